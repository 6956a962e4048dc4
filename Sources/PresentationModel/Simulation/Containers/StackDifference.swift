/// What a change of a navigation stack changes: a push and a pop list only the controllers they affect, however many
/// are below.
struct StackDifference: Sendable {
  let oldTop: ControllerID?
  let newTop: ControllerID?
  /// The controllers that leave, from the bottom up.
  let removed: [ControllerID]
  /// The controllers that are added, and those that stay and may get a callback, from the bottom up.
  let concerned: [Member]
  /// Whether those that stay change their order.
  let reorders: Bool

  /// A controller on the new stack.
  struct Member: Sendable {
    let controller: ControllerID
    let isNew: Bool
  }

  /// A push. Complexity: O(1).
  init(pushing x: ControllerID, onto nav: ControllerID, _ world: World) {
    oldTop = world.top(of: nav)
    newTop = x
    removed = []
    // The old top may still wait for its didMove; the controllers below it have had theirs.
    let added = Member(controller: x, isNew: true)
    concerned = oldTop.map { [Member(controller: $0, isNew: false), added] } ?? [added]
    reorders = false
  }

  /// A pop, to the root where no target is given. Complexity: O(those that go).
  init(popping nav: ControllerID, to target: ControllerID?, _ world: World) {
    oldTop = world.top(of: nav)
    var gone: [ControllerID] = []
    var current = oldTop
    while let x = current, x != target {
      let below = world.below(x, on: nav)
      if target == nil, below == nil { break }
      gone.append(x)
      current = below
    }
    removed = gone.reversed()
    newTop = current
    concerned = []
    reorders = false
  }

  /// A whole new stack. Complexity: O(old and new).
  init(of nav: ControllerID, to new: [ControllerID], _ world: World) {
    let old = world.stack(nav)
    oldTop = old.last
    newTop = new.last
    var kept = IDSet<ControllerID>()
    for x in new { kept.insert(x) }
    var had = IDSet<ControllerID>()
    for x in old { had.insert(x) }
    removed = old.filter { !kept.contains($0) }
    concerned = new.map { Member(controller: $0, isNew: !had.contains($0)) }
    reorders = !new.starts(with: old.filter { kept.contains($0) })
  }
}
