import Foundation
import Testing

@testable import PresentationModel

/// What `explain` offers to write is typed into the text of every scenario; the file loads, and what was promised comes true
/// in its run. Nothing here asks the code that made the offer.
@Suite struct OfferLawTests {
  /// Other ways that `explain` offers, as far as they are a statement before the call, or the call written otherwise.
  @Test func whatExplainOffersComesTrue() {
    var count = 0
    var shortened = 0
    for path in ScenarioFiles.sample(every: 6) {
      let bytes = ScenarioFiles.bytes(path)
      guard let program = ScenarioFiles.program(path) else { continue }
      var explainer = ScenarioExplainer(program, of: bytes)
      while let outcome = explainer.next() {
        let explanation = explainer.explanation(of: outcome, triesOthers: true)
        // Of several calls of the step the offer speaks of one: the others may not load with it.
        let parts = explanation.parts.filter { $0.range != nil && $0.decision != nil }
        for offer in explanation.alternatives {
          guard let promise = Self.promise(offer.result) else { continue }
          for part in parts {
            guard let range = part.range,
              let changed = Self.typed(offer, at: range, parts.count, program, bytes)
            else { continue }
            guard let run = TypedRun(changed, program.profile) else { continue }
            count += 1
            if offer.code.contains("…") || offer.code.contains("finish") { shortened += 1 }
            #expect(
              run.outcomes.indices.contains { promise(run, $0) },
              "\(path): \(offer.purpose): \(offer.code): \(offer.result)")
          }
        }
      }
    }
    #expect(count > 60 && shortened > 0, "\(count), \(shortened)")
  }

  /// What `explain --not NAME` offers: for every presentation of the book, every controller and two styles that it could have
  /// been. Typed in, that controller presents, and that style is used.
  @Test func whatIsOfferedForAnotherPresenterComesTrue() {
    var count = 0
    for path in ScenarioFiles.sample(every: 16) {
      let bytes = ScenarioFiles.bytes(path)
      guard let program = ScenarioFiles.program(path), program.swift.isEmpty else { continue }
      var explainer = ScenarioExplainer(program, of: bytes)
      while let outcome = explainer.next() {
        guard outcome.decisions.count == 1, case .presents(let presentation, _)? = outcome.decisions.first,
          outcome.calls.count == 1, let range = outcome.calls[0].range, outcome.index >= 0
        else { continue }
        let line = program.steps[outcome.index].line
        let name = explainer.runner.hierarchy.name(of: presentation.original)
        let source = explainer.runner.hierarchy.name(of: presentation.source)
        var asked: [(ExpectedInstead, (TypedRun, Int) -> Bool)] = [
          (
            .controller(presentation.source),
            { run, row in
              run.presentations(of: name).contains { $0.step == row && $0.presenter == source }
            }
          )
        ]
        for style in [ModalPresentationStyle.fullScreen, .overCurrentContext] {
          asked.append(
            (
              .style(style),
              { run, row in
                run.outcomes[row].decisions.contains {
                  if case .presents(let other, _) = $0 { other.adaptedStyle == style } else { false }
                }
              }
            ))
        }
        for (expected, holds) in asked {
          guard case .explanation(let answer) = explainer.explanation(of: outcome, not: expected, line: line) else {
            continue
          }
          for offer in answer.alternatives {
            guard let changed = Self.typed(offer, at: range, 1, program, bytes),
              let run = TypedRun(changed, program.profile)
            else { continue }
            count += 1
            #expect(
              run.outcomes.indices.contains { holds(run, $0) },
              "\(path):\(line): \(offer.purpose): \(offer.code)")
            // No part of it can be left out.
            let parts = offer.code.split(separator: ";").map { String($0.drop { $0 == " " }) }
            guard parts.count > 1 else { continue }
            for part in parts {
              var less = offer
              less.code = part
              guard let fewer = Self.typed(less, at: range, 1, program, bytes),
                let run = TypedRun(fewer, program.profile)
              else { continue }
              #expect(
                !run.outcomes.indices.contains { holds(run, $0) }, "\(path):\(line): '\(part)' is enough")
            }
          }
        }
      }
    }
    #expect(count > 10, "\(count)")
  }

  /// What `test` offers for an expectation that fails: typed in, the whole file runs, the expectation holds, and so does
  /// every other one that held before. Each equation of the book is turned round for it.
  @Test func whatTestOffersRuns() {
    var count = 0
    for path in ScenarioFiles.sample(every: 12) {
      guard let whole = ScenarioFiles.program(path) else { continue }
      for expectation in whole.expectations where expectation.text.contains(" == ") {
        var bytes = ScenarioFiles.bytes(path)
        let range = Int(expectation.range.start)..<Int(expectation.range.end)
        let turned = String(decoding: bytes[range], as: UTF8.self).replacingOccurrences(of: " == ", with: " != ")
        bytes.replaceSubrange(range, with: Array(turned.utf8))
        guard let program = Scenario.load(bytes: bytes, path: "t.presim", under: [whole.profile]).program else {
          continue
        }
        let failing = Set(TypedRun(bytes, program.profile)?.failing ?? [])
        var explainer = ScenarioExplainer(program, of: bytes)
        while let outcome = explainer.next() {
          for failure in outcome.failures.compactMap(\.expectation) {
            for offer in explainer.fixes(for: failure, in: outcome) {
              var changed = bytes
              // Of two at one place the first one stands before the other.
              let order = offer.edits.indices.sorted { one, other in
                let (first, second) = (offer.edits[one].range.start, offer.edits[other].range.start)
                return first != second ? first > second : one > other
              }
              for edit in order.map({ offer.edits[$0] }) {
                changed.replaceSubrange(Int(edit.range.start)..<Int(edit.range.end), with: Array(edit.text.utf8))
              }
              guard let run = TypedRun(changed, program.profile) else {
                Issue.record("\(path): \(offer.code) does not load")
                continue
              }
              count += 1
              #expect(!run.outcomes.contains { $0.breaksOff }, "\(path): \(turned): \(offer.code)")
              #expect(
                !run.outcomes.contains { $0.failures.contains { $0.expectation == failure } },
                "\(path): \(turned): \(offer.code)")
              #expect(failing.isSuperset(of: run.failing), "\(path): \(turned): \(offer.code) breaks another one")
            }
          }
        }
      }
    }
    #expect(count > 3, "\(count)")
  }

  /// A text with an offer that leaves something to the reader: a delegate with a method, the rest of a call of several
  /// lines, a call that moves behind `finish`.
  private static func filledIn(_ offer: Explanation.Alternative, at range: ByteRange, _ bytes: [UInt8]) -> [UInt8]? {
    let (start, end) = (Int(range.start), Int(range.end))
    let said = Array(bytes[start..<end])
    let newline = UInt8(ascii: "\n")
    if let gap = offer.code.range(of: " = …, with ") {
      let method = offer.code[gap.upperBound...]
      let head = """
        class TypedDelegate: UIAdaptivePresentationControllerDelegate { on \(method) { } }
        typedDelegate: TypedDelegate

        """
      let statement = offer.code[..<gap.lowerBound] + " = typedDelegate; "
      guard let window = String(decoding: bytes, as: UTF8.self).range(of: "\nwindow") else { return nil }
      let place = String(decoding: bytes, as: UTF8.self)[..<window.lowerBound].utf8.count + 1
      return Array(bytes[..<place]) + Array(head.utf8) + bytes[place..<start] + Array(statement.utf8) + bytes[start...]
    }
    if offer.code == "the same call after 'finish'" {
      var line = end
      while line < bytes.count {
        let next = bytes[line...].firstIndex(of: newline).map { $0 + 1 } ?? bytes.count
        if bytes[line..<next].starts(with: Array("finish".utf8)) {
          return Array(bytes[..<start]) + bytes[end..<next] + said + [newline] + bytes[next...]
        }
        line = next
      }
      return nil
    }
    guard offer.code.hasSuffix(" …"), let rest = said.firstIndex(of: newline) else { return nil }
    return Array(bytes[..<start]) + Array(offer.code.dropLast(2).utf8) + said[rest...] + bytes[end...]
  }

  /// A text with an offer typed in: a statement before the call or before a line, the call written otherwise or left out, the
  /// call in the completion handler of the one before; nil for what tells of more than that.
  static func typed(
    _ offer: Explanation.Alternative, at range: ByteRange, _ parts: Int, _ program: Program, _ bytes: [UInt8]
  ) -> [UInt8]? {
    func replacing(_ range: ByteRange, _ text: String) -> [UInt8] {
      Array(bytes[..<Int(range.start)]) + Array(text.utf8) + bytes[Int(range.end)...]
    }
    let said = String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    if offer.code.contains("…") || offer.code.contains("'finish'") { return filledIn(offer, at: range, bytes) }
    let isAssignment = offer.code.contains(" = ") && !offer.code.contains("(") && !offer.code.contains("…")
    if let line = offer.line {
      let statements = program.bodies.flatMap(\.instructions).filter { $0.line == line }
      guard isAssignment, let first = statements.map(\.range).min(by: { $0.start < $1.start }) else { return nil }
      return replacing(ByteRange(first.start, first.start), offer.code + "; ")
    }
    if offer.code.hasPrefix("leave out ") {
      return offer.code == "leave out " + said ? replacing(range, "") : nil
    }
    if offer.code.hasSuffix(" }"), !offer.code.contains("…") {
      guard let body = program.bodies.first(where: { $0.instructions.contains { $0.range == range } }),
        let row = body.instructions.firstIndex(where: { $0.range == range }), row > 0
      else { return nil }
      let before = body.instructions[row - 1].range
      guard case .call = body.instructions[row - 1].kind, before.end <= range.start else { return nil }
      let between = bytes[Int(before.end)..<Int(range.start)]
      return Array(bytes[..<Int(before.start)]) + Array(offer.code.utf8) + between + bytes[Int(range.end)...]
    }
    guard parts == 1, !offer.code.contains("…") else { return nil }
    if isAssignment { return replacing(ByteRange(range.start, range.start), offer.code + "; ") }
    if offer.code.hasSuffix(")"), offer.purpose.hasSuffix(" first") {
      return replacing(ByteRange(range.start, range.start), offer.code + "; ")
    }
    return offer.code.hasSuffix(")") && said.hasSuffix(")") ? replacing(range, offer.code) : nil
  }

  /// What a sentence behind an offer says of a step; nil for what only a further gesture shows.
  static func promise(_ result: String) -> ((TypedRun, Int) -> Bool)? {
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
    if result.hasPrefix("the delegate hears that "), words.count == 7 {
      return { run, row in
        run.outcomes[row].events.contains {
          guard case .callback(.presentationControllerDidDismiss, let x, _) = $0.kind else { return false }
          return ControllerText.name(x, in: run.hierarchies[row]) == words[4]
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
    if words.count == 4, result.hasPrefix("then line "), let line = Int(words[2]) {
      return { run, _ in !run.outcomes.contains { $0.failures.contains { $0.line == line } } }
    }
    if words.count == 2, words[1] == "stays" {
      return { run, row in
        run.hierarchies[row].directPresenter(run.hierarchies[row].named(words[0])) != nil
          && run.outcomes[row].exception == nil
      }
    }
    if words.count == 3, words[1] == "shows" {
      return { run, row in
        run.outcomes[row].decisions.contains {
          guard case .stack(let nav, _, let top?) = $0 else { return false }
          return run.hierarchies[row].name(of: nav) == words[0]
            && ControllerText.name(top, in: run.hierarchies[row]) == words[2]
        }
      }
    }
    if result.hasSuffix(" is asked about the status bar") {
      return { run, row in run.deciders[row] == words[0] }
    }
    if words.last == "goes" || words.last == "go" {
      return { run, row in
        run.outcomes[row].dismissals.contains {
          $0.gone.map { run.hierarchies[row].name(of: $0) } == words.dropLast().filter { $0 != "and" }
        }
      }
    }
    return nil
  }
}
