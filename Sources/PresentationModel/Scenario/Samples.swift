/// Values to show in a message: each can be typed as it is.
extension ValueType {
  /// A value of the type, as a scenario writes it.
  var sample: String {
    switch self {
    case .bool: "false"
    case .int, .number: "1"
    case .string: "\"text\""
    case .size: "CGSize(width: 300, height: 200)"
    case .rect: ".zero"
    case .enumeration(let type): type.sample
    case .list: "[]"
    case .instance, .conforming, .anyObject, .classReference, .anything: "nil"
    }
  }
}

extension UIKitEnum {
  /// The first case that every version has.
  fileprivate var sample: String {
    let row = cases.first { $0.availability.iOS == .oldest } ?? cases.first
    return "." + (row?.name ?? "")
  }

  /// A case as it is written: detents are made.
  func written(_ name: String) -> String { self == .sheetDetent ? ".\(name)()" : ".\(name)" }
}

/// The candidate meant by a name that leaves out words, or abbreviates one to `VC`: it has the words of `name` in the
/// same order, and the fewest others beside them.
func nameWithTheWords(of name: String, in candidates: [String]) -> String? {
  guard name.utf8.count <= longestWithNeighbours, name.utf8.count > 3 else { return nil }
  let wanted = words(of: name).flatMap { $0 == "vc" ? ["view", "controller"] : [$0] }
  guard wanted.contains(where: { $0.utf8.count > 3 }) else { return nil }
  var best: (name: String, count: Int)?
  for candidate in candidates {
    let there = words(of: candidate)
    guard there.count >= wanted.count, there.count <= wanted.count + 3, there.count < best?.count ?? .max else {
      continue
    }
    var left = wanted[...]
    for word in there where word == left.first { left = left.dropFirst() }
    if left.isEmpty { best = (candidate, there.count) }
  }
  return best?.name
}

/// The words of a name: `is`, `being`, `presented` of `isBeingPresented`; `ui`, `nav`, `controller` of `UINavController`.
private func words(of name: String) -> [String] {
  var words: [[UInt8]] = []
  var before: UInt8 = 0
  let bytes = Array(name.utf8)
  for (row, byte) in bytes.enumerated() {
    let isCapital = byte.isCapital
    let wasCapital = before.isCapital
    let endsCapitals = wasCapital && row + 1 < bytes.count && bytes[row + 1].isSmall
    if words.isEmpty || isCapital && (!wasCapital || endsCapitals) { words.append([]) }
    words[words.count - 1].append(isCapital ? byte + 0x20 : byte)
    before = byte
  }
  return words.map { String(decoding: $0, as: UTF8.self) }
}

/// The class meant by a name that shortens a word: `UINavController`, `UITabController`.
func nameWithLongerWords(than name: String, in candidates: [String]) -> String? {
  guard name.utf8.count <= longestWithNeighbours else { return nil }
  let wanted = words(of: name)
  guard wanted.count > 2 else { return nil }
  return candidates.first { candidate in
    let there = words(of: candidate)
    var left = wanted[...]
    for word in there { if let next = left.first, word.hasPrefix(next) { left = left.dropFirst() } }
    return left.isEmpty && there.first == wanted.first && there.last == wanted.last
  }
}
