/// Where the classic documents and UIKit part: the rows of `presim rules docs`.
package struct DocumentDifference: Sendable {
  /// What it is about.
  package let topic: String
  /// The documents that say it, `0, 4`; `silent` where none speaks of it.
  package let documents: String
  /// What they say; where they are silent, what `rules docs` answers.
  package let claim: String
  /// Whether `rules docs` does what the documents say; where they contradict each other, or need what presim does not
  /// have, it does what iOS does.
  package let isFollowed: Bool
  /// What the newest iOS answers.
  package let today: String
  /// The rules and findings of the linter that decide it, separated by blanks.
  package let decidedBy: String
  /// A scenario that shows it, below `Scenarios`, without its ending.
  package let scenario: String

  private init(
    _ topic: String, _ documents: String, _ claim: String, _ today: String, _ decidedBy: String, _ scenario: String,
    isFollowed: Bool = true
  ) {
    self.topic = topic
    self.documents = documents
    self.claim = claim
    self.today = today
    self.decidedBy = decidedBy
    self.scenario = scenario
    self.isFollowed = isFollowed
  }

  /// What `rules docs` does not follow where these rules decide: "not followed: … (document 2)". A difference is told
  /// where the first of its rules decides, which is the one that does otherwise; not of two that decide wherever a view
  /// loads and wherever something is presented full screen.
  package static func notFollowed(where deciders: [DecisionID]) -> [String] {
    all.filter { row in
      let first = row.decidedBy.split(separator: " ").first.map { String($0) } ?? ""
      return !row.isFollowed && first != RuleID.lod01.text && first != RuleID.rem01.text
        && deciders.contains { first == $0.text }
    }.map { "not followed: \($0.claim) (document \($0.documents))" }
  }

  /// All of them, topic by topic.
  package static let all: [DocumentDifference] = [
    DocumentDifference(
      "Presenting", "0, 4",
      "the default style is full screen",
      "automatic, which is a page sheet from iOS 13 and a form sheet from iOS 18", "STY-01 STY-02",
      "course/23-the-style-that-nobody-set"),
    DocumentDifference(
      "Presenting", "0, 4",
      "page and form sheets are full screen in portrait and in compact width",
      "they stay sheets", "ADP-04 ADP-02",
      "adaptation/in-the-classic-documents-portrait-means-full-screen"),
    DocumentDifference(
      "Presenting", "4",
      "in landscape a rotation makes a sheet of what was full screen",
      "a sheet stays a sheet", "ADP-04 ADP-08",
      "adaptation/in-the-classic-documents-a-rotation-adapts"),
    DocumentDifference(
      "Presenting", "0",
      "a popover is full screen in compact width",
      "a popover becomes a form sheet without room", "ADP-04 ADP-03",
      "course/25-a-popover-without-room"),
    DocumentDifference(
      "Presenting", "4",
      "every UIKit container defines a presentation context",
      "navigation and tab bar controllers alone do", "CTX-06",
      "who-presents/in-the-classic-documents-split-views-define-the-context"),
    DocumentDifference(
      "Presenting", "4",
      "what is presented presents itself, whatever is below",
      "inside a current-context presentation the container around that context presents full screen", "CTX-03",
      "who-presents/a-card-in-a-sheet-leaves-presenting-to-it"),
    DocumentDifference(
      "Presenting", "4",
      "after full screen only what is presented is left under the window",
      "only the presenter's view leaves", "REM-05 REM-02",
      "what-leaves-the-window/in-the-classic-documents-full-screen-leaves-itself-alone"),
    DocumentDifference(
      "Presenting", "4",
      "over the current context another transition style than cover vertical raises an exception",
      "it is presented; the partial curl alone is refused", "TRN-06 PRE-03",
      "transition-styles/in-the-classic-documents-a-dissolve-throws"),
    DocumentDifference(
      "Presenting", "silent",
      "a search goes to the navigation controller, as on iOS 12",
      "from iOS 13 an installed search controller makes its host define the context", "CTX-07",
      "who-presents/a-search-controller-makes-its-list-the-context"),
    DocumentDifference(
      "Presenting", "2",
      "only who defines a context can be covered: document 4 falls back to the root",
      "the outermost container presents", "CTX-05",
      "who-presents/without-a-definer-the-outermost-container-presents", isFollowed: false),
    DocumentDifference(
      "Presenting", "2",
      "full screen from what does not fill the screen itself is presented by who does, or by the root: in document 4 what is "
        + "presented presents itself",
      "inside a current-context presentation alone another controller presents", "CTX-03",
      "who-presents/a-card-in-a-sheet-leaves-presenting-to-it", isFollowed: false),
    DocumentDifference(
      "Presenting", "4",
      "blurOverFullScreen is a style like the others: document 0 says that tvOS alone has it",
      "tvOS alone has it: on an iPhone it is an error of the file", "REM-01",
      "articles/113-blur-over-full-screen-keeps-the-views-below", isFollowed: false),
    DocumentDifference(
      "Presenting", "2, 4",
      "over the current context the style that the context provides is played (document 2), and raises the exception of "
        + "document 4 where it is another than cover vertical",
      "it is presented in the style that the context provides", "TRN-06 TRN-03",
      "articles/112-over-the-current-context-wants-cover-vertical"),
    DocumentDifference(
      "Presenting", "0, 2, 4",
      "who calls 'present' is the presenting view controller: presim calls that the source",
      "the presenting view controller is the one that UIKit finds", "CTX-02",
      "course/16-the-caller-is-not-the-presenter", isFollowed: false),
    DocumentDifference(
      "Presenting", "0",
      "partial curl with the default style is right, since that is full screen",
      "an exception: the default is a sheet", "PRE-03 STY-01",
      "refused-calls/a-partial-curl-of-a-sheet-throws"),
    DocumentDifference(
      "Presenting", "4",
      "one context presents one: the line is that of iOS 12",
      "the line is that of iOS 14, and names the resolved presenter", "PRE-11",
      "console/a-refused-call-lets-the-code-go-on"),
    DocumentDifference(
      "Dismissing", "silent",
      "a sheet cannot be swiped down",
      "the user swipes a sheet down", "DIS-08",
      "dismissal/a-swiped-share-sheet-calls-its-delegate"),
    DocumentDifference(
      "Dismissing", "Apple",
      "of a dismissed chain the topmost alone is animated",
      "iOS 8 to 17 the lowest, from iOS 18 the topmost", "DIS-14 DIS-03",
      "dismissal/the-topmost-of-a-chain-is-asked-classic-documents"),
    DocumentDifference(
      "Dismissing", "0",
      "presentedViewController is nil where the receiver has presented nothing itself: document 3 has it otherwise",
      "it answers for an ancestor too", "QRY-01",
      "properties/all-descendants-answer-presentedViewController", isFollowed: false),
    DocumentDifference(
      "Dismissing", "0",
      "dismiss on what is presented is sent to its presenting view controller, and so to an override there",
      "whether UIKit calls such an override is not known: it does not run, and a note says so", "DIS-01",
      "dismissal/classic-documents-a-dismissal-is-sent-to-the-presenter"),
    DocumentDifference(
      "Dismissing", "4",
      "dismissing the chain brings back the lowest level",
      "it brings back the presenter's view", "REM-05 REM-03",
      "what-leaves-the-window/in-the-classic-documents-the-lowest-level-comes-back"),
    DocumentDifference(
      "Dismissing", "silent",
      "a dismissal by gesture is a popover's, and its old delegate methods are called",
      "from iOS 13 the presentation controller's delegate is asked and called", "DIS-09 ORD-20",
      "order-of-callbacks/a-swipe-calls-the-delegate-before-and-after"),
    DocumentDifference(
      "Dismissing", "silent",
      "a cancelled swipe: popovers alone can be dismissed by the user",
      "a cancelled swipe of a sheet calls the appearance callbacks back", "ORD-28",
      "order-of-callbacks/a-cancelled-swipe-shows-the-sheet-again"),
    DocumentDifference(
      "Dismissing", "3",
      "isModalInPresentation keeps the user from dismissing: a name of iOS 13, taken as isModalInPopover",
      "it keeps sheets open too", "DIS-10",
      "dismissal/isModalInPresentation-blocks-the-swipe-but-not-code"),
    DocumentDifference(
      "Callbacks and loading", "0, 3",
      "a view loads, will and did appear, will and did disappear: there is no viewIsAppearing",
      "from iOS 13 viewIsAppearing comes after viewWillAppear", "ORD-07",
      "order-of-callbacks/viewIsAppearing-follows-both-will-callbacks"),
    DocumentDifference(
      "Callbacks and loading", "0, 4",
      "the presenter gets four callbacks around a presentation in the default style",
      "under a sheet it gets none", "ORD-13 ORD-11",
      "order-of-callbacks/a-sheet-calls-nobody-below"),
    DocumentDifference(
      "Callbacks and loading", "4",
      "full screen over several levels: those below leave too",
      "only the presenter's level leaves", "ORD-11 REM-05",
      "order-of-callbacks/in-the-classic-documents-lower-levels-leave-too"),
    DocumentDifference(
      "Callbacks and loading", "0",
      "the nib has the class's name, or that name without 'Controller'",
      "the name without 'Controller' comes first", "LOD-04 LOD-03",
      "view-loading/in-the-classic-documents-the-full-name-comes-first"),
    DocumentDifference(
      "Callbacks and loading", "0, 3",
      "a view is shared by no two view controllers: presim knows 'b.view = a.view' alone, and not a view that code keeps",
      "UIKit raises an exception for every view that has a view controller", "LOD-01",
      "articles/006-one-view-for-two-controllers-throws", isFollowed: false),
    DocumentDifference(
      "Callbacks and loading", "silent",
      "a tab switch calls back as on iOS 12",
      "from iOS 18 the old tab's viewDidDisappear comes last", "ORD-17 ORD-16",
      "order-of-callbacks/the-old-tabs-viewDidDisappear-comes-last-ios-18"),
    DocumentDifference(
      "Containers", "0",
      "the 'to' of transition(from:to:) is no child of the container: the document's own sample adds it first",
      "it has to be a child", "CON-10",
      "containment/a-transition-needs-two-children-of-its-container", isFollowed: false),
    DocumentDifference(
      "Containers", "0",
      "a child's view goes into the container's view only after addChild",
      "a view without addChild brings its callbacks; an exception comes where the parent is another one", "CON-08",
      "containment/addSubview-without-addChild-still-calls-appearance", isFollowed: false),
    DocumentDifference(
      "Containers", "3",
      "hidesBottomBarWhenPushed hides the toolbar of the navigation controller too",
      "it takes the tab bar away; presim leaves a toolbar as it is, as apps show one beside it", "NAV-13",
      "navigation-stacks/classic-documents-a-push-hides-the-toolbar"),
    DocumentDifference(
      "Containers", "1",
      "appearance that is forwarded by hand needs no call of super",
      "Apple's page wants super called", "CON-06",
      "containment/a-container-can-forward-appearance-itself"),
    DocumentDifference(
      "Containers", "silent",
      "viewWillAppear called by hand is a plain call",
      "from iOS 16 UIKit prints a warning", "CON-11 CON-12",
      "containment/a-call-by-hand-prints-a-warning-ios-16"),
    DocumentDifference(
      "Containers", "silent",
      "a controller that is pushed twice moves to the top",
      "from iOS 13 that is an exception", "NAV-05 NAV-04",
      "navigation-stacks/pushing-twice-throws-ios-13"),
    DocumentDifference(
      "Containers", "silent",
      "a change of the stack inside another one's animation is taken as on iOS 12",
      "from iOS 13 a nested push prints its line, and is not shown", "NAV-15 NAV-14",
      "navigation-stacks/a-nested-push-prints-its-line-in-the-call-ios-17"),
    DocumentDifference(
      "Containers", "silent",
      "of two animated changes in one run loop pass the second is deferred",
      "from iOS 18 both become one transition", "NAV-16 NAV-08",
      "navigation-stacks/an-animated-push-is-deferred-classic-documents"),
    DocumentDifference(
      "Containers", "1",
      "a split view shows its columns side by side, and one after the other in compact width",
      "with a column style, from iOS 14 on, each column has a navigation controller", "SPL-06",
      "split-views/the-column-style-wraps-each-column"),
    DocumentDifference(
      "Containers", "3",
      "showDetailViewController goes to the secondary column",
      "a column style pushes on it", "SHW-08",
      "show/before-loading-a-detail-becomes-the-secondary"),
    DocumentDifference(
      "What is on the screen", "silent",
      "what is presented decides about the status bar: the default is full screen",
      "the default is a sheet, and the presenter goes on deciding", "BAR-02",
      "system-appearance/over-full-screen-must-capture-the-status-bar"),
    DocumentDifference(
      "What is on the screen", "silent",
      "a custom presentation decides about the status bar with its flag, as on iOS 12",
      "iOS 8.3 to 9 always, else with the flag", "BAR-02",
      "system-appearance/a-custom-presentation-decides-ios-9"),
    DocumentDifference(
      "What is on the screen", "3",
      "overrideUserInterfaceStyle decides, and children inherit it: iOS 12 has no styles, and it is only kept",
      "from iOS 13 it decides, and children inherit it", "BAR-09",
      "system-appearance/a-sheet-does-not-inherit-dark-from-its-presenter", isFollowed: false),
    DocumentDifference(
      "What is on the screen", "3",
      "the root, or what is presented full screen, decides about the orientation",
      "on an iPad whose app supports all four orientations nobody is asked", "BAR-06",
      "system-appearance/a-share-sheet-does-not-decide-orientation-ios-13"),
    DocumentDifference(
      "What is on the screen", "3",
      "the visible view controllers get willRotate, willAnimateRotation and didRotate on a rotation",
      "deprecated since iOS 8: viewWillTransition(to:with:) alone", "ORD-35",
      "order-of-callbacks/in-the-classic-documents-a-rotation-calls-three-more"),
    DocumentDifference(
      "What is on the screen", "3",
      "shouldAutomaticallyForwardRotationMethods keeps those three from the children",
      "UIKit has not asked it since iOS 8", "ORD-35",
      "order-of-callbacks/classic-documents-a-container-keeps-rotation-to-itself"),
    DocumentDifference(
      "What is on the screen", "3",
      "an app starts in portrait, and rotates before its window is shown",
      "it starts as the device is held, if the root supports that: no method of a rotation is called", "BAR-06",
      "articles/085-the-root-is-asked-about-orientations", isFollowed: false),
    DocumentDifference(
      "What is on the screen", "3",
      "an action that nobody in particular is sent goes up the responder chain: presim asks the view controllers above the sender",
      "it goes from the first responder up", "EVT-05",
      "event-lines/layout-and-drawing-change-nothing", isFollowed: false),
    DocumentDifference(
      "Transitions of one's own", "2",
      "the flow begins with the animator: no word of when the presentation controller is asked for",
      "the presentation controller is asked for first", "CUS-01",
      "custom-transitions/present-asks-its-delegate-before-loading-the-view"),
    DocumentDifference(
      "Transitions of one's own", "2",
      "a completion block, then animationEnded",
      "the coordinator's completion blocks come in between", "CUS-05",
      "custom-transitions/a-second-completeTransition-does-nothing"),
    DocumentDifference(
      "Transitions of one's own", "silent",
      "of a dismissed chain the topmost one's delegate is asked",
      "iOS 8 to 17 the lowest one's, from iOS 18 the topmost one's", "CUS-03",
      "custom-transitions/a-chain-asks-the-topmost-cards-delegate-ios-26"),
    DocumentDifference(
      "Transitions of one's own", "2",
      "a transition is interactive from its beginning",
      "from iOS 10 wantsInteractiveStart decides, and an animator can be paused", "CUS-10 CUS-14",
      "custom-transitions/without-interactive-start-the-animator-begins-itself"),
    DocumentDifference(
      "Transitions of one's own", "silent",
      "there is no zoom: preferredTransition is an error of the file",
      "from iOS 18 a zoom can be interrupted", "CUS-30",
      "custom-transitions/a-zoomed-push-can-be-interrupted"),
    DocumentDifference(
      "What the linter says", "4",
      "every container defines a context, so a context style under one is no finding",
      "LNT-13 speaks in split and page view controllers", "LNT-13 CTX-06",
      "who-presents/in-the-classic-documents-split-views-define-the-context"),
    DocumentDifference(
      "What the linter says", "0, 4",
      "the default style removes the presenter's view: LNT-04 and LNT-20 speak of it",
      "it is a sheet: LNT-24 and LNT-28 speak", "LNT-28",
      "lint/a-list-is-not-refreshed-after-a-sheet"),
    DocumentDifference(
      "What the linter says", "0",
      "a popover in compact width becomes full screen: LNT-23 says so",
      "it becomes a form sheet: LNT-23 says so", "LNT-23",
      "lint/a-popover-that-adapts-on-an-iphone"),
  ]
}
