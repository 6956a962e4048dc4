import Testing

@testable import PresentationModel

/// A small tree under a window, beside it what can be presented: the same world for the simulator and for the
/// reference.
struct SmallWorld {
  /// How something is presented: what is presented, and how it was prepared.
  struct Manner: Sendable, CustomTestStringConvertible {
    var name: String
    var testDescription: String { name }
    /// `.x` stands for a fresh plain controller: `x` at the first call, `y` at the second.
    var fixture: Fixture = .x
    var style: ModalPresentationStyle?
    var maker: Fixture.Maker = .none
    var transition = ModalTransitionStyle.coverVertical
    var isAnchored = false
  }

  /// Controllers beside the tree, by row.
  enum Fixture: Int, CaseIterable {
    case unused, x, y, pack, inner, alert, menu, share, search, web
    enum Maker: Int { case none = -1, inContext, remover, animator, steered }
    static let count = Fixture.allCases.count
    var row: Int { rawValue }
  }

  static let manners: [Manner] = [
    Manner(name: "unset"), Manner(name: "automatic", style: .automatic), Manner(name: "fullScreen", style: .fullScreen),
    Manner(name: "overFullScreen", style: .overFullScreen), Manner(name: "currentContext", style: .currentContext),
    Manner(name: "overCurrentContext", style: .overCurrentContext), Manner(name: "pageSheet", style: .pageSheet),
    Manner(name: "formSheet", style: .formSheet), Manner(name: "popover", style: .popover, isAnchored: true),
    Manner(name: "popover without anchor", style: .popover), Manner(name: "none", style: .some(.none)),
    Manner(name: "custom", style: .custom), Manner(name: "custom in context", style: .custom, maker: .inContext),
    Manner(name: "custom that removes", style: .custom, maker: .remover),
    Manner(name: "navigation controller", fixture: .pack), Manner(name: "alert", fixture: .alert),
    Manner(name: "action sheet", fixture: .menu, isAnchored: true),
    Manner(name: "share", fixture: .share, isAnchored: true),
    Manner(name: "search", fixture: .search), Manner(name: "action sheet without anchor", fixture: .menu),
    Manner(name: "curl", style: .fullScreen, transition: .partialCurl),
    Manner(name: "curl unset", transition: .partialCurl),
    Manner(name: "flip in context", style: .overCurrentContext, transition: .flipHorizontal),
    Manner(name: "blur", style: .blurOverFullScreen),
    Manner(name: "navigation controller in context", fixture: .pack, style: .overCurrentContext),
    Manner(name: "Safari", fixture: .web), Manner(name: "share without anchor", fixture: .share),
    Manner(name: "with an animator", maker: .animator),
    Manner(name: "steered", style: .overFullScreen, maker: .steered),
    Manner(name: "steered full screen", style: .fullScreen, maker: .steered),
  ]

  /// The file around the tree, and what its parts became.
  struct Frame: Sendable {
    var program: Program
    var classes: [String: ClassID] = [:]
    /// `present`, `dismiss` and `pushViewController`, animated and not.
    var present: [Bool: Call]
    var dismiss: [Bool: Call]
    var push: [Bool: Call]

    static let standard: Frame = {
      let text = """
        class InContext: UIPresentationController { shouldPresentInFullscreen = false }
        class Remover: UIPresentationController { shouldRemovePresentersView = true }
        class InContextMaker: UIViewControllerTransitioningDelegate {
          presentationController(forPresented:presenting:source:) = InContext
        }
        class RemoverMaker: UIViewControllerTransitioningDelegate {
          presentationController(forPresented:presenting:source:) = Remover
        }
        class Grow: UIViewControllerAnimatedTransitioning { }
        class Drag: UIPercentDrivenInteractiveTransition { }
        class AnimatorMaker: UIViewControllerTransitioningDelegate {
          animationController(forPresented:presenting:source:) = Grow
          animationController(forDismissed:) = Grow
        }
        class SteeredMaker: UIViewControllerTransitioningDelegate {
          animationController(forPresented:presenting:source:) = Grow
          animationController(forDismissed:) = Grow
          interactionControllerForPresentation(using:) = Drag
          interactionControllerForDismissal(using:) = Drag
        }
        class Menu: UIAlertController { preferredStyle = .actionSheet }
        window
          unused: UIViewController
        x: UIViewController
        y: UIViewController
        pack: UINavigationController
          inner: UIViewController
        alert: UIAlertController
        menu: Menu
        share: UIActivityViewController
        search: UISearchController
        web: SFSafariViewController
        tabs: UITabBarController
        split: UISplitViewController
        page: UIPageViewController
        inContextMaker: InContextMaker
        removerMaker: RemoverMaker
        animatorMaker: AnimatorMaker
        steeredMaker: SteeredMaker
        x.present(y, animated: true) { }
        x.present(y, animated: false) { }
        x.dismiss(animated: true) { }
        x.dismiss(animated: false) { }
        pack.pushViewController(x, animated: true)
        pack.pushViewController(x, animated: false)
        """
      let scenario = Scenario.load(text, path: "small.presim")
      guard var program = scenario.program else { fatalError("\(scenario.diagnostics.map(\.message))") }
      var calls: [Call] = []
      for body in program.bodies {
        if case .call(let call)? = body.instructions.first?.kind { calls.append(call) }
      }
      let outline = program.outline
      let rows = ["plain": 0, "navigation": 3, "tabBar": 10, "split": 11, "page": 12]
      var frame = Frame(
        program: program, present: [true: calls[0], false: calls[1]], dismiss: [true: calls[2], false: calls[3]],
        push: [true: calls[4], false: calls[5]])
      frame.classes = rows.mapValues { outline.classes[$0] }
      program.outline.names.removeLast(3)
      program.outline.classes.removeLast(3)
      program.outline.parents.removeLast(3)
      program.outline.offsets.removeLast(3)
      program.steps = []
      frame.program = program
      return frame
    }()
  }

  var simulator: Simulator
  var reference: Reference
  /// What has been done, for messages.
  var story: [String]
  private var line: Int32 = 0

  /// Rows of the tree's controllers.
  var tree: Range<Int> { Fixture.count..<simulator.hierarchy.count }

  /// Builds the world and launches it.
  init(_ tree: SmallTree, _ profile: Profile, _ environment: PresentationModel.Environment) {
    let frame = Frame.standard
    var program = frame.program
    program.profile = profile
    program.environment = environment
    reference = Reference()
    for (row, kind) in [
      "plain", "plain", "plain", "navigation", "plain", "alert", "actionSheet", "activity", "search", "safari",
    ].enumerated() {
      let className = program.classes[Int(program.outline.classes[row].index)].name
      reference.all[row] = Reference.Controller(kind: kind, text: "<\(className) \(program.outline.names[row])>")
    }
    reference.all[Fixture.pack.row]!.children = [Fixture.inner.row]
    reference.all[Fixture.inner.row]!.parent = Fixture.pack.row
    var pending: [(SmallTree, Int)] = [(tree, -1)]
    while !pending.isEmpty {
      let (node, parent) = pending.removeFirst()
      let row = program.outline.names.count
      let id = frame.classes[node.kind]!
      let name = String(UnicodeScalar(UInt8(97 + row - Fixture.count)))
      program.outline.names.append(name)
      program.outline.classes.append(id)
      program.outline.parents.append(Int32(parent))
      program.outline.offsets.append(0)
      reference.all[row] = Reference.Controller(
        kind: node.kind, text: "<\(program.classes[Int(id.index)].name) \(name)>", parent: parent < 0 ? nil : parent)
      if parent >= 0 { reference.all[parent]!.children.append(row) }
      pending += node.children.map { ($0, row) }
    }
    program.windows[0].root = ControllerID(Int32(Fixture.count))
    program.lastMention = Array(repeating: .max, count: program.outline.names.count)
    reference.root = Fixture.count
    reference.version = profile.version.major
    reference.minor = profile.version.minor
    reference.isDocuments = profile.isDocuments
    reference.device = environment.device.text
    reference.isPortrait = environment.orientation == .portrait
    reference.width = environment.horizontal == .compact ? "C" : "R"
    reference.height = environment.vertical == .compact ? "C" : "R"
    reference.collapseSplits()
    story = ["\(profile.text), \(environment.device.text) \(environment.orientation.text): \(tree.text)"]
    simulator = Simulator(program: program, isTracing: false)
    simulator.launch()
  }

  // MARK: Preparing

  /// Prepares what a manner presents, and answers its row; nil where the platform lacks the style.
  mutating func prepare(_ manner: Manner, fresh: Fixture) -> Int? {
    let row = manner.fixture == .x ? fresh.row : manner.fixture.row
    if let style = manner.style {
      guard style.isAvailable(in: simulator.profile, on: simulator.environment.device) else { return nil }
      // What automatic becomes where there is no page sheet, the rulebook does not say.
      if style == .automatic, simulator.environment.device == .tv { return nil }
      assign(row, .modalPresentationStyle, .enumeration(.modalPresentationStyle, style.rawValue))
      reference.all[row]!.style = style.text
    }
    if manner.transition != .coverVertical {
      assign(row, .modalTransitionStyle, .enumeration(.modalTransitionStyle, manner.transition.rawValue))
      reference.all[row]!.transitionStyle = manner.transition.text
    }
    if manner.fixture == .web, simulator.profile.version < UIKitVersion(9) { return nil }
    if manner.maker != .none {
      assign(row, .transitioningDelegate, .object(ObjectID(Int32(manner.maker.rawValue))))
      switch manner.maker {
      case .inContext: reference.all[row]!.custom = ("InContext", false, false)
      case .remover: reference.all[row]!.custom = ("Remover", true, true)
      default: reference.all[row]!.hasAnimator = true
      }
    }
    if manner.isAnchored {
      let owner = PropertyKey.Owner.facet(.presentationController, ControllerID(Int32(row)))
      simulator.hierarchy.assign(owner, .sourceView, .view(ControllerID(Int32(Fixture.count))))
      reference.all[row]!.isAnchored = true
    }
    return row
  }

  private mutating func assign(_ row: Int, _ property: Property, _ value: Value) {
    simulator.hierarchy.assign(.controller(ControllerID(Int32(row))), property, value)
  }

  /// `x.definesPresentationContext = …`
  mutating func define(_ row: Int, _ isDefining: Bool) {
    assign(row, .definesPresentationContext, .bool(isDefining))
    reference.all[row]!.definesContext = isDefining
    story.append("\(name(row)).definesPresentationContext = \(isDefining)")
  }

  func name(_ row: Int) -> String { simulator.hierarchy.names[row] }

  // MARK: Calls

  /// What is done in a turn.
  enum Action {
    case present(Int?, from: Int, String, isAnimated: Bool = true)
    case dismiss(Int, isAnimated: Bool = true)
    case push(Int, on: Int, isAnimated: Bool)
  }

  /// Performs actions in one turn, `begin` leaving what they start open; answers the first disagreement.
  mutating func turn(_ actions: [Action], isHeld: Bool = false) -> String? {
    simulator.script.step += 1
    simulator.prepareStep(simulator.script.step)
    simulator.loop.pausesTransitions = isHeld
    simulator.loop.agenda.append(.commit)
    simulator.loop.agenda += actions.reversed().map { .instruction(instruction($0), .column) }
    simulator.drain()
    simulator.loop.pausesTransitions = false

    startStep()
    var verdict = Reference.Verdict()
    if actions.count > 1 { story.append("in one run loop pass:") }
    for action in actions where verdict.exception == nil {
      switch action {
      case .present(let x, let source, let manner, let isAnimated):
        verdict.add(reference.present(x, from: source, isAnimated: isAnimated))
        let how = isAnimated ? manner : "\(manner), not animated"
        story.append("\(name(source)).present(\(x.map { name($0) } ?? "nil")) \(how)")
      case .dismiss(let x, let isAnimated):
        verdict.add(reference.dismiss(x, isAnimated: isAnimated))
        story.append("\(name(x)).dismiss(animated: \(isAnimated))")
      case .push(let x, let nav, let isAnimated):
        verdict.add(reference.push(x, on: nav, isAnimated: isAnimated))
        story.append("\(name(nav)).push(\(name(x)), animated: \(isAnimated))")
      }
    }
    if isHeld { story.append("held") }
    if verdict.exception == nil { verdict.add(reference.settle(isHeld: isHeld)) }
    return disagreement(verdict.lines, verdict.exception)
  }

  private mutating func startStep() {
    reference.called = 0
    reference.animated = []
    reference.stacks.appeared = []
  }

  /// `finish`.
  mutating func finish() -> String? {
    guard let held = simulator.loop.paused.last, simulator[held].isRunning else { return nil }
    story.append("finish")
    simulator.script.step += 1
    simulator.prepareStep(simulator.script.step)
    simulator.run(Step(kind: .finish, body: nil, range: ByteRange(0, 0), line: 0))
    startStep()
    let verdict = reference.finish()
    return disagreement(verdict.lines, verdict.exception)
  }

  /// `cancel`, of what can be cancelled.
  mutating func cancel() -> String? {
    guard let held = simulator.loop.paused.last, simulator[held].isRunning else { return nil }
    story.append("cancel")
    simulator.script.step += 1
    simulator.prepareStep(simulator.script.step)
    simulator.run(Step(kind: .cancel, body: nil, range: ByteRange(0, 0), line: 0))
    startStep()
    let verdict = reference.cancel()
    return disagreement(verdict.lines, verdict.exception)
  }

  private mutating func instruction(_ action: Action) -> Instruction {
    var call: Call
    switch action {
    case .present(let x, let source, _, let isAnimated):
      call = Frame.standard.present[isAnimated]!
      call.receiver.root = .value(.controller(ControllerID(Int32(source))))
      call.arguments[0] = .value(x.map { .controller(ControllerID(Int32($0))) } ?? .none)
    case .dismiss(let x, let isAnimated):
      call = Frame.standard.dismiss[isAnimated]!
      call.receiver.root = .value(.controller(ControllerID(Int32(x))))
    case .push(let x, let nav, let isAnimated):
      call = Frame.standard.push[isAnimated]!
      call.receiver.root = .value(.controller(ControllerID(Int32(nav))))
      call.arguments[0] = .value(.controller(ControllerID(Int32(x))))
    }
    // Each statement has a place of its own in the file.
    line += 1
    return Instruction(kind: .call(call), range: ByteRange(line, line), line: Int(line))
  }
}
