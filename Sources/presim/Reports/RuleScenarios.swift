/// Which scenarios are about a rule, of the working directory's folder `Scenarios` and of the book: those that say `expect rule ID` or `expect no rule ID`, and the like of
/// lint and of UIKit's messages.
///
/// The files are looked through for these words and not parsed: `presim rules ID` is to answer at once.
struct RuleScenarios {
  /// Those of the folder `Scenarios` of the working directory, and of the book those that are not there; looked through at
  /// most once.
  static let all = RuleScenarios(below: "Scenarios", and: Pages.all)

  /// What `expect rule` and `expect lint` name: each ID with its files, in their order.
  private var deciding: [String: [String]] = [:]
  /// What only `expect no rule` and `expect no lint` name.
  private var nearMisses: [String: [String]] = [:]

  private init(below folder: String, and book: Pages) {
    var files: Set<String> = []
    if Discovery.exists(folder) {
      var discovery = Discovery()
      discovery.add(folder)
      for path in discovery.files {
        guard let bytes = try? FileReading.bytes(of: path) else { continue }
        files.insert(path)
        bytes.withUnsafeBufferPointer { add(path, $0) }
      }
    }
    for page in book.pages where page.isLesson && !files.contains(page.path) { add(page.path, book.bytes(of: page)) }
  }

  private mutating func add(_ path: String, _ bytes: UnsafeBufferPointer<UInt8>) {
    let said = Self.said(in: bytes)
    for id in said.decides { deciding[id, default: []].append(path) }
    for id in said.doesNot.subtracting(said.decides) { nearMisses[id, default: []].append(path) }
  }

  /// The files in which it decides, comes or is reported.
  func whereItDecides(_ id: String) -> [String] { deciding[id] ?? [] }

  /// The files that say of it only that it does not.
  func whereItDoesNot(_ id: String) -> [String] { nearMisses[id] ?? [] }

  /// The IDs that a file names behind `expect rule` or `expect lint`, and behind `expect no rule` or `expect no lint`.
  static func said(in bytes: [UInt8]) -> (decides: Set<String>, doesNot: Set<String>) {
    bytes.withUnsafeBufferPointer { said(in: $0) }
  }

  private static func said(in bytes: UnsafeBufferPointer<UInt8>) -> (decides: Set<String>, doesNot: Set<String>) {
    var decides: Set<String> = []
    var doesNot: Set<String> = []
    var position = 0
    // The rarest letter of 'expect'.
    while let place = bytes.next(UInt8(ascii: "x"), from: position) {
      position = place + 1
      let start = place - 1
      guard start >= 0, start == 0 || !isPartOfAWord(bytes[start - 1]) else { continue }
      var end = start
      guard word(bytes, &end).elementsEqual("expect".utf8), !isCommented(start, in: bytes) else { continue }
      position = end
      var next = wordBehind(bytes, &position)
      let isNo = next?.elementsEqual("no".utf8) == true
      if isNo { next = wordBehind(bytes, &position) }
      guard let next, next.elementsEqual("rule".utf8) || next.elementsEqual("lint".utf8),
        let id = wordBehind(bytes, &position)
      else { continue }
      let text = String(decoding: id, as: UTF8.self)
      if isNo { doesNot.insert(text) } else { decides.insert(text) }
    }
    return (decides, doesNot)
  }

  private typealias Bytes = UnsafeBufferPointer<UInt8>

  /// Whether two slashes stand before it on its line.
  private static func isCommented(_ place: Int, in bytes: Bytes) -> Bool {
    var position = place - 1
    while position > 0, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == bytes[position] { return true }
      position -= 1
    }
    return false
  }

  private static func word(_ bytes: Bytes, _ position: inout Int) -> Slice<Bytes> {
    let start = position
    while position < bytes.count, isPartOfAWord(bytes[position]) { position += 1 }
    return bytes[start..<position]
  }

  /// The word behind the blanks; nil at the end of the line, or where something else stands there.
  private static func wordBehind(_ bytes: Bytes, _ position: inout Int) -> Slice<Bytes>? {
    while position < bytes.count, bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t") {
      position += 1
    }
    let found = word(bytes, &position)
    return found.isEmpty ? nil : found
  }

  private static func isPartOfAWord(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
