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
    swift = translation.swift
    var lines: [Int] = []
    for line in translation.untranslated.sorted() where lines.last != line { lines.append(line) }
    untranslatedLines = lines
  }
}
