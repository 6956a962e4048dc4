import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct StatementDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "missing semicolon",
      #"""
      a.b() c.d()

      """#,
      #"""
      a.presim:1:7: error: two statements on a line need a ';' between them
      a.b() c.d()
            ^
      note: write ';'

      """#
    ),
    (
      "unexpected",
      #"""
      a.b() , c

      """#,
      #"""
      a.presim:1:7: error: unexpected ','
      a.b() , c
            ^

      """#
    ),
    (
      "stray brackets",
      #"""
      }}
      )

      """#,
      #"""
      a.presim:1:1: error: nothing opens this '}'
      }}
      ^
      note: leave it out, or write the '{' that begins it
      a.presim:2:1: error: nothing opens this ')'
      )
      ^
      note: leave it out, or write the '(' that begins it

      """#
    ),
    (
      "no statement",
      #"""
      3
      "x"
      .a
      (a as! B)

      """#,
      #"""
      a.presim:1:1: error: expected a statement
      3
      ^
      a.presim:2:1: error: expected a statement
      "x"
      ^
      a.presim:3:1: error: expected a statement
      .a
      ^
      a.presim:4:1: error: a value is not a statement
      (a as! B)
      ^

      """#
    ),
    (
      "not assignable",
      #"""
      a.b() = 3

      """#,
      #"""
      a.presim:1:1: error: only a property can be assigned to
      a.b() = 3
      ^

      """#
    ),
    (
      "missing value",
      #"""
      a.b =

      """#,
      #"""
      a.presim:1:6: error: expected a value
      a.b =
           ^

      """#
    ),
    (
      "missing value before next line",
      #"""
      a.b =
      c.d(

      """#,
      #"""
      a.presim:1:6: error: expected a value
      a.b =
           ^
      a.presim:2:4: error: nothing closes this '('
      c.d(
         ^
      note: write the ')' that ends it

      """#
    ),
    (
      "top level only",
      #"""
      turn { on a.b { } }
      turn { class A: B }
      turn { segue "x" from a }

      """#,
      #"""
      a.presim:1:8: error: 'on' belongs at column one, not in braces
      turn { on a.b { } }
             ^
      a.presim:2:8: error: 'class' belongs at column one, not in braces
      turn { class A: B }
             ^
      a.presim:3:8: error: 'segue' belongs at column one, not in braces
      turn { segue "x" from a }
             ^

      """#
    ),
    (
      "unclosed turn",
      #"""
      turn {
        a.b()
      class C: D

      """#,
      #"""
      a.presim:1:6: error: nothing closes this '{'
      turn {
           ^
      note: write the '}' that ends it

      """#
    ),
    (
      "unclosed closure",
      #"""
      a.b(c) {
        d.e()

      """#,
      #"""
      a.presim:1:8: error: nothing closes this '{'
      a.b(c) {
             ^
      note: write the '}' that ends it

      """#
    ),
    (
      "unclosed call",
      #"""
      a.b(c
      expect no log

      """#,
      #"""
      a.presim:1:4: error: nothing closes this '('
      a.b(c
         ^
      note: write the ')' that ends it

      """#
    ),
    (
      "unclosed in block",
      #"""
      turn { a.b(c }

      """#,
      #"""
      a.presim:1:11: error: nothing closes this '('
      turn { a.b(c }
                ^
      note: write the ')' that ends it

      """#
    ),
    (
      "wrong separator",
      #"""
      a.b(c d)

      """#,
      #"""
      a.presim:1:7: error: expected ',' or ')'
      a.b(c d)
            ^

      """#
    ),
    (
      "wrong closer",
      #"""
      a.x = [b)

      """#,
      #"""
      a.presim:1:9: error: expected ',' or ']'
      a.x = [b)
              ^
      note: write ']' in place of ')'

      """#
    ),
    (
      "turn without brace",
      #"""
      turn
      a.b()

      """#,
      #"""
      a.presim:1:5: error: expected '{'
      turn
          ^
      note: statements stand in braces: '{ … }'

      """#
    ),
    (
      "begin",
      #"""
      begin
      begin a
      begin begin a.b()

      """#,
      #"""
      a.presim:1:6: error: expected a call or an assignment after 'begin'
      begin
           ^
      a.presim:2:7: error: 'begin' needs a call or an assignment
      begin a
            ^
      a.presim:3:7: error: 'begin' needs a call or an assignment
      begin begin a.b()
            ^

      """#
    ),
    (
      "every error",
      #"""
      a.b(
      c..d
      expect
      turn { x y; }
      z.q()

      """#,
      #"""
      a.presim:1:4: error: nothing closes this '('
      a.b(
         ^
      note: write the ')' that ends it
      a.presim:2:3: error: a second '.' stands here
      c..d
        ^
      note: leave one out
      a.presim:3:7: error: expected a value
      expect
            ^
      a.presim:4:10: error: unexpected 'y'
      turn { x y; }
               ^
      note: a call is written as in Swift: 'home.present(detail, animated: true)'

      """#
    ),
    (
      "error in arguments",
      #"""
      a.present(b
        animated true,
        completion: nil)
      c.d(.)

      """#,
      #"""
      a.presim:1:12: error: expected ',' or ')'
      a.present(b
                 ^
      a.presim:4:6: error: expected a case after '.'
      c.d(.)
           ^

      """#
    ),
    (
      "callback",
      #"""
      on
      on a
      on a.
      on a.b
      on a.b(c) { }

      """#,
      #"""
      a.presim:1:3: error: expected a controller and a callback, as in 'on detail.viewDidAppear { }'
      on
        ^
      a.presim:2:5: error: expected '.' and a callback, as in 'on detail.viewDidAppear { }'
      on a
          ^
      a.presim:3:6: error: expected the name of a callback
      on a.
           ^
      a.presim:4:7: error: expected '{'
      on a.b
            ^
      note: statements stand in braces: '{ … }'
      a.presim:5:9: error: expected ':' after the label
      on a.b(c) { }
              ^
      note: only the labels are written, as in 'viewDidAppear(_:)', or none

      """#
    ),
    (
      "closure",
      #"""
      a.b { [weak] in }
      a.b { c, d }

      """#,
      #"""
      a.presim:1:12: error: expected 'in' after the parameters of the closure
      a.b { [weak] in }
                 ^
      a.presim:2:12: error: expected 'in' after the parameters of the closure
      a.b { c, d }
                 ^

      """#
    ),
    (
      "selector",
      #"""
      a.b(#foo)
      a.b(#selector)

      """#,
      #"""
      a.presim:1:6: error: expected 'selector' after '#'
      a.b(#foo)
           ^
      a.presim:2:14: error: expected '('
      a.b(#selector)
                   ^

      """#
    ),
    (
      "cast",
      #"""
      a.b = c as
      a.b = c as B as D

      """#,
      #"""
      a.presim:1:11: error: expected the name of a class
      a.b = c as
                ^
      a.presim:2:14: error: a second cast needs parentheses round the first
      a.b = c as B as D
                   ^

      """#
    ),
    (
      "wide and tabs",
      #"""
      日本.b(	👩‍👩‍👧 c)

      """#,
      #"""
      a.presim:1:7: error: unexpected character '👩'
      日本.b(	👩‍👩‍👧 c)
             	^

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
