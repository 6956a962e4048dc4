// Who presents, for each of 100,000 controllers of a mixed tree: presim's engine, and a bare loop over the same arrays.
// `Benchmarks/run who` compiles it with the library's sources as one module and counts the instructions of each.

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@main enum WhoPresentsBenchmark {
  static let count = 100_000

  /// One controller in ten is a navigation controller, one in twenty a tab bar controller, some define a context
  /// themselves, some say that they do not; each stands in one that was made before it, but for one in a hundred, which
  /// is outermost: so that the outermost is not the same for all.
  static func tree() -> World {
    let kinds: [ControllerKind] = [.plain, .navigation, .tabBar, .split, .page]
    var hierarchy = Hierarchy(
      classTable: kinds.map {
        ClassInfo(name: $0.className, superclass: nil, kind: .controller($0), isDeclared: false)
      })
    var state: UInt64 = 1
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for row in 0..<count {
      let roll = number(below: 20)
      let x = hierarchy.add(name: "", class: ClassID([1: 1, 2: 1, 3: 2, 4: 3, 5: 4][roll] ?? 0))
      if row > 0, number(below: 100) > 0 { hierarchy.append(x, to: ControllerID(Int32(number(below: row)))) }
      if number(below: 30) == 0 {
        hierarchy.assign(.controller(x), .definesPresentationContext, .bool(number(below: 2) == 0))
      }
    }
    return World(hierarchy, environment: Environment(device: .iPhone, orientation: .portrait))
  }

  @inline(never)
  static func engine(_ world: World, _ isContext: Bool) -> Int {
    var sum = 0
    for row in 0..<Int32(count) {
      let x = WhoPresents.presenter(from: ControllerID(row), lookingForContext: isContext, world)
      sum &+= Int(row) &* Int(x.index)
    }
    return sum
  }

  @inline(never)
  static func bareTops(_ parents: [Int32]) -> Int {
    var sum = 0
    for row in 0..<Int32(count) {
      var top = row
      while parents[Int(top)] >= 0 { top = parents[Int(top)] }
      sum &+= Int(row) &* Int(top)
    }
    return sum
  }

  @inline(never)
  static func bareDefiners(_ parents: [Int32], _ defines: [Bool]) -> Int {
    var sum = 0
    for row in 0..<Int32(count) {
      var current = row
      while !defines[Int(current)], parents[Int(current)] >= 0 { current = parents[Int(current)] }
      sum &+= Int(row) &* Int(current)
    }
    return sum
  }

  static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
  }

  /// The shortest of several runs, in nanoseconds a controller.
  static func took(_ work: () -> Int) -> (sum: Int, each: Double) {
    var (best, sum) = (Int.max, 0)
    for _ in 0..<9 {
      let begin = nanoseconds()
      sum = work()
      best = min(best, nanoseconds() - begin)
    }
    return (sum, Double(best) / Double(count))
  }

  /// A question that is kept in an array, and one in a variable: the same to ask.
  static func questions() {
    let count = 1_000
    let names = (0..<count).map { "    c\($0): UIViewController\n" }.joined()
    let text = "window\n  root: UIViewController\n\(names)root.title = \"x\"\n"
    guard let program = Scenario.load(bytes: Array(text.utf8), path: "wide").program else { exit(1) }
    var runner = ScenarioRunner(program, isTracing: false)
    _ = runner.launch()
    let question = ProspectQuestion(runner)
    let kept = [question, question]
    func asked(_ ask: (Int, ControllerID) -> ControllerID) -> Int {
      var sum = 0
      for time in 0..<100 {
        for row in 0..<Int32(count) { sum &+= Int(row) &* Int(ask(time, ControllerID(row + 1)).index + 1) }
      }
      return sum
    }
    let alone = took { asked { _, x in question.presenter(from: x) } }
    let inArray = took { asked { time, x in kept[time & 1].presenter(from: x) } }
    guard alone.sum == inArray.sum, alone.sum > 0 else { exit(1) }
    print("\(inArray.each) \(alone.each) \(inArray.each / alone.each)")
  }

  static func main() {
    if CommandLine.arguments.contains("questions") { return questions() }
    let world = tree()
    let parents = world.hierarchy.parents.elements
    let defines = (0..<Int32(count)).map { NearestDefinerPresents.defines(ControllerID($0), world) }
    // For other programs.
    if CommandLine.arguments.contains("tree") { return print("{\"parents\":\(parents),\"defines\":\(defines)}") }
    for (name, isContext) in [("full screen", false), ("context", true)] {
      let bare = took { isContext ? bareDefiners(parents, defines) : bareTops(parents) }
      let own = took { engine(world, isContext) }
      guard bare.sum == own.sum, own.sum > 0 else {
        print("\(name): the engine and the loop come to something else")
        exit(1)
      }
      print("\(name) \(own.each) \(bare.each) \(own.each / bare.each) \(own.sum)")
    }
  }
}
