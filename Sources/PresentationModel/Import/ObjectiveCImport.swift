/// A text of Objective-C in Swift: what `presim import --objc` prints.
package struct ObjectiveCImport {
  /// The Swift; what stays Objective-C is a comment at its place.
  package let swift: String
  /// The lines with something that is not translated, in their order, each once.
  package let untranslatedLines: [Int]

  /// Translates a text.
  ///
  /// Complexity: proportional to the text.
  package init(_ bytes: [UInt8]) {
    let translation = ObjectiveC.translate(bytes, from: 0, to: bytes.count)
    swift = Self.unwrapping(translation.swift)
    var lines: [Int] = []
    for line in translation.untranslated.sorted() where lines.last != line { lines.append(line) }
    untranslatedLines = lines
  }

  /// Where Swift takes no nil and Objective-C does, `!` says that there is a value.
  ///
  /// Complexity: proportional to the text, some times over.
  private static func unwrapping(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for _ in 0..<4 {
      var places: [(start: Int, end: Int)] = []
      for found in Scenario.load(bytes: bytes, path: "").diagnostics where found.code == "check.optional" {
        let range = found.range
        if found.message.hasPrefix("value of optional type") {
          places.append((Int(range.start), Int(range.end)))
        } else if found.message.hasSuffix("cannot be used on it like that"), range.start > 0,
          bytes[Int(range.start) - 1] == UInt8(ascii: ".")
        {
          places.append((Int(range.start) - 1, Int(range.start) - 1))
        }
      }
      guard !places.isEmpty else { break }
      places.sort { $0.end > $1.end }
      var before = bytes.count + 1
      for (start, end) in places where end < before {
        before = start
        bytes.insert(UInt8(ascii: "!"), at: end)
        guard start < end, bytes[start..<end].contains(UInt8(ascii: " ")) else { continue }
        bytes.insert(UInt8(ascii: ")"), at: end)
        bytes.insert(UInt8(ascii: "("), at: start)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
