import PresentationModel
import Testing

/// What the checker makes of files without a mistake.
@Suite struct CheckerProgramTests {
  static func program(_ text: String, _ location: SourceLocation = #_sourceLocation) throws -> Program {
    let scenario = Scenario.load(text, path: "folder/t.presim")
    let printed = DiagnosticRenderer(scenario.source).render(scenario.diagnostics)
    #expect(printed == "", sourceLocation: location)
    return try #require(scenario.program, sourceLocation: location)
  }

  /// The instructions of a step.
  static func instructions(_ program: Program, step: Int) throws -> [Instruction] {
    let body = try #require(program.steps[step].body)
    return program.bodies[Int(body.index)].instructions
  }

  static func call(_ program: Program, step: Int) throws -> Call {
    guard case .call(let call) = try instructions(program, step: step)[0].kind else {
      Issue.record("no call")
      throw CancellationError()
    }
    return call
  }

  @Test func theWholeFileOfTheLanguagePage() throws {
    let program = try Self.program(Sources.wholeFile)
    expect(program.title, equals: "Over the current context, in a tab")
    expect(program.profile, equals: .ios(UIKitVersion(17)))
    expect(program.environment, equals: .standard)
    expect(program.outline.names, equals: ["tabs", "nav", "first", "second", "settings", "detail"])
    expect(program.outline.parents, equals: [-1, 0, 1, 1, 0, -1])
    expect(program.windows.map(\.name), equals: ["window"])
    expect(program.windows[0].root, equals: ControllerID(0))
    expect(program.steps.map(\.line), equals: [19, 38])
    expect(program.steps.map { $0.expectations.count }, equals: [6, 1])
    expect(program.lastMention, equals: [-1, -1, -1, 0, -1, 1])
    let card = try #require(program.classes.first { $0.name == "Card" })
    #expect(card.isDeclared && card.defaults.map(\.property) == [.modalPresentationStyle])
    let first = try #require(program.classes.first { $0.name == "FirstViewController" })
    #expect(!first.isDeclared && first.kind == .controller(.plain))
    let call = try Self.call(program, step: 0)
    #expect(call.method == .present && call.completion != nil && call.label == "second.present(detail)")
    guard case .hierarchy(nil, let lines) = program.expectations[5].kind else { throw CancellationError() }
    #expect(lines.count == 6 && lines[1].hasPrefix("   | <UINavigationController nav>"))
    expect(program.expectations[5].blockIndentation, equals: 2)
    expect(program.expectations[0].text, equals: "expect detail.presentingViewController == nav")
  }

  @Test func anEmptyFileIsLegal() throws {
    let program = try Self.program("")
    expect(program.title, equals: "t.presim")
    #expect(program.profile == .newest && program.steps.isEmpty && program.windows.isEmpty)
  }

  @Test func anotherProfileIsCheckedWithoutTouchingTheFile() throws {
    let text = "ios 17\na: A\na.modalPresentationStyle = .automatic\n"
    expect(Scenario.load(text, under: [.ios(UIKitVersion(27))]).program?.profile, equals: .newest)
    #expect(Scenario.load(text, under: [.ios(UIKitVersion(12))]).program == nil)
  }

  @Test func setupIsNoStep() throws {
    let program = try Self.program(
      """
      split: UISplitViewController
        a: A
        b: B
        c: C
      split.style = .tripleColumn
      a.prefersStatusBarHidden = true
      expect split.parent == nil
      a.title = "x"
      a.prefersStatusBarHidden = false
      """)
    #expect(program.setup.count == 2 && program.steps.count == 2 && program.launchExpectations.count == 1)
  }

  /// A call without a handler is printed by its name, if at all.
  @Test func labelsLeaveOutAnimatedAndClosures() throws {
    let program = try Self.program(
      """
      nav: UINavigationController
        a: A
      pages: UIPageViewController
      b: A
      a . present ( b , animated : true ) { }
      b.dismiss(animated: false, completion: { })
      pages.setViewControllers( [ b ],
         direction: .forward, animated: true) { _ in }
      nav.presentedViewController?.present(UINavigationController(rootViewController:b), animated: true) { }
      a.viewWillAppear(true)
      turn { a.present(b) { } }
      """)
    let labels = try (0..<6).map { try Self.call(program, step: $0).label }
    expect(
      labels,
      equals: [
        "a.present(b)", "b.dismiss()", "pages.setViewControllers([b], direction: .forward)",
        "nav.presentedViewController?.present(UINavigationController(rootViewController: b))", "viewWillAppear",
        "a.present(b)",
      ])
  }

  @Test func aliases() throws {
    let program = try Self.program(
      """
      window
        a: AViewController
      class Guard: UIAdaptivePresentationControllerDelegate { }
      guard: Guard
      on a.willMove(toParent:) { expect parent == nil }
      on a.viewDidAppear(_:) { }
      on a.deinit { }
      on guard.presentationControllerDidDismiss { }
      window.resize(to: sizeClass(compact, regular))
      device.rotate(to: .landscape)
      on a.viewDidLoad { }
      """)
    expect(
      program.observers.map(\.callback),
      equals: [.willMove, .viewDidAppear, .deinitialize, .presentationControllerDidDismiss, .viewDidLoad])
    expect(program.observers.map(\.fromStep), equals: [0, 0, 0, 0, 2])
    guard case .value(let size)? = try Self.call(program, step: 0).arguments.first else { throw CancellationError() }
    expect(size, equals: .list([.enumeration(.sizeClass, 0), .enumeration(.sizeClass, 1)]))
    let turn = try Self.call(program, step: 1)
    guard case .device = turn.receiver.root, case .value(let held)? = turn.arguments.first else {
      throw CancellationError()
    }
    expect(held, equals: .enumeration(.interfaceOrientation, 1))
  }

  @Test func membersComeFirstInClassesNamesFirstInObservers() throws {
    let program = try Self.program(
      """
      class Home: UIViewController {
        on viewDidLoad { title = "member" }
      }
      window
        home: Home
      title: UIViewController
      on home.viewDidAppear { title.loadViewIfNeeded(); view.isHidden = true }
      """)
    let home = try #require(program.classes.first { $0.name == "Home" })
    guard case .assign(let path, .title, _) = program.bodies[Int(home.callbacks[0].body.index)].instructions[0].kind,
      case .selfObject = path.root
    else { throw CancellationError() }
    let observer = program.bodies[Int(program.observers[0].body.index)].instructions
    guard case .call(let call) = observer[0].kind, case .value(.controller(ControllerID(1))) = call.receiver.root,
      case .assign(let view, .isHidden, _) = observer[1].kind, case .selfObject = view.root
    else { throw CancellationError() }
    expect(program.lastMention, equals: [-1, Int32.max])
  }

  @Test func inheritedRowsComeFirst() throws {
    let program = try Self.program(
      """
      class Sub: Base {
        modalPresentationStyle = .custom
        on viewDidLoad { }
      }
      class Base: UINavigationController, UINavigationControllerDelegate {
        modalPresentationStyle = .fullScreen
        title = "base"
        on viewDidLoad { }
      }
      a: Sub
      a.delegate = a
      """)
    let sub = try #require(program.classes.first { $0.name == "Sub" })
    expect(sub.defaults.map(\.property), equals: [.modalPresentationStyle, .title, .modalPresentationStyle])
    #expect(sub.callbacks.count == 2 && sub.kind == .controller(.navigation) && sub.protocols == [.navigation])
  }

  @Test func presentationsAndFacetsArePaths() throws {
    let program = try Self.program(
      """
      a: A
      expect presentation(a.presentedViewController)?.style == .custom
      """)
    guard case .compare(.path(let path), .value(let value), true) = program.expectations[0].kind else {
      throw CancellationError()
    }
    expect(value, equals: .enumeration(.modalPresentationStyle, 6))
    #expect(path.components.count == 3 && path.components[2].unwrap == .optional)
    guard case .presentation = path.components[1].kind, case .property(.style) = path.components[2].kind else {
      throw CancellationError()
    }
  }

  @Test func handlersOfActionsAreClosuresOfTheCall() throws {
    let program = try Self.program(
      """
      alert: UIAlertController
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in alert.dismiss() })
      """)
    let call = try Self.call(program, step: 0)
    expect(call.closures.count, equals: 1)
    guard case .make(_, let arguments)? = call.arguments.first else { throw CancellationError() }
    expect(arguments.map(\.property), equals: [.title, .style])
  }

  @Test func brokenLinesHaveNoFollowers() {
    let scenario = Scenario.load(
      "window\n  home: \ncard Card\nhome.present(card)\nhome.titel = 3\nnobody.title = nil\n")
    expect(scenario.diagnostics.filter { $0.code == "check.unknown-name" }.count, equals: 1)
  }

  @Test func aMillionEntriesAndDeepOnesAreRead() throws {
    var wide = "window\n  root: UITabBarController\n"
    for index in 0..<20_000 { wide += "    c\(index): Card\(index)Controller\n" }
    try expect(Self.program(wide).outline.names.count, equals: 20_001)
    var deep = "window\n"
    for index in 0..<2_000 { deep += String(repeating: " ", count: index + 1) + "c\(index): Box\n" }
    try expect(Self.program(deep).outline.parents.last, equals: 1_998)
  }
}
