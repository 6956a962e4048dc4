enum TabsSelectStacksPop: Rule {
  static let id = RuleID.seg15
  static let question = Question.unwinding
  static let versions = Versions(.from(9), "iOS 9–27, docs.")

  /// What a container does by itself towards the next one down.
  static func judge(_ container: ControllerID, towards next: ControllerID, _ world: World) -> Finding<Unwinding.Move> {
    switch step(container, towards: next, world) {
    case .selects: decides(.selects, on: container, "selects \(next)")
    case .pops: decides(.pops, on: container, "pops to \(next)")
    case .nothing:
      world.hierarchy.kind(of: container).isNavigation
        ? declines(container, leaving: .nothing, "has \(next) on top already")
        : declines(container, leaving: .nothing, "does nothing of its own towards \(next)")
    }
  }

  /// The same without a word.
  static func step(_ container: ControllerID, towards next: ControllerID, _ world: World) -> Unwinding.Move {
    let kind = world.hierarchy.kind(of: container)
    if kind == .tabBar { return .selects }
    return kind.isNavigation && world.top(of: container) != next ? .pops : .nothing
  }

  static let entry = RuleEntry(
    title: "Tab bars select, stacks pop, others do nothing",
    inShort: """
      While unwinding, tab bar controllers select the right tab and navigation controllers pop; other containers \
      do nothing.
      """,
    statement: """
      Default `unwind(for:towards: y)`: UITabBarController: `selectedViewController = y`; UINavigationController:
      `popToViewController(y, animated:)`, nothing if y is its top; every other class: nothing. A class body with
      `on unwind(for:towards:) { … }` adds its statements after the default.
      """,
    evidence: [
      .documented("unwind(for:towards:) (tab bar selects; others should not override)."),
      .observed("Neuburg p. 326, 327."),
    ],
    example: """
      nav[a, b, s], backHome on a: `nav.unwind(for: "Back", towards: a)`, then the lines of a pop from s to a (NAV-07).
      """)
}
