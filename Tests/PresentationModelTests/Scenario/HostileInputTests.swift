import Testing

@testable import PresentationModel

/// Inputs that nobody writes by hand: none may crash the parser or keep it busy for long.
@Suite struct HostileInputTests {
  private func codes(_ text: String) -> [String] {
    SyntaxTree.parse(SourceText(text, path: "a")).diagnostics.map(\.code)
  }

  private func repeated(_ text: String, _ count: Int) -> String { String(repeating: text, count: count) }

  @Test func deepNestingIsOneMistake() {
    let deep = 10_000
    let tooDeep = ["syntax.nested-too-deep"]
    expect(codes(repeated("a.b { ", deep) + repeated("}", deep)), equals: tooDeep)
    expect(codes(repeated("a.b {\n", deep) + repeated("}\n", deep)), equals: tooDeep)
    expect(codes(repeated("a.b { ", deep)), equals: tooDeep)
    expect(codes(repeated("a.b(", deep) + repeated(")", deep)), equals: tooDeep)
    expect(codes(repeated("(", deep)), equals: tooDeep)
    expect(codes("a.b = " + repeated("[", deep) + repeated("]", deep)), equals: tooDeep)
    expect(codes("a.b" + repeated("[a", deep)), equals: tooDeep)
    expect(codes(repeated("turn {\n", deep)), equals: tooDeep)
    expect(codes(repeated("a.b(completion: {\n", deep) + repeated("})\n", deep)), equals: tooDeep)
    expect(codes(repeated("{", deep) + repeated("}", deep)), equals: ["syntax.expected"] + tooDeep)
    expect(codes("expect " + repeated("!", deep) + "a"), equals: ["syntax.double-negation"])
    expect(codes(repeated("begin ", deep)), equals: ["syntax.begin-without-call"])
  }

  @Test func asDeepAsAllowedIsFine() {
    expect(codes(repeated("a.b { ", 256) + repeated("}", 256)), equals: [])
    expect(codes("a.b = " + repeated("(", 256) + "c" + repeated(")", 256)), equals: [])
  }

  @Test func longPathsAreNoDeepOnes() {
    expect(codes("a" + repeated(".b", 25_000)), equals: [])
    expect(codes("a" + repeated(".b()[0]?", 15_000)), equals: [])
  }

  @Test func longLines() {
    expect(codes(repeated("x", 1 << 20)), equals: [])
    #expect(codes("a.b(\"" + repeated("x", 1 << 20)).contains("syntax.unterminated-string"))
    expect(codes(repeated("/*", 1 << 19)), equals: ["syntax.unterminated-comment"])
  }

  /// Each class carries what those above it say: 20,000 in a row took six gigabytes.
  @Test func classesInALongRow() {
    func diagnostics(_ count: Int) -> [Diagnostic] {
      var text = "window\n  root: UIViewController\n"
      for row in 0...count {
        let above = row == 0 ? "UIViewController" : "C\(row - 1)"
        text += "class C\(row): \(above) {\n  on viewDidLoad {\n    title = \"x\"\n  }\n}\n"
      }
      return Scenario.load(text, path: "a").diagnostics
    }
    expect(diagnostics(256), equals: [])
    expect(diagnostics(2_000).map(\.message), equals: ["class 'C257' inherits from more than 256 classes of the file"])
  }

  @Test func mistakesBeyondTheLimitAreNotShown() {
    let codes = codes(repeated("1;", 20_000))
    expect(codes.count, equals: 10_001)
    expect(codes.last, equals: "syntax.too-many-errors")
  }

  @Test func nothingIsReadBehindTooManyMistakes() {
    // What is left open at the beginning comes to light at the end: that there are too many is said last all the same.
    let source = SourceText("a.b { " + repeated("1;\n", 50_000), path: "a")
    let (tree, diagnostics) = SyntaxTree.parse(source)
    expect(diagnostics.count, equals: 10_001)
    expect(diagnostics.last?.code, equals: "syntax.too-many-errors")
    #expect(tree.tokens.count < 50_000)
  }

  @Test func tokensAreKeptForWhoWritesTheTextAnew() {
    let text = "window\n  root: UIViewController\nroot.title = \"x\"\n"
    #expect(Scenario.load(text, path: "a").tree.tokens.isEmpty)
    expect(SyntaxTree.parse(SourceText(text, path: "a")).tree.tokens.count, equals: 9)
    // Comments are told from other text by them.
    let marked = text + "// presim:ignore LNT-07 it is so\n"
    expect(Scenario.load(marked, path: "a").tree.tokens.count, equals: 9)
  }

  @Test func aLongWordIsMeantForNoOther() {
    let name = "a" + repeated("\u{301}", 50_000)
    let scenario = Scenario.load("window\n  root: UIViewController\n\(name).title = \"x\"\n", path: "a")
    expect(scenario.diagnostics.map(\.code), equals: ["check.unknown-name"])
    #expect(scenario.diagnostics.allSatisfy { $0.message.utf8.count < 3_000 && $0.notes.isEmpty })
  }

  @Test func anyBytesWillDo() {
    var state: UInt64 = 42
    for round in 0..<200 {
      var bytes: [UInt8] = []
      let alphabet = Array("ab.(){}[]:;=!?\"\\ \n\r\t/*-#,_1é\u{0}".utf8)
      for _ in 0..<500 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let random = Int(state >> 33)
        bytes.append(round % 2 == 0 ? UInt8(truncatingIfNeeded: random) : alphabet[random % alphabet.count])
      }
      #expect(!diagnose(bytes).isEmpty, "\(round)")
    }
  }

  @Test func bytesThatAreNoText() {
    expect(
      diagnose(Array("a.b()\0\n".utf8)),
      equals: "a.presim:1:6: error: there is a NUL byte in the text\na.b()␀\n     ^\n")
    expect(
      diagnose(Array("é.b()\rc.d()\n".utf8)),
      equals: "a.presim:1:6: error: a carriage return without a line feed ends no line\né.b()␍c.d()\n     ^\n"
        + "note: write '\\n' or '\\r\\n'\n")
    expect(
      diagnose(Array("a.b(\"".utf8) + [0xC3] + Array("\")\n".utf8)),
      equals: "a.presim:1:6: error: the byte 0xC3 is not valid UTF-8 here\na.b(\"�\")\n     ^\n")
  }

  @Test(arguments: [
    "window\n  home: Home\nexpect events\n  \u{1}\u{1}\u{1}\u{1}.v",
    "window\n  a: A\nexpect no event \u{1}a.viewDidLoad\n",
    "window\n  a: A\nexpect events\n  a.\u{1}\n  a.didMove(toParent: \u{1})\n  <\u{1}\u{1}>.viewDidLoad\n",
    "scenario \"\u{1}\"\n",
    "window\n  a\u{1}: A\u{1}\nif #available(\u{1}) { }\n", "ios \u{1}\n", "expect hierarchy\n  \u{1}\n",
  ])
  func bytesThatAreNoTextAnywhere(_ text: String) {
    // Each U+0001 stands for a byte that is no UTF-8.
    let bytes = text.utf8.map { $0 == 1 ? 0xFF : $0 }
    let scenario = Scenario.load(bytes: bytes, path: "a.presim")
    #expect(scenario.program == nil)
    #expect(scenario.diagnostics.contains { $0.code == "syntax.invalid-utf8" })
    #expect(!DiagnosticRenderer(scenario.source).render(scenario.diagnostics).isEmpty)
  }

  @Test func aFileThatIsNoTextIsOneError() {
    var wide: [UInt8] = []
    for byte in "window\n  home: HomeViewController\n".utf8 { wide += [byte, 0] }
    var noise: [UInt8] = []
    for number in 0..<600 { noise.append(UInt8(truncatingIfNeeded: number * 167 + number / 7)) }
    for (bytes, word) in [(wide, "UTF-16"), ([0xFF, 0xFE] + wide, "UTF-16"), (noise, "no text")] {
      let scenario = Scenario.load(bytes: bytes, path: "a.presim")
      #expect(scenario.diagnostics.count == 1, "\(word)")
      #expect(scenario.diagnostics.first?.message.contains(word) == true, "\(word)")
    }
  }

  @Test func stringsPrintWithoutControlCharacters() {
    let text = "a\"\\\n\u{1B}[2J\u{9B}\u{202E}\u{7F}é"
    expect(QuotedText.text(text), equals: #""a\"\\\n\u{1B}[2J\u{9B}\u{202E}\u{7F}é""#)
  }

  @Test func anEmptyFileIsLegal() {
    expect(diagnose(""), equals: "")
    expect(diagnose([0xEF, 0xBB, 0xBF]), equals: "")
    expect(diagnose("\n"), equals: "")
  }

  @Test func theColumnSkipsTheByteOrderMark() {
    expect(
      diagnose([0xEF, 0xBB, 0xBF] + Array(")\n".utf8)),
      equals: """
        a.presim:1:1: error: nothing opens this ')'
        )
        ^
        note: leave it out, or write the '(' that begins it

        """)
  }

  @Test func aLongLineIsShownRoundTheCaret() {
    let text = "a.b(" + repeated("x, ", 60) + "= , " + repeated("y, ", 60) + ")\n"
    let lines = diagnose(text).split(separator: "\n")
    expect(lines[0], equals: "a.presim:1:185: error: expected a value")
    #expect(lines[1].hasPrefix("…") && lines[1].hasSuffix("…") && lines[1].count == 142)
    expect(lines[2].count, equals: 72)
    expect(Array(lines[1])[lines[2].count - 1], equals: "=")
  }

  @Test func aDeepOutline() {
    var bytes: [UInt8] = Array("window\n".utf8)
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 3_000)
    for depth in 1...3_000 {
      bytes += blanks[..<depth]
      bytes.append(contentsOf: "n: A\n".utf8)
    }
    let (tree, diagnostics) = SyntaxTree.parse(SourceText(bytes, path: "a"))
    #expect(diagnostics.isEmpty)
    expect(tree.outline.count, equals: 3_000)
    #expect(tree.outline[2_999].depth == 3_000 && tree.outline[2_999].parent == 2_998)
  }

  @Test func aWideOutline() {
    var text = "window\n  r: A\n"
    for index in 0..<50_000 { text += "    n\(index): A\n" }
    let (tree, diagnostics) = SyntaxTree.parse(SourceText(text, path: "a"))
    #expect(diagnostics.isEmpty)
    expect(tree.outline(of: tree.items[0]), equals: 0..<50_001)
    #expect(tree.outline[50_000].parent == 0 && tree.outline[1].nextSibling == 2)
  }
}
