import Testing

@testable import PresentationModel

/// Positions as editors count them.
@Suite struct EditorLinesTests {
  static let text = "a\r\n😀é b\rlast\n"

  @Test(arguments: [
    // line, character, encoding, offset
    (0, 0, PositionEncoding.utf16, 0), (0, 1, .utf16, 1), (0, 9, .utf16, 1), (1, 0, .utf16, 3), (1, 2, .utf16, 7),
    (1, 1, .utf16, 3), (1, 3, .utf16, 9), (1, 5, .utf16, 11), (1, 1, .utf32, 7), (1, 4, .utf8, 7), (1, 2, .utf8, 3),
    (2, 0, .utf16, 12), (2, 4, .utf8, 16), (3, 0, .utf16, 17), (9, 9, .utf16, 17), (-1, 0, .utf16, 0),
  ])
  func positionsBecomeOffsets(_ line: Int, _ character: Int, _ encoding: PositionEncoding, _ offset: Int) {
    let lines = EditorLines(Array(Self.text.utf8))
    expect(lines.offset(of: EditorPosition(line, character), encoding), equals: offset)
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyCharacterComesBack(_ encoding: PositionEncoding) {
    let lines = EditorLines(Array(Self.text.utf8))
    var offset = 0
    for scalar in Self.text.unicodeScalars {
      // Between '\r' and '\n' there is no place of its own: an editor cannot stand there.
      if scalar != "\n" || lines.bytes[max(0, offset - 1)] != 13 {
        let position = lines.position(of: offset, encoding)
        expect(lines.offset(of: position, encoding), equals: offset, "offset \(offset) as \(encoding.name)")
      }
      offset += String(scalar).utf8.count
    }
  }

  @Test func aChangeTouchesOnlyWhatDiffers() {
    for (old, new, start, end, text) in [
      ("abc", "axc", 1, 2, "x"), ("abc", "abc\n", 3, 3, "\n"), ("é", "è", 0, 2, "è"), ("a\r\nb", "a\nb", 1, 3, "\n"),
      ("", "x", 0, 0, "x"),
    ] {
      let edit = EditorEdit.between(Array(old.utf8), Array(new.utf8))
      expect(edit, equals: EditorEdit(SourceRange(start, end), text), "'\(old)' to '\(new)'")
      let applied = EditorEdit.apply(edit.map { [$0] } ?? [], to: Array(old.utf8))
      expect(applied, equals: Array(new.utf8), "'\(old)' to '\(new)'")
    }
    expect(EditorEdit.between([1], [1]), equals: nil)
  }
}
