// swift-format-ignore-file
// The rows of the rulebook's chapter 7 that are implemented.

extension MessageMetadata {
  /// The row of a message.
  public static func metadata(_ id: MessageID) -> MessageMetadata {
    switch id {
    case .pe01:
      MessageMetadata(
        id: .pe01, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present a nil modal view controller on target {source}.`"##,
        condition: ##"PRE-02: the argument is an expression that is `nil`"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"adamdebono/ADFlipTransition#15"##,
        evidence: ##"observed"##)
    case .pe02:
      MessageMetadata(
        id: .pe02, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present modally an active controller {presented}.`"##,
        condition: ##"PRE-08, PRE-05: the presented controller (a) has a presenter, or (b) has a parent"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS ≤ 13"##, sources: ##"material-components/material-components-ios#8506, OpenTreeMap/otm-ios#362, mxcl/PromiseKit#178, ko1o/PYSearch#85"##,
        evidence: ##"observed"##)
    case .pe03:
      MessageMetadata(
        id: .pe03, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present modally a view controller {presented} that is already being presented by {presenter of presented}.`"##,
        condition: ##"PRE-08: the presented controller has a presenter (half (a) of P-E02)"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 14+"##, sources: ##"Expensify/react-native-share-menu#101 (January 2021), stripe-archive/firebase-mobile-payments#7 (iOS 15), capacitor-community/privacy-screen#56, #83, joogps/SlideOverCard#35 (iOS 18)"##,
        evidence: ##"observed"##)
    case .pe04:
      MessageMetadata(
        id: .pe04, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present modally a view controller {presented} that has a parent view controller {parent}.`"##,
        condition: ##"PRE-05: the presented controller has a parent (half (b) of P-E02)"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 14+"##, sources: ##"–"##,
        evidence: ##"observed (public code); first version inferred from P-E03"##)
    case .pe05:
      MessageMetadata(
        id: .pe05, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present modal view controller on itself. Presenting controller is {presenter}.`"##,
        condition: ##"PRE-07: the resolved presenter is the presented controller"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"wordpress-mobile/WordPress-iOS#11483, kizitonwose/CountryPickerView#27 (iOS 12), capacitor-community/privacy-screen#98 (2024)"##,
        evidence: ##"observed"##)
    case .pe06:
      MessageMetadata(
        id: .pe06, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`The specified modal presentation style doesn't have a corresponding presentation controller.`"##,
        condition: ##"PRE-06: `modalPresentationStyle` is `.none` (an adaptive delegate may return it, a presentation may not have it)"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIModalPresentationStyle.none`, Design document 0"##,
        evidence: ##"documented (rule), observed (public code) (text)"##)
    case .pe07:
      MessageMetadata(
        id: .pe07, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present UIModalTransitionStylePartialCurl to or from non-fullscreen view controller {source}.`"##,
        condition: ##"PRE-03: partial curl, and the presented controller's style is not `.fullScreen`, or the source's level was presented in another style"##,
        effect: ##"raised in the call. From iOS 13 the default style is a sheet, so setting the transition style alone raises it"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIModalTransitionStyle.partialCurl`, proyecto26/react-native-inappbrowser#130 (iOS 13)"##,
        evidence: ##"documented (rule), observed (text)"##)
    case .pe08:
      MessageMetadata(
        id: .pe08, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Application tried to present overCurrentContext with a transition style other than coverVertical {presented}.` (presim's words: UIKit's are not known)"##,
        condition: ##"TRN-06, **docs** only: style `.overCurrentContext`, `modalTransitionStyle` not `.coverVertical`"##,
        effect: ##"raised in the call"##,
        versions: ##"docs"##, sources: ##"Design document 4"##,
        evidence: ##"documented, disputed: see the tables below"##)
    case .ps01:
      MessageMetadata(
        id: .ps01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"PRE-04: the source's level was presented with partial curl"##,
        effect: ##"refused; completion not called"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIModalTransitionStyle.partialCurl`, Design document 0"##,
        evidence: ##"documented (rule), inferred (silence: no text in any report)"##)
    case .pe14:
      MessageMetadata(
        id: .pe14, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`child view controller:{vc} should have parent view controller:(null) but actual parent is:{parent}`"##,
        condition: ##"WIN-04: `window.rootViewController = vc` while `vc` has a parent"##,
        effect: ##"raised in the assignment"##,
        versions: ##"iOS 8–26"##, sources: ##"Friend-LGA/LGSideMenuController#110, dotnet/maui#30310"##,
        evidence: ##"observed"##)
    case .pl01:
      MessageMetadata(
        id: .pl01, kind: ##"log, refused"##,
        text: ##"iOS ≤ 13 `Warning: Attempt to present {presented} on {presenter} whose view is not in the window hierarchy!` · iOS 14+ `Attempt to present {presented} on {presenter} (from {source}) whose view is not in the window hierarchy.`"##,
        condition: ##"PRE-10: the presenter's view has no window, or its dismissal has been asked for: too early, popped, dismissed or on its way out, covered by a full-screen or current-context presentation, never put on screen"##,
        effect: ##"T-4"##,
        versions: ##"iOS 8–26"##, sources: ##"facebookarchive/Tweaks#15, kevin-lyn/STPopup#91, CoderMikeHe/WeChat#16, steipete/PSTAlertController#40; levey/LeveyTabBarController#8"##,
        evidence: ##"observed"##)
    case .pl02:
      MessageMetadata(
        id: .pl02, kind: ##"log, refused"##,
        text: ##"iOS ≤ 13 `Warning: Attempt to present {presented}  on {presenter} which is already presenting {current}` (two blanks before `on`, no mark at the end) · iOS 14+ `Attempt to present {presented} on {presenter} (from {source}) which is already presenting {current}.`"##,
        condition: ##"PRE-11: the presenter presents a controller already, also one asked for earlier in the turn; alerts, popovers and an active search controller count"##,
        effect: ##"T-4"##,
        versions: ##"iOS 8–26"##, sources: ##"ThornTechPublic/InteractiveModal#8, airbrake/airbrake-ios#91; deltachat/deltachat-ios#2736, joogps/SlideOverCard#6, #38"##,
        evidence: ##"observed"##)
    case .pl03:
      MessageMetadata(
        id: .pl03, kind: ##"log, refused"##,
        text: ##"iOS ≤ 13 `Warning: Attempt to present {presented} on {presenter} while a presentation is in progress!` · iOS 14+ `Attempt to present {presented} on {presenter} (from {source}) while a presentation is in progress.`"##,
        condition: ##"PRE-09: a presentation or dismissal of which it is the presenter has begun and not ended"##,
        effect: ##"T-4"##,
        versions: ##"iOS 8–26"##, sources: ##"zetachang/DCModalSegue#10; nathantannar4/Transmission#103, ericberman/MyFlightbookiOS#370"##,
        evidence: ##"observed"##)
    case .pl04:
      MessageMetadata(
        id: .pl04, kind: ##"log, proceeds"##,
        text: ##"`Presenting view controllers on detached view controllers is discouraged {source}.`"##,
        condition: ##"PRE-12: the source's view is in a window, but no chain of parents and presenters leads from it to a window's root (a view put in by `addSubview` without `addChild`)"##,
        effect: ##"presented; the presenter is the top of the source's own tree"##,
        versions: ##"iOS ≤ 13"##, sources: ##"John-Lluch/SWRevealViewController#344, stefanceriu/SCPageViewController#16, GabrielAlva/SwiftPages#18, LeoNatan/LNPopupController#147"##,
        evidence: ##"observed"##)
    case .pl05:
      MessageMetadata(
        id: .pl05, kind: ##"log, proceeds"##,
        text: ##"`Presenting view controller {presented} from detached view controller {source} is discouraged.`"##,
        condition: ##"PRE-12: as P-L04"##,
        effect: ##"as P-L04"##,
        versions: ##"iOS 14–16"##, sources: ##"davidscheutz/swiftui-infinite-navigation#8 (iOS 16)"##,
        evidence: ##"observed"##)
    case .pl06:
      MessageMetadata(
        id: .pl06, kind: ##"log, proceeds"##,
        text: ##"`Presenting view controller {presented} from detached view controller {source} is not supported, and may result in incorrect safe area insets and a corrupt root presentation. Make sure {source} is in the view controller hierarchy before presenting from it. Will become a hard exception in a future release.`"##,
        condition: ##"PRE-12: as P-L04"##,
        effect: ##"as P-L04"##,
        versions: ##"iOS 17+"##, sources: ##"LeoNatan/LNPopupController#560 (February 2024)"##,
        evidence: ##"observed"##)
    case .x01:
      MessageMetadata(
        id: .x01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"a `present` refused by P-L01…P-L03 has a completion handler"##,
        effect: ##"it never runs (T-4)"##,
        versions: ##"iOS 8–26"##, sources: ##"dotnet/macios#3275"##,
        evidence: ##"observed"##)
    case .x02:
      MessageMetadata(
        id: .x02, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"DIS-13, WIN-03: `window.rootViewController = new` while the old root's level presents"##,
        effect: ##"the old chain is not dismissed and keeps its links; what was presented in the full-screen family stays over the new root"##,
        versions: ##"iOS 8–26"##, sources: ##"rdar 18535358 (lionheart/openradar-mirror#3009), AdevintaSpain/Sencha#23, Rightpoint/Swiftilities#38"##,
        evidence: ##"observed to iOS 13, inferred later"##)
    case .x03:
      MessageMetadata(
        id: .x03, kind: ##"iOS ≤ 12 silent; iOS 13+ log, proceeds"##,
        text: ##"`Setting modalPresentationStyle once presentationController has been accessed will have no effect until {vc} is presented, dismissed, and presented again.`"##,
        condition: ##"STY-04: `modalPresentationStyle` is set to another value after the style was frozen"##,
        effect: ##"the property changes; the next presentation is the frozen one"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.presentationController`, software-mansion/react-native-screens#185, duckduckgo/apple-browsers#2358"##,
        evidence: ##"documented (effect), observed (public code) (text, iOS 26; first version inferred)"##)
    case .x07:
      MessageMetadata(
        id: .x07, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"CTX-01: style `.custom`, an ancestor defines a context, and the presentation controller does not say `shouldPresentInFullscreen = false`"##,
        effect: ##"the context is passed over: presented from the top"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIPresentationController.shouldPresentInFullscreen`, slackhq/PanModal#40, SebastianBoldt/Jelly#72"##,
        evidence: ##"observed"##)
    case .x09:
      MessageMetadata(
        id: .x09, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"QRY-02: the source is not the resolved presenter"##,
        effect: ##"`presentingViewController` answers the presenter, not the source"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.presentingViewController`"##,
        evidence: ##"documented"##)
    case .dl01:
      MessageMetadata(
        id: .dl01, kind: ##"log, refused"##,
        text: ##"`Warning: Attempt to dismiss from view controller {manager} while a presentation or dismiss is in progress!`"##,
        condition: ##"DIS-04 case 1 (`{manager}`: the controller that would dismiss): a presentation or dismissal of which it is the presenter has begun and not ended, or the same dismissal was asked for earlier in the turn"##,
        effect: ##"nothing changes; completion not called"##,
        versions: ##"iOS 8–26"##, sources: ##"zoonooz/ZFDragableModalTransition#3, jonkykong/SideMenu#323, thiagoperes/IDMPhotoBrowser#29"##,
        evidence: ##"observed to iOS 13 (public code, July 2020), inferred later"##)
    case .dl02:
      MessageMetadata(
        id: .dl02, kind: ##"log, refused"##,
        text: ##"`Trying to dismiss the presentation controller while transitioning already. ({pc})`"##,
        condition: ##"DIS-04 case 2: the presentation to be dismissed was asked for in the same turn, so it has not begun"##,
        effect: ##"the dismissal is lost, the presentation goes on; completion not called. D-L03 follows"##,
        versions: ##"iOS 8–26"##, sources: ##"paypal/PayPal-iOS-SDK#232, card-io/card.io-iOS-SDK#83, Adlotto/cordova-plugin-recheck-screen-orientation#2, nathantannar4/Transmission#103"##,
        evidence: ##"observed; the exact condition inferred"##)
    case .dl03:
      MessageMetadata(
        id: .dl03, kind: ##"log, proceeds"##,
        text: ##"iOS ≤ 12 `transitionViewForCurrentTransition is not set, presentation controller was dismissed during the presentation? ({pc})` · iOS 13+ `Null transitionViewForCurrentTransition block, aborting _scheduleTransition:`"##,
        condition: ##"DIS-04 case 2: after D-L02"##,
        effect: ##"none beyond D-L02's"##,
        versions: ##"iOS 8–26"##, sources: ##"paypal/PayPal-iOS-SDK#232, card-io/card.io-iOS-SDK#74"##,
        evidence: ##"observed; iOS 13+ observed (public code, July 2020)"##)
    case .ds01:
      MessageMetadata(
        id: .ds01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"DIS-06: the receiver presents nothing, and neither it nor an ancestor is presented"##,
        effect: ##"nothing changes; the completion handler is called"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.dismiss(animated:completion:)`"##,
        evidence: ##"inferred"##)
    case .ds02:
      MessageMetadata(
        id: .ds02, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"DIS-05: two `dismiss` on `a` in the chain `r → a → b`, in one turn or two: the first takes `b`; at the second `b` is gone or going and counts no more"##,
        effect: ##"the second takes `a` itself: one level too many"##,
        versions: ##"iOS 8–26"##, sources: ##"rdar 30284135 (lionheart/openradar-mirror#16819), pointfreeco/swift-navigation#332"##,
        evidence: ##"observed"##)
    case .ds03:
      MessageMetadata(
        id: .ds03, kind: ##"see D-L01"##,
        text: ##"–"##,
        condition: ##"DIS-05: `dismiss` on a controller that nobody presents, while what it presents is being dismissed already"##,
        effect: ##"that dismissal goes on; this completion handler is never called"##,
        versions: ##"iOS 8–26"##, sources: ##"ekazaev/route-composer#20 (iOS 12)"##,
        evidence: ##"observed"##)
    case .ds04:
      MessageMetadata(
        id: .ds04, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"DIS-02, DIS-03: `dismiss` on a controller low in a chain"##,
        effect: ##"everything above it goes; only the topmost is animated"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.dismiss(animated:completion:)`"##,
        evidence: ##"documented"##)
    case .ds05:
      MessageMetadata(
        id: .ds05, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"DIS-01: a controller inside a presented container calls `dismiss` and presents nothing"##,
        effect: ##"the container goes, with all in it"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.dismiss(animated:completion:)`"##,
        evidence: ##"documented"##)
    case .ce01:
      MessageMetadata(
        id: .ce01, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`child view controller:{child} should have parent view controller:{owner} but actual parent is:{parent}`"##,
        condition: ##"CON-09: `owner.view.addSubview(child.view)` while `child.parent` is another controller"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.hierarchyInconsistencyException`, ViewDeck/ViewDeck#287, sx1989827/LazyPageScrollView#5"##,
        evidence: ##"observed"##)
    case .ce02:
      MessageMetadata(
        id: .ce02, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`child view controller:{child} should have parent view controller:{owner} but requested parent is:{parent}`"##,
        condition: ##"CON-09: `parent.addChild(child)` while `child.view` lies in another controller's view"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"smartnsoft/Extra#7, weissi/FRLayeredNavigationController#6"##,
        evidence: ##"observed"##)
    case .ce03:
      MessageMetadata(
        id: .ce03, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`child view controller:{child} should have parent view controller:(null) but actual parent is:{parent}`"##,
        condition: ##"CON-09: `child.view`, `child` having a parent, is put where there is no owner: straight into a window"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"jmascia/KLCPopup#6, IBAnimatable/IBAnimatable#579"##,
        evidence: ##"observed"##)
    case .ce04:
      MessageMetadata(
        id: .ce04, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`A view can only be associated with at most one view controller at a time! View {view} is associated with {first}. Clear this association before associating this view with {second}.`"##,
        condition: ##"`second.view = first.view`"##,
        effect: ##"raised in the assignment"##,
        versions: ##"iOS 8–26"##, sources: ##"Sumi-Interactive/SIAlertView#120, nicklockwood/iCarousel#229"##,
        evidence: ##"observed"##)
    case .ce05:
      MessageMetadata(
        id: .ce05, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Children view controllers {from} and {to} must have a common parent view controller when calling -[UIViewController transitionFromViewController:toViewController:duration:options:animations:completion:]`"##,
        condition: ##"CON-10: `transition(from:to:…)` with controllers that are not both children of the receiver"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"Awful/Awful.app#213"##,
        evidence: ##"observed"##)
    case .ce06:
      MessageMetadata(
        id: .ce06, kind: ##"`UIViewControllerHierarchyInconsistency`"##,
        text: ##"`adding a root view controller {child} as a child of view controller:{parent}`"##,
        condition: ##"CON-01, NAV-03: `addChild`, a push or `setViewControllers` with a controller that is a window's `rootViewController`"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"pointfreeco/swift-snapshot-testing#310"##,
        evidence: ##"observed"##)
    case .cl01:
      MessageMetadata(
        id: .cl01, kind: ##"iOS ≤ 12 silent; iOS 13+ log, proceeds"##,
        text: ##"`Manually adding the rootViewController's view to the view hierarchy is no longer supported. Please allow UIWindow to add the rootViewController's view to the view hierarchy itself.`"##,
        condition: ##"the root controller's view is added to a window or a view by hand, or a controller that is presented is made root (WIN-04)"##,
        effect: ##"takes effect"##,
        versions: ##"iOS 8–26"##, sources: ##"alexanderjarvis/PXAlertView#62, devxoul/Toaster#182, dotnet/maui#30310"##,
        evidence: ##"observed"##)
    case .cl02:
      MessageMetadata(
        id: .cl02, kind: ##"log, proceeds"##,
        text: ##"`Application windows are expected to have a root view controller at the end of application launch`"##,
        condition: ##"WIN-06: a `window` outline without an entry"##,
        effect: ##"an empty window"##,
        versions: ##"iOS 8"##, sources: ##"inamiy/YISplashScreen#4"##,
        evidence: ##"observed"##)
    case .ce08:
      MessageMetadata(
        id: .ce08, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`Application windows are expected to have a root view controller at the end of application launch`"##,
        condition: ##"WIN-05: as C-L02"##,
        effect: ##"raised at launch, before the first step"##,
        versions: ##"iOS 9+"##, sources: ##"frankus/MeterView#3, kconner/KMCGeigerCounter#17"##,
        evidence: ##"observed"##)
    case .cs01:
      MessageMetadata(
        id: .cs01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"CON-01: `addChild` of a controller that has another parent, its view not left behind there"##,
        effect: ##"it is taken from the old parent first"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIViewController.addChild(_:)`"##,
        evidence: ##"documented"##)
    case .cs03:
      MessageMetadata(
        id: .cs03, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"CON-08: `owner.view.addSubview(child.view)`, `child` without a parent"##,
        effect: ##"shown; not in `children`; detached for P-L04…P-L06"##,
        versions: ##"iOS 8–26"##, sources: ##"stefanceriu/SCPageViewController#16"##,
        evidence: ##"observed"##)
    case .al01:
      MessageMetadata(
        id: .al01, kind: ##"log, proceeds"##,
        text: ##"`Unbalanced calls to begin/end appearance transitions for {vc}.`"##,
        condition: ##"ORD-02: a cell marked U of its table (an end with nothing begun, a second begin in the same direction, a begin by hand across UIKit's own transition)"##,
        effect: ##"callbacks are sent as asked, as far as ORD-02 passes them"##,
        versions: ##"iOS 8–26"##, sources: ##"andreamazz/BubbleTransition#39, CosmicMind/Motion#42, nytimes/NYTPhotoViewer#303, Rightpoint/RZUtils#117"##,
        evidence: ##"observed"##)
    case .al02:
      MessageMetadata(
        id: .al02, kind: ##"iOS ≤ 15 silent; iOS 16+ log, proceeds"##,
        text: ##"`Calling -{selector} directly on a view controller is not supported, and may result in out-of-order callbacks and other inconsistent behavior. Use the -beginAppearanceTransition:animated: and -endAppearanceTransition APIs on UIViewController to manually drive appearance callbacks instead. Make a symbolic breakpoint at UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. View controller: {vc}` (`{selector}`: `viewWillAppear:`, `viewDidAppear:`, `viewWillDisappear:`, `viewDidDisappear:`)"##,
        condition: ##"CON-11, CON-12: a statement calls one of the four on a controller"##,
        effect: ##"the callback's body runs; the state does not change"##,
        versions: ##"iOS 8–26"##, sources: ##"LeoNatan/LNPopupController#521 (November 2022), Automattic/pocket-casts-ios#599, johnno1962/InjectionIII#438"##,
        evidence: ##"observed; first version inferred"##)
    case .as01:
      MessageMetadata(
        id: .as01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"ORD-13: a presentation that leaves the presenter's view in place (sheet, popover, `.overFullScreen`, `.overCurrentContext`, most custom ones)"##,
        effect: ##"the presenter gets no disappearance and, after the dismissal, no appearance callbacks"##,
        versions: ##"iOS 8–26; by default from iOS 13"##, sources: ##"gordontucker/FittedSheets#61, Yummypets/YPImagePicker#517, ivanvorobei/SPStorkController#19"##,
        evidence: ##"observed"##)
    case .ne01:
      MessageMetadata(
        id: .ne01, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`Pushing a navigation controller is not supported`"##,
        condition: ##"NAV-03: push or `setViewControllers` with a `UINavigationController`. `show(_:sender:)` presents it instead (NAV-11)"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"`UINavigationController.pushViewController(_:animated:)`, skywinder/ActionSheetPicker-3.0#70"##,
        evidence: ##"observed"##)
    case .ne02:
      MessageMetadata(
        id: .ne02, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"iOS ≤ 12 `Pushing the same view controller instance more than once is not supported ({vc})` · iOS 13+ `{nav} is pushing the same view controller instance ({vc}) more than once which is not supported and is most likely an error in the application : {bundle}`"##,
        condition: ##"NAV-04, NAV-05: the pushed controller is on this stack"##,
        effect: ##"raised in the call, or later by T-2"##,
        versions: ##"iOS 8–26"##, sources: ##"samuelclay/NewsBlur#886, zendesk/zendesk_sdk_chat_ios#220 (12.1); thexande/SwiftAlgorithms#31, react-navigation/react-navigation#10740"##,
        evidence: ##"observed"##)
    case .ne03:
      MessageMetadata(
        id: .ne03, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`All view controllers in a navigation controller must be distinct ({list of controllers})`"##,
        condition: ##"NAV-09: `setViewControllers` with one controller twice"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"wordpress-mobile/WordPress-iOS#15337"##,
        evidence: ##"observed"##)
    case .ne04:
      MessageMetadata(
        id: .ne04, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`Tried to pop to a view controller that doesn't exist.`"##,
        condition: ##"NAV-06: `popToViewController` with a controller that is not on the stack"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"helpscout/beacon-ios-sdk#132 (14.1), xiaopin/NavigationContainer#11, mercadopago/px-ios#745"##,
        evidence: ##"observed"##)
    case .nl01:
      MessageMetadata(
        id: .nl01, kind: ##"log, refused"##,
        text: ##"`Application tried to push a nil view controller on target {nav}.`"##,
        condition: ##"NAV-03: push of an expression that is `nil`"##,
        effect: ##"ignored"##,
        versions: ##"iOS 8–26"##, sources: ##"OceanLabs/iOS-Print-SDK#296, rickytan/RTRootNavigationController#186"##,
        evidence: ##"observed"##)
    case .nl02:
      MessageMetadata(
        id: .nl02, kind: ##"log, refused"##,
        text: ##"`Split View Controllers cannot be pushed to a Navigation Controller {nav}`"##,
        condition: ##"NAV-03: push of a `UISplitViewController`. As a child of a plain container it is accepted"##,
        effect: ##"ignored"##,
        versions: ##"iOS 8–26"##, sources: ##"grgcombs/IntelligentSplitViewController#11, jamonholmgren/ProMotion#379"##,
        evidence: ##"observed"##)
    case .nl03:
      MessageMetadata(
        id: .nl03, kind: ##"log, refused"##,
        text: ##"`{selector} called on {nav} while an existing transition or presentation is occurring; the navigation stack will not be updated.` (`pushViewController:animated:`, `popViewControllerAnimated:`, `popToViewController:transition:` for both `popTo…` calls, `setViewControllers:animated:`)"##,
        condition: ##"ORD-32: the stack is changed while the navigation controller is the presenter of a presentation or dismissal that has begun and not ended; a search controller that opens or closes counts"##,
        effect: ##"the stack stays"##,
        versions: ##"iOS 9+"##, sources: ##"newbe.dev "UISearchController persisting after segue"; pointfreeco/swift-navigation, PresentationTests (a settled modal is no hindrance)"##,
        evidence: ##"observed (public code), boundary inferred"##)
    case .nl04:
      MessageMetadata(
        id: .nl04, kind: ##"log, proceeds"##,
        text: ##"iOS ≤ 12 `nested push animation can result in corrupted navigation bar` · iOS 13+ `nested push animation can result in a corrupted navigation bar`; `pop` for `push` if that call pops"##,
        condition: ##"NAV-14, NAV-15: the second and each further animated change of one stack in a turn"##,
        effect: ##"the stack changes"##,
        versions: ##"iOS 8–26"##, sources: ##"ChatSecure/ChatSecure-iOS#597, CharlinFeng/SwipeNavigationVC#2; HeroTransitions/Hero#638, nalexn/clean-architecture-swiftui#6"##,
        evidence: ##"observed"##)
    case .ns01:
      MessageMetadata(
        id: .ns01, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"NAV-06: `popViewController` with one controller on the stack"##,
        effect: ##"nothing; returns `nil`"##,
        versions: ##"iOS 8–26"##, sources: ##"`UINavigationController.popViewController(animated:)`"##,
        evidence: ##"documented"##)
    case .ns02:
      MessageMetadata(
        id: .ns02, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"a call through `x.navigationController` (or another optional) that is `nil`"##,
        effect: ##"nothing, as Swift's optional chaining does"##,
        versions: ##"iOS 8–26"##, sources: ##"YuigaWada/PolioPager#10"##,
        evidence: ##"observed"##)
    case .ns03:
      MessageMetadata(
        id: .ns03, kind: ##"silent"##,
        text: ##"–"##,
        condition: ##"NAV-03: push of a `UITabBarController`"##,
        effect: ##"works, though the documentation forbids it"##,
        versions: ##"iOS 8–26"##, sources: ##"`UINavigationController.pushViewController(_:animated:)`, Tencent/QMUI_iOS#1528"##,
        evidence: ##"observed"##)
    case .be01:
      MessageMetadata(
        id: .be01, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`-[UITabBarController setSelectedViewController:] only a view controller in the tab bar controller's list of view controllers can be selected.`"##,
        condition: ##"TAB-02: `selectedViewController` is set to a controller that is none of the tabs"##,
        effect: ##"raised in the assignment"##,
        versions: ##"iOS 8–26"##, sources: ##"`UITabBarController.selectedViewController`"##,
        evidence: ##"observed (public code); name inferred"##)
    case .ge01:
      MessageMetadata(
        id: .ge01, kind: ##"`NSInvalidArgumentException`"##,
        text: ##"`The number of view controllers provided ({n}) doesn't match the number required ({m}) for the requested transition`"##,
        condition: ##"PAG-01: `setViewControllers` of a page view controller with another number than is required"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"NYPL-Simplified/Simplified-iOS#781, CosmicMind/Material#608"##,
        evidence: ##"observed"##)
    case .oe01:
      MessageMetadata(
        id: .oe01, kind: ##"`NSGenericException`"##,
        text: ##"`UIPopoverPresentationController ({pc}) should have a non-nil sourceView or barButtonItem set before the presentation occurs.`"##,
        condition: ##"PRE-13: the presentation, adapted, is a popover without `sourceView`, `sourceItem` or `barButtonItem`. `UIActivityViewController` on a regular width is such a popover"##,
        effect: ##"raised when the transition begins (T-1); in compact width the same code is fine"##,
        versions: ##"iOS 8–26"##, sources: ##"viezel/TiSocial.Framework#153, x2on/FSImageViewer#30, Provenance-Emu/Provenance#1833 (2022)"##,
        evidence: ##"observed"##)
    case .oe02:
      MessageMetadata(
        id: .oe02, kind: ##"`NSGenericException`"##,
        text: ##"iOS ≤ 11 `Your application has presented a UIAlertController ({presented}) of style UIAlertControllerStyleActionSheet. The modalPresentationStyle of a UIAlertController with this style is UIModalPresentationPopover. You must provide location information for this popover through the alert controller's popoverPresentationController. You must provide either a sourceView and sourceRect or a barButtonItem.  If this information is not known when you present the alert controller, you may provide it in the UIPopoverPresentationControllerDelegate method -prepareForPopoverPresentation.` · iOS 12+ the same with ` from {presenterClass} ({presenter})` before the first full stop; two blanks before `If`"##,
        condition: ##"PRE-13: an action sheet becomes a popover (iPad, regular width) without an anchor"##,
        effect: ##"raised when the transition begins (T-1). The controller after `from` is the resolved presenter: in material-components/material-components-ios#8730 the receiver is a plain controller, the line names its navigation controller"##,
        versions: ##"iOS 8–26"##, sources: ##"tasanobu-zz/Kamagari#1, ryanmaxwell/UIAlertController-Blocks#3; dillidon/alerts-and-pickers#71 (November 2018), material-components/material-components-ios#8730, Provenance-Emu/Provenance#1737"##,
        evidence: ##"observed"##)
    case .oe03:
      MessageMetadata(
        id: .oe03, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`UIAlertController must have a title, a message or an action to display`"##,
        condition: ##"an alert or action sheet without title, message and action is presented"##,
        effect: ##"raised when the transition begins (T-1)"##,
        versions: ##"iOS 8–26"##, sources: ##"–"##,
        evidence: ##"observed (public code); name and moment inferred"##)
    case .oe04:
      MessageMetadata(
        id: .oe04, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`UIAlertController can only have one action with a style of UIAlertActionStyleCancel`"##,
        condition: ##"a second action of style `.cancel` is added"##,
        effect: ##"raised in `addAction`"##,
        versions: ##"iOS 8–26"##, sources: ##"dpa99c/phonegap-launch-navigator#263 (14.4)"##,
        evidence: ##"observed"##)
    case .oe05:
      MessageMetadata(
        id: .oe05, kind: ##"`NSInternalInconsistencyException`"##,
        text: ##"`Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert`"##,
        condition: ##"`addTextField` on an action sheet"##,
        effect: ##"raised in the call"##,
        versions: ##"iOS 8–26"##, sources: ##"`UIAlertController.addTextField(configurationHandler:)`, jonreid/MockUIAlertController#3"##,
        evidence: ##"documented (rule), observed (public code) (text); name inferred"##)
    }
  }
}
