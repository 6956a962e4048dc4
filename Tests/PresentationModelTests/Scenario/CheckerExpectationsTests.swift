import Testing

/// The text of every error about expectations.
@Suite struct CheckerExpectationsTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect card.title
      """,
      """
      t.presim:6:8: error: cannot convert value of type 'String' to expected type 'Bool'
      expect card.title
             ^
      note: compare it: 'expect card.title != nil'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect card.title == 3
      """,
      """
      t.presim:6:22: error: cannot convert value of type 'Int' to type 'String'
      expect card.title == 3
                           ^
      note: write '"3"'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect card == card.view
      """,
      """
      t.presim:6:16: error: cannot compare 'Card' with 'UIView'
      expect card == card.view
                     ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect card.modalPresentationStyle == .sheet
      """,
      """
      t.presim:6:40: error: type 'UIModalPresentationStyle' has no member 'sheet'
      expect card.modalPresentationStyle == .sheet
                                             ^
      note: did you mean 'pageSheet' or 'formSheet'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect .sheet
      """,
      """
      t.presim:6:8: error: the type of '.sheet' is not known here
      expect .sheet
             ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect rule CTX-19
      """,
      """
      t.presim:6:13: error: unknown rule 'CTX-19'
      expect rule CTX-19
                  ^
      note: there are 'CTX-01' to 'CTX-08'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect rule PXE-01
      """,
      """
      t.presim:6:13: error: unknown rule 'PXE-01'
      expect rule PXE-01
                  ^
      note: did you mean 'PRE-01'?
      """),
    DiagnosticExample(
      """
      window
        list: ListViewController
      expect no rule CTX-19
      expect no rule LNT-07
      """,
      """
      t.presim:3:16: error: unknown rule 'CTX-19'
      expect no rule CTX-19
                     ^
      note: there are 'CTX-01' to 'CTX-08'
      t.presim:4:16: error: 'LNT-07' is a rule of the linter, which decides nothing in a step
      expect no rule LNT-07
                     ^
      note: write 'expect no lint LNT-07'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect rule ERR-01
      """,
      """
      t.presim:6:13: error: rule 'ERR-01' is not implemented yet
      expect rule ERR-01
                  ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect lint LNT-70
      """,
      """
      t.presim:6:13: error: there is no lint 'LNT-70'
      expect lint LNT-70
                  ^
      note: did you mean 'LNT-07'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect transition(card).initialFrame(for: card) == .middle
      """,
      """
      t.presim:6:53: error: type 'frame' has no member 'middle'
      expect transition(card).initialFrame(for: card) == .middle
                                                          ^
      note: there are '.screen', '.container', '.part', '.zero', '.offscreen'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect hierarchy of crad
        <X>
      """,
      """
      t.presim:6:21: error: cannot find 'crad' in this file
      expect hierarchy of crad
                          ^
      note: did you mean 'card'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect events of crad
        card.viewDidLoad
      """,
      """
      t.presim:6:18: error: cannot find 'crad' in this file
      expect events of crad
                       ^
      note: did you mean 'card'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect events
        card.viewDidLoad
        crad.viewDidLoad
        nothing
      """,
      """
      t.presim:8:3: error: cannot find 'crad' in this file
        crad.viewDidLoad
        ^
      note: did you mean 'card'?
      t.presim:9:3: error: an event is 'name.method' or 'completion'
        nothing
        ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect no event crad.viewDidLoad
      """,
      """
      t.presim:6:17: error: cannot find 'crad' in this file
      expect no event crad.viewDidLoad
                      ^
      note: did you mean 'card'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect presentation(card).stile == .custom
      """,
      """
      t.presim:6:27: error: value of type 'presentation(x)' has no member 'stile'
      expect presentation(card).stile == .custom
                                ^
      note: did you mean 'style'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect presentation(card).animator == Grwo
      """,
      """
      t.presim:6:39: error: unknown class 'Grwo'
      expect presentation(card).animator == Grwo
                                            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect presentation(card).presentationController == _UIFormSheetPresentationControler
      """,
      """
      t.presim:6:53: error: unknown class '_UIFormSheetPresentationControler'
      expect presentation(card).presentationController == _UIFormSheetPresentationControler
                                                          ^
      note: did you mean '_UIFormSheetPresentationController'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      expect card == Card
      """,
      """
      t.presim:6:16: error: cannot compare 'Card' with the class 'Card'
      expect card == Card
                     ^
      """),
  ]
}
