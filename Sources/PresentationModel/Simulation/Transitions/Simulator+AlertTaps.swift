/// The user taps a button of an alert (DIS-15).
extension Simulator {
  /// Dismisses the alert and runs the action's handler where a completion handler would run. If the alert is not up, or
  /// covered, or the action disabled, nothing happens.
  mutating func tapAction(_ call: CallContext, of alert: ControllerID) {
    let actions = self.actions(of: alert)
    let title: String
    var found: ObjectID?
    switch call.arguments.first {
    case .string(let text)?:
      title = text
      found = actions.first { self.title(of: $0) == title } ?? action(writing: title, among: actions, call.line)
    case .opaque(let text)?:
      // As the code writes it.
      title = program.swift.texts[Int(text.index)]
      found = actions.first { unknownTitle(of: $0) == title }
    default: return
    }
    guard let action = found else {
      if let text = unknownButton(title, of: alert, among: actions) { return stop(text, call.line) }
      ask { Gestures.hasNoButton(title, alert, &$1) }
      return fail("'\(hierarchy.name(of: alert))' has no action '\(title)': \(there(actions))", call.line)
    }
    if case .nothing(let end, let rule) = ask({ Gestures.button(action, of: alert, $0, &$1) }) {
      return ignoreGesture(on: end, rule) { _ = Gestures.button(action, of: alert, $0, &$1) }
    }
    if hierarchy.presentations[alert]?.isRealPopover == true, hierarchy.isCancelAction(.object(action)) {
      let text = "'\(hierarchy.name(of: alert))' is a popover here, in which UIKit shows no cancel button"
      noteOnce("\(text): the user taps outside, and that runs the handler of '\(title)'", call.line)
    }
    let request = Dismissal.Request(dismisser: hierarchy.directPresenter(alert) ?? alert, dismissed: alert)
    switch ask({ Dismissal.answer(request, $0, &$1) }) {
    case .dismisses(let plan):
      startDismissal(plan, isAnimated: true, handler: handler(of: action, alert), line: call.line)
    case .refused(let refusal, let dismisser): refuse(refusal, nil, dismisser)
    case .nothing: break
    }
  }

  /// What a tap outside an action sheet runs: the handler of its cancel action.
  func cancelHandler(of alert: ControllerID) -> Handler? {
    actions(of: alert).first { hierarchy.isCancelAction(.object($0)) }.flatMap { handler(of: $0, alert) }
  }

  /// The one action whose title comes of a text that the code writes, as `NSLocalizedString("Cancel", comment: "")` does.
  private mutating func action(writing title: String, among actions: [ObjectID], _ line: Int) -> ObjectID? {
    let found = actions.filter { unknownTitle(of: $0)?.hasText(QuotedText.text(title)) ?? false }
    guard found.count == 1, let text = unknownTitle(of: found[0]) else { return nil }
    noteOnce("presim takes the title \(text) as '\(title)'", line)
    return found[0]
  }

  /// Which titles an alert's actions have.
  private func there(_ actions: [ObjectID]) -> String {
    let known = actions.compactMap { title(of: $0) }.map { "'\($0)'" }
    return known.isEmpty ? "it has none" : "there \(known.count == 1 ? "is" : "are") \(known.joined(separator: ", "))"
  }

  /// What to write where nobody knows whether an alert has a button: a title is not known, or whether code adds an action.
  private func unknownButton(_ title: String, of alert: ControllerID, among actions: [ObjectID]) -> String? {
    let name = hierarchy.name(of: alert)
    let unknown = actions.compactMap { unknownTitle(of: $0) }
    if let first = unknown.first {
      let others = unknown.map { "'\($0)'" }.joined(separator: ", ")
      return
        "presim cannot know the title\(unknown.count == 1 ? "" : "s") \(others) in '\(name)': above the step that makes the alert write 'given \(first) = \(QuotedText.text(title))'"
    }
    if actions.isEmpty, case .opaque(let text)? = hierarchy.property(alert, .message),
      program.swift.texts[Int(text.index)].hasSuffix(".message")
    {
      return "presim cannot know what code that was not pasted adds to '\(name)': paste what it calls, too"
    }
    guard let left = swift.leftOut.last(where: { $0.addsActions }) else { return nil }
    let condition = program.swift.texts[Int(left.condition.index)]
    return
      "presim cannot know '\(condition)', and whether '\(name)' has an action '\(title)' depends on it: \(advice(on: left))"
  }

  private func unknownTitle(of action: ObjectID) -> String? {
    guard case .opaque(let text)? = hierarchy.property(action, .title) else { return nil }
    return program.swift.texts[Int(text.index)]
  }

  private func actions(of alert: ControllerID) -> [ObjectID] {
    guard case .list(let values)? = hierarchy.property(alert, .actions) else { return [] }
    return values.compactMap { if case .object(let action) = $0 { action } else { nil } }
  }

  private func title(of action: ObjectID) -> String? {
    if case .string(let title)? = hierarchy.property(action, .title) { title } else { nil }
  }

  private func handler(of action: ObjectID, _ alert: ControllerID) -> Handler? {
    guard let (body, given) = script.actionHandlers[action] else { return nil }
    var frame = given
    // The argument of the handler comes after those of the callback round it.
    frame.arguments.append(.object(action))
    let title = title(of: action) ?? ""
    let label = "\(hierarchy.name(of: alert)).action(\(QuotedText.text(title)))"
    return Handler(body: body, frame: frame, label: label, step: script.step, row: -1, action: (alert, title))
  }
}
