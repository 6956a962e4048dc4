import Testing

/// Event lines that no object could have, and values that nobody looks at.
@Suite struct EventLineDiagnosticTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        tabs: UITabBarController
          a: AViewController
          b: BViewController
      tabs.selectedIndex = 1
      expect no event tabs.tabBarController(_:didSelect:)
      """#,
      #"""
      t.presim:6:22: error: an event is written with its values: 'tabBarController(didSelect: …)', not 'tabBarController(_:didSelect:)'
      expect no event tabs.tabBarController(_:didSelect:)
                           ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card) { }
      expect events include
        card.viewDidApear
      """#,
      #"""
      t.presim:6:8: error: no object has an event 'viewDidApear'
        card.viewDidApear
             ^
      note: did you mean 'viewDidAppear'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card)
      expect events include
        completion
      """#,
      #"""
      t.presim:6:3: error: no call of the file has a completion handler
        completion
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card) { }
      home.dismiss { }
      expect events include
        completion of home.prezent(card)
      """#,
      #"""
      t.presim:7:3: error: no call with a completion handler is written 'home.prezent(card)'
        completion of home.prezent(card)
        ^
      note: did you mean 'completion of home.present(card)'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card)
      expect events include
        card.viewDidAppear(true)
      """#,
      #"""
      t.presim:6:8: error: no event is written 'viewDidAppear(true)'
        card.viewDidAppear(true)
             ^
      note: there is 'viewDidAppear'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events
        home.willMove
      """#,
      #"""
      t.presim:4:8: error: no event is written 'willMove'
        home.willMove
             ^
      note: there is 'willMove(toParent: …)'
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      expect events include
        home.navigationController(willShow: home)
      """#,
      #"""
      t.presim:5:8: error: 'navigationController' is an event of a 'UINavigationController'
        home.navigationController(willShow: home)
             ^
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      expect events include
        nav.navigationController(willSow: home)
      """#,
      #"""
      t.presim:5:7: error: no event is written 'navigationController(willSow: home)'
        nav.navigationController(willSow: home)
            ^
      note: did you mean 'navigationController(willShow: …)'?
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      expect events include
        home.didMove(toParent: nva)
      """#,
      #"""
      t.presim:5:8: error: cannot find 'nva' in this file
        home.didMove(toParent: nva)
             ^
      note: did you mean 'nav'?
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController
          home: HomeViewController
      expect no event home.viewDidLod
      """#,
      #"""
      t.presim:4:22: error: no object has an event 'viewDidLod'
      expect no event home.viewDidLod
                           ^
      note: did you mean 'viewDidLoad'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events include
        window.viewDidLoad
      """#,
      #"""
      t.presim:4:3: error: a window has no events
        window.viewDidLoad
        ^
      """#),
    DiagnosticExample(
      #"""
      class Keeper: UIAdaptivePresentationControllerDelegate { }
      window
        home: HomeViewController
      keeper: Keeper
      expect events include
        keeper.presentationControllerDidDismiss
      """#,
      #"""
      t.presim:6:10: error: an event goes under the name of a controller: a delegate's call under that which has the delegate
        keeper.presentationControllerDidDismiss
               ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events include
        home.action("OK")
      """#,
      #"""
      t.presim:4:8: error: 'action' is an event of a 'UIAlertController'
        home.action("OK")
             ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events include
        homee.viewDidLoad
      """#,
      #"""
      t.presim:4:3: error: cannot find 'homee' in this file
        homee.viewDidLoad
        ^
      note: did you mean 'home'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events
        print "a \"b\""
        print "a" "b"
      """#,
      #"""
      t.presim:5:3: error: an event is 'name.method' or 'completion'
        print "a" "b"
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events
        complete
      """#,
      #"""
      t.presim:4:3: error: an event is 'name.method' or 'completion'
        complete
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events
        <UINavigationController>.viewDidLod
      """#,
      #"""
      t.presim:4:28: error: no object has an event 'viewDidLod'
        <UINavigationController>.viewDidLod
                                 ^
      note: did you mean 'viewDidLoad'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.title
      """#,
      #"""
      t.presim:3:1: error: the value of 'home.title' is read but not used
      home.title
      ^
      note: an 'expect' may be missing: 'expect home.title == …'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home
      """#,
      #"""
      t.presim:3:1: error: the value of 'home' is read but not used
      home
      ^
      note: a call is written as in Swift: 'home.present(detail, animated: true)'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      Card()
      """#,
      #"""
      t.presim:3:1: error: unknown class 'Card'
      Card()
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.view.window == nil
      """#,
      #"""
      t.presim:3:18: error: unexpected '=='
      home.view.window == nil
                       ^
      note: to compare write 'expect' before it; an assignment has one equals sign
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card) { card.view }
      """#,
      #"""
      t.presim:4:22: error: the value of 'card.view' is read but not used
      home.present(card) { card.view }
                           ^
      note: to load the view write '_ = card.view'; to check it, 'expect card.view …'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events include
      home.title = "x"
      """#,
      #"""
      t.presim:3:1: error: the events must come below, indented deeper than 'expect'
      expect events include
      ^
      """#),
  ]
}
