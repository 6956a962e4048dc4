import Testing

@testable import PresentationModel

/// Calls in a form that UIKit, Foundation and Swift do not have, in a class that was pasted: each is one error with its cure.
@Suite struct FormSlipTests {
  private static func errors(_ member: String, behind: String = "") -> [Diagnostic] {
    SlipRow.errors(
      """
      import UIKit
      import Combine
      @propertyWrapper struct Stored<T> {
        let value: T
        init(_ key: String, default value: T) { self.value = value }
        var wrappedValue: T { value }
      }
      class HomeViewController: UIViewController {
        var names: [String] = []
        var bag = Set<AnyCancellable>()
        let box = UIView()
        private func show(_ title: String) { print(title) }
        override func present(_ card: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
          super.present(card, animated: flag, completion: completion)
        }
      \(member)
      }
      \(behind)
      window
        home: HomeViewController

      """)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: SlipRow) {
    let found = Self.errors(row.wrong)
    expect(found.map { $0.message }, equals: [row.error])
    expect(found.first?.notes.map { $0.message }.joined(separator: "\n") ?? "", equals: row.cure)
  }
  @Test(arguments: rows) func theRightFormIsNone(row: SlipRow) {
    expect(Self.errors(row.right).map { $0.message }, equals: [])
  }

  private static let ownForm = "if an extension of yours has a method of this form, paste it"

  static let rows = [
    SlipRow(
      "func go() { UIView.animate(withDuration: 0.25) { self.box.alpha = 0 } }",
      "func go() { UIView.animate(0.25) { self.box.alpha = 0 } }",
      "missing argument label 'withDuration:' in call to 'animate(withDuration:animations:completion:)'",
      "write 'withDuration: 0.25'"),
    SlipRow(
      "func go() { NotificationCenter.default.post(name: Notification.Name(\"a\"), object: nil) }",
      "func go() { NotificationCenter.default.post(name: Notification.Name(\"a\"), object: nil, animated: true) }",
      "the method is 'post(name:object:userInfo:)', and this has one argument more",
      "leave 'animated: true' out\n" + ownForm),
    SlipRow(
      "func go() { names.append(\"a\") }", "func go() { names.append() }",
      "'append' takes one argument, and this call has none", "write what it adds: 'append(…)'"),
    SlipRow(
      "func go(_ n: Int, body: (Int) throws -> Void) rethrows { try body(n) }",
      "func go(_ n: Int, body: (Int) throws -> Void) { body(n) }",
      "'body' can throw, and 'try' does not stand before the call",
      "write 'try' before it, in a 'do' with a 'catch', or 'try?'"),
    SlipRow(
      "@Stored(\"a\", default: false) static var isOpen: Bool", "@Stored(\"a\", false) static var isOpen: Bool",
      "missing argument label 'default:' in call to 'init(_:default:)'", "write 'default: false'"),
    SlipRow(
      "func go() { _ = UIAlertAction(title: \"a\", style: .cancel) }",
      "func go() { _ = UIAlertAction(title: \"a\", style: .Cancel) }",
      "type 'UIAlertAction.Style' has no member 'Cancel'", "did you mean 'cancel'?"),
    SlipRow(
      "func go(_ connectionOptions: UIScene.ConnectionOptions) { }",
      "func go(_ connectionOptions: UIScene.connectionOptions) { }",
      "'connectionOptions' is not a member type of 'UIScene'", "did you mean 'ConnectionOptions'?"),
    SlipRow(
      "func go() { show(\"a\") }", "func go() { show(\"a\", animated: true) }",
      "no method 'show' takes '(_:animated:)'",
      "it is 'show(_:)'"),
    SlipRow(
      "func go(_ p: AnyPublisher<Int, Never>) { p.sink { _ in }.store(in: &bag) }",
      "func go(_ p: AnyPublisher<Int, Never>) { p.sink { _ in }.store(at: &bag) }",
      "incorrect argument label 'at:' in call to 'store(in:)'", "did you mean 'in:'?"),
    SlipRow(
      "func go() { present(HomeViewController(), animated: true) { print(1) } }",
      "func go() { present(HomeViewController(), animated: 1) { print(1) } }",
      "cannot convert value of type 'Int' to expected argument type 'Bool'", "write 'true'"),
    SlipRow(
      "func go() { print(\"a\") }", "func go() { prnt(\"a\") }", "cannot find 'prnt' in this file",
      "did you mean 'print'?"),
    SlipRow(
      "func go(_ then: @escaping (Int) -> Void) { }", "func go(_ then: @escaping (Int)) { }",
      "'@escaping' stands before the type of a function, which has '->' and what it gives back: write '-> Void'", ""),
    SlipRow(
      "init(queue: DispatchQueue = .main) { super.init(nibName: nil, bundle: nil) }\nrequired init?(coder: NSCoder) { nil }",
      "init(queue: DispatchQueue .main) { super.init(nibName: nil, bundle: nil) }\nrequired init?(coder: NSCoder) { nil }",
      "the value that a parameter has by itself stands behind '=': write '='", ""),
    SlipRow(
      "func go() { _ = UIPresentationController(presentedViewController: self, presenting: nil) }",
      "func go() { _ = UIPresentationController(presentedViewController: self) }",
      "UIKit's is 'UIPresentationController(presentedViewController:presenting:)', and this has no 'presenting:'",
      "write 'presenting: nil'\n" + ownForm),
    SlipRow(
      "var on: [String: Bool] = [:]\nsubscript(name: String) -> Bool { get { on[name, default: false] } }",
      "var on: [String: Bool] = [:]\nsubscript(name: String) -> Bool { get { on[name] } }",
      "value of optional type 'Bool?' must be unwrapped to a value of type 'Bool'",
      "bind it with 'if let' or 'guard let', or write 'on[name] ?? …'"),
    SlipRow(
      "func go(_ n: Int) -> Bool {\n    print(n)\n    return false\n  }",
      "func go(_ n: Int) -> Bool {\n    print(n)\n    false\n  }",
      "'go' has to return a value on each way, and one comes to its end without", "write 'return false'"),
    SlipRow(
      "static func card(_ n: Int) -> UIViewController { return UIViewController() }\nfunc go() { present(HomeViewController.card(1), animated: true) }",
      "static func card(_ n: Int) { return UIViewController() }\nfunc go() { present(HomeViewController.card(1), animated: true) }",
      "'card' returns nothing, so 'return' takes no value here", "write '-> UIViewController' behind its parameters"),
    SlipRow(
      "func go(_ r: Result<Int, Error>) { if case .success(let n) = r { print(n) } }",
      "func go(_ r: Result<Int, Error>) { if case .success(let n) == r { print(n) } }",
      "a pattern and its value have '=' between them", "write '=' in place of '=='"),
    SlipRow(
      "func go(_ r: Result<Int, Error>) {\n    switch r {\n    case .success(let n): print(n)\n    case .failure: break\n    }\n  }",
      "func go(_ r: Result<Int, Error>) {\n    switch r {\n    case success(let n): print(n)\n    case .failure: break\n    }\n  }",
      "'.' is missing before 'success'", "write '.success'"),
    SlipRow(
      "subscript(name: String) -> Bool { name.isEmpty }", "subscript(name: String) { name.isEmpty }",
      "a subscript says what it gives back: write '-> …' before '{'", ""),
    SlipRow(
      "func go() { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: nil) }",
      "func go() { navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self) }",
      "UIKit's is 'UIBarButtonItem(barButtonSystemItem:target:action:)', and this has no 'action:'",
      "write 'action: nil'\n" + ownForm),
    SlipRow(
      "func go() {\n    let screens = [UIViewController()]\n    screens.forEach { $0.didMove(toParent: self) }\n  }",
      "func go() {\n    let screens = [UIViewController()]\n    Screens.forEach { $0.didMove(toParent: self) }\n  }",
      "cannot find 'Screens' in this file", "did you mean 'screens'?"),
    SlipRow(
      "func go() { _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert) }",
      "func go() { _ = UIAlertController(title: nil, message: nil, preferredStyle: .alert, animated: true) }",
      "UIKit's is 'UIAlertController(title:message:preferredStyle:)', and this has one argument more",
      "leave 'animated: true' out\n" + ownForm),
    SlipRow(
      "func go(_ label: UILabel) { dismiss(animated: true, completion: nil) }",
      "func go(_ label: UILabel) { dismiss(animated: true, completion: nil, label) }",
      "UIKit's method is 'dismiss(animated:completion:)', and this has one argument more",
      "leave 'label' out\n" + ownForm),
    SlipRow(
      "func go() { UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: nil) }",
      "func go() { UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animation: nil) }",
      "incorrect argument label 'animation:' in call to 'transition(with:duration:options:animations:completion:)'",
      "did you mean 'animations:'?"),
    SlipRow(
      "@IBOutlet var button: UIButton!", "@IBOutlet let button: UIButton!",
      "'@IBOutlet' stands before 'var', and not before 'let'", "write 'var'"),
  ]
}
