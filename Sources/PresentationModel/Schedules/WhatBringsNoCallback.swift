enum WhatBringsNoCallback: Rule {
  static let id = RuleID.ord33
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–26, docs.")
  static let entry = RuleEntry(
    title: "What brings no appearance callback",
    statement: """
      Rotation and resizing (but SPL-03, SPL-04, and ADP-08: a presenter's view it takes out or puts back: WD, DD or WA,
      IA, DA of shown(P) at once); the app going to the background and back; being covered by a sheet, popover, alert,
      keyboard or another window; `makeKey()`; stack changes off screen (NAV-10); setting properties.
      """,
    evidence: [
      Evidence(.observed, "aokiplayer (iOS 12.2), hdk2200 (iOS 17.5: layout only, in the background snapshot).")
    ],
    example: """
      `device.rotate(to: .landscape)` on window > a: `expect no events` holds.
      """)
}
