import PresentationModel

extension LanguageServer {
  /// The answer to a request.
  func answer(_ method: String, _ params: WireValue) throws(WireError) -> WireValue {
    switch method {
    case "textDocument/hover": return try hover(params)
    case "textDocument/completion": return try completion(params)
    case "textDocument/signatureHelp": return try signatures(params)
    case "textDocument/definition": return try definition(params)
    case "textDocument/references": return try references(params)
    case "textDocument/documentHighlight": return try highlights(params)
    case "textDocument/prepareRename": return try prepareRename(params)
    case "textDocument/rename": return try rename(params)
    case "textDocument/documentSymbol": return try documentSymbols(params)
    case "textDocument/foldingRange": return try folds(params)
    case "textDocument/inlayHint": return try hints(params)
    case "textDocument/documentLink": return try links(params)
    case "workspace/symbol": return workspaceSymbols(params)
    case "textDocument/formatting": return try formatting(params)
    case "textDocument/codeAction": return try codeActions(params)
    case "textDocument/codeLens": return try codeLenses(params)
    case "textDocument/semanticTokens/full": return try tokens(params)
    case "workspace/executeCommand": return try execute(params)
    default: throw WireError(code: -32601, message: "presim has no '\(method)'")
    }
  }

  // MARK: What is asked about

  /// The text that a request names.
  func document(_ params: WireValue) throws(WireError) -> EditorDocument {
    guard let uri = params["textDocument"]["uri"].text else { throw .invalid("no document is named") }
    guard let document = documents[uri]?.document else { throw .invalid("'\(uri)' is not open") }
    return document
  }

  /// The text that a request names, and the place in it.
  private func place(_ params: WireValue) throws(WireError) -> (document: EditorDocument, offset: Int) {
    let document = try document(params)
    guard let position = EditorPosition(params["position"]) else { throw .invalid("no position is named") }
    return (document, document.lines.offset(of: position, encoding))
  }

  // MARK: Answers

  private func hover(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    var text = ""
    let found = document.hover(at: offset)
    if let found {
      if !found.code.isEmpty { text += Self.fenced(found.code, "swift") + "\n" }
      text += found.text.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }
    let line = document.lines.line(of: offset) + 1
    if let uri = params["textDocument"]["uri"].text, let why = explanation(uri, line: line) {
      if !text.isEmpty { text += "\n\n---\n\n" }
      text += Self.fenced(why, "text")
    }
    guard !text.isEmpty else { return .null }
    var result: [String: WireValue] = ["contents": ["kind": "markdown", "value": .string(text)]]
    if let found { result["range"] = range(found.range, document) }
    return .object(result)
  }

  /// A text as a block of code: between more backticks than stand in it one after the other.
  private static func fenced(_ text: String, _ language: String) -> String {
    var (run, longest) = (0, 2)
    for byte in text.utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence)\(language)\n\(text)\n\(fence)"
  }

  private func completion(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    let found = document.completions(at: offset)
    // A blank opens the list where a value or a class is wanted, and nowhere else.
    if params["context"]["triggerCharacter"].text == " ", found.range.isEmpty, !document.wantsWord(at: offset) {
      return ["isIncomplete": false, "items": []]
    }
    let replaced = range(found.range, document)
    let items = found.items.enumerated().map { row, item -> WireValue in
      var wire: [String: WireValue] = [
        "label": .string(item.label), "kind": .int(Self.kind(item.kind)),
        "sortText": .string(String(100_000 + row)),
        "textEdit": ["range": replaced, "newText": .string(item.text)],
        "insertTextFormat": .int(item.isSnippet ? 2 : 1),
      ]
      if !item.detail.isEmpty { wire["detail"] = .string(item.detail) }
      if !item.meaning.isEmpty { wire["documentation"] = .string(item.meaning) }
      return .object(wire)
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  private func signatures(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    guard let found = document.signatures(at: offset) else { return .null }
    let signatures = found.signatures.map { signature -> WireValue in
      let bytes = Array(signature.label.utf8)
      let parameters = zip(signature.parameters, signature.units).map { range, units -> WireValue in
        [
          "label": namesParametersByPlace
            ? [.int(units.lowerBound), .int(units.upperBound)]
            : .string(String(decoding: bytes[range], as: UTF8.self))
        ]
      }
      var wire: [String: WireValue] = ["label": .string(signature.label), "parameters": .array(parameters)]
      // One beyond the last means none.
      wire["activeParameter"] = .int(signature.active ?? parameters.count)
      if !signature.meaning.isEmpty { wire["documentation"] = .string(signature.meaning) }
      return .object(wire)
    }
    let active = found.signatures[found.active]
    return [
      "signatures": .array(signatures), "activeSignature": .int(found.active),
      "activeParameter": .int(active.active ?? active.parameters.count),
    ]
  }

  private static func kind(_ kind: EditorCompletion.Kind) -> Int {
    switch kind {
    case .method: 2
    case .variable: 6
    case .type: 7
    case .property: 10
    case .value: 12
    case .keyword: 14
    case .enumMember: 20
    case .callback: 23
    }
  }

  private func location(_ range: SourceRange, _ document: EditorDocument, _ uri: String) -> WireValue {
    if document.isOwn(range) { return ["uri": .string(uri), "range": self.range(range, document)] }
    let place = document.place(of: Int(range.start))
    let start = EditorPosition(place.line, place.column)
    let end = EditorPosition(place.line, place.column + range.count)
    return [
      "uri": .string(FileURI.uri(FileURI.absolute(place.path))), "range": ["start": start.wire, "end": end.wire],
    ]
  }

  private func definition(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    guard let found = document.symbols.occurrence(at: offset), let uri = params["textDocument"]["uri"].text else {
      return .null
    }
    let symbol = document.symbols.symbols[Int(found.symbol)]
    return symbol.range.isEmpty ? .null : location(symbol.range, document, uri)
  }

  private func references(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    guard let found = document.symbols.occurrence(at: offset), let uri = params["textDocument"]["uri"].text else {
      return []
    }
    let withDeclaration = params["context"]["includeDeclaration"] != .bool(false)
    let places = document.symbols.places(of: found.symbol).filter { withDeclaration || !$0.isDeclaration }
    return .array(places.map { location($0.range, document, uri) })
  }

  private func highlights(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    guard let found = document.symbols.occurrence(at: offset) else { return [] }
    let places = document.symbols.places(of: found.symbol).filter { document.isOwn($0.range) }
    return .array(places.map { ["range": range($0.range, document), "kind": $0.isDeclaration ? 3 : 2] })
  }

  private func prepareRename(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    do throws(RenameRefusal) {
      let found = try document.renameable(at: offset)
      return ["range": range(found.range, document), "placeholder": .string(found.name)]
    } catch {
      throw .invalid(error.message)
    }
  }

  private func rename(_ params: WireValue) throws(WireError) -> WireValue {
    let (document, offset) = try place(params)
    guard let name = params["newName"].text, let uri = params["textDocument"]["uri"].text else {
      throw .invalid("no new name is given")
    }
    do throws(RenameRefusal) {
      let edits = try document.rename(at: offset, to: name)
      return ["changes": .object([uri: .array(edits.map { wire($0, document) })])]
    } catch {
      throw .invalid(error.message)
    }
  }

  func wire(_ edit: EditorEdit, _ document: EditorDocument) -> WireValue {
    ["range": range(edit.range, document), "newText": .string(edit.text)]
  }

  private func documentSymbols(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    var open: [(item: EditorOutlineItem, children: [WireValue])] = []
    var result: [WireValue] = []
    func close(to depth: Int) {
      while let last = open.last, last.item.depth >= depth {
        open.removeLast()
        let value = symbol(last.item, last.children, document)
        if open.isEmpty { result.append(value) } else { open[open.count - 1].children.append(value) }
      }
    }
    for item in document.outline() {
      close(to: item.depth)
      open.append((item, []))
    }
    close(to: 0)
    return .array(result)
  }

  private func symbol(_ item: EditorOutlineItem, _ children: [WireValue], _ document: EditorDocument) -> WireValue {
    let kinds: [EditorOutlineItem.Kind: Int] = [
      .controller: 19, .object: 19, .window: 4, .type: 5, .method: 6, .property: 7, .step: 24, .expectation: 17,
    ]
    return [
      "name": .string(item.name.isEmpty ? "…" : item.name), "detail": .string(item.detail),
      "kind": .int(kinds[item.kind] ?? 13), "range": range(item.whole, document),
      "selectionRange": range(item.range, document), "children": .array(children),
    ]
  }

  private func folds(_ params: WireValue) throws(WireError) -> WireValue {
    .array(
      try document(params).folds().map { fold in
        var wire: [String: WireValue] = ["startLine": .int(fold.first), "endLine": .int(fold.last)]
        if fold.isComment { wire["kind"] = "comment" }
        return .object(wire)
      })
  }

  private func formatting(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    guard let formatted = document.formatted() else { return .null }
    return .array(EditorEdit.between(document.bytes, formatted).map { [wire($0, document)] } ?? [])
  }

  private func tokens(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    var data: [WireValue] = []
    var last = EditorPosition(0, 0)
    for token in document.tokens() {
      let (start, end) = document.positions(token.range, encoding)
      guard end.line == start.line, end.character > start.character else { continue }
      data += [
        .int(start.line - last.line),
        .int(start.line == last.line ? start.character - last.character : start.character),
        .int(end.character - start.character), .int(Int(token.kind.rawValue)),
        .int((token.isDeclaration ? 1 : 0) + (token.isUIKits ? 2 : 0)),
      ]
      last = start
    }
    return ["data": .array(data)]
  }
}

extension FileURI {
  /// A path from the root.
  static func absolute(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let here = getcwd(nil, 0) else { return path }
    defer { free(here) }
    return FileName.text(here) + "/" + path
  }
}
