import Foundation
import Testing

@testable import PresentationModel

/// A presentation or dismissal that nobody hears ends in its call, and comes to the same as one whose schedules are
/// played: the same links, places, states, console, exceptions, and everything else that a run has.
@Suite struct UnheardTests {
  private static let isExhaustive = ScenarioFiles.isExhaustive

  /// Every step of a sample of the book, and of all of it with `PRESIM_EXHAUSTIVE=1`. Whatever the file expects of
  /// callbacks and rules fails likewise in both runs.
  @Test func everyStepOfTheBookComesToTheSame() throws {
    var unheard = 0
    for path in Self.isExhaustive ? ScenarioFiles.all : ScenarioFiles.sample(every: 5) {
      for program in ScenarioFiles.programs(path) {
        var (loud, quiet) = (Self.runner(program), Self.runner(program))
        loud.simulator.callbacks.mayEndInTheCall = false
        var outcomes = (loud.launch() as StepOutcome?, quiet.launch() as StepOutcome?)
        while let a = outcomes.0, let b = outcomes.1 {
          let fault = Self.difference(loud.simulator, quiet.simulator, isThorough: Self.isExhaustive)
          expect(fault, equals: nil, "step \(a.index) of \(path) under \(program.profile.text)")
          expect(Self.silences(a), equals: Self.silences(b), "step \(a.index) of \(path)")
          if quiet.simulator.transitions.isEmpty, !loud.simulator.transitions.isEmpty { unheard += 1 }
          outcomes = (loud.next(), quiet.next())
        }
        #expect(outcomes.0 == nil && outcomes.1 == nil, "\(path)")
      }
    }
    #expect(unheard > 100)
  }

  /// Random walks of two apps: one keeps reasons and events, as it does where nothing is said, and one neither.
  /// 100,000 steps with `PRESIM_EXHAUSTIVE=1`.
  @Test func walksComeToTheSame() {
    var (steps, unheard) = (0, 0)
    var seed: UInt32 = 0
    while steps < (Self.isExhaustive ? 100_000 : 1_500) {
      seed += 1
      var walk = UnheardWalk(seed: seed)
      for step in 0..<60 {
        steps += 1
        let faults = walk.step()
        #expect(faults.isEmpty, "seed \(seed), step \(step): \(walk.story.suffix(4))")
        let fault = Self.difference(
          walk.loud.simulator, walk.quiet.simulator, isThorough: step % 10 == 0 || Self.isExhaustive)
        expect(fault, equals: nil, "seed \(seed), step \(step): \(walk.story.suffix(4))")
        if walk.quiet.simulator.transitions.isEmpty, !walk.loud.simulator.transitions.isEmpty { unheard += 1 }
        if fault != nil { break }
      }
    }
    #expect(unheard > steps / 20)
  }

  private static func runner(_ program: Program) -> ScenarioRunner {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    runner.simulator.isTracing = false
    runner.simulator.callbacks.keepsEvents = false
    return runner
  }

  /// What two runs do not have in common. A transition that was played stays in its list until the next step begins.
  private static func difference(_ loud: Simulator, _ quiet: Simulator, isThorough: Bool) -> String? {
    var (loud, quiet) = (loud, quiet)
    loud.callbacks.mayEndInTheCall = true
    loud.callbacks.keepsEvents = false
    loud.isTracing = false
    // In which window a view is may have been looked up at different moments.
    loud.hierarchy.windowMemo.forgetLookups()
    quiet.hierarchy.windowMemo.forgetLookups()
    if loud.running.isEmpty, loud.queued.isEmpty {
      for row in [0, 1] {
        var simulator = row == 0 ? loud : quiet
        simulator.stopRecording()
        simulator.transitions.removeAll()
        simulator.loop.followUps.removeAll()
        if row == 0 { loud = simulator } else { quiet = simulator }
      }
    }
    return RunText.difference(loud, quiet, isThorough)
  }

  private static func silences(_ outcome: StepOutcome) -> [String] {
    outcome.ledger.silences.map { "\($0.rule.text) \($0.call) \($0.silence.map { "\($0)" } ?? "")" }
  }
}

/// Two apps to which the same happens by chance.
private struct UnheardWalk {
  var loud: App
  var quiet: App
  var story: [String] = []
  private var state: UInt32
  private var everybody: [Controller] = []

  init(seed: UInt32) {
    state = seed &* 2_654_435_761 &+ 1
    let versions: [Profile] = [.ios(9), .ios(12), .ios(13), .ios(17), .ios(26), .documents]
    var app = App(versions[Int(seed) % versions.count], on: seed % 2 == 0 ? .iPhone : .iPad)
    let tabs = app.add("tabs", .tabBar)
    let nav = app.add("nav", .navigation, in: tabs)
    let list = app.add("list", in: nav)
    let other = app.add("other", in: tabs)
    let child = app.add("child", in: list)
    let second = app.add("second", .navigation)
    let top = app.add("top", in: second)
    let third = app.add("third", .tabBar)
    let tab = app.add("tab", in: third)
    let kinds: [ControllerKind] = [.table, .page, .alert, .search, .split, .activity]
    let free = [
      app.add("a"), app.add("b"), app.add("c", seed % 4 == 0 ? kinds[Int(seed / 4) % kinds.count] : .plain),
      app.add("d"),
    ]
    app.setRoot(tabs)
    everybody = [tabs, nav, list, other, child, second, top, third, tab] + free
    (loud, quiet) = (app, app)
    quiet.keepsReasons = false
    quiet.keepsEvents = false
    loud.launch()
    quiet.launch()
  }

  private mutating func number(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }

  private mutating func somebody() -> Controller { everybody[number(below: everybody.count)] }

  /// Something that is not presenting or dismissing: what the next ones find.
  private mutating func statement() -> Statement {
    let (x, y, isOn) = (somebody(), somebody(), number(below: 2) == 0)
    let nav = isOn ? everybody[1] : everybody[5]
    switch number(below: 14) {
    case 0: return .push(x, on: nav, animated: isOn)
    case 1: return .pop(nav, animated: isOn)
    case 2: return .setViewControllers([x], of: nav, animated: isOn)
    case 3: return .select(isOn ? everybody[1] : everybody[3], in: everybody[0])
    case 4: return number(below: 4) == 0 ? .addChild(x, to: y) : .set(.title("title"), of: x)
    case 5: return number(below: 4) == 0 ? .addView(of: x, to: y) : .set(.title("other"), of: x)
    case 6: return number(below: 4) == 0 ? .removeFromParent(x) : .set(.title("third"), of: x)
    case 7, 8, 9:
      let styles: [ModalPresentationStyle] = [
        .fullScreen, .currentContext, .overFullScreen, .overCurrentContext, .pageSheet, .formSheet, .popover,
      ]
      return .set(.modalPresentationStyle(styles[number(below: styles.count)]), of: x)
    case 10: return .set(.definesPresentationContext(isOn), of: x)
    case 11: return .swipeToDismiss(x)
    case 12: return .show(x, from: y)
    default: return number(below: 4) == 0 ? .setRoot(everybody[0]) : .rotate(to: isOn ? .landscape : .portrait)
    }
  }

  /// What the two do not agree on after one more step; now and then the last one is taken back.
  mutating func step() -> [String] {
    if loud.isOver || number(below: 8) == 0 {
      story.append("undo")
      return loud.undo() == quiet.undo() ? [] : ["undo"]
    }
    let (x, y, isAnimated) = (somebody(), somebody(), number(below: 2) == 0)
    let outcomes: (Outcome, Outcome)
    switch number(below: 8) {
    case 0, 1, 2:
      story.append("\(loud[y].name).present(\(loud[x].name))")
      outcomes = (
        loud.present(x, from: y, animated: isAnimated), quiet.present(x, from: y, animated: isAnimated)
      )
    case 3, 4:
      story.append("\(loud[x].name).dismiss()")
      outcomes = (loud.dismiss(x, animated: isAnimated), quiet.dismiss(x, animated: isAnimated))
    case 5:
      let (first, second) = (statement(), Statement.present(x, from: y, animated: isAnimated))
      story.append("\(first.kind), \(second.kind)")
      outcomes = (loud.perform(first, second), quiet.perform(first, second))
    default:
      let statement = statement()
      story.append("\(statement.kind)")
      outcomes = (loud.perform(statement), quiet.perform(statement))
    }
    let (a, b) = (text(outcomes.0), text(outcomes.1))
    return a == b ? [] : ["\(b) is not \(a)"]
  }

  private func text(_ outcome: Outcome) -> String {
    let exception = outcome.exception.map { "\($0.name): \($0.text)" } ?? ""
    return "\(outcome.console) \(exception) \(outcome.notes) \(outcome.limit?.text ?? "") "
      + "\(outcome.presentation.map { "\($0)" } ?? "")"
  }
}
