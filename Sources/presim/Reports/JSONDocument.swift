/// One JSON document, with keys in order and the same bytes for the same content.
enum JSONDocument {
  /// Version of the documents that `Schemas/` describes.
  static let schemaVersion = 2

  /// Writes a document and ends the line.
  static func write(_ value: some Encodable, to output: Output) {
    writeValue(value, to: output)
    output.line()
  }

  /// Writes a part of a document, so many levels deep.
  static func writeValue(_ value: some Encodable, to output: Output, indentation: Int = 0) {
    do {
      try JSONValueEncoder.encode(value).write(to: output, indentation: indentation)
    } catch {
      fatalError("a report could not be written as JSON: \(error)")
    }
  }
}
