// swift-format-ignore-file
// The open questions (CHO), word for word.

extension ChoiceMetadata {
  /// The open questions (CHO), in the rulebook's order.
  static let all: [ChoiceMetadata] = [
    ChoiceMetadata(
      id: .cho01, question: "In which order do the visible controllers of a dismissed chain disappear?",
      choice: "topmost first, will and did.",
      rules: [.rule(.ord14)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho02, question: "Do the covered ones of a dismissed full-screen chain get callbacks?",
      choice: "none but `deinit`.",
      rules: [.rule(.ord14)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho03, question: "Do all that go report `isBeingDismissed`?",
      choice: "yes.",
      rules: [.rule(.ord24), .rule(.qry05)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho04, question: "Where do load, WA and IA of a first-shown navigation controller's root stand?",
      choice: "after the navigation controller's own IA, in its first layout.",
      rules: [.rule(.ord09), .rule(.ord10)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho05, question: "viewIsAppearing at two levels?",
      choice: "parent first, after the last will-callback.",
      rules: [.rule(.ord07)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho06, question: "Lines of building the tree before launch?",
      choice: "wM, dM in outline order, then the early loads; nothing can decide it, an outline is not code.",
      rules: [.rule(.ord10), .rule(.lod05)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho07, question: "Page changes by code, and by hand after iOS 7?",
      choice: "as the swipes logged on iOS 7.",
      rules: [.rule(.ord18), .rule(.ord19), .rule(.ord29)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho08, question: "presentationControllerWillDismiss and WD, DidDismiss and DD?",
      choice: "Will before, Did after.",
      rules: [.rule(.ord20), .rule(.ord21)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho09, question: "Tab switch on iOS 18+ with animations disabled, or built with an older SDK?",
      choice: "ORD-17 all the same.",
      rules: [.rule(.ord17)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho10, question: "What has a tab or page call done when it returns?",
      choice: "properties and load, no callback.",
      rules: [.rule(.ord22)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho11, question: "What does the presented controller's `viewDidLoad` see?",
      choice: "links set, `isBeingPresented` false.",
      rules: [.rule(.ord23), .rule(.ord24)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho12, question: "A cancelled full-screen presentation or dismissal?",
      choice: "as a cancelled pop.",
      rules: [.rule(.ord27)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho13, question: "Containment callbacks of a cancelled pop, of a cancelled page swipe?",
      choice: "nothing after the first wM(nil); wM(nil), dM(nil) for the page that stayed away.",
      rules: [.rule(.ord27), .rule(.ord29)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho14, question: "Is the completion handler of a cancelled presentation called?",
      choice: "yes, as that of a cancelled dismissal is (recorded: charon, macOS 26; earlier versions by analogy).",
      rules: [.rule(.ord26)], isOrder: false,
      note: "", settledBy: "a log of a cancelled interactive presentation"),
    ChoiceMetadata(
      id: .cho15, question: "Are calls during a transition deferred, dropped or made?",
      choice: "stack changes wait for stack changes and are dropped under modals, asked for or running; a later tap on another tab ends the running switch (settled: software-mansion/react-native-screens, 18.6, 26.2), a selection in the switch's own callbacks waits; `present`: CHO-36, CHO-52, CHO-53.",
      rules: [.rule(.ord32), .rule(.pre01), .rule(.t2), .message(.nl03)], isOrder: false,
      note: "", settledBy: "double taps on iOS 14+ for pushes"),
    ChoiceMetadata(
      id: .cho16, question: "Does a second begin in the same direction repeat the callback?",
      choice: "no, it logs.",
      rules: [.rule(.ord02), .message(.al01)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho17, question: "How long does a name keep its controller?",
      choice: "to the last statement that mentions it; a convention.",
      rules: [.rule(.rel02), .rule(.rel03)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho18, question: "A view moved into or out of a window by code?",
      choice: "WA, IA at once and DA after the commit; WD, DD at once.",
      rules: [.rule(.con04)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho19, question: "A child added between its container's WA and the view's entry?",
      choice: "WA with the entry, then with the container; iOS 10.3 was seen to send none (openradar 32106539).",
      rules: [.rule(.con05)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho20, question: "A view added without addChild when its container disappears?",
      choice: "its DD before the host's.",
      rules: [.rule(.con08)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho21, question: "transition(from:to:…)?",
      choice: "as a full-screen presentation: the old one's WD first, the new one's DA first (a log in all editions of mattneub/Programming-iOS-Book-Examples to iOS 15).",
      rules: [.rule(.con10)], isOrder: true,
      note: "", settledBy: "", isSettled: true),
    ChoiceMetadata(
      id: .cho22, question: "Containment callbacks of controllers that a pop jumps over on screen?",
      choice: "wM(nil), dM(nil) at once.",
      rules: [.rule(.nav07), .rule(.nav09)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho23, question: "Several stack changes in one run loop pass?",
      choice: "iOS 18–27 one transition, first top to last top; up to iOS 17 an animated one waits for the one before it, as recorded on 17.2.",
      rules: [.rule(.nav08), .rule(.nav14), .rule(.nav15), .rule(.nav16)], isOrder: false,
      note: "One radar against one transition: lionheart/openradar-mirror#21004 (rdar 48067497, iOS 12: emptied and filled again in one run loop pass, both animated: the screen stays empty until a rotation). For iOS 18 and 26: software-mansion/react-native-screens asserts the list after each of two animated changes.", settledBy: "the same code on iOS 12, 16 and 18"),
    ChoiceMetadata(
      id: .cho24, question: "When does the tab bar come back?",
      choice: "when nobody in the stack hides it any more (Tencent/QMUI_iOS#1100, iOS 13 and 14: a later false does not bring it back).",
      rules: [.rule(.nav13)], isOrder: false,
      note: "Apple's page says that the top decides.", settledBy: "", isSettled: true),
    ChoiceMetadata(
      id: .cho25, question: "Replaced tabs: containment callbacks of those that stay?",
      choice: "none.",
      rules: [.rule(.tab04)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho26, question: "More than five tabs on an iPhone: what do `selectedViewController` and `selectedIndex` answer while an overflow tab is shown, in which order stand `children`, are stacks still handed over on iOS 10 and later?",
      choice: "the overflow tab and its index; as in `viewControllers`; yes.",
      rules: [.rule(.tab05)], isOrder: false,
      note: "", settledBy: "a dump and the two properties on iOS 17 and 26"),
    ChoiceMetadata(
      id: .cho27, question: "Pages set in the page view controller's own viewDidLoad, after iOS 11?",
      choice: "appeared at once.",
      rules: [.rule(.pag03)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho28, question: "Containment callbacks of the page that leaves?",
      choice: "wM(nil), dM(nil) after its DD.",
      rules: [.rule(.pag01)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho29, question: "Appearance callbacks of collapsing, expanding, replacing, showing and hiding columns?",
      choice: "who is covered, dropped or uncovered, nobody else; a replaced column as a push.",
      rules: [.rule(.spl03), .rule(.spl04), .rule(.spl05), .rule(.spl06), .rule(.spl07)], isOrder: true,
      note: "One radar: a primary that is shown again gets no WA and no DA (lionheart/openradar-mirror#16613, 10.2).", settledBy: ""),
    ChoiceMetadata(
      id: .cho30, question: "Which columns does an iPad in portrait show by itself?",
      choice: "all, as a classic split view on iOS 26.1 does (openuikit).",
      rules: [.rule(.spl01)], isOrder: false,
      note: #"Against "all" for the column style on iOS 14 and 15: Neuburg p. 490 (an iPad launched in portrait shows the secondary alone)."#, settledBy: "a dump of an earlier version, and of the column style"),
    ChoiceMetadata(
      id: .cho31, question: "A replaced root, a hidden window?",
      choice: "old WD, DD, then new WA, IA, DA; hiding WD, DD.",
      rules: [.rule(.win01), .rule(.win02)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho32, question: "A root replaced under a modal after iOS 13; a presented controller made root?",
      choice: "the modal stays, linked and alive; the new root keeps its link.",
      rules: [.rule(.win03), .rule(.win04), .rule(.dis13)], isOrder: false,
      note: "", settledBy: "a dump with the log"),
    ChoiceMetadata(
      id: .cho33, question: "Who presents an alert asked for from a context presentation inside a tab?",
      choice: "the tab bar controller, so dismissing the context presentation leaves the alert.",
      rules: [.rule(.ctx03)], isOrder: false,
      note: "Observed for over full screen (wikimedia/wikipedia-ios#4938, iOS 17); the other answer, the asker itself, is what one would expect of an alert.", settledBy: "`alert.presentingViewController` there"),
    ChoiceMetadata(
      id: .cho34, question: "What does `present` in the run loop pass of a `dismiss` on the same presenting view controller give?",
      choice: "it is refused on every version, without animation with P-L03, with animation with P-L02 (P-L01 where the presenter's view is out).",
      rules: [.rule(.pre09), .rule(.pre10), .rule(.pre11)], isOrder: false,
      note: #"One report for each line (deltachat/deltachat-ios 2020; ChatLoader, iOS 26); openradar 18464897 and 19045528 for the refusal on iOS 8; nextcloud/talk-ios (iOS 26, animated: refused, worked around); deltachat's remark that animated calls "work sequentially" stands alone. Against it: react/react-native#44108 (2024: with `animated: false` the second modal of the same pass does show). DataDog/dd-sdk-ios, UIKitExtensionsTests (2026), presents and dismisses alerts again and again in one pass, and looks at neither side."#, settledBy: ""),
    ChoiceMetadata(
      id: .cho35, question: "Does a `dismiss` that finds nothing call its completion handler?",
      choice: "never.",
      rules: [.rule(.dis06), .message(.ds01), .rule(.ord26)], isOrder: false,
      note: "Observed once: wix/react-native-navigation#6875, #6876 (2021, iOS 14); the common guard `guard presentedViewController != nil else { completion?(); return }` says the same.", settledBy: "a log on iOS 8 and on iOS 26"),
    ChoiceMetadata(
      id: .cho36, question: "A `present` in viewWillAppear or viewIsAppearing of a pushed controller?",
      choice: "it waits for the end of the push.",
      rules: [.rule(.pre01)], isOrder: false,
      note: "Other answer: made at once, with P-L06: minjae1995.tistory.com/59 (iOS 17 or 18) has that line from viewWillAppear of a tab that is shown for the first time (PRE-12); for a push nothing is recorded.", settledBy: ""),
    ChoiceMetadata(
      id: .cho37, question: "A context presentation inside a tab, another tab selected, then the first again: is the presenter's view there after that, and after the dismissal?",
      choice: "yes.",
      rules: [.rule(.qry07), .message(.x04)], isOrder: false,
      note: "Against it, a black tab: rdar 18552380 (lionheart/openradar-mirror#11813, 8.0.2, current context), Ramotion/animated-tab-bar#39 (2015; not reproduced by one in 2018), toggl/superday#859 (2017), TeehanLax/UIViewController-Transitions-Example#5 (2018, over current context), pmusolino/PMAlertController#31 (2016) and #88 (2019: only with a navigation controller in the tab), Neuburg p. 270 (iOS 9, 11, 13). Also lionheart/openradar-mirror#17412 (rdar 32265769, 10.3: a tab with an active search is left: the host gets no WD and no DD, and is black on return; ORD-16).", settledBy: "a dump on iOS 14 or later"),
    ChoiceMetadata(
      id: .cho38, question: "In which style does SFSafariViewController come by itself?",
      choice: "full screen.",
      rules: [.rule(.sty03), .rule(.trn07)], isOrder: false,
      note: "Other answer: over full screen.", settledBy: "reading the property, or the presenter's callbacks"),
    ChoiceMetadata(
      id: .cho39, question: "Action sheets on iPhone from iOS 26: which class is printed, what happens without a source?",
      choice: "the class of the popover on iPad; it slides up, and `popoverPresentationController` answers in any case.",
      rules: [.rule(.sty03), .rule(.pcc02)], isOrder: false,
      note: "", settledBy: "a dump"),
    ChoiceMetadata(
      id: .cho40, question: "Where do `…DidEnd(false)` hooks of a cancelled transition stand?",
      choice: "first, as `…DidEnd(true)` does.",
      rules: [.rule(.cus12), .rule(.cus13)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho41, question: "Coordinator's completions and `animationEnded`; viewIsAppearing and `animateTransition`?",
      choice: "completions first; viewIsAppearing after the alongside blocks.",
      rules: [.rule(.cus04), .rule(.cus05)], isOrder: true,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho42, question: "Whose transition does a dismissed chain play, and since when?",
      choice: "up to iOS 17 the lowest's; from iOS 18 the topmost's, with the lowest as `from`.",
      rules: [.rule(.dis03), .rule(.dis14), .rule(.cus03), .rule(.cus15)], isOrder: false,
      note: "Apple's page says the topmost, reports of iOS 8 to 10 the lowest, crash traces of iOS 18 and 26 the topmost. HeathWang/HWPanModal#117 (2022, custom transitions): those below go without animation; not which one plays.", settledBy: "two modals with different animators on iOS 11 to 18"),
    ChoiceMetadata(
      id: .cho43, question: "What has a coordinator?",
      choice: "modal transitions always, from the call on; pushes and pops only animated ones; every change of tabs on screen.",
      rules: [.rule(.cus20)], isOrder: false,
      note: "For the push without animation one note in public code, for tabs only with an animator. Neuburg p. 300: in an interactive tab switch the coordinator is nil in the leaving tab's viewWillDisappear.", settledBy: "`transitionCoordinator` directly after the calls"),
    ChoiceMetadata(
      id: .cho44, question: "A cancelled interactive `setViewControllers`?",
      choice: "the old stack.",
      rules: [.rule(.cus27)], isOrder: false,
      note: "openradar 14794181 (iOS 7): both controllers stay.", settledBy: ""),
    ChoiceMetadata(
      id: .cho45, question: "A stack change in the run loop pass in which what the stack presents is dismissed?",
      choice: "made, but refused when that is a search controller.",
      rules: [.rule(.ord32), .rule(.seg14)], isOrder: false,
      note: "The first by an app framework's tests, without animation (hotwired/hotwire-native-ios, 15–26: a push and a pop), the second by the console line in public code of 2017. Against the first, animated: nativescript-vue/nativescript-vue#953 (2022, iOS 15: N-L03's line for a push that follows a close; the report does not say whether in one pass).", settledBy: ""),
    ChoiceMetadata(
      id: .cho46, question: "iOS 8: does unwinding find the presenter out of a presented split view's master, and does it dismiss a popover?",
      choice: "yes, both.",
      rules: [.rule(.seg17)], isOrder: false,
      note: "openradar 19826976: only out of the detail; 20150314 (8.2): the action runs, the popover stays.", settledBy: ""),
    ChoiceMetadata(
      id: .cho47, question: "Does a custom presentation that removes its presenter's view decide when it stands on one that does not decide; does an activity controller that slides up?",
      choice: "no; yes up to iOS 12.",
      rules: [.rule(.bar06)], isOrder: false,
      note: "openradar 22401547 (a beta of iOS 9, which calls it a bug); openradar 22927542 (iOS 9). Apple's page: the topmost modal that fills the window.", settledBy: ""),
    ChoiceMetadata(
      id: .cho48, question: "Does full screen come up in its preferred orientation when its presentation controller was read before?",
      choice: "yes.",
      rules: [.rule(.bar08)], isOrder: false,
      note: "openradar 19096083 (8.1.1): no.", settledBy: ""),
    ChoiceMetadata(
      id: .cho49, question: "A page view controller without a page appears, up to iOS 17?",
      choice: "nothing happens; from iOS 18 an exception, whose text is presim's.",
      rules: [.rule(.pag05), .message(.ge07)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho50, question: "A tap on the strip above a sheet at the large detent, in compact width?",
      choice: "nothing.",
      rules: [.rule(.sht05)], isOrder: false,
      note: "", settledBy: ""),
    ChoiceMetadata(
      id: .cho51, question: "Up to iOS 13, `present` refused because a view is in no window: whom does the line name when receiver and presenter differ?",
      choice: "the receiver, as the two other lines do.",
      rules: [.rule(.pre10), .message(.pl01), .rule(.t5)], isOrder: false,
      note: "", settledBy: "such a log of a child in a container"),
    ChoiceMetadata(
      id: .cho52, question: "`present` on a controller that was asked for in the same run loop pass with animation?",
      choice: "refused (P-L01); only a first call without animation lets it wait.",
      rules: [.rule(.pre01), .rule(.pre10)], isOrder: false,
      note: #"All sources have the first call without animation. Against the refusal: a report of "Unbalanced calls" from a `present` before the one below had come (issue 59 of the app Zhip, iOS 12)."#, settledBy: ""),
    ChoiceMetadata(
      id: .cho53, question: "Since when, and for whom, does a `present` during a running modal transition wait for its end?",
      choice: "from iOS 13, where the presenting view controller is the one of the running transition; up to iOS 12 it is refused with P-L03.",
      rules: [.rule(.pre01), .rule(.pre09), .rule(.t2)], isOrder: false,
      note: "Waits: woocommerce/woocommerce-ios#17776 (2026, a probe app on iOS 18 and 26), lodev09/react-native-true-sheet#10 (2024), stripe/stripe-ios#1906 (2025, iOS 16–18), nextcloud/talk-ios#1291 (2023), material-components/material-components-ios#8506 (iOS 13). Against it: the newer text of P-L03 in ericberman/MyFlightbookiOS#370 and nathantannar4/Transmission#103 (2025), which presim takes to come from one run loop pass. Waits too: flutter/flutter#108900 (2022, iOS 15).", settledBy: "a log with both calls and the transition between them, on iOS 12 and 17"),
    ChoiceMetadata(
      id: .cho54, question: "Does the completion handler of a `dismiss` run that was asked for in the run loop pass of the presentation?",
      choice: "no.",
      rules: [.rule(.dis04), .message(.dl02)], isOrder: false,
      note: "A public test of 2017 (binhapp/Utilities) expects it; whether it passed is not recorded.", settledBy: ""),
    ChoiceMetadata(
      id: .cho55, question: "An activity controller without an anchor in a form sheet on an iPad, iOS 8 and 9?",
      choice: "the exception.",
      rules: [.rule(.sty03), .rule(.pre13)], isOrder: false,
      note: "For it: Douglas Hill's article, agilebits/onepassword-app-extension#45; against it: #348 there (it worked on 9 and crashes on 10).", settledBy: ""),
    ChoiceMetadata(
      id: .cho56, question: "Which presentation controller do action sheets and activity controllers have that slide up?",
      choice: "PCC-02's classes.",
      rules: [.rule(.pcc02)], isOrder: false,
      note: "One talk names the action sheet's; the activity controller calls its delegate like a sheet from iOS 13 on.", settledBy: "a dump on a phone"),
    ChoiceMetadata(
      id: .cho57, question: "Action sheets on an iPad, inside page sheets and split view columns in every version?",
      choice: "popovers that need their anchor.",
      rules: [.rule(.sty03)], isOrder: false,
      note: "Reported are form sheets (both sides of 13.2) and popovers (iOS 9; settled for 13.2 to 15: Neuburg p. 624, a second popover).", settledBy: ""),
    ChoiceMetadata(
      id: .cho58, question: "The view of a controller without a parent, put into a host's view before the host appears: do its callbacks come with the host's?",
      choice: "yes.",
      rules: [.rule(.con08)], isOrder: false,
      note: "One experiment with logs for it (iOS 9), one against it (ivanchan.github.io, iOS 9, the host is pushed); near the latter daria-kopaliani/DAPagesContainer#5 and openradar 32106539.", settledBy: ""),
    ChoiceMetadata(
      id: .cho59, question: "A child's view put straight into the view of another window's root: exception?",
      choice: "yes, C-E01.",
      rules: [.rule(.con09), .message(.ce01)], isOrder: false,
      note: "Old reports have it; a test of 2026 makes the move without one (JetBrains/compose-multiplatform, CMPViewControllerTests).", settledBy: "the same move within one window, on the same version"),
    ChoiceMetadata(
      id: .cho60, question: "iOS 13+, a window's new root driven by begin and end: when does DA come, since not at the end?",
      choice: "after the commit.",
      rules: [.rule(.con07)], isOrder: true,
      note: "The tests that show its absence (Quick/Quick#941) do not look further.", settledBy: ""),
    ChoiceMetadata(
      id: .cho61, question: "Does an alert that is refused on a controller on its way out keep that controller for good?",
      choice: "no.",
      rules: [.rule(.t4), .rule(.rel01)], isOrder: false,
      note: "Yes: openradar 48124947 (12.1.3), the only report.", settledBy: ""),
    ChoiceMetadata(
      id: .cho62, question: "A pop over several levels: when does the old top leave the front of `viewControllers`?",
      choice: "with the layout before the animation, after viewWillAppear and viewIsAppearing.",
      rules: [.rule(.nav07), .rule(.nav09)], isOrder: false,
      note: "Measured: it is there right after the call and in viewWillAppear, and gone after `layoutIfNeeded()` (Tencent/QMUI_iOS).", settledBy: "the list in every callback"),
    ChoiceMetadata(
      id: .cho63, question: "Which controller do `willShow` and `didShow` name when a stack on screen is emptied?",
      choice: "the one that leaves.",
      rules: [.rule(.nav09)], isOrder: false,
      note: "Observed is only that `didShow` comes (LucianoPolit/Caesura, iOS 13).", settledBy: ""),
    ChoiceMetadata(
      id: .cho64, question: "Is the host of an active search released when its stack is dismissed under it, from iOS 13 on?",
      choice: "yes; on iOS 11 and 12 no.",
      rules: [.rule(.sch04)], isOrder: false,
      note: "One radar of iOS 11 (lionheart/openradar-mirror#18663).", settledBy: "the sample project on iOS 13 or later"),
    ChoiceMetadata(
      id: .cho65, question: "A presenter's view that an animator has put into the container goes with the container: does its controller get viewWillDisappear and viewDidDisappear?",
      choice: "yes, at the end, as for a view that code takes out.",
      rules: [.rule(.cus33)], isOrder: false,
      note: "The reports name the black screen alone.", settledBy: ""),
    ChoiceMetadata(
      id: .cho66, question: "Collapsed, `show(c)` of a column that is not on the stack: which columns between come with it?",
      choice: "c alone.",
      rules: [.rule(.spl06)], isOrder: false,
      note: "Observed is the supplementary column pushed on the primary (Ranchero-Software/NetNewsWire, iOS 26).", settledBy: "three columns on an iPhone, `show(.secondary)` from the primary, and the stack printed"),
    ChoiceMetadata(
      id: .cho67, question: "An inspector is shown when a split view collapses or expands: does the column become a sheet, and back?",
      choice: "yes, without animation.",
      rules: [], isOrder: false,
      note: "SwiftUI's inspector becomes a sheet when the window is made narrow, and on iPadOS 18.1 the sheet stays when it is made wide, reported as a fault (feedback-assistant/reports#594).", settledBy: "an iPad made narrow and wide with an inspector open"),
    ChoiceMetadata(
      id: .cho68, question: "iOS 26: how deep does a second tap look for a navigation controller inside the tab?",
      choice: "the first child whose view is in the window, one level.",
      rules: [.rule(.tab03)], isOrder: false,
      note: "", settledBy: "two levels of plain containers round a stack"),
    ChoiceMetadata(
      id: .cho69, question: "iOS 27: is an iPad app that leaves an orientation out asked for its masks, and does `UIRequiresFullScreen` bring them back on the open display of an iPhone Duo?",
      choice: "not asked; no.",
      rules: [.rule(.bar11)], isOrder: false,
      note: "Apple speaks of every resizable environment; of the Duo's open display it is said without an exception.", settledBy: "both on a 27 simulator"),
    ChoiceMetadata(
      id: .cho70, question: "Does the width of a resized iPhone ever become regular, on a Max phone for one?",
      choice: "never.",
      rules: [.rule(.adp09)], isOrder: false,
      note: "The reports have ordinary and Max simulators under one word.", settledBy: "`horizontalSizeClass` in a widened window of each"),
    ChoiceMetadata(
      id: .cho71, question: "A window in no scene: what is loaded when it is made visible, and what runs when it gets its scene?",
      choice: "nothing; then as `makeKeyAndVisible()`, in the assignment.",
      rules: [.rule(.win08)], isOrder: true,
      note: "", settledBy: "a log of both"),
    ChoiceMetadata(
      id: .cho72, question: "Built with the SDK of iOS 27: does a context presentation take its traits from the views above it, so also what a container between overrides?",
      choice: "no, from the window, as up to iOS 26.",
      rules: [.rule(.bar09)], isOrder: false,
      note: "One claim (Automattic/pocket-casts-ios#5168).", settledBy: "Apple's release notes of iOS 27, or `traitCollection` of a presentation over the current context of a container with `overrideUserInterfaceStyle`"),
    ChoiceMetadata(
      id: .cho73, question: "The open display of an iPhone Duo is regular × regular with the idiom of a phone: what is an action sheet, a share sheet, a tab bar with six tabs there, and which size classes has one of two apps side by side?",
      choice: "as a large iPhone in landscape (STY-03, TAB-05); compact × regular, written as `sizeClass compact regular`.",
      rules: [.rule(.tab05)], isOrder: false,
      note: "", settledBy: "the four on the 27.1 simulator"),
    ChoiceMetadata(
      id: .cho74, question: "Opening and closing an iPhone Duo: with animation, and which callbacks come for columns, tabs and what is presented?",
      choice: "as for `window.resize`, without animation (ADP-08, CHO-29).",
      rules: [.rule(.adp09)], isOrder: true,
      note: "", settledBy: "a log on the 27.1 simulator"),
    ChoiceMetadata(
      id: .cho75, question: "Does the end of launch look at windows that are hidden, or in no scene?",
      choice: "no.",
      rules: [.rule(.win05), .message(.ce08)], isOrder: false,
      note: "", settledBy: "one of each without a root"),
    ChoiceMetadata(
      id: .cho76, question: "Which callbacks do an arrangement's members get: set, taken out, hidden when the Duo is closed?",
      choice: "as columns (SPL-05).",
      rules: [], isOrder: true,
      note: "", settledBy: "a log on the 27.1 simulator"),
    ChoiceMetadata(
      id: .cho77, question: "When does a tab's provider run, and which containment callbacks come?",
      choice: "in `setTabs` for the selected one, for the others when they are selected; wM, dM in that call; until then they are in no `children` and no `viewControllers`.",
      rules: [], isOrder: true,
      note: "", settledBy: "a log on iOS 18"),
    ChoiceMetadata(
      id: .cho78, question: "iPad before 2026: does a share sheet raise O-E14 as the child of what is presented?",
      choice: "no.",
      rules: [.message(.oe14)], isOrder: false,
      note: "SwiftUIX/SwiftUIX#154 (2020, an iPad: it crashed) does not say how it was shown; #342 (2022) names only uses outside a sheet.", settledBy: "one on iOS 14"),
    ChoiceMetadata(
      id: .cho79, question: "Which children that are not shown hear of a rotation, and what does a controller hear that a full-screen modal covers?",
      choice: "those whose view is loaded; the covered one `viewWillTransition` alone from iOS 17 on, everything before.",
      rules: [.rule(.ord35)], isOrder: false,
      note: "For the size: zenangst/Spots#286, #313 (2016); for less: brave/brave-ios (17); rdar 24277475 (9): a member below the top of a stack hears of the way there and not of the way back.", settledBy: "a log of a rotation there and back with two visited tabs, a stack of two and a full-screen modal, on iOS 16 and 26"),
    ChoiceMetadata(
      id: .cho80, question: "How often does a navigation controller call `willShow` and `didShow` for a top that no push or pop brings?",
      choice: "each once, with its first layout; not when it comes back.",
      rules: [.rule(.ord09)], isOrder: true,
      note: "A log of 2012 and rdar 44966342 (iOS 12) have a second `didShow` at launch, before viewDidAppear.", settledBy: "a log of a launch, of a tab that is selected twice and of a full-screen modal that is dismissed, on iOS 26"),
    ChoiceMetadata(
      id: .cho81, question: "Which window is key once the key window is hidden or released?",
      choice: "none, until code makes one key.",
      rules: [.rule(.win01)], isOrder: false,
      note: "Reports differ by version: another visible window becomes key by itself, or `keyWindow` is nil until `makeKey()`.", settledBy: "a log of `keyWindow` of the scene after an overlay of two windows was hidden, on iOS 15, 18 and 26"),
    ChoiceMetadata(
      id: .cho82, question: "Mac (Catalyst): does a click beside a sheet dismiss it?",
      choice: "no.",
      rules: [.rule(.sht05)], isOrder: false,
      note: "Claims go both ways; in an iPad's regular width a tap there dismisses.", settledBy: "a recording of a page sheet and a form sheet in a Catalyst app, in both idioms"),
    ChoiceMetadata(
      id: .cho83, question: "Classic split view: does a secondary that the delegate has discarded on collapsing come back on expanding?",
      choice: "yes, where the primary's stack has nothing to give.",
      rules: [.rule(.spl04)], isOrder: false,
      note: "Apple's page says that the previous secondary is returned; apps that make a new one in the delegate's method say nothing about what comes without it.", settledBy: "`viewControllers` before and after on a Max phone that launches in portrait and is rotated, with nothing and with something pushed on the list"),
    ChoiceMetadata(
      id: .cho84, question: "What horizontal size class has what stands in a form sheet, a page sheet or a popover of a regular window, in the primary column of a classic split view, or in a supplementary column?",
      choice: "none: presim asks by `given` where something depends on it; what is presented there adapts by the window.",
      rules: [.rule(.spl02)], isOrder: false,
      note: "For compact in a form sheet: rdar 27448912 (iOS 9, \"a horizontally compact environment\", where a popover stays a popover all the same) and gist cameroncooke/613f8bc694326d63814c (2015), which overrides the traits to have a regular one. For columns side by side in page sheets: hacknicity, \"View Controller Presentation Changes in iOS and iPadOS 16\".", settledBy: "`traitCollection.horizontalSizeClass` in one of each on an iPad, on iOS 12, 17 and 26"),
    ChoiceMetadata(
      id: .cho85, question: "Does the interface rotate back when a full-screen presentation that has rotated it is dismissed?",
      choice: "no, where who decides then supports the orientation: how the device is held is not simulated. `device.rotate(to:)` behind the dismissal rotates it.",
      rules: [.rule(.bar08)], isOrder: false,
      note: "A device that is held in portrait is expected to show portrait again.", settledBy: "`windowScene.interfaceOrientation` after the dismissal of a player that supports landscape alone, on a device that was held in portrait all the time, on iOS 15, 17 and 26"),
    ChoiceMetadata(
      id: .cho86, question: "When do an app's delegates and observers hear at launch that it becomes active, and whom does UIKit call first, those of the scene or those of the app?",
      choice: "UIKit calls nobody at launch; when the user leaves and comes back, the scene's delegate and observers come before those of UIApplication, and a delegate before observers.",
      rules: [.rule(.ord33)], isOrder: true,
      note: "At launch the place of didBecomeActive among the first appearance callbacks has changed from version to version: before viewDidAppear up to iOS 7 and in iOS 11 and later logs, behind it in iOS 9. Delegates before observers: openradar 49817144 (iOS 12).", settledBy: "a log of a scene-based app of iOS 17 and 26 with both delegates, observers of all eight notifications and the root's callbacks"),
  ]
}
