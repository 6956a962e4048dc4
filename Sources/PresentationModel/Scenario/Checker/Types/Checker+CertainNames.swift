/// What is known for certain of the types that code names, and of the names that it uses.
struct CertainScopes: Sendable {
  /// The variables of the blocks around, innermost last.
  var blocks: [[Int32: Variable]] = []
  var owner: ClassID?
  var isStatic = false
  /// What the function returns that is read; unknown in a closure.
  var result = CertainType.unknown
  /// Whether something was declared that could not be read: what a name means is not certain then.
  var isUnclear = false
  /// Whether slips are reported.
  var isChecking = true
  /// The properties whose first values are being read.
  var inside: [Int32] = []
  /// The names of types whose meanings are being read.
  var aliases: [Int32] = []
  /// How often the file declares a type of a name; nil until somebody asks.
  var declared: [Int32: Int]?
  /// The names of the cases of the file; nil until somebody asks.
  var cases: Set<Int32>?
  /// Whether the file has the whole of a protocol, and whether its types stand for themselves, where somebody asked.
  var wholeProtocols: [Int32: Bool] = [:]
  var plainProtocols: [Int32: Bool] = [:]
  /// The value that is given to what is declared as `CGFloat`.
  var float: SyntaxNode.ID?
  /// The value that is given to what is declared without a type.
  var alone: SyntaxNode.ID?
  /// What each block declares further down.
  var later: [Set<Int32>] = []
  /// The names that the function has declared, in blocks that have ended too.
  var seen: Set<Int32> = []
  /// The function that is read, where it is a method.
  var method: SwiftMethod?
  /// Whether an accessor is read, and which property's getter.
  var isAccessor = false
  var getter: String?
  /// How many `try` and `await` stand round what is read, and how many `do` blocks.
  var (tries, awaits, catches) = (0, 0, 0)
  /// How many `do` blocks stand round it whose `catch` clauses leave errors out.
  var partialCatches = 0
  /// Whether who gets the closure that is read next keeps it; and where the name stands that is read.
  var isKept = false
  var place: SourceRange?
  /// The parameters of the function that are closures which it may only call.
  var passing: Set<Int32> = []
  /// The path that is read.
  var path: SyntaxNode.ID?
  /// The expression that is a statement of its own.
  var statement: SyntaxNode.ID?
  /// How many closures stand round it, and whether one of them is kept by who gets it and has not named `self`.
  var closures = 0
  var needsSelf = false
  /// Whether lines of the scenario are read: they unwrap what may be nil, wait, and catch errors themselves.
  var isStep = false
  /// The function inside another one that is read and gives nothing back.
  var local: Name?

  struct Variable: Sendable {
    var type: CertainType
    /// Whether it is a `let` that has its value.
    var isConstant = false
    /// Of a function inside another one: whether it takes something.
    var takesSomething = false
  }
}

extension Checker {
  // MARK: Types that are written

  mutating func certainType(_ annotation: SyntaxNode.ID) -> CertainType {
    let type: CertainType
    // `A & P` has the members of both.
    if tree[annotation].flags.contains(.marked) { return .unknown }
    switch tree[annotation].kind {
    case .typeName:
      guard let name = tree[annotation].name else { return .unknown }
      let first = tree.child(of: annotation, at: 0)
      switch (text(name), first) {
      case ("Array", let element?) where !isDeclaredType(name): type = .list(certainType(element))
      case ("Set", let element?) where !isDeclaredType(name): type = .set(certainType(element))
      case ("Dictionary", let key?) where !isDeclaredType(name):
        guard let value = tree.child(of: annotation, at: 1) else { return .unknown }
        type = .dictionary(certainType(key), certainType(value))
      case ("Optional", let inner?) where !isDeclaredType(name): type = .optional(certainType(inner))
      case ("PassthroughSubject", let value?) where !isPastedType(name),
        ("CurrentValueSubject", let value?) where !isPastedType(name):
        type = .subject(certainType(value))
      case ("Result", let success?) where !isDeclaredType(name):
        // Of what never fails a `switch` needs one case.
        guard let failure = tree.child(of: annotation, at: 1), tree.lineText(of: failure) != "Never" else {
          return .unknown
        }
        type = .result(certainType(success), certainType(failure))
      case (_, nil): type = certainType(named: name)
      case ("NSDiffableDataSourceSnapshot", _) where !isPastedType(name),
        ("Task", _) where !isPastedType(name), ("CheckedContinuation", _) where !isPastedType(name),
        ("UICollectionViewDiffableDataSource", _) where !isPastedType(name),
        ("UITableViewDiffableDataSource", _) where !isPastedType(name):
        type = certainSystemType(named: text(name))
      case (_, _?)
      where swift.certain.declared?[name.id] == 1 && swift.aliases[name.id] == nil && isPastedType(name):
        type = certainType(named: name)
      default: return .unknown
      }
    case .listType: type = .list(tree.child(of: annotation, at: 0).map { certainType($0) } ?? .unknown)
    case .dictionaryType:
      guard let key = tree.child(of: annotation, at: 0), let value = tree.child(of: annotation, at: 1) else {
        return .unknown
      }
      type = .dictionary(certainType(key), certainType(value))
    case .tupleType:
      let parts = Array(tree.children(of: annotation))
      if parts.count > 1 {
        type = .tuple(
          parts.map { part in
            let label = tree.nodes[Int(part.index)].extra
            return .init(label: label >= 0 ? text(Name(id: label)) : "", type: certainType(part))
          })
      } else {
        type = parts.first.map { certainType($0) } ?? .void
      }
    case .functionType:
      guard let taken = tree.child(of: annotation, at: 0), let given = tree.child(of: annotation, at: 1) else {
        return .unknown
      }
      var types: [CertainType] = []
      if tree.text(of: annotation, has: "inout") || tree.text(of: annotation, has: "autoclosure") {
        // What is handed over `inout` may change, and an `@autoclosure` takes what its closure gives.
        let count = tree[taken].kind == .tupleType ? tree.children(of: taken).reduce(0) { count, _ in count + 1 } : 1
        types = Array(repeating: .unknown, count: count)
      } else if tree[taken].kind == .tupleType {
        types = tree.children(of: taken).map { certainType($0) }
      } else if tree[taken].name.map({ text($0) }) != "Void" {
        types = [certainType(taken)]
      }
      type = .function(types, certainType(given))
    default: return .unknown
    }
    let flags = tree[annotation].flags
    if flags.contains(.forced) { return .implicit(type) }
    return flags.contains(.optional) ? .optional(type) : type
  }

  private static let ofSwiftUI: Set<String> = [
    "List", "Text", "Image", "Label", "Link", "Form", "Button", "Picker", "Table",
  ]

  /// Whether a node stands in a type or an extension: elsewhere its name may be that of something else.
  private func isInsideType(_ node: SyntaxNode.ID) -> Bool {
    tree.items.contains { item in
      switch tree[item].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration, .protocolDeclaration:
        tree[item].range.start < tree[node].range.start && tree[node].range.end <= tree[item].range.end
      default: false
      }
    }
  }

  /// The type of a name, where the file declares it once or it is one of Swift's or UIKit's.
  mutating func certainType(named name: Name) -> CertainType {
    if isDeclaredType(name) {
      // An app's own `List` stands beside SwiftUI's.
      guard !Self.ofSwiftUI.contains(text(name)), swift.certain.declared?[name.id] == 1, swift.generics[name.id] == nil
      else { return .unknown }
      if let alias = swift.aliases[name.id] {
        // `A & B` has the members of both.
        guard tree[alias].nextSibling == nil, swift.certain.aliases.count < 8, !swift.certain.aliases.contains(name.id),
          !isInsideType(alias)
        else { return .unknown }
        swift.certain.aliases.append(name.id)
        defer { swift.certain.aliases.removeLast() }
        return certainType(alias)
      }
      if swift.protocols[name.id] != nil { return .existential(name) }
      if let id = swift.enums[name.id] {
        guard let node = swift.values[Int(id.index)].node, !isGeneric(node) || !isOfPresim(node) else {
          return .unknown
        }
        return .value(id)
      }
      guard let row = declaredClass(name),
        !isGeneric(row.node) || !isOfPresim(row.node)
      else { return .unknown }
      return .object(bases[Int(row.row)], ClassID(row.row))
    }
    let word = text(name)
    // `Machine.State` of a type of the file's.
    if word.utf8.contains(UInt8(ascii: ".")), let inner = nestedType(word) { return certainType(named: inner) }
    let type = certainSystemType(named: word)
    guard type.isUnknown else { return type }
    let isClass =
      word.hasSuffix("ViewController") && !word.hasPrefix("UI") && !word.contains(".")
      && word.utf8.first?.isCapital == true
    return isClass && (existingClass(name).map { isUnknownClass($0) } ?? true) ? .foreign(name) : .unknown
  }

  /// The type that a path of the file's types leads to, where the file has one type of its name.
  mutating func nestedType(_ path: String) -> Name? {
    let parts = path.split(separator: ".")
    guard parts.count == 2, let inner = names.find(String(parts[1])), isDeclaredType(inner),
      swift.certain.declared?[inner.id] == 1, case let nested = nestedTypes,
      nested[String(parts[0])]?.contains(String(parts[1])) == true,
      // Of two types of one name the other one may be meant.
      nested.values.reduce(0, { count, inside in count + inside.count { $0 == parts[1] } }) == 1,
      !tree.items.contains(where: {
        declaresTypes($0) && tree[$0].kind != .extensionDeclaration && tree[$0].name == inner
      })
    else { return nil }
    return inner
  }

  /// The names of the types inside each type that the file declares or extends.
  var nestedTypes: [String: [String]] {
    var found: [String: [String]] = [:]
    var pending = Array(tree.items)
    while let node = pending.popLast() {
      let children = Array(tree.children(of: node))
      guard
        let outer = tree[node].name ?? children.first.flatMap({ tree[$0].kind == .declaredName ? tree[$0].name : nil })
      else { continue }
      let inner = children.filter {
        [.classDeclaration, .structDeclaration, .enumDeclaration, .typealiasDeclaration].contains(tree[$0].kind)
      }
      for type in inner {
        let name =
          tree[type].name
          ?? tree.child(of: type, at: 0).flatMap { tree[$0].kind == .declaredName ? tree[$0].name : nil }
        if let name { found[text(outer), default: []].append(text(name)) }
      }
      pending += inner
    }
    return found
  }

  /// Whether nothing but its name is known of a class.
  private func isUnknownClass(_ id: ClassID) -> Bool { !program.classes[Int(id.index)].isDeclared }

  func isGeneric(_ node: SyntaxNode.ID) -> Bool {
    tree.children(of: node).contains { tree[$0].kind == .genericParameter }
  }

  /// Whether the file declares a type of a name.
  mutating func isDeclaredType(_ name: Name) -> Bool {
    if swift.certain.declared == nil {
      var found: [Int32: Int] = [:]
      for (row, _) in classNodes { found[classNames[Int(row)].id, default: 0] += 1 }
      var pending = Array(tree.items)
      while let node = pending.popLast() {
        switch tree[node].kind {
        case .structDeclaration, .enumDeclaration, .protocolDeclaration, .typealiasDeclaration, .genericParameter:
          if let name = tree[node].name { found[name.id, default: 0] += 1 }
        default: break
        }
        pending += tree.children(of: node)
      }
      swift.certain.declared = found
    }
    return swift.certain.declared?[name.id] != nil || swift.aliases[name.id] != nil || swift.generics[name.id] != nil
  }

  // MARK: Names of values

  /// The instance whose code is read.
  var certainSelf: CertainType {
    guard let owner = swift.certain.owner, !swift.certain.isStatic, swift.standardTypes[owner.index] == nil else {
      return .unknown
    }
    if isOfProtocol(owner) { return swift.protocolSelves[owner.index].map { .object($0, nil) } ?? .unknown }
    if let id = swift.valueOfRow[owner.index] {
      // An extension of one of Foundation's structures makes none of the file's of it.
      let name = classNames[Int(owner.index)]
      let isOfSystem = SystemInterface.row(named: text(name)) != nil && swift.certain.declared?[name.id] == nil
      return isOfSystem ? .unknown : .value(id)
    }
    let base = bases[Int(owner.index)]
    if program.classes[Int(owner.index)].name == base.name { return .object(base, nil) }
    return .object(base, owner)
  }

  mutating func certainType(ofName name: Name) -> CertainType {
    for block in swift.certain.blocks.reversed() { if let found = block[name.id] { return found.type } }
    guard !swift.certain.isUnclear else { return .unknown }
    if name == .self { return certainSelf }
    if swift.certain.closures == 0, swift.certain.later.contains(where: { $0.contains(name.id) }) { noteEarlyUse(name) }
    noteImplicitSelf(name, isCall: false)
    noteStaticOfOwn(name)
    noteEndedBlock(name)
    noteInstanceOfOwn(name, isCall: false)
    noteMissingParameter(name)
    return certainType(ofMember: name, certainSelf)
  }

  mutating func declareCertain(_ name: Name, _ type: CertainType, isConstant: Bool = false) {
    guard !swift.certain.blocks.isEmpty else { return }
    swift.certain.blocks[swift.certain.blocks.count - 1][name.id] = .init(type: type, isConstant: isConstant)
    swift.certain.seen.insert(name.id)
  }

  /// Declares the names of a pattern, which stands for a value of a type.
  mutating func declareCertain(pattern: SyntaxNode.ID, _ type: CertainType) {
    switch tree[pattern].kind {
    case .namePattern, .identifier:
      if let name = tree[pattern].name { declareCertain(name, type) }
    case .valueBindingPattern:
      if let inner = tree.child(of: pattern, at: 0) { declareCertain(pattern: inner, type) }
    case .optionalPattern:
      if let inner = tree.child(of: pattern, at: 0) { declareCertain(pattern: inner, type.unwrapped) }
    case .castPattern:
      // `catch let error as LoadError`
      if let inner = tree.child(of: pattern, at: 0), let written = tree.child(of: pattern, at: 1) {
        declareCertain(pattern: inner, certainType(written))
      }
    case .tuplePattern:
      let arguments = Array(tree.children(of: pattern))
      var types = Array(repeating: CertainType.unknown, count: arguments.count)
      if case .tuple(let parts) = type, parts.count == arguments.count { types = parts.map { $0.type } }
      for (argument, type) in zip(arguments, types) {
        if let inner = tree.child(of: argument, at: 0) { declareCertain(pattern: inner, type) }
      }
    default:
      var pending = [pattern]
      while let node = pending.popLast() {
        if tree[node].kind == .namePattern, let name = tree[node].name { declareCertain(name, .unknown) }
        pending += tree.children(of: node)
      }
    }
  }

  // MARK: Members

  /// The type of a property of a value; unknown where nothing of the file or of Swift says it.
  mutating func certainType(ofMember name: Name, _ type: CertainType) -> CertainType {
    let word = text(name)
    switch type {
    case .object(let base, let id):
      let receiver = SwiftType.object(base, id)
      if let own = property(name, of: receiver) { return own.isStatic ? .unknown : certainType(of: own) }
      let declared = certainType(ofSystemMember: word, type)
      guard declared.isUnknown, let info = uikitProperty(word, base) else { return declared }
      switch info.typeRead {
      case .instance(.view) where info.property == .view && (id.map { isPastedWhole($0) } ?? true):
        return .implicit(.object(.view, nil))
      case .bool: return .basic(.bool)
      case .int: return .basic(.int)
      case .number: return .basic(.double)
      case .rect, .enumeration(.frame): return .implicit(.system(named: "CGRect"))
      case .size: return .system(named: "CGSize")
      default: break
      }
      return .unknown
    case .system: return isAddedOutside(name) ? .unknown : certainType(ofSystemMember: word, type)
    case .value(let id):
      if let own = property(name, of: .enumeration(id)) { return certainType(of: own) }
      return word == "rawValue" ? rawType(of: id) : .unknown
    case .tuple(let parts):
      let row = parts.firstIndex { $0.label == word } ?? Int(word)
      return row.flatMap { parts.indices.contains($0) ? parts[$0].type : nil } ?? .unknown
    case .basic(.text), .list, .dictionary:
      guard !isAdded(name) else { return .unknown }
      switch (word, type) {
      case ("count", _): return .basic(.int)
      case ("isEmpty", _): return .basic(.bool)
      case ("first", .list(let element)), ("last", .list(let element)): return .optional(element)
      case ("capitalized", .basic): return .basic(.text)
      case ("keys", .dictionary(let element, _)), ("values", .dictionary(_, let element)): return .sequence(element)
      default: return .unknown
      }
    case .existential(let owner):
      guard let own = swift.protocolMembers[owner.id]?.properties[name.id], let annotation = own.annotation else {
        return .unknown
      }
      return certainType(annotation)
    case .set(let element): return word == "first" && !isAdded(name) ? .optional(element) : .unknown
    // What every view controller has: another file overrides it, if at all, as a property of the same type.
    case .foreign: return certainType(ofMember: name, .object(.viewController, nil))
    case .basic: return word == "description" && !isAdded(name) ? .basic(.text) : .unknown
    default: return .unknown
    }
  }

  /// The type of an enumeration's raw values; unknown of one without.
  func rawType(of id: EnumID) -> CertainType {
    switch swift.values[Int(id.index)].raw {
    case .value(.string)?: .basic(.text)
    case .value(.int)?: .basic(.int)
    default: .unknown
    }
  }

  /// Whether the file adds a member of a name to a type that it does not declare.
  private func isAddedOutside(_ name: Name) -> Bool {
    swift.members.contains { row, members in
      let places = [members.properties[name.id]?.declaration] + (members.methods[name.id] ?? []).map { $0.node }
      return swift.certain.declared?[classNames[Int(row)].id] == nil
        && places.contains { $0.map { !isOfPresim($0) } ?? false }
    }
  }

  /// Whether the file adds a member of a name to one of Swift's own types.
  func isAdded(_ name: Name) -> Bool {
    swift.standardRows.contains { _, rows in
      rows.contains {
        swift.members[$0.row]?.properties[name.id] != nil || swift.members[$0.row]?.methods[name.id] != nil
      }
    }
  }

  /// Whether a declaration has an attribute that makes something of it: a property wrapper, which has its value by itself,
  /// or a result builder.
  func hasWrapper(_ declaration: SyntaxNode.ID) -> Bool {
    tree.children(of: declaration).contains { child in
      tree[child].kind == .modifier && tree[child].name.map { names.utf8(of: $0).first?.isCapital == true } == true
    }
  }

  /// The value that a body comes to that is one expression; in a line of a scenario it may be a call.
  func loneValue(of statements: [SyntaxNode.ID]) -> SyntaxNode.ID? {
    guard statements.count == 1, [.expressionStatement, .callStatement].contains(tree[statements[0]].kind) else {
      return nil
    }
    return tree.child(of: statements[0], at: 0)
  }

  /// Whether a property has an attribute that may be a wrapper of another file.
  private func hasForeignWrapper(_ declaration: SyntaxNode.ID) -> Bool {
    tree.children(of: declaration).contains { child in
      guard tree[child].kind == .modifier, let name = tree[child].name, names.utf8(of: name).first?.isCapital == true
      else {
        return false
      }
      return !["Published", "State", "IBOutlet", "IBInspectable", "MainActor", "NSManaged", "ObservationIgnored"]
        .contains(text(name))
    }
  }

  /// The type of a property of the file's: the one that is written, or that of its first value.
  mutating func certainType(of property: SwiftProperty) -> CertainType {
    // A wrapper of the file's says what it wraps.
    if case .enumeration(let id)? = property.wrapper, let node = swift.values[Int(id.index)].node, !isGeneric(node),
      !isOfPresim(node), let wrapped = names.find("wrappedValue"),
      let annotation = self.property(wrapped, of: .enumeration(id))?.annotation
    {
      return certainType(annotation)
    }
    guard property.wrapper == nil, property.attribute == nil, property.tuple == nil,
      !swift.certain.inside.contains(property.binding.index), swift.certain.inside.count < 8
    else { return .unknown }
    if let annotation = property.annotation {
      let type = certainType(annotation)
      return type.isNeverNil && property.declaration.map({ hasModifier($0, "weak") }) == true ? type.asOptional : type
    }
    // What a wrapper of another file makes of its first value is not known: `@ScaledMetric var scale = 1`.
    guard let initial = property.initial, property.declaration.map({ !hasForeignWrapper($0) }) ?? true else {
      return .unknown
    }
    let outer = swift.certain
    swift.certain.blocks = [[:]]
    // A value that is given here cannot use the instance.
    (swift.certain.owner, swift.certain.isUnclear) = (nil, false)
    swift.certain.inside.append(property.binding.index)
    swift.certain.isChecking = false
    let found = certainType(of: initial).settled
    let declared = swift.certain.declared
    swift.certain = outer
    swift.certain.declared = declared
    return found
  }
}
