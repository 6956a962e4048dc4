/// One JSON document, with keys in order and the same bytes for the same content.
package enum JSONDocument {
  /// Version of the documents that `Schemas/` describes.
  package static let schemaVersion = 3

  /// Writes a document and ends the line.
  package static func write(_ value: some JSONConvertible, to output: Output) {
    value.json.write(to: output)
    output.line()
  }
}
