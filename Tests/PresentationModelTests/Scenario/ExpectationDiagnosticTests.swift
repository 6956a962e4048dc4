import Testing

@testable import PresentationModel

/// What a reader is told about a mistake, whole: message, place, source line, caret, notes.
@Suite struct ExpectationDiagnosticTests {
  static let table: [(name: String, source: String, expected: String)] = [
    (
      "expectations",
      #"""
      expect
      expect no
      expect log
      expect rule
      expect lint 7
      expect a = b
      expect hierarchy
      expect hierarchy of
        x
      expect events include
      expect no event
      expect events of
      expect !!a
      expect a ==

      """#,
      #"""
      a.presim:1:7: error: expected a value
      expect
            ^
      a.presim:2:10: error: expected 'event', 'events', 'log', 'rule' or 'lint' after 'no'
      expect no
               ^
      a.presim:3:11: error: expected the console line, as in 'expect log "text"'
      expect log
                ^
      a.presim:4:12: error: expected a rule, as in 'CTX-04'
      expect rule
                 ^
      a.presim:5:13: error: expected a lint, as in 'LNT-07'
      expect lint 7
                  ^
      a.presim:6:10: error: an expectation compares with '=='
      expect a = b
               ^
      note: write '=='
      a.presim:8:20: error: expected the name of a controller
      expect hierarchy of
                         ^
      a.presim:10:1: error: the events must come below, indented deeper than 'expect'
      expect events include
      ^
      a.presim:11:16: error: expected an event, as in 'expect no event detail.viewDidLoad'
      expect no event
                     ^
      a.presim:12:17: error: expected the name of a controller
      expect events of
                      ^
      a.presim:13:8: error: '!' goes once before a value
      expect !!a
             ^
      a.presim:14:12: error: expected a value
      expect a ==
                 ^

      """#
    ),
    (
      "no rule",
      #"""
      expect no rule
      expect no rule 7
      expect no rules CTX-04

      """#,
      #"""
      a.presim:1:15: error: expected a rule, as in 'CTX-04'
      expect no rule
                    ^
      a.presim:2:16: error: expected a rule, as in 'CTX-04'
      expect no rule 7
                     ^
      a.presim:3:11: error: expected 'event', 'events', 'log', 'rule' or 'lint' after 'no'
      expect no rules CTX-04
                ^
      note: did you mean 'expect no rule'?

      """#
    ),
    (
      "hierarchy in braces",
      #"""
      turn { expect hierarchy }

      """#,
      #"""
      a.presim:1:25: error: expected the end of the line
      turn { expect hierarchy }
                              ^

      """#
    ),
    (
      "tab in block",
      #"""
      expect events
      	a.viewDidLoad

      """#,
      #"""
      a.presim:2:1: error: a tab in the indentation of an expected line; write spaces
      	a.viewDidLoad
      ^

      """#
    ),
  ]

  @Test(arguments: table.map(SyntaxExample.init)) func tellsWhatIsWrong(_ row: SyntaxExample) { row.check() }
}
