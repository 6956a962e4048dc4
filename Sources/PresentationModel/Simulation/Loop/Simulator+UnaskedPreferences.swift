/// What a view controller on screen says of the orientation or of the status bar, and UIKit does not ask it.
struct UnaskedPreference {
  let controller: ControllerID
  let property: Property
  /// Who is asked in its place.
  let decider: ControllerID
  let situation: Situation

  enum Situation {
    /// The one that is asked contains it.
    case container
    /// It stands in a presentation of this style.
    case presentation(ModalPresentationStyle)
  }
}

extension Simulator {
  /// Tells of each of them once, when the controller is on screen for the first time.
  mutating func tellOfUnaskedPreferences() {
    guard !loop.isStopped, hierarchy.asksForOrientation || hierarchy.asksForStatusBar else { return }
    for unasked in unaskedPreferences() { tellOnce(text(unasked), 0) }
  }

  /// Of what is on screen and not below a presentation, as the step has ended. Who is asked and says something itself has
  /// been told by its code what to say, and who says the same changes nothing.
  func unaskedPreferences() -> [UnaskedPreference] {
    guard hierarchy.asksForOrientation || hierarchy.asksForStatusBar else { return [] }
    var found: [UnaskedPreference] = []
    let rotates = hierarchy.asksForOrientation ? InterfaceOrientation.decider(world) : nil
    let draws =
      hierarchy.asksForStatusBar ? world.answer { SystemAppearance.decider(of: .statusBarStyle, $0, &$1) } : nil
    for row in 0..<hierarchy.count {
      let x = ControllerID(row: row)
      guard hierarchy.state(of: x) == .appeared, hierarchy.isInWindow(x) else { continue }
      if let rotates, isUnasked(.supportedInterfaceOrientations, x, rotates), !supportsTheSame(x, rotates) {
        add(.supportedInterfaceOrientations, x, rotates, &found)
      }
      if let rotates, InterfaceOrientation.asksShouldAutorotate[world.profile],
        isUnasked(.shouldAutorotate, x, rotates), hierarchy.keptProperty(x, .shouldAutorotate) == .bool(false)
      {
        add(.shouldAutorotate, x, rotates, &found)
      }
      if let draws, isUnasked(.preferredStatusBarStyle, x, draws),
        hierarchy.keptProperty(x, .preferredStatusBarStyle)
          != world.take(PreferencesOfAClassByItself.judge(.preferredStatusBarStyle, draws, world))
      {
        add(.preferredStatusBarStyle, x, draws, &found)
      }
    }
    return found
  }

  private func isUnasked(_ property: Property, _ x: ControllerID, _ decider: ControllerID) -> Bool {
    guard x != decider, let value = hierarchy.keptProperty(x, property),
      hierarchy.keptProperty(decider, property) == nil,
      hierarchy.directlyPresented(hierarchy.outermostContainer(of: x)) == nil
    else { return false }
    if case .opaque = value { return false }
    return property != .supportedInterfaceOrientations
      || InterfaceOrientation.delegate(of: decider, isPreference: false, world) == nil
  }

  private func supportsTheSame(_ x: ControllerID, _ decider: ControllerID) -> Bool {
    let app = world.appOrientations
    return ContainerIsAskedNotItsChild.mask(x, given: nil, world).intersection(app)
      == ContainerIsAskedNotItsChild.mask(decider, given: nil, world).intersection(app)
  }

  private func add(
    _ property: Property, _ x: ControllerID, _ decider: ControllerID, _ found: inout [UnaskedPreference]
  ) {
    if hierarchy.isInside(x, decider) {
      found.append(UnaskedPreference(controller: x, property: property, decider: decider, situation: .container))
    } else if let presentation = hierarchy.presentations[hierarchy.outermostContainer(of: x)], presentation.own == nil {
      found.append(
        UnaskedPreference(
          controller: x, property: property, decider: decider, situation: .presentation(presentation.adaptedStyle)))
    }
  }

  /// The sentence, with the rule that decides.
  func text(_ unasked: UnaskedPreference) -> String {
    let (x, decider) = (EventText.name(unasked.controller, hierarchy), EventText.name(unasked.decider, hierarchy))
    let isOfTheBar = unasked.property == .preferredStatusBarStyle
    let why: String
    let rule: RuleID
    switch (unasked.situation, isOfTheBar) {
    case (.container, true):
      why = WhichChildAContainerNames.leavesOut(unasked.decider, decider, world)
      rule = WhichChildAContainerNames.id
    case (.container, false):
      why = ContainerIsAskedNotItsChild.leavesOut(decider)
      rule = ContainerIsAskedNotItsChild.id
    case (.presentation(let style), true):
      why = OnlyFullScreenTakesTheStatusBarOver.leavesOut(style.thing, to: decider)
      rule = OnlyFullScreenTakesTheStatusBarOver.id
    case (.presentation(let style), false):
      why = WhatFillsTheWindowDecides.leavesOut(style.thing, to: decider)
      rule = WhatFillsTheWindowDecides.id
    }
    return "UIKit does not ask for '\(unasked.property.name)' of \(x): \(why) (\(rule.text))"
  }
}
