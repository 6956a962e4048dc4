import Foundation
import PresentationModel
import Testing

/// The code of the articles in `PresentationModel.docc`: what stands there runs here, word for word.
@Suite struct ArticleTests {
  /// How UIKit chooses a context.
  @Test func howUIKitChoosesAContext() {
    var app = App(.ios(17), on: .iPhone)
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, in: tabs)
    let list = app.add("list", in: nav)
    app.setRoot(tabs)

    let card = app.add("card", class: "CardViewController")

    app.set(.modalPresentationStyle(.fullScreen), of: card)
    #expect(app.presenter(of: card, from: list).presenter == tabs)

    app.set(.modalPresentationStyle(.currentContext), of: card)
    #expect(app.presenter(of: card, from: list).presenter == nav)

    app.set(.definesPresentationContext(true), of: list)
    let outcome = app.present(card, from: list)
    #expect(outcome.presentation?.presenter == list)
    #expect(outcome.isDecided(by: "CTX-04"))
    #expect(app[nav].isInWindow)
    #expect(!app[list].isInWindow)
  }

  /// Styles side by side.
  @Test func stylesSideBySide() {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let home = app.add("home", in: nav)
    let card = app.add("card")
    app.setRoot(nav)
    app.launch()

    var leaves: [ModalPresentationStyle: Bool] = [:]
    for style in [ModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen, .currentContext] {
      var trial = app
      trial.set(.modalPresentationStyle(style), of: card)
      trial.present(card, from: home)
      leaves[style] = !trial[home].isInWindow
    }
    #expect(leaves == [.fullScreen: true, .pageSheet: false, .overFullScreen: false, .currentContext: true])
    #expect(app[card].presentingViewController == nil)
  }

  /// Taking steps back.
  @Test func takingStepsBack() {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let card = app.add("card")
    app.setRoot(nav)
    app.launch()

    let before = app.printedHierarchy
    app.present(card, from: list)
    #expect(app[card].presentingViewController == nav)
    app.undo()
    #expect(app[card].presentingViewController == nil)
    #expect(app.printedHierarchy == before)
  }

  /// Taking steps back: all ways.
  @Test func allWays() {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let (card, item) = (app.add("card"), app.add("item"))
    app.setRoot(nav)
    app.launch()

    let calls: [Statement] = [.present(card, from: list), .push(item, on: nav), .present(item, from: card)]
    func walk(_ app: inout App, _ path: [Int]) -> [[Int]] {
      var refused: [[Int]] = []
      for (row, call) in calls.enumerated() where !path.contains(row) {
        let outcome = app.perform(call)
        if outcome.exception != nil || !outcome.console.isEmpty { refused.append(path + [row]) }
        refused += walk(&app, path + [row])
        app.undo()
      }
      return refused
    }
    let start = app.printedHierarchy
    #expect(walk(&app, []) == [[0, 1, 2], [1, 0, 2], [1, 2], [2]])
    #expect(app.printedHierarchy == start && !app.canUndo)

    app.keepsReasons = false
    app.keepsEvents = false
    #expect(walk(&app, []) == [[0, 1, 2], [1, 0, 2], [1, 2], [2]])
    #expect(app.printedHierarchy == start)
  }

  /// Versions side by side.
  @Test func versionsSideBySide() {
    func presents(_ uikit: Profile) -> Outcome {
      var app = App(uikit, on: .iPhone)
      let home = app.add("home")
      let card = app.add("card")
      app.setRoot(home)
      return app.present(card, from: home)
    }
    #expect(presents(.ios(12)).presentation?.adaptedStyle == .fullScreen)
    #expect(presents(.ios(13)).presentation?.adaptedStyle == .pageSheet)
    #expect(presents(.ios(12)).events.contains("home.viewDidDisappear"))
    #expect(!presents(.ios(13)).events.contains("home.viewDidDisappear"))
  }

  /// Reading an explanation.
  @Test func readingAnExplanation() {
    var app = App(.ios(17), on: .iPhone)
    let home = app.add("home")
    let first = app.add("first")
    let second = app.add("second")
    app.setRoot(home)
    app.present(first, from: home)

    let outcome = app.present(second, from: home)
    #expect(outcome.presentation == nil)
    #expect(outcome.isDecided(by: "PRE-11"))
    #expect(outcome.console.count == 1)
    for reason in outcome.reasons where reason.verdict == .decided && reason.rule == "PRE-11" {
      #expect(reason.subject == home, "\(reason)")
      #expect(reason.description.hasPrefix("PRE-11: home "))
    }
    #expect(app[home].presentedViewController == first)
  }

  /// Open questions.
  @Test func openQuestions() {
    var app = App(.ios(17), on: .iPhone)
    let home = app.add("home")
    let first = app.add("first")
    let second = app.add("second")
    app.setRoot(home)
    app.present(first, from: home)
    app.present(second, from: first)

    let outcome = app.dismiss(home)
    #expect(outcome.events.first == "second.viewWillDisappear")
    #expect(outcome.openQuestions.contains("CHO-01"))
  }

  /// Writing fixtures: a file.
  @Test func writingFixtures() throws {
    let text = """
      ios 17

      window
        home: HomeViewController

      card: CardViewController

      home.present(card, animated: true)
      expect card.presentingViewController == home
      expect no log
      """
    let loaded = Scenario.load(bytes: Array(text.utf8), path: "card.presim")
    let program = try #require(loaded.program)
    var runner = ScenarioRunner(program)
    var failures = runner.launch().failures
    while let outcome = runner.next() { failures += outcome.failures }
    #expect(failures.isEmpty && runner.unreached().isEmpty)
  }

  /// Writing fixtures: an outline in Swift.
  @Test func delegatesSeguesAndActions() {
    var app = App(.ios(17), on: .iPhone)
    let home = app.add("home")
    let card = app.add("card")
    let alert = app.add("alert", .alert)
    app.setRoot(home)

    let keeper = app.addDelegate(
      "keeper", .adaptivePresentation, answering: .presentationControllerShouldDismiss(false))
    app.set(.presentationDelegate(keeper), of: card)
    app.addAction("Leave", to: alert, .destructive, .dismiss(card))
    app.on(.presentationControllerDidAttemptToDismiss, of: keeper, .present(alert, from: card))
    app.addSegue("Edit", from: home, to: card, .presentation)

    app.perform(.performSegue("Edit", from: home))
    app.perform(.swipeToDismiss(card))
    #expect(app[card].presentedViewController == alert)
    app.perform(.tapAction("Leave", of: alert))
    #expect(app[home].presentedViewController == nil)
  }

  @Test func anOutlineInSwift() {
    func mail(_ uikit: Profile) -> (app: App, list: Controller) {
      var app = App(uikit, on: .iPad)
      let split = app.add("split", .split, class: "MailSplitViewController")
      let listNav = app.add("listNav", .navigation, in: split)
      let list = app.add("list", in: listNav)
      let detailNav = app.add("detailNav", .navigation, in: split)
      app.add("detail", in: detailNav)
      app.setRoot(split)
      return (app, list)
    }
    var (app, list) = mail(.ios(17))
    #expect(app.launch().exception == nil)
    #expect(app[list].isInWindow)
    app.perform(.resize(.compact, .regular))
    #expect(!app[list].isInWindow)
  }

  /// The run loop's turn.
  @Test func theRunLoopsTurn() {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let item = app.add("item")
    let alert = app.add("alert", .alert)
    app.set(.title("Sure?"), of: alert)
    app.setRoot(nav)

    let together = app.perform(.push(item, on: nav), .present(alert, from: list))
    #expect(together.exception == nil)
    #expect(app[nav].topViewController == item)
    #expect(app[alert].presentingViewController == nav)

    app.dismiss(alert)
    let begun = app.begin(.swipeBack(nav))
    #expect(begun.events.last == "list.viewIsAppearing")
    #expect(app[item].state == .disappearing)
    app.cancel()
    #expect(app[nav].topViewController == item)
  }

  /// Bodies of callbacks.
  @Test func bodiesOfCallbacks() {
    var app = App(.ios(17), on: .iPhone)
    let home = app.add("home")
    let login = app.add("login")
    app.setRoot(home)
    app.on(.viewDidLoad, of: home, .present(login, from: home))

    let launch = app.launch()
    #expect(launch.console.count == 1)
    #expect(app[login].presentingViewController == nil)

    app.on(.viewDidAppear, of: login, .set(.title("there"), of: login))
    let outcome = app.present(login, from: home, completion: [.dismiss(login)])
    #expect(outcome.events.contains("completion"))
    #expect(app[login].presentingViewController == nil)
  }

  /// The example of text of Documentation/Library.md.
  @Test func libraryAsText() throws {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    app.add("list", in: nav)
    app.add("card")
    app.setRoot(nav)

    try app.perform("card.sheetPresentationController?.detents = [.medium(), .large()]")
    try app.perform("list.present(card, animated: true)")
    let check = try app.check("card.presentingViewController == nav")
    #expect(check.holds, "\(check)")
  }

  /// The example of Documentation/Library.md.
  @Test func library() {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let card = app.add("card")
    app.setRoot(nav)

    let outcome = app.present(card, from: list)
    #expect(outcome.presentation?.presenter == nav)
    #expect(outcome.isDecided(by: "CTX-02"))
    #expect(app[list].isInWindow)
  }

  @Test func whatThePageOnTheLibrarySaysRunsHere() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Library.md"), encoding: .utf8)
    let found = Self.blocks(page).filter { $0.contains("App(") && !$0.contains("@Suite") }
    #expect(found.count == 2)
    let code = try Self.code()
    for block in found {
      let body = block.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\n")
      #expect(code.contains(body), "\(block)")
    }
  }

  /// The whole examples of the page are the tests of a package of their own.
  @Test func thePageHasTheTestsOfTheClient() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Library.md"), encoding: .utf8)
    for name in ["CoordinatorTests", "StyleTableTests", "ScenarioFileTests"] {
      let file = Repository.root.appending(path: "Tests/LibraryClient/Tests/FlowTests/\(name).swift")
      #expect(page.contains(try String(contentsOf: file, encoding: .utf8)), "\(name)")
    }
  }

  /// The page names every function that makes a setting, a statement or an answer, and no other: the rest goes by text.
  @Test func thePageListsWhatHasAFunction() throws {
    let page = try String(contentsOf: Repository.root.appending(path: "Documentation/Library.md"), encoding: .utf8)
    let sources = Repository.root.appending(path: "Sources/PresentationModel/App")
    for (type, file) in [("Setting", "Setting"), ("Statement", "Statement"), ("DelegateAnswer", "App+Objects")] {
      let text = try String(contentsOf: sources.appending(path: "\(file).swift"), encoding: .utf8)
      let functions = text.matches(of: /public static func (\w+)\(/).map { String($0.1) }
      let start = try #require(page.range(of: "`\(type)` has "), "\(type)")
      let sentence = page[start.upperBound...].prefix { $0 != "." }
      let listed = sentence.matches(of: /`(\w+)`/).map { String($0.1) }
      expect(listed, equals: Array(Set(functions)).sorted(), "\(type)")
    }
  }

  // MARK: The articles

  private static let catalogue = Repository.root.appending(
    path: "Sources/PresentationModel/PresentationModel.docc")

  private static func articles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: catalogue.path).filter { $0.hasSuffix(".md") }.sorted()
  }

  /// The bodies of this file's tests, as they stand in an article.
  private static func code() throws -> String {
    let here = Repository.root.appending(path: "Tests/PresentationModelTests/App/ArticleTests.swift")
    return try String(contentsOf: here, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }.joined(separator: "\n")
  }

  /// Swift code blocks of a page.
  private static func blocks(_ text: String) -> [String] {
    var blocks: [String] = []
    var block: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        block = []
      } else if line == "```", let lines = block {
        blocks.append(lines.joined(separator: "\n"))
        block = nil
      } else {
        block?.append(line)
      }
    }
    return blocks
  }

  @Test func whatTheArticlesSayRunsHere() throws {
    let code = try Self.code()
    var count = 0
    for name in try Self.articles() {
      let text = try String(contentsOf: Self.catalogue.appending(path: name), encoding: .utf8)
      let found = Self.blocks(text)
      #expect(!found.isEmpty, "\(name) has no code")
      for block in found {
        count += 1
        #expect(code.contains(block), "\(name): this does not run in a test:\n\(block)")
      }
    }
    #expect(count >= 9)
  }

  /// Every link to a symbol and every link between the articles leads somewhere.
  @Test func theLandingPageNamesEveryArticle() throws {
    let page = try String(
      contentsOf: Self.catalogue.appending(path: "PresentationModel.md"), encoding: .utf8)
    for name in try Self.articles() where name != "PresentationModel.md" {
      #expect(page.contains("<doc:\(name.dropLast(3))>"), "\(name)")
    }
  }
}
