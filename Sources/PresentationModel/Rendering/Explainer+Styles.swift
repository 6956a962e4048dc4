/// The style of a presentation: what set it and where, what fixed it, what it adapted to.
extension Explainer {
  func whyStyle(
    _ presentation: Presentation, _ entries: [TraceEntry], _ moment: Past.Moment
  ) -> Explanation.Why? {
    guard presentation.own == nil else { return nil }
    let heading = StyleWords.question(presentation.adaptedStyle)
    var reason = requested(presentation, entries.filter { $0.question == .style }, moment)
    guard presentation.isAdapted || presentation.presented != presentation.original else {
      reason?.heading = heading
      guard let kept = entries.first(where: { $0.rule == .rule(.adp03) && $0.verdict == .decided }) else {
        return reason
      }
      // The delegate's answer is what keeps the style: the reason names the delegate too.
      return Explanation.Why(
        heading, (reason?.lines ?? []) + [sentence(kept) + ": the style stays"], (reason?.rules ?? []) + [kept.rule],
        isNews: true)
    }
    let adapted = entries.filter {
      $0.question == .adaptation && $0.verdict == .decided && $0.rule != .rule(.adp01) && $0.rule != .rule(.adp05)
    }
    var lines = reason?.lines ?? []
    let nobody = entries.contains { $0.rule == .rule(.adp02) && $0.verdict == .declined }
    for entry in adapted {
      // What UIKit does by itself, though a delegate might have said otherwise.
      let isUnasked = nobody && entry.rule == .rule(.adp04)
      let text = sentence(entry) + (isUnasked ? "; no delegate says otherwise" : "")
      if !lines.contains(text) { lines.append(text) }
    }
    return Explanation.Why(heading, lines, (reason?.rules ?? []) + adapted.map { $0.rule }, isNews: true)
  }

  /// The style as set: fixed by a read, assigned, or a default.
  private func requested(
    _ presentation: Presentation, _ style: [TraceEntry], _ moment: Past.Moment
  ) -> Explanation.Why? {
    func decided(_ rule: RuleID) -> TraceEntry? { style.first { $0.rule == .rule(rule) && $0.verdict == .decided } }
    let x = presentation.original
    let requested = presentation.requestedStyle
    if let fixed = decided(.sty04) { return whyFixed(x, requested, fixed, moment) }
    let isAutomatic = decided(.sty02) != nil
    if style.contains(where: { $0.rule == .rule(.sty01) && $0.verdict == .declined }) {
      let line = past.assignment(of: .modalPresentationStyle, of: x, before: moment)?.line
      if isAutomatic {
        let who =
          line.map { $0 > 0 ? "\(program.swift.lineText($0)) sets" : "the segue sets" }
          ?? "class \(hierarchy.className(of: x)) sets"
        return Explanation.Why("", ["\(who) .automatic, which \(version) reads as .\(requested.text)"], [.rule(.sty02)])
      }
      return Explanation.Why("", ["modalPresentationStyle is .\(requested.text)\(place(line, x))"], [.rule(.sty01)])
    }
    if decided(.sty01) != nil {
      let text =
        isAutomatic
        ? "no style was set: .automatic, which \(version) reads as .\(requested.text)"
        : "no style was set, which under \(version) means .\(requested.text)"
      let rules: [DecisionID] = isAutomatic ? [.rule(.sty01), .rule(.sty02)] : [.rule(.sty01)]
      guard let missed = styleOfSomebodyElse(x, moment) else { return Explanation.Why("", [text], rules) }
      return Explanation.Why("", [text, missed], rules, isNews: true)
    }
    return style.first { $0.verdict == .decided }.map { Explanation.Why("", [sentence($0)], [$0.rule]) }
  }

  /// Where a style was set.
  private func place(_ line: Int?, _ x: ControllerID) -> String {
    if let line { return line > 0 ? ", set \(on(line))" : ", set by the segue" }
    let isOfClass = hierarchy.classDefault(hierarchy.classes[Int(x.index)], .modalPresentationStyle) != nil
    return isOfClass ? " in class \(hierarchy.className(of: x))" : ""
  }

  /// A style that reading a presentation controller has fixed (STY-04): the line that read it, and the one whose style
  /// comes too late.
  private func whyFixed(
    _ x: ControllerID, _ style: ModalPresentationStyle, _ fixed: TraceEntry, _ moment: Past.Moment
  ) -> Explanation.Why {
    guard let read = past.read(of: x, before: moment), read.line > 0 else {
      return Explanation.Why("", [sentence(fixed)], [fixed.rule], isNews: true)
    }
    let before = past.assignment(of: .modalPresentationStyle, of: x, before: read.moment)
    let after = past.assignment(of: .modalPresentationStyle, of: x, before: moment)
    var text = "\(program.swift.lineText(read.line)) reads \(read.property.name), which fixes the style .\(style.text)"
    if let after, case .enumeration(_, let row) = after.value, let late = ModalPresentationStyle(rawValue: row),
      late != style, after.line != before?.line, after.line > 0
    {
      text += "; .\(late.text) (\(program.swift.lineText(after.line))) takes effect at the next presentation"
      return Explanation.Why("", [text], [fixed.rule], isNews: true)
    }
    if let before, before.line > 0, case .enumeration(_, style.rawValue) = before.value {
      text += ", set \(on(before.line))"
    }
    return Explanation.Why("", [text], [fixed.rule])
  }

  /// The style of a child or of the container of the presented controller: it has no effect.
  private func styleOfSomebodyElse(_ x: ControllerID, _ moment: Past.Moment) -> String? {
    var others: [ControllerID] = []
    var pending = hierarchy.children(of: x)
    while let y = pending.popLast(), others.count < 32 {
      others.append(y)
      pending += hierarchy.children(of: y)
    }
    for y in others where hierarchy.directPresenter(y) == nil {
      guard let set = past.assignment(of: .modalPresentationStyle, of: y, before: moment), set.line > 0 else {
        continue
      }
      return "\(possessive(y)) style was set \(on(set.line)), but \(name(y)) is not what is presented"
    }
    return nil
  }
}
