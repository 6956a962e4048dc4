/// Controllers that only a name keeps alive: a later statement still mentions it, or a controller inside it (REL-02).
struct HeldNames: Sendable {
  private var members = IDMap<ControllerID, Int>()
  /// By the step at whose beginning the name keeps it no longer.
  private var due = IDMap<StepNumber, [ControllerID]>()
  /// Kept alive by a controller inside them: examined in every step, as they may lose it at any time.
  private var byOthers: [ControllerID] = []
  private var count = 0

  private struct StepNumber: PackedKey {
    let packed: UInt64
  }

  /// What remembers no changes: a mark keeps a copy of it.
  typealias Plain = ([ControllerID], Int)
  var plain: Plain {
    get { (byOthers, count) }
    set { (byOthers, count) = newValue }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&members)
    visitor.visit(&due)
  }

  /// Keeps a controller until its own name is mentioned for the last time; nil where a controller inside it keeps it.
  mutating func hold(_ x: ControllerID, until step: Int32?) {
    guard !members.has(x) else { return }
    members[x] = count
    count += 1
    keep(x, until: step)
  }

  /// Keeps a controller that was examined.
  mutating func keep(_ x: ControllerID, until step: Int32?) {
    if let step {
      due[StepNumber(packed: UInt64(UInt32(bitPattern: step))), default: []].append(x)
    } else {
      byOthers.append(x)
    }
  }

  /// Holds a controller no longer.
  mutating func release(_ x: ControllerID) { members[x] = nil }

  /// Controllers that may have lost the name that kept them when a step begins, in the order in which they lost
  /// everything else that did.
  mutating func questionable(at step: Int) -> [ControllerID] {
    let number = StepNumber(packed: UInt64(step))
    var result = byOthers
    if let found = due[number] {
      result += found
      due[number] = nil
    }
    byOthers.removeAll()
    if result.count > 1 { result.sort { (members[$0] ?? 0) < (members[$1] ?? 0) } }
    return result
  }
}
