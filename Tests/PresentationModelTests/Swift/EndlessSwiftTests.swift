import Testing

@testable import PresentationModel

/// Swift that would never end is stopped at a named limit, and the loop is named with its line (ORD-34).
@Suite struct EndlessSwiftTests {
  private func outcome(_ body: String, _ members: String = "", call: String = "home.go()") throws -> StepOutcome {
    let program = try Scenario.program(
      """
      class Own: UIViewController { }
      class Item { }
      class Home: UIViewController {
      var current: UIViewController?
      var any: Any?
      var nav = UINavigationController()
      var n = 0
      \(members)
      func go() {
      \(body)
      }
      }
      window
        home: Home
      \(call)
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    return try #require(next)
  }

  private static let made = "2,000 controllers, windows and objects made"
  private static let rounds = "10,000 rounds of loops and calls without a change of the hierarchy"

  static let rows: [(body: String, limit: String, loop: String)] = [
    ("while true { current = UIViewController() }", made, "while true"),
    ("while true { current = Own() }", made, "while true"),
    ("while true { current = SplashViewController() }", made, "while true"),
    ("while true { any = UIWindow() }", made, "while true"),
    ("while true { any = Item() }", made, "while true"),
    ("while true { any = UISearchController(searchResultsController: nil) }", made, "while true"),
    ("while true { nav.pushViewController(UIViewController(), animated: true) }", made, "while true"),
    ("while true { addChild(UIViewController()) }", made, "while true"),
    ("while true { present(UIViewController(), animated: true) }", made, "while true"),
    ("for _ in 0..<100000000 { current = UINavigationController() }", made, "for _ in 0..<100000000"),
    ("repeat { current = UITabBarController() } while true", made, "repeat"),
    ("while n == 0 { for _ in [1, 2] { current = UIViewController() } }", made, "while n == 0"),
    ("for _ in 0..<100000000 { n += 1 }", rounds, "for _ in 0..<100000000"),
    ("while true { }", rounds, "while true"),
    ("while true { any = api.make() }", rounds, "while true"),
    ("while true { any = [1, 2].map { $0 + 1 } }", rounds, "while true"),
  ]

  @Test func twoVariablesThatBeginWithEachOther() throws {
    let limit = try #require(try outcome("title = \"\\(a)\"", "lazy var a = b\nlazy var b = a").limit)
    #expect(limit.chain.contains("Home.a"), "\(limit.chain)")
  }

  @Test(arguments: rows)
  func itIsStopped(_ row: (body: String, limit: String, loop: String)) throws {
    let limit = try #require(try outcome(row.body).limit)
    expect(limit.what, equals: row.limit)
    #expect(limit.chain.contains("'\(row.loop)' in line 10"), "\(limit.chain)")
    #expect(limit.chain.contains("Home.go()"), "\(limit.chain)")
  }

  /// Nothing sets the count of instructions back, as the hierarchy's changes set back that of rounds.
  @Test func aLoopThatAlwaysChangesSomething() throws {
    let program = try Scenario.program(
      """
      class Home: UIViewController {
      func go() {
      let window = UIWindow()
      while true { window.isHidden.toggle() }
      }
      }
      window
        home: Home
      home.go()
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    runner.simulator.loop.meter.endsSooner = true
    let next = runner.next()
    let found = try #require(next?.limit)
    expect(found.what, equals: "1,000,000 instructions of Swift")
    expect(found.chain.last, equals: "'while true' in line 4")
  }

  /// The loop is the one that goes on, in whichever function it stands.
  @Test func theLoopOfACaller() throws {
    let found = try #require(
      try outcome("while true { add() }", "func add() { for _ in 0..<3 { current = UIViewController() } }").limit)
    expect(found.chain, equals: ["Home.go()", "Home.add()", "'while true' in line 10", "'for _ in 0..<3' in line 8"])
  }

  @Test func blocksThatQueueEachOther() throws {
    let found = try #require(
      try outcome("again()", "func again() { n += 1; DispatchQueue.main.async { self.again() } }").limit)
    expect(found.what, equals: Self.rounds)
  }

  /// However long a straight line of statements is, it comes to its end.
  @Test func aStraightLineEnds() throws {
    let lines = Array(repeating: "n += 1", count: 12_000).joined(separator: "\n")
    let done = try outcome(lines)
    #expect(done.limit == nil && done.notes.isEmpty)
  }

  /// Rounds are counted for a step, not for a file.
  @Test func eachStepCountsAnew() throws {
    let program = try Scenario.program(
      """
      class Home: UIViewController {
      var n = 0
      func go() { for _ in 0..<6000 { n += 1 } }
      }
      window
        home: Home
      home.go()
      home.go()
      expect home.n == 12000
      """)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while let next = runner.next() { #expect(next.limit == nil && next.failures.isEmpty, "\(next.failures)") }
  }

  /// The rule's text names every limit.
  @Test func theTextNamesThem() {
    let text = EndlessStepIsStopped.entry.statement
    let limits = [
      Simulator.transitionLimit, Simulator.bodyLimit, Simulator.segueLimit, Simulator.madeLimit,
      Simulator.instructionLimit, Simulator.roundLimit, Int(Simulator.callLimit), Simulator.makingLimit,
      Simulator.askingLimit, Simulator.memberLimit, Simulator.closureLimit, Simulator.comparisonLimit,
      Simulator.uikitLimit, Simulator.partLimit, Simulator.depthLimit, Simulator.textLimit, Int(Simulator.rangeLimit),
      Simulator.levelLimit, Simulator.bracketLimit, Simulator.structureLimit, Simulator.superclassLimit,
    ]
    for limit in limits {
      var digits = String(limit)
      var shown = ""
      while digits.count > 3 {
        shown = "," + digits.suffix(3) + shown
        digits.removeLast(3)
      }
      #expect(text.contains(digits + shown), "\(limit)")
    }
  }
}
