import Testing

/// The text of every error about properties.
@Suite struct CheckerPropertiesTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.titel = nil
      """,
      """
      t.presim:6:6: error: value of type 'Card' has no member 'titel'
      card.titel = nil
           ^
      note: did you mean 'title'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.topViewController.title = "x"
      """,
      """
      t.presim:6:6: error: value of type 'Card' has no member 'topViewController'
      card.topViewController.title = "x"
           ^
      note: 'topViewController' is a property of 'UINavigationController'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.isBeingPresented = true
      """,
      """
      t.presim:6:6: error: cannot assign to property: 'isBeingPresented' is a get-only property
      card.isBeingPresented = true
           ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title = 3
      """,
      """
      t.presim:6:14: error: cannot convert value of type 'Int' to type 'String'
      card.title = 3
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
      card.modalPresentationStyle = nil
      """,
      """
      t.presim:6:31: error: 'nil' cannot be assigned to type 'UIModalPresentationStyle'
      card.modalPresentationStyle = nil
                                    ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.modalPresentationStyle = .fullscreen
      """,
      """
      t.presim:6:32: error: type 'UIModalPresentationStyle' has no member 'fullscreen'
      card.modalPresentationStyle = .fullscreen
                                     ^
      note: did you mean 'fullScreen'?
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title = .red
      """,
      """
      t.presim:6:15: error: type 'String' has no case 'red'
      card.title = .red
                    ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      tabs.selectedIndex = "0"
      """,
      """
      t.presim:6:22: error: cannot convert value of type 'String' to type 'Int'
      tabs.selectedIndex = "0"
                           ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.viewControllers = [list, 3]
      """,
      """
      t.presim:6:30: error: cannot convert value of type 'Int' to type 'UIViewController'
      nav.viewControllers = [list, 3]
                                   ^
      note: a controller is called by its name, as in 'list'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.viewControllers = list
      """,
      """
      t.presim:6:23: error: cannot convert value of type 'ListViewController' to type '[UIViewController]'
      nav.viewControllers = list
                            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card = nil
      """,
      """
      t.presim:6:1: error: cannot assign to 'card': it is a name of the file
      card = nil
      ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title.foo = 3
      """,
      """
      t.presim:6:12: error: value of type 'String' has no member 'foo'
      card.title.foo = 3
                 ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      tabs.viewControllers[list].title = nil
      """,
      """
      t.presim:6:21: error: a list is asked by a number
      tabs.viewControllers[list].title = nil
                          ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.delegate = card
      """,
      """
      t.presim:6:16: error: cannot assign value of type 'Card' to type 'UINavigationControllerDelegate'
      nav.delegate = card
                     ^
      note: declare it: 'class Card: UIViewController, UINavigationControllerDelegate'
      """),
    DiagnosticExample(
      """
      class Card: UIViewController { }
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      nav.delegate = card
      """,
      """
      t.presim:7:16: error: cannot assign value of type 'Card' to type 'UINavigationControllerDelegate'
      nav.delegate = card
                     ^
      note: name the protocol where 'Card' is declared
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.view = list
      """,
      """
      t.presim:6:13: error: cannot convert value of type 'ListViewController' to type 'UIView'
      card.view = list
                  ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      presentation(card).style = .custom
      """,
      """
      t.presim:6:20: error: cannot assign to property: 'style' is a get-only property
      presentation(card).style = .custom
                         ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title = list.dismiss()
      """,
      """
      t.presim:6:19: error: a call has no value here: make it a statement of its own
      card.title = list.dismiss()
                        ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.title = card.present
      """,
      """
      t.presim:6:19: error: 'present' is a method: call it with parentheses
      card.title = card.present
                        ^
      """),
    DiagnosticExample(
      """
      split: UISplitViewController
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      list.title = "x"
      split.style = .doubleColumn
      """,
      """
      t.presim:8:7: error: cannot assign to property: 'style' is decided when the object is made; set it in a class body or above every other statement
      split.style = .doubleColumn
            ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.preferredContentSize = CGSize(w: 3, height: 4)
      """,
      """
      t.presim:6:36: error: incorrect argument label in 'CGSize': it takes 'CGSize(width:height:)'
      card.preferredContentSize = CGSize(w: 3, height: 4)
                                         ^
      """),
    DiagnosticExample(
      """
      split: UISplitViewController
      turn { split.style = .doubleColumn }
      """,
      """
      t.presim:2:14: error: cannot assign to property: 'style' is decided when the object is made; set it in a class body or above every other statement
      turn { split.style = .doubleColumn }
                   ^
      """),
    DiagnosticExample(
      """
      a: Home
      a.title = .none
      a.modalPresentationStyle = [.fullScreen]
      a.title!.count = 3
      """,
      """
      t.presim:2:12: error: type 'String' has no case 'none'
      a.title = .none
                 ^
      t.presim:3:28: error: cannot convert a list to type 'UIModalPresentationStyle'
      a.modalPresentationStyle = [.fullScreen]
                                 ^
      t.presim:4:10: error: cannot assign to property: 'count' is a get-only property
      a.title!.count = 3
               ^
      """),
  ]
}
