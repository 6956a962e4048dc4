extension Array {
  /// So many times the same. `init(repeating:count:)` asks the runtime each time what such an array is.
  init(_ element: Element, times count: Int) {
    self = []
    reserveCapacity(count)
    for _ in 0..<count { append(element) }
  }

  /// Makes it so long. An empty one is made as a whole: a run asks once.
  mutating func fill(_ element: Element, to length: Int) {
    if isEmpty { return self = Array(repeating: element, count: length) }
    if count > length { return removeLast(count - length) }
    reserveCapacity(length)
    while count < length { append(element) }
  }
}
