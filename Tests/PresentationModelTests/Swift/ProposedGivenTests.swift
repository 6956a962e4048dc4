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

  /// Of every scenario that has `given` lines: without one of them what presim asks for is typed in, and is asked for no more.
  @Test func ofTheBook() {
    var count = 0
    for path in ScenarioFiles.all {
      let lines = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() where line.hasPrefix("given ") {
        func told(_ line: Substring?) -> [String] {
          var changed = lines
          changed[row] = line ?? ""
          return SwiftAskTests.told(changed.joined(separator: "\n"))
        }
        let asks = told(nil).filter { $0.hasText("presim cannot know") }
        guard let first = asks.first,
          let code = TypedBack.codes(in: first).first(where: { $0.hasPrefix("given ") && !$0.hasText("…") })
        else { continue }
        count += 1
        let again = told(Substring(code))
        let place = "\(ScenarioFiles.shown(path)):\(row + 1): \(code)"
        #expect(!again.contains(first), "\(place): asked again")
        #expect(
          !again.contains { $0.hasText("a file is one scenario") || $0.hasText("expected ") }, "\(place): \(again)")
      }
    }
    #expect(count > 2)
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
