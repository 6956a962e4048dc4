/// How something is done: the questions of people who have not failed yet.
extension Symptom {
  // MARK: Presenting and dismissing

  static let howToPresent: [Symptom] = [
    Symptom(
      "modal not showing after closing another modal; next modal does not come after the first one was closed",
      "LNT-06 how-do-i-swap-one-modal-for-another"),
    Symptom(
      "topmost view controller returns the wrong one; function for the topmost view controller; get the visible view controller of the key window",
      "QRY-01 LNT-10 CTX-08 NAV-01"),
    Symptom(
      "modal opens halfway and does not cover the display; modal leaves a part of the old screen visible; get rid of the card presentation; turn off the card look of a modal; present without the card; default presentation is a card; old full screen modal back",
      "STY-01 STY-02 LNT-28"),
    Symptom(
      "show a popover properly; present as a popover; popover on iPhone and iPad", "ADP-04 PRE-13 ADP-03"),
    Symptom(
      "popover arrow points to the top left corner; popover anchored at the wrong place; popover appears in the corner; sourceRect of a popover; popover arrow in the wrong place",
      "PRE-13 BAR-10"),
    Symptom(
      "present from right to left; slide in from the right like a push; direction of the modal animation; modal slides in from the side; present from the left with animation; change the modal animation",
      "TRN-01 TRN-02"),
    Symptom(
      "fade in a modal; cross dissolve a modal; flip when presenting; animation of present", "TRN-01 TRN-02 TRN-03"),
    Symptom(
      "navigationController present or self present; self.present against navigationController?.present; difference between presenting from self and from the navigation controller; present on tabBarController or on self",
      "CTX-02 CTX-04 X-09"),
    Symptom(
      "alert not shown from a background thread; present from a completion handler of a request shows nothing; present after a network call; alert from a closure not shown; present from another thread",
      "PRE-10 P-L01 PRE-11 LNT-01"),
    Symptom(
      "present from viewDidDisappear; present from viewWillDisappear; show something when the screen goes away",
      "LNT-03 PRE-10"),
    Symptom(
      "present a view controller after dismissing itself; a modal dismisses itself and presents another one; presented view controller closes itself and then presents the next",
      "LNT-39 X-10 LNT-06 how-do-i-swap-one-modal-for-another"),
    Symptom(
      "push from a modal onto the underlying navigation controller; push onto the stack below a modal; push on the navigation controller under the modal",
      "why-does-the-push-go-under-my-modal N-L03 ORD-32"),
    Symptom(
      "tap an alert action in code; trigger a UIAlertAction programmatically; perform the action of an alert in a test; choose a button of an alert",
      "DIS-15 DIS-16"),
    Symptom(
      "add a text field to an alert; read the text field of an alert; alert with input", "DIS-15 O-E05"),
    Symptom(
      "presentedViewController still set in the completion block of dismiss; when is presentedViewController nil again; presentedViewController not nil after dismiss; is presentingViewController nil in viewDidDisappear",
      "DIS-07 ORD-23 QRY-01"),
    Symptom(
      "ask before a sheet is closed; unsaved changes when the sheet is swiped; confirm before dismissing a modal; warn about unsaved changes",
      "DIS-09 DIS-10"),
    Symptom("close a modal from another view controller; dismiss from the presenting view controller", "DIS-01 DIS-02"),
    Symptom(
      "return data from a modal; pass data back when a modal is dismissed; tell the presenting view controller that the modal is gone",
      "ORD-13 QRY-02 DIS-07"),
    Symptom(
      "keyboard does not go away in a form sheet; disablesAutomaticKeyboardDismissal; keyboard stays in a modal form sheet",
      "EVT-05"),
    Symptom(
      "sheetPresentationController is nil; popoverPresentationController is nil; presentationController is nil",
      "STY-04 QRY-09"),
    Symptom(
      "show a sheet from the bottom with half the height; bottom sheet like Apple Maps; half modal; draggable bottom sheet",
      "SHT-01 SHT-04"),
    Symptom(
      "expand a sheet in code; move a sheet to the large detent programmatically; change detents while the sheet is up",
      "SHT-03 SHT-06"),
    Symptom(
      "sheet without dimming; non modal sheet; leave the screen behind a sheet usable; sheet that does not block the app",
      "SHT-04"),
    Symptom(
      "sheet that cannot be dismissed; permanent bottom sheet; sheet always visible", "DIS-10 SHT-04"),
    Symptom(
      "size of a form sheet on iPad; custom size for a form sheet; form sheet too big or too small; width of a modal on iPad",
      "BAR-10 ADP-04"),
  ]

  // MARK: Stacks and tabs

  static let howToNavigate: [Symptom] = [
    Symptom("two pushes at once; two pushes mess up the navigation bar", "N-L04 NAV-15 NAV-08"),
    Symptom("detail replaced by a push; push in the detail column replaces it", "SHW-08 SPL-05 SHW-06"),
    Symptom(
      "title bar missing inside a modal; modal without title bar; no navigation title in the presented screen",
      "QRY-04 QRY-03 NAV-11"),
    Symptom(
      "two back presses needed to leave a screen; back has to be pressed twice; same screen twice in the stack; screen pushed twice on a fast tap",
      "LNT-08 NAV-05 NAV-08 SEG-03"),
    Symptom(
      "bottom bar not coming back after pop to root; bottom bar stays away; bottom bar gone after going back", "NAV-13"),
    Symptom(
      "search controller blocks an alert; alert blocked by an active search", "S-L01 PRE-11 SCH-01"),
    Symptom(
      "switch tabs in code; select a tab in code; change the selected tab programmatically; go to another tab; set selectedIndex; tab bar controller select tab",
      "TAB-02 ORD-17 ORD-16"),
    Symptom(
      "shouldSelect presents a modal instead of a tab; present a modal when a tab is tapped; middle button of the tab bar opens a modal; center tab button presents; prevent a tab from being selected; disable a tab; tab item not selectable",
      "TAB-03 TAB-02"),
    Symptom(
      "reload a tab each time the user selects it; refresh a tab when it is selected; called each time a tab is selected; know when a tab becomes visible",
      "ORD-17 ORD-16 TAB-01"),
    Symptom(
      "keep the state when switching tabs; tab loses its state; is the other tab kept in memory; tabs stay loaded",
      "TAB-01 LOD-06"),
    Symptom(
      "pop two view controllers; pop 2 view controllers; go back two screens; skip a screen when going back",
      "NAV-07 NAV-06 NAV-08"),
    Symptom(
      "remove a view controller from the navigation stack; remove the previous view controller from the stack; replace the top view controller; remove the login screen from the stack; take a screen out of the stack; no back button to the previous screen",
      "NAV-09 NAV-10 NAV-02"),
    Symptom(
      "pop in viewWillAppear; popViewController in viewWillAppear or viewDidLoad; push in viewWillAppear or viewDidLoad of a pushed view controller",
      "ORD-32 T-2 LNT-02"),
    Symptom(
      "disable swipe back on one screen; turn off the back swipe; allow swipe back with a custom back button; enable swipe back without navigation bar",
      "NAV-12 CUS-28"),
    Symptom(
      "fade when pushing; push without animation from the right; own animation for push and pop", "CUS-27 CUS-30"),
    Symptom("open a modal from a tab bar item; camera tab opens full screen", "TAB-03"),
    Symptom("badge or title of a tab; title of the tab changes with the navigation item", "EVT-05"),
    Symptom(
      "collapse delegate of a split view not called; collapseSecondary onto not called; topColumnForCollapsing not called; splitViewController delegate not called",
      "SPL-07 SPL-03 LNT-44"),
    Symptom("show and hide the sidebar in code; toggle the primary column; open the master on iPad", "SPL-06 SPL-01"),
    Symptom(
      "page shown too early; viewDidAppear of a page before its container; page view controller viewDidAppear called too early",
      "PAG-03 PAG-02 ORD-18"),
    Symptom("jump to a page in code; go to the next page with a button", "PAG-01 PAG-04"),
    Symptom("start the search when the screen appears; activate a search controller in code", "SCH-01 SCH-03"),
    Symptom("swap child view controllers with animation; replace one child by another", "CON-10 CON-01 CON-02"),
  ]

  // MARK: Callbacks, transitions and windows

  static let howToFollow: [Symptom] = [
    Symptom(
      "when is viewDidDisappear called; when does viewWillAppear get called; what calls viewWillDisappear; which lifecycle methods run when presenting; viewDidDisappear when covered",
      "ORD-11 ORD-13 ORD-15 ORD-02"),
    Symptom(
      "viewDidAppear never called although the view is loaded; view is in memory and viewDidAppear does not come",
      "CON-08 CON-05 WIN-01 CON-06"),
    Symptom(
      "view loaded before the window is visible; viewDidLoad of the root before makeKeyAndVisible; callbacks at launch",
      "ORD-10 LOD-01 LOD-05"),
    Symptom(
      "do something when the animation of a push has ended; wait for the end of a transition", "CUS-20 CUS-21 ORD-26"),
    Symptom(
      "drag to dismiss stays in the middle; interactive dismissal gets stuck half way; percent driven transition does not finish; interactive transition never ends",
      "CUS-11 CUS-09 CUS-07"),
    Symptom(
      "dimming view of my presentation controller; dimming view of a custom presentation; tap on the dimming view of a custom presentation controller to dismiss; background view behind a custom presentation",
      "CUS-04 CUS-08 DIS-08"),
    Symptom("bring a window to the front; window level; window above the status bar or the keyboard", "WIN-01 BAR-01"),
    Symptom(
      "set another root after login; go from login to the tab bar; log out and show the login screen",
      "WIN-02 WIN-03 DIS-13"),
    Symptom(
      "only one screen of the app rotates; only one screen in landscape; allow landscape in one screen; one screen should rotate and the others not",
      "BAR-06 BAR-07 LNT-59"),
    Symptom(
      "buttons of an embedded view controller do nothing; buttons of an added view controller's view crash or do nothing",
      "CON-08 LNT-12 C-S03 REL-01"),
    Symptom(
      "prepare runs before the view of the destination is loaded; data set in prepare is lost; labels nil in prepare for segue",
      "SEG-03 LOD-01 SEG-04"),
    Symptom(
      "modal fills only one column of a split view; modal fills half of the iPad in a split view",
      "CTX-04 CTX-06 CTX-01"),
    Symptom("force light mode; force dark mode for one view controller", "BAR-09"),
    Symptom("hide the status bar in one view controller; white status bar in one screen", "BAR-01 BAR-03 BAR-02"),
    Symptom(
      "do something when the app becomes active again; callback when the app comes back from the background", "ORD-33"),
    Symptom("load a view without showing it; test a view controller without a window", "LOD-01 WIN-01 ORD-10"),
  ]
}
