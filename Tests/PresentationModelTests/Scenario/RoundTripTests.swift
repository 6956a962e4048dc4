import Testing

@testable import PresentationModel

/// Laws that hold for every text: nothing is lost, tokens stand in order, and the layout changes no meaning.
@Suite struct RoundTripTests {
  /// Whole files, then every line of them alone, then prefixes: most of these are wrong in some way.
  static let sources: [String] = {
    var sources = [
      Sources.wholeFile, Sources.everything, Sources.swiftForms, Sources.foreignSwift, "", "\n\n", "// alone", "a.b()",
    ]
    for line in Sources.everything.split(separator: "\n") { sources.append(String(line)) }
    for line in Sources.foreignSwift.split(separator: "\n") { sources.append(String(line)) }
    for text in [Sources.swiftForms, Sources.foreignSwift] {
      for end in stride(from: 0, to: text.utf8.count, by: 7) {
        sources.append(String(decoding: text.utf8.prefix(end), as: UTF8.self))
        sources.append(String(decoding: text.utf8.dropFirst(end), as: UTF8.self))
      }
    }
    let bytes = Array(Sources.everything.utf8)
    for end in stride(from: 0, to: bytes.count, by: 37) {
      sources.append(String(decoding: bytes[..<end], as: UTF8.self))
    }
    for end in stride(from: 0, to: bytes.count, by: 41) {
      sources.append(String(decoding: bytes[end...], as: UTF8.self))
    }
    return sources
  }()

  @Test func tokensAndTriviaAreTheWholeText() {
    for source in Self.sources {
      let tree = parse(source)
      var rebuilt: [UInt8] = []
      var end = 0
      for token in tree.tokens {
        #expect(Int(token.range.start) >= end, "\(source)")
        guard Int(token.range.start) >= end else { return }
        rebuilt += tree.source.bytes[end..<Int(token.range.start)]
        rebuilt += tree.source.bytes[token.range.offsets]
        end = Int(token.range.end)
      }
      rebuilt += tree.source.bytes[end...]
      expect(rebuilt, equals: Array(source.utf8), "\(source)")
    }
  }

  @Test func everyRangeLiesInTheText() {
    for source in Self.sources {
      let (tree, diagnostics) = SyntaxTree.parse(SourceText(source, path: "a"))
      let length = Int32(tree.source.bytes.count)
      for diagnostic in diagnostics {
        #expect(diagnostic.range.start >= 0 && diagnostic.range.start <= diagnostic.range.end, "\(diagnostic)")
        #expect(diagnostic.range.end <= length, "\(diagnostic)")
        #expect(!diagnostic.message.hasSuffix(".") && !diagnostic.code.isEmpty, "\(diagnostic)")
      }
      for index in 0..<tree.nodeCount {
        let node = tree[SyntaxNode.ID(Int32(index))]
        #expect(node.range.start >= 0 && node.range.start <= node.range.end && node.range.end <= length, "\(index)")
      }
    }
  }

  @Test func layoutChangesNoMeaningAndIsStable() throws {
    for source in Self.sources {
      let (text, diagnostics) = SyntaxFormatter.format(SourceText(source, path: "a"))
      guard let text else {
        #expect(!diagnostics.isEmpty, "\(source)")
        continue
      }
      expect(dump(parse(text)), equals: dump(parse(source)), "\(source)")
      expect(SyntaxFormatter.format(SourceText(text, path: "a")).text, equals: text, "\(source)")
      #expect(!text.hasPrefix("\n") && !text.hasSuffix("\n\n") && (text.isEmpty || text.hasSuffix("\n")))
    }
  }

  @Test func lineEndsMakeNoDifference() {
    for source in [Sources.wholeFile, Sources.everything] {
      var bytes: [UInt8] = [0xEF, 0xBB, 0xBF]
      for byte in source.utf8 { bytes += byte == 10 ? [13, 10] : [byte] }
      let text = SourceText(bytes, path: "a")
      let (tree, diagnostics) = SyntaxTree.parse(text)
      #expect(diagnostics.isEmpty, "\(source)")
      expect(dump(tree), equals: dump(parse(source)), "\(source)")
      expect(SyntaxFormatter.format(tree), equals: SyntaxFormatter.format(parse(source)), "\(source)")
    }
  }

  @Test func aWrongFileIsNotFormatted() {
    let (text, diagnostics) = SyntaxFormatter.format(SourceText("turn {", path: "a"))
    expect(text, equals: nil)
    expect(diagnostics.map(\.code), equals: ["syntax.unterminated-bracket"])
  }
}
