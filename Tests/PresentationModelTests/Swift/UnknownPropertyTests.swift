import Testing

@testable import PresentationModel

/// Properties that code gives a value which presim cannot know: nothing is decided on the old one, and the line that presim
/// proposes takes the run further.
@Suite struct UnknownPropertyTests {
  /// A property that a rule reads, and what makes it read.
  static let rows: [(property: String, then: String)] = [
    ("detail.modalPresentationStyle", "present(detail, animated: true)"),
    ("detail.modalTransitionStyle", "present(detail, animated: true)"),
    ("detail.transitioningDelegate", "present(detail, animated: true)"),
    (
      "definesPresentationContext",
      "detail.modalPresentationStyle = .overCurrentContext\npresent(detail, animated: true)"
    ),
    ("detail.hidesBottomBarWhenPushed", "navigationController?.pushViewController(detail, animated: true)"),
    ("tabBarController?.selectedIndex", ""),
  ]

  static let values = ["Theme.x", "config.style", "Theme.x(for: detail)", "Theme.shared.x!"]

  @Test(arguments: rows.indices) func stopsTheStepThatDependsOnIt(row: Int) throws {
    let (property, then) = Self.rows[row]
    for value in Self.values {
      for assignment in ["\(property) = \(value)", "let it = \(value)\n\(property) = it"] {
        let text = Self.text("\(assignment)\n\(then)")
        let told = SwiftAskTests.told(text).filter { $0.contains("presim cannot know") }
        guard let question = told.first, told.count == 1 else {
          Issue.record("\(assignment): \(SwiftAskTests.told(text))")
          continue
        }
        #expect(question.contains("presim cannot know '\(value)'"), "\(question)")
        // What it proposes is typed in.
        let line = try #require(question.split(separator: "'").first { $0.hasPrefix("given ") })
        let answered = text.replacing("home.go()", with: "\(line)\nhome.go()")
        let next = SwiftAskTests.told(answered)
        #expect(!next.contains { $0.contains("cannot know") || $0.contains("no value of") }, "\(line): \(next)")
        #expect(next.contains { $0.contains("gives it") }, "\(line): \(next)")
      }
    }
  }

  /// What nothing reads costs nothing.
  @Test(arguments: [
    "detail.modalPresentationStyle = Theme.x",
    "detail.isModalInPresentation = Theme.x\npresent(detail, animated: true)",
    "detail.hidesBottomBarWhenPushed = Theme.x\npresent(detail, animated: true)",
    "detail.preferredContentSize = Theme.x\npresent(detail, animated: true)",
    "detail.title = Theme.x\npresent(detail, animated: true)", "view.backgroundColor = Theme.x",
    "detail.modalPresentationStyle = Theme.x\ndetail.modalPresentationStyle = .fullScreen\npresent(detail, animated: true)",
    "navigationItem.leftBarButtonItem = Theme.x\nnavigationController?.pushViewController(detail, animated: true)",
  ])
  func whatNothingReadsCostsNothing(body: String) {
    let told = SwiftAskTests.told(Self.text(body))
    #expect(!told.contains { $0.contains("cannot know") }, "\(told)")
  }

  /// `given` lines, and the style that comes of them.
  @Test(arguments: [
    ("Theme.x", ".fullScreen", ModalPresentationStyle.fullScreen),
    ("Theme.x", ".overCurrentContext", .overCurrentContext),
    ("Theme.x", "UIModalPresentationStyle.overFullScreen", .overFullScreen),
  ])
  func givenSaysTheStyle(value: String, given: String, style: ModalPresentationStyle) throws {
    for body in ["detail.modalPresentationStyle = \(value)", "let it = \(value)\ndetail.modalPresentationStyle = it"] {
      expect(
        try Self.style("\(body)\npresent(detail, animated: true)", given: "given \(value) = \(given)"), equals: style)
    }
  }

  /// Values that presim knows: constants of Objective-C's, raw values.
  @Test(arguments: [
    ("UIModalPresentationOverCurrentContext", ModalPresentationStyle.overCurrentContext),
    ("UIModalPresentationFullScreen", .fullScreen), ("UIModalPresentationStyle(rawValue: 0)!", .fullScreen),
    ("UIModalPresentationStyle(rawValue: 5)!", .overFullScreen), (".init(rawValue: 2)!", .formSheet),
    ("UIModalPresentationStyle.fullScreen", .fullScreen),
  ])
  func knownValues(value: String, style: ModalPresentationStyle) throws {
    expect(
      try Self.style("detail.modalPresentationStyle = \(value)\npresent(detail, animated: true)", given: ""),
      equals: style, "\(value)")
  }

  @Test func objectiveCsTruth() throws {
    let text = Self.text("definesPresentationContext = YES\ndetail.isModalInPresentation = NO")
    let scenario = Scenario.load(text)
    #expect(scenario.diagnostics.contains { $0.message == "'YES' is Objective-C's, and read as 'true'" })
    var runner = ScenarioRunner(try #require(scenario.program))
    _ = runner.launch()
    _ = runner.next()
    let home = ControllerID(Int32(runner.hierarchy.names.elements.firstIndex(of: "home") ?? 0))
    expect(runner.hierarchy.contextProperty(home), equals: true)
  }

  /// An expectation on what nobody knows fails, whichever way round it stands.
  @Test(arguments: ["==", "!="]) func anExpectationAsks(sign: String) {
    let text =
      Self.text("detail.modalPresentationStyle = Theme.x")
      + "\nexpect detail.modalPresentationStyle \(sign) .fullScreen"
    let told = SwiftAskTests.told(text)
    #expect(told.contains { $0.contains("presim cannot know 'Theme.x'") }, "\(told)")
  }

  @Test func aGivenOfAnotherTypeIsTold() {
    let told = SwiftAskTests.told(
      Self.text("detail.modalPresentationStyle = Theme.x").replacing(
        "home.go()", with: "given Theme.x = .fulScreen\nhome.go()"))
    #expect(told.contains { $0.contains("is no value of 'UIModalPresentationStyle'") }, "\(told)")
  }

  private static func style(_ body: String, given: String) throws -> ModalPresentationStyle? {
    var runner = ScenarioRunner(try Scenario.program(text(body).replacing("home.go()", with: "\(given)\nhome.go()")))
    _ = runner.launch()
    let next = runner.next()
    for decision in try #require(next).decisions {
      if case .presents(let presentation, _) = decision { return presentation.adaptedStyle }
    }
    return nil
  }

  private static func text(_ body: String) -> String {
    """
    class Home: UIViewController {
      let detail = DetailViewController()
      func go() {
        \(body.split(separator: "\n").joined(separator: "\n    "))
      }
    }
    class DetailViewController: UIViewController { }
    window
      tabs: UITabBarController
        nav: UINavigationController
          home: Home
        other: UIViewController
    home.go()
    """
  }
}

extension String {
  fileprivate func replacing(_ word: String, with other: String) -> String {
    guard let row = utf8.indices.last(where: { self[$0...].hasPrefix(word) }) else { return self }
    return self[..<row] + other + self[row...].dropFirst(word.count)
  }
}
