#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One JSON document, with keys in order and the same bytes for the same content.
enum JSONDocument {
  /// Version of the documents that `Schemas/` describes.
  static let schemaVersion = 1

  /// Writes a document and ends the line.
  static func write(_ value: some Encodable, to output: Output) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    do {
      let data = try encoder.encode(value)
      data.withUnsafeBytes { output.write($0.assumingMemoryBound(to: UInt8.self)) }
      output.line()
    } catch {
      fatalError("a report could not be written as JSON: \(error)")
    }
  }
}
