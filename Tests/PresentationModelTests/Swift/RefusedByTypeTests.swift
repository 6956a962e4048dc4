import Testing

@testable import PresentationModel

/// What swiftc refuses for the type of a value that the file says for certain: a slip is one error with its cure, and the
/// right form beside it is none.
@Suite struct RefusedByTypeTests {
  typealias Row = SlipRow

  private func errors(_ member: String) -> [Diagnostic] {
    let text = """
      import UIKit
      enum Failure: Error { case wrong }
      protocol Step: AnyObject { var n: Int { get } }
      protocol Part { var n: Int { get } }
      class Box { var n = 0 }
      class HomeViewController: UIViewController {
          var n = 0
          var steps: [Step] = []
          var parts: [Part] = []
          var boxes: [Box] = []
          \(member)
      }
      window
        home: HomeViewController
      """
    return Scenario.errors(text)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: Row) { row.check(errors(row.wrong)) }

  @Test(arguments: rows) func theRightFormIsNone(row: Row) { expect(errors(row.right).map { $0.message }, equals: []) }

  @Test(arguments: rightChanges + rightCases + rightForms) func whatIsRightBesideIsNone(member: String) {
    expect(errors(member).map { $0.message }, equals: [])
  }

  /// What is right beside these slips.
  @Test(arguments: [
    "func f(_ r: Result<Int, Never>) { switch r { case .success(let n): print(n) } }",
    "func f(_ r: Result<Int, Failure>) { if let n = try? r.get() { print(n) } }",
    "func f(_ r: Result<Int, Failure>) { do { print(try r.get()) } catch { } }",
    "func f(_ r: Result<Int, Failure>) { switch r { case .success(let n) where n > 1: print(n); default: break } }",
    "func f(_ done: (Result<Void, Error>) -> Void) { done(.success(())); done(.failure(Failure.wrong)) }",
    "func f() -> Result<[Int], Failure> { return n > 1 ? .success([]) : .failure(.wrong) }",
    "class Same: Equatable { static func == (a: Same, b: Same) -> Bool { true } }\n func f(_ s: [Same]) { print(s.contains(s[0]), s[0] == s[1]) }",
    "class Same: NSObject { }\n func f(_ s: [Same]) { print(s.contains(s[0]), s[0] == s[1], s[0] == nil) }",
    "static let limit = 3\n func f(_ a: Int = limit) { print(a) }\n static func g() -> Int { limit }",
    "static let limit = 3\n lazy var a = Self.limit\n func f(limit: Int) { print(limit); [1].forEach { limit in print(limit) } }",
    "var done: (() -> Void)?\n func f() { done = { [weak self] in if let self { print(steps) } }; [1].forEach { print($0, steps) } }",
    "var done: (() -> Void)?\n func f() { done = { [self] in print(steps) }; done = { [unowned self] in print(self.steps) } }",
    "let all = [Box()]\n func f() { all[0].n = 2 }",
    "func f(_ u: URL) -> Any? { print([\"http\"].contains(u.scheme)); return URL(string: \"a\") ?? \"b\" }",
    "func f(_ u: URL) { let r = URL(string: \"a\", relativeTo: u) ?? u; print(r.absoluteString, u.scheme ?? \"\") }",
    "func f(_ v: UIView?) { if n == 1 && v === view || v !== view { print(1) } }",
    "func f(_ r: UIPanGestureRecognizer) { switch r.state { case .began: print(1); default: break } }",
    "func f() { var d = DateComponents(year: 1, day: n); d.hour = 2; let c = UIListContentConfiguration.cell(); print(d, c) }",
    "var a = 0 { willSet { print(newValue, a) } didSet { print(oldValue, a) } }",
    "var a: Int { get { n } set(value) { n = value } }",
    "struct C { let b: Box }\n func f() { let c = C(b: Box()); c.b.n = 2 }",
    "func f() { let t = n > 1 ? nil : title; let u = n > 1 ? nil : \"a\"; print(t as Any, u as Any) }",
    "class V: UISlider { var a: Float { get { value } set { value = newValue } } }",
    "class V: UIView { init(frame: CGRect, n: Int) { super.init(frame: frame) }\n required init?(coder: NSCoder) { fatalError() } }",
  ]) func whatIsRightIsNone(member: String) { expect(errors(member).map { $0.message }, equals: []) }

  static let rows = values + changes + cases + forms

  private static let values = [
    Row(
      "func f(_ r: Result<Int, Failure>) throws { print(try r.get()) }",
      "func f(_ r: Result<Int, Failure>) throws { print(r.get()) }",
      "'get()' of a 'Result' can throw, and 'try' does not stand before the call",
      "write 'try' before it, in a 'do' with a 'catch', or 'try?'"),
    Row(
      "func f(_ r: Result<Int, Failure>) throws { print(try r.get()) }",
      "func f(_ r: Result<Int, Failure>) { print(try r.get()) }",
      "'get()' of a 'Result' can throw, and nothing here catches the error",
      "put it into 'do { … } catch { … }', or declare 'f' as 'throws'"),
    Row(
      "func f(_ done: (Result<Int, Failure>) -> Void) { done(.failure(.wrong)) }",
      "func f(_ done: (Result<Int, Failure>) -> Void) { done(.error(.wrong)) }", "type 'Result' has no case 'error'",
      "did you mean 'failure'?"),
    Row(
      "func f() -> Result<Int, Failure> { return .success(1) }",
      "func f() -> Result<Int, Failure> { return .succes(1) }",
      "type 'Result' has no case 'succes'", "did you mean 'success'?"),
    Row(
      "func f() -> Result<Int, Failure> { return .failure(.wrong) }",
      "func f() -> Result<Int, Failure> { return .failure(.wong) }", "type 'Failure' has no case 'wong'",
      "did you mean 'wrong'?"),
    Row(
      "func f(_ r: Result<Int, Failure>) { switch r { case .success: print(1); case .failure: print(2) } }",
      "func f(_ r: Result<Int, Failure>) { switch r { case .success: print(1) } }",
      "this 'switch' leaves out '.failure'", "add the case, or 'default:'"),
    Row(
      "var a: Int { get { n } set { n = newValue } }", "var a: Int { get { n } set { n = value } }",
      "cannot find 'value' in 'set'", "did you mean 'newValue'?"),
    Row(
      "var a = 0 { didSet { print(a) } }", "var a = 0 { didSet { print(newValue) } }",
      "cannot find 'newValue' in 'didSet'", "the new value is 'a', and the old one is 'oldValue'"),
    Row(
      "var a = 0 { willSet { print(a) } }", "var a = 0 { willSet { print(oldValue) } }",
      "cannot find 'oldValue' in 'willSet'", "the old value is 'a', and the new one is 'newValue'"),
    Row(
      "func f() { if n == 1 { print(1) } }", "func f() { if n === 1 { print(1) } }",
      "'===' compares objects, and a value of type 'Int' is none", "write '=='"),
    Row(
      "func f(_ b: UIButton) { b.addTarget(self, action: nil, for: .touchUpInside) }",
      "func f(_ b: UIButton) { b.setTitle(nil, for: .Normal) }", "type 'UIControl.State' has no member 'Normal'",
      "did you mean 'normal'?"),
    Row(
      "func f(_ s: Step) { steps.removeAll { $0 === s } }", "func f(_ s: Step) { steps.removeAll { $0 == s } }",
      "'==' compares no values of the protocol 'Step'", "write '===' to ask whether both are the same object"),
    Row(
      "func f(_ s: Step) { print(steps.contains { $0 === s }) }", "func f(_ s: Step) { print(steps.contains(s)) }",
      "'contains' compares values, and 'Step' is not Equatable",
      "write 'contains { $0 === s }' to ask whether both are the same object"),
    Row(
      "func f(_ p: Part) { print(parts.contains { $0.n == p.n }) }", "func f(_ p: Part) { print(parts.contains(p)) }",
      "'contains' compares values, and 'Part' is not Equatable",
      "compare a property of it, or declare 'protocol Part: AnyObject' and write 'contains { $0 === p }'"),
    Row(
      "func f(_ b: Box) { print(boxes[0] === b) }", "func f(_ b: Box) { print(boxes[0] == b) }",
      "'==' compares no objects of 'Box', which is not Equatable",
      "write '===' to ask whether both are the same object"),
    Row(
      "func f(_ b: Box) { print(boxes.firstIndex { $0 === b } as Any) }",
      "func f(_ b: Box) { print(boxes.firstIndex(of: b) as Any) }",
      "'firstIndex(of:)' compares values, and 'Box' is not Equatable", "write 'firstIndex { $0 === b }'"),
    Row(
      "func f(_ u: URL) { var r = URLRequest(url: u); r.httpMethod = \"GET\" }",
      "func f(_ u: URL) { let r = URLRequest(url: u); r.httpMethod = \"GET\" }",
      "'r' cannot change: it is a 'let' constant", "declare it with 'var'"),
    Row(
      "func f() { var d = DateComponents(); d.day = 1 }", "func f() { let d = DateComponents(); d.day = 1 }",
      "'d' cannot change: it is a 'let' constant", "declare it with 'var'"),
    Row(
      "func f() { var c = UIListContentConfiguration.cell(); c.text = \"a\" }",
      "func f() { let c = UIListContentConfiguration.cell(); c.text = \"a\" }",
      "'c' cannot change: it is a 'let' constant", "declare it with 'var'"),
    Row(
      "class V: UITableViewCell { override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n required init?(coder: NSCoder) { fatalError() } }",
      "class V: UITableViewCell { init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(style: style, reuseIdentifier: reuseIdentifier) }\n required init?(coder: NSCoder) { fatalError() } }",
      "overriding declaration requires an 'override' keyword", "write 'override' before 'init'"),
    Row(
      "class V: UICollectionViewCell { override init(frame: CGRect) { super.init(frame: frame) }\n required init?(coder: NSCoder) { fatalError() } }",
      "class V: UICollectionViewCell { init(frame: CGRect) { super.init(frame: frame) }\n required init?(coder: NSCoder) { fatalError() } }",
      "overriding declaration requires an 'override' keyword", "write 'override' before 'init'"),
    Row(
      "class V: UIViewController { override init(nibName name: String?, bundle part: Bundle?) { super.init(nibName: name, bundle: part) }\n required init?(coder: NSCoder) { fatalError() } }",
      "class V: UIViewController { init(nibName name: String?, bundle part: Bundle?) { super.init(nibName: name, bundle: part) }\n required init?(coder: NSCoder) { fatalError() } }",
      "overriding declaration requires an 'override' keyword", "write 'override' before 'init'"),
    Row(
      "class V: UIView { override init(frame: CGRect) { super.init(frame: frame) }\n required init?(coder: NSCoder) { fatalError() } }",
      "class V: UIView { init(frame: CGRect) { super.init(frame: frame) }\n required init?(coder: NSCoder) { fatalError() } }",
      "overriding declaration requires an 'override' keyword", "write 'override' before 'init'"),
    Row(
      "func f(_ r: UIPanGestureRecognizer) { switch r.state { case .began, .changed, .possible: print(1); case .recognized, .failed, .cancelled: print(2); @unknown default: break } }",
      "func f(_ r: UIPanGestureRecognizer) { switch r.state { case .began, .changed: print(1); case .recognized: print(2) } }",
      "this 'switch' leaves out '.possible', '.cancelled', '.failed'", "add the case, or 'default:'"),
    Row(
      "func g(_ u: URL) {}\n func f() { if let u = URL(string: \"a\") { g(u) } }",
      "func g(_ u: URL) {}\n func f() { g(URL(string: \"a\")) }",
      "value of optional type 'URL?' must be unwrapped to a value of type 'URL'",
      "bind it with 'if let' or 'guard let', or write 'URL(string: \"a\") ?? …'"),
    Row(
      "func f(_ c: URLComponents) { if let u = c.url { print(URLRequest(url: u)) } }",
      "func f(_ c: URLComponents) { print(URLRequest(url: c.url)) }",
      "value of optional type 'URL?' must be unwrapped to a value of type 'URL'",
      "bind it with 'if let' or 'guard let', or write 'c.url ?? …'"),
    Row(
      "static let limit = 3\n func f() { print(Self.limit + n) }",
      "static let limit = 3\n func f() { print(limit + n) }",
      "'limit' is a static member of this type, and cannot be used on an instance", "write 'Self.limit'"),
    Row(
      "var done: (() -> Void)?\n func f() { done = { self.n = 1; print(self.steps) } }",
      "var done: (() -> Void)?\n func f() { done = { print(steps) } }",
      "'steps' needs 'self.' before it in a closure that is kept for later",
      "write 'self.steps', or '[weak self]' and 'self?.steps'"),
    Row(
      "var done: (() -> Void)?\n func f() { done = { [weak self] in guard let self else { return }; print(steps) } }",
      "var done: (() -> Void)?\n func f() { done = { [weak self] in print(steps) } }",
      "'steps' needs 'self.' before it in a closure that is kept for later", "write 'self?.steps'"),
    Row(
      "struct Card { var n = 0 }\n var cards = [Card()]\n func f() { cards[0].n = 2 }",
      "struct Card { var n = 0 }\n let cards = [Card()]\n func f() { cards[0].n = 2 }",
      "'cards' cannot change: it is a 'let' property", "declare it with 'var'"),
    Row(
      "struct Card { var on = false }\n func f() { var all = [Card()]; all[0].on.toggle() }",
      "struct Card { var on = false }\n func f() { let all = [Card()]; all[0].on.toggle() }",
      "'all' cannot change: it is a 'let' constant", "declare it with 'var'"),
  ]
}
