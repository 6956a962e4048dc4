// swift-format-ignore-file
// Made from the rulebook's chapter 6.

extension ChoiceMetadata {
  /// The entries of the rulebook's chapter 6, in its order.
  static let all: [ChoiceMetadata] = [
    ChoiceMetadata(
      id: .cho01, question: #"In which order do the visible controllers of a dismissed chain disappear?"#,
      choice: #"topmost first, will and did."#,
      rules: [.rule(.ord14)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho02, question: #"Do the covered ones of a dismissed full-screen chain get callbacks?"#,
      choice: #"none but `deinit`."#,
      rules: [.rule(.ord14)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho03, question: #"Do all that go report `isBeingDismissed`?"#,
      choice: #"yes."#,
      rules: [.rule(.ord24), .rule(.qry05)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho04, question: #"Where do load, WA and IA of a first-shown navigation controller's root stand?"#,
      choice: #"after the navigation controller's own IA, in its first layout."#,
      rules: [.rule(.ord09), .rule(.ord10)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho05, question: #"viewIsAppearing at two levels?"#,
      choice: #"parent first, after the last will-callback."#,
      rules: [.rule(.ord07)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho06, question: #"Lines of building the tree before launch?"#,
      choice: #"wM, dM in outline order, then the early loads; nothing can settle it, an outline is not code."#,
      rules: [.rule(.ord10), .rule(.lod05)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho07, question: #"Page changes by code, and by hand after iOS 7?"#,
      choice: #"as the swipes logged on iOS 7."#,
      rules: [.rule(.ord18), .rule(.ord19), .rule(.ord29)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho08, question: #"presentationControllerWillDismiss and WD, DidDismiss and DD?"#,
      choice: #"Will before, Did after."#,
      rules: [.rule(.ord20), .rule(.ord21)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho09, question: #"Tab switch on iOS 18+ with animations disabled, or built with an older SDK?"#,
      choice: #"ORD-17 all the same."#,
      rules: [.rule(.ord17)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho10, question: #"What has a tab or page call done when it returns?"#,
      choice: #"properties and load, no callback."#,
      rules: [.rule(.ord22)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho11, question: #"What does the presented controller's `viewDidLoad` see?"#,
      choice: #"links set, `isBeingPresented` false."#,
      rules: [.rule(.ord23), .rule(.ord24)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho12, question: #"A cancelled full-screen presentation or dismissal?"#,
      choice: #"as a cancelled pop."#,
      rules: [.rule(.ord27)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho13, question: #"Containment callbacks of a cancelled pop, of a cancelled page swipe?"#,
      choice: #"nothing after the first wM(nil); wM(nil), dM(nil) for the page that stayed away."#,
      rules: [.rule(.ord27), .rule(.ord29)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho14, question: #"Is the handler of a cancelled transition called?"#,
      choice: #"no."#,
      rules: [.rule(.ord26)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho15, question: #"Are calls during a transition put off, dropped or made?"#,
      choice: #"stack changes wait for stack changes and are dropped under running modals; a tab switch ends the running one."#,
      rules: [.rule(.ord32), .rule(.pre01), .message(.nl03)], isOrder: false,
      settledBy: #"double taps on iOS 14+"#),
    ChoiceMetadata(
      id: .cho16, question: #"Does a second begin in the same direction repeat the callback?"#,
      choice: #"no, it logs."#,
      rules: [.rule(.ord02), .message(.al01)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho17, question: #"How long does a name keep its controller?"#,
      choice: #"to the last statement that mentions it; a convention."#,
      rules: [.rule(.rel02), .rule(.rel03)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho18, question: #"A view moved into or out of a window by code?"#,
      choice: #"WA, IA at once and DA after the commit; WD, DD at once."#,
      rules: [.rule(.con04)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho19, question: #"A child added between its container's WA and the view's entry?"#,
      choice: #"WA with the entry, then with the container; iOS 10.3 was seen to send none."#,
      rules: [.rule(.con05)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho20, question: #"A hosted view without addChild when its host disappears?"#,
      choice: #"its DD before the host's."#,
      rules: [.rule(.con08)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho21, question: #"transition(from:to:…)?"#,
      choice: #"as a tab switch before iOS 18."#,
      rules: [.rule(.con10)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho22, question: #"Containment callbacks of controllers that a pop jumps over on screen?"#,
      choice: #"wM(nil), dM(nil) at once."#,
      rules: [.rule(.nav07), .rule(.nav09)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho23, question: #"Several stack changes in one turn?"#,
      choice: #"one transition, first top to last top."#,
      rules: [.rule(.nav08), .rule(.nav14), .rule(.nav15)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho24, question: #"When does the tab bar come back?"#,
      choice: #"when nobody in the stack hides it; Apple's page: the top decides."#,
      rules: [.rule(.nav13)], isOrder: false,
      settledBy: #"a stack of true, false on a new iOS"#),
    ChoiceMetadata(
      id: .cho25, question: #"Replaced tabs: containment callbacks of those that stay?"#,
      choice: #"none."#,
      rules: [.rule(.tab04)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho26, question: #"What does the tree look like with more than five tabs?"#,
      choice: #"as with five, no More controller."#,
      rules: [.rule(.tab05)], isOrder: false,
      settledBy: #"a dump"#),
    ChoiceMetadata(
      id: .cho27, question: #"Pages set in the page view controller's own viewDidLoad, after iOS 11?"#,
      choice: #"appeared at once."#,
      rules: [.rule(.pag03)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho28, question: #"Containment callbacks of the page that leaves?"#,
      choice: #"wM(nil), dM(nil) after its DD."#,
      rules: [.rule(.pag01)], isOrder: false,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho29, question: #"Appearance callbacks of collapsing, expanding, replacing, showing and hiding columns?"#,
      choice: #"who is covered, dropped or uncovered, nobody else; a replaced column as a push."#,
      rules: [.rule(.spl03), .rule(.spl04), .rule(.spl05), .rule(.spl06), .rule(.spl07)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho30, question: #"Which columns does an iPad in portrait show by itself?"#,
      choice: #"all."#,
      rules: [.rule(.spl01)], isOrder: false,
      settledBy: #"a dump"#),
    ChoiceMetadata(
      id: .cho31, question: #"A replaced root, a hidden window?"#,
      choice: #"old WD, DD, then new WA, IA, DA; hiding WD, DD."#,
      rules: [.rule(.win01), .rule(.win02)], isOrder: true,
      settledBy: #""#),
    ChoiceMetadata(
      id: .cho32, question: #"A root replaced under a modal after iOS 13; a presented controller made root?"#,
      choice: #"the modal stays, linked and held; the new root keeps its link."#,
      rules: [.rule(.win03), .rule(.win04), .rule(.dis13)], isOrder: false,
      settledBy: #"a dump with the log"#),
  ]
}
