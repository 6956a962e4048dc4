import PresentationModel
import Testing

/// Slips of whoever writes a first file after the README alone: each with its place, its cause and a cure that holds.
@Suite struct FirstFileTests {
  private static let opening = """
    ios 17
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: HomeViewController
    login: LoginViewController

    """

  /// What a file is told: place, message and notes, as they are printed.
  private static func said(_ text: String) -> String {
    let scenario = Scenario.load(text)
    var said: [String] = []
    for row in DiagnosticRenderer(scenario.source).render(scenario.diagnostics).split(separator: "\n") {
      if row.hasPrefix("note: ") { said.append(String(row)) }
      guard row.hasPrefix("t.presim:") else { continue }
      said.append(String(row.dropFirst("t.presim:".count)).replacing(" error:", with: "").replacing(" note:", with: ""))
    }
    return said.joined(separator: "\n")
  }

  /// A line behind the opening, which has six lines.
  @Test(arguments: [
    (
      "home.present(animated: true, login)",
      "7:30: 'login' comes too late: the order is 'present(_:animated:completion:)'"
    ),
    (
      "home.present(login, login, animated: true)",
      "7:21: extra argument in call to 'present(_:animated:completion:)'\nnote: leave 'login' out"
    ),
    (
      "home.present(LoginViewController, animated: true)",
      "7:14: 'LoginViewController' is a class, and this call takes a view controller\nnote: did you mean 'login'?"
    ),
    (
      "home.present(UINavigationController, animated: true)",
      "7:14: 'UINavigationController' is a class, and this call takes a view controller\nnote: did you mean 'nav'?"
    ),
    (
      "home.push(login, animated: true)",
      "7:6: value of type 'HomeViewController' has no method 'push'\n"
        + "note: did you mean 'home.navigationController?.pushViewController(_:animated:)'?"
    ),
    (
      "nav.push(login, animated: true)",
      "7:5: value of type 'UINavigationController' has no method 'push'\n"
        + "note: did you mean 'pushViewController(_:animated:)'?"
    ),
    (
      "expect login.presentingViewController is tabs",
      "7:42: 'tabs' is a view controller, not a class\nnote: did you mean '== tabs'?"
    ),
    (
      "expect login.presenter == tabs",
      "7:14: value of type 'LoginViewController' has no member 'presenter'\nnote: did you mean 'presentingViewController'?"
    ),
    (
      "expect nav.top == home",
      "7:12: value of type 'UINavigationController' has no member 'top'\nnote: did you mean 'topViewController'?"
    ),
    (
      "expect login.isVisible",
      "7:14: value of type 'LoginViewController' has no member 'isVisible'\nnote: did you mean 'view.window != nil'?"
    ),
    (
      "home.present(login, animated: true, complete: { })",
      "7:37: extra argument 'complete' in call to 'present(_:animated:completion:)'\nnote: did you mean 'completion'?"
    ),
    (
      "home.present(\"login\", animated: true)",
      "7:14: cannot convert value of type 'String' to type 'UIViewController'\n"
        + "note: a controller is called by its name, as in 'login'"
    ),
    (
      "home.present(login, animated: true, modalPresentationStyle: .fullScreen)",
      "7:37: extra argument 'modalPresentationStyle' in call to 'present(_:animated:completion:)'\n"
        + "note: 'modalPresentationStyle' is a property: assign it on a line above"
    ),
    ("home->present(login)", "7:5: a member stands behind '.', not behind '->'"),
    (
      "login.modalPresentationStyle: .fullScreen",
      "7:29: unexpected ':'\nnote: an assignment has '=': write it in place of ':'"
    ),
    ("login.isModalInPresentation = .true", "7:32: type 'Bool' has no case 'true'\nnote: did you mean 'true'?"),
    (
      "home.present(login, animated: \"true\")",
      "7:31: cannot convert value of type 'String' to type 'Bool'\nnote: did you mean 'true'?"
    ),
    (
      "nav.tap()",
      "7:5: missing argument for parameter #1 in call to 'tap(_:)'\nnote: a tab is tapped as 'tabs.tap(nav)'"
    ),
    (
      "expect login.presentingViewController.is(tabs)",
      "7:39: a call has no value here: make it a statement of its own\n"
        + "note: a property is compared: 'a == b', 'a != b', 'a is Detail'"
    ),
    ("expect crash", "7:8: 'crash' is not something that can be expected\nnote: did you mean 'expect exception'?"),
    (
      "home.tap(button)",
      "7:10: cannot find 'button' in this file\n"
        + "note: a button is tapped as the property that holds it: 'home.button.tap()'"
    ),
  ])
  func aLineIsTold(_ line: String, _ expected: String) {
    expect(Self.said(Self.opening + line + "\n"), equals: expected)
  }

  /// Outlines that are written otherwise.
  @Test(arguments: [
    (
      "window\n  nav: UINavigationController\n  home: HomeViewController\n",
      "3:3: a window has one root view controller\n2:3: the root is declared here\n"
        + "note: indent 'home' by two more spaces to put it into 'nav'"
    ),
    (
      "window\n  home: HomeViewController\n  card: CardViewController\n",
      "3:3: a window has one root view controller\n2:3: the root is declared here\n"
        + "note: 'card' at column one exists, and is not on screen yet; 'window second' is another window"
    ),
    (
      "window\n  - nav: UINavigationController\n    - home: HomeViewController\n",
      "2:3: a line of an outline begins with the name: the blanks before it say what it stands in\nnote: leave out '-'"
    ),
    (
      "window\n  home: HomeView: View\n\nhome.view.isHidden = true\n",
      "2:17: a view of SwiftUI's is no view controller\nnote: write 'home: UIHostingController', which shows it"
    ),
    (
      "window\n  home: HomeViewController: BaseViewController\n",
      "2:27: a line of an outline has one class\n"
        + "note: what it inherits from stands where it is declared: 'class HomeViewController: UIViewController { }'"
    ),
    (
      "ios 17.0+\nwindow\n  home: HomeViewController\n",
      "1:9: versions have no '+'\nnote: write 'ios 17-27'"
    ),
    (
      "class HomeViewController: UIViewController { }\nwindow\n  home: HomeVC\n",
      "3:9: unknown class 'HomeVC'\nnote: did you mean 'HomeViewController'?\n"
        + "note: to have a class of this name, declare it: 'class HomeVC: UIViewController'"
    ),
    (
      "window\n  nav: UINavigationController(root: home)\n    home: HomeViewController\n",
      "2:31: 'UINavigationController' has no initialiser with the argument 'root:'\n"
        + "note: did you mean 'rootViewController'?"
    ),
    // What only follows from the first mistake is not told.
    (
      "Window\n  home: HomeViewController\nlogin: LoginViewController\nhome.present(login, animated: true)\n",
      "1:1: 'Window' is not a word of the language\nnote: did you mean 'window'?"
    ),
    (
      "window\n  nav: UINavigationController\n\thome: HomeViewController\n",
      "3:1: a tab in the indentation of an outline; write spaces"
    ),
  ])
  func anOutlineIsTold(_ text: String, _ expected: String) {
    expect(Self.said(text), equals: expected)
  }

  /// A name that no line has declared is told where another line was misspelt too.
  @Test func whatDoesNotFollowIsTold() {
    expect(
      Self.said(
        "Window\n  home: HomeViewController\nlogin: LoginViewController\nother.present(login, animated: true)\n"),
      equals: "1:1: 'Window' is not a word of the language\nnote: did you mean 'window'?\n"
        + "4:1: cannot find 'other' in this file")
  }

  private static func pasted(_ body: String, step: String = "home.open()") -> String {
    """
    class HomeViewController: UIViewController {
      func open() {
        let login = LoginViewController()
        \(body)
      }
    }
    class LoginViewController: UIViewController { }
    window
      nav: UINavigationController
        home: HomeViewController
    \(step)

    """
  }

  /// Pasted code, of which the fourth line is told.
  @Test(arguments: [
    ("present(logn, animated: true)", "4:13: cannot find 'logn' in this file\nnote: did you mean 'login'?"),
    ("present(login, animated: True)", "4:30: cannot find 'True' in this file\nnote: did you mean 'true'?"),
    (
      "present(login, animated: true, completion: nill)",
      "4:48: cannot find 'nill' in this file\nnote: did you mean 'nil'?"
    ),
    ("present(login, animated: tru)", "4:30: cannot find 'tru' in this file\nnote: did you mean 'true'?"),
    (
      "login.modalPresentationStyle = UIModalPresentation.fullScreen",
      "4:36: cannot find 'UIModalPresentation' in this file\nnote: did you mean 'UIModalPresentationStyle'?"
    ),
    (
      "view.addSubview(login)",
      "4:21: cannot convert value of type 'LoginViewController' to type 'UIView'\nnote: write 'login.view'"
    ),
    ("slef.present(login, animated: true)", "4:5: cannot find 'slef' in this file\nnote: did you mean 'self'?"),
    (
      "login.modalPresentationStyle = fullScreen",
      "4:36: cannot find 'fullScreen' in this file\nnote: did you mean '.fullScreen'?"
    ),
    (
      "var card: LoginViewController; present(card, animated: true)",
      "4:44: 'card' is read here, and nothing gives it a value before\nnote: write 'let card = LoginViewController()'"
    ),
    (
      "login.sheetPresentationController?.detents = .medium()",
      "4:50: '.medium()' is one detent, and a list is wanted here\nnote: write '[.medium()]'"
    ),
  ])
  func codeIsTold(_ body: String, _ expected: String) {
    expect(Self.said(Self.pasted(body)), equals: expected)
  }

  @Test func anAssignmentIsNoCondition() {
    let said = Self.said(Self.pasted("if login.title = nil { return }"))
    #expect(said.contains("4:20: "), "\(said)")
    #expect(said.contains("'=' assigns, and a condition compares: write '=='"), "\(said)")
  }

  /// What Swift's grammar does not have.
  @Test(arguments: [
    ("present(login, animated = true)", "a label has ':' behind it: write ':' in place of '='"),
    ("let card = new LoginViewController()", "Swift has no 'new': leave the word out"),
    ("present(login, animated: true, completion: self.open())", "write '{ self.open() }'"),
    ("present(LoginViewController.self, animated: true)", "make one: 'LoginViewController(…)'"),
    ("override func viewDidLoad() { }", "an override stands in its class, not inside another function"),
    ("DispatchQueue.main.async(deadline: .now() + 1) { }", "did you mean 'asyncAfter'?"),
  ])
  func grammarIsTold(_ body: String, _ expected: String) {
    let said = Self.said(Self.pasted(body))
    #expect(said.hasPrefix("4:") && said.contains(expected), "\(said)")
  }

  @Test func aMethodHasItsWord() {
    let text =
      "class HomeViewController: UIViewController {\n  override viewDidLoad() {\n  }\n}\nwindow\n  home: HomeViewController\n"
    expect(Self.said(text), equals: "2:12: 'func' is missing before 'viewDidLoad'\nnote: write 'func viewDidLoad'")
    for (method, expected) in [
      ("override func viewDidLoad", "the parameters of a function are missing: write '()'"),
      ("func open(sender)", "a parameter has its type behind ':'"),
    ] {
      let said = Self.said(text.replacing("override viewDidLoad()", with: method))
      #expect(said.hasPrefix("2:") && said.contains(expected), "\(said)")
    }
    let misspelt = Self.said(text.replacing("override", with: "overide func"))
    #expect(misspelt.hasPrefix("2:") && misspelt.contains("did you mean 'override'?"), "\(misspelt)")
  }

  /// A variable that is given its value later, and a name that only looks like a literal.
  @Test(arguments: [
    "let card: LoginViewController; if 1 < 2 { card = login } else { card = LoginViewController() }",
    "var card: LoginViewController?; print(card as Any)", "let nib = api.nib; print(nib)",
    "let new = login; title = new.title; navigationItem.title = title ?? new.title; UIView.setAnimationsEnabled(false)",
    "let old = title, new = login.title; title = new; UIView.setAnimationsEnabled(old != new)",
    "let card: LoginViewController; card   = login; print(card)",
  ])
  func isRight(_ body: String) {
    expect(Self.said(Self.pasted(body.replacing("; ", with: "\n"))), equals: "")
  }

  /// A word of four letters with another letter may be a name of its own, and so may one that stands twice.
  @Test(arguments: ["let date = Date(); present(data, animated: true)", "present(logi, animated: true); use(logi)"])
  func isNoSlip(_ body: String) {
    expect(Self.said(Self.pasted(body.replacing("; ", with: "\n"))), equals: "")
  }

  @Test(arguments: [
    (
      "HomeViewController.open()",
      "11:20: 'open' is a method of an instance, and 'HomeViewController' is a class\nnote: did you mean 'home.open'?"
    ),
    (
      "home.close()",
      "11:6: value of type 'HomeViewController' has no method 'close'\nnote: its own are 'open'"
    ),
    ("home.open", "11:6: 'open' is a method: call it with parentheses"),
    (
      "home.Open()",
      "11:6: value of type 'HomeViewController' has no method 'Open'\nnote: did you mean 'open'?"
    ),
    (
      "home.opne()",
      "11:6: value of type 'HomeViewController' has no method 'opne'\nnote: did you mean 'open'?"
    ),
  ])
  func aStepIsTold(_ step: String, _ expected: String) {
    expect(Self.said(Self.pasted("present(login, animated: true)", step: step)), equals: expected)
  }

  /// A method that is called on nobody.
  @Test func aStepNamesWhose() throws {
    let scenario = Scenario.load(Self.pasted("present(login, animated: true)", step: "home.view.tag = 1\nopen()"))
    var runner = ScenarioRunner(try #require(scenario.program))
    _ = runner.launch()
    _ = runner.next()
    let next = runner.next()
    let notes = try #require(next).notes.map(\.text)
    #expect(
      notes.contains("'open()' is not read, so 'open' does not run, which has 'present'; write 'home.open()'"),
      "\(notes)")
  }

  /// The notes of lines that run, and do not do what they say.
  @Test(arguments: [
    (
      "navigationController?.pushViewController(login)",
      "'pushViewController(_:)' is not UIKit's, and its body is not pasted: left out; UIKit's is "
        + "'pushViewController(_:animated:)'"
    ),
    (
      "dismiss()",
      "'dismiss()' is not UIKit's, and its body is not pasted: left out; UIKit's is 'dismiss(animated:completion:)'"
    ),
    (
      "UIAlertController().addAction(UIAlertAction(\"OK\"))",
      "'UIAlertAction(_:)' is not UIKit's, and what declares it is not pasted, so what it sets is not known; the first "
        + "argument of UIKit's is 'title:'"
    ),
    (
      "NavigationLink(destination: LoginView())",
      "'NavigationLink' is SwiftUI's, and does nothing here: UIKit's way is "
        + "'navigationController?.pushViewController(…, animated: true)'"
    ),
    (
      "sheet(isPresented: true) { }",
      "'.sheet' is SwiftUI's, and does nothing here: UIKit's way is 'present(…, animated: true)'"
    ),
  ])
  func aLineLeavesANote(_ body: String, _ expected: String) throws {
    let scenario = Scenario.load(Self.pasted(body))
    var runner = ScenarioRunner(try #require(scenario.program, "\(body)"))
    _ = runner.launch()
    let next = runner.next()
    let notes = try #require(next, "\(body)").notes.map(\.text)
    #expect(notes.contains(expected), "\(body): \(notes)")
  }
}
