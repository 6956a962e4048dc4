/// Methods of one name and the same labels: which one a call means by the types of its arguments.
extension Checker {
  /// A method whose labels fit a call, and which arguments its parameters get.
  typealias Candidate = (method: SwiftMethod, given: [[SyntaxNode.ID]])

  /// How well each argument fits a method, as which type, and how many of its parameters the call leaves out.
  private typealias Ranked = (method: SwiftMethod, ranks: [Int], types: [String], leftOut: Int)

  /// The method that a call means; the others that it may mean as well, where only the classes of the arguments tell, are
  /// its ``SwiftMethod/others``.
  mutating func chosen(_ candidates: [Candidate]) -> SwiftMethod? {
    guard candidates.count > 1 else { return candidates.first?.method }
    var types: [Int32: SwiftType] = [:]
    var ranked: [Ranked] = []
    let outer = swift.bound
    defer { swift.bound = outer }
    for (method, given) in candidates {
      swift.bound = outer
      bindBounds(of: method)
      var ranks: [Int]? = []
      var written: [String] = []
      var leftOut = 0
      for (parameter, values) in zip(method.parameters, given) {
        guard let value = values.first else {
          if parameter.isVariadic {
            ranks?.append(0)
            written.append("...")
          } else {
            leftOut += 1
          }
          continue
        }
        let known = types[value.index] ?? staticType(value)
        types[value.index] = known
        guard let rank = rank(parameter, value, known) else {
          ranks = nil
          break
        }
        ranks?.append(parameter.isVariadic ? min(rank, 1) : rank)
        written.append(parameter.type.map { tree.lineText(of: $0) } ?? "")
      }
      if let ranks { ranked.append((method, ranks, written, leftOut)) }
    }
    guard ranked.count > 1 else { return ranked.first?.method ?? candidates.first?.method }
    // Whoever is at least as good in each argument, and has no more of them left out.
    for (row, one) in ranked.enumerated() {
      let others = ranked.indices.filter { $0 != row }.map { ranked[$0] }
      if others.allSatisfy({ isBetter(one, $0) && !isBetter($0, one) }) { return one.method }
    }
    var several = ranked.map { $0.method }
    several.sort { specificity($0) > specificity($1) }
    several[0].others = Array(several.dropFirst())
    return several[0]
  }

  /// What is bound to a type, as `T` of `<T: UIView>` is, takes values of that type alone.
  private mutating func bindBounds(of method: SwiftMethod) {
    for child in tree.children(of: method.node) where tree[child].kind == .genericParameter {
      guard let name = tree[child].name, swift.bound[name.id] == nil, let bound = tree.child(of: child, at: 0) else {
        continue
      }
      let type = type(of: bound)
      if !type.isUnknown { swift.bound[name.id] = type }
    }
  }

  /// Whether a call means UIKit's method, and not one of the file's with its labels that takes another type:
  /// `present(_ error: Error, animated: Bool)`.
  mutating func isTheirs(_ candidate: Candidate, _ theirs: [MethodInfo]) -> Bool {
    guard !hasModifier(candidate.method.node, "override") else { return false }
    for (row, (parameter, values)) in zip(candidate.method.parameters, candidate.given).enumerated() {
      guard let value = values.first else { continue }
      let known = staticType(value)
      if rank(parameter, value, known) == nil { return true }
      // A controller is no error, and none of the file's own values.
      guard case .object(let base, _) = known, base.kind != nil, let node = parameter.type,
        theirs.contains(where: { info in
          guard info.parameters.indices.contains(row), case .instance(let wanted) = info.parameters[row].type else {
            return false
          }
          return base.inherits(from: wanted)
        })
      else { continue }
      switch type(of: node) {
      case .opaque, .enumeration, .value, .list: return true
      default: if tree[node].name.map({ text($0) }) == "Error" { return true }
      }
    }
    return false
  }

  private func isBetter(_ one: Ranked, _ other: Ranked) -> Bool {
    var (ranks, others) = (one.ranks, other.ranks)
    guard ranks.count == others.count else { return ranks.count + one.leftOut < others.count + other.leftOut }
    // What both take alike tells nothing.
    let rows = ranks.indices.filter { one.types[$0] != other.types[$0] }
    if !rows.isEmpty { (ranks, others) = (rows.map { ranks[$0] }, rows.map { others[$0] }) }
    if ranks == others { return one.leftOut <= other.leftOut && (one.leftOut < other.leftOut || !ranks.contains(0)) }
    return zip(ranks, others).allSatisfy { $0 >= $1 && ($0 != 0 || $1 != 0) } && !ranks.contains(0)
  }

  /// How much a method asks of its arguments: the class further down comes first.
  private mutating func specificity(_ method: SwiftMethod) -> Int {
    var sum = 0
    for parameter in method.parameters {
      switch parameter.type.map({ type(of: $0) }) ?? .unknown {
      case .object(let base, let id): sum += 100 + base.lineage.count + (id.map { lineage($0).count } ?? 0)
      case .ofProtocol: sum += 50
      case .unknown: break
      default: sum += 80
      }
    }
    return sum
  }

  /// How well an argument fits: nil where it cannot be one, 0 where nobody knows, more the better.
  private mutating func rank(_ parameter: SwiftMethod.Parameter, _ value: SyntaxNode.ID, _ given: SwiftType) -> Int? {
    guard let node = parameter.type else { return 1 }
    if parameter.isAutoclosure { return 4 }
    let isOptional = tree[node].flags.contains(.optional) || tree[node].flags.contains(.forced)
    let written = plain(value)
    if tree[written].kind == .nilLiteral { return isOptional ? 3 : type(of: node).isUnknown ? 1 : nil }
    guard let rank = rank(type(of: node), node, written, given) else { return nil }
    // `Any` and a generic parameter come after what is written out; an optional after what is none.
    if rank > 1, let name = tree[node].name, swift.generics[name.id] != nil, swift.enums[name.id] == nil,
      existingClass(name) == nil
    {
      return rank - 1
    }
    return rank > 1 && isOptional ? rank - 1 : rank
  }

  private mutating func rank(
    _ wanted: SwiftType, _ node: SyntaxNode.ID, _ value: SyntaxNode.ID, _ given: SwiftType
  ) -> Int? {
    switch (wanted, given) {
    case (.unknown, _): return 1
    case (.closure(.of(let taken, _)), _) where tree[value].kind == .closure:
      return takes(taken.count, value) ? 8 : nil
    case (.enumeration(let id), _) where tree[value].kind == .enumCase || isCaseCall(value):
      let name = tree[value].name ?? tree.child(of: value, at: 0).flatMap { tree[$0].name }
      guard let name else { return nil }
      return swift.cases[Int(id.index)].contains { $0.name == name } || property(name, of: .enumType(id)) != nil
        ? 8 : nil
    case (.value(let kind), _) where tree[value].kind == .enumCase:
      guard case .enumeration(let type) = kind, let name = tree[value].name else { return nil }
      return type.row(named: text(name)) == nil ? nil : 8
    case (.opaque, _):
      let name = tree[node].name.map { text($0) } ?? ""
      if let head = tree.child(of: value, at: 0), tree[value].kind == .path, tree[head].name.map({ text($0) }) == name {
        return 8
      }
      switch given {
      case .unknown, .opaque, .object, .enumeration, .ofProtocol: return 0
      default: return Self.openProtocols.contains(name) ? 1 : nil
      }
    case (_, .unknown), (_, .opaque): return 0
    default: return rank(wanted, given, value)
    }
  }

  /// Whether a closure that is written may get so many arguments.
  private func takes(_ count: Int, _ closure: SyntaxNode.ID) -> Bool {
    let named = tree.children(of: closure).count { tree[$0].kind == .closureParameter }
    guard named == 0, let block = block(of: closure) else { return named == count }
    let numbered = (0..<4).last { isNumbered($0, in: block) }
    return numbered.map { $0 + 1 == count || count == 1 } ?? (count == 0)
  }

  /// Protocols of Swift's own to which values conform.
  static let openProtocols: Set<String> = [
    "Error", "Equatable", "Hashable", "Comparable", "CustomStringConvertible", "Codable", "Encodable", "Decodable",
    "Sequence", "Collection", "StringProtocol", "Numeric", "AdditiveArithmetic",
    "BinaryInteger", "Sendable",
  ]

  /// How well a value of one type fits another.
  mutating func rank(_ wanted: SwiftType, _ given: SwiftType, _ value: SyntaxNode.ID?) -> Int? {
    switch (wanted, given) {
    case (.unknown, _): return 1
    case (_, .unknown), (_, .opaque), (.opaque, _): return 0
    case (.value(let one), .value(let other)):
      if one == other { return 8 }
      if one == .number, other == .int, let value, tree[value].kind == .integerLiteral { return 4 }
      return nil
    case (.object(let base, let id), .object(let own, let other)):
      if let id {
        guard let other else { return own == base ? 0 : nil }
        guard let row = Array(lineage(other)).firstIndex(of: id) else { return lineage(id).contains(other) ? 0 : nil }
        return max(3, 8 - row)
      }
      guard own.inherits(from: base) else { return base.inherits(from: own) ? 0 : nil }
      return max(3, 8 - (other.map { lineage($0).count } ?? 0) - (own == base ? 0 : 1))
    case (.ofProtocol(let id), .ofProtocol(let other)): return id == other ? 8 : conforms(given, to: id) ? 3 : 0
    case (.ofProtocol(let id), .object), (.ofProtocol(let id), .enumeration): return conforms(given, to: id) ? 2 : nil
    case (.object, .ofProtocol), (.enumeration, .ofProtocol): return 0
    case (.enumeration(let one), .enumeration(let other)): return one == other ? 8 : nil
    case (.list(let one), .list(let other)), (.unordered(let one), .unordered(let other)),
      (.slice(let one), .slice(let other)):
      return rank(one, other, nil)
    // `dropLast()` gives a list where one is wanted.
    case (.list(let one), .slice(let other)): return rank(one, other, nil).map { min($0, 3) }
    case (.closedRange, .closedRange): return 8
    case (.dictionary(let key, let one), .dictionary(let otherKey, let other)):
      guard let first = rank(key, otherKey, nil), let second = rank(one, other, nil) else { return nil }
      return min(first, second)
    case (.closure, .closure), (.tuple, .tuple): return 8
    case (.meta(let bound), .type(let id)): return rank(bound, .object(bases[Int(id.index)], id), nil)
    case (.meta(let bound), .enumType(let id)): return rank(bound, .enumeration(id), nil)
    case (.meta(let one), .meta(let other)): return rank(one, other, nil)
    case (.ofProtocol(let id), .value), (.ofProtocol(let id), .list): return conforms(given, to: id) ? 2 : nil
    default: return nil
    }
  }

  func conforms(_ type: SwiftType, to id: ProtocolID) -> Bool {
    let keys: [Int32]
    switch type {
    case .object(_, let row?): keys = protocols(of: row)
    case .enumeration(let row): keys = protocols(of: swift.values[Int(row.index)].row)
    case .ofProtocol(let other): keys = swift.protocols.filter { $0.value == other }.flatMap { inherited(by: $0.key) }
    case .value, .list: keys = standardRows(type, conforming: true).flatMap { protocols(of: ClassID($0)) }
    default: return false
    }
    return keys.contains { swift.protocols[$0] == id }
  }

  private func isCaseCall(_ value: SyntaxNode.ID) -> Bool {
    tree[value].kind == .path && tree.child(of: value, at: 0).map { tree[$0].kind == .enumCase } ?? false
  }

  // MARK: At run time

  /// Calls that one of several methods which the classes of the arguments mean, once they are there.
  mutating func callByClass(
    _ several: [SwiftMethod], _ operands: [Operand], into slot: Slot, _ node: SyntaxNode.ID,
    _ call: (inout Checker, SwiftMethod) -> Void
  ) {
    var ends: [Int] = []
    let stake = Stake(line: line(of: node), verb: "acts")
    // What a framework does with what nobody knows, nobody is asked: `queue.addOperation(operation)`.
    let unknown =
      several.allSatisfy({ isOfPresim($0.node) })
      ? operands.map { emitted(.jumpIfOpaque($0, .unpatched), node) } : []
    // Several that take anything differ by what they give back.
    let open = several.filter { method in
      method.parameters.allSatisfy { $0.type.map { type(of: $0).isUnknown } ?? true }
    }
    for method in several where method.parameters.count == operands.count {
      if open.count > 1, open.contains(where: { $0.body == method.body }) { continue }
      let outer = swift.bound
      bindBounds(of: method)
      defer { swift.bound = outer }
      var exits: [Int] = []
      var isKnown = true
      for (row, parameter) in method.parameters.enumerated() {
        guard let type = parameter.type else { continue }
        var (test, wanted) = typeTest(type)
        if case .unknown = wanted { continue }
        if case .unknown = test, isOnlyList(type, row, several) { test = .list }
        if case .unknown = test { isKnown = false }
        guard isKnown else { break }
        let isNil = isOnlyOptional(type, row, several) ? emitted(.jumpIfNil(operands[row], .unpatched), node) : nil
        defer { if let isNil { patch([isNil], to: builder.next) } }
        let found = builder.slot()
        emit(.test(operands[row], test, to: found), node)
        exits.append(
          emitted(.jumpIf(.slot(found), false, .unpatched, stake: stake), node, text: plainText(of: node)))
      }
      guard isKnown else {
        patch(exits, to: builder.next)
        continue
      }
      call(&self, method)
      ends.append(emitted(.jump(.unpatched), node))
      patch(exits, to: builder.next)
    }
    // None of them is it, or the file does not say what tells them apart: that is asked for.
    emit(.opaque(to: slot), node, text: plainText(of: node))
    ends.append(emitted(.jumpIf(.slot(slot), true, .unpatched, stake: stake), node, text: plainText(of: node)))
    if !unknown.isEmpty {
      patch(unknown, to: builder.next)
      emit(.opaque(to: slot), node, text: plainText(of: node))
    }
    patch(ends, to: builder.next)
  }

  /// Whether a list is what tells a method from all others, whatever is in it.
  private mutating func isOnlyList(_ type: SyntaxNode.ID, _ row: Int, _ several: [SwiftMethod]) -> Bool {
    guard case .list = self.type(of: type) else { return false }
    return several.count { method in
      guard method.parameters.indices.contains(row), let other = method.parameters[row].type else { return true }
      switch self.type(of: other) {
      case .list, .slice, .unordered, .unknown, .opaque: return true
      default: return false
      }
    } == 1
  }

  /// Whether nil tells a method from all others.
  private func isOnlyOptional(_ type: SyntaxNode.ID, _ row: Int, _ several: [SwiftMethod]) -> Bool {
    func takesNil(_ type: SyntaxNode.ID?) -> Bool {
      type.map { !tree[$0].flags.isDisjoint(with: [.optional, .forced]) } ?? true
    }
    return takesNil(type)
      && several.count { !$0.parameters.indices.contains(row) || takesNil($0.parameters[row].type) } == 1
  }

  // MARK: Selectors

  /// The names, with their labels, that stand for several methods of one type of the file's: those differ by types. An
  /// override has the types of the method whose place it takes, however its own are written.
  mutating func collectOverloads() {
    var above: [Int32: Int32] = [:]
    for (row, node) in classNodes {
      guard let name = tree.children(of: node).first(where: { tree[$0].kind == .typeName }).flatMap({ tree[$0].name })
      else { continue }
      above[classNames[Int(row)].id] = name.id
    }
    var nodes = classNodes.map { $0.node }
    for item in tree.items { if isNominal(item) { nodes.append(item) } }
    var seen: Set<Int32> = []
    // Functions at column one, whoever's code they are, have the scope -1.
    var found: [(scope: Int32, method: SyntaxNode.ID)] = []
    for item in tree.items where tree[item].kind == .functionDeclaration { found.append((-1, item)) }
    while let node = nodes.popLast() {
      guard seen.insert(node.index).inserted, let scope = tree[node].name ?? declaredName(of: node) else { continue }
      for child in tree.children(of: node) {
        if isNominal(child) { nodes.append(child) }
        if tree[child].kind == .functionDeclaration { found.append((scope.id, child)) }
      }
    }
    var declared: [Int32: [String: [SyntaxNode.ID]]] = [:]
    for (scope, method) in found {
      guard let name = tree[method].name else { continue }
      declared[scope, default: [:]][overloadKey(method, text(name)).key, default: []].append(method)
    }
    // The protocols that ask for each.
    var askers: [String: Set<Int32>] = [:]
    for (scope, methods) in declared where swift.protocols[scope] != nil {
      for key in methods.keys { askers[key, default: []].insert(scope) }
    }
    swift.askers = askers
    defer { swift.askers = [:] }
    for (scope, methods) in declared {
      for (key, nodes) in methods {
        var types = Set(nodes.map { overloadTypes($0, key, scope, declared, above) })
        var next = above[scope]
        var count = 0
        while let current = next, count < 300 {
          for other in declared[current]?[key] ?? [] {
            types.insert(overloadTypes(other, key, current, declared, above))
          }
          next = above[current]
          count += 1
        }
        if types.count > 1 { swift.overloaded.insert(key) }
      }
    }
  }

  /// The types by which a method is told apart: its own, and those of the method whose place it takes.
  private mutating func overloadTypes(
    _ node: SyntaxNode.ID, _ key: String, _ scope: Int32, _ declared: [Int32: [String: [SyntaxNode.ID]]],
    _ above: [Int32: Int32], depth: Int = 0
  ) -> String {
    if let known = swift.overridden[node.index] { return known }
    let own = overloadKey(node, "").types
    guard hasModifier(node, "override"), depth < 300 else {
      guard let required = requiredTypes(own, key, scope, declared) else { return own }
      swift.overridden[node.index] = required
      return required
    }
    var next = above[scope]
    var count = 0
    while let current = next, count < 300 {
      if let others = declared[current]?[key] {
        // Where several stand, the types say which one; of those that no other override takes.
        var types = others.map { overloadTypes($0, key, current, declared, above, depth: depth + 1) }
        if !types.contains(own) {
          let beside = declared[scope]?[key]?.filter { $0 != node }.map { overloadKey($0, "").types } ?? []
          types.removeAll { beside.contains($0) }
          if let taken = types.max(by: { likeness(own, $0) < likeness(own, $1) }) {
            swift.overridden[node.index] = taken
            return taken
          }
        }
        break
      }
      next = above[current]
      count += 1
    }
    swift.overridden[node.index] = own
    return own
  }

  /// The types of the only requirement that a method may meet, where those are left to whoever conforms.
  private func requiredTypes(
    _ own: String, _ key: String, _ scope: Int32, _ declared: [Int32: [String: [SyntaxNode.ID]]]
  ) -> String? {
    guard let askers = swift.askers[key], declared[scope]?[key]?.count == 1, scope >= 0,
      let row = declaredClass(Name(id: scope))?.row
    else { return nil }
    for name in protocols(of: ClassID(row)) where askers.contains(name) {
      let types = Set((declared[name]?[key] ?? []).map { overloadKey($0, "").types })
      guard types.count == 1, let only = types.first, only != own else { continue }
      let (parts, others) = (own.split(separator: ","), only.split(separator: ","))
      if parts.count == others.count,
        zip(parts, others).allSatisfy({ $0 == $1 || isOpen($1) || unqualified($0) == unqualified($1) })
      {
        return only
      }
    }
    return nil
  }

  /// A spelling without the types in which those that it names stand: `Result<Void,Failure>` for `Result<Void,Store.Failure>`.
  private func unqualified(_ spelling: Substring) -> String {
    var (result, word) = ("", "")
    for character in spelling {
      if character.isLetter || character.isNumber || character == "_" {
        word.append(character)
      } else {
        if character != "." { result += word + String(character) }
        word = ""
      }
    }
    return result + word
  }

  /// Whether a spelling may stand for another type: a generic parameter, an associated type, another name of a type.
  private func isOpen(_ spelling: Substring) -> Bool {
    let words = spelling.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return words.contains { word in
      guard !Self.closedTypes.contains(String(word)), !word.hasPrefix("UI"), !word.hasPrefix("NS") else { return false }
      guard let name = names.find(String(word)) else { return true }
      return declaredClass(name) == nil && swift.enums[name.id] == nil
        && swift.protocols[name.id] == nil
    }
  }

  private static let closedTypes: Set<String> = [
    "Int", "String", "Bool", "Double", "Float", "CGFloat", "Void", "Any", "AnyObject", "Error", "Result", "Data", "URL",
    "Date", "Array", "Set", "Dictionary", "Optional",
  ]

  /// How well the types of an override fit those of a method above it.
  private func likeness(_ own: String, _ other: String) -> Int {
    zip(own.split(separator: ","), other.split(separator: ",")).reduce(0) { sum, parts in
      let common = zip(parts.0, parts.1).prefix { $0 == $1 }.count
      return sum + (parts.0 == parts.1 ? 1000 : isOpen(parts.1) ? 100 : min(common, 99))
    }
  }

  private func isNominal(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .classDeclaration, .structDeclaration, .enumDeclaration, .extensionDeclaration, .protocolDeclaration: true
    default: false
    }
  }

  func overloadKey(_ node: SyntaxNode.ID, _ name: String) -> (key: String, types: String) {
    var (key, types) = ("\(name)(", "")
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      for part in tree.children(of: child) {
        switch tree[part].kind {
        case .label: key += tree[part].name.map { text($0) } ?? "_"
        case .typeAnnotation: types += tree.child(of: part, at: 0).map { spelling(of: $0) } ?? ""
        default: break
        }
      }
      key += ":"
      types += ","
    }
    if let result = tree.children(of: node).first(where: { tree[$0].kind == .resultType }) {
      types += spelling(of: result)
    }
    // What generic parameters are bound to tells methods apart, too.
    for child in tree.children(of: node) where tree[child].kind == .genericParameter {
      if let bound = tree.child(of: child, at: 0) { types += "<\(spelling(of: bound))>" }
    }
    return (key + ")", types)
  }

  /// A type as it is written, less its blanks and attributes, and what may be left out: `any`, `Swift.`.
  private func spelling(of type: SyntaxNode.ID) -> String {
    var (result, word) = ("", "")
    func end() {
      if word.first != "@", word != "any" { result += word }
      word = ""
    }
    for character in tree.lineText(of: type) {
      switch character {
      case "(", ")", "[", "]", "<", ">", ",", ":", "?", "!", "&", "-":
        end()
        result.append(character)
      case ".":
        if word == "Swift" || word == "UIKit" || word == "Foundation" { word = "" } else { word.append(character) }
      default: if character.isWhitespace { end() } else { word.append(character) }
      }
    }
    end()
    return result.hasSuffix("->()") ? String(result.dropLast(2)) + "Void" : result
  }

  /// By what a method is called: its name and labels, with its types where those alone do not say which one is meant.
  mutating func selector(of node: SyntaxNode.ID, _ name: String, _ labels: String) -> SelectorID {
    let written = "\(name)(\(labels))"
    guard !swift.overloaded.isEmpty else { return selector(written) }
    let (key, types) = overloadKey(node, name)
    return selector(swift.overloaded.contains(key) ? "\(written) \(swift.overridden[node.index] ?? types)" : written)
  }
}
