import Testing

@testable import PresentationModel

/// A page view controller of which nobody knows the pages: a step that depends on them asks, and no exception is made up.
@Suite struct UnknownPagesTests {
  typealias Row = (code: String, asks: String?)

  /// Where the code sets pages that presim cannot know, or hands an empty page view controller to code that it has not.
  @Test(
    arguments: [
      ("pages.setViewControllers(Guide.shared.pages, direction: .forward, animated: false)", "'Guide.shared.pages'"),
      (
        "pages.setViewControllers([first, Guide.shared.last], direction: .forward, animated: false)",
        "'Guide.shared.last'"
      ),
      (
        "Guide.shared.pages.forEach { pages.setViewControllers([$0], direction: .forward, animated: false) }",
        "'pages.viewControllers'"
      ),
      ("Guide.fill(pages)", "'pages.viewControllers'"),
      ("pages.setViewControllers([first], direction: Guide.direction, animated: false)", nil),
      ("Guide.fill(pages)\n        pages.setViewControllers([first], direction: .forward, animated: false)", nil),
      ("pages.setViewControllers([first], direction: .forward, animated: false)\n        Guide.track(pages)", nil),
    ] as [Row])
  func whatNobodyKnowsIsAskedFor(row: Row) throws {
    let failures = try Self.failures(row.code)
    if let asks = row.asks {
      try #require(failures.count == 1, "\(failures)")
      #expect(failures[0].contains("presim cannot know \(asks), the 'viewControllers' of pages"), "\(failures)")
    } else {
      expect(failures, equals: [], "\(row.code)")
    }
  }

  /// Without any of that it is empty for certain, and cannot appear.
  @Test func anEmptyOneStillThrows() throws {
    let failures = try Self.failures("pages.title = \"Guide\"")
    #expect(failures.contains { $0.contains("exception") }, "\(failures)")
  }

  private static func failures(_ code: String) throws -> [String] {
    let text = """
      class HomeViewController: UIViewController {
          let first = FirstViewController()
          func open() {
              let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
              \(code)
              present(pages, animated: true)
          }
      }
      class FirstViewController: UIViewController { }
      window
        home: HomeViewController
      home.open()
      """
    var runner = ScenarioRunner(try Scenario.program(text))
    var found = runner.launch().failures.map { "\($0)" }
    while let next = runner.next() { found += next.failures.map { "\($0)" } }
    return found
  }
}
