import Testing

/// What is said of versions that do not exist, and of what a version of the file lacks.
@Suite struct VersionDiagnosticTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      ios 19
      """#,
      #"""
      t.presim:1:5: error: there is no iOS 19: iOS 18 was followed by iOS 26
      ios 19
          ^
      """#),
    DiagnosticExample(
      #"""
      ios 12, 15-18, 20, 26
      """#,
      #"""
      t.presim:1:16: error: there is no iOS 20: iOS 18 was followed by iOS 26
      ios 12, 15-18, 20, 26
                     ^
      """#),
    DiagnosticExample(
      #"""
      ios 18-15
      """#,
      #"""
      t.presim:1:5: error: the range runs backwards: write '15-18'
      ios 18-15
          ^
      """#),
    DiagnosticExample(
      #"""
      ios 13-24
      """#,
      #"""
      t.presim:1:8: error: there is no iOS 24: iOS 18 was followed by iOS 26
      ios 13-24
             ^
      """#),
    DiagnosticExample(
      #"""
      ios 12 13
      """#,
      #"""
      t.presim:1:8: error: versions have a ',' between them, as in 'ios 12, 15-18, 27'
      ios 12 13
             ^
      note: write ','
      """#),
    DiagnosticExample(
      #"""
      ios 15...18
      """#,
      #"""
      t.presim:1:7: error: a range of versions is written with '-', as in 'ios 15-18'
      ios 15...18
            ^
      """#),
    DiagnosticExample(
      #"""
      ios 15–18
      """#,
      #"""
      t.presim:1:7: error: a range of versions is written with '-', as in 'ios 15-18'
      ios 15–18
            ^
      """#),
    DiagnosticExample(
      #"""
      ios 12,
      """#,
      #"""
      t.presim:1:8: error: expected a version, as in 'ios 17'
      ios 12,
             ^
      """#),
    DiagnosticExample(
      #"""
      ios 13-
      """#,
      #"""
      t.presim:1:8: error: expected the last version of the range, as in 'ios 15-18'
      ios 13-
             ^
      """#),
    DiagnosticExample(
      #"""
      rules docs
      ios 12, 13
      """#,
      #"""
      t.presim:2:1: error: a file has either 'ios' or 'rules docs'
      ios 12, 13
      ^
      t.presim:1:1: note: the other is here
      rules docs
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 13) { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:21: error: '#available' must handle other platforms with '*'
      if #available(iOS 13) { expect a.isViewLoaded }
                          ^
      note: write ', *'
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #avalable(iOS 13, *) { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:5: error: expected 'available' or 'unavailable' after '#'
      if #avalable(iOS 13, *) { expect a.isViewLoaded }
          ^
      note: did you mean '#available'?
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(ios 13, *) { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:15: error: unknown platform 'ios'
      if #available(ios 13, *) { expect a.isViewLoaded }
                    ^
      note: did you mean 'iOS'?
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 22, *) { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:19: error: there is no iOS 22: iOS 18 was followed by iOS 26
      if #available(iOS 22, *) { expect a.isViewLoaded }
                        ^
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 13, *), a.isViewLoaded { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:27: error: a condition asks only for the version, as in 'if #available(iOS 13, *) { … }'
      if #available(iOS 13, *), a.isViewLoaded { expect a.isViewLoaded }
                                ^
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 13, *) { expect a.isViewLoaded } else if a.isViewLoaded { }
      """#,
      #"""
      t.presim:3:57: error: a condition asks only for the version, as in 'if #available(iOS 13, *) { … }'
      if #available(iOS 13, *) { expect a.isViewLoaded } else if a.isViewLoaded { }
                                                              ^
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 13, *)
      expect a.isViewLoaded
      """#,
      #"""
      t.presim:3:25: error: expected '{'
      if #available(iOS 13, *)
                              ^
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS 13, *) {
        expect a.isViewLoaded
      """#,
      #"""
      t.presim:3:26: error: nothing closes this '{'
      if #available(iOS 13, *) {
                               ^
      note: write the '}' that ends it
      """#),
    DiagnosticExample(
      #"""
      window
        a: HomeViewController
      if #available(iOS, *) { expect a.isViewLoaded }
      """#,
      #"""
      t.presim:3:18: error: expected a version, as in 'iOS 13'
      if #available(iOS, *) { expect a.isViewLoaded }
                       ^
      """#),
    DiagnosticExample(
      #"""
      ios 12, 17
      window
        a: HomeViewController
      b: Card
      b.isModalInPresentation = true
      b.sheetPresentationController?.prefersGrabberVisible = true
      b.modalPresentationStyle = .automatic
      """#,
      #"""
      t.presim:5:3: error: 'isModalInPresentation' is only available in iOS 13 or newer
      b.isModalInPresentation = true
        ^
      note: the file runs under iOS 12 too: put it into 'if #available(iOS 13, *) { … }'
      t.presim:6:3: error: 'sheetPresentationController' is only available in iOS 15 or newer
      b.sheetPresentationController?.prefersGrabberVisible = true
        ^
      note: the file runs under iOS 12 too: put it into 'if #available(iOS 15, *) { … }'
      t.presim:7:29: error: 'automatic' is only available in iOS 13 or newer
      b.modalPresentationStyle = .automatic
                                  ^
      note: the file runs under iOS 12 too: put it into 'if #available(iOS 13, *) { … }'
      """#),
    DiagnosticExample(
      #"""
      ios 12, 17
      window
        a: HomeViewController
      b: Card
      if #available(iOS 13, *) { b.isModalInPresentation = true } else { b.modalPresentationStyle = .automatic }
      """#,
      #"""
      t.presim:5:96: error: 'automatic' is only available in iOS 13 or newer
      if #available(iOS 13, *) { b.isModalInPresentation = true } else { b.modalPresentationStyle = .automatic }
                                                                                                     ^
      """#),
    DiagnosticExample(
      #"""
      ios 17
      window
        a: HomeViewController
      if #unavailable(iOS 15) { expect a.sheetPresentationController == nil; expect a.titel == nil }
      """#,
      #"""
      t.presim:4:36: error: 'sheetPresentationController' is only available in iOS 15 or newer
      if #unavailable(iOS 15) { expect a.sheetPresentationController == nil; expect a.titel == nil }
                                         ^
      t.presim:4:81: error: value of type 'HomeViewController' has no member 'titel'
      if #unavailable(iOS 15) { expect a.sheetPresentationController == nil; expect a.titel == nil }
                                                                                      ^
      note: did you mean 'title'?
      """#),
    DiagnosticExample(
      #"""
      ios 12, 17
      window
        a: HomeViewController
      on a.viewDidLoad {
        if #available(iOS 13, *) { finish }
      }
      """#,
      #"""
      t.presim:5:30: error: 'finish' belongs at column one
        if #available(iOS 13, *) { finish }
                                   ^
      """#),
    DiagnosticExample(
      #"""
      else: HomeViewController
      if: Card
      super: Card
      """#,
      #"""
      t.presim:1:1: error: 'else' is a word of the language and names nothing else
      else: HomeViewController
      ^
      t.presim:2:1: error: 'if' is a word of the language and names nothing else
      if: Card
      ^
      t.presim:3:1: error: 'super' is a word of the language and names nothing else
      super: Card
      ^
      """#),
  ]
}
