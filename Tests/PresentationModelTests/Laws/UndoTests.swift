import Testing

@testable import PresentationModel

/// What was done can be taken back: everything stands as it stood, and goes the same way again.
@Suite struct UndoTests {
  @Test(arguments: zip(ScenarioFiles.sample(every: 4), ScenarioFiles.all.indices))
  func everyStepOfTheBookIsTakenBack(path: String, row: Int) throws {
    let program = try #require(ScenarioFiles.program(path))
    // What keeps no journal is copied as a whole: that is looked at now and then.
    let fault = FuzzTarget.undoFault(of: program, isTracing: row % 32 == 0, isThorough: row % 16 == 0)
    expect(fault, equals: nil, "\(path)")
  }

  /// Long ways there and back through an app, with steps that are held open and blocks that wait.
  @Test(arguments: 0..<10 as Range<UInt32>)
  func aWalkGoesBackToWhereItStood(seed: UInt32) {
    var walk = UndoWalk(seed: seed)
    var stood = [walk.app]
    for _ in 0..<120 {
      if walk.number(below: 3) > 0 {
        walk.step()
        stood.append(walk.app)
      }
      for _ in 0...walk.number(below: 4) where stood.count > 1 && (walk.app.isOver || walk.number(below: 3) == 0) {
        expect(walk.app.undo(), equals: true, "\(walk.story)")
        stood.removeLast()
        let before = stood[stood.count - 1]
        let fault = RunText.difference(walk.app.simulator, before.simulator)
        expect(fault, equals: nil, "\(walk.story)")
        expect(walk.app.printedHierarchy, equals: before.printedHierarchy, "\(walk.story)")
      }
    }
  }

  @Test func anExceptionIsTakenBack() {
    var app = App(.ios(17))
    let home = app.add("home")
    app.setRoot(home)
    app.launch()
    #expect(!app.canUndo)
    expect(app.undo(), equals: false)
    #expect(app.present(home, from: home).exception != nil)
    #expect(app.isOver)
    expect(app.undo(), equals: true)
    #expect(!app.isOver)
    let card = app.add("card")
    #expect(app.present(card, from: home).presentation != nil)
    expect(app[home].presentedViewController, equals: card)
  }

  @Test func whatCameSinceGoesToo() {
    var app = App(.ios(17))
    let home = app.add("home")
    let card = app.add("card")
    app.setRoot(home)
    app.present(card, from: home)
    let count = app.hierarchy.count
    app.add("late", .navigation, class: "LateController")
    app.on(.viewWillDisappear, of: card, .set(.title("gone"), of: home))
    app.forget(card)
    expect(app.undo(), equals: true)
    expect(app.hierarchy.count, equals: count)
    expect(app[home].presentedViewController, equals: nil)
    let other = app.add("other")
    expect(other.id.index, equals: Int32(count))
    // The name holds it again, and nobody has a body.
    app.present(card, from: home)
    #expect(app.dismiss(card).events.contains("card.viewDidDisappear"))
    #expect(!app[card].isReleased)
    #expect(!app.set(.title("here"), of: card).allEvents.contains("card.deinit"))
  }

  @Test func onlySoManyStepsAreKept() {
    var app = App(.ios(17))
    let home = app.add("home")
    app.setRoot(home)
    app.launch()
    app.levelsOfUndo = 3
    var stood: [App] = []
    for step in 0..<20 {
      app.set(.title("\(step)"), of: home)
      stood.append(app)
    }
    for step in [18, 17, 16] {
      expect(app.undo(), equals: true, "\(step)")
      expect(RunText.difference(app.simulator, stood[step].simulator), equals: nil, "\(step)")
    }
    #expect(!app.canUndo)
    expect(app.undo(), equals: false)
    app.set(.title("17"), of: home)
    expect(RunText.difference(app.simulator, stood[17].simulator), equals: nil)
    app.levelsOfUndo = 0
    expect(app.undo(), equals: false)
    app.set(.title("18"), of: home)
    #expect(!app.canUndo)
  }

  /// A copy is another app: what it takes back it takes back alone.
  @Test func copiesGoBackForThemselves() {
    var app = App(.ios(17))
    let home = app.add("home")
    let card = app.add("card")
    app.setRoot(home)
    app.present(card, from: home)
    var copy = app
    copy.undo()
    expect(copy[home].presentedViewController, equals: nil)
    expect(app[home].presentedViewController, equals: card)
    app.dismiss(home)
    app.undo()
    app.undo()
    expect(RunText.difference(app.simulator, copy.simulator), equals: nil)
  }
}

/// An app to which things happen by chance, the same for the same seed.
private struct UndoWalk {
  var app: App
  var story: [String] = []
  private var state: UInt32
  private var everybody: [Controller] = []

  init(seed: UInt32) {
    state = seed &* 2_654_435_761 &+ 1
    let versions: [Profile] = [.ios(9), .ios(12), .ios(13), .ios(17), .ios(26), .documents]
    app = App(versions[Int(seed) % versions.count], on: seed % 2 == 0 ? .iPhone : .iPad)
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, in: tabs)
    let list = app.add("list", in: nav)
    let other = app.add("other", in: tabs)
    let child = app.add("child", in: list)
    let second = app.add("second", .navigation)
    let top = app.add("top", in: second)
    let free = [app.add("a"), app.add("b"), app.add("c", .alert), app.add("d")]
    app.setRoot(tabs)
    app.on(.viewDidAppear, of: free[0], .set(.title("seen"), of: tabs))
    app.on(.viewWillDisappear, of: free[1], .dismiss(free[0]))
    everybody = [tabs, nav, list, other, child, second, top] + free
    app.launch()
  }

  mutating func number(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }

  private mutating func somebody() -> Controller { everybody[number(below: everybody.count)] }

  private mutating func statement() -> Statement {
    let (x, y) = (somebody(), somebody())
    let isAnimated = number(below: 2) == 0
    switch number(below: 15) {
    case 0, 1, 2:
      return .present(x, from: y, animated: isAnimated, completion: number(below: 3) == 0 ? [.dismiss(x)] : nil)
    case 3: return .dismiss(x, animated: isAnimated, completion: [.set(.title("over"), of: y)])
    case 4: return .push(x, on: number(below: 2) == 0 ? everybody[1] : everybody[5], animated: isAnimated)
    case 5: return .pop(number(below: 2) == 0 ? everybody[1] : everybody[5], animated: isAnimated)
    case 6: return .setViewControllers([x], of: everybody[1], animated: isAnimated)
    case 7: return .select(number(below: 2) == 0 ? everybody[1] : everybody[3], in: everybody[0])
    case 8: return .addChild(x, to: y)
    case 9: return .addView(of: x, to: y)
    case 10: return .removeFromParent(x)
    case 11: return .set(.modalPresentationStyle(number(below: 2) == 0 ? .fullScreen : .currentContext), of: x)
    case 12: return .set(.definesPresentationContext(isAnimated), of: x)
    case 13: return number(below: 2) == 0 ? .swipeToDismiss(x) : .show(x, from: y)
    default: return number(below: 4) == 0 ? .setRoot(everybody[0]) : .rotate(to: isAnimated ? .landscape : .portrait)
    }
  }

  mutating func step() {
    story.append("\(app.steps): \(state)")
    switch number(below: 12) {
    case 0: app.begin(statement())
    case 1: app.finish()
    case 2: app.perform(statement(), statement())
    case 3: app.perform(statement(), statement(), statement())
    case 4 where everybody.count < 30:
      app.perform(statement())
      // Behind the step, and so taken back with it.
      if number(below: 3) == 0 { app.forget(somebody()) }
    default: app.perform(statement())
    }
  }
}
