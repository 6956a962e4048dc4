/// Statements of Swift, one after the other.
extension Checker {
  var builder: SwiftBuilder {
    _read { yield swift.builders[swift.builders.count - 1] }
    _modify { yield &swift.builders[swift.builders.count - 1] }
  }

  var wantsValue: Bool {
    if builder.function.kind == .closure { return true }
    return builder.returns != nil
  }
  var expectedResult: SwiftType { builder.returns ?? .unknown }
  mutating func returning(_ type: SwiftType?) { builder.returns = type }

  mutating func emit(_ kind: SwiftInstruction.Kind, _ node: SyntaxNode.ID, text: String? = nil) {
    let range = tree[node].range
    var instruction = SwiftInstruction(
      kind, line: source.line(of: Int(range.start)), range: byteRange(range), beginsStatement: builder.beginsStatement)
    if let text {
      let id = textID(text)
      instruction.text = id
      if kind.mayBeOpaque { swift.asked.insert(id) }
    }
    builder.beginsStatement = false
    builder.function.instructions.append(instruction)
  }

  mutating func textID(_ text: String) -> TextID {
    // `self.` says nothing of what is meant.
    if text.utf8.starts(with: "self.".utf8) { return textID(String(text.dropFirst(5))) }
    if let known = swift.texts[text] { return known }
    let id = TextID(Int32(program.swift.texts.count))
    program.swift.texts.append(text)
    swift.texts[text] = id
    return id
  }

  /// The text of an expression without white space, as `given` compares it.
  func plainText(_ range: SourceRange) -> String {
    String(decoding: source.bytes[range.offsets].filter { $0 > 0x20 }, as: UTF8.self)
  }

  mutating func declare(_ name: Name, _ operand: Operand, _ type: SwiftType, isVariable: Bool = false) {
    let last = builder.scopes.count - 1
    builder.scopes[last][name.id] = SwiftBuilder.Variable(operand: operand, type: type, isVariable: isVariable)
  }

  /// Says that a statement is not run, and why.
  mutating func skip(_ node: SyntaxNode.ID, _ reason: String) {
    let range = tree[node].range
    let first = source.line(of: Int(range.start))
    let last = max(first, source.line(of: max(Int(range.start), Int(range.end) - 1)))
    program.swift.skipped.append(SkippedStatement(lines: first...last, reason: reason))
  }

  mutating func lowerStatements(_ statements: [SyntaxNode.ID]) {
    for statement in statements {
      builder.beginsStatement = true
      lowerStatement(statement)
      builder.temporaries = []
    }
  }

  mutating func lowerBlock(_ block: SyntaxNode.ID) {
    builder.scopes.append([:])
    lowerStatements(Array(tree.children(of: block)))
    builder.scopes.removeLast()
  }

  private mutating func lowerStatement(_ node: SyntaxNode.ID) {
    switch tree[node].kind {
    case .variableDeclaration: lowerVariables(node)
    case .expressionStatement, .callStatement, .readStatement:
      guard let value = tree.child(of: node, at: 0) else { return }
      let count = builder.function.instructions.count
      if lowerValue(value, expecting: .unknown, isStatement: true) == nil {
        builder.function.instructions.removeLast(builder.function.instructions.count - count)
        leaveOut(node)
      }
    case .assignment: lowerAssignment(node)
    case .ifStatement: lowerIf(node)
    case .guardStatement: lowerGuard(node)
    case .switchStatement: lowerSwitch(node)
    case .returnStatement:
      var result = Operand.none
      if let value = tree.child(of: node, at: 0), let (operand, _) = lowerValue(value, expecting: expectedResult) {
        result = operand
      }
      emit(.return(result), node)
    case .doStatement:
      if let block = block(of: node) { lowerBlock(block) }
    case .labeledStatement, .deferStatement, .forStatement, .whileStatement, .repeatStatement, .compoundAssignment,
      .throwStatement, .breakStatement, .continueStatement:
      lowerLater(node)
    case .functionDeclaration: lowerLocalFunction(node)
    default: skip(node, "presim leaves it out")
    }
  }

  /// Leaves a statement out that calls something which presim does not know: told where a closure of it, which is never
  /// called, does something with the hierarchy, and a mistake where the statement itself does.
  private mutating func leaveOut(_ node: SyntaxNode.ID) {
    let range = tree[node].range
    if let value = tree.child(of: node, at: 0), handOver(value) { return }
    guard let verb = verb(in: node) else { return skip(node, "it is not about the hierarchy") }
    if hasIdleClosures(node) { return skip(node, "it is not about the hierarchy") }
    let call = String(tree.text(of: node).prefix { $0 != "{" && $0 != "(" && !$0.isNewline }).filter { $0 != " " }
    report(
      "check.unknown-method", "presim cannot tell what '\(call)' is, and it has '\(verb)'", at: range,
      notes: [.init("paste the class that declares it, too")])
  }

  /// Whether the verb of a statement stands in a closure, which does nothing that is known.
  private func hasIdleClosures(_ node: SyntaxNode.ID) -> Bool {
    guard let value = tree.child(of: node, at: 0), tree[plain(value)].kind == .path else { return false }
    return tree.children(of: plain(value)).contains { part in
      tree[part].kind == .call
        && tree.children(of: part).contains { tree.child(of: $0, at: 0).map { tree[$0].kind == .closure } ?? false }
    }
  }

  /// What is not run yet: an error if it has a call of the hierarchy, else it is left out.
  private mutating func lowerLater(_ node: SyntaxNode.ID) {
    if let verb = verb(in: node) {
      let word = tree.text(of: node).prefix { $0.isLetter }
      report(
        "check.not-supported", "'\(word)' is not run yet, and it has '\(verb)'", at: tree[node].range,
        notes: [.init("write what happens in this scenario without it")])
    } else {
      skip(node, "it is not about the hierarchy")
    }
  }

  /// The first call of the hierarchy in a node.
  private func verb(in node: SyntaxNode.ID) -> String? {
    let range = tree[node].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    while lexer.offset < Int(range.end) {
      if lexer.next().kind == .endOfFile { break }
      if lexer.latestVerb >= 0 { return lexer.word(at: lexer.latestVerb) }
    }
    return nil
  }

  private mutating func lowerLocalFunction(_ node: SyntaxNode.ID) {
    guard let name = tree[node].name, let block = block(of: node) else { return }
    let slot = builder.slot(text(name))
    declare(name, .slot(slot), .closure(.something))
    let operand = makeClosure(node, block, parameters: localParameters(node))
    emit(.copy(operand, to: slot), node)
  }

  private func localParameters(_ node: SyntaxNode.ID) -> [(Name, SyntaxNode.ID?)] {
    var result: [(Name, SyntaxNode.ID?)] = []
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      let annotation = tree.children(of: child).first { tree[$0].kind == .typeAnnotation }
      if let name = tree[child].name { result.append((name, annotation.flatMap { tree.child(of: $0, at: 0) })) }
    }
    return result
  }

  // MARK: Variables

  private mutating func lowerVariables(_ node: SyntaxNode.ID) {
    let isConstant = tree[node].flags.contains(.marked)
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      var pattern: SyntaxNode.ID?
      var annotation: SyntaxNode.ID?
      var initial: SyntaxNode.ID?
      var hasAccessor = false
      for part in tree.children(of: binding) {
        switch tree[part].kind {
        case .namePattern, .tuplePattern, .discard, .enumCasePattern: pattern = part
        case .typeAnnotation: annotation = tree.child(of: part, at: 0)
        case .accessor: hasAccessor = true
        default: initial = part
        }
      }
      guard let pattern, !hasAccessor, let name = tree[pattern].name, tree[pattern].kind == .namePattern else {
        if let initial { _ = lowerValue(initial, expecting: .unknown) }
        continue
      }
      let wanted = annotation.map { type(of: $0) }
      let hold: Hold = hasModifier(node, "weak") ? .weak : hasModifier(node, "unowned") ? .unowned : .strong
      let slot = builder.slot(text(name), hold)
      if !isConstant { emit(.declare(slot), binding) }
      guard let initial else {
        declare(name, .slot(slot), wanted ?? .unknown, isVariable: true)
        if !isConstant { emit(.copy(.none, to: slot), binding) }
        continue
      }
      nameHint = swift.returned.flatMap { $0.local == name ? $0.property : nil } ?? name
      let found = lowerValue(initial, expecting: wanted ?? .unknown)
      nameHint = nil
      declare(name, .slot(slot), wanted ?? found?.1 ?? .opaque, isVariable: !isConstant)
      if let (value, _) = found {
        emit(.copy(value, to: slot), binding)
      } else {
        emit(.copy(opaque(of: initial), to: slot), binding)
      }
    }
  }

  // MARK: Assignments

  private mutating func lowerAssignment(_ node: SyntaxNode.ID) {
    guard let target = tree.child(of: node, at: 0), let value = tree.child(of: node, at: 1) else { return }
    if tree[target].kind == .discard {
      _ = lowerValue(value, expecting: .unknown)
      return
    }
    let count = builder.function.instructions.count
    if tree[target].kind == .path, coreAnimationDelegate(target, value, node) { return }
    guard tree[target].kind == .path, let place = place(target) else {
      builder.function.instructions.removeLast(builder.function.instructions.count - count)
      skip(node, "'\(tree.text(of: target))' is not about the hierarchy")
      return
    }
    nameHint = place.hint
    let found = lowerValue(value, expecting: place.type)
    nameHint = nil
    guard let (operand, _) = found else {
      let slot = builder.slot()
      if case .uikit = place.kind {
        skip(node, "presim does not know '\(tree.text(of: value))'")
        return
      }
      emit(.copy(opaque(of: value), to: slot), node)
      write(.slot(slot), to: place, node)
      return
    }
    write(operand, to: place, node)
  }

  // MARK: Conditions

  /// Evaluates conditions; the jumps to where one does not hold are patched by the caller.
  private mutating func lowerConditions(_ conditions: [SyntaxNode.ID]) -> [Int] {
    var exits: [Int] = []
    for condition in conditions {
      switch tree[condition].kind {
      case .optionalBinding:
        var pattern: SyntaxNode.ID?
        var annotation: SyntaxNode.ID?
        var initial: SyntaxNode.ID?
        for part in tree.children(of: condition) {
          switch tree[part].kind {
          case .namePattern, .discard, .tuplePattern, .enumCasePattern: pattern = part
          case .typeAnnotation: annotation = tree.child(of: part, at: 0)
          default: initial = part
          }
        }
        guard let pattern else { continue }
        let name = tree[pattern].name
        var found: (Operand, SwiftType)?
        if let initial {
          found = lowerValue(initial, expecting: annotation.map { self.type(of: $0) } ?? .unknown)
        } else if let name {
          found = lowerName(name, pattern)
        }
        let slot = builder.slot(name.map { text($0) } ?? "_")
        let range = tree[initial ?? pattern].range
        let (operand, type) = found ?? (initial.map { opaque(of: $0) } ?? opaque(plainText(range), condition), .opaque)
        exits.append(builder.function.instructions.count)
        emit(.bind(operand, to: slot, else: 0), condition, text: plainText(range))
        if let name { declare(name, .slot(slot), type) }
      case .availability:
        if !available(condition) {
          exits.append(builder.function.instructions.count)
          emit(.jump(0), condition)
        }
      case .caseCondition:
        guard let pattern = tree.child(of: condition, at: 0), let value = tree.child(of: condition, at: 1) else {
          continue
        }
        let (operand, type) =
          lowerValue(value, expecting: .unknown) ?? (opaque(of: value), .opaque)
        exits += match(pattern, operand, type, condition)
      default:
        guard let (operand, _) = lowerValue(condition, expecting: .value(.bool)) else {
          let value = opaque(of: condition)
          exits.append(builder.function.instructions.count)
          emit(.jumpIf(value, false, 0, stake: Stake()), condition, text: plainText(tree[condition].range))
          continue
        }
        exits.append(builder.function.instructions.count)
        emit(.jumpIf(operand, false, 0, stake: Stake()), condition, text: plainText(tree[condition].range))
      }
    }
    return exits
  }

  private func available(_ node: SyntaxNode.ID) -> Bool {
    var holds = true
    for platform in tree.children(of: node) where tree[platform].name.map({ text($0) }) == "iOS" {
      guard let number = tree.child(of: platform, at: 0), let version = tree.version(of: number) else { continue }
      holds = program.profile.version.major >= version.major
    }
    return tree[node].flags.contains(.marked) ? !holds : holds
  }

  mutating func opaque(_ text: String, _ node: SyntaxNode.ID) -> Operand {
    let slot = builder.slot()
    emit(.opaque(to: slot), node, text: text)
    return .slot(slot)
  }

  mutating func patch(_ rows: [Int], to target: Int32, stake: Stake? = nil) {
    for row in rows {
      switch builder.function.instructions[row].kind {
      case .jump: builder.function.instructions[row].kind = .jump(target)
      case .jumpIf(let value, let wanted, _, let old):
        builder.function.instructions[row].kind = .jumpIf(value, wanted, target, stake: stake ?? old)
      case .jumpIfNil(let value, _): builder.function.instructions[row].kind = .jumpIfNil(value, target)
      case .jumpIfOpaque(let value, _): builder.function.instructions[row].kind = .jumpIfOpaque(value, target)
      case .bind(let value, let slot, _): builder.function.instructions[row].kind = .bind(value, to: slot, else: target)
      default: break
      }
    }
  }

  /// What the instructions since a row do to the hierarchy, or to something that is known: the first of it.
  private func stake(since row: Int) -> Stake? {
    for instruction in builder.function.instructions[row...] {
      guard case .uikit(let call) = instruction.kind else { continue }
      switch call.method {
      case .present: return Stake(line: instruction.line, verb: "presents")
      case .dismiss: return Stake(line: instruction.line, verb: "dismisses")
      case .pushViewController: return Stake(line: instruction.line, verb: "pushes")
      default: continue
      }
    }
    for instruction in builder.function.instructions[row...] {
      switch instruction.kind {
      case .assign, .writeField: return Stake(line: instruction.line, verb: "assigns")
      case .return: return Stake(line: instruction.line, verb: "returns")
      case .uikit, .call, .send, .callClosure, .enqueue, .make, .allocate, .fail, .handOver:
        return Stake(line: instruction.line, verb: "acts")
      case .copy(_, to: let slot):
        if !builder.function.slots[Int(slot.index)].name.isEmpty {
          return Stake(line: instruction.line, verb: "assigns")
        }
      default: break
      }
    }
    return nil
  }

  private mutating func lowerIf(_ node: SyntaxNode.ID) {
    var ends: [Int] = []
    var asked: [(rows: [Int], start: Int)] = []
    let start = builder.function.instructions.count
    for branch in tree.children(of: node) {
      let parts = Array(tree.children(of: branch))
      guard let block = parts.last else { continue }
      builder.scopes.append([:])
      let exits = lowerConditions(Array(parts.dropLast()))
      let body = builder.function.instructions.count
      lowerBlock(block)
      builder.scopes.removeLast()
      asked.append((exits, body))
      ends.append(builder.function.instructions.count)
      emit(.jump(0), branch)
      patch(exits, to: builder.next)
    }
    patch(ends, to: builder.next)
    guard let whole = stake(since: start) else {
      // Nothing depends on it: it is left out.
      builder.function.instructions.removeLast(builder.function.instructions.count - start)
      return skip(node, "it is not about the hierarchy")
    }
    // What depends on a condition that nobody knows: what its branch does, or another one.
    for part in asked {
      let stake = stake(since: part.start) ?? whole
      for row in part.rows {
        if case .jumpIf(let value, let wanted, let target, _) = builder.function.instructions[row].kind {
          builder.function.instructions[row].kind = .jumpIf(value, wanted, target, stake: stake)
        }
      }
    }
  }

  private mutating func lowerGuard(_ node: SyntaxNode.ID) {
    let parts = Array(tree.children(of: node))
    guard let block = parts.last else { return }
    let exits = lowerConditions(Array(parts.dropLast()))
    let over = builder.function.instructions.count
    emit(.jump(0), node)
    let row = builder.next
    lowerBlock(block)
    let stake = stake(since: Int(row))
    for exit in exits { patch([exit], to: row, stake: stake) }
    patch([over], to: builder.next)
  }

  private mutating func lowerSwitch(_ node: SyntaxNode.ID) {
    guard let subject = tree.child(of: node, at: 0) else { return }
    let (operand, type) =
      lowerValue(subject, expecting: .unknown) ?? (opaque(of: subject), .opaque)
    var ends: [Int] = []
    for part in tree.children(of: node) where tree[part].kind == .switchCase {
      guard let block = block(of: part) else { continue }
      builder.scopes.append([:])
      var bodies: [Int] = []
      var exits: [Int] = []
      let items = tree.children(of: part).filter { tree[$0].kind == .caseItem }
      for (index, item) in items.enumerated() {
        patch(exits, to: builder.next)
        exits = []
        guard let pattern = tree.child(of: item, at: 0) else { continue }
        exits = match(pattern, operand, type, item)
        if let clause = tree.child(of: item, at: 1), let condition = tree.child(of: clause, at: 0) {
          exits += lowerConditions([condition])
        }
        if index < items.count - 1 {
          bodies.append(builder.function.instructions.count)
          emit(.jump(0), item)
        }
      }
      patch(bodies, to: builder.next)
      let body = builder.function.instructions.count
      lowerBlock(block)
      ends.append(builder.function.instructions.count)
      emit(.jump(0), part)
      builder.scopes.removeLast()
      patch(exits, to: builder.next, stake: stake(since: body))
    }
    patch(ends, to: builder.next)
  }

  /// Whether a value is what a pattern says: jumps away where it is not. Names of the pattern are declared.
  private mutating func match(
    _ pattern: SyntaxNode.ID, _ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID
  ) -> [Int] {
    func isTest(_ found: Operand, _ checker: inout Checker) -> [Int] {
      let row = checker.builder.function.instructions.count
      checker.emit(
        .jumpIf(found, false, 0, stake: Stake()), node, text: checker.plainText(checker.tree[pattern].range))
      return [row]
    }
    switch tree[pattern].kind {
    case .discard: return []
    case .valueBindingPattern:
      return tree.child(of: pattern, at: 0).map { match($0, operand, type, node) } ?? []
    case .namePattern:
      guard let name = tree[pattern].name else { return [] }
      let slot = builder.slot(text(name))
      emit(.copy(operand, to: slot), node)
      declare(name, .slot(slot), type)
      return []
    case .optionalPattern:
      guard let inner = tree.child(of: pattern, at: 0) else { return [] }
      let row = builder.function.instructions.count
      emit(.jumpIfNil(operand, 0), node)
      return [row] + match(inner, operand, type, node)
    case .typePattern, .castPattern:
      let isCast = tree[pattern].kind == .castPattern
      guard let wanted = tree.child(of: pattern, at: isCast ? 1 : 0) else { return [] }
      let (test, found) = typeTest(wanted)
      let slot = builder.slot()
      emit(.test(operand, test, to: slot), node)
      let exits = isTest(.slot(slot), &self)
      if isCast, let inner = tree.child(of: pattern, at: 0) { return exits + match(inner, operand, found, node) }
      return exits
    case .enumCasePattern:
      guard let name = tree[pattern].name else { return [] }
      let slot = builder.slot()
      guard case .enumeration(let id) = type,
        let row = swift.cases[Int(id.index)].firstIndex(where: { $0.name == name })
      else {
        // A case of UIKit's or of a type that presim does not know.
        if case .value(.enumeration(let kind)) = type, let value = enumeration(name, kind, at: tree[pattern].range) {
          emit(.binary(.equal, operand, .value(value), to: slot), node)
          return isTest(.slot(slot), &self)
        }
        if text(name) == "none" {
          emit(.binary(.equal, operand, .none, to: slot), node)
          return isTest(.slot(slot), &self)
        }
        emit(.isCase(operand, textID(text(name)), to: slot), node)
        var exits = isTest(.slot(slot), &self)
        var position: Int32 = 0
        for argument in tree.children(of: pattern) where tree[argument].kind == .patternArgument {
          guard let inner = tree.child(of: argument, at: 0) else { continue }
          let part = builder.slot()
          emit(.payload(operand, position, to: part), node)
          exits += match(inner, .slot(part), .unknown, node)
          position += 1
        }
        return exits
      }
      emit(.binary(.equal, operand, .value(.enumCase(id, Int32(row), [])), to: slot), node)
      var exits = isTest(.slot(slot), &self)
      var position: Int32 = 0
      for argument in tree.children(of: pattern) where tree[argument].kind == .patternArgument {
        guard let inner = tree.child(of: argument, at: 0) else { continue }
        let part = builder.slot()
        emit(.payload(operand, position, to: part), node)
        let payload = swift.cases[Int(id.index)][row].payload
        let type = payload.indices.contains(Int(position)) ? payload[Int(position)].type : nil
        exits += match(inner, .slot(part), type.map { self.type(of: $0) } ?? .unknown, node)
        position += 1
      }
      return exits
    case .expressionPattern:
      guard let value = tree.child(of: pattern, at: 0), let (wanted, _) = lowerValue(value, expecting: type) else {
        return []
      }
      let slot = builder.slot()
      emit(.binary(.equal, operand, wanted, to: slot), node)
      return isTest(.slot(slot), &self)
    default: return []
    }
  }
}
