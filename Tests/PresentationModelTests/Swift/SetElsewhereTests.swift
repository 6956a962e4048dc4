import Testing

@testable import PresentationModel

/// What code unwraps and nothing in the file has set: other code of the app sets it where an outline has the object, and the
/// app ends where the file makes the object.
@Suite struct SetElsewhereTests {
  private static func told(_ property: String, use: String, steps: String = "", others: String = "") -> String {
    SwiftAskTests.told(
      """
      class ProfileViewController: UIViewController {
        \(property)
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          \(use)
        }
        func more() {
          let other = ProfileViewController()
          present(other, animated: true)
        }
        \(others)
      }
      class Router { func start() { } }
      window
        profile: ProfileViewController
      \(steps)
      """
    ).joined(separator: "\n")
  }

  @Test(arguments: [
    ("var router: Router!", "router.start()"), ("var router: Router?", "router!.start()"),
    ("weak var router: Router!", "self.router.start()"), ("var name: String!", "title = name.uppercased()"),
    ("", "print(view.backgroundColor!)"), ("var count: Int!", "print(count + 1)"),
  ])
  func anOutlineSaysNothingOfIt(_ row: (property: String, use: String)) {
    let told = Self.told(row.property, use: row.use)
    #expect(!told.contains("Unexpectedly found nil"), "\(told)")
  }

  @Test(arguments: [
    ("private var router: Router!", "router.start()"), ("fileprivate var router: Router?", "router!.start()"),
    ("var router: Router! { didSet { } }", "router = nil; router.start()"),
    ("var name: String!", "name = nil; title = name.uppercased()"),
  ])
  func whatTheFileAloneSetsIsNil(_ row: (property: String, use: String)) {
    let told = Self.told(row.property, use: row.use)
    #expect(told.contains("Unexpectedly found nil"), "\(told)")
  }

  @Test(arguments: [
    ("var router: Router!", "router.start()"), ("var name: String!", "title = name.uppercased()"),
  ])
  func whoMakesItInTheFileDoesNotSetIt(_ row: (property: String, use: String)) {
    let told = Self.told(row.property, use: row.use, steps: "\nprofile.more()")
    #expect(told.contains("Unexpectedly found nil"), "\(told)")
  }

  /// A private one that the file sets by another name than `self` is set by who makes it.
  @Test func aMethodOfTheTypeSetsIt() {
    let told = Self.told(
      "private var router: Router!", use: "router.start()",
      others:
        "static func make() -> ProfileViewController { let p = ProfileViewController(); p.router = Router(); return p }"
    )
    #expect(told.contains("presim assumes that the code that makes profile sets it"), "\(told)")
  }

  /// A paste that takes its navigation controller as there stands in one.
  @Test func codeThatNeedsAStackStandsInOne() {
    let told = SwiftAskTests.told(
      """
      class ListViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController!.setToolbarHidden(false, animated: false)
        }
      }
      """
    ).joined()
    #expect(!told.contains("Unexpectedly found nil"), "\(told)")
  }

  /// What is advised is a value: a bracket that follows it in the code belongs to the code.
  @Test(arguments: [
    ("(Store.mode == .create) && other", ".create"), ("Store.name == \"a\" || (other)", "\"a\""),
    ("(Store.isOn == false)", "true"), ("Store.list?.isOn == true", "true"),
  ])
  func theAdviceIsAValue(_ row: (condition: String, value: String)) {
    let told = SwiftAskTests.told(
      """
      class ListViewController: UIViewController {
        func open() {
          let other = true
          if \(row.condition) { present(UIViewController(), animated: true) }
        }
      }
      window
        list: ListViewController
      list.open()
      """
    ).joined()
    #expect(told.contains(" = \(row.value)', or "), "\(told)")
  }

  /// Of which type something is, is asked as the code does.
  @Test func typesAreAskedFor() {
    func told(_ given: String) -> String {
      SwiftAskTests.told(
        """
        class ListViewController: UIViewController {
          func open() {
            switch Store.screen {
            case is AboutViewController: present(UIViewController(), animated: true)
            default: break
            }
          }
        }
        class AboutViewController: UIViewController { }
        window
          list: ListViewController
        \(given)
        list.open()
        """
      ).joined()
    }
    #expect(told("").contains("write 'given Store.screen is AboutViewController = true', or '= false'"), "\(told(""))")
    #expect(!told("given Store.screen is AboutViewController = true").contains("cannot know"))
  }
}

/// An alert that code hands to what was not pasted may get there what it shows.
@Suite struct FilledAlertTests {
  private static func text(_ line: String) -> String {
    """
    class ListViewController: UIViewController {
      func open() {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        \(line)
        present(alert, animated: true)
      }
    }
    window
      list: ListViewController
    list.open()
    """
  }

  @Test(arguments: [
    "alert.addAction(title: \"OK\") { print(1) }", "alert.addDefaultActions()", "Styler.fill(alert)",
    "fill(alert: alert)",
  ])
  func codeThatWasNotPastedFillsIt(_ line: String) throws {
    let told = SwiftAskTests.told(Self.text(line)).joined()
    #expect(!told.contains("must have a title"), "\(told)")
    let found = LintRuleTests.lint(Self.text(line)).joined()
    #expect(!found.contains("LNT-34"), "\(found)")
  }

  @Test(arguments: ["", "print(title ?? \"\")", "view.setNeedsLayout()"])
  func nobodyFillsIt(_ line: String) throws {
    let found = LintRuleTests.lint(Self.text(line)).joined()
    #expect(found.contains("LNT-34"), "\(found)")
  }
}
