/// What may be written at a place. The line is half written most of the time: names come from the file without it.
extension EditorDocument {
  /// What fits at an offset; what the client filters by the word before it is not filtered here.
  package func completions(at offset: Int) -> EditorCompletions {
    let context = CompletionContext(lines, at: offset)
    let range = SourceRange(context.word.lowerBound, context.word.upperBound)
    if context.isInComment { return Self.ignores(context) ?? EditorCompletions(range: range, items: []) }
    if context.isInString { return EditorCompletions(range: range, items: []) }
    if let ids = ids(context) { return ids }
    let index = indexWithout(line: lines.line(of: offset))
    let scopes = index.scopes(at: offset)
    var items: [EditorCompletion]
    if let receiver = context.receiver {
      items =
        receiver.isEmpty
        ? cases(context, index, scopes) : self.members(of: receiver, context, index, scopes)
    } else {
      items = words(context, index, scopes, offset)
    }
    var seen: Set<String> = []
    items = items.filter { seen.insert($0.label).inserted }
    items.sort { ($0.rank, $0.label) < ($1.rank, $1.label) }
    return EditorCompletions(range: range, items: items)
  }

  /// The names of the file, read as if the line were empty: a line that is half written may take others with it.
  func indexWithout(line: Int) -> SymbolIndex {
    // What ends behind a point takes nothing with it.
    let wrong = scenario.diagnostics.contains { item in
      item.severity == .error && lines.line(of: Int(item.range.start)) == line
        && item.message != "expected a name after '.'"
    }
    let open = openBraces(before: line)
    guard wrong || open > 0 && scenario.diagnostics.contains(where: { $0.severity == .error }) else { return symbols }
    var text = scenario.source.bytes
    let range = lines.range(ofLine: line)
    for index in range { text[index] = UInt8(ascii: " ") }
    let index = SymbolIndex(SyntaxTree.parse(SourceText(text, path: path), keepingTokens: false).tree)
    if open == 0 || index.owners.contains(where: { $0.range.offsets.contains(range.lowerBound) }) { return index }
    // A body that is open: it ends here, so that what stands above it is read.
    let end = Array(("\n" + String(repeating: "}\n", count: open)).utf8)
    text.insert(contentsOf: end, at: range.upperBound)
    return SymbolIndex(SyntaxTree.parse(SourceText(text, path: path), keepingTokens: false).tree)
  }

  /// How many braces are open at the beginning of a line; texts and comments have none.
  private func openBraces(before line: Int) -> Int {
    var depth = 0
    for row in 0..<line {
      var isString = false
      let range = lines.range(ofLine: row)
      var index = range.lowerBound
      while index < range.upperBound {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\"") { isString.toggle() }
        if !isString {
          if byte == UInt8(ascii: "/"), index + 1 < range.upperBound, bytes[index + 1] == byte { break }
          if byte == UInt8(ascii: "{") { depth += 1 }
          if byte == UInt8(ascii: "}") { depth = max(0, depth - 1) }
        }
        index += 1
      }
    }
    return min(depth, 64)
  }

  // MARK: Behind a point

  /// The type of a path as it is written.
  func type(of path: String, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes) -> EditorType {
    let tree = SyntaxTree.parse(SourceText("expect " + path + "\n", path: ""), keepingTokens: false).tree
    guard let item = tree.items.first, let value = tree.child(of: item, at: 0) else { return .unknown }
    // The path has a table of names of its own: only texts are compared.
    return index.type(of: value, in: tree, scopes)
  }

  private func members(
    of receiver: String, _ context: CompletionContext, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes
  ) -> [EditorCompletion] {
    if context.head.hasPrefix("on "), !context.head.hasPrefix("on (") {
      return callbacks(of: type(of: receiver, index, scopes), index, asEvents: false)
    }
    if isInEvents(context) { return callbacks(of: type(of: receiver, index, scopes), index, asEvents: true) }
    if receiver == "app" {
      return [
        EditorCompletion("supportedInterfaceOrientations", .property, detail: "UIInterfaceOrientationMask"),
        EditorCompletion("requiresFullScreen", .property, detail: "Bool"),
        EditorCompletion("scenes", .property, detail: "Bool"),
      ]
    }
    let type = type(of: receiver, index, scopes)
    var items: [EditorCompletion] = []
    var next = type.declared
    var steps = 0
    while next >= 0, steps < index.symbols.count {
      for (_, row) in index.members[next] ?? [:] { items.append(own(index.symbols[Int(row)], rank: 1 + steps)) }
      next = index.superclasses[next] ?? -1
      steps += 1
    }
    switch type.value {
    case .enumeration(let kind):
      if type.isTypeItself || type.declared < 0 { items += cases(of: kind, withPoint: false) }
    case .list:
      for name in ["count", "first", "last", "isEmpty"] { items.append(EditorCompletion(name, .property)) }
    default:
      guard let base = type.base else { return items }
      items += uikit(base, onlyAsks: context.head.hasPrefix("expect "))
    }
    return items
  }

  /// UIKit's members of a class, its own before what it inherits.
  private func uikit(_ base: UIKitClass, onlyAsks: Bool) -> [EditorCompletion] {
    var items: [EditorCompletion] = []
    for (distance, type) in base.lineage.enumerated() {
      for info in type.properties where isHere(info.availability) {
        items.append(
          EditorCompletion(
            info.name, .property, detail: info.typeRead.name, meaning: Self.sentence(info.effect),
            rank: 2 + distance + (info.property.hasEffect ? 0 : 4)))
      }
      for info in type.methods where isHere(info.availability) && (!onlyAsks || info.answer != nil) {
        items.append(method(info, rank: Self.isWantedFirst(info.method) ? 0 : 2 + distance))
      }
    }
    return items
  }

  /// What most lines of a scenario call.
  private static func isWantedFirst(_ method: Method) -> Bool {
    switch method {
    case .present, .dismiss, .pushViewController, .popViewController: true
    default: false
    }
  }

  private func method(_ info: MethodInfo, rank: Int) -> EditorCompletion {
    var parts: [String] = []
    var place = 1
    for parameter in info.parameters where parameter.isRequired || parameter.label == "animated" {
      let label = parameter.label.map { "\($0): " } ?? ""
      let value = parameter.label == "animated" ? "true" : parameter.name
      parts.append("\(label)${\(place):\(value)}")
      place += 1
    }
    return EditorCompletion(
      info.signature, .method, text: "\(info.name)(\(parts.joined(separator: ", ")))", isSnippet: true,
      detail: info.answer?.name ?? "", meaning: Self.sentence(info.method.effect), rank: rank)
  }

  private func own(_ symbol: EditorSymbol, rank: Int) -> EditorCompletion {
    switch symbol.kind {
    case .function, .action:
      EditorCompletion(
        symbol.name, .method, text: "\(symbol.name)($0)", isSnippet: true, detail: typeText(symbol.type), rank: rank)
    case .enumCase: EditorCompletion(symbol.name, .enumMember, rank: rank)
    default: EditorCompletion(symbol.name, .property, detail: typeText(symbol.type), rank: rank)
    }
  }

  private func isHere(_ availability: Availability) -> Bool {
    guard let program = scenario.program else { return true }
    return availability.complaint(about: "", profile: program.profile, device: program.environment.device) == nil
  }

  private func callbacks(of type: EditorType, _ index: SymbolIndex, asEvents: Bool) -> [EditorCompletion] {
    guard let base = type.base else { return [] }
    return CallbackInfo.all.filter { SymbolIndex.has($0, type, base, index) && (!asEvents || $0.callback.hasLine) }.map
    {
      let text = asEvents ? $0.callback.eventName : $0.signature
      return EditorCompletion(
        text, .callback, text: asEvents ? text : "\($0.answersTo(nil) ? $0.name : $0.signature) {\n  $0\n}",
        isSnippet: !asEvents, detail: $0.ownerName)
    }
  }

  // MARK: Cases

  private func cases(
    _ context: CompletionContext, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes
  ) -> [EditorCompletion] {
    if context.head.hasSuffix("kind .") { return cases(of: .segueKind, withPoint: false) }
    if let call = context.call, let kind = parameterType(call.path, call.label, index, scopes) {
      return cases(of: kind, withPoint: false)
    }
    if let other = context.otherSide {
      var value = type(of: other, index, scopes).value
      if case .anything = value { value = propertyType(other) }
      if case .list(let element) = value { value = element }
      if case .enumeration(let kind) = value { return cases(of: kind, withPoint: false) }
      return []
    }
    return []
  }

  /// Of a property in a class body, which has no receiver.
  private func propertyType(_ name: String) -> ValueType {
    Property.allCases.first { $0.name == name }.map { $0.facts.type } ?? .anything
  }

  private func parameterType(
    _ path: String, _ label: String, _ index: SymbolIndex, _ scopes: SymbolIndex.Scopes
  ) -> UIKitEnum? {
    let parts = path.utf8.split(separator: UInt8(ascii: "."))
    guard let last = parts.last else { return nil }
    let name = String(decoding: Array(last), as: UTF8.self)
    if let base = SymbolIndex.known(name) ?? index.type(named: name).base,
      let parameter = Initializer.parameter(label, of: base), case .enumeration(let kind) = parameter.type
    {
      return kind
    }
    let receiver = parts.dropLast().map { String(decoding: Array($0), as: UTF8.self) }.joined(separator: ".")
    let type = receiver.isEmpty ? scopes.owners.last?.type ?? .unknown : type(of: receiver, index, scopes)
    for current in type.base?.lineage ?? [] {
      for info in current.methods where info.name == name {
        for parameter in info.parameters where (parameter.label ?? "") == label {
          if case .enumeration(let kind) = parameter.type { return kind }
        }
      }
    }
    return nil
  }

  private func cases(of type: UIKitEnum, withPoint: Bool) -> [EditorCompletion] {
    type.cases.enumerated().filter { isHere($0.element.availability) }.map { row, item in
      EditorCompletion((withPoint ? "." : "") + item.name, .enumMember, detail: type.name, rank: row < 60 ? 2 : 3)
    }
  }
}
