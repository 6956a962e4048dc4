/// Lines of a scenario that are Swift of the file's own: steps, turns, statements of no class.
extension Checker {
  /// Reads them for what they do with values, of which outlines say the classes.
  mutating func noteStepSlips() {
    guard reading == .scenario, !swift.isOld, swift.isUsed else { return }
    swift.certain.startDeclaration()
    (swift.certain.isStep, swift.certain.tries, swift.certain.awaits, swift.certain.catches) = (true, 1, 1, 1)
    declareOutlines()
    for item in columnOneItems() where !isOfPresim(item) {
      switch tree[item].kind {
      case .assignment, .callStatement, .variableDeclaration: noteSlips(inStep: item)
      case .beginStatement: if let inner = tree.child(of: item, at: 0) { noteSlips(inStep: inner) }
      case .block: for statement in tree.children(of: item) { noteSlips(inStep: statement) }
      case .turnStatement: if let block = tree.child(of: item, at: 0) { noteSlips(inTurn: block) }
      case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse: noteNothing(inExpectation: item)
      default: break
      }
    }
    swift.certain.startDeclaration()
  }

  /// `expect home.card(2) is CardViewController`, of a method that gives nothing back.
  private mutating func noteNothing(inExpectation node: SyntaxNode.ID) {
    let whole = tree[node].range
    guard let value = tree.child(of: node, at: 0),
      !diagnostics.contains(where: {
        $0.severity == .error && $0.range.start >= whole.start && $0.range.end <= whole.end
      })
    else { return }
    let tested = [.typeTest, .cast].contains(tree[value].kind) ? tree.child(of: value, at: 0) ?? value : value
    swift.certain.isChecking = false
    let type = tree[tested].kind == .path ? certainType(of: tested) : .unknown
    swift.certain.isChecking = true
    guard type == .void else { return }
    reportSlip(
      "check.type", "'\(tree.lineText(of: tested))' gives nothing back, so nothing can be expected of it",
      at: tree[tested].range, notes: [.init("write '-> …' with its type behind the parameters of the method")])
  }

  /// Says the slip of an expectation that cannot be read as the same slip is said in a step: what the file's own types do not
  /// have.
  mutating func noteSlip(inExpectation node: SyntaxNode.ID, since reported: Int) {
    guard diagnostics.count > reported else { return }
    let before = Array(diagnostics[reported...])
    diagnostics.removeLast(before.count)
    if !noteSlip(inLine: Array(tree.children(of: node))) { diagnostics += before }
  }

  /// Reads values of a line for what cannot be of the types of the file's and of UIKit's; false where nothing is wrong.
  mutating func noteSlip(inLine values: [SyntaxNode.ID]) -> Bool {
    guard reading == .scenario, !swift.isOld, swift.isUsed else { return false }
    let reported = diagnostics.count
    let (outer, outerReads) = (swift.certain, swift.readsExpectation)
    defer { (swift.certain, swift.readsExpectation) = (outer, outerReads) }
    swift.readsExpectation = false
    swift.certain.startDeclaration()
    (swift.certain.isStep, swift.certain.tries, swift.certain.awaits, swift.certain.catches) = (true, 1, 1, 1)
    declareOutlines()
    declareGlobals()
    for value in values { certainType(of: value) }
    return diagnostics[reported...].contains { $0.severity == .error }
  }

  private mutating func declareOutlines() {
    for (row, name) in program.outline.names.enumerated() {
      declareSubject(name, program.outline.classes[row])
    }
    for object in program.objects { declareSubject(object.name, object.objectClass) }
  }

  /// What lines at column one declare is of its class for certain where the file declares that.
  private mutating func declareGlobals() {
    for own in swift.globals.properties.values {
      switch own.type {
      case .object(let base, let id?) where program.classes[Int(id.index)].isDeclared:
        declareCertain(own.name, .object(base, id), isConstant: true)
      case .enumeration(let id) where swift.values[Int(id.index)].node != nil:
        declareCertain(own.name, .value(id), isConstant: true)
      default: continue
      }
    }
  }

  /// What has a name of the file's is of its class for certain where the file declares it, or where it is UIKit's.
  private mutating func declareSubject(_ word: String, _ id: ClassID) {
    guard let name = names.find(word), swift.globals.properties[name.id] == nil else { return }
    let base = bases[Int(id.index)]
    let shown = program.classes[Int(id.index)]
    declareCertain(
      name, shown.isDeclared ? .object(base, id) : shown.name == base.name ? .object(base, nil) : .unknown,
      isConstant: true)
  }

  private mutating func noteSlips(inTurn block: SyntaxNode.ID) {
    var block = block
    if let inner = tree.child(of: block, at: 0), tree[inner].kind == .block { block = inner }
    swift.certain.blocks.append([:])
    for statement in tree.children(of: block) { noteSlips(inStep: statement) }
    swift.certain.blocks.removeLast()
  }

  /// A line that is an error already is read for the types of its names alone.
  private mutating func noteSlips(inStep statement: SyntaxNode.ID) {
    let whole = tree[statement].range
    swift.certain.isChecking = !diagnostics.contains {
      $0.severity == .error && $0.range.start >= whole.start && $0.range.end <= whole.end
    }
    if tree[statement].kind == .variableDeclaration, swift.certain.blocks.count == 1 {
      // At column one a name may be declared once more.
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        if let name = tree.child(of: binding, at: 0).flatMap({ tree[$0].name }) {
          swift.certain.blocks[0][name.id] = nil
        }
      }
    }
    checkStatement(statement)
    swift.certain.isChecking = true
  }
}
