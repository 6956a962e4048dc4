/// The main queue: blocks run before the commit where they were given before it, else after it.
extension Simulator {
  /// Gives a closure to a queue.
  mutating func enqueue(_ block: Value, _ queue: SwiftQueue) {
    guard case .closure(let id) = block else { return }
    give(id)
    swift.mainQueue.append(id)
  }

  /// Runs what has been given to the main queue so far; what those blocks give waits for the next time.
  mutating func drainMainQueue() {
    guard !swift.mainQueue.isEmpty else { return }
    let blocks = swift.mainQueue
    swift.mainQueue.removeAll()
    for id in blocks.reversed() {
      let body = swift.closures[Int(id.index)].body
      var frame = frame(for: id)
      let line = program.function(body)?.line ?? 0
      frame.origin = runs(.handler("the block of line \(line)"))
      agenda.append(.body(body, 0, frame))
    }
  }
}
