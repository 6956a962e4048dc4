/// The functions that are being written, outermost first: a method and the closures in it.
///
/// The innermost one stands beside the others, so that reading one of its fields copies that field alone: the getter of an
/// array copies the whole builder.
struct BuilderStack: Sendable {
  /// All but the innermost.
  private var outer: [SwiftBuilder] = []
  /// How many there are.
  private(set) var count = 0
  /// The function that is being written; means nothing where there is none.
  var innermost = SwiftBuilder(.method, name: "", line: 0, range: ByteRange(0, 0), owner: nil)

  var isEmpty: Bool { count == 0 }
  var indices: Range<Int> { 0..<count }
  var last: SwiftBuilder? { isEmpty ? nil : innermost }

  subscript(level: Int) -> SwiftBuilder {
    _read { if level == count - 1 { yield innermost } else { yield outer[level] } }
    _modify { if level == count - 1 { yield &innermost } else { yield &outer[level] } }
  }

  /// What a question finds in the outermost function, without a copy of it; nil where nothing is written.
  func askOutermost<Answer>(_ question: (SwiftBuilder) -> Answer) -> Answer? {
    if isEmpty { return nil }
    return count == 1 ? question(innermost) : outer.withUnsafeBufferPointer { question($0[0]) }
  }

  mutating func append(_ builder: SwiftBuilder) {
    if !isEmpty { outer.append(innermost) }
    innermost = builder
    count += 1
  }

  /// Takes the innermost builder away, and gives it.
  @discardableResult mutating func removeLast() -> SwiftBuilder {
    let builder = innermost
    count -= 1
    if let next = outer.popLast() { innermost = next }
    return builder
  }
}
