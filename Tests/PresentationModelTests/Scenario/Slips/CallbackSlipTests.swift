import Testing

/// Slips in callbacks and class bodies.
@Suite struct CallbackSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      on home.viewDidAppear
        home.title = "x"
      """#,
      #"""
      t.presim:3:22: error: expected '{'
      on home.viewDidAppear
                           ^
      note: statements stand in braces: '{ … }'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      on viewDidAppear { home.title = "x" }
      """#,
      #"""
      t.presim:3:4: error: say whose: 'on home.viewDidAppear { … }'
      on viewDidAppear { home.title = "x" }
         ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.viewDidAppear = { home.title = "x" }
      """#,
      #"""
      t.presim:3:6: error: 'viewDidAppear(_:)' is a method: write 'on home.viewDidAppear { … }'
      home.viewDidAppear = { home.title = "x" }
           ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.onViewDidAppear { home.title = "x" }
      """#,
      #"""
      t.presim:3:6: error: value of type 'HomeViewController' has no method 'onViewDidAppear'
      home.onViewDidAppear { home.title = "x" }
           ^
      note: a callback is written 'on home.viewDidAppear { … }', at the beginning of a line
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      when home.viewDidAppear { home.title = "x" }
      """#,
      #"""
      t.presim:3:1: error: a callback is written 'on home.viewDidAppear { … }'
      when home.viewDidAppear { home.title = "x" }
      ^
      """#),
    DiagnosticExample(
      #"""
      class Card: UIViewController {
        viewDidLoad { title = "x" }
      }
      """#,
      #"""
      t.presim:2:3: error: a callback is written 'on viewDidLoad { … }'
        viewDidLoad { title = "x" }
        ^
      """#),
    DiagnosticExample(
      #"""
      class Card {
        modalPresentationStyle = .fullScreen
      }
      """#,
      #"""
      t.presim:1:12: error: expected ':' and a superclass
      class Card {
                 ^
      note: write ': UIViewController' if nothing else fits
      """#),
    DiagnosticExample(
      #"""
      class Fade {
        on animationController(forDismissed:) { }
      }
      """#,
      #"""
      t.presim:1:12: error: expected ':' and a superclass
      class Fade {
                 ^
      note: write ': UIViewControllerTransitioningDelegate', which has 'animationController(forDismissed:)'
      """#),
    DiagnosticExample(
      #"""
      class Card(UIViewController) {
      }
      """#,
      #"""
      t.presim:1:11: error: expected ':' and a superclass
      class Card(UIViewController) {
                ^
      note: write ': UIViewController' if nothing else fits
      """#),
  ]
}
