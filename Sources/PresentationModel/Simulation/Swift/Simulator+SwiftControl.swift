/// Loops over lists, `defer`, and errors that are thrown.
extension Simulator {
  /// `0..<n` as a list; nil where the scenario has failed.
  mutating func range(
    _ from: Value, _ end: Value, _ isClosed: Bool, _ instruction: SwiftInstruction, _ a: Int32
  ) -> Value? {
    for bound in [from, end] { if case .opaque = bound { return bound } }
    // A range of decimal numbers or of texts is no list.
    guard case .int(let first) = from, case .int(let bound) = end else { return opaque(instruction) }
    guard first <= bound else {
      failSwift("the range \(first)\(isClosed ? "..." : "..<")\(bound) ends before it begins", a)
      return nil
    }
    let count = bound.subtractingReportingOverflow(first)
    guard !count.overflow, count.partialValue < Simulator.rangeLimit else {
      failSwift("a range of more than 10,000 numbers is not made into a list", a)
      return nil
    }
    var numbers: [Value] = []
    var next = first
    while next < bound || isClosed && next == bound {
      numbers.append(.int(next))
      next += 1
    }
    return .list(numbers)
  }

  /// The next element of a list; false behind the last.
  mutating func next(
    of list: Value, _ counter: Slot, _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32
  ) -> Bool {
    switch list {
    case .list(let values):
      guard case .int(let row) = swift.activations[Int(a)].slots[Int(counter.index)], row < Int64(values.count) else {
        return false
      }
      set(slot, of: a, to: values[Int(row)])
      set(counter, of: a, to: .int(row + 1))
      return true
    case .string(let text):
      guard case .int(let row) = swift.activations[Int(a)].slots[Int(counter.index)],
        let index = text.index(text.startIndex, offsetBy: Int(clamping: row), limitedBy: text.endIndex),
        index < text.endIndex
      else { return false }
      set(slot, of: a, to: .string(String(text[index])))
      set(counter, of: a, to: .int(row + 1))
      return true
    case .opaque(let text):
      assume(text, "is not known: the loop over it does nothing", instruction.line)
      return false
    default: return false
    }
  }

  // MARK: defer

  /// Runs the last block that `defer` has kept, and comes again until so many are left.
  mutating func runDefer(above level: Int32, _ a: Int32) {
    guard swift.activations[Int(a)].defers.count > Int(level), let id = swift.activations[Int(a)].defers.popLast()
    else { return }
    swift.activations[Int(a)].next -= 1
    call(swift.closures[Int(id.index)].body, on: .none, [], from: a, to: .nothing, closure: id)
    release(.closure(id))
  }

  // MARK: throw

  /// A function ends with an error, which its caller finds behind the call.
  mutating func endThrowing(_ error: Value, _ a: Int32) {
    let caller = swift.activations[Int(a)].caller
    if caller >= 0 {
      retain(error)
      swift.activations[Int(caller)].thrown = error
    }
    // What it has changed of a value stays changed.
    let slots = program.swift.functions[Int(swift.activations[Int(a)].function)].givesBack
    let given = slots.isEmpty ? Value.none : .list([.none] + slots.map { value(.slot($0), a) })
    endFunction(a, returning: given, answers: false, throwing: error)
  }
}
