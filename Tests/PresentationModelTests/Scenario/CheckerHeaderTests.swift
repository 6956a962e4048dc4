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
    DiagnosticExample(
      """
      ios 26
      device iPhoneDuo
      """,
      """
      t.presim:2:8: error: 'iPhoneDuo' is only available in iOS 27.1 or newer
      device iPhoneDuo
             ^
      """),
    DiagnosticExample(
      """
      device iPhoneDuo open
      """,
      """
      t.presim:1:8: error: 'iPhoneDuo' is only available in iOS 27.1 or newer
      device iPhoneDuo open
             ^
      """),
    DiagnosticExample(
      """
      device iPhone open
      """,
      """
      t.presim:1:15: error: 'iPhone' does not fold: only an 'iPhoneDuo' is 'closed' or 'open'
      device iPhone open
                    ^
      """),
    DiagnosticExample(
      """
      device iPad resizable
      """,
      """
      t.presim:1:13: error: only an 'iPhone' or 'iPhoneMax' is 'resizable'
      device iPad resizable
                  ^
      """),
    DiagnosticExample(
      """
      ios 26
      device iPhone resizable
      """,
      """
      t.presim:2:15: error: 'iPhone resizable' is only available in iOS 27 or newer
      device iPhone resizable
                    ^
      """),
    DiagnosticExample(
      """
      device iPhone resizable landscape
      """,
      """
      t.presim:1:15: error: the window of a resizable iPhone is always portrait: leave out 'landscape'
      device iPhone resizable landscape
                    ^
      """),
    DiagnosticExample(
      """
      device iPhone resizable
      sizeClass regular regular
      """,
      """
      t.presim:1:15: error: the window of a resizable iPhone is compact in width and regular in height: leave out the size classes
      device iPhone resizable
                    ^
      """),
    DiagnosticExample(
      """
      device iPhone
      window
        home: Home
      device.unfold()
      """,
      """
      t.presim:4:8: error: 'iPhone' does not fold: only an 'iPhoneDuo' does
      device.unfold()
             ^
      """),
    DiagnosticExample(
      """
      ios 27.1
      device iPhoneDuo open
      window
        home: Home
      device.fold()
      device.fold()
      """,
      """
      t.presim:6:8: error: the iPhoneDuo is closed here already
      device.fold()
             ^
      """),
    DiagnosticExample(
      """
      device iPhone resizable
      window
        home: Home
      device.rotate(to: .landscape)
      """,
      """
      t.presim:4:8: error: the window of a resizable iPhone is always portrait
      device.rotate(to: .landscape)
             ^
      """),
    DiagnosticExample(
      """
      device iPhone resizable
      window
        home: Home
      window.resize(to: sizeClass(regular, regular))
      """,
      """
      t.presim:4:8: error: the window of a resizable iPhone keeps its size classes at every size: compact in width, regular in height
      window.resize(to: sizeClass(regular, regular))
             ^
      """),
  ]
}
