import Foundation
import Testing

@testable import PresentationModel

/// What lint tells to write is typed into the text of every scenario; the file loads, and what was promised
/// comes true in its run. Nothing here asks the code that made the offer.
@Suite struct CureLawTests {
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
    for path in ScenarioFiles.all where !path.hasSuffix("release/replaced-tabs-live-until-they-have-disappeared.presim")
    {
      let bytes = ScenarioFiles.bytes(path)
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        for finding in findings {
          guard let cure = finding.cure,
            program.steps.contains(where: { $0.kind == .statement && $0.range == finding.range })
          else { continue }
          let said = String(
            decoding: bytes[Int(finding.range.start)..<Int(finding.range.end)], as: UTF8.self)
          guard let (source, presented) = Self.call(said) else { continue }
          let style = "\(presented).modalPresentationStyle = "
          var typed: String?
          var isKept: (TypedRun, Int, String) -> Bool = { _, _, _ in true }
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
          case .lnt47:
            typed = "\(presented).modalPresentationCapturesStatusBarAppearance = true; "
            isKept = { run, row, _ in run.deciders[row] == presented }
          case .lnt28 where cure.contains(".fullScreen"):
            typed = "\(style).fullScreen; "
            isKept = { run, row, _ in !run.left(in: row).isEmpty }
          default: break
          }
          guard let typed else { continue }
          count += 1
          let place = Int(finding.range.start)
          let changed = Array(bytes[..<place]) + Array(typed.utf8) + bytes[place...]
          guard let run = TypedRun(changed, program.profile) else {
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

  /// `write 'sheet.present(…)'` of lint: the call is written so, and comes to what it asks for.
  @Test func callsOnAnotherControllerComeTrue() {
    var count = 0
    for path in ScenarioFiles.all {
      let bytes = ScenarioFiles.bytes(path)
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        // In code a fix names a controller as code can.
        for finding in findings
        where [.lnt38, .lnt41, .lnt42].contains(finding.id)
          && !program.swift.functions.contains(where: {
            $0.range.start <= finding.range.start && finding.range.end <= $0.range.end
          })
        {
          guard let name = finding.cure?.split(separator: "'").dropFirst().first?.split(separator: ".").first else {
            continue
          }
          let said = Array(bytes[Int(finding.range.start)..<Int(finding.range.end)])
          guard
            let call = [".present(", ".dismiss("].compactMap({ String(decoding: said, as: UTF8.self).range(of: $0) })
              .first
          else { continue }
          let rest = String(decoding: said, as: UTF8.self)[call.lowerBound...]
          let changed =
            Array(bytes[..<Int(finding.range.start)]) + Array("\(name)\(rest)".utf8) + bytes[Int(finding.range.end)...]
          guard let run = TypedRun(changed, program.profile) else {
            Issue.record("\(path): '\(name)\(rest)' does not load")
            continue
          }
          count += 1
          let isKept = run.outcomes.indices.contains { row in
            run.outcomes[row].decisions.contains {
              switch $0 {
              case .presents(let presentation, _):
                finding.id == .lnt38 && run.hierarchies[row].name(of: presentation.source) == name
              case .dismisses(let dismissed):
                finding.id != .lnt38 && dismissed.gone.map { run.hierarchies[row].name(of: $0) } == [String(name)]
              default: false
              }
            }
          }
          #expect(isKept, "\(path): \(finding.id.text) \(finding.message): \(finding.cure ?? "")")
        }
      }
    }
    #expect(count > 40, "\(count)")
  }

  /// What lint says of a transition that stays open: the word that it names, behind the last line, ends it.
  @Test func wordsThatEndATransitionEndIt() {
    var count = 0
    for path in ScenarioFiles.all {
      let bytes = ScenarioFiles.bytes(path)
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        for finding in findings where finding.id == .lnt09 {
          for word in ["finish", "cancel"] where finding.cure?.contains("'\(word)'") == true {
            count += 1
            let changed = bytes + Array("\n\(word)\n".utf8)
            guard let ended = Scenario.load(bytes: changed, path: path, under: [program.profile]).program,
              let run = TypedRun(changed, program.profile)
            else {
              Issue.record("\(path): '\(word)' does not load")
              continue
            }
            expect(run.outcomes.last?.notes.contains { $0.isFailure }, equals: false, "\(path): \(word)")
            let isToldAgain = Linter.findings(in: ended).contains { $0.id == .lnt09 && $0.range == finding.range }
            #expect(!isToldAgain, "\(path): \(word)")
          }
        }
      }
    }
    #expect(count > 5, "\(count)")
  }
}
