/// Who presents, in which style, on which device.
extension Symptom {
  // MARK: Which controller presents, and what the properties answer

  static let whoPresents: [Symptom] = [
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
      "parent is nil in modal; parent is nil for presented view controller; presented controller not in children; modal is not a child",
      "QRY-03 QRY-04"),
    Symptom(
      "back button missing on presented view controller; back button gone after presenting; navigation bar missing after presenting; no back button in modal; presented view controller has no navigation bar",
      "QRY-04 NAV-11 QRY-03"),
    Symptom(
      "modal does not cover the navigation bar; navigation bar stays above presented view controller; overCurrentContext does not cover navigation bar; present over navigation bar; modal covers only the child container and not the whole screen",
      "CTX-04 CTX-06 CTX-01"),
    Symptom(
      "tabBarController nil in modal; splitViewController nil; navigationController property inside presented; tabBarController is nil in presented view controller; navigationController nil in presented view controller",
      "QRY-04 QRY-03"),
    Symptom(
      "tab bar is covered by a transparent view controller; keep tab bar visible while presenting; tab bar disappears when presenting; tab bar hidden by presented view controller; "
        + "overCurrentContext covers the tab bar; present inside tab without covering tab bar; UITabBarController hidden behind modal",
      "CTX-05 LNT-13 why-did-my-overlay-cover-the-tab-bar CTX-04"),
    Symptom(
      "modal covers the tab bar; sheet covers tab bar; sheet presented from a tab lies over the tab bar; tab bar is covered by page sheet",
      "CTX-02 why-did-my-overlay-cover-the-tab-bar CTX-05 LNT-13"),
    Symptom(
      "tab bar visible above the modal; modal is behind the tab bar; presented view controller does not cover the tab bar",
      "LNT-14 CTX-06 CTX-04"),
    Symptom(
      "definesPresentationContext not working; definesPresentationContext ignored with full screen; currentContext covers whole screen; "
        + "present over child only; present inside container view only; present in part of the screen",
      "CTX-01 CTX-04 LNT-13 LNT-16"),
    Symptom(
      "default value of definesPresentationContext; which containers define a presentation context; navigation controller defines the context by itself",
      "CTX-06 CTX-04"),
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
      "which view controller presents; who is the presenter; UIKit uses another view controller to present; present on a child controller; who presents when a child view controller calls present",
      "CTX-02 CTX-04 QRY-02 why-is-presentingViewController-not-me"),
    Symptom(
      "window is nil; view.window nil in viewDidLoad or viewWillAppear; view not in window; is the view in the window in viewWillAppear",
      "QRY-07 ORD-05 PRE-10"),
    Symptom("viewIfLoaded window nil for covered controller; is the view controller visible", "QRY-07 QRY-08 REM-01"),
  ]

  // MARK: Styles

  static let styles: [Symptom] = [
    Symptom(
      "modalPresentationStyle on child instead of navigation controller no effect; style set on the root of the presented navigation controller",
      "LNT-46 STY-01"),
    Symptom(
      "cancel button missing in action sheet on iPad; action sheet has no cancel button", "DIS-15 STY-03"),
    Symptom(
      "modal covers half on ipad full on iphone", "ADP-04 ADP-03"),
    Symptom("alert textfield return key; return key of a text field in an alert", "DIS-15"),
    Symptom(
      "present from a UITableViewCell; present from a cell or a view; cell has no member present", "PRE-10 PRE-12"),
    Symptom(
      "modalPresentationStyle ignored; modalPresentationStyle fullScreen not working; style has no effect; still presented as sheet although full screen set; "
        + "setting modalPresentationStyle on navigation controller content; set the style on the wrong view controller",
      "STY-04 LNT-26 X-03 CTX-02"),
    Symptom(
      "set the delegate of presentationController before present; when to set presentationController delegate; reading presentationController too early",
      "STY-04 DIS-12 CUS-23"),
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
      "popover becomes sheet in split screen multitasking; split screen makes a popup a sheet; presentation changes when resizing window; rotate adapts sheet to full screen; "
        + "popover dismisses when I rotate; popover changes when the iPad is rotated",
      "ADP-08 ADP-04 ADP-05"),
    Symptom(
      "wrap popover in navigation controller on iPhone; presentationController viewControllerForAdaptivePresentationStyle",
      "ADP-07 ADP-03"),
    Symptom(
      "sheet not at medium detent; half sheet opens full height; detents ignored; sheet height wrong; selectedDetentIdentifier",
      "SHT-01 SHT-06 SHT-02"),
    Symptom(
      "sheet full screen in landscape; sheet is full height on its side; detents ignored in landscape; prefersEdgeAttachedInCompactHeight",
      "SHT-02 SHT-01"),
    Symptom(
      "sheet delegate not called when detent changes; selectedDetentIdentifier changed in code delegate not called",
      "SHT-03"),
    Symptom(
      "interact with view behind sheet; tap through undimmed sheet; largestUndimmedDetentIdentifier; background not tappable behind half sheet; "
        + "background of a medium detent sheet not touchable; map behind the sheet does not react",
      "SHT-04 SHT-05"),
    Symptom(
      "modalTransitionStyle ignored; cross dissolve not used; flip transition on presenting controller has no effect",
      "TRN-01 TRN-03 LNT-19"),
    Symptom("partial curl crash or not working; partialCurl; curl transition crash on present", "PRE-03 LNT-24 PRE-04"),
    Symptom("modalPresentationStyle none crash; present with style none", "PRE-06 LNT-25 P-E06"),
    Symptom(
      "custom presentation becomes full screen in compact width; custom presentation controller adaptivePresentationStyle",
      "ADP-06"),
    Symptom("presentation style not available; blurOverFullScreen on iPhone; style missing on this platform", "STY-05"),
    Symptom(
      "_UIFullscreenPresentationController; class of the presentation controller in printHierarchy; presented with",
      "PCC-02"),
    Symptom("overCurrentContext with cross dissolve crash; transition style of over current context", "TRN-06"),
  ]

  // MARK: Devices

  static let devices: [Symptom] = [
    Symptom(
      "landscape only view controller does not rotate on iPad; supportedInterfaceOrientations ignored on iPad; portrait lock does not work on iPad; "
        + "orientation never asked iPad; UIRequiresFullScreen; app delegate supportedInterfaceOrientationsFor not called on iPad",
      "BAR-11 LNT-56 BAR-06"),
    Symptom(
      "prefersInterfaceOrientationLocked; lock orientation iOS 26; keep the current orientation; orientation lock ignored inside a navigation controller",
      "BAR-12"),
    Symptom(
      "status bar hidden in landscape; status bar disappears when the iPhone is rotated; barStyle black status bar white text",
      "BAR-04"),
    Symptom(
      "popover crash on iPad; action sheet crashes on iPad; UIAlertController actionSheet iPad exception; sourceView must be set; popoverPresentationController sourceView barButtonItem",
      "PRE-13 O-E02 LNT-22 why-does-my-popover-crash-on-an-ipad"),
    Symptom(
      "can't present a sheet from another sheet; present a second sheet on top of a sheet; sheet over sheet does not appear",
      "PRE-11 LNT-38 PRE-01"),
    Symptom(
      "share sheet pushed onto navigation stack crashes; pushing UIActivityViewController crashes", "O-E14 SHW-04"),
    Symptom(
      "panmodal covers tab bar; custom presentation covers the tab bar of the navigation controller",
      "X-07 LNT-16 CTX-01"),
    Symptom("share sheet crash on iPad; UIActivityViewController crashes on iPad", "PRE-13 O-E12 LNT-22 O-E14"),
    Symptom(
      "status bar style not changing in modal; preferredStatusBarStyle not called; prefersStatusBarHidden ignored in presented view controller; status bar text color wrong in sheet",
      "BAR-02 BAR-01 BAR-03"),
    Symptom(
      "screen does not rotate although I override supportedInterfaceOrientations; supportedInterfaceOrientations of a pushed view controller ignored; "
        + "force one view controller to landscape in a navigation controller; video player stays portrait; shouldAutorotate not called in a tab or "
        + "navigation controller; lock one screen to portrait",
      "BAR-07 BAR-06 LNT-59 BAR-11"),
    Symptom(
      "status bar style while the navigation bar is hidden; preferredStatusBarStyle not called in navigation controller; status bar ignored by child of tab bar; "
        + "status bar stays black in a navigation controller although I override preferredStatusBarStyle; childForStatusBarStyle",
      "BAR-03 LNT-59 BAR-01"),
    Symptom(
      "setNeedsUpdateOfSupportedInterfaceOrientations does not rotate; requestGeometryUpdate does nothing; force landscape programmatically ios 16; "
        + "None of the requested orientations are supported by the view controller; setting UIDevice orientation not supported",
      "BAR-13 BAR-06 BAR-07"),
    Symptom(
      "modal does not rotate; supportedInterfaceOrientations not called; lock orientation of presented view controller; landscape only modal; orientation ignored in navigation controller",
      "BAR-06 BAR-07 BAR-08 LNT-30"),
    Symptom(
      "present in landscape crashes; preferredInterfaceOrientationForPresentation exception; no common orientation with the application",
      "BAR-08 P-E09 P-E11 LNT-30"),
    Symptom(
      "screen stays in landscape after a full screen video is dismissed; interface does not go back to portrait after dismissing a landscape view controller; "
        + "orientation not restored after dismissal",
      "BAR-08 BAR-06 BAR-13"),
    Symptom("home indicator not hidden; prefersHomeIndicatorAutoHidden ignored", "BAR-05"),
    Symptom(
      "overrideUserInterfaceStyle not applied to modal; dark mode not inherited by presented view controller", "BAR-09"),
    Symptom(
      "preferredContentSize ignored; popover size not updated; preferredContentSizeDidChange not called", "BAR-10"),
  ]
}
