/// Functions that wait until code of the file lets them go on: `withCheckedContinuation`.
extension Simulator {
  /// A function waits for its continuation; answers false where that was resumed before, or where it cannot wait.
  mutating func awaitResume(of continuation: Value, to slot: Slot, _ a: Int32) -> Bool {
    guard case .closure(let id) = continuation else { return false }
    if swift.tasks.contains(id), let ended = swift.resumed.first(where: { $0.continuation == id }) {
      // What a task has come to whoever wants it gets.
      retain(ended.value)
      deliver(ended.value, isError: ended.isError, to: slot, of: a)
      return false
    }
    if let row = swift.resumed.firstIndex(where: { $0.continuation == id }) {
      let resumed = swift.resumed.remove(at: row)
      deliver(resumed.value, isError: resumed.isError, to: slot, of: a)
      return false
    }
    guard let frames = park(a) else { return false }
    swift.parked.append(ParkedFunction(continuation: id, frames: frames, result: slot))
    return true
  }

  /// `continuation.resume(returning: x)`: who waits for it goes on with the main queue.
  mutating func resume(_ continuation: Value, _ value: Value, isError: Bool) {
    guard case .closure(let id) = continuation else { return }
    guard let row = swift.parked.firstIndex(where: { $0.continuation == id }) else {
      retain(value)
      swift.resumed.append(Resumed(continuation: id, value: value, isError: isError))
      return
    }
    let parked = swift.parked.remove(at: row)
    guard let frame = parked.frames.first else { return }
    retain(value)
    deliver(value, isError: isError, to: parked.result, of: frame)
    swift.mainQueue.append(.frames(parked.frames))
  }

  /// A task has come to its end: who waits for it goes on.
  mutating func end(task id: ClosureID, _ value: Value, isError: Bool) {
    retain(value)
    swift.resumed.append(Resumed(continuation: id, value: value, isError: isError))
    for parked in swift.parked where parked.continuation == id {
      guard let frame = parked.frames.first else { continue }
      retain(value)
      deliver(value, isError: isError, to: parked.result, of: frame)
      swift.mainQueue.append(.frames(parked.frames))
    }
    swift.parked.removeAll { $0.continuation == id }
  }

  /// Nobody can ask any more what a task has come to.
  mutating func forget(task id: ClosureID) {
    guard swift.tasks.contains(id), let row = swift.resumed.firstIndex(where: { $0.continuation == id }) else { return }
    release(swift.resumed.remove(at: row).value)
  }

  /// What was kept for a function is its own now.
  private mutating func deliver(_ value: Value, isError: Bool, to slot: Slot, of a: Int32) {
    if isError {
      swift.activations[Int(a)].thrown = value
    } else {
      set(slot, of: a, to: value)
      release(value)
    }
  }
}

/// A function that waits for its continuation, with those that wait for it: the innermost first.
struct ParkedFunction: Sendable {
  let continuation: ClosureID
  let frames: [Int32]
  let result: Slot
}

/// A continuation that was resumed before its function waited.
struct Resumed: Sendable {
  let continuation: ClosureID
  let value: Value
  let isError: Bool
}
