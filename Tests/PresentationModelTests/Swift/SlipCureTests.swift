import Testing

@testable import PresentationModel

/// Slips of one word or sign in a class that was pasted: each is one error that names the cause, and its cure is right.
@Suite struct SlipCureTests {
  struct Slip: Sendable, CustomTestStringConvertible {
    let part, slip, error, cure: String
    var testDescription: String { "\(part) → \(slip)" }
    init(_ part: String, _ slip: String, _ error: String, _ cure: String = "") {
      (self.part, self.slip, self.error, self.cure) = (part, slip, error, cure)
    }
  }

  @Test func theFileIsRight() { #expect(Scenario.errors(Self.list).map { $0.message } == []) }

  @Test(arguments: slips) func aSlipIsOneErrorWithItsCure(slip: Slip) {
    #expect(Self.list.hasText(slip.part))
    let found = Scenario.errors(Self.list.replacingFirst(slip.part, with: slip.slip))
    #expect(found.map { $0.message } == [slip.error])
    #expect(slip.cure.isEmpty || found.first?.notes.first?.message == slip.cure)
  }

  /// What a note says to write in the place of the mistake leaves no mistake.
  @Test(arguments: slips) func theCureIsRight(slip: Slip) {
    let text = Self.list.replacingFirst(slip.part, with: slip.slip)
    guard let mistake = Scenario.errors(text).first, let note = mistake.notes.first?.message else { return }
    let written: String
    if note.hasPrefix("did you mean '"), note.hasSuffix("'?") {
      written = String(note.dropFirst(14).dropLast(2))
    } else if mistake.code == "check.type", note.hasPrefix("write '"), note.hasSuffix("'") {
      written = String(note.dropFirst(7).dropLast())
    } else {
      return
    }
    let bytes = Array(text.utf8)
    let cured = bytes[..<Int(mistake.range.start)] + Array(written.utf8) + bytes[Int(mistake.range.end)...]
    #expect(Scenario.errors(String(decoding: cured, as: UTF8.self)).map { $0.message } == [], "\(note)")
  }

  static let slips = [
    Slip(
      "sum += item.price", "sum += (Int)item.price", "Swift has no cast '(Int)' before a value",
      "write 'Int(item.price)'"),
    Slip(
      "var sum = 0\n", "int sum = 0\n",
      "Swift declares a variable by 'let' or 'var', with its type behind the name", "write 'var sum: Int ='"),
    Slip(
      "let detail = UIViewController()", "const detail = UIViewController()",
      "Swift declares a constant by 'let' and a variable by 'var'", "write 'let detail ='"),
    Slip(
      "let detail = UIViewController()", "lett detail = UIViewController()", "'lett' begins no declaration",
      "did you mean 'let'?"),
    Slip(
      "func total() -> Int {", "func total(): Int {", "expected '->' before the type that is given back",
      "write ' ->' in place of ':'"),
    Slip(
      "var items: [Item] = []", "var items = [Item]", "'[Item]' is a type, and a value has to stand here",
      "write '[Item]()'"),
    Slip(
      "let price: Int\n", "let price = Int\n", "'Int' is a type, and a value has to stand here",
      "write ':' in place of '='"),
    Slip(
      "present(detail, animated: true)", "present(detail, animated: true, completion: onDone())",
      "'completion' takes a closure, and this is a call", "write 'onDone'"),
    Slip(
      "guard let name = name else", "guard let name = name && let other = onDone else",
      "'&&' does not stand before a binding", "write ',' in place of '&&'"),
    Slip("price: Int\n", "price: Itn\n", "cannot find type 'Itn' in this file", "did you mean 'Int'?"),
    Slip(
      "deselectRow(at: indexPath", "deselectRow(indexPath",
      "missing argument label 'at:' in call to 'deselectRow(at:animated:)'", "write 'at: indexPath'"),
    Slip(
      "didSelectRowAt indexPath: IndexPath", "didSelectRowAt indexPath IndexPath",
      "':' is missing between 'indexPath' and its type", "write 'indexPath: IndexPath'"),
    Slip(
      "            return false\n        }", "            retrun false\n        }", "'retrun' begins no statement",
      "did you mean 'return'?"),
    Slip("guard let name", "guard lte name", "'lte' begins no condition", "did you mean 'let'?"),
    Slip(
      "@objc func", "@obc func", "unknown attribute '@obc'", "did you mean '@objc'?"),
    Slip("func total() -> Int", "func total() Int", "expected '->' before the type that is given back", "write '->'"),
    Slip(
      "selectedIndex == 1", "selectedIndex == \"1\"",
      "binary operator '==' cannot be applied to operands of type 'Int' and 'String'", "write '1' on its right side"),
    Slip(
      "            return false\n        }", "            return flase\n        }", "cannot find 'flase' in this file",
      "did you mean 'false'?"),
    Slip(
      "nibName: nil, bundle: nil", "nibName: nill, bundle: nil", "cannot find 'nill' in this file",
      "did you mean 'nil'?"),
    Slip(
      "detail.modalPresentationStyle", "detail.modalPresentStyle",
      "value of type 'UIViewController' has no member 'modalPresentStyle'", "did you mean 'modalPresentationStyle'?"),
    Slip(
      "super.init(nibName", "super.initt(nibName", "'super.initt' does not call the initialiser of the superclass",
      "did you mean 'super.init'?"),
    Slip(
      "super.init(nibName", "superinit(nibName", "'superinit' does not call the initialiser of the superclass",
      "did you mean 'super.init'?"),
    Slip(
      "title: \"Add\", style: .plain, target: self, action", "title: \"Add\", style: .plain, action",
      "missing argument for parameter 'target:' in call to 'UIBarButtonItem(title:style:target:action:)'",
      "write 'target: self' before 'action:'"),
    Slip("print(name)", "pritn(name)", "cannot find 'pritn' in this file", "did you mean 'print'?"),
    Slip(
      "navigationItem.rightBarButtonItem", "navigationItem.rightBarButton",
      "value of type 'UINavigationItem' has no member 'rightBarButton'", "did you mean 'rightBarButtonItem'?"),
    Slip(
      "navigationItem.rightBarButtonItem", "navigationitem.rightBarButtonItem",
      "value of type 'ListController' has no member 'navigationitem'", "did you mean 'navigationItem'?"),
    Slip(
      "let detail = UIViewController()", "let detail = UIViewControler()", "unknown class 'UIViewControler'",
      "did you mean 'UIViewController'?"),
    Slip(
      "UIViewController, UITableViewDataSource", "UIViewControler, UITableViewDataSource",
      "unknown class 'UIViewControler'", "did you mean 'UIViewController'?"),
    Slip("override func", "overide func", "'overide' begins no declaration", "did you mean 'override'?"),
    Slip("required init?", "requird init?", "'requird' begins no declaration", "did you mean 'required'?"),
    Slip(
      "sum += item.price", "sum += item.name", "cannot convert value of type 'String' to specified type 'Int'",
      "write 'Int(item.name) ?? 0'"),
    Slip(
      "return items.count", "return items", "cannot convert value of type '[Item]' to return type 'Int'",
      "write 'items.count'"),
    Slip(
      "let cell = UITableViewCell(style: .default, reuseIdentifier: nil)",
      "let cell = UITableViewCell(style: .defualt, reuseIdentifier: nil)",
      "type 'UITableViewCell.CellStyle' has no member 'defualt'", "did you mean 'default'?"),
    Slip(
      "        return cell\n", "", "'tableView' has to return a value on each way, and one comes to its end without"),
    Slip(
      "present(detail, animated: true)", "present(detail, animated: yes)", "cannot find 'yes' in this file",
      "did you mean 'true'?"),
    Slip(
      "present(detail, animated: true)", "present(detail animated: true)", "',' is missing before 'animated'",
      "write ','"),
    Slip("struct Item {", "strut Item {", "'strut' begins no declaration", "did you mean 'struct'?"),
    Slip(
      "list.addTapped()\nexpect", "list.addTaped()\nexpect", "value of type 'ListController' has no method 'addTaped'",
      "did you mean 'addTapped'?"),
    Slip(
      "    list: ListController", "    list: ListControler", "unknown class 'ListControler'",
      "did you mean 'ListController'?"),
    Slip("for item in items", "for item of items", "expected 'in'", "write 'in' in place of 'of'"),
    Slip("for item in items", "fro item in items", "'fro' begins no statement", "did you mean 'for'?"),
    Slip("for item in items", "for items", "expected 'in'", "write 'for element in items'"),
    Slip(
      "var selectedIndex = 0", "var selectedIndex: Int = \"0\"",
      "cannot convert value of type 'String' to specified type 'Int'", "write '0'"),
    Slip("if selectedIndex == 1 {", "if selectedIndex = 1 {", "'=' assigns, and a condition compares: write '=='"),
    Slip(
      "if selectedIndex == 1 {", "if selectedIndex {",
      "cannot convert value of type 'Int' to expected condition type 'Bool'", "write 'selectedIndex != 0'"),
    Slip(
      "} else {\n            return false", "} esle {\n            return false",
      "'esle' does not go on with what stands before it", "did you mean 'else'?"),
    Slip("var onDone: (() -> Void)?", "var onDone: (() -> Void?", "nothing closes this '('"),
    Slip(
      "var onDone: (() -> Void)?", "var onDone: (() - Void)?", "expected '->' before the type that is given back",
      "write '->'"),
    Slip(
      "action: #selector(addTapped)", "action: #selector(addTaped)", "'ListController' has no method 'addTaped'",
      "did you mean 'addTapped'?"),
    Slip(
      "action: #selector(addTapped)", "action: addTapped", "'addTapped' is a method, and a selector is wanted here",
      "write '#selector(addTapped)'"),
    Slip(
      "let detail = UIViewController()", "UIViewController detail = UIViewController()",
      "Swift declares a variable by 'let' or 'var', with its type behind the name", "write 'let detail ='"),
    Slip(
      "let name: String\n", "let name String\n", "':' is missing between 'name' and its type", "write 'name: String'"),
    Slip(
      "items[indexPath.row].name", "items[indexPath.row].nam", "value of type 'Item' has no member 'nam'",
      "did you mean 'name'?"),
    Slip(
      "items[indexPath.row].name", "items[indexPath].name",
      "cannot convert value of type 'IndexPath' to expected argument type 'Int'", "write 'indexPath.row'"),
    Slip(
      "items[indexPath.row].name", "items[indexPath.row]",
      "cannot convert value of type 'Item' to specified type 'String?'", "write 'items[indexPath.row].name'"),
    Slip("    func total", "    fun total", "'fun' begins no declaration", "did you mean 'func'?"),
    Slip("    func total", "    function total", "'function' begins no declaration", "did you mean 'func'?"),
    Slip("    func total", "    func static total", "'static' stands before 'func'", "write 'static func'"),
    Slip(
      "func validate(_ name: String?) -> Bool {", "func validate(_ name: String?) => Bool {",
      "expected '->' before the type that is given back", "write '->'"),
    Slip(
      "selectedIndex = indexPath.row", "selectedIndex = indexPath",
      "cannot convert value of type 'IndexPath' to specified type 'Int'", "write 'indexPath.row'"),
    Slip(
      "selectedIndex = indexPath.row", "selectedIndex = indexpath.row", "cannot find 'indexpath' in this file",
      "did you mean 'indexPath'?"),
    Slip("fatalError()", "fatalEror()", "cannot find 'fatalEror' in this file", "did you mean 'fatalError'?"),
    Slip(
      "super.viewDidLoad()", "super.viewDidLoad", "function 'viewDidLoad' is not called", "write 'super.viewDidLoad()'"),
    Slip(
      "view.addSubview(tableView)", "view.addSubView(tableView)", "value of type 'UIView' has no method 'addSubView'",
      "did you mean 'addSubview'?"),
  ]

  static let list = """
    import UIKit

    final class ListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
        struct Item {
            let name: String
            let price: Int
        }
        let tableView = UITableView()
        var items: [Item] = []
        var selectedIndex = 0
        var onDone: (() -> Void)?

        init(items: [Item]) {
            self.items = items
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) {
            fatalError()
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Items"
            tableView.dataSource = self
            tableView.delegate = self
            view.addSubview(tableView)
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(addTapped))
        }

        @objc func addTapped() {
            let detail = UIViewController()
            detail.modalPresentationStyle = .pageSheet
            present(detail, animated: true)
        }

        func total() -> Int {
            var sum = 0
            for item in items {
                sum += item.price
            }
            return sum
        }

        func validate(_ name: String?) -> Bool {
            guard let name = name else { return false }
            if selectedIndex == 1 {
                print(name)
                return true
            } else {
                return false
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
            return items.count
        }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = items[indexPath.row].name
            return cell
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            tableView.deselectRow(at: indexPath, animated: true)
            selectedIndex = indexPath.row
            addTapped()
        }
    }

    window
      nav: UINavigationController
        list: ListController

    list.addTapped()
    expect list.presentedViewController != nil
    """
}
