/// Text fields of the code's own: their text is empty until something is typed or assigned. Each has a property of its own
/// behind it, which no line names.
extension Checker {
  /// `nameField.text`, `alert.textFields?.first?.text`: the text, and the first part behind it; nil for anything else.
  mutating func textOfField(_ parts: ArraySlice<SyntaxNode.ID>, _ node: SyntaxNode.ID) -> (Lowered, Int)? {
    guard let index = textPart(parts), let (field, owner, isLabel) = textField(parts[..<index], node) else {
      return nil
    }
    let slot = builder.slot()
    emit(.readField(field, of: owner, to: slot), node)
    if !isLabel { emptyText(slot, node) }
    return ((.slot(slot), .value(.string)), index + 1)
  }

  /// What stands in a field of which nobody has said it.
  mutating func emptyText(_ slot: Slot, _ node: SyntaxNode.ID) {
    let over = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.copy(.value(.string("")), to: slot), node)
    patch([over], to: builder.next)
  }

  /// `label.attributedText = NSAttributedString(string: name)`: the text is what it is made of; of another one it is unknown.
  mutating func writeAttributedText(_ target: SyntaxNode.ID, _ value: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    guard tree[target].kind == .path, case let parts = Array(tree.children(of: target)), parts.count > 1,
      let last = parts.last, tree[last].name.map({ text($0) }) == "attributedText",
      let (field, owner, _) = textField(parts[..<(parts.count - 1)], target) ?? anyField(parts, target)
    else { return }
    let made = tree[value].kind == .path ? Array(tree.children(of: value)) : []
    var written: Operand?
    if made.count == 2, tree[made[0]].name.map({ text($0).hasSuffix("AttributedString") }) == true,
      tree[made[1]].kind == .call, let first = arguments(made[1]).first, first.label == "string"
    {
      written = lowerArgument(first.value, .value(.string))
    }
    let receiver = plainText(range(parts[..<(parts.count - 1)]))
    emit(.writeField(field, of: owner, written ?? opaque("\(receiver).text", node)), node)
  }

  /// Where the `text` of a field is assigned.
  mutating func textPlace(_ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID) -> SwiftPlace? {
    guard parts.count > 1, textPart(parts[...]) == parts.count - 1, let binding = parts.last,
      let name = names.find("text")
    else { return nil }
    let count = builder.function.instructions.count
    guard let (field, owner, _) = textField(parts[..<(parts.count - 1)], node) ?? anyField(parts, node) else {
      builder.truncate(to: count)
      return nil
    }
    let own = SwiftProperty(
      name: name, type: .value(.string), field: field, isStatic: false, binding: binding, initial: nil, isLazy: false,
      takesNil: true)
    return SwiftPlace(kind: .field(own, owner), type: .value(.string), hint: nil)
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
  ) -> (FieldID, Operand, isLabel: Bool)? {
    guard let last = parts.last else { return nil }
    let count = builder.function.instructions.count
    guard tree[last].kind == .identifier || tree[last].kind == .member, let name = tree[last].name,
      swift.members.values.contains(where: { $0.properties[name.id].map { hasText($0) } ?? false }),
      !isGiven(text(name))
    else { return nil }
    let owner: Lowered?
    if parts.count == 1 {
      owner = variable(name) == nil ? ownReceiver() : nil
    } else {
      owner = lowerParts(parts.dropLast(), node, expecting: .unknown)
    }
    guard let owner, case .object = owner.1, let own = property(name, of: owner.1), let field = own.field,
      hasText(own), !own.isStatic
    else {
      builder.truncate(to: count)
      return nil
    }
    let id = text(behind: field, own.owner)
    guard isLabel(own) else {
      swift.emptyTexts.insert(id.index)
      return (id, owner.0, false)
    }
    // What a storyboard's label says nobody knows until code assigns it.
    program.swift.fields[Int(id.index)].isOutlet = program.swift.fields[Int(field.index)].isOutlet
    return (id, owner.0, true)
  }

  /// Whether a property holds a text field, or a label whose text somebody looks at.
  private mutating func hasText(_ own: SwiftProperty) -> Bool { isTextField(own) || isLabel(own) && looksAtLabels() }

  func isLabel(_ property: SwiftProperty) -> Bool { isTextField(property, of: ["UILabel"]) }

  /// Whether code or an expectation reads the text of a label: what it is only given decides nothing.
  private mutating func looksAtLabels() -> Bool {
    if let known = swift.looksAtLabels { return known }
    var labels: Set<Int32> = []
    for members in swift.members.values {
      for (name, own) in members.properties where isLabel(own) { labels.insert(name) }
    }
    var assigned: Set<Int32> = []
    for row in tree.nodes.indices where tree.nodes[row].kind == .assignment {
      if let target = tree.child(of: SyntaxNode.ID(Int32(row)), at: 0) { assigned.insert(target.index) }
    }
    let looks = tree.nodes.indices.contains { row in
      guard tree.nodes[row].kind == .path, !assigned.contains(Int32(row)) else { return false }
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(row))))
      guard let index = textPart(parts[...]) else { return false }
      return tree[parts[index - 1]].name.map { labels.contains($0.id) } ?? false
    }
    swift.looksAtLabels = looks
    return looks
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

  private mutating func anyField(
    _ parts: [SyntaxNode.ID], _ node: SyntaxNode.ID
  ) -> (FieldID, Operand, isLabel: Bool)? {
    guard namesField(before: parts[parts.count - 1], node),
      let (field, type) = lowerParts(parts[..<(parts.count - 1)], node, expecting: .unknown)
    else { return nil }
    switch type {
    case .opaque, .unknown: return (textOfAny(), field, false)
    case .object(let base, _)
    where base.inherits(from: .view) && names.find("text").map { property($0, of: type) == nil } ?? true:
      return (textOfAny(), field, false)
    default: return nil
    }
  }

  /// Whether what stands before a part is written as a text field, or is a variable of which nothing says what it is.
  mutating func namesField(before part: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .path,
      names.find("UITextField") != nil || names.find("UITextView") != nil || names.find("addTextField") != nil
        || names.find("UILabel") != nil && looksAtLabels()
    else { return false }
    let parts = tree.children(of: node).prefix { $0 != part }
    if parts.contains(where: { tree[$0].name.map { text($0) } == "textFields" }) { return !isGiven("textFields") }
    if let name = parts.last.flatMap({ tree[$0].name }), isGiven(text(name)) { return false }
    if let type = written(parts: Array(parts)[...]).node {
      return tree[type].name.map { Self.fieldTypes.contains(text($0)) || text($0) == "UILabel" && looksAtLabels() }
        ?? false
    }
    if parts.count > 1, let last = parts.last, let whole = parts.dropLast().last.flatMap({ tree[$0].name }),
      tree[last].kind == .subscriptAccess || ["first", "last"].contains(tree[last].name.map { text($0) } ?? "")
    {
      return holdsFields(whole)
    }
    guard parts.count == 1, let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name else {
      return false
    }
    switch variableType(name) {
    case .opaque?, .unknown?: return true
    case .object(let base, _)?: return base.inherits(from: .label) && looksAtLabels()
    default: return false
    }
  }

  /// Whether a property of a name holds text fields in a list or a dictionary, as its declaration says.
  func holdsFields(_ name: Name) -> Bool {
    swift.members.values.contains { members in
      members.properties[name.id].map { own in
        Self.fieldTypes.contains { tree.text(of: own.binding, has: $0) }
      } ?? false
    }
  }

  static let fieldTypes: Set<String> = ["UITextField", "UITextView"]

  mutating func textOfAny() -> FieldID {
    if let known = program.swift.textOfAny { return known }
    let id = hidden("any", nil)
    program.swift.textOfAny = id
    for row in swift.members.keys.sorted() {
      for name in swift.members[row]?.stored ?? [] {
        guard let own = swift.members[row]?.properties[name], !own.isStatic, let field = own.field, hasText(own)
        else {
          continue
        }
        _ = text(behind: field, own.owner)
      }
    }
    return id
  }

  /// Whether a `given` line says what such a field's text is: of the field, or of a variable to which its text is bound
  /// (`let name = nameField.text` and `given name.isEmpty = false`).
  mutating func isGiven(_ name: String) -> Bool {
    if let known = swift.givenFields[name] { return known }
    let isGiven = tree.items.contains { item in
      guard tree[item].kind == .givenStatement, let subject = tree.child(of: item, at: 0) else { return false }
      if tree.text(of: subject, has: name) { return true }
      let head = tree.lineText(of: subject).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      guard !head.isEmpty else { return false }
      return tree.nodes.indices.contains { index in
        let binding = SyntaxNode.ID(Int32(index))
        guard tree[binding].kind == .binding || tree[binding].kind == .optionalBinding else { return false }
        let written = tree.lineText(of: binding)
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
  func isTextField(_ property: SwiftProperty) -> Bool { isTextField(property, of: Self.fieldTypes) }

  private func isTextField(_ property: SwiftProperty, of types: Set<String>) -> Bool {
    guard property.field != nil, property.wrapper == nil else { return false }
    if let initial = property.initial, tree.text(of: initial, has: ".text =") { return false }
    if let annotation = property.annotation {
      return tree[annotation].name.map { types.contains(text($0)) } ?? false
    }
    guard let initial = property.initial, let head = tree.child(of: initial, at: 0), let name = tree[head].name else {
      return false
    }
    if types.contains(text(name)) { return true }
    // `lazy var nameField = makeField("Name")`
    guard let owner = property.owner, tree[initial].kind == .path, tree.list(of: initial).count == 2,
      let makers = swift.members[owner.index]?.methods[name.id], !makers.isEmpty
    else { return false }
    return makers.allSatisfy { $0.result.flatMap { tree[$0].name }.map { types.contains(text($0)) } ?? false }
  }
}
