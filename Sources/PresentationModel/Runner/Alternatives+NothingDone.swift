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
}
