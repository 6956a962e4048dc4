import Testing

/// The text of every error about classes.
@Suite struct CheckerClassesTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      a: UINavigationControler
      """,
      """
      t.presim:1:4: error: unknown class 'UINavigationControler'
      a: UINavigationControler
         ^
      note: did you mean 'UINavigationController'?
      """),
    DiagnosticExample(
      """
      class Detail: UIViewController { }
      a: Detial
      """,
      """
      t.presim:2:4: error: unknown class 'Detial'
      a: Detial
         ^
      note: did you mean 'Detail'?
      note: to have a class of this name, declare it: 'class Detial: UIViewController'
      """),
    DiagnosticExample(
      """
      class A: B { }
      class B: A { }
      """,
      """
      t.presim:1:7: error: class 'A' inherits from itself
      class A: B { }
            ^
      """),
    DiagnosticExample(
      """
      class A: A { }
      """,
      """
      t.presim:1:7: error: class 'A' inherits from itself
      class A: A { }
            ^
      """),
    DiagnosticExample(
      """
      class Guard: UINavigationControllerDelegat { }
      """,
      """
      t.presim:1:14: error: unknown class 'UINavigationControllerDelegat'
      class Guard: UINavigationControllerDelegat { }
                   ^
      note: did you mean 'UINavigationControllerDelegate'?
      """),
    DiagnosticExample(
      """
      class Guard: UITabBarControllerDelegate, UIViewController { }
      """,
      """
      t.presim:1:42: error: 'UIViewController' must come first: a class has one superclass
      class Guard: UITabBarControllerDelegate, UIViewController { }
                                               ^
      """),
    DiagnosticExample(
      """
      a: UINavigationControllerDelegate
      """,
      """
      t.presim:1:4: error: 'UINavigationControllerDelegate' is a protocol: nothing can be made of it
      a: UINavigationControllerDelegate
         ^
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.transitioningDelegate = Fade
      """,
      """
      t.presim:6:30: error: unknown class 'Fade'
      card.transitioningDelegate = Fade
                                   ^
      note: declare it: 'class Fade: UIViewControllerTransitioningDelegate { }'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.transitioningDelegate = Fade()
      """,
      """
      t.presim:6:30: error: unknown class 'Fade'
      card.transitioningDelegate = Fade()
                                   ^
      note: declare it: 'class Fade: UIViewControllerTransitioningDelegate { }'
      """),
    DiagnosticExample(
      """
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: ListViewController
      card: Card
      card.present(Foo())
      """,
      """
      t.presim:6:14: error: unknown class 'Foo'
      card.present(Foo())
                   ^
      """),
  ]
}
