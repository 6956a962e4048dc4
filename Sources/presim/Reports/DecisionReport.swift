import PresentationModel

/// What was decided: the line that `run` prints of it, and the same as data.
struct DecisionReport: Encodable, Equatable, CustomStringConvertible {
  /// What it is about: `presents`, `refused`, `dismisses`, …
  let kind: String
  /// The line.
  let text: String
  /// Of Swift: where it was decided, `line 14, in HomeViewController.didTapLogin(), from line 30`.
  var place: String?

  /// The controller that presents, or that dismisses what it presents.
  var presenter: String?
  /// The controller that is presented, or was to be.
  var presented: String?
  /// The controller whose `present` was called.
  var source: String?
  /// The style that was asked for, and the one after adaptation: `pageSheet`.
  var requestedStyle: String?
  var style: String?
  /// How it moves; nil where nothing moves so.
  var transitionStyle: String?
  /// The class of the animator that the file gives.
  var animator: String?
  var isAnimated: Bool?
  /// The controllers whose views leave the window, and those whose views return.
  var leaves: [String]?
  var returns: [String]?
  /// The controllers that are dismissed, lowest first.
  var dismissed: [String]?
  /// The rule that refused.
  var rule: String?
  /// The controller that the decision is about, where none presents or is presented.
  var controller: String?
  /// What was shown before, and what is shown now.
  var from: String?
  var to: String?
  var shown: [String]?
  var window: String?
  /// The identifier of a segue.
  var segue: String?
  var detent: String?
  var isCollapsed: Bool?

  var description: String { text }

  static func == (a: DecisionReport, b: DecisionReport) -> Bool { a.text == b.text }

  /// Puts a decision into words and data.
  init(_ decision: Decision, in hierarchy: Hierarchy, because reason: TraceEntry? = nil, at place: String? = nil) {
    self.place = place
    func name(_ id: ControllerID) -> String { ControllerText.name(id, in: hierarchy) }
    text = DecisionText.text(decision, in: hierarchy, because: reason)
    kind = decision.kind
    switch decision {
    case .presents(let presentation, let removed):
      take(presentation, in: hierarchy)
      leaves = removed.map(name)
    case .readapted(let presentation): take(presentation, in: hierarchy)
    case .refused(let id, let x, let by):
      rule = id.text
      presented = x.map(name)
      presenter = by.map(name)
    case .dismisses(let manager, let gone, _, let isAnimated, let returning):
      presenter = name(manager)
      dismissed = gone.map(name)
      returns = returning.map(name)
      self.isAnimated = isAnimated
    case .gestureIgnored(let x, let id):
      controller = name(x)
      rule = id.text
    case .dragged(let x, let value):
      presented = name(x)
      detent = DecisionText.text(value, in: hierarchy)
    case .nothingToDismiss(let x), .gestureBlocked(let x), .tapBlocked(let x), .waitsForTransition(let x),
      .waitsForReceiver(let x),
      .waitsForEarlierChange(let x):
      controller = name(x)
    case .stack(let navigation, let old, let new):
      controller = name(navigation)
      from = old.map(name)
      to = new.map(name)
    case .tab(let tabs, let tab):
      controller = name(tabs)
      to = name(tab)
    case .pages(let pages, let now):
      controller = name(pages)
      shown = now.map(name)
    case .root(let id, let root):
      window = hierarchy.windows[Int(id.index)].name
      to = root.map(name)
    case .split(let split, let isCollapsed):
      controller = name(split)
      self.isCollapsed = isCollapsed
    case .turns(let facing): to = facing.text
    case .performsSegue(let id, let source, let destination):
      segue = id
      controller = name(source)
      to = name(destination)
    case .segueStopped(let source, let id):
      segue = id
      controller = name(source)
    case .unwinds(let id, let source, let destination):
      segue = id
      controller = name(source)
      to = destination.map(name)
    case .cancelled: break
    }
  }

  private mutating func take(_ presentation: Presentation, in hierarchy: Hierarchy) {
    presenter = ControllerText.name(presentation.presenter, in: hierarchy)
    presented = ControllerText.name(presentation.presented, in: hierarchy)
    source = ControllerText.name(presentation.source, in: hierarchy)
    requestedStyle = presentation.requestedStyle.text
    style = presentation.adaptedStyle.text
    isAnimated = presentation.isAnimated
    guard presentation.isAnimated, presentation.own == nil else { return }
    transitionStyle = presentation.adaptedStyle == .popover ? nil : presentation.transitionStyle?.text
    animator = DecisionText.animator(of: presentation, in: hierarchy)
  }
}

extension Decision {
  /// As JSON names it.
  fileprivate var kind: String {
    switch self {
    case .presents: "presents"
    case .refused: "refused"
    case .dismisses: "dismisses"
    case .nothingToDismiss: "nothingToDismiss"
    case .gestureIgnored: "gestureIgnored"
    case .dragged: "dragged"
    case .gestureBlocked, .tapBlocked: "gestureBlocked"
    case .waitsForTransition: "putOff"
    case .waitsForReceiver: "waitsForReceiver"
    case .waitsForEarlierChange: "held"
    case .stack: "stack"
    case .tab: "tab"
    case .pages: "pages"
    case .root: "root"
    case .readapted: "readapted"
    case .turns: "turns"
    case .cancelled: "cancelled"
    case .split: "split"
    case .performsSegue: "performsSegue"
    case .segueStopped: "segueStopped"
    case .unwinds: "unwinds"
    }
  }
}
