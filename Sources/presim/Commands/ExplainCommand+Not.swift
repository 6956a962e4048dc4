import PresentationModel

/// `presim explain FILE:LINE --not NAME`
extension ExplainCommand {
  /// Why not this view controller, or this style; a name that is no candidate is answered with who the candidates are.
  func whyNot(
    _ name: String, _ file: ScenarioFile, _ program: Program, _ target: ExplainTarget, _ line: Int
  ) -> ExitStatus {
    guard let expected = expected(name, program) else {
      console.error(file.path, wrong(name, program))
      if !name.hasPrefix("."), let candidates = candidates(file, program, target, line) {
        console.note(file.path, candidates)
      }
      return .usage
    }
    var walk = ExplainWalk(file, program, target, keepsHierarchy: arguments.isJSON)
    var isRefused = false
    walk.ask(expected, line: line) { reason in
      console.error(file.path, reason)
      isRefused = true
    }
    var found: ExplainReport?
    walk.forEach { report in
      found = report
      return false
    }
    if isRefused { return .usage }
    guard let found else {
      console.error(file.path, "the step at line \(line) is not reached: the run ends before it")
      return .failure
    }
    write(found, file, program, nil)
    return .success
  }

  private func expected(_ name: String, _ program: Program) -> ExpectedInstead? {
    if name.hasPrefix(".") {
      return ModalPresentationStyle.allCases.first { $0.text == name.dropFirst() }.map { .style($0) }
    }
    return program.outline.names.firstIndex(of: name).map {
      .controller(ControllerID(Int32(truncatingIfNeeded: $0)))
    }
  }

  private func wrong(_ name: String, _ program: Program) -> String {
    guard name.hasPrefix(".") else {
      let near = nearestName(to: name, in: program.outline.names).map { "; did you mean '\($0)'?" } ?? ""
      return "there is no view controller '\(name)' in the file\(near)"
    }
    let styles = ModalPresentationStyle.allCases.filter {
      $0 != .none && $0.isAvailable(in: program.profile, on: program.environment.device)
    }
    return "there is no style '\(name)'; there is " + styles.map { ".\($0.text)" }.joined(separator: ", ")
  }

  /// Who could have been named.
  private func candidates(_ file: ScenarioFile, _ program: Program, _ target: ExplainTarget, _ line: Int) -> String? {
    var explainer = ScenarioExplainer(program, of: file.source)
    var next: StepOutcome? = explainer.launch()
    while let outcome = next {
      if target.matches(outcome, in: program) { return explainer.candidates(of: outcome, line: line) }
      next = explainer.next()
    }
    return nil
  }
}
