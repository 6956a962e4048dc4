import Testing

@testable import PresentationModel

/// A sign or a keyword that is lost in a pasted class is one error, which says what to write; what follows from it is none.
@Suite struct LostSignTests {
  @Test func theFileIsRight() { #expect(SlipRow.errors(Self.text).map { $0.message } == []) }

  @Test(arguments: rows) func itIsOneErrorWithItsCure(row: SlipRow) { row.check(in: Self.text) }

  private static let rows: [SlipRow] = [
    SlipRow(
      "class ListViewController: UIViewController {", "class ListViewController: UIViewController",
      "'{' is missing behind the head of the class", "write '{'"),
    SlipRow(
      "final class DetailViewController: UIViewController {",
      "final class DetailViewController: UIViewController",
      "'{' is missing behind the head of the class", "write '{'"),
    SlipRow("struct Item {", "struct Item", "'{' is missing behind 'Item'", "write '{'"),
    SlipRow(
      "func open() {", "func open()", "expected '{' and the body of the function", "write '{'"),
    SlipRow(
      "func count() -> Int {", "func count() -> Int ", "expected '{' and the body of the function",
      "write '{'"),
    SlipRow(
      "if items.isEmpty {", "if items.isEmpty", "'{' is missing behind 'isEmpty'", "write '{'"),
    SlipRow(
      "for item in items {", "for item in items", "'{' is missing behind 'items'", "write '{'"),
    SlipRow(
      "var first: String? {", "var first: String? ", "'{' is missing behind '?'", "write '{'"),
    SlipRow("didSet {", "didSet ", "'{' is missing behind 'didSet'", "write '{'"),
    SlipRow("items.map {", "items.map ", "'{' is missing behind 'map'", "write '{'"),
    SlipRow("func open()", "open()", "'func' is missing before 'open'", "write 'func open'"),
    SlipRow(
      "func count() -> Int", "count() -> Int", "'func' is missing before 'count'",
      "write 'func count'"),
    SlipRow(
      "var items: [Item]", "items: [Item]", "'var' is missing before 'items'", "write 'var items'"),
    SlipRow(
      "let name: String", "name: String", "'var' is missing before 'name'", "write 'var name'"),
    SlipRow(
      "private(set) var opened", "private(set) opened", "'var' is missing before 'opened'",
      "write 'var opened'"),
    SlipRow(
      "let detail = DetailViewController()", "let detail == DetailViewController()",
      "'==' compares, and '=' gives a value", "write '=' in place of '=='"),
    SlipRow(
      "animated: true)", "animated true)", "':' is missing behind 'animated'", "write 'animated:'"),
    SlipRow(
      "(() -> Void)?", "(() Void)?", "expected '->' before the type that is given back",
      "write '->'"),
    SlipRow("} else {", "} {", "'else' is missing before this '{'", "write 'else {'"),
    SlipRow(
      "present(detail, animated: true)", "present(detail, animated: true",
      "nothing closes this '('",
      "write the ')' that ends it"),
    SlipRow(
      "present(detail, animated: true)", "presentdetail, animated: true)", "nothing opens this ')'",
      "leave it out, or write the '(' that begins it"),
    SlipRow(
      "#selector(open)", "#sellector(open)", "there is no '#sellector'", "did you mean '#selector'?"
    ),
    SlipRow(
      "static func <", "func <", "operator '<' of a type has to be 'static'",
      "write 'static func <'"),
    SlipRow(
      "var opened = 0", "var opeend = 0",
      "value of type 'ListViewController' has no member 'opened'",
      "did you mean 'opeend'?"),
    SlipRow(
      "opened += 1", "openned += 1", "value of type 'ListViewController' has no member 'openned'",
      "did you mean 'opened'?"),
  ]

  private static let text = """
    struct Item {
      let name: String
      static func < (left: Item, right: Item) -> Bool { left.name < right.name }
    }

    class ListViewController: UIViewController {
      private(set) var opened = 0
      var onClose: (() -> Void)?
      var items: [Item] = [] {
        didSet { title = items.first?.name }
      }
      var first: String? { items.map { $0.name }.first }
      let button = UIButton()

      override func viewDidLoad() {
        super.viewDidLoad()
        button.addTarget(self, action: #selector(open), for: .touchUpInside)
      }

      @objc func open() {
        let detail = DetailViewController()
        opened += 1
        if items.isEmpty {
          title = "none"
        } else {
          title = first
        }
        for item in items {
          title = item.name
        }
        present(detail, animated: true)
      }

      func count() -> Int { items.count }
    }

    final class DetailViewController: UIViewController {
      func close() { dismiss(animated: true) }
    }

    window
      list: ListViewController

    list.button.tap()
    expect list.presentedViewController is DetailViewController
    expect list.title == "none"

    expect list.opened == 1
    """
}
