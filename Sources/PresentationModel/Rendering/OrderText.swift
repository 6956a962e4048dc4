/// The sentence of an order of callbacks: two callbacks of the step that show it, and what always holds.
///
/// What it names has come, in this order; where a step does not show it, only the general rule is printed.
struct OrderText {
  let outcome: StepOutcome
  let hierarchy: Hierarchy
  /// The two callbacks that alone may be the example; nil where any two may.
  var asked: (first: String, second: String)?

  /// A callback that has come.
  private struct Line {
    let text: String
    /// The statement that caused it.
    let call: Int32
    /// Nil for a completion handler.
    let callback: Callback?
    let subject: ControllerID?
  }

  /// The second of two callbacks' controllers, in relation to the first.
  private enum Other {
    case child, itself, somebodyElse, anybody
  }

  /// `list.viewDidDisappear comes before item.viewDidAppear: in a push or pop the outgoing view controller finishes
  /// first`.
  func sentence(_ entry: TraceEntry) -> String {
    guard case .rule(let rule) = entry.rule else { return "" }
    guard let pair = pair(rule, entry) else { return Self.plain(rule) }
    return "\(pair.0) comes before \(pair.1): \(Self.claim(rule))"
  }

  /// The sentence of a rule about the two callbacks that are asked about; nil where it does not speak of such two.
  func answer(_ entry: TraceEntry) -> String? {
    guard case .rule(let rule) = entry.rule, let pair = pair(rule, entry) else { return nil }
    return "\(pair.0) comes before \(pair.1): \(rule == .ord06 ? phases : Self.claim(rule))"
  }

  /// What tells a callback of a transition's beginning from one of its end.
  private var phases: String {
    isPhases ? "the will callbacks come before the transition, and the did callbacks after it" : Self.claim(.ord06)
  }

  /// Whether a will callback and a did callback of one statement are asked about.
  private var isPhases: Bool {
    guard let asked else { return false }
    let lines = lines()
    guard let first = lines.first(where: { $0.text == asked.first }),
      let second = lines.first(where: { $0.text == asked.second }), first.call == second.call
    else { return false }
    return [.viewWillAppear, .viewWillDisappear, .viewIsAppearing].contains { $0 == first.callback }
      && [.viewDidAppear, .viewDidDisappear].contains { $0 == second.callback }
  }

  /// What the rule says in plain words, as the end of a sentence.
  static func plain(_ rule: RuleID) -> String {
    var text = rule.metadata.inShort
    // Names of UIKit begin in lower case already.
    if let first = text.first, first.isUppercase, text.dropFirst().first.map({ $0.isLowercase || $0 == " " }) ?? true {
      text = first.lowercased() + text.dropFirst()
    }
    if text.hasSuffix(".") { text.removeLast() }
    return text
  }

  /// Which controller finishes first in which kind of transition: the claim for which two callbacks are the example.
  private static func claim(_ rule: RuleID) -> String {
    switch rule {
    case .ord03: "a container gets each callback before the children that it shows"
    case .ord05: "the view is loaded before viewWillAppear is called"
    case .ord06: "the appearance callbacks come first, then the delegate and the completion handler"
    case .ord09: "a navigation controller brings its top view controller in with its first layout"
    case .ord10: "at launch viewDidAppear comes last, after the first layout"
    case .ord11: "where the presenter's view leaves the window, the new view controller finishes first"
    case .ord12: "where the presenter's view comes back, the one below finishes first"
    case .ord15: "in a push or pop the outgoing view controller finishes first"
    case .ord16: "in a tab switch up to iOS 17 the outgoing tab finishes first"
    case .ord17: "in a tab switch from iOS 18 the incoming tab finishes first"
    case .ord18: "in a scrolling page change the incoming page finishes first"
    case .ord19: "in a page curl the outgoing page finishes first"
    default: plain(rule)
    }
  }

  /// Whether a rule says in which order two parties of a transition finish: what readers look for in an explanation.
  static func interleaves(_ rule: DecisionID) -> Bool {
    switch rule {
    case .rule(.ord11), .rule(.ord12), .rule(.ord15), .rule(.ord16), .rule(.ord17), .rule(.ord18), .rule(.ord19): true
    default: false
    }
  }

  // MARK: Examples

  private func pair(_ rule: RuleID, _ entry: TraceEntry) -> (String, String)? {
    let subject = entry.subject
    // Of two transitions in a step each has an order of its own.
    let call = Self.interleaves(.rule(rule)) ? entry.call : nil
    let (did, will): ([Callback], [Callback]) = (
      [.viewDidAppear, .viewDidDisappear], [.viewWillAppear, .viewWillDisappear]
    )
    switch rule {
    case .ord03:
      for callback in [Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear] {
        if let found = first([callback], .child, [callback], subject) { return found }
      }
      return nil
    case .ord05, .ord10:
      let last: Callback = rule == .ord05 ? .viewWillAppear : .viewDidAppear
      return first([.viewDidLoad], .itself, [last], subject) ?? first([.viewWillAppear], .itself, [last], subject)
        ?? first([.viewIsAppearing], .itself, [last], subject)
    case .ord06:
      if isPhases { return asked }
      return first(did, .anybody, [.navigationControllerDidShow, .presentationControllerDidDismiss], subject)
    case .ord07:
      return first(will, .somebodyElse, [.viewIsAppearing], subject)
        ?? (asked == nil ? nil : first(will, .itself, [.viewIsAppearing], subject))
    case .ord09: return first([.viewIsAppearing, .viewWillAppear], .child, [.viewDidLoad, .viewWillAppear], subject)
    case .ord11, .ord12, .ord17, .ord18:
      return first([.viewDidAppear], .somebodyElse, [.viewDidDisappear], subject, of: call)
    case .ord15:
      return first([.viewDidDisappear], .somebodyElse, [.viewDidAppear], subject, of: call) { x in
        outcome.decisions.contains { decision in
          guard case .stack(_, let top?, _) = decision else { return false }
          return x == top || hierarchy.isInside(x, top)
        }
      }
    case .ord16, .ord19, .ord27:
      return first([.viewDidDisappear], .somebodyElse, [.viewDidAppear], subject, of: call)
    case .ord20: return first([.presentationControllerWillDismiss], .anybody, [.viewWillDisappear], nil)
    case .ord26: return beforeCompletion(did)
    default: return nil
    }
  }

  private func lines() -> [Line] {
    outcome.events.map { event in
      let text = EventText.text(event, outcome, hierarchy)
      if case .callback(let callback, let x, _) = event.kind {
        return Line(text: text, call: event.call, callback: callback, subject: x)
      }
      return Line(text: text, call: event.call, callback: nil, subject: nil)
    }
  }

  /// The first two callbacks that fit, of which one has to do with the subject; of one statement where that is given.
  private func first(
    _ first: [Callback], _ other: Other, _ second: [Callback], _ subject: ControllerID?, of call: Int32? = nil,
    where isMeant: (ControllerID) -> Bool = { _ in true }
  ) -> (String, String)? {
    let lines = lines()
    for (row, line) in lines.enumerated() {
      guard let callback = line.callback, first.contains(callback), let x = line.subject,
        asked.map({ $0.first == line.text }) ?? true, call == nil || line.call == call, isMeant(x)
      else { continue }
      for next in lines[(row + 1)...] {
        guard let callback = next.callback, second.contains(callback), let y = next.subject, next.text != line.text,
          asked.map({ $0.second == next.text }) ?? true, fits(y, other, x), call == nil || next.call == call,
          subject.map({ isAbout($0, x) || isAbout($0, y) }) ?? true
        else { continue }
        return (line.text, next.text)
      }
    }
    return nil
  }

  private func fits(_ y: ControllerID, _ other: Other, _ x: ControllerID) -> Bool {
    switch other {
    case .child: hierarchy.parent(of: y) == x
    case .itself: y == x
    case .somebodyElse: y != x && !hierarchy.isInside(y, x) && !hierarchy.isInside(x, y)
    case .anybody: true
    }
  }

  private func isAbout(_ subject: ControllerID, _ x: ControllerID) -> Bool {
    x == subject || hierarchy.isInside(x, subject) || hierarchy.isInside(subject, x)
  }

  private func beforeCompletion(_ did: [Callback]) -> (String, String)? {
    let lines = lines()
    guard let end = outcome.events.firstIndex(where: { if case .completion = $0.kind { true } else { false } }),
      let last = lines[..<end].last(where: { $0.callback.map { did.contains($0) } ?? false })
    else { return nil }
    if let asked, asked != (last.text, lines[end].text) { return nil }
    return (last.text, lines[end].text)
  }
}
