import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct DeclarationDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "class without superclass",
      #"""
      class Card { title = "a" }

      """#,
      #"""
      a.presim:1:12: error: expected ':' and a superclass
      class Card { title = "a" }
                 ^
      note: write ': UIViewController' if nothing else fits

      """#
    ),
    (
      "class without name",
      #"""
      class : UIViewController

      """#,
      #"""
      a.presim:1:7: error: expected the name of the class
      class : UIViewController
            ^

      """#
    ),
    (
      "reserved class",
      #"""
      class window: UIViewController

      """#,
      #"""
      a.presim:1:7: error: 'window' is a word of the language and names nothing else
      class window: UIViewController
            ^

      """#
    ),
    (
      "reserved name",
      #"""
      window
        turn: UIViewController

      """#,
      #"""
      a.presim:2:3: error: 'turn' is a word of the language and names nothing else
        turn: UIViewController
        ^

      """#
    ),
    (
      "underscore",
      #"""
      _: UIViewController

      """#,
      #"""
      a.presim:1:1: error: '_' is a word of the language and names nothing else
      _: UIViewController
      ^

      """#
    ),
    (
      "body statement",
      #"""
      class A: B {
        turn { }
        x
        y =
        3 = 4
      }

      """#,
      #"""
      a.presim:2:3: error: 'turn' does not belong in the body of a class
        turn { }
        ^
      note: a body has property defaults, answers of methods and callbacks
      a.presim:3:4: error: expected '='
        x
         ^
      a.presim:4:6: error: expected a value
        y =
           ^
      a.presim:5:3: error: expected a property, a method or 'on'
        3 = 4
        ^

      """#
    ),
    (
      "unclosed class",
      #"""
      class A: B {
        x = 1
      window
        a: A

      """#,
      #"""
      a.presim:1:12: error: nothing closes this '{'
      class A: B {
                 ^
      note: write the '}' that ends it

      """#
    ),
    (
      "method labels",
      #"""
      class A: B {
        f(a) = 1
        g(a:
      }

      """#,
      #"""
      a.presim:2:6: error: expected ':' after the label
        f(a) = 1
           ^
      note: only the labels are written, as in 'viewDidAppear(_:)', or none
      a.presim:3:4: error: nothing closes this '('
        g(a:
         ^
      note: write the ')' that ends it

      """#
    ),
    (
      "unwind",
      #"""
      class A: B { unwind on }

      """#,
      #"""
      a.presim:1:21: error: 'on' is a word of the language and names nothing else
      class A: B { unwind on }
                          ^

      """#
    ),
    (
      "segue",
      #"""
      segue from a to b
      segue "x" from
      segue "x" from a kind

      """#,
      #"""
      a.presim:1:7: error: expected the segue's identifier, a string or 'nil'
      segue from a to b
            ^
      a.presim:2:15: error: expected a value after 'from'
      segue "x" from
                    ^
      a.presim:3:22: error: expected a value after 'kind'
      segue "x" from a kind
                           ^

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
