/// Other ways where a call has found nothing to do, or comes too late or too early.
extension Alternatives {
  /// A pop of a stack that has its root alone: what was probably meant is to close what the stack presents, or the whole
  /// stack.
  func forLoneRoot(_ call: WrittenCall) -> [Explanation.Alternative] {
    guard call.method == .popViewController || call.method == .popToRootViewController, let nav = call.target,
      hierarchy.kind(of: nav).isNavigation, let root = hierarchy.lastChild(of: nav),
      hierarchy.previousSibling(of: root) == nil
    else { return [] }
    let whole = hierarchy.outermostContainer(of: nav)
    if let shown = hierarchy.directlyPresented(whole), let own = name(shown) {
      return closing(shown, "to close \(own), which \(ControllerText.name(whole, in: hierarchy)) presents", call)
    }
    guard hierarchy.directPresenter(whole) != nil, let own = name(whole) else { return [] }
    return closing(whole, "to close \(own)", call)
  }

  /// A dismissal of what went before: what is presented now.
  func forWhatIsPresentedNow(_ x: ControllerID, _ call: WrittenCall) -> [Explanation.Alternative] {
    guard call.method == .dismiss, let top = visibleTop(), top != x, hierarchy.directPresenter(top) != nil,
      let own = name(top)
    else { return [] }
    return closing(top, "to close \(own), which is presented now", call)
  }

  private func closing(_ x: ControllerID, _ purpose: String, _ call: WrittenCall) -> [Explanation.Alternative] {
    guard let who = code(x, call) else { return [] }
    let head = who == "self" ? "" : "\(who)."
    let way = instead(call, purpose, "\(head)dismiss(animated: true)")
    return first([way], promising: .allIsDone, .goes(x)) { goes($0) }
  }

  /// The presenting controller goes in a dismissal that `begin` has paused: the one that dismisses it presents when that
  /// has ended.
  func onceThePresenterHasGone(_ presenter: ControllerID, _ call: WrittenCall) -> [Way] {
    guard outcome.index >= 0, !call.isCode else { return [] }
    let going = hierarchy.outermostContainer(of: presenter)
    guard hierarchy.presentation(of: going)?.isDismissing == true, let gone = name(going),
      let who = code(hierarchy.directPresenter(going), call),
      var way = receiver(who, call, "to show it once \(gone) has gone")
    else { return [] }
    way.code += " after 'finish'"
    way.edits.insert(.insert("finish\n", at: program.steps[outcome.index].range.start), at: 0)
    // The 'finish' that stands below it has nothing to end any more.
    if let later = program.steps[(outcome.index + 1)...].first(where: { $0.kind == .finish }) {
      way.edits.append(TextEdit(range: later.range, text: ""))
    }
    return [way]
  }

  /// A change of a stack while its navigation controller presents or is rid of something: in the completion handler of the
  /// call that `begin` holds.
  func forBusyStack(_ call: WrittenCall) -> [Explanation.Alternative] {
    guard outcome.index > 0, !call.isCode, !call.hasCompletion, let nav = call.target,
      let promise = stackPromise(call, nav)
    else { return [] }
    let start = program.steps[outcome.index].range.start
    guard let held = program.steps[..<outcome.index].last(where: { $0.kind == .begin || $0.kind == .finish }),
      held.kind == .begin,
      let earlier =
        (WrittenCall.all(of: .dismiss, in: program, bytes) + WrittenCall.all(of: .present, in: program, bytes))
        .first(where: { $0.line == held.line && $0.range.end <= start }), !earlier.hasCompletion
    else { return [] }
    let later = program.steps[(outcome.index + 1)...].first { $0.kind == .finish }
    let way = Way(
      purpose: "to change the stack afterwards",
      code: "\(Self.oneLine(text(earlier.range))) { \(Self.oneLine(text(call.range))) }", line: nil,
      edits: [
        .insert(" { \(text(call.range)) }", at: earlier.range.end), TextEdit(range: call.range, text: "finish"),
      ] + (later.map { [TextEdit(range: $0.range, text: "")] } ?? []),
      place: "on line \(earlier.line)")
    return first([way], promising: .allIsDone, promise) { result in
      let top = result.hierarchy.lastChild(of: nav).map { ControllerText.name($0, in: result.hierarchy) }
      return "\(ControllerText.name(nav, in: hierarchy)) shows \(top ?? "nothing")"
    }
  }

  private func stackPromise(_ call: WrittenCall, _ nav: ControllerID) -> Promise? {
    switch call.method {
    case .pushViewController: call.first.map { .shows($0, in: nav) }
    case .popViewController, .popToRootViewController, .popToViewController, .setViewControllers: .changes(nav)
    default: nil
    }
  }
}
