/// A presentation from its beginning on: adaptation, anchor, transition, what leaves the window (rules ADP, TRN, REM).
extension Simulator {
  mutating func beginPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard hierarchy.presentations.has(x) else {
      self[id].phase = .dropped
      running.removeAll { $0 == id }
      return
    }
    var operations: [Operation] = []
    let presented = adapt(x, &operations)
    // A substitute that cannot be presented.
    if outcome.exception != nil { return takeBackDecision(of: id) }
    self[id].to = [presented]
    loop.agenda.append(.transition(id, .will))
    guard let presentation = world.ownPresentation(presented) else { return runNext(operations) }
    if !hierarchy.isViewLoaded(presented), !searches.activated.contains(presented) {
      operations.append(.load(presented))
    }
    if presentation.adaptedStyle == .popover {
      operations.append(
        .callDelegate(
          .prepareForPopoverPresentation, presentation.original, [], delegate: presentationDelegate(presented)))
    }
    runNext(operations)
  }

  /// The will-phase, after all delegates were asked. `performEndOfTurn` (`Loop/Turn.swift`) goes on with its end:
  /// `endPresentation`.
  mutating func startPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard var presentation = world.ownPresentation(x) else { return }
    guard mayBegin(presentation) else { return takeBackDecision(of: id) }
    let opening = open(&presentation)
    let out = opening.out
    loop[id].schedule = opening.schedule
    self[id].out = out + world.addedViews(in: out)
    if let row = decisionRow(of: id) {
      outcome.decisions[row] = .presents(presentation, removed: out)
    } else {
      outcome.decisions.append(.presents(presentation, removed: out))
    }
    self[id].presentersViews = opening.views
    explainBeginning(of: id, [x])
    self[id].place = opening.place
    play(id, .will, Cast(going: self[id].out, new: self[id].to, roots: self[id].to, place: opening.place))
  }

  /// What a presentation that begins takes out of the window, in which order its callbacks come, and where its view goes.
  struct Opening {
    let views: [ControllerID]
    let out: [ControllerID]
    let schedule: ScheduleID?
    let place: Place
  }

  /// A presentation begins: it is decided how, and kept.
  mutating func open(_ presentation: inout Presentation) -> Opening {
    let (x, presenter) = (presentation.presented, presentation.presenter)
    presentation.transitionStyle = ask { [presentation] in TransitionStyle.answer(presentation, $0, &$1) }
    presentation.hasBegun = true
    let begun = presentation
    note(BeingPresentedDuringItsOwnTransition.announcement(x))
    let leaving = ask { WhatLeavesTheWindow.answer(begun, $0, &$1) }
    ask { PresentationControllers.begins(begun, $0, &$1) }
    ask { Sheets.begins(begun, $0, &$1) }
    let views = leaving ?? []
    hierarchy.setPresentation(x, begun)
    hierarchy.setRemovedViews(by: x, views)
    let schedule = ask { Schedules.present(x, by: presenter, removes: leaving != nil, &$1) }
    var out: [ControllerID] = []
    for view in views {
      let group = world.shown(view, except: x)
      // A lower level shows what lies over it as a context: that has been counted with its own level (REM-05).
      let known = IDSet(out)
      out += known.isEmpty ? group : group.filter { !known.contains($0) }
    }
    let place: Place
    if begun.isContextBased {
      place = .beside(presenter)
      // The tab in which it comes may be leaving in this very run loop pass (REM-02).
      if running.count > 1 { hierarchy.expectLostWindows() }
    } else if let window = hierarchy.window(of: presenter) {
      place = .window(window)
    } else {
      place = .none
    }
    return Opening(views: views, out: out, schedule: schedule, place: place)
  }

  /// The did-phase: the presenter's view leaves the window, then the did-callbacks (ORD-06, REM-03).
  mutating func endPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    guard var presentation = world.ownPresentation(x) else { return }
    presentation.hasSettled = true
    hierarchy.setPresentation(x, presentation)
    let views = self[id].presentersViews
    ask { WhatLeavesTheWindow.moves(views, &$1) }
    // Controllers that entered the outgoing views since the transition began leave with them (REM-02).
    var late: [ControllerID] = []
    for view in views {
      late += world.shown(view, except: x).filter { hierarchy.isAppearingOrAppeared($0) }
    }
    let gone = IDSet(self[id].out)
    self[id].out += late.filter { !gone.contains($0) }
    play(
      id, .did,
      Cast(
        coming: world.shown(x), going: self[id].out, latecomers: late, new: self[id].to, presenters: views))
  }

  /// A cancelled presentation leaves no trace (ORD-27, CUS-12).
  mutating func cancelPresentation(_ id: TransitionID) {
    let x = self[id].to[0]
    loop.agenda.append(.internalCall(.orient))
    play(
      id, .cancel,
      Cast(
        coming: world.leaving(x), going: comesBack(id), new: [x], cut: [x],
        presenters: hierarchy.removedViews(by: x)))
  }

  // MARK: What `run` prints of it

  /// Where the step's decisions have the call that was accepted.
  private func decisionRow(of id: TransitionID) -> Int? {
    guard let place = loop[id].decision, place.step == script.step else { return nil }
    return place.row
  }

  /// A presentation that was accepted and throws when it begins does not take place.
  private mutating func takeBackDecision(of id: TransitionID) {
    guard let row = decisionRow(of: id) else { return }
    outcome.removeDecision(at: row)
    for other in loop.followUps.indices where loop.followUps[other].decision?.step == script.step {
      if let later = loop.followUps[other].decision?.row, later > row {
        loop.followUps[other].decision?.row = later - 1
      }
    }
    loop[id].decision = nil
  }

  // MARK: What prevents it

  /// A popover without an anchor and an alert without anything to show raise when their transition begins.
  private mutating func mayBegin(_ presentation: Presentation) -> Bool {
    let x = presentation.presented
    guard orient(beginning: presentation) else { return false }
    if let refusal = take(PopoverNeedsAnAnchor.judge(presentation, world)) {
      refuse(refusal, x, presentation.presenter)
      return false
    }
    guard let utterance = take(AlertNeedsSomethingToShow.judge(x, world)) else { return true }
    say(utterance)
    return false
  }

  // MARK: The end of a presentation

  /// Cuts the links, and drops what was kept for the presentation (STY-04).
  mutating func cutPresentation(_ x: ControllerID) {
    if searches.activated.contains(x) { searches.toCheck.append(x) }
    guard let presentation = world.ownPresentation(x) else { return }
    note(ReadingFreezesTheStyle.drops(presentation.original, world))
    let carried = ask { TransitionContext.carried(withContainerOf: presentation, $0, &$1) }
    hierarchy.cutPresentation(x)
    for moved in carried { removeFromSuperview(moved) }
    releaseSegue(to: presentation.original)
    hierarchy.frozen[presentation.original] = nil
    if presentation.original != x { hierarchy.substitutes[presentation.original] = nil }
  }
}
