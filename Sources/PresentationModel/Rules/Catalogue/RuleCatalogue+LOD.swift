// swift-format-ignore-file
// Made from the doc comments of Rules/Loading; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the LOD rules; nil for any other.
  static func lod(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .lod01:
      RuleMetadata(
        id: .lod01, title: #"The view loads when it is first needed"#, chapter: 4,
        statement: #"""
          `load` happens, at once unless noted, on: reading `x.view`; `loadViewIfNeeded()`; being presented; selection as a
          tab; a page's `setViewControllers`; `addSubview(x.view)`; becoming root of a visible window;
          `beginAppearanceTransition(true, …)`; being in at a will-phase (commit): pushed, uncovered and never shown,
          forwarded; LOD-05.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"view, loadViewIfNeeded(); Design documents 0 and 3 (lazy loading)."#),
          Evidence(.observed, #"dasdom/AppearanceTestDemo (begin loads), Design document 0 (touching `view` early loads early)."#),
        ],
        example: #"""
          `x.loadViewIfNeeded()` on a detached x: `x.viewDidLoad` and nothing else.
          """#)
    case .lod02:
      RuleMetadata(
        id: .lod02, title: #"What never loads a view"#, chapter: 4,
        statement: #"""
          `isViewLoaded`, `viewIfLoaded`, `title` and every other property; `addChild`, `removeFromParent`, `willMove`,
          `didMove`; being put into the stack of a navigation controller that is in no window, or below its top; being an
          unselected tab (but LOD-05). Expectations never load: `x.view.window` of an unloaded x is nil there.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"isViewLoaded, viewIfLoaded."#),
          Evidence(.observed, #"square/workflow-swift tests (iOS 16.4–18.5: containment loads nothing); dumps (covered and unselected controllers `(view not loaded)`)."#),
        ],
        example: #"""
          tabs > a, b at launch: `b.isViewLoaded` is false; after the expectation it still is.
          """#)
    case .lod03:
      RuleMetadata(
        id: .lod03, title: #"Where the view comes from"#, chapter: 4,
        statement: #"""
          The first that applies: 1. the class overrides `loadView`; 2. the storyboard it came from; 3. `nibName`; 4. if the
          class name ends in `Controller`, a nib of that name without `Controller`; 5. a nib with the class's name; 6. a plain
          `UIView` (UITableViewController: its table view, and so on for UIKit's classes). 4 and 5 set `nibName`. A scenario
          says what there is by properties of the class or of the controller, set before the view loads: `loadView = CardView`
          (an override making a view of that class), `storyboard = "Main"`, `nibName = "Card"`, `nibsInBundle = ["CardView",
          "CardViewController"]` (for 4 and 5; default none).
          """#,
        versions: #"""
          iOS 8–26.
          """#,
        evidence: [
          Evidence(.documented, #"loadView(), nibName (order of 4 and 5), init(nibName:bundle:)."#),
        ],
        example: #"""
          `class CardViewController` with both nibs in the bundle: `CardView` is loaded, `nibName == "CardView"`.
          """#)
    case .lod04:
      RuleMetadata(
        id: .lod04, title: #"Where the view comes from, as the documents tell it"#, chapter: 4,
        statement: #"""
          As LOD-03 with 4 and 5 exchanged: first the nib with the class's own name, then the one without `Controller`.
          """#,
        versions: #"""
          docs.
          """#,
        evidence: [
          Evidence(.documented, #"Design document 0 (its list names the class's name first)."#),
        ],
        example: #"""
          the same class: `CardViewController` is loaded.
          """#)
    case .lod05:
      RuleMetadata(
        id: .lod05, title: #"Tab bar controllers load when made, navigation controllers when they become tabs"#, chapter: 4,
        statement: #"""
          A UITabBarController's own view is loaded when it is created, one line at the start of launch for those in a window.
          A UINavigationController's own view is loaded when it becomes a child of a tab bar controller, selected or not; its
          root's is not. Bodies of their `viewDidLoad` see the built outline.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"qiita hicka04 (viewDidLoad during init), dumps of iOS 8–15 and swift-snapshot-testing's reference of a tab bar controller never shown. One dump of iOS 8/9 has the unvisited navigation controller unloaded."#),
        ],
        example: #"""
          tabs > nav1[a], nav2[b]: `nav2.isViewLoaded` true, `b.isViewLoaded` false; nav2's line prints `not in the
          window`.
          """#)
    case .lod06:
      RuleMetadata(
        id: .lod06, title: #"viewDidLoad comes once per load, and a container's children load with it"#, chapter: 4,
        statement: #"""
          Once a view is loaded it stays (no unloading on memory warnings since iOS 6); only `x.view = nil` by code makes the
          next need load again. When a custom container of an outline loads, its children load directly after its own
          `viewDidLoad`, in order (their views are in its view).
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"viewDidLoad(), Design document 0."#),
          Evidence(.observed, #"logs show no second load on return."#),
          Evidence(.inferred, #"Second half: from the outline's meaning."#),
        ],
        example: #"""
          window > box (custom) > c1, c2: `box.viewDidLoad`, `c1.viewDidLoad`, `c2.viewDidLoad`, then
          `box.viewWillAppear`, ….
          """#)
    default: nil
    }
  }
}
