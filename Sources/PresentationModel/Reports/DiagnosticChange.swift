extension Diagnostic {
  /// A change of the text that takes the mistake away, with its title: the fix that the message has, or the name of
  /// `did you mean 'name'?`; nil where there is none.
  package var change: (title: String, range: SourceRange, text: String)? {
    if let cure { return (cure.message, cure.range, cure.replacement) }
    for note in notes.reversed() {
      if let name = Self.suggestion(note.message) { return ("write '\(name)'", range, name) }
    }
    return nil
  }

  private static func suggestion(_ note: String) -> String? {
    let head = "did you mean '"
    guard note.hasPrefix(head), note.hasSuffix("'?") else { return nil }
    return String(note.dropFirst(head.count).dropLast(2))
  }
}
