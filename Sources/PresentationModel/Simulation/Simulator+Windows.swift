/// Windows and their roots (WIN).
extension Simulator {
  mutating func makeKey(_ window: WindowID) { keyWindow = window }

  /// Makes a window visible or hides it (WIN-01).
  mutating func setVisible(_ window: WindowID, _ isVisible: Bool) {
    guard Windows.changes(window, isVisible: isVisible, world, &outcome.ledger) else { return }
    hierarchy.windowRows[Int(window.index)].isVisible = isVisible
    guard let root = hierarchy.windows[Int(window.index)].root else { return }
    if isVisible {
      show(root, in: window)
    } else {
      // A root that is presented over another window's stays there.
      let going = world.hiding(with: root).filter { x in hierarchy.window(of: x).map { $0 == window } ?? true }
      play(.windowHidden, .call, Cast(going: going))
    }
  }

  private mutating func show(_ root: ControllerID, in window: WindowID) {
    if hierarchy.has(root, .codeTransition) { rootsSinceBegin.insert(root) }
    arrive(root, with: world.standing(on: root), .rootAppears, .window(window))
  }

  /// `window.rootViewController = x`: the old views leave first (WIN-02); what the old root's level presents in the
  /// full-screen family stays standing (WIN-03, DIS-13).
  mutating func setRoot(_ window: WindowID, _ new: ControllerID?) {
    let old = hierarchy.windows[Int(window.index)].root
    guard old != new else { return }
    if let new, let refusal = Windows.refusal(ofRoot: new, world, &outcome.ledger) { return say(refusal) }
    outcome.decisions.append(.root(window, new))
    var operations: [Operation] = []
    if let new {
      if let warning = Windows.warning(ofRoot: new, world, &outcome.ledger) { say(warning) }
      if hierarchy.ownPresenter(new) != nil { hierarchy.expectStrays() }
      if let other = Windows.loser(ofRoot: new, world, &outcome.ledger) {
        hierarchy.setRoot(of: other, nil)
        let group = world.leaving(new)
        lay(.rootTakenAway, Cast(going: group, old: [new]), &operations)
      }
    }
    var cast = Cast(new: new.map { [$0] } ?? [])
    if let old {
      if hierarchy.hasPresenterInside(old) { hierarchy.expectStrays() }
      cast.going = Windows.leaving(withRoot: old, world, &outcome.ledger)
      cast.old = [old]
    }
    lay(.rootReplaced, cast, &operations)
    hierarchy.setRoot(of: window, new)
    newRootCall = currentCall
    if let new {
      hierarchy.set(new, .taken, true)
      if hierarchy.windows[Int(window.index)].isVisible {
        show(new, in: window)
      } else {
        lay(.offScreen, .will, Cast(new: [new], place: .window(window)), &operations)
      }
    }
    push(operations)
  }
}
