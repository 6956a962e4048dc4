/// Stacks, tabs, pages, split views, searches, children.
extension Symptom {
  // MARK: Navigation stacks

  static let stacks: [Symptom] = [
    Symptom(
      "pushing the same view controller twice crash; view controller pushed twice on double tap; pushing the same instance more than once is not supported",
      "NAV-05 N-E02 LNT-08 NAV-04"),
    Symptom(
      "nested push animation corrupts the navigation bar; two pushes at the same time; push and pop in a row; navigation bar corrupted; push while animating is ignored; cannot push during an animation",
      "N-L04 LNT-08 NAV-15 NAV-16 NAV-14"),
    Symptom(
      "push right after pop ignored; pop then push shows nothing; popViewController and pushViewController immediately",
      "NAV-08 LNT-08 NAV-16"),
    Symptom(
      "pop does nothing; popViewController not working; pop on root; popViewController returns nil",
      "NAV-06 N-S01 N-S02"),
    Symptom(
      "pop two view controllers at once; pop several screens back; go back two screens; pop to a specific view controller; pop multiple view controllers",
      "NAV-07 NAV-06 NAV-08"),
    Symptom(
      "completion block of popViewController; completion handler for pushViewController; know when pop animation has finished; pushViewController completion",
      "CUS-20 CUS-21 NAV-02"),
    Symptom(
      "detect back button pressed; know when the back button was tapped; viewWillDisappear back button or push",
      "QRY-06 NAV-02 QRY-05"),
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
      "swipe back not working; swipe back gesture stopped working after custom back button; interactivePopGestureRecognizer disabled with custom back button or hidden navigation bar; edge swipe does not pop; swiping back from anywhere ios 26 disable; interactiveContentPopGestureRecognizer; back button tapped twice pops two screens ios 26",
      "NAV-12 CUS-28"),
    Symptom(
      "swipe back freezes the app; app frozen after swipe on root view controller; push stuck after swipe back",
      "NAV-12 N-L04 ORD-27"),
    Symptom(
      "pop cancelled swipe back viewWillDisappear called; swipe back halfway and return; viewWillAppear called but viewDidAppear not when swiping back half way; viewWillAppear without viewDidAppear after a cancelled swipe back; "
        + "viewDidAppear called twice when the swipe back gesture is cancelled; viewWillAppear called again when I let go of the swipe back; "
        + "viewWillDisappear called but viewDidDisappear is not; viewWillAppear called when the user swipes back and cancels",
      "ORD-27 QRY-06 ORD-28"),
    Symptom(
      "navigation delegate didShow not called; willShow didShow order; navigationController didShow called with wrong controller",
      "NAV-09 EVT-03 ORD-15"),
    Symptom(
      "push a navigation controller crash; pushing a navigation controller is not supported; show segue with navigation controller",
      "NAV-03 N-E01 LNT-31"),
    Symptom("push nil view controller", "N-L01 NAV-03"),
    Symptom(
      "self.navigationController is nil; navigationController is nil in the presented view controller; pushViewController does nothing because "
        + "navigationController is nil; tabBarController is nil; push through selectedViewController does nothing",
      "QRY-04 N-S02"),
    Symptom(
      "popToRootViewController from another tab does nothing; popToRootViewController not working; popViewController does nothing on the root",
      "NAV-06 QRY-04 N-S01"),
    Symptom("split view controllers cannot be pushed; push tab bar controller", "NAV-03 N-L02 N-S03 LNT-31"),
    Symptom(
      "navigation stack will not be updated; called while an existing transition or presentation is occurring",
      "N-L03 ORD-32"),
    Symptom("show pushes or presents; show(_:sender:) does what", "NAV-11 SHW-03 SHW-01"),
    Symptom("show presents a navigation controller and does not push it", "SHW-04 NAV-11"),
    Symptom(
      "show presents modally; show inside a tab bar controller presents; show without a navigation controller",
      "SHW-03 SHW-02"),
    Symptom(
      "showDetailViewController presents modally instead of in detail; showDetailViewController outside of a split view controller",
      "SHW-03 SHW-07 SHW-06"),
    Symptom(
      "showDetailViewController replaces the navigation controller of the detail; detail column replaced by showDetailViewController",
      "SHW-06 SPL-05"),
    Symptom(
      "showDetailViewController pushes on iPhone; detail is pushed on the master in a collapsed split view",
      "SHW-07 SPL-03"),
    Symptom(
      "showDetailViewController pushes on the secondary column; column style split view pushes the detail", "SHW-08"),
    Symptom("show in the master replaces the primary column; show in a split view replaces the sidebar", "SHW-05"),
    Symptom("showDetailTargetDidChange notification", "SHW-09"),
    Symptom(
      "push does nothing while an alert is showing; pop right after presenting an alert is ignored; push and present alert at the same time",
      "ORD-32 N-L03"),
    Symptom("didMove toParent not called after push; willMove toParent when popping", "NAV-01 NAV-02"),
  ]

  // MARK: Tabs, pages and split views

  static let tabsAndPages: [Symptom] = [
    Symptom(
      "navcontroller inside navcontroller double bar; navigation controller inside a navigation controller; two navigation bars",
      "NAV-03 N-E01"),
    Symptom(
      "back button action override ask before leaving unsaved changes; intercept the back button; confirm before going back",
      "NAV-12 DIS-09"),
    Symptom("moreNavigationController edit button; edit button of the More tab; rearrange tabs", "TAB-05"),
    Symptom(
      "tap on a tab that does not exist; UI test taps a button that is not there; user cannot swipe or tap this; "
        + "gesture in the test fails; step failed because no user could do that",
      "DIS-16 DIS-08"),
    Symptom(
      "tab bar disappears after pop; tab bar hidden after push; hidesBottomBarWhenPushed set in viewDidLoad does nothing; hidesBottomBarWhenPushed keeps tab bar hidden; tab bar does not come back",
      "NAV-13"),
    Symptom(
      "tab bar delegate didSelect not called when selectedIndex is set in code; shouldSelect not called",
      "TAB-02 TAB-03"),
    Symptom(
      "tab gets viewWillDisappear before viewDidLoad; tab that was never shown disappears; viewWillDisappear without viewWillAppear in a tab bar controller; two tabs selected quickly",
      "TAB-02 ORD-16 ORD-17"),
    Symptom("tapping the selected tab pops to root; tap on tab twice", "TAB-03"),
    Symptom("viewDidLoad of tabs not called until selected; second tab not loaded", "TAB-01 LOD-05"),
    Symptom(
      "more than five tabs; More tab navigation controller; six tabs parent is more navigation controller", "TAB-05"),
    Symptom(
      "selectedIndex is NSNotFound; selectedIndex is a huge number; tab bar controller without tabs", "TAB-01 TAB-05"),
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
      "split view shows detail first on iPhone; split view controller starts with secondary on iPhone; collapse to primary; master not shown in portrait iPhone; detail shown instead of master on iPhone; "
        + "split view starts with the detail on iPhone; master not visible on iPhone; app opens on the empty detail screen",
      "SPL-03 SPL-07 LNT-44"),
    Symptom(
      "detail lost after rotating split view; split view collapse expand; separate secondary", "SPL-04 SPL-03 SPL-02"),
    Symptom("isCollapsed false at launch; split view isCollapsed wrong in viewDidLoad", "SPL-02"),
    Symptom("split view column wrapped in navigation controller; setViewController for column", "SPL-06 SPL-05"),
    Symptom(
      "compact column is a tab bar controller; split view shows another controller on iPhone; column style collapses to the compact column",
      "SPL-07"),
    Symptom("split view exception initWithStyle preferredSplitBehavior", "SPL-08 V-E02"),
    Symptom(
      "primary column hidden in portrait on iPad; split view displayMode; sidebar hidden; children of a split view controller; both columns visible",
      "SPL-01"),
    Symptom(
      "inspector column; split view inspector is a sheet on iPhone; show inspector in UISplitViewController; inspector not shown",
      "SPL-09"),
    Symptom(
      "UITab view controller provider called late; tabs are created lazily; UITab not loaded; selectedTab; setTabs; tabs as UITab objects; UITabGroup UISearchTab; viewControllers after setting tabs",
      "TAB-06"),
    Symptom(
      "sidebar on iPhone instead of tab bar; tabSidebar mode; tab bar controller sidebar preferredPlacement", "TAB-07"),
    Symptom(
      "animate tab change; custom tab switch animation; tabBarController animationControllerForTransitionFrom not called",
      "CUS-29"),
    Symptom(
      "page curl is the default; page view controller curl viewDidAppear order; page view controller animates with a curl",
      "ORD-19 PAG-01"),
    Symptom("page swipe cancelled; page swiped halfway and let go viewWillAppear", "ORD-29 PAG-04"),
    Symptom(
      "setViewControllers crash while the user is swiping pages; no view controller managing visible view; page view controller crash during scroll",
      "PAG-01 G-E03 LNT-55"),
    Symptom("page view controller without pages crash; empty page view controller raises on iOS 18", "PAG-05 G-E07"),
    Symptom(
      "UIArrangementViewController; two view controllers side by side or over each other; primary and secondary of an arrangement",
      "ARR-01 ARR-02"),
    Symptom(
      "secondary of an arrangement not shown in landscape; closed iPhone Duo shows only the primary; split arrangement overlay arrangement",
      "ARR-02"),
  ]

  // MARK: Search

  static let searches: [Symptom] = [
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
    Symptom(
      "search bar disappears when I push a detail from search results; search is cancelled when I push from search results; "
        + "search bar gone after coming back from the detail of a search result; keep the search active behind a pushed screen",
      "SCH-04 SCH-02 SCH-01"),
    Symptom(
      "navigationController is nil in search results; push from search results does nothing; parent of the results controller",
      "QRY-04 SCH-01 N-S02"),
    Symptom(
      "dismiss closes the search instead of the modal; dismiss only ends the search; dismiss closes only the search controller",
      "DIS-01 SCH-01 D-S05"),
    Symptom(
      "cancel button of the search bar dismisses the whole screen; cancelling the search closes the modal; search ends and the presented screen goes too",
      "SCH-01 DIS-01 SCH-03"),
    Symptom(
      "rows cannot be tapped while searching; list is dimmed or grey during search; tap on a row closes the search",
      "SCH-05"),
    Symptom("viewWillAppear not called when search is cancelled; search controller delegate not called", "SCH-03"),
    Symptom("push or pop while search is opening or closing is ignored", "S-L02 ORD-32"),
  ]

  // MARK: Containment

  static let containment: [Symptom] = [
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
      "child should have parent view controller but actual parent is; child view controller should have parent view controller",
      "C-E01 CON-09 C-E03"),
    Symptom(
      "order of callbacks when a child is removed; removing a child view controller; didMove(toParent:) called twice; willMove toParent not called; removeFromParent callbacks",
      "CON-02 CON-01 CON-03"),
    Symptom(
      "child still gets events after it was removed; removed child still appears; viewWillAppear of a child that was removed; viewDidAppear called twice after addChild",
      "CON-04 CON-08 CON-02"),
    Symptom("child appears immediately when added; child view appearance timing addSubview", "CON-04 CON-05"),
    Symptom(
      "child view controller lifecycle methods not called; lifecycle of a child view controller is not called; viewDidAppear of child view controllers never called",
      "CON-05 CON-06 CON-04 CON-08"),
    Symptom("transition from to children callbacks; transitionFromViewController", "CON-10 C-E05"),
    Symptom("custom tab bar container class; subclass of UINavigationController not recognised", "CON-13"),
    Symptom("moving a child to another parent; adding root view controller as a child", "C-S01 C-E06 WIN-04"),
  ]
}
