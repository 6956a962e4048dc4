/// Text fields of the code's own: their text is empty until something is typed or assigned. Each has a property of its own
/// behind it, which no line names.
extension Checker {
  /// `nameField.text`, `alert.textFields?.first?.text`: the text, and the first part behind it; nil for anything else.
  mutating func textOfField(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    guard let index = textPart(parts), let (field, owner) = textField(parts[..<index], node) else { return nil }
    let slot = builder.slot()
    emit(.readField(field, of: owner, to: slot), node)
    let over = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.copy(.value(.string("")), to: slot), node)
    patch([over], to: builder.next)
    return ((.slot(slot), .value(.string)), index + 1)
  }

  /// Where the `text` of a field is assigned.
  mutating func textPlace(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> SwiftPlace? {
    guard parts.count > 1, textPart(parts[...]) == parts.count - 1, let binding = parts.last,
      let name = names.find("text")
    else { return nil }
    let count = builder.function.instructions.count
    guard let (field, owner) = textField(parts[..<(parts.count - 1)], node) ?? anyField(parts, node) else {
      builder.truncate(to: count)
      return nil
    }
    let own = SwiftProperty(
      name: name, type: .value(.string), field: field, isStatic: false, binding: binding, initial: nil, isLazy: false,
      takesNil: true)
    return SwiftPlace(kind: .field(own, owner), type: .value(.string), hint: nil)
  }

  /// A step: `home.nameField.type("Ann")`. Whoever hears of changes is called.
  mutating func lowerTyping(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> Lowered? {
    guard builder.function.kind == .step, parts.count > 2, let call = parts.last, tree[call].kind == .call,
      tree[parts[parts.count - 2]].name.map({ text($0) }) == "type", case let given = arguments(call),
      given.count == 1, given[0].label == nil,
      let (field, owner) = textField(parts[..<(parts.count - 2)], node)
    else { return nil }
    emit(.writeField(field, of: owner, lowerArgument(given[0].value, .value(.string))), node)
    for name in uncalledByTyping() { emit(.note("'type' does not call '\(name)' of a delegate"), node) }
    if let row = (0..<Self.mostFields).first(where: { swift.fieldTexts["alert \($0)"] == field }) {
      emit(.tap(owner, textID("textFields[\(row)]"), .editing, advice: ""), node)
    } else if parts.count > 3, tree[parts[1]].kind == .member, tree[parts[parts.count - 3]].kind == .member {
      let range = SourceRange(Int(tree[parts[1]].range.start), Int(tree[parts[parts.count - 3]].range.end))
      emit(.tap(owner, textID(plainText(range)), .editing, advice: ""), node)
    }
    return (.none, .unknown)
  }

  /// The methods of delegates that the file has, and that typing would call in the app.
  private func uncalledByTyping() -> [String] {
    let labels = [
      "shouldChangeCharactersIn", "shouldChangeTextIn", "textFieldDidChangeSelection", "textViewDidChange",
    ]
    return labels.filter { word in
      let name = names.find(word)
      return swift.members.values.contains { members in
        if let name, members.methods[name.id] != nil { return true }
        return ["textField", "textView"].contains { head in
          names.find(head).flatMap { members.methods[$0.id] }?.contains { $0.labels.contains(word) } ?? false
        }
      }
    }
  }

  private func textPart(_ parts: ArraySlice<SyntaxNode.ID>) -> Int? {
    guard parts.count > 1, let name = names.find("text") else { return nil }
    return parts.indices.dropFirst().first { index in
      tree[parts[index]].kind == .member && tree[parts[index]].name == name
        && (index + 1 == parts.endIndex || tree[parts[index + 1]].kind != .call)
    }
  }

  /// The property behind a text field, and whose it is.
  private mutating func textField(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID
  ) -> (FieldID, Operand)? {
    guard let last = parts.last else { return nil }
    let count = builder.function.instructions.count
    if let found = alertsField(parts, node) { return found }
    if parts.count == 1, let name = tree[last].name, let known = builder.textFields[name.id] {
      return (known.field, .slot(known.alert))
    }
    guard tree[last].kind == .identifier || tree[last].kind == .member, let name = tree[last].name,
      swift.members.values.contains(where: { $0.properties[name.id].map { isTextField($0) } ?? false }),
      !isGiven(text(name))
    else { return nil }
    let owner: Lowered?
    if parts.count == 1 {
      owner = variable(name) == nil ? ownReceiver() : nil
    } else {
      owner = lowerParts(parts.dropLast(), node, expecting: .unknown)
    }
    guard let owner, case .object = owner.1, let own = property(name, of: owner.1), let field = own.field,
      isTextField(own), !own.isStatic
    else {
      builder.truncate(to: count)
      return nil
    }
    return (text(behind: field, own.owner), owner.0)
  }

  private mutating func text(behind field: FieldID, _ owner: ClassID?) -> FieldID {
    let id = hidden("\(field.index)", owner)
    program.swift.fields[Int(field.index)].text = id
    return id
  }

  // MARK: Fields that others name

  /// `sender.text`, `$0.text` of a text field: which one it is shows when the code runs.
  mutating func textOfAny(_ field: Operand, _ node: SyntaxNode.ID, _ written: String) -> Lowered {
    let slot = builder.slot()
    emit(.readField(textOfAny(), of: field, to: slot), node, text: written)
    return (.slot(slot), .value(.string))
  }

  private mutating func anyField(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> (FieldID, Operand)? {
    guard namesField(before: parts[parts.count - 1], node),
      let (field, type) = lowerParts(parts[..<(parts.count - 1)], node, expecting: .unknown)
    else { return nil }
    switch type {
    case .opaque, .unknown: return (textOfAny(), field)
    default: return nil
    }
  }

  /// Whether what stands before a part is written as a text field, or is a variable of which nothing says what it is.
  mutating func namesField(before part: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .path, names.find("UITextField") != nil || names.find("UITextView") != nil else {
      return false
    }
    let parts = tree.children(of: node).prefix { $0 != part }
    if let name = parts.last.flatMap({ tree[$0].name }), isGiven(text(name)) { return false }
    if let type = written(parts: Array(parts)[...]).node {
      return tree[type].name.map { Self.fieldTypes.contains(text($0)) } ?? false
    }
    guard parts.count == 1, let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else {
      return false
    }
    switch variableType(name) {
    case .opaque?, .unknown?: return true
    default: return false
    }
  }

  private static let fieldTypes: Set<String> = ["UITextField", "UITextView"]

  private mutating func textOfAny() -> FieldID {
    if let known = program.swift.textOfAny { return known }
    let id = hidden("any", nil)
    program.swift.textOfAny = id
    for row in swift.members.keys.sorted() {
      for name in swift.members[row]?.stored ?? [] {
        guard let own = swift.members[row]?.properties[name], !own.isStatic, let field = own.field, isTextField(own)
        else {
          continue
        }
        _ = text(behind: field, own.owner)
      }
    }
    return id
  }

  /// `guard let field = alert.textFields?.first`: the variable stands for that field.
  mutating func keepTextField(_ name: Name, _ initial: SyntaxNode.ID) {
    builder.textFields[name.id] = nil
    guard tree[initial].kind == .path, case let parts = Array(tree.children(of: initial)), parts.count > 2 else {
      return
    }
    let count = builder.function.instructions.count
    guard let (field, owner) = alertsField(parts[...], initial) else { return builder.truncate(to: count) }
    let alert = builder.slot("$alert")
    emit(.copy(owner, to: alert), initial)
    builder.textFields[name.id] = (field, alert)
  }

  // MARK: Fields of alerts

  /// `alert.addTextField { $0.text = "Folder" }`: the text that the field begins with. Which of the alert's fields it is
  /// shows when the code runs.
  mutating func fillField(of alert: Operand, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard fillsFields() else { return }
    let value = firstText(arguments(call).first?.value)
    let (count, total) = (hidden("alert fields", nil), builder.slot())
    emit(.readField(count, of: alert, to: total), node)
    let over = jumpOver(unless: .jumpIfNil(.slot(total), .unpatched), node)
    emit(.copy(.value(.int(0)), to: total), node)
    patch([over], to: builder.next)
    for row in 0..<Self.mostFields {
      let isIt = builder.slot()
      emit(.binary(.equal, .slot(total), .value(.int(row)), to: isIt), node)
      let next = emitted(.jumpIf(.slot(isIt), false, .unpatched, stake: Stake()), node)
      emit(.writeField(hidden("alert \(row)", nil), of: alert, value), node)
      patch([next], to: builder.next)
    }
    let sum = builder.slot()
    emit(.binary(.plus, .slot(total), .value(.int(1)), to: sum), node)
    emit(.writeField(count, of: alert, .slot(sum)), node)
  }

  private static let mostFields: Int64 = 4

  /// What the closure that configures a field gives it as its text; nil's place where it gives it none.
  private mutating func firstText(_ closure: SyntaxNode.ID?) -> Operand {
    guard let closure, tree[closure].kind != .nilLiteral else { return .none }
    guard tree[closure].kind == .closure, let block = block(of: closure) else { return opaque(of: closure) }
    let parameter = tree.children(of: closure).first { tree[$0].kind == .closureParameter }.flatMap { tree[$0].name }
    let name = parameter ?? names.find("$0")
    var value: SyntaxNode.ID?
    for statement in tree.children(of: block) {
      guard tree[statement].kind == .assignment, let target = tree.child(of: statement, at: 0),
        tree[target].kind == .path, case let parts = Array(tree.children(of: target)), parts.count == 2,
        tree[parts[0]].name == name, tree[parts[1]].name.map({ text($0) }) == "text"
      else {
        // It may get its text there.
        if let name, mentions(name, in: statement) { return opaque("text", statement) }
        continue
      }
      value = tree.child(of: statement, at: 1)
    }
    guard let value else { return .none }
    return lowerArgument(value, .value(.string))
  }

  /// Whether a statement hands a field to somebody, or assigns its text on a way of its own.
  private func mentions(_ field: Name, in statement: SyntaxNode.ID) -> Bool {
    var pending = [statement]
    while let node = pending.popLast() {
      if tree[node].kind == .path, tree.child(of: node, at: 0).map({ tree[$0].name == field }) == true {
        guard let next = tree.child(of: node, at: 1) else {
          // `self.field = field` keeps it.
          if tree[statement].kind != .assignment { return true }
          continue
        }
        if tree[next].name.map({ text($0) }) == "text" || tree[next].name.map({ text($0) }) == "insertText" {
          return true
        }
      }
      pending += tree.children(of: node)
    }
    return false
  }

  /// `alert.textFields?.first`, `alert.textFields![0]`: of an alert that the file's code gives its fields.
  private mutating func alertsField(
    _ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID
  ) -> (FieldID, Operand)? {
    guard parts.count > 2, let last = parts.last, let fields = names.find("textFields"),
      tree[parts[parts.endIndex - 2]].kind == .member, tree[parts[parts.endIndex - 2]].name == fields
    else { return nil }
    var row: Int64?
    switch tree[last].kind {
    case .member where tree[last].name.map({ text($0) }) == "first": row = 0
    case .member where tree[last].name.map({ text($0) }) == "last": row = lastField()
    case .subscriptAccess: row = tree.child(of: last, at: 0).flatMap { tree.integer(of: $0) }
    default: break
    }
    guard let row, addsFields(), !isGiven("textFields"),
      let (alert, type) = lowerParts(parts.dropLast(2), node, expecting: .unknown),
      // A step may mean what is there by the path that leads to it.
      type.base == .alertController
        || type.base == .viewController && (builder.function.kind == .step || swift.readsExpectation)
    else { return nil }
    return (hidden("alert \(row)", nil), alert)
  }

  /// Whether code adds fields to alerts; and whether one of them gets a text there.
  private mutating func addsFields() -> Bool { fieldsOfAlerts().adds }
  private mutating func fillsFields() -> Bool { fieldsOfAlerts().fills }

  /// The place of the last field, where every alert that has fields gets them one after the other, by one name and once
  /// each; nil where that is not so.
  private func lastField() -> Int64? {
    var heads: Set<Int32> = []
    var places: [SourceRange] = []
    for index in 0..<tree.nodeCount where tree.nodes[index].kind == .path {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(index))))
      guard parts.contains(where: { tree[$0].name.map { text($0) } == "addTextField" }) else { continue }
      guard let head = tree[parts[0]].name, parts.count == 3 else { return nil }
      heads.insert(head.id)
      places.append(tree[parts[0]].range)
    }
    guard heads.count == 1, !places.isEmpty else { return nil }
    for index in 0..<tree.nodeCount {
      let node = SyntaxNode.ID(Int32(index))
      let range = tree[node].range
      let inside = places.count { range.start <= $0.start && $0.end <= range.end }
      if inside == 0 { continue }
      switch tree.nodes[index].kind {
      case .forStatement, .whileStatement, .repeatStatement, .ifStatement, .switchStatement, .closure: return nil
      case .functionDeclaration where inside < places.count: return nil
      default: break
      }
    }
    return Int64(places.count - 1)
  }

  private mutating func fieldsOfAlerts() -> (adds: Bool, fills: Bool) {
    if let known = swift.fieldsOfAlerts { return known }
    var (adds, fills) = (false, false)
    for index in 0..<tree.nodeCount where tree.nodes[index].kind == .path {
      let path = SyntaxNode.ID(Int32(index))
      let parts = Array(tree.children(of: path))
      guard let row = parts.firstIndex(where: { tree[$0].name.map { text($0) } == "addTextField" }) else { continue }
      adds = true
      if row + 1 < parts.count, let value = arguments(parts[row + 1]).first?.value {
        fills = fills || tree[value].kind != .closure || tree.text(of: value, has: "text") && !isOnlyPlaceholder(value)
      }
    }
    swift.fieldsOfAlerts = (adds, fills)
    return (adds, fills)
  }

  /// Whether a closure speaks of no text but in other words: `textField.placeholder`, `.textContentType`.
  private func isOnlyPlaceholder(_ closure: SyntaxNode.ID) -> Bool {
    !tree.text(of: closure, has: ".text ") && !tree.text(of: closure, has: ".text=")
      && !tree.text(of: closure, has: "Field)") && !tree.text(of: closure, has: "insertText")
  }

  /// Whether a `given` line says what such a field's text is: of the field, or of a variable to which its text is bound
  /// (`let name = nameField.text` and `given name.isEmpty = false`).
  private mutating func isGiven(_ name: String) -> Bool {
    if let known = swift.givenFields[name] { return known }
    let isGiven = tree.items.contains { item in
      guard tree[item].kind == .givenStatement, let subject = tree.child(of: item, at: 0) else { return false }
      if tree.text(of: subject, has: name) { return true }
      let head = tree.text(of: subject).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !head.isEmpty else { return false }
      return tree.nodes.indices.contains { index in
        let binding = SyntaxNode.ID(Int32(index))
        guard tree[binding].kind == .binding || tree[binding].kind == .optionalBinding else { return false }
        let written = tree.text(of: binding)
        return written.hasText("\(head) =") && written.hasText(name) && written.hasText(".text")
      }
    }
    swift.givenFields[name] = isGiven
    return isGiven
  }

  mutating func hidden(_ key: String, _ owner: ClassID?) -> FieldID {
    if let known = swift.fieldTexts[key] { return known }
    let id = FieldID(Int32(program.swift.fields.count))
    program.swift.fields.append(SwiftField(name: "text", owner: owner, hold: .strong, isStatic: false))
    swift.fieldTexts[key] = id
    return id
  }

  /// Whether a property holds a text field that is empty when it is made.
  private func isTextField(_ property: SwiftProperty) -> Bool {
    guard property.field != nil, property.wrapper == nil else { return false }
    if let initial = property.initial, tree.text(of: initial, has: ".text =") { return false }
    if let annotation = property.annotation {
      return tree[annotation].name.map { Self.fieldTypes.contains(text($0)) } ?? false
    }
    guard let initial = property.initial, let head = tree.child(of: initial, at: 0), let name = tree[head].name else {
      return false
    }
    return Self.fieldTypes.contains(text(name))
  }
}
