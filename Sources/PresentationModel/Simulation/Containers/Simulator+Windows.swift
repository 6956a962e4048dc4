/// Windows and their roots (WIN).
extension Simulator {
  mutating func makeKey(_ window: WindowID) {
    // One in no scene is no window that anything is typed into (WIN-08).
    if hierarchy.windows[Int(window.index)].isInScene { windows.key = window }
  }

  /// `windowScene = …`: into a scene, or out of it (WIN-08).
  mutating func setScene(_ window: WindowID, isInScene: Bool) {
    let row = Int(window.index)
    guard hierarchy.windows[row].isInScene != isInScene else { return }
    note(WindowInNoScene.moves(window, isInScene: isInScene, world))
    let isShown = isInScene ? hierarchy.windows[row].isAskedFor : hierarchy.windows[row].isVisible
    if !isInScene, isShown { setVisible(window, false) }
    hierarchy.windowRows[row].isInScene = isInScene
    hierarchy.windowRows[row].isAskedFor = !isInScene && isShown
    if isInScene, isShown { setVisible(window, true) }
  }

  /// The line on which code made a window, for the note on one that stays dark.
  mutating func lineOfMaking(_ window: WindowID) -> Because.Naming {
    outcome.ledger.nameAlways(.int(Int64(hierarchy.windows[Int(window.index)].line)))
  }

  /// Makes a window visible or hides it (WIN-01).
  mutating func setVisible(_ window: WindowID, _ isVisible: Bool) {
    guard hierarchy.windows[Int(window.index)].isInScene else {
      hierarchy.windowRows[Int(window.index)].isAskedFor = isVisible
      if isVisible {
        let line = lineOfMaking(window)
        note(WindowInNoScene.shows(window, line: line, world))
      }
      return
    }
    guard ask({ Windows.changes(window, isVisible: isVisible, $0, &$1) }) else { return }
    hierarchy.windowRows[Int(window.index)].isVisible = isVisible
    if !isVisible { hierarchy.windowRows[Int(window.index)].wasHidden = true }
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
    if hierarchy.has(root, .codeTransition) { windows.rootsSinceBegin.insert(root) }
    arrive(root, with: world.standing(on: root), .rootAppears, .window(window))
  }

  /// `window.rootViewController = x`: the old views leave first (WIN-02); what the old root's level presents in the
  /// full-screen family stays standing (WIN-03, DIS-13).
  mutating func setRoot(_ window: WindowID, _ new: ControllerID?) {
    let old = hierarchy.windows[Int(window.index)].root
    guard old != new else { return }
    if let new, let refusal = take(ChildCannotBecomeRootPresentedCan.judge(child: new, world)) { return say(refusal) }
    outcome.decisions.append(.root(window, new))
    var operations: [Operation] = []
    if let new {
      if let warning = take(ChildCannotBecomeRootPresentedCan.judge(presented: new, world)) { say(warning) }
      if hierarchy.directPresenter(new) != nil { hierarchy.expectLostWindows() }
      if let other = take(ChildCannotBecomeRootPresentedCan.judge(root: new, world)) {
        hierarchy.setRoot(of: other, nil)
        let group = world.leaving(new)
        appendOperations(.rootTakenAway, Cast(going: group, old: [new]), &operations)
      }
    }
    var cast = Cast(new: new.map { [$0] } ?? [])
    if let old {
      if hierarchy.hasPresenterInside(old) { hierarchy.expectLostWindows() }
      cast.going = ask { Windows.leaving(withRoot: old, $0, &$1) }
      cast.old = [old]
    }
    appendOperations(.rootReplaced, cast, &operations)
    hierarchy.setRoot(of: window, new)
    windows.newRootCall = currentCall
    if let new {
      hierarchy.set(new, .taken, true)
      if hierarchy.windows[Int(window.index)].isVisible {
        show(new, in: window)
      } else if hierarchy.windows[Int(window.index)].wasHidden || !hierarchy.windows[Int(window.index)].isInScene {
        appendOperations(.offScreen, .will, Cast(new: [new], place: .window(window)), &operations)
      }
    }
    runNext(operations)
  }
}
