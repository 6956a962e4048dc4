import Testing

@testable import PresentationModel

/// What containers hold and do not show, titles and ways back, windows apart, what hung where, what came of quiet steps.
@Suite struct PictureContentsTests {
  private func last(_ text: String) throws -> PictureStep { try #require(try PictureSamples.steps(text).last) }

  private static let stack = """
    ios 26
    window
      nav: UINavigationController
        root: RootViewController
        list: ListViewController
    item: ItemViewController

    """

  // MARK: Pulled out

  private func held(_ step: PictureStep) -> [String] {
    step.screen.levels.flatMap(\.held).map { "\($0.name): \($0.heldBy)" }
  }

  @Test func aStackShowsWhatLiesBelow() throws {
    let pushed = try last(Self.stack + "nav.pushViewController(item, animated: true)\n")
    expect(held(pushed), equals: ["root: below list in nav, not loaded", "list: below item in nav"])
    let layers = LayersPicture.drawing(pushed.screen, width: 5400, height: 5400, room: 860)
    expect(layers.elements.components(separatedBy: "class=\"s-out\"").count, equals: 3)
    let words = layers.texts.map(\.text).joined(separator: " ")
    #expect(words.contains("root") && words.contains("below item in nav"), "\(words)")
    #expect(layers.words.joined().contains("list: not in the window, below item in nav"), "\(layers.words)")
    // On the screen they are not.
    let screen = FlatPicture.drawing(pushed.screen, width: 2200, height: 4300).texts.map(\.text)
    #expect(!screen.contains("root") && !screen.contains("list"), "\(screen)")
    #expect(PictureSlide.drawing(pushed, before: false).texts.contains { $0.text == "not in the window" })
  }

  @Test func aTabBarAndASplitViewShowTheOthers() throws {
    let tabs = try last(
      "ios 26\nwindow\n  tabs: UITabBarController\n    one: One\n    two: Two\n    three: Three\ntabs.selectedIndex = 1\n"
    )
    expect(held(tabs), equals: ["one: another tab of tabs", "three: another tab of tabs, not loaded"])
    let split = try last(
      "ios 26\ndevice iPad\nclass Split: UISplitViewController {\n  style = .doubleColumn\n}\nwindow\n  split: Split\n"
        + "    menu: MenuViewController\n    detail: DetailViewController\nsplit.hide(.primary)\n")
    let words = held(split)
    #expect(words.contains { $0.contains("a column of split that is not shown") }, "\(words)")
  }

  /// While both are on the screen neither is pulled out.
  @Test func whatIsExchangedIsNotPulledOut() throws {
    let step = try last(Self.stack + "begin nav.pushViewController(item, animated: true)\n")
    expect(held(step), equals: ["root: below list in nav, not loaded"])
  }

  /// There are never more plates than have room, and what is left out is counted.
  @Test func tooManyAreCounted() throws {
    var text = "ios 26\nwindow\n  nav: UINavigationController\n"
    for number in 0..<7 { text += "    c\(number): C\n" }
    let step = try last(text)
    let layers = LayersPicture.drawing(step.screen, width: 5400, height: 5400, room: 860)
    expect(layers.elements.components(separatedBy: "class=\"s-out\"").count, equals: 4)
    let words = layers.texts.map(\.text).joined(separator: " ")
    #expect(words.contains("… 3 more that it does not show"), "\(words)")
    expect(PictureSamples.collision(layers), equals: nil)
  }

  /// Of every step of a part of the book: what is pulled out is held by a container that is shown, is in no window, and
  /// has the state that `presim run` prints.
  @Test func whatIsPulledOutIsHeldAndNotShown() {
    var count = 0
    for path in ScenarioFiles.sample(every: 19) {
      guard let program = ScenarioFiles.program(path) else { continue }
      var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
      while let outcome = runner.next() {
        let screen = LevelReader.screen(of: runner.simulator.world, since: nil)
        let hierarchy = runner.hierarchy
        for level in screen.levels {
          for held in level.held {
            let place = "\(ScenarioFiles.shown(path)) step \(outcome.index): \(held.name)"
            count += 1
            #expect(!hierarchy.isInWindow(held.controller), "\(place)")
            let parent = hierarchy.parent(of: held.controller)
            let isInMore = held.heldBy.hasPrefix("behind More of ")
            #expect(parent.map { x in level.boxes.contains { $0.controller == x } } ?? isInMore, "\(place)")
            expect(held.heldBy.hasSuffix("not loaded"), equals: !hierarchy.isViewLoaded(held.controller), "\(place)")
            #expect(level.frame.contains(held.frame), "\(place)")
          }
        }
        let (plates, places) = screen.plates(most: 4)
        #expect(plates.count <= max(4, screen.levels.count), "\(ScenarioFiles.shown(path)) step \(outcome.index)")
        expect(
          places.map { plates[$0].controller }, equals: screen.levels.map(\.controller), "\(ScenarioFiles.shown(path))")
      }
    }
    #expect(count > 30, "\(count)")
  }

  // MARK: Bars

  private func bar(_ step: PictureStep) -> PicturedScreen.Box.Bar? {
    for box in step.screen.levels[0].boxes { if case .bar(let bar) = box.part { return bar } }
    return nil
  }

  @Test(arguments: [
    ("", "list", false, true), ("list.title = \"Inbox\"\n", "Inbox", true, true),
    ("list.navigationItem.title = \"Mail\"\nlist.title = \"Inbox\"\n", "Mail", true, true),
    ("list.navigationItem.hidesBackButton = true\n", "list", false, false),
    ("nav.popViewController(animated: true)\n", "root", false, false),
  ])
  func aBarHasATitleAndAWayBack(_ code: String, _ title: String, _ hasTitle: Bool, _ leadsBack: Bool) throws {
    let step = try last(Self.stack + code)
    let shown = try #require(bar(step))
    #expect(shown.title == title && shown.hasTitle == hasTitle && shown.leadsBack == leadsBack, "\(code): \(shown)")
    let texts = FlatPicture.drawing(step.screen, width: 2200, height: 4300).texts.map(\.text)
    #expect(texts.contains(title) && texts.contains("‹") == leadsBack, "\(texts)")
  }

  /// Whose bar it is stands in it where nothing else in the picture says so.
  @Test func aStackInATabIsNamed() throws {
    let step = try last(
      "ios 26\nwindow\n  tabs: UITabBarController\n    nav: UINavigationController\n      a: A\n      b: B\n")
    expect(bar(step)?.owner, equals: "nav")
    expect(bar(try last(Self.stack))?.owner, equals: "")
    #expect(FlatPicture.drawing(step.screen, width: 2200, height: 4300).texts.contains { $0.text == "‹ nav" })
  }

  @Test func tabsHaveTheirNames() throws {
    let step = try last(
      "ios 26\nwindow\n  tabs: UITabBarController\n    homeFeed: A\n    search: B\n    settings: C\n    profile: D\n")
    let texts = FlatPicture.drawing(step.screen, width: 2300, height: 4700).texts.map(\.text)
    for beginning in ["home", "sea", "set", "pro"] { #expect(texts.contains { $0.hasPrefix(beginning) }, "\(texts)") }
    #expect(!texts.contains { $0.hasPrefix("tab: ") }, "\(texts)")
  }

  // MARK: The hierarchy

  private static let windows = """
    ios 26
    window
      home: HomeViewController
    window overlay
      toast: ToastViewController
    card: CardViewController
    home.present(card, animated: true)

    """

  @Test func windowsStandApart() throws {
    let step = try last(Self.windows)
    let rows = step.tree.rows
    expect(rows.map { "\($0.level) \($0.name)" }, equals: ["0 window", "1 home", "2 card", "0 overlay", "1 toast"])
    expect(rows.map { $0.parent ?? -1 }, equals: [-1, 0, 1, -1, 3])
    expect(step.screen.levels.map(\.window), equals: ["window", "", "overlay"])
    let words = LayersPicture.drawing(step.screen, width: 5400, height: 5400, room: 860).texts.map(\.text)
    #expect(words.contains("window: overlay"), "\(words)")
    // One window is not named.
    let one = try last(Self.stack)
    #expect(one.screen.levels.allSatisfy { $0.window.isEmpty } && one.tree.rows[0].name == "nav")
  }

  @Test func whatIsCoveredHasTheColourOfCovered() throws {
    let rows = try last(Self.windows).tree.rows
    expect(rows.filter { $0.state == .covered }.map(\.name), equals: ["home", "card"])
    expect(rows.first { $0.name == "home" }?.state.words, equals: "appeared")
    expect(rows.first { $0.name == "home" }?.state.look.frame, equals: "s-covered")
    expect(rows.first { $0.name == "toast" }?.state, equals: .appeared)
  }

  @Test func whatHasGoneHangsWhereItWas() throws {
    let step = try last(
      "ios 26\nwindow\n  tabs: UITabBarController\n    home: Home\n    other: Other\na: A\nb: UINavigationController\n  inner: Inner\n"
        + "home.present(a, animated: true)\na.present(b, animated: true)\ntabs.dismiss(animated: true)\n")
    let rows = step.tree.rows
    expect(rows.map { "\($0.level) \($0.name)" }, equals: ["0 tabs", "1 home", "1 other", "1 a", "2 b"])
    expect(rows.map { $0.parent ?? -1 }, equals: [-1, 0, 0, 0, 3])
    expect(rows.filter { $0.state == .gone }.map(\.name), equals: ["a", "b"])
    #expect(Picture.dot(of: step).contains("style=dotted"))
    #expect(Picture.mermaid(of: step).contains("-.-"))
    // Between two that stay the rows keep their parents.
    let popped = try last(
      "ios 26\nwindow\n  nav: UINavigationController\n    root: Root\n    top: Top\ncard: Card\ntop.present(card, animated: true)\n"
        + "nav.popViewController(animated: false)\n")
    for (index, row) in popped.tree.rows.enumerated() {
      guard let parent = row.parent else { continue }
      #expect(parent < index && popped.tree.rows[parent].level == row.level - 1, "\(row.name)")
    }
  }

  /// Rows stand below what they hang on, one step to the right of it, in all of a part of the book.
  @Test func everyRowHangsOnOneAboveIt() {
    for path in ScenarioFiles.sample(every: 21) {
      for step in PictureSamples.steps(ofFile: path) {
        for (index, row) in step.tree.rows.enumerated() {
          guard let parent = row.parent else { continue }
          let isRight = parent < index && step.tree.rows[parent].level < row.level
          #expect(isRight, "\(ScenarioFiles.shown(path)):\(step.line): \(row.name)")
        }
      }
    }
  }

  // MARK: Slides

  /// A slide is 1280 × 720 in 95 of 100, with all its parts on it and none in another.
  @Test func slidesAreSlides() {
    var (high, count) = (0, 0)
    for path in ScenarioFiles.sample(every: 7) {
      guard let program = ScenarioFiles.program(path) else { continue }
      var walk = PictureWalk(program, of: ScenarioFiles.bytes(path))
      guard let step = walk.step(PictureWalk.lastChange(in: program)) else { continue }
      let sheet = PictureSlide.drawing(step, before: false)
      count += 1
      if sheet.height > 7200 { high += 1 }
      expect(PictureSamples.collision(sheet), equals: nil, "\(ScenarioFiles.shown(path)):\(step.line)")
      let words = sheet.texts.map(\.text)
      for title in ["ON THE SCREEN", "THE HIERARCHY", "CALLBACKS, IN ORDER"] {
        #expect(words.contains(title), "\(ScenarioFiles.shown(path)):\(step.line): \(title)")
      }
    }
    #expect(count > 150 && high * 100 <= 5 * count, "\(high) of \(count) are higher")
  }

  // MARK: Quiet steps

  @Test func aQuietStepSaysWhatCame() throws {
    let loaded = try last(Self.stack + "item.loadViewIfNeeded()\n")
    expect(PictureSlide.outcomes(loaded).map(\.0), equals: ["→ item's view is needed, and loaded"])
    let nothing = try last(Self.stack + "item.view.tag = 3\nitem.view.tag = 4\n")
    expect(
      PictureSlide.outcomes(nothing).map(\.0), equals: ["→ this line changes no presentation, container or window"])
    let launch = try #require(try PictureSamples.steps(Self.stack).first)
    expect(PictureSlide.outcomes(launch).map(\.0), equals: ["→ the window's view controllers load and appear"])
    let decided = try last(Self.stack + "nav.pushViewController(item, animated: true)\n")
    #expect(decided.quiet.isEmpty)
  }

  @Test func everyStepOfTheBookSaysWhatCame() {
    for path in ScenarioFiles.sample(every: 23) {
      for step in PictureSamples.steps(ofFile: path) {
        #expect(!PictureSlide.outcomes(step).isEmpty, "\(ScenarioFiles.shown(path)):\(step.line)")
      }
    }
  }
}
