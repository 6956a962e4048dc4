enum NavigationAndSplitViewsOverrideShow: Rule {
  static let id = RuleID.shw02
  static let question = Question.show
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Why a controller counts as one that overrides the method; nil for one that does not.
  static func ground(_ x: ControllerID, _ method: Show.Method, _ world: World) -> Ground? {
    if world.overrides(x, method.callback) { return ground(x, "has a body of its own for it") }
    switch world.hierarchy.kind(of: x) {
    case .split: return ground(x, "is a UISplitViewController, which overrides both methods")
    case let kind where kind.isNavigation && method == .show:
      return ground(x, "is a UINavigationController, which overrides show(_:sender:)")
    default: return nil
    }
  }

  /// The file's own method runs, in place of UIKit's.
  static func ofTheFile(_ x: ControllerID, _ method: Show.Method) -> Finding<Void> {
    decides(
      (), on: x,
      method == .show
        ? "has a body of its own for show(_:sender:): that runs in place of UIKit's"
        : "has a body of its own for showDetailViewController(_:sender:): that runs in place of UIKit's")
  }

  static let entry = RuleEntry(
    title: "Navigation and split view controllers override show, split view controllers showDetail",
    inShort: "Navigation controllers and split view controllers implement show; tab bar controllers do not.",
    statement: """
      `show`: UINavigationController, UISplitViewController. `showDetailViewController`: UISplitViewController. No other class of
      UIKit overrides either: a tab bar, page view or search controller is passed through.
      """,
    evidence: [
      .documented(
        #"show(_:sender:) ("UISplitViewController and UINavigationController override"), showDetailViewController(_:sender:); Design document 0 (navigation controllers override it with a push)."#
      ),
      .observed("a tab bar controller overrides neither (charon)."),
      .inferred("nobody else."),
    ],
    example: """
      tabs > a, `a.show(b, sender: nil)`: SHW-03.
      """)
}
