import PresentationModel

/// The sources behind the short names of evidence: `presim help sources`.
enum SourcesText {
  /// At most 80 columns wide, but for addresses.
  static func page(_ columns: Int) -> String {
    var text = "What the short names in lines of evidence stand for, and where to find them.\n"
    for source in EvidenceSource.all {
      text += "\n\(source.name)\n"
      for line in TextWrap.lines(source.meaning, first: "  ", rest: "  ", width: columns) { text += line + "\n" }
      text += "  \(source.place)\n"
    }
    return text + "\nthe same as a table: Documentation/Sources.md\n"
  }
}
