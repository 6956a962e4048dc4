// swift-format-ignore-file
// Made from the doc comments of Rules/Containment; the catalogue test says when it is out of date.

extension RuleCatalogue {
  /// Metadata of the CON rules; nil for any other.
  static func con(_ id: RuleID) -> RuleMetadata? {
    switch id {
    case .con01:
      RuleMetadata(
        id: .con01, title: #"addChild says willMove, and only willMove"#, chapter: 5,
        statement: #"""
          `p.addChild(c)`:
          1. C-E06; CON-09 2. c is p or an ancestor of p: exception `NSInvalidArgumentException`, without text.
          2. c is p's child already: nothing. c has another parent: first CON-02 there (c gets dM(nil), no wM(nil)).
          3. `c.willMove(toParent: p)`; then c.parent = p, c is last in p.children.

          dM(p) is never automatic. No view is loaded, no appearance callback comes.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"addChild(_:), willMove(toParent:), header comment of the containment methods, Design documents 0 and 1."#),
          Evidence(.observed, #"Square's workflow-swift tests (iOS 16.4–18.5)."#),
          Evidence(.inferred, #"Adding itself, and adding twice."#),
        ],
        example: #"""
          `p.addChild(c)`, view of p never loaded: one event, `c.willMove(toParent: p)`; `c.isViewLoaded` false.
          """#)
    case .con02:
      RuleMetadata(
        id: .con02, title: #"removeFromParent says didMove(toParent: nil), and only that"#, chapter: 5,
        statement: #"""
          `c.removeFromParent()`: the parent link is cut, c leaves p.children, `c.didMove(toParent: nil)`. wM(nil) is never
          automatic. The view stays where it is; no appearance callback. Without a parent: nothing.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"removeFromParent(), didMove(toParent:), Design documents 0 and 1."#),
          Evidence(.observed, #"workflow-swift tests."#),
        ],
        example: #"""
          visible p > c, only `c.removeFromParent()`: `c.didMove(toParent: nil)`; c stays appeared and hosted
          (CON-08).
          """#)
    case .con03:
      RuleMetadata(
        id: .con03, title: #"willMove and didMove called by code are plain calls"#, chapter: 5,
        statement: #"""
          They record their line, run their bodies, and open or close the span in which `isMovingToParent`,
          `isMovingFromParent` hold (ORD-23); nothing else. Leaving them out: C-S02. UIKit's own containers (navigation, tab
          bar, page, split) call both by themselves.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"the container's duty to call them, Design documents 0 and 1."#),
        ],
        example: #"""
          `turn { p.addChild(c); p.view.addSubview(c.view); c.didMove(toParent: p) }`, p visible, iOS 17:
          `c.willMove(toParent: p)`, `c.viewDidLoad`, `c.viewWillAppear`, `c.viewIsAppearing`, `c.didMove(toParent: p)`,
          `c.viewDidAppear`.
          """#)
    case .con04:
      RuleMetadata(
        id: .con04, title: #"A view that code moves into a window appears, one that it takes out disappears"#, chapter: 5,
        statement: #"""
          `v.addSubview(x.view)` with v in a window, x disappeared: at once load, WA, entry, IA for shown(x); after the commit
          DA. On `x.view.removeFromSuperview()`, x appeared or appearing: at once WD, exit, DD for shown(x). `animated` is
          false. Nothing of this for a child of a container that does not forward (CON-06), nor between begin and end
          (CON-07). Before all: CON-09.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"notes with logs of addSubview and removeFromSuperview in a visible container; crash trace of iOS 9/10 for DA after the commit."#),
          Evidence(.inferred, #"DD at once, and IA."#),
        ],
        example: #"""
          visible p > c, `turn { c.willMove(toParent: nil); c.view.removeFromSuperview(); c.removeFromParent() }`:
          `c.willMove(toParent: nil)`, `c.viewWillDisappear`, `c.viewDidDisappear`, `c.didMove(toParent: nil)`, `c.deinit`.
          """#)
    case .con05:
      RuleMetadata(
        id: .con05, title: #"Added off screen, a child waits for its container"#, chapter: 5,
        statement: #"""
          Adding c.view to the view of an off-screen container loads c and calls nothing else; c is in shown(container) from
          then on, and gets WA and DA with it, after it. Added while the container is between its WA and the entry of its view
          into the window: c's WA comes with that entry, the rest with the container.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"iOS 9 note on containment (parent first in both phases), stackoverflow 48653763 (iOS 11: adding in viewDidLoad). Second sentence inferred; anomalies known: no WA at all (openradar 32106539, iOS 10.3), DA without WA (openradar 12322346, iOS 5/6)."#),
        ],
        example: #"""
          `on p.viewDidLoad { p.addChild(c); p.view.addSubview(c.view) }`, window > p, iOS 17: `p.viewDidLoad`,
          `c.willMove(toParent: p)`, `c.viewDidLoad`, WA of `p`, `c`, IA of `p`, `c`, DA of `p`, `c`.
          """#)
    case .con06:
      RuleMetadata(
        id: .con06, title: #"A container that does not forward leaves its children to begin and end"#, chapter: 5,
        statement: #"""
          `shouldAutomaticallyForwardAppearanceMethods = false` on p: p's appearance and moving views into or out of p's view
          call nothing on p's children; they get appearance callbacks from `beginAppearanceTransition(_:animated:)` and
          `endAppearanceTransition()` alone. Default true.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"shouldAutomaticallyForwardAppearanceMethods, Design document 1."#),
        ],
        example: #"""
          p does not forward, p > c, p presented: `p.viewWillAppear`, …, `p.viewDidAppear`; c gets nothing.
          """#)
    case .con07:
      RuleMetadata(
        id: .con07, title: #"begin and end act at once, and silence the automatic callbacks between them"#, chapter: 5,
        statement: #"""
          Both run synchronously through the gate (ORD-02), for shown(x), parent first: begin loads x's view if needed and
          calls WA or WD, end calls DA or DD. They move no view and lay out nothing. While x is between begin and end, adding
          or removing its view calls nothing, also with forwarding on, and prints nothing.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"beginAppearanceTransition(_:animated:), Design document 1."#),
          Evidence(.observed, #"workflow-swift tests (iOS 16.4–18.5: exactly one set of callbacks), dasdom/AppearanceTestDemo (iOS 9: WA and DA, no layout)."#),
        ],
        example: #"""
          x detached; begin(true), begin(false), end: `x.viewDidLoad`, `x.viewWillAppear`, `x.viewWillDisappear`,
          `x.viewDidDisappear`, no log.
          """#)
    case .con08:
      RuleMetadata(
        id: .con08, title: #"A view hosted without addChild still brings its controller's callbacks"#, chapter: 5,
        statement: #"""
          x.view in host's view, x without parent: moves into and out of a window by CON-04. When the host itself appears or
          disappears, x's will-callback follows the will-callbacks of shown(host), x's did-callback comes before the host's. x
          is in no `children`, so it prints nowhere; what it presents: PRE-12.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.observed, #"iOS 9 note on containment (the did-callback's place turned round), C-S03."#),
          Evidence(.inferred, #"Disappearing side."#),
        ],
        example: #"""
          the child of CON-05 without `addChild`: `p.viewWillAppear`, `c.viewWillAppear`, …, `c.viewDidAppear`,
          `p.viewDidAppear`.
          """#)
    case .con09:
      RuleMetadata(
        id: .con09, title: #"A child's view belongs into its parent's view"#, chapter: 5,
        statement: #"""
          The owner of a place is the nearest controller whose root view is above it. Checked on screen and off:
          1. c (parent q) and `addSubview(c.view)` below an owner other than q: C-E01.
          2. `r.addChild(c)` while c.view lies below an owner other than r: C-E02.
          3. c (parent q) and c.view is put into a window without an owner: C-E03; by becoming root: P-E14; by being
             presented: PRE-02 comes first.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"hierarchyInconsistencyException."#),
          Evidence(.observed, #"the rows named."#),
          Evidence(.inferred, #"Off screen."#),
        ],
        example: #"""
          p > c; `q.view.addSubview(c.view)`: should have q, actual parent p.
          """#)
    case .con10:
      RuleMetadata(
        id: .con10, title: #"transition(from:to:…) moves the views and calls appearance, not containment"#, chapter: 5,
        statement: #"""
          `p.transition(from: a, to: b, duration:, options:, animations:, completion:)`:
          1. C-E05. p does not forward (CON-06): exception `NSInvalidArgumentException`, without text.
          2. At once: load of b, b.view into the superview of a.view.
          3. p visible, will-phase: shown(b) WA, shown(a) WD, shown(b) IA; did-phase: a.view leaves, shown(a) DD, shown(b) DA;
             then the handler.
          4. p off screen: at the end a.view leaves and the handler runs.

          No wM, no dM: code's own calls bring them.
          """#,
        versions: #"""
          iOS 8–26, docs.
          """#,
        evidence: [
          Evidence(.documented, #"transition(from:to:duration:options:animations:completion:), its header comment."#),
          Evidence(.inferred, #"Order of 3: (that of a tab switch before iOS 18)."#),
        ],
        example: #"""
          p > a visible, recipe of Design document 1 with b: `a.willMove(toParent: nil)`, `b.willMove(toParent:
          p)`, `b.viewDidLoad`, `b.viewWillAppear`, `a.viewWillDisappear`, …, `a.viewDidDisappear`, `b.viewDidAppear`,
          `completion`, `a.didMove(toParent: nil)`, `b.didMove(toParent: p)`.
          """#)
    case .con11:
      RuleMetadata(
        id: .con11, title: #"An appearance method called by hand runs its override, and is told off"#, chapter: 5,
        statement: #"""
          `x.viewWillAppear(true)` as a statement: line, bodies; no change of state or window, no child is called. Log: A-L02.
          The same for `viewDidAppear`, `viewWillDisappear`, `viewDidDisappear`; `viewIsAppearing`, `viewDidLoad` and
          `loadView` likewise, without a log.
          """#,
        versions: #"""
          iOS 16–26.
          """#,
        evidence: [
          Evidence(.observed, #"A-L02's reports (from November 2022)."#),
        ],
        example: #"""
          `x.viewDidAppear(false)`, x detached: `x.viewDidAppear`, the log; x prints `state: disappeared` as
          before.
          """#)
    case .con12:
      RuleMetadata(
        id: .con12, title: #"The same before iOS 16, without the log"#, chapter: 5,
        statement: #"""
          As CON-11, nothing printed.
          """#,
        versions: #"""
          iOS 8–15, docs.
          """#,
        evidence: [
          Evidence(.documented, #"beginAppearanceTransition(_:animated:) (do not call them directly); no report before 2022: inferred."#),
        ],
        example: #"""
          as CON-11, `expect no log`.
          """#)
    default: nil
    }
  }
}
