/// Appearance callbacks: which pass the appearance state, which code may call itself (rules ORD, CON, EVT).
enum Appearance {
  /// What begins or ends an appearance transition.
  enum Caller: Sendable { case uikit, code }

  /// What a begin or an end does to one controller.
  enum Answer: Sendable {
    /// This callback is sent, and this is the state from then on.
    case sends(Callback, AppearanceState)
    /// Nothing happens but this line.
    case says(Utterance)
    /// It is left out, without a word.
    case leavesOut
  }

  /// An appearance transition of a controller begins. UIKit leaves the callback out where the state is reached already,
  /// unless a transition that code has begun and not ended is the cause.
  static func begin(
    _ x: ControllerID, isAppearing: Bool, by caller: Caller, _ world: World, _ ledger: inout Ledger
  ) -> Answer {
    let call: OneGateForAppearance.Request = isAppearing ? .beginAppearing : .beginDisappearing
    if case .sends(let callback, let state) = OneGateForAppearance.passage(call, from: world.hierarchy.state(of: x)) {
      return .sends(callback, state)
    }
    guard caller == .code || world.hierarchy.has(x, .codeTransition) else { return .leavesOut }
    return ledger.take(OneGateForAppearance.judge(call, of: x, world)).map { .says($0) } ?? .leavesOut
  }

  /// UIKit ends: only whoever is on the way there arrives.
  static func end(_ x: ControllerID, isAppearing: Bool, _ world: World) -> Answer {
    let state = world.hierarchy.state(of: x)
    guard state == (isAppearing ? .appearing : .disappearing),
      case .sends(let callback, let next) = OneGateForAppearance.passage(.end, from: state)
    else { return .leavesOut }
    return .sends(callback, next)
  }

  /// Code ends, wherever it leads.
  static func endByCode(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Answer {
    if case .sends(let callback, let state) = OneGateForAppearance.passage(.end, from: world.hierarchy.state(of: x)) {
      return .sends(callback, state)
    }
    return ledger.take(OneGateForAppearance.judge(.end, of: x, world)).map { .says($0) } ?? .leavesOut
  }

  /// An appearance method was called like any other: what UIKit says to that, nil for nothing.
  static func byHand(_ callback: Callback, of x: ControllerID, _ world: World, _ ledger: inout Ledger) -> Utterance? {
    let finding = AppearanceByHandIsWarnedAbout.judge(callback, of: x, world) ?? AppearanceByHandWithoutALog.judge(x)
    return ledger.take(finding) ?? nil
  }
}
