extension Hierarchy {
  /// Whether the view is loaded (QRY-08).
  package func isViewLoaded(_ x: ControllerID) -> Bool { flags[Int(x.index)].contains(.viewLoaded) }

  /// Where its view is.
  package func place(of x: ControllerID) -> Place { Place(packed: places[Int(x.index)]) }

  /// Moves the view.
  mutating func setPlace(_ x: ControllerID, _ place: Place) {
    if mayLoseWindows { viewWillMove(x) }
    if !carried.isEmpty { carried[x] = nil }
    if !addedViews.isEmpty, case .inside(let host) = self.place(of: x) {
      addedViews[host]?.removeAll { $0 == x }
      if addedViews[host]?.isEmpty == true { addedViews[host] = nil }
    }
    windowMemo.moves(x, from: self.place(of: x), to: place)
    touch(x)
    places[Int(x.index)] = place.packed
    rememberWindow(at: x)
    if case .window = place {
      straightInWindows.insert(x)
    } else {
      straightInWindows.remove(x)
      if !addedToWindows.isEmpty { addedToWindows.remove(x) }
    }
  }

  /// Appearance state.
  package func state(of x: ControllerID) -> AppearanceState { states[Int(x.index)] }

  /// Whether it has had viewWillAppear, and no viewWillDisappear or viewDidDisappear since.
  func isAppearingOrAppeared(_ x: ControllerID) -> Bool { state(of: x) == .appearing || state(of: x) == .appeared }

  /// Sets it.
  mutating func setState(_ x: ControllerID, _ state: AppearanceState) {
    states[Int(x.index)] = state
    touch(x)
  }

  /// Whether a flag is set.
  func has(_ x: ControllerID, _ flag: ControllerFlags) -> Bool { flags[Int(x.index)].contains(flag) }

  /// Sets or clears a flag.
  mutating func set(_ x: ControllerID, _ flag: ControllerFlags, _ isOn: Bool) {
    if mayLoseWindows, flag == .viewLoaded || flag == .viewRemoved { viewWillMove(x) }
    if isOn { flags[Int(x.index)].insert(flag) } else { flags[Int(x.index)].remove(flag) }
    if flag == .viewLoaded || flag == .viewRemoved {
      windowMemo.goesInOrOut(x)
      touch(x)
    }
  }

  /// `x.view.window`, nil for a view that is not loaded (QRY-07). Complexity: O(depth).
  package func window(of x: ControllerID) -> WindowID? { window(of: x, ignoringRemovalOf: nil) }

  /// The same, as if the view of one controller had not been taken out.
  func window(of x: ControllerID, ignoringRemovalOf restored: ControllerID?) -> WindowID? {
    guard isViewLoaded(x) else { return nil }
    if has(x, .viewRemoved), x != restored { return nil }
    return window(at: place(of: x), ignoringRemovalOf: restored)
  }

  /// The window that contains a place.
  func window(at place: Place, ignoringRemovalOf restored: ControllerID? = nil) -> WindowID? {
    var place = place
    // No view is inside itself (see 'Simulator.move'); a walk that came round in a circle finds no window.
    for _ in 0...count {
      switch place {
      case .none: return nil
      case .window(let window): return window
      case .inside(let host):
        guard isViewLoaded(host), !has(host, .viewRemoved) || host == restored else { return nil }
        if restored == nil, let known = windowMemo.window(at: host) { return known.window }
        place = self.place(of: host)
      case .beside(let presenter):
        if restored == nil, let known = windowMemo.window(at: presenter) { return known.window }
        place = self.place(of: presenter)
      }
    }
    return nil
  }

  /// Caches the window in which the view of `x` is, for it and for all whose views it is inside: the next lookup finds
  /// it there. Complexity: O(those not yet cached).
  mutating func rememberWindow(at x: ControllerID) {
    let found = window(at: place(of: x))
    var current = x
    while windowMemo.remember(found, at: current) {
      switch place(of: current) {
      case .none, .window: return
      // The place of a host says nothing of a controller whose view is not in it, nor the other way round.
      case .inside(let host):
        guard isViewLoaded(host), !has(host, .viewRemoved) else { return }
        current = host
      case .beside(let presenter): current = presenter
      }
    }
  }

  /// Whether a presentation has taken the view, or one that contains it, out of its window. Complexity: O(depth).
  func isTakenOut(_ x: ControllerID) -> Bool {
    var x = x
    while true {
      if has(x, .viewRemoved) { return true }
      switch place(of: x) {
      case .none, .window: return false
      case .inside(let host): x = host
      case .beside(let presenter):
        // It is beside the presenting controller's view, not in it.
        guard case .inside(let host) = place(of: presenter) else { return false }
        x = host
      }
    }
  }

  /// Whether a place is in the view of `x`.
  ///
  /// Complexity: O(depth); O(1) where no view is in that of `x`, and where the view of `x` is nowhere and the place is
  /// known to be in a window.
  func place(_ place: Place, isWithin x: ControllerID) -> Bool {
    if !windowMemo.holdsViews(x) { return place == .inside(x) || place == .beside(x) }
    var place = place
    if self.place(of: x) == .none, case .inside(let host) = place, host != x,
      windowMemo.window(at: host)?.window != nil
    {
      return false
    }
    for _ in 0...count {
      switch place {
      case .none, .window: return false
      case .inside(let host):
        if host == x { return true }
        place = self.place(of: host)
      case .beside(let presenter):
        if presenter == x { return true }
        place = self.place(of: presenter)
      }
    }
    return false
  }

  /// `x.view.window != nil`.
  package func isInWindow(_ x: ControllerID) -> Bool { window(of: x) != nil }

  /// On screen: in a window and appeared or appearing.
  func isVisible(_ x: ControllerID) -> Bool {
    isAppearingOrAppeared(x) && isInWindow(x)
  }

  /// Whether `x` is the root of a window.
  ///
  /// Complexity: O(1), however many windows there are.
  package func windowWithRoot(_ x: ControllerID) -> WindowID? {
    if windows.count > Hierarchy.fewWindows { return rootWindows[x] }
    for (row, window) in windows.enumerated() where window.root == x {
      return WindowID(row: row)
    }
    return nil
  }
}
