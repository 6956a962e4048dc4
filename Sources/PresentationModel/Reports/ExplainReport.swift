/// Why a step did what it did: `presim explain`.
package struct ExplainReport: JSONConvertible {
  /// One line of reasoning.
  package struct Line: JSONConvertible {
    /// `decided`, `passedOver`, `declined`, `notReached`.
    package let verdict: String
    /// `<Class name>`.
    package let candidate: String?
    /// `CTX-04`.
    package let rule: String
    /// The least of the rule's grades.
    package let grade: String
    /// All of them, best first.
    package let grades: [String]
    /// Why.
    package let sentence: String
    /// The message that describes UIKit's silence, or this case of a line: `A-S01`, `S-L01`.
    package let message: String?
    /// Whether UIKit says nothing of it.
    package let isSilent: Bool?

    package var json: JSONValue {
      [
        "verdict": verdict.json,
        "candidate": candidate?.json,
        "rule": rule.json,
        "grade": grade.json,
        "grades": grades.json,
        "sentence": sentence.json,
        "message": message?.json,
        "isSilent": isSilent?.json,
      ]
    }
  }
  /// What belongs together: the candidates of one question.
  package struct Phase: JSONConvertible {
    /// `who presents`.
    package let title: String
    /// In the order in which UIKit looks.
    package var reasons: [Line]

    package var json: JSONValue {
      ["title": title.json, "reasons": reasons.json]
    }
  }
  /// The answer in short: what `presim explain` prints for people.
  package struct Answer: JSONConvertible {
    /// Why something came so.
    package struct Why: JSONConvertible {
      /// `why tabs`.
      package let question: String
      /// The reason.
      package let text: String
      /// The rules that say so.
      package let rules: [String]
      /// How well each of them is known, as far as the reason rests on it: `documented, observed`.
      package let grades: [String]

      package var json: JSONValue {
        [
          "question": question.json,
          "text": text.json,
          "rules": rules.json,
          "grades": grades.json,
        ]
      }
    }
    /// What a call came to.
    package struct Part: JSONConvertible {
      /// The file of Swift in which it stands, where that is not the scenario itself.
      package let file: String?
      /// Line in the file; 0 for what UIKit does by itself.
      package let line: Int
      /// In a sentence or two.
      package let outcome: String
      /// Why.
      package let reasons: [Why]

      package var json: JSONValue {
        [
          "file": file?.json,
          "line": line.json,
          "outcome": outcome.json,
          "reasons": reasons.json,
        ]
      }
    }
    /// Another way of writing it, which was tried.
    package struct Alternative: JSONConvertible {
      /// What for.
      package let purpose: String
      /// What to write.
      package let code: String
      /// Before which line, if not at the call.
      package let line: Int?
      /// The result.
      package let result: String

      package var json: JSONValue {
        [
          "purpose": purpose.json,
          "code": code.json,
          "line": line?.json,
          "result": result.json,
        ]
      }
    }
    /// What each call came to, in the order in which it was decided.
    package let parts: [Part]
    /// Other ways, each of them tried.
    package let instead: [Alternative]
    /// The scenario that teaches it.
    package let see: String?
    /// The number of possible refusals that were asked and did not hold.
    package let checks: Int

    package init(_ short: Explanation, most: Int) {
      parts = short.parts.prefix(most).map { part in
        let place = SwiftSource.place(of: part.line, short.files)
        return Part(
          file: place.file, line: place.line, outcome: part.outcome,
          reasons: part.reasons.map {
            Why(
              question: $0.heading, text: Explanation.Why.sentence($0.lines + $0.spokenObjections),
              rules: $0.rules.map { $0.text }, grades: $0.grades.map(GradeText.text))
          })
      }
      instead = short.alternatives.map {
        Alternative(purpose: $0.purpose, code: $0.code, line: $0.line, result: $0.result)
      }
      see = short.lesson?.path
      checks = short.checks
    }

    package var json: JSONValue {
      [
        "parts": parts.json,
        "instead": instead.json,
        "see": see?.json,
        "checks": checks.json,
      ]
    }
  }
  /// A call or an event of the step.
  package struct Call: JSONConvertible {
    /// The file of Swift in which it stands, where that is not the scenario itself.
    package let file: String?
    /// Line in the file; 0 for what UIKit does by itself.
    package let line: Int
    /// As written.
    package let source: String?
    /// Its questions, in order.
    package var phases: [Phase]

    package var json: JSONValue {
      [
        "file": file?.json,
        "line": line.json,
        "source": source?.json,
        "phases": phases.json,
      ]
    }
  }

  /// What happened.
  package let step: StepReport
  /// The answer in short.
  package let answer: Answer
  /// The reasoning.
  package let calls: [Call]
  /// How many more calls an endless step has made, whose reasoning is left out; nil for none.
  package let more: Int?
  /// What is different under the other profile, if something is: a sentence.
  package var difference: String?

  /// The same for people.
  package var short: Explanation
  /// The place of the step; nil for launch.
  package let range: ByteRange?

  package init(
    _ outcome: StepOutcome, _ step: StepReport, _ short: Explanation, of file: ScenarioFile, in runner: ScenarioRunner
  ) {
    self.step = step
    self.short = short
    range = outcome.index < 0 ? nil : runner.program.steps[outcome.index].range
    answer = Answer(short, most: EndlessChain.most(of: outcome))
    calls = Self.calls(outcome, file, runner)
    let all = outcome.limit == nil ? 0 : outcome.calls.count
    more = all > EndlessChain.shown ? all - EndlessChain.shown : nil
  }

  private struct Heading: Hashable {
    let call: Int32
    let question: Question
  }

  private static func calls(_ outcome: StepOutcome, _ file: ScenarioFile, _ runner: ScenarioRunner) -> [Call] {
    var calls: [Call] = []
    let most = EndlessChain.most(of: outcome)
    // Calls and, within each, questions in the order in which they come up first: UIKit comes back to some of them when
    // the transition begins and when it ends.
    var callRows: [Int32: Int] = [:]
    var phaseRows: [Heading: Int] = [:]
    for entry in outcome.trace {
      let call: Int
      if let known = callRows[entry.call] {
        call = known
      } else if calls.count == most {
        continue
      } else {
        let row = Int(entry.call)
        let traced = outcome.calls.indices.contains(row) ? outcome.calls[row] : nil
        call = calls.count
        let place = SwiftSource.place(of: traced?.line ?? 0, runner.program.swift.files)
        calls.append(Call(file: place.file, line: place.line, source: traced?.range.map(file.text), phases: []))
        callRows[entry.call] = call
      }
      let heading = Heading(call: entry.call, question: entry.question)
      let phase = phaseRows[heading] ?? calls[call].phases.count
      if phase == calls[call].phases.count {
        calls[call].phases.append(Phase(title: entry.question.title, reasons: []))
        phaseRows[heading] = phase
      }
      if calls[call].phases[phase].reasons.count == most { continue }
      let rule = RuleReference(entry.rule, entry.use)
      calls[call].phases[phase].reasons.append(
        Line(
          verdict: entry.verdict.word, candidate: entry.subject.map { ControllerText.text($0, in: runner.hierarchy) },
          rule: rule.id, grade: rule.grade, grades: rule.grades,
          sentence: BecauseText.text(entry, runner.hierarchy), message: entry.silence?.text,
          isSilent: entry.silence.map { $0.message.isSilent }))
    }
    return calls
  }

  package var json: JSONValue {
    [
      "step": step.json,
      "answer": answer.json,
      "calls": calls.json,
      "more": more?.json,
      "difference": difference?.json,
    ]
  }
}

extension Verdict {
  /// As JSON writes it.
  package var word: String {
    switch self {
    case .decided: "decided"
    case .passedOver: "passedOver"
    case .declined: "declined"
    case .notReached: "notReached"
    }
  }
}

extension ExplainReport.Call {
  /// `line 14`; of another file's `LoginViewController.swift:14`.
  var place: String {
    guard let name = file?.split(separator: "/").last else { return "line \(line)" }
    return "\(name):\(line)"
  }
}
