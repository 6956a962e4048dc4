extension Hierarchy {
  /// The controller that `x` itself presents: the stored link.
  package func directlyPresented(_ x: ControllerID) -> ControllerID? {
    let row = presentedLinks[Int(x.index)]
    return row < 0 ? nil : ControllerID(row)
  }

  /// The controller that is presented over a container, by the container or by one that contains it, and is not being
  /// dismissed.
  ///
  /// Complexity: O(depth).
  func cover(of x: ControllerID) -> ControllerID? {
    var current: ControllerID? = x
    while let candidate = current {
      if let cover = directlyPresented(candidate), !isDismissing(cover) { return cover }
      current = parent(of: candidate)
    }
    return nil
  }

  /// The controller that presents `x` itself: the stored link, set at presented roots only.
  package func directPresenter(_ x: ControllerID) -> ControllerID? {
    let row = presenterLinks[Int(x.index)]
    return row < 0 ? nil : ControllerID(row)
  }

  /// The presentation in which `x` is the presented controller, or for which an adaptive substitute is shown instead
  /// (ADP-07).
  package func presentation(of x: ControllerID) -> Presentation? {
    presentations[x] ?? substitutes[x].flatMap { presentations[$0] }
  }

  /// The presentation that a presentation controller of the file's carries out.
  func presentation(by object: ObjectID) -> Presentation? {
    for x in presentations.keys { if let found = presentations[x], found.controllerObject == object { return found } }
    return nil
  }

  /// Whether something says where a presentation's popover points to.
  func hasAnchor(_ presentation: Presentation) -> Bool {
    func isSet(_ property: Property) -> Bool {
      let key = PropertyKey(owner: .facet(.presentationController, presentation.original), property: property)
      return assigned[key].map { !$0.isNil } ?? false
    }
    return isSet(.sourceView) || isSet(.barButtonItem) || isSet(.sourceItem)
  }

  /// The controllers whose views the presentation of `x` has taken out of the window: the presenting one, under the
  /// classic documents those of lower levels too (REM-05). Complexity: O(1).
  package func removedViews(by x: ControllerID) -> [ControllerID] { removedViews[x] ?? [] }

  /// Keeps what is known of a presentation.
  mutating func setPresentation(_ x: ControllerID, _ presentation: Presentation) {
    presentations[x] = presentation
    touch(x)
  }

  /// Sets the controllers whose views the presentation of `x` has taken out of the window.
  mutating func setRemovedViews(by x: ControllerID, _ views: [ControllerID]) {
    if !views.isEmpty || removedViews.has(x) { removedViews[x] = views.isEmpty ? nil : views }
  }

  /// Transfers a presentation from one presented controller to the one that replaces it.
  mutating func movePresentation(from old: ControllerID, to new: ControllerID) {
    touch(old)
    presentations[old] = nil
    guard let views = removedViews[old] else { return }
    removedViews[old] = nil
    removedViews[new] = views
  }

  /// Sets both links.
  mutating func link(presenter: ControllerID, presented: ControllerID) {
    let other = presentedLinks[Int(presenter.index)]
    if other < 0 { countPresenters(from: presenter, 1) } else { touch(ControllerID(other)) }
    touch(presenter)
    touch(presented)
    forgetLevelZero(of: presented)
    presentedLinks[Int(presenter.index)] = presented.index
    presenterLinks[Int(presented.index)] = presenter.index
    flags[Int(presented.index)].insert(.taken)
    // The presented one is the root of another window, or a substitute that already has a parent.
    if parents[Int(presented.index)] >= 0 || windowWithRoot(presented) != nil { expectLostWindows() }
  }

  /// What was set on the presentation controller of a controller: detents, delegate, the anchor of a popover.
  func presentationSettings(of x: ControllerID) -> [PropertyKey] {
    rows.value.presentationSettings.isEmpty ? [] : rows.value.presentationSettings[x] ?? []
  }

  mutating func keepSetting(_ key: PropertyKey, of x: ControllerID) {
    guard !presentationSettings(of: x).contains(where: { $0.packed == key.packed }) else { return }
    rows.value.presentationSettings[x, default: []].append(key)
  }

  /// What was set on a presentation controller goes with it (`ReadingFreezesTheStyle`, STY-04).
  private mutating func dropPresentationSettings(of x: ControllerID) {
    for key in presentationSettings(of: x) { rows.value.assigned[key] = nil }
    if !rows.value.presentationSettings.isEmpty { rows.value.presentationSettings[x] = nil }
  }

  /// Cuts both links of a presented controller and forgets its presentation, with what was set on its presentation
  /// controller unless that is to stay.
  mutating func cutPresentation(_ presented: ControllerID, keepsSettings: Bool = false) {
    if !keepsSettings { dropPresentationSettings(of: presentations[presented]?.original ?? presented) }
    touch(presented)
    if let presenter = directPresenter(presented) { touch(presenter) }
    if let presenter = directPresenter(presented), directlyPresented(presenter) == presented {
      presentedLinks[Int(presenter.index)] = -1
      countPresenters(from: presenter, -1)
    }
    forgetLevelZero(of: presented)
    presenterLinks[Int(presented.index)] = -1
    if mayLoseWindows { moved.append(presented) }
    presentations[presented] = nil
    frozen[presented] = nil
    if removedViews.has(presented) { removedViews[presented] = nil }
  }

  /// Whether `x` is `other`, or is above it: through parents, presenting controllers, or both in turn. Ask before
  /// adding a parent or a presentation, so that no walk ever returns to where it began.
  ///
  /// Complexity: O(1) where nothing is above `other`; where nothing in it presents, the smaller of O(depth of `x`) and
  /// O(controllers in `other`); else O(depth × levels).
  func stands(_ x: ControllerID, on other: ControllerID) -> Bool {
    if firstChildren[Int(other.index)] < 0, presentedLinks[Int(other.index)] < 0 { return x == other }
    if !presentersInside.has(other) { return hasInTree(other, x) }
    var seen = IDSet<ControllerID>()
    var pending = [x]
    while let current = pending.popLast() {
      if current == other { return true }
      // Two ways lead up from a presented controller that code has made a child; each place is walked once.
      if let presenter = directPresenter(current), seen.insert(presenter) { pending.append(presenter) }
      if let parent = parent(of: current) { pending.append(parent) }
    }
    return false
  }

  /// Whether `x` is `top` or below it: searched upwards and downwards in turn, as one of the ways may be long.
  private func hasInTree(_ top: ControllerID, _ x: ControllerID) -> Bool {
    var (above, below) = (x.index, top.index)
    while true {
      if above == top.index || below == x.index { return true }
      above = parents[Int(above)]
      if above < 0 { return false }
      if firstChildren[Int(below)] >= 0 {
        below = firstChildren[Int(below)]
        continue
      }
      while below != top.index && nextSiblings[Int(below)] < 0 { below = parents[Int(below)] }
      if below == top.index { return false }
      below = nextSiblings[Int(below)]
    }
  }

  /// All levels from `x` upwards: `x`, what it or a descendant presents, and so on, lowest first (DIS-02).
  ///
  /// Complexity: O(levels found × depth, and the siblings on the paths to controllers that present).
  func levels(from x: ControllerID) -> [ControllerID] { levels(from: [x]) }

  private func levels(from tops: [ControllerID]) -> [ControllerID] {
    var result: [ControllerID] = []
    var pending: [ControllerID] = tops.reversed()
    // A level to which code has given a parent may be inside another one, and then is found through that too.
    var hasParents = false
    while let level = pending.popLast() {
      if parent(of: level) != nil { hasParents = true }
      if hasParents, result.contains(level) { continue }
      result.append(level)
      guard !presentersInside.isEmpty, presentersInside.has(level) else { continue }
      pending.append(contentsOf: presented(inTreeOf: level).reversed())
    }
    return result
  }

  /// Whether `x`, or a controller in it, presents. Complexity: O(1).
  func hasPresenterInside(_ x: ControllerID) -> Bool { presentersInside.has(x) }

  /// The controllers that an outermost container and the controllers in its tree present: those of the outermost
  /// presenting controller first, then the older one.
  private func presented(inTreeOf top: ControllerID) -> [ControllerID] {
    var found: [Way] = []
    // Down the paths that lead to controllers that present, and no other.
    var pending = [Way(depth: 0, row: top.index)]
    while let way = pending.popLast() {
      let row = Int(way.row)
      if presentedLinks[row] >= 0 { found.append(Way(depth: way.depth, row: presentedLinks[row])) }
      var child = firstChildren[row]
      while child >= 0 {
        if presentersInside.has(ControllerID(child)) { pending.append(Way(depth: way.depth + 1, row: child)) }
        child = nextSiblings[Int(child)]
      }
    }
    if found.count > 1 { found.sort { ($0.depth, $0.row) < ($1.depth, $1.row) } }
    return found.map { ControllerID($0.row) }
  }

  /// How far a walk down the tree has come.
  private struct Way {
    let depth: Int
    let row: Int32
  }

  /// Updates the number of presenting controllers of `x` and of all its ancestors. Complexity: O(depth).
  mutating func countPresenters(from x: ControllerID, _ change: Int32) {
    var current = x.index
    while current >= 0 {
      let former = presentersInside[ControllerID(current)] ?? 0
      let count = former + change
      if former | count > 1, (former > 1) != (count > 1) { rows.value.plain.crowded += count > 1 ? 1 : -1 }
      if count > 0 {
        presentersInside[ControllerID(current)] = count
      } else {
        presentersInside[ControllerID(current)] = nil
      }
      current = parents[Int(current)]
    }
  }

  /// All presented controllers, lowest level first: above the windows' roots in file order, then above roots that have
  /// been replaced under them (WIN-03).
  ///
  /// Complexity: O(presentations × depth), whatever the trees hold.
  var livePresentations: [ControllerID] {
    guard !presentations.isEmpty else { return [] }
    var result = levels(from: windows.compactMap { $0.root })
    let reached = IDSet(result)
    var tops = IDSet<ControllerID>()
    for x in presentations.keys where !reached.contains(x) && directPresenter(x) != nil {
      tops.insert(levelZeroTop(of: x))
    }
    if !tops.isEmpty { result += levels(from: tops.all.sorted()) }
    return result.filter { presentations[$0] != nil }
  }
}
