enum DetachedSourceIsWarned: Rule {
  static let id = RuleID.pre12
  static let question = Question.refusal
  static let versions = Versions(.everywhere, "iOS 8–27, text by version. **docs:** as iOS 12.")

  /// No chain of parents and presenting controllers leads from the source to a window's root, or its view is about to
  /// enter: UIKit warns, and presents all the same.
  static func judge(_ call: PresentCall, _ world: World) -> Finding<Utterance> {
    if isDetached(call.source, world.hierarchy) {
      return decides(
        line(of: call, world), on: call.source,
        "no chain of parents and presenters leads to a window's root: UIKit logs a warning and continues")
    }
    if isAboutToAppear(call.source, world) {
      return decides(
        line(of: call, world), on: call.source,
        "is about to appear, and its view is in no window yet: UIKit logs a warning and continues")
    }
    return declines(call.source, "parents and presenters lead from it to a window's root")
  }

  /// The line of the version's generation.
  private static func line(of call: PresentCall, _ world: World) -> Utterance {
    let generations = [detachedUpTo13, detachedFrom14, detachedFrom17]
    let message = generations.first { $0.wording(for: world.profile) != nil } ?? detachedFrom17
    return message.says(.controller("presented", call.presented), .controller("source", call.source))
  }

  /// Whether no chain of parents and presenters leads from the source to a window's root.
  static func isDetached(_ source: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: source)) == nil
  }

  /// Whether the source has had viewWillAppear, or loads its view for that, and is in no window yet.
  static func isAboutToAppear(_ source: ControllerID, _ world: World) -> Bool {
    guard !world.hierarchy.isInWindow(source) else { return false }
    if world.hierarchy.state(of: source) == .appearing { return true }
    guard let speaking = world.speaking, speaking.controller == source,
      speaking.callback == .viewDidLoad || speaking.callback == .loadView
    else { return false }
    // Another tab or a view below in a stack loads for nothing that comes.
    return !WindowFollowsPlaces.isHiddenByAContainer(source, world)
  }

  static let detachedUpTo13 = UIKitMessage(
    .pl04, .proceeds,
    [
      .init(
        .upTo(13),
        "Presenting view controllers on detached view controllers is discouraged {source}.")
    ],
    condition:
      "PRE-12: the source's view is in a window, but no chain of parents and presenters leads from it to a window's root (a view put in by `addSubview` without `addChild`); or the source is about to appear and its view is in no window yet",
    effect: "presented; the presenting view controller is the outermost container of the source's own tree",
    cure:
      "`addChild` the controller whose view you add, or present from the controller whose view it lies in; where it is about to appear, present in `viewDidAppear`",
    versions: "iOS ≤ 13",
    sources:
      "John-Lluch/SWRevealViewController#344, stefanceriu/SCPageViewController#16, GabrielAlva/SwiftPages#18, LeoNatan/LNPopupController#147",
    evidence: "observed")

  static let detachedFrom14 = UIKitMessage(
    .pl05, .proceeds,
    [
      .init(
        .from(14, to: 16),
        "Presenting view controller {presented} from detached view controller {source} is discouraged.")
    ],
    condition: "PRE-12: as P-L04",
    effect: "as P-L04",
    cure:
      "`addChild` the controller whose view you add, or present from the controller whose view it lies in; where it is about to appear, present in `viewDidAppear`",
    versions: "iOS 14–16",
    sources: "davidscheutz/swiftui-infinite-navigation#8 (iOS 16)",
    evidence: "observed")

  static let detachedFrom17 = UIKitMessage(
    .pl06, .proceeds,
    [
      .init(
        .from(17),
        "Presenting view controller {presented} from detached view controller {source} is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure {source} is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release."
      )
    ],
    condition: "PRE-12: as P-L04",
    effect: "as P-L04",
    cure:
      "`addChild` the controller whose view you add, or present from the controller whose view it lies in; where it is about to appear, present in `viewDidAppear`",
    versions: "iOS 17+",
    sources:
      "LeoNatan/LNPopupController#560 (February 2024), minjae1995.tistory.com/59 (from viewWillAppear of a tab), lodev09/react-native-true-sheet#661 (iOS 26, word for word)",
    evidence: "observed")

  static let entry = RuleEntry(
    title: "A detached source is warned, not refused",
    inShort: """
      Presenting from a view controller that is not part of the window's hierarchy yet, or was never added with \
      addChild, works but prints a warning.
      """,
    statement: """
      Let R = the outermost container of the source view controller S, then, while R is presented, the outermost container of its
      presenting view controller. If R is no window's root, or S is about to appear and its view is in no window yet (the call stands in its
      viewDidLoad or viewWillAppear, and the presenting view controller is another one): print, and go on.
      - iOS ≤ 13: `Presenting view controllers on detached view controllers is discouraged <S>.`
      - iOS 14–16: `Presenting view controller <X> from detached view controller <S> is discouraged.`
      - iOS 17+, wrapped here:

        ```
        Presenting view controller <X> from detached view controller <S> is not supported, and may result in incorrect safe area insets and
        a corrupt root presentation. Make sure <S> is in the view controller hierarchy before presenting from it. Will become a hard
        exception in a future release.
        ```
      """,
    evidence: [
      .observed(
        "John-Lluch/SWRevealViewController#344; davidscheutz/swiftui-infinite-navigation#8; LeoNatan/LNPopupController#560. The second condition: minjae1995.tistory.com/59 (iOS 17 or 18: `present` in viewWillAppear of a tab that is shown for the first time prints the line, in viewDidAppear it does not), mcmatan/JVTImageFilePicker#8 (iOS 10, the older text, from a list embedded in a running app)."
      ),
      .inferred(
        "a tab that is shown again, the root of a navigation controller, pages, viewDidLoad; that a call which PRE-01 defers or PRE-10 refuses does not print this line."
      ),
    ],
    example: """
      W's view was added to V's view by `addSubview` without `addChild`; `W.present(X)`: presented by W, with the line.

      `ios 17`, window > tabs > a, b, `on b.viewWillAppear { b.present(X, animated: true) }`, `tabs.selectedIndex = 1`: P-L06 for
      b; in `b.viewDidAppear`: no line.
      """)
}
