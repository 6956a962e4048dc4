/// In which window the places of views lie, as far as that was looked up, and whether it still holds.
///
/// Which window each place is in, cached. An entry holds until a controller moves whose view contains others, or such a
/// view is made, taken out or put back; a view without views in it changes only its own entry.
struct WindowMemo: Sendable {
  private var windows = Column<Int32>()
  /// In which epoch that was found out; 0 for never.
  private var epochs = Column<Int32>()
  /// Counts how often all that was found out has ceased to hold. It remembers no changes: a mark keeps it.
  var epoch: Int32 = 1
  /// How many views lie in a view or beside it, and how many of them in it.
  private var viewsInside = Column<Int32>()
  private var inside = Column<Int32>()

  /// One more controller.
  mutating func add() {
    windows.append(-1)
    epochs.append(0)
    viewsInside.append(0)
    inside.append(0)
  }

  mutating func reserve(_ count: Int) {
    windows.reserveCapacity(count)
    epochs.reserveCapacity(count)
    viewsInside.reserveCapacity(count)
    inside.reserveCapacity(count)
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&windows)
    visitor.visit(&epochs)
    visitor.visit(&viewsInside)
    visitor.visit(&inside)
  }

  /// Whether a view is in that of `x` or beside it.
  func holdsViews(_ x: ControllerID) -> Bool { viewsInside[Int(x.index)] > 0 }

  /// How many views lie in that of `x`.
  func countInside(_ x: ControllerID) -> Int { Int(inside[Int(x.index)]) }

  /// The window of the place of `x`, which may be none; nil where that is not known.
  func window(at x: ControllerID) -> Known? {
    let row = Int(x.index)
    guard epochs[row] == epoch else { return nil }
    return Known(window: windows[row] < 0 ? nil : WindowID(windows[row]))
  }

  /// What is known of a place.
  struct Known {
    let window: WindowID?
  }

  /// Keeps what was found; false where it was known.
  mutating func remember(_ window: WindowID?, at x: ControllerID) -> Bool {
    let row = Int(x.index)
    guard epochs[row] != epoch else { return false }
    epochs[row] = epoch
    windows[row] = window?.index ?? -1
    return true
  }

  /// A view moves.
  mutating func moves(_ x: ControllerID, from old: Place, to new: Place) {
    count(old, -1)
    count(new, 1)
    if viewsInside[Int(x.index)] > 0 { forget() } else { epochs[Int(x.index)] = 0 }
  }

  /// A view is made, taken out or put back: its own place stays.
  mutating func goesInOrOut(_ x: ControllerID) {
    if inside[Int(x.index)] > 0 { forget() }
  }

  private mutating func count(_ place: Place, _ change: Int32) {
    switch place {
    case .none, .window: break
    case .inside(let host):
      viewsInside[Int(host.index)] += change
      inside[Int(host.index)] += change
    case .beside(let presenter): viewsInside[Int(presenter.index)] += change
    }
  }

  /// Everything has to be looked up again: of two hierarchies that are compared, only the views count.
  mutating func forgetLookups() {
    for row in epochs.indices {
      epochs[row] = 0
      windows[row] = -1
    }
    epoch = 1
  }

  private mutating func forget() {
    if epoch == .max {
      for row in epochs.indices { epochs[row] = 0 }
      epoch = 0
    }
    epoch += 1
  }
}
