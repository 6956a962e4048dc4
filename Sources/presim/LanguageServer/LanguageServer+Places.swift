import PresentationModel

/// What stands behind lines and beyond the file: hints, links to files, the symbols of the folder.
extension LanguageServer {
  /// What the steps of some lines come to, behind each.
  func hints(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    guard let start = EditorPosition(params["range"]["start"]), let end = EditorPosition(params["range"]["end"]) else {
      throw .invalid("no range is named")
    }
    let hints = params["textDocument"]["uri"].text.flatMap { documents[$0]?.hints } ?? []
    return .array(
      hints.filter { start.line <= $0.line - 1 && $0.line - 1 <= end.line }.map { hint in
        let line = document.lines.range(ofLine: hint.line - 1)
        return [
          "position": document.lines.position(of: line.upperBound, encoding).wire, "label": .string(hint.text),
          "paddingLeft": true,
        ]
      })
  }

  /// The files that the header names: `swift "../App/Login.swift"`.
  func links(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    let folder = document.path.contains("/") ? String(document.path[..<document.path.lastIndex(of: "/")!]) : "."
    var links: [WireValue] = []
    for line in 0..<document.lines.count where document.lines.text(ofLine: line).hasPrefix("swift ") {
      let range = document.lines.range(ofLine: line)
      var start: Int?
      for index in range where document.bytes[index] == UInt8(ascii: "\"") {
        guard let first = start else {
          start = index + 1
          continue
        }
        start = nil
        let name = String(decoding: document.bytes[first..<index], as: UTF8.self)
        let path = FileURI.absolute(name.hasPrefix("/") ? name : "\(folder)/\(name)")
        guard !name.isEmpty, Discovery.exists(path) else { continue }
        links.append(["range": self.range(SourceRange(first, index), document), "target": .string(FileURI.uri(path))])
      }
    }
    return .array(links)
  }

  /// As many as a list of symbols shows.
  private static let mostSymbols = 200

  /// The scenarios and classes of the folder whose names have some letters, as they stand on disk.
  func workspaceSymbols(_ params: WireValue) -> WireValue {
    guard let root else { return [] }
    let wanted = (params["query"].text ?? "").lowercased()
    var discovery = Discovery()
    discovery.add(root)
    var symbols: [WireValue] = []
    for path in discovery.files where path.hasSuffix(".presim") {
      guard let bytes = try? FileReading.bytes(of: path) else { continue }
      let lines = EditorLines(bytes)
      for line in 0..<lines.count {
        let text = lines.text(ofLine: line)
        let isTitle = text.hasPrefix("scenario \"")
        guard isTitle || text.hasPrefix("class ") else { continue }
        let words = text.dropFirst(isTitle ? 10 : 6)
        let name = String(words.prefix { isTitle ? $0 != "\"" : $0.isLetter || $0.isNumber || $0 == "_" })
        guard !name.isEmpty, wanted.isEmpty || name.lowercased().contains(wanted) else { continue }
        let range = lines.range(ofLine: line)
        let (start, end) = (
          lines.position(of: range.lowerBound, encoding), lines.position(of: range.upperBound, encoding)
        )
        symbols.append([
          "name": .string(name), "kind": .int(isTitle ? 2 : 5),
          "location": [
            "uri": .string(FileURI.uri(FileURI.absolute(path))), "range": ["start": start.wire, "end": end.wire],
          ],
        ])
        if symbols.count == Self.mostSymbols { return .array(symbols) }
      }
    }
    return .array(symbols)
  }
}
