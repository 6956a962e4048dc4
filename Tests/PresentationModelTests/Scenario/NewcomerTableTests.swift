import PresentationModel
import Testing

/// What a newcomer typed, and heard no good of once (reviews/newcomer.md, 4): each slip is told what to write.
@Suite struct NewcomerTableTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let source: String
    let said: String
    var testDescription: String { said }
  }

  @Test(arguments: rows) func isTold(_ row: Row) {
    let scenario = Scenario.load(row.source)
    #expect(scenario.program == nil)
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    #expect(printed.contains(row.said), "\(printed)")
  }

  static let rows: [Row] = [
    Row(
      source: #"""
        window
          nav: UINavController
            home: H

        """#,
      said: #"did you mean 'UINavigationController'?"#),
    Row(
      source: #"""
        class G: UIAdaptivePresentationControllerDelegate {
          presentationControllerShouldDismiss = false
        }

        """#,
      said: #"write 'presentationControllerShouldDismiss(_:) = false'"#),
    Row(
      source: #"""
        class G: UIAdaptivePresentationControllerDelegate {
          presentationControlerShouldDismiss(_:) = false
        }

        """#,
      said: #"did you mean 'presentationControllerShouldDismiss(_:)'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.present(sheet)
        expect events includes
          sheet.viewDidLoad

        """#,
      said: #"did you mean 'include'?"#),
    Row(
      source: #"""
        ios 15+
        window
          home: H

        """#,
      said: #"write 'ios 15-27'"#),
    Row(
      source: #"""
        ios 18+
        window
          home: H

        """#,
      said: #"write 'ios 18-27'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        segue "x" from home to sheet kind .modal

        """#,
      said: #"there are '.show', '.showDetail', '.presentation', '.popoverPresentation', '.custom', '.embed', '.push'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        segue "x" from home to sheet kind .presentModally

        """#,
      said: #"there are '.show', '.showDetail', '.presentation', '.popoverPresentation', '.custom', '.embed', '.push'"#),
    Row(
      source: #"""
        window
          home = HomeViewController()

        """#,
      said: #"write 'home: HomeViewController'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.modalPresentationStyle .fullScreen

        """#,
      said: #"write '= .fullScreen'"#),
    Row(
      source: #"""
        ios: 17
        window
          home: H

        """#,
      said: #"write 'ios 17'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        expect sheet.isModal

        """#,
      said: #"did you mean 'isModalInPresentation'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        expect home.presentedVC == nil

        """#,
      said: #"did you mean 'presentedViewController'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        expect home.isPresented

        """#,
      said: #"did you mean 'presentingViewController != nil'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.present(sheet)
        expect presentation(sheet).presenter == home

        """#,
      said: #"did you mean 'context'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.showDetail(sheet)

        """#,
      said: #"did you mean 'showDetailViewController'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.modalTransitionStyle = .fade

        """#,
      said: #"there are '.coverVertical', '.flipHorizontal', '.crossDissolve', '.partialCurl'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.sheetPresentationController?.detents = [.small()]

        """#,
      said: #"there are '.medium()', '.large()'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.modalPresentationStyle = "fullScreen"

        """#,
      said: #"write '.fullScreen'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        view.window?.rootViewController = sheet

        """#,
      said: #"name the controller before each call, as in 'home."#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.transitioningDelegate = TransitionManager()

        """#,
      said: #"declare it: 'class TransitionManager: UIViewControllerTransitioningDelegate { }'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        sheet.transitioningDelegate = G

        """#,
      said: #"declare it: 'class G: UIViewControllerTransitioningDelegate { }'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.present(unsaved)

        """#,
      said: #"declare it above the first statement: 'unsaved: UnsavedViewController'"#),
    Row(
      source: #"""
        window {
          home: H
        }

        """#,
      said: #"children go below, indented, one to a line, without brackets"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.present(sheet)
        expect rule ctx-02

        """#,
      said: #"did you mean 'CTX-02'?"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        alert.addAction("OK")

        """#,
      said: #"write 'UIAlertAction(title: "OK", style: .default)'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        home.present(sheet) completion { }

        """#,
      said: #"as in 'home.present(sheet) { }'"#),
    Row(
      source: #"""
        window
          tabs: UITabBarController
            a: A
            b: B
        tabs.tap(1)

        """#,
      said: #"a controller is called by its name, as in 'a'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        window.resize(compact, regular)

        """#,
      said: #"write 'to: sizeClass(compact, regular)'"#),
    Row(
      source: #"""
        {
          "scenario": "x"
        }

        """#,
      said: #"a scenario is not JSON: it has 'window', with its controllers indented below, then calls"#),
    Row(
      source: #"""
        scenario: x
        window
          home: H

        """#,
      said: #"write 'scenario "x"'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            home: HomeViewController
        sheet: SheetViewController
        alert: UIAlertController(title: "A", message: nil, preferredStyle: .alert)
        button.addTarget(self, action: #selector(tap), for: .touchUpInside)

        """#,
      said: #"controls are not simulated: what the action does is a step of its own"#),
    Row(
      source: #"""
        class VC: UIViewController {
          fun go() {
            dismiss(animated: true)
          }
        }
        window
          vc: VC

        """#,
      said: #"did you mean 'func'?"#),
    Row(
      source: #"""
        class VC: UIViewController {
          var isOn = true
          func go() {
            if isOn = false {
              dismiss(animated: true)
            }
          }
        }
        window
          vc: VC

        """#,
      said: #"'=' assigns, and a condition compares: write '=='"#),
    Row(
      source: #"""
        class VC: UIViewController {
          func go() {
            if isEditing {
              dismiss(animated: true)
          }
        }
        window
          vc: VC

        """#,
      said: #"3:18: error: nothing closes this '{'"#),
    Row(
      source: #"""
        class VC: UIViewController {
          func go() {
            let next = UIViewController(
            present(next, animated: true)
          }
        }
        window
          vc: VC

        """#,
      said: #"3:32: error: nothing closes this '('"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        turn
          home.dismiss(animated: true)

        """#,
      said: #"the statements of 'turn' stand in braces"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        expect no logs

        """#,
      said: #"did you mean 'expect no log'?"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        expect event home.viewDidLoad

        """#,
      said: #"the line below 'expect events include' is '  home.viewDidLoad'"#),
    Row(
      source: #"""
        window
          pages: UIPageViewController
            first: FirstViewController
        pages.swipeForward()

        """#,
      said: #"the user swipes to a page: write 'pages.swipe(to: next)'"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        home.sheet(isPresented: true)

        """#,
      said: #"'sheet' is SwiftUI's: UIKit's way is 'home.present(…, animated: true)'"#),
    Row(
      source: #"""
        window
          tabs: UITabBarController
            home: HomeViewController
            me: MeViewController
        tabs.tap("me")

        """#,
      said: #"a tab is tapped by its view controller, as in 'tabs.tap(me)'"#),
    Row(
      source: #"""
        window
          nav: UINavigationController
            list: ListViewController
        nav.tap("Add")

        """#,
      said: #"a tap on a bar button is written with the property that holds it, and '.tap()'"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        home.tap("Add")

        """#,
      said: #"a tap on a button is written with the property that holds it, and '.tap()'"#),
    Row(
      source: #"""
        window
          home: HomeViewController
        next: NextViewController
        segue "Next" from home to next kind .presentModally

        """#,
      said: #"did you mean '.presentation'?"#),
  ]
}
