/// Functions and statements that were pasted without their class: whose they are taken for, and variables at column one.
extension Checker {
  /// The functions at column one, and the runs of statements.
  private var loneItems: [SyntaxNode.ID] {
    let tree = tree
    return columnOneItems().filter {
      let kind = tree[$0].kind
      return kind == .functionDeclaration || kind == .variableDeclaration || kind == .block
    }
  }

  /// Whether lines at column one are steps: an outline or the launch of a pasted delegate puts something on screen, or a
  /// coordinator that is made there gets the window.
  var hasScreen: Bool {
    !tree.outline.isEmpty
      || (launchMethod != nil || handsOverWindow)
        && tree.items.allSatisfy { tree[$0].kind != .windowDeclaration }
  }

  /// `let app = AppCoordinator(window: UIWindow())`
  var handsOverWindow: Bool {
    loneItems.contains { item in
      let declared = tree[item].kind == .block ? Array(tree.children(of: item)) : [item]
      return declared.contains {
        tree[$0].kind == .variableDeclaration
          && (tree.text(of: $0, has: "(window: UIWindow(") || tree.text(of: $0, has: "(window: window)"))
      }
    }
  }

  /// Before classes are known: whether the file has Swift of no class.
  mutating func declareLoneTypes() {
    if !loneItems.isEmpty || tree.hasSwiftBlock { swift.isUsed = true }
  }

  /// Members of no class: once it is known what classes are.
  mutating func declareLone() {
    let items = loneItems
    guard !items.isEmpty else { return }
    var functions: [SyntaxNode.ID] = []
    for item in items {
      switch tree[item].kind {
      case .functionDeclaration: functions.append(item)
      case .variableDeclaration: declareGlobals(item)
      default:
        for child in tree.children(of: item) where tree[child].kind == .variableDeclaration { declareGlobals(child) }
      }
    }
    let runs = items.filter { tree[$0].kind == .block && !declaresOnly($0) }
    let launches = functions.filter { launchOwner($0) != nil }
    for item in launches {
      guard let owner = launchOwner(item) else { continue }
      addLone(item, to: extended(names.intern(owner)))
    }
    let methods = functions.filter { launchOwner($0) == nil }
    for item in methods {
      swift.loneStarts.insert(tree[item].range.start)
      if let name = tree[item].name { swift.loneNames.insert(name.id) }
    }
    guard !methods.isEmpty || !runs.isEmpty else { return }
    guard let owner = loneOwner(for: methods + runs) else {
      // A function that needs no instance is a function of its own.
      for item in methods where !needsInstance(item) { addLone(item, to: nil) }
      return
    }
    let told = methods.filter { needsInstance($0) || !isDeclared(owner) }
    let ofClass = isDeclared(owner) ? thoseOfInstance(methods, told, owner) : Set(methods.map { $0.index })
    if !ofClass.isEmpty || !runs.isEmpty { swift.lone = owner }
    for item in methods { addLone(item, to: ofClass.contains(item.index) ? owner : nil) }
    let name = program.classes[Int(owner.index)].name
    if let first = told.first, let function = tree[first].name {
      let others =
        told.count == 1
        ? "stands" : told.count == 2 ? "and one more function stand" : "and \(told.count - 1) more functions stand"
      remark(
        "check.assumed-class",
        "'\(text(function))' \(others) in no class: taken for \(told.count == 1 ? "a method" : "methods") of '\(name)'",
        at: nameRange(first),
        advice: "to say otherwise put \(told.count == 1 ? "it" : "them") into an extension of the class")
    }
  }

  private func isDeclared(_ id: ClassID) -> Bool { program.classes[Int(id.index)].isDeclared }

  private func declaresOnly(_ run: SyntaxNode.ID) -> Bool { declaresOnly(Array(tree.children(of: run))) }

  private func declaresOnly(_ statements: [SyntaxNode.ID]) -> Bool {
    statements.allSatisfy { tree[$0].kind == .variableDeclaration }
  }

  /// Whether a run does something where it stands: a variable that begins with a call on a controller of the file, or with
  /// code of the file's, is made there; any other, whose making nobody could notice, when it is first looked at.
  private func acts(_ statements: [SyntaxNode.ID]) -> Bool {
    statements.contains { tree[$0].kind != .variableDeclaration || makesACall($0) || runsOwnCode($0) }
  }

  /// Whether code of the file's runs where a variable is made: an initialiser of its own, or a method of a class of its own.
  private func runsOwnCode(_ declaration: SyntaxNode.ID) -> Bool {
    guard hasScreen else { return false }
    return tree.children(of: declaration).contains { binding in
      guard tree[binding].kind == .binding, let initial = tree.lastChild(of: binding), tree[initial].kind == .path
      else {
        return false
      }
      let parts = Array(tree.children(of: initial))
      guard parts.count > 1, let name = tree[parts[0]].name,
        let row = declaredClass(name)?.row
      else { return false }
      guard tree[parts[1]].kind == .call else { return parts.contains { tree[$0].kind == .call } }
      return lineage(ClassID(row)).contains { own in
        swift.members[own.index]?.initializers.contains { $0.block != nil && $0.labels != ["coder"] } ?? false
      }
    }
  }

  private func makesACall(_ declaration: SyntaxNode.ID) -> Bool {
    tree.children(of: declaration).contains { binding in
      guard tree[binding].kind == .binding, let initial = tree.lastChild(of: binding), tree[initial].kind == .path,
        let head = tree.child(of: initial, at: 0), let name = tree[head].name
      else { return false }
      switch entity(name) {
      case .controller, .object: return tree.children(of: initial).contains { tree[$0].kind == .call }
      default: return false
      }
    }
  }

  /// The head of a function, as messages point at it.
  private func nameRange(_ node: SyntaxNode.ID) -> SourceRange {
    var range = tree[node].range
    if tree[node].kind == .functionDeclaration {
      var lexer = SwiftLexer(source.bytes, from: Int(range.start))
      while lexer.offset < Int(range.end) {
        let token = lexer.next()
        if token.kind == .word, tree.text(token.range) == "func" { return lexer.next().range }
      }
    }
    range.end = min(range.end, source.range(ofLine: source.line(of: Int(range.start))).end)
    return range
  }

  // MARK: Whose they are

  /// The class of a delegate of the app's whose method a function is.
  private func launchOwner(_ node: SyntaxNode.ID) -> String? {
    guard let name = tree[node].name.map({ text($0) }), name == "scene" || name == "application" else { return nil }
    let isScene = tree.children(of: node).contains {
      tree[$0].kind == .parameter && tree.text(of: $0, has: "UIScene")
        || tree.lineText(of: $0).hasPrefix("willConnectTo")
    }
    return isScene ? "SceneDelegate" : "AppDelegate"
  }

  /// The class whose methods functions without one are taken for: that of the one controller that the file declares or
  /// has in an outline and does not make in its code; a class of its own where the file names none. Nil, reported where
  /// that matters, where several can be meant.
  private mutating func loneOwner(for items: [SyntaxNode.ID]) -> ClassID? {
    var candidates: [(id: ClassID, name: String)] = []
    func add(_ id: ClassID, _ checker: Checker) {
      if !candidates.contains(where: { $0.id == id }) {
        candidates.append((id, checker.program.classes[Int(id.index)].name))
      }
    }
    for (row, _) in classNodes where isController(ClassID(row)) && mayBeFirst(ClassID(row)) {
      add(ClassID(row), self)
    }
    var plain: [ClassID] = []
    for entry in tree.outline {
      guard let id = knownClass(entry.className) ?? plainClass(entry), isController(id) else { continue }
      if UIKitNames.hasFrameworkPrefix(text(entry.className)) {
        if bases[Int(id.index)] == .viewController, !plain.contains(id) { plain.append(id) }
      } else if !isMade(entry.className) {
        add(id, self)
      }
    }
    if candidates.isEmpty { for id in plain { add(id, self) } }
    if candidates.isEmpty, !tree.outline.isEmpty {
      for (row, _) in classNodes where isController(ClassID(row)) { add(ClassID(row), self) }
    }
    switch candidates.count {
    case 1: return candidates[0].id
    case 0:
      guard tree.outline.isEmpty, !hasScreen || items.contains(where: { needsInstance($0) }) else { return nil }
      let name = names.intern("ViewController")
      grow()
      return classOrPlain(name, at: nameRange(items[0]))
    default:
      if let item = items.first(where: { needsInstance($0) && !isInFolder(tree[$0].range) }) {
        swift.isAmbiguous = true
        let names = candidates.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
        report(
          "check.lone-function", "this stands in no class, and the file has \(names)", at: nameRange(item),
          notes: [
            tree[item].kind == .block
              ? .init("name the controller before each call, as in '\(somebodyInOutline).\(callOfSomebody(item))'")
              : .init("put 'extension \(candidates[0].name) {' above it and '}' below, with the class that is meant")
          ])
      }
      return nil
    }
  }

  /// The class of an outline's line that the file does not declare.
  private mutating func plainClass(_ entry: OutlineEntry) -> ClassID? {
    plainClass(entry.className, at: entry.classRange)
  }

  /// A class that the file does not declare, whose name says that it is a view controller's.
  mutating func plainClass(_ name: Name, at range: SourceRange) -> ClassID? {
    let word = text(name)
    guard word.hasSuffix("Controller") || word.hasSuffix("VC"),
      !UIKitNames.hasFrameworkPrefix(word)
    else { return nil }
    return classOrPlain(name, at: range)
  }

  /// Whether code uses `self`, or has a call or a property of a view controller's with nobody before it.
  private func needsInstance(_ node: SyntaxNode.ID) -> Bool {
    for child in tree.children(of: node) where tree[child].kind == .modifier {
      switch tree[child].name.map({ text($0) }) {
      case "IBAction", "objc", "override": return true
      default: break
      }
    }
    if tree[node].kind == .block, !hasScreen { return true }
    let isCode = tree[node].kind != .functionDeclaration
    guard let block = isCode ? node : block(of: node) else { return false }
    // What a line at column one declares is nobody's member: `let parent = Maker()`.
    var own = Set(tree.outline.map { text($0.name) } + swift.globals.properties.values.map { text($0.name) })
    for child in tree.children(of: node) where tree[child].kind == .parameter {
      if let name = tree[child].name { own.insert(text(name)) }
    }
    let range = tree[block].range
    var lexer = SwiftLexer(source.bytes, from: Int(range.start))
    var before = SwiftToken.Kind.endOfFile
    while lexer.offset < Int(range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .word, before != .dot {
        let word = tree.text(token.range)
        if word == "self" || word == "super" { return true }
        let ahead = lexer.byte(token.end)
        let isCall = ahead == UInt8(ascii: "(")
        if isCall, UIKitClass.viewController.lineage.contains(where: { $0.hasMethod(word) }) {
          return true
        }
        if !isCall, ahead != UInt8(ascii: ":"), !own.contains(word), PropertyLookup.named(word, .viewController) != nil
        {
          return true
        }
      }
      if token.kind == .word, before == .word, lexer.byte(token.end) != UInt8(ascii: ":") {
        own.insert(tree.text(token.range))
      }
      before = token.kind
    }
    return false
  }

  /// The functions that only a method can be: they name members of the class that are no variables of the file's, or call
  /// such a function.
  private func thoseOfInstance(
    _ functions: [SyntaxNode.ID], _ known: [SyntaxNode.ID], _ owner: ClassID
  ) -> Set<Int32> {
    var found = Set(known.map { $0.index })
    let own = Set(functions.compactMap { tree[$0].name?.id })
    func isMember(_ name: Int32) -> Bool {
      guard swift.globals.properties[name] == nil, !own.contains(name) else { return false }
      return lineage(owner).contains { row in
        guard let members = swift.members[row.index] else { return false }
        return members.properties[name] != nil || members.methods[name] != nil
      }
    }
    let words = functions.map { (node: $0, names: namesAlone(in: $0)) }
    for function in words where function.names.contains(where: isMember) { found.insert(function.node.index) }
    var isDone = false
    while !isDone {
      isDone = true
      let callers = Set(functions.filter { found.contains($0.index) }.compactMap { tree[$0].name?.id })
      for function in words where !found.contains(function.node.index) && !function.names.isDisjoint(with: callers) {
        found.insert(function.node.index)
        isDone = false
      }
    }
    return found
  }

  /// The names in a function's body that stand behind no `.` and that it does not declare.
  private func namesAlone(in function: SyntaxNode.ID) -> Set<Int32> {
    guard let block = block(of: function) else { return [] }
    var own = Set(tree.children(of: function).filter { tree[$0].kind == .parameter }.compactMap { tree[$0].name?.id })
    var found: Set<Int32> = []
    var lexer = SwiftLexer(source.bytes, from: Int(tree[block].range.start))
    var before = SwiftToken.Kind.endOfFile
    while lexer.offset < Int(tree[block].range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile { break }
      if token.kind == .word, before != .dot, let name = names.find(tree.text(token.range)) {
        if before == .word {
          own.insert(name.id)
        } else if lexer.byte(token.end) != UInt8(ascii: ":") {
          found.insert(name.id)
        }
      }
      before = token.kind
    }
    return found.subtracting(own)
  }

  // MARK: Declaring

  private mutating func addLone(_ node: SyntaxNode.ID, to owner: ClassID?) {
    guard let name = tree[node].name else { return }
    swift.declaresGlobals = owner == nil
    let method = method(node, text(name), owner)
    swift.declaresGlobals = false
    if let owner {
      swift.members[owner.index, default: SwiftMembers()].methods[name.id, default: []].append(method)
    } else {
      swift.globals.methods[name.id, default: []].append(method)
    }
    enterOperator(method, name)
    if method.block != nil { swift.pending.append((method, .method, nil)) }
  }

  /// Variables at column one: there is one of each for the whole file, made when it is first looked at.
  private mutating func declareGlobals(_ node: SyntaxNode.ID) {
    swift.declaresGlobals = true
    defer { swift.declaresGlobals = false }
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      var members = SwiftMembers()
      declareProperty(binding, node, nil, &members)
      guard var property = members.properties.values.first else { continue }
      if property.getter == nil {
        property.field = FieldID(Int32(program.swift.fields.count))
        program.swift.fields.append(SwiftField(name: text(property.name), owner: nil, isStatic: true))
      } else if let getter = members.pendingGetter {
        swift.pending.append((getter, .accessor, property.type))
      }
      property.isStatic = true
      swift.globals.properties[property.name.id] = property
    }
  }

  // MARK: Lowering

  /// Once outlines are known: who it is whose code stands at column one, and what its variables begin with.
  mutating func settleLone() {
    for id in swift.globals.properties.keys.sorted() {
      guard let property = swift.globals.properties[id] else { continue }
      switch entity(property.name) {
      case .nothing, .window: continue
      default:
        report(
          "check.declared-twice", "'\(text(property.name))' is already declared", at: tree[property.binding].range,
          notes: declarations[Int(id)].map { [.init("first declared here", at: $0)] } ?? [])
      }
    }
    // A run of statements is nobody's then, which has been said.
    guard swift.isUsed, let owner = swift.lone else { return }
    swift.loneInstance = (0..<program.outline.names.count).first { program.outline.classes[$0] == owner }.map {
      .value(.controller(ControllerID(Int32($0))))
    }
    guard let range = placeOfLoneCode() else { return }
    let (first, last) = (source.line(of: Int(range.start)), source.line(of: Int(range.end) - 1))
    guard let who = swift.loneInstance.flatMap({ operandName($0) }) else {
      if tree.outline.isEmpty, let window = tree.items.first(where: { tree[$0].kind == .windowDeclaration }) {
        return report(
          "check.window-root", "nothing stands below 'window': its root view controller is missing",
          at: tree[window].range, notes: [.init("write it in the next line, as '  root: UIViewController'")])
      }
      return report(
        "check.lone-function",
        "this stands in no class, and '\(program.classes[Int(owner.index)].name)' is in no outline",
        at: firstLine(of: range), notes: [.init("write it as a method of the class, and call the method as a step")])
    }
    remark(
      "check.assumed-class",
      "\(first == last ? "line \(first) stands" : "lines \(first) to \(last) stand") in no class: taken for code of '\(who)'\(tree.outline.isEmpty ? ", which runs in one run loop pass" : "")",
      at: firstLine(of: range), advice: "to say otherwise name the controller before each call")
  }

  /// The first statements at column one that are somebody's code: all of a paste without an outline.
  private func placeOfLoneCode() -> SourceRange? {
    for run in loneItems where tree[run].kind == .block && !declaresOnly(run) && needsInstance(run) {
      guard hasScreen else { return tree[run].range }
      let code = tree.children(of: run).filter { needsInstance($0) }
      guard let first = code.first, let last = code.last else { continue }
      return SourceRange(Int(tree[first].range.start), Int(tree[last].range.end))
    }
    return nil
  }

  private func firstLine(of range: SourceRange) -> SourceRange {
    let line = source.range(ofLine: source.line(of: Int(range.start)))
    return SourceRange(Int(range.start), Int(min(range.end, line.end)))
  }

  /// Who stands deepest in the first outline.
  /// The call that stands there, for a controller to be written before it.
  private func callOfSomebody(_ item: SyntaxNode.ID) -> String {
    var text = tree.lineText(of: item)
    if text.hasPrefix("self.") { text = String(text.dropFirst(5)) }
    guard text.utf8.count <= 80, !text.utf8.contains(UInt8(ascii: "\n")), text.utf8.last == UInt8(ascii: ")") else {
      return "view"
    }
    return text
  }

  private var somebodyInOutline: String {
    var row = 0
    guard tree.outline.indices.contains(0) else { return "home" }
    while tree.outline.indices.contains(row + 1), tree.outline[row + 1].depth > tree.outline[row].depth { row += 1 }
    return text(tree.outline[row].name)
  }

  private func operandName(_ operand: Operand) -> String? {
    guard case .value(.controller(let id)) = operand else { return nil }
    return program.outline.names[Int(id.index)]
  }

  /// What makes the variables at column one.
  ///
  /// - Parameter isBehind: those whose values name what code makes, once all of it was read; else the others.
  mutating func lowerGlobals(behindCode isBehind: Bool = false) {
    for id in swift.globals.properties.keys.sorted() {
      guard let property = swift.globals.properties[id], let field = property.field, let initial = property.initial,
        (namesNobody(initial) || hasScreen && tree[initial].kind == .closure) == isBehind
      else {
        if !isBehind, case .unknown? = swift.globals.properties[id]?.type {
          swift.globals.properties[id]?.type = .opaque
        }
        continue
      }
      beginLone(.initialValue, text(property.name), property.binding)
      nameHint = property.name
      // Nobody knows which line calls it last.
      let before = mentioning
      if tree[initial].kind == .closure { mentioning = Checker.forever }
      defer { mentioning = before }
      tellClosure(initial, written(type: annotation(of: property.binding).flatMap { tree.child(of: $0, at: 0) }))
      let found = lowerValue(initial, expecting: property.type)
      nameHint = nil
      if let (value, type) = found {
        emit(.return(value), property.binding)
        if annotation(of: property.binding) == nil { swift.globals.properties[id]?.type = type }
      } else {
        emit(.return(unread(initial)), property.binding)
        if case .unknown = property.type { swift.globals.properties[id]?.type = .opaque }
      }
      let body = reserve(.initialValue, text(property.name), property.binding, nil)
      program.define(body, as: finish())
      program.swift.fields[Int(field.index)].initial = body
    }
  }

  /// Whether an expression without closures has a name that stands for nothing which the file declares.
  private mutating func namesNobody(_ expression: SyntaxNode.ID) -> Bool {
    var lexer = SwiftLexer(source.bytes, from: Int(tree[expression].range.start))
    var before = SwiftToken.Kind.endOfFile
    while lexer.offset < Int(tree[expression].range.end) {
      let token = lexer.next()
      if token.kind == .endOfFile || token.kind == .leftBrace { return false }
      defer { before = token.kind }
      guard token.kind == .word, before != .dot, lexer.byte(token.end) != UInt8(ascii: ":"),
        let name = names.find(tree.text(token.range)), !name.isWord, !name.isReserved,
        names.utf8(of: name).first?.isCapital != true, case .nothing = entity(name)
      else { continue }
      if swift.globals.properties[name.id] == nil, swift.globals.methods[name.id] == nil { return true }
    }
    return false
  }

  private func annotation(of binding: SyntaxNode.ID) -> SyntaxNode.ID? {
    tree.children(of: binding).first { tree[$0].kind == .typeAnnotation }
  }

  /// A function that is code of the one whose code stands at column one.
  private mutating func beginLone(_ kind: SwiftFunction.Kind, _ name: String, _ node: SyntaxNode.ID) {
    let range = tree[node].range
    var builder = SwiftBuilder(
      kind, name: name, line: source.line(of: Int(range.start)), range: byteRange(range), owner: nil)
    builder.prefersFile = !tree.outline.isEmpty
    builder.isStatic = swift.loneInstance == nil
    builder.me = swift.loneInstance
    builder.owner = swift.loneInstance == nil ? nil : swift.lone
    swift.builders.append(builder)
  }

  /// The steps of a run of statements at column one: in a file with an outline each statement is one of its own, with
  /// the variables that are declared above it; a paste without an outline is the body of one method.
  func loneSteps(_ run: SyntaxNode.ID) -> [[SyntaxNode.ID]] {
    let statements = Array(tree.children(of: run))
    guard hasScreen else { return [statements] }
    var steps: [[SyntaxNode.ID]] = [[]]
    for statement in statements {
      steps[steps.count - 1].append(statement)
      if tree[statement].kind != .variableDeclaration { steps.append([]) }
    }
    if steps.last?.isEmpty == true { steps.removeLast() }
    return steps
  }

  /// Statements at column one that are one step; nil for variables that are made when they are first looked at.
  mutating func loneStep(_ statements: [SyntaxNode.ID]) -> BodyID? {
    guard let first = statements.first, let last = statements.last,
      !swift.isAmbiguous || declaresOnly(statements)
    else { return nil }
    if hasScreen, reportsLeaving(last) { return nil }
    guard acts(statements) else {
      keepForTheNextStep(statements)
      return nil
    }
    beginLone(.step, "", first)
    let isOfInstance = statements.map { needsInstance($0) }
    builder.leavesUnnamed = hasScreen && !isOfInstance.contains(true)
    if let me = swift.loneInstance, case .value(.controller(let id)) = me, !hasScreen || isOfInstance.last == true {
      mention(id.index)
    }
    let end = Int(tree[last].range.end) - 1
    builder.function.hasLines = source.line(of: Int(tree[first].range.start)) != source.line(of: end)
    makeKeptVariables()
    if declaresOnly(statements), let outline = tree.outline.first, tree[first].range.start < outline.nameRange.start,
      let name = tree.children(of: first).first(where: { tree[$0].kind == .binding }).flatMap({
        tree.child(of: $0, at: 0)
      })
    {
      emit(
        .note(
          "'\(tree.lineText(of: name))' stands above the outline and is made when the windows are there, after launch"),
        first)
    }
    for statement in statements {
      guard tree[statement].kind == .variableDeclaration else {
        lowerStatements([statement])
        continue
      }
      for binding in tree.children(of: statement) where tree[binding].kind == .binding { make(binding) }
    }
    return program.add(finish())
  }

  /// Makes a variable at column one, where it has not been looked at yet.
  private mutating func make(_ binding: SyntaxNode.ID) {
    guard let name = tree.child(of: binding, at: 0).flatMap({ tree[$0].name }),
      let field = swift.globals.properties[name.id]?.field
    else { return }
    builder.beginsStatement = true
    emit(.readField(field, of: .none, to: builder.slot()), binding)
  }

  /// Variables whose values are read of what is there belong to the next step: `let top = nav.topViewController`.
  private mutating func keepForTheNextStep(_ statements: [SyntaxNode.ID]) {
    for statement in statements {
      for binding in tree.children(of: statement) where tree[binding].kind == .binding {
        if let initial = tree.lastChild(of: binding), readsWhatIsThere(initial) { keptVariables.append(binding) }
      }
    }
  }

  mutating func makeKeptVariables() {
    for binding in keptVariables { make(binding) }
    keptVariables = []
  }

  private mutating func readsWhatIsThere(_ initial: SyntaxNode.ID) -> Bool {
    switch tree[initial].kind {
    case .path:
      guard let head = tree.child(of: initial, at: 0), let name = tree[head].name else { return false }
      guard tree[head].nextSibling != nil else { return madeID(text(name)) != nil }
      return isOfOutline(name) || swift.globals.properties[name.id] != nil
    case .binary, .ternary, .cast: return Array(tree.children(of: initial)).contains { readsWhatIsThere($0) }
    default: return false
    }
  }

  /// `guard` and `return` at column one leave nothing where each statement is a step of its own.
  private mutating func reportsLeaving(_ statement: SyntaxNode.ID) -> Bool {
    if tree[statement].kind == .guardStatement {
      let parts = Array(tree.children(of: statement))
      let conditions = parts.dropLast().map { NormalizedText.text(source.bytes, tree[$0].range) }
      report(
        "check.lone-guard", "'guard' leaves nothing here: each line at column one is a step of its own",
        at: wordRange(tree[statement].range, 5),
        notes: [
          .init("write 'if \(conditions.joined(separator: ", ")) { … }' with what follows in it, or a 'turn { … }'")
        ])
      return true
    }
    guard let place = leaving(statement) else { return false }
    report(
      "check.lone-guard", "'return' leaves nothing here: each line at column one is a step of its own", at: place,
      notes: [.init("write what must not run then in an 'else { … }', or all of it in a 'turn { … }'")])
    return true
  }

  /// A `return` that belongs to the file and to no closure.
  private func leaving(_ statement: SyntaxNode.ID) -> SourceRange? {
    var pending = [statement]
    while let node = pending.popLast() {
      switch tree[node].kind {
      case .returnStatement: return wordRange(tree[node].range, 6)
      case .ifStatement, .block, .switchStatement, .switchCase, .forStatement, .whileStatement, .doStatement:
        pending += tree.children(of: node)
      default: continue
      }
    }
    return nil
  }

  // MARK: Looking

  /// Calls a function without a class; nil where there is none of the name.
  mutating func callLone(_ name: Name, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered? {
    let candidates = (swift.globals.methods[name.id] ?? []).compactMap { method in
      match(method, call).map { (method: method, given: $0) }
    }
    let wanted = swift.wanted
    if let own = chosen(candidates), let given = match(own, call) {
      swift.wanted = .unknown
      let bindings = bindings(own, given, call, node, wanted)
      var (operands, places) = arguments(own, given, types: bindings)
      operands += hiddenArguments(own, bindings, node)
      let slot = builder.slot()
      let written = plainText(of: node)
      calling(givesBack: writesBack(own)) { checker in
        checker.emitCall(own, operands, into: slot, node) { checker, method in
          checker.emit(.call(method.body, on: nil, operands, to: slot), node, text: written)
        }
      }
      return (takeBack(own, .slot(slot), nil, places, node), result(of: own, bindings))
    }
    if swift.globals.properties[name.id] != nil, let (value, type) = lowerGlobal(name, node) {
      switch type {
      case .closure(let result): return callClosure(value, call, result)
      case .unknown, .opaque: return callClosure(value, call)
      default: break
      }
    }
    guard let owner = swift.lone, let me = swift.loneInstance else { return nil }
    let found: Lowered = (me, .object(bases[Int(owner.index)], owner))
    guard method(name, of: found.1, call) != nil else { return nil }
    return self.call(name, on: found, receiver: "", call, node)
  }

  /// The value of a variable at column one, or of a function there.
  mutating func lowerGlobal(_ name: Name, _ node: SyntaxNode.ID) -> Lowered? {
    guard let property = swift.globals.properties[name.id] else {
      // A function of the file's as a value: `items.filter(isOpen)`.
      return swift.globals.methods[name.id]?.first.flatMap { $0.block == nil ? nil : boundMethod($0, .none, node) }
    }
    let slot = builder.slot()
    if let field = property.field {
      emit(.readField(field, of: .none, to: slot), node, text: text(name))
    } else if let getter = property.getter {
      emit(.call(getter.body, on: nil, [], to: slot), node, text: text(name))
    } else {
      return nil
    }
    return (.slot(slot), property.type)
  }
}
