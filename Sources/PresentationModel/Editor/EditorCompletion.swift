/// One thing that may be written at a place.
package struct EditorCompletion: Sendable, Equatable {
  /// What it is.
  package enum Kind: UInt8, Sendable {
    case method, property, enumMember, variable, type, keyword, value, callback
  }
  /// As the list shows it.
  package let label: String
  /// What is written; `$0` and `${1:name}` are places to fill in where ``isSnippet`` says so.
  package var text: String
  /// Whether the text has places to fill in.
  package var isSnippet = false
  /// What it is.
  package let kind: Kind
  /// Its type, or its class.
  package var detail = ""
  /// What it means.
  package var meaning = ""
  /// Smaller goes first.
  package var rank = 5

  init(
    _ label: String, _ kind: Kind, text: String? = nil, isSnippet: Bool = false, detail: String = "",
    meaning: String = "", rank: Int = 5
  ) {
    self.label = label
    self.kind = kind
    self.text = text ?? label
    self.isSnippet = isSnippet
    self.detail = detail
    self.meaning = meaning
    self.rank = rank
  }
}

/// What may be written at a place, and what it replaces.
package struct EditorCompletions: Sendable {
  /// The part of the word before the cursor, and what is left of it behind.
  package let range: SourceRange
  /// What fits.
  package let items: [EditorCompletion]
}
