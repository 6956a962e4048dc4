import Testing

@testable import PresentationModel

/// Questions that are made of scenarios.
@Suite struct QuizTests {
  private static let tabs = """
    ios 26
    window
      tabs: UITabBarController
        nav: UINavigationController
          list: ListViewController
    editor: EditorViewController

    """

  private func questions(_ text: String) throws -> (quiz: Quiz, questions: [QuizQuestion]) {
    let quiz = try #require(Quiz(Scenario.load(text)))
    return (quiz, quiz.questions(seed: 3))
  }

  private func question(_ kind: QuizQuestion.Kind, _ text: String) throws -> QuizQuestion {
    try #require(try questions(text).questions.first { $0.kind == kind })
  }

  @Test func whoPresentsAsksTheCandidatesOfTheLedger() throws {
    let question = try question(
      .presenter, Self.tabs + "list.present(editor, animated: true)\nexpect editor.presentingViewController == tabs\n")
    expect(question.prompt, equals: "Who presents editor?")
    expect(question.rightText, equals: "tabs")
    expect(Set(question.answers.map(\.text)), equals: ["tabs", "nav", "list", "nobody"])
  }

  @Test func ofARefusedCallNobodyIsRight() throws {
    let text =
      Self.tabs + """
        second: SecondViewController
        list.present(editor, animated: true)
        list.present(second, animated: true)
        expect second.presentingViewController == nil
        expect log "Attempt to present <SecondViewController second> on <UITabBarController tabs> (from <ListViewController list>) which is already presenting <EditorViewController editor>."

        """
    try expect(question(.presenter, text).rightText, equals: "nobody")
    let console = try question(.console, text)
    #expect(console.rightText.hasPrefix("one line: Attempt to present <SecondViewController second>"))
    expect(console.answers.count, equals: 3)
  }

  @Test func whoseViewsLeaveAreSetsOfViews() throws {
    let question = try question(
      .window,
      Self.tabs
        + "editor.modalPresentationStyle = .currentContext\nlist.present(editor, animated: true)\nexpect nav.view.window == nil\n"
    )
    expect(question.rightText, equals: "those of nav and list")
    expect(
      Set(question.answers.map(\.text)),
      equals: [
        "those of nav and list", "those of tabs, nav and list", "that of list alone", "nobody's",
      ])
  }

  @Test func aDismissalIsAskedByLevels() throws {
    let text = """
      ios 26
      window
        home: HomeViewController
      one: OneViewController
      two: TwoViewController
      home.present(one, animated: true)
      one.present(two, animated: true)
      one.dismiss(animated: true)
      expect home.presentedViewController == one

      """
    let question = try question(.dismissal, text)
    expect(question.rightText, equals: "two alone")
    expect(Set(question.answers.map(\.text)), equals: ["two alone", "one and two", "none", "one alone"])
  }

  @Test func anOrderKeepsEachPartysOwn() throws {
    let text = """
      ios 26
      window
        nav: UINavigationController
          list: ListViewController
      item: ItemViewController
      nav.pushViewController(item, animated: true)
      expect events include
        item.viewWillAppear
        list.viewDidDisappear
        item.viewDidAppear

      """
    let question = try question(.order, text)
    expect(question.rightText, equals: "item.viewWillAppear → list.viewDidDisappear → item.viewDidAppear")
    for answer in question.answers {
      let lines = answer.text
      let (will, did) = (lines.lastIndex(ofText: "item.viewWillAppear"), lines.lastIndex(ofText: "item.viewDidAppear"))
      #expect(will ?? 0 < did ?? 0, "\(answer.text)")
    }
  }

  @Test func aVersionIsAskedWhereOneChangedIt() throws {
    let text = """
      ios 26
      window
        home: HomeViewController
      card: CardViewController
      home.present(card, animated: true)
      expect home.presentedViewController == card

      """
    let question = try question(.version, text)
    expect(question.rightText, equals: "iOS 18")
    expect(question.answers.map(\.text).sorted(), equals: question.answers.map(\.text))
  }

  @Test func barsAreAskedTogether() throws {
    let text =
      Self.tabs + """
        list.definesPresentationContext = true
        editor.modalPresentationStyle = .overCurrentContext
        list.present(editor, animated: true)
        expect tabs.tabBar.isReachable
        expect nav.navigationBar.isReachable

        """
    let question = try question(.bars, text)
    #expect(question.rightText == "both" && question.answers.count == 4)
  }

  @Test func theSettingGivesNothingAway() throws {
    let text = """
      // tabs presents.
      scenario "Who"
      ios 26
      window
        home: HomeViewController
      card: CardViewController
      on home.viewDidLoad { expect home.isViewLoaded }
      home.present(card, animated: true)
      // It stays.
      expect home.view.window != nil
      home.dismiss(animated: true)
      expect no event home.viewWillAppear

      """
    let (quiz, questions) = try questions(text)
    let first = try #require(questions.first { $0.kind == .window })
    expect(
      quiz.setting(of: first),
      equals: """
        ios 26
        window
          home: HomeViewController
        card: CardViewController
        home.present(card, animated: true)
        """)
  }

  @Test func theSeedDecidesTheOrder() throws {
    let scenario = Scenario.load(
      Self.tabs + "list.present(editor, animated: true)\nexpect editor.presentingViewController == tabs\n")
    let quiz = try #require(Quiz(scenario))
    func order(_ seed: UInt64) -> [String] { quiz.questions(seed: seed).flatMap { $0.answers.map(\.text) } }
    expect(order(1), equals: order(1))
    #expect(Set((1...8).map { order($0) }).count > 1)
  }

  @Test func whyNotComesFromTheLedger() throws {
    let (quiz, questions) = try questions(
      Self.tabs + "list.present(editor, animated: true)\nexpect editor.presentingViewController == tabs\n")
    let question = try #require(questions.first { $0.kind == .presenter })
    let row = try #require(question.answers.firstIndex { $0.text == "nav" })
    let reasons = quiz.reason(against: row, of: question)?.explanation.parts.flatMap(\.reasons) ?? []
    expect(reasons.first?.heading, equals: "why not nav", "\(reasons)")
    let nobody = try #require(question.answers.firstIndex { $0.text == "nobody" })
    #expect(quiz.reason(against: nobody, of: question) == nil)
  }

  @Test func noQuestionWhereThereIsNothingToChoose() throws {
    let (_, questions) = try questions("window\n  home: HomeViewController\nexpect no log\n")
    #expect(questions.isEmpty)
    #expect(Quiz(Scenario.load("window\n  home\n")) == nil)
  }
}
