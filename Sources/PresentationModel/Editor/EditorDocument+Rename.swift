/// Why a name cannot be changed: for whoever asked.
package struct RenameRefusal: Error, Sendable {
  /// What is in the way: lower case, no full stop.
  package let message: String
}

extension EditorDocument {
  /// The name at an offset that can be changed, and its place there.
  package func renameable(at offset: Int) throws(RenameRefusal) -> (name: String, range: SourceRange) {
    guard let occurrence = symbols.occurrence(at: offset) else {
      if let use = symbols.use(at: offset) {
        throw RenameRefusal(message: "'\(scenario.tree.text(use.range))' is a name of UIKit's")
      }
      throw RenameRefusal(message: "there is no name of the file here")
    }
    let symbol = symbols.symbols[Int(occurrence.symbol)]
    guard symbol.kind != .window || symbol.name != "window" else {
      throw RenameRefusal(message: "the first window is always called 'window'")
    }
    if let place = symbols.places(of: occurrence.symbol).first(where: { !isOwn($0.range) }) {
      let file = self.place(of: Int(place.range.start)).path
      throw RenameRefusal(message: "'\(symbol.name)' stands in '\(file)' too, which presim does not change")
    }
    return (symbol.name, occurrence.range)
  }

  /// The changes that give the name at an offset another one. They are tried: where the file has an error with them that
  /// it does not have without, there are none.
  package func rename(at offset: Int, to name: String) throws(RenameRefusal) -> [EditorEdit] {
    let old = try renameable(at: offset)
    guard let first = name.utf8.first, !first.isDigit, name.utf8.allSatisfy({ Lexer.isNameByte($0) })
    else { throw RenameRefusal(message: "'\(name)' is no name: letters, digits and '_', and no digit first") }
    if let word = scenario.tree.names.find(name), word.isReserved {
      throw RenameRefusal(message: "'\(name)' is a word of the language")
    }
    guard name != old.name, let row = symbols.occurrence(at: offset)?.symbol else { return [] }
    let symbol = symbols.symbols[Int(row)]
    let edits = symbols.places(of: row).map { place in
      // `f(card: Card)` keeps its label: 'f(card new: Card)'.
      let keepsLabel = place.isDeclaration && symbol.isItsLabel
      return EditorEdit(place.range, keepsLabel ? "\(symbol.name) \(name)" : name)
    }
    let sources = scenario.source.bytes.count > bytes.count ? scenario.source : nil
    let known = Set(scenario.diagnostics.filter { $0.severity == .error }.map { $0.code })
    let changed = EditorEdit.apply(edits, to: bytes)
    // With files of Swift behind it the text alone is no scenario: the names are the file's own then.
    guard sources == nil else { return edits }
    let after = Scenario.load(bytes: changed, path: path, under: [])
    if let problem = after.diagnostics.first(where: { $0.severity == .error && !known.contains($0.code) }) {
      throw RenameRefusal(message: "with that name: \(problem.message)")
    }
    return edits
  }
}
