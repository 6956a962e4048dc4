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
      t.presim:1:5: error: presim knows the rules of iOS 8 to 26, not of 7
      ios 7
          ^
      """),
    DiagnosticExample(
      """
      ios 27
      """,
      """
      t.presim:1:5: error: presim knows the rules of iOS 8 to 26, not of 27
      ios 27
          ^
      """),
  ]
}
