import Foundation
import Testing

@testable import PresentationModel

/// Simulator against reference, in every small world.
///
/// Of the product of all trees of up to five controllers, profiles, devices, flags, sources, manners and second calls
/// a fixed stride is taken, prime to all of its dimensions, so that `swift test` stays short. `PRESIM_EXHAUSTIVE=n`
/// divides the strides by n and prints how much was done.
@Suite struct SmallModelTests {
  static let profiles: [Profile] = [
    .ios(UIKitVersion(8)), .ios(UIKitVersion(9)), .ios(UIKitVersion(10)), .ios(UIKitVersion(12)),
    .ios(UIKitVersion(13)), .ios(UIKitVersion(13, 2)), .ios(UIKitVersion(14)), .ios(UIKitVersion(17)),
    .ios(UIKitVersion(18)), .ios(UIKitVersion(26)), .documents,
  ]

  static let environments: [PresentationModel.Environment] = [
    PresentationModel.Environment(device: .iPhone, orientation: .portrait),
    PresentationModel.Environment(device: .iPad, orientation: .landscape),
    PresentationModel.Environment(device: .iPhoneMax, orientation: .landscape),
    PresentationModel.Environment(device: .iPad, orientation: .portrait),
    PresentationModel.Environment(device: .tv, orientation: .portrait),
    PresentationModel.Environment(device: .iPhone, orientation: .landscape),
  ]

  static let density = ProcessInfo.processInfo.environment["PRESIM_EXHAUSTIVE"].flatMap(Int.init) ?? 1

  /// After how many disagreements a walk stops. `PRESIM_DISAGREEMENTS=n` sets it, for a survey after a new edition.
  static let limit = ProcessInfo.processInfo.environment["PRESIM_DISAGREEMENTS"].flatMap(Int.init) ?? 4

  /// Every how manyth world, first call and second call is taken, by controllers in the tree.
  static func strides(_ count: Int) -> (world: Int, first: Int, second: Int) {
    let base: [(Int, Int, Int)] = [
      (1, 1, 1), (7, 5, 613), (83, 7, 797), (227, 13, 1327), (1609, 31, 1997), (20011, 41, 3191),
    ]
    let (world, first, second) = base[count]
    return (max(1, world / density), max(1, first / density), max(1, second / density))
  }

  @Test(arguments: [1, 2, 3, 4, 5])
  func simulatorAndReferenceAgree(count: Int) {
    var walk = SmallModelWalk(strides: Self.strides(count))
    walk.run(count)
    #expect(walk.disagreements.isEmpty, "\(walk.disagreements.joined(separator: "\n\n"))")
    #expect(walk.accepted > 0 && walk.refused > 0)
    if ScenarioFiles.isExhaustive {
      print(
        "controllers \(count): \(walk.worlds) worlds, \(walk.calls) turns, \(walk.accepted) accepted, \(walk.refused) refused"
      )
    }
  }
}

/// A walk through the worlds of one size.
struct SmallModelWalk {
  let strides: (world: Int, first: Int, second: Int)
  var disagreements: [String] = []
  var worlds = 0
  var calls = 0
  var accepted = 0
  var refused = 0
  private var worldTick = 0
  private var firstTick = 0
  private var secondTick = 0

  init(strides: (world: Int, first: Int, second: Int)) { self.strides = strides }

  mutating func run(_ count: Int) {
    let trees = SmallTree.all(count)
    for tree in trees {
      for profile in SmallModelTests.profiles {
        for environment in SmallModelTests.environments {
          for flags in 0..<(1 << count) {
            worldTick += 1
            guard worldTick % strides.world == 0 else { continue }
            visit(tree, profile, environment, flags)
            if disagreements.count > SmallModelTests.limit { return }
          }
        }
      }
    }
  }

  private mutating func visit(
    _ tree: SmallTree, _ profile: Profile, _ environment: PresentationModel.Environment, _ flags: Int
  ) {
    var world = SmallWorld(tree, profile, environment)
    worlds += 1
    if let text = world.disagreement([], nil) {
      disagreements.append("launch: " + text)
      return
    }
    for (bit, row) in world.tree.enumerated() where flags & 1 << bit != 0 {
      world.define(row, !world.reference.definesContext(row))
    }
    for source in world.tree {
      for manner in SmallWorld.manners {
        firstTick += 1
        guard firstTick % strides.first == 0 else { continue }
        first(world, manner, source)
      }
    }
    // Arguments that no manner gives: nil, and controllers of the tree.
    for argument in [nil] + world.tree.map(Optional.some) {
      firstTick += 1
      guard firstTick % strides.first == 0 else { continue }
      var copy = world
      try? perform(&copy, [.present(argument, from: world.tree.last!, "")])
    }
  }

  private mutating func first(_ launched: SmallWorld, _ manner: SmallWorld.Manner, _ source: Int) {
    var world = launched
    guard let x = world.prepare(manner, fresh: .x) else { return }
    do {
      try perform(&world, [.present(x, from: source, manner.name)])
    } catch { return }
    if world.simulator.loop.isStopped { return }
    seconds(world, [], isHeld: false)
    // The same first call with the second one in its turn, also without animation, and while it runs.
    var unsettled = launched
    _ = unsettled.prepare(manner, fresh: .x)
    let call = SmallWorld.Action.present(x, from: source, manner.name)
    seconds(unsettled, [call], isHeld: false)
    seconds(unsettled, [.present(x, from: source, manner.name, isAnimated: false)], isHeld: false)
    pushes(launched, world, [call], unsettled)
    var held = unsettled
    do {
      try perform(&held, [call], isHeld: true)
    } catch { return }
    seconds(held, [], isHeld: true)
    if manner.maker == .steered { cancel(held) }
    // Its dismissal: with a second call in the turn, and while it runs.
    guard world.reference.showings[x] != nil else { return }
    for isAnimated in [true, false] { seconds(world, [.dismiss(x, isAnimated: isAnimated)], isHeld: false) }
    chain(world, x)
    var leaving = world
    do {
      try perform(&leaving, [.dismiss(x)], isHeld: true)
    } catch { return }
    seconds(leaving, [], isHeld: true)
    if manner.maker == .steered { cancel(leaving) }
  }

  /// What is held open is cancelled, then everything is dismissed; also with one more call that has come meanwhile.
  private mutating func cancel(_ held: SmallWorld) {
    cancel(whatIsHeldIn: held)
    guard !held.simulator.loop.isStopped else { return }
    for source in held.tree {
      var copy = held
      let manner = SmallWorld.manners[secondTick % SmallWorld.manners.count]
      secondTick += 1
      guard copy.reference.all[SmallWorld.Fixture.y.row]!.presenter == nil, let y = copy.prepare(manner, fresh: .y),
        (try? perform(&copy, [.present(y, from: source, manner.name)])) != nil
      else { continue }
      cancel(whatIsHeldIn: copy)
    }
  }

  private mutating func cancel(whatIsHeldIn held: SmallWorld) {
    var world = held
    guard !world.simulator.loop.isStopped, !SmallWorld.settled(world.simulator) else { return }
    calls += 1
    if let text = world.cancel() {
      disagreements.append(text)
      return
    }
    guard !world.simulator.loop.isStopped else { return }
    try? perform(&world, [.dismiss(world.tree.first!)])
  }

  /// Another one over the first, with an animator, then both dismissed.
  private mutating func chain(_ world: SmallWorld, _ x: Int) {
    secondTick += 1
    guard secondTick % max(1, strides.second / 8) == 0 else { return }
    var copy = world
    let manner = SmallWorld.manners.first { $0.maker == .animator }!
    guard copy.reference.all[SmallWorld.Fixture.y.row]!.presenter == nil, let y = copy.prepare(manner, fresh: .y) else {
      return
    }
    third(copy, [.present(y, from: x, manner.name)], false)
  }

  /// Pushes on every navigation controller: two in a turn, one in the turn of a presentation and of a dismissal, one
  /// that runs while something is asked for.
  private mutating func pushes(
    _ launched: SmallWorld, _ presented: SmallWorld, _ before: [SmallWorld.Action], _ unsettled: SmallWorld
  ) {
    let (x, y) = (SmallWorld.Fixture.x.row, SmallWorld.Fixture.y.row)
    for nav in launched.tree where launched.reference.all[nav]!.kind == "navigation" {
      secondTick += 1
      guard secondTick % max(1, strides.second / 8) == 0 else { continue }
      for first in [true, false] {
        for second in [true, false] {
          third(launched, [.push(x, on: nav, isAnimated: first), .push(y, on: nav, isAnimated: second)], false)
        }
        third(unsettled, before + [.push(y, on: nav, isAnimated: first)], false)
        third(unsettled, [.push(y, on: nav, isAnimated: first)] + before, false)
        if presented.reference.showings[x] != nil {
          for isAnimated in [true, false] {
            third(presented, [.dismiss(x, isAnimated: isAnimated), .push(y, on: nav, isAnimated: first)], false)
          }
        }
      }
      var running = unsettled
      guard running.reference.isInWindow(nav) else { continue }
      do {
        try perform(&running, [.push(y, on: nav, isAnimated: true)], isHeld: true)
      } catch { continue }
      third(running, before, true)
      third(running, [.push(x, on: nav, isAnimated: true)], true)
    }
  }

  /// Second calls: present again, with everything from everybody; dismiss on everybody.
  private mutating func seconds(_ world: SmallWorld, _ before: [SmallWorld.Action], isHeld: Bool) {
    if world.simulator.loop.isStopped { return }
    let everybody = [SmallWorld.Fixture.x.row, SmallWorld.Fixture.pack.row, SmallWorld.Fixture.inner.row] + world.tree
    for source in everybody {
      for manner in SmallWorld.manners {
        secondTick += 1
        guard secondTick % strides.second == 0 else { continue }
        var copy = world
        guard let y = copy.prepare(manner, fresh: .y) else { continue }
        third(copy, before + [.present(y, from: source, manner.name)], isHeld)
      }
      for (receiver, again) in [(source, nil as Int?), (source, SmallWorld.Fixture.x.row), (source, world.tree.first)] {
        secondTick += 1
        guard secondTick % max(1, strides.second / 8) == 0 else { continue }
        let action: SmallWorld.Action = again.map { .present($0, from: receiver, "again") } ?? .dismiss(receiver)
        third(world, before + [action], isHeld)
      }
    }
  }

  /// The second call, and after it a dismissal on one of all.
  private mutating func third(_ before: SmallWorld, _ actions: [SmallWorld.Action], _ isHeld: Bool) {
    var world = before
    do {
      try perform(&world, actions)
      if isHeld, !world.simulator.loop.isStopped {
        calls += 1
        if let text = world.finish() {
          disagreements.append(text)
          return
        }
      }
      guard !world.simulator.loop.isStopped else { return }
      let everybody = Array(1..<world.simulator.hierarchy.count)
      try perform(&world, [.dismiss(everybody[secondTick % everybody.count])])
    } catch {}
  }

  private struct Disagree: Error {}

  private mutating func perform(_ world: inout SmallWorld, _ actions: [SmallWorld.Action], isHeld: Bool = false) throws
  {
    calls += 1
    let before = world.simulator.hierarchy
    let isSettled = SmallWorld.settled(world.simulator)
    let text = world.turn(actions, isHeld: isHeld)
    if let text {
      disagreements.append(text)
      throw Disagree()
    }
    // Who is refused has changed nothing (T-4, LOG-04).
    if actions.count == 1, isSettled, world.reference.showings.isEmpty || !world.simulator.outcome.console.isEmpty {
      let isRefused = world.simulator.outcome.decisions.contains { $0.isRefusal }
      if isRefused, world.simulator.outcome.exception?.name != "NSGenericException" {
        refused += 1
        if let difference = before.firstDifference(from: world.simulator.hierarchy) {
          disagreements.append("a refused call changed \(difference)\n" + world.story.joined(separator: "\n"))
          throw Disagree()
        }
        return
      }
    }
    accepted += 1
  }
}
