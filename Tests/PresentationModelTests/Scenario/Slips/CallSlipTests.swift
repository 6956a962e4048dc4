import Testing

/// Slips in calls and assignments.
@Suite struct CallSlipTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
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
      home: HomeViewController
      home.view
      """#,
      #"""
      t.presim:2:1: error: the value of 'home.view' is read but not used
      home.view
      ^
      note: to load the view write '_ = home.view'; to check it, 'expect home.view …'
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
      note: leave 'completion' out
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      card: Card
      home.present(card) completion: { }
      """#,
      #"""
      t.presim:4:20: error: a closure goes in the parentheses or directly after them, as in 'home.present(card) { }'
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
      note: write the ')' that ends it
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
      note: events go below, one to a line, indented
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
      note: write 'to: .landscape'
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
      note: text goes in quotes: '"OK"'
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
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      home.present(detail, animated: true)
      """#,
      #"""
      t.presim:3:14: error: cannot find 'detail' in this file
      home.present(detail, animated: true)
                   ^
      note: declare it above the first statement: 'detail: DetailViewController'
      """#),
    DiagnosticExample(
      #"""
      window
        home: HomeViewController
      alert: UIAlertController
      alert.addAction(ok)
      """#,
      #"""
      t.presim:4:17: error: cannot find 'ok' in this file
      alert.addAction(ok)
                      ^
      note: an action is made where it is added: 'alert.addAction(UIAlertAction(title: "OK", style: .default))'
      """#),
  ]
}
