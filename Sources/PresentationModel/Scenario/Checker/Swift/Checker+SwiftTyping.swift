/// Users type into text fields, and code begins and ends editing: who is told of it, in UIKit's order.
extension Checker {
  /// A step: `home.nameField.type("Ann")`, `alert.textFields?.first?.type("Ann")`; `field.insertText("Ann")` in code, of
  /// which targets and observers hear as they hear of a key, and no delegate is asked.
  mutating func lowerTyping(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }),
      word == "type" && isStepCode || word == "insertText", case let given = arguments(call),
      given.count == 1, given[0].label == nil,
      case let path = parts.dropLast(2), isField(path)
    else { return nil }
    let count = builder.function.instructions.count
    let typing = textOfAny()
    guard let (field, type) = lowerParts(path, node, expecting: .unknown) else {
      builder.truncate(to: count)
      return nil
    }
    switch type {
    case .opaque, .unknown, .object(.view, _): break
    default:
      builder.truncate(to: count)
      return nil
    }
    let typed = lowerArgument(given[0].value, .value(.string))
    let kind = FieldKind(isTextView: isTextView(path))
    if word == "insertText" {
      insert(typed, into: field, typing, kind, plainText(range(path)), node)
      return (.none, .unknown)
    }
    var ends = begin(field, kind, node, text: plainText(range(path)))
    if let change = method(kind.asks) {
      let isAllowed = builder.slot()
      let range = wholeRange(of: field, typing, node)
      emit(.send(change.selector, to: delegate(of: field, node), [field, range, typed], into: isAllowed), node)
      ends.append(jumpIfRefused(isAllowed, node))
    }
    write(typed, into: field, typing, kind, plainText(range(path)), node)
    patch(ends, to: builder.next)
    return (.none, .unknown)
  }

  /// Another text stands in a field, as a key has changed it.
  private mutating func write(
    _ text: Operand, into field: Operand, _ typing: FieldID, _ kind: FieldKind, _ written: String, _ node: SyntaxNode.ID
  ) {
    emit(.writeField(typing, of: field, text), node, text: written)
    tell(kind.changes, field, node)
    emit(.tap(field, textID(""), .editing, view: field, advice: ""), node)
    post(kind.changed, by: field, node)
  }

  /// Code types at the end of a field. Reports differ on whether UIKit asks the delegate, so the line says that nobody does here.
  private mutating func insert(
    _ typed: Operand, into field: Operand, _ typing: FieldID, _ kind: FieldKind, _ written: String,
    _ node: SyntaxNode.ID
  ) {
    if method(kind.asks) != nil {
      let asks = "\(kind.asks.name)(\(kind.asks.labels.map { $0 + ":" }.joined()))"
      emit(.note("presim takes it that 'insertText' does not ask '\(asks)': reports differ on that"), node)
    }
    let (old, whole) = (builder.slot(), builder.slot())
    emit(.readField(typing, of: field, to: old), node, text: "\(written).text")
    emit(.binary(.plus, .slot(old), typed, to: whole), node, text: "\(written).text")
    write(.slot(whole), into: field, typing, kind, written, node)
  }

  /// `nameField.becomeFirstResponder()`, `nameField.resignFirstResponder()`, of a text field whose delegate or targets
  /// hear of it. Nil for another call.
  mutating func lowerEditing(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard parts.count > 2, let call = parts.last, tree[call].kind == .call, arguments(call).isEmpty,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) }),
      word == "becomeFirstResponder" || word == "resignFirstResponder", hearsOfEditing(),
      case let path = parts.dropLast(2), isField(path)
    else { return nil }
    let count = builder.function.instructions.count
    guard let (field, type) = lowerParts(path, node, expecting: .unknown) else {
      builder.truncate(to: count)
      return nil
    }
    switch type {
    case .opaque, .unknown: break
    default:
      builder.truncate(to: count)
      return nil
    }
    let kind = FieldKind(isTextView: isTextView(path))
    if word == "becomeFirstResponder" {
      patch(begin(field, kind, node, text: ""), to: builder.next)
    } else {
      let isIt = builder.slot()
      emit(.binary(.identical, edited(node), field, to: isIt), node)
      let over = emitted(.jumpIf(.slot(isIt), false, .unpatched, stake: Stake()), node)
      end(field, node)
      emit(.writeField(editing(), of: .none, .none), node)
      patch([over], to: builder.next)
    }
    return (.value(.bool(true)), .value(.bool))
  }

  /// The range of all that stands in a field, which what is typed replaces.
  private mutating func wholeRange(of field: Operand, _ typing: FieldID, _ node: SyntaxNode.ID) -> Operand {
    guard let id = names.find("NSRange").flatMap({ swift.enums[$0.id] }), hasCombine else {
      return opaque("range", node)
    }
    let (text, count, range) = (builder.slot(), builder.slot(), builder.slot())
    emit(.readField(typing, of: field, to: text), node)
    emit(.read(.count, of: .slot(text), to: count), node, text: "range.length")
    emit(.enumCase(id, 0, [.value(.int(0)), .slot(count)], to: range), node)
    return .slot(range)
  }

  /// What a text field and a text view call their delegate's methods, and UIKit its notifications.
  struct FieldKind {
    let isTextView: Bool
    var name: String { isTextView ? "textView" : "textField" }
    var asks: (name: String, labels: [String]) {
      (
        name,
        [
          "_", isTextView ? "shouldChangeTextIn" : "shouldChangeCharactersIn",
          isTextView ? "replacementText" : "replacementString",
        ]
      )
    }
    var changes: [String] { [isTextView ? "textViewDidChange" : "textFieldDidChangeSelection"] }
    var changed: String {
      isTextView ? "UITextView.textDidChangeNotification" : "UITextField.textDidChangeNotification"
    }
  }

  /// A field begins to be edited, and the one that was ends: the jumps of a delegate that refuses it.
  private mutating func begin(_ field: Operand, _ kind: FieldKind, _ node: SyntaxNode.ID, text: String) -> [Int] {
    guard hearsOfEditing() else { return [] }
    var refused: [Int] = []
    let (isIt, old) = (builder.slot(), edited(node))
    emit(.binary(.identical, old, field, to: isIt), node)
    let over = emitted(.jumpIf(.slot(isIt), true, .unpatched, stake: Stake()), node)
    if let asks = method(("\(kind.name)ShouldBeginEditing", ["_"])) {
      let isAllowed = builder.slot()
      emit(.send(asks.selector, to: delegate(of: field, node), [field], into: isAllowed), node)
      refused.append(jumpIfRefused(isAllowed, node))
    }
    end(old, node)
    emit(.writeField(editing(), of: .none, field), node)
    tell(["\(kind.name)DidBeginEditing"], field, node)
    emit(.tap(field, textID(""), .editingBegins, view: field, advice: ""), node)
    patch([over], to: builder.next)
    return refused
  }

  private mutating func end(_ field: Operand, _ node: SyntaxNode.ID) {
    let over = emitted(.jumpIfNil(field, .unpatched), node)
    tell(["textFieldDidEndEditing", "textViewDidEndEditing"], field, node)
    emit(.tap(field, textID(""), .editingEnds, view: field, advice: ""), node)
    patch([over], to: builder.next)
  }

  /// The field that is being edited.
  private mutating func edited(_ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.readField(editing(), of: .none, to: slot), node)
    return .slot(slot)
  }

  private mutating func editing() -> FieldID {
    let id = hidden("editing", nil)
    program.swift.fields[Int(id.index)].isStatic = true
    return id
  }

  private mutating func delegate(of field: Operand, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.readField(fieldOfViews("delegate"), of: field, to: slot), node)
    let over = jumpOver(unless: .jumpIfOpaque(.slot(slot), .unpatched), node)
    // Of a field of the storyboard nobody knows which delegate it has.
    emit(.copy(.none, to: slot), node)
    patch([over], to: builder.next)
    return .slot(slot)
  }

  /// Calls methods of the delegate's that only tell.
  private mutating func tell(_ methods: [String], _ field: Operand, _ node: SyntaxNode.ID) {
    for word in methods {
      guard let own = method((word, ["_"])) else { continue }
      emit(.send(own.selector, to: delegate(of: field, node), [field], into: nil), node)
    }
  }

  private mutating func jumpIfRefused(_ answer: Slot, _ node: SyntaxNode.ID) -> Int {
    let isRefused = builder.slot()
    emit(.binary(.equal, .slot(answer), .value(.bool(false)), to: isRefused), node)
    return emitted(.jumpIf(.slot(isRefused), true, .unpatched, stake: Stake()), node)
  }

  /// A method of the file's that a delegate may have, by its name and its labels.
  private func method(_ wanted: (name: String, labels: [String])) -> SwiftMethod? {
    guard let name = names.find(wanted.name) else { return nil }
    for row in swift.members.keys.sorted() {
      let found = swift.members[row]?.methods[name.id]?.first { method in
        method.block != nil && method.parameters.map { $0.label.isEmpty ? "_" : $0.label } == wanted.labels
      }
      if let found { return found }
    }
    return nil
  }

  /// Whether the file's code hears of a field that begins or ends to be edited.
  private func hearsOfEditing() -> Bool {
    names.find("textFieldDidBeginEditing") != nil || names.find("textFieldDidEndEditing") != nil
      || names.find("textFieldShouldBeginEditing") != nil || names.find("textViewShouldBeginEditing") != nil
      || names.find("textViewDidBeginEditing") != nil || names.find("textViewDidEndEditing") != nil
      || names.find("editingDidBegin") != nil || names.find("editingDidEnd") != nil
      || names.find("allEditingEvents") != nil
  }

  // MARK: Which field

  /// Whether a path is written as one to a text field.
  mutating func isField(_ path: ArraySlice<SyntaxNode.ID>) -> Bool {
    if path.contains(where: { tree[$0].name.map { text($0) } == "textFields" }) { return true }
    if let last = path.last, let whole = path.dropLast().last.flatMap({ tree[$0].name }),
      tree[last].kind == .subscriptAccess || ["first", "last"].contains(tree[last].name.map { text($0) } ?? "")
    {
      return holdsFields(whole)
    }
    guard let last = path.last, let name = tree[last].name else { return false }
    let written = written(parts: path).node.flatMap { tree[$0].name }.map { text($0) }
    if let written { return Self.fieldTypes.contains(written) }
    return swift.members.values.contains { $0.properties[name.id].map { isTextField($0) } ?? false }
  }

  private mutating func isTextView(_ path: ArraySlice<SyntaxNode.ID>) -> Bool { isWritten(path, as: "UITextView") }

  /// Whether a path is written as one to a view of one of UIKit's classes.
  mutating func isWritten(_ path: ArraySlice<SyntaxNode.ID>, as word: String) -> Bool {
    if let type = written(parts: path).node { return tree[type].name.map { text($0) } == word }
    guard let last = path.last, let name = tree[last].name else { return false }
    return swift.members.values.contains { members in
      guard let own = members.properties[name.id] else { return false }
      let type =
        own.annotation.flatMap { tree[$0].name }
        ?? own.initial.flatMap { tree.child(of: $0, at: 0) }.flatMap { tree[$0].name }
      return type.map { text($0) } == word
    }
  }

  func range(_ parts: ArraySlice<SyntaxNode.ID>) -> SourceRange {
    guard let first = parts.first, let last = parts.last else { return SourceRange(0, 0) }
    return SourceRange(Int(tree[first].range.start), Int(tree[last].range.end))
  }
}
