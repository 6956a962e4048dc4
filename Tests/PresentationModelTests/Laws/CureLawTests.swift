import Foundation
import Testing

@testable import PresentationModel

/// What lint and `explain` tell to write is typed into the text of every scenario; the file loads, and what was promised
/// comes true in its run. Nothing here asks the code that made the offer.
@Suite struct CureLawTests {
  /// A run of a text: what each step came to, and who stood in a window before and after it.
  struct Run {
    var outcomes: [StepOutcome] = []
    var inWindow: [Set<String>] = []
    var hierarchies: [Hierarchy] = []
    var bars: [Bool?] = []

    init?(_ bytes: [UInt8], _ profile: Profile) {
      guard let program = Scenario.load(bytes: bytes, path: "t.presim", under: [profile]).program
      else { return nil }
      var runner = ScenarioRunner(program, isTracing: false)
      var next: StepOutcome? = runner.launch()
      while let outcome = next {
        outcomes.append(outcome)
        let hierarchy = runner.hierarchy
        hierarchies.append(hierarchy)
        inWindow.append(
          Set(
            program.outline.names.indices.compactMap { row in
              hierarchy.isInWindow(ControllerID(Int32(row))) ? program.outline.names[row] : nil
            }))
        bars.append(runner.tabBarIsReachable())
        next = runner.next()
      }
    }

    /// The steps in which a controller is presented, by whom.
    func presentations(of name: String) -> [(step: Int, presenter: String)] {
      outcomes.indices.flatMap { row in
        outcomes[row].decisions.compactMap { decision -> (step: Int, presenter: String)? in
          guard case .presents(let presentation, _) = decision,
            hierarchies[row].name(of: presentation.original) == name
          else { return nil }
          return (row, hierarchies[row].name(of: presentation.presenter))
        }
      }
    }

    /// Who left the window in a step.
    func left(in row: Int) -> Set<String> {
      row > 0 ? inWindow[row - 1].subtracting(inWindow[row]) : []
    }
  }

  /// `home` of `home.present(card, …)`, and `card`.
  static func call(_ text: String) -> (source: String, presented: String)? {
    guard let dot = text.range(of: ".present(") else { return nil }
    let presented = text[dot.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (String(text[..<dot.lowerBound]), String(presented))
  }

  /// Cures of lint that are code, of statements at column one.
  @Test func curesOfLintComeTrue() {
    var count = 0
    // A callback of this one takes the tabs away that the presentation leaves in the window.
    for path in ScenarioFiles.all where !path.hasSuffix("REL-01-a-group-of-a-transition-is-held.presim") {
      let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      for program in Scenario.load(bytes: bytes, path: path).programs {
        for finding in Linter.findings(in: program) {
          guard let cure = finding.cure,
            program.steps.contains(where: { $0.kind == .statement && $0.range == finding.range })
          else { continue }
          let said = String(
            decoding: bytes[Int(finding.range.start)..<Int(finding.range.end)], as: UTF8.self)
          guard let (source, presented) = Self.call(said) else { continue }
          let style = "\(presented).modalPresentationStyle = "
          var typed: String?
          var isKept: (Run, Int, String) -> Bool = { _, _, _ in true }
          switch finding.id {
          case .lnt20:
            typed = "\(source).definesPresentationContext = true; \(style).currentContext; "
            isKept = { run, row, _ in
              run.left(in: row).allSatisfy { name in
                let x = run.hierarchies[row].named(name)
                let y = run.hierarchies[row].named(source)
                return run.hierarchies[row].isInside(x, y)
              }
            }
          case .lnt14:
            typed = "\(style).overFullScreen; "
            isKept = { run, row, _ in run.bars[row] == false }
          case .lnt21:
            typed = "\(style).overFullScreen; "
            isKept = { run, row, _ in run.left(in: row).isEmpty }
          case .lnt13:
            typed = "\(source).definesPresentationContext = true; "
            isKept = { _, _, presenter in presenter == source }
          case .lnt22 where finding.severity == .error:
            typed = "\(presented).popoverPresentationController?.sourceView = \(source).view; "
            isKept = { run, row, _ in run.outcomes[row].exception == nil }
          case .lnt28 where cure.contains(".fullScreen"):
            typed = "\(style).fullScreen; "
            isKept = { run, row, _ in !run.left(in: row).isEmpty }
          default: break
          }
          guard let typed else { continue }
          count += 1
          let place = Int(finding.range.start)
          let changed = Array(bytes[..<place]) + Array(typed.utf8) + bytes[place...]
          guard let run = Run(changed, program.profile) else {
            Issue.record("\(path): \(finding.id.text): '\(typed)' does not load")
            continue
          }
          let kept = run.presentations(of: presented).contains {
            isKept(run, $0.step, $0.presenter)
          }
          #expect(kept, "\(path): \(finding.id.text) \(finding.message): \(cure)")
        }
      }
    }
    #expect(count > 30)
  }

  /// Other ways that `explain` offers, as far as they are a statement before the call, or the call written otherwise.
  @Test func whatExplainOffersComesTrue() {
    var count = 0
    for path in ScenarioFiles.all {
      let bytes = [UInt8](FileManager.default.contents(atPath: path) ?? Data())
      guard let program = Scenario.load(bytes: bytes, path: path).programs.last else { continue }
      var explainer = ScenarioExplainer(program, of: bytes)
      var next: StepOutcome? = explainer.launch()
      while let outcome = next {
        let explanation = explainer.explanation(of: outcome, triesOthers: true)
        for offer in explanation.alternatives where offer.line == nil {
          for part in explanation.parts
          where part.decision != nil && program.steps.contains(where: { $0.range == part.range }) {
            guard let range = part.range, let promise = Self.promise(offer.result) else { continue }
            let isBefore = offer.code.contains(" = ") && !offer.code.contains("(")
            let said = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
            guard
              isBefore
                || !offer.code.contains("…") && offer.code.hasSuffix(")") && said.hasSuffix(")")
            else { continue }
            let end = isBefore ? Int(range.start) : Int(range.end)
            let text = isBefore ? offer.code + "; " : offer.code
            let changed = Array(bytes[..<Int(range.start)]) + Array(text.utf8) + bytes[end...]
            // Of several calls of the step the offer speaks of one: the others may not load with it.
            guard let run = Run(changed, program.profile), explanation.parts.count == 1 else {
              continue
            }
            count += 1
            #expect(
              run.outcomes.indices.contains { promise(run, $0) },
              "\(path): \(offer.purpose): \(offer.code): \(offer.result)")
          }
        }
        next = explainer.next()
      }
    }
    #expect(count > 100)
  }

  /// What a sentence behind an offer says of a step; nil for what only a further gesture shows.
  static func promise(_ result: String) -> ((Run, Int) -> Bool)? {
    let words = result.split(separator: " ").map(String.init)
    if result == "nothing leaves the window" {
      return { run, row in
        run.left(in: row).isEmpty
          && run.outcomes[row].decisions.contains { if case .presents = $0 { true } else { false } }
      }
    }
    if words.count > 1, words[1].hasPrefix("presents") {
      return { run, row in
        run.outcomes[row].decisions.contains {
          guard case .presents(let presentation, let removed) = $0 else { return false }
          let hierarchy = run.hierarchies[row]
          let names = removed.map { hierarchy.name(of: $0) }
          let only = result.components(separatedBy: "; only ").dropFirst().first
          let said = only.map { text in names.allSatisfy { text.contains($0) } } ?? true
          return ControllerText.name(presentation.presenter, in: hierarchy) == words[0] && said
        }
      }
    }
    if words.count == 3, words[1] == "gets" {
      return { run, row in
        run.outcomes[row].events.contains {
          guard case .callback(let callback, let x, _) = $0.kind else { return false }
          return callback.info.name == words[2] && run.hierarchies[row].name(of: x) == words[0]
        }
      }
    }
    if words.last == "goes" || words.last == "go" {
      return { run, row in
        run.outcomes[row].decisions.contains {
          guard case .dismisses(_, let gone, _, _, _) = $0 else { return false }
          return gone.map { run.hierarchies[row].name(of: $0) }
            == words.dropLast().filter { $0 != "and" }
        }
      }
    }
    return nil
  }
}

extension Hierarchy {
  /// The controller of a name.
  fileprivate func named(_ name: String) -> ControllerID {
    for row in 0..<count where self.name(of: ControllerID(Int32(row))) == name {
      return ControllerID(Int32(row))
    }
    return ControllerID(0)
  }
}
