extension Array {
  /// So many times the same. `init(repeating:count:)` asks the runtime each time what such an array is.
  init(_ element: Element, times count: Int) {
    self = []
    fill(element, to: count)
  }

  /// Makes it so long.
  mutating func fill(_ element: Element, to length: Int) {
    if count > length { return removeLast(count - length) }
    reserveCapacity(length)
    while count < length { append(element) }
  }
}
