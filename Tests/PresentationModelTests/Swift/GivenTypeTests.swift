import Testing

@testable import PresentationModel

/// A `given` says what the code can have, and what follows from it holds, too.
@Suite struct GivenTypeTests {
  @Test(arguments: [
    ("if Theme.isDark { go() }", "Theme.isDark = 3", "'Theme.isDark' is true or false on line 4"),
    ("if Theme.isDark { go() }", "Theme.isDark = false", ""),
    ("if Theme.count > 3 { go() }", "Theme.count > 3 = 4", "'Theme.count > 3' is true or false"),
    ("if Theme.count > 3 { go() }", "Theme.count = 4", ""),
    ("let n = Theme.count; if n > 3 { go() }", "Theme.count = home", "'Theme.count' is a number on line 4"),
    ("let n = Theme.count; if n > 3 { go() }", "Theme.count = nil", ""),
    ("Theme.host.dismiss(animated: true)", "Theme.host = 5", "'Theme.host' is an object on line 4"),
    ("Theme.host.dismiss(animated: true)", "Theme.host = home", ""),
    ("if pages.isEmpty { go() }", "pages = home", "'pages' is a list"),
    ("if pages.isEmpty { go() }", "pages = [home]", ""),
    ("if let name { go() }", "name = home", "'name' is a text"),
    ("if let name { go() }", "name = \"a\"", ""),
    ("switch Theme.kind { case .a: go(); default: break }", "Theme.kind = .a", ""),
  ])
  func aGivenHasTheTypeThatTheCodeHas(_ statement: String, _ given: String, _ error: String) {
    let text = """
      class Home: UIViewController {
        var pages: [UIViewController] = []
        var name: String?
        func read() { \(statement) }
        func go() { present(UIViewController(), animated: true) }
      }
      window
        home: Home
      given \(given)
      home.read()

      """
    let found = Scenario.load(bytes: Array(text.utf8), path: "t.presim").diagnostics.filter { $0.severity == .error }
    expect(found.map { $0.message }, equals: error.isEmpty ? [] : [error])
  }

  /// After a loop over what presim does not know, the list is asked for by its part, and what follows is not asked again.
  @Test(arguments: [
    ("pages.first?.present(make(), animated: true)", "", "'pages.first' is not known"),
    ("pages[n].present(make(), animated: true)", "", "'pages[n]' is not known"),
    ("pages[n].present(make(), animated: true)", "pages[n] = home", ""),
    ("if pages.isEmpty { present(make(), animated: true) }", "pages.count = 0", ""),
    ("if pages.last == nil { present(make(), animated: true) }", "pages.isEmpty = true", ""),
    ("guard let last = pages.last else { present(make(), animated: true); return }", "pages.count = 0", ""),
  ])
  func aListIsAskedForByItsPart(_ statement: String, _ given: String, _ note: String) {
    let text = """
      class Home: UIViewController {
        var pages: [UIViewController] = []
        func make() -> UIViewController { UIViewController() }
        func read(_ n: Int) {
          for color in Theme.colors { pages.append(make()) }
          \(statement)
        }
      }
      window
        home: Home
      \(given.isEmpty ? "" : "given \(given)")
      home.read(1)
      expect home.presentedViewController \(note.isEmpty ? "!=" : "==") nil

      """
    let told = SwiftAskTests.told(text).joined(separator: "\n")
    #expect(note.isEmpty || told.contains(note), "\(told)")
    let file = ScenarioFile.check(Array(text.utf8), path: "t.presim")
    expect(TestOutcome(file).report.status, equals: .passed)
  }
}
