/// The user opens a link to the app, which is in front: UIKit hands it to the scene's delegate, or to the app's in an app
/// without scenes. A web address is a universal link, and comes as an activity.
extension Checker {
  /// `device.open("shop://offer/7")`
  func opensLink(_ parts: [SyntaxNode.ID]) -> Bool {
    // An app's code may have a `device` of its own.
    (swift.builders.isEmpty || isStepCode) && parts.count == 3 && tree[parts[0]].name == .device
      && tree[parts[2]].kind == .call && tree[parts[1]].name.map { text($0) } == "open"
  }

  mutating func lowerLink(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard opensLink(parts) else { return nil }
    let given = arguments(parts[2])
    let isText = given.count == 1 && given[0].label == nil
    guard isText, let value = given.first?.value, tree[value].kind == .stringLiteral, tree.text(of: value, has: ":")
    else {
      reportLink("a link is a text with a scheme", node, "write it as in 'device.open(\"shop://offer/7\")'")
      return (.none, .unknown)
    }
    if isAway {
      report("check.device", Self.isAwayComplaint, at: tree[node].range)
      return (.none, .unknown)
    }
    let isWeb = ["\"http://", "\"https://"].contains { tree.lineText(of: value).hasPrefix($0) }
    let hasScenes = program.hasScenes ?? scenesByCode()?.hasScenes ?? delegates(.application(isWeb: isWeb)).isEmpty
    let asked: LinkMethod = hasScenes ? .scene(isWeb: isWeb) : .application(isWeb: isWeb)
    let found = delegates(asked)
    guard !found.isEmpty, let make = maker(asked) else {
      let other: LinkMethod = hasScenes ? .application(isWeb: isWeb) : .scene(isWeb: isWeb)
      reportLink(
        "no delegate of the file opens the link: UIKit calls '\(asked.text)'", node,
        delegates(other).isEmpty
          ? "paste the delegate that has it"
          : "the app has \(hasScenes ? "" : "no ")scenes, so UIKit does not call '\(other.text)'")
      return (.none, .unknown)
    }
    let link = builder.slot()
    emit(.call(make.body, on: nil, [lowerArgument(value, .value(.string))], to: link), node)
    for (owner, method) in found { callDelegate(method, of: owner, handing: .slot(link), at: 1, in: node) }
    return (.none, .unknown)
  }

  private mutating func reportLink(_ message: String, _ node: SyntaxNode.ID, _ advice: String) {
    report("check.device", message, at: tree[node].range, notes: [.init(advice)])
  }

  /// A delegate's method that UIKit calls for a link.
  private enum LinkMethod {
    case scene(isWeb: Bool), application(isWeb: Bool)

    var name: String { if case .scene = self { "scene" } else { "application" } }

    var labels: [String] {
      switch self {
      case .scene(let isWeb): ["", isWeb ? "continue" : "openURLContexts"]
      case .application(let isWeb): isWeb ? ["", "continue", "restorationHandler"] : ["", "open", "options"]
      }
    }

    var text: String { "\(name)(\(labels.map { "\($0.isEmpty ? "_" : $0):" }.joined()))" }

    /// The name of the function that makes what is handed over, of the link's text.
    var maker: String {
      switch self {
      case .scene(isWeb: true), .application(isWeb: true): "activity"
      case .scene: "contexts"
      case .application: "url"
      }
    }
  }

  /// The function of ``FrameworkSource`` that makes what a method is handed.
  private mutating func maker(_ method: LinkMethod) -> SwiftMethod? {
    guard let name = names.find("_OpenedLink"), let own = existingClass(name), let word = names.find(method.maker)
    else {
      return nil
    }
    return swift.members[own.index]?.methods[word.id]?.first
  }

  /// The delegates of the file that have a method.
  private func delegates(_ method: LinkMethod) -> [(owner: ClassID, method: SwiftMethod)] {
    guard let name = names.find(method.name) else { return [] }
    return swift.members.keys.sorted().compactMap { row in
      let own = swift.members[row]?.methods[name.id]?.first { own in
        own.block != nil && !own.isStatic && own.parameters.map { $0.label } == method.labels
      }
      return own.map { (ClassID(row), $0) }
    }
  }
}
