enum WhoHoldsWhom: Rule {
  static let id = RuleID.rel01
  static let question = Question.release
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What keeps a controller alive, apart from its name; nil where nothing does.
  ///
  /// - Parameters:
  ///   - x: the controller.
  ///   - isInAHandler: whether a completion handler that has not run keeps it alive, which only a run knows.
  ///   - line: on which its presentation controller was read, where that was.
  static func judge(
    _ x: ControllerID, isInAHandler: Bool, wasReadOn line: Because.Naming, _ world: World
  ) -> Finding<Void>? {
    let hierarchy = world.hierarchy
    if let parent = hierarchy.parent(of: x) { return decides((), on: x, "its parent \(parent) holds it") }
    if let presenter = hierarchy.directPresenter(x) {
      return decides((), on: x, "\(presenter) presents it, and holds it")
    }
    if let window = hierarchy.windowWithRoot(x) {
      return decides((), on: x, "is the root of \(window), which holds it")
    }
    if case .inside(let host) = hierarchy.place(of: x) {
      return decides((), on: x, "its view lies in that of \(host), which holds it")
    }
    // A replaced root that still presents lives until what it presents is dismissed
    // (`ReplacedRootKeepsItsPresentation`, WIN-03).
    if let presented = hierarchy.directlyPresented(x) {
      return decides((), on: x, "presents \(presented), and is held until that is dismissed")
    }
    if hierarchy.hasPresenterInside(x) {
      return decides((), on: x, "something in it presents, and it is held until that is dismissed")
    }
    if let tabs = world.tabBarHolding(x) {
      return decides((), on: x, "is a tab of \(tabs) behind More, which holds it")
    }
    if let split = world.splitViewHolding(x) {
      return hierarchy.columns[split]?.discarded == x
        ? decides((), on: x, "was discarded by \(split) when that collapsed, which keeps it until it expands")
        : decides((), on: x, "is a column of \(split), which holds it")
    }
    if hierarchy.frozen.has(x) { return holdsItself(x, wasReadOn: line) }
    if world.holdingTransition(of: x) != nil {
      return decides((), on: x, "stays alive: a transition that is running holds it")
    }
    if hierarchy.kind(of: x) == .search, let host = hierarchy.searchHost(x) {
      return decides((), on: x, "the navigation item of \(host) holds it")
    }
    if isInAHandler { return decides((), on: x, "a completion handler that has not run holds it") }
    if world.heldBySlots.has(x) {
      return decides((), on: x, "a variable, a property or a closure of the file's code holds it")
    }
    return nil
  }

  /// The versions in which a visible window in which something is presented needs nobody else to hold it.
  static let keepsPresentingWindows = VersionRange.upTo(12)

  /// What keeps a window of code's alive, apart from the file's variables and properties; nil where nothing does.
  static func judge(window: WindowID, _ world: World) -> Finding<Void>? {
    let state = world.hierarchy.windows[Int(window.index)]
    guard keepsPresentingWindows.contains(world.profile), state.isVisible, let root = state.root else { return nil }
    guard world.hierarchy.directlyPresented(root) != nil || world.hierarchy.hasPresenterInside(root) else { return nil }
    return decides(
      (), on: root, "\(window) is on screen with what is presented in it, and UIKit holds it", part: windows)
  }

  /// The part about windows that code makes.
  static let windows = RulePart(1)

  /// A presentation controller that was read and that no presentation has taken.
  ///
  /// - Parameter line: on which it was read.
  static func holdsItself(_ x: ControllerID, wasReadOn line: Because.Naming) -> Finding<Void> {
    decides(
      (), on: x, "its presentation controller was read, and the two hold each other until a presentation has ended",
      silence: .x12, naming: SilentNames(x, value: line))
  }

  /// Whether a controller has no place in the hierarchy: nothing but its name and itself can hold it.
  static func isLeftToItself(_ x: ControllerID, _ world: World) -> Bool {
    let hierarchy = world.hierarchy
    return hierarchy.isPlaceless(x) && hierarchy.directlyPresented(x) == nil && !hierarchy.hasPresenterInside(x)
      && world.tabBarHolding(x) == nil && world.splitViewHolding(x) == nil && world.holdingTransition(of: x) == nil
      && !world.heldByCalls.has(x)
  }

  static let neverTaken = UIKitMessage(
    .x12, .silent,
    [],
    condition:
      "STY-04, REL-01: a statement has made a presentation controller (`presentationController`, or `popoverPresentationController`, `sheetPresentationController` where the style is theirs) that no later `present` of that controller takes; also where it is read again after the dismissal",
    effect: "more stays alive: the controller is never released",
    cure: "read it only where the controller is presented afterwards",
    sources:
      "openradar 19167124 (iOS 8), allaboutapps/ios-starter#12 (iOS 13), software-mansion/react-native-screens#378, openradar 36256721 (11.2)",
    evidence: "observed",
    notes: "line {n} made a presentation controller for {vc}: {vc} is not released until a presentation of it has ended"
  )

  static let entry = RuleEntry(
    title: "Who holds whom",
    inShort: """
      Parents keep their children and presenting view controllers keep what they present; delegates and links \
      upwards are weak.
      """,
    statement: """
      Strong: window → root; parent → children (from `addChild` or the stack's change to the cut of the parent link); presenter →
      presented (from the call to the cut of the link); tab bar, split and search controllers → what their properties name; a queued or running
      transition → both parties and everybody in its groups; a completion handler or put-off call → what it mentions; `navigationItem.searchController`; a
      controller and the presentation controller that STY-04 made for it → each other, until a presentation of it has ended (so one that is
      never presented, a window's root or a pushed one, is never released: X-12; reading it again after the dismissal makes a new one). Weak:
      child → parent, presented → presenter, every delegate, `transitioningDelegate`. The scenario's names: REL-02. Nobody but code holds a
      window that code has made: when its last holder has gone, all that is in it disappears at the end of the step, what is presented in it
      too, the links are cut, and the root goes. Up to iOS 12 UIKit holds a visible window until what is presented in it has been dismissed.
      """,
    evidence: [
      .documented("the properties."),
      .observed(
        "deinit logs (aokiplayer iOS 12.2, hdk2200 iOS 17.5); the cycle of STY-04: openradar 36256721 (11.2), software-mansion/react-native-screens#378 (2020: screens whose presentationController was read leak, those that are really presented do not), allaboutapps/ios-starter#12 (iOS 13: read in presentationControllerDidDismiss, never released). An active search under a push: SCH-04. Not followed: CHO-61."
      ),
      .observed(
        "windows: firebase/FirebaseUI-iOS#786 (2019: an alert in a window of a local variable stays up to iOS 12, and goes right away on 13), fastred/DeallocationChecker#18 (2022), dbettermann/DBAlertController#7 (2015: the window goes when its alert has).",
        of: windows),
      .inferred("the callbacks of a window that goes, and what exactly held it up to iOS 12.", of: windows),
    ],
    example: """
      a ← b ← c, a dismisses: nobody holds b or c any more.

      `let w = UIWindow(frame: UIScreen.main.bounds)` in a method, a root, `w.makeKeyAndVisible()`, an alert presented on the root: when
      the method has returned and the step is over the alert is gone; on `ios 12` it stays.

      window > a, `_ = a.presentationController`, `window.rootViewController = b`: no `a.deinit`; without the reading it comes.
      """)
}
