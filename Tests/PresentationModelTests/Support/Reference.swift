/// What chapters 1 and 2 of the rulebook say, written down once more as plainly as they read: dictionaries, no sharing
/// with the simulator. It knows calls of `present` and `dismiss`, one at a time, and what the properties answer when
/// they have settled.
///
/// Not in it: delegates that adapt, animators, stack changes, gestures, view loading, the order of callbacks.
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
    /// Whether its popover has a `sourceView`.
    var isAnchored = false
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
    /// Held open by `begin`.
    var isHeld = false
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
  var isDocuments = false
  var device = "iPhone"
  var isPortrait = true
  /// `C` or `R`.
  var width = "C"
  var height = "R"
  /// Asked for in this turn, in order: a presented controller, and whether it comes.
  var asked: [(x: Int, comes: Bool)] = []

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
    case "navigation": all[x]!.children.last == child
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
  func presentedViewController(_ x: Int) -> Int? { upwards(x).compactMap { all[$0]!.presented }.first }
  /// QRY-02.
  func presentingViewController(_ x: Int) -> Int? { upwards(x).compactMap { all[$0]!.presenter }.first }
  /// QRY-04.
  func container(_ x: Int, _ kind: String) -> Int? { upwards(x).dropFirst().first { all[$0]!.kind == kind } }

  // MARK: Style

  /// STY-03: the presentation a class brings itself.
  func own(_ x: Int) -> String? {
    let isPopover = (device == "iPad" || device == "Mac") && width == "R"
    switch all[x]!.kind {
    case "alert": return "alert"
    case "actionSheet": return isPopover ? "sheet popover" : "sheet"
    case "activity": return isPopover ? "activity popover" : "activity"
    case "search": return "search"
    default: return nil
    }
  }

  /// STY-01, STY-02, STY-03.
  func requestedStyle(_ x: Int) -> String {
    switch all[x]!.kind {
    case "alert", "search": return "custom"
    case "actionSheet", "activity": return "popover"
    default: break
    }
    let standard = device == "TV" || isDocuments || version <= 12 ? "fullScreen" : "automatic"
    let style = all[x]!.style ?? standard
    if style != "automatic" { return style }
    return version >= 18 ? "formSheet" : "pageSheet"
  }

  /// CTX-01.
  func isContextFamily(_ x: Int) -> Bool {
    if let own = own(x) { return own == "search" }
    let style = requestedStyle(x)
    return style == "currentContext" || style == "overCurrentContext" || style == "custom" && !all[x]!.custom.1
  }

  /// ADP-01, ADP-04: nobody here has a delegate.
  func activeStyle(_ x: Int) -> String {
    let style = requestedStyle(x)
    if own(x) != nil || isContextFamily(x) { return style }
    let table: [String]
    switch (style, isDocuments, version >= 13) {
    case ("popover", true, _): table = ["fullScreen", "fullScreen", style, style]
    case ("popover", _, true): table = ["formSheet", "formSheet", "formSheet", style]
    case ("popover", _, false): table = ["fullScreen", "fullScreen", "formSheet", style]
    case ("pageSheet", true, _), ("formSheet", true, _):
      table =
        isPortrait
        ? ["fullScreen", "fullScreen", "fullScreen", "fullScreen"] : ["fullScreen", "fullScreen", style, style]
    case ("pageSheet", _, false), ("formSheet", _, false): table = ["fullScreen", "fullScreen", style, style]
    default: return style
    }
    return table[(width == "C" ? 0 : 2) + (height == "C" ? 0 : 1)]
  }

  /// PCC-02.
  func presentationControllerClass(_ x: Int, _ style: String) -> String {
    switch own(x) {
    case "alert": return "_UIAlertControllerAlertPresentationController"
    case "sheet": return "_UIAlertControllerActionSheetCompactPresentationController"
    case "sheet popover": return "_UIAlertControllerActionSheetRegularPresentationController"
    case "activity popover": return "UIPopoverPresentationController"
    case "activity", "search": return "UIPresentationController"
    default: break
    }
    switch style {
    case "fullScreen": return "_UIFullscreenPresentationController"
    case "overFullScreen": return "_UIOverFullscreenPresentationController"
    case "currentContext": return "_UICurrentContextPresentationController"
    case "overCurrentContext": return "_UIOverCurrentContextPresentationController"
    case "pageSheet": return "_UIPageSheetPresentationController"
    case "formSheet": return "_UIFormSheetPresentationController"
    case "popover": return "UIPopoverPresentationController"
    case "blurOverFullScreen": return "_UIBlurOverFullscreenPresentationController"
    default: return all[x]!.custom.0
    }
  }

  // MARK: Presenter

  /// CTX-06.
  func definesContext(_ x: Int) -> Bool {
    if let assigned = all[x]!.definesContext { return assigned }
    let kind = all[x]!.kind
    return kind == "navigation" || kind == "tabBar" || isDocuments && (kind == "split" || kind == "page")
  }

  /// CTX-03.
  func coversScreen(_ top: Int) -> Bool {
    guard let presenter = all[top]!.presenter else { return true }
    if !showings[top]!.isContext { return true }
    return all[presenter]!.parent == nil && coversScreen(presenter)
  }

  /// CTX-01 to CTX-05, CTX-08.
  func presenter(of x: Int, from source: Int) -> Int {
    if isContextFamily(x) { return upwards(source).first { definesContext($0) } ?? top(source) }
    var a = top(source)
    if isDocuments { return a }
    while !coversScreen(a) {
      var b = a
      while all[b]!.parent == nil { b = all[b]!.presenter! }
      a = top(b)
    }
    return a
  }
}
