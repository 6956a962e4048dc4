/// Operators that the file declares: `static func == (a, b)`, `prefix func -`, `infix operator |>`.
extension Checker {
  mutating func enterOperator(_ method: SwiftMethod, _ name: Name) {
    guard let first = text(name).unicodeScalars.first, method.block != nil,
      SwiftLexer.isSign(first) || first.isASCII && SwiftLexer.isSign(UInt8(truncatingIfNeeded: first.value))
    else { return }
    swift.operators[name.id, default: []].append(method)
    swift.operatorsByType = nil
  }

  /// The file's own operator between values of these types; nil where Swift's own is meant, or where nobody knows.
  mutating func ownOperator(_ sign: String, _ types: [SwiftType], isPostfix: Bool = false) -> SwiftMethod? {
    guard !swift.operators.isEmpty, let name = names.find(sign), swift.operators[name.id] != nil else { return nil }
    var best: (method: SwiftMethod, rank: Int)?
    for method in operators(name, taking: types.first)
    where method.parameters.count == types.count && hasModifier(method.node, "postfix") == isPostfix {
      var sum: Int? = 0
      for (parameter, type) in zip(method.parameters, types) {
        // An operand of a parameter that is an autoclosure is what that gives.
        guard let rank = parameter.isAutoclosure ? 1 : rank(ownType(parameter, method), type, nil), rank > 0 else {
          sum = nil
          break
        }
        sum = sum.map { $0 + rank }
      }
      if let sum, sum > best?.rank ?? 0 { best = (method, sum) }
    }
    return best?.method
  }

  /// The operators of a sign that may take a value first, in the order of the file: one that takes a type of the file's
  /// takes nothing else.
  private mutating func operators(_ name: Name, taking first: SwiftType?) -> [SwiftMethod] {
    if swift.operatorsByType == nil {
      var found: [Int32: OwnOperators] = [:]
      for (sign, methods) in swift.operators {
        var entry = OwnOperators()
        for (index, method) in methods.enumerated() {
          if let row = method.parameters.first.flatMap({ self.row(of: ownType($0, method)) }) {
            entry.ofType[row, default: []].append(index)
          } else {
            entry.others.append(index)
          }
        }
        found[sign] = entry
      }
      swift.operatorsByType = found
    }
    guard let all = swift.operators[name.id], let entry = swift.operatorsByType?[name.id] else { return [] }
    var rows = entry.others
    if let row = first.flatMap({ row(of: $0) }) {
      let own = lineage(ClassID(row)).flatMap { entry.ofType[$0.index] ?? [] }
      if !own.isEmpty { rows = (rows + own).sorted() }
    }
    return rows.map { all[$0] }
  }

  /// The row of a type of the file's.
  private func row(of type: SwiftType) -> Int32? {
    switch type {
    case .enumeration(let id): swift.values[Int(id.index)].row.index
    case .object(_, let id): id?.index
    default: nil
    }
  }

  /// What a parameter is, where `Self` is the type that declares the function.
  mutating func ownType(_ parameter: SwiftMethod.Parameter, _ method: SwiftMethod) -> SwiftType {
    guard let node = parameter.type else { return .unknown }
    guard tree[node].name.map({ text($0) }) == "Self", let owner = method.owner else { return type(of: node) }
    if let id = swift.valueOfRow[owner.index] { return .enumeration(id) }
    for (name, row) in swift.protocolRows where row == owner {
      return swift.protocols[name].map { .ofProtocol($0) } ?? .unknown
    }
    return .object(bases[Int(owner.index)], owner)
  }

  /// Calls an operator of the file's.
  mutating func callOperator(_ method: SwiftMethod, _ operands: [Lowered], _ node: SyntaxNode.ID) -> Lowered {
    let slot = builder.slot()
    emit(.call(method.body, on: nil, operands.map { $0.0 }, to: slot), node, text: plainText(of: node))
    return (.slot(slot), method.result.map { resultType($0, method) } ?? .unknown)
  }

  /// Calls an operator of the file's that changes its left side, or takes its right one as a closure.
  mutating func callOperator(
    _ method: SwiftMethod, _ left: SyntaxNode.ID, _ right: SyntaxNode.ID, changing place: SwiftPlace?,
    _ node: SyntaxNode.ID
  ) -> Lowered {
    var (operands, places) = arguments(method, [[left], [right]], changing: place)
    if let place, let (now, value) = anew(place, behind: [right], node) { (operands[0], places[0]) = (value, now) }
    let slot = builder.slot()
    emit(.call(method.body, on: nil, operands, to: slot), node, text: plainText(of: node))
    let type = method.result.map { resultType($0, method) } ?? .unknown
    return (takeBack(method, .slot(slot), nil, places, node), type)
  }

  private mutating func resultType(_ node: SyntaxNode.ID, _ method: SwiftMethod) -> SwiftType {
    ownType(SwiftMethod.Parameter(label: "", name: .underscore, type: node, initial: nil), method)
  }

  /// Operators that values look for when they meet: those of the file's types.
  mutating func connectOperators() {
    for id in swift.operators.keys.sorted() {
      for method in swift.operators[id] ?? [] {
        guard let sign = BinaryOperator(method.name), method.parameters.count == 2 else { continue }
        let tests = method.parameters.map { test(of: ownType($0, method)) }
        // One that takes anything is found by what is written, or not at all.
        guard tests.contains(where: { $0.isOfFile }) else { continue }
        program.swift.operators.append(SwiftOperator(sign: sign, left: tests[0], right: tests[1], body: method.body))
      }
    }
  }

  private func test(of type: SwiftType) -> TypeTest {
    switch type {
    case .object(let base, let id): id.map { test(ofClass: $0) } ?? .ofUIKit(base)
    case .ofProtocol(let id): .ofProtocol(id)
    case .enumeration(let id): .ofEnum(id)
    case .value(.bool): .bool
    case .value(.int): .int
    case .value(.number): .double
    case .value(.string): .string
    default: .unknown
    }
  }
}

extension TypeTest {
  /// Whether it asks for a type that the file declares.
  var isOfFile: Bool {
    switch self {
    case .ofClass, .ofProtocol, .ofEnum: true
    default: false
    }
  }
}

/// The operators of one sign, by their places among those of that sign.
struct OwnOperators: Sendable {
  /// By the row of the type that they take first.
  var ofType: [Int32: [Int]] = [:]
  var others: [Int] = []
}
