import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct LiteralDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "string",
      #"""
      a.title = "abc

      """#,
      #"""
      a.presim:1:11: error: unterminated string
      a.title = "abc
                ^
      note: write the '"' that ends it

      """#
    ),
    (
      "string in braces",
      #"""
      turn { a.title = "abc }

      """#,
      #"""
      a.presim:1:18: error: unterminated string
      turn { a.title = "abc }
                       ^
      note: write the '"' that ends it

      """#
    ),
    (
      "escapes",
      #"""
      a.title = "\q \u{110000} \u1"

      """#,
      #"""
      a.presim:1:12: error: '\q' is not an escape
      a.title = "\q \u{110000} \u1"
                 ^
      note: the escapes are '\n', '\t', '\r', '\0', '\\', '\"', '\'' and '\u{…}'
      a.presim:1:15: error: '\u' needs the number of a Unicode scalar, as in '\u{1F600}'
      a.title = "\q \u{110000} \u1"
                    ^
      a.presim:1:26: error: '\u' needs the number of a Unicode scalar, as in '\u{1F600}'
      a.title = "\q \u{110000} \u1"
                               ^

      """#
    ),
    (
      "comment",
      #"""
      a.b()
      /* x /* y */

      """#,
      #"""
      a.presim:2:1: error: unterminated '/*' comment
      /* x /* y */
      ^

      """#
    ),
    (
      "numbers",
      #"""
      a.b = 0x1F
      a.b = 12ab
      a.b = 99999999999999999999
      a.b = -c

      """#,
      #"""
      a.presim:1:7: error: '0x1F' is neither a decimal number nor a name
      a.b = 0x1F
            ^
      note: numbers have decimal digits only; a name does not begin with one
      a.presim:2:7: error: '12ab' is neither a decimal number nor a name
      a.b = 12ab
            ^
      note: numbers have decimal digits only; a name does not begin with one
      a.presim:3:7: error: the integer does not fit in 64 bits
      a.b = 99999999999999999999
            ^
      a.presim:4:8: error: expected a number after '-'
      a.b = -c
             ^

      """#
    ),
    (
      "unknown",
      #"""
      a.b = @c
      a.b = “x”
      a.b = c

      """#,
      #"""
      a.presim:1:7: error: unexpected character '@'
      a.b = @c
            ^
      a.presim:2:7: error: unexpected character '“'
      a.b = “x”
            ^
      note: write strings in straight double quotes
      a.presim:3:4: error: unexpected character U+00A0
      a.b = c
         ^
      note: write a space

      """#
    ),
    (
      "a regular expression that begins the file and does not end",
      " /With two on the stack",
      #"""
      a.presim:1:2: error: unexpected character '/'
       /With two on the stack
       ^

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
