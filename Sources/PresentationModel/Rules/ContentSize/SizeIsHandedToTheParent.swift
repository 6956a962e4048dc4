enum SizeIsHandedToTheParent: Rule {
  static let id = RuleID.bar10
  static let question = Question.contentSize
  static let versions = Versions(.everywhere, "iOS 8–27, **docs** too.")

  /// Who receives a controller's new preferred size.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<ContentSize.Listener> {
    if let parent = world.hierarchy.parent(of: x) {
      return decides(.parent(parent), on: parent, "gets the size that \(x) wants")
    }
    guard let presentation = world.hierarchy.presentations[x] else {
      return declines(
        x, leaving: .nobody, "has no parent and is not presented: no container gets the size that it wants")
    }
    let style = presentation.adaptedStyle
    return takesTheSize(presentation)
      ? decides(.presentation, on: x, "its presentation controller gets the size, and takes it")
      : decides(.presentation, on: x, "its presentation controller gets the size, and ignores it: \(style) has its own")
  }

  /// Popovers, form sheets and custom presentations are as large as their controllers want to be.
  private static func takesTheSize(_ presentation: Presentation) -> Bool {
    switch presentation.adaptedStyle {
    case .popover, .formSheet: true
    case .custom: presentation.own == nil
    default: false
    }
  }

  /// A navigation controller takes the size of its top over; nil for every other parent, which passes nothing on.
  static func judge(_ parent: ControllerID, takesFrom x: ControllerID, _ world: World) -> Finding<Void>? {
    guard world.hierarchy.kind(of: parent).isNavigation else { return nil }
    guard world.top(of: parent) == x else { return declines(parent, "ignores it: \(x) is not its top") }
    return decides((), on: parent, "takes the size of its top controller")
  }

  static let entry = RuleEntry(
    title: "preferredContentSize is handed to the parent or to the presentation controller",
    inShort: """
      A change of preferredContentSize is reported to the parent, or to the presentation controller of a \
      presented view controller.
      """,
    statement: """
      Assigning a different `preferredContentSize` to x calls `preferredContentSizeDidChange(forChildContentContainer: x)` on x's
      parent, or, for a presented root, on its active presentation controller. A parent passes nothing on by itself, except that a navigation
      controller's size becomes that of its top controller, on assigning and after every push (not after a pop), so the call goes on from it.
      Popovers, form sheets and `.custom` take the size of the presented root; other styles ignore it. `.zero` means no wish.
      """,
    evidence: [
      .documented(
        "Apple `preferredContentSize`, `UIContentContainer`; Design documents 0 and 1 (a container may use it)."),
      .observed("Neuburg, popovers example (adjusts by itself; size does not come back after navigating back)."),
      .inferred("which styles use it, and the moment of the call."),
    ],
    example: """
      popover M = `N▸W`: `W.preferredContentSize = CGSize(width: 300, height: 200)`: N has it, M's popover controller gets it.
      """)
}
