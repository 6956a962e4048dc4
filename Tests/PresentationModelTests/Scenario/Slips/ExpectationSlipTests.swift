import Testing

/// Slips in expectations.
@Suite struct ExpectationSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      assert home.isViewLoaded
      """#,
      #"""
      t.presim:3:1: error: what must hold is written with 'expect', as in 'expect home.isViewLoaded'
      assert home.isViewLoaded
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect home.presentedViewController = nil
      """#,
      #"""
      t.presim:3:37: error: an expectation compares with '=='
      expect home.presentedViewController = nil
                                          ^
      note: write '=='
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect not home.isViewLoaded
      """#,
      #"""
      t.presim:3:8: error: write '!' in place of 'not', as in 'expect !home.isViewLoaded'
      expect not home.isViewLoaded
             ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect home.presentedViewController is nil
      """#,
      #"""
      t.presim:3:40: error: 'is' asks for a class: write '== nil'
      expect home.presentedViewController is nil
                                             ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect home.title equals "x"
      """#,
      #"""
      t.presim:3:19: error: unexpected 'equals'
      expect home.title equals "x"
                        ^
      note: a property is compared: 'a == b', 'a != b', 'a is Detail'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      card.modalPresentationStyle == .fullScreen
      """#,
      #"""
      t.presim:4:29: error: unexpected '=='
      card.modalPresentationStyle == .fullScreen
                                  ^
      note: to compare write 'expect' before it; an assignment has one equals sign
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect event home.viewDidLoad
      """#,
      #"""
      t.presim:3:8: error: an event is expected with 'expect events include', in a line of its own below
      expect event home.viewDidLoad
             ^
      note: the line below 'expect events include' is '  home.viewDidLoad'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect no log "x"
      """#,
      #"""
      t.presim:3:15: error: unexpected '"x"'
      expect no log "x"
                    ^
      note: 'expect no log' says that nothing at all is printed
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect console "x"
      """#,
      #"""
      t.presim:3:8: error: 'console' is not something that can be expected
      expect console "x"
             ^
      note: did you mean 'expect log'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect tree
        <HomeViewController home>
      """#,
      #"""
      t.presim:3:8: error: 'tree' is not something that can be expected
      expect tree
             ^
      note: did you mean 'expect hierarchy'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: true);;
      expect home.presentedViewController === Card
      """#,
      #"""
      t.presim:5:41: error: cannot compare 'UIViewController' with the class 'Card'
      expect home.presentedViewController === Card
                                              ^
      note: write 'home.presentedViewController is Card'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      #expect(home.isViewLoaded)
      """#,
      #"""
      t.presim:3:1: error: an expectation has no '#' and no parentheses, as in 'expect home.isViewLoaded'
      #expect(home.isViewLoaded)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.title = "x"
      expect heirarchy
        <HomeViewController home>
      """#,
      #"""
      t.presim:4:8: error: 'heirarchy' is not something that can be expected
      expect heirarchy
             ^
      note: did you mean 'expect hierarchy'?
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      card: CardViewController
      begin nav.swipeBack
      finish
      """#,
      #"""
      t.presim:5:7: error: 'begin' needs a call or an assignment
      begin nav.swipeBack
            ^
      note: write 'nav.swipeBack()'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      turn:
        home.present(card, animated: true)
      }
      expect card.isViewLoaded
      """#,
      #"""
      t.presim:4:5: error: the statements of 'turn' stand in braces
      turn:
          ^
      note: write ' {' in place of ':'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      turn:
        home.present(card, animated: true)
      expect card.isViewLoaded
      """#,
      #"""
      t.presim:4:5: error: the statements of 'turn' stand in braces
      turn:
          ^
      note: write 'turn { … }' with the statements between the braces
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect no events home.viewDidLoad
      """#,
      #"""
      t.presim:3:11: error: 'expect no events' names no event
      expect no events home.viewDidLoad
                ^
      note: write 'event'
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      expect nav.viewControllers.length == 1
      """#,
      #"""
      t.presim:4:28: error: value of type 'Array' has no member 'length'
      expect nav.viewControllers.length == 1
                                 ^
      note: did you mean 'count'?
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      class LobbyViewController: UIViewController {}
      expect nav.topViewController == LobbyViewController
      """#,
      #"""
      t.presim:5:33: error: cannot compare 'UIViewController' with the class 'LobbyViewController'
      expect nav.topViewController == LobbyViewController
                                      ^
      note: write 'nav.topViewController is LobbyViewController'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events
      home.viewDidLoad
      """#,
      #"""
      t.presim:3:1: error: the events must come below, indented deeper than 'expect'
      expect events
      ^
      note: indent the lines, as in '  home.viewDidLoad'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.on viewDidAppear { home.title = "x" }
      """#,
      #"""
      t.presim:3:1: error: 'on' stands before the name
      home.on viewDidAppear { home.title = "x" }
      ^
      note: write 'on home.viewDidAppear'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect exception NSInvalidArgumentExeption
      """#,
      #"""
      t.presim:3:18: error: nothing raises 'NSInvalidArgumentExeption'
      expect exception NSInvalidArgumentExeption
                       ^
      note: did you mean 'NSInvalidArgumentException'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: CardViewController
      home.presents(card, animated: true) { }
      expect events include
        completion
      """#,
      #"""
      t.presim:4:6: error: value of type 'HomeViewController' has no method 'presents'
      home.presents(card, animated: true) { }
           ^
      note: did you mean 'present'?
      """#),
  ]
}
