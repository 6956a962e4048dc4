/// What an editor shows of the thing under the pointer.
package struct EditorHover: Sendable {
  /// The part of the text that it is about.
  package let range: SourceRange
  /// A declaration, as Swift writes it; empty for none.
  package let code: String
  /// What there is to say, a paragraph each.
  package let text: [String]
}

extension EditorDocument {
  /// What the name, member or word at an offset is; nil where there is none.
  package func hover(at offset: Int) -> EditorHover? {
    if let use = symbols.use(at: offset) { return hover(use) }
    if let occurrence = symbols.occurrence(at: offset) {
      return hover(symbols.symbols[Int(occurrence.symbol)], at: occurrence.range)
    }
    return hoverOfID(at: offset) ?? hoverOfWord(at: offset)
  }

  private func hover(_ use: EditorUse) -> EditorHover {
    switch use.member {
    case .property(let info):
      let owner = use.receiver.map { Self.owner(of: info.property, on: $0) } ?? ""
      let isSet = info.access == .read ? " { get }" : ""
      var text = [Self.sentence(info.effect)]
      if info.access == .initial { text.append("A class body decides it, or a line before the first step.") }
      if let note = Self.availability(info.availability) { text.append(note) }
      return EditorHover(range: use.range, code: "var \(owner)\(info.name): \(info.typeRead.name)\(isSet)", text: text)
    case .method(let info):
      var text = [UIKitWords.meaning(of: info.method) ?? Self.sentence(info.method.effect)]
      if let note = Self.availability(info.availability) { text.append(note) }
      let answer = info.answer.map { " -> \($0.name)" } ?? ""
      let owner = use.receiver.flatMap { base in
        base.lineage.first { $0.methods.contains { $0.method == info.method } }
      }
      return EditorHover(
        range: use.range, code: "\(owner.map { $0.name + "." } ?? "")\(info.signature)\(answer)", text: text)
    case .callback(let info):
      var text = [UIKitWords.meaning(of: info.callback)]
      if let note = Self.availability(info.availability) { text.append(note) }
      let answer = info.answer.map { " -> \($0.name)" } ?? ""
      return EditorHover(range: use.range, code: "\(info.ownerName).\(info.signature)\(answer)", text: text)
    case .enumCase(let type, let row):
      let item = type.cases[Int(row)]
      return EditorHover(
        range: use.range, code: "case \(type.name).\(item.name)",
        text: [UIKitWords.meaning(of: type, item.name), Self.availability(item.availability)].compactMap { $0 })
    case .type(let type):
      let name = scenario.tree.text(use.range)
      let parent = name == type.name ? type.superclass : type
      return EditorHover(
        range: use.range, code: "class \(name)\(parent.map { ": \($0.name)" } ?? "")",
        text: [UIKitWords.meaning(of: type)].compactMap { $0 })
    }
  }

  /// The class that declares a property, with a point behind it.
  private static func owner(of property: Property, on type: UIKitClass) -> String {
    let owner = type.lineage.first { $0.properties.contains { $0.property == property } }
    return owner.map { "\($0.name)." } ?? ""
  }

  /// Where UIKit has it; nil where that is everywhere.
  static func availability(_ availability: Availability) -> String? {
    if availability == .always { return nil }
    guard let first = availability.iOS else { return "iOS does not have it; tvOS does." }
    guard first > .oldest else { return availability.tvOS == nil ? "Not on tvOS." : nil }
    return availability.tvOS == nil ? "From iOS \(first.text) on, not on tvOS." : "From iOS \(first.text) on."
  }

  /// The words of a table as a sentence.
  static func sentence(_ text: String) -> String {
    var bytes = Array(text.utf8)
    guard let first = bytes.first else { return "" }
    if first.isSmall { bytes[0] -= 32 }
    return String(decoding: bytes, as: UTF8.self) + "."
  }

  private func hover(_ symbol: EditorSymbol, at range: SourceRange) -> EditorHover {
    let type = typeText(symbol.type)
    let line = symbol.range.isEmpty ? 0 : lines.line(of: Int(symbol.range.start)) + 1
    let place =
      symbol.range.isEmpty || !isOwn(symbol.range) ? [] : ["Declared on line \(line)."]
    switch symbol.kind {
    case .controller, .object, .window:
      return EditorHover(range: range, code: "\(symbol.name): \(type)", text: place)
    case .type:
      let base = symbol.type.base.map { ": \($0.name)" } ?? ""
      let isUnknown = symbol.range.isEmpty
      return EditorHover(
        range: range, code: "class \(symbol.name)\(base)",
        text: isUnknown
          ? ["The file does not declare this class: it is taken for a \(symbol.type.base?.name ?? "class")."] : place)
    case .function:
      // A method that stands for one of UIKit's: what UIKit calls it for.
      let callback = CallbackInfo.all.first { $0.name == symbol.name && $0.delegateProtocol == nil }
      return EditorHover(
        range: range, code: "func \(symbol.name)()" + (type.isEmpty ? "" : " -> \(type)"),
        text: (callback.map { [UIKitWords.meaning(of: $0.callback)] } ?? []) + place)
    case .property, .variable, .parameter:
      return EditorHover(range: range, code: "var \(symbol.name)" + (type.isEmpty ? "" : ": \(type)"), text: place)
    case .enumCase: return EditorHover(range: range, code: "case \(symbol.name)", text: place)
    case .action: return EditorHover(range: range, code: "unwind \(symbol.name)", text: place)
    }
  }

  /// A type as the file names it; empty where nothing is known.
  func typeText(_ type: EditorType) -> String {
    if case .list = type.value, type.declared >= 0 { return "[\(symbols.symbols[Int(type.declared)].name)]" }
    if type.declared >= 0 { return symbols.symbols[Int(type.declared)].name }
    return type.value == .anything ? "" : type.value.name
  }

  /// A rule, a message or a rule of lint: `CTX-04`, `P-L01`, `LNT-07`.
  private func hoverOfID(at offset: Int) -> EditorHover? {
    var start = min(offset, bytes.count)
    var end = start
    func isPart(_ byte: UInt8) -> Bool { Lexer.isNameByte(byte) || byte == UInt8(ascii: "-") }
    while start > 0, isPart(bytes[start - 1]) { start -= 1 }
    while end < bytes.count, isPart(bytes[end]) { end += 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    let range = SourceRange(start, end)
    guard text.utf8.contains(UInt8(ascii: "-")) else { return nil }
    if let id = DecisionID(text) {
      switch id {
      case .rule(let rule):
        let entry = rule.metadata
        return EditorHover(range: range, code: "\(text)  \(entry.title)", text: [entry.inShort, entry.versions])
      case .message(let message):
        return EditorHover(range: range, code: text, text: message.message.wordings.map { $0.template })
      }
    }
    guard let lint = LintID(text) else { return nil }
    let entry = lint.metadata.entry
    return EditorHover(range: range, code: "\(text)  \(entry.title)", text: [entry.inShort, entry.why])
  }

  /// A word of the language.
  private func hoverOfWord(at offset: Int) -> EditorHover? {
    let word = lines.word(at: offset)
    let text = String(decoding: bytes[word], as: UTF8.self)
    let start = lines.range(ofLine: lines.line(of: offset)).lowerBound
    if let found = DelegateProtocol.allCases.first(where: { $0.name == text }) {
      let methods = CallbackInfo.all.filter { $0.delegateProtocol == found }.map { "`\($0.signature)`" }
      return EditorHover(
        range: SourceRange(word.lowerBound, word.upperBound), code: "protocol \(text)",
        text: ["UIKit calls of it: \(methods.joined(separator: ", "))."])
    }
    guard let known = EditorWords.all.first(where: { $0.name == text }), known.isAnywhere || word.lowerBound == start
    else { return nil }
    return EditorHover(range: SourceRange(word.lowerBound, word.upperBound), code: known.form, text: [known.meaning])
  }
}
