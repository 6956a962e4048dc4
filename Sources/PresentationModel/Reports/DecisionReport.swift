/// What was decided: the line that `run` prints of it, and the same as data.
package struct DecisionReport: JSONConvertible, Equatable, CustomStringConvertible {
  /// What it is about: `presents`, `refused`, `dismisses`, …
  package let kind: String
  /// The line.
  package let text: String
  /// Of Swift: where it was decided, `line 14, in HomeViewController.didTapLogin(), from line 30`.
  package var place: String?

  /// The controller that presents, or that dismisses what it presents.
  package var presenter: String?
  /// The controller that is presented, or was to be.
  package var presented: String?
  /// The controller whose `present` was called.
  package var source: String?
  /// The style that was asked for, and the one after adaptation: `pageSheet`.
  package var requestedStyle: String?
  package var style: String?
  /// How it moves; nil where nothing moves so.
  package var transitionStyle: String?
  /// The class of the animator that the file gives.
  package var animator: String?
  package var isAnimated: Bool?
  /// The controllers whose views leave the window, and those whose views return.
  package var leaves: [String]?
  package var returns: [String]?
  /// The controllers that are dismissed, lowest first.
  package var dismissed: [String]?
  /// The rule that refused.
  package var rule: String?
  /// The controller that the decision is about, where none presents or is presented.
  package var controller: String?
  /// What was shown before, and what is shown now.
  package var from: String?
  package var to: String?
  package var shown: [String]?
  package var window: String?
  /// The identifier of a segue.
  package var segue: String?
  package var detent: String?
  package var isCollapsed: Bool?

  package var description: String { text }

  package static func == (a: DecisionReport, b: DecisionReport) -> Bool { a.text == b.text }

  /// Puts a decision into words and data.
  package init(
    _ decision: Decision, in hierarchy: Hierarchy, because reason: TraceEntry? = nil, isCrash: Bool = false,
    isBegun: Bool = false, at place: String? = nil
  ) {
    self.place = place
    func name(_ id: ControllerID) -> String { ControllerText.name(id, in: hierarchy) }
    text = DecisionText.text(decision, in: hierarchy, because: reason, isCrash: isCrash, isBegun: isBegun)
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
    case .dismisses(let it):
      presenter = name(it.dismisser)
      dismissed = it.gone.map(name)
      returns = it.returning.map(name)
      isAnimated = it.isAnimated
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

  package var json: JSONValue {
    [
      "kind": kind.json,
      "text": text.json,
      "place": place?.json,
      "presenter": presenter?.json,
      "presented": presented?.json,
      "source": source?.json,
      "requestedStyle": requestedStyle?.json,
      "style": style?.json,
      "transitionStyle": transitionStyle?.json,
      "animator": animator?.json,
      "isAnimated": isAnimated?.json,
      "leaves": leaves?.json,
      "returns": returns?.json,
      "dismissed": dismissed?.json,
      "rule": rule?.json,
      "controller": controller?.json,
      "from": from?.json,
      "to": to?.json,
      "shown": shown?.json,
      "window": window?.json,
      "segue": segue?.json,
      "detent": detent?.json,
      "isCollapsed": isCollapsed?.json,
    ]
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
