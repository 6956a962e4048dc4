/// A segue that is being performed.
struct SegueRun: Sendable {
  let segue: SegueID
  /// The instance of its class that code is handed.
  let object: ObjectID
  let source: ControllerID
  let destination: ControllerID
  let sender: Value
  let line: Int
  /// Of one that unwinds: the way back, and what was decided when the action had run.
  var path: Unwinding.Path?
  var steps: [(container: ControllerID, towards: ControllerID)] = []
  /// How many decisions the step had taken when it was performed, and how many calls UIKit had refused.
  var decisions = 0
  var refusedCalls = 0
  /// Whether its own way was gone.
  var isPerformed = false
}

/// What follows in a segue when the callbacks of the part before it have run.
enum SegueStage: Sendable {
  case performs, performed
  // of one that unwinds
  case acts, moves
  case step(Int)
}

/// Segues: `performSegue`, the user's tap, and those that fire with the load of a view (SEG).
extension Simulator {
  /// The user taps the control of a segue.
  mutating func tapSegue(_ call: CallContext, of x: ControllerID) {
    if hierarchy.kind(of: x) == .alert { return tapAction(call, of: x) }
    let identifier = call.text(0)
    guard let segue = Segues.first(identifier, from: x, world) else {
      if let identifier, hierarchy.kind(of: x) == .tabBar { return tapTab(titled: identifier, in: x, line: call.line) }
      let name = identifier.map { "'\($0)'" } ?? "without an identifier"
      return fail("'\(hierarchy.name(of: x))' has no segue \(name)", call.line)
    }
    if tapsBesidePopover(over: x, line: call.line) { return }
    if let refusal = ask({ Gestures.ignoresTap(on: x, $0, &$1) }) {
      return ignoreGesture(on: x, refusal.rule) { _ = Gestures.ignoresTap(on: x, $0, &$1) }
    }
    let handed: [Value] = [identifier.map { .string($0) } ?? .none, .none]
    let answer = askItself(.shouldPerformSegue, x, line: handed, handed: handed)
    guard !loop.isStopped else { return }
    guard holds(TapAsksFirst.judge(x, answer: answer)) else {
      outcome.decisions.append(.segueStopped(x, identifier))
      return
    }
    perform(segue, from: x, sender: .none, line: call.line, byUser: true)
  }

  /// `performSegue(withIdentifier:sender:)`.
  mutating func performSegue(_ call: CallContext, from x: ControllerID) {
    // A file that has no segue at all: the app's storyboard may have this one.
    if program.segues.rows.isEmpty, let text = adviceOnStoryboard(call, x) { return stop(text, call.line) }
    let (segue, refusal) = ask { Segues.find(call.text(0), from: x, $0, &$1) }
    if let refusal {
      if let text = adviceOnStoryboard(call, x) { tellOnce(text, call.line) }
      return say(refusal)
    }
    guard let segue else { return }
    note(TapAsksFirst.byCode(x))
    perform(segue, from: x, sender: call.sender, line: call.line, byUser: false)
  }

  /// Pasted code has its segues in a storyboard that presim does not have; nil for other code.
  private func adviceOnStoryboard(_ call: CallContext, _ x: ControllerID) -> String? {
    let row = Int(currentCall)
    guard outcome.calls.indices.contains(row), outcome.calls[row].way >= 0, let wanted = call.text(0),
      !program.segues.rows.contains(where: { $0.identifier == wanted })
    else { return nil }
    let isInOutline = Int(x.index) < program.outline.names.count
    let source = isInOutline ? hierarchy.name(of: x) : hierarchy.className(of: x)
    return
      "presim has no storyboard: if yours has the segue '\(wanted)', write 'segue \"\(wanted)\" from \(source) to DetailViewController kind .show' below the outline"
  }

  private mutating func perform(_ id: SegueID, from x: ControllerID, sender: Value, line: Int, byUser: Bool) {
    if let action = world.segues[id].unwindAction {
      return unwind(id, Unwinding.Request(source: x, action: action), sender: sender, line: line, byUser: byUser)
    }
    guard let destination = makeDestination(of: id) else { return }
    outcome.decisions.append(.performsSegue(world.segues[id].identifier, from: x, to: destination))
    prepare(id, from: x, to: destination, sender: sender, line: line, then: .performs)
  }

  /// Makes the segue's object, and calls `prepare`; what follows waits for it.
  mutating func prepare(
    _ id: SegueID, from x: ControllerID, to destination: ControllerID, sender: Value, line: Int,
    path: Unwinding.Path? = nil, then stage: SegueStage
  ) {
    let segue = world.segues[id]
    let object = addObject(segue.segueClass, name: "", isHeld: true)
    let identifier: Value = segue.identifier.map { .string($0) } ?? .none
    hierarchy.assign(.object(object), .identifier, identifier)
    hierarchy.assign(.object(object), .source, .controller(x))
    hierarchy.assign(.object(object), .destination, .controller(destination))
    segues.runs.append(
      SegueRun(
        segue: id, object: object, source: x, destination: destination, sender: sender, line: line, path: path))
    loop.agenda.append(.segue(segues.runs.count - 1, stage))
    if segue.kind == .popoverPresentation { pointsPopover(segues.runs.count - 1) }
    callback(.prepareForSegue, x, line: [identifier, sender], handed: [.object(object), sender])
  }

  /// A popover's destination has its style and its anchor when `prepare` is called, which may set its delegate.
  private mutating func pointsPopover(_ run: Int) {
    let (segue, x) = (world.segues[segues.runs[run].segue], segues.runs[run].destination)
    let style = Value.enumeration(.modalPresentationStyle, ModalPresentationStyle.popover.rawValue)
    hierarchy.assign(.controller(x), .modalPresentationStyle, style)
    note(.assigned(style), .modalPresentationStyle, of: x, line: 0)
    let frame = Frame(subject: .controller(segues.runs[run].source), arguments: [], origin: -1)
    guard let anchor = segue.anchor, let value = try? value(anchor, frame, isLooking: true), !value.isNil else {
      return
    }
    var property = Property.barButtonItem
    if case .view = value { property = .sourceView }
    hierarchy.assign(.facet(.presentationController, x), property, value)
  }

  /// Continues a segue.
  mutating func resume(_ run: Int, _ stage: SegueStage) {
    switch stage {
    case .performs:
      segues.runs[run].decisions = outcome.decisions.count
      segues.runs[run].refusedCalls = segues.refusedCalls
      loop.agenda.append(.segue(run, .performed))
      performByItsClass(run, level: 0)
    case .performed: hasPerformed(run)
    case .acts: act(run)
    case .moves: moveBack(run)
    case .step(let index): step(run, index)
    }
  }

  /// The `perform()` of the segue's class, else UIKit's.
  mutating func performByItsClass(_ run: Int, level: Int) {
    let object = segues.runs[run].object
    let own = overrides(
      .performOfSegue, of: .object(object), class: hierarchy.objects[Int(object.index)].objectClass)
    guard level < own.count else { return performByItsKind(run) }
    note(EachKindPerformsItsOwn.byItsClass(segues.runs[run].source))
    self.run(
      own[level], of: .object(object), [], named: .performOfSegue, segues.runs[run].source, level: level)
  }

  /// `segue.perform()` in code.
  mutating func performSegue(_ object: ObjectID, level: Int) {
    if let run = segues.runs.lastIndex(where: { $0.object == object }) { performByItsClass(run, level: level) }
  }

  private mutating func performByItsKind(_ run: Int) {
    let it = segues.runs[run]
    let isAnimated = world.segues[it.segue].isAnimated
    segues.runs[run].isPerformed = true
    switch ask({ Segues.way(it.segue, from: it.source, to: it.destination, $0, &$1) }) {
    case .shows(let method):
      let request = Show.Request(method: method, shown: it.destination)
      show(ShowCall(request: request, sender: it.sender, line: it.line, isAnimated: isAnimated), on: it.source)
    case .presents(let style, let transition):
      if let style {
        hierarchy.assign(.controller(it.destination), .modalPresentationStyle, style)
        note(.assigned(style), .modalPresentationStyle, of: it.destination, line: 0)
      }
      if let transition { hierarchy.assign(.controller(it.destination), .modalTransitionStyle, transition) }
      present(it.destination, from: it.source, isAnimated: isAnimated, handler: nil, line: it.line)
    case .pushes(let nav): changeStack(.push(it.destination), of: nav, isAnimated: isAnimated, line: it.line)
    case .embeds: embed(it.destination, in: it.source)
    case .nothing: break
    case .refused(let refusal): say(refusal)
    }
  }

  /// A segue is over; what it has presented keeps its presenting controller alive.
  private mutating func hasPerformed(_ run: Int) {
    let it = segues.runs[run]
    let since = outcome.decisions[min(it.decisions, outcome.decisions.count)...]
    let waits = since.contains { decision in
      switch decision {
      case .refused, .waitsForTransition, .waitsForReceiver, .waitsForEarlierChange: true
      default: false
      }
    }
    let isUndone = waits || segues.refusedCalls > it.refusedCalls
    note(SegueWaitsForNothing.judge(it.source, isUndone: isUndone))
    if it.isPerformed, holds(PresentingSegueLivesOn.judge(world.segues[it.segue], it.destination, world)) {
      segues.presenting[it.destination] = it.object
    } else {
      hierarchy.objects[Int(it.object.index)].isHeld = false
    }
  }

  /// What a segue has presented is dismissed: nothing holds the segue any more.
  mutating func releaseSegue(to x: ControllerID) {
    guard let object = segues.presenting[x] else { return }
    segues.presenting[x] = nil
    hierarchy.objects[Int(object.index)].isHeld = false
  }

  // MARK: Embedding

  /// The segues of a view that loads, one after the other (SEG-07).
  mutating func embed(in x: ControllerID, from index: Int) {
    let segues = ask { Segues.embedded(in: x, $0, &$1) }
    guard index < segues.count else { return }
    loop.agenda.append(.embeds(x, index + 1))
    guard let destination = makeDestination(of: segues[index]) else { return }
    prepare(segues[index], from: x, to: destination, sender: .none, line: 0, then: .performs)
  }

  private mutating func embed(_ child: ControllerID, in x: ControllerID) {
    guard canBecomeChild(child, of: x) else { return }
    play(.embedded, .call, Cast(new: [child], place: .inside(x), container: x))
    if hierarchy.parent(of: child) != nil { play(.childTakenAway, .call, Cast(old: [child])) }
  }
}

extension CallContext {
  /// A text at a position; nil where it was left out or is `nil`.
  func text(_ position: Int) -> String? {
    if position < arguments.count, case .string(let text) = arguments[position] { return text }
    return nil
  }
}
