/// A change of a file's text.
package struct TextEdit: Sendable, Hashable {
  /// What is replaced; empty where something is inserted.
  package var range: ByteRange
  /// What comes in its place.
  package var text: String

  /// Puts a text before a place.
  static func insert(_ text: String, at place: Int32) -> TextEdit {
    TextEdit(range: ByteRange(place, place), text: text)
  }
}
