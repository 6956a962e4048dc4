/// The style after adaptation in the present size classes, and the controller that is presented then (rules ADP).
///
/// Delegates are asked in between: the questions come back as an answer (`Progress.asks`), what they say goes in again.
enum Adaptation {
  /// How far the question has come.
  enum Progress: Sendable {
    /// The style after adaptation.
    case settled(ModalPresentationStyle)
    /// The presentation controller's delegate has to be asked, by this method.
    case asks(Callback)
  }

  /// The style after adaptation of a presentation that begins or whose size classes have changed.
  static func answer(
    _ presentation: Presentation, delegate: Value, _ world: World, _ ledger: inout Ledger
  ) -> Progress {
    switch ledger.take(OnlySheetsAndPopoversAdaptByThemselves.judge(presentation)) ?? .never {
    case .never: return .settled(chosen(presentation, world, &ledger) ?? presentation.requestedStyle)
    case .byItself: break
    case .whenAsked:
      if let style = answerOfTheClass(presentation, world, &ledger) {
        return .settled(active(presentation, style, &ledger))
      }
    }
    if let method = MethodWithTraitsIsAskedFirst.method(of: delegate, world) { return .asks(method) }
    ledger.note(MethodWithTraitsIsAskedFirst.unasked(delegate, on: presentation.presented))
    return .settled(unasked(presentation, world, &ledger))
  }

  /// Popover or sliding up, which action sheets and activity controllers decide themselves.
  private static func chosen(
    _ presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle? {
    ledger.heading = .adaptation
    defer { ledger.heading = nil }
    return RequestedStyle.chosen(presentation, world, &ledger)
  }

  /// The style after adaptation, after the delegate's answer.
  static func answer(
    _ presentation: Presentation, given value: Value?, by method: Callback, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle {
    let x = presentation.presented
    guard case .enumeration(.modalPresentationStyle, let row)? = value,
      let answer = ledger.take(
        ModalPresentationStyle(rawValue: row).map { MethodWithTraitsIsAskedFirst.answered($0, on: x) }),
      let style = ledger.take(FourAnswersAreHonoured.judge(answer, from: method, on: x)) ?? nil
    else { return unasked(presentation, world, &ledger) }
    if presentation.requestedStyle == .custom { ledger.note(CustomAdaptsWhenAsked.asked(style, presentation)) }
    return active(presentation, style, &ledger)
  }

  /// What the class of a custom presentation controller says.
  private static func answerOfTheClass(
    _ presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle? {
    for method in CustomAdaptsWhenAsked.methods {
      guard let style = CustomAdaptsWhenAsked.answer(of: presentation, to: method, world) else { continue }
      guard FourAnswersAreHonoured.honours(style, from: method) else {
        ledger.note(FourAnswersAreHonoured.judge(style, from: method, on: presentation.presented))
        continue
      }
      return ledger.take(CustomAdaptsWhenAsked.asked(style, presentation))
    }
    return nil
  }

  /// Without an answer that counts: custom presentations keep their style, the others follow the version.
  private static func unasked(
    _ presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle {
    if presentation.requestedStyle == .custom {
      return ledger.take(CustomAdaptsWhenAsked.unasked(presentation)) ?? presentation.requestedStyle
    }
    let target = ledger.take(AdaptationByVersionAndSizeClass.judge(presentation, world)) ?? nil
    return active(presentation, target ?? .none, &ledger)
  }

  private static func active(
    _ presentation: Presentation, _ target: ModalPresentationStyle, _ ledger: inout Ledger
  ) -> ModalPresentationStyle {
    ledger.take(AdaptedStyleReplacesTheOneSet.judge(presentation, target: target)) ?? presentation.requestedStyle
  }

  // MARK: The controller that is presented then

  /// The controller that replaces the presented one.
  enum Substitute: Sendable {
    /// None: the controller that `present` was called with is presented.
    case nobody
    /// Another controller.
    case other(ControllerID)
    /// Another one, which cannot be presented.
    case refused(Refusal)
  }

  /// The controller that replaces the presented one.
  static func substitute(
    _ answer: Value?, for presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> Substitute {
    var other: ControllerID?
    if case .controller(let given)? = answer, given != presentation.original { other = given }
    if let other, other != presentation.presented,
      let refusal = DelegatePutsAnotherInPlace.refusal(other, for: presentation, world, &ledger)
    {
      return .refused(refusal)
    }
    return ledger.take(DelegatePutsAnotherInPlace.judge(other, for: presentation)).map { .other($0) } ?? .nobody
  }

  /// The style that the delegate method gets; nil where the version does not have the method.
  static func told(_ presentation: Presentation, _ world: World) -> ModalPresentationStyle? {
    DelegatePutsAnotherInPlace.tellsWillPresent.contains(world.profile)
      ? DelegatePutsAnotherInPlace.told(presentation) : nil
  }
}
