/// How values are written out by `print`, an interpolation and `String(describing:)`.
extension Checker {
  /// How the value of an expression is written out.
  mutating func printedForm(_ value: SyntaxNode.ID, _ type: SwiftType) -> PrintedForm {
    form(written(value), type)
  }

  /// The same, of a part of another value: whether it is an Optional has to be known there.
  private mutating func partForm(_ written: WrittenType, _ type: SwiftType) -> PrintedForm {
    written.takesNil == nil || isAny(written) ? .unknown : form(written, type)
  }

  private mutating func partForm(_ value: SyntaxNode.ID, _ type: SwiftType? = nil) -> PrintedForm {
    switch tree[value].kind {
    case .nilLiteral: .optional(.unknown)
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral: .plain
    default: partForm(written(value), type ?? staticType(value))
    }
  }

  private mutating func form(_ written: WrittenType, _ type: SwiftType) -> PrintedForm {
    let inner = formOfHeld(written, type)
    return written.takesNil == true ? .optional(inner) : inner
  }

  /// How it is written if it is not nil.
  mutating func formOfHeld(_ written: WrittenType, _ type: SwiftType) -> PrintedForm {
    if let form = written.form { return form }
    if let node = written.node { return form(ofType: node) }
    switch type {
    case .list(let inner), .slice(let inner): return .list(partForm(element(of: written), inner))
    case .unordered(let inner): return .set(partForm(element(of: written), inner))
    case .tuple(let parts):
      var forms: [PrintedForm.Part] = []
      for (row, part) in parts.enumerated() {
        forms.append(.init(label: part.label, form: partForm(self.part(row, of: written), part.type)))
      }
      return .tuple(forms)
    case .closedRange: return .range(isClosed: true)
    case .dictionary: return .dictionary(.unknown, .unknown)
    default: return .plain
    }
  }

  /// Whether what is held may be anything, an Optional among it.
  func isAny(_ written: WrittenType) -> Bool {
    guard let node = written.node, tree[node].kind == .typeName, let name = tree[node].name else { return false }
    return text(name) == "Any"
  }

  /// Notes a value that may be nil and that goes where the type does not say so: to a place of type `Any` or `T`.
  mutating func noteHidden(_ value: SyntaxNode.ID, in place: WrittenType) {
    guard !program.swift.hidesOptionals, place.node != nil, place.takesNil == nil || isAny(place) else { return }
    let given = written(value)
    // What is a `T` itself is noted where it comes from.
    program.swift.hidesOptionals = given.takesNil ?? (given.node == nil)
  }

  /// How a part of a type is written out inside another value.
  mutating func partForm(ofType node: SyntaxNode.ID) -> PrintedForm { partForm(written(type: node), .unknown) }

  private mutating func form(ofType node: SyntaxNode.ID) -> PrintedForm {
    func inner(_ row: Int, _ checker: inout Checker) -> PrintedForm {
      checker.tree.child(of: node, at: row).map { checker.partForm(ofType: $0) } ?? .unknown
    }
    switch tree[node].kind {
    case .listType: return .list(inner(0, &self))
    case .dictionaryType: return .dictionary(inner(0, &self), inner(1, &self))
    case .tupleType:
      guard case .tuple(let parts) = type(of: node) else { return .plain }
      return .tuple(parts.enumerated().map { .init(label: $1.label, form: inner($0, &self)) })
    case .typeName:
      switch tree[node].name.map({ text($0) }) {
      case "Array", "ArraySlice": return .list(inner(0, &self))
      case "Set": return .set(inner(0, &self))
      case "Dictionary": return .dictionary(inner(0, &self), inner(1, &self))
      case "ClosedRange": return .range(isClosed: true)
      case "Range": return .range(isClosed: false)
      case "Any": return .whatever
      default: return written(type: node).takesNil == nil ? .whatever : .plain
      }
    default: return .plain
    }
  }

  // MARK: Values whose type is not written

  /// The form of a list, a dictionary or a range that is written in place; nil of anything else.
  mutating func form(ofLiteral value: SyntaxNode.ID) -> PrintedForm? {
    func joined(_ values: [SyntaxNode.ID], _ checker: inout Checker) -> PrintedForm {
      var found: PrintedForm?
      for value in values {
        let next = checker.partForm(value)
        found = found.map { $0.joined(next) } ?? next
      }
      return found ?? .unknown
    }
    switch tree[value].kind {
    case .list: return .list(joined(Array(tree.children(of: value)), &self))
    case .dictionary:
      let entries = tree.children(of: value).filter { tree[$0].kind == .dictionaryEntry }
      return .dictionary(
        joined(entries.compactMap { tree.child(of: $0, at: 0) }, &self),
        joined(entries.compactMap { tree.child(of: $0, at: 1) }, &self))
    case .binary:
      switch tree.child(of: value, at: 1).flatMap({ tree[$0].name }).map({ text($0) }) {
      case "...": return .range(isClosed: true)
      case "..<": return .range(isClosed: false)
      default: return nil
      }
    default: return nil
    }
  }

  /// `names.first`, `counts.keys`: what a property of a list, a dictionary or a text gives.
  mutating func written(member word: String, ofList whole: WrittenType, _ type: SwiftType) -> WrittenType {
    if word == "first" || word == "last" { return optional(element(of: whole)) }
    return switch (word, formOfHeld(whole, type)) {
    case ("indices", .list): WrittenType(takesNil: false, form: .range(isClosed: false))
    case ("keys", .dictionary(let key, _)): WrittenType(takesNil: false, form: .list(key))
    case ("values", .dictionary(_, let value)): WrittenType(takesNil: false, form: .list(value))
    default: WrittenType(takesNil: false)
    }
  }

  /// What a call of Swift's own on a list or a dictionary gives: `list.map { … }`, `names.enumerated()`.
  mutating func written(
    _ word: String, of receiver: WrittenType, _ type: SwiftType, _ call: SyntaxNode.ID
  ) -> WrittenType? {
    let whole = formOfHeld(receiver, type)
    guard let element = whole.element ?? (isString(type) ? .plain : nil) else { return nil }
    let form: PrintedForm
    switch word {
    case "mapValues", "compactMapValues":
      guard case .dictionary(let key, _) = whole else { return nil }
      let made = formOfResult(call, on: .list(.unknown))
      if case .optional(let inner) = made, word == "compactMapValues" {
        form = .dictionary(key, inner)
      } else {
        form = .dictionary(key, made)
      }
    case "map", "compactMap", "flatMap":
      let made = formOfResult(call, on: type)
      switch (word, made) {
      case ("map", _): form = .list(made)
      case ("compactMap", .optional(let inner)): form = .list(inner)
      case ("compactMap", _): form = .list(made)
      default: form = .list(made.element ?? .unknown)
      }
    case "enumerated":
      form = .sequence(.tuple([.init(label: "offset", form: .plain), .init(label: "element", form: element)]))
    case "reversed": form = isString(type) ? .unknown : .sequence(element)
    case "split" where !isString(type): form = .list(.list(element))
    case "split", "components": form = .list(.plain)
    case "sorted", "shuffled": form = .list(element)
    case "prefix", "suffix", "dropFirst", "dropLast", "drop", "filter":
      if isString(type) { return nil }
      switch whole {
      case .dictionary where word == "filter", .set where word == "filter": form = whole
      default: form = .list(element)
      }
    default: return nil
    }
    return WrittenType(takesNil: false, form: form)
  }

  /// `list[0]`: an element of a list whose type is not written.
  func written(elementOf whole: PrintedForm?) -> WrittenType {
    switch whole?.element {
    case .optional(let inner)?: WrittenType(takesNil: true, form: inner)
    case .unknown?, nil: WrittenType()
    case let inner?: WrittenType(takesNil: false, form: inner)
    }
  }

  /// `list.first`: what may not be there.
  mutating func optional(_ held: WrittenType) -> WrittenType {
    guard held.takesNil == true else { return WrittenType(node: held.node, takesNil: true, form: held.form) }
    return WrittenType(takesNil: true, form: .optional(formOfHeld(held, .unknown)))
  }

  /// `Array(names)`, `zip(a, b)`; nil of another call.
  mutating func written(made word: String, _ call: SyntaxNode.ID) -> WrittenType? {
    func element(_ row: Int, _ checker: inout Checker) -> PrintedForm {
      let given = checker.arguments(call)
      guard given.indices.contains(row), given[row].label == nil else { return .unknown }
      let type = checker.staticType(given[row].value)
      if checker.isString(type) { return .plain }
      let whole = checker.written(given[row].value)
      return checker.formOfHeld(whole, type).element ?? .unknown
    }
    switch word {
    case "Array" where arguments(call).first?.label == "repeating":
      return WrittenType(takesNil: false, form: .list(arguments(call).first.map { partForm($0.value) } ?? .unknown))
    case "Array": return WrittenType(takesNil: false, form: .list(element(0, &self)))
    case "Set": return WrittenType(takesNil: false, form: .set(element(0, &self)))
    case "zip":
      let parts = [element(0, &self), element(1, &self)].map { PrintedForm.Part(label: "", form: $0) }
      return WrittenType(takesNil: false, form: .sequence(.tuple(parts)))
    case "stride": return WrittenType(takesNil: false, form: .sequence(.plain))
    default: return nil
    }
  }

  /// What the function gives for which a call of `map` is made.
  private mutating func formOfResult(_ call: SyntaxNode.ID, on type: SwiftType) -> PrintedForm {
    guard let value = arguments(call).first?.value else { return .unknown }
    switch tree[value].kind {
    case .closure: return swift.closureForms[value.index] ?? .unknown
    case .keyPath:
      guard let names = keyPathNames(value), names.count == 1 else { return .unknown }
      let element = elementType(type) ?? .unknown
      if ["count", "isEmpty", "description", "self"].contains(text(names[0])), property(names[0], of: element) == nil {
        return text(names[0]) == "self" ? .unknown : .plain
      }
      if text(names[0]) == "rawValue", case .enumeration = element { return .plain }
      guard let own = property(names[0], of: element), own.annotation != nil else { return .unknown }
      return partForm(written(type: own.annotation), own.type)
    case .path where namesInitializer(value) != nil:
      switch namesInitializer(value) {
      case "Int"?, "Double"?:
        if case .value(.string)? = elementType(type) { return .optional(.plain) }
        return .plain
      case "String"?: return .plain
      default: return .unknown
      }
    default:
      let given = result(ofFunction: value)
      return partForm(given, given.node.map { self.type(of: $0) } ?? .unknown)
    }
  }

  /// What a function gives back that stands as a value.
  private mutating func result(ofFunction value: SyntaxNode.ID) -> WrittenType {
    if let name = tree.loneName(of: value) ?? (tree[value].kind == .identifier ? tree[value].name : nil) {
      if let local = localFunction(name) { return written(type: local.result) }
      if let known = written(name) { return result(of: known.written) }
      if let own = swift.globals.methods[name.id], own.count == 1 { return written(type: own[0].result) }
    }
    return result(of: written(value))
  }

  /// Notes how what a closure gives back is written out, for who asks its caller.
  mutating func noteResult(_ value: SyntaxNode.ID, _ type: SwiftType) {
    if builder.found == nil { builder.found = type }
    guard builder.asksForForm else { return }
    let form = partForm(value, type)
    builder.foundForm = builder.foundForm.map { $0.joined(form) } ?? form
  }

  /// A value as a text has it: an Optional, a list and a tuple are written out; nil where the value itself says it.
  mutating func described(_ found: Lowered, _ form: PrintedForm, _ node: SyntaxNode.ID) -> Operand? {
    if form == .plain { return nil }
    let row = program.swift.printedForms.firstIndex(of: form) ?? program.swift.printedForms.count
    if row == program.swift.printedForms.count { program.swift.printedForms.append(form) }
    let slot = builder.slot()
    emit(
      .collection(.described, [found.0, .value(.int(Int64(row)))], "", to: slot), node, text: plainText(of: node))
    return .slot(slot)
  }
}
