/// `presim explain FILE:LINE --not NAME`
extension ExplainQuestion {
  /// Why not this view controller, or this style; a name that is no candidate is answered with who the candidates are.
  func whyNot(_ name: String, _ target: ExplainTarget, _ line: Int) -> Refusal? {
    guard let expected = expected(name) else {
      return Refusal(message: wrong(name), note: name.hasPrefix(".") ? nil : candidates(target, line))
    }
    var walk = ExplainWalk(file, program, target, keepsHierarchy: isJSON)
    var refusal: Refusal?
    walk.ask(expected, line: line) { refusal = Refusal(message: $0) }
    var found: ExplainReport?
    walk.forEach { report in
      found = report
      return false
    }
    if refusal != nil { return refusal }
    guard let found else { return notReached(line) }
    write(found, nil)
    return nil
  }

  private func expected(_ name: String) -> ExpectedInstead? {
    if name.hasPrefix(".") {
      return ModalPresentationStyle.allCases.first { $0.text == name.dropFirst() }.map { .style($0) }
    }
    return program.outline.names.firstIndex(of: name).map {
      .controller(ControllerID(row: $0))
    }
  }

  private func wrong(_ name: String) -> String {
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
  private func candidates(_ target: ExplainTarget, _ line: Int) -> String? {
    var explainer = ScenarioExplainer(program, of: file.source)
    while let outcome = explainer.next() {
      if target.matches(outcome, in: program) { return explainer.candidates(of: outcome, line: line) }
    }
    return nil
  }
}
