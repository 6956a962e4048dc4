/// What every name of a file stands for, and where it stands: for editors, which ask of texts that are half written.
///
/// It is made of the syntax tree alone. Names are resolved as the checker resolves them: variables of a body before
/// members of a class body, and those before the names of the file.
package struct SymbolIndex: Sendable {
  var tree: SyntaxTree
  /// The symbols, in the order in which they were found.
  package internal(set) var symbols: [EditorSymbol] = []
  /// Where they stand, in the order of the text.
  package internal(set) var occurrences: [EditorOccurrence] = []
  /// Where members of UIKit's stand, in the order of the text.
  package internal(set) var uses: [EditorUse] = []
  /// The names of the file.
  var fileNames: [String: Int32] = [:]
  /// The members of each type of the file, by its row.
  var members: [Int32: [String: Int32]] = [:]
  /// What each type inherits from, as far as the file declares it.
  var superclasses: [Int32: Int32] = [:]
  /// The protocols of each type of the file.
  var protocols: [Int32: [String]] = [:]
  /// The bodies in which `self` has a type: its row, and whether members come before names of the file there.
  var owners: [(range: SourceRange, type: EditorType, isClassBody: Bool)] = []
  /// Where the declared names begin.
  private(set) var declaredPlaces: Set<Int32> = []
  /// Members whose type is that of a value.
  private var pending: [(symbol: Int32, value: SyntaxNode.ID)] = []
  /// Values of a nesting deeper than this are of unknown type.
  static let mostNesting = 48

  /// Finds the names of a tree.
  package init(_ tree: SyntaxTree) {
    self.tree = tree
    for item in tree.items { declare(item) }
    settleTypes()
    for item in tree.items { declareBelow(item) }
    for (symbol, value) in pending where symbols[Int(symbol)].type.isUnknown {
      symbols[Int(symbol)].type = type(of: value, Scopes(), 0)
    }
    walk()
    occurrences.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    uses.sort { $0.range.start < $1.range.start }
  }

  // MARK: Symbols

  @discardableResult
  mutating func add(_ symbol: EditorSymbol) -> Int32 {
    symbols.append(symbol)
    let row = Int32(truncatingIfNeeded: symbols.count - 1)
    if !symbol.range.isEmpty { note(row, at: symbol.range, isDeclaration: true) }
    return row
  }

  mutating func note(_ symbol: Int32, at range: SourceRange, isDeclaration: Bool = false) {
    occurrences.append(EditorOccurrence(range: range, symbol: symbol, isDeclaration: isDeclaration))
    if isDeclaration { declaredPlaces.insert(range.start) }
  }

  /// Enters a name of the file; the first declaration of it counts.
  @discardableResult
  mutating func addToFile(_ symbol: EditorSymbol) -> Int32 {
    if let known = fileNames[symbol.name] {
      note(known, at: symbol.range)
      return known
    }
    let row = add(symbol)
    fileNames[symbol.name] = row
    return row
  }

  /// The text of a node's name; empty without one.
  func name(_ id: SyntaxNode.ID) -> String { tree[id].name.map { tree.names[$0] } ?? "" }

  /// The place of a name in a declaration, from an offset on: the first word of the text that is it.
  func place(of name: String, in range: SourceRange, from start: Int? = nil) -> SourceRange? {
    let first = start ?? Int(range.start)
    return tree.source.bytes.place(ofWord: name, in: first..<max(first, Int(range.end))).map {
      SourceRange($0, $0 + name.utf8.count)
    }
  }

  // MARK: Declarations

  private mutating func declare(_ item: SyntaxNode.ID) {
    let node = tree[item]
    switch node.kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration: declareType(item)
    case .outlineDeclaration: declareOutline(item, below: node.range)
    case .windowDeclaration:
      if let child = tree.child(of: item, at: 0), tree[child].kind == .declaredName {
        declareWindow(name(child), at: tree[child].range, node.range)
      } else {
        let start = Int(node.range.start)
        declareWindow("window", at: SourceRange(start, start + 6), node.range)
      }
      declareOutline(item, below: node.range)
    default: break
    }
  }

  private mutating func declareWindow(_ name: String, at range: SourceRange, _ whole: SourceRange) {
    var symbol = EditorSymbol(name, .window, at: range, whole: whole)
    symbol.type = EditorType(.instance(.window))
    addToFile(symbol)
  }

  private mutating func declareOutline(_ item: SyntaxNode.ID, below range: SourceRange) {
    let rows = tree.outline(of: item)
    for (position, row) in rows.enumerated() {
      let entry = tree.outline[row]
      // An entry's children follow it: the declaration goes to the next one that is no deeper.
      var last = position
      while last + 1 < rows.count, tree.outline[rows.lowerBound + last + 1].depth > entry.depth { last += 1 }
      let end = tree.outline[rows.lowerBound + last]
      let lineEnd = end.initializer.map { tree[$0].range.end } ?? end.classRange.end
      addToFile(
        EditorSymbol(
          tree.names[entry.name], .controller, at: entry.nameRange,
          whole: SourceRange(Int(entry.nameRange.start), Int(lineEnd))))
    }
  }

  /// A type and the types in it.
  private mutating func declareType(_ item: SyntaxNode.ID) {
    var stack = [item]
    while let id = stack.popLast() {
      let node = tree[id]
      let declared = tree.child(of: id, at: 0).flatMap { tree[$0].kind == .declaredName ? $0 : nil }
      let name = declared.map { self.name($0) } ?? self.name(id)
      guard let range = declared.map({ tree[$0].range }) ?? place(of: name, in: node.range) else { continue }
      addToFile(EditorSymbol(name, .type, at: range, whole: node.range))
      for child in tree.children(of: id) {
        switch tree[child].kind {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration: stack.append(child)
        default: break
        }
      }
    }
  }

  /// What each type is in UIKit's terms: through its superclass, as far as the file says.
  private mutating func settleTypes() {
    let rows = symbols.indices.filter { symbols[$0].kind == .type }
    var parents: [String] = Array(repeating: "", count: symbols.count)
    for index in 0..<tree.nodeCount {
      let id = SyntaxNode.ID(Int32(truncatingIfNeeded: index))
      switch tree[id].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration: break
      default: continue
      }
      let declared = tree.child(of: id, at: 0).flatMap { tree[$0].kind == .declaredName ? $0 : nil }
      guard let row = fileNames[declared.map { name($0) } ?? name(id)] else { continue }
      let types = tree.children(of: id).filter { tree[$0].kind == .typeName }.map { name($0) }
      if tree[id].kind == .classDeclaration, let first = types.first { parents[Int(row)] = first }
      protocols[row, default: []] += types
    }
    for row in rows {
      var next = row
      var steps = 0
      while let parent = fileNames[parents[next]], symbols[Int(parent)].kind == .type, steps < rows.count {
        if next == row { superclasses[Int32(row)] = parent }
        next = Int(parent)
        steps += 1
      }
      let base = parents[next].isEmpty ? nil : Self.base(named: parents[next])
      symbols[row].type = EditorType(.instance(base ?? .object), declared: Int32(row))
      symbols[row].type.isTypeItself = true
    }
  }

  /// UIKit's class that a class inherits from, of a name that the file does not declare.
  static func base(named name: String) -> UIKitClass {
    if let known = known(name) { return known }
    if let kind = UndeclaredClassIsWhatItsNameSays.container(of: name) { return UIKitClass(kind) }
    return DelegateProtocol.allCases.contains { $0.name == name } || name == "NSObject" ? .object : .viewController
  }

  /// A class of UIKit's or of the system's by its name.
  static func known(_ name: String) -> UIKitClass? {
    guard let first = name.utf8.first, first.isCapital else { return nil }
    if let type = UIKitClass(named: name), type.canBeNamed { return type }
    return SystemClass.named(name)?.superclass
  }

  /// The members of types, the types of controllers, and what Swift at column one names.
  private mutating func declareBelow(_ item: SyntaxNode.ID) {
    switch tree[item].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
      declareMembers(item)
    case .outlineDeclaration, .windowDeclaration:
      for row in tree.outline(of: item) {
        let entry = tree.outline[row]
        guard let symbol = fileNames[tree.names[entry.name]] else { continue }
        let type = namedType(tree.names[entry.className], at: entry.classRange)
        symbols[Int(symbol)].type = type
        if type.base.map({ !$0.inherits(from: .viewController) }) ?? false { symbols[Int(symbol)].retype(.object) }
      }
    case .functionDeclaration:
      let name = name(item)
      if let range = place(of: name, in: tree[item].range) {
        let row = addToFile(EditorSymbol(name, .function, at: range, whole: tree[item].range))
        symbols[Int(row)].type = resultType(of: item)
      }
    case .variableDeclaration:
      for binding in tree.children(of: item) where tree[binding].kind == .binding {
        declareBinding(binding, owner: nil, whole: tree[item].range)
      }
    default: break
    }
  }

  /// The type of a name that stands as one, with its occurrence: a class that nothing declares gets a symbol too.
  mutating func namedType(_ name: String, at range: SourceRange) -> EditorType {
    if let row = fileNames[name], symbols[Int(row)].kind == .type {
      note(row, at: range)
      return EditorType(symbols[Int(row)].type.value, declared: row)
    }
    if let known = Self.known(name) {
      uses.append(EditorUse(range: range, member: .type(known), receiver: nil))
      return EditorType(.instance(known))
    }
    guard fileNames[name] == nil, let first = name.utf8.first, first.isCapital else { return .unknown }
    var symbol = EditorSymbol(name, .type, at: SourceRange(0, 0), whole: SourceRange(0, 0))
    symbol.type = EditorType(.instance(Self.base(named: name)), declared: Int32(truncatingIfNeeded: symbols.count))
    symbol.type.isTypeItself = true
    let row = addUndeclared(symbol)
    note(row, at: range)
    return EditorType(symbols[Int(row)].type.value, declared: row)
  }

  private mutating func addUndeclared(_ symbol: EditorSymbol) -> Int32 {
    symbols.append(symbol)
    let row = Int32(truncatingIfNeeded: symbols.count - 1)
    fileNames[symbol.name] = row
    return row
  }

  private mutating func declareMembers(_ item: SyntaxNode.ID) {
    var stack = [item]
    while let id = stack.popLast() {
      let declared = tree.child(of: id, at: 0).flatMap { tree[$0].kind == .declaredName ? $0 : nil }
      guard let owner = fileNames[declared.map { name($0) } ?? name(id)] else { continue }
      for child in tree.children(of: id) {
        let node = tree[child]
        switch node.kind {
        case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration: stack.append(child)
        case .functionDeclaration: declareMember(name(child), .function, child, owner, type: resultType(of: child))
        case .variableDeclaration:
          for binding in tree.children(of: child) where tree[binding].kind == .binding {
            declareBinding(binding, owner: owner, whole: node.range)
          }
        case .enumCaseDeclaration:
          for element in tree.children(of: child) where tree[element].kind == .enumElement {
            declareMember(
              name(element), .enumCase, element, owner,
              type: EditorType(symbols[Int(owner)].type.value, declared: owner))
          }
        case .unwindAction:
          if let declared = tree.child(of: child, at: 0) { declareMember(name(declared), .action, declared, owner) }
        default: break
        }
      }
    }
  }

  private mutating func declareMember(
    _ name: String, _ kind: EditorSymbol.Kind, _ node: SyntaxNode.ID, _ owner: Int32, type: EditorType = .unknown
  ) {
    guard let range = place(of: name, in: tree[node].range) else { return }
    if let known = members[owner]?[name] {
      // Several functions of one name are one to whoever renames them.
      note(known, at: range)
      return
    }
    var symbol = EditorSymbol(name, kind, at: range, whole: tree[node].range)
    symbol.owner = owner
    symbol.type = type
    members[owner, default: [:]][name] = add(symbol)
  }

  private mutating func declareBinding(_ binding: SyntaxNode.ID, owner: Int32?, whole: SourceRange) {
    var type = EditorType.unknown
    var value: SyntaxNode.ID?
    var pattern: SyntaxNode.ID?
    for child in tree.children(of: binding) {
      switch tree[child].kind {
      case .typeAnnotation: type = tree.child(of: child, at: 0).map { declaredType($0) } ?? .unknown
      case .accessor: break
      default: if pattern == nil { pattern = child } else { value = child }
      }
    }
    guard let pattern, tree[pattern].kind == .namePattern else { return }
    let name = name(pattern)
    var symbol = EditorSymbol(name, owner == nil ? .variable : .property, at: tree[pattern].range, whole: whole)
    symbol.type = type
    let row: Int32
    if let owner {
      if let known = members[owner]?[name] { return note(known, at: tree[pattern].range) }
      symbol.owner = owner
      row = add(symbol)
      members[owner, default: [:]][name] = row
    } else {
      row = addToFile(symbol)
    }
    if type.isUnknown, let value { pending.append((row, value)) }
  }

  private func resultType(of function: SyntaxNode.ID) -> EditorType {
    for child in tree.children(of: function) where tree[child].kind == .resultType {
      return tree.child(of: child, at: 0).map { declaredType($0) } ?? .unknown
    }
    return .unknown
  }
}

extension EditorSymbol {
  /// The same name, standing for something else.
  mutating func retype(_ kind: Kind) {
    var symbol = EditorSymbol(name, kind, at: range, whole: whole)
    (symbol.owner, symbol.type, symbol.scope) = (owner, type, scope)
    self = symbol
  }
}
