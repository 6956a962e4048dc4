import Testing

@testable import PresentationModel

/// Slips whose place a file shows only as a whole: on controllers that were not pasted, in extensions of protocols and of
/// UIKit's classes, in what presim has as Swift of its own. Each is one error with its cure, and the right form is none.
@Suite struct SlipsInContextTests {
  private func text(_ code: String) -> String {
    """
    import UIKit
    protocol Failing { }
    \(code)
    window
      home: UIViewController

    """
  }

  private func inHome(_ lines: String) -> String {
    "class HomeViewController: UIViewController {\n    func open(_ sender: UIView) {\n        \(lines)\n    }\n}"
  }

  static let inMethods = [
    ("popoverPresentationController", "sourceView = sender"),
    ("navigationController", "popViewController(animated: true)"),
    ("presentedViewController", "dismiss(animated: true)"), ("presentingViewController", "dismiss(animated: true)"),
    ("tabBarController", "selectedIndex = 1"), ("splitViewController", "preferredDisplayMode = .automatic"),
    ("sheetPresentationController", "prefersGrabberVisible = true"),
    ("view.window", "rootViewController = UIViewController()"), ("parent", "dismiss(animated: true)"),
  ]

  /// Every view controller has them, whether its class was pasted or not, and what may be nil needs a '?'.
  @Test(arguments: inMethods) func whatMayBeNilNeedsAMark(property: String, rest: String) {
    for receiver in ["DetailViewController()", "UIViewController()", "UINavigationController()"] {
      let made = "let vc = \(receiver)\n        "
      let last = String(property.split(separator: ".").last ?? "")
      let found = SlipRow.errors(text(inHome("\(made)vc.\(property).\(rest)")))
      expect(found.map { $0.code }, equals: ["check.optional"], "\(receiver)")
      expect(
        found.flatMap { $0.notes.map { $0.message } },
        equals: ["write '\(last)?.\(rest.prefix { $0.isLetter })'"])
      expect(SlipRow.errors(text(inHome("\(made)vc.\(property)?.\(rest)"))).map { $0.message }, equals: [])
    }
  }

  /// `view` and `tabBar` are taken for either; what another class of the app's has, nobody knows.
  @Test(arguments: [
    "DetailViewController().view.backgroundColor = .red", "UITabBarController().tabBar.isHidden = true",
    "DetailViewController().model.items.first.name = 3", "DetailViewController().onDone = { }",
    "let vc = DetailViewController()\n        vc.title = nil\n        vc.popoverPresentationController?.sourceView = sender",
    "(presentedViewController as! DetailViewController).popoverPresentationController!.sourceView = sender",
  ]) func theRightFormIsNone(lines: String) {
    expect(SlipRow.errors(text(inHome(lines))).map { $0.message }, equals: [])
  }

  static let rows: [SlipRow] = [
    // In an extension of a protocol `self` is what its constraint says.
    SlipRow(
      "extension Failing where Self: UIViewController { func f() { navigationController?.popViewController(animated: true) } }",
      "extension Failing where Self: UIViewController { func f() { navigationController.popViewController(animated: true) } }",
      "'navigationController' may be nil, so 'popViewController' cannot be used on it like that",
      "write 'navigationController?.popViewController'"),
    SlipRow(
      "extension Failing where Self: UIViewController { func f() { self.modalPresentationStyle = .fullScreen } }",
      "extension Failing where Self: UIViewController { func f() { self.modalPresentationStile = .fullScreen } }",
      "value of type 'Failing' has no member 'modalPresentationStile'", "did you mean 'modalPresentationStyle'?"),
    SlipRow(
      "extension Failing where Self: UIViewController { func f() { present(UIViewController(), animated: true) } }",
      "extension Failing where Self: UIViewController { func f() { present(UIViewController(), animate: true) } }",
      "extra argument 'animate' in call to 'present(_:animated:completion:)'", "did you mean 'animated'?"),
    // What overrides a method with a completion handler.
    SlipRow(
      "class A: UIViewController { override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { } }",
      "class A: UIViewController { func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) { } }",
      "overriding declaration requires an 'override' keyword",
      "write 'override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)'"),
    // Names of notifications.
    SlipRow(
      "let n = UIApplication.didEnterBackgroundNotification", "let n = UIApplication.didEnterBackggroundNotification",
      "type 'UIApplication' has no member 'didEnterBackggroundNotification'",
      "did you mean 'didEnterBackgroundNotification'?"),
    SlipRow(
      "let n = UIScene.willEnterForegroundNotification", "let n = UIScene.willEnterForegroundNotificaton",
      "type 'UIScene' has no member 'willEnterForegroundNotificaton'",
      "did you mean 'willEnterForegroundNotification'?"),
    SlipRow(
      "let n = UIResponder.keyboardWillShowNotification", "let n = UIResponder.keyboardWilShowNotification",
      "type 'UIResponder' has no member 'keyboardWilShowNotification'", "did you mean 'keyboardWillShowNotification'?"),
    // What a delegate of the app holds.
    SlipRow(
      "class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow?; func f() { } }",
      "class AppDelegate: UIResponder, UIApplicationDelegate { var window: UIWindow; func f() { } }",
      "'window' has no value, and 'AppDelegate' has no initialiser that gives it one",
      "give it a value here, or write an 'init'"),
    SlipRow(
      "class A { func f(_ r: Result<String, Error>) { switch r {\n case .success(let name): print(name)\n case .failure: break\n } } }",
      "class A { func f(_ r: Result<String, Error>) { switch r {\n case .success(name): print(name)\n case .failure: break\n } } }",
      "cannot find 'name' in this file", "write 'let name' to bind what the case holds"),
    SlipRow(
      "class A { func f(_ load: Loader) { load.start { switch $0 {\n case .success(let name): print(name)\n case .failure: break\n } } } }",
      "class A { func f(_ load: Loader) { load.start { switch $0 {\n case .success(name): print(name)\n case .failure: break\n } } } }",
      "cannot find 'name' in this file", "write 'let name' to bind what the case holds"),
    SlipRow(
      "class A { let (stream, continuation) = AsyncStream.makeStream(of: Int.self) }",
      "class A { let (stream, continuation) = AsyncStream.makeStream(Int.self) }",
      "missing argument label 'of:' in call to 'makeStream(of:)'", "write 'of: Int.self'"),
    SlipRow(
      "class A {\n    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)\n}",
      "class A {\n    (stream, continuation) = AsyncStream.makeStream(of: Int.self)\n}",
      "expected a property, a method or 'on'", "write 'let (stream, continuation) ='"),
    SlipRow(
      "class A { func f(_ field: UITextField) { field.resignFirstResponder() } }",
      "class A { func f(_ field: UITextField) { field.resignFirstResponder(nil) } }",
      "the method is 'resignFirstResponder()', and this has one argument more",
      "leave 'nil' out\nif an extension of yours has a method of this form, paste it"),
    SlipRow(
      "class A { func f(_ a: UIAction) -> UIMenu { UIMenu(title: \"\", children: [a]) } }",
      "class A { func f(_ a: UIAction) -> UIMenu { UIMenu(title: \"\", [a]) } }",
      "missing argument label 'children:' in call to 'UIMenu(title:subtitle:image:identifier:options:preferredElementSize:children:)'",
      "write 'children: [a]'"),
    SlipRow(
      "class A { let t = CGAffineTransform(translationX: 0, y: 800) }",
      "class A { let t = CGAffineTransform(translationX: 0, y: 800, 1) }",
      "the initialiser is 'CGAffineTransform(translationX:y:)', and this has one argument more",
      "leave '1' out\nif an extension of yours has a method of this form, paste it"),
    SlipRow(
      "class A { func f(_ taken: Set<String>) -> Bool { taken.contains(\"a\") } }",
      "class A { func f(_ taken: Set<String>) -> Bool { taken.cntains(\"a\") } }",
      "value of type 'Set' has no member 'cntains'", "did you mean 'contains'?"),
    SlipRow(
      "class A: UIViewController { var onSelect: ((Int) -> Void)?; func f() { onSelect?(1) } }",
      "class A: UIViewController { var onSelect: ((Int) -> Void)?; func f() { onSSelect?(1) } }",
      "cannot find 'onSSelect' in this file", "did you mean 'onSelect'?"),
    SlipRow(
      "class A { let t = NSLocalizedString(\"a\", comment: \"\") }",
      "class A { let t = NSLocalizedSString(\"a\", comment: \"\") }",
      "cannot find 'NSLocalizedSString' in this file", "did you mean 'NSLocalizedString'?"),
    SlipRow(
      "struct A { var names: [String] = [] }", "struct A {\n    var names: [String] []\n}",
      "'=' is missing before the value", "write '='"),
    SlipRow(
      "class A: NSObject, UIViewControllerAnimatedTransitioning {\n    func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { return 0.3 }\n    func animateTransition(using c: UIViewControllerContextTransitioning) { }\n}",
      "class A: NSObject, UIViewControllerAnimatedTransitioning {\n    func transitionDuration(using c: UIViewControllerContextTransitioning?) { return 0.3 }\n    func animateTransition(using c: UIViewControllerContextTransitioning) { }\n}",
      "'transitionDuration(using:)' gives a 'TimeInterval' back", "write '-> TimeInterval' behind its parameters"),
    SlipRow(
      "class A: UITabBarController { func f() { selectedTab = tabs[1] } }",
      "class A: UITabBarController { func f() { selectedTab = tabs[\"1\"] } }",
      "cannot convert value of type 'String' to expected argument type 'Int'", "write '1'"),
  ]

  static let more: [SlipRow] = [
    SlipRow(
      "class A { let a = UIAlertAction(title: \"a\", style: .default) }",
      "class A { let a = UIAlertAction(title: \"a\") }",
      "UIKit's is 'UIAlertAction(title:style:handler:)', and this has no 'style:'",
      "write 'style: …'\nif an extension of yours has a method of this form, paste it"),
    SlipRow(
      "class A { func f(_ s: UIWindowScene) { let w = UIWindow(windowScene: s); print(w) } }",
      "class A { func f(_ s: UIWindowScene) { let w = UIWindow(s); print(w) } }",
      "missing argument label 'windowScene:' in call to 'UIWindow(windowScene:)'", "write 'windowScene: s'"),
    SlipRow(
      "class A { func f(_ windowScene: UIWindowScene) { let w = UIWindow(windowScene: windowScene); print(w) } }",
      "class A { func f(_ windowScene: UIWindowScene) { let w = UIWindow(windowScene); print(w) } }",
      "missing argument label 'windowScene:' in call to 'UIWindow(windowScene:)'", "write 'windowScene: windowScene'"),
    SlipRow(
      "struct A { func f(presented: UIViewController, presenting: UIViewController?, source: Int) { } }",
      "struct A { func f(presented: UIViewController, presenting UIViewController?, source: Int) { } }",
      "':' is missing between 'presenting' and its type", "write 'presenting: UIViewController'"),
    SlipRow(
      "class A { func f(_ b: UIButton) { b.sendActions(for: .touchUpInside) } }",
      "class A { func f(_ b: UIButton) { b.sendActions(with: .touchUpInside) } }",
      "incorrect argument label 'with:' in call to 'sendActions(for:)'", "did you mean 'for:'?"),
    SlipRow(
      "class A { let items = [\"a\"]; func f(_ indexPath: IndexPath) { print(items[indexPath.row]) } }",
      "class A { let items = [\"a\"]; func f(_ indexPath: IndexPath) { print(items[IndexPath.row]) } }",
      "'row' is a property of an instance, and 'IndexPath' is a type", "did you mean 'indexPath'?"),
    SlipRow(
      "class A: UIControl { func f() { sendActions(for: .valueChanged) } }",
      "class A: UIControl { func f() { sendActioons(for: .valueChanged) } }",
      "cannot find 'sendActioons' in this file", "did you mean 'sendActions'?"),
    SlipRow(
      "class A: UIViewController { let number: Int; init(number: Int) {\n    self.number = number\n    super.init(nibName: nil, bundle: nil)\n} \n required init?(coder: NSCoder) { fatalError() } }",
      "class A: UIViewController { let number: Int; init(number: Int) {\n    slf.number = number\n    super.init(nibName: nil, bundle: nil)\n} \n required init?(coder: NSCoder) { fatalError() } }",
      "cannot find 'slf' in this file", "did you mean 'self'?"),
    SlipRow(
      "class A: UIViewController {\n    let motion = UIView()\n    func f() { }\n}",
      "class A: UIViewController {\n    motion = UIView()\n    func f() { }\n}",
      "a property of a class begins with 'let' or 'var'", "write 'let motion ='"),
    SlipRow(
      "class A: UIViewController {\n    func f() { }\n    let names: [String] = []\n}",
      "class A: UIViewController {\n    func f() { }\n    const names: [String] = []\n}",
      "Swift declares a constant by 'let' and a variable by 'var'", "write 'let names:'"),
    SlipRow(
      "class A: UIViewController { @objc func f(_ s: Any) { }; func g(_ b: UIButton) { b.addTarget(self, action: #selector(A.f(_:)), for: .touchUpInside) } }",
      "class A: UIViewController { @objc func f(_ s: Any) { }; func g(_ b: UIButton) { b.addTarget(self, action: #selector(A.f(_:), 1), for: .touchUpInside) } }",
      "'#selector' names one method", "leave what stands behind ',' out"),
  ]

  @Test(arguments: more) func soIsOneOfMore(row: SlipRow) {
    let found = SlipRow.errors(text(row.wrong))
    expect(found.map { $0.message }, equals: [row.error])
    expect(found.flatMap { $0.notes.map { $0.message } }.joined(separator: "\n"), equals: row.cure)
    expect(SlipRow.errors(text(row.right)).map { $0.message }, equals: [])
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: SlipRow) {
    let found = SlipRow.errors(text(row.wrong))
    expect(found.map { $0.message }, equals: [row.error])
    expect(found.flatMap { $0.notes.map { $0.message } }.joined(separator: "\n"), equals: row.cure)
    expect(SlipRow.errors(text(row.right)).map { $0.message }, equals: [])
  }

  /// Where a protocol asks for what UIKit has too, or its extensions have other constraints, `self` is not known.
  @Test(arguments: [
    "protocol P { var navigationController: UINavigationController { get } }\nextension P where Self: UIViewController { func f() { navigationController.popViewController(animated: true) } }",
    "protocol P { var window: UIWindow { get } }\nextension P where Self: UIViewController { func g() { } }\nextension P where Self: UIView { func f() { superview?.removeFromSuperview() } }",
    "protocol P: Themed { }\nextension P where Self: UIViewController { func f() { applyTheme(); self.presents = 3 } }",
    "extension Failing where Self: UIViewController { func f() { helper(); self.other.value = 1 } }",
    "class A: UIViewController { func dismiss(animated flag: Bool, reason: String) { } }",
    "class A: UIViewController { func present(_ error: Error, animated: Bool, completion: (() -> Void)? = nil) { } }",
    "let k = UIApplication.didEnterBackground\nlet n = UIApplication.didLogOutNotification\nlet m = UIResponder.keyboardFrameEndUserInfoKey",
    "class A { let name = \"a\"; func f(_ r: Result<String, Error>) { switch r {\n case .success(name): break\n default: break\n } } }",
    "class A { func f(_ s: Set<String>) { print(s.symmetricDifference([]), s.sortedNames) } }",
    "class A { let s = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1)); let t = AsyncStream<Int> { c in c.finish() } }",
    "class A { func f(_ tab: UITab, _ share: UIActivityViewController) { tab.subtitle = nil; tab.image = nil; tab.isHidden = true; share.excludedActivityTypes = [.airDrop]; share.completionWithItemsHandler = { _, _, _, _ in } } }",
    "class A { func f(_ o: UIScene.ConnectionOptions) { _ = o.urlContexts.first?.options.sourceApplication; _ = o.notificationResponse?.notification.request; _ = o.userActivities.first?.webpageURL; _ = o.shortcutItem?.type } }",
    "class A: UIResponder { override var next: UIResponder? { super.next }; func f() { _ = next?.next; undoManager?.undo(); _ = inputAccessoryView; _ = UIApplication.backgroundFetchIntervalMinimum } }",
    "let a = UIScene.systemProtectionDidChangeNotification\nlet b = UIApplication.keyboardWillShowNotification\nlet c = UIApplication.LaunchOptionsKey.url",
  ]) func whatIsRightIsNone(code: String) { expect(SlipRow.errors(text(code)).map { $0.message }, equals: []) }

  // MARK: Lines of a scenario

  private func errors(_ lines: String) -> [String] {
    SlipRow.errors(lines).map { item in
      ([item.message] + item.notes.map { $0.message } + (item.cure.map { [$0.message] } ?? [])).joined(separator: " | ")
    }
  }

  static let lines: [(text: String, said: String)] = [
    (
      "claass A: UIViewController {\n    override func viewDidLoad() { super.viewDidLoad() }\n}\nwindow\n  a: A\n",
      "'claass' is not a word of the language | did you mean 'class'?"
    ),
    (
      "winddow\n  nav: UINavigationController\n    a: UIViewController\nb: UIViewController\nnav.pushViewController(b, animated: true)\nexpect events\n  b.didMove(toParent: nav)\n",
      "'winddow' is not a word of the language | did you mean 'window'?"
    ),
    (
      "class Watcher: UINavigationControllerDelegate { }\nwatcher: Watcher\n  window\n  nav: UINavigationController\n    a: UIViewController\nnav.delegate = watcher\n",
      "'window' stands at column one | leave the blanks before it out"
    ),
    (
      "window\n  a: UIViewController\nsheet: UIAlertController\nsheet.addAction(UIAlertAction(title: \"a\",, style: .cancel) { _ in a.title = \"b\" })\n",
      "a second ',' stands here | leave one out"
    ),
    (
      "window\n  a: UIViewController\nb: UIViewController\na.present(b animated: true)\n",
      "expected ',' or ')' | write ',' before 'animated:'"
    ),
    (
      "window\n  a: UIViewController\nb: UIViewController\na.present(b, animated: trie)\n",
      "cannot find 'trie' in this file | did you mean 'true'?"
    ),
    (
      "window\n  nav: UINavigationController\n    a: UIViewController\nexpect nav.viewControllersfirst == a\n",
      "value of type 'UINavigationController' has no member 'viewControllersfirst' | '.' is missing: write 'viewControllers.first'"
    ),
    (
      "window\n  nav: UINavigationController\n    a: UIViewController\nb: UIViewController\non a.viewDidAppear { nav.pushViewControllerb, animated: true) }\n",
      "unexpected ',' | write 'pushViewController(b'"
    ),
    (
      "window\n  a: UIViewController\nb: UIViewController\nsegue \"back\" from b to exit leave\n",
      "a segue that unwinds names its action, and no 'exit' | write 'unwind leave'"
    ),
    (
      "window\n  a: UIViewController\na.title = \"b\"\nlandscape\n",
      "the device is turned with 'device.rotate(to: .landscape)'"
    ),
    (
      "window\n  a: UIViewController\nb: UIViewController\non a.viewWillDisappear { a.transitionCoordinator.animate({ _ in a.title = \"c\" }, completion: nil) }\na.present(b, animated: true)\n",
      "missing argument label 'alongsideTransition:' in call to 'animate(alongsideTransition:completion:)' | write 'alongsideTransition: { … }'"
    ),
    (
      "class DetailViewController: UIView { }\nwindow\n  home: DetailViewController\nexpect home.presentedViewController == nil\n",
      "'DetailViewController' is not a view controller class | 'DetailViewController' inherits from 'UIView': write 'class DetailViewController: UIViewController'"
    ),
    (
      "class BViewController: UIView {\n    func f() { present(UIViewController(), animated: true) }\n}\nclass AViewController: UIViewController {\n    func go(_ v: UIViewController) { present(v, animated: true) }\n}\nwindow\n  a: AViewController\na.go(BViewController())\n",
      "cannot convert value of type 'BViewController' to expected argument type 'UIViewController' | 'BViewController' inherits from 'UIView': write 'class BViewController: UIViewController'"
    ),
  ]

  static let strange: [(text: String, said: String)] = [
    (
      "struct ContentView: View { var body: Int { 1 } }\nwindow\n  home: ContentView\nhome.tap(\"Show\")\n",
      "'ContentView' is a structure, and a line of an outline has a class | write 'home: UIHostingController'"
    ),
    (
      "class AppCoordinator { func start() { } }\nwindow\n  root: UIViewController\ncoordinator.start()\n",
      "cannot find 'coordinator' in this file | write 'let coordinator = AppCoordinator(…)' before the first call"
    ),
    (
      "window\n  home: UIViewController\ndetail: UIViewController\nsegue \"detail\" home -> detail\n",
      "a segue has words between its ends | write 'from home to … kind .show'"
    ),
  ]

  @Test(arguments: strange) func aStrangeLineIsTold(text: String, said: String) { expect(errors(text), equals: [said]) }

  @Test(arguments: lines) func aLineIsTold(text: String, said: String) { expect(errors(text), equals: [said]) }
}
