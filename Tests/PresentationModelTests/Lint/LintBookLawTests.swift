import Testing

@testable import PresentationModel

/// What lint keeps in its book while it reads, held against what running does, over every scenario.
@Suite struct LintBookLawTests {
  private static let programs: [(path: String, program: Program)] =
    ScenarioFiles.all.flatMap { path in
      ScenarioFiles.programs(path).map { (path, $0) }
    } + others

  /// A tab that is shown goes to a stack, and to another parent.
  private static let others = [
    """
    window
      split: UISplitViewController
        nav: UINavigationController
          root: UIViewController
        tabs: UITabBarController
          home: UIViewController
          search: UIViewController
    nav.pushViewController(home, animated: false)
    """,
    """
    window
      tabs: UITabBarController
        home: UIViewController
        search: UIViewController
    search.addChild(home)
    """,
  ].enumerated().compactMap { row, text in Scenario.load(text).program.map { ("other \(row)", $0) } }

  /// A book at launch, as the linter has it before the first step.
  private static func book(_ program: Program) -> LintBook {
    var book = LintBook(program)
    for (row, instruction) in program.setup.enumerated() { read(instruction, at: .setup(row), in: &book) }
    end(&book)
    _ = book.reader.linkOutline()
    book.launches()
    return book
  }

  @discardableResult
  private static func read(_ instruction: Instruction, at site: LintSite, in book: inout LintBook) -> LintAct {
    if case .expect = instruction.kind { return .nothing }
    let act = book.act(instruction, .column)
    book.readPresentationControllers(instruction, .column, site)
    book.apply(act)
    book.body.statements.append(LintStatement(act: act, instruction: instruction, site: site, place: .column))
    return act
  }

  private static func end(_ book: inout LintBook) {
    _ = book.beginPresentations(of: book.body.statements[...])
    book.endDismissals()
    book.body = LintBodyNotes()
  }

  /// What a statement has changed can be taken back, whatever it was: nothing is left of it.
  @Test func everyStatementCanBeTakenBack() {
    for (path, program) in Self.programs {
      var book = Self.book(program)
      for step in program.steps {
        guard let body = step.body else { continue }
        for (row, instruction) in program.bodies[Int(body.index)].instructions.enumerated() {
          if case .expect = instruction.kind { continue }
          var trial = book
          // Objects that an expression makes are there from now on.
          let act = trial.act(instruction, .column)
          let before = trial.hierarchy
          trial.keepsJournal = true
          trial.readPresentationControllers(instruction, .column, .body(body, row))
          trial.apply(act)
          // What was asked for before in the same body is taken back with that.
          if book.body.going.isEmpty { trial.endDismissals() }
          trial.rollBack(to: 0)
          let line = program.bodies[Int(body.index)].instructions[row].line
          if let difference = Self.kept(trial.hierarchy).firstDifference(from: Self.kept(before)) {
            Issue.record("\(path):\(line): \(difference) are not as before")
          }
          for (key, value) in before.assigned.values {
            expect(trial.hierarchy.assigned[key], equals: value, "\(path):\(line): \(key.property) is not as before")
          }
          expect(
            trial.hierarchy.assigned.values.count, equals: before.assigned.values.count,
            "\(path):\(line): something is assigned")
          Self.read(instruction, at: .body(body, row), in: &book)
        }
        Self.end(&book)
      }
    }
  }

  /// Without the mark of who was taken once, since who is released does not concern lint, and without the value of what
  /// was never said.
  private static func kept(_ hierarchy: Hierarchy) -> Hierarchy {
    var hierarchy = hierarchy
    for row in 0..<hierarchy.count {
      let x = ControllerID(Int32(row))
      hierarchy.set(x, .taken, false)
      if hierarchy.contextProperty(x) == nil { hierarchy.set(x, .contextProperty, false) }
    }
    return hierarchy
  }

  /// As far as the book can follow, who is whose child, who presents whom, which tab is selected and what the windows'
  /// roots are is by the book what it is when the file runs.
  @Test func theBookSaysWhatRunningDoes() {
    var (compared, followed) = (0, 0)
    for (path, program) in Self.programs {
      if Self.exceptions.contains(where: { $0.files.contains { path.hasSuffix("/" + $0) } }) { continue }
      guard program.classes.allSatisfy({ $0.callbacks.isEmpty }), program.observers.isEmpty,
        program.segues.isEmpty
      else { continue }
      var book = Self.book(program)
      var runner = ScenarioRunner(program)
      guard runner.launch().exception == nil else { continue }
      steps: for step in program.steps {
        // What Swift of the file's own does is no statement of the step's.
        guard step.kind == .statement || step.kind == .turn, let body = step.body,
          program.bodies[Int(body.index)].function < 0
        else { break }
        var gestures = 0
        for (row, instruction) in program.bodies[Int(body.index)].instructions.enumerated() {
          let act = Self.read(instruction, at: .body(body, row), in: &book)
          if case .stirs = act { break steps }
          if case .call(let call) = instruction.kind {
            if call.completion != nil || !call.closures.isEmpty { break steps }
            if Self.gestures.contains(call.method) { gestures += 1 }
          }
        }
        Self.end(&book)
        // What UIKit refuses, lint says so of: the book goes on as if the call had come through.
        guard let outcome = runner.next(), outcome.exception == nil, outcome.console.isEmpty,
          !outcome.decisions.contains(where: { if case .refused = $0 { true } else { false } })
        else { break }
        if gestures > 0, !outcome.decisions.contains(where: Self.isDone) { break }
        compared += 1
        followed += gestures
        if let difference = Self.difference(book.hierarchy, runner.hierarchy) {
          Issue.record("\(path):\(step.line): \(difference)")
          break
        }
      }
    }
    #expect(compared > 1000, "\(compared) steps were looked at")
    #expect(followed > 25, "\(followed) gestures were followed")
  }

  /// What the book does not follow.
  private static let exceptions: [(reason: String, files: [String])] = [
    (
      "what a delegate puts in another's place when it adapts",
      [
        "adaptation/a-custom-presentation-adapts-when-its-delegate-answers.presim",
        "adaptation/a-wrapper-releases-its-content-in-regular-width.presim",
        "adaptation/a-delegate-substitutes-a-controller-on-an-iphone.presim",
        "adaptation/the-delegate-wraps-a-popover-on-an-iphone.presim",
      ]
    ),
    (
      "an animated change that waits for the one before",
      ["navigation-stacks/a-push-without-animation-overtakes.presim"]
    ),
    (
      "what stands over a popover, of which iOS 8.3 takes only the upper one",
      ["dismissal/a-tap-beside-dismisses-only-the-upper-ios-8-3.presim"]
    ),
    ("a second tap on a tab", ["tabs/a-second-tap-pops-to-the-root.presim"]),
    ("results that a search takes in", ["search/search-results-are-a-child-of-the-search.presim"]),
    ("a root that another window takes away", ["windows/a-root-moves-to-another-window.presim"]),
    ("a search that counts when its stack comes on screen", ["search/a-list-is-released-with-its-stack-ios-17.presim"]),
    (
      "tabs that the More navigation controller shows",
      [
        "tabs/of-six-tabs-two-are-behind-more.presim", "tabs/rotating-a-large-iphone-moves-tabs-out-of-more.presim",
        "tabs/new-tabs-move-in-and-out-of-more.presim", "tabs/an-ipad-up-to-ios-17-has-more.presim",
      ]
    ),
  ]

  /// The user may be kept from them: the book takes it that they work, and is looked at where they do.
  private static let gestures: Set<Method> = [.swipeToDismiss, .tapOutside, .tapAction, .tapTab, .swipeBack]

  /// Whether a gesture has come to something.
  private static func isDone(_ decision: Decision) -> Bool {
    switch decision {
    case .dismisses, .stack, .tab: true
    default: false
    }
  }

  /// Properties that a gesture or a container changes.
  private static let changing: Set<Property> = [.preferredContentSize, .selectedDetentIdentifier]

  private static func difference(_ book: Hierarchy, _ run: Hierarchy) -> String? {
    for row in 0..<min(book.count, run.count) {
      let x = ControllerID(Int32(row))
      let name = run.name(of: x)
      func text(_ y: ControllerID?) -> String { y.map { run.name(of: $0) } ?? "nobody" }
      if run.has(x, .released) { continue }
      // A split view sorts its columns, and wraps them.
      if run.kind(of: x) == .split || book.parent(of: x).map({ run.kind(of: $0) }) == .split { continue }
      if book.parent(of: x) != run.parent(of: x) {
        return "the parent of \(name) is \(text(run.parent(of: x))), by the book \(text(book.parent(of: x)))"
      }
      if book.directlyPresented(x) != run.directlyPresented(x) {
        return "\(name) presents \(text(run.directlyPresented(x))), by the book \(text(book.directlyPresented(x)))"
      }
      if book.children(of: x) != run.children(of: x) {
        return "the children of \(name) have another order"
      }
      if book.selectedTabs[x] != run.selectedTabs[x] {
        return "\(name) shows \(text(run.selectedTabs[x])), by the book \(text(book.selectedTabs[x]))"
      }
      if book.presentations[x]?.adaptedStyle != run.presentations[x]?.adaptedStyle {
        return "\(name) came as another style"
      }
      if book.has(x, .definesForSearch) != run.has(x, .definesForSearch) { return "the search of \(name)" }
      // The line of the reading is for who explains a run.
      let (read, frozen) = (book.frozen[x], run.frozen[x])
      if read?.style != frozen?.style || read?.controllerObject != frozen?.controllerObject {
        return "the frozen style of \(name)"
      }
    }
    for (window, other) in zip(book.windows, run.windows) where window.root != other.root { return "the root" }
    for (key, value) in book.assigned.values {
      if case .controller(let x) = key.owner, run.has(x, .released) { continue }
      if changing.contains(key.property) { continue }
      var other = run.assigned[key] ?? .none
      // What nobody holds is nil for who reads it.
      if case .object(let object) = other, !run.objects[Int(object.index)].isHeld { other = .none }
      // Objects that are made in place count for the class that they are of.
      if case .object(let object) = value, case .object(let made) = other,
        book.objects[Int(object.index)].objectClass == run.objects[Int(made.index)].objectClass
      {
        continue
      }
      if other != value { return "\(key.owner).\(key.property.name) is \(other), by the book \(value)" }
    }
    return nil
  }
}
