/// `if` and `switch`, as statements and as values.
extension Checker {
  /// Where a branch puts its value.
  struct ValueTarget {
    let slot: Slot
    let type: SwiftType
    var found: SwiftType?
    /// The result builder that makes the value of a branch.
    var build: ResultBuilder?
  }

  /// `let x = if c { a } else { b }`, `switch` likewise.
  mutating func lowerChoice(_ node: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    var target: ValueTarget? = ValueTarget(slot: builder.slot("$value"), type: type)
    if tree[node].kind == .ifStatement { lowerIf(node, into: &target) } else { lowerSwitch(node, into: &target) }
    guard let target else { return nil }
    return (.slot(target.slot), target.found ?? type)
  }

  /// Whether an `if` or a `switch` is a value: each of its branches is one expression, or leaves the function.
  func isChoice(_ node: SyntaxNode.ID) -> Bool {
    guard tree[node].kind == .ifStatement || tree[node].kind == .switchStatement else { return false }
    var count = 0
    for part in tree.children(of: node) where tree[part].kind == .branch || tree[part].kind == .switchCase {
      guard let block = block(of: part) else { return false }
      let statements = Array(tree.children(of: block))
      guard statements.count == 1 else { return false }
      switch tree[statements[0]].kind {
      case .expressionStatement: count += 1
      case .throwStatement, .returnStatement: break
      case .ifStatement, .switchStatement:
        guard isChoice(statements[0]) else { return false }
        count += 1
      default: return false
      }
    }
    return count > 0
  }

  /// Whether a closure of which nothing says that it gives something back chooses between values: some branch is one that no
  /// statement would write alone.
  mutating func choosesValues(_ node: SyntaxNode.ID) -> Bool {
    guard builder.function.kind == .closure, isChoice(node) else { return false }
    return tree.children(of: node).contains { part in
      guard let statement = block(of: part).flatMap({ tree.child(of: $0, at: 0) }) else { return false }
      guard tree[statement].kind == .expressionStatement, let value = tree.child(of: statement, at: 0) else {
        return choosesValues(statement)
      }
      switch tree[value].kind {
      case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral,
        .nilLiteral, .list, .dictionary, .tuple, .enumCase, .identifier, .binary, .ternary, .negation, .closure:
        return true
      case .path:
        guard let head = tree.child(of: value, at: 0), let last = tree.lastChild(of: value) else { return false }
        let makes = tree[head].name.map { names.utf8(of: $0).first?.isCapital == true } ?? false
        return tree[last].kind != .call || tree[head].kind == .enumCase || makes && tree.child(of: value, at: 1) == last
      default: return false
      }
    }
  }

  private mutating func lowerBranch(_ block: SyntaxNode.ID, into target: inout ValueTarget?) {
    if var value = target, let maker = value.build {
      lowerBuiltBranch(block, into: &value, maker)
      target = value
      return
    }
    let statements = Array(tree.children(of: block))
    guard var value = target, let last = statements.last,
      tree[last].kind == .expressionStatement || tree[last].kind == .ifStatement || tree[last].kind == .switchStatement
    else { return lowerBlock(block) }
    let begun = beginScope()
    lowerStatements(Array(statements.dropLast()))
    builder.beginsStatement = true
    let expression = tree[last].kind == .expressionStatement ? tree.child(of: last, at: 0) ?? last : last
    let found = lowerValue(expression, expecting: value.type)
    let operand = found?.0 ?? unread(last)
    emit(.copy(operand, to: value.slot), last)
    if value.found == nil { value.found = found?.1 }
    endScope(begun, expression)
    target = value
  }

  mutating func lowerIf(_ node: SyntaxNode.ID) {
    var none: ValueTarget?
    enterExit(isLoop: false, takesBreak: false)
    lowerIf(node, into: &none)
    leaveExit()
  }

  mutating func lowerIf(_ node: SyntaxNode.ID, into target: inout ValueTarget?) {
    var ends: [Int] = []
    var asked: [(rows: [Int], start: Int)] = []
    let start = builder.function.instructions.count
    var isDecided = false
    let outside = swift.isOfOtherVersions
    defer { swift.isOfOtherVersions = outside }
    for branch in tree.children(of: node) {
      let parts = Array(tree.children(of: branch))
      guard let block = parts.last else { continue }
      let versions = parts.dropLast().filter { tree[$0].kind == .availability }
      let isRuledOut = isDecided || versions.contains { !available($0) }
      isDecided = isDecided || !isRuledOut && !versions.isEmpty && versions.count == parts.count - 1
      swift.isOfOtherVersions = outside || isRuledOut && hasSeveralVersions
      let begun = beginScope()
      let exits = lowerConditions(Array(parts.dropLast()))
      let locals = Array(builder.locals[begun...])
      let body = builder.function.instructions.count
      lowerBranch(block, into: &target)
      endScope(begun, Array(tree.children(of: block)).last ?? branch)
      asked.append((exits, body))
      ends.append(emitted(.jump(.unpatched), branch))
      patch(exits, to: builder.next)
      if exits.count > 1, !locals.isEmpty { emit(.drop(locals), branch) }
    }
    patch(ends, to: builder.next)
    guard let whole = target == nil ? stake(since: start) : Stake(line: line(of: node), verb: "decides a value") else {
      if builder.function.instructions[start...].contains(where: { $0.isNoticed }) {
        let head = tree.child(of: node, at: 0).flatMap { tree.child(of: $0, at: 0) }.map { tree.lineText(of: $0) } ?? ""
        return forgetIfUnknown(asked.flatMap { $0.rows }, since: start, of: head, node)
      }
      // Nothing depends on it: it is left out.
      builder.truncate(to: start)
      return skip(node, "it is not about the hierarchy")
    }
    // What depends on a condition that nobody knows: what its branch does, or another one.
    let stakes = target == nil ? stakes(since: asked.map { $0.start }) : []
    for (index, part) in asked.enumerated() {
      let stake = stakes.indices.contains(index) ? stakes[index] ?? whole : whole
      for row in part.rows {
        if case .jumpIf(let value, let wanted, let target, _) = builder.function.instructions[row].kind {
          builder.function.instructions[row].kind = .jumpIf(value, wanted, target, stake: stake)
        }
      }
    }
  }

  /// Only what nobody knows then depends on these conditions, or what is printed: where one is unknown, that is so whichever
  /// way it goes.
  private mutating func forgetIfUnknown(
    _ rows: [Int], since start: Int, of condition: String, _ node: SyntaxNode.ID
  ) {
    let prints = builder.function.instructions[start...].contains { $0.prints }
    let over = emitted(.jump(.unpatched), node)
    let otherwise = builder.next
    forgetWrites(of: node)
    if prints { emit(.note(Self.notPrinted(condition)), node) }
    patch([over], to: builder.next)
    for row in rows { goOn(from: row, ifUnknown: otherwise) }
  }

  /// Nobody is asked about a condition: where it is unknown, the function goes on elsewhere.
  mutating func goOn(from row: Int, ifUnknown otherwise: Int32) {
    if case .jumpIf(let value, let wanted, let target, var stake) = builder.function.instructions[row].kind {
      stake.otherwise = otherwise
      builder.function.instructions[row].kind = .jumpIf(value, wanted, target, stake: stake)
    }
  }

  /// What is told where only what is printed depends on what nobody knows.
  static func notPrinted(_ condition: String) -> String {
    "presim cannot know what '\(condition.firstLine)' decides, so nothing that depends on it is printed"
  }

  func line(of node: SyntaxNode.ID) -> Int { source.line(of: Int(tree[node].range.start)) }

  mutating func lowerSwitch(_ node: SyntaxNode.ID) {
    var none: ValueTarget?
    enterExit(isLoop: false)
    let subject = lowerSwitch(node, into: &none)
    leaveExit()
    if let subject { emit(.drop([subject]), node) }
  }

  @discardableResult
  mutating func lowerSwitch(_ node: SyntaxNode.ID, into target: inout ValueTarget?) -> Slot? {
    guard let subject = tree.child(of: node, at: 0) else { return nil }
    let (value, type) =
      lowerValue(subject, expecting: .unknown) ?? (unread(subject), .opaque)
    let written = self.written(subject)
    // Other statements run before the last case is looked at.
    let slot = builder.slot("$subject")
    emit(.copy(value, to: slot), node)
    var ends: [Int] = []
    let outer = builder.fallthroughs
    builder.fallthroughs = []
    // What another case does, for those that do nothing themselves: looked for once.
    var (another, lookedForAnother): (Stake?, Bool) = (nil, false)
    let start = builder.function.instructions.count
    for part in tree.children(of: node) where tree[part].kind == .switchCase {
      guard let block = block(of: part) else { continue }
      let begun = beginScope()
      var bodies: [Int] = []
      var exits: [Int] = []
      let items = tree.children(of: part).filter { tree[$0].kind == .caseItem }
      var bound: [Int32: SwiftBuilder.Variable] = [:]
      for (index, item) in items.enumerated() {
        patch(exits, to: builder.next)
        exits = []
        guard let pattern = tree.child(of: item, at: 0) else { continue }
        builder.subject = plainText(tree[subject].range)
        exits = match(pattern, .slot(slot), type, item, written)
        if index == 0 { bound = builder.scopes[builder.scopes.count - 1] } else { bindAgain(bound, item) }
        if let clause = tree.child(of: item, at: 1), let condition = tree.child(of: clause, at: 0) {
          exits += lowerConditions([condition])
        }
        if index < items.count - 1 {
          bodies.append(emitted(.jump(.unpatched), item))
        }
      }
      patch(bodies, to: builder.next)
      patch(builder.fallthroughs, to: builder.next)
      builder.fallthroughs = []
      let locals = Array(builder.locals[begun...])
      let body = builder.function.instructions.count
      lowerBranch(block, into: &target)
      endScope(begun, Array(tree.children(of: block)).last ?? part)
      ends.append(emitted(.jump(.unpatched), part))
      var stake: Stake?
      if target != nil {
        stake = Stake(line: line(of: node), verb: "decides a value")
      } else if let own = self.stake(since: body) {
        stake = own
      } else {
        if !lookedForAnother { (another, lookedForAnother) = (anyStake(in: node), true) }
        stake = another
      }
      patch(exits, to: builder.next, stake: stake)
      if !locals.isEmpty { emit(.drop(locals), part) }
    }
    patch(builder.fallthroughs + ends, to: builder.next)
    builder.fallthroughs = outer
    if target == nil, !lookedForAnother || another == nil, stake(since: start) == nil {
      let rows = start..<builder.function.instructions.count
      forgetIfUnknown(rows.filter { !goesOn(at: $0) }, since: start, of: plainText(tree[subject].range), node)
    }
    return slot
  }

  /// Whether it is said already where a condition goes on that nobody knows.
  private func goesOn(at row: Int) -> Bool {
    if case .jumpIf(_, _, _, let stake) = builder.function.instructions[row].kind {
      stake.otherwise >= 0
    } else {
      false
    }
  }

  /// The body reads the variables of the first pattern, whichever of them it was.
  private mutating func bindAgain(_ bound: [Int32: SwiftBuilder.Variable], _ node: SyntaxNode.ID) {
    let last = builder.scopes.count - 1
    for (name, first) in bound.sorted(by: { $0.key < $1.key }) {
      guard let own = builder.scopes[last][name], case .slot(let slot) = first.operand, !own.operand.isSlot(slot) else {
        continue
      }
      emit(.copy(own.operand, to: slot), node)
      builder.scopes[last][name] = first
    }
  }

  /// What another case does with the hierarchy, for one that does nothing itself.
  private func anyStake(in node: SyntaxNode.ID) -> Stake? {
    verb(in: node).map { _ in Stake(line: line(of: node), verb: "acts") }
  }

  mutating func lowerFallthrough(_ node: SyntaxNode.ID) {
    if let exit = builder.exits.last(where: { $0.takesBreak }) { dropLocals(from: exit.locals, node) }
    builder.fallthroughs.append(builder.function.instructions.count)
    emit(.leave(.unpatched), node)
  }
}
