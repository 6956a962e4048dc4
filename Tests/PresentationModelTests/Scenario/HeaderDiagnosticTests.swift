import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct HeaderDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "empty title",
      #"""
      scenario

      """#,
      #"""
      a.presim:1:9: error: expected a title, as in 'scenario "Title"'
      scenario
              ^

      """#
    ),
    (
      "a device beside the version",
      #"""
      ios 18, iPad

      """#,
      #"""
      a.presim:1:9: error: expected a version, as in 'ios 17'
      ios 18, iPad
              ^
      note: the device is a line of its own: write 'device iPad' below this one

      """#
    ),
    (
      "second header",
      #"""
      ios 17
      ios 18

      """#,
      #"""
      a.presim:2:1: error: a second 'ios' line
      ios 18
      ^
      a.presim:1:1: note: the first one is here
      ios 17
      ^

      """#
    ),
    (
      "late header",
      #"""
      a: B
      ios 17

      """#,
      #"""
      a.presim:2:1: error: 'ios' belongs at the head of the file
      ios 17
      ^
      a.presim:1:1: note: the head ends here
      a: B
      ^

      """#
    ),
    (
      "both rules",
      #"""
      ios 17
      rules docs

      """#,
      #"""
      a.presim:2:1: error: a file has either 'ios' or 'rules docs'
      rules docs
      ^
      a.presim:1:1: note: the other is here
      ios 17
      ^

      """#
    ),
    (
      "rules",
      #"""
      rules old

      """#,
      #"""
      a.presim:1:7: error: expected 'docs'
      rules old
            ^

      """#
    ),
    (
      "ios",
      #"""
      ios seventeen

      """#,
      #"""
      a.presim:1:5: error: expected a version, as in 'ios 17'
      ios seventeen
          ^

      """#
    ),
    (
      "device",
      #"""
      device

      """#,
      #"""
      a.presim:1:7: error: expected a device, as in 'device iPhone portrait'
      device
            ^

      """#
    ),
    (
      "size class",
      #"""
      sizeClass compact

      """#,
      #"""
      a.presim:1:18: error: expected two size classes, as in 'sizeClass compact regular'
      sizeClass compact
                       ^

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
