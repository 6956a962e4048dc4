/// The style with which a presentation begins, and which `modalPresentationStyle` reads as (rules STY).
enum RequestedStyle {
  /// The style that `present` takes: the one that was fixed, else what the property is.
  static func answer(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> ModalPresentationStyle {
    ledger.take(ReadingFreezesTheStyle.judge(x, world)) ?? property(x, world, &ledger)
  }

  /// What `modalPresentationStyle` is: the class's own, assigned, or UIKit's default; `.automatic` is never returned.
  static func property(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> ModalPresentationStyle {
    if let style = ledger.take(SystemClassesBringTheirStyle.judge(x, world)) { return style }
    let style = ledger.take(UnsetStyleFollowsTheVersion.judge(x, world)) ?? .automatic
    return ledger.take(AutomaticReadsAsASheet.judge(style, of: x, world)) ?? style
  }

  /// What reading the property answers: what was assigned to an alert or a search controller, though it has no effect.
  static func reading(_ x: ControllerID, _ world: World, _ ledger: inout Ledger) -> ModalPresentationStyle {
    let style = property(x, world, &ledger)
    guard let own = own(x, world), own == .alert || own == .search else { return style }
    return assigned(x, world) ?? style
  }

  /// Whether reading its presentation controller fixes the style of this moment for the next presentation.
  static func isFixed(
    by style: ModalPresentationStyle, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    guard ReadingFreezesTheStyle.freezes(x, world.hierarchy) else { return false }
    return ledger.take(ReadingFreezesTheStyle.fixes(style, of: x)) != nil
  }

  /// UIKit's line when a style is assigned to a controller whose presentation controller exists already.
  static func comesTooLate(
    _ style: ModalPresentationStyle, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Utterance? {
    guard world.hierarchy.frozen[x] != nil || world.hierarchy.presentation(of: x) != nil else { return nil }
    return ledger.take(ReadingFreezesTheStyle.tooLate(style, of: x))
  }

  /// The presentation that a class brings itself, whatever style is assigned; nil for most.
  static func own(_ x: ControllerID, _ world: World) -> OwnPresentation? {
    let style = world.hierarchy.enumeration(x, .preferredStyle).flatMap { AlertStyle(rawValue: $0) } ?? .alert
    return SystemClassesBringTheirStyle.own(world.hierarchy.kind(of: x), style)
  }

  /// What an action sheet or an activity controller becomes when its transition begins, or while it is up; nil for
  /// every other presentation.
  static func chosen(
    _ presentation: Presentation, _ world: World, _ ledger: inout Ledger
  ) -> ModalPresentationStyle? {
    guard presentation.own == .actionSheet || presentation.own == .activity else { return nil }
    return ledger.take(SystemClassesBringTheirStyle.becomes(presentation, world))
  }

  /// The style that a presentation has until its transition begins and adapts it.
  static func forNow(_ presentation: Presentation, _ world: World) -> ModalPresentationStyle {
    world.answer { chosen(presentation, $0, &$1) } ?? presentation.requestedStyle
  }

  /// The same before a presentation exists: the part that depends on the device and the window.
  static func chosenAlone(_ own: OwnPresentation?, _ world: World) -> ModalPresentationStyle? {
    guard own == .actionSheet || own == .activity else { return nil }
    return SystemClassesBringTheirStyle.hasRoomForAPopover(world.environment) ? .popover : .custom
  }

  /// Whether reading makes a presentation controller at all.
  static func isNotMade(
    _ style: ModalPresentationStyle, _ own: OwnPresentation?, of x: ControllerID, _ world: World,
    _ ledger: inout Ledger
  ) -> Bool {
    guard own == nil, style == .custom, world.hierarchy.frozen[x] == nil,
      !CustomAsksTheDelegate.mayAnswer(x, world)
    else { return false }
    return ledger.take(ReadingFreezesTheStyle.keepsNothing(x)) != nil
  }

  /// Whether what reading has asked for was not given: nothing is kept then.
  static func isNotGiven(
    _ object: ObjectID?, _ style: ModalPresentationStyle, of x: ControllerID, _ world: World, _ ledger: inout Ledger
  ) -> Bool {
    guard own(x, world) == nil, style == .custom, object == nil else { return false }
    return ledger.take(ReadingFreezesTheStyle.keepsNothing(x)) != nil
  }

  /// What was assigned, nil if nothing.
  static func assigned(_ x: ControllerID, _ world: World) -> ModalPresentationStyle? {
    world.hierarchy.enumeration(x, .modalPresentationStyle).flatMap { ModalPresentationStyle(rawValue: $0) }
  }
}
