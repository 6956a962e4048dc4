enum FramesAreZeroOffScreen: Rule {
  static let id = RuleID.cus18
  static let question = Question.context
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// The frames that a context has, by their rows.
  static let screen: UInt8 = 0
  static let container: UInt8 = 1
  static let part: UInt8 = 2
  static let zero: UInt8 = 3

  /// The frame of a controller before or after.
  static func judge(
    _ x: ControllerID, isInitial: Bool, _ transition: Transition, _ world: World
  ) -> Finding<UInt8> {
    let row = row(x, isInitial: isInitial, transition, world)
    guard let row else { return declines(x, leaving: zero, "takes no part in the transition: its frame is zero") }
    if row == zero { return decides(zero, on: x, "is not on screen then, or UIKit says so: its frame is zero") }
    return decides(shown(row, transition, world), on: x, "is on screen then: its frame is not zero")
  }

  private static func row(_ x: ControllerID, isInitial: Bool, _ transition: Transition, _ world: World) -> UInt8? {
    let presented = transition.kind == .present ? transition.to.first : transition.from.first
    switch transition.kind {
    case .present:
      guard let presentation = presented.flatMap({ world.hierarchy.presentations[$0] }) else { return nil }
      if x == presented { return isInitial ? zero : frameOfPresented(presentation, world) }
      guard x == transition.container else { return nil }
      // UIKit's own answer, which looks like a fault: the presenter begins where the presented one will be.
      if isInitial, presentation.adaptedStyle == .custom { return frameOfPresented(presentation, world) }
      if !isInitial, UntouchableViewIsNil.leaves(transition, world) { return zero }
      return frame(x, world)
    case .dismiss:
      if x == presented { return frame(x, world) }
      guard x == transition.container else { return nil }
      return isInitial ? zero : frame(x, world)
    case .stack, .tab, .page, .children, .size:
      if transition.from.contains(x) { return isInitial ? container : zero }
      return transition.to.contains(x) ? (isInitial ? zero : container) : nil
    }
  }

  /// The frame of a controller that is on screen: its container's bounds, less if it is presented in a part of them.
  private static func frame(_ x: ControllerID, _ world: World) -> UInt8 {
    world.hierarchy.presentation(of: x).map { frameOfPresented($0, world) } ?? container
  }

  /// `frameOfPresentedViewInContainerView`.
  static func frameOfPresented(_ presentation: Presentation, _ world: World) -> UInt8 {
    if presentation.own != nil { return part }
    switch presentation.adaptedStyle {
    case .pageSheet, .formSheet, .popover, .automatic: return part
    case .custom:
      if presentation.ownSheet(world.hierarchy) != nil { return part }
      guard let object = presentation.controllerObject,
        case .enumeration(.frame, let row)? = world.hierarchy.property(
          object, .frameOfPresentedViewInContainerView)
      else { return container }
      return row
    default: return container
    }
  }

  /// The bounds of a container view that covers the window are the window's.
  private static func shown(_ row: UInt8, _ transition: Transition, _ world: World) -> UInt8 {
    row == container && covers(transition, world) ? StandardValues.whole : row
  }

  /// Whether the container view covers the window: it does not inside a column, in a part of the screen, or in the view
  /// of a container of the app's own.
  private static func covers(_ transition: Transition, _ world: World) -> Bool {
    let hierarchy = world.hierarchy
    let presented = transition.kind == .present ? transition.to.first : transition.from.first
    if transition.kind == .present || transition.kind == .dismiss,
      presented.flatMap({ hierarchy.presentations[$0] })?.isContextBased != true
    {
      return true
    }
    var current = transition.container
    while true {
      if let parent = hierarchy.parent(of: current) {
        switch hierarchy.kind(of: parent) {
        case .split: guard hierarchy.has(parent, .collapsed) else { return false }
        case let kind where kind.isUIKitContainer: break
        default: return false
        }
        current = parent
        continue
      }
      guard let presentation = hierarchy.presentation(of: current) else { return true }
      guard frameOfPresented(presentation, world) != part else { return false }
      guard presentation.isContextBased else { return true }
      current = presentation.presenter
    }
  }

  static let entry = RuleEntry(
    title: "Frames are zero where a view is not on screen, with three exceptions",
    inShort:
      "initialFrame and finalFrame are zero for a view that is not on screen at that time, with a few exceptions.",
    statement: """
      | controller | `initialFrame(for:)` | `finalFrame(for:)` |
      |---|---|---|
      | presentation: P | its frame; style `.custom`: PC's `frameOfPresentedViewInContainerView` | `.zero` if its view will leave, else its frame |
      | presentation: B | `.zero` | PC's `frameOfPresentedViewInContainerView`: `.container`; sheets, popovers `.part` |
      | dismissal: B | its frame | its frame |
      | dismissal: P | `.zero`, also when its view had stayed | its frame |
      | push, pop, tab: old | `.container` | `.zero` |
      | push, pop, tab: new | `.zero` | `.container` |
      | anybody else | `.zero` | `.zero` |

      "Its frame": `.container`, or `.part` for a sheet, a popover or a PC that says so.
      """,
    evidence: [
      .observed(
        "all rows of presentations, dismissals, push and pop: charon (macOS 26; that P starts where B will be looks like a fault, it is what UIKit answers)."
      ),
      .documented(
        "initialFrame(for:), finalFrame(for:) and their header comments (final frame of from is zero if and only if its view will be removed), frameOfPresentedViewInContainerView."
      ),
      .inferred("earlier versions, tabs."),
    ],
    example: """
      `transition(card).initialFrame(for: card) == .zero`, `.finalFrame(for: card) == .container`; while it is dismissed both are
      `.container`.
      """)
}
