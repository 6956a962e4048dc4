/// Expectations inside functions and closures of Swift: looked at whenever they are reached, with the names of their place.
extension Checker {
  /// An `expect` among the statements of a function.
  mutating func lowerExpectation(_ node: SyntaxNode.ID) {
    let place = tree[node].range.start
    swift.heard.insert(place)
    if swift.isOfOtherVersions { return }
    if let known = swift.expectations[place], known == nil { return }
    let count = builder.function.instructions.count
    var looks: [Operand] = []
    var kind: Expectation.Kind?
    if hasSides(node), namesItsPlace(node) {
      kind = look(at: node, &looks)
      guard kind != nil else {
        builder.truncate(to: count)
        report(
          "check.expectation", "presim cannot look at '\(lookedAt(node))' here", at: tree[node].range,
          notes: [.init("write the expectation at column one, below the step, with the names of the outlines")])
        swift.expectations[place] = .some(nil)
        return
      }
    }
    let id: ExpectationID?
    if let known = swift.expectations[place] {
      id = known
    } else {
      id = kind.map { enter($0, node) } ?? expectation(node, .file)
      swift.expectations[place] = .some(id)
    }
    if let id { emit(.expect(id, looks), node) }
  }

  /// Reports what no function that can run has: an expectation in a statement that cannot be read, in a branch of `#if`
  /// that is not compiled, in a declaration that is read over.
  mutating func reportUnheardExpectations() {
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return }
    for range in tree.innerExpectations where !swift.heard.contains(range.start) {
      swift.heard.insert(range.start)
      report(
        "check.expectation", "'expect' is never looked at here: presim does not run this code", at: range,
        notes: [.init("write it at column one, below the step")])
    }
  }

  private func lookedAt(_ node: SyntaxNode.ID) -> String {
    tree.children(of: node).map { NormalizedText.text(source.bytes, tree[$0].range) }.joined(separator: " == ")
  }

  private func hasSides(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse: true
    default: false
    }
  }

  // MARK: Names

  /// Whether an expectation has a name that only its place has, or something that only Swift has: operators, closures,
  /// members of the file's own.
  private mutating func namesItsPlace(_ node: SyntaxNode.ID) -> Bool {
    var pending = Array(tree.children(of: node))
    while let current = pending.popLast() {
      switch tree[current].kind {
      case .identifier:
        if let name = tree[current].name, isOfThisPlace(name) { return true }
      case .member:
        if let name = tree[current].name,
          !holders(of: name).isEmpty
        {
          return true
        }
      case .binary, .ternary, .closure, .tryExpression, .awaitExpression, .interpolatedString, .dictionary, .tuple,
        .unary:
        return true
      default: break
      }
      pending += tree.children(of: current)
    }
    return false
  }

  private mutating func isOfThisPlace(_ name: Name) -> Bool {
    if name == .self || name == .super || variableType(name) != nil { return true }
    if let owner = builder.owner {
      let base = bases[Int(owner.index)]
      if property(name, of: .object(base, owner)) != nil || ownMethod(name) != nil { return true }
      if uikitProperty(text(name), base) != nil { return true }
    }
    if case .nothing = entity(name) { return existingClass(name) == nil || swift.enums[name.id] != nil }
    return false
  }

  // MARK: What is compared

  /// An expectation whose sides are looked at by closures.
  private mutating func look(at node: SyntaxNode.ID, _ looks: inout [Operand]) -> Expectation.Kind? {
    let sides = Array(tree.children(of: node))
    func text(_ side: SyntaxNode.ID) -> String { NormalizedText.text(source.bytes, tree[side].range) }
    if tree[node].kind == .expectTrue || tree[node].kind == .expectFalse {
      guard let (value, _) = look(sides[0], expecting: .value(.bool)) else { return nil }
      looks = [value]
      return .truth(.look(0, text(sides[0])), tree[node].kind == .expectTrue)
    }
    guard sides.count == 2 else { return nil }
    let turnsRound = isUntyped(sides[0]) && !isUntyped(sides[1])
    let (first, second) = turnsRound ? (sides[1], sides[0]) : (sides[0], sides[1])
    guard let (one, type) = look(first, expecting: .unknown), let (other, _) = look(second, expecting: type) else {
      return nil
    }
    looks = turnsRound ? [other, one] : [one, other]
    return .compare(.look(0, text(sides[0])), .look(1, text(sides[1])), isEqual: tree[node].kind == .expectEqual)
  }

  /// A closure that answers a value of this place.
  private mutating func look(_ side: SyntaxNode.ID, expecting type: SwiftType) -> Lowered? {
    swift.builders.append(closureBuilder(side))
    builder.beginsStatement = true
    guard let (value, found) = lowerValue(side, expecting: type) else {
      swift.builders.removeLast()
      return nil
    }
    emit(.return(value), side)
    builder.function.kind = .expression
    let captures = builder.captures
    let body = program.add(finish())
    let slot = builder.slot()
    emit(.makeClosure(body, captures, to: slot), side)
    return (.slot(slot), found)
  }
}
