import Testing

@testable import PresentationModel

/// Pasted code that nothing runs: presim says so, and what to write. What it says to write loads, and runs.
@Suite struct SwiftIdleTests {
  private static let home = """
    class HomeViewController: UIViewController {
        @IBAction func didTapLogin(_ sender: UIButton) {
            showLogin()
        }
        func showLogin() {
            present(LoginViewController(), animated: true)
        }
        @objc func close() {
            dismiss(animated: true)
        }
        func log() { print("here") }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
        }
    }

    """

  /// The sentence that is told, and the line that it says to write; nil where it names none.
  @Test(arguments: [
    (home, "8: nothing calls 'close', so nothing of it runs; write 'home.close()'", "home.close()"),
    (
      home.replacing("showLogin()\n", with: "present(LoginViewController(), animated: true)\n"),
      "2: nothing calls 'didTapLogin' and 2 more methods that present, push or dismiss, so nothing of them runs",
      "home.didTapLogin()"
    ),
    (
      "extension ProfileVC {\n    func open(_ id: Int) {\n        present(DetailVC(), animated: true)\n    }\n}\n",
      "2: nothing calls 'open', so nothing of it runs; write the call in a line below the code", nil
    ),
    (
      """
      class ListViewController: UITableViewController {
          override func viewDidLoad() {
              super.viewDidLoad()
              tableView.reloadData()
          }
          override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              tableView.deselectRow(at: indexPath, animated: true)
              present(DetailViewController(), animated: true)
          }
      }

      """,
      "6: nothing calls 'tableView(_:didSelectRowAt:)', so nothing of it runs",
      "list.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))"
    ),
    (
      "class Router {\n    weak var home: UIViewController?\n    func open() {\n        home?.dismiss(animated: true)\n    }\n}\n",
      "1: the file does not say what is on screen, so nothing of it runs", nil
    ),
  ])
  func isTold(text: String, sentence: String, call: String?) throws {
    let told = SwiftAskTests.told(text).filter { $0.contains("so nothing of") }
    let line = try #require(told.first, "\(text)")
    let words = sentence.drop { $0 != " " }
    #expect(told.count == 1 && line.contains(words), "\(told)")
    guard let call else { return }
    #expect(line.contains("write '\(call)'"), "\(line)")
    var runner = ScenarioRunner(try Scenario.program(text + call + "\n"))
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next, "\(call)")
    #expect(!outcome.calls.isEmpty && outcome.failures.isEmpty, "\(call)")
    #expect(!SwiftAskTests.told(text + call + "\n").contains { $0.contains("so nothing of") }, "\(call)")
  }

  /// A file that expects something of its launch, or that has a step, is told nothing.
  @Test(arguments: ["expect home.isViewLoaded\n", "home.close()\n"])
  func isNotTold(rest: String) {
    let text = Self.home + "window\n  home: HomeViewController\n" + rest
    #expect(!SwiftAskTests.told(text).contains { $0.contains("so nothing of") }, "\(rest)")
  }

  /// Which of two numbers a length is decides nothing by itself.
  @Test func aNumberThatDependsOnTheScreenIsNotAskedFor() {
    let body = "let inset = UIScreen.main.bounds.height < 700 ? 0 : 16\n"
    let told = SwiftAskTests.told(
      Self.home.replacing("showLogin()\n", with: body + "showLogin()\n")
        + "window\n  home: HomeViewController\nhome.didTapLogin()\n")
    #expect(!told.contains { $0.contains("presim cannot know") }, "\(told)")
  }

  /// What is asked for of a number is a number.
  @Test func aComparisonAsksForANumber() throws {
    let body = "if view.bounds.width * UIScreen.main.scale > 700 { dismiss(animated: true) }\n"
    let text =
      Self.home.replacing("showLogin()\n", with: body) + "window\n  home: HomeViewController\nhome.didTapLogin()\n"
    let asked = try #require(SwiftAskTests.told(text).first { $0.contains("presim cannot know") })
    #expect(asked.contains("= 700', or another number"), "\(asked)")
  }

  /// A variable that has the name of a method calls nothing.
  @Test func aVariableIsNoCall() {
    let told = SwiftAskTests.told(
      """
      class ListViewController: UIViewController {
          func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
              tableView.deselectRow(at: indexPath, animated: true)
              present(DetailViewController(), animated: true)
          }
      }
      window
        list: ListViewController
      list.tableView(UITableView(), didSelectRowAt: IndexPath(row: 0, section: 0))
      """)
    #expect(!told.contains { $0.contains("is not read") }, "\(told)")
  }
}
