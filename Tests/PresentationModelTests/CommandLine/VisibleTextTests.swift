import Testing

@testable import PresentationModel

/// What a file has of control characters never reaches the terminal as it is.
@Suite struct VisibleTextTests {
  private static let source = """
    scenario "\u{1B}[31mred\u{7}\\u{1B}]0;x\\u{7}"
    window
      home: Home
    home.title = "\u{1B}[2J\\u{202E}x" // \u{9B}31m
    expect home.title == "\\u{9B}31m"
    expect log "\\u{1B}[31m"
    expect exception NSException "\\u{1B}c"

    """

  @Test(arguments: [
    ["run"], ["run", "--color", "always"], ["test"], ["test", "--color", "always"], ["explain"],
    ["run", "--format", "json"], ["test", "--format", "json"], ["explain", "--format", "json"],
  ])
  func isEscaped(_ arguments: [String]) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    let result = try presim.run(arguments + ["a.presim"])
    let colours = ["0", "1", "2", "31", "32", "33", "36"].map { "\u{1B}[\($0)m" }
    var text = result.output + result.errors
    #expect(!text.contains("\u{1B}[31mred"))
    if arguments.contains("always") { for colour in colours { text = text.replacing(colour, with: "") } }
    for scalar in text.unicodeScalars {
      let isPlain = scalar.value >= 0x20 && !(0x7F...0x9F ~= scalar.value) && scalar.value != 0x202E
      #expect(isPlain || scalar == "\n", "U+\(String(scalar.value, radix: 16))")
    }
  }

  /// The quick look at bytes and the one at characters agree: no text is escaped for nothing, and none gets through.
  @Test func theQuickLookSeesEachControl() {
    for value in Array(0...0x700) + Array(0x2000...0x2100) + [0xE000, 0xFEFF, 0xFFFD, 0x1F600, 0x10FE80, 0x10FFFF] {
      guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
      for text in ["\(scalar)", "é\(scalar)", "a\(scalar)–"] {
        let isPlain = VisibleText.isPlain(text, beyond: 0)
        expect(isPlain, equals: !VisibleText.isControl(scalar), "U+\(String(value, radix: 16)) in '\(text)'")
        #expect(!isPlain || VisibleText.escaped(text, keepsColours: false) == text, "U+\(String(value, radix: 16))")
      }
    }
  }
}
