/// A type as code writes it: what is lowered knows no optionals, as a value is there or nil.
struct WrittenType: Sendable {
  /// Its node, of an optional that of what it holds; nil where nothing writes it.
  var node: SyntaxNode.ID?
  /// Whether a value of it may be nil; nil where nothing says it.
  var takesNil: Bool?
  /// Whether it is written `T!`.
  var isImplicit = false
  /// How it is written out if it is not nil, where no node says it.
  var form: PrintedForm?
  /// `inout`, of what a closure takes: what it is afterwards goes back.
  var isInout = false
  /// A tuple that is written in place.
  var tuple: SyntaxNode.ID?

  /// The integer type of a value whose type is not written, by its name: `UInt8(n)`, `a &+ b`.
  var integer: String?

  /// Of what is there.
  var unwrapped: WrittenType { WrittenType(node: node, takesNil: false, form: form) }
}

extension Checker {
  /// Swift's own methods that hand their closure what they are called on, or its elements.
  static let handsOn: Set<String> = [
    "map", "flatMap", "compactMap", "forEach", "filter", "first", "last", "firstIndex", "lastIndex", "contains",
    "allSatisfy", "removeAll", "prefix", "drop", "count", "reduce",
  ]

  func written(type: SyntaxNode.ID?) -> WrittenType {
    guard var node = type else { return WrittenType() }
    let isImplicit = tree[node].flags.contains(.forced)
    var takesNil = false
    for _ in 0..<10 {
      takesNil = takesNil || !tree[node].flags.isDisjoint(with: [.optional, .forced])
      guard tree[node].kind == .typeName, let name = tree[node].name else { break }
      if text(name) == "Optional", let inner = tree.child(of: node, at: 0) {
        (node, takesNil) = (inner, true)
      } else if let alias = swift.aliases[name.id] {
        node = alias
      } else if !takesNil, swift.generics[name.id] != nil || text(name).utf8.count == 1 {
        // `T` may stand for an optional.
        return WrittenType(node: node)
      } else {
        break
      }
    }
    return WrittenType(node: node, takesNil: takesNil, isImplicit: isImplicit)
  }

  // MARK: Parts of a type

  func element(of whole: WrittenType) -> WrittenType {
    guard let node = whole.node else { return written(elementOf: whole.form) }
    if tree[node].kind == .listType { return written(type: tree.child(of: node, at: 0)) }
    guard tree[node].kind == .typeName, let word = tree[node].name.map({ text($0) }),
      word == "Array" || word == "Set" || word == "ArraySlice"
    else { return WrittenType() }
    return argument(0, of: whole)
  }

  /// `A` of `Result<A, B>`.
  func argument(_ row: Int, of whole: WrittenType) -> WrittenType {
    guard let node = whole.node, tree[node].kind == .typeName else { return WrittenType() }
    return written(type: tree.child(of: node, at: row))
  }

  mutating func part(_ row: Int, of whole: WrittenType) -> WrittenType {
    if let tuple = whole.tuple {
      let value = tree.child(of: tuple, at: row).flatMap { tree.child(of: $0, at: 0) }
      return value.map { written($0) } ?? WrittenType()
    }
    if case .tuple(let parts)? = whole.form, parts.indices.contains(row) {
      return written(elementOf: .list(parts[row].form))
    }
    guard let node = whole.node, tree[node].kind == .tupleType else { return WrittenType() }
    return written(type: tree.child(of: node, at: row))
  }

  /// Whether a subscript takes a part of a list: `list[1...]`.
  private func isRange(_ key: SyntaxNode.ID?) -> Bool {
    guard let key = key.map({ plain($0) }) else { return false }
    let sign: Name? =
      switch tree[key].kind {
      case .binary: tree.child(of: key, at: 1).flatMap { tree[$0].name }
      case .unary, .operatorName: tree[key].name
      default: nil
      }
    return sign.map { text($0) == "..." || text($0) == "..<" } ?? false
  }

  func result(of function: WrittenType) -> WrittenType {
    guard let node = function.node, tree[node].kind == .functionType else { return WrittenType() }
    return written(type: tree.child(of: node, at: 1))
  }

  /// What the closure that is read next gets, where a function of a written type is wanted.
  mutating func tellClosure(_ value: SyntaxNode.ID, _ wanted: WrittenType) {
    swift.resultTypes = []
    if tree[value].kind == .path, let head = tree.child(of: value, at: 0), tree[head].kind == .enumCase,
      let node = wanted.node, tree[node].name.map({ text($0) }) == "Result"
    {
      // `.failure(.init(code: 7))`
      swift.resultTypes = tree.children(of: node).map { type(of: $0) }
    }
    guard tree[value].kind == .closure, let node = wanted.node, tree[node].kind == .functionType,
      let taken = tree.child(of: node, at: 0)
    else { return }
    let parameters = tree[taken].kind == .tupleType ? Array(tree.children(of: taken)) : [taken]
    swift.writtenParameters = parameters.map { written(parameter: $0) }
  }

  /// The type of a parameter, with the `inout` that stands before it.
  func written(parameter type: SyntaxNode.ID) -> WrittenType {
    var found = written(type: type)
    var end = Int(tree[type].range.start)
    while end > 0, SwiftLexer.isBlank(source.bytes[end - 1]) { end -= 1 }
    let word = Array("inout".utf8)
    found.isInout = end >= word.count && source.bytes[(end - word.count)..<end].elementsEqual(word)
    return found
  }

  mutating func tellClosure(_ value: SyntaxNode.ID, takes parameter: WrittenType) {
    if tree[value].kind == .closure { swift.writtenParameters = [parameter] }
  }

  // MARK: Values

  /// Parts of a path that are looked at, each with those before it: longer ones take too much of the stack.
  private static let longestWritten = 24

  mutating func written(_ value: SyntaxNode.ID) -> WrittenType {
    let never = WrittenType(takesNil: false)
    switch tree[value].kind {
    case .parenthesized, .awaitExpression:
      return tree.child(of: value, at: 0).map { written($0) } ?? WrittenType()
    case .tryExpression:
      var found = tree.child(of: value, at: 0).map { written($0) } ?? WrittenType()
      if tree[value].flags.contains(.optional) { found.takesNil = true }
      return found
    case .nilLiteral: return WrittenType(takesNil: true)
    case .list, .dictionary: return WrittenType(takesNil: false, form: form(ofLiteral: value))
    case .unary where hasSizedIntegers:
      return WrittenType(takesNil: false, integer: tree.child(of: value, at: 0).flatMap { integerName(written($0)) })
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral,
      .closure, .negation, .typeTest, .unary:
      return never
    case .tuple: return WrittenType(takesNil: false, tuple: value)
    case .cast:
      var found = written(type: tree.child(of: value, at: 1))
      // What is taken for `Any` stays what it is.
      if isAny(found), let held = tree.child(of: value, at: 0) { return written(held) }
      if tree[value].flags.contains(.optional) { found.takesNil = true }
      return found
    case .ternary:
      guard let one = tree.child(of: value, at: 1), let other = tree.child(of: value, at: 2) else {
        return WrittenType()
      }
      let (first, second) = (written(one), written(other))
      let isOptional = first.takesNil == true || second.takesNil == true
      return WrittenType(
        node: first.node ?? second.node,
        takesNil: isOptional ? true : first.takesNil == nil || second.takesNil == nil ? nil : false,
        form: first.form == second.form ? first.form : .unknown)
    case .binary:
      let parts = Array(tree.children(of: value))
      guard parts.count > 2, let sign = tree[parts[1]].name.map({ text($0) }), let last = parts.last else {
        return WrittenType()
      }
      // `??` gives what its right side may be.
      if sign == "??" {
        var found = written(last)
        if found.node == nil, let form = found.form, form != .plain {
          let first = parts[parts.count - 3]
          found.form = formOfHeld(written(first), staticType(first)).joined(form)
        }
        return found
      }
      if let form = form(ofLiteral: value) { return WrittenType(takesNil: false, form: form) }
      if sign == "+" || sign == "-", case let first = written(parts[0]), first.form != nil || first.node != nil,
        case .list = staticType(parts[0])
      {
        return first.unwrapped
      }
      guard hasSizedIntegers, let operation = BinaryOperator(sign), !operation.answersBool else { return never }
      return WrittenType(takesNil: false, integer: integerName(ofOperation: operation, parts))
    case .path:
      let parts = Array(tree.children(of: value))
      var found = written(parts: parts[...])
      let isForced = parts.last.map { tree[$0].flags.contains(.forced) } ?? false
      if !isForced, parts.contains(where: { tree[$0].flags.contains(.optional) }) { found.takesNil = true }
      return found
    default: return WrittenType()
    }
  }

  /// What stands before the next part of a path.
  mutating func written(parts: ArraySlice<SyntaxNode.ID>) -> WrittenType {
    guard let last = parts.last, parts.count <= Self.longestWritten else { return WrittenType() }
    let found: WrittenType
    switch tree[last].kind {
    case .identifier where parts.count == 1: found = tree[last].name.map { written(named: $0) } ?? WrittenType()
    case .member: found = tree[last].name.map { written(member: $0, of: parts.dropLast()) } ?? WrittenType()
    case .call: found = written(call: last, parts.dropLast())
    case .subscriptAccess:
      let whole = written(parts: parts.dropLast())
      let type = staticType(ofPath: Array(parts.dropLast()))
      if let (getter, _) = subscripts(of: type, last) {
        found = written(type: getter.result)
        break
      }
      switch type {
      case .dictionary:
        let value = whole.node.flatMap { tree[$0].kind == .dictionaryType ? tree.child(of: $0, at: 1) : nil }
        let isPlain = tree.child(of: last, at: 0).map { tree[$0].nextSibling == nil } ?? false
        if value == nil, case .dictionary(_, let form)? = whole.form {
          let held = written(elementOf: .list(form))
          found = isPlain ? optional(held) : held
          break
        }
        found = isPlain ? optional(written(type: value)) : written(type: value).unwrapped
      case .list where isRange(tree.child(of: last, at: 0)): found = whole.unwrapped
      case .list: found = element(of: whole)
      case .unknown where whole.form?.element != nil: found = element(of: whole)
      default: found = WrittenType()
      }
    default: found = parts.count == 1 ? written(last) : WrittenType()
    }
    return tree[last].flags.isDisjoint(with: [.optional, .forced]) ? found : found.unwrapped
  }

  mutating func written(named name: Name) -> WrittenType {
    if name == .self, let takesNil = selfTakesNil { return WrittenType(takesNil: takesNil) }
    if let known = written(name) { return known.written }
    if variableType(name) != nil { return WrittenType() }
    if let own = property(name, of: typeOfSelf) ?? swift.globals.properties[name.id] { return written(of: own) }
    return typeOfSelf.base.map { written(uikit: text(name), $0) } ?? WrittenType()
  }

  private var typeOfSelf: SwiftType {
    builder.owner.map { typeOfInstance($0, isStatic: builder.isStatic) } ?? .unknown
  }

  /// The variable that a name means, of this function or of one round it, without capturing it.
  func written(_ name: Name) -> SwiftBuilder.Variable? {
    for level in swift.builders.indices.reversed() {
      for scope in swift.builders[level].scopes.reversed() {
        if let found = scope[name.id] { return found }
      }
      // `[weak self]` makes another variable of it.
      if swift.builders[level].holds[name.id] != nil { return nil }
      if swift.builders[level].function.kind != .closure { return nil }
    }
    return nil
  }

  private mutating func written(of property: SwiftProperty) -> WrittenType {
    guard property.annotation != nil else {
      // Of Foundation's structures that presim declares all but names may be nil.
      if property.initial == nil, property.takesNil, text(property.name) != "name" {
        return WrittenType(takesNil: true)
      }
      // Two may begin with each other.
      guard let initial = property.initial, !swift.certain.inside.contains(property.binding.index),
        swift.certain.inside.count < 8
      else { return WrittenType() }
      swift.certain.inside.append(property.binding.index)
      defer { swift.certain.inside.removeLast() }
      let found = written(initial)
      return WrittenType(takesNil: found.takesNil, form: found.form)
    }
    var found = written(type: property.annotation)
    if property.declaration.map({ hasModifier($0, "weak") }) == true { found.takesNil = true }
    return found
  }

  private mutating func written(member name: Name, of parts: ArraySlice<SyntaxNode.ID>) -> WrittenType {
    let type = staticType(ofPath: Array(parts))
    let word = text(name)
    if let takesNil = addressTakesNil(word, of: type) {
      return WrittenType(takesNil: takesNil, form: word == "pathComponents" ? .list(.plain) : nil)
    }
    if let own = property(name, of: type) { return written(of: own) }
    if word == "text", isField(parts) { return WrittenType(takesNil: true) }
    if word == "none", parts.count == 1, let head = parts.first, tree[head].name.map({ text($0) }) == "Optional" {
      return WrittenType(node: tree.child(of: head, at: 0), takesNil: true)
    }
    if ["wholeNumberValue", "hexDigitValue", "asciiValue"].contains(word) { return WrittenType(takesNil: true) }
    switch type {
    case .tuple(let elements):
      let row = elements.firstIndex { $0.label == word } ?? Int(word)
      guard let row else { return WrittenType() }
      let whole = written(parts: parts)
      return part(row, of: whole)
    case .list, .slice, .unordered, .closedRange, .dictionary, .value(.string):
      return written(member: word, ofList: written(parts: parts), type)
    case .unknown where ["first", "last", "indices", "keys", "values"].contains(word):
      let whole = written(parts: parts)
      return whole.form?.element == nil ? WrittenType() : written(member: word, ofList: whole, type)
    case .enumType where word == "allCases": return WrittenType(takesNil: false, form: .list(.plain))
    case .enumeration where word == "rawValue", .enumType: return WrittenType(takesNil: false)
    case .unknown where holders(of: name).count == 1:
      return holders(of: name)[0].members.properties[name.id].map { written(of: $0) } ?? WrittenType()
    case .unknown where isTextOfAlert(word, parts), .opaque where isTextOfAlert(word, parts):
      return WrittenType(takesNil: true)
    default: return type.base.map { written(uikit: word, $0) } ?? WrittenType()
    }
  }

  private func isTextOfAlert(_ word: String, _ parts: ArraySlice<SyntaxNode.ID>) -> Bool {
    word == "text" && parts.contains { tree[$0].name.map { text($0) } == "textFields" }
  }

  private func written(uikit word: String, _ base: UIKitClass) -> WrittenType {
    switch certainType(ofSystemMember: word, .object(base, nil)) {
    case .optional, .implicit: return WrittenType(takesNil: true)
    case .unknown: return WrittenType(takesNil: uikitProperty(word, base).flatMap { $0.type.takesNil ? nil : false })
    default: return WrittenType(takesNil: false)
    }
  }

  private mutating func written(call: SyntaxNode.ID, _ parts: ArraySlice<SyntaxNode.ID>) -> WrittenType {
    guard let callee = parts.last, tree[callee].kind == .identifier || tree[callee].kind == .member,
      let name = tree[callee].name
    else { return result(of: written(parts: parts)) }
    let word = text(name)
    let isRaw = tree.child(of: call, at: 0).flatMap { tree[$0].name }.map { text($0) } == "rawValue"
    guard parts.count > 1 else {
      if let local = localFunction(name) { return written(type: local.result) }
      if let known = written(name) { return result(of: known.written) }
      if let own = method(name, of: typeOfSelf, call) ?? swift.globals.methods[name.id]?.first {
        return WrittenType(node: own.result, takesNil: written(type: own.result).takesNil)
      }
      if let own = property(name, of: typeOfSelf) { return result(of: written(of: own)) }
      if word == "Optional" || word == "URL" || convertsText(callee, call) || isRaw {
        return WrittenType(takesNil: true)
      }
      if let made = written(made: word, call) { return made }
      guard names.utf8(of: name).first?.isCapital == true else { return WrittenType() }
      if SwiftInteger(word).map({ !$0.isWhole }) == true, swift.enums[name.id] == nil {
        return WrittenType(takesNil: false, integer: word)
      }
      let row = swift.enums[name.id].map { swift.values[Int($0.index)].row } ?? existingClass(name)
      let mayFail = row.flatMap { swift.members[$0.index] }.map { members in
        members.initializers.contains { tree[$0.node].flags.contains(.optional) }
      }
      return WrittenType(takesNil: mayFail == true ? nil : false)
    }
    let receiver = parts.dropLast()
    if word == "some", receiver.count == 1, tree[receiver[receiver.startIndex]].name.map({ text($0) }) == "Optional" {
      return WrittenType(takesNil: true)
    }
    let type = staticType(ofPath: Array(receiver))
    if let own = method(name, of: type, call) { return written(type: own.result) }
    if let own = property(name, of: type) { return result(of: written(of: own)) }
    if word == "init" { return WrittenType(takesNil: isRaw ? true : nil) }
    let whole = written(parts: receiver)
    if whole.takesNil != true, let made = written(word, of: whole, type, call) { return made }
    switch word {
    case "range": return WrittenType(takesNil: true)
    case "index":
      let isLimited = tree.children(of: call).contains { tree[$0].name.map { text($0) } == "limitedBy" }
      return WrittenType(takesNil: isLimited)
    case "first", "last", "min", "max", "popLast", "popFirst", "firstIndex", "lastIndex", "randomElement",
      "removeValue":
      return optional(element(of: whole))
    case "map", "flatMap":
      return WrittenType(takesNil: whole.takesNil)
    case "filter", "sorted", "reversed", "shuffled", "dropFirst", "dropLast", "prefix", "suffix":
      return whole.unwrapped
    case "compactMap", "uppercased", "lowercased", "split", "components", "joined", "enumerated":
      return WrittenType(takesNil: false)
    default:
      guard case .tuple(let elements) = type, let row = elements.firstIndex(where: { $0.label == word }) ?? Int(word)
      else { return WrittenType() }
      return result(of: part(row, of: whole))
    }
  }
}
