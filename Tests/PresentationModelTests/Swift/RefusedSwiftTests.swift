import Testing

@testable import PresentationModel

/// What swiftc refuses in pasted code for the types of what it names or for its ways: an error at its place; and beside each
/// what swiftc takes, which is none.
@Suite struct RefusedSwiftTests {
  /// The members of the class, in whose method `open` a row's lines stand.
  private static let members = """
    var items: [String] = []
    var item = ""
    var onDone: (() -> Void)?
    var detail: DetailViewController?
    weak var coordinator: Coordinator?
    let limit = 3
    var kind = Kind.first
    """

  private static let others = """
    struct Post { let isPinned: Bool }
    enum Kind { case first, second(Int), third }
    class Coordinator { var count = 0; func start() { } }
    class DetailViewController: UIViewController {
        let item: String
        var note: String?
        init(item: String) { self.item = item; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
    }
    """

  struct Row: Sendable, CustomTestStringConvertible {
    let lines: String
    /// Nil where swiftc takes it.
    let error: String?
    var result = ""
    var testDescription: String { lines }

    init(_ lines: String, _ error: String?, result: String = "") {
      (self.lines, self.error, self.result) = (lines, error, result)
    }
  }

  private static let optionals = [
    Row("navigationController.pushViewController(card, animated: true)", "'navigationController' may be nil"),
    Row("navigationController?.pushViewController(card, animated: true)", nil),
    Row("navigationController!.pushViewController(card, animated: true)", nil),
    Row("self.tabBarController.selectedIndex = 1", "'tabBarController' may be nil"),
    Row("self.tabBarController?.selectedIndex = 1", nil),
    Row("presentedViewController.dismiss(animated: true)", "'presentedViewController' may be nil"),
    Row("card.popoverPresentationController.sourceView = view", "'popoverPresentationController' may be nil"),
    Row("card.popoverPresentationController?.sourceView = view", nil),
    Row("let nav = navigationController\nnav.popViewController(animated: true)", "'nav' may be nil"),
    Row("let nav = navigationController\nnav?.popViewController(animated: true)", nil),
    Row("let nav = navigationController!\nnav.popViewController(animated: true)", nil),
    Row("if let nav = navigationController { nav.popViewController(animated: true) }", nil),
    Row("guard let nav = navigationController else { return }\nnav.popViewController(animated: true)", nil),
    Row(
      "let nav = presentingViewController as? UINavigationController\nnav.popViewController(animated: true)",
      "'nav' may be nil"),
    Row("coordinator.start()", "'coordinator' may be nil"), Row("coordinator?.start()", nil),
    Row("coordinator.count = 2", "'coordinator' may be nil"), Row("onDone()", "'onDone' may be nil"),
    Row("onDone?()", nil), Row("onDone!()", nil), Row("detail.dismiss(animated: true)", "'detail' may be nil"),
    Row("let name = detail.map { $0.item }\nprint(name as Any)", nil),
    Row("if let card = card { present(card, animated: true) }", "'card' is never nil"),
    Row("guard let name = item else { return }\nprint(name)", "'item' is never nil"),
    Row("let item: String? = nil\ncard.dismiss(animated: true) { if let item = item { print(item) } }", nil),
    Row("let top = card\nif let top { present(top, animated: true) }", "'top' is never nil"),
    Row("if let detail { present(detail, animated: true) }", nil),
    Row("if let detail = detail, let note = detail.note { title = note }", nil),
    Row("card.dismiss(animated: true) { [weak self] in self.title = \"x\" }", "'self' is weak here"),
    Row("card.dismiss(animated: true) { [weak self] in self?.title = \"x\" }", nil),
    Row("card.dismiss(animated: true) { [weak self] in\nguard let self else { return }\nself.title = \"x\"\n}", nil),
    Row(
      "card.dismiss(animated: true) { [weak self] in\nguard let self = self else { return }\nself.title = \"x\"\n}", nil
    ),
  ]

  private static let constants = [
    Row("let count = 1\ncount = 2", "cannot assign to 'count'"), Row("var count = 1\ncount = 2\nprint(count)", nil),
    Row("let count: Int\nif items.isEmpty { count = 1 } else { count = 2 }\nprint(count)", nil),
    Row("limit = 4", "cannot assign to 'limit'"), Row("self.limit = 4", "cannot assign to 'limit'"),
    Row("item = \"x\"", nil), Row("card.item = \"x\"", "cannot assign to 'item'"), Row("card.note = \"x\"", nil),
    Row("number = 3", "cannot assign to 'number'"), Row("var number = number\nnumber += 1\nprint(number)", nil),
    Row("if var note = card.note {\nnote = \"x\"\ntitle = note\n}", nil),
    Row("let top = card\ntop.title = \"x\"", nil),
  ]

  private static let ways = [
    Row("guard !items.isEmpty else { print(1) }", "the block of 'guard' goes on"),
    Row("guard !items.isEmpty else { title = \"x\" }", "the block of 'guard' goes on"),
    Row("guard !items.isEmpty else { }", "the block of 'guard' goes on"),
    Row("guard !items.isEmpty else { return }", nil), Row("guard !items.isEmpty else { fatalError() }", nil),
    Row("for _ in items {\nguard limit > 1 else { continue }\n}", nil),
    Row("guard !items.isEmpty else {\nif limit > 2 { return } else { return }\n}", nil),
    Row("guard !items.isEmpty else {\nif limit > 2 { return }\n}", "the block of 'guard' goes on"),
    Row("if limit > 2 { return 1 }", "comes to its end without", result: "Int"),
    Row("if limit > 2 { return 1 }\nreturn 2", nil, result: "Int"), Row("limit + 1", nil, result: "Int"),
    Row("if limit > 2 { return 1 } else { return 2 }", nil, result: "Int"),
    Row("return\n    limit", nil, result: "Int"), Row("print(1)\nfatalError()", nil, result: "Int"),
    Row("switch limit {\ncase 1: return 1\ndefault: return 2\n}", nil, result: "Int"),
    Row("if limit > 2 { return }\nreturn 2", "has to return a value", result: "Int"),
    Row("return 3", "returns nothing"), Row("return present(card, animated: true)", nil),
    Row("return card", "returns nothing"),
    Row("while true { if limit > 2 { return 1 } }", nil, result: "Int"),
    Row("do { return try self.number(of: 1) } catch { return 2 }", nil, result: "Int"),
  ]

  private static let choices = [
    Row("switch kind {\ncase .first: break\ncase .second: break\n}", "leaves out '.third'"),
    Row("switch kind {\ncase .first: break\ncase .second(let n): print(n)\ncase .third: break\n}", nil),
    Row(
      "switch kind {\ncase .first, .third: break\ncase .second(let n) where n > 1: print(n)\n}", "leaves out '.second'"),
    Row("switch kind {\ncase .first: break\ncase _: break\n}", nil),
    Row("switch kind {\ncase .first: break\ndefault: break\n}", nil),
    Row("switch kind {\ncase .second(3): break\ncase .second, .first, .third: break\n}", nil),
    Row("switch limit {\ncase 1: break\n}", "does not say what happens otherwise"),
    Row("switch item {\ncase \"a\": break\ncase let other: print(other)\n}", nil),
    Row("for index in items.count { print(index) }", "'for' goes over a list"),
    Row("for index in 0..<items.count { print(index) }", nil), Row("for name in items { print(name) }", nil),
    Row("present(card, animated: true, completion: { _ in })", "this closure gets no argument"),
    Row("present(card, animated: true) { }", nil),
    Row("present(card, animated: yes)", "cannot find 'yes'"),
    Row("present(card, animated: true, complete: nil)", "extra argument 'complete'"),
    Row("if items.isEmty { present(card, animated: true) }", "'Array' has no member 'isEmty'"),
    Row("let post = Post(isPinned: true)\nif post.isPined { print(1) }", "'Post' has no member 'isPined'"),
    Row("let post = Post(isPinned: true)\nif post.isPinned { print(1) }", nil),
    Row("items.appendd(\"x\")", "'Array' has no member 'appendd'"),
    Row("if item.hasprefix(\"x\") { present(card, animated: true) }", "'String' has no member 'hasprefix'"),
    Row("if item.hasPrefix(\"x\") { present(card, animated: true) }", nil),
    Row("performSegue(identifier: \"x\", sender: nil)", "extra argument 'identifier'"),
    Row(
      "let nav = UINavigationController(root: card)\npresent(nav, animated: true)",
      "no initialiser with the argument 'root:'"),
    Row(
      "UIApplication.share.windows.first?.rootViewController?.present(card, animated: true)", "has no member 'share'"),
    Row("DispatchQueue.main.asyncAfter(.now() + 1) { self.title = \"x\" }", "missing argument label 'deadline:'"),
    Row("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.title = \"x\" }", nil),
    Row("self.viewControllers = [card]", "has no member 'viewControllers'"),
    Row(
      "let ok = UIAlertAction(title: \"OK\", style: .default) { print(1) }\nprint(ok)", "this closure gets an argument"),
    Row("let ok = UIAlertAction(title: \"OK\", style: .default) { _ in print(1) }\nprint(ok)", nil),
    Row("let ok = UIAlertAction(title: \"OK\", style: .default) { print($0) }\nprint(ok)", nil),
    Row("present(DetailViewController(), animated: true)", "no initialiser of 'DetailViewController' takes '()'"),
    Row(
      "present(DetailViewController(name: \"x\"), animated: true)",
      "no initialiser of 'DetailViewController' takes '(name:)'"),
    Row("present(DetailViewController(item: \"x\"), animated: true)", nil),
    Row("var top\nprint(top)", "'top' has no value"),
    Row("var top: UIViewController\ntop = card\nprint(top)", nil),
    Row("let count: Int = item\nprint(count)", "cannot convert value of type 'String' to specified type 'Int'"),
    Row("let count: Int = limit\nprint(count)", nil), Row("let text: String? = nil\nprint(text as Any)", nil),
    Row(
      "navigationController?.setViewControllers(card, animated: true)",
      "cannot convert value of type 'DetailViewController'"),
    Row("navigationController?.setViewControllers([card], animated: true)", nil),
  ]

  @Test(arguments: optionals + constants + ways + choices) func itIsRefused(row: Row) {
    let text = Self.file(row)
    let found = Scenario.errors(text)
    guard let error = row.error else {
      return expect(found.map { $0.message }, equals: [], "\(row.lines)")
    }
    // The place is in the lines of the row.
    #expect(found.count == 1 && found[0].message.contains(error), "\(row.lines): \(found.map { $0.message })")
  }

  /// The file of a row: what it runs in is in the same for all of them.
  static func file(_ row: Row) -> String {
    let lines = row.lines.split(separator: "\n").map { "        \($0)\n" }.joined()
    return """
      \(others)
      class HomeViewController: UIViewController {
      \(members)
          func number(of number: Int) throws -> Int { number }
          func open(_ card: DetailViewController, _ number: Int) \(row.result.isEmpty ? "" : "-> \(row.result) "){
      \(lines)    }
      }
      window
        home: HomeViewController
      """
  }
}
