import Testing

/// What newcomers type, and the sentence that helps.
@Suite struct SlipDiagnosticTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      #"""
      window
        root: UIWindow
      """#,
      #"""
      t.presim:2:9: error: a window is written 'window', its root view controller below it; a further one has a name, as in 'window overlay'
        root: UIWindow
              ^
      """#),
    DiagnosticExample(
      #"""
      window: UIWindow
        home: HomeViewController
      """#,
      #"""
      t.presim:1:7: error: a window is written 'window' alone, its root view controller below it
      window: UIWindow
            ^
      """#),
    DiagnosticExample(
      #"""
      window:
        home: HomeViewController
      """#,
      #"""
      t.presim:1:7: error: a window is written 'window' alone, its root view controller below it
      window:
            ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      window
        other: OtherViewController
      """#,
      #"""
      t.presim:3:1: error: a further window needs a name, as in 'window overlay'
      window
      ^
      t.presim:1:1: note: the first window is here
      window
      ^
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
      t.presim:3:1: error: 'expct' is no word of the language
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
      t.presim:3:1: error: 'expext' is no word of the language
      expext home.title == "x"
      ^
      note: did you mean 'expect'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.present(home)
      expect exception "Application tried to present modally"
      """#,
      #"""
      t.presim:4:18: error: the exception's name stands before its text, as in 'expect exception NSInvalidArgumentException "…"'
      expect exception "Application tried to present modally"
                       ^
      """#),
    DiagnosticExample(
      #"""
      window
        my-home: HomeViewController
      """#,
      #"""
      t.presim:2:3: error: a name has no '-': letters, digits and '_' alone, as in 'myHome'
        my-home: HomeViewController
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      a-b.title = "x"
      """#,
      #"""
      t.presim:3:2: error: a name has no '-': letters, digits and '_' alone, as in 'myHome'
      a-b.title = "x"
       ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.title = "a \(home) b"
      """#,
      #"""
      t.presim:3:17: error: strings have no interpolation here: write the text itself
      home.title = "a \(home) b"
                      ^
      note: write '\\(' for a backslash
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      let ok = UIAlertAction(title: "OK", style: .default)
      """#,
      #"""
      t.presim:3:1: error: there are no variables: write the action where it is added, as in 'alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in … })'
      let ok = UIAlertAction(title: "OK", style: .default)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      var card = Card()
      card.modalPresentationStyle = .fullScreen
      home.present(card, animated: true)
      """#,
      #"""
      t.presim:3:1: error: there are no variables: declare 'card: Card' as an outline
      var card = Card()
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      assert home.isViewLoaded
      """#,
      #"""
      t.presim:3:1: error: what must hold is written 'expect a == b'
      assert home.isViewLoaded
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect home.isViewLoaded == true && home.title == nil
      """#,
      #"""
      t.presim:3:34: error: unexpected character '&'
      expect home.isViewLoaded == true && home.title == nil
                                       ^
      note: write two expectations
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
      present(home, animated: true)
      """#,
      #"""
      t.presim:3:1: error: 'present' is called on nothing: write on whom, as in 'home.present(…)'
      present(home, animated: true)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      self.title = "x"
      """#,
      #"""
      t.presim:3:1: error: 'self' stands for somebody in class bodies and in 'on name.…' alone
      self.title = "x"
      ^
      note: write the name of the controller
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card, animate: true)
      """#,
      #"""
      t.presim:4:20: error: extra argument 'animate' in call to 'present(_:animated:completion:)'
      home.present(card, animate: true)
                         ^
      note: did you mean 'animated'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.presentViewController(card, animated: true)
      """#,
      #"""
      t.presim:4:6: error: value of type 'HomeViewController' has no method 'presentViewController'
      home.presentViewController(card, animated: true)
           ^
      note: did you mean 'present(_:animated:completion:)'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: yes)
      """#,
      #"""
      t.presim:4:30: error: cannot find 'yes' in this file
      home.present(card, animated: yes)
                                   ^
      note: did you mean 'true'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: YES, completion: nil)
      """#,
      #"""
      t.presim:4:30: error: cannot find 'YES' in this file
      home.present(card, animated: YES, completion: nil)
                                   ^
      note: did you mean 'true'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      card.modalPresentationStyle = UIModalPresentationFullScreen
      """#,
      #"""
      t.presim:4:31: error: cannot find 'UIModalPresentationFullScreen' in this file
      card.modalPresentationStyle = UIModalPresentationFullScreen
                                    ^
      note: did you mean '.fullScreen'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      card.modalPresentationStyle = fullScreen
      """#,
      #"""
      t.presim:4:31: error: cannot find 'fullScreen' in this file
      card.modalPresentationStyle = fullScreen
                                    ^
      note: did you mean '.fullScreen'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      card.modalPresentationStyle = .fullscreen
      """#,
      #"""
      t.presim:4:32: error: type 'UIModalPresentationStyle' has no member 'fullscreen'
      card.modalPresentationStyle = .fullscreen
                                     ^
      note: did you mean 'fullScreen'?
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      card.modalPresentationStyle = .sheet
      """#,
      #"""
      t.presim:4:32: error: type 'UIModalPresentationStyle' has no member 'sheet'
      card.modalPresentationStyle = .sheet
                                     ^
      note: did you mean 'pageSheet' or 'formSheet'?
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
      note: to compare write 'expect' before it, to assign write '='
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card = Card()
      """#,
      #"""
      t.presim:3:1: error: cannot find 'card' in this file
      card = Card()
      ^
      note: declare it as an outline: 'card: Card'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home: Card
      """#,
      #"""
      t.presim:3:1: error: 'home' is declared already; a controller stands in one place only
      home: Card
      ^
      t.presim:2:3: note: first declared here
        home: HomeViewController
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
        other: OtherViewController
      """#,
      #"""
      t.presim:3:3: error: a window has one root view controller
        other: OtherViewController
        ^
      t.presim:2:3: note: the root is declared here
        home: HomeViewController
        ^
      """#),
    DiagnosticExample(
      #"""
      window
        home HomeViewController
      """#,
      #"""
      t.presim:2:7: error: an outline needs ':' between a name and its class
        home HomeViewController
            ^
      note: write ':'
      """#),
    DiagnosticExample(
      #"""
      window
        home:HomeViewController,
      """#,
      #"""
      t.presim:2:26: error: unexpected ','
        home:HomeViewController,
                               ^
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController [home]
      """#,
      #"""
      t.presim:2:31: error: children stand below, indented, one in a line, without brackets
        nav: UINavigationController [home]
                                    ^
      """#),
    DiagnosticExample(
      #"""
      window
        nav: UINavigationController {
          home: HomeViewController
        }
      """#,
      #"""
      t.presim:2:31: error: children stand below, indented, one in a line, without brackets
        nav: UINavigationController {
                                    ^
      """#),
    DiagnosticExample(
      #"""
      home: HomeViewController
      window = home
      """#,
      #"""
      t.presim:2:1: error: this file has no window
      window = home
      ^
      note: write 'window' with a root below it
      """#),
    DiagnosticExample(
      #"""
      home: HomeViewController
      window.rootViewController = home
      """#,
      #"""
      t.presim:2:1: error: this file has no window
      window.rootViewController = home
      ^
      note: write 'window' with a root below it
      """#),
    DiagnosticExample(
      #"""
      home: HomeViewController
      home.view
      """#,
      #"""
      t.presim:2:1: error: the value of 'home.view' is read and not used
      home.view
      ^
      note: to load the view write '_ = home.view'; to check it, 'expect home.view …'
      """#),
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
      t.presim:3:6: error: 'viewDidAppear(_:)' is a method: write 'on viewDidAppear { … }'
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
      t.presim:3:1: error: a callback is written 'on name.viewDidAppear { … }'
      when home.viewDidAppear { home.title = "x" }
      ^
      """#),
    DiagnosticExample(
      #"""
      class Card: UIViewController {
        var modalPresentationStyle = .fullScreen
      }
      """#,
      #"""
      t.presim:2:3: error: what a property answers is assigned: write 'modalPresentationStyle = …'
        var modalPresentationStyle = .fullScreen
        ^
      """#),
    DiagnosticExample(
      #"""
      class Card: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
        }
      }
      """#,
      #"""
      t.presim:2:3: error: a callback is written 'on viewDidLoad { … }'
        override func viewDidLoad() {
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
      note: write 'UIViewController' if nothing else fits
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
      note: write 'UIViewController' if nothing else fits
      """#),
    DiagnosticExample(
      #"""
      struct Card: UIViewController { }
      """#,
      #"""
      t.presim:1:1: error: there is no 'struct': a scenario has classes alone, as in 'class Detail: UIViewController'
      struct Card: UIViewController { }
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      wait 1
      """#,
      #"""
      t.presim:3:1: error: nothing has to be waited for: a step begins when the one before it has settled
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
      t.presim:3:1: error: nothing has to be waited for: a step begins when the one before it has settled
      sleep(1)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      print(home.title)
      """#,
      #"""
      t.presim:3:1: error: nothing is printed: say what you would look for, as in 'expect a.presentedViewController == b'
      print(home.title)
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      DispatchQueue.main.async { home.title = "x" }
      """#,
      #"""
      t.presim:3:1: error: there are no queues: write what it runs as the next step
      DispatchQueue.main.async { home.title = "x" }
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.dismiss(animated: true, completion)
      """#,
      #"""
      t.presim:3:30: error: extra argument in call to 'dismiss(animated:completion:)'
      home.dismiss(animated: true, completion)
                                   ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card) completion: { }
      """#,
      #"""
      t.presim:4:20: error: a closure stands in the parentheses or directly behind them, as in 'a.present(b) { … }'
      home.present(card) completion: { }
                         ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: true
      expect home.presentedViewController == card
      """#,
      #"""
      t.presim:4:13: error: nothing closes this '('
      home.present(card, animated: true
                  ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      expect events: home.viewDidLoad
      """#,
      #"""
      t.presim:3:14: error: unexpected ':'
      expect events: home.viewDidLoad
                   ^
      note: events stand below, one in a line, indented
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
      t.presim:3:8: error: 'console' is nothing that can be expected
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
      t.presim:3:8: error: 'tree' is nothing that can be expected
      expect tree
             ^
      note: did you mean 'expect hierarchy'?
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
      window
        home: HomeViewController
      device.rotate(.landscape)
      """#,
      #"""
      t.presim:3:15: error: missing argument label 'to:' in call to 'rotate(to:)'
      device.rotate(.landscape)
                    ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.tap()
      """#,
      #"""
      t.presim:3:6: error: missing argument for parameter #1 in call to 'tap(_:)'
      home.tap()
           ^
      note: 'tap' is a method of 'UITabBarController'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      alert: UIAlertController
      alert.tap(OK)
      """#,
      #"""
      t.presim:4:11: error: cannot find 'OK' in this file
      alert.tap(OK)
                ^
      note: a text stands in quotes: '"OK"'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      alert: UIAlertController
      alert.tap(ok)
      ok: UIAlertAction
      """#,
      #"""
      t.presim:4:11: error: cannot convert value of type 'UIAlertAction' to type 'String'
      alert.tap(ok)
                ^
      t.presim:5:1: error: an outline stands before the first statement
      ok: UIAlertAction
      ^
      t.presim:4:1: note: the first statement is here
      alert.tap(ok)
      ^
      """#),
    DiagnosticExample(
      #"""
      device iPhone 15
      """#,
      #"""
      t.presim:1:15: error: a device is no model: 'iPhone', 'iPhoneMax', 'iPad', 'Mac', 'TV' or 'Vision'
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
      t.presim:1:23: error: a device is held 'portrait' or 'landscape'
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
    DiagnosticExample(
      #"""
      window
      	home: HomeViewController
      """#,
      #"""
      t.presim:2:1: error: a tab in the indentation of an outline; write spaces
      	home: HomeViewController
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
        expect home.isViewLoaded
      """#,
      #"""
      t.presim:3:3: error: an outline has lines 'name: Class' alone
        expect home.isViewLoaded
        ^
      note: a statement begins at column one
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      if home.isViewLoaded { expect home.title == nil }
      """#,
      #"""
      t.presim:3:1: error: there are no conditions: write what happens in this scenario
      if home.isViewLoaded { expect home.title == nil }
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      guard #available(iOS 13, *) else { return }
      """#,
      #"""
      t.presim:3:1: error: 'guard' leaves nothing here: write 'if #available(iOS 13, *) { … }'
      guard #available(iOS 13, *) else { return }
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
      #if DEBUG
      home.title = "x"
      #endif
      """#,
      #"""
      t.presim:3:1: error: '#if' has no meaning here: leave the line out
      #if DEBUG
      ^
      t.presim:5:1: error: '#endif' has no meaning here: leave the line out
      #endif
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      #warning("todo")
      """#,
      #"""
      t.presim:3:1: error: '#warning' has no meaning here: leave the line out
      #warning("todo")
      ^
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      if #available(iOS 13, *) {
        card: Card
      }
      """#,
      #"""
      t.presim:4:3: error: 'card: …' stands at column one, not in braces
        card: Card
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
      note: write '"' round a string
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
      note: write '"'
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
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      #expect(home.isViewLoaded)
      """#,
      #"""
      t.presim:3:1: error: an expectation is written 'expect a == b', without '#' and parentheses
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
      t.presim:4:8: error: 'heirarchy' is nothing that can be expected
      expect heirarchy
             ^
      note: did you mean 'expect hierarchy'?
      """#),
  ]
}
