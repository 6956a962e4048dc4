enum SizeChangeCallsFromTheRootDown: Rule {
  static let id = RuleID.ord35
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// What a view controller hears of another size.
  enum Calls: Sendable {
    case sizeAndTraits, sizeAlone, none
  }

  /// From iOS 17 on the traits of a view controller come through the views above its own.
  static let traitsNeedAWindow = VersionRows((.upTo(16), false), (.from(17), true))

  /// What is called before the change, each of everybody from the root down; then what is called after it; and what is
  /// called when the blocks of the coordinator have run.
  static let before: [Callback] = [.willRotate, .willTransition, .viewWillTransition]
  static let after: [Callback] = [.traitCollectionDidChange, .viewWillLayoutSubviews, .willAnimateRotation]
  static let end: [Callback] = [.didRotate]

  /// A view controller that may be called, and how it comes to be asked.
  struct Candidate: Sendable {
    let controller: ControllerID
    /// A presentation has taken its view, or the view of what it is in, out of the window.
    let isCovered: Bool
    /// Its container does not show it.
    let isHidden: Bool
  }

  /// The root of each visible window, then its children, parents first, then in the same way what is presented, from the
  /// bottom up.
  static func candidates(_ world: World) -> [Candidate] {
    let hierarchy = world.hierarchy
    var result: [Candidate] = []
    var covered = IDSet<ControllerID>()
    var seen = IDSet<ControllerID>()
    for window in hierarchy.windows where window.isVisible && window.isInScene {
      guard let root = window.root else { continue }
      for level in hierarchy.levels(from: root) {
        var isLevelCovered = false
        if case .inside(let host) = hierarchy.place(of: level) { isLevelCovered = covered.contains(host) }
        var pending = [(level, isLevelCovered, false)]
        while let (x, isInCovered, isInHidden) = pending.popLast() {
          guard seen.insert(x) else { continue }
          let isCovered = isInCovered || hierarchy.has(x, .viewRemoved)
          let isHidden = isInHidden || x != level && hierarchy.place(of: x) == .none
          if isCovered { _ = covered.insert(x) }
          result.append(Candidate(controller: x, isCovered: isCovered, isHidden: isHidden))
          // What stands in a view controller without a view is not looked for.
          guard hierarchy.isViewLoaded(x) else { continue }
          var child = hierarchy.lastChild(of: x)
          while let current = child {
            pending.append((current, isCovered, isHidden))
            child = hierarchy.previousSibling(of: current)
          }
        }
      }
    }
    return result
  }

  /// What one of them hears.
  static func judge(_ candidate: Candidate, changesClasses: Bool, _ world: World) -> Finding<Calls> {
    let (x, hierarchy) = (candidate.controller, world.hierarchy)
    guard hierarchy.isViewLoaded(x) else {
      return declines(x, leaving: .none, "has not loaded its view: it is not called", raising: .cho79)
    }
    if candidate.isCovered, changesClasses, traitsNeedAWindow[world.profile] {
      return decides(
        .sizeAlone, on: x, "has left the window for what is presented: viewWillTransition(to:with:) alone is called",
        raising: .cho79)
    }
    if changesClasses, world.hasOwnTraits(x) {
      return decides(
        .sizeAlone, on: x, "has traits that do not come from the window: viewWillTransition(to:with:) alone is called")
    }
    let calls: Calls = changesClasses ? .sizeAndTraits : .sizeAlone
    if candidate.isCovered {
      return decides(
        calls, on: x, "has left the window for what is presented, and is called all the same", raising: .cho79)
    }
    if candidate.isHidden {
      return decides(
        calls, on: x, "is not shown by its container, and is called all the same: its view is loaded", raising: .cho79)
    }
    if let parent = hierarchy.parent(of: x) { return decides(calls, on: x, "is called after its parent \(parent)") }
    if let presenter = hierarchy.directPresenter(x) {
      return decides(calls, on: x, "is presented by \(presenter), and called after what is below it")
    }
    return decides(calls, on: x, "is the root of its window: it is called first")
  }

  /// Why a view controller does not hear of a callback: UIKit's own method, which `super` runs, hands it on to the children,
  /// and of the three methods of docs a container says whether it does. Nil where it hears of it.
  ///
  /// - Parameter unheard: those before it that do not hear of it.
  static func keptBack(
    _ callback: Callback, from x: ControllerID, unheard: IDSet<ControllerID>, _ world: World
  ) -> Finding<Void>? {
    guard let parent = world.hierarchy.parent(of: x) else { return nil }
    switch callback {
    case .willTransition, .viewWillTransition:
      if world.leavesOutSuper(parent, callback) {
        return declines(
          x, leaving: (), "is not called: the override of \(parent) does not call super, which hands it on")
      }
    case .willRotate, .willAnimateRotation, .didRotate:
      if !world.forwardsRotation(parent) {
        return declines(x, leaving: (), "hears nothing of the rotation: \(parent) does not forward those methods")
      }
    default: return nil
    }
    guard unheard.contains(parent) else { return nil }
    return declines(x, leaving: (), "is not called, as its parent \(parent) is not")
  }

  /// Whether the size classes change with the size.
  static func classes(from old: Environment, to new: Environment) -> Finding<Bool> {
    (old.horizontal, old.vertical) == (new.horizontal, new.vertical)
      ? decides(
        false, on: nil,
        "the window gets another size and keeps its size classes: willTransition(to:with:) is not called")
      : decides(true, on: nil, "the window gets another size and other size classes: \(new)")
  }

  static let entry = RuleEntry(
    title: "A rotation or a resize is reported from the root down, before anything changes",
    inShort: """
      When the interface rotates or the window changes its size, viewWillTransition is called on the root, which hands it on to \
      its children.
      """,
    statement: """
      On a `device.rotate(to:)` that rotates the interface, `window.resize(to:)`, `device.fold()` and `device.unfold()`, in the call,
      extra events:
      1. If the size classes will change, `x.willTransition(to:with:)` for everybody in 2, in that order.
      2. `x.viewWillTransition(to:with:)`: the window's root, then its children, parents first, in the order of `children`, also those that are
         not shown if their view is loaded (CHO-79); then in the same way what is presented, from the bottom up. Who has left the window for what
         it presents (REM-01) is called too, with all in it; but from iOS 17 on it gets none of 1 and of `traitCollectionDidChange(_:)` (CHO-79).
      3. The change itself: orientation, size classes, ADP-08, SPL-02 to SPL-04, TAB-05; then, if the size classes have changed,
         `x.traitCollectionDidChange(_:)` for those of 2, and (17+) what pasted code of x has registered by
         `registerForTraitChanges(_:handler:)`, or `action:`, for a size class that has changed; then `x.viewWillLayoutSubviews` and `x.viewDidLayoutSubviews` of those in the window.
         Whoever is not in the window gets the two when its view is in it again.

      Each of 2 has a `transitionCoordinator` until 3 is over; the blocks of `animate(alongsideTransition:completion:)` run after 3, then the
      completions. Bodies run as everywhere (ORD-31), so an override that presents presents.
      An override of pasted code that does not call super hands nothing on: no child is called of what it has overridden, 1 or 2, and nobody in
      a child; whom it presents is called all the same. Of a body in a scenario class super is taken for granted.
      Whether size classes change is asked of the window; a child with traits of its own (EVT-05) gets 2 alone.
      On `device iPhone resizable` no size class changes, so only 2 comes (ADP-09). A `window.resize` to the size classes that the window has is a
      resize all the same: 2 comes. A rotation by 180 degrees changes no size: nothing comes.
      docs: whoever is on screen also gets `willRotate(to:duration:)` before 1, `willAnimateRotation(to:duration:)` after the layout and
      `didRotate(from:)` after the completions, on a rotation; but not what stands in a view controller whose
      `shouldAutomaticallyForwardRotationMethods` is false.
      """,
    evidence: [
      .documented(
        "Apple `registerForTraitChanges(_:handler:)` (called when the value of a registered trait changes), `viewWillTransition(to:with:)`, `willTransition(to:with:)` (before the change; forwarded to the children), `size(forChildContentContainer:withParentContainerSize:)` (asked for each child; presim takes every size to change), `viewWillLayoutSubviews()` (when the bounds of the view change), classic documents 2 (a coordinator also on a rotation) and 3 (the root first; the three methods of docs, for the visible alone; layout when it is visible again)."
      ),
      .disputed(
        "who is covered: of the size: zenangst/Spots#286, #313, onmyway133/notes#202, #210 (2016, one author, with a work-around in the library: the presenting one is called while the modal rotates); brave/brave-ios, BrowserViewController (17: after a rotation there and back under a full-screen modal willTransition and the trait callback have not come and the covered one is left in the wrong state, which fits traits that wait, and also a way back that is not reported).",
        objection: "one report of iOS 17 has a covered view controller that misses the way back too"
      ),
      .observed(
        "members below the top of a stack are called when their size changes: lionheart/openradar-mirror#7463 (rdar 24277475, 9: called on the way there, not on the way back); iOS 27: Apple's developer forums, thread 836088 (2 alone)."
      ),
      .inferred(
        "other children that are not shown, the presented ones behind the root, the border at 17 (there traits come through the view's superview, WWDC23-10057), where 3 stands, one pair of layout lines for each, where the three methods of docs stand, that traitCollectionDidChange comes before what is registered, 180 degrees, that an override without super keeps nothing from whom its view controller presents."
      ),
    ],
    example: """
      window > box > child, iPhone, `device.rotate(to: .landscape)`: `box.willTransition(to:with:)`,
      `child.willTransition(to:with:)`, `box.viewWillTransition(to:with:)`, `child.viewWillTransition(to:with:)`. iPad: the last two alone.
      iPhone, `ios 26`, both under a full-screen modal: the last two alone as well.
      """)
}
