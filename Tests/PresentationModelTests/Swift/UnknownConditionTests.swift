import Testing

@testable import PresentationModel

/// Conditions that presim cannot know in callbacks of UIKit: the step that was asked about runs where nothing depends on
/// them, and only there.
@Suite struct UnknownConditionTests {
  /// What a class does in `viewDidLoad`, what a step comes to, and what is told.
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let members: String
    var step = "home.open()\nexpect nav.presentedViewController is DetailViewController"
    let told: [String]
    var testDescription: String { name }

    init(_ name: String, _ members: String, step: String? = nil, told: String...) {
      (self.name, self.members, self.told) = (name, members, told)
      if let step { self.step = step }
    }
  }

  @Test(arguments: Self.rows)
  func launches(_ row: Row) {
    let text = """
      class HomeViewController: UIViewController {
      \(row.members)
        @objc func open() { present(DetailViewController(), animated: true) }
      }
      ios 17
      window
        nav: UINavigationController
          home: HomeViewController

      \(row.step)
      """
    let told = SwiftAskTests.told(text)
    expect(told.count, equals: row.told.count, "\(told)")
    for (line, part) in zip(told, row.told) { #expect(line.contains(part), "\(line)") }
  }

  static let rows: [Row] = [
    Row(
      "texts and colours, by a method too",
      """
        override func viewDidLoad() {
          if Settings.dark { view.backgroundColor = .black } else { apply(Theme.light) }
        }
        func apply(_ theme: Theme) { title = "Light" }
      """, told: "'Settings.dark': what depends on it is left out, which changes nothing"),
    Row(
      "a guard that returns",
      """
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          guard Features.tips else { return }
          navigationItem.prompt = "Tip"
          title = "Tips"
        }
      """, told: "'Features.tips': what depends on it"),
    Row(
      "in a method that answers nothing",
      """
        override func viewDidLoad() { setUp(); navigationItem.prompt = "Home" }
        func setUp() {
          guard Features.tips else { return }
          title = "Tips"
        }
      """, told: "'Features.tips': what depends on it"),
    Row(
      "and in one whose answer counts",
      """
        override func viewDidLoad() { if isNew() { open() } }
        func isNew() -> Bool {
          guard Features.news else { return false }
          return true
        }
      """, step: "home.open()", told: "presim cannot know 'Features.news'"),
    Row(
      "a switch",
      """
        override func viewDidLoad() {
          switch Store.mode {
          case .list: title = "List"
          case .grid: title = "Grid"
          }
        }
      """, told: "'Store.mode': what depends on it"),
    Row(
      "a getter whose answer nobody needs",
      """
        var shown: String { if Store.isNew { return "New" } else { return "Old" } }
        override func viewDidLoad() { navigationItem.prompt = shown }
      """, told: "'Store.isNew': what depends on it"),
    Row(
      "bar button items",
      """
        override func viewDidLoad() {
          let done = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(open))
          let edit = UIBarButtonItem(barButtonSystemItem: .edit, target: self, action: #selector(open))
          navigationItem.rightBarButtonItem = Store.isLeft ? done : edit
        }
      """),
    Row(
      "a closure that is called by what it is given to",
      """
        var isLoading = false
        override func viewDidLoad() { if Store.isOpen { load { self.isLoading = false } } }
        func load(_ done: @escaping () -> Void) { isLoading = true; done() }
      """, told: "'Store.isOpen': what depends on it is left out, and 'isLoading' is not known from there on"),
    Row(
      "what is written is asked for where it counts",
      """
        var isFull = false
        override func viewDidLoad() { if Store.isPaid { isFull = true } }
        func show() { if isFull { present(DetailViewController(), animated: true) } }
      """, step: "home.show()", told: "and 'isFull' is not known from there on",
      "presim cannot know 'isFull', and line 4 presents depending on it: above this step write 'given isFull = true'"),
    Row(
      "and is given there",
      """
        var isFull = false
        override func viewDidLoad() { if Store.isPaid { isFull = true } }
        func show() { if isFull { present(DetailViewController(), animated: true) } }
      """,
      step: "given isFull = true\nhome.show()\nexpect nav.presentedViewController is DetailViewController",
      told: "and 'isFull' is not known from there on", "'isFull' is true: line"),
    // What counts is asked for.
    Row(
      "a presentation",
      "override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); if Store.isNew { open() } }",
      step: "home.open()", told: "presim cannot know 'Store.isNew', and line 2 runs depending on it"),
    Row(
      "a return before a push",
      """
        override func viewDidLoad() {
          guard Store.isReady else { return }
          definesPresentationContext = true
        }
      """, step: "home.open()", told: "and 'definesPresentationContext' is not known from there on"),
    Row(
      "a text that is expected", "override func viewDidLoad() { if Store.isNew { title = \"New\" } }",
      step: "expect home.title == nil", told: "presim cannot know 'Store.isNew'"),
    Row(
      "a text that code reads",
      """
        override func viewDidLoad() { if Store.isNew { title = "New" } }
        func show() { if title == "New" { open() } }
      """, step: "home.show()", told: "presim cannot know 'Store.isNew'"),
    Row(
      "a step of the file", "func show() { if Store.isNew { title = \"New\" }; open() }", step: "home.show()",
      told: "'Store.isNew': what depends on it is left out, which changes nothing"),
    Row(
      "a closure that is kept",
      "var done: (() -> Void)?\noverride func viewDidLoad() { if Store.isNew { done = { self.open() } } }",
      step: "home.done?()", told: "presim cannot know 'Store.isNew'"),
    Row(
      "loadView that calls super",
      "override func loadView() { super.loadView(); view.backgroundColor = .red }"),
  ]

  // MARK: given

  @Test func givenSaysWhatTheFilesOwnPropertiesAre() {
    func told(_ steps: String) -> [String] {
      SwiftAskTests.told(
        """
        class HomeViewController: UIViewController {
          var router: UIViewController?
          var count = 3
          var items: [String] = []
          var isEmpty: Bool { items.isEmpty }
          func open() { router?.present(DetailViewController(), animated: true) }
          func many() { count += 1; if count > 7 { present(DetailViewController(), animated: true) } }
          func reset() { count = 0; if count > 7 { present(DetailViewController(), animated: true) } }
          func all() { if items.isEmpty { return }; present(DetailViewController(), animated: true) }
          func any() { if isEmpty { return }; present(DetailViewController(), animated: true) }
        }
        ios 17
        window
          home: HomeViewController

        \(steps)
        """)
    }
    let shows = "\nexpect home.presentedViewController is DetailViewController"
    expect(told("given router = home\nhome.open()" + shows), equals: ["6: 'router' is home: line 16 gives it"])
    expect(told("given count = 7\nhome.many()" + shows), equals: ["7: 'count' is 7: line 16 gives it"])
    // What code assigns holds.
    expect(told("given count = 9\nhome.reset()\nexpect home.presentedViewController == nil"), equals: [])
    expect(told("given items = [\"a\"]\nhome.all()" + shows), equals: ["9: 'items' is [\"a\"]: line 16 gives it"])
    expect(told("given isEmpty = false\nhome.any()" + shows), equals: ["10: 'isEmpty' is false: line 16 gives it"])
    #expect(told("given items.isEmpty = false\nhome.all()")[0].contains("presim knows 'items.isEmpty': it is true"))
    expect(
      told("given home.count = 7\nhome.many()"),
      equals: ["16: 'count' is a property of the file's own; write 'home.count = …' as a step, without 'given'"])
  }

  @Test func proposalsHaveTheRightType() {
    func asked(_ body: String) -> String {
      SwiftAskTests.told(
        """
        enum Section: Int { case photo = 4, video }
        class HomeViewController: UIViewController {
          func open(_ path: IndexPath) { \(body) }
        }
        window
          home: HomeViewController

        home.open(IndexPath(row: 0, section: 0))
        """
      ).last ?? ""
    }
    #expect(
      asked(
        "switch Section(rawValue: Store.picked) { case .photo: present(UIViewController(), animated: true); default: break }"
      )
      .contains("'given Store.picked = 4', or the raw value of another case"))
    #expect(
      asked("let engines = Store.all; if path.row == engines.count { present(UIViewController(), animated: true) }")
        .contains("'given engines.count = 0', or another number"))
  }

  /// What a part that is left out may change, where that is read, and what to write.
  @Test(arguments: [
    ("var x = 0", "x += 1", "x == 1", "Remote.flag = true"), ("var x: Int?", "x = 3", "x != nil", "Remote.flag = true"),
    ("var x: Int?", "x = 3", "let x", "Remote.flag = true"), ("var x = [1]", "x = []", "x.isEmpty", "x.isEmpty = true"),
    ("var x = Set([1])", "x.insert(2)", "x.count == 2", "x.count = 2"), ("", "box.n = 1", "box.n == 1", "n = 1"),
    ("var x: [Int] = []", "x.append(1)", "x.first != nil", "Remote.flag = true"),
    ("var x: [String: Int] = [:]", "x[\"a\"] = 1", "let a = x[\"a\"]", "Remote.flag = true"),
    ("", "done = { }", "done != nil", "Remote.flag = true"), ("", "lazy.n = 1", "lazy.n == 1", "Remote.flag = true"),
  ])
  func whatALeftOutPartMayChangeIsAskedFor(_ row: (setup: String, change: String, test: String, given: String)) {
    func told(_ given: String) -> [String] {
      SwiftAskTests.told(
        """
        class Box { var n = 0 }
        class HomeViewController: UIViewController {
          let box = Box()
          lazy var lazy = Box()
          var done: (() -> Void)?
          func open() {
            \(row.setup)
            if Remote.flag { \(row.change) }
            if \(row.test) { present(DetailViewController(), animated: true) }
          }
        }
        window
          home: HomeViewController

        \(given)home.open()
        expect home.presentedViewController is DetailViewController
        """)
    }
    let asked = told("").joined()
    #expect(asked.contains("presim cannot know '\(row.given.parts(between: " = ")[0])'"), "\(asked)")
    #expect(asked.contains("above this step write 'given \(row.given)', or "), "\(asked)")
    #expect(!told("given \(row.given)\n").joined().contains("is nil"))
  }

  /// A property of UIKit's that a case sets is asked for by the value of the `switch`.
  @Test func whatACaseSetsIsAskedForByItsValue() {
    let told = SwiftAskTests.told(
      """
      class HomeViewController: UIViewController {
        func open() {
          switch Remote.kind { case 1: isModalInPresentation = true; default: break }
          if isModalInPresentation { present(DetailViewController(), animated: true) }
        }
      }
      window
        home: HomeViewController

      home.open()
      """
    ).joined()
    #expect(told.contains("above this step write 'given Remote.kind = 1', or another value"), "\(told)")
  }

  /// A choice as a statement does something, also where UIKit calls: it asks as `if` does.
  @Test(arguments: [
    "Remote.flag ? go() : stop()", "Remote.flag ? go() : Analytics.log(1)", "(Remote.flag) ? stop() : go()",
  ])
  func aChoiceOfWhatToDoIsAskedFor(_ statement: String) {
    let asked = SwiftAskTests.told(
      """
      class HomeViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(statement)
        }
        func go() { present(DetailViewController(), animated: true) }
        func stop() { print(1) }
      }
      window
        home: HomeViewController
      """
    ).joined()
    #expect(asked.contains("presim cannot know 'Remote.flag'"), "\(asked)")
  }
}
