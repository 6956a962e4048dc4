/// What a fix writes into the file's own Swift.
extension FixDraft {
  mutating func makeInCode(_ edit: LintEdit) -> Bool {
    switch edit {
    case .insert(let kind, let site):
      guard let place = place(site), let text = text(kind, at: place, insteadOf: nil) else { return false }
      stack(text, before: place.call.range)
      return true
    case .append(let kind, let site):
      guard let place = place(site), let text = text(kind, at: place, insteadOf: nil) else { return false }
      insert(text, behind: place.call.range)
      return true
    case .remove(let site):
      guard let place = place(site), isWhole(place.call) else { return false }
      changed[site] = .some(nil)
      return true
    case .replace(let site, let kind):
      guard let place = place(site), let text = text(kind, at: place, insteadOf: place.statement.instruction) else {
        return false
      }
      changed[site] = text
      return true
    case .move(let site, .viewDidAppear, _): return moveToViewDidAppear(site)
    case .moveIntoHandler(let site, let call, let kind): return move(site, intoCodeOf: call, as: kind)
    case .hear(let x, .presentationControllerDidDismiss, let site):
      return delegate(
        x, "UIAdaptivePresentationControllerDelegate",
        "func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {\n    }", at: site)
    case .adaptNever(let x, let site):
      return delegate(
        x, "UIPopoverPresentationControllerDelegate",
        "func adaptivePresentationStyle(\n        for controller: UIPresentationController, traitCollection: UITraitCollection"
          + "\n    ) -> UIModalPresentationStyle {\n        .none\n    }", at: site)
    default: return false
    }
  }

  /// A statement of the file's own Swift, and what it can name.
  private struct CodePlace {
    let statement: LintCode.Statement
    let call: WrittenCall
    let scope: CodeScope
  }

  private func place(_ site: LintSite) -> CodePlace? {
    guard let code, let statement = code.statements[site], let range = range(of: site),
      var call = WrittenCall.at(range, in: program, source), call.isCode
    else { return nil }
    call.subject = statement.subject
    if case .call(let made) = statement.instruction.kind {
      if case .value(.controller(let x)) = made.receiver.root { call.target = x }
      if case .value(.controller(let x))? = made.arguments.first { call.first = x }
    }
    return CodeScope(call, program, source, code.simulator, fields: code.fields).map {
      CodePlace(statement: statement, call: call, scope: $0)
    }
  }

  /// Whether a call is a statement by itself: nothing takes its result.
  private func isWhole(_ call: WrittenCall) -> Bool { call.name == nil || call.head.start == call.range.start }

  /// A line above a statement: of two the later one stands above.
  mutating func stack(_ text: String, before range: ByteRange) {
    let count = edits.count
    insert(text, before: range)
    if edits.count > count { edits.insert(edits.removeLast(), at: 0) }
  }

  /// A name that a fix needs, above all that it inserts.
  private mutating func give(_ text: String, before range: ByteRange, _ others: ArraySlice<TextEdit>) {
    let count = edits.count
    insert(text, before: range)
    given = Array(edits[count...]) + others
    edits.removeSubrange(count...)
  }

  /// What a fix names otherwise than the code can: a controller that is made anew has a number in its name.
  static func words(
    for way: LintWay, _ code: LintCode?, in program: Program, _ source: [UInt8]
  ) -> [(name: String, word: String)] {
    let draft = FixDraft(program, source, code)
    guard let site = way.site ?? way.edits.lazy.compactMap({ $0.site }).first, let place = draft.place(site) else {
      return []
    }
    return way.promises.flatMap { $0.controllers }.compactMap { x in
      guard Int(x.index) >= program.outline.names.count, let word = place.scope.word(x), word != "self",
        case let name = place.scope.name(x), !name.isEmpty, name != word
      else { return nil }
      return (name, word)
    }
  }

  // MARK: Text

  /// A statement as the function that has the other one can write it; nil where it has no short way. What the other one
  /// makes in its brackets gets a name of its own.
  private mutating func text(
    _ kind: Instruction.Kind, at place: CodePlace, insteadOf old: Instruction?
  ) -> String? {
    var words = words
    words.scope = place.scope
    var text: String?
    switch (kind, old?.kind) {
    case (.call(let call), .call(let before)?) where call.method == before.method:
      text = written(call, insteadOf: before, place, words)
    case (.call(let call), _):
      guard old == nil || isWhole(place.call) && !place.call.hasCompletion else { return nil }
      text = words.text(.call(call), insteadOf: old)
    case (.assign(let path, let property, let value), _):
      text = words.text(.assign(path, property, value), insteadOf: nil)
      if case .assign(let before, property, let given)? = old?.kind, StatementText.isSame(value, given),
        StatementText.isSame(.path(path), .path(before))
          || path.text.isEmpty && before.text.isEmpty
            && StatementText.isSame(root(path), root(before))
      {
        text = self.text(place.call.range)
      } else if case .assign(_, property, let given)? = old?.kind, StatementText.isSame(value, given),
        let left = words.text(.assign(path, property, .value(.none)), insteadOf: nil)
      {
        text = rightSide(of: place.call.range).map { left.dropLast(3) + $0 }
      }
    default: return nil
    }
    guard var text else { return nil }
    let scope = place.scope
    if text.hasPrefix("self."), scope.prefix != "self." { text = scope.prefix + text.dropFirst(5) }
    let names = CodeScope.words(Array(text.utf8), in: ByteRange(0, Int32(text.utf8.count)))
    if scope.prefix == "self?.", names.contains("self"), !text.hasPrefix("self?.") { return nil }
    if old == nil, given.isEmpty, let first = place.call.first, let own = scope.naming(first), names.contains(own.name)
    {
      give(own.code, before: place.call.range, own.edits.dropFirst())
    }
    return text
  }

  private func root(_ path: Path) -> Expression {
    if case .value(let value) = path.root, path.components.isEmpty { return .value(value) }
    return .path(path)
  }

  /// What stands behind the '=' of an assignment.
  private func rightSide(of range: ByteRange) -> String? {
    let whole = text(range)
    let parts = whole.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    return parts.count == 2 ? String(parts[1].drop { $0 == " " }) : nil
  }

  /// The same call with another receiver or other arguments: all else stays as it is written.
  private func written(_ call: Call, insteadOf old: Call, _ place: CodePlace, _ words: StatementText) -> String? {
    guard let name = place.call.name, call.arguments.count == old.arguments.count else { return nil }
    var changes: [TextEdit] = []
    if case .value(let new) = call.receiver.root, case .value(let before) = old.receiver.root, new != before {
      guard case .controller(let x) = new, let word = place.scope.word(x) else { return nil }
      let head = word == "self" ? place.scope.prefix : word + "."
      changes.append(TextEdit(range: ByteRange(place.call.head.start, name.start), text: head))
    }
    for (row, argument) in call.arguments.enumerated() where !StatementText.isSame(argument, old.arguments[row]) {
      guard let parameters = words.info(of: call.method)?.parameters, parameters.indices.contains(row),
        let given = place.call.arguments.first(where: { $0.label == parameters[row].label ?? "" }),
        let text = words.text(argument)
      else { return nil }
      changes.append(TextEdit(range: given.range, text: text))
    }
    return Alternatives.replaced(text(place.call.range), from: place.call.range.start, changes)
  }

  /// The instance whose code it is hears of a presentation: an extension has the method.
  private mutating func delegate(_ x: ControllerID, _ conforms: String, _ method: String, at site: LintSite) -> Bool {
    guard let place = place(site), let row = place.call.function, let owner = program.swift.functions[row].owner,
      place.scope.prefix != "self?.", case .controller = place.statement.subject,
      let shown = place.scope.word(x)
    else { return false }
    stack("\(shown).presentationController?.delegate = self", before: place.call.range)
    if given.isEmpty, let first = place.call.first, let own = place.scope.naming(first), shown == own.name {
      give(own.code, before: place.call.range, own.edits.dropFirst())
    }
    edits.append(place.scope.extending(owner, conforms, method))
    return true
  }

  // MARK: Moves

  private mutating func moveToViewDidAppear(_ site: LintSite) -> Bool {
    guard let place = place(site), let row = place.call.function else { return false }
    var move = CodeMove(place.call.range, outOf: program.swift.functions[row], program, source)
    // What a callback has called moves with the call: the statement of the callback.
    if let caller = place.statement.caller {
      guard let function = program.function(caller.body),
        let call = function.instructions.first(where: { $0.beginsStatement && $0.line == caller.line })
      else { return false }
      move = CodeMove(call.range, outOf: function, program, source)
    }
    guard let found = move?.toViewDidAppear() else { return false }
    edits += found
    return true
  }

  /// A statement into the completion handler of a call above it, with what makes what it names.
  private mutating func move(_ site: LintSite, intoCodeOf call: LintSite, as kind: Instruction.Kind) -> Bool {
    guard let place = place(site), let earlier = self.place(call), isWhole(place.call), isWhole(earlier.call),
      let row = place.call.function, earlier.call.function == row,
      let text = text(kind, at: place, insteadOf: place.statement.instruction), var inside = place.scope.explicit(text)
    else { return false }
    var above = changed[call] ?? self.text(earlier.call.range)
    guard let written = above else { return false }
    // Once it has gone nobody presents it: who does is asked before.
    for word in ["presentingViewController?.", "self.presentingViewController?."] where inside.hasPrefix(word) {
      guard given.isEmpty, !CodeScope.words(source, in: program.swift.functions[row].range).contains("presenter") else {
        return false
      }
      give("let presenter = presentingViewController", before: earlier.call.range, [])
      inside = "presenter?." + inside.dropFirst(word.count)
    }
    let isMultiline = layout.isAlone(earlier.call.range)
    let indentation = layout.indentation(of: Int(earlier.call.range.start))
    let step = self.step(at: Int(earlier.call.range.start), indentation)
    if site != call {
      guard
        let move = CodeMove(
          place.call.range, outOf: program.swift.functions[row], behind: Int(earlier.call.range.end), program, source)
      else { return false }
      let made = move.statements.dropLast().map { self.text($0) }
      guard made.allSatisfy({ place.scope.explicit($0) == $0 }) else { return false }
      inside = (made + [inside]).joined(separator: isMultiline ? "\n\(indentation)\(step)" : "; ")
      edits += move.removals(layout)
    }
    var base = written
    if !earlier.call.hasCompletion || site == call {
      if changed[call] == nil, let last = earlier.call.arguments.last, last.label == "completion" {
        let start = earlier.call.arguments.dropLast().last?.range.end ?? last.range.start
        base = Alternatives.replaced(
          base, from: earlier.call.range.start, [TextEdit(range: ByteRange(start, last.range.end), text: "")])
      }
      guard base.hasSuffix(")") else { return false }
      base += isMultiline ? " {\n\(indentation)\(step)\(inside)\n\(indentation)}" : " { \(inside) }"
    } else {
      // Behind what its handler does.
      guard base.hasSuffix("}"), earlier.call.end < earlier.call.range.end else { return false }
      base.removeLast()
      let end = base.utf8.reversed().prefix { $0 == 0x20 || $0 == 10 || $0 == 9 || $0 == 13 }
      let isOnOneLine = !end.contains(10)
      while let last = base.last, last.isWhitespace { base.removeLast() }
      base += isOnOneLine ? "; \(inside) }" : "\n\(indentation)\(step)\(inside)\n\(indentation)}"
    }
    above = base
    changed[call] = above
    return true
  }

  /// By how much a block inside the one of a place is indented.
  private func step(at place: Int, _ indentation: String) -> String {
    var (depth, open) = (0, place - 1)
    while open >= 0 {
      if source[open] == UInt8(ascii: "}") { depth += 1 }
      if source[open] == UInt8(ascii: "{") {
        if depth == 0 { break }
        depth -= 1
      }
      open -= 1
    }
    let outer = open < 0 ? "" : layout.indentation(of: open)
    return indentation.hasPrefix(outer) && indentation != outer ? String(indentation.dropFirst(outer.count)) : "    "
  }
}
