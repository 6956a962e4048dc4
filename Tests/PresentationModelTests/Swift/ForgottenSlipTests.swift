import Testing

@testable import PresentationModel

/// What is easily forgotten in a pasted class, and what stands on the wrong object: each is one error with its cure, and the
/// right form beside it is none.
@Suite struct ForgottenSlipTests {
  typealias Row = SlipRow

  private func errors(_ member: String) -> [Diagnostic] {
    let text = """
      import UIKit
      enum Section: Int, CaseIterable { case account, about }
      enum Kind { case plain, bold }
      struct User { let name: String; let section: Section; let action: () -> Void }
      protocol Flow: AnyObject { func start() }
      class CardViewController: UIViewController {
          var onDone: ((Bool, Date) -> Void)?
          func reload(animated: Bool, force: Bool) {}
      }
      class Fade: NSObject {
          func transitionDuration(using c: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
          func animateTransition(using c: UIViewControllerContextTransitioning) {}
      }
      class Store { func add(_ n: Int, to list: String) {} }
      extension UITableView { func add(_ n: Int) {} }
      class PostCell: UITableViewCell {
          static let reuseID = "post"
          func configure(with text: String) { accessoryView = UIView(); textLabel?.text = text }
      }
      class HomeViewController: UIViewController {
          let stack = UIStackView()
          let button = UIButton()
          let table = UITableView()
          var users: [User] = []
          var index = 0
          func open() {}
          func check(name: String, word: String) throws -> Bool { true }
          func makeCard() -> CardViewController { CardViewController() }
          \(member)
      }
      window
        home: HomeViewController
      """
    return Scenario.errors(text)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: Row) { row.check(errors(row.wrong)) }

  @Test(arguments: rows) func theRightFormIsNone(row: Row) { expect(errors(row.right).map { $0.message }, equals: []) }

  static let rows = words + members + closures + overrides

  private static let words = [
    Row(
      "func f() { let card = CardViewController(); present(card, animated: true) }",
      "func f() { card = CardViewController(); present(card, animated: true) }",
      "cannot find 'card' in this file",
      "write 'let card = …' to declare it"),
    Row(
      "lazy var b: UIButton = { let made = UIButton(type: .system); return made }()",
      "lazy var b: UIButton = { made = UIButton(type: .system); return made }()",
      "cannot find 'made' in this file",
      "write 'let made = …' to declare it"),
    Row(
      "func f() { stack.axis = .vertical }",
      "func f() { stack.axis = vertical }",
      "cannot find 'vertical' in this file",
      "did you mean '.vertical'?"),
    Row(
      "func f() { button.setTitle(\"a\", for: .normal) }",
      "func f() { button.setTitle(\"a\", for: normal) }",
      "cannot find 'normal' in this file",
      "did you mean '.normal'?"),
    Row(
      "func f() { if let card = presentedViewController { print(card) } }",
      "func f() { if let card == presentedViewController { print(card) } }",
      "a binding has '='",
      "write '=' in place of '=='"),
    Row(
      "let most = 3",
      "let most 3",
      "'=' is missing between 'most' and its value",
      "write '='"),
    Row(
      "func f() -> Bool { return title == nil }",
      "func f() -> Bool { return title = nil }",
      "'=' assigns here, and 'f' has to return a value",
      "write 'title == …' to compare"),
    Row(
      "func f() { let n = try? check(name: \"a\", word: \"b\"); print(n as Any) }",
      "func f() { let n = try? chek(name: \"a\", word: \"b\"); print(n as Any) }",
      "cannot find 'chek' in this file",
      "did you mean 'check'?"),
    Row(
      "var user: User?",
      "var user: Usr?",
      "cannot find type 'Usr' in this file",
      "did you mean 'User'?"),
    Row(
      "var isOn: Bool = false",
      "var isOn: Bol = false",
      "cannot find type 'Bol' in this file",
      "did you mean 'Bool'?"),
    Row(
      "func f() { print(\"n: \" + String(index)) }",
      "func f() { print(\"n: \" + Sting(index)) }",
      "cannot find 'Sting' in this file",
      "did you mean 'String'?"),
    Row(
      "func f() { UserDefaults.standard.set(true, forKey: \"seen\") }",
      "func f() { UserDefault.standard.set(true, forKey: \"seen\") }",
      "cannot find 'UserDefault' in this file",
      "did you mean 'UserDefaults'?"),
    Row(
      "func f() { UserDefaults.standard.set(true, forKey: \"seen\") }",
      "func f() { UserDefaults.standard.set(true, key: \"seen\") }",
      "incorrect argument label 'key:' in call to 'set(_:forKey:)'",
      "did you mean 'forKey:'?"),
    Row(
      "override func viewDidLoad() { super.viewDidLoad() }",
      "override func viewDidLoad() { supr.viewDidLoad() }",
      "cannot find 'supr' in this file",
      "did you mean 'super'?"),
    Row(
      "func f() { let s = Section(rawValue: index); print(s as Any) }",
      "func f() { let s = Section(rawvalue: index); print(s as Any) }",
      "'Section' is made of its raw value by 'init(rawValue:)'",
      "write 'Section(rawValue: index)'"),
    Row(
      "func f() { let k = Section(rawValue: 1); print(k as Any) }",
      "func f() { let k = Kind(rawValue: 1); print(k as Any) }",
      "'Kind' has no raw values, so that nothing is made of one",
      "write their type behind its name: 'enum Kind: Int'"),
  ]

  private static let members = [
    Row(
      "func f() { print(UserDefaults.standard) }",
      "func f() { print(UserDefaults.standard()) }",
      "'standard' is a property of 'UserDefaults', and cannot be called",
      "leave '()' out"),
    Row(
      "func f() { presentedViewController?.removeFromParent(); let card = makeCard(); card.removeFromParent() }",
      "func f() { let card = makeCard(); card.removeFromParent }",
      "function 'removeFromParent' is not called",
      "write 'card.removeFromParent()'"),
    Row(
      "func f() { Store().add(1, to: \"a\"); table.add(index) }",
      "func f() { Store().add(1, \"a\") }",
      "no method 'add' takes '(_:_:)'",
      "it is 'add(_:to:)'"),
    Row(
      "func f(_ cell: PostCell) { cell.configure(with: \"a\"); print(PostCell.reuseID) }",
      "func f(_ cell: PostCell) { cell.configre(with: \"a\") }",
      "value of type 'PostCell' has no method 'configre'",
      "did you mean 'configure'?"),
    Row(
      "func f(_ cell: PostCell) { print(PostCell.reuseID) }",
      "func f(_ cell: PostCell) { print(PostCell.reuseId) }",
      "type 'PostCell' has no member 'reuseId'",
      "did you mean 'reuseID'?"),
    Row(
      "func f() { present(makeCard(), animated: true, completion: nil) }",
      "func f() { present(makeCard(), true, completion: nil) }",
      "missing argument label 'animated:' in call to 'present(_:animated:completion:)'",
      "write 'animated: true'"),
    Row(
      "func f() { navigationController?.pushViewController(makeCard(), animated: true) }",
      "func f() { navigationController?.pushViewController(viewController: makeCard(), animated: true) }",
      "extraneous argument label 'viewController:' in call to 'pushViewController(_:animated:)'",
      "leave 'viewController:' out"),
    Row(
      "func f() { navigationController?.pushViewController(makeCard(), animated: true) }",
      "func f() { pushViewController(makeCard(), animated: true) }",
      "value of type 'HomeViewController' has no method 'pushViewController': 'UINavigationController' has it",
      "write 'navigationController?.pushViewController(…)'"),
    Row(
      "func f() { present(makeCard(), animated: true) }",
      "func f() { view.present(makeCard(), animated: true) }",
      "value of type 'UIView' has no method 'present': 'UIViewController' has it",
      "call it on a 'UIViewController'"),
    Row(
      "func f() { view.addSubview(stack) }",
      "func f() { addSubview(stack) }",
      "value of type 'HomeViewController' has no method 'addSubview': its view has it",
      "write 'view.addSubview'"),
    Row(
      "func f() { let card = makeCard(); card.view.frame = view.bounds }",
      "func f() { let card = makeCard(); card.frame = view.bounds }",
      "value of type 'CardViewController' has no member 'frame': its view has it",
      "write 'card.view.frame'"),
    Row(
      "func f() { view.backgroundColor = .red }",
      "func f() { self.backgroundColor = .red }",
      "value of type 'HomeViewController' has no member 'backgroundColor': its view has it",
      "write 'self.view.backgroundColor'"),
    Row(
      "func f() { navigationItem.rightBarButtonItem = UIBarButtonItem() }",
      "func f() { navigationItem.rightBarButtonItem = open }",
      "'open' is a method, and a value of type 'UIBarButtonItem' is wanted here",
      ""),
    Row(
      "var counts: [String: Int] = [:]\n func f() { counts[\"a\", default: 0] += 1 }",
      "let counts: [String: Int] = [:]\n func f() { counts[\"a\", default: 0] += 1 }",
      "'counts' cannot change: it is a 'let' property",
      "declare it with 'var'"),
    Row(
      "let limit: Int\n init(limit: Int) { self.limit = limit; super.init(nibName: nil, bundle: nil) }\n required init?(coder: NSCoder) { fatalError() }",
      "let limit: Int = 1\n init(limit: Int) { self.limit = limit; super.init(nibName: nil, bundle: nil) }\n required init?(coder: NSCoder) { fatalError() }",
      "cannot assign to 'limit': it is a 'let' property",
      "declare it with 'var'"),
    Row(
      "func f() -> Section { let all = Section.allCases; return all[(index + 1) % all.count] }",
      "func f() -> Section { let all = Section.allCases; return (index + 1) % all.count }",
      "cannot convert value of type 'Int' to return type 'Section'",
      ""),
    Row(
      "func f() -> [User] { users.filter { $0.section == .account } }",
      "func f() -> [User] { users.filter { $0.section == \"account\" } }",
      "binary operator '==' cannot be applied to operands of type 'Section' and 'String'",
      "write '.account'"),
    Row(
      "func f() { table.dataSource = self }",
      "func f() { table.dataSource = self }\n func tableView(_ t: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }\n func tableView(_ t: UITableView, cellForRowAt p: IndexPath) -> UITableViewCell { UITableViewCell() }",
      "'HomeViewController' does not conform to 'UITableViewDataSource', which is wanted here",
      "it has 'tableView(_:cellForRowAt:)': write 'class HomeViewController: …, UITableViewDataSource', or an extension with it"
    ),
    Row(
      "func f() { let card = makeCard(); card.presentationController?.delegate = nil }",
      "func f() { let card = makeCard(); card.presentationController?.delegate = self }\n func presentationControllerDidDismiss(_ p: UIPresentationController) {}",
      "'HomeViewController' does not conform to 'UIAdaptivePresentationControllerDelegate', which is wanted here",
      "it has 'presentationControllerDidDismiss(_:)': write 'class HomeViewController: …, UIAdaptivePresentationControllerDelegate', or an extension with it"
    ),
    Row(
      "func g() -> UIViewControllerAnimatedTransitioning? { return nil }",
      "func g() -> UIViewControllerAnimatedTransitioning? { return Fade() }",
      "'Fade' does not conform to 'UIViewControllerAnimatedTransitioning', which is wanted here",
      "it has 'animateTransition(using:)': write 'class Fade: …, UIViewControllerAnimatedTransitioning', or an extension with it"
    ),
  ]

  private static let closures = [
    Row(
      "func f() { users = [User(name: \"a\", section: .about) { [weak self] in self?.open() }] }",
      "func f() { users = [User(name: \"a\", section: .about) { [weak self] in open() }] }",
      "'open' needs 'self.' before it in a closure that is kept for later",
      "write 'self?.open'"),
    Row(
      "func f(_ a: UIViewController, _ b: UIViewController) { transition(from: a, to: b, duration: 1, options: [.transitionCrossDissolve], animations: nil) { _ in self.index = 1 } }",
      "func f(_ a: UIViewController, _ b: UIViewController) { transition(from: a, to: b, duration: 1, options: [.transitionCrossDissolve], animations: nil) { _ in index = 1 } }",
      "'index' needs 'self.' before it in a closure that is kept for later",
      "write 'self.index', or '[weak self]' and 'self?.index'"),
    Row(
      "func f() { makeCard().onDone = { isOn, day in print(isOn, day) } }",
      "func f() { makeCard().onDone = { isOn in print(isOn) } }",
      "this closure gets 2 arguments, and names 1",
      "write '{ isOn, _ in'"),
    Row(
      "func f() { let card = makeCard(); card.onDone?(true, Date()) }",
      "func f() { let card = makeCard(); card.onDone?(true) }",
      "this function takes 2 arguments, and the call has 1",
      "it takes '(Bool, Date)'"),
  ]

  private static let overrides = [
    Row(
      "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      "var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      "overriding declaration requires an 'override' keyword",
      "'UIViewController' has 'preferredStatusBarStyle' too: write 'override var preferredStatusBarStyle', or give it another name"
    ),
    Row(
      "override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }",
      "override var prefferedStatusBarStyle: UIStatusBarStyle { .lightContent }",
      "property 'prefferedStatusBarStyle' does not override any property from its superclass",
      "did you mean 'preferredStatusBarStyle'?"),
  ]

  private func messages(_ text: String) -> [String] {
    Scenario.load(bytes: Array((text + "\nwindow\n  zz: UIViewController\n").utf8), path: "a.presim").diagnostics
      .filter { $0.severity == .error }.flatMap { [$0.message] + $0.notes.map { $0.message } }
  }

  /// Views of the app's own: what UIKit's views have is overridden, and their initialisers are called.
  @Test(arguments: [
    ("class Cell: UICollectionViewCell {\n    let label = UILabel()\n    @@init(frame: CGRect) { ## }\n    required init?(coder: NSCoder) { fatalError() }\n    $$func prepareForReuse() { super.prepareForReuse() }\n    $$func layoutSubviews() { super.layoutSubviews(); contentView.addSubview(label) }\n}")
  ]) func viewsAreAskedForTheirOverrides(text: String) {
    func messages(_ word: String = "override ", _ call: String = "super.init(frame: frame)") -> [String] {
      self.messages(
        text.replacingFirst("@@", with: "override ").replacingFirst("##", with: call).replacingFirst("$$", with: word)
          .replacingFirst("$$", with: "override "))
    }
    expect(messages(), equals: [])
    expect(
      messages(""),
      equals: ["overriding declaration requires an 'override' keyword", "write 'override func prepareForReuse'"])
    expect(
      messages("override ", "print(frame)"),
      equals: ["this initialiser does not call 'super.init'", "write 'super.init(frame: frame)'"])
    expect(
      self.messages("class Cell: UITableViewCell {\n    override func prepareForReuze() {}\n}"),
      equals: [
        "method 'prepareForReuze()' does not override any method from its superclass",
        "did you mean 'prepareForReuse'?",
      ])
  }

  /// What the reader of declarations says: words and signs that are missing.
  @Test(arguments: [
    (
      "finl class A: UIViewController {}", "'finl' begins no declaration", "did you mean 'final'?"
    ),
    (
      "class A: UIViewController {\n    lazy var b: UIButton {\n        UIButton()\n    }()\n}",
      "a closure is called here, and no '=' stands before its '{'", "write '= {' behind the type of the property"
    ),
    (
      "struct A {\n    let done: () => Void\n}", "expected '->' before the type that is given back",
      "write '->' in place of '=>'"
    ),
    (
      "class A: UIViewController {\n    private name = 3\n}", "'var' is missing behind 'private'",
      "write 'private var name'"
    ),
  ]) func aWordOrASignIsMissing(text: String, error: String, cure: String) {
    let found = messages(text)
    expect(Array(found.prefix(2)), equals: [error, cure])
  }

  /// A method of a protocol that the class itself conforms to overrides nothing.
  @Test func aMethodOfAProtocolIsNoOverride() {
    func messages(_ word: String) -> [String] {
      let text = """
        class A: UIViewController, UISearchResultsUpdating, UIViewControllerTransitioningDelegate {
            \(word)func updateSearchResults(for c: UISearchController) {}
            \(word)func animationController(forDismissed d: UIViewController) -> UIViewControllerAnimatedTransitioning? { nil }
        }
        window
          a: A
        """
      return Scenario.errors(text)
        .flatMap { [$0.message] + $0.notes.map { $0.message } }
    }
    expect(messages(""), equals: [])
    expect(
      messages("override "),
      equals: [
        "method 'updateSearchResults(for:)' does not override any method from its superclass",
        "it is a method of 'UISearchResultsUpdating': remove 'override' before 'func updateSearchResults'",
        "method 'animationController(forDismissed:)' does not override any method from its superclass",
        "it is a method of 'UIViewControllerTransitioningDelegate': remove 'override' before 'func animationController'",
      ])
  }

  /// What another file of the app may declare, or who shows a part leaves out, is said and is no error.
  @Test(arguments: [
    (
      "class A: UIViewController {\n    let n: Int\n    init(n: Int) { self.n = n; super.init(nibName: nil, bundle: nil) }\n}\n",
      "swiftc wants 'required init?(coder:)' in 'A', which has an initialiser of its own"
    ),
    (
      "class A: UIViewController {\n    func f() { navigationController?.popViewController() }\n}\n",
      "UIKit's method is 'popViewController(animated:)', and this call has no 'animated:'"
    ),
    (
      "class A: UIViewController {\n    override var title: String? { get { \"a\" } }\n}\n",
      "swiftc cannot override mutable property 'title' with a getter alone"
    ),
    (
      "enum E: Int { case a }\nclass A: UIViewController {\n    func f(_ n: Int) { print(E(n) as Any) }\n}\n",
      "'E' is made of its raw value by 'init(rawValue:)'"
    ),
    (
      "class A: UIViewController {\n    func f(_ c: UIViewController) { present(UINavigationController(c), animated: true) }\n}\n",
      "UIKit's is 'UINavigationController(rootViewController:)', and this has no 'rootViewController:'"
    ),
    (
      "class A: UIViewController {\n    func f(_ c: UIViewController) { show(c, from: self) }\n}\n",
      "UIKit's method is 'show(_:sender:)', which has no 'from:'"
    ),
    (
      "class B: NSObject {\n    func f(_ c: UIViewController) { present(c, animated: true) }\n}\nclass A: UIViewController {}\n",
      "nothing here says that 'B' has 'present(_:animated:completion:)', which 'UIViewController' has"
    ),
    (
      "class A: UIViewController {\n    func f() { a.dismiss(animated: true) }\n}\n",
      "'a' is a name of the outline, which your app does not have: swiftc says that it cannot find 'a'"
    ),
  ]) func isSaid(text: String, note: String) {
    let found = Scenario.load(bytes: Array((text + "window\n  a: A\n").utf8), path: "a.presim").diagnostics
    expect(found.filter { $0.severity == .error }.map { $0.message }, equals: [])
    #expect(found.contains { $0.message == note }, "\(found.map { $0.message })")
  }

  @Test(arguments: right) func whatIsRightIsNone(member: String) {
    expect(errors(member).map { $0.message }, equals: [])
  }

  private static let right = [
    // Names of another file, of an extension, of a superclass that was not pasted.
    "func f() { current = 3; AppState.shared.card = CardViewController(); navigator.push(makeCard()) }",
    "func f() { weak var card: CardViewController?; card = CardViewController(); print(card as Any) }",
    "var card: CardViewController!\n func f() { card = CardViewController(); func g() { card = CardViewController() }; g() }",
    "func f(card: CardViewController?) { var card = card; card = CardViewController(); print(card as Any) }",
    "func f() { view = UIView(); title = String(index); navigationItem.titleView = UIView(); tabBarItem = UITabBarItem() }",
    // Names beside cases.
    "let vertical = NSLayoutConstraint.Axis.vertical\n func f() { stack.axis = vertical }",
    "func f(normal: UIControl.State) { button.setTitle(\"a\", for: normal) }",
    // Calls of other forms.
    "func f() { present(error: 3, animated: true); button.show(false); URLSession.shared.dataTask(with: URL(string: \"a\")!) { result in print(result) } }",
    "func f() { navigationController?.pushViewController(makeCard(), animated: true, completion: {}); present(makeCard()); show(makeCard(), sender: nil); dismiss() }",
    "func f() { makeCard().reload(animated: true, force: false); navigationController?.setViewControllers([self], animated: false) }",
    "func present(_ c: UIViewController, _ animated: Bool) {}\n func f() { present(makeCard(), true) }",
    // Closures that name what they get.
    "func f() { let card = makeCard(); card.onDone = { _, _ in }; card.onDone = { print($0, $1) }; card.onDone?(true, Date()) }",
    "func g(_ c: ((Int, String)) -> Void) {}\n func f() { g { n, s in print(n, s) }; g { pair in print(pair) }; [\"a\": 1].forEach { k, v in print(k, v) } }",
    "func f() { users.forEach { _ in open() }; users.sort { $0.name < $1.name }; UIView.performWithoutAnimation { open() } }",
    // Overrides, and properties that are no overrides.
    "override var modalPresentationStyle: UIModalPresentationStyle { get { .custom } set {} }\n override var title: String? { didSet { open() } }\n override var prefersStatusBarHidden: Bool { true }\n static var title = 1",
    "override var childForStatusBarStyle: UIViewController? { children.first }\n override var accessibilityElements: [Any]? { get { nil } set {} }",
    "override var inputAccessoryView: UIView? { nil }\n override var keyCommands: [UIKeyCommand]? { [] }\n override var canBecomeFirstResponder: Bool { true }",
    "init(count: Int) { super.init(nibName: nil, bundle: nil) }\n @available(*, unavailable) required init?(coder: NSCoder) { fatalError() }",
    // A conformance that another file has, with its methods.
    "func f() { table.dataSource = self; table.delegate = self; makeCard().transitioningDelegate = self }",
    "func f() { let r = Section(rawValue: index) ?? .about; let n = Section.allCases.count; print(r, n, Section.allCases[0].rawValue) }",
    // A method as the value of a closure's type.
    "var action: (() -> Void)?\n func f() { action = open; let g = makeCard; print(g()) }",
  ]
}
