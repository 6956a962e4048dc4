/// The types of a file of which several have one name: each is known where it is declared, and elsewhere behind the name of
/// the type round it.
struct NestedTypes {
  /// A declaration of a type, or of more of one.
  private struct Declared {
    let node: SyntaxNode.ID
    let name: Name
    /// What it stands in: a declaration, or none.
    let outer: Int
    /// The brackets that it stands in, of a function or closure.
    let block: SyntaxNode.ID?
    /// The file of an app that a private one stands in.
    let file: Int?
    let isExtension: Bool
    /// The name by which it is told from the others.
    var own: Name
    /// Of an extension: what it extends.
    var type: Int
  }

  /// What the names mean of which several types have one, the innermost last.
  private enum Scope {
    case type(Int)
    case block(SyntaxNode.ID)
    case generics([Int32])
  }

  private var declared: [Declared] = []
  private var rows: [Int32: Int] = [:]
  /// The types inside each, by name; of types that the file only extends, those are under a row of their own.
  private var members: [Int: [Int32: Int]] = [:]
  private var inBlocks: [Int32: [Int32: Int]] = [:]
  private var inFiles: [Int: [Int32: Int]] = [:]
  private var top: [Int32: Int] = [:]
  private var superclasses: [Int: Int] = [:]
  private var associated: Set<Int32> = []
  private var scopes: [Scope] = []
  /// The file that is read.
  private var file = -1
  /// Names of types that are known inside other types alone, each with the name by which the others mean what the file does
  /// not declare: nil until one does.
  private var hidden: [Int32: Name?] = [:]
  /// Whether code of the file's own is read, and no statement of a scenario.
  private var isInCode = false
  /// The types of a name with `.Type` behind it.
  private(set) var metatypes: [Int32: Name] = [:]

  /// Gives each of several types of one name a name of its own, wherever the tree means it.
  mutating func separate(_ tree: inout SyntaxTree, _ names: inout NameTable) {
    var counts: [Int32: Int] = [:]
    for row in tree.nodes.indices {
      let node = SyntaxNode.ID(Int32(row))
      if let name = Self.declares(node, tree) { counts[name.id, default: 0] += 1 }
    }
    guard !counts.isEmpty else { return }
    for item in tree.items {
      file = Self.file(of: item, tree)
      collect(item, in: -1, nil, tree)
    }
    guard declared.contains(where: { !$0.isExtension && isInside($0) }) else { return }
    settleExtensions(tree, names)
    let isAny = nameThem(&names, counts)
    hide(tree)
    guard isAny || !hidden.isEmpty else { return }
    for item in tree.items {
      file = Self.file(of: item, tree)
      switch tree[item].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration:
        isInCode = true
      default: isInCode = false
      }
      rewrite(item, &tree, &names)
    }
  }

  /// Finds the types that code outside of the type round them does not see: their names mean something of another file there.
  private mutating func hide(_ tree: SyntaxTree) {
    var seen: Set<Int32> = associated
    for row in declared.indices where !declared[row].isExtension {
      let own = declared[row]
      guard isInside(own) else {
        seen.insert(own.name.id)
        continue
      }
      // What an extension gives to a type of UIKit's, or a protocol to all that conform, many types see.
      var outer = own.outer
      while outer >= 0 {
        let round = declared[outer]
        if tree[round.node].kind == .protocolDeclaration || round.isExtension && round.type == outer
          || round.isExtension && tree[declared[round.type].node].kind == .protocolDeclaration
        {
          seen.insert(own.name.id)
        }
        outer = round.outer
      }
    }
    for own in declared where !own.isExtension && !seen.contains(own.name.id) { hidden[own.name.id] = .some(nil) }
  }

  /// The row of the file that an item stands in; -1 for the scenario itself.
  private static func file(of item: SyntaxNode.ID, _ tree: SyntaxTree) -> Int {
    guard tree.source.files.count > 1 else { return -1 }
    let line = tree.source.line(of: Int(tree[item].range.start))
    return tree.source.files.lastIndex { $0.line <= line } ?? -1
  }

  /// Whether only the file knows a declaration in which it stands.
  private static func isPrivate(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> Bool {
    for word in tree.text(of: node).prefix(80).split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      switch word {
      case "private", "fileprivate": return true
      case "class", "struct", "enum", "protocol", "typealias", "actor": return false
      default: continue
      }
    }
    return false
  }

  /// The name of the type that a node declares.
  private static func declares(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> Name? {
    switch tree[node].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .typealiasDeclaration:
      tree[node].name ?? declaredName(node, tree).flatMap { tree[$0].name }
    default: nil
    }
  }

  private static func declaredName(_ node: SyntaxNode.ID, _ tree: SyntaxTree) -> SyntaxNode.ID? {
    tree.children(of: node).first { tree[$0].kind == .declaredName }
  }

  // MARK: Declarations

  private mutating func collect(_ node: SyntaxNode.ID, in outer: Int, _ block: SyntaxNode.ID?, _ tree: SyntaxTree) {
    var (outer, block) = (outer, block)
    let isExtension = tree[node].kind == .extensionDeclaration
    if let name = isExtension ? tree[node].name : Self.declares(node, tree) {
      if tree[node].kind == .typealiasDeclaration, outer >= 0, block == nil,
        tree[declared[outer].node].kind == .protocolDeclaration
      {
        associated.insert(name.id)
        return
      }
      let row = declared.count
      let isOfFile = outer < 0 && block == nil && file >= 0 && !isExtension && Self.isPrivate(node, tree)
      declared.append(
        Declared(
          node: node, name: name, outer: outer, block: block, file: isOfFile ? file : nil, isExtension: isExtension,
          own: name, type: row))
      rows[node.index] = row
      (outer, block) = (row, nil)
    } else if tree[node].kind == .block {
      block = node
    }
    for child in tree.children(of: node) { collect(child, in: outer, block, tree) }
  }

  /// Finds what extensions extend and what classes inherit from, and enters what stands in each type.
  private mutating func settleExtensions(_ tree: SyntaxTree, _ names: NameTable) {
    for row in declared.indices where !declared[row].isExtension && declared[row].outer < 0 {
      let own = declared[row]
      if let block = own.block {
        inBlocks[block.index, default: [:]][own.name.id] = row
      } else if let file = own.file {
        inFiles[file, default: [:]][own.name.id] = row
      } else if top[own.name.id] == nil {
        top[own.name.id] = row
      }
    }
    for row in declared.indices where declared[row].outer >= 0 && !declared[declared[row].outer].isExtension {
      enter(row)
    }
    for row in declared.indices where declared[row].isExtension {
      var parts = names[declared[row].name].split(separator: ".").map { String($0) }[...]
      let file = Self.file(of: declared[row].node, tree)
      var found = parts.popFirst().flatMap { names.find($0) }.flatMap { inFiles[file]?[$0.id] ?? top[$0.id] }
      while let type = found, let part = parts.popFirst() { found = names.find(part).flatMap { members[type]?[$0.id] } }
      if let found {
        declared[row].type = found
      } else if let first = top[declared[row].name.id] {
        declared[row].type = first
      } else {
        // The first extension of a type of another file stands for it.
        top[declared[row].name.id] = row
      }
    }
    for row in declared.indices where declared[row].outer >= 0 && declared[declared[row].outer].isExtension {
      enter(row)
    }
    for row in declared.indices where tree[declared[row].node].kind == .classDeclaration {
      let above = tree.children(of: declared[row].node).first { tree[$0].kind == .typeName }
      let file = Self.file(of: declared[row].node, tree)
      if let name = above.flatMap({ tree[$0].name }), let type = inFiles[file]?[name.id] ?? top[name.id], type != row {
        superclasses[row] = type
      }
    }
  }

  private mutating func enter(_ row: Int) {
    let own = declared[row]
    if let block = own.block {
      inBlocks[block.index, default: [:]][own.name.id] = row
    } else {
      let type = declared[own.outer].type
      if members[type]?[own.name.id] == nil { members[type, default: [:]][own.name.id] = row }
    }
  }

  /// Whether there is something to be told apart: the one at the top keeps the name, or else the first one.
  private mutating func nameThem(_ names: inout NameTable, _ counts: [Int32: Int]) -> Bool {
    var keepers: [Int32: Int] = [:]
    for row in declared.indices where !declared[row].isExtension {
      let own = declared[row]
      guard counts[own.name.id] ?? 0 > 1, !associated.contains(own.name.id) else { continue }
      if !isInside(own) {
        if keepers[own.name.id].map({ isInside(declared[$0]) }) ?? true {
          keepers[own.name.id] = row
        }
      } else if keepers[own.name.id] == nil {
        keepers[own.name.id] = row
      }
    }
    var isAny = false
    for row in declared.indices where !declared[row].isExtension {
      let own = declared[row]
      guard let keeper = keepers[own.name.id], keeper != row, isInside(own) else { continue }
      // What a type declares twice, as in two branches of `#if`, is one.
      if let first = registered(own), first != row {
        declared[row].own = declared[first].own
      } else {
        declared[row].own = names.twin(of: own.name)
        isAny = true
      }
    }
    return isAny
  }

  private func isInside(_ own: Declared) -> Bool { own.outer >= 0 || own.block != nil || own.file != nil }

  /// The first declaration of its name in its place.
  private func registered(_ own: Declared) -> Int? {
    if let block = own.block { return inBlocks[block.index]?[own.name.id] }
    if let file = own.file { return inFiles[file]?[own.name.id] }
    return members[declared[own.outer].type]?[own.name.id]
  }

  // MARK: Names

  /// Whether a generic parameter has a name where it stands.
  private func isGenericParameter(_ name: Name) -> Bool {
    scopes.contains { if case .generics(let shadows) = $0 { shadows.contains(name.id) } else { false } }
  }

  /// The type that a name means where it stands.
  private func meant(by name: Name) -> Int? {
    for scope in scopes.reversed() {
      switch scope {
      case .type(let type): if let found = member(name, of: type) { return found }
      case .block(let block): if let found = inBlocks[block.index]?[name.id] { return found }
      case .generics(let shadows): if shadows.contains(name.id) { return nil }
      }
    }
    return inFiles[file]?[name.id] ?? top[name.id]
  }

  /// The type inside another one, or inside its superclasses.
  private func member(_ name: Name, of type: Int) -> Int? {
    var current: Int? = type
    for _ in 0..<100 {
      guard let type = current else { return nil }
      if let found = members[type]?[name.id] { return found }
      current = superclasses[type]
    }
    return nil
  }

  private func innermost() -> Int? {
    for scope in scopes.reversed() { if case .type(let type) = scope { return type } }
    return nil
  }

  private func head(_ name: Name, _ names: NameTable) -> Int? {
    names.has(name, "Self") ? innermost() : meant(by: name)
  }

  private mutating func rewrite(_ node: SyntaxNode.ID, _ tree: inout SyntaxTree, _ names: inout NameTable) {
    var count = 0
    switch tree[node].kind {
    case .typeName: rewriteType(node, &tree, &names)
    case .path: return rewritePath(node, &tree, &names)
    case .identifier: if let name = tree[node].name { rename(node, head(name, names), name, &tree, &names) }
    case .block where inBlocks[node.index] != nil:
      scopes.append(.block(node))
      count = 1
    default:
      if let row = rows[node.index] { return rewrite(declaration: row, &tree, &names) }
      count = enterGenerics(of: node, tree)
    }
    for child in tree.list(of: node) { rewrite(child, &tree, &names) }
    scopes.removeLast(count)
  }

  private mutating func enterGenerics(of node: SyntaxNode.ID, _ tree: SyntaxTree) -> Int {
    switch tree[node].kind {
    case .functionDeclaration, .initializerDeclaration, .subscriptDeclaration, .classDeclaration, .structDeclaration,
      .enumDeclaration:
      let found = tree.children(of: node).filter { tree[$0].kind == .genericParameter }.compactMap { tree[$0].name?.id }
      guard !found.isEmpty else { return 0 }
      scopes.append(.generics(found))
      return 1
    default: return 0
    }
  }

  private mutating func rewrite(declaration row: Int, _ tree: inout SyntaxTree, _ names: inout NameTable) {
    let own = declared[row]
    if own.isExtension {
      let type = declared[own.type]
      if own.type == row, let known = hidden[own.name.id] {
        // What is extended is a type of another file.
        let other = known ?? names.twin(of: own.name)
        hidden[own.name.id] = .some(other)
        tree.nodes[Int(own.node.index)].nameID = other.id
      }
      if own.type != row, type.own != own.name { tree.nodes[Int(own.node.index)].nameID = type.own.id }
    } else if own.own != own.name {
      if tree[own.node].nameID >= 0 { tree.nodes[Int(own.node.index)].nameID = own.own.id }
      if let inner = Self.declaredName(own.node, tree) { tree.nodes[Int(inner.index)].nameID = own.own.id }
    }
    let children = tree.list(of: own.node)
    // What a type inherits from stands outside it.
    for child in children where tree[child].kind == .typeName { rewrite(child, &tree, &names) }
    let count = enterGenerics(of: own.node, tree)
    scopes.append(.type(own.type))
    for child in children where tree[child].kind != .typeName { rewrite(child, &tree, &names) }
    scopes.removeLast(count + 1)
  }

  private mutating func rename(
    _ node: SyntaxNode.ID, _ found: Int?, _ name: Name, _ tree: inout SyntaxTree, _ names: inout NameTable
  ) {
    if found.map({ declared[$0].isExtension }) ?? true, isInCode, let known = hidden[name.id], !isGenericParameter(name)
    {
      let other = known ?? names.twin(of: name)
      hidden[name.id] = .some(other)
      tree.nodes[Int(node.index)].nameID = other.id
      return
    }
    guard let found, !declared[found].isExtension, declared[found].own != name,
      declared[found].own != declared[found].name
    else { return }
    tree.nodes[Int(node.index)].nameID = declared[found].own.id
  }

  /// `Section`, `HomeViewController.Section`, `Section.Type`.
  private mutating func rewriteType(_ node: SyntaxNode.ID, _ tree: inout SyntaxTree, _ names: inout NameTable) {
    guard let name = tree[node].name else { return }
    guard names.utf8(of: name).contains(UInt8(ascii: ".")) else {
      return rename(node, head(name, names), name, &tree, &names)
    }
    var parts = names[name].split(separator: ".").map { String($0) }[...]
    let isMetatype = parts.last == "Type"
    if isMetatype { parts.removeLast() }
    var found = parts.popFirst().flatMap { names.find($0) }.flatMap { head($0, names) }
    while let type = found, let part = parts.popFirst() {
      found = names.find(part).flatMap { member($0, of: declared[type].type) }
    }
    guard let found, !declared[found].isExtension, declared[found].own != declared[found].name else { return }
    guard isMetatype else { return rename(node, found, name, &tree, &names) }
    let twin = names.twin(of: name)
    metatypes[twin.id] = declared[found].own
    tree.nodes[Int(node.index)].nameID = twin.id
  }

  /// `Section.first`, `HomeViewController.Section.first`.
  private mutating func rewritePath(_ node: SyntaxNode.ID, _ tree: inout SyntaxTree, _ names: inout NameTable) {
    var found: Int?
    for (row, part) in tree.list(of: node).enumerated() {
      if row == 0, tree[part].kind == .identifier, let name = tree[part].name {
        found = head(name, names)
        rename(part, found, name, &tree, &names)
      } else if row > 0, let type = found, tree[part].kind == .member, let name = tree[part].name {
        found = member(name, of: declared[type].type)
        if found != nil { rename(part, found, name, &tree, &names) }
      } else {
        found = nil
        rewrite(part, &tree, &names)
        continue
      }
      // `Box<Item>`
      for child in tree.list(of: part) { rewrite(child, &tree, &names) }
    }
  }
}

extension Checker {
  /// Lets each type of a name that several have be known by a name of its own.
  mutating func separateNestedTypes() {
    var types = NestedTypes()
    types.separate(&tree, &names)
    grow()
    for (name, type) in types.metatypes { swift.metatypes[name] = type }
  }

  /// `extension ViewModel.State`, where the file declares that type there: it is found by its last name.
  mutating func nameExtensionsOfNestedTypes() {
    let dotted = tree.items.filter { item in
      tree[item].kind == .extensionDeclaration
        && tree[item].name.map { names.utf8(of: $0).contains(UInt8(ascii: ".")) } ?? false
    }
    guard !dotted.isEmpty else { return }
    var inner: Set<[Int32]> = []
    func collect(_ node: SyntaxNode.ID, in owner: Int32?) {
      switch tree[node].kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration, .extensionDeclaration: break
      default: return
      }
      guard let written = tree[node].name ?? declaredName(of: node), let name = parts(of: written).last ?? nil else {
        return
      }
      if let owner, tree[node].kind != .extensionDeclaration { inner.insert([owner, name.id]) }
      for child in tree.children(of: node) { collect(child, in: name.id) }
    }
    for item in tree.items { collect(item, in: nil) }
    for item in dotted {
      let parts = tree[item].name.map { self.parts(of: $0) } ?? []
      guard parts.count > 1, let owner = parts[parts.count - 2], let last = parts[parts.count - 1],
        inner.contains([owner.id, last.id])
      else { continue }
      tree.nodes[Int(item.index)].nameID = last.id
    }
  }

  /// The names of a path of types; of one without a point itself.
  private func parts(of name: Name) -> [Name?] {
    guard names.utf8(of: name).contains(UInt8(ascii: ".")) else { return [name] }
    return text(name).split(separator: ".").map { names.find(String($0)) }
  }
}
