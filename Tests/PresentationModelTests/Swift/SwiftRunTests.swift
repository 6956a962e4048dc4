import Testing

@testable import PresentationModel

/// What each instruction of Swift does, and what comes of functions that call each other.
@Suite struct SwiftRunTests {
  private static let file = """
    class HomeViewController: UIViewController {
    }
    class LoginViewController: UIViewController {
    }
    window
      home: HomeViewController
    spare: LoginViewController
    home.title = "first"
    """

  private func events(_ outcome: StepOutcome, _ runner: ScenarioRunner) -> [String] {
    outcome.events.filter { $0.isDefault }.map { EventText.text($0, outcome, runner.hierarchy) }
  }

  private func lastEvents(_ file: SwiftFile, steps: Int = 1) -> [String] {
    var runner = ScenarioRunner(file.program)
    _ = runner.launch()
    var outcome = runner.next()!
    for _ in 1..<steps { outcome = runner.next()! }
    return events(outcome, runner)
  }

  private static let root = Operand.value(.controller(ControllerID(0)))

  /// A method makes a controller and presents it: the decision knows its line and the way to it.
  @Test func aMethodPresents() throws {
    var file = try SwiftFile(Self.file)
    let (home, login) = (file.type("HomeViewController"), file.type("LoginViewController"))
    let name = file.made("login")
    let tap = file.function("HomeViewController.didTapLogin()", of: home) { code in
      code.next()
      let made = code.slot("login")
      code.add(.allocate(login, name: name, to: made))
      code.next()
      code.present(.slot(made), from: code.me)
    }
    file.step(0) { $0.add(.call(tap, on: .value(.controller(ControllerID(0))), [], to: nil)) }
    let outcomes = file.run()
    expect(outcomes[1].decisions.count, equals: 1)
    let runner = file.runner()
    let made = try #require(runner.hierarchy.directlyPresented(ControllerID(0)))
    expect(runner.hierarchy.name(of: made), equals: "login")
    expect(outcomes[1].place(ofDecision: 0), equals: "line 12, in HomeViewController.didTapLogin(), from line 8")
  }

  /// The second one of a name gets a number.
  @Test func namesAreNumbered() throws {
    var file = try SwiftFile(Self.file)
    let login = file.type("LoginViewController")
    let (name, second) = (file.made("login"), file.made("home"))
    file.step(0) { code in
      let (x, y, z) = (code.slot("x"), code.slot("y"), code.slot("z"))
      code.add(.allocate(login, name: name, to: x))
      code.add(.allocate(login, name: name, to: y))
      code.add(.allocate(login, name: second, to: z))
      code.present(.slot(x), from: Self.root)
      code.present(.slot(y), from: .slot(x))
      code.present(.slot(z), from: .slot(y))
    }
    let hierarchy = file.runner().hierarchy
    expect((2...4).map { hierarchy.name(of: ControllerID(Int32($0))) }, equals: ["login", "login2", "home2"])
  }

  /// Parameters, results, operators and both ways of a jump.
  @Test func conditionsAndResults() throws {
    var file = try SwiftFile(Self.file)
    let home = file.type("HomeViewController")
    let isBig = file.function("HomeViewController.isBig(_:)", of: home, parameters: ["n"]) { code in
      let result = code.slot()
      code.add(.binary(.greater, .slot(Slot(1)), .value(.int(3)), to: result))
      code.add(.return(.slot(result)))
    }
    for (number, isPresented) in [(2, false), (4, true)] {
      var copy = file
      copy.step(0) { code in
        let result = code.slot()
        code.add(.call(isBig, on: Self.root, [.value(.int(Int64(number)))], to: result))
        code.add(.jumpIf(.slot(result), false, 3, stake: Stake()))
        code.present(.value(.controller(ControllerID(1))), from: Self.root)
      }
      expect(
        (copy.runner().hierarchy.directlyPresented(ControllerID(0)) != nil), equals: isPresented,
        "\(number) \(isPresented)")
    }
  }

  /// A view that an expression needs is loaded in the middle, and its viewDidLoad comes before what follows.
  @Test func aViewIsLoadedInTheMiddle() throws {
    var file = try SwiftFile(Self.file)
    let login = file.type("LoginViewController")
    let didLoad = file.function("LoginViewController.viewDidLoad()", of: login, line: 20) { code in
      code.add(.assign(.title, of: code.me, .value(.string("loaded")), receiver: "self"))
    }
    file.callback(.viewDidLoad, didLoad, in: login)
    file.step(0) { code in
      let (view, title) = (code.slot(), code.slot())
      code.add(.read(.view, of: .value(.controller(ControllerID(1))), to: view))
      code.add(.read(.title, of: .value(.controller(ControllerID(1))), to: title))
      code.add(.assign(.title, of: Self.root, .slot(title), receiver: "home"))
    }
    let runner = file.runner()
    #expect(runner.hierarchy.isViewLoaded(ControllerID(1)))
    expect(lastEvents(file), equals: ["spare.viewDidLoad"])
    try expect(runner.title(ControllerID(0)), equals: "loaded")
  }

  /// A completion handler with captures runs when both are done; `[weak self]` reads nil once its object is gone.
  @Test func aClosureIsCalledLater() throws {
    var file = try SwiftFile(Self.file)
    let home = file.type("HomeViewController")
    let closure = file.function("HomeViewController.open()", .closure, line: 11) { code in
      let me = code.slot("self", .weak)
      code.add(.assign(.title, of: .slot(me), .value(.string("done")), receiver: "self"))
    }
    let open = file.function("HomeViewController.open()", of: home) { code in
      code.next()
      let made = code.slot()
      code.add(.makeClosure(closure, [Capture(from: code.me, to: Slot(0))], to: made))
      code.present(.value(.controller(ControllerID(1))), from: code.me, completion: .slot(made))
    }
    file.step(0) { $0.add(.call(open, on: Self.root, [], to: nil)) }
    expect(lastEvents(file).last, equals: "completion")
    try expect(file.runner().title(ControllerID(0)), equals: "done")
  }

  /// A variable that a closure shares: what the closure assigns is read outside, and the other way round.
  @Test func sharedVariables() throws {
    var file = try SwiftFile(Self.file)
    let closure = file.function("f()", .closure) { code in
      let (n, sum) = (code.slot("n", shared: true), code.slot())
      code.add(.binary(.plus, .slot(n), .value(.int(1)), to: sum))
      code.add(.copy(.slot(sum), to: n))
    }
    file.step(0) { code in
      let (n, made, text) = (code.slot("n", shared: true), code.slot(), code.slot())
      code.add(.declare(n))
      code.add(.copy(.value(.int(1)), to: n))
      code.add(.makeClosure(closure, [Capture(from: .slot(n), to: Slot(0))], to: made))
      code.add(.copy(.value(.int(5)), to: n))
      code.add(.callClosure(.slot(made), [], to: nil))
      code.add(.callClosure(.slot(made), [], to: nil))
      code.add(.text([.value(.string("n is ")), .slot(n)], to: text))
      code.add(.assign(.title, of: Self.root, .slot(text), receiver: "home"))
    }
    try expect(file.runner().title(ControllerID(0)), equals: "n is 7")
  }

  /// Methods go by the class of the instance; `super` is known where it is written.
  @Test func dispatch() throws {
    var file = try SwiftFile(Self.file)
    let (home, login) = (file.type("HomeViewController"), file.type("LoginViewController"))
    let base = file.function("HomeViewController.name()", of: home) { $0.add(.return(.value(.string("base")))) }
    let own = file.function("LoginViewController.name()", of: login) { code in
      let (above, text) = (code.slot(), code.slot())
      code.add(.call(base, on: code.me, [], to: above))
      code.add(.text([.slot(above), .value(.string(" and own"))], to: text))
      code.add(.return(.slot(text)))
    }
    let selector = file.selector("name()", base, in: home)
    _ = file.selector("name()", own, in: login)
    file.step(0) { code in
      let (x, y) = (code.slot(), code.slot())
      code.add(.send(selector, to: Self.root, [], into: x))
      code.add(.send(selector, to: .value(.controller(ControllerID(1))), [], into: y))
      code.add(.send(selector, to: .none, [], into: nil))
      code.add(.assign(.title, of: Self.root, .slot(x), receiver: "home"))
      code.add(.assign(.title, of: .value(.controller(ControllerID(1))), .slot(y), receiver: "spare"))
    }
    let runner = file.runner()
    try expect(runner.title(ControllerID(0)), equals: "base")
    try expect(runner.title(ControllerID(1)), equals: "base and own")
  }

  /// A delegate's method that computes its answer.
  @Test func aDelegateAnswers() throws {
    for answer in [true, false] {
      var file = try SwiftFile(
        """
        class Guard: UIAdaptivePresentationControllerDelegate {
        }
        class HomeViewController: UIViewController {
        }
        window
          home: HomeViewController
        card: CardViewController
        guard: Guard
        home.present(card, animated: true)
        card.swipeToDismiss()
        """.replacing("guard", with: "warden"))
      let type = file.type("Guard")
      let flag = file.field("allows", of: type)
      let should = file.function("Guard.presentationControllerShouldDismiss(_:)", of: type, parameters: ["p"]) { code in
        let result = code.slot()
        code.add(.readField(flag, of: code.me, to: result))
        code.add(.return(.slot(result)))
      }
      file.callback(.presentationControllerShouldDismiss, should, in: type)
      file.step(0) { code in
        let presentation = code.slot()
        let card = Operand.value(.controller(ControllerID(1)))
        code.add(.writeField(flag, of: .value(.object(ObjectID(0))), .value(.bool(answer))))
        code.add(.read(.presentationController, of: card, to: presentation))
        code.add(.assign(.delegate, of: .slot(presentation), .value(.object(ObjectID(0))), receiver: "p"))
        code.present(card, from: Self.root)
      }
      let told = file.run().flatMap { $0.notes }.map { "\($0.line): \($0.text)" }.joined(separator: "\n")
      expect(file.runner().hierarchy.directlyPresented(ControllerID(0)) == nil, equals: answer, "\(told)")
    }
  }

  /// An override of `present` takes UIKit's place, for the file's statements too; `super` goes on, without it nothing.
  @Test func overridesOfPresent() throws {
    for callsSuper in [true, false] {
      var file = try SwiftFile(
        Self.file.replacing(
          "home.title = \"first\"", with: "home.present(spare, animated: true) { home.title = \"up\" }"))
      let home = file.type("HomeViewController")
      let present = file.function(
        "HomeViewController.present(_:animated:completion:)", of: home, parameters: ["vc", "animated", "completion"]
      ) { code in
        code.add(.assign(.title, of: code.me, .value(.string("overridden")), receiver: "self"))
        guard callsSuper else { return }
        code.call(
          .present, on: code.me, [.slot(Slot(1)), .slot(Slot(2))], completion: .slot(Slot(3)),
          label: "super.present(vc)", superOf: home)
      }
      file.override(.present, present, in: home)
      let runner = file.runner()
      expect(runner.hierarchy.directlyPresented(ControllerID(0)) != nil, equals: callsSuper, "\(callsSuper)")
      try expect(runner.title(ControllerID(0)), equals: callsSuper ? "up" : "overridden")
      expect(lastEvents(file).contains("completion"), equals: callsSuper, "\(callsSuper)")
    }
  }

  /// The first value of a lazy and of a static property is made once, at its first use.
  @Test func firstValues() throws {
    var file = try SwiftFile(Self.file)
    let home = file.type("HomeViewController")
    let login = file.type("LoginViewController")
    let make = file.function("HomeViewController.login", .initialValue, of: home) { code in
      let made = code.slot()
      code.add(.allocate(login, name: nil, to: made))
      code.add(.return(.slot(made)))
    }
    let shared = file.function("shared", .initialValue) { code in
      let made = code.slot()
      code.add(.allocate(login, name: nil, to: made))
      code.add(.return(.slot(made)))
    }
    let lazy = file.field("login", of: home, initial: make)
    let one = file.field("shared", of: nil, initial: shared)
    file.step(0) { code in
      let (x, y, same) = (code.slot(), code.slot(), code.slot())
      code.add(.readField(lazy, of: Self.root, to: x))
      code.add(.readField(lazy, of: Self.root, to: y))
      code.add(.readField(one, of: .none, to: y))
      code.add(.readField(one, of: .none, to: y))
      code.add(.binary(.identical, .slot(x), .slot(y), to: same))
      code.add(.text([.slot(same)], to: same))
      code.add(.assign(.title, of: Self.root, .slot(same), receiver: "home"))
    }
    let runner = file.runner()
    expect(runner.hierarchy.count, equals: 4)
    try expect(runner.title(ControllerID(0)), equals: "false")
  }

  /// Blocks of the main queue: before the commit where they were given before it, those that they give after it.
  @Test func theMainQueue() throws {
    var file = try SwiftFile(Self.file)
    file.edit { $0.swift.queuesBlocks = true }
    let last = file.function("f()", .closure) { code in
      code.call(.pushViewController, on: .none)
      code.add(.assign(.title, of: Self.root, .value(.string("last")), receiver: "home"))
    }
    let first = file.function("f()", .closure) { code in
      let made = code.slot()
      code.present(.value(.controller(ControllerID(1))), from: Self.root)
      code.add(.makeClosure(last, [], to: made))
      code.add(.enqueue(.slot(made), .main))
    }
    file.step(0) { code in
      let made = code.slot()
      code.add(.makeClosure(first, [], to: made))
      code.add(.enqueue(.slot(made), .main))
      code.add(.assign(.title, of: Self.root, .value(.string("statement")), receiver: "home"))
    }
    let runner = file.runner()
    try expect(runner.title(ControllerID(0)), equals: "last")
    #expect(lastEvents(file).contains("spare.viewDidAppear"))
  }
}

extension ScenarioRunner {
  func title(_ x: ControllerID) throws -> String? {
    guard case .string(let text) = hierarchy.title(of: x) else { return nil }
    return text
  }
}
