import Testing

@testable import PresentationModel

/// The `given` line that presim proposes has the type that the code wants, is read when it is typed in, and takes the run
/// further.
@Suite struct ProposedGivenTests {
  private static func file(_ condition: String, given: String = "") -> String {
    """
    \(given)
    class HomeViewController: UIViewController {
      var items = ["a", "b"]
      func open() {
        if \(condition) { present(CardViewController(), animated: true) }
      }
    }
    window
      home: HomeViewController

    home.open()
    """
  }

  @Test(arguments: [
    ("Feature.isNew && items.count > 1", "given Feature.isNew = true"),
    ("items.count > 1 && Feature.isNew", "given Feature.isNew = true"),
    ("items.isEmpty || Store.total < limit", "given Store.total < limit = true"),
    ("!items.isEmpty && Store.total > 3", "given Store.total = 3"),
    ("items.contains { $0 != Config.hidden }", "given $0 != Config.hidden = true"),
    ("Config.mode == .compact && items.count > 1", "given Config.mode = .compact"),
    ("(Store.score() > 3 ? 1 : 2) == 1", "given Store.score() > 3 = true"),
  ])
  func itIsTypedIn(condition: String, line: String) {
    let told = SwiftAskTests.told(Self.file(condition))
    #expect(told.contains { $0.hasText("write '\(line)'") }, "\(told)")
    let again = SwiftAskTests.told(Self.file(condition, given: line))
    #expect(!again.contains { $0.hasText("presim cannot know") || $0.hasText("a file is one scenario") }, "\(again)")
  }

  /// A text is proposed where the code has a list of texts, or casts to one.
  @Test(arguments: [
    (
      "let name = items[Feature.row]; if items.filter({ $0 != name }).count == 1 { go() }",
      "given items[Feature.row] = \"a\""
    ),
    (
      "guard let id = Feature.info[\"id\"] as? String else { return }; if id == other { go() }",
      "given Feature.info[\"id\"] as? String = \"a\""
    ),
  ])
  func aTextIsProposed(body: String, line: String) {
    func file(_ given: String) -> String {
      """
      \(given)
      class HomeViewController: UIViewController {
        var items = ["a", "b"]
        var other = "c"
        func go() { present(CardViewController(), animated: true) }
        func open() { \(body) }
      }
      window
        home: HomeViewController

      home.open()
      """
    }
    let told = SwiftAskTests.told(file(""))
    #expect(told.contains { $0.hasText("write '\(line)'") }, "\(told)")
    let again = SwiftAskTests.told(file(line))
    #expect(!again.contains { $0.hasText("presim cannot know") || $0.hasText("a file is one scenario") }, "\(again)")
  }

  /// A class of the file's is made by an initialiser that was not pasted: what that sets nobody knows, and it is said.
  @Test func anInitialiserThatWasNotPasted() {
    let told = SwiftAskTests.told(
      """
      class CardViewController: UIViewController { }
      class HomeViewController: UIViewController {
        func open() { present(CardViewController(items: []), animated: true) }
      }
      window
        home: HomeViewController

      home.open()
      """)
    #expect(told.contains { $0.hasText("no initialiser 'CardViewController(items:)' is pasted") }, "\(told)")
  }
}
