import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct OutlineDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "missing colon",
      #"""
      window
        first FirstViewController

      """#,
      #"""
      a.presim:2:8: error: an outline needs ':' between a name and its class
        first FirstViewController
             ^
      note: write ':'

      """#
    ),
    (
      "no class",
      #"""
      window
        first:

      """#,
      #"""
      a.presim:2:9: error: expected a class, as in 'home: UIViewController'
        first:
              ^

      """#
    ),
    (
      "dedent",
      #"""
      window
          a: A
            b: B
           c: C
        d: D

      """#,
      #"""
      a.presim:4:6: error: indentation does not match any outer level
           c: C
           ^
      note: lines above have 4 and 6 blanks before them: write as many as one of them has
      a.presim:5:3: error: indentation does not match any outer level
        d: D
        ^
      note: a line above has 4 blanks before it: write as many to stand beside it

      """#
    ),
    (
      "tab in outline",
      #"""
      window
      	a: A

      """#,
      #"""
      a.presim:2:1: error: a tab in the indentation of an outline; write spaces
      	a: A
      ^

      """#
    ),
    (
      "statement in outline",
      #"""
      window
        a: A
        a.present(b)

      """#,
      #"""
      a.presim:3:3: error: an outline has only lines 'name: Class'
        a.present(b)
        ^
      note: a statement begins at column one

      """#
    ),
    (
      "indentation",
      #"""
        a: A

      """#,
      #"""
      a.presim:1:3: error: unexpected indentation: this is not below any outline
        a: A
        ^

      """#
    ),
    (
      "late window",
      #"""
      a.b()
      c: D
      window
        e: F

      """#,
      #"""
      a.presim:3:1: error: a window belongs before the first statement
      window
      ^
      a.presim:1:1: note: the first statement is here
      a.b()
      ^

      """#
    ),
    (
      "two entries",
      #"""
      a: A b: B

      """#,
      #"""
      a.presim:1:6: error: two statements on a line need a ';' between them
      a: A b: B
           ^
      note: write ';'

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
