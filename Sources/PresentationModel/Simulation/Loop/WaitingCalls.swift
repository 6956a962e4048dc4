/// Calls of `present` whose receivers are being presented themselves (PRE-01), in the order in which they were made.
///
/// A call whose receiver an earlier call is to present cannot be due before that one was made. Such calls are not
/// examined until then, so that a chain of them costs what its calls cost.
struct WaitingCalls: Sendable {
  /// By rows; nil for one that has been made.
  private var calls = Column<DeferredCall?>()
  private(set) var count = 0
  /// Rows of the waiting calls that are to present each controller, in their order.
  private var presenting = IDMap<ControllerID, [Int]>()
  /// Rows of the calls that wait for an earlier call, by the controller which that call presents.
  private var behind = IDMap<ControllerID, [Int]>()
  /// Those that have to be looked at, in their order.
  private var open: [Int] = []
  /// The `containmentRevision` for which `behind` and `open` were computed.
  private var revision = 0

  var isEmpty: Bool { count == 0 }
  /// Those that wait.
  var all: [DeferredCall] { calls.compactMap { $0 } }

  /// One more call, the last.
  mutating func append(_ call: DeferredCall) {
    if let x = call.presented { presenting[x, default: []].append(calls.count) }
    open.append(calls.count)
    calls.append(call)
    count += 1
  }

  /// Rows of the calls that need not wait any longer. Calls wait for those before them alone, so no two for each other.
  mutating func due(in world: inout World) -> [Int] {
    if revision != world.hierarchy.containmentRevision {
      revision = world.hierarchy.containmentRevision
      behind.removeAll()
      open = calls.indices.filter { calls[$0] != nil }
    }
    var due: [Int] = []
    var left: [Int] = []
    for row in open {
      guard case .present(_, let source, _, _, _)? = calls[row]?.action else {
        due.append(row)
        left.append(row)
        continue
      }
      let top = world.hierarchy.outermostContainer(of: source)
      let rows = presenting[top] ?? []
      if let first = rows.first, first < row {
        behind[top, default: []].append(row)
        continue
      }
      left.append(row)
      // The calls after it do not count.
      let all = world.awaited[top]
      if let all, !rows.isEmpty { world.awaited[top] = all > rows.count ? all - rows.count : nil }
      if !NowOrLater.stillWaits(presentFrom: source, world) { due.append(row) }
      if !rows.isEmpty { world.awaited[top] = all }
    }
    open = left
    return due
  }

  /// Takes some out, to be made now.
  mutating func take(_ rows: [Int]) -> [DeferredCall] {
    guard !rows.isEmpty else { return [] }
    var taken: [DeferredCall] = []
    for row in rows {
      guard let call = calls[row] else { continue }
      taken.append(call)
      calls[row] = nil
      count -= 1
      guard let x = call.presented else { continue }
      presenting[x]?.removeAll { $0 == row }
      if presenting[x]?.isEmpty == true { presenting[x] = nil }
      if let freed = behind[x] {
        open += freed
        behind[x] = nil
      }
    }
    if count == 0 {
      removeAll()
      return taken
    }
    open = open.filter { calls[$0] != nil }
    open.sort()
    return taken
  }

  private mutating func removeAll() {
    calls.removeAll()
    presenting.removeAll()
    behind.removeAll()
    open.removeAll()
    revision = 0
  }

  /// What remembers no changes: a mark keeps a copy of it.
  typealias Plain = (Int, [Int], Int)
  var plain: Plain {
    get { (count, open, revision) }
    set { (count, open, revision) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&calls)
    visitor.visit(&presenting)
    visitor.visit(&behind)
  }
}
