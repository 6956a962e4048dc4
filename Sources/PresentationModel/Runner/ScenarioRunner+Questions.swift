/// What may be asked between two steps; nothing changes by it.
extension ScenarioRunner {
  /// Whether a tab bar of a visible window is usable: it is in the window and no presentation covers it; nil without a
  /// tab bar controller.
  package func tabBarIsReachable() -> Bool? {
    var found: Bool?
    for x in hierarchy.tabBars where isLevel(x) {
      var copy = simulator
      let value = (try? copy.read(.isReachable, of: .facet(.tabBar, x), isLooking: true)) ?? .none
      found = (found ?? false) || value == .bool(true)
    }
    return found
  }

  /// What the expression is worth that the last statement of a program reads. The program goes on where this one ends;
  /// one that cannot runs from its beginning to before that statement. Nothing is loaded or made by it; nil where the
  /// last statement reads nothing, or through what is nil.
  package func valueOfLastRead(in next: Program) -> String? {
    guard let range = next.steps.last?.range else { return nil }
    for body in next.bodies {
      for instruction in body.instructions where instruction.range == range {
        guard case .read(let expression) = instruction.kind else { return nil }
        var copy = self
        if !copy.goesOn(with: next) {
          copy = ScenarioRunner(next, isTracing: false)
          copy.begin()
          while copy.position < next.steps.count - 1, copy.goOn() {}
        }
        return copy.simulator.keepingLooks { simulator in
          (try? simulator.value(expression, .column, isLooking: true)).map { ValueText.text($0, simulator.hierarchy) }
        }
      }
    }
    return nil
  }

  /// Whether a controller is the root of a window, or is presented in a tree on one.
  private func isLevel(_ x: ControllerID) -> Bool {
    var level = x
    while let presenter = hierarchy.directPresenter(level) { level = hierarchy.outermostContainer(of: presenter) }
    return hierarchy.windowWithRoot(level) != nil
  }

  /// Whether the user's swipe would close the presentation of `x` now, or once what a `begin` pauses has ended; nil
  /// where it is not presented.
  package func swipeCloses(_ x: ControllerID) -> Bool? {
    guard hierarchy.presentation(of: x) != nil, !simulator.loop.isStopped else { return nil }
    var copy = simulator
    copy.outcome = StepOutcome(index: copy.script.step, isTracing: false)
    copy.outcome.calls = [TracedCall(line: 0, range: nil)]
    copy.currentCall = 0
    copy.endPaused(isCancelled: false)
    copy.drain()
    copy.loop.agenda = [.commit]
    copy.userDismisses(x, .swipe, line: 0)
    copy.drain()
    return copy.hierarchy.presentation(of: x) == nil
  }

  /// The style that the file gives a controller: fixed by a read (STY-04), else assigned, else the default; nil for a
  /// class that brings its own (STY-03).
  package func style(of x: ControllerID) -> ModalPresentationStyle? {
    guard RequestedStyle.own(x, simulator.world) == nil else { return nil }
    if let frozen = hierarchy.frozen[x] { return frozen.style }
    if let row = hierarchy.enumeration(x, .modalPresentationStyle) { return ModalPresentationStyle(rawValue: row) }
    let isThere = ModalPresentationStyle.automatic.isAvailable(in: program.profile, on: environment.device)
    return isThere ? .automatic : .fullScreen
  }
}
