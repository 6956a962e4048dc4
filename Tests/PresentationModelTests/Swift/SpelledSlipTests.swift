import Testing

@testable import PresentationModel

/// Slips of a sign, a capital, a label or a word in a pasted class: each is one error with its cure, and the right form beside
/// it is none.
@Suite struct SpelledSlipTests {
  typealias Row = SlipRow

  private func errors(_ member: String) -> [Diagnostic] {
    let text = """
      import UIKit
      enum Look { case plain, bold }
      enum LoadError: Error { case failed }
      extension Notification.Name { static let sessionExpired = Notification.Name("s") }
      class BaseViewController: UIViewController {
          private func prepare() {}
          func fill() {}
      }
      class HomeViewController: BaseViewController {
          var names: [String] = []
          var look = Look.plain
          var isFree = true
          let avatar = UIImageView()
          let label = UILabel()
          @objc func tapped() {}
          \(member)
      }
      window
        home: HomeViewController
      """
    return Scenario.errors(text)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: Row) { row.check(errors(row.wrong)) }

  @Test(arguments: rows) func theRightFormIsNone(row: Row) { expect(errors(row.right).map { $0.message }, equals: []) }

  /// What another file of the app may have is no slip.
  @Test(arguments: [
    "func f() { Theme.apply(to: view) }", "func f() { labelled() }",
    "func f() { let b = UIBarButtonItem(title: \"a\", style: .plain, target: self, action: #selector(tapped), tint: 1); print(b) }",
    "func f() { loadError(3) }", "func f() -> UIViewController { cardViewController() }",
    "func f(done: @escaping () -> Void, next: @escaping (Result<String, Error>) -> Void, h: ((Int) -> Void)?) {}",
    "var make: (() -> Void)?; var wrap: ((()) -> Void)?; var nothing: ()?", "func f() -> Look { plainLook() }",
    "func f() { present(UIViewController(), from: self) }", "func f() { Router.shared.home = self }",
    "class Kind: NSObject, Codable {}; enum Raw: String, Error { case a }; struct Box: Codable, Error {}",
    "func f() { names.sort(); names.append(\"a\"); names.append(contentsOf: [\"a\", \"b\"]) }",
    "func f() { home.isHidden = true }",
    "override func viewDidAppear(_ animated: Swift.Bool) { super.viewDidAppear(animated) }",
    "func f(of x: Int) -> Int { x }; func g() { fill() }; override func fill() { super.fill() }",
    "func f() -> Int { if isFree { return 1 } else { fatalError() } }",
    "func f() { Self.setUp() }; static func setUp() {}",
  ]) func whatIsRightIsNone(member: String) { expect(errors(member).map { $0.message }, equals: []) }

  static let rows = signs + capitals + labels + words + types

  private static let signs = [
    Row(
      "func f() { title = \"a\" }", "func f() { title = @\"a\" }", "a text of Swift has no '@' before it",
      "leave '@' out"),
    Row(
      "func f() { avatar.isHidden = true }", "func f() { avatarisHidden = true }",
      "'.' is missing between 'avatar' and 'isHidden'", "write 'avatar.isHidden'"),
    Row(
      "func f() { label.sizeToFit() }", "func f() { labelsizeToFit() }",
      "'.' is missing between 'label' and 'sizeToFit'",
      "write 'label.sizeToFit'"),
    Row(
      "func f() { self.dismiss(animated: true) }", "func f() { selfdismiss(animated: true) }",
      "'.' is missing between 'self' and 'dismiss'", "write 'self.dismiss'"),
    Row(
      "override func viewDidLoad() { super.viewDidLoad() }", "override func viewDidLoad() { superviewDidLoad() }",
      "'.' is missing between 'super' and 'viewDidLoad'", "write 'super.viewDidLoad'"),
    Row(
      "func f(card: UIViewController) { card.modalPresentationStyle = .fullScreen }",
      "func f(card: UIViewController) { card.modalPresentationStyle .fullScreen }",
      "'=' is missing before '.fullScreen': write '= .fullScreen'", ""),
    Row(
      "func f() -> Look { Look.plain }", "func f() -> Look { Lookplain }", "'.' is missing between 'Look' and 'plain'",
      "write 'Look.plain'"),
    Row(
      "func f() { print(UIScreen.main.bounds) }", "func f() { print(UIScreen.mainbounds) }",
      "'.' is missing between 'main' and 'bounds'", "write 'main.bounds'"),
    Row(
      "func f() { view.removeFromSuperview() }", "func f() { view..removeFromSuperview() }",
      "Swift has no operator '..'",
      "did you mean '.'?"),
    Row(
      "func f() { present(UIAlertController(), animated: true) }",
      "func f() { present(UIAlertController(),, animated: true) }",
      "a second ',' stands here", "leave one out"),
    Row(
      "func f() { let card = UIViewController(); addChild(card) }",
      "func f() { let card UIViewController(); addChild(card) }", "'=' is missing between 'card' and its value",
      "write '='"),
    Row(
      "func f() { title = isFree ? \"a\" : \"r\" }", "func f() { title = isFree ? 1 : \"r\" }",
      "cannot convert value of type 'Int' to type 'String'", "write '\"1\"'"),
  ]

  private static let capitals = [
    Row(
      "func f() { addChild(UIViewController()) }", "func f() { addChild(uIViewController()) }",
      "cannot find 'uIViewController' in this file", "did you mean 'UIViewController'?"),
    Row(
      "func f(_ x: UIWindow) {}", "func f(_ x: uIWindow) {}", "cannot find type 'uIWindow' in this file",
      "did you mean 'UIWindow'?"),
    Row(
      "func f() { let e: Error = LoadError.failed; print(e) }",
      "func f() { let e: Error = loadError.failed; print(e) }",
      "cannot find 'loadError' in this file", "did you mean 'LoadError'?"),
    Row(
      "func f() { navigationItem.title = \"a\" }", "func f() { NavigationItem.title = \"a\" }",
      "cannot find 'NavigationItem' in this file", "did you mean 'navigationItem'?"),
    Row(
      "func f() { fatalError(\"x\") }", "func f() { fatalerror(\"x\") }", "cannot find 'fatalerror' in this file",
      "did you mean 'fatalError'?"),
    Row(
      "func f() { names.append(\"a\") }", "func f() { names.Append(\"a\") }",
      "value of type 'Array' has no member 'Append'",
      "did you mean 'append'?"),
  ]

  private static let labels = [
    Row(
      "func f() { perform(#selector(tapped), with: nil, afterDelay: 1) }",
      "func f() { perform(#selector(tapped), with: nil, aferDelay: 1) }",
      "incorrect argument label 'aferDelay:' in call to 'perform(_:with:afterDelay:)'", "did you mean 'afterDelay:'?"),
    Row(
      "func f() { navigationItem.setHidesBackButton(true, animated: false) }",
      "func f() { navigationItem.setHidesBackButton(true, Animated: false) }",
      "incorrect argument label 'Animated:' in call to 'setHidesBackButton(_:animated:)'", "did you mean 'animated:'?"),
    Row(
      "func f() { UIApplication.shared.sendAction(#selector(tapped), to: nil, from: self, for: nil) }",
      "func f() { UIApplication.shared.sendAction(#selector(tapped), to: nil, frmo: self, for: nil) }",
      "incorrect argument label 'frmo:' in call to 'sendAction(_:to:from:for:)'", "did you mean 'from:'?"),
    Row(
      "func f() { names.append(\"a\") }", "func f() { names.append(\"a\", 1) }",
      "'append' takes one argument, and this call has two", "leave '1' out"),
    Row(
      "class Card: UIViewController { init(n: Int) { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { nil } }",
      "class Card: UIViewController { init(n: Int) { super.init(nibName: nil, nil) }; required init?(coder: NSCoder) { nil } }",
      "'UIViewController' has no initialiser 'init(nibName:_:)'",
      "it has 'init(nibName:bundle:)', 'init()', 'init(coder:)'"),
  ]

  private static let words = [
    Row(
      "func f() { names.append(\"a\") }", "func f() { names.push(\"a\") }",
      "value of type '[String]' has no method 'push'",
      "did you mean 'append'?"),
    Row(
      "func f() -> CGSize { CGSize(width: 1, height: 2) }", "func f() -> CGSize { CGSize(1, height: 2) }",
      "missing argument label 'width:' in call to 'CGSize(width:height:)'", "write 'width: 1'"),
    Row(
      "func f() { print(names.map { $0.count }) }", "func f() { print(names.map { $0count }) }",
      "'.' is missing between '$0' and 'count'", "write '$0.count'"),
    Row(
      "func f() { print(names.firstIndex(of: \"a\") as Any) }",
      "func f() { print(names.firstIndex(to: \"a\") as Any) }",
      "incorrect argument label 'to:' in call to 'firstIndex(of:)'", "did you mean 'of:'?"),
    Row(
      "func f() { title = NSLocalizedString(\"a\", comment: \"b\") }",
      "func f() { title = NSLocalizedString(1, comment: \"b\") }",
      "cannot convert value of type 'Int' to expected argument type 'String'", "write '\"1\"'"),
    Row(
      "func f() { guard isFree else { return } }", "func f() { guard isFree ense { return } }", "expected 'else'",
      "did you mean 'else'?"),
    Row(
      "let next: Look = .plain", "let next: Look == .plain", "'==' compares, and '=' gives a value",
      "write '=' in place of '=='"),
    Row(
      "let list = [UIViewController()]", "let list  [UIViewController()]", "unexpected '['", "write '=' before '['"),
    Row(
      "func f(_ r: Result<String, LoadError>) { if case .success(let s) = r { print(s) } }",
      "func f(_ r: Result<String, LoadError>) { if case .success(let s, 1) = r { print(s) } }",
      "'.success' holds one value, and this pattern has 2", "write '.success(let value)'"),
    Row(
      "func f() { Task { try? await Task.sleep(nanoseconds: 1); try? await Task.sleep(1) } }",
      "func f() { Task { try? await Task.sleep(nanosecond: 1) } }",
      "incorrect argument label 'nanosecond:' in call to 'sleep(nanoseconds:)'", "did you mean 'nanoseconds:'?"),
    Row(
      "func f() { isFree.toggle() }", "func f() { isFree.togggle() }", "value of type 'Bool' has no method 'togggle'",
      "did you mean 'toggle'?"),
    Row(
      "var t: Task<Void, Never>?; func f() { t?.cancel() }", "var t: Task<Void, Never>?; func f() { t?.cancell() }",
      "value of type 'Task' has no method 'cancell'", "did you mean 'cancel'?"),
    Row(
      "func f() { let end = UIScreen.main.bounds; avatar.frame = end }",
      "func f() { end = UIScreen.main.bounds; avatar.frame = end }", "cannot find 'end' in this file",
      "write 'let end = …' to declare it"),
    Row(
      "func f() { print(Swift.max(1, 5)) }", "func f() { print(Swift.maxx(1, 5)) }", "Swift has no 'maxx'",
      "did you mean 'max'?"),
    Row(
      "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 3) {} }",
      "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + \"3\") {} }",
      "a number of seconds is added to a time, and this is a text", "write 3 without quotes"),
    Row(
      "func f() { names.forEach { [weak self] _ in self?.fill() } }",
      "func f() { names.forEach { [weak slf] _ in self?.fill() } }", "cannot find 'slf' in this file",
      "did you mean 'self'?"),
    Row(
      "func f() { UIView.transition(with: view, duration: 1, options: [], animations: nil) }",
      "func f() { UIView.transition(of: view, duration: 1, options: [], animations: nil) }",
      "incorrect argument label 'of:' in call to 'transition(with:duration:options:animations:completion:)'",
      "did you mean 'with:'?"),
    Row(
      "func f() { guard isFree else { return } }", "func f() { isFree else { return } }",
      "'guard' is missing before 'isFree'",
      "write 'guard isFree'"),
    Row("func f() { print(1) }", "func f() { println(1) }", "Swift has no 'println' any more", "did you mean 'print'?"),
    Row(
      "func f() { NotificationCenter.default.post(name: .sessionExpired, object: nil) }",
      "func f() { NotificationCenter.default.post(name: .sesionExpired, object: nil) }",
      "cannot find '.sesionExpired' in this file", "did you mean 'sessionExpired'?"),
    Row(
      "func f() { if names[0].hasPrefix(\"S\") { fill() } }", "func f() { names[0].hasPrefix(\"S\") { fill() } }",
      "'hasPrefix' takes one argument, and this call has two", "write 'if' before it to ask for it"),
    Row(
      "func f() { fill() }", "func f() { prepare() }", "'prepare' is private to 'BaseViewController'",
      "leave 'private' out where it is declared"),
    Row(
      "func f() { let all = [UIViewController()]; all.forEach(addChild) }",
      "func f() { all = [UIViewController()]; all.forEach(addChild) }", "cannot find 'all' in this file",
      "write 'let all = …' to declare it"),
    Row(
      "func f() -> String {\n_ = 1\nreturn \"a\"\n}", "func f() -> String {\n_ = 1\n\"a\"\n}",
      "'f' has to return a value on each way, and one comes to its end without", "write 'return \"a\"'"),
  ]

  private static let types = [
    Row(
      "func f() { present(HomeViewController(), animated: true) }",
      "func f() { present(homeViewController(), animated: true) }", "cannot find 'homeViewController' in this file",
      "did you mean 'HomeViewController'?"),
    Row(
      "func f(_ n: Int = 0) { print(n) }", "func f(_ n: Int = \"0\") { print(n) }",
      "cannot convert value of type 'String' to expected argument type 'Int'", "write '0'"),
    Row(
      "let picks: [Selector] = [#selector(tapped)]", "let picks: [Selector] = [#selector(Tapped)]",
      "'HomeViewController' has no method 'Tapped'", "did you mean 'tapped'?"),
    Row(
      "override func setEditing(_ editing: Bool, animated: Bool) {}",
      "override func setEditing(_ editing: Int, animated: Bool) {}",
      "method 'setEditing(_:animated:)' does not override any method from its superclass: UIKit's takes a 'Bool'",
      "write 'Bool'"),
    Row(
      "class Box: UIButton { override var isSelected: Bool { didSet {} } }",
      "class Box: UIButton { var isSelected: Bool { didSet {} } }",
      "overriding declaration requires an 'override' keyword",
      "'UIButton' has 'isSelected' too: write 'override var isSelected', or give it another name"),
    Row(
      "func f() { let b = Look.bold; print(b); guard isFree else { return } }",
      "func f() { let b = Look.bold; print(b); guard isFree { return } }",
      "a 'guard' needs 'else { … }' behind its conditions: write 'else' before its '{'", ""),
    Row(
      "func f() -> UIInterfaceOrientationMask { return .portrait }", "func f() { return .portrait }",
      "'f' returns nothing, so 'return' takes no value here", "write '-> …' behind its parameters"),
    Row(
      "func f(_ done: @escaping () -> Void) {}", "func f(_ done: @escaping ()) {}",
      "'@escaping' stands before the type of a function, which has '->' and what it gives back", "write '() -> Void'"),
    Row(
      "var done: (() -> Void)?", "var done: (() )?", "the type of a function has '->' and what it gives back",
      "write '() -> Void'"),
    Row(
      "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(true) }",
      "override func viewDidAppear(_ animated: Int) { super.viewDidAppear(true) }",
      "method 'viewDidAppear(_:)' does not override any method from its superclass: UIKit's takes a 'Bool'",
      "write 'Bool'"),
    Row(
      "class Bar: UISearchBar {}", "struct Bar: UISearchBar {}",
      "'UISearchBar' is a class, and a structure inherits from none", "write 'class Bar: UISearchBar'"),
  ]
}
