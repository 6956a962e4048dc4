import PresentationModel
import Testing

/// Statements and expectations as text.
@Suite struct AppTextTests {
  private func flow() -> (app: App, nav: Controller, list: Controller, card: Controller) {
    var app = App(.ios(17), on: .iPhone)
    let nav = app.add("nav", .navigation)
    let list = app.add("list", in: nav)
    let card = app.add("card")
    app.setRoot(nav)
    return (app, nav, list, card)
  }

  @Test func aCheckSaysWhy() throws {
    var (app, _, list, card) = flow()
    app.present(card, from: list)
    #expect(try app.check("card.presentingViewController == nav").holds)
    #expect(try app.check("expect rule CTX-02").holds)
    #expect(try app.check("no event list.viewWillDisappear").holds)
    let check = try app.check("card.presentingViewController == list")
    let lines = "\(check)".split(separator: "\n").map { String($0) }
    expect(lines.first, equals: "card.presentingViewController == list")
    expect(lines.dropFirst().first, equals: "  expected: list")
    expect(lines.dropFirst(2).first, equals: "  actual:   nav")
    #expect(check.why?.contains("CTX-02") == true && check.instead?.contains("'list.present(card") == true, "\(check)")
    #expect(app[card].presentingViewController != nil && app.problems.isEmpty)
  }

  /// What the typed face has not: detents, an own presentation controller, a search, pages, columns, gestures.
  @Test func textSaysAllThatTheLanguageSays() throws {
    var (app, _, _, card) = flow()
    try app.perform(
      """
      class Half: UIPresentationController {
        shouldPresentInFullscreen = false
      }
      class Halves: UIViewControllerTransitioningDelegate {
        presentationController(forPresented:presenting:source:) = Half
      }
      panel: Panel
      halves: Halves
      search: UISearchController
      """)
    #expect(app.controller("panel") != nil && app.controller("search") != nil)
    try app.perform("card.sheetPresentationController?.detents = [.medium(), .large()]")
    try app.perform("list.present(card, animated: true)\ncard.swipeToDismiss()")
    #expect(app[card].presentation == nil)
    try app.perform("panel.modalPresentationStyle = .custom\npanel.transitioningDelegate = halves")
    let outcome = try app.perform("list.present(panel, animated: true)")
    #expect(outcome.presentation != nil && outcome.problems.isEmpty, "\(outcome)")
    #expect(try app.check("list.view.window != nil").holds)
    let failing = try app.perform("expect panel.presentingViewController == list")
    #expect(!failing.problems.isEmpty)
    #expect(app.undo() && app.undo())
    #expect(try app.check("list.presentedViewController == nil").holds)
  }

  /// What an app does after a text that declares is what a scenario of all of it does; before it and after it `undo`
  /// takes steps back.
  @Test func aTextAfterSteps() throws {
    var (app, nav, list, card) = flow()
    let item = app.add("item")
    app.push(item, on: nav)
    app.present(card, from: item)
    try app.perform("menu: MenuViewController")
    let menu = try #require(app.controller("menu"))
    app.present(menu, from: card)
    expect(app[menu].presentingViewController, equals: card)
    app.undo()
    expect(app[card].presentedViewController, equals: nil)
    app.undo()
    expect(app.controller("menu"), equals: nil)
    app.undo()
    expect(app[nav].topViewController, equals: item)
    app.undo()
    expect(app[nav].topViewController, equals: list)
    #expect(try app.check("nav.viewControllers == [list]").holds)
  }

  @Test func aSlipIsThrownWithItsPlace() throws {
    var (app, _, list, card) = flow()
    for launched in [false, true] {
      if launched { app.launch() }
      let error = #expect(throws: TextError.self, "launched: \(launched)") {
        try app.perform("_ = list.title\nlist.presnt(card, animated: true)")
      }
      #expect(error?.line == 2 && error?.column == 6, "launched: \(launched), \(error.map { "\($0)" } ?? "")")
      #expect(error.map { "\($0)".contains("did you mean 'present'?") } == true, "launched: \(launched)")
    }
    #expect(throws: TextError.self) { try app.check("card.presented == nil") }
    #expect(throws: TextError.self) { try app.check("list.title == nil\nlist.present(card, animated: true)") }
    expect(app[list].presentedViewController, equals: nil)
    #expect(!app[card].isViewLoaded)
    app.keepsReasons = false
    app.present(card, from: list)
    #expect(throws: TextError.self) { try app.check("rule CTX-02") }
  }

  /// The scenario that an app writes of itself is right, and comes to the same.
  @Test func theAppAsAScenario() throws {
    var app = App(.ios(17), on: .iPad)
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, class: "MainNavigation", in: tabs)
    let list = app.add("list", class: "ListViewController", in: nav)
    let menu = app.add("menu", class: "MenuViewController")
    let alert = app.add("alert", .alert)
    app.setRoot(tabs)
    let keeper = app.addDelegate(
      "keeper", .adaptivePresentation, answering: .presentationControllerShouldDismiss(false))
    app.set(.definesPresentationContext(true), of: list)
    app.set(.presentationDelegate(keeper), of: menu)
    app.addAction("Delete", to: alert, .destructive, .set(.title("gone"), of: list))
    app.addSegue("Menu", from: list, to: menu, .presentation, style: .formSheet)
    app.on(.viewDidAppear, of: menu, .present(alert, from: menu, completion: [.set(.title("asked"), of: menu)]))
    app.perform(.performSegue("Menu", from: list))
    app.perform(.tapAction("Delete", of: alert))
    app.begin(.dismiss(menu))
    app.finish()
    let loaded = Scenario.load(bytes: Array(app.scenario.utf8), path: "app.presim")
    let program = try #require(loaded.program, "\(loaded)\n\(app.scenario)")
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while runner.next() != nil {}
    expect(runner.hierarchyDump(), equals: app.printedHierarchy)
    #expect(try app.check("list.title == \"gone\"").holds)
    expect(runner.hierarchyDump(), equals: app.printedHierarchy)
  }

  @Test func swiftInAText() throws {
    var (app, _, list, card) = flow()
    try app.perform(
      """
      class Flow: UIViewController {
        func open(_ x: UIViewController) {
          if presentedViewController == nil { present(x, animated: true) }
        }
      }
      flow: Flow
      """)
    let outcome = try app.perform("list.present(flow, animated: true)\nflow.open(card)")
    expect(outcome.problems, equals: [])
    #expect(try app.check("card.presentingViewController == flow").holds)
    app.dismiss(list)
    #expect(try app.check("list.presentedViewController == nil").holds)
    expect(app[card].presentation == nil, equals: true)
  }
}
