import Testing

@testable import PresentationModel

/// Slips of one word in a file as a person pastes it, in the code, the outline, a turn, a step and an expectation: each is
/// one error with its cure, and the file without the slip has none.
@Suite struct TypedSlipTests {
  @Test func theFileIsRight() { #expect(SlipRow.errors(Self.text).map { $0.message } == []) }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: SlipRow) { row.check(in: Self.text) }

  private static let rows: [SlipRow] = [
    SlipRow(
      "guard count < 3, kind",
      "guard count < 3 kind",
      "',' is missing before 'kind'",
      "conditions stand one behind the other with ',': write ','"),
    SlipRow(
      "$0.id == id",
      "$0.id = id",
      "'=' assigns, and this closure has to give back a 'Bool'",
      "write '==' to compare"),
    SlipRow(
      "private(set) var notes: [Note]",
      "private(set) let notes: [Note]",
      "'notes' cannot change: it is a 'let' property",
      "declare it with 'var'"),
    SlipRow(
      "{ get set }",
      "{ get, set }",
      "no ',' stands between 'get' and 'set'",
      "write '{ get set }'"),
    SlipRow(
      "didSet { print",
      "didset { print",
      "'didset' begins no accessor",
      "did you mean 'didSet'?"),
    SlipRow(
      "weak var delegate: NotesViewDelegate?",
      "weak var delegate: NotesViewDelegat?",
      "cannot find type 'NotesViewDelegat' in this file",
      "did you mean 'NotesViewDelegate'?"),
    SlipRow(
      "alert.addAction(ok)",
      "alert.addAction(oK)",
      "cannot find 'oK' in this file",
      "did you mean 'ok'?"),
    SlipRow(
      "return next",
      "return nextt",
      "cannot find 'nextt' in this file",
      "did you mean 'next'?"),
    SlipRow(
      "            return next\n",
      "            next\n",
      "'show' has to return a value on each way, and one comes to its end without",
      ""),
    SlipRow(
      "case .list:\n",
      "case .list\n",
      "expected ':'",
      "write ':'"),
    SlipRow(
      "throw LoadError.offline",
      "throw .offline",
      "nothing says of which type '.offline' is, which is thrown here",
      "write 'LoadError.offline'"),
    SlipRow(
      "throw LoadError.offline",
      "LoadError.offline",
      "the block of 'guard' goes on behind it",
      "end it with 'return', 'throw', 'break' or 'continue'"),
    SlipRow(
      "            dismiss(animated: true)\n            return\n",
      "            dismiss(animated: true)\n",
      "the block of 'guard' goes on behind it",
      "end it with 'return', 'throw', 'break' or 'continue'"),
    SlipRow(
      "-> [String] { prices",
      "-> String[] { prices",
      "the type of a list is written '[String]'",
      ""),
    SlipRow(
      "let names: [String: Int]",
      "let names: [String, Int]",
      "the type of a dictionary has ':' behind the key: write ':' in place of ','",
      ""),
    SlipRow(
      "class NotesViewController: UIViewController",
      "class NotesViewController extends UIViewController",
      "Swift has no 'extends': ':' stands before a superclass",
      "write ':'"),
    SlipRow(
      "#selector(tap(_:))",
      "#selector(tap:)",
      "a selector names its parameters in parentheses: write 'tap(_:)'",
      ""),
    SlipRow(
      "#selector(tap(_:))",
      "@selector(tap(_:))",
      "Swift names a method with '#selector(…)': write '#' in place of '@'",
      ""),
    SlipRow(
      "deinit { print",
      "deinit() { print",
      "'deinit' takes nothing: leave '()' out",
      ""),
    SlipRow(
      "let next = UIViewController()",
      "let next = [[UIViewController alloc] init]",
      "this is Objective-C; presim reads Swift",
      "write 'Detail()' for '[[Detail alloc] init]', and 'a.b(c)' for '[a b:c]'"),
    SlipRow(
      "style: .default,",
      "style: default,",
      "'default' is a word of Swift: write '.default' for the case",
      ""),
    SlipRow(
      "show(kind: .card)\n",
      "show(kind: .Card)\n",
      "type 'Kind' has no case 'Card'",
      "did you mean 'card'?"),
    SlipRow(
      "Kind.allCases.isEmpty",
      "Kind.allCases().isEmpty",
      "'allCases' is a property, and cannot be called",
      "leave '()' out"),
    SlipRow(
      ".values.map { $0.title }",
      ".values.map { $0.titel }",
      "value of type 'Note' has no member 'titel'",
      "did you mean 'title'?"),
    SlipRow(
      "override var shouldRemovePresentersView",
      "var shouldRemovePresentersView",
      "overriding declaration requires an 'override' keyword",
      "'UIPresentationController' has 'shouldRemovePresentersView' too: write 'override var shouldRemovePresentersView', or give it another name"
    ),
    SlipRow(
      "let card = show(kind: .card)",
      "let card: UIView = show(kind: .card)",
      "cannot convert value of type 'UIViewController' to specified type 'UIView'",
      ""),
    SlipRow(
      "case .failure(let error)",
      "case .failure(error)",
      "cannot find 'error' in this file",
      "write 'let error' to bind what the case holds"),
    SlipRow(
      "let model = NoteViewModel()\nnotes",
      "let model = NoteVieModel()\nnotes",
      "unknown class 'NoteVieModel'",
      "did you mean 'NoteViewModel'?"),
    SlipRow(
      "let model = NoteViewModel()\nnotes",
      "let model = NoteViewModel\nnotes",
      "'NoteViewModel' is a type, and a value has to stand here",
      "write 'NoteViewModel()', or 'NoteViewModel.self' for the type"),
    SlipRow(
      "model.remove(1)",
      "model.remove(id: 1)",
      "no method 'remove' takes '(id:)'",
      "it is 'remove(_:)'"),
    SlipRow(
      "model.remove(1)",
      "model.remove(one)",
      "cannot find 'one' in this file",
      "declare it with 'let one = …', or write a text in quotes: '\"one\"'"),
    SlipRow(
      "turn {\n",
      "turn\n",
      "the statements of 'turn' stand in braces",
      "write 'turn {'"),
    SlipRow(
      "expect notes.model.count == 0",
      "expect notes.model.cont == 0",
      "value of type 'NoteViewModel' has no member 'cont'",
      "did you mean 'count'?"),
    SlipRow(
      "expect model.history() == \"\"",
      "expect model.histroy() == \"\"",
      "value of type 'NoteViewModel' has no method 'histroy'",
      "did you mean 'history'?"),
    SlipRow(
      "expect model.history() == \"\"",
      "expect model.history == \"\"",
      "'history' is a method: call it with parentheses",
      ""),
    SlipRow(
      "expect model.history() == \"\"",
      "expect modle.history() == \"\"",
      "cannot find 'modle' in this file",
      "did you mean 'model'?"),
    SlipRow(
      "expect nav.topViewController != nil",
      "expect nav.topViewController =! nil",
      "an expectation compares with '!='",
      "write '!='"),
    SlipRow(
      "notes.dismiss(animated: true)\n}",
      "notes.dismiss(animted: true)\n}",
      "extra argument 'animted' in call to 'dismiss(animated:completion:)'",
      "did you mean 'animated'?"),
    SlipRow(
      "notes.start()\nturn",
      "notes.strat()\nturn",
      "value of type 'NotesViewController' has no method 'strat'",
      "did you mean 'start'?"),
    SlipRow(
      "    notes: NotesViewController\n",
      "    notes: NotesViewControler\n",
      "unknown class 'NotesViewControler'",
      "did you mean 'NotesViewController'?\nto have a class of this name, declare it: 'class NotesViewControler: UIViewController'"
    ),
  ]

  private static let text = """
    import UIKit

    enum LoadError: Error, Equatable {
        case offline, code(Int)
    }
    enum Kind: String, CaseIterable {
        case list, card
    }
    protocol NotesViewDelegate: AnyObject {
        var isBusy: Bool { get set }
        func close()
    }
    extension NotesViewDelegate {
        func leave() { close() }
    }
    struct Note: Equatable {
        let id: Int
        var title: String
    }
    final class NoteViewModel: NSObject {
        let first = Note(id: 1, title: "a")
        private(set) var notes: [Note] = []
        private var prices: [String: Note] = [:]
        var count = 0 {
            didSet { print(count) }
        }
        func remove(_ id: Int) { notes.removeAll { $0.id == id } }
        func load(_ kind: Kind) throws {
            guard count < 3, kind == .list else { throw LoadError.offline }
            notes.append(first)
            notes.append(Note(id: 2, title: "b"))
        }
        func titles() -> [String] { prices.values.map { $0.title } }
        func history() -> String { notes.map { $0.title }.joined(separator: ", ") }
    }
    class BackController: UIPresentationController {
        override var shouldRemovePresentersView: Bool { false }
    }
    class NotesViewController: UIViewController {
        weak var delegate: NotesViewDelegate?
        let model = NoteViewModel()
        func show(kind: Kind) -> UIViewController {
            switch kind {
            case .list:
                let next = UIViewController()
                return next
            case .card: return UIViewController()
            }
        }
        func start() {
            let card = show(kind: .card)
            let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
            let ok = UIAlertAction(title: "OK", style: .default, handler: nil)
            alert.addAction(ok)
            present(card, animated: true)
            UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(tap(_:))).isEnabled = true
        }
        @objc func tap(_ sender: Any) {
            let names: [String: Int] = [:]
            let all: [Note] = []
            if let found = presentedViewController as? UIAlertController { found.title = "\\(names.count) \\(all.count)" }
            guard let view = viewIfLoaded else {
                dismiss(animated: true)
                return
            }
            view.isHidden = Kind.allCases.isEmpty
        }
        func handle(_ result: Result<Int, Error>) {
            switch result {
            case .success(let n): print(n)
            case .failure(let error): print(error)
            }
        }
        deinit { print("gone") }
    }

    window
      nav: UINavigationController
        notes: NotesViewController

    let model = NoteViewModel()
    notes.start()
    turn {
      model.remove(1)
      notes.dismiss(animated: true)
    }
    expect notes.presentedViewController == nil
    expect notes.model.count == 0
    expect model.history() == ""
    expect nav.topViewController != nil

    """
}
