/// What a formatter writes: as long as that is what the source has, the source itself, and no copy of it.
struct LaidOutText {
  private let source: [UInt8]
  /// How much of the source is written alike; what is written behind it is in `own`.
  private var same = 0
  private var own: [UInt8]?
  /// Whether what is not the source's is kept, and not only that there is something.
  private let isKept: Bool

  init(_ source: [UInt8], isKept: Bool) { (self.source, self.isKept) = (source, isKept) }

  /// All that was written.
  var text: [UInt8] { own ?? (isTheSource ? source : Array(source[..<same])) }

  /// Whether that is the source.
  var isTheSource: Bool { own.map { $0 == source } ?? (same == source.count) }

  /// The byte that was written last.
  var last: UInt8? { own.map { $0.last } ?? (same > 0 ? source[same - 1] : nil) }

  mutating func append(_ byte: UInt8) {
    if own == nil, same < source.count, source[same] == byte {
      same += 1
    } else {
      differ()
      if isKept { own?.append(byte) }
    }
  }

  /// Writes a part of the source.
  mutating func append(_ part: Range<Int>) {
    if own == nil, same + part.count <= source.count,
      part.lowerBound == same || source[part] == source[same..<(same + part.count)]
    {
      same += part.count
    } else if !part.isEmpty {
      differ()
      if isKept { own?.append(contentsOf: source[part]) }
    }
  }

  mutating func removeLast() {
    if own != nil { own?.removeLast() } else { same -= 1 }
  }

  private mutating func differ() {
    guard own == nil else { return }
    var text: [UInt8] = []
    if isKept {
      text.reserveCapacity(source.count)
      text += source[..<same]
    }
    own = text
  }
}
