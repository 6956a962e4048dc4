import Testing

@testable import PresentationModel

/// Slips of one sign or word in small pieces of pasted Swift: each is one error, at its place.
@Suite struct SlipPlaceTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let line, column: Int
    let error, text: String
    var testDescription: String { error }
    init(_ line: Int, _ column: Int, _ error: String, _ text: String) {
      (self.line, self.column, self.error, self.text) = (line, column, error, text)
    }
  }

  @Test(arguments: slips) func aSlipIsOneErrorAtItsPlace(slip: Slip) {
    let text = slip.text + "\n\nwindow\n  home: UIViewController\n"
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "a.presim")
    let found = scenario.diagnostics.filter { $0.severity == .error }
    #expect(found.map { $0.message } == [slip.error])
    let place = found.first.map { scenario.source.location(of: Int($0.range.start)) }
    #expect(place?.line == slip.line && place?.column == slip.column)
  }

  static let slips = [
    Slip(
      1, 35, "an extension cannot store 'expired'",
      """
      extension Notification.Name { let expired = Notification.Name("e") }
      """),
    Slip(
      4, 35, "'make' is a method of an instance, and 'UIAlertController' is a type",
      """
      extension UIAlertController { func make(_ n: Int) -> UIAlertController { self } }
      class A: UIViewController {
          func f() {
              present(UIAlertController.make(1), animated: true)
          }
      }
      """),
    Slip(
      4, 18, "'detail' is a member of an instance, and '.detail' is one of the type 'UIViewController'",
      """
      extension UIViewController { func detail(_ s: String) -> UIViewController { UIViewController() } }
      class A: UIViewController {
          func f() {
              present(.detail("a"), animated: true)
          }
      }
      """),
    Slip(
      4, 25, "cannot convert value of type 'Int' to expected argument type 'String'",
      """
      extension UIViewController { static func detail(_ s: String) -> UIViewController { UIViewController() } }
      class A: UIViewController {
          func f() {
              present(.detail(1), animated: true)
          }
      }
      """),
    Slip(
      1, 37, "'func' is missing before 'detail'",
      """
      extension UIViewController { static detail(_ s: String) -> UIViewController { UIViewController() } }
      class A: UIViewController {
          func f() { present(.detail("a"), animated: true) }
      }
      """),
    Slip(
      4, 16, "nothing ends this string",
      """
      class A: UIViewController {
          func f() {
              g(title: "a", { _ in
                h(b: "c) { print(1)
              })
          }
      }
      """),
    Slip(
      3, 40, "cannot convert value of type 'Bool' to specified type 'UIView'",
      """
      class A: UIViewController {
          let isFree: UIView
          init(isFree: Bool) { self.isFree = isFree; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          func f() { if isFree { } }
      }
      """),
    Slip(
      5, 25, "cannot convert value of type 'Int' to expected argument type 'String'",
      """
      @propertyWrapper struct Stored<T> {
          init(_ key: String, default value: T) { wrappedValue = value }
          var wrappedValue: T
      }
      enum Settings { @Stored(1, default: false) static var seen: Bool }
      class A: UIViewController { func f() { print(Settings.seen) } }
      """),
    Slip(
      2, 60, "cannot convert value of type 'BViewController' to expected argument type 'UIViewController'",
      """
      class BViewController: UIView {}
      class C: UIViewController { func f() { let b = b2; present(BViewController(), animated: true); b.open() }
          let b2 = BViewController(); func g() { b2.dismiss(animated: true) } }
      """),
    Slip(
      2, 5, "'transitionDuration(using:)' gives a 'TimeInterval' back",
      """
      class Fade: NSObject, UIViewControllerAnimatedTransitioning {
          func transitionDuration(using t: UIViewControllerContextTransitioning?) {}
          func animateTransition(using t: UIViewControllerContextTransitioning) {}
      }
      """),
    Slip(
      3, 15, "nothing closes this '['",
      """
      struct Article {
          let id: Int
          let tags: [String
      }
      """),
    Slip(
      3, 23, "nothing ends this string",
      """
      class VC: UIViewController {
          func f() {
              show(["Lamp", "Chair])
          }
      }
      """),
    Slip(
      4, 30, "'throws' stands before '->'",
      """
      enum ValidationError: Error {
          case a
      }
      typealias Rule = (String) -> throws Void
      """),
    Slip(
      1, 1, "'protocl' is not a word of the language",
      """
      protocl Coordinator: AnyObject {
          func start()
      }
      """),
    Slip(
      2, 26, "',' is missing before 'name'",
      """
      enum Route {
          case product(id: Int name: String)
          case home
      }
      func f() -> Route { .product(id: 3, name: "x") }
      """),
    Slip(
      2, 23, "':' is missing between 'count' and its type",
      """
      enum State {
          case loaded(count Int)
          case idle
      }
      func f() -> State { .loaded(count: 3) }
      """),
    Slip(
      2, 30, "nothing closes this '('",
      """
      func f(_ xs: [Int]) -> [Int] {
          return xs.filter { $0 == (1 + 2 }
      }
      """),
    Slip(
      1, 24, "expected '->' before the type that is given back",
      """
      func recipe(at n: Int) String? {
          return nil
      }
      func g() { print(recipe(at: 3)?.count ?? 0) }
      """),
    Slip(
      3, 26, "'field' names an argument of this closure, and 'in' is missing behind it",
      """
      class VC: UIViewController {
          func f(_ a: UIAlertController) {
              a.addTextField { field
                  field.placeholder = "x"
              }
          }
      }
      """),
    Slip(
      2, 19, "nothing closes this '('",
      """
      class VC: UIViewController {
          var onFinish: ((Int -> Void)?
          private var attempts = 0
      }
      """),
    Slip(
      2, 8, "nothing closes this '('",
      """
      func f(_ s: String, _ n: Int) {
          if (s.count < n {
              print(s)
          }
      }
      """),
    Slip(
      2, 27, "'&&' does not join a binding and a condition",
      """
      func f(_ text: String?) -> String {
          guard let text = text && !text.isEmpty else { return "" }
          return text
      }
      """),
    Slip(
      3, 40, "expected a value",
      """
      func t() throws {}
      func f() {
          do { try t() } catch FError.server(let code) when code >= 500 { print(code) }
      }
      """),
    Slip(
      4, 16, "'||' does not join the patterns of a 'case'",
      """
      enum S { case idle, loading, done }
      func f(_ s: S) {
          switch s {
          case .idle || .loading: print(1)
          case .done: print(2)
          }
      }
      """),
    Slip(
      1, 24, "expected '{' or '->' behind the parameters",
      """
      func f(_ name: String) thows {
          print(name)
      }
      """),
    Slip(
      4, 19, "'week' is no way to capture",
      """
      class Timer {
          var done: (() -> Void)?
          func start() {
              done = { [week self] in self?.start() }
          }
      }
      """),
    Slip(
      2, 5, "'retrun' begins no statement",
      """
      func f() -> String {
          retrun "x"
      }
      """),
    Slip(
      2, 12, "':' is missing between 'id' and its type",
      """
      struct R {
          let id Int
      }
      """),
    Slip(
      2, 17, "a property has its type behind ':'",
      """
      struct R {
          var heading -> String { "x" }
      }
      """),
    Slip(
      3, 40, "':' is missing behind 'for'",
      """
      class VC: UIViewController {
          func f(_ b: UIButton) {
              b.addTarget(self, action: nil, for .touchUpInside)
          }
      }
      """),
    Slip(
      1, 15, "',' is missing before 'CustomStringConvertible'",
      """
      enum E: Error CustomStringConvertible {
          case a
      }
      """),
    Slip(
      2, 15, "',' is missing before 'let'",
      """
      func f(_ a: Int, _ v: UIView?) {
          if a == 1 let v = v { print(v) }
      }
      """),
    Slip(
      3, 33, "an assignment has '='",
      """
      class VC: UIViewController {
          func f(_ p: UIViewController) {
              p.modalPresentationStyle: .custom
          }
      }
      """),
    Slip(
      2, 5, "a case of an enumeration begins with 'case'",
      """
      enum E { case a
          passwordMismatch
      }
      """),
    Slip(
      5, 9, "nothing opens this ']'",
      """
      class VC: UIViewController {
          func f() {
              NSLayoutConstraint.activate(
                  view.heightAnchor.constraint(equalToConstant: 3)
              ])
          }
      }
      """),
    Slip(
      3, 27, "'recipe' is a method, and nothing can be assigned to it",
      """
      struct R { var a: [Int] = []
          func recipe(at n: Int) -> Int { n }
          init(x: [Int]) { self.recipe = x }
      }
      """),
    Slip(
      3, 12, "'found' is a value of type '[Int]', and cannot be called",
      """
      func f(_ n: Int) -> Int {
          let found = [1, 2]
          return found(n)
      }
      """),
    Slip(
      2, 36, "a property of a protocol says whether it can be set: write '{ get }'",
      """
      protocol C {
          var nav: UINavigationController
      }
      """),
    Slip(
      2, 49, "'==' compares no values of the protocol 'C'",
      """
      protocol C: AnyObject {}
      func f(_ a: [C], _ b: C) -> [C] { a.filter { $0 == b } }
      """),
    Slip(
      2, 102, "cannot convert value of type 'String' to expected argument type 'Double'",
      """
      class V: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); view.heightAnchor.constraint(equalToConstant: "44").isActive = true }
      }
      """),
    Slip(
      4, 26, "'let' is missing before this pattern, which binds a name",
      """
      enum E: Error { case a }
      func t() throws {}
      func f() {
          do { try t() } catch error as E { print(1) } catch {}
      }
      """),
    Slip(
      1, 31, "Swift has no operator '..'",
      """
      func f(_ p: Int) -> [Int] { (1..3).map { $0 + p } }
      """),
    Slip(
      3, 9, "Swift has no operator '++'",
      """
      func f() {
          var page = 0
          page++
          print(page)
      }
      """),
    Slip(
      3, 24, "cannot find 'failed' in this file",
      """
      enum S { case idle, failed(String) }
      class M { var state = S.idle
          func f() { state = failed("x") } }
      """),
    Slip(
      3, 22, "'send' takes a value of type 'Int' here",
      """
      import Combine
      class M { let s = PassthroughSubject<Int, Never>()
          func f() { s.send() } }
      """),
    Slip(
      3, 23, "no publisher has a method 'recieve'",
      """
      import Combine
      class M { @Published var n = 0
          func f() { _ = $n.recieve(on: DispatchQueue.main).sink { print($0) } } }
      """),
    Slip(
      1, 41, "a number has '.' before its decimals: write '.' in place of ','",
      """
      class M { var duration: TimeInterval = 0,3 }
      """),
    Slip(
      1, 75, "incorrect argument label 'x:' in call to 'CGAffineTransform(scaleX:y:)'",
      """
      class V: UIViewController { func f() { view.transform = CGAffineTransform(x: 0, y: 3) } }
      """),
    Slip(
      1, 45, "function 'removeFromSuperview' is not called",
      """
      class V: UIViewController { func f() { view.removeFromSuperview } }
      """),
    Slip(
      1, 27, "a number begins with a digit: write '0' before '.'",
      """
      class M { var x: Double = .5 }
      """),
    Slip(
      3, 9, "'n' is declared twice in this type",
      """
      struct Model {
          let n = 1
          var n: String { "a" }
      }
      """),
    Slip(
      2, 21, "two parameters are called 'a'",
      """
      class Model {
          func go(a: Int, a: Int) {}
      }
      """),
    Slip(
      6, 36, "'load(_:)' can throw, and 'try' does not stand before the call",
      """
      class Service {
          static let shared = Service()
          func load(_ id: Int) throws -> Int { id }
      }
      class Model {
          func go() { _ = Service.shared.load(3) }
      }
      """),
    Slip(
      3, 36, "cannot convert value of type 'String' to expected argument type 'Int'",
      """
      class Service { static func load(_ id: Int) -> Int { id } }
      class Model {
          func go() { print(Service.load("3")) }
      }
      """),
    Slip(
      3, 19, "'isOn' cannot change here: 'flip' is not 'mutating'",
      """
      struct Model {
          var isOn = false
          func flip() { isOn.toggle() }
      }
      """),
    Slip(
      3, 37, "'count' can be set only in 'Model'",
      """
      class Model { private(set) var count = 0 }
      class Other {
          func go(_ model: Model) { model.count = 3 }
      }
      """),
    Slip(
      3, 32, "'add(_:)' changes what it is given here",
      """
      class Model {
          func add(_ n: inout Int) { n += 1 }
          func go() { var n = 1; add(n); print(n) }
      }
      """),
    Slip(
      3, 17, "'count' may be nil, so '+=' cannot change it",
      """
      class Model {
          var count: Int?
          func go() { count += 1 }
      }
      """),
    Slip(
      2, 44, "'i' cannot change: it is a 'let' constant",
      """
      class Model {
          func go() { for i in 0..<3 { print(i); i += 1 } }
      }
      """),
    Slip(
      2, 35, "'weak' is for objects, and structures may conform to 'PickDelegate' too",
      """
      protocol PickDelegate { func didPick() }
      class Picker { weak var delegate: PickDelegate?; func go() { delegate?.didPick() } }
      """),
    Slip(
      2, 5, "'init' is declared without 'func': leave 'func' out",
      """
      class Model {
          func init(id: Int) { print(id) }
      }
      """),
    Slip(
      4, 19, "cannot find 'count' in this file",
      """
      enum State { case idle, limited(Int) }
      func isShown(_ state: State) -> Bool {
          switch state {
          case .limited(count): return count > 0
          case .idle: return false
          }
      }
      """),
    Slip(
      2, 13, "Swift has no cast '(Int)' before a value",
      """
      func f(_ n: Double) -> Int {
          let x = (Int)n / 60
          return x
      }
      """),
    Slip(
      2, 8, "Swift has no cast '(Int)' before a value",
      """
      func f(_ n: Double) {
          if (Int)n > 3 { print(1) }
      }
      """),
    Slip(
      2, 5, "Swift declares a variable by 'let' or 'var', with its type behind the name",
      """
      func f() {
          int x = 3
          print(x)
      }
      """),
    Slip(
      2, 5, "Swift declares a constant by 'let' and a variable by 'var'",
      """
      func f() {
          const x = 3
          print(x)
      }
      """),
    Slip(
      2, 5, "Swift declares a variable by 'let' or 'var', with its type behind the name",
      """
      class VC: UIViewController {
          double width = 3
      }
      """),
    Slip(
      2, 5, "a function begins with 'func', with what it gives back behind '->'",
      """
      class VC: UIViewController {
          void close() { }
      }
      """),
    Slip(
      2, 27, "Swift has no word 'elseif'",
      """
      func f(_ n: Int) {
          if n > 3 { print(1) } elseif n > 2 { print(2) }
      }
      """),
    Slip(
      2, 18, "'&&' does not stand before a binding",
      """
      func f(_ a: String?, _ b: String?) {
          if let a = a && let b = b { print(a, b) }
      }
      """),
    Slip(
      2, 8, "a binding stands in no parentheses",
      """
      func f(_ a: String?) {
          if (let a = a) { print(a) }
      }
      """),
    Slip(
      2, 17, "a case has its raw value behind '='",
      """
      enum Kind: String {
          case degrees: "temp_c"
          case wind = "wind"
      }
      func f() -> Kind { .degrees }
      """),
    Slip(
      2, 14, "nothing closes the '(' behind '\\'",
      """
      func f(_ n: Int) {
          print("n \\(n")
      }
      func g() { print("x \\(f(1))") }
      """),
    Slip(
      3, 38, "'in' is missing behind 'n'",
      """
      class VC: UIViewController {
          var route: ((Int) -> Void)?
          func a() { route = { [weak self] n
              self?.title = "\\(n)"
          } }
      }
      """),
    Slip(
      2, 39, "'in' is missing behind 's'",
      """
      class VC: UIViewController { var two: ((Int, String) -> Void)?
          func a() { two = { /* names */ n, s
              print(n, s)
          } }
      }
      """),
    Slip(
      2, 30, "'n' names an argument of this closure, and 'in' is missing behind it",
      """
      class VC: UIViewController {
          func a() { [1].forEach { n
              print(n)
          } }
      }
      """),
    Slip(
      1, 80, "'in' stands behind the names of what a closure gets",
      """
      func f(_ t: [Int]) -> [Int] { return t.filter { (x: Int) in x > 1 }.filter { x => x > 1 } }
      """),
    Slip(
      1, 51, "'$0' stands outside of a closure",
      """
      func f(_ t: [Int]) -> [Int] { return t.sorted(by: $0 < $1) }
      """),
    Slip(
      2, 22, "'[Child]' is a type, and a value has to stand here",
      """
      protocol Child {}
      class M { var list = [Child]
          func f() { print(list.count) } }
      """),
    Slip(
      2, 16, "'Set<String>' is a type, and a value has to stand here",
      """
      class M {
          var tags = Set<String>
      }
      """),
    Slip(
      1, 19, "a type stands behind ':', and this is a value",
      """
      class M { var list: [String]() }
      """),
    Slip(
      2, 14, "'Int' is a type, and a value has to stand here",
      """
      struct Item {
          let id = Int
      }
      """),
    Slip(
      3, 52, "'completion' takes a closure, and this is a call",
      """
      class VC: UIViewController {
          var onClose: (() -> Void)?
          func f() { dismiss(animated: true, completion: onClose()) }
      }
      """),
    Slip(
      5, 32, "value of type 'Session' has no method 'login'",
      """
      class Session { static let current = Session()
          func logIn(as name: String) {} }
      class VC: UIViewController {
          func a() { let login = UIViewController(); present(login, animated: true) }
          func b() { Session.current.login(as: "b") }
      }
      """),
    Slip(
      5, 18, "cannot find 'id' in this file",
      """
      enum Route { case detail(id: Int), none2 }
      class Detail { var id = 1 }
      func f(_ r: Route) -> Int {
          switch r {
          case .detail(id): return 3
          case .none2: return 1
          }
      }
      """),
    Slip(
      3, 32, "this closure gets an argument, which it has to name",
      """
      import Combine
      class M { let done = PassthroughSubject<Int, Never>()
          func f() { _ = done.filter { count > 0 }.sink { count in print(count) } } }
      """),
    Slip(
      1, 41, "cannot convert value of type 'Int' to specified type 'CGFloat'",
      """
      func f(_ n: Int) { let width: CGFloat = n; print(width) }
      """),
    Slip(
      3, 33, "this closure gets 2 arguments, and names 1",
      """
      class Login { var onFinish: ((Bool, String) -> Void)? }
      class VC: UIViewController { let login = Login()
          func a() { login.onFinish = { ok in print(ok) } }
      }
      """),
    Slip(
      2, 41, "'.tooLarge' needs a value here",
      """
      enum UploadError: Error { case tooLarge(limit: Int), offline }
      func check() throws { throw UploadError.tooLarge }
      """),
    Slip(
      2, 19, "'prefersStatusBarHidden' is a property of 'UIViewController', and no method",
      """
      class VC: UIViewController {
          override func prefersStatusBarHidden() -> Bool { true }
      }
      """),
    Slip(
      2, 45, "'done' is used in a closure that is kept, and is not declared as '@escaping'",
      """
      class Loader {
          func load(done: (Int) -> Void) { Task { done(1) } }
      }
      """),
    Slip(
      3, 66, "'done' is kept here, and is not declared as '@escaping'",
      """
      class Loader {
          func load(done: () -> Void) {
              DispatchQueue.main.asyncAfter(deadline: .now(), execute: done)
          }
      }
      """),
    Slip(
      1, 22, "this 'switch' leaves out 'false'",
      """
      func f(_ on: Bool) { switch on { case true: print(1) } }
      """),
    Slip(
      1, 27, "this 'switch' does not say what happens otherwise",
      """
      func f(_ name: String?) { switch name { case "a": print(1) } }
      """),
    Slip(
      2, 13, "'var' is missing behind 'weak'",
      """
      class Picker {
          private weak delegate: UIViewController?
      }
      """),
  ]
}
