import Testing

@testable import PresentationModel

/// An error of lint says that UIKit refuses a statement. Where running the file comes to the statement, UIKit refuses it,
/// and for that reason.
@Suite struct LintRunLawTests {
  /// Whether a rule's finding means that UIKit says something, by the rulebook's words.
  static func isRefused(_ id: LintID) -> Bool {
    let words = Set(
      id.metadata.entry.why.split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init))
    return MessageID.allCases.contains { words.contains($0.text) && $0.message.refusesCalls }
  }

  @Test func noErrorSaysWhatTheRunContradicts() {
    var tried = 0
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        let errors = findings.filter { $0.severity == .error && $0.id != .lnt50 }
        guard !errors.isEmpty else { continue }
        let record = LintRun(of: program, nil, records: true).record
        for finding in errors {
          guard Self.isRefused(finding.id) else { continue }
          tried += 1
          // What a line of the file calls runs with it.
          let proof = LintProof(messages: MessageID.allCases, isNeeded: finding.message.hasText(", from line"))
          #expect(
            !record.refutes(finding.range, proof),
            "\(ScenarioFiles.shown(path)): \(finding.id.text) \(finding.message)")
        }
      }
    }
    #expect(tried > 20, "\(tried)")
  }

  /// What is said of the result of a call comes true: style and presenting view controller that a message quotes are
  /// those with which the run presents, wherever it comes to the call. The delegate of a popover is also set too late for
  /// those who read from top to bottom.
  @Test func whatIsSaidOfAPresentationIsSo() {
    var tried: [LintID: Int] = [:]
    func look(_ path: String, _ program: Program, _ findings: [LintFinding]) {
      let about = findings.filter { $0.id.metadata.isAboutTheResult }
      guard !about.isEmpty else { return }
      var runner = ScenarioRunner(program, isTracing: true)
      var comings: [ByteRange: [Set<String>]] = [:]
      while let outcome = runner.next() {
        for (decision, moment) in zip(outcome.decisions, outcome.moments) {
          guard case .presents(let presentation, let removed) = decision, outcome.calls.indices.contains(moment.call),
            let range = outcome.calls[moment.call].range
          else { continue }
          let style = UIKitEnum.modalPresentationStyle.cases[Int(presentation.adaptedStyle.rawValue)].name
          let named = ([presentation.presenter] + removed).map { EventText.name($0, runner.hierarchy) }
          comings[range, default: []].append(Set(["." + style] + named))
        }
      }
      let styles = Set(UIKitEnum.modalPresentationStyle.cases.map { "." + $0.name })
      for finding in about {
        let quoted = finding.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        guard let comings = comings[finding.range] else { continue }
        tried[finding.id, default: 0] += 1
        let isSo = comings.contains { said in
          guard quoted.allSatisfy({ !styles.contains($0) || said.contains($0) }) else { return false }
          return finding.id != .lnt14 || said.contains(quoted[1])
        }
        #expect(isSo, "\(ScenarioFiles.shown(path)): \(finding.id.text) \(finding.message): \(comings)")
      }
    }
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        look(path, program, findings)
      }
    }
    for path in ScenarioFiles.sample(every: 20) {
      let bytes = ScenarioFiles.bytes(path)
      guard let program = ScenarioFiles.program(path), program.swift.isEmpty else { continue }
      let names = program.outline.names
      for step in program.steps where step.kind == .statement {
        let said = String(decoding: bytes[Int(step.range.start)..<Int(step.range.end)], as: UTF8.self)
        guard let (source, presented) = CureLawTests.call(said), names.contains(source), names.contains(presented)
        else { continue }
        for style in [".none", ".fullScreen", ".overFullScreen", ".formSheet"] {
          let typed =
            "turn { \(presented).modalPresentationStyle = .popover; \(said); "
            + "\(presented).presentationController?.delegate = TypedLate }"
          var text = Array(bytes[..<Int(step.range.start)]) + Array(typed.utf8) + bytes[Int(step.range.end)...]
          guard let window = text.indices.first(where: { text[$0...].starts(with: "\nwindow".utf8) }) else { continue }
          let declared =
            "class TypedLate: UIAdaptivePresentationControllerDelegate { adaptivePresentationStyle(for:) = \(style) }\n"
          text.insert(contentsOf: declared.utf8, at: window + 1)
          guard let changed = Scenario.load(bytes: text, path: path, under: [program.profile]).program else { continue }
          look(path, changed, Linter.findings(in: changed))
        }
        break
      }
    }
    #expect(tried[.lnt23, default: 0] > 20 && tried.count > 3, "\(tried)")
  }

  /// Who is in the way by LNT-38 is presented when the step has ended.
  @Test func whoIsInTheWayIsThere() {
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        for finding in findings where finding.id == .lnt38 {
          let parts = finding.message.split(separator: "'", omittingEmptySubsequences: false)
          let record = LintRun(of: program, nil, records: true).record
          let proof = LintProof(messages: [.pl01, .pl02, .pl03], isNeeded: false, standing: String(parts[3]))
          #expect(
            !record.refutes(finding.range, proof), "\(ScenarioFiles.shown(path)): \(finding.message)")
        }
      }
    }
  }
}
