enum ResizableWindowsAskNobody: Rule {
  static let id = RuleID.bar11
  static let question = Question.orientation
  static let versions = Versions(
    VersionRange(UIKitVersion(9), documents: false),
    "iOS 9–27; 2 iOS 27, 3 iOS 27.1. The third of the classic documents names the root and full screen (BAR-06).")
  private static let isAPreference = VersionRange.from(27)

  /// Whether the user can resize the app's window, so that UIKit asks nobody about orientations; nil where it asks.
  static func judge(_ world: World) -> Finding<Bool>? {
    guard asksNobody(world) else { return nil }
    if world.environment.isOpen {
      return decides(
        true, on: nil, "the open display of an iPhone Duo does not go by supported orientations: nobody is asked",
        raising: world.requiresFullScreen ? .cho69 : nil)
    }
    if isAPreference.contains(world.profile) {
      let isOpenQuestion = world.environment.device == .iPad && world.listedOrientations != .all
      return decides(
        true, on: nil, "the user can resize the app's window: from iOS 27 on nobody is asked about orientations there",
        raising: isOpenQuestion ? .cho69 : nil)
    }
    return decides(
      true, on: nil,
      "an iPad app that supports all orientations is asked for none: neither a view controller nor the app delegate")
  }

  /// The same without a reason.
  static func asksNobody(_ world: World) -> Bool {
    let environment = world.environment
    guard holds(in: world.profile), environment.device == .iPad || environment.isResizable || environment.isOpen else {
      return false
    }
    if environment.isOpen { return true }
    if world.requiresFullScreen { return false }
    // The Info.plist decides: the app delegate's method is one of those that nobody asks.
    return isAPreference.contains(world.profile) || world.listedOrientations == .all
  }

  static let entry = RuleEntry(
    title: "Who can be resized is not asked: an iPad app of all orientations, from iOS 27 every resizable window",
    inShort:
      "On an iPad an app that supports all orientations asks no view controller about them; from iOS 27 the same holds for every window that the user can resize.",
    statement: """
      Nobody is asked, `supportedInterfaceOrientations`, `shouldAutorotate` and the preferred orientation are without effect, the
      interface rotates wherever the device does and `window.supportedInterfaceOrientations` is `.all`:
      1. iOS 9–26, an iPad, the app supports all four orientations (the header's default there) and `app.requiresFullScreen` is false (header;
         default false; the key `UIRequiresFullScreen`). It is the header's line (the Info.plist) that decides: the app delegate's
         `application(_:supportedInterfaceOrientationsFor:)` is one of those that nobody asks, whatever it returns.
      2. iOS 27, an iPad, whatever the app supports, and `device iPhone resizable` (an iPhone app in iPhone Mirroring or on an iPad), each
         unless `app.requiresFullScreen` is true, which from iOS 27 counts on an iPhone too (the window can still be resized, in steps). In
         the mirrored window the orientation is always portrait, also where masks are asked: `device.rotate(to:)` is an error of the file
         there, and BAR-08 turns nothing.
      3. iOS 27.1, the inner display of an `iPhoneDuo` (open), also with `app.requiresFullScreen`.

      Asked again is who is asked when the Duo is closed: BAR-08, third sentence. An iPad app that leaves one orientation out, or requires full
      screen, is asked as BAR-06 says up to iOS 26. On an iPhone that fills its screen BAR-06 holds in every version. How size classes answer
      when a window is resized: ADP-09.
      """,
    evidence: [
      .observed(
        "lionheart/openradar-mirror#6178, #8424 (rdar 22854526: 9.0.1, always, with a sample project; 8.4.1 asked); WeTransferArchive/WeScan#282 (2020: never called with all four in the Info.plist; with a subset there, and the app delegate's method returning all, it is called); Yummypets/YPImagePicker#550 (2020); wvteijlingen/swiftui-interface-orientation#2 (17.0.1, a package that works through the app delegate's method: without effect on an iPad until full screen is required or one orientation left out). speaks against: #10 there (2025, betas of 26: that method crashes on an iPad, no text given; it ends with full screen required)."
      ),
      .documented(
        "2: WWDC26-278 (a preference to the system, ignored in resizable environments; mirrored apps always run in portrait, quoted in mozilla-mobile/firefox-ios#34596; `UIRequiresFullScreen` is honoured on iPhone from 27 on); 3: Apple's talk \"Prepare your app for iPhone Duo\", as noted in mirzaaghazadeh/iphone-duo-skills and in the wiki of log5r/simple-media-player."
      ),
      .documented("TN3192 and the page of the key `UIRequiresFullScreen` (deprecated in 26, and still counts)."),
      .inferred(
        "the versions between those named; that nothing raises on 26; that a mirrored window stays portrait with `app.requiresFullScreen`. An iPad that cannot show two apps was asked (lionheart/openradar-mirror#6225, rdar 22887620, iOS 9: iPad 2 and Retina): not modelled."
      ),
    ],
    example: """
      `ios 9`, `device iPad portrait`, root V with `supportedInterfaceOrientations = .portrait`: `device.rotate(to: .landscape)`
      rotates the interface, `window.supportedInterfaceOrientations == .all`. With `app.requiresFullScreen = true`, with
      `app.supportedInterfaceOrientations = .allButUpsideDown`, and on `ios 8`: it does not, `== .portrait`. Pasted Swift, the same iPad, an app
      delegate that returns `.portrait`: it rotates.
      """)
}
