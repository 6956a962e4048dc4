import PresentationModel
import Testing

/// What somebody hears who types Swift that the language does not have, or UIKit as it was once called.
@Suite struct NewcomerTests {
  /// What stands before each of the lines.
  static let opening = """
    window
      nav: UINavigationController
        a: HomeViewController
    b: Detail
    alert: UIAlertController

    """

  @Test(arguments: swiftWords + names + calls + expectations + classBodies)
  func isTold(_ line: String, _ expected: String) {
    let source = line.hasPrefix("class") ? line + "\n" : Self.opening + line + "\n"
    let opening = line.hasPrefix("class") ? 0 : 5
    let scenario = Scenario.load(bytes: [UInt8](source.utf8), path: "t.presim")
    #expect(scenario.program == nil)
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    var said: [String] = []
    for row in printed.split(separator: "\n") {
      if row.hasPrefix("note: ") { said.append(String(row)) }
      guard row.hasPrefix("t.presim:") else { continue }
      let parts = row.split(separator: ":", maxSplits: 4)
      said.append("\((Int(parts[1]) ?? 0) - opening):\(parts[2]):\(parts[4])")
    }
    #expect(said.joined(separator: "\n") == expected)
  }

  static let swiftWords: [(String, String)] = [
    (
      #"let x = UIViewController()"#,
      #"""
      1:1: there are no variables: declare 'x: UIViewController' as an outline
      """#
    ),
    (
      #"var x = b"#,
      #"""
      1:1: there are no variables: write 'b' in place of 'x'
      """#
    ),
    (
      #"let x: Detail"#,
      #"""
      1:1: there are no variables: declare 'x: Detail' as an outline
      """#
    ),
    (
      #"let (p, q) = pair"#,
      #"""
      1:1: there are no variables: name objects in an outline, as in 'detail: DetailViewController'
      """#
    ),
    (
      #"if a.isViewLoaded { a.title = "x" } else { a.title = "y" }"#,
      #"""
      1:1: there are no conditions: write what happens in this scenario
      """#
    ),
    (
      #"if let sheet = b.sheetPresentationController { sheet.prefersGrabberVisible = true }"#,
      #"""
      1:1: there are no conditions and no variables: write 'b.sheetPresentationController' in place of 'sheet'
      """#
    ),
    (
      #"guard let nav = a.navigationController else { return }"#,
      #"""
      1:1: there are no conditions and no variables: write 'a.navigationController' in place of 'nav'
      """#
    ),
    (
      #"guard let self else { return }"#,
      #"""
      1:1: nothing needs unwrapping: leave the line out
      """#
    ),
    (
      #"switch a.title { default: break }"#,
      #"""
      1:1: there are no conditions: write what happens in this scenario
      """#
    ),
    (
      #"for x in [a, b] { x.view }"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"while true { }"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"repeat { } while true"#,
      #"""
      1:1: there are no loops: write every call
      """#
    ),
    (
      #"func show() { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no functions: write what 'show' does where it is called
      """#
    ),
    (
      #"func viewDidAppear(_ animated: Bool) { }"#,
      #"""
      1:1: a callback is written 'on name.viewDidAppear { … }'
      """#
    ),
    (
      #"import UIKit"#,
      #"""
      1:1: there is nothing to import: leave the line out
      """#
    ),
    (
      #"return"#,
      #"""
      1:1: there is nothing to 'return' from: write only what happens
      """#
    ),
    (
      #"do { try a.run() } catch { }"#,
      #"""
      1:1: nothing throws: write the calls without 'do'
      """#
    ),
    (
      #"defer { a.title = "x" }"#,
      #"""
      1:1: there is no 'defer': write the calls in the order they are made
      """#
    ),
    (
      #"struct Item { let id = 1 }"#,
      #"""
      1:1: there is no 'struct': a scenario has only classes, as in 'class Detail: UIViewController'
      """#
    ),
    (
      #"extension Detail { func f() { } }"#,
      #"""
      1:1: there are no extensions: write it in the body of the class
      """#
    ),
    (
      #"private let x = 3"#,
      #"""
      1:1: there are no variables: name objects in an outline, as in 'detail: DetailViewController'
      """#
    ),
    (
      #"@MainActor func f() { }"#,
      #"""
      1:1: there are no functions: write what 'f' does where it is called
      """#
    ),
    (
      #"@main struct App { }"#,
      #"""
      1:1: there is no 'struct': a scenario has only classes, as in 'class Detail: UIViewController'
      """#
    ),
    (
      #"try a.present(b, animated: true)"#,
      #"""
      1:1: nothing throws: write the call without 'try'
      """#
    ),
    (
      #"try! a.present(b, animated: true)"#,
      #"""
      1:1: nothing throws: write the call without 'try'
      """#
    ),
    (
      #"await a.present(b, animated: true)"#,
      #"""
      1:1: nothing is waited for: write the call without 'await'; the next step begins when it has settled
      """#
    ),
    (
      #"a.present(await b, animated: true)"#,
      #"""
      1:11: nothing is waited for: write the call without 'await'; the next step begins when it has settled
      """#
    ),
  ]

  static let names: [(String, String)] = [
    (
      #"DispatchQueue.main.async { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: write what it runs as the next step
      """#
    ),
    (
      #"DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: write what it runs as the next step
      """#
    ),
    (
      #"Task { @MainActor in a.present(b, animated: true) }"#,
      #"""
      1:1: there are no queues: write what it runs as the next step
      """#
    ),
    (
      #"UIView.animate(withDuration: 0.3) { a.view.alpha = 0 }"#,
      #"""
      1:1: animations of views are not simulated: write what the block does as a step of its own
      """#
    ),
    (
      #"print("x")"#,
      #"""
      1:1: nothing is printed: say what you would look for, as in 'expect a.presentedViewController == b'
      """#
    ),
    (
      #"XCTAssertEqual(a.presentedViewController, b)"#,
      #"""
      1:1: what must hold is written 'expect a == b'
      """#
    ),
    (
      #"UIApplication.shared.keyWindow?.rootViewController?.present(b, animated: true)"#,
      #"""
      1:1: there is no application object: a window of the file is called by its name, as in 'window'
      """#
    ),
    (
      #"a.view.backgroundColor = UIColor(white: 0, alpha: 1)"#,
      #"""
      1:26: colours are UIKit's named ones, as in '.red'
      """#
    ),
    (
      #"a.view.backgroundColor = .black.withAlphaComponent(0.5)"#,
      #"""
      1:33: colours are UIKit's named ones, as in '.red'
      """#
    ),
    (
      #"b.isModalInPresentation = YES"#,
      #"""
      1:27: cannot find 'YES' in this file
      note: did you mean 'true'?
      """#
    ),
    (
      #"b.modalPresentationStyle = UIModalPresentationFullScreen"#,
      #"""
      1:28: cannot find 'UIModalPresentationFullScreen' in this file
      note: did you mean '.fullScreen'?
      """#
    ),
    (
      #"b.modalPresentationStyle = .FullScreen"#,
      #"""
      1:29: type 'UIModalPresentationStyle' has no member 'FullScreen'
      note: did you mean 'fullScreen'?
      """#
    ),
    (
      #"b.modalPresentationStyle = fullScreen"#,
      #"""
      1:28: cannot find 'fullScreen' in this file
      note: did you mean '.fullScreen'?
      """#
    ),
    (
      #"alert.preferredStyle = UIAlertControllerStyle.alert"#,
      #"""
      1:24: cannot find 'UIAlertControllerStyle' in this file
      note: did you mean 'UIAlertController.Style'?
      """#
    ),
  ]

  static let calls: [(String, String)] = [
    (
      #"a.presentViewController(b, animated: true, completion: nil)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'presentViewController'
      note: did you mean 'present(_:animated:completion:)'?
      """#
    ),
    (
      #"a.dismissViewControllerAnimated(true, completion: nil)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'dismissViewControllerAnimated'
      note: did you mean 'dismiss(animated:completion:)'?
      """#
    ),
    (
      #"a.addChildViewController(b)"#,
      #"""
      1:3: value of type 'HomeViewController' has no method 'addChildViewController'
      note: did you mean 'addChild(_:)'?
      """#
    ),
    (
      #"a.didMove(toParentViewController: nav)"#,
      #"""
      1:11: extra argument 'toParentViewController' in call to 'didMove(toParent:)'
      note: did you mean 'toParent:'?
      """#
    ),
    (
      #"expect a.childViewControllers.isEmpty"#,
      #"""
      1:10: value of type 'HomeViewController' has no member 'childViewControllers'
      note: did you mean 'children'?
      """#
    ),
    (
      #"expect a.isViewLoaded()"#,
      #"""
      1:10: 'isViewLoaded' is a property: write it without parentheses
      """#
    ),
    (
      #"a.isBeingPresented()"#,
      #"""
      1:3: 'isBeingPresented' is a property: write it without parentheses
      """#
    ),
    (
      #"nav.viewControllers.append(b)"#,
      #"""
      1:21: a list is not changed in place: assign the whole of it, as in 'x = [a, b]'
      """#
    ),
    (
      #"nav.viewControllers += [b]"#,
      #"""
      1:21: unexpected character '+'
      note: the whole value is assigned, as in 'nav.viewControllers = [a, b]'
      """#
    ),
    (
      #"a.present(b, true)"#,
      #"""
      1:14: missing argument label 'animated:' in call to 'present(_:animated:completion:)'
      """#
    ),
    (
      #"a.present(viewController: b, animated: true)"#,
      #"""
      1:11: extraneous argument label 'viewController:' in call to 'present(_:animated:completion:)'
      """#
    ),
    (
      #"[a presentViewController:b animated:YES completion:nil];"#,
      #"""
      1:1: expected a statement
      note: calls are written as in Swift: 'home.present(detail, animated: true)'
      """#
    ),
    (
      #"a.viewDidAppear { _ = b.view }"#,
      #"""
      1:17: extra trailing closure passed in call to 'viewDidAppear(_:)'
      note: a callback is written 'on name.viewDidAppear { … }'
      """#
    ),
    (
      #"a.present(Detail(item: 3), animated: true)"#,
      #"""
      1:18: 'Detail' has no initialiser with the argument 'item:'
      note: classes have only UIKit's initialisers: leave your own out
      """#
    ),
    (
      #"b.swipeDown()"#,
      #"""
      1:3: value of type 'Detail' has no method 'swipeDown'
      note: did you mean 'swipeToDismiss()'?
      """#
    ),
    (
      #"on a.viewDidAppear(_ animated: Bool) { }"#,
      #"""
      1:22: expected ':' after the label
      note: only the labels are written, as in 'viewDidAppear(_:)', or none
      """#
    ),
    (
      #"a.title = b.title ?? "x""#,
      #"""
      1:19: there is no '??': write the value you mean
      """#
    ),
    (
      #"a.present b"#,
      #"""
      1:11: unexpected 'b'
      note: a call is written as in Swift: 'home.present(detail, animated: true)'
      """#
    ),
    (
      #"a.title == "x""#,
      #"""
      1:9: unexpected '=='
      note: to compare write 'expect' before it, to assign write '='
      """#
    ),
  ]

  static let expectations: [(String, String)] = [
    (
      #"expect !a is HomeViewController"#,
      #"""
      1:8: '!' before an 'is' needs parentheses: write '!(a is HomeViewController)'
      """#
    ),
    (
      #"expect a is Nobody"#,
      #"""
      1:13: unknown class 'Nobody'
      """#
    ),
    (
      #"expect a is UINavigationControllerDelegate"#,
      #"""
      1:13: 'is' asks for a class, and 'UINavigationControllerDelegate' is a protocol
      """#
    ),
    (
      #"expect a is nil"#,
      #"""
      1:13: 'is' asks for a class: write '== nil'
      """#
    ),
    (
      #"expect a.title is UIViewController"#,
      #"""
      1:8: value of type 'String' is not an object
      """#
    ),
    (
      #"expect a.title === "x""#,
      #"""
      1:8: '===' compares objects; of a 'String' write '=='
      """#
    ),
    (
      #"expect (a == b)"#,
      #"""
      1:11: a comparison has no parentheses around it: write 'expect a == b'
      """#
    ),
    (
      #"expect a.isViewLoaded && b.isViewLoaded"#,
      #"""
      1:23: unexpected character '&'
      note: write two expectations
      """#
    ),
    (
      #"expect nav.viewControllers.count > 1"#,
      #"""
      1:34: unexpected character '>'
      note: values are compared with '==' and '!='
      """#
    ),
    (
      #"expect a.title to be nil"#,
      #"""
      1:16: unexpected 'to'
      note: a property is compared: 'a == b', 'a != b', 'a is Detail'
      """#
    ),
    (
      #"expect event a.viewDidLoad"#,
      #"""
      1:8: an event is expected with 'expect events include', in a line of its own below
      """#
    ),
    (
      #"expect a.isKind(of: Detail.self)"#,
      #"""
      1:10: what an object is an instance of is asked with 'is', as in 'expect a is Detail'
      """#
    ),
    (
      #"expect type(of: a) == Detail"#,
      #"""
      1:8: what an object is an instance of is asked with 'is', as in 'expect a is Detail'
      """#
    ),
  ]

  static let classBodies: [(String, String)] = [
    (
      #"class P: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }"#,
      #"""
      1:29: a callback is written 'on viewDidLoad { … }'
      """#
    ),
    (
      #"class P: UIViewController { override var prefersStatusBarHidden: Bool { true } }"#,
      #"""
      1:29: what a property answers is assigned: write 'prefersStatusBarHidden = …'
      """#
    ),
    (
      #"class P: UIViewController { func presentationControllerShouldDismiss(_ p: UIPresentationController) -> Bool { false } }"#,
      #"""
      1:29: what a method answers is assigned: write 'presentationControllerShouldDismiss = …'
      """#
    ),
    (
      #"class P: UIViewController { @IBAction func tapped(_ sender: Any) { dismiss(animated: true) } }"#,
      #"""
      1:29: there are no functions: write what 'tapped' does where it is called
      """#
    ),
    (
      #"class P: UIViewController { weak var delegate: PDelegate? }"#,
      #"""
      1:29: a class keeps nothing of its own here: leave 'delegate' out
      """#
    ),
    (
      #"class P: UIViewController { required init?(coder: NSCoder) { fatalError() } }"#,
      #"""
      1:29: there are no initialisers: a class body sets properties, as in 'modalPresentationStyle = .formSheet'
      """#
    ),
  ]

  /// What is legal Swift and does what UIKit does.
  @Test(arguments: accepted) func isRight(_ line: String) {
    let scenario = Scenario.load(bytes: [UInt8]((Self.opening + line + "\n").utf8), path: "t.presim")
    #expect(scenario.diagnostics.map(\.message) == [])
    let formatted = SyntaxFormatter.format(scenario.tree)
    #expect(SyntaxFormatter.format(SourceText(formatted, path: "t.presim")).text == formatted)
  }

  static let accepted = [
    #"a.present(b, animated: true);"#,
    #"a.present(b, animated: true) { (finished) in a.title = "x" }"#,
    #"a.present(b, animated: true) { (finished: Bool, c: UIViewController?) -> Void in }"#,
    #"a.present(b, animated: true) { () -> () in a.title = "x" }"#,
    #"a.present(b, animated: true) { @MainActor in a.title = "x" }"#,
    #"a.present(b, animated: true, completion: { _, _ in })"#,
    #"a.present(b, animated: true) { [unowned a, weak b] () -> Void in a.title = b?.title }"#,
    #"a.present(b, animated: true) { (a.parent as? UINavigationController)?.popViewController(animated: true) }"#,
    #"nav.transition(from: a, to: b, duration: 1) {\#n}\#ncompletion: { _ in\#n}"#,
    #"nav.transition(from: a, to: b, duration: 1)\#n{\#n}\#ncompletion:\#n{ (finished: Bool) in\#n}"#,
    #"expect a.presentedViewController === nil"#,
    #"expect a.navigationController !== b"#,
    #"expect a is HomeViewController"#,
    #"expect !(a.presentedViewController is Detail)"#,
    #"expect (a is UIViewController) == true"#,
    #"expect a.view is UIView"#,
    #"expect b.presentationController is UIPresentationController"#,
    #"(a.parent as? UINavigationController)?.pushViewController(b, animated: true)"#,
    #"nav.setViewControllers([a, b], animated: true)"#,
    #"expect nav.viewControllers.last?.title == "x\u{1F600}\n""#,
    #"expect nav.viewControllers[0] == a"#,
    #"b.modalPresentationStyle = UIModalPresentationStyle.fullScreen"#,
    #"b.preferredContentSize = .init(width: 1, height: 2)"#,
    #"a.present(.init(), animated: true)"#,
    #"a.present(Detail.init(), animated: true)"#,
    #"nav.pushViewController(SettingsViewController(), animated: true)"#,
    #"a.present(UINavigationController(rootViewController: LoginViewController()), animated: true)"#,
    #"a.present(UIHostingController(rootView: ContentView(model: .init())), animated: true)"#,
    #"a.present(UIActivityViewController(activityItems: ["x"], applicationActivities: nil), animated: true)"#,
    #"a.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: nil)"#,
    #"alert.addAction(UIAlertAction(title: "OK", style: .default, handler: { [weak a] (action: UIAlertAction!) -> Void in a?.title = "x" }))"#,
    #"alert.addAction(.init(title: "OK", style: .default) { _ in b.dismiss(animated: true) })"#,
    #"b.popoverPresentationController?.sourceRect = a.view.bounds"#,
    #"b.popoverPresentationController?.sourceRect = CGRect(x: a.view.bounds.midX, y: a.view.frame.size.height, width: 0, height: 0)"#,
    #"b.popoverPresentationController?.sourceRect = CGRect(origin: .zero, size: CGSize(width: 1, height: 1))"#,
    #"a.show(b, sender: self)"#,
    #"expect presentation(b).animator != Detail.self"#,
  ]
}
