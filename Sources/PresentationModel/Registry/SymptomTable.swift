/// What people see and type, and the entries that explain it: the titles of bug reports and questions, in everyday words.
struct Symptom: Sendable {
  /// The same thing said in several ways, separated by semicolons.
  let said: String
  /// IDs of the rulebook and file names of `Scenarios/questions`, the best first.
  let leadsTo: String

  init(_ said: String, _ leadsTo: String) {
    self.said = said
    self.leadsTo = leadsTo
  }
}

extension Symptom {
  static let all: [Symptom] =
    callbacks + blackScreens + nothingAppears + dismissals + whoPresents + styles + devices
    + stacks + tabsAndPages + searches + transitions + segues + containment + memory + crashes + surroundings

  // MARK: Callbacks

  private static let callbacks: [Symptom] = [
    Symptom(
      "viewWillAppear not called after dismissing a sheet; viewDidAppear not called when a modal is dismissed; "
        + "viewWillAppear is not fired on the presenting view controller iOS 13; viewWillDisappear not called when a sheet is presented; "
        + "refresh the screen below after a sheet is closed; reload data when modal dismissed",
      "ORD-13 LNT-28 A-S01 why-is-viewWillAppear-not-called-after-dismiss"),
    Symptom(
      "viewWillAppear not called with overFullScreen or overCurrentContext; no appearance callbacks with custom presentation; "
        + "viewWillAppear not called after popover is dismissed",
      "ORD-13 REM-01 LNT-28 why-is-viewWillAppear-not-called-after-dismiss"),
    Symptom(
      "viewWillAppear not called after alert; keyboard or alert dismissed and viewDidAppear not called; "
        + "viewWillAppear not called when the app returns from the background; viewWillAppear not called on rotation; entering foreground",
      "ORD-33 ORD-13 LNT-28"),
    Symptom(
      "viewWillAppear called twice; viewDidAppear called multiple times; viewWillAppear called again without viewDidDisappear; "
        + "viewWillAppear called when swipe is cancelled; viewWillDisappear called but the view does not disappear",
      "ORD-28 ORD-27 ORD-02 CON-06"),
    Symptom(
      "viewWillDisappear called when dragging a sheet down a little; viewWillDisappear then viewWillAppear on partial swipe",
      "ORD-28 DIS-09 ORD-27"),
    Symptom(
      "viewWillAppear of child view controller not called; child appearance callbacks missing in container; "
        + "viewDidAppear not called in embedded child",
      "CON-05 CON-06 LNT-33 LNT-12"),
    Symptom(
      "viewIsAppearing not called; viewIsAppearing before or after viewWillAppear; viewIsAppearing iOS 13",
      "ORD-07 ORD-08 ORD-05"),
    Symptom(
      "viewDidLoad called too early; viewDidLoad called before present; viewDidLoad not called; view loaded when accessing view in init; outlets are nil",
      "LOD-01 LOD-02 LOD-05 ORD-22"),
    Symptom(
      "viewDidLoad runs before my properties are set; viewDidLoad called before prepare has set the model; "
        + "property is nil in viewDidLoad",
      "LOD-01 ORD-22 LOD-05"),
    Symptom("viewDidLoad called twice; view loaded again; viewDidUnload", "LOD-06 LOD-01"),
    Symptom(
      "completion handler of present called before viewDidAppear; order of completion and viewDidAppear; "
        + "when does the completion of dismiss run; completion called before viewDidDisappear",
      "ORD-26 DIS-07 ORD-06"),
    Symptom(
      "completion handler of present not called; present completion never called; completion block not executed when presentation refused",
      "X-01 ORD-26 PRE-10 PRE-11"),
    Symptom(
      "dismiss completion not called; completion handler of dismiss never called; dismissAll promise never resolved when nothing is presented",
      "DIS-06 D-S01 ORD-26 DIS-04"),
    Symptom(
      "isBeingDismissed is false; isBeingPresented false in child; isMovingFromParent false; how to detect the back button or that a modal is being dismissed; "
        + "isMovingToParent always false",
      "QRY-05 QRY-06 ORD-24 ORD-25"),
    Symptom(
      "in which order are viewWillDisappear and viewWillAppear called; order of lifecycle callbacks push pop",
      "ORD-04 ORD-15 ORD-11"),
    Symptom("unbalanced calls to begin end appearance transitions", "A-L01 ORD-02 CON-07"),
    Symptom("calling viewWillAppear manually; call viewWillAppear directly warning iOS 16", "CON-11 A-L02 CON-12"),
    Symptom(
      "forward appearance by hand beginAppearanceTransition endAppearanceTransition shouldAutomaticallyForwardAppearanceMethods",
      "CON-06 CON-07 LNT-33"),
  ]

  // MARK: Black screens

  private static let blackScreens: [Symptom] = [
    Symptom(
      "black screen after dismissing a modal with custom transition; presenting view disappears after dismiss animation; "
        + "screen black after custom dismissal; black screen after interactive dismissal completes; view behind vanishes when dismissed",
      "CUS-33 X-11 CUS-17 CUS-16"),
    Symptom(
      "black background behind presented view controller; transparent view controller shows black; "
        + "see-through modal background turns black after animation; clear background color is black when presented full screen; blur background black",
      "LNT-21 REM-01 REM-03"),
    Symptom(
      "tab is black after switching tabs; blank screen when returning to tab with overCurrentContext; first tab black after modal",
      "X-04 LNT-15 CHO-37"),
    Symptom(
      "black screen at launch; blank white window after launch; app starts with black screen scene delegate",
      "WIN-01 WIN-05 C-L02"),
    Symptom(
      "screen below disappears under full screen modal; presenting view removed from window; view behind gone when presented",
      "REM-01 REM-02 REM-03"),
    Symptom(
      "presenting view controller still visible behind sheet; view behind sheet not removed from the window hierarchy",
      "REM-04 REM-01 ORD-13"),
    Symptom(
      "black screen while swiping back; blank screen after interactive pop; navigation bar glitch after cancelled swipe",
      "ORD-27 NAV-12 N-L04"),
    Symptom(
      "search results black screen; screen goes black when search is active and switching tab",
      "SCH-02 S-S01 LNT-17 X-04"),
  ]

  // MARK: Nothing appears

  private static let nothingAppears: [Symptom] = [
    Symptom(
      "present does nothing; modal not showing; view controller is not presented; presented view controller does not appear; "
        + "nothing happens when calling present; sheet won't open; present silently fails",
      "PRE-10 PRE-11 P-L01 P-L02"),
    Symptom(
      "present in viewDidLoad does not work; login screen not shown when presented in viewDidLoad; whose view is not in the window hierarchy; "
        + "alert in viewDidLoad not shown",
      "LNT-01 PRE-10 P-L01 why-did-nothing-appear-in-viewDidLoad"),
    Symptom(
      "present from app delegate does nothing; present from scene delegate at launch not shown; rootViewController present at launch not in window hierarchy; "
        + "present on app start not working",
      "PRE-10 P-L01 WIN-01 why-did-nothing-appear-in-viewDidLoad"),
    Symptom(
      "present in viewWillAppear not working; present in viewWillAppear warning detached", "LNT-02 PRE-12 PRE-01"),
    Symptom(
      "view controller presented again each time it is closed; modal keeps reappearing after dismiss; login shown in a loop from viewDidAppear; alert shows again and again",
      "LNT-04 ORD-12"),
    Symptom(
      "alert not showing over modal; alert does not appear when a sheet is presented; alert not shown on top of presented view controller; "
        + "alert under the sheet",
      "PRE-11 P-L02 why-does-my-alert-not-show-over-a-sheet CTX-08"),
    Symptom(
      "present two view controllers at once; second modal not shown; two alerts at the same time only the first shows; which is already presenting; "
        + "two alerts one after another and the second alert is not visible; button tapped twice presents twice; already presenting warning; only one sheet at a time",
      "PRE-11 P-L02 LNT-05 why-did-nothing-appear-when-presenting-twice"),
    Symptom(
      "present after dismiss does not work; present right after dismissing shows nothing; dismiss then present another modal; swap one modal for another; "
        + "new sheet does not open after closing the first; while a presentation is in progress",
      "LNT-06 PRE-09 PRE-10 how-do-i-swap-one-modal-for-another"),
    Symptom(
      "present while dismissing; presenting during a transition is delayed; present in completion handler of present; present one after the other",
      "PRE-01 PRE-09 how-do-i-present-one-after-the-other"),
    Symptom(
      "root view controller cannot present while modal is shown; keyWindow rootViewController present does nothing; push notification present over modal; "
        + "present from anywhere topmost view controller; find top view controller to present on; present over everything; present from background controller",
      "LNT-10 CTX-08 PRE-11 why-did-nothing-appear-from-a-covered-controller"),
    Symptom(
      "flutter react native plugin cannot present view controller; cordova already presenting; unity view controller presents nothing; "
        + "ad does not show because view controller is not in window or already presenting",
      "LNT-10 P-L02 P-L01 why-did-nothing-appear-from-a-covered-controller"),
    Symptom(
      "present from a view controller that was dismissed; present from dismissed controller not in hierarchy; presenting on view controller being dismissed",
      "PRE-10 X-10 P-L01 LNT-03"),
    Symptom(
      "presenting view controllers on detached view controllers is discouraged; detached view controller warning",
      "PRE-12 P-L04 P-L06 LNT-12"),
    Symptom(
      "push notification opens screen behind the modal; push happens under the presented view controller; pushed view controller not visible while a sheet is up; "
        + "push does nothing when modal is presented",
      "why-does-the-push-go-under-my-modal ORD-32 QRY-04"),
    Symptom(
      "push does nothing; pushViewController not working; navigationController is nil; navigationController nil in presented view controller; "
        + "cannot push from modal",
      "QRY-04 N-S02 NAV-03 QRY-03"),
    Symptom(
      "SwiftUI sheet and UIKit present at the same time; UIHostingController present only one sheet; fullScreenCover not shown; sheet inside sheet SwiftUI",
      "PRE-11 P-L02 CTX-02 LNT-10"),
  ]

  // MARK: Dismissals

  private static let dismissals: [Symptom] = [
    Symptom(
      "dismiss closes all view controllers; dismiss dismisses too much; dismiss closes the whole stack; dismiss also closes the presenting view controller; "
        + "dismissing child dismisses parent; calling dismiss twice closes the screen below; wrong view controller dismissed; alert dismiss closes screen",
      "DIS-01 DIS-05 D-S05 why-did-dismiss-close-too-much"),
    Symptom(
      "dismiss closes only the top; dismiss does not close the view controller it is called on; dismiss only removes the picker and not the editor; "
        + "need to call dismiss twice; self dismiss closes what it presents",
      "DIS-01 why-did-dismiss-close-too-little DIS-02"),
    Symptom(
      "dismiss does nothing; dismiss not working; view controller does not go away; modal won't close; cannot dismiss; dismiss has no effect",
      "DIS-04 DIS-06 DIS-01 D-L01"),
    Symptom(
      "dismiss during presentation ignored; dismiss called too early while presenting; spinner stays on screen because it is dismissed before presented; "
        + "loading indicator never dismissed; progress alert stays",
      "DIS-04 D-L01 D-L02 LNT-07"),
    Symptom(
      "dismiss all modals at once; dismiss to root; how to dismiss several presented view controllers; dismiss the whole chain",
      "DIS-02 DIS-01 D-S04 DIS-14"),
    Symptom(
      "dismissing multiple view controllers flashes the intermediate one; only the top is animated when dismissing several; animation when dismissing chain",
      "DIS-03 DIS-14 ORD-14"),
    Symptom(
      "presentationControllerDidDismiss not called; delegate not called when dismissed in code; adaptive presentation delegate did dismiss not called; "
        + "popover did dismiss delegate not called; presentationControllerDidDismiss never fires",
      "DIS-12 LNT-29 DIS-09 QRY-09"),
    Symptom(
      "user swipes sheet away and completion is not called; detect swipe to dismiss of sheet; know when the user drags down the modal; "
        + "dismissed by swipe not notified",
      "DIS-09 DIS-12 ORD-20 LNT-29"),
    Symptom(
      "prevent swipe to dismiss; disable pull down to dismiss sheet; isModalInPresentation not working; sheet can still be dragged down; stop user from closing modal; "
        + "presentationControllerShouldDismiss not called",
      "DIS-10 DIS-09 DIS-08"),
    Symptom(
      "modal can be swiped down since iOS 13; modal not full screen anymore iOS 13; present looks like a card; presented view controller has gap at the top; "
        + "page sheet instead of full screen",
      "STY-01 DIS-08 STY-02 ADP-04"),
    Symptom("full screen modal cannot be swiped; swipe down does not dismiss full screen", "DIS-08 STY-01"),
    Symptom(
      "tap outside does not dismiss; close sheet by tapping the dimmed background; tap outside popover; form sheet tap outside",
      "SHT-05 DIS-11 DIS-08"),
    Symptom(
      "popover dismisses when tapped outside; tap outside popover also closes what it presents; alert over popover",
      "DIS-11 DIS-12"),
    Symptom(
      "modal stays after replacing the root view controller; presented view controller still on screen after logout; changing rootViewController does not remove modal; "
        + "old screen remains on top of new root",
      "DIS-13 WIN-03 X-02 why-is-the-old-modal-still-over-my-new-root"),
    Symptom(
      "popToRootViewController does not dismiss modal; popToRoot does nothing while a modal is on top; pop while modal is presented; popToRoot under presented",
      "why-does-the-push-go-under-my-modal NAV-07 DIS-01"),
    Symptom(
      "alert button handler presents another; alert dismissed before the action handler runs; present in alert action handler",
      "DIS-15 how-do-i-present-one-after-the-other"),
    Symptom(
      "dismissing SFSafariViewController closes the view controller that presented it; Safari done button closes the screen below; "
        + "OAuth login sheet dismissed together with the browser; dismissing the picker dismisses the parent",
      "DIS-01 CTX-03 why-did-dismiss-close-too-much QRY-02"),
    Symptom(
      "alert disappears by itself; alert is dismissed automatically; dismiss called closes alert instead of screen",
      "DIS-01 DIS-15 D-S05"),
  ]

  // MARK: Which controller presents, and what the properties answer

  private static let whoPresents: [Symptom] = [
    Symptom(
      "presentingViewController is not me; presentingViewController is the tab bar controller or navigation controller; presentingViewController wrong; "
        + "delegate through presentingViewController cast fails; presentingViewController is nil",
      "QRY-02 CTX-02 X-09 why-is-presentingViewController-not-me"),
    Symptom(
      "presentedViewController is nil; presentedViewController returns wrong controller; presentedViewController of ancestor; presentedViewController set after present",
      "QRY-01 ORD-23 QRY-02"),
    Symptom(
      "how to know whether a view controller is presented modally or pushed; check isModal", "QRY-02 QRY-05 QRY-06"),
    Symptom(
      "parent is nil for presented view controller; presented controller not in children; modal is not a child",
      "QRY-03 QRY-04"),
    Symptom(
      "tabBarController nil in modal; splitViewController nil; navigationController property inside presented",
      "QRY-04 QRY-03"),
    Symptom(
      "modal covers the tab bar; sheet covers tab bar; tab bar disappears when presenting; keep tab bar visible while presenting; tab bar hidden by presented view controller; "
        + "overCurrentContext covers the tab bar; present inside tab without covering tab bar",
      "CTX-05 LNT-13 why-did-my-overlay-cover-the-tab-bar CTX-04"),
    Symptom(
      "tab bar visible above the modal; modal is behind the tab bar; presented view controller does not cover the tab bar",
      "LNT-14 CTX-06 CTX-04"),
    Symptom(
      "definesPresentationContext not working; definesPresentationContext ignored with full screen; currentContext covers whole screen; "
        + "present over child only; present inside container view only; present in part of the screen",
      "CTX-01 CTX-04 LNT-13 LNT-16"),
    Symptom(
      "modal covers whole split view; present over detail column only; presented from detail covers master",
      "why-does-the-detail-cover-my-whole-split-view CTX-02 CTX-04"),
    Symptom(
      "navigation bar missing in presented view controller; presented without navigation bar; no back button in modal",
      "QRY-04 NAV-11 CTX-02"),
    Symptom(
      "full screen presentation from child replaces whole container; presented over whole navigation controller",
      "LNT-20 CTX-02 REM-02"),
    Symptom(
      "which view controller presents; who is the presenter; UIKit uses another view controller to present",
      "CTX-02 CTX-04 QRY-02 why-is-presentingViewController-not-me"),
    Symptom(
      "window is nil; view.window nil in viewDidLoad or viewWillAppear; view not in window", "QRY-07 ORD-05 PRE-10"),
    Symptom("viewIfLoaded window nil for covered controller; is the view controller visible", "QRY-07 QRY-08 REM-01"),
  ]

  // MARK: Styles

  private static let styles: [Symptom] = [
    Symptom(
      "modalPresentationStyle ignored; modalPresentationStyle fullScreen not working; style has no effect; still presented as sheet although full screen set; "
        + "setting modalPresentationStyle on navigation controller content; set the style on the wrong view controller",
      "STY-04 LNT-26 X-03 CTX-02"),
    Symptom(
      "modalPresentationStyle custom not working; custom presentation controller not used; presentation controller delegate method not called; presentationController(forPresented:) never called",
      "PCC-01 LNT-27 CUS-25 STY-04"),
    Symptom(
      "modalPresentationStyle automatic returns pageSheet; reading modalPresentationStyle gives another value; iOS 18 form sheet page sheet",
      "STY-02 STY-01"),
    Symptom(
      "SFSafariViewController full screen or slides from the side; safari view controller style; image picker or camera full screen; alert style cannot be changed",
      "STY-03 TRN-07"),
    Symptom(
      "popover shown full screen on iPhone; popover is a sheet on iphone; popover not a popover in compact; make popover small on iPhone",
      "ADP-04 ADP-03 LNT-23 why-is-my-popover-a-sheet-on-an-iphone"),
    Symptom(
      "adaptivePresentationStyle not called; adaptive presentation delegate ignored; adaptivePresentationStyle none ignored",
      "ADP-02 ADP-03 ADP-01"),
    Symptom(
      "popover becomes sheet in split screen multitasking; presentation changes when resizing window; rotate adapts sheet to full screen",
      "ADP-08 ADP-04 ADP-05"),
    Symptom(
      "wrap popover in navigation controller on iPhone; presentationController viewControllerForAdaptivePresentationStyle",
      "ADP-07 ADP-03"),
    Symptom(
      "sheet not at medium detent; half sheet opens full height; detents ignored; sheet height wrong; selectedDetentIdentifier",
      "SHT-01 SHT-06 SHT-02"),
    Symptom(
      "sheet full screen in landscape; detents ignored in landscape; prefersEdgeAttachedInCompactHeight",
      "SHT-02 SHT-01"),
    Symptom(
      "sheet delegate not called when detent changes; selectedDetentIdentifier changed in code delegate not called",
      "SHT-03"),
    Symptom(
      "interact with view behind sheet; tap through undimmed sheet; largestUndimmedDetentIdentifier; background not tappable behind half sheet",
      "SHT-04 SHT-05"),
    Symptom(
      "modalTransitionStyle ignored; cross dissolve not used; flip transition on presenting controller has no effect",
      "TRN-01 TRN-03 LNT-19"),
    Symptom("partial curl crash or not working; partialCurl", "PRE-03 LNT-24 PRE-04"),
    Symptom("modalPresentationStyle none crash; present with style none", "PRE-06 LNT-25 P-E06"),
  ]

  // MARK: Devices

  private static let devices: [Symptom] = [
    Symptom(
      "popover crash on iPad; action sheet crashes on iPad; UIAlertController actionSheet iPad exception; sourceView must be set; popoverPresentationController sourceView barButtonItem",
      "PRE-13 O-E02 LNT-22 why-does-my-popover-crash-on-an-ipad"),
    Symptom("share sheet crash on iPad; UIActivityViewController crashes on iPad", "PRE-13 O-E12 LNT-22 O-E14"),
    Symptom(
      "status bar style not changing in modal; preferredStatusBarStyle not called; prefersStatusBarHidden ignored in presented view controller; status bar text color wrong in sheet",
      "BAR-02 BAR-01 BAR-03"),
    Symptom(
      "preferredStatusBarStyle not called in navigation controller; status bar ignored by child of tab bar",
      "BAR-03 BAR-01"),
    Symptom(
      "modal does not rotate; supportedInterfaceOrientations not called; lock orientation of presented view controller; landscape only modal; orientation ignored in navigation controller",
      "BAR-06 BAR-07 BAR-08 LNT-30"),
    Symptom(
      "present in landscape crashes; preferredInterfaceOrientationForPresentation exception; no common orientation with the application",
      "BAR-08 P-E09 P-E11 LNT-30"),
    Symptom("home indicator not hidden; prefersHomeIndicatorAutoHidden ignored", "BAR-05"),
    Symptom(
      "overrideUserInterfaceStyle not applied to modal; dark mode not inherited by presented view controller", "BAR-09"),
    Symptom(
      "preferredContentSize ignored; popover size not updated; preferredContentSizeDidChange not called", "BAR-10"),
  ]

  // MARK: Navigation stacks

  private static let stacks: [Symptom] = [
    Symptom(
      "pushing the same view controller twice crash; view controller pushed twice on double tap; pushing the same instance more than once is not supported",
      "NAV-05 N-E02 LNT-08"),
    Symptom(
      "nested push animation corrupts the navigation bar; two pushes at the same time; push and pop in a row; navigation bar corrupted",
      "N-L04 LNT-08 NAV-15 NAV-16"),
    Symptom(
      "push right after pop ignored; pop then push shows nothing; popViewController and pushViewController immediately",
      "NAV-08 LNT-08 NAV-16"),
    Symptom(
      "pop does nothing; popViewController not working; pop on root; popViewController returns nil",
      "NAV-06 N-S01 N-S02"),
    Symptom("popToViewController crash; tried to pop to a view controller that doesn't exist", "N-E04 NAV-06"),
    Symptom(
      "viewControllers count wrong during pop; topViewController changes before animation; viewControllers array after popToRoot",
      "NAV-02 NAV-07 ORD-22"),
    Symptom(
      "viewWillAppear of intermediate view controllers not called when popping to root; popToRoot callbacks; middle controllers",
      "NAV-07 NAV-09"),
    Symptom(
      "setViewControllers animation; replace navigation stack; setViewControllers push or pop animation; no callbacks after setViewControllers",
      "NAV-09 NAV-10"),
    Symptom(
      "swipe back not working; interactivePopGestureRecognizer disabled with custom back button or hidden navigation bar; edge swipe does not pop",
      "NAV-12 CUS-28"),
    Symptom(
      "swipe back freezes the app; app frozen after swipe on root view controller; push stuck after swipe back",
      "NAV-12 N-L04 ORD-27"),
    Symptom("pop cancelled swipe back viewWillDisappear called; swipe back halfway and return", "ORD-27 QRY-06"),
    Symptom(
      "navigation delegate didShow not called; willShow didShow order; navigationController didShow called with wrong controller",
      "NAV-09 EVT-03 ORD-15"),
    Symptom(
      "push a navigation controller crash; pushing a navigation controller is not supported; show segue with navigation controller",
      "NAV-03 N-E01 LNT-31"),
    Symptom("push nil view controller", "N-L01 NAV-03"),
    Symptom("split view controllers cannot be pushed; push tab bar controller", "NAV-03 N-L02 N-S03 LNT-31"),
    Symptom(
      "navigation stack will not be updated; called while an existing transition or presentation is occurring",
      "N-L03 ORD-32"),
    Symptom(
      "show pushes or presents; showDetailViewController presents modally instead of in detail; show(_:sender:) does what",
      "NAV-11 SHW-01"),
    Symptom("didMove toParent not called after push; willMove toParent when popping", "NAV-01 NAV-02"),
  ]

  // MARK: Tabs, pages and split views

  private static let tabsAndPages: [Symptom] = [
    Symptom(
      "tap on a tab that does not exist; UI test taps a button that is not there; user cannot swipe or tap this; "
        + "gesture in the test fails; step failed because no user could do that",
      "DIS-16 DIS-08"),
    Symptom(
      "tab bar disappears after pop; tab bar hidden after push; hidesBottomBarWhenPushed keeps tab bar hidden; tab bar does not come back",
      "NAV-13"),
    Symptom(
      "tab bar delegate didSelect not called when selectedIndex is set in code; shouldSelect not called",
      "TAB-02 TAB-03"),
    Symptom("tapping the selected tab pops to root; tap on tab twice", "TAB-03"),
    Symptom("viewDidLoad of tabs not called until selected; second tab not loaded", "TAB-01 LOD-05"),
    Symptom(
      "more than five tabs; More tab navigation controller; six tabs parent is more navigation controller", "TAB-05"),
    Symptom("replacing viewControllers of tab bar loses the selected tab", "TAB-04"),
    Symptom(
      "tab switch order of viewDidAppear and viewDidDisappear iOS 18; viewWillAppear order when switching tabs",
      "ORD-17 ORD-16"),
    Symptom("only a view controller in the tab bar controller's list can be selected", "B-E01 TAB-02"),
    Symptom(
      "page view controller delegate not called; didFinishAnimating not called when setViewControllers", "PAG-04"),
    Symptom(
      "number of view controllers provided doesn't match the number required; page view controller crash",
      "PAG-01 G-E01 PAG-05"),
    Symptom(
      "page view controller viewWillAppear order; page appears before container; pages set in viewDidLoad",
      "PAG-03 PAG-02 ORD-18"),
    Symptom(
      "split view shows detail first on iPhone; split view controller starts with secondary on iPhone; collapse to primary; master not shown in portrait iPhone; detail shown instead of master on iPhone",
      "SPL-03 SPL-07"),
    Symptom(
      "detail lost after rotating split view; split view collapse expand; separate secondary", "SPL-04 SPL-03 SPL-02"),
    Symptom("isCollapsed false at launch; split view isCollapsed wrong in viewDidLoad", "SPL-02"),
    Symptom("split view column wrapped in navigation controller; setViewController for column", "SPL-06 SPL-05"),
    Symptom("split view exception initWithStyle preferredSplitBehavior", "SPL-08 V-E02"),
  ]

  // MARK: Search

  private static let searches: [Symptom] = [
    Symptom(
      "alert not shown while search controller is active; present while searching does nothing; already presenting UISearchController; tap search result presents nothing",
      "S-L01 PRE-11 SCH-01"),
    Symptom(
      "search bar stays on screen after push; search bar remains on next view controller; search bar covers pushed screen",
      "SCH-02 S-S01 LNT-17 LNT-18"),
    Symptom(
      "search controller definesPresentationContext; searching pushes under search", "LNT-17 LNT-18 CTX-07 SCH-02"),
    Symptom(
      "search controller leak; search controller not deallocated; view controller with active search not released",
      "SCH-04 REL-01"),
    Symptom("viewWillAppear not called when search is cancelled; search controller delegate not called", "SCH-03"),
    Symptom("push or pop while search is opening or closing is ignored", "S-L02 ORD-32"),
  ]

  // MARK: Transitions of one's own

  private static let transitions: [Symptom] = [
    Symptom(
      "animation controller not called; transitioningDelegate not called; animationController forPresented never called; custom transition animation not used",
      "TRN-02 TRN-01 CUS-24 TRN-05"),
    Symptom("transitioning delegate is nil; transitioningDelegate deallocated; weak transitioningDelegate", "CUS-24"),
    Symptom(
      "app frozen after custom transition; screen unresponsive after transition; cannot tap anything after dismiss; touches blocked after cancelled interactive transition; completeTransition not called; transition never ends",
      "CUS-07 CUS-05 CUS-11"),
    Symptom(
      "view(forKey:) returns nil; transitionContext view forKey from is nil; toView nil in custom transition",
      "CUS-16 CUS-15"),
    Symptom(
      "add toView to containerView; when to add presenting view to container on dismiss; containerView subview",
      "CUS-17 CUS-33 CUS-16"),
    Symptom(
      "interactive dismissal cancelled; cancel dismissal completion called; UIPercentDrivenInteractiveTransition cancel finish",
      "CUS-13 CUS-11 CUS-12"),
    Symptom("presentation cancelled leaves view controller; cancelled presentation", "CUS-12"),
    Symptom("interaction controller not called; interactionControllerForDismissal not used", "CUS-09 CUS-02"),
    Symptom("transitionCoordinator is nil; transitionCoordinator nil in viewWillAppear", "CUS-20"),
    Symptom("animateAlongsideTransition completion; alongside animation not run", "CUS-21"),
    Symptom(
      "presentation controller methods presentationTransitionWillBegin dismissalTransitionDidEnd order", "CUS-04 CUS-08"
    ),
    Symptom("shouldRemovePresentersView; presenting view not removed in custom presentation", "REM-01 CUS-17"),
    Symptom("initialFrame finalFrame zero", "CUS-18"),
    Symptom("zoom transition preferredTransition iOS 18", "TRN-04"),
    Symptom(
      "style set in viewDidLoad ignored; modalPresentationStyle set in init or viewDidLoad; transitioningDelegate set in viewDidLoad",
      "CUS-25 STY-04"),
    Symptom("present without animation; animated false still calls callbacks later", "TRN-05 ORD-22"),
  ]

  // MARK: Segues

  private static let segues: [Symptom] = [
    Symptom("performSegue crash receiver has no segue with identifier; segue identifier not found", "U-E01 SEG-02"),
    Symptom("performSegue does nothing in viewDidLoad; segue not performed", "LNT-01 SEG-02 PRE-10"),
    Symptom(
      "prepare for segue called although nothing is presented; prepare called even though the modal was not shown; "
        + "segue fires twice; performSegue called twice; prepare for segue called twice",
      "SEG-08 PRE-11 SEG-03"),
    Symptom("prepare for segue called before viewDidLoad; destination outlets nil in prepare", "SEG-04 LOD-01"),
    Symptom(
      "unwind segue not called; unwind segue does not work; exit segue does nothing; unwind action not found",
      "U-S01 SEG-13 SEG-09"),
    Symptom("unwind segue goes to wrong view controller; unwind dismisses several", "SEG-09 SEG-10"),
    Symptom("push segue crash could not find a navigation controller", "U-E02"),
  ]

  // MARK: Containment

  private static let containment: [Symptom] = [
    Symptom(
      "addSubview of another view controller's view without addChild; rotation or appearance not forwarded to child; buttons crash after adding a view controller's view",
      "CON-08 LNT-12 C-S03"),
    Symptom(
      "addChild without didMove; forgot didMoveToParent; willMove nil before removeFromParent",
      "CON-01 CON-02 C-S02 CON-03"),
    Symptom(
      "child view controller hierarchy inconsistency; should have parent view controller but requested parent is",
      "C-E02 CON-09 C-E01"),
    Symptom(
      "didMove(toParent:) called twice; willMove toParent not called; removeFromParent callbacks",
      "CON-02 CON-01 CON-03"),
    Symptom("child appears immediately when added; child view appearance timing addSubview", "CON-04 CON-05"),
    Symptom("transition from to children callbacks; transitionFromViewController", "CON-10 C-E05"),
    Symptom("custom tab bar container class; subclass of UINavigationController not recognised", "CON-13"),
    Symptom("moving a child to another parent; adding root view controller as a child", "C-S01 C-E06 WIN-04"),
  ]

  // MARK: Memory

  private static let memory: [Symptom] = [
    Symptom(
      "deinit not called after dismiss; view controller not deallocated after pop; memory leak after dismissing modal; retain cycle presented view controller",
      "REL-03 REL-01 X-12 STY-04 X-02"),
    Symptom(
      "view controller leaks when presentationController is accessed; reading popoverPresentationController leaks; "
        + "presentation controller never deallocated after reading it; sheetPresentationController retain cycle without presenting",
      "X-12 STY-04 REL-01"),
    Symptom(
      "old root view controller leaks after changing rootViewController; memory after logout root swap",
      "WIN-03 DIS-13 X-02 LNT-32"),
    Symptom("deinit called before viewDidDisappear; when is deinit called after pop or dismiss", "REL-03 ORD-01"),
    Symptom("delegate is nil; weak delegate deallocated immediately; coordinator released", "REL-01 CUS-24 EVT-03"),
  ]

  // MARK: Crashes

  private static let crashes: [Symptom] = [
    Symptom(
      "application tried to present modally an active controller; crash presenting the same view controller twice; present a view controller that is already presented",
      "PRE-08 P-E03 PRE-05 P-E02"),
    Symptom("application tried to present a nil modal view controller; crash present nil", "PRE-02 P-E01"),
    Symptom("application tried to present view controller on itself; present self crash", "PRE-07 P-E05"),
    Symptom(
      "present child view controller crash; presented view controller has a parent; present tab's child modally",
      "PRE-05 LNT-11 P-E02"),
    Symptom("alert without title crash; UIAlertController must have a title; empty alert", "O-E03 LNT-34"),
    Symptom("two cancel actions crash; only one cancel action", "O-E04 LNT-34"),
    Symptom("text field in action sheet crash", "O-E05 LNT-34"),
    Symptom(
      "application windows are expected to have a root view controller at the end of application launch",
      "C-E08 WIN-05 C-L02"),
    Symptom(
      "can't add self as subview crash; finishing up a navigation transition in an unexpected state",
      "N-L04 NAV-15 LNT-08"),
    Symptom("app crashes when presenting; present raises an exception", "PRE-08 PRE-05 PRE-13 PRE-02"),
  ]

  // MARK: Windows, status bar, orientation

  private static let surroundings: [Symptom] = [
    Symptom(
      "replace root view controller order of callbacks; change rootViewController appearance; animate root change",
      "WIN-02 WIN-03 ORD-10"),
    Symptom(
      "second window alert window not shown; make window key and visible; present in a new window over everything",
      "WIN-01 CTX-02"),
    Symptom("a presented view controller made root; root is presented", "WIN-04"),
    Symptom("callbacks never end; infinite loop present dismiss viewDidAppear", "LNT-04 ORD-34"),
    Symptom(
      "run loop order of present; does present happen immediately; is present synchronous; view loaded after present returns",
      "ORD-22 ORD-01 ORD-31"),
    Symptom("DispatchQueue main async present; present in next run loop", "ORD-01 PRE-01 PRE-09"),
  ]
}
