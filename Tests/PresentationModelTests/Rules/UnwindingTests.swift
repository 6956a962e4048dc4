import Testing

@testable import PresentationModel

/// Whom an unwind segue finds, and what goes then, asked of a World.
@Suite struct UnwindingTests {
  /// A world in which some classes declare the action.
  private struct Case {
    var builder: WorldBuilder
    private var plain: ClassID?

    init(ios version: Int = 17) { builder = WorldBuilder(ios: version) }

    mutating func add(
      _ name: String, _ kind: ControllerKind = .plain, in parent: ControllerID? = nil, hasAction: Bool = false
    )
      -> ControllerID
    {
      let x = builder.add(name, kind, in: parent)
      guard hasAction else { return x }
      if plain == nil {
        var info = builder.world.hierarchy.classTable[0]
        info.actions = ["back"]
        builder.world.hierarchy.classTable.append(info)
        plain = ClassID(Int32(builder.world.hierarchy.classTable.count - 1))
      }
      if let plain { builder.world.hierarchy.classes[Int(x.index)] = plain }
      return x
    }

    /// Runs a search with UIKit's own answers: who was asked, and who was found.
    func search(
      from source: ControllerID, allows: [ControllerID: [ControllerID]] = [:],
      names: [ControllerID: ControllerID?] = [:]
    ) -> (asked: [String], found: String?) {
      let world = builder.world
      var ledger = Ledger()
      var asked: [String] = []
      func name(_ x: ControllerID) -> String { world.hierarchy.name(of: x) }
      var search = Unwinding.begins(
        Unwinding.Request(source: source, action: "back"), byUser: false, world, &ledger)
      while true {
        switch search.query(world, &ledger) {
        case .children(let x, let standard): search.allows(allows[x] ?? standard, &ledger)
        case .isDestination(let x, let standard):
          asked.append(name(x))
          search.isDestination(standard, &ledger)
        case .delegates(let x):
          asked.append("(\(name(x)))")
          search.delegates(to: names[x], world, &ledger)
        case .found(let x): return (asked, name(x))
        case .nobody: return (asked, nil)
        }
      }
    }

    func consequence(_ source: ControllerID, to found: ControllerID) -> (dismisses: String?, steps: [String]) {
      let world = builder.world
      var ledger = Ledger()
      let answer = Unwinding.consequence(
        Unwinding.Request(source: source, action: "back"), to: found, Unwinding.path(from: source, world), world,
        &ledger)
      func name(_ x: ControllerID) -> String { world.hierarchy.name(of: x) }
      return (answer.dismisses.map(name), answer.steps.map { "\(name($0.container)) > \(name($0.towards))" })
    }

    mutating func present(_ x: ControllerID, by presenter: ControllerID, from source: ControllerID) {
      builder.present(x, by: presenter)
      builder.world.hierarchy.presentations[x]?.source = source
    }
  }

  /// tabs > nav[a, b], t; b presents s, by tabs.
  private func tabs(ios version: Int = 17, actionOn: Set<String>) -> (
    it: Case, s: ControllerID, a: ControllerID, t: ControllerID
  ) {
    var it = Case(ios: version)
    let tabs = it.add("tabs", .tabBar)
    let nav = it.add("nav", .navigation, in: tabs)
    let a = it.add("a", in: nav, hasAction: actionOn.contains("a"))
    let b = it.add("b", in: nav, hasAction: actionOn.contains("b"))
    let t = it.add("t", in: tabs, hasAction: actionOn.contains("t"))
    it.builder.window(tabs)
    let s = it.add("s", hasAction: actionOn.contains("s"))
    it.present(s, by: tabs, from: b)
    return (it, s, a, t)
  }

  @Test(
    arguments: [
      (17, ["t"], ["b", "a", "nav", "s", "t"], "t"), (17, ["a"], ["b", "a"], "a"), (17, ["b", "a"], ["b"], "b"),
      (17, ["s"], ["b", "a", "nav", "s", "t", "tabs"], nil), (9, ["t"], ["b", "a", "nav", "s", "t"], "t"),
      (8, ["t"], ["(tabs)", "(nav)", "b", "a", "nav", "t"], "t"),
      (8, ["s"], ["(tabs)", "(nav)", "b", "a", "nav", "t", "tabs"], nil),
    ] as [(Int, Set<String>, [String], String?)])
  func aSearchThroughTabs(ios: Int, actionOn: Set<String>, asked: [String], found: String?) {
    let (it, s, _, _) = tabs(ios: ios, actionOn: actionOn)
    let answer = it.search(from: s)
    expect(answer.asked, equals: asked)
    expect(answer.found, equals: found)
  }

  @Test(arguments: [(17, ["x", "nav", "v"]), (8, ["(nav)", "s", "x", "nav", "(v)", "v"])])
  func outOfAPresentedStack(ios: Int, asked: [String]) {
    var it = Case(ios: ios)
    let v = it.add("v", hasAction: true)
    it.builder.window(v)
    let nav = it.add("nav", .navigation)
    _ = it.add("x", in: nav)
    let s = it.add("s", in: nav)
    it.present(nav, by: v, from: v)
    let answer = it.search(from: s)
    expect(answer.asked, equals: asked)
    expect(answer.found, equals: "v")
  }

  @Test func aContainerThatNamesItsOwn() {
    var it = Case()
    let nav = it.add("nav", .navigation)
    let a = it.add("a", in: nav, hasAction: true)
    let b = it.add("b", in: nav, hasAction: true)
    let s = it.add("s", in: nav)
    it.builder.window(nav)
    expect(it.search(from: s).found, equals: "b")
    expect(it.search(from: s, allows: [nav: [a, b]]).found, equals: "a")
    expect(it.search(from: s, allows: [nav: []]).found, equals: nil)
    // Whoever names a controller that was visited is not visited for ever.
    expect(it.search(from: s, allows: [nav: [nav, s, nav]]).found, equals: nil)
  }

  @Test func nobodyGoesRoundInACircle() {
    var it = Case()
    let a = it.add("a")
    let b = it.add("b")
    it.builder.window(a)
    it.present(b, by: a, from: a)
    it.builder.world.hierarchy.presentations[b]?.source = b
    expect(it.search(from: b).found, equals: nil)
  }

  @Test func whatFollows() {
    let (it, s, a, t) = tabs(actionOn: ["a", "t"])
    let toTab = it.consequence(s, to: t)
    expect(toTab.dismisses, equals: "tabs")
    expect(toTab.steps, equals: ["tabs > t"])
    let toFirst = it.consequence(s, to: a)
    expect(toFirst.dismisses, equals: "tabs")
    expect(toFirst.steps, equals: ["nav > a"])
  }

  @Test func inOneLevelWhoeverPresentsDismisses() {
    var it = Case()
    let nav = it.add("nav", .navigation)
    let a = it.add("a", in: nav, hasAction: true)
    let s = it.add("s", in: nav)
    it.builder.window(nav)
    let plain = it.consequence(s, to: a)
    expect(plain.dismisses, equals: nil)
    expect(plain.steps, equals: ["nav > a"])
    let search = it.add("search", .search)
    it.present(search, by: nav, from: s)
    expect(it.consequence(s, to: a).dismisses, equals: "nav")
  }

  @Test(arguments: [
    (ControllerKind.tabBar, "selects"), (.navigation, "pops"), (.plain, "nothing"), (.split, "nothing"),
  ])
  func whatAContainerDoes(_ kind: ControllerKind, wanted: String) {
    var it = Case()
    let container = it.add("container", kind)
    let first = it.add("first", in: container)
    let last = it.add("last", in: container)
    it.builder.window(container)
    func step(_ x: ControllerID) -> String {
      "\(it.builder.ask { Unwinding.step(container, towards: x, $0, &$1) }.answer)"
    }
    expect(step(first), equals: wanted)
    expect(step(last), equals: kind == .navigation ? "nothing" : wanted)
  }

  @Test func onlyWhoDeclaresTheActionIsCalled() {
    var it = Case()
    let a = it.add("a", hasAction: true)
    let b = it.add("b")
    let request = Unwinding.Request(source: b, action: "back")
    #expect(it.builder.ask { $1.take(ActionRunsBeforeAnythingMoves.judge(request, to: a, $0)) }.answer == nil)
    let refusal = it.builder.ask { $1.take(ActionRunsBeforeAnythingMoves.judge(request, to: b, $0)) }.answer
    expect(it.builder.texts(refusal), equals: ["NSInvalidArgumentException"])
  }

  @Test func whatIOS8LeavesOpen() {
    var it = Case(ios: 8)
    let root = it.add("root", hasAction: true)
    it.builder.window(root)
    let split = it.add("split", .split)
    let master = it.add("master", in: split)
    let detail = it.add("detail", in: split)
    it.present(split, by: root, from: root)
    func choices(_ s: ControllerID) -> [ChoiceID] {
      var ledger = Ledger()
      _ = Unwinding.consequence(
        Unwinding.Request(source: s, action: "back"), to: root, Unwinding.path(from: s, it.builder.world),
        it.builder.world,
        &ledger)
      return ledger.entries.compactMap { $0.choice }
    }
    expect(choices(master), equals: [.cho46])
    expect(choices(detail), equals: [])
    expect(it.builder.world.hierarchy.parent(of: detail), equals: split)
  }

  @Test(arguments: [(12, Callback.canPerformUnwindSegueActionWithSender), (13, .canPerformUnwindSegueAction)])
  func theQuestionHasItsName(ios: Int, wanted: Callback) {
    expect(Unwinding.question(in: .ios(UIKitVersion(ios))), equals: wanted)
    expect(Unwinding.question(in: .documents), equals: .canPerformUnwindSegueAction)
  }

  /// What is said of each stop, and which stops leave out whom.
  @Test(arguments: [17, 8]) func everyStopIsTold(ios: Int) {
    let (it, s, _, _) = tabs(ios: ios, actionOn: ["t"])
    let said = it.builder.ask { world, ledger in
      var search = Unwinding.begins(Unwinding.Request(source: s, action: "back"), byUser: false, world, &ledger)
      while true {
        switch search.query(world, &ledger) {
        case .children(_, let standard): search.allows(standard, &ledger)
        case .isDestination(_, let standard): search.isDestination(standard, &ledger)
        case .delegates: search.delegates(to: nil, world, &ledger)
        case .found, .nobody: return
        }
      }
    }.said
    expect(said.contains { $0.hasSuffix("cannot perform the action") }, equals: ios > 8)
    expect(said.contains("SEG-12 decided nav: has children: all may be searched"), equals: false)
    expect(
      said.contains("SEG-12 decided nav: has children, and leaves out the one that the source stands in"),
      equals: ios > 8)
    expect(
      said.contains("SEG-12 decided tabs: has children, and leaves out the one that the source stands in"),
      equals: ios > 8)
  }

  /// iOS 8: whom a presenter names is found, whether it declares the action or not.
  @Test func iOS8FindsWhomAPresenterNames() {
    var it = Case(ios: 8)
    let v = it.add("v", hasAction: true)
    it.builder.window(v)
    let nav = it.add("nav", .navigation)
    let x = it.add("x", in: nav)
    let s = it.add("s", in: nav)
    it.present(nav, by: v, from: v)
    let answer = it.search(from: s, names: [nav: x])
    #expect(answer.asked == ["(nav)"] && answer.found == "x")
  }
}
