import Testing

@testable import PresentationModel

/// Forms that nothing has: a label beside the one that is meant, a case as a member, an initialiser that UIKit calls with
/// another type. Each is one error with its cure, and the right form beside it is none.
@Suite struct OtherFormTests {
  typealias Row = SlipRow

  private func errors(_ member: String) -> [Diagnostic] {
    let text = """
      import UIKit
      enum Mode { case off, full(Int) }
      struct Item { var due: Int; var isDone = false }
      class Settings { static var lock = 1 }
      class PanelView: UIView {
          override init(frame: CGRect) { super.init(frame: frame) }
          required init?(coder: NSCoder) { fatalError() }
      }
      class HomeViewController: UIViewController {
          var items: [Item] = []
          var fields: [UITextField] = []
          var mode = Mode.off
          func open(with page: UIViewController) {}
          \(member)
      }
      class PageViewController: UIViewController {}
      window
        home: HomeViewController
      """
    return Scenario.errors(text)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: Row) { row.check(errors(row.wrong)) }

  @Test(arguments: rows) func theRightFormIsNone(row: Row) { expect(errors(row.right).map { $0.message }, equals: []) }

  static let rows =
    labels + members
    + [
      Row(
        "func f() { let toVC = UIViewController(); toVC.view.frame = .zero }",
        "func f() { let toVC = UIViewController(); tiVC.view.frame = .zero; print(toVC) }",
        "cannot find 'tiVC' in this file", "did you mean 'toVC'?"),
      Row(
        "func f() { DispatchQueue.main.async { [weak self] in guard let self, self.isViewLoaded else { return } } }",
        "func f() { DispatchQueue.main.async { [weak self] in guard let slf, isViewLoaded else { return } } }",
        "cannot find 'slf' in this file", "did you mean 'self'?"),
      Row(
        "func f() { if fields.contains(where: { ($0.text ?? \"1\").isEmpty }) { print(1) } }",
        "func f() { if fields.contains(where: { ($0.text ?? 1).isEmpty }) { print(1) } }",
        "cannot convert value of type 'Int' to specified type 'String?'", "write '\"1\"'"),
      Row(
        "func f() { print(min(1, items.count)) }", "func f() { print(Min(1, items.count)) }",
        "cannot find 'Min' in this file", "did you mean 'min'?"),
      Row(
        "func f() { Task { try await Task.sleep(nanoseconds: 800) } }",
        "func f() { Task { try await Task.sleep(nanoseconds: \"800\") } }",
        "cannot convert value of type 'String' to expected argument type 'UInt64'", "write 800 without quotes"),
      Row(
        "func f() { for item in items where item.isDone { print(1) } }",
        "func f() { for item in items whree item.isDone { print(1) } }", "expected '{'", "did you mean 'where'?"),
      Row(
        "func f() { switch mode { case .off: print(1); case .full: break } }",
        "func f() { switch mode { case ..off: print(1); case .full: break } }", "a second '.' stands here",
        "leave one out"),
    ]

  /// Labels of UIKit's and of Swift's, and of methods of the class.
  private static let labels = [
    (
      "setOverrideTraitCollection(nil, forChild: self)", "setOverrideTraitCollection(nil, forghild: self)",
      "incorrect argument label 'forghild:' in call to 'setOverrideTraitCollection(_:forChild:)'",
      "did you mean 'forChild:'?"
    ),
    (
      "_ = UIButton(primaryAction: nil)", "_ = UIButton(priiaryAction: nil)",
      "incorrect argument label 'priiaryAction:' in call to 'UIButton(type:primaryAction:)'",
      "did you mean 'primaryAction:'?"
    ),
    (
      "_ = UILabel(frame: .zero)", "_ = UILabel(farme: .zero)",
      "incorrect argument label 'farme:' in call to 'UILabel(frame:)'", "did you mean 'frame:'?"
    ),
    (
      "_ = items.min(by: { $0.due < $1.due })", "_ = items.min(in: { $0.due < $1.due })",
      "incorrect argument label 'in:' in call to 'min(by:)'", "did you mean 'by:'?"
    ),
    (
      "_ = items.firstIndex(where: { $0.isDone })", "_ = items.firstIndex(were: { $0.isDone })",
      "incorrect argument label 'were:' in call to 'firstIndex(where:)'", "did you mean 'where:'?"
    ),
    (
      "children.forEach(open(with:))", "children.forEach(open(to:))", "no method 'open' has the labels '(to:)'",
      "it has 'open(with:)'"
    ),
    (
      "children.forEach(self.open(with:))", "children.forEach(self.open(to:))",
      "no method 'open' has the labels '(to:)'", "it has 'open(with:)'"
    ),
  ].map { right, wrong, error, cure in Row("func f() { \(right) }", "func f() { \(wrong) }", error, cure) }

  /// Members of types, of cases, and initialisers.
  private static let members = [
    Row(
      "func f() { Settings.lock = 2 }", "func f() { Settings.Lock = 2 }", "type 'Settings' has no member 'Lock'",
      "did you mean 'lock'?"),
    Row(
      "func f() { mode = .full(1) }", "func f() { mode .full(1) }", "'=' is missing before '.full'",
      "write '= .full'"),
    Row(
      "func f() { if case .full = mode { print(1) } }", "func f() { if mode.full { print(1) } }",
      "'full' is a case of 'Mode', and no member of a value of it", "write 'if case .full = mode'"),
    Row(
      "func f() { if case .off = mode { print(1) } }", "func f() { if mode.off { print(1) } }",
      "'off' is a case of 'Mode', and no member of a value of it", "compare them: 'mode == .off'"),
    Row(
      "class Plain: UIView { required init?(coder: NSCoder) { fatalError() } }",
      "class Plain: UIView { init?(coder: NSCoder) { fatalError() } }",
      "'init(coder:)' of a view has to be 'required'", "write 'required init?(coder: NSCoder)'"),
    Row(
      "class Plain: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { fatalError() } }",
      "class Plain: UIView { override init(frame: Int) { super.init(frame: .zero) }; required init?(coder: NSCoder) { fatalError() } }",
      "'init(frame:)' of UIKit takes 'CGRect' here", "write 'CGRect'"),
    Row(
      "class Plain: UIViewController { override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { fatalError() } }",
      "class Plain: UIViewController { override init(nibName: Int?, bundle: Bundle?) { super.init(nibName: nil, bundle: nil) }; required init?(coder: NSCoder) { fatalError() } }",
      "'init(nibName:bundle:)' of UIKit takes 'String?' here", "write 'String?'"),
    Row(
      "class Plain: UIView { override init(frame: CGRect) { super.init(frame: frame) }; required init?(coder: NSCoder) { fatalError() } }",
      "class Plain: UIView { override init(frame: CGRect) { super.isit(frame: frame) }; required init?(coder: NSCoder) { fatalError() } }",
      "'super.isit' does not call the initialiser of the superclass", "did you mean 'super.init'?"),
    Row(
      "override var isModalInPresentation: Bool { get { true } set {} }",
      "override var isModalInPresentation: Int { get { 1 } set {} }",
      "'isModalInPresentation' of UIKit is a 'Bool', and an override has its type", "write 'Bool'"),
    Row(
      "var pages: [UIViewController] = []; func f() { pages = children }",
      "var pages: [uIViewController] = []; func f() { pages = children }",
      "cannot find type 'uIViewController' in this file", "did you mean 'UIViewController'?"),
    Row(
      "func f() { if case .full(let count) = mode { print(count) } }",
      "func f() { if case .full(const count) = mode { print(count) } }", "a pattern binds by 'let'", "write 'let count'"
    ),
    Row(
      "func f() {\n if isEditing {\n print(1)\n } else {\n print(2)\n }\n }",
      "func f() {\n if isEditing {\n print(1)\n else {\n print(2)\n }\n }\n }", "'}' is missing before 'else'",
      "write '} else {'"),
    Row(
      "func f() { UIView.animate(withDuration: 1, animations: { print(1) }) }",
      "func f() { UIView.animate(withDuration: 1, animations { print(1) }) }", "':' is missing behind 'animations'",
      "write 'animations:'"),
    Row(
      "func f() { UIView.animate(withDuration: 1) { print(1) } }",
      "func f() { UIView.animate(withDuration: 1) { _ in print(1) } }",
      "this closure gets no argument, and names one", "write it without '… in'"),
    Row(
      "func f() { DispatchQueue.main.async { print(1) } }", "func f() { Dispatch.main.async { print(1) } }",
      "cannot find 'Dispatch' in this file", "did you mean 'DispatchQueue'?"),
    Row(
      "func f() { preconditionFailure(\"a\") }", "func f() { PreconditionFailure(\"a\") }",
      "cannot find 'PreconditionFailure' in this file", "did you mean 'preconditionFailure'?"),
    Row(
      "func f() {\n guard let nav = navigationController else { return }\n print(nav)\n }",
      "func f() {\n guard let nav = navigationController else return\n print(nav)\n }", "expected '{'",
      "write 'else { return }'"),
    Row(
      "let bounds = UIScreen.main.bounds", "let bounds = UIScreenmain.bounds",
      "'.' is missing between 'UIScreen' and 'main'", "write 'UIScreen.main'"),
    Row(
      "func f(_ n: Int) { title = n > 0 ? \"1\" : \"x\" }", "func f(_ n: Int) { title = n > 0 ? 1 : \"x\" }",
      "cannot convert value of type 'Int' to type 'String'", "write '\"1\"'"),
  ]

  /// What an extension in another file may have, what a type inside is called, and what has a case's name too.
  @Test(arguments: [
    "@State var isShown = false\n func f() { print($isShown) }",
    "func f() { UIView.animate(withDuration: 1, animations: { print(1) }) { _ in print(2) } }",
    "func f() { UIView.animate(withDuration: 1, animations: { print(1) }, completion: { _ in print(2) }) }",
    "func f() { _ = items.max(of: { $0.due }) }", "func f() { _ = items.sorted(on: { $0.due }) }",
    "func f() { print(Settings.Lock.self) }", "func f() { print(Settings.Kind()) }",
    "enum Kind { case on; var on: Bool { true } }\n func f(_ k: Kind) { print(k.on) }",
    "func f(_ s: String?) { print((s ?? \"a\").count, (Int(\"1\") ?? 1).description) }",
    "func f() { _ = UINavigationController(rootViewController: self, prefersLargeTitles: true) }",
    "convenience init(nibName: Int) { self.init() }",
    "func open(to page: UIViewController) {}\n func f() { children.forEach(open(to:)) }",
    "func f() { tabBarItem = UITabBarItem(title: nil, image: UIImage(systemName: \"plus\"), tag: 1) }",
  ]) func whatIsRightIsNone(member: String) { expect(errors(member).map { $0.message }, equals: []) }

  /// Nothing is animated where it is made, and a tab has an identifier.
  @Test(arguments: [
    ("UINavigationController(rootViewController: self", "animated: true", "leave 'animated: true' out"),
    ("UIImage(systemName: \"plus\"", "animated: false", "leave 'animated: false' out"),
  ]) func whatIsMadeIsNotAnimated(made: String, extra: String, cure: String) {
    expect(errors("func f() { _ = \(made)) }").map { $0.message }, equals: [])
    let found = errors("func f() { _ = \(made), \(extra)) }")
    expect(found.count, equals: 1)
    expect(found.first?.notes.first?.message ?? "", equals: cure)
  }

  /// A label of UIKit's `present`, where an extension has one for errors too.
  @Test func anExtensionHasAFormOfUIKitsMethod() {
    func errors(_ call: String) -> [String] {
      Scenario.errors(
        """
        extension UIViewController {
            func present(_ error: Error, animated: Bool = true, completion: (() -> Void)? = nil) {
                let alert = UIAlertController(title: "a", message: nil, preferredStyle: .alert)
                \(call)
            }
        }
        window
          home: UIViewController
        """
      ).map { $0.message }
    }
    expect(errors("present(alert, animated: animated, completion: completion)"), equals: [])
    expect(errors("present(error)"), equals: [])
    expect(
      errors("present(alert, animated: animated, completion)"),
      equals: ["missing argument label 'completion:' in call to 'present(_:animated:completion:)'"])
  }
}
