import Testing

@testable import PresentationModel

/// What swiftc refuses in pasted code for the types of values, for effects, constants, access and declarations: an error at
/// its place; and beside each what swiftc takes, which is none.
@Suite struct TypeSlipTests {
  /// The members of the class, in whose method `run` a row's lines stand.
  private static let members = """
    var items = ["a", "b"]
    var numbers: [Int] = []
    var byName: [String: Int] = [:]
    var route = Route.list
    let limit = 3
    let names = ["a"]
    var model = Model(name: "a", size: 1)
    var card = DetailViewController(model: Model(name: "b", size: 2))
    weak var delegate: PickDelegate?
    static var total = 0
    func label(for n: Int) -> String { return "x\\(n)" }
    func load() throws -> String { return "x" }
    func fetch() async -> String { return "x" }
    func later(_ done: @escaping () -> Void) { done() }
    func open(_ item: String, animated: Bool = true) {
        present(DetailViewController(model: Model(name: item, size: 1)), animated: animated)
    }
    """

  private static let others = """
    class DetailViewController: UIViewController {
        var item: String = ""
        var count = 0
        var onDone: (() -> Void)?
        var onPick: ((String) -> Void)?
        private var secret = 1
        let model: Model
        init(model: Model) { self.model = model; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
    }
    struct Model {
        var name: String
        var size: Int
        func scaled(by n: Int) -> Model { return Model(name: name, size: size * n) }
        mutating func grow() { size += 1 }
    }
    enum Route { case list, detail(String), sheet(id: Int) }
    protocol PickDelegate: AnyObject { func picked(_ s: String) }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    let lines: String
    /// Nil where swiftc takes it.
    let error: String?
    var testDescription: String { lines }

    init(_ lines: String, _ error: String?) { (self.lines, self.error) = (lines, error) }
  }

  private static let arguments = [
    Row("items.append(3)", "cannot convert value of type 'Int' to expected argument type 'String'"),
    Row("items.append(\"c\")", nil), Row("numbers.append(\"a\")", "'String' to expected argument type 'Int'"),
    Row("numbers.append(limit)", nil), Row("items = \"x\"", "'String' to specified type '[String]'"),
    Row("items[0] = 3", "'Int' to specified type 'String'"), Row("items[0] = \"c\"", nil),
    Row("byName[\"a\"] = \"b\"", "'String' to specified type 'Int?'"), Row("byName[\"a\"] = nil", nil),
    Row("byName[1] = 2", "'Int' to expected argument type 'String'"), Row("open(3)", "'Int' to expected argument"),
    Row("open(\"x\", animated: \"yes\")", "'String' to expected argument type 'Bool'"),
    Row("open(items)", "'[String]' to expected argument type 'String'"), Row("open(items[0])", nil),
    Row("open(nil)", "'nil' is no value of type 'String'"), Row("open(label(for: 1))", nil),
    Row("open(label(for: \"1\"))", "'String' to expected argument type 'Int'"),
    Row("card = DetailViewController(model: \"x\")", "'String' to expected argument type 'Model'"),
    Row("model = Model(name: 3, size: 1)", "'Int' to expected argument type 'String'"),
    Row("model = Model(name: \"a\")", "missing argument for parameter 'size'"),
    Row("model = Model(size: 1, name: \"a\")", "argument 'name' must precede argument 'size'"),
    Row("model = Model(name: \"a\", size: 1, more: 2)", "extra argument 'more'"),
    Row("card.item = 3", "'Int' to specified type 'String'"), Row("card.item = \"c\"", nil),
    Row("card.count = \"x\"", "'String' to specified type 'Int'"),
    Row("card.onPick?(3)", "'Int' to expected argument type 'String'"), Row("card.onPick?(\"x\")", nil),
    Row("card.onPick?()", "this function takes one argument"),
    Row("let c = items.contains(3)\nprint(c)", "'Int' to expected argument type 'String'"),
    Row("let c = items.contains(\"a\")\nprint(c)", nil),
    Row("print(numbers.joined(separator: \",\"))", "'joined(separator:)' is for texts"),
    Row("print(items.joined(separator: \",\"))", nil),
    Row("delegate?.picked(\"x\")", nil),
    Row("model = model.scaled(by: \"2\")", "'String' to expected argument type 'Int'"),
    Row("present(DetailViewController.self, animated: true)", "'DetailViewController.Type' to expected argument"),
    Row("present(card, animated: 1)", "to"), Row("present(card, animated: true)", nil),
    Row(
      "navigationController?.pushViewController(animated: true, card)",
      "the arguments of 'pushViewController(_:animated:)' stand in another order"),
  ]

  private static let values = [
    Row("let s: String = label(for: 1)\nopen(s + 1)", "binary operator '+' cannot be applied"),
    Row("let s: String = label(for: 1)\nopen(s + \"1\")", nil),
    Row("if items.count == \"2\" { open(\"x\") }", "binary operator '==' cannot be applied"),
    Row("if items.count == 2 { open(\"x\") }", nil),
    Row("if items.first == 3 { open(\"x\") }", "binary operator '==' cannot be applied"),
    Row("if items.first == \"a\" { open(\"x\") }", nil), Row("if items.first == nil { open(\"x\") }", nil),
    Row("let n = items.count + \"x\"\nopen(n)", "binary operator '+' cannot be applied"),
    Row("let n = items.count + limit\nprint(n)", nil), Row("let n = 1.5 * 2\nprint(n)", nil),
    Row("let n = byName[\"a\"] + 1\nprint(n)", "value of optional type 'Int?' must be unwrapped"),
    Row("let n = (byName[\"a\"] ?? 0) + 1\nprint(n)", nil),
    Row("if items { open(\"x\") }", "'[String]' to expected condition type 'Bool'"),
    Row("if items.count { open(\"x\") }", "'Int' to expected condition type 'Bool'"),
    Row("if !items.isEmpty && limit > 2 { open(\"x\") }", nil),
    Row("if items.first { open(\"x\") }", "'String?' to expected condition type 'Bool'"),
    Row("let n: String = items.first\nopen(n)", "value of optional type 'String?' must be unwrapped"),
    Row("let n: String = items.first ?? \"\"\nopen(n)", nil), Row("let n: String = items.first!\nopen(n)", nil),
    Row("open(items.first)", "value of optional type 'String?' must be unwrapped"),
    Row("if let n = items.first { open(n) }", nil),
    Row("if let n = items.count { print(n) }", "'items.count' is never nil"),
    Row("guard let n = items.first\nopen(n)", "a 'guard' needs 'else { … }'"),
    Row("for (i, s) in items { open(s); print(i) }", "the elements of 'items' are 'String'"),
    Row("for (i, s) in items.enumerated() { open(s); print(i) }", nil),
    Row("for s in items { open(s) }", nil),
    Row("let s = items.first.count\nprint(s)", "'items.first' may be nil"),
    Row("let s = items.first?.count\nprint(s as Any)", nil),
    Row("print(items.length)", "'[String]' has no member 'length'"),
    Row("print(items.frst as Any)", "has no member 'frst'"), Row("print(items.first as Any)", nil),
    Row("print(items.sort().count)", "value of type 'Void' has no member 'count'"),
    Row("print(items.sorted().count)", nil),
    Row(
      "navigationController?.pushViewController(DetailViewController, animated: true)", "'DetailViewController' is a"),
    Row("let text = items.first ?? (limit > 2 ? \"a\" : nil)\nprint(text as Any)", nil),
    Row("print(items.count())", "'count' is a property"),
    Row("print(items!.count)", "is never nil, so '!' cannot stand behind it"),
    Row("print(model.nam)", "'Model' has no member 'nam'"), Row("print(model.name)", nil),
    Row("model = model.scale(by: 2)", "'Model' has no method 'scale'"),
    Row("let t = (1, \"a\")\nopen(t.0)", "'Int' to expected argument type 'String'"),
    Row("let t = (1, \"a\")\nopen(t.1)", nil), Row("let t = (1, \"a\")\nopen(t.2)", "has no member '2'"),
    Row("let v: UIViewController = \"x\"\nprint(v)", "'String' to specified type 'UIViewController'"),
    Row("let v: UIViewController = card\nprint(v)", nil),
    Row("let v: DetailViewController = UIViewController()\nprint(v)", "'UIViewController' to specified type"),
    Row("let c = items.firstIndex(of: \"a\")\nopen(items[c])", "value of optional type 'Int?' must be unwrapped"),
    Row("items.sort { $0.count }\nprint(items)", "this closure gets 2 arguments"),
    Row("items.sort { $0.count < $1.count }", nil),
    Row("print(items.filter { $0.count })", "'Int' to return type 'Bool'"),
    Row("print(items.filter { $0.count > 1 })", nil),
    Row("open \"x\"", "no sign stands before this text"),
    Row("open(\"x\"))", "nothing opens this ')'"), Row("open('x')", "a text stands in double quotes"),
  ]

  private static let cases = [
    Row("route = .detail", "'.detail' needs a value here"), Row("route = .detail(\"x\")", nil),
    Row("route = .detail(3)", "'Int' to expected argument type 'String'"),
    Row("route = .sheet(3)", "'.sheet' does not take '(_:)'"), Row("route = .sheet(id: 3)", nil),
    Row("route = .list(1)", "'.list' does not take '(_:)'"),
    Row("if route == .list { open(\"x\") }", "'==' compares no values of 'Route'"),
    Row("if case .list = route { open(\"x\") }", nil),
    Row("if case .detail(let s, let n) = route { open(s); print(n) }", "'.detail' holds one value"),
    Row("if case .detail(let s) = route { open(s) }", nil),
    Row("if case .detial(let s) = route { open(s) }", "'Route' has no case 'detial'"),
    Row(
      "switch route {\ncase .list: open(\"x\")\ncase .detail(let s): open(s)\ncase .sheet(let i): open(i)\n}",
      "'Int' to expected argument type 'String'"),
    Row("switch route {\ncase .list:\ncase .detail(let s): open(s)\ndefault: break\n}", "this case has no statement"),
    Row("switch route {\ncase .list: break\ncase .detail(let s): open(s)\ndefault: break\n}", nil),
    Row(
      "switch items.count {\ncase 0: open(\"x\")\ncase \"1\": open(\"y\")\ndefault: break\n}",
      "expression pattern of type 'String'"),
  ]

  private static let effects = [
    Row("open(load())", "'load()' can throw, and 'try'"), Row("open((try? load()) ?? \"\")", nil),
    Row("open(try load())", "nothing here catches the error"),
    Row("do { open(try load()) } catch { print(error) }", nil),
    Row("open(fetch())", "'fetch()' is 'async', and 'await'"),
    Row("open(await fetch())", "'fetch()' is 'async', and 'run' is not"),
    Row("Task { self.open(await self.fetch()) }", nil),
    Row("later { open(\"x\") }", "'open' needs 'self.' before it"), Row("later { self.open(\"x\") }", nil),
    Row("later { [self] in open(\"x\") }", nil), Row("later { [weak self] in self?.open(\"x\") }", nil),
    Row("DispatchQueue.main.async { items = [] }", "'items' needs 'self.' before it"),
    Row("card.onDone = { dismiss(animated: true) }", "'dismiss' needs 'self.' before it"),
    Row("items.forEach { open($0) }", nil), Row("Task { open(\"x\") }", nil),
  ]

  private static let constants = [
    Row("limit += 1", "'limit' cannot change"), Row("names.append(\"b\")", "'names' cannot change"),
    Row("let m = model\nm.name = \"b\"", "'m' cannot change"), Row("var m = model\nm.name = \"b\"\nprint(m)", nil),
    Row("let m = model\nm.grow()", "'m' cannot change"), Row("model.grow()", nil),
    Row("let a = 1\nlet a = 2\nprint(a)", "'a' is declared twice"),
    Row("print(late)\nlet late = 1", "'late' is used before its declaration"),
    Row("print(card.secret)", "'secret' is private to 'DetailViewController'"),
    Row("print(self.total)", "'total' is a static member"), Row("print(HomeViewController.total)", nil),
    Row("HomeViewController.open(\"x\")", "'open' is a method of an instance"),
    Row("card.onDone = { [weak self] in self.open(\"x\") }", "cannot be used on it like that"),
    Row(
      "let vc = storyboard!.instantiateViewController(withIdentifier: \"D\")\nprint(vc.item)",
      "'UIViewController' has no member 'item'"),
    Row(
      "let b = UIBarButtonItem(title: \"x\", style: .plain, target: self, action: #selector(tap))\nprint(b)",
      "Objective-C does not see"),
  ]

  static let rows = arguments + values + cases + effects + constants

  @Test(arguments: rows) func itIsRefused(row: Row) {
    let text = Self.file(row)
    let found = Scenario.errors(text)
    guard let error = row.error else {
      return expect(found.map { $0.message }, equals: [], "\(row.lines)")
    }
    #expect(found.count == 1 && found[0].message.contains(error), "\(row.lines): \(found.map { $0.message })")
  }

  /// What a class has to declare: each with what swiftc takes.
  @Test(arguments: [
    Row("class A: UIViewController { var id: Int }", nil),
    Row("class A: UIViewController { var id: Int? }", nil), Row("class A: UIViewController { var id = 1 }", nil),
    Row(
      "class A: UIViewController {\n    var id: Int\n    init(id: Int) { super.init(nibName: nil, bundle: nil) }\n    required init?(coder: NSCoder) { fatalError() }\n}",
      "'id' has no value when this initialiser calls 'super.init'"),
    Row(
      "class A: UIViewController {\n    var id: Int\n    init(id: Int) { self.id = id }\n    required init?(coder: NSCoder) { fatalError() }\n}",
      "does not call 'super.init'"),
    Row(
      "class A: UIViewController {\n    var id: Int\n    init(id: Int) { self.id = id; super.init(nibName: nil, bundle: nil) }\n    required init?(coder: NSCoder) { fatalError() }\n}",
      nil),
    Row(
      "protocol P { func picked(_ s: String) }\nclass A: UIViewController, P { func pikced(_ s: String) { } }",
      "does not conform to 'P'"),
    Row("protocol P { func picked(_ s: String) }\nclass A: UIViewController, P { func picked(_ s: String) { } }", nil),
    Row(
      "protocol P { func picked(_ s: String) }\nextension P { func picked(_ s: String) { } }\nclass A: UIViewController, P { }",
      nil),
    Row("struct S {\n    var n = 0\n    func grow() { n += 1 }\n}", "'n' cannot change here: 'grow' is not 'mutating'"),
    Row("struct S {\n    var n = 0\n    mutating func grow() { n += 1 }\n}", nil),
    Row(
      "protocol P: AnyObject { }\nclass L: UIViewController { weak var delegate: P? }\nclass A: UIViewController {\n    func go() {\n        let l = L()\n        l.delegate = self\n        present(l, animated: true)\n    }\n}",
      "'A' does not conform to 'P'"),
    Row(
      "class A: UIViewController {\n    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear() }\n}",
      "does not take '()'"),
  ]) func declarationsAreChecked(row: Row) {
    let found = Scenario.load(bytes: Array("\(row.lines)\nwindow\n  a: UIViewController\n".utf8), path: "a.presim")
      .diagnostics.filter { $0.severity == .error }
    guard let error = row.error else {
      return expect(found.map { $0.message }, equals: [], "\(row.lines)")
    }
    #expect(found.count == 1 && found[0].message.contains(error), "\(row.lines): \(found.map { $0.message })")
  }

  /// The file of a row: what it runs in is in the same for all of them.
  static func file(_ row: Row) -> String {
    let lines = row.lines.split(separator: "\n").map { "        \($0)\n" }.joined()
    return """
      \(others)
      class HomeViewController: UIViewController {
      \(members)
          func tap() { }
          func run() {
      \(lines)    }
      }
      window
        home: HomeViewController
      """
  }
}
