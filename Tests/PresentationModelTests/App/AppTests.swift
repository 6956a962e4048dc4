import PresentationModel
import Testing

/// The library's face: an app in a Swift test, without a file.
@Suite struct AppTests {
  private func stack() -> (app: App, nav: Controller, list: Controller, item: Controller) {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let item = app.add("item", class: "ItemViewController")
    app.setRoot(nav)
    return (app, nav, list, item)
  }

  @Test func launchIsTheFirstOutcome() {
    var (app, nav, list, _) = stack()
    #expect(app[list].isInWindow, "before launch: as launch is going to have it")
    let launch = app.launch()
    expect(launch.events.first, equals: "list.willMove(toParent: nav)")
    expect(launch.events.last, equals: "list.didMove(toParent: nav)")
    #expect(launch.allEvents.contains("nav.loadView"))
    #expect(app[nav].state == .appeared && app[list].isInWindow)
    #expect(app.launch().events.isEmpty)
  }

  @Test func aPushAndWhatItAnswers() {
    var (app, nav, list, item) = stack()
    let outcome = app.push(item, on: nav)
    expect(
      outcome.events,
      equals: [
        "item.willMove(toParent: nav)", "item.viewDidLoad", "list.viewWillDisappear", "item.viewWillAppear",
        "item.viewIsAppearing", "list.viewDidDisappear", "item.viewDidAppear", "item.didMove(toParent: nav)",
      ])
    #expect(outcome.isDecided(by: "ORD-15"))
    expect(app[nav].viewControllers, equals: [list, item])
    #expect(app[item].navigationController == nav && app[item].parent == nav)
    expect(app[item].className, equals: "ItemViewController")
    #expect(app.printedHierarchy.contains("<ItemViewController item>, state: appeared"))
    #expect(app.pop(nav).events.contains("item.didMove(toParent: nil)"))
  }

  /// A copy is another app.
  @Test func appsAreValues() {
    var (app, _, list, item) = stack()
    app.launch()
    var other = app
    other.present(item, from: list)
    #expect(other[item].presentingViewController != nil)
    expect(app[item].presentingViewController, equals: nil)
    let asked = app.presenter(of: item, from: list)
    expect(asked.presenter, equals: other[item].presentingViewController)
    #expect(asked.reasons.contains { $0.rule == "CTX-02" && $0.verdict == .decided })
    #expect(app[item].presentingViewController == nil && !app[item].isViewLoaded)
  }

  @Test func anExceptionEndsTheApp() {
    var (app, nav, _, item) = stack()
    app.push(item, on: nav)
    let thrown = app.push(item, on: nav)
    expect(thrown.exception?.name, equals: "NSInvalidArgumentException")
    #expect(thrown.isDecided(by: "NAV-05"))
    #expect(app.isOver)
    #expect(app.pop(nav).events.isEmpty)
    expect(app.presenter(of: nav, from: item).presenter, equals: nil)
  }

  @Test func nothingToFinish() {
    var (app, _, _, _) = stack()
    let outcome = app.finish()
    expect(outcome.notes.count, equals: 1)
  }

  @Test func handlersAndTheirNames() {
    var app = App(.ios(17))
    let home = app.add("home")
    let (first, second) = (app.add("first"), app.add("second"))
    app.setRoot(home)
    let outcome = app.present(first, from: home, completion: [.present(second, from: first, completion: [])])
    expect(
      outcome.events.filter { $0.hasPrefix("completion") },
      equals: [
        "completion of home.present(first)", "completion of first.present(second)",
      ])
    expect(app[second].presentingViewController, equals: first)
  }

  /// What the app lets go of is released when UIKit has no use for it either.
  @Test func forgotten() {
    var (app, nav, _, item) = stack()
    app.push(item, on: nav)
    var held = app
    #expect(!held.pop(nav).allEvents.contains("item.deinit"))
    app.forget(item)
    #expect(app.pop(nav).allEvents.contains("item.deinit"))
    #expect(app[item].isReleased && !held[item].isReleased)
  }

  @Test func addedAfterLaunch() {
    var (app, nav, list, _) = stack()
    app.launch()
    let sheet = app.add("sheet", .navigation)
    let form = app.add("form", class: "FormViewController", in: sheet)
    let late = app.add("late", in: nav)
    expect(app[late].parent, equals: nil)
    expect(app[sheet].viewControllers, equals: [form])
    let outcome = app.present(sheet, from: list)
    #expect(outcome.events.contains("form.didMove(toParent: sheet)"))
    expect(app[form].presentingViewController, equals: nav)
  }

  @Test func severalWindows() {
    var app = App(.ios(17))
    let (home, badge, login) = (app.add("home"), app.add("badge"), app.add("login"))
    app.setRoot(home)
    app.setRoot(badge, of: "overlay")
    app.launch()
    #expect(app[home].isInWindow && app[badge].isInWindow)
    let outcome = app.setRoot(login, of: "overlay")
    #expect(outcome.events.contains("badge.viewDidDisappear"))
    #expect(app[home].isInWindow && !app[badge].isInWindow)
  }

  /// Every statement is UIKit's call: the same comes of it as of a line of a scenario.
  @Test func statementsAreUIKitsCalls() throws {
    var app = App(.ios(17), on: .iPad)
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, in: tabs)
    let list = app.add("list", in: nav)
    let other = app.add("other", in: tabs)
    let (item, box, part, menu) = (app.add("item"), app.add("box"), app.add("part"), app.add("menu"))
    app.setRoot(tabs)
    app.set(.modalPresentationStyle(.popover), of: menu)
    let steps: [(Statement, String)] = [
      (.set(.popoverSource(list), of: menu), "menu.popoverPresentationController.sourceView = list.view"),
      (.show(item, from: list), "list.show(item, sender: nil)"),
      (.popToRoot(nav), "nav.popToRootViewController(animated: true)"),
      (.setViewControllers([list, box], of: nav), "nav.setViewControllers([list, box], animated: false)"),
      (.addChild(part, to: box), "box.addChild(part)"), (.addView(of: part, to: box), "box.view.addSubview(part.view)"),
      (.didMove(part, to: box), "part.didMove(toParent: box)"),
      (.willMove(part, to: nil), "part.willMove(toParent: nil)"),
      (.removeView(of: part), "part.view.removeFromSuperview()"), (.removeFromParent(part), "part.removeFromParent()"),
      (.loadView(of: item), "item.loadViewIfNeeded()"),
      (.select(other, in: tabs), "tabs.selectedViewController = other"),
      (.tap(nav, in: tabs), "tabs.tap(nav)"), (.swipeBack(nav), "nav.swipeBack()"),
      (.present(menu, from: list), "list.present(menu, animated: true)"), (.tapOutside(menu), "menu.tapOutside()"),
      (.set(.modalPresentationStyle(.pageSheet), of: menu), "menu.modalPresentationStyle = .pageSheet"),
      (.present(menu, from: list, animated: false), "list.present(menu, animated: false)"),
      (.swipeToDismiss(menu), "menu.swipeToDismiss()"), (.rotate(to: .landscape), "device.rotate(to: .landscape)"),
      (.resize(.compact, .regular), "window.resize(to: sizeClass(compact, regular))"),
      (.dismiss(list), "list.dismiss(animated: true)"), (.setRoot(box), "window.rootViewController = box"),
      (.setRoot(item), "window.rootViewController = item"),
    ]
    let text = """
      ios 17
      device iPad
      window
        tabs: UITabBarController
          nav: UINavigationController
            list: UIViewController
          other: UIViewController
      item: UIViewController
      box: UIViewController
      part: UIViewController
      menu: UIViewController
      menu.modalPresentationStyle = .popover

      """
    let kept = ["tabs", "nav", "list", "other", "item", "box", "part", "menu"].map { "_ = \($0).isEditing\n" }.joined()
    let file = text + steps.map { $0.1 + "\n" }.joined() + "turn {\n" + kept + "}\n"
    let loaded = Scenario.load(file, path: "steps")
    let program = try #require(loaded.program, "\(loaded.diagnostics.map { $0.message })")
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    app.launch()
    for (statement, line) in steps {
      let mine = app.perform(statement)
      let next = runner.next()
      let theirs = try #require(next)
      expect(
        mine.allEvents, equals: theirs.events.map { EventText.text($0, of: theirs, in: runner.hierarchy) }, "\(line)")
      expect(mine.console, equals: theirs.console.map { $0.text }, "\(line)")
      expect(app.printedHierarchy, equals: runner.hierarchyDump(), "\(line)")
    }
  }
}

/// What a failing expectation prints of a value is one line that a reader takes in.
@Suite struct DescriptionTests {
  private static func flow() -> (app: App, tabs: Controller, list: Controller, editor: Controller) {
    var app = App(.ios(17), on: .iPhone)
    let tabs = app.add("tabs", .tabBar)
    let list = app.add("list", in: tabs)
    let editor = app.add("editor")
    app.setRoot(tabs)
    return (app, tabs, list, editor)
  }

  /// What Swift Testing prints of an operand: its description, and what its mirror has.
  private static func printed(_ value: some Sendable) -> String {
    var text = "\(value)"
    dump(value, to: &text)
    return text
  }

  @Test func everyValueSaysItselfInOneLine() throws {
    var (app, _, list, editor) = Self.flow()
    let outcome = app.present(editor, from: list)
    let scenario = Scenario.load(bytes: Array("window\n  a: A\na.presnt(a)\n".utf8), path: "a.presim")
    for text in [
      Self.printed(app), Self.printed(app[list]), Self.printed(outcome),
      Self.printed(list), Self.printed(scenario), Self.printed(try #require(outcome.presentation)),
    ] { #expect(text.utf8.count <= 900 && text.split(separator: "\n").count <= 3, "\(text)") }
    #expect("\(outcome)".hasPrefix("tabs presents editor for list, .pageSheet"))
    #expect("\(outcome)".contains("CTX-02"))
    expect("\(app[list])", equals: "list, a UIViewController: appeared, in a window, in tabs")
    #expect("\(scenario)".hasPrefix("a.presim:3: error: value of type 'A' has no method 'presnt'; did you mean"))
    expect("\(list)", equals: "list")
    expect("\(app[editor].presentation.map { "\($0)" } ?? "")", equals: "tabs presents editor for list, .pageSheet")
    expect(app.controller("editor"), equals: editor)
  }

  @Test func whatCannotBeIsAProblem() {
    var (app, tabs, list, editor) = Self.flow()
    let alert = app.add("alert", .alert)
    let push = app.push(editor, on: list)
    expect(
      push.problems,
      equals: ["list is no UINavigationController: 'pushViewController' is a method of UINavigationController"])
    #expect(app[editor].parent == nil)
    #expect(app.perform(.select(list, in: tabs)).problems.isEmpty)
    #expect(app.present(editor, from: list).problems.isEmpty)
    _ = app.present(alert, from: editor)
    #expect(!app.perform(.tapAction("Nope", of: alert)).problems.isEmpty)
  }

  /// However long names are, what is said of a value is a line of at most 300 characters, and its mirror is empty.
  @Test func noLineIsLong() throws {
    var app = App(.ios(17), on: .iPhone)
    let long = String(repeating: "VeryLongName", count: 26)
    let tabs = app.add("tabs", .tabBar)
    let lists = (0..<9).map { app.add("\(long)\($0)", class: "\(long)ViewController", in: tabs) }
    let editor = app.add(long + "Editor", class: long)
    app.setRoot(tabs)
    let outcome = app.present(editor, from: lists[0])
    let reason = try #require(outcome.reasons.first)
    let failure = ExpectationFailure(
      expectation: nil, line: 1, message: long, expected: long, actual: long)
    let slip = try #require(#expect(throws: TextError.self) { try app.perform("\(long)Editor.presnt(\(long)1)") })
    let text = "window\n  \(long): \(long)\n\(long).presnt(\(long))\n"
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "long.presim")
    let presentation = try #require(outcome.presentation)
    let said = [
      "\(app)", "\(app[editor])", "\(outcome)", "\(editor)", "\(presentation)", "\(scenario)",
      "\(failure)", "\(reason)", "\(slip)",
    ]
    for line in said { #expect(line.count <= 300 && !line.contains("\n"), "\(line)") }
    for mirror in [
      Mirror(reflecting: app), Mirror(reflecting: app[editor]),
      Mirror(reflecting: outcome), Mirror(reflecting: presentation), Mirror(reflecting: scenario),
      Mirror(reflecting: failure), Mirror(reflecting: reason), Mirror(reflecting: slip),
    ] { #expect(mirror.children.isEmpty, "\(mirror.subjectType)") }
    #expect("\(scenario)".contains("long.presim:3: error:"))
    let unset = outcome.reasons.first { $0.rule == "STY-01" }.map { "\($0)" } ?? ""
    #expect(unset.contains("Editor's modalPresentationStyle was never assigned"), "\(unset)")
  }

  /// What cannot be is a problem of its outcome and of the app, and undoing takes it back.
  @Test func anAppKeepsItsProblems() throws {
    var (app, _, list, editor) = Self.flow()
    app.push(editor, on: list)
    expect(app.problems.count, equals: 1)
    app.undo()
    expect(app.problems, equals: [])
    app.present(editor, from: list)
    app.present(editor, from: editor)
    #expect(app.isOver || app.problems.isEmpty)
    var (over, nav, first) = (App(.ios(17)), editor, list)
    nav = over.add("nav", .navigation)
    first = over.add("first", in: nav)
    over.setRoot(nav)
    over.push(first, on: nav)
    #expect(over.isOver)
    #expect(!over.pop(nav).problems.isEmpty)
    #expect(try !over.perform("nav.popViewController(animated: true)").problems.isEmpty)
    expect(over.problems.count, equals: 2)
  }

  #if os(Linux) || os(macOS)
    /// A slip in the ID of a rule ends the test: it would never be true.
    @Test func aRuleThatIsNotThere() async {
      await #expect(processExitsWith: .failure) {
        var app = App(.ios(17))
        _ = app.launch().isDecided(by: "CTX-2")
      }
    }
  #endif
}
