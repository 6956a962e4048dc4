/// What chapters 1 and 2 of the rulebook say, written down once more as plainly as they read: dictionaries, no sharing
/// with the simulator. It knows calls of `present` and `dismiss`, also several in a turn and cancelled ones, pushes, and
/// what the properties answer when they have settled. Third edition of the rulebook.
///
/// Not in it: delegates that adapt, pops, gestures, view loading, the order of callbacks.
struct Reference {
  /// A controller.
  struct Controller {
    var kind: String
    /// `<UIViewController a>`.
    var text: String
    var parent: Int?
    var children: [Int] = []
    /// Whose view holds its view, without being its parent (CON-08).
    var host: Int?
    var presented: Int?
    var presenter: Int?
    /// `modalPresentationStyle`, nil if never assigned.
    var style: String?
    var transitionStyle = "coverVertical"
    var definesContext: Bool?
    /// What its transitioning delegate makes for `.custom`: class, `shouldPresentInFullscreen`,
    /// `shouldRemovePresentersView`.
    var custom = ("UIPresentationController", true, false)
    /// Whether its popover has a `sourceView`; who gives it one has read its popover controller (STY-04).
    var isAnchored = false
    /// Whether its transitioning delegate has an animator for its dismissal.
    var hasAnimator = false
  }

  /// A presentation, under its presented controller.
  struct Showing {
    var presented: Int
    var source: Int
    var presenter: Int
    var requested: String
    var active: String
    var isContext: Bool
    /// The transition style that was played.
    var played = ""
    var hasBegun = false
    var hasEnded = false
    /// A dismissal that takes it has been asked for, has begun.
    var isGoing = false
    var goesNow = false
    /// A dismissal without animation has been asked of its presenter (PRE-09).
    var goesWithoutAnimation = false
    /// Held open by `begin`.
    var isHeld = false
    /// What is asked of it before it has begun waits (PRE-01 2).
    var letsWait = false
    /// Handlers of `present` and of `dismiss` that have not been called.
    var comingHandlers = 1
    var goingHandlers = 0
  }

  /// A `present` that is put off.
  struct Waiting {
    var x: Int?
    var source: Int
  }

  /// What a call came to.
  struct Verdict: Equatable {
    var lines: [String] = []
    var exception: String?
    /// Whether anything was presented or dismissed.
    var isAccepted = false
  }

  var all: [Int: Controller] = [:]
  var showings: [Int: Showing] = [:]
  var root = 0
  /// 8 to 26; 12 for the documents.
  var version = 26
  var minor = 0
  var isDocuments = false
  var device = "iPhone"
  var isPortrait = true
  /// `C` or `R`.
  var width = "C"
  var height = "R"
  /// Asked for in this turn, in order: a presented controller, and whether it comes.
  var asked: [(x: Int, comes: Bool)] = []
  /// PRE-01.
  var waiting: [Waiting] = []
  var stacks = Stacks()
  /// How many completion handlers the step has called.
  var called = 0
  /// Whose `animationController(forDismissed:)` the step has asked.
  var animated: [Int] = []

  // MARK: Containment

  func top(_ x: Int) -> Int { all[x]!.parent.map { top($0) } ?? x }

  func upwards(_ x: Int) -> [Int] { [x] + (all[x]!.parent.map { upwards($0) } ?? []) }

  func descendants(_ x: Int) -> [Int] { all[x]!.children.flatMap { [$0] + descendants($0) } }

  /// SPL-03: what a window of compact width makes of split view controllers that it shows.
  mutating func collapseSplits() {
    guard width == "C" else { return }
    var pending = [root]
    while let x = pending.popLast() {
      if all[x]!.kind == "split", all[x]!.children.count == 2 {
        let (primary, secondary) = (all[x]!.children[0], all[x]!.children[1])
        all[x]!.children = [primary]
        all[secondary]!.parent = nil
        if all[primary]!.kind == "navigation" {
          all[primary]!.children.append(secondary)
          all[secondary]!.parent = primary
        }
      }
      pending += all[x]!.children.filter { shows(x, $0) }
    }
  }

  // MARK: QRY-07

  /// Whether a container shows a child.
  func shows(_ x: Int, _ child: Int) -> Bool {
    switch all[x]!.kind {
    case "navigation": topsInWindow(x).contains(child)
    case "tabBar": all[x]!.children.first == child
    default: true
    }
  }

  func hasPlace(_ x: Int) -> Bool {
    if x == root { return true }
    if let parent = all[x]!.parent { return isInWindow(parent) && shows(parent, x) }
    if let host = all[x]!.host { return isInWindow(host) }
    guard let showing = showings[x], showing.hasBegun else { return false }
    return showing.isContext ? hasPlace(showing.presenter) : true
  }

  func isInWindow(_ x: Int) -> Bool {
    hasPlace(x) && !showings.values.contains { $0.hasEnded && !$0.goesNow && removed(by: $0).contains(x) }
  }

  /// REM-01, REM-02, REM-05: whose views a presentation takes out.
  func removed(by showing: Showing) -> [Int] {
    if own(showing.presented) != nil { return [] }
    switch showing.active {
    case "fullScreen":
      guard isDocuments else { return [showing.presenter] }
      var levels = [showing.presenter]
      while let below = all[top(levels.last!)]!.presenter { levels.append(top(below)) }
      return levels
    case "currentContext": return [showing.presenter]
    case "custom": return all[showing.presented]!.custom.2 ? [showing.presenter] : []
    default: return []
    }
  }

  // MARK: Other queries

  /// QRY-01.
  func presentedViewController(_ x: Int) -> Int? {
    let x = all[x]!
    return x.presented ?? x.parent.flatMap { presentedViewController($0) }
  }
  /// QRY-02.
  func presentingViewController(_ x: Int) -> Int? {
    let x = all[x]!
    return x.presenter ?? x.parent.flatMap { presentingViewController($0) }
  }
  /// QRY-04.
  func container(_ x: Int, _ kind: String) -> Int? { upwards(x).dropFirst().first { all[$0]!.kind == kind } }

  // MARK: Presenter

  /// CTX-06.
  func definesContext(_ x: Int) -> Bool {
    if let assigned = all[x]!.definesContext { return assigned }
    let kind = all[x]!.kind
    return kind == "navigation" || kind == "tabBar" || isDocuments && (kind == "split" || kind == "page")
  }

  /// CTX-03.
  func isFree(_ top: Int) -> Bool {
    guard let presenter = all[top]!.presenter else { return true }
    if !showings[top]!.isContext { return true }
    return all[presenter]!.parent == nil && isFree(presenter)
  }

  /// CTX-01 to CTX-05, CTX-08.
  func presenter(of x: Int, from source: Int) -> Int {
    if isContextBased(x) { return upwards(source).first { definesContext($0) } ?? top(source) }
    var a = top(source)
    if isDocuments { return a }
    while !isFree(a) {
      var b = a
      while all[b]!.parent == nil { b = all[b]!.presenter! }
      a = top(b)
    }
    return a
  }
}
