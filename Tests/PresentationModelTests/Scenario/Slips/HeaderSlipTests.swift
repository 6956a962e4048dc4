import Testing

/// Slips in the header: devices, versions, titles.
@Suite struct HeaderSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      ios17
      """#,
      #"""
      t.presim:1:1: error: the version is written 'ios 17', with a space
      ios17
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      rotate landscape
      """#,
      #"""
      t.presim:3:1: error: the device is turned with 'device.rotate(to: .landscape)'
      rotate landscape
      ^
      """#),
    DiagnosticExample(
      #"""
      device iPhone 15
      """#,
      #"""
      t.presim:1:15: error: a device is not a model: 'iPhone', 'iPhoneMax', 'iPhoneDuo', 'iPad', 'Mac', 'TV' or 'Vision'
      device iPhone 15
                    ^
      """#),
    DiagnosticExample(
      #"""
      device iphone
      """#,
      #"""
      t.presim:1:8: error: unknown device 'iphone'
      device iphone
             ^
      note: did you mean 'iPhone'?
      """#),
    DiagnosticExample(
      #"""
      device iPad landscape left
      """#,
      #"""
      t.presim:1:23: error: unknown orientation 'left': a device is 'portrait' or 'landscape'
      device iPad landscape left
                            ^
      """#),
    DiagnosticExample(
      #"""
      ios
      """#,
      #"""
      t.presim:1:4: error: expected a version, as in 'ios 17'
      ios
         ^
      """#),
    DiagnosticExample(
      #"""
      ios 17, 18, latest
      """#,
      #"""
      t.presim:1:13: error: expected a version, as in 'ios 17'
      ios 17, 18, latest
                  ^
      note: without the line the newest is taken
      """#),
    DiagnosticExample(
      #"""
      version 17
      """#,
      #"""
      t.presim:1:1: error: the version is written 'ios 17', at the head of the file
      version 17
      ^
      """#),
    DiagnosticExample(
      #"""
      title "My scenario"
      """#,
      #"""
      t.presim:1:1: error: this header line begins with 'scenario'
      title "My scenario"
      ^
      note: write 'scenario'
      """#),
  ]
}
