/// The orientation of the interface, and which controller decides it (rules BAR).
enum InterfaceOrientation {
  /// Why the interface stays as it is.
  enum Obstacle: Sendable, Equatable {
    /// The app does not support the orientation.
    case app
    /// The deciding controller does not rotate at all.
    case autorotation(ControllerID)
    /// The deciding controller does not support it.
    case mask(ControllerID)
  }

  /// What the interface does when another controller begins to decide.
  enum Start: Sendable {
    case stays
    case turns(Facing)
    case refused(Refusal)
  }

  /// From iOS 16 on UIKit does not call `shouldAutorotate`.
  static let asksShouldAutorotate = VersionRows((.upTo(15), true), (.from(16), false))

  /// The deciding controller; nil where no window has a root, the device does not rotate, or nobody is asked.
  ///
  /// Complexity: O(levels × depth).
  static func decider(_ world: World, _ ledger: inout Ledger) -> ControllerID? {
    if let nothing = WhatFillsTheWindowDecides.isMissing(world) {
      ledger.note(nothing)
      return nil
    }
    if ledger.take(ResizableWindowsAskNobody.judge(world)) == true { return nil }
    let hierarchy = world.hierarchy
    guard let root = world.topmostRoot else { return nil }
    var (current, decider) = (root, root)
    var chain: [(presentation: Presentation, below: ControllerID)] = []
    while let x = hierarchy.directlyPresented(current), let presentation = hierarchy.presentations[x],
      !presentation.isDismissing
    {
      chain.append((presentation, decider))
      if WhatFillsTheWindowDecides.fills(presentation, over: decider, world) { decider = x }
      current = x
    }
    guard ledger.isOpen else { return decider }
    for link in chain.reversed() {
      if let found = ledger.take(WhatFillsTheWindowDecides.judge(link.presentation, over: link.below, world)) {
        return found
      }
    }
    return ledger.take(WhatFillsTheWindowDecides.judge(root: root)) ?? root
  }

  /// The same without a trace.
  static func decider(_ world: World) -> ControllerID? {
    world.answer { decider($0, &$1) }
  }

  /// The controller that decides when what a controller presents is dismissed: the nearest level from its own downwards
  /// that fills the window.
  static func uncovered(under dismisser: ControllerID, _ world: World) -> ControllerID {
    var level = world.hierarchy.outermostContainer(of: dismisser)
    while let presentation = world.hierarchy.presentations[level], !decides(presentation, world) {
      level = world.hierarchy.outermostContainer(of: presentation.presenter)
    }
    return level
  }

  /// A presentation of a controller that restricts orientations begins: whether it fills the window, and so decides.
  static func begins(_ presentation: Presentation, _ world: World, _ ledger: inout Ledger) {
    let below = world.hierarchy.outermostContainer(of: presentation.presenter)
    ledger.note(WhatFillsTheWindowDecides.judge(presentation, over: below, world))
  }

  /// Whether a presentation that begins fills the window, and so decides.
  static func decides(_ presentation: Presentation, _ world: World) -> Bool {
    let below = world.hierarchy.outermostContainer(of: presentation.presenter)
    return WhatFillsTheWindowDecides.fills(presentation, over: below, world)
  }

  /// The delegate that answers for a container, and its method; nil where the container is asked itself.
  static func delegate(of x: ControllerID, isPreference: Bool, _ world: World) -> (delegate: Value, method: Callback)? {
    let method: Callback
    switch world.hierarchy.kind(of: x) {
    case .navigation, .imagePicker:
      method =
        isPreference
        ? .navigationControllerPreferredInterfaceOrientation : .navigationControllerSupportedInterfaceOrientations
    case .tabBar:
      method =
        isPreference ? .tabBarControllerPreferredInterfaceOrientation : .tabBarControllerSupportedInterfaceOrientations
    case .split:
      method =
        isPreference
        ? .splitViewControllerPreferredInterfaceOrientation : .splitViewControllerSupportedInterfaceOrientations
    case .page:
      method =
        isPreference
        ? .pageViewControllerPreferredInterfaceOrientation : .pageViewControllerSupportedInterfaceOrientations
    default: return nil
    }
    let delegate = world.liveDelegate(world.hierarchy.property(x, .delegate) ?? .none)
    return world.answers(delegate, method) ? (delegate, method) : nil
  }

  /// Who keeps the interface as it is (`LockedOrientationStays`, BAR-12); nil where nobody does, or nobody has said a word of it.
  static func lock(_ world: World, _ ledger: inout Ledger) -> ControllerID? {
    guard LockedOrientationStays.holds(in: world.profile) else { return nil }
    guard let x = world.answer({ SystemAppearance.decider(of: .orientationLock, $0, &$1) }) else { return nil }
    guard let finding = LockedOrientationStays.judge(x, world) else {
      if ledger.isOpen { ledger.note(LockedOrientationStays.endsAbove(x, world)) }
      return nil
    }
    return ledger.take(finding) == true ? x : nil
  }

  /// Whether a controller refuses every rotation.
  static func staysPut(_ x: ControllerID, _ world: World) -> Bool {
    asksShouldAutorotate[world.profile] && !world.hierarchy.isTrue(x, .shouldAutorotate, default: true)
  }

  /// What prevents the interface from rotating with the device; nil if nothing does.
  ///
  /// - Parameters:
  ///   - decider: the deciding controller; nil without a root.
  ///   - mask: what that one supports.
  static func standsAgainst(
    _ facing: Facing, _ decider: ControllerID?, _ mask: FacingSet, _ world: World, _ ledger: inout Ledger
  ) -> Obstacle? {
    var obstacle: Obstacle?
    if !world.appOrientations.contains(facing) {
      obstacle = .app
    } else if let decider {
      if staysPut(decider, world) {
        obstacle = .autorotation(decider)
      } else if !mask.contains(facing) {
        obstacle = .mask(decider)
      }
    }
    ledger.note(WhatFillsTheWindowDecides.turns(facing, obstacle, decider))
    return obstacle
  }

  /// What the interface does when a controller begins to decide.
  ///
  /// - Parameters:
  ///   - mask: what it supports.
  ///   - preferred: the orientation in which it prefers to begin, where that counts: in full screen, and uncovered by a
  ///     dismissal of a full-screen presentation.
  static func starts(
    _ x: ControllerID, _ mask: FacingSet, preferred: Facing?, _ world: World, _ ledger: inout Ledger
  ) -> Start {
    if let refusal = ledger.take(ContainerIsAskedNotItsChild.refuses(x, mask, world)) { return .refused(refusal) }
    let both = mask.intersection(world.appOrientations)
    if let preferred,
      let refusal = ledger.take(FullScreenStartsAsItPrefers.refuses(x, both, preferred: preferred, world))
    {
      return .refused(refusal)
    }
    let facing = ledger.take(FullScreenStartsAsItPrefers.judge(x, both, preferred: preferred, world)) ?? nil
    return facing.map { .turns($0) } ?? .stays
  }
}
