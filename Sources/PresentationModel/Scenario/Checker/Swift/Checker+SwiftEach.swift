/// Calls that hand each element of a list to a function: `forEach`, `map`, `filter`, `reduce`.
extension Checker {
  /// A function that is called for each element: a closure, a key path, an operator.
  enum Function {
    case closure(Operand, count: Int, SwiftType)
    case member(Name)
    case sign(BinaryOperator)
  }

  mutating func function(
    _ node: SyntaxNode.ID, _ parameters: [SwiftType], _ result: SwiftType? = nil
  ) -> Function? {
    switch tree[node].kind {
    case .keyPath:
      // `\.title`
      let bytes = Array(source.bytes[tree[node].range.offsets])
      guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), bytes[..<dot].allSatisfy({ $0 != UInt8(ascii: ".") }),
        bytes[(dot + 1)...].allSatisfy({ Lexer.isNameByte($0) })
      else { return nil }
      let name = names.intern(String(decoding: bytes[(dot + 1)...], as: UTF8.self))
      grow()
      return .member(name)
    case .operatorName: return tree[node].name.flatMap { BinaryOperator(text($0)) }.map { .sign($0) }
    default:
      swift.lastClosure = (parameters.count, nil)
      guard let (operand, type) = lowerValue(node, expecting: .closure(.of(parameters, result))) else { return nil }
      if case .closure(.of(let own, let type)) = type, tree[node].kind != .closure {
        return .closure(operand, count: own.count, type ?? .unknown)
      }
      return .closure(operand, count: swift.lastClosure.count, swift.lastClosure.result ?? .unknown)
    }
  }

  mutating func apply(
    _ function: Function, _ given: [(Operand, SwiftType)], _ node: SyntaxNode.ID
  ) -> Lowered {
    switch function {
    case .closure(let closure, let count, let type):
      var operands = given.map { $0.0 }
      // A tuple goes to the names that stand for its parts.
      if given.count == 1, count > 1 {
        operands = (0..<count).map { row in
          let part = builder.slot()
          emit(.payload(given[0].0, Int32(row), to: part), node)
          return .slot(part)
        }
      }
      let slot = builder.slot()
      emit(.callClosure(closure, operands, to: slot), node, text: plainText(tree[node].range))
      return (.slot(slot), type)
    case .member(let name):
      if text(name) == "self" { return (given[0].0, given[0].1) }
      return member(name, of: given[0], node, node) ?? (opaque(plainText(tree[node].range), node), .opaque)
    case .sign(let sign):
      let slot = builder.slot()
      emit(.binary(sign, given[0].0, given.count > 1 ? given[1].0 : .none, to: slot), node)
      return (.slot(slot), sign.answersBool ? .value(.bool) : given[0].1)
    }
  }

  mutating func each(
    _ word: String, _ found: Lowered, _ element: SwiftType,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let last = given.last else { return nil }
    let isTest = ["filter", "first", "last", "firstIndex", "contains", "allSatisfy", "removeAll", "prefix"]
      .contains(word)
    guard isTest || ["forEach", "map", "compactMap", "flatMap", "reduce"].contains(word) else {
      return compare(word, found, element, last.value, node)
    }
    if word == "reduce" { return reduce(found, element, given, node) }
    guard given.count == 1 else { return nil }
    guard let function = function(last.value, [element], isTest ? .value(.bool) : nil) else { return nil }
    let (list, counter, item, result) = (
      builder.slot("$list"), builder.slot("$counter"), builder.slot("$element"), builder.slot("$result")
    )
    var source = found.0
    if word == "last" {
      let turned = builder.slot()
      emit(.collection(.reversed, [source], "", to: turned), node)
      source = .slot(turned)
    }
    emit(.copy(source, to: list), node)
    emit(.copy(.value(.int(0)), to: counter), node)
    let start: Operand =
      switch word {
      case "contains": .value(.bool(false))
      case "allSatisfy": .value(.bool(true))
      case "first", "last", "firstIndex", "forEach": .none
      default: .value(.list([]))
      }
    emit(.copy(start, to: result), node)
    let top = builder.next
    let end = builder.function.instructions.count
    emit(.next(.slot(list), counter: counter, to: item, else: 0), node)
    let (value, type) = apply(function, [(.slot(item), element)], node)
    var ends = [end]
    var answer = found.1
    func append(_ value: Operand, _ operation: SwiftListOperation, _ checker: inout Checker) {
      let pair = checker.builder.slot("", .weak)
      checker.emit(.collection(operation, [.slot(result), value], "", to: pair), node)
      checker.emit(.payload(.slot(pair), 1, to: result), node)
    }
    func jumpIf(_ isTrue: Bool, to target: Int32, _ checker: inout Checker) -> Int {
      let row = checker.builder.function.instructions.count
      checker.emit(
        .jumpIf(value, isTrue, target, stake: Stake(line: checker.line(of: node), verb: "goes on")), node,
        text: checker.plainText(checker.tree[last.value].range))
      return row
    }
    switch word {
    case "forEach": answer = .unknown
    case "map":
      append(value, .append, &self)
      answer = .list(type)
    case "compactMap":
      emit(.jumpIfNil(value, top), node)
      append(value, .append, &self)
      answer = .list(type)
    case "flatMap":
      append(value, .appendContents, &self)
      answer = .list(elementType(type) ?? .unknown)
    case "filter":
      _ = jumpIf(false, to: top, &self)
      append(.slot(item), .append, &self)
    case "removeAll":
      _ = jumpIf(true, to: top, &self)
      append(.slot(item), .append, &self)
    case "prefix":
      ends.append(jumpIf(false, to: 0, &self))
      append(.slot(item), .append, &self)
    case "first", "last":
      _ = jumpIf(false, to: top, &self)
      emit(.copy(.slot(item), to: result), node)
      answer = element
    case "firstIndex":
      _ = jumpIf(false, to: top, &self)
      emit(.binary(.minus, .slot(counter), .value(.int(1)), to: result), node)
      answer = .value(.int)
    case "contains":
      _ = jumpIf(false, to: top, &self)
      emit(.copy(.value(.bool(true)), to: result), node)
      answer = .value(.bool)
    case "allSatisfy":
      _ = jumpIf(true, to: top, &self)
      emit(.copy(.value(.bool(false)), to: result), node)
      answer = .value(.bool)
    default: break
    }
    switch word {
    case "first", "last", "firstIndex", "contains", "allSatisfy":
      ends.append(builder.function.instructions.count)
      emit(.jump(0), node)
    default: emit(.jump(top), node)
    }
    patch(ends, to: builder.next)
    let value2 = builder.slot()
    emit(.copy(.slot(result), to: value2), node)
    emit(.drop([list, counter, item, result]), node)
    return (.slot(value2), answer)
  }

  mutating func reduce(
    _ found: Lowered, _ element: SwiftType,
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard given.count == 2, given[0].label == nil, let (start, type) = lowerValue(given[0].value, expecting: .unknown),
      let function = function(given[1].value, [type, element], type)
    else { return nil }
    let (list, counter, item, result) = (
      builder.slot("$list"), builder.slot("$counter"), builder.slot("$element"), builder.slot("$result")
    )
    emit(.copy(found.0, to: list), node)
    emit(.copy(.value(.int(0)), to: counter), node)
    emit(.copy(start, to: result), node)
    let top = builder.next
    emit(.next(.slot(list), counter: counter, to: item, else: 0), node)
    let (value, _) = apply(function, [(.slot(result), type), (.slot(item), element)], node)
    emit(.copy(value, to: result), node)
    emit(.jump(top), node)
    patch([Int(top)], to: builder.next)
    let answer = builder.slot()
    emit(.copy(.slot(result), to: answer), node)
    emit(.drop([list, counter, item, result]), node)
    return (.slot(answer), type)
  }

  /// `sorted { $0.n < $1.n }`, `min(by: <)`.
  mutating func compare(
    _ word: String, _ found: Lowered, _ element: SwiftType, _ closure: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    let operations: [String: SwiftListOperation] = ["sorted": .sorted, "min": .min, "max": .max]
    guard let operation = operations[word] else { return nil }
    var operands = [found.0]
    if tree[closure].kind == .operatorName {
      guard let sign = tree[closure].name.flatMap({ BinaryOperator(text($0)) }), sign == .less || sign == .greater
      else {
        return nil
      }
      if sign == .greater { operands.append(operatorClosure(sign, closure)) }
    } else {
      guard case .closure(let operand, _, _)? = function(closure, [element, element], .value(.bool)) else { return nil }
      operands.append(operand)
    }
    let slot = builder.slot()
    emit(.collection(operation, operands, tree.text(of: node), to: slot), node, text: plainText(tree[node].range))
    return (.slot(slot), word == "sorted" ? .list(element) : element)
  }

  /// `>` as a function of two values.
  private mutating func operatorClosure(_ sign: BinaryOperator, _ node: SyntaxNode.ID) -> Operand {
    swift.builders.append(closureBuilder(node))
    let (left, right, result) = (builder.slot("left"), builder.slot("right"), builder.slot())
    builder.function.parameters = [left, right]
    builder.beginsStatement = true
    emit(.binary(sign, .slot(left), .slot(right), to: result), node)
    emit(.return(.slot(result)), node)
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, [], to: slot), node)
    return .slot(slot)
  }
}
