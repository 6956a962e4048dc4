import Testing

@testable import PresentationModel

/// Who holds whom of what the file's own Swift makes, and how its functions end.
@Suite struct SwiftHoldTests {
  private static let file = """
    class HomeViewController: UIViewController {
    }
    class LoginViewController: UIViewController {
    }
    class Coordinator: UIAdaptivePresentationControllerDelegate {
    }
    window
      home: HomeViewController
    spare: LoginViewController
    held: Coordinator
    home.title = "first"
    home.dismiss(animated: true)
    """
  private let home = Operand.value(.controller(ControllerID(0)))

  private func events(_ file: SwiftFile, step: Int = 0) -> [String] {
    var runner = ScenarioRunner(file.program)
    _ = runner.launch()
    var outcome = runner.next()!
    for _ in 0..<step { outcome = runner.next()! }
    return outcome.events.map { EventText.text($0, outcome, runner.hierarchy) }
  }

  private func failure(_ file: SwiftFile) -> StepNote? {
    file.run().flatMap(\.notes).first(where: \.isFailure)
  }

  /// A controller that only a local holds goes with its scope; a presented one when it has been dismissed.
  @Test func aLocalHolds() throws {
    var file = try SwiftFile(Self.file)
    let login = file.type("LoginViewController")
    let make = file.function("make()") { code in
      let made = code.slot("vc")
      code.add(.allocate(login, name: nil, to: made))
      code.next()
      code.add(.assign(.title, of: .slot(made), .value(.string("x")), receiver: "vc"))
    }
    let present = file.function("present()") { code in
      let made = code.slot("vc")
      code.add(.allocate(login, name: nil, to: made))
      code.next()
      code.present(.slot(made), from: home)
    }
    file.step(0) { code in
      code.add(.call(make, on: nil, [], to: nil))
      code.next()
      code.add(.call(present, on: nil, [], to: nil))
    }
    expect(events(file).filter { $0.hasSuffix("deinit") }, equals: ["<LoginViewController>.deinit"])
    expect(events(file).first, equals: "<LoginViewController>.deinit")
    expect(events(file, step: 1).last, equals: "<LoginViewController>.deinit")
  }

  /// A property holds what has left the hierarchy; a weak one does not.
  @Test func propertiesHold() throws {
    for hold in [Hold.strong, .weak] {
      var file = try SwiftFile(Self.file)
      let login = file.type("LoginViewController")
      let field = file.field("login", of: file.type("HomeViewController"), hold)
      file.step(0) { code in
        let made = code.slot("vc")
        code.add(.allocate(login, name: nil, to: made))
        code.add(.writeField(field, of: home, .slot(made)))
        code.present(.slot(made), from: home)
      }
      expect(events(file, step: 1).contains("<LoginViewController>.deinit"), equals: hold == .weak, "\(hold)")
      let runner = file.runner()
      expect(runner.simulator.kept(field, of: .controller(ControllerID(0))).isNil, equals: hold == .weak, "\(hold)")
    }
  }

  /// A coordinator that nobody keeps is gone before its first callback; one in a property is told.
  @Test func aCoordinatorThatNobodyKeeps() throws {
    for isKept in [true, false] {
      var file = try SwiftFile(Self.file)
      let type = file.type("Coordinator")
      let field = file.field("coordinator", of: file.type("HomeViewController"))
      let did = file.function("Coordinator.presentationControllerDidDismiss(_:)", of: type, parameters: ["p"]) { code in
        code.add(.assign(.title, of: home, .value(.string("told")), receiver: "home"))
      }
      file.callback(.presentationControllerDidDismiss, did, in: type)
      let start = file.function("start()") { code in
        let (made, presentation) = (code.slot("c"), code.slot())
        let spare = Operand.value(.controller(ControllerID(1)))
        code.add(.allocate(type, name: nil, to: made))
        if isKept { code.add(.writeField(field, of: home, .slot(made))) }
        code.add(.read(.presentationController, of: spare, to: presentation))
        code.add(.assign(.delegate, of: .slot(presentation), .slot(made), receiver: "p"))
        code.present(spare, from: home)
      }
      file.step(0) { $0.add(.call(start, on: nil, [], to: nil)) }
      file.step(1) {
        $0.call(.swipeToDismiss, on: .value(.controller(ControllerID(1))), label: "spare.swipeToDismiss()")
      }
      let runner = file.runner()
      expect(runner.hierarchy.directlyPresented(ControllerID(0)), equals: nil, "\(isKept)")
      #expect(try runner.title(ControllerID(0)) == (isKept ? "told" : "first") || !isKept, "\(isKept)")
      try expect(runner.title(ControllerID(0)) == "told", equals: isKept, "\(isKept)")
    }
  }

  /// Two that hold each other stay, as under ARC, and so does one that holds itself by a closure.
  @Test func ringsKeepThemselves() throws {
    for isWeak in [false, true] {
      var file = try SwiftFile(Self.file)
      let login = file.type("LoginViewController")
      let field = file.field("onDone", of: login)
      let closure = file.function("LoginViewController.start()", .closure, line: 12) { code in
        let me = code.slot("self", isWeak ? .weak : .strong)
        code.add(.assign(.title, of: .slot(me), .value(.string("x")), receiver: "self"))
      }
      let start = file.function("start()") { code in
        let (made, block) = (code.slot("vc"), code.slot())
        code.add(.allocate(login, name: nil, to: made))
        code.add(.makeClosure(closure, [Capture(from: .slot(made), to: Slot(0))], to: block))
        code.add(.writeField(field, of: .slot(made), .slot(block)))
      }
      file.step(0) { $0.add(.call(start, on: nil, [], to: nil)) }
      expect(events(file).contains("<LoginViewController>.deinit"), equals: isWeak, "\(isWeak)")
    }
  }

  /// A handler of an alert's action is held by the alert, and what it captures.
  @Test func anAlertHoldsItsActions() throws {
    var file = try SwiftFile(Self.file)
    let login = file.type("LoginViewController")
    let alertType = file.addType("UIAlertController", .controller(.alert))
    let actionType = file.addType("UIAlertAction", .other)
    let closure = file.function("ask()", .closure, line: 12) { code in
      let captured = code.slot("vc")
      code.present(.slot(captured), from: home)
    }
    let ask = file.function("ask()") { code in
      let (alert, made, block, action) = (code.slot("alert"), code.slot("vc"), code.slot(), code.slot())
      code.add(.make(alertType, [(.title, .value(.string("Sure?")))], handler: nil, name: nil, to: alert))
      code.add(.allocate(login, name: nil, to: made))
      code.add(.makeClosure(closure, [Capture(from: .slot(made), to: Slot(0))], to: block))
      code.add(.make(actionType, [(.title, .value(.string("Yes")))], handler: .slot(block), name: nil, to: action))
      code.call(.addAction, on: .slot(alert), [.slot(action)])
      code.present(.slot(alert), from: home)
    }
    file.step(0) { $0.add(.call(ask, on: nil, [], to: nil)) }
    #expect(!events(file).contains { $0.hasSuffix("deinit") })
    file.step(1) { code in
      let alert = code.slot()
      code.add(.read(.presentedViewController, of: home, to: alert))
      code.call(.tapAction, on: .slot(alert), [.value(.string("Yes"))], label: "tap")
    }
    let runner = file.runner()
    let presented = try #require(runner.hierarchy.directlyPresented(ControllerID(0)))
    expect(runner.hierarchy.className(of: presented), equals: "LoginViewController")
    #expect(events(file, step: 1).contains("<UIAlertController>.deinit"))
  }

  /// What ends a scenario names its line, and the way to it.
  @Test func failures() throws {
    let login = try SwiftFile(Self.file).type("LoginViewController")
    let cases: [(String, (inout SwiftLines) -> Void)] = [
      (
        "'x' is nil, and '!' finds that: Unexpectedly found nil while unwrapping an Optional value",
        { $0.add(.unwrap(.none, "x", isImplicit: false, to: $0.slot())) }
      ),
      (
        "index out of range in 'list[2]'",
        { $0.add(.element(.value(.list([.int(1)])), .value(.int(2)), "list[2]", to: $0.slot())) }
      ),
      ("not implemented", { $0.add(.fail("not implemented")) }),
      ("division by zero", { $0.add(.binary(.divided, .value(.int(1)), .value(.int(0)), to: $0.slot())) }),
      ("arithmetic overflow", { $0.add(.binary(.plus, .value(.int(.max)), .value(.int(1)), to: $0.slot())) }),
      (
        "'owner' is unowned, and its object is gone",
        { code in
          let (made, owner) = (code.slot(), code.slot("owner", .unowned))
          code.add(.allocate(login, name: nil, to: made))
          code.add(.copy(.slot(made), to: owner))
          code.add(.copy(.none, to: made))
          code.next()
          code.add(.copy(.slot(owner), to: made))
        }
      ),
    ]
    for (text, write) in cases {
      var file = try SwiftFile(Self.file)
      let body = file.function("HomeViewController.go()", of: file.type("HomeViewController"), line: 20, write)
      file.step(0) { $0.add(.call(body, on: home, [], to: nil)) }
      let note = failure(file)
      expect(note?.text, equals: text, "\(text) \(write)")
      #expect(note.map { $0.line >= 20 } ?? false, "\(text) \(write)")
    }
  }

  /// A condition that presim cannot know asks for its `given`, and with it goes on.
  @Test func opaqueConditionsAsk() throws {
    var file = try SwiftFile(Self.file)
    let text = file.text("store.isSeen")
    file.step(0) { code in
      let (seen, not) = (code.slot(), code.slot())
      code.add(.opaque(to: seen), text)
      code.add(.unary(.not, .slot(seen), to: not))
      code.add(.jumpIf(.slot(not), false, 4, stake: Stake(line: 14, verb: "presents")))
      code.present(.value(.controller(ControllerID(1))), from: home)
    }
    expect(
      failure(file)?.text,
      equals:
        "presim cannot know 'store.isSeen', and line 14 presents depending on it: above this step write 'given store.isSeen = true', or '= false'"
    )
    for value in [true, false] {
      var known = file
      known.given(text, .bool(value))
      known.edit { $0.steps.removeLast() }
      expect(known.runner().hierarchy.directlyPresented(ControllerID(0)) == nil, equals: value, "\(value)")
    }
  }

  /// `if let` of something opaque is taken as there, with one note.
  @Test func opaqueOptionalsAreThere() throws {
    var file = try SwiftFile(Self.file)
    let text = file.text("URL(string: text)")
    file.step(0) { code in
      let (url, bound) = (code.slot(), code.slot("url"))
      code.add(.opaque(to: url), text)
      code.add(.bind(.slot(url), to: bound, else: 3))
      code.present(.value(.controller(ControllerID(1))), from: home)
    }
    file.edit { $0.steps.removeLast() }
    #expect(file.runner().hierarchy.directlyPresented(ControllerID(0)) != nil)
    expect(file.run()[1].notes.map(\.text), equals: ["'URL(string: text)' is taken as not nil"])
  }

  /// Endless loops and endless recursion end in a named limit.
  @Test func limits() throws {
    var loop = try SwiftFile(Self.file)
    loop.step(0) { $0.add(.jump(0)) }
    expect(loop.run()[1].limit?.what, equals: "10,000 rounds of loops and calls without a change of the hierarchy")
    var recursion = try SwiftFile(Self.file)
    let type = recursion.type("HomeViewController")
    let body = BodyID(Int32(recursion.program.bodies.count))
    _ = recursion.function("HomeViewController.again()", of: type) { $0.add(.call(body, on: $0.me, [], to: nil)) }
    recursion.step(0) { $0.add(.call(body, on: home, [], to: nil)) }
    let limit = try #require(recursion.run()[1].limit)
    expect(limit.what, equals: "1,000 calls inside each other")
    expect(limit.chain, equals: Array(repeating: "HomeViewController.again()", count: 4))
    var blocks = try SwiftFile(Self.file)
    blocks.edit { $0.swift.queuesBlocks = true }
    let again = BodyID(Int32(blocks.program.bodies.count))
    _ = blocks.function("f()", .closure) { code in
      let made = code.slot()
      code.add(.makeClosure(again, [], to: made))
      code.add(.enqueue(.slot(made), .main))
    }
    blocks.step(0) { code in
      let made = code.slot()
      code.add(.makeClosure(again, [], to: made))
      code.add(.enqueue(.slot(made), .main))
    }
    expect(blocks.run()[1].limit?.what, equals: "10,000 rounds of loops and calls without a change of the hierarchy")
  }

  /// A step of Swift that is taken back is as if it had not been, and made again comes to the same.
  @Test func stepsAreTakenBack() throws {
    var file = try SwiftFile(Self.file)
    let login = file.type("LoginViewController")
    let field = file.field("login", of: file.type("HomeViewController"))
    file.step(0) { code in
      let made = code.slot("vc")
      code.add(.allocate(login, name: nil, to: made))
      code.add(.writeField(field, of: home, .slot(made)))
      code.present(.slot(made), from: home)
    }
    var runner = ScenarioRunner(file.program)
    _ = runner.launch()
    var simulator = runner.simulator
    simulator.record()
    var mark = simulator.mark()
    func go() -> [String] {
      simulator.prepareStep(0)
      simulator.run(file.program.steps[0])
      return simulator.outcome.events.map { EventText.text($0, simulator.outcome, simulator.hierarchy) }
    }
    let first = go()
    #expect(!simulator.kept(field, of: .controller(ControllerID(0))).isNil)
    simulator.goBack(to: &mark)
    #expect(simulator.kept(field, of: .controller(ControllerID(0))).isNil)
    #expect(simulator.world.heldBySlots.isEmpty)
    expect(go(), equals: first)
  }

  /// Of a list that grows or shrinks by one only that one is counted: a loop that appends grows with its elements, not
  /// with their square.
  @Test func onlyWhatChangesInAListIsCounted() throws {
    var simulator = try Simulator(program: Scenario.program(Self.file), isTracing: false)
    simulator.addEverybody()
    let (stays, other) = (Value.controller(ControllerID(0)), ControllerID(1))
    simulator.hold(.list([stays, .controller(other)]), insteadOf: .list([stays]))
    #expect(simulator.world.heldBySlots[other] == 1)
    #expect(simulator.world.heldBySlots[ControllerID(0)] == nil)
    // Nobody has counted it: counted down it would be among those that nobody holds.
    simulator.hold(.list([stays]), insteadOf: .list([stays, .controller(other)]))
    #expect(simulator.swift.dropped == [.controller(other)])
  }
}
