import Testing

@testable import PresentationModel

/// Slips in what UIKit and Foundation declare outside presim's subject: cases, labels, members, types of values.
@Suite struct SlipsInUIKitTests {
  typealias Slip = SlipsInAClassTests.Slip

  @Test(arguments: [filters, contacts, uncommon]) func theFileIsRight(text: String) {
    #expect(Scenario.errors(text).map { $0.message } == [])
  }

  @Test(arguments: slipsOfFilters) func aSlipIsAnError(slip: Slip) { expectError(slip, in: Self.filters) }
  @Test(arguments: slipsOfContacts) func aSlipInATableIsAnError(slip: Slip) { expectError(slip, in: Self.contacts) }

  private func expectError(_ slip: Slip, in text: String) {
    #expect(text.hasText(slip.part))
    let found = Scenario.errors(text.replacingFirst(slip.part, with: slip.slip))
    #expect(found.contains { $0.message.hasText(slip.error) }, "\(found.map { $0.message })")
  }

  /// What another file of the app may add is no error: an extension's method, a colour, a case of its own.
  @Test(arguments: [
    ("stack.addArrangedSubview(label)", "stack.addArrangedSubviews([label])"),
    ("label.textColor = .red", "label.textColor = .grey"),
    ("label.textColor = .red", "label.textColor = .brand"),
    ("button.sizeToFit()", "button.setTitle(\"Open\", color: .red)"),
    ("UIView.animate(withDuration: 0.3)", "UIView.animate(quickly: true)"),
    ("CGSize(width: 300, height: 200)", "CGSize(300, 200)"),
    ("view.bounds.insetBy(dx: 1, dy: 1)", "view.bounds.with { $0.size.height = 1 }"),
  ]) func whatAnotherFileMayHaveIsNone(part: String, other: String) {
    #expect(Self.filters.hasText(part))
    #expect(Scenario.errors(Self.filters.replacingFirst(part, with: other)).map { $0.message } == [])
  }

  static let filters = """
    import UIKit

    class Model { var count = 0 }

    class FiltersViewController: UIViewController {
        let button = UIButton(type: .system)
        let label = UILabel()
        let stack = UIStackView()
        let table = UITableView(frame: .zero, style: .grouped)
        let model = Model()
        var names = ["a"]

        override func viewDidLoad() {
            super.viewDidLoad()
            button.addTarget(self, action: #selector(tap), for: .touchUpInside)
            button.setTitle("Open", for: .normal)
            button.sizeToFit()
            label.textAlignment = .center
            label.textColor = .red
            label.numberOfLines = 2
            label.text = names.joined(separator: ", ")
            stack.axis = .vertical
            stack.spacing = 8
            stack.addArrangedSubview(label)
            view.backgroundColor = .systemBackground
            view.contentMode = .scaleAspectFit
            preferredContentSize = CGSize(width: 300, height: 200)
            button.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
            label.frame = view.bounds.insetBy(dx: 1, dy: 1)
            navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Close", style: .plain, target: self, action: #selector(close(_:)))
            UIView.animate(withDuration: 0.3) { self.view.alpha = 1 }
            UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut], animations: {}, completion: nil)
        }

        @objc func tap() {
            let detail = UIViewController()
            detail.sheetPresentationController?.detents = [.medium(), .large()]
            detail.sheetPresentationController?.selectedDetentIdentifier = .medium
            present(detail, animated: true) { print("shown \\(self.model.count)") }
            if let index = names.firstIndex(of: "a") { names.remove(at: index) }
        }

        @objc func close(_ sender: Any) {
            let save = UIAlertAction(title: "Save", style: .default)
            let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
            alert.addAction(save)
            let name = alert.textFields?.first?.text
            title = name
            present(alert, animated: true)
        }
    }

    window
      home: FiltersViewController
    """

  /// Swift that apps write and that was refused once.
  static let uncommon = """
    import UIKit

    nonisolated(unsafe) private let key = 4
    typealias Configure<T: UIViewController> = (_ controller: T, _ cell: UITableViewCell) -> Void

    enum Transition {
        case sheet(animated: Bool, completion: (() -> Void)? = nil)
        case push(Int)
    }

    struct Row: Decodable { let name: String }

    extension [Row] { var names: [String] { map { $0.name } } }
    extension String? { var orEmpty: String { self ?? "" } }

    class Box<A, B> { init() {} }
    class Service { var id = 1 }

    class ListViewController: UIViewController {
        private let box = Box<
            (
                object: Any,
                index: Int?
            ), Int
        >()
        let service = Service()
        var limit, offset: Int?

        func load() async throws -> Int { 1 }

        func refresh() async {
            async let first = load()
            let result = try? await first
            print(result as Any)
        }

        func go(_ transition: Transition) {
            var text, other: String?
            text = "a"
            other = text
            title = other
            let all = [1, 2].map(Transition.push)
            print(all, text as Any)
            DispatchQueue.main.async { [weak self, id = self.service.id] in
                self?.title = "\\(id)"
            }
        }

        var checks: [Int: (Int) -> Bool] = [:]

        func start() {
            guard checks[1]?(2) ?? true else { return leave() }
            go(.sheet(animated: true))
        }

        func leave() { dismiss(animated: true) }

        func read(_ decoder: Decoder) throws -> Row { try Row(from: decoder) }
    }

    protocol Factory { static func second(_ n: Int) -> Self }
    enum Kind: Factory { case second(Int) }
    struct Handle: ~Copyable { var fd: Int32 }
    protocol Store { associatedtype Item where Item: Equatable }
    class Feed<R> { var out: ((R) -> Void)? }
    class Users: Feed<(user: String, age: Int)> {}
    class Ticks: Feed<() -> Void> {}

    func all<each T>(_ value: repeat each T) -> (repeat each T) { (repeat each value) }
    func wait(_ counts: Int..., then: (() -> Void)? = nil) {}
    func later(_ delay: Double = 0.3, then: @escaping () -> Void) {}
    func callIt(_ run: () -> Void) {}
    func callIt(_ run: (Int) -> Void) {}

    @objcMembers class OldViewController: UIViewController {
        let pattern = /\\d{3}-(?<x>[a-z]+)/
        var spring: Spring?
        var onToggle: ((Bool) -> Void)?

        func tap() { print(#selector(tap), #selector(close), #selector(getter: count)) }
        var count: Int { 3 }
        @objc func onToggle(_ toggle: UISwitch) { onToggle?(toggle.isOn) }

        func use(_ springs: [Spring], _ text: String, _ maybe: Int??) throws {
            try springs.forEach { try $0.save() }
            springs.forEach {
                for (a, b) in zip($0.parts, $0.parts) { print(a, b) }
            }
            if case let found?? = maybe { print(found) }
            if text.contains(/a b/) || text.firstMatch(of: #/c./d/#) != nil { wait(1, 2) {} }
            later {}
            callIt { number in print(number) }
            do throws(CancellationError) { throw CancellationError() } catch { print(error) }
            let recent = #Predicate<Item> { $0.age > 3 }
            print(recent, (String, UIImage?).self, (Int)(3))
            _ = self.view.isHidden = false
        }
    }

    @objc extension OldViewController {
        func close() {}
    }

    window
      list: ListViewController

    list.start()
    """

  @Test(arguments: [
    Slip("else { return leave() }", "else { leave() }", "the block of 'guard' goes on behind it"),
    Slip("checks[1]?(2)", "checks[1](2)", "'checks[1]' may be nil"),
  ]) func aSlipInAFlowIsAnError(slip: Slip) { expectError(slip, in: Self.uncommon) }

  static let slipsOfFilters = [
    Slip("var names = [\"a\"]", "var names = [model.count]", "'model' is a member of the instance"),
    Slip("type: .system", "type: .sytem", "type 'UIButton.ButtonType' has no member 'sytem'"),
    Slip("style: .grouped", "style: .gruped", "type 'UITableView.Style' has no member 'gruped'"),
    Slip("for: .touchUpInside", "for: .touchUpInsde", "type 'UIControl.Event' has no member 'touchUpInsde'"),
    Slip("for: .normal", "for: .norml", "type 'UIControl.State' has no member 'norml'"),
    Slip("textAlignment = .center", "textAlignment = .centre", "type 'NSTextAlignment' has no member 'centre'"),
    Slip("axis = .vertical", "axis = .vertcal", "type 'NSLayoutConstraint.Axis' has no member 'vertcal'"),
    Slip(".systemBackground", ".systemBackgrond", "type 'UIColor' has no member 'systemBackgrond'"),
    Slip(".scaleAspectFit", ".scaleAspectFt", "type 'UIView.ContentMode' has no member 'scaleAspectFt'"),
    Slip("[.curveEaseOut]", "[.curveEasyOut]", "type 'UIView.AnimationOptions' has no member 'curveEasyOut'"),
    Slip("numberOfLines = 2", "numberOfLines = \"2\"", "cannot convert value of type 'String' to specified type 'Int'"),
    Slip("spacing = 8", "spacing = \"8\"", "cannot convert value of type 'String' to specified type 'Double'"),
    Slip("y: 0, width: 10", "y: 0, widht: 10", "incorrect argument label 'widht:'"),
    Slip("withDuration: 0.3", "withDuraton: 0.3", "incorrect argument label 'withDuraton:'"),
    Slip("animations: {}", "animation: {}", "incorrect argument label 'animation:'"),
    Slip("style: .plain, target: self", "target: self, style: .plain", "stand in another order"),
    Slip("#selector(tap)", "#selector(tap(_:))", "names 'tap(_:)', and the method is 'tap()'"),
    Slip("#selector(close(_:))", "#selector(close())", "names 'close()', and the method is 'close(_:)'"),
    Slip("#selector(tap)", "selector(tap)", "cannot find 'selector' in this file"),
    Slip("[.medium(), .large()]", "[.medium() .large()]", "a ',' is missing"),
    Slip("= .medium\n", "= .medium()\n", "cannot be called"),
    Slip("self.model.count", "self.model.cout", "value of type 'Model' has no member 'cout'"),
    Slip("firstIndex(of: \"a\")", "index(\"a\")", "missing argument label 'of:' in call"),
    Slip("remove(at: index)", "remove(index)", "missing argument label 'at:' in call"),
    Slip("addAction(save)", "addAction(Save)", "cannot find 'Save' in this file"),
    Slip("alert.textFields?.first", "alert.textFields.first", "'textFields' may be nil"),
    Slip("view.alpha = 1", "view.alpa = 1", "value of type 'UIView' has no member 'alpa'"),
    Slip("view.bounds", "view.bound", "value of type 'UIView' has no member 'bound'"),
    Slip("label.text = names", "label.txt = names", "value of type 'UILabel' has no member 'txt'"),
  ]

  static let contacts = """
    class Editor: UIViewController {
        let number: Int
        init(number: Int) {
            self.number = number
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
    }

    class ContactsViewController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
            cell.textLabel?.text = "a"
            cell.accessoryType = .disclosureIndicator
            return cell
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            present(ContactsViewController(style: .insetGrouped), animated: true)
        }
    }

    class Fade: NSObject {
        func run(_ context: UIViewControllerContextTransitioning) {
            guard let view = context.view(forKey: .to) else { return }
            context.containerView.addSubview(view)
            context.completeTransition(true)
        }
    }

    window
      contacts: ContactsViewController
    """

  static let slipsOfContacts = [
    Slip("UITableViewCell.self, for", "UITableViewCell, for", "'UITableViewCell' is a type"),
    Slip("forCellReuseIdentifier", "forCellWithReuseIdentifier", "incorrect argument label"),
    Slip(", for: indexPath", ", forIndexPath: indexPath", "incorrect argument label 'forIndexPath:'"),
    Slip("super.viewDidAppear(animated)", "super.viewDidAppear(animate)", "cannot find 'animate' in this file"),
    Slip("numberOfRowsInSection", "numberOfRowInSection", "does not override any method from its superclass"),
    Slip("didSelectRowAt", "didSelectRow", "does not override any method from its superclass"),
    Slip("section: Int) -> Int {", "section: Int) {", "does not override any method from its superclass"),
    Slip(
      "override func tableView(_ tableView: UITableView, numberOf", "func tableView(_ tableView: UITableView, numberOf",
      "requires an 'override' keyword"),
    Slip("textLabel?.text", "textLabel.text", "'textLabel' may be nil"),
    Slip(".disclosureIndicator", ".disclosure", "type 'UITableViewCell.AccessoryType' has no member 'disclosure'"),
    Slip(".insetGrouped", ".inset", "type 'UITableView.Style' has no member 'inset'"),
    Slip("(nibName: nil, bundle: nil)", "(nibName: nil)", "'UIViewController' has no initialiser 'init(nibName:)'"),
    Slip("forKey: .to", "forKey: .too", "type 'UITransitionContextViewKey' has no member 'too'"),
    Slip("containerView.add", "containerView().add", "'containerView' is a property"),
    Slip("completeTransition(", "completeTransitions(", "has no method 'completeTransitions'"),
    Slip("context.view(forKey", "context.views(forKey", "has no method 'views'"),
  ]
}
