import Testing

/// The text of every error about class bodies.
@Suite struct CheckerClassBodiesTests {
  @Test(arguments: examples) func text(_ example: DiagnosticExample) { example.check() }

  static let examples: [DiagnosticExample] = [
    DiagnosticExample(
      """
      class Card: UIViewController {
        modalPresentationStil = .fullScreen
      }
      """,
      """
      t.presim:2:3: error: value of type 'Card' has no member 'modalPresentationStil'
        modalPresentationStil = .fullScreen
        ^
      note: did you mean 'modalPresentationStyle'?
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        parent = nil
      }
      """,
      """
      t.presim:2:3: error: cannot assign to property: 'parent' is a get-only property
        parent = nil
        ^
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        view.tag = 3
      }
      """,
      """
      t.presim:2:3: error: a class body sets properties of its own; 'view.tag' is set in a callback
        view.tag = 3
        ^
      """),
    DiagnosticExample(
      """
      class Stack: UINavigationController {
        viewControllers = [home]
      }
      window
        home: Home
      """,
      """
      t.presim:2:3: error: a class does not say what its instances contain: 'viewControllers' is set in a callback
        viewControllers = [home]
        ^
      note: write 'on viewDidLoad { self.viewControllers = [home] }', or indent it below an instance
      """),
    DiagnosticExample(
      """
      class Fade: NSObject, UIViewControllerTransitioningDelegate {
        var number = 3
      }
      class Card: UIViewController {
        transitioningDelegate = Fade
      }
      window
        home: Home
      """,
      """
      t.presim:5:27: error: a class body does not run the Swift that makes a 'Fade'
        transitioningDelegate = Fade
                                ^
      note: declare a 'Fade' in the outline, and name that here
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        viewDidLoad = 3
      }
      """,
      """
      t.presim:2:3: error: 'viewDidLoad()' is a method: write 'on viewDidLoad { … }'
        viewDidLoad = 3
        ^
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        present = 3
      }
      """,
      """
      t.presim:2:3: error: 'present' is a method: call it with parentheses
        present = 3
        ^
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        on viewDidApear { }
      }
      """,
      """
      t.presim:2:6: error: 'viewDidApear' names no method that presim calls
        on viewDidApear { }
           ^
      note: did you mean 'viewDidAppear'?
      """),
    DiagnosticExample(
      """
      class Picked: UIImagePickerControllerDelegate {
        on imagePickerController(_:didFinishPickingMediaWithInfo:) { }
      }
      """,
      """
      t.presim:2:6: error: 'imagePickerController(_:didFinishPickingMediaWithInfo:)' belongs to \
      UIImagePickerControllerDelegate, and presim never calls it
        on imagePickerController(_:didFinishPickingMediaWithInfo:) { }
           ^
      note: write what it does as a step of its own, where UIKit would call it
      """),
    DiagnosticExample(
      """
      class Pages: UIPageViewControllerDataSource {
        on presentationCount(for:) { }
      }
      """,
      """
      t.presim:2:6: error: 'presentationCount(for:)' belongs to UIPageViewControllerDataSource, and presim never calls \
      it
        on presentationCount(for:) { }
           ^
      note: write what it does as a step of its own, where UIKit would call it
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        on viewDidAppear(animated:) { }
      }
      """,
      """
      t.presim:2:6: error: incorrect labels in 'viewDidAppear(animated:)'
        on viewDidAppear(animated:) { }
           ^
      note: did you mean 'viewDidAppear(_:)'?
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        on navigationController(_:shown:) { }
      }
      """,
      """
      t.presim:2:6: error: 'navigationController(_:shown:)' names no method that presim calls
        on navigationController(_:shown:) { }
           ^
      note: there is 'navigationController(_:willShow:animated:)'
      note: there is 'navigationController(_:didShow:animated:)'
      note: there is 'navigationController(_:animationControllerFor:from:to:)'
      note: there is 'navigationController(_:interactionControllerFor:)'
      """),
    DiagnosticExample(
      """
      class Guard: UIAdaptivePresentationControllerDelegate {
        presentationControllerDidDismiss(_:) = true
      }
      """,
      """
      t.presim:2:3: error: 'presentationControllerDidDismiss(_:)' returns nothing: write 'on presentationControllerDidDismiss(_:) { … }'
        presentationControllerDidDismiss(_:) = true
        ^
      """),
    DiagnosticExample(
      """
      class Guard: UIAdaptivePresentationControllerDelegate {
        navigationController(_:willShow:animated:) = true
      }
      """,
      """
      t.presim:2:3: error: 'navigationController(_:willShow:animated:)' belongs to 'UINavigationControllerDelegate', which 'Guard' does not name
        navigationController(_:willShow:animated:) = true
        ^
      """),
    DiagnosticExample(
      """
      class Guard: UIAdaptivePresentationControllerDelegate {
        on viewDidLoad { }
      }
      """,
      """
      t.presim:2:6: error: 'viewDidLoad()' is a method of view controllers, and 'Guard' is none
        on viewDidLoad { }
           ^
      """),
    DiagnosticExample(
      """
      class Fade: UIViewControllerTransitioningDelegate {
        animationController(forDismissed:) = Fade
      }
      """,
      """
      t.presim:2:40: error: cannot assign value of type 'Fade' to type 'UIViewControllerAnimatedTransitioning'
        animationController(forDismissed:) = Fade
                                             ^
      note: name the protocol where 'Fade' is declared
      """),
    DiagnosticExample(
      """
      class Card: UIViewController {
        adaptivePresentationStyle(for:) = .sheet
      }
      """,
      """
      t.presim:2:38: error: type 'UIModalPresentationStyle' has no member 'sheet'
        adaptivePresentationStyle(for:) = .sheet
                                           ^
      note: did you mean 'pageSheet' or 'formSheet'?
      """),
    DiagnosticExample(
      """
      class Grow: UIViewControllerAnimatedTransitioning {
        on presentationTransitionWillBegin { }
        on startInteractiveTransition(_:) { }
      }
      """,
      """
      t.presim:2:6: error: 'presentationTransitionWillBegin()' is a method of presentation controllers, and 'Grow' is none
        on presentationTransitionWillBegin { }
           ^
      t.presim:3:6: error: 'startInteractiveTransition(_:)' belongs to 'UIViewControllerInteractiveTransitioning', which 'Grow' does not name
        on startInteractiveTransition(_:) { }
           ^
      """),
  ]
}
