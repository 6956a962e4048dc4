enum WhatBringsNoCallback: Rule {
  static let id = RuleID.ord33
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  // ADP-08: A change of size class adapts again
  // NAV-10: Off screen a stack changes silently, and its top appears with the navigation controller
  // SPL-03: Collapsing puts the secondary on top of the primary's stack
  // SPL-04: Expanding takes the top of the primary's stack back
  // P: the presenter; WA: viewWillAppear; IA: viewIsAppearing; DA: viewDidAppear; WD: viewWillDisappear;
  // DD: viewDidDisappear; shown(x): x and what it shows, itself first; docs: the profile 'rules docs'
  static let entry = RuleEntry(
    title: "What brings no appearance callback",
    inShort: """
      Rotating, going to the background and being covered by a sheet, an alert or a keyboard bring no appearance \
      callbacks.
      """,
    statement: """
      Rotation and resizing (but SPL-03, SPL-04, and ADP-08: a presenter's view it takes out or puts back: WD, DD or WA, IA, DA of
      shown(P) at once); the app going to the background and back; being covered by a sheet, popover, alert, keyboard or another window;
      `makeKey()`; stack changes off screen (NAV-10); setting properties.
      """,
    evidence: [
      Evidence(.observed, "aokiplayer (iOS 12.2), hdk2200 (iOS 17.5: layout only, in the background snapshot).")
    ],
    example: """
      `device.rotate(to: .landscape)` on window > a: `expect no events` holds.
      """)

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  /// A change off screen: views change places, and nobody hears of it.
  static let table = Schedule(will: [.leaves(.old), .enters(.new)])

  /// ADP-08: another active style takes the presenter's view out, or puts it back.
  static let goesAtOnce = Schedule(call: [.willDisappear(.going), .takesOut(.presenters), .didDisappear(.going)])
  static let returnsAtOnce = Schedule(
    call: [.willAppear(.coming), .putsBack(.presenters), .isAppearing(.coming), .didAppear(.coming)])

  /// ADP-08: another controller stands in for the presented one.
  static let substituted = Schedule(
    call: [
      .load(.new), .willDisappear(.going), .willAppear(.coming), .isAppearing(.coming), .didAppear(.coming),
      .didDisappear(.going),
    ])
}
