import Testing

@testable import PresentationModel

/// What people type who see something and know no rule: titles of bug reports and questions.
@Suite struct SymptomTests {
  /// The entry that explains it stands among the first three.
  @Test(arguments: Self.symptoms) func leadsToItsRule(_ typed: String, _ wanted: String) {
    let found = RulebookSearch(typed).entries.prefix(3).map(\.text)
    #expect(found.contains(wanted), "\(typed): \(found)")
  }

  /// Titles as they are typed into a web search, written without looking at the table: one of these is among the first three.
  @Test func forty() {
    let missed = Self.forty.filter { typed, wanted in
      let found = RulebookSearch(typed).entries.prefix(3).map(\.text)
      return Set(found).isDisjoint(with: wanted.split(separator: "|").map(String.init))
    }
    #expect(missed.count <= 4, "\(missed)")
  }

  /// Questions of people who want to know how something is done: one of these is among the first five.
  @Test func howTo() {
    let missed = Self.howTo.filter { typed, wanted in
      let found = RulebookSearch(typed).entries.prefix(5).map(\.text)
      return Set(found).isDisjoint(with: wanted.split(separator: "|").map(String.init))
    }
    #expect(missed.count <= 2, "\(missed)")
  }

  private static let howTo: [(typed: String, wanted: String)] = [
    ("Switch tab bar programatically in Swift", "TAB-02"),
    ("prevent tab bar item from being selected", "TAB-03"),
    ("Pop 2 view controllers in nav controller in Swift", "NAV-07|NAV-08"),
    ("How to remove a specific view controller from UINavigationController stack?", "NAV-09|NAV-10"),
    ("How to present view controller from right to left in iOS using Swift", "TRN-01|TRN-02"),
    ("When and why is viewDidDisappear called?", "ORD-11|ORD-13|ORD-15"),
    ("UIPopoverPresentationController arrow points to top left corner", "PRE-13"),
    ("how to reload a tab each time user selects it", "ORD-16|ORD-17"),
    ("custom tab bar middle button present modal", "TAB-03"),
    ("interactive dismissal stuck halfway", "CUS-11|CUS-09|CUS-07"),
    ("navigationController?.present vs self.present difference", "CTX-02|CTX-04"),
    ("sheetPresentationController is nil", "STY-04|QRY-09"),
    (
      "iOS push view controller from modal onto underlying navigation controller",
      "why-does-the-push-go-under-my-modal|N-L03"
    ),
    ("present from viewDidDisappear", "LNT-03|PRE-10"),
    ("programmatically tap UIAlertAction", "DIS-15"),
    ("delegate method after user flicks the sheet away", "DIS-09|DIS-12|ORD-20"),
    ("screen behind popup still clickable", "SHT-04|LNT-14|SHT-05"),
    ("only one page of the app should rotate", "BAR-06|BAR-07"),
    ("two back presses needed to leave screen", "LNT-08|NAV-05|NAV-08"),
    ("window created in code is invisible", "WIN-08|W-S01"),
  ]

  private static let forty: [(typed: String, wanted: String)] = [
    ("swift alert not showing after dismissing view controller", "LNT-06|how-do-i-swap-one-modal-for-another|DIS-15"),
    ("modal presentation full screen ios 13", "STY-01"),
    ("prevent swipe down to dismiss modal ios", "DIS-10"),
    ("detect when modal is dismissed by swipe", "DIS-09|DIS-12"),
    ("viewDidAppear called twice", "ORD-28|LNT-04"),
    ("viewWillAppear not called when returning from modal ios 13", "ORD-13"),
    ("unbalanced calls to begin/end appearance transitions", "A-L01"),
    ("present view controller over tab bar", "why-did-my-overlay-cover-the-tab-bar|LNT-14"),
    (
      "tab bar disappears when presenting view controller over current context",
      "why-did-my-overlay-cover-the-tab-bar|CTX-05"
    ),
    ("transparent background modal black screen", "LNT-21|REM-01"),
    ("uipopoverpresentationcontroller ipad crash sourceview", "PRE-13"),
    ("popover shows full screen on iphone", "ADP-04|LNT-23"),
    ("application tried to present modally an active controller", "P-E02"),
    ("pushing the same view controller instance more than once is not supported", "N-E02"),
    ("navigation bar missing on presented view controller", "QRY-04"),
    ("presentingViewController is nil", "QRY-02"),
    ("dismiss dismisses all view controllers", "DIS-01|DIS-03|why-did-dismiss-close-too-much"),
    ("dismiss view controller does nothing", "DIS-06|DIS-04"),
    ("deinit not called after dismiss memory leak view controller", "REL-03|REL-01|X-12"),
    ("presentationControllerDidDismiss not called", "DIS-12|LNT-29"),
    ("completion handler of present never called", "X-01|ORD-26"),
    ("how to present two view controllers at once", "PRE-11|LNT-05"),
    ("uisplitviewcontroller shows detail first on iphone", "SPL-03|LNT-44"),
    ("status bar style not changing in modal", "BAR-02|LNT-47"),
    ("preferredStatusBarStyle not called", "BAR-02|BAR-01"),
    ("unwind segue not working from modal", "SEG-13|SEG-09"),
    ("custom transition animator not called", "TRN-02|CUS-01"),
    ("transitioningDelegate ignored custom presentation", "PCC-01|LNT-27"),
    ("black screen after custom dismiss animation", "CUS-33|X-11|CUS-17"),
    ("share sheet crash ipad UIActivityViewController", "PRE-13|O-E14|why-does-my-popover-crash-on-an-ipad"),
    ("search bar stays on screen after push", "SCH-02|LNT-17"),
    ("view controller pushed underneath modal", "why-does-the-push-go-under-my-modal"),
    ("rootViewController change leaves modal on screen", "WIN-03|DIS-13"),
    ("half sheet detents not working", "SHT-01|SHT-06"),
    (
      "preferredInterfaceOrientationForPresentation must return a supported interface orientation crash",
      "P-E09|P-E10|PRE-15"
    ),
    ("child view controller viewWillAppear not called", "CON-05|CON-06|LNT-12"),
    ("isBeingDismissed false in viewWillDisappear", "QRY-05|ORD-24"),
    ("alert presented on wrong window keyWindow", "WIN-01|QRY-07"),
    ("swipe back gesture freezes navigation controller", "NAV-12|CUS-21"),
    ("attempt to present while a presentation is in progress", "P-L03|PRE-01"),
  ]

  /// Every way of saying a symptom that the table has finds what the table leads to.
  @Test func everySymptomFindsItsEntries() {
    for symptom in Symptom.all {
      let wanted = symptom.leadsTo.split(separator: " ").map(String.init)
      for said in symptom.said.split(separator: ";") {
        let found = RulebookSearch(String(said)).entries.prefix(5).map(\.text)
        #expect(!Set(found).isDisjoint(with: wanted), "\(said): \(found)")
      }
    }
  }

  /// What the table leads to exists.
  @Test func everySymptomLeadsSomewhere() {
    let known = Set(RulebookSearch.all.map(\.text) + Lesson.allCases.map(\.rawValue))
    for symptom in Symptom.all {
      for wanted in symptom.leadsTo.split(separator: " ").map(String.init) {
        #expect(known.contains(wanted), "\(wanted) of '\(symptom.said)'")
      }
    }
  }

  private static let symptoms: [(String, String)] = [
    ("viewWillAppear not called after dismissing sheet", "ORD-13"),
    ("back button missing on presented view controller", "QRY-04"),
    ("navigation bar missing after presenting view controller", "QRY-04"),
    ("pop two view controllers at once", "NAV-07"),
    ("completion block of popViewController", "CUS-20"),
    ("detect back button pressed", "QRY-06"),
    ("modal does not cover the navigation bar", "CTX-04"),
    ("viewDidAppear isn't called on parent when modal closes", "ORD-13"),
    ("present does nothing", "PRE-10"),
    ("modal not showing", "PRE-11"),
    ("black screen after dismissing modal with a custom transition", "CUS-17"),
    ("dismiss closes all view controllers", "DIS-01"),
    ("image picker dismisses parent view controller", "DIS-01"),
    ("presentationControllerDidDismiss not called", "DIS-12"),
    ("how to detect modal dismissal by swipe", "DIS-09"),
    ("How to disable swipe down to dismiss", "DIS-10"),
    ("iOS 13 modals no longer fullscreen", "STY-01"),
    ("modalPresentationStyle = .fullScreen has no effect", "STY-04"),
    ("My popover is full screen on iPhone", "ADP-04"),
    ("App crashes when showing UIActivityViewController on iPad", "PRE-13"),
    ("How to present a view controller from AppDelegate", "PRE-10"),
    ("self.navigationController is nil", "QRY-04"),
    ("deinit never called after dismissing view controller", "REL-03"),
    ("tab bar disappears when presenting", "CTX-05"),
    ("hidesBottomBarWhenPushed tab bar never returns", "NAV-13"),
    ("sheet covers tab bar", "CTX-02"), ("orientation stays landscape after dismissing video", "BAR-08"),
    ("cant dismiss two view controllers at once", "DIS-02"), ("go back to root from modal", "DIS-02"),
    ("search bar cancel dismisses whole screen", "SCH-01"),
    ("viewWillDisappear before viewDidLoad tab bar", "TAB-02"),
    ("status bar color wrong in presented controller", "BAR-02"),
    ("rotation broken in modal", "BAR-06"),
    ("transparent modal background becomes black", "LNT-21"),
    ("pushing view controller twice", "NAV-05"),
    ("swipe to go back stops working", "NAV-12"),
    ("UISearchController stays visible when pushing", "SCH-02"),
    ("alert doesn't show when search bar active", "S-L01"),
    ("UIAlertController not appearing over a sheet", "PRE-11"),
    ("two alerts one after another second not visible", "PRE-11"),
    ("unwind segue dismisses nothing", "U-S01"),
    ("performSegueWithIdentifier crash", "U-E01"),
    ("presentingViewController is UITabBarController instead of my VC", "QRY-02"),
    ("half sheet not working in landscape", "SHT-02"),
    ("tapping behind the half sheet", "SHT-04"),
    ("custom transition delegate methods not being called", "PCC-01"),
    ("screen unresponsive after custom dismissal", "CUS-07"),
    ("root view controller swap leaks old controllers", "WIN-03"),
    ("login screen appears twice", "LNT-04"),
    ("viewDidDisappear called when sheet is dragged", "ORD-28"),
    ("interstitial ad won't display: already presenting", "P-L02"),
    ("split view shows detail instead of master on iPhone", "SPL-03"),
    ("completion not called on present", "X-01"),
    ("UIPageViewController delegate not firing", "PAG-04"),
    ("child view controller viewWillAppear not called", "CON-05"),
    ("white screen after launch no storyboard", "WIN-01"),
    ("nested pushViewController corrupted navigation bar", "N-L04"),
    ("popToRootViewController does nothing when modal is on top", "NAV-07"),
    ("keyboard dismiss viewWillAppear", "ORD-33"),
    ("UIHostingController sheet not presenting", "PRE-11"),
    ("react native modal not showing after closing another modal", "how-do-i-swap-one-modal-for-another"),
    ("flutter plugin present viewcontroller nothing happens", "LNT-10"),
    ("tap a tab that isn't there", "DIS-16"),
    ("presentation controller never deallocated after reading it", "X-12"),
    ("prepare(for:sender:) called even though modal was not shown", "SEG-08"),
    ("popViewController returns nil", "N-S01"),
    ("view did load runs before I set properties", "LOD-01"),
    ("black screen after dismissing sheet with custom animator addSubview fromView", "CUS-33"),
    ("my class MainTabBarController isn't treated as a container", "CON-13"),
    ("safari view controller pushes from the side", "TRN-07"),
    ("dark mode not applied to presented controller", "BAR-09"),
    ("root view controller replaced but old screen is still visible", "DIS-13"),
    ("isBeingDismissed false for navigation controller root", "QRY-05"),
    ("second dismiss closes the screen underneath too", "DIS-05"),
    ("tap on alert button and present another alert nothing shows", "DIS-15"),
    ("transitioningDelegate nil after setting it", "CUS-24"),
    ("custom transition stuck, touches don't work afterwards", "CUS-07"),
    ("page view controller empty crash iOS 18", "PAG-05"),
    ("landscape video controller crash on present", "BAR-08"),
    ("search bar remains on pushed screen", "SCH-02"),
    ("completion block of dismiss never runs", "DIS-06"),
    ("topmost view controller from key window returns wrong controller", "QRY-01"),
  ]
}
