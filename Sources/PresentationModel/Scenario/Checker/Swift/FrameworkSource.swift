/// Parts of Foundation, Dispatch, Combine and Swift's concurrency that a file's Swift may name, written in Swift: they are
/// read behind the file. They take whatever values there are, so their types are `Any`.
enum FrameworkSource {
  /// The name by which answers would call it.
  static let path = SwiftSource.combine

  /// What a file asks for by these words, unless it declares one of them itself.
  private static let parts: [(words: [String], text: String)] = [
    (CombineSource.words, CombineSource.text),
    (["DispatchGroup"], group),
    (["UUID"], uuid),
  ]

  /// It as a file behind a text and the files that the text names; nil where none of them asks for it.
  static func behind(_ bytes: [UInt8], _ sources: [SwiftSource]) -> SwiftSource? {
    let texts = [bytes] + sources.compactMap { $0.bytes }
    func names(_ word: String) -> Bool { texts.contains { has($0, word) } }
    let wanted = parts.filter { part in
      part.words.contains(where: names)
        && !part.words.contains { names("class \($0)") || names("struct \($0)") }
    }
    guard !wanted.isEmpty else { return nil }
    return SwiftSource(header: -1, path: path, bytes: Array(wanted.map { $0.text }.joined(separator: "\n").utf8))
  }

  private static func has(_ bytes: [UInt8], _ word: String) -> Bool {
    let word = Array(word.utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var start = bytes.next(word[0])
      while let found = start, found + word.count <= bytes.count {
        if bytes[found..<(found + word.count)].elementsEqual(word) { return true }
        start = bytes.next(word[0], from: found + 1)
      }
      return false
    }
  }

  // The last `leave` gives the blocks to their queue, as `notify` does at once where nobody has entered.
  private static let group = #"""
    class DispatchGroup {
      var _count = 0
      var _blocks: [() -> Void] = []
      var _waiting: [CheckedContinuation<Any, Never>] = []
      init() {}
      func enter() { _count += 1 }
      func leave() {
        if _count == 0 { fatalError("the app crashes here: BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()") }
        _count -= 1
        if _count > 0 { return }
        let blocks = _blocks
        let waiting = _waiting
        _blocks = []
        _waiting = []
        for one in waiting { one.resume() }
        for block in blocks { DispatchQueue.main.async { block() } }
      }
      func notify(queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func notify(queue: Any, work: Any) { _notify { work() } }
      func notify(qos: Any, queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func notify(qos: Any, flags: Any, queue: Any, execute work: @escaping () -> Void) { _notify(work) }
      func _notify(_ work: @escaping () -> Void) {
        if _count == 0 { DispatchQueue.main.async { work() } } else { _blocks.append(work) }
      }
      func _run(_ work: @escaping () -> Void, _ isOnMain: Bool) {
        enter()
        if isOnMain {
          DispatchQueue.main.async {
            work()
            self.leave()
          }
        } else {
          DispatchQueue.global().async {
            work()
            self.leave()
          }
        }
      }
      func wait() {
        if _count > 0 { await withCheckedContinuation { self._waiting.append($0) } }
      }
      func _waitOnMain() {
        if _count > 0 { fatalError("'wait()' blocks the main thread until the last 'leave()': what comes then presim does not know") }
      }
    }
    """#

  // What it is as a text nobody knows: who reads that is asked.
  private static let uuid = #"""
    struct UUID: Hashable {
      static var _made = 0
      let _value: Any
      init() {
        UUID._made += 1
        _value = UUID._made
      }
      init?(uuidString: String) {
        if uuidString.count != 36 { return nil }
        _value = uuidString.uppercased()
      }
      var uuidString: String { _Foundation.uuidString }
      var description: String { uuidString }
    }
    """#
}
