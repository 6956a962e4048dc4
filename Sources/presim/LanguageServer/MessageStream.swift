/// Messages with their headers, out of bytes as they come: `Content-Length: 12`, an empty line, twelve bytes.
struct MessageStream {
  /// One message, or what stands where one should.
  enum Item: Equatable {
    case message([UInt8])
    /// Bytes that are no header: they are passed over up to the next one.
    case noise
  }

  private var buffer: [UInt8] = []
  private var start = 0
  /// A message is not longer: what claims to be is no message.
  private static let longest = 256 << 20
  private static let longestHeader = 4_096

  /// Takes bytes that have come.
  mutating func append(_ bytes: ArraySlice<UInt8>) {
    if start > 0, start == buffer.count || start > 1 << 20 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer += bytes
    // What a long message has taken is given back.
    if buffer.isEmpty, buffer.capacity > 1 << 20 { buffer = [] }
  }

  /// The next message; nil where more bytes have to come.
  mutating func next() -> Item? {
    guard let end = headerEnd() else {
      if buffer.count - start > Self.longestHeader { return skip() }
      return nil
    }
    guard let length = Self.length(buffer[start..<end]), length <= Self.longest else { return skip() }
    guard buffer.count - end >= length else { return nil }
    let body = Array(buffer[end..<(end + length)])
    start = end + length
    if start == buffer.count {
      buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
      start = 0
    }
    return .message(body)
  }

  /// Where the header that begins here has ended: after an empty line.
  private func headerEnd() -> Int? {
    var index = start
    while index + 1 < buffer.count, index - start < Self.longestHeader {
      if buffer[index] == 10, buffer[index + 1] == 10 { return index + 2 }
      if buffer[index] == 13, buffer[index...].starts(with: [13, 10, 13, 10]) { return index + 4 }
      index += 1
    }
    return nil
  }

  private static func length(_ header: ArraySlice<UInt8>) -> Int? {
    for line in header.split(whereSeparator: { $0 == 10 || $0 == 13 }) {
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return nil }
      let name = String(decoding: line[..<colon], as: UTF8.self).lowercased()
      guard name == "content-length" else { continue }
      let digits = line[(colon + 1)...].filter { $0 != 0x20 && $0 != 0x09 }
      guard !digits.isEmpty, digits.allSatisfy({ $0.isDigit }) else { return nil }
      return Int(String(decoding: digits, as: UTF8.self))
    }
    return nil
  }

  /// Passes over what is no header, up to the next `Content-Length`.
  private mutating func skip() -> Item {
    let word = Array("Content-Length".utf8)
    var index = start + 1
    while index + word.count <= buffer.count, !buffer[index..<(index + word.count)].elementsEqual(word) { index += 1 }
    if index + word.count > buffer.count { index = max(start + 1, buffer.count - word.count + 1) }
    start = min(index, buffer.count)
    return .noise
  }
}
