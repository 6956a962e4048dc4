enum SearchMakesItsHostDefineAContext: Rule {
  static let id = RuleID.ctx07
  static let question = Question.presenter
  static let versions = Versions(.from(13), "iOS 13+.")

  /// Whether being shown by a navigation controller makes `host` define the context.
  static func defines(_ host: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    guard let parent = hierarchy.parent(of: host), hierarchy.kind(of: parent).isNavigation else { return false }
    let key = PropertyKey(owner: .facet(.navigationItem, host), property: .searchController)
    // Where nobody knows whether there is one, who looks for the context asks.
    guard case .controller? = hierarchy.assigned.values[key] else { return false }
    return hierarchy.lastChild(of: parent) == host
  }

  /// A host that its navigation controller shows defines the context from now on.
  static func judge(_ host: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), defines(host, world.hierarchy), !world.hierarchy.has(host, .definesForSearch) else {
      return nil
    }
    return decides(true, on: host, "its installed search controller makes it define the context")
  }

  /// The mark of a controller that its search controller has made define a context.
  static let mark = ControllerFlags.definesForSearch

  /// What makes a controller define a context, if its search controller has.
  static func ground(_ x: ControllerID, _ world: World) -> Ground? {
    guard world.hierarchy.has(x, mark) else { return nil }
    return ground(x, "its installed search controller made it define the context")
  }

  static let entry = RuleEntry(
    title: "From iOS 13 an installed search controller makes its host define the context",
    inShort: """
      From iOS 13 a view controller whose navigation item has a search controller defines a presentation context \
      automatically.
      """,
    statement: """
      When a controller whose `navigationItem.searchController` is non-nil is shown by a navigation controller, that controller's
      `definesPresentationContext` becomes true, and stays so.
      """,
    evidence: [
      .documented("iOS & iPadOS 13 release notes, UIKit (31338934)."),
      .observed("Neuburg, searchable table example; apps that show alerts from such hosts (deltachat/deltachat-ios)."),
    ],
    example: """
      `T▸N▸V`, V has a search controller, `V.present(X)` current context: presenter V on `ios 13`, N on `ios 12`.
      """)
}
