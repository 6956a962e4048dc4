/// Rotation with the device, and because another controller decides (rules BAR).
extension Simulator {
  /// `device.rotate(to:)`.
  mutating func rotate(_ call: CallContext) {
    guard environment.device.rotates, case .enumeration(.interfaceOrientation, let row)? = call.arguments.first ?? nil
    else { return }
    world.held = Facing.asked(row)
    follow(world.held, call)
  }

  /// Code sets the orientation of `UIDevice` behind UIKit's back, which up to iOS 15 is as if the user turned the device.
  mutating func turnDevice(to facing: Value, line: Int) {
    func say(_ text: String) { outcome.notes.append(StepNote(line: line, text: text, isFailure: false)) }
    guard InterfaceOrientation.asksShouldAutorotate[world.profile] else {
      return say(
        "from iOS 16 on setting the orientation of 'UIDevice' rotates nothing: 'requestGeometryUpdate' asks for an orientation (BAR-13)"
      )
    }
    guard case .enumeration(.interfaceOrientation, _) = facing else {
      return say(
        "presim does not know which orientation of 'UIDevice' this sets: write 'device.rotate(to: .landscape)' where UIKit rotates it"
      )
    }
    rotate(
      CallContext(
        method: .rotate, arguments: [facing], handler: nil, blocks: [], bodies: swift.closures, frame: .column,
        line: line, origin: currentCall))
  }

  /// `UIViewController.attemptRotationToDeviceOrientation()`: the interface follows the device, if it may now.
  mutating func attemptRotation(_ call: CallContext) {
    guard environment.device.rotates else { return stay("this device is not turned", call) }
    if world.held.isEmpty || world.held.contains(environment.facing) {
      return stay("the device is held as the interface is", call)
    }
    if script.hasGetters { askGetters() }
    follow(world.held, call)
  }

  /// The interface rotates with the device, if nobody is against it.
  private mutating func follow(_ asked: [Facing], _ call: CallContext) {
    guard let first = asked.first else { return }
    askApp()
    if asked.contains(environment.facing) { return loop.agenda.append(.internalCall(.adaptToEnvironment)) }
    if let x = ask({ InterfaceOrientation.lock($0, &$1) }) {
      return stay("'\(hierarchy.name(of: x))' prefers its orientation locked (BAR-12)", call)
    }
    let decider = ask { InterfaceOrientation.decider($0, &$1) }
    if ResizableWindowsAskNobody.asksNobody(world) { return rotate(to: first, call) }
    let mask = decider.map { supportedOrientations(of: $0, isSilent: false) } ?? world.appOrientations
    let facing = asked.first { mask.contains($0) && world.appOrientations.contains($0) } ?? first
    if let obstacle = ask({ InterfaceOrientation.standsAgainst(facing, decider, mask, $0, &$1) }) {
      return stay(why(obstacle, asked.count > 1 ? facing.orientation.text : facing.text) + " (BAR-06)", call)
    }
    rotate(to: facing, call)
  }

  // MARK: Code asks

  /// Code asks for orientations, or (nil) says that the supported ones have changed (BAR-13): decided when the run loop
  /// pass has nothing else to do.
  mutating func askForOrientations(_ asked: FacingSet?, line: Int) {
    loop.orientationUpdate = OrientationUpdate(asked: asked, line: line, call: currentCall)
  }

  /// Decides what code has asked for; false where it has asked for nothing.
  mutating func updateOrientation() -> Bool {
    guard let update = loop.orientationUpdate else { return false }
    loop.orientationUpdate = nil
    loop.agenda.append(.commit)
    currentCall = update.call
    let call = CallContext(
      method: .rotate, arguments: [], handler: nil, blocks: [], bodies: swift.closures, frame: .column,
      line: update.line, origin: update.call)
    guard environment.device.rotates else {
      stay("this device is not turned", call)
      return true
    }
    askApp()
    let decider = ask { InterfaceOrientation.decider($0, &$1) }
    guard let decider else {
      stay("nobody is asked about orientations here (BAR-11)", call)
      return true
    }
    guard let asked = update.asked else {
      askAgain(decider, call)
      return true
    }
    let mask = supportedOrientations(of: decider, isSilent: false)
    let both = mask.intersection(world.appOrientations)
    if let facing = take(CodeAsksForOrientations.judge(asked, decider, both, world)) ?? nil {
      rotate(to: facing, call)
    } else if asked.contains(environment.facing) {
      stay("it is in an orientation that the request names (BAR-13)", call)
    } else {
      stay(
        "'\(hierarchy.name(of: decider))' decides, and supports none of the orientations that the request names; UIKit calls its error handler, which does "
          + "not run here (BAR-13)", call)
    }
    return true
  }

  /// Who decides is asked for its mask again.
  private mutating func askAgain(_ decider: ControllerID, _ call: CallContext) {
    note(CodeAsksForOrientations.asksAgain(decider))
    let mask = supportedOrientations(of: decider, isSilent: false)
    switch ask({ InterfaceOrientation.starts(decider, mask, preferred: nil, $0, &$1) }) {
    case .stays:
      let name = hierarchy.name(of: decider)
      stay("'\(name)' decides, and supports the orientation that it is in (BAR-13)", call)
    case .turns(let facing): rotate(to: facing, call)
    case .refused(let refusal): say(refusal)
    }
  }

  /// The device rotates the interface: who is in the window is called, unless it keeps its size (ORD-35).
  private mutating func rotate(to facing: Facing, _ call: CallContext) {
    guard facing.orientation != environment.orientation, script.step >= 0, !environment.isResizable else {
      return turn(to: facing)
    }
    outcome.decisions.append(.turns(facing))
    changeSize(.rotation(facing), isAnimated: true, call)
  }

  private func why(_ obstacle: InterfaceOrientation.Obstacle, _ orientation: String) -> String {
    switch obstacle {
    case .app: "the app does not support \(orientation)"
    case .autorotation(let x): "'\(hierarchy.name(of: x))' decides, and its shouldAutorotate is false"
    case .mask(let x): "'\(hierarchy.name(of: x))' decides, and does not support \(orientation)"
    }
  }

  private mutating func stay(_ why: String, _ call: CallContext) {
    outcome.notes.append(
      StepNote(line: call.line, text: "the interface stays: \(why)", isFailure: false))
  }

  /// Turns the interface, and with it the size classes.
  private mutating func turn(to facing: Facing) {
    guard facing != environment.facing, !environment.isResizable else { return }
    environment.turn(to: facing)
    outcome.decisions.append(.turns(facing))
    // Before launch nothing is there yet that could adapt.
    if script.step >= 0 { loop.agenda.append(.internalCall(.adaptToEnvironment)) }
  }

  // MARK: Another controller decides

  /// A presentation begins: where it fills the window it decides from here on. False where an exception ends the run.
  ///
  /// Complexity: O(1) where it changes nothing; else O(levels), to see that nothing covers it.
  mutating func orient(beginning presentation: Presentation) -> Bool {
    guard mayTurn else { return true }
    askApp()
    let x = presentation.presented
    let isAsked =
      hierarchy.asksForOrientation(x) || InterfaceOrientation.delegate(of: x, isPreference: false, world) != nil
    let fills = InterfaceOrientation.decides(presentation, world)
    let prefers = presentation.adaptedStyle == .fullScreen && presentation.own == nil
    let changes = fills && (!allows(x) || prefers && preferredOrientation(of: x) != nil)
    if isAsked || changes { ask { InterfaceOrientation.begins(presentation, $0, &$1) } }
    guard fills, isAsked || changes else { return true }
    if ResizableWindowsAskNobody.asksNobody(world) {
      note(ResizableWindowsAskNobody.judge(world))
      return true
    }
    guard !changes || InterfaceOrientation.decider(world) == x else { return true }
    return orient(x, prefers: prefers, presentation.presenter)
  }

  /// A dismissal begins: the uncovered controller decides again. False where an exception ends the run.
  ///
  /// Complexity: O(1) where it changes nothing and the level below fills the window; else O(levels).
  mutating func orient(uncoveredBy gone: [ControllerID], of dismisser: ControllerID) -> Bool {
    guard mayTurn, !ResizableWindowsAskNobody.asksNobody(world) else { return true }
    askApp()
    let x = InterfaceOrientation.uncovered(under: dismisser, world)
    let prefers = gone.contains { hierarchy.presentations[$0]?.adaptedStyle == .fullScreen }
    guard !allows(x) || prefers && preferredOrientation(of: x) != nil else {
      noteKept(x, gone)
      return true
    }
    guard ask({ InterfaceOrientation.decider($0, &$1) }) == x else { return true }
    return orient(x, prefers: prefers, nil)
  }

  /// The interface stays as one that goes has rotated it, though it and the app support how the file holds the device.
  private mutating func noteKept(_ x: ControllerID, _ gone: [ControllerID]) {
    let held = world.held.first ?? program.environment.facing
    guard held != environment.facing, world.appOrientations.contains(held),
      supportedOrientations(of: x, isSilent: true).contains(held),
      gone.contains(where: { y in
        hierarchy.asksForOrientation(y) && !ContainerIsAskedNotItsChild.mask(y, given: nil, world).contains(held)
      })
    else { return }
    note(FullScreenStartsAsItPrefers.keeps(x, world))
    noteOnce(
      "the interface stays in \(environment.orientation.text): \(EventText.name(x, hierarchy)) supports that, and how the "
        + "device is held is not simulated. Held in \(held.orientation.text) it is expected to rotate back: write "
        + "'device.rotate(to: .\(held.orientation.text))' behind this line (CHO-85)", 0)
  }

  /// Whoever decides now: at launch, when a window has got another root, and when a transition has gone back.
  mutating func orientToDecider() -> Bool {
    guard mayTurn else { return true }
    askApp()
    guard let x = InterfaceOrientation.decider(world), !allows(x) else { return true }
    _ = ask { InterfaceOrientation.decider($0, &$1) }
    return orient(x, prefers: false, nil)
  }

  /// While no controller restricts orientations, each supports what the app does.
  var mayTurn: Bool {
    @inline(__always) get {
      environment.device.rotates
        && (hierarchy.asksForOrientation || program.appOrientations != nil || program.swift.appMask != nil)
    }
  }

  /// What the app delegate of pasted code answers to `application(_:supportedInterfaceOrientationsFor:)` takes the place of
  /// the Info.plist's orientations; how often UIKit asks is unknown, so its body leaves no trace.
  mutating func askApp() {
    guard let body = program.swift.appMask?.body, !ResizableWindowsAskNobody.asksNobody(world) else { return }
    do throws(EvaluationStop) {
      guard let mask = FacingSet(try codeValue(body, isLooking: true)) else { return }
      world.appOrientations = mask
    } catch {
      guard case .failed(let text) = error else { return }
      outcome.notes.append(
        StepNote(
          line: 0, text: "what the app delegate answers about orientations is not known: \(text)", isFailure: true))
    }
  }

  /// Whether a controller and the app support the interface as it is.
  private mutating func allows(_ x: ControllerID) -> Bool {
    supportedOrientations(of: x, isSilent: true).intersection(world.appOrientations).contains(environment.facing)
  }

  private mutating func orient(_ x: ControllerID, prefers: Bool, _ presenter: ControllerID?) -> Bool {
    let mask = supportedOrientations(of: x, isSilent: false)
    let preferred = prefers ? preferredOrientation(of: x) : nil
    switch ask({ InterfaceOrientation.starts(x, mask, preferred: preferred, $0, &$1) }) {
    case .stays: return true
    case .turns(let facing):
      turn(to: facing)
      return true
    case .refused(let refusal):
      if let presenter { refuse(refusal, x, presenter) } else { say(refusal) }
      return false
    }
  }

  // MARK: Restrictions

  /// What a controller, or its delegate for it, supports.
  mutating func supportedOrientations(of x: ControllerID, isSilent: Bool) -> FacingSet {
    let given = InterfaceOrientation.delegate(of: x, isPreference: false, world).flatMap {
      glance($0.method, $0.delegate, x)
    }
    if isSilent { return ContainerIsAskedNotItsChild.mask(x, given: given, world) }
    return take(ContainerIsAskedNotItsChild.judge(x, given: given, world)) ?? []
  }

  mutating func preferredOrientation(of x: ControllerID) -> Facing? {
    let asked = InterfaceOrientation.delegate(of: x, isPreference: true, world)
    let given = asked.flatMap { glance($0.method, $0.delegate, x) }
    guard
      case .enumeration(.interfaceOrientation, let row)? =
        given ?? hierarchy.property(x, .preferredInterfaceOrientationForPresentation)
    else { return nil }
    return Facing.asked(row).first
  }

  /// The answer of a delegate where it is unknown how often UIKit asks: without a line or a body.
  private mutating func glance(_ method: Callback, _ delegate: Value, _ x: ControllerID) -> Value? {
    guard let answer = world.delegateClass(delegate)?.answers.last(where: { $0.method == method }) else { return nil }
    let frame = Frame(subject: delegate, arguments: handedOver(method, x, []), origin: -1)
    return try? value(answer.value, frame, isLooking: true)
  }
}
