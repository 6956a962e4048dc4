import Testing

@testable import PresentationModel

/// What holds of every scenario of the book that an editor has open.
@Suite struct EditorBookTests {
  @Test func namesStandWhereTheIndexSays() {
    for path in ScenarioFiles.sample(every: 18) {
      let scenario = ScenarioFiles.scenario(path)
      let index = SymbolIndex(scenario.tree)
      for place in index.occurrences {
        let symbol = index.symbols[Int(place.symbol)]
        let text = scenario.tree.text(place.range)
        expect(text, equals: symbol.name, "\(ScenarioFiles.shown(path)): '\(text)' at \(place.range.start)")
      }
    }
  }

  @Test func tokensAreInOrderAndFormattingIsTheCommands() {
    for path in ScenarioFiles.sample(every: 18) {
      let document = EditorDocument(ScenarioFiles.bytes(path), path: path)
      var end: Int32 = 0
      for token in document.tokens() {
        #expect(token.range.start >= end && !token.range.isEmpty, "\(ScenarioFiles.shown(path)): \(token)")
        end = token.range.end
      }
      let formatted = SyntaxFormatter.format(SourceText(document.bytes, path: path)).text
      expect(document.formatted(), equals: formatted.map { Array($0.utf8) }, "\(ScenarioFiles.shown(path))")
      for item in document.outline() {
        let isInside = item.whole.start <= item.range.start && item.range.end <= item.whole.end
        #expect(isInside, "\(ScenarioFiles.shown(path)): \(item.name)")
      }
      for fold in document.folds() { #expect(fold.first < fold.last, "\(ScenarioFiles.shown(path))") }
    }
  }

  /// A controller that is called otherwise changes nothing but its name.
  @Test func renamingAControllerChangesNothingElse() {
    for (row, path) in ScenarioFiles.all.enumerated() where row % 7 == 0 {
      let scenario = ScenarioFiles.scenario(path)
      guard !scenario.programs.isEmpty, scenario.source.files.isEmpty else { continue }
      let document = EditorDocument(scenario.source.bytes, path: path)
      guard let symbol = document.symbols.symbols.firstIndex(where: { $0.kind == .controller }),
        let place = document.symbols.places(of: Int32(symbol)).first
      else { continue }
      let shown = "\(ScenarioFiles.shown(path)): \(document.symbols.symbols[symbol].name)"
      do throws(RenameRefusal) {
        let edits = try document.rename(at: Int(place.range.start), to: "renamedController")
        let text = EditorEdit.apply(edits, to: document.bytes)
        let renamed = Scenario.load(bytes: text, path: path)
        expect(renamed.programs.count, equals: scenario.programs.count, "\(shown)")
        for (before, after) in zip(scenario.programs, renamed.programs) {
          expect(Self.failures(before), equals: Self.failures(after), "\(shown)")
        }
      } catch {
        Issue.record("\(shown): \(error.message)")
      }
    }
  }

  private static func failures(_ program: Program) -> [Int] {
    var runner = ScenarioRunner(program)
    var lines: [Int] = []
    while let outcome = runner.next() {
      lines += outcome.failures.map(\.line)
    }
    return lines + runner.unreached().map(\.line)
  }

  /// Half-written texts: every prefix of some files, and everything that can be asked at its end.
  @Test func noPrefixIsAFault() {
    for (row, path) in ScenarioFiles.all.enumerated() where row % 150 == 0 {
      let bytes = ScenarioFiles.bytes(path)
      for end in stride(from: 0, to: min(bytes.count, 2_000), by: ScenarioFiles.isExhaustive ? 1 : 7) {
        let document = EditorDocument(Array(bytes[..<end]), path: path)
        _ = document.completions(at: end)
        _ = document.hover(at: end)
        _ = document.signatures(at: end)
        _ = document.tokens()
        _ = document.outline()
        _ = document.folds()
        expect(document.bytes.count, equals: end, "\(ScenarioFiles.shown(path)): \(end)")
      }
    }
  }
}
