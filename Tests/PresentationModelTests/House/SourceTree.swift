import Foundation

/// The library's sources as text, for the laws of the house.
struct SourceTree {
  /// One Swift file.
  struct File {
    /// Path below `Sources/PresentationModel`.
    let path: String
    /// As written.
    let text: String
    /// Without comments and the contents of strings.
    let code: String

    /// The folder directly below `Sources/PresentationModel`.
    var folder: String { String(path.prefix { $0 != "/" }) }
    /// The file's name without its ending.
    var name: String { String(path.split(separator: "/").last?.dropLast(6) ?? "") }
  }

  /// The repository.
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Every file of the library, in order.
  static let library: [File] = {
    let folder = root.appending(path: "Sources/PresentationModel")
    let paths = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    return paths.map { path in
      let text = (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
      return File(path: path, text: text, code: code(text))
    }
  }()

  /// The words of a file's code that look like types.
  static func typeNames(_ code: String) -> Set<String> {
    var result: Set<String> = []
    var before: Character = " "
    var word = ""
    func end() {
      if let first = word.first, first.isUppercase { result.insert(word) }
      word = ""
    }
    // Code is ASCII, its strings and comments being left out.
    for scalar in code.unicodeScalars {
      let character = Character(scalar)
      let isOfAWord = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
      if isOfAWord || scalar == "_" {
        if word.isEmpty, before == "." { word = "." }
        word.append(character)
      } else {
        end()
      }
      before = character
    }
    end()
    return result
  }

  /// Types that a file declares at its top level and does not keep to itself.
  static func declarations(_ code: String) -> [String] {
    code.split(separator: "\n").compactMap { line in
      guard line.first?.isWhitespace == false, !line.contains("private ") else { return nil }
      let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      let kinds: Set<String> = ["struct", "enum", "class", "protocol", "typealias"]
      guard let index = words.firstIndex(where: kinds.contains), index + 1 < words.count,
        words[..<index].allSatisfy({ ["public", "package", "final", "indirect"].contains($0) })
      else { return nil }
      return words[index + 1]
    }
  }

  /// Leaves out comments and the contents of string literals; lines stay lines.
  static func code(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var isBlock = false
    var start = 0
    while start <= bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      appendCode(bytes, start, end, &isBlock, to: &result)
      result.append(UInt8(ascii: "\n"))
      start = end + 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The code of a line, which may begin in a string of several lines.
  private static func appendCode(
    _ bytes: [UInt8], _ first: Int, _ end: Int, _ isBlock: inout Bool, to result: inout [UInt8]
  ) {
    let (slash, quote, backslash) = (UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "\\"))
    func quotes(from start: Int) -> Int? {
      var index = start
      while index + 2 < end {
        if bytes[index] == quote, bytes[index + 1] == quote, bytes[index + 2] == quote { return index }
        index += 1
      }
      return nil
    }
    var start = first
    if isBlock {
      guard let close = quotes(from: start) else { return }
      isBlock = false
      start = close + 3
    }
    if let open = quotes(from: start) {
      result += bytes[start..<open]
      isBlock = quotes(from: open + 3) == nil
      return
    }
    var isString = false
    var previous = UInt8(ascii: " ")
    while start < end {
      let byte = bytes[start]
      start += 1
      if !isString, byte == slash, start < end, bytes[start] == slash { return }
      if !isString, byte == UInt8(ascii: "#"), start < end, bytes[start] == quote {
        // In `#"…"#` a quotation mark is one like any other letter.
        start += 1
        while start + 1 < end, bytes[start] != quote || bytes[start + 1] != byte { start += 1 }
        start = min(start + 2, end)
        continue
      }
      if byte == quote, previous != backslash { isString.toggle() }
      if !isString { result.append(byte) }
      previous = byte == backslash && previous == backslash ? UInt8(ascii: " ") : byte
    }
  }
}
