import Testing

/// Words and signs of other languages, and of Swift where this one has none.
@Suite struct WordSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      dismiss card
      """#,
      #"""
      t.presim:4:1: error: a call is written as in Swift: 'card.dismiss(animated: true)'
      dismiss card
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      present card from home
      """#,
      #"""
      t.presim:4:1: error: a call is written as in Swift: 'home.present(card, animated: true)'
      present card from home
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      expect home presents card
      """#,
      #"""
      t.presim:4:1: error: a property is compared: 'expect home.presentedViewController == card'
      expect home presents card
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      except home.isViewLoaded
      """#,
      #"""
      t.presim:4:1: error: 'except' is not a word of the language
      except home.isViewLoaded
      ^
      note: did you mean 'expect'?
      """#),
    DiagnosticExample(
      #"""
      # a comment
      window
        home: HomeViewController
      """#,
      #"""
      t.presim:1:1: error: a comment begins with '//'
      # a comment
      ^
      note: write '//'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      # a comment
      home.title = "x"
      """#,
      #"""
      t.presim:3:1: error: a comment begins with '//'
      # a comment
      ^
      note: write '//'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expct home.isViewLoaded
      """#,
      #"""
      t.presim:3:1: error: 'expct' is not a word of the language
      expct home.isViewLoaded
      ^
      note: did you mean 'expect'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expext home.title == "x"
      """#,
      #"""
      t.presim:3:1: error: 'expext' is not a word of the language
      expext home.title == "x"
      ^
      note: did you mean 'expect'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      wait 1
      """#,
      #"""
      t.presim:3:1: error: no waiting is needed: a step begins when the one before it has finished
      wait 1
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      sleep(1)
      """#,
      #"""
      t.presim:3:1: error: no waiting is needed: a step begins when the one before it has finished
      sleep(1)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      @available(iOS 13, *)
      home.title = "x"
      """#,
      #"""
      t.presim:3:1: error: availability is asked with 'if #available(iOS 13, *) { … }'
      @available(iOS 13, *)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.title = 'x'
      """#,
      #"""
      t.presim:3:14: error: unexpected character '''
      home.title = 'x'
                   ^
      note: write strings in double quotes
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.title = “x”
      """#,
      #"""
      t.presim:3:14: error: unexpected character '“'
      home.title = “x”
                   ^
      note: write strings in straight double quotes
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      wait
      """#,
      #"""
      t.presim:3:1: error: no waiting is needed: a step begins when the one before it has finished
      wait
      ^
      """#),
    DiagnosticExample(
      #"""
      class HomeViewController: UIViewController {
        if let top = parent { top.dismiss(animated: true) }
        DispatchQueue.main.async { }
      }
      window
        home: HomeViewController
      """#,
      #"""
      t.presim:2:3: error: 'if' stands in a method, or in 'on viewDidLoad { … }', and not in the body of a class
        if let top = parent { top.dismiss(animated: true) }
        ^
      t.presim:3:3: error: 'DispatchQueue' stands in a method, or in 'on viewDidLoad { … }', and not in the body of a class
        DispatchQueue.main.async { }
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      turn {
        let.title = "x"
        override func go() { }
      }
      """#,
      #"""
      t.presim:4:3: error: 'let' needs a name and a value, as in 'let detail = DetailViewController()'
        let.title = "x"
        ^
      t.presim:5:3: error: 'override' has no meaning here: leave it out
        override func go() { }
        ^
      """#),
  ]
}
