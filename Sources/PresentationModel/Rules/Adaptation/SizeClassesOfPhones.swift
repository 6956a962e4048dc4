enum SizeClassesOfPhones: Rule {
  static let id = RuleID.adp09
  static let question = Question.adaptation
  static let versions = Versions(.from(27), "iOS 27. 2 and 3: iOS 27.1.")

  /// The user resizes the window of an iPhone app: its size classes stay; nil on other devices.
  static func keeps(_ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), world.environment.isResizable else { return nil }
    return decides(
      true, on: nil, "the window of an iPhone app has another size and the same size classes: nothing adapts",
      raising: .cho70)
  }

  /// An iPhone Duo has been opened or closed.
  static func changes(_ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile) else { return nil }
    let environment = world.environment
    let why: Because =
      environment.isOpen
      ? "the iPhone Duo is open: the window is regular in width and height"
      : environment.orientation == .portrait
        ? "the iPhone Duo is closed: the window is compact in width and regular in height"
        : "the iPhone Duo is closed: the window is compact in width and height"
    return decides(true, on: nil, why, raising: .cho74)
  }

  static let entry = RuleEntry(
    title:
      "From iOS 27 an iPhone's window can be resized, and keeps its size classes; folding an iPhone Duo changes them",
    inShort:
      "Resizing an iPhone app's window changes its size but not its size classes; opening and closing an iPhone Duo does change them.",
    statement: """
      1. `device iPhone resizable` (also `iPhoneMax`): compact by regular, whatever the size. `window.resize(to:)` with other size classes is
         an error of the file that says so. So nothing adapts, no split view expands, no tab bar changes. An iPad app's window changes them as
         before.
      2. `device iPhoneDuo` closed: compact by regular, in landscape compact by compact; open: regular by regular in both orientations. The
         idiom is phone in all of them. `device.unfold()` and `device.fold()` open and close it: a change of size class as by `window.resize`
         (ADP-08, SPL-02 to SPL-07, TAB-05), without animation, in the orientation it has.
      3. What asks for the device and not for the size class takes the Duo for an iPhone: STY-03's tables (a share sheet on the open display
         slides up, as on every iPhone; an action sheet too, unless it has an anchor, which makes it a popover from iOS 26 on), TAB-05 (regular
         width on an iPhone), BAR-07's default mask. A popover is one in regular width (ADP-04), and needs its anchor (PRE-13).
      """,
    evidence: [
      .observed(
        "1: Apple's developer forums, thread 836088 (2026: no trait callback, `viewWillTransition(to:with:)` alone; on an iPad as before), fatbobman.com \"From size class to available space\" (2026, 27 beta: stays compact at every width, the split view does not expand; the same for an iPhone-only app on an iPad), Apollo-Reborn/Apollo-Reborn#1059, callstack/react-native-bottom-tabs#580. 2: TableProApp/TablePro#3035 (27.1 simulator: outer display compact by regular), vdhamer/Photo-Club-Hub#848 (27.1: regular by regular, idiom phone); madeye/gterm#45 builds on the same."
      ),
      .documented(
        "1: WWDC26-278 (fully resizable, under the phone idiom); 2: Apple's talk \"Prepare your app for iPhone Duo\" (the four pairs), as noted in the wiki of log5r/simple-media-player and in mirzaaghazadeh/iphone-duo-skills."
      ),
      .inferred(
        "3; that folding is a resize without animation; whether a Max phone ever changes. speaks against 1: notes of WWDC26-278 have the size classes change; its words do not."
      ),
    ],
    example: """
      `ios 27.1`, `device iPhoneDuo`, window > split > m, d: collapsed; `device.unfold()`: m and d both in the window,
      `!split.isCollapsed`. `ios 27`, `device iPhone resizable`, `window.resize(to: sizeClass(regular, regular))`: an error of the file.
      """)
}
