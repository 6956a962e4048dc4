import Testing

/// The text of every error about header.
@Suite struct CheckerHeaderTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      device iPhon
      """,
      """
      t.presim:1:8: error: unknown device 'iPhon'
      device iPhon
             ^
      note: did you mean 'iPhone'?
      """),
    DiagnosticExample(
      """
      device iPad sideways
      """,
      """
      t.presim:1:13: error: unknown orientation 'sideways': a device is 'portrait' or 'landscape'
      device iPad sideways
                  ^
      """),
    DiagnosticExample(
      """
      device Mac portrait
      """,
      """
      t.presim:1:12: error: 'Mac' is not turned: leave out the orientation
      device Mac portrait
                 ^
      """),
    DiagnosticExample(
      """
      sizeClass compakt regular
      """,
      """
      t.presim:1:11: error: unknown size class 'compakt': there are 'compact' and 'regular'
      sizeClass compakt regular
                ^
      note: did you mean 'compact'?
      """),
    DiagnosticExample(
      """
      ios 7
      """,
      """
      t.presim:1:5: error: presim knows the rules of iOS 8 to 27, not of 7
      ios 7
          ^
      """),
    DiagnosticExample(
      """
      ios 28
      """,
      """
      t.presim:1:5: error: presim knows the rules of iOS 8 to 27, not of 28
      ios 28
          ^
      """),
    DiagnosticExample(
      """
      ios 18, 27.2
      """,
      """
      t.presim:1:9: error: presim knows the rules of iOS 27, 27.1 and 27.3, not of 27.2
      ios 18, 27.2
              ^
      """),
  ]
}
