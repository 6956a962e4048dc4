enum VisibleWindowShowsItsRoot: Rule {
  static let id = RuleID.win01
  static let question = Question.window
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static let hiding = Schedule(call: [.willDisappear(.going), .didDisappear(.going)])

  /// A window that was hidden is shown, or the other way round.
  static func judge(_ window: WindowID, isVisible: Bool, _ world: World) -> Finding<Void> {
    let root = world.hierarchy.windows[Int(window.index)].root
    return isVisible
      ? decides((), on: root, "\(window) is made visible and shows its root")
      : decides((), on: root, "\(window) is hidden, and its views stay where they are")
  }

  /// The window that code made key last, where it is hidden: nobody knows which one is key then; nil where it is visible.
  static func judge(key: WindowID, _ world: World) -> Finding<WindowID>? {
    let window = world.hierarchy.windows[Int(key.index)]
    guard !window.isVisible else { return nil }
    return decides(
      key, on: window.root, "\(key) was key and is hidden: no other window is taken for the key one", raising: .cho81)
  }

  static let entry = RuleEntry(
    title: "A window shows its root when it is made visible",
    inShort: "A window shows its root view controller when it becomes visible, not before.",
    statement: """
      Launch makes each window key and visible in file order; the last is key; without a root WIN-05, WIN-06. A window made visible
      later (`makeKeyAndVisible()`, `isHidden = false`): root load, WA, IA at once, DA after the commit. `isHidden = true`: WD, DD of
      shown(root) and of what is presented above it; the views stay in the window. A `present` in a hidden window's tree is accepted as in a
      visible one; who comes there disappears again when the step has finished. `makeKey()`, levels: no events. A key window
      that is hidden is not key any more, and no other one is taken for it (CHO-81). No walk crosses from one window
      to another.
      """,
    evidence: [
      .documented("makeKeyAndVisible()."),
      .observed(
        "launch logs (ORD-10). A call on the tree of a hidden window is accepted as on a visible one: SwifterSwift/SwifterSwift, UIViewControllerExtensionsTests (iOS 12 to 17: the links are set, nothing is refused). A window made key and visible, an overlay put away: Tinder/Nodes, wix/react-native-navigation (16–26)."
      ),
      .inferred("Hiding, who comes in a hidden window, and that a hidden one is not key."),
    ],
    example: """
      `window overlay` over `window`: events of one bring none in the other.
      """)
}
