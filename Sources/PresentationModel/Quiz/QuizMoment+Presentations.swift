/// Questions about what `present` comes to.
extension QuizMoment {
  /// The one presentation of the step, and the row of its decision.
  private var presentation: (row: Int, presentation: Presentation)? {
    var found: (row: Int, presentation: Presentation)?
    for (row, decision) in outcome.decisions.enumerated() {
      guard let presentation = decision.presentation else { continue }
      if found != nil { return nil }
      found = (row, presentation)
    }
    return found
  }

  /// The call that was refused, where it is the only thing of its kind in the step.
  private var refusal: (row: Int, presented: ControllerID, presenter: ControllerID?)? {
    guard presentation == nil else { return nil }
    var found: (row: Int, presented: ControllerID, presenter: ControllerID?)?
    for (row, decision) in outcome.decisions.enumerated() {
      guard case .refused(let rule, let presented?, let presenter) = decision, rule != .dis04 else { continue }
      if found != nil { return nil }
      found = (row, presented, presenter)
    }
    return found
  }

  /// Whom UIKit looked at on its way from the source, of the call that a decision belongs to.
  private func candidates(_ row: Int, _ first: [ControllerID]) -> [ControllerID] {
    let hierarchy = before ?? after
    let call = outcome.moments.indices.contains(row) ? outcome.moments[row].call : -1
    let walk = outcome.trace.filter { Int($0.call) == call && $0.question == .presenter }.compactMap { $0.subject }
    let ways = first.flatMap { upwards($0, hierarchy) }
    // Who stands beside them and says that it defines a context is asked about by many.
    let beside = first.flatMap { x in
      hierarchy.parent(of: x).map { hierarchy.children(of: $0) } ?? []
    }
    let below = first.flatMap { x in
      hierarchy.directPresenter(hierarchy.outermostContainer(of: x)).map { upwards($0, hierarchy) } ?? []
    }
    return Self.unique(walk + ways + beside + below)
  }

  /// Who presents?
  func presenter() -> QuizDraft? {
    func answer(_ c: ControllerID, _ shown: String) -> QuizQuestion.Answer? {
      name(c).map { .init($0, ["expect \(shown).presentingViewController == \($0)"], .controller(c)) }
    }
    func nobody(_ shown: String) -> QuizQuestion.Answer {
      .init("nobody", ["expect \(shown).presentingViewController == nil"])
    }
    if let (row, presentation) = presentation {
      guard presentation.presented == presentation.original, let shown = name(presentation.presented),
        let right = answer(presentation.presenter, shown)
      else { return nil }
      let others = candidates(row, [presentation.source]).filter {
        $0 != presentation.presenter && $0 != presentation.presented
      }
      return QuizDraft(
        .presenter, "Who presents \(shown)?", right, others.compactMap { answer($0, shown) } + [nobody(shown)])
    }
    guard let refusal, let shown = name(refusal.presented), after.presentation(of: refusal.presented) == nil else {
      return nil
    }
    let others = candidates(refusal.row, [refusal.presenter].compactMap { $0 }).filter { $0 != refusal.presented }
    // Why it was refused is the reason against each of them.
    let wrong = others.compactMap { answer($0, shown) }.map { QuizQuestion.Answer($0.text, $0.claim) }
    return QuizDraft(.presenter, "Who presents \(shown)?", nobody(shown), wrong)
  }

  /// Whose views leave the window?
  func window() -> QuizDraft? {
    guard let (row, presentation) = presentation, let before, outcome.decisions.count == 1 else { return nil }
    let shown = named.filter { before.isInWindow($0) && $0 != presentation.presented }
    guard shown.count <= Self.most else { return nil }
    let gone = shown.filter { !after.isInWindow($0) }
    var groups = [gone]
    for candidate in [presentation.presenter] + candidates(row, [presentation.source]) {
      groups.append(shown.filter { $0 == candidate || before.isInside($0, candidate) })
    }
    groups.append([])
    let all = shown.filter { x in groups.contains { $0.contains(x) } }
    func answer(_ group: [ControllerID]) -> QuizQuestion.Answer {
      let claims = all.compactMap { x in
        name(x).map { "expect \($0).view.window \(group.contains(x) ? "==" : "!=") nil" }
      }
      let text =
        group.isEmpty ? "nobody's" : group.count == 1 ? "that of \(list(group)) alone" : "those of \(list(group))"
      return .init(text, claims)
    }
    return QuizDraft(.window, "Whose views leave the window?", answer(gone), groups.dropFirst().map(answer))
  }

  /// As what does it come up?
  func style() -> QuizDraft? {
    guard let (_, presentation) = presentation, presentation.own == nil, let shown = name(presentation.original),
      presentation.original == presentation.presented
    else { return nil }
    let profile = program.profile
    let right = presentation.adaptedStyle
    let candidates = [presentation.requestedStyle, .fullScreen, .pageSheet, .formSheet, .popover].filter {
      $0 != right && $0 != .automatic && $0 != .none && $0.isAvailable(in: profile, on: program.environment.device)
    }
    func answer(_ style: ModalPresentationStyle) -> QuizQuestion.Answer {
      .init(".\(style.text)", ["expect presentation(\(shown)).style == .\(style.text)"], .style(style))
    }
    return QuizDraft(
      .style, "In which style does \(shown) come up?", answer(right), candidates.map(answer))
  }
}
