/// Callbacks that do not come, and what is never released.
extension Symptom {
  // MARK: Callbacks

  static let callbacks: [Symptom] = [
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
    Symptom(
      "viewDidLoad of tab bar controller called in init; tab bar controller loads its view before init has finished; viewDidLoad of a UITabBarController subclass too early",
      "LOD-05 LOD-01"),
    Symptom("viewDidLoad called twice; view loaded again; viewDidUnload", "LOD-06 LOD-01"),
    Symptom(
      "completion handler of present called before viewDidAppear; order of completion and viewDidAppear; "
        + "when does the completion of dismiss run; completion called before viewDidDisappear; completion handler of dismiss called too early",
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
    Symptom(
      "viewDidAppear called before the animation has ended; viewDidAppear too early; view not laid out in viewWillAppear; frame wrong in viewWillAppear",
      "ORD-06 ORD-05 ORD-07"),
    Symptom(
      "viewWillAppear of the parent before the child; order of container and child callbacks; which children get viewWillAppear",
      "ORD-03 ORD-04"),
    Symptom(
      "viewDidLoad of the root view controller called late; root of a presented navigation controller loads after the navigation controller",
      "ORD-09"),
    Symptom(
      "popoverPresentationControllerShouldDismissPopover not called; popoverPresentationControllerDidDismissPopover order",
      "ORD-21 DIS-11"),
    Symptom("unbalanced calls to begin end appearance transitions", "A-L01 ORD-02 CON-07"),
    Symptom("calling viewWillAppear manually; call viewWillAppear directly warning iOS 16", "CON-11 A-L02 CON-12"),
    Symptom(
      "forward appearance by hand beginAppearanceTransition endAppearanceTransition shouldAutomaticallyForwardAppearanceMethods",
      "CON-06 CON-07 LNT-33"),
  ]

  // MARK: Another size

  static let size: [Symptom] = [
    Symptom(
      "viewWillTransition not called; viewWillTransition(to:with:) on rotation; willTransition(to:with:); "
        + "traitCollectionDidChange not called on iPad; rotation callback; viewWillTransition called on a covered controller",
      "ORD-35 BAR-06 BAR-11"),
    Symptom("willRotate didRotate not called; willRotateToInterfaceOrientation deprecated", "ORD-35"),
    Symptom("viewWillLayoutSubviews on rotation; viewDidLayoutSubviews called again", "ORD-35 EVT-02"),
    Symptom("didReceiveMemoryWarning; memory warning; view unloaded on memory warning", "LOD-06"),
    Symptom(
      "size class inside a form sheet; horizontalSizeClass in a popover on an iPad; split view collapsed in a form sheet; "
        + "traitCollection compact in a page sheet",
      "CHO-84 SPL-02"),
    Symptom("setOverrideTraitCollection traitOverrides child size class", "EVT-05 ORD-35"),
  ]

  // MARK: Memory

  static let memory: [Symptom] = [
    Symptom(
      "deinit not called after dismiss; view controller not deallocated after pop; memory leak after dismissing modal; retain cycle presented view controller; "
        + "my screen is never deallocated; deinit never called because of a closure; self captured in a closure keeps the view controller alive; "
        + "timer keeps the view controller alive",
      "REL-03 REL-01 X-12 STY-04 X-02"),
    Symptom(
      "view controller leaks when presentationController is accessed; reading popoverPresentationController leaks; "
        + "presentation controller never deallocated after reading it; sheetPresentationController retain cycle without presenting",
      "X-12 STY-04 REL-01"),
    Symptom(
      "old root view controller leaks after changing rootViewController; memory after logout root swap",
      "WIN-03 DIS-13 X-02 LNT-32"),
    Symptom("deinit called before viewDidDisappear; when is deinit called after pop or dismiss", "REL-03 ORD-01"),
    Symptom(
      "coordinator deallocated; coordinator is gone after start; nobody holds the coordinator; coordinator's closure never runs",
      "LNT-60 REL-01"),
    Symptom("delegate is nil; weak delegate deallocated immediately; coordinator released", "REL-01 CUS-24 EVT-03"),
  ]
}
