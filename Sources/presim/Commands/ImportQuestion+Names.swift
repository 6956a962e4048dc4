import PresentationModel

/// Names and addresses in calls that the dump does not have: the user has seen the dump, and not the names that the
/// import has made.
extension ImportQuestion {
  /// The most controllers whose names a note lists.
  private static let mostNames = 20

  /// What is wrong with a call, in the words of the dump: the controllers in it, where the call names another one.
  static func speakingOfTheDump(_ wrong: [Diagnostic], of call: String, _ dump: HierarchyImport) -> [Diagnostic] {
    if let address = unknownAddress(in: call) {
      let text = String(decoding: Array(call.utf8)[address.offsets], as: UTF8.self)
      return [
        Diagnostic(
          "import.unknown-address", "the dump has no '\(text)'", at: address, notes: [Diagnostic.Note(people(of: dump))]
        )
      ]
    }
    return wrong.map { item in
      guard item.code == "check.unknown-name" else { return item }
      let name = String(decoding: Array(call.utf8)[item.range.offsets], as: UTF8.self)
      var item = item
      item.message = "cannot find '\(name)' in the dump"
      item.notes.append(Diagnostic.Note(people(of: dump)))
      return item
    }
  }

  /// `it has tabs, nav and cart; an address does as well: '0x129b24540'`.
  private static func people(of dump: HierarchyImport) -> String {
    let names = dump.controllers.map { "'\($0.name)'" }
    var text = "it has "
    if names.count > mostNames {
      text += names.prefix(mostNames).joined(separator: ", ") + " and \(names.count - mostNames) more"
    } else {
      text +=
        names.dropLast().joined(separator: ", ") + (names.count > 1 ? " and " : "") + (names.last ?? "no controller")
    }
    guard let address = dump.controllers.last(where: { !$0.address.isEmpty })?.address else { return text }
    return text + "; an address does as well, as in '\(address)'"
  }

  /// An address that is not in the dump: one that is has been replaced by a name.
  private static func unknownAddress(in call: String) -> SourceRange? {
    let bytes = Array(call.utf8)
    func isWord(_ byte: UInt8) -> Bool { byte.isDigit || byte.isLetter }
    var start = 0
    while start < bytes.count {
      var end = start
      while end < bytes.count, isWord(bytes[end]) { end += 1 }
      if bytes[start..<end].starts(with: "0x".utf8), end - start > 2 { return SourceRange(start, end) }
      start = max(end, start + 1)
    }
    return nil
  }
}
