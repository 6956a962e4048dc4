/// What contexts, coordinators and container views answer (rules CUS-15 to CUS-23).
extension Simulator {
  /// A property of a context or a coordinator.
  mutating func readTransition(_ property: Property, _ id: TransitionID) -> Value {
    guard Int(id.index) < transitions.count else { return .none }
    let heading = outcome.ledger.heading
    outcome.ledger.heading = .query
    defer { outcome.ledger.heading = heading }
    if property == .containerView { return take(ContainerHoldsWhatIsToLeave.judge(self[id], world)) ?? .none }
    return take(WhatTheFlagsSay.judge(property, self[id], world)) ?? .none
  }

  /// A call that only asks a context or a coordinator.
  mutating func answer(_ method: Method, _ given: Value, _ id: TransitionID) -> Value {
    guard Int(id.index) < transitions.count else { return .none }
    let heading = outcome.ledger.heading
    outcome.ledger.heading = .query
    defer { outcome.ledger.heading = heading }
    switch (method, given) {
    case (.viewControllerForKey, .enumeration(.contextKey, let row)):
      return (take(FromIsWhatIsOnScreen.judge(isFrom: row == 0, self[id], world)) ?? nil).map { .controller($0) }
        ?? .none
    case (.viewForKey, .enumeration(.contextKey, let row)):
      return take(UntouchableViewIsNil.judge(isFrom: row == 0, self[id], world)) ?? .none
    case (.initialFrame, .controller(let x)), (.finalFrame, .controller(let x)):
      return .enumeration(
        .frame,
        take(FramesAreZeroOffScreen.judge(x, isInitial: method == .initialFrame, self[id], world))
          ?? FramesAreZeroOffScreen.zero)
    default: return .none
    }
  }

  /// `superview`: a container view while a transition is played or a presentation is up, else the host's view. Containers of
  /// UIKit, and from iOS 13 on windows, have a view of their own between.
  mutating func superview(of x: ControllerID) -> Value {
    guard hierarchy.isViewLoaded(x) else { return .none }
    if let container = ask({ TransitionContext.container(holding: x, $0, &$1) }) { return container }
    // What a presentation has taken out is in no view.
    if hierarchy.has(x, .viewRemoved) { return .none }
    switch hierarchy.place(of: x) {
    case .none: return .none
    case .inside(let host):
      let isOwn =
        switch hierarchy.kind(of: host) {
        case .navigation: world.stack(host).contains(x)
        case .tabBar: world.tabs(host).contains(x)
        case .split, .page: true
        default: false
        }
      return isOwn ? .facet(.superview, x) : .view(host)
    case .window(let window) where world.profile.version < UIKitVersion(13): return .window(window)
    case .window, .beside: return .facet(.superview, x)
    }
  }

  /// A property of a container view, or of the view around the presented one's.
  func readContainer(_ property: Property, _ facet: Facet, _ x: ControllerID) -> Value {
    let presentation = hierarchy.presentation(of: x)
    switch property {
    case .window:
      let inside = presentation.map { hierarchy.isInWindow($0.presented) ? $0.presented : $0.presenter } ?? x
      return hierarchy.window(of: inside, ignoringRemovalOf: inside).map { .window($0) } ?? .none
    case .superview: return facet == .presentedViewWrapper ? .facet(.containerView, presentation?.original ?? x) : .none
    default: return StandardValues.value(property)
    }
  }
}
