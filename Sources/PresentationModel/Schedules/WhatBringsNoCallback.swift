enum WhatBringsNoCallback: Rule {
  static let id = RuleID.ord33
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  /// The user leaves the app or comes back.
  ///
  /// - Parameter isHeard: whether a delegate or an observer of pasted Swift hears of it.
  static func judge(isHeard: Bool) -> Finding<Void> {
    decides((), on: nil, .title, raising: isHeard ? .cho86 : nil)
  }

  /// A change off screen: views change places, and no controller gets a callback.
  static let table = Schedule(will: [.viewLeaves(.old), .viewEnters(.new)])

  /// Another style after adaptation takes the presenting view controller's view out of the window, or puts it back
  /// (`ChangeOfSizeAdaptsAgain`, ADP-08).
  static let goesAtOnce = Schedule(call: [.willDisappear(.going), .takesOut(.presenters), .didDisappear(.going)])
  static let returnsAtOnce = Schedule(
    call: [.willAppear(.coming), .putsBack(.presenters), .isAppearing(.coming), .didAppear(.coming)])

  /// Another view controller replaces the presented one (`ChangeOfSizeAdaptsAgain`, ADP-08).
  static let substituted = Schedule(
    call: [
      .load(.new), .willDisappear(.going), .willAppear(.coming), .isAppearing(.coming), .didAppear(.coming),
      .didDisappear(.going),
    ])

  static let entry = RuleEntry(
    title: "What brings no appearance callback",
    inShort: """
      Rotating, going to the background and being covered by a sheet, an alert or a keyboard bring no appearance \
      callbacks.
      """,
    statement: """
      Rotation and resizing (but SPL-03, SPL-04, and ADP-08: a presenter's view it takes out or puts back: WD, DD or WA, IA, DA of
      shown(P) at once); the app going to the background and back (`device.leaveApp()`, `device.returnToApp()`: CHO-86); being
      covered by a sheet, popover, alert, keyboard or another window; `makeKey()`; stack changes off screen (NAV-10); setting properties.
      """,
    evidence: [
      .observed("aokiplayer (iOS 12.2), hdk2200 (iOS 17.5: layout only, in the background snapshot).")
    ],
    example: """
      `device.rotate(to: .landscape)` on window > a: `expect no events` holds.
      """)
}
