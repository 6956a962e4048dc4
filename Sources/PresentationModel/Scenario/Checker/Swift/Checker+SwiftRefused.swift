/// What swiftc refuses in pasted code whatever other files of the app declare: what may be nil and is used as if it were
/// not, constants that are assigned, paths that end without a value. The names are right, so presim could run it; the app
/// could not.
extension Checker {
  /// Old Swift had other rules, and a line of a scenario has presim's own.
  private var isAsStrictAsSwift: Bool { isPasted && reading == .scenario && !swift.isOld && !swift.readsExpectation }

  // MARK: Optionals

  /// A member of something that may be nil, without `?` or `!` before it: `navigationController.pushViewController(…)`.
  ///
  /// - Parameters:
  ///   - name: what may be nil, of `receiver`.
  ///   - type: what it is when it is there.
  mutating func noteUnwrapping(
    _ name: Name, of receiver: SwiftType?, _ type: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>, _ index: Int
  ) {
    guard isAsStrictAsSwift, index + 1 < parts.endIndex,
      tree[parts[index]].flags.isDisjoint(with: [.optional, .forced])
    else { return }
    let isOptional: Bool
    if let receiver { isOptional = self.isOptional(name, of: receiver) } else { isOptional = isOptionalVariable(name) }
    guard isOptional else { return }
    let next = parts[index + 1]
    let word = text(name)
    switch tree[next].kind {
    case .call:
      guard case .closure = type else { return }
      reportRefused(
        "check.optional", "'\(word)' may be nil, so it cannot be called like that", at: tree[parts[index]].range,
        note: "write '\(word)?(…)'")
    case .member:
      guard let member = tree[next].name, isMember(member, of: type) else { return }
      reportRefused(
        "check.optional", "'\(word)' may be nil, so '\(text(member))' cannot be used on it like that",
        at: memberRange(tree[next]), note: "write '\(word)?.\(text(member))'")
    default: return
    }
  }

  /// A path that begins with something that may be nil.
  mutating func noteUnwrapping(head name: Name, _ type: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>) {
    guard isAsStrictAsSwift, parts.count > 1 else { return }
    if written(name) != nil { return noteUnwrapping(name, of: nil, type, parts, parts.startIndex) }
    guard variable(name) == nil, let owner = builder.owner, !builder.isStatic, swift.valueOfRow[owner.index] == nil
    else {
      return
    }
    noteUnwrapping(name, of: .object(bases[Int(owner.index)], owner), type, parts, parts.startIndex)
  }

  /// `navigationController.title = x`: what an assignment goes through.
  mutating func noteUnwrapping(before member: Name, _ parts: [SyntaxNode.ID]) {
    guard isAsStrictAsSwift, let last = parts.last, let name = tree[last].name,
      tree[last].flags.isDisjoint(with: [.optional, .forced]), tree[last].kind != .call
    else { return }
    guard parts.count < 3, tree[parts[0]].kind == .identifier else { return }
    let type: SwiftType
    if parts.count == 1, let found = written(name) {
      guard found.isOptional else { return }
      type = found.type
    } else {
      let receiver: SwiftType
      if parts.count == 2, let head = tree[parts[0]].name, let found = written(head) {
        receiver = found.type
      } else {
        guard parts.count == 1 ? variable(name) == nil : tree[parts[0]].name == .self, let owner = builder.owner,
          !builder.isStatic, swift.valueOfRow[owner.index] == nil
        else { return }
        receiver = .object(bases[Int(owner.index)], owner)
      }
      guard isOptional(name, of: receiver) else { return }
      type =
        property(name, of: receiver)?.type
        ?? receiver.base.flatMap { uikitProperty(text(name), $0) }.map { SwiftType($0.type) } ?? .unknown
    }
    guard isMember(member, of: type) else { return }
    reportRefused(
      "check.optional", "'\(text(name))' may be nil, so '\(text(member))' cannot be used on it like that",
      at: memberRange(tree[last]), note: "write '\(text(name))?.\(text(member))'")
  }

  /// `self.title` in a closure with `[weak self]`.
  mutating func noteWeakSelf(_ parts: ArraySlice<SyntaxNode.ID>) {
    guard isAsStrictAsSwift, parts.count > 1, let head = parts.first, tree[head].name == .self,
      tree[head].flags.isDisjoint(with: [.optional, .forced]), builder.function.kind == .closure,
      builder.holds[Name.`self`.id] == .weak, written(.self) == nil, let next = parts.dropFirst().first,
      tree[next].kind == .member, let member = tree[next].name
    else { return }
    reportRefused(
      "check.optional", "'self' is weak here, so '\(text(member))' cannot be used on it like that",
      at: memberRange(tree[next]), note: "write 'self?.\(text(member))'")
  }

  /// `onDone()`, of a property that holds a closure or nil.
  mutating func noteCallOfOptional(
    _ name: Name, of receiver: SwiftType, _ parts: ArraySlice<SyntaxNode.ID>, _ index: Int
  ) {
    guard isAsStrictAsSwift, let own = property(name, of: receiver), case .closure = own.type else { return }
    noteUnwrapping(name, of: receiver, own.type, parts, index)
  }

  /// Whether a property is declared with `?`, by the file or by UIKit.
  private func isOptional(_ name: Name, of receiver: SwiftType) -> Bool {
    if let own = property(name, of: receiver) {
      guard own.wrapper == nil, let annotation = own.annotation else { return false }
      return isOptional(annotation)
    }
    guard let base = receiver.base, let info = uikitProperty(text(name), base) else { return false }
    if base.inherits(from: .tabBarController), info.property == .viewControllers { return true }
    // A presentation controller always has both.
    if base.inherits(from: .presentationController) { return false }
    return info.property.isOptional
  }

  private func isOptional(_ annotation: SyntaxNode.ID) -> Bool {
    tree[annotation].flags.contains(.optional) && !tree[annotation].flags.contains(.forced)
  }

  private func isOptionalVariable(_ name: Name) -> Bool { written(name)?.isOptional == true }

  /// A variable of this function, as it is declared here.
  private func written(_ name: Name) -> SwiftBuilder.Variable? {
    for scope in builder.scopes.reversed() { if let found = scope[name.id] { return found } }
    return nil
  }

  /// Whether a variable holds an optional for certain.
  func isOptional(_ annotation: SyntaxNode.ID?, _ initial: SyntaxNode.ID?) -> Bool {
    if let annotation { return isOptional(annotation) }
    guard let initial else { return false }
    let node = plain(initial)
    switch tree[node].kind {
    case .cast: return tree[node].flags.contains(.optional)
    case .path:
      let parts = Array(tree.children(of: node))
      guard let last = parts.last, !tree[last].flags.contains(.forced) else { return false }
      if parts.contains(where: { tree[$0].flags.contains(.optional) }) { return true }
      guard let name = tree[last].name, tree[last].kind != .call else { return false }
      guard parts.count == 1 || parts.count == 2 && tree[parts[0]].name == .self else { return false }
      if parts.count == 1, let found = written(name) { return found.isOptional }
      guard builder.function.kind != .step, let owner = builder.owner, swift.valueOfRow[owner.index] == nil else {
        return false
      }
      return isOptional(name, of: .object(bases[Int(owner.index)], owner))
    default: return false
    }
  }

  /// Whether what an optional holds has a member for certain that an optional has not.
  private func isMember(_ name: Name, of type: SwiftType) -> Bool {
    let word = text(name)
    let ofOptionals = ["map", "flatMap", "unsafelyUnwrapped", "hashValue", "debugDescription", "description", "take"]
    guard !ofOptionals.contains(word), !isDeclaredForOptionals(name) else { return false }
    switch type {
    case .object(let base, let id):
      if property(name, of: type) != nil || uikitProperty(word, base) != nil { return true }
      if !methods(word, on: base, exact: true).isEmpty || OutsideMembers.owner(of: word, isMethod: false) == base {
        return true
      }
      return id.map { lineage($0).contains { swift.members[$0.index]?.methods[name.id] != nil } } ?? false
    case .value(.string):
      return ["count", "uppercased", "lowercased", "hasPrefix", "hasSuffix", "append"].contains(word)
    case .list:
      return ["count", "append", "removeAll", "removeLast", "insert", "forEach", "first", "last"].contains(word)
    default: return false
    }
  }

  private func isDeclaredForOptionals(_ name: Name) -> Bool {
    (swift.standardRows["Optional"] ?? []).contains {
      swift.members[$0.row]?.properties[name.id] != nil || swift.members[$0.row]?.methods[name.id] != nil
    }
  }

  /// `if let card = CardViewController()`: what is never nil cannot be bound.
  mutating func noteNeedlessBinding(_ value: SyntaxNode.ID?, _ name: Name?, _ condition: SyntaxNode.ID) {
    guard isAsStrictAsSwift else { return }
    let isNever: Bool
    if let value { isNever = isNeverNil(value) } else { isNever = name.flatMap { written($0) }?.isNeverNil ?? false }
    guard isNever else { return }
    let range = value.map { tree[$0].range } ?? tree[condition].range
    let shown = value.map { tree.text(of: $0) } ?? name.map { text($0) } ?? ""
    reportRefused(
      "check.optional", "'\(shown)' is never nil, so 'let' in a condition cannot bind it", at: range,
      note: "write 'let' as a statement of its own")
  }

  /// Whether a value is no optional for certain.
  mutating func isNeverNil(_ value: SyntaxNode.ID) -> Bool {
    let node = plain(value)
    switch tree[node].kind {
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral: return true
    case .cast: return tree[node].flags.contains(.forced)
    case .path:
      let parts = Array(tree.children(of: node))
      guard let head = parts.first, tree[head].kind == .identifier, let name = tree[head].name,
        parts.allSatisfy({ tree[$0].flags.isDisjoint(with: [.optional, .forced]) })
      else { return false }
      if parts.count == 1 {
        if let found = written(name) { return found.isNeverNil }
        return isPlainProperty(name)
      }
      guard parts.count == 2 else { return false }
      if name == .self, tree[parts[1]].kind == .member, let member = tree[parts[1]].name {
        return isPlainProperty(member)
      }
      return tree[parts[1]].kind == .call && alwaysMakes(name)
    default: return false
    }
  }

  /// Whether `Name(…)` makes an object whatever it is given: one of UIKit's controllers, or one of a class whose
  /// initialisers the file has.
  private mutating func alwaysMakes(_ name: Name) -> Bool {
    guard names.utf8(of: name).first?.isCapital == true, written(name) == nil, swift.enums[name.id] == nil,
      let id = existingClass(name), bases[Int(id.index)].kind != nil
    else { return false }
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      guard info.isDeclared || UIKitClass.allCases.contains(where: { $0.name == info.name }) else { return false }
      let initializers = swift.members[current.index]?.initializers ?? []
      if initializers.contains(where: { $0.name != "init" || tree[$0.node].flags.contains(.optional) }),
        initializers.contains(where: { tree[$0.node].flags.contains(.optional) && $0.labels != ["coder"] })
      {
        return false
      }
    }
    return true
  }

  /// Whether a property of this class says with its type that it is never nil.
  private mutating func isPlainProperty(_ name: Name) -> Bool {
    guard let owner = builder.owner, swift.valueOfRow[owner.index] == nil,
      let own = property(name, of: .object(bases[Int(owner.index)], owner)), own.wrapper == nil,
      own.annotation != nil || own.initial != nil
    else { return false }
    if let annotation = own.annotation { return isNeverNil(annotation: annotation) }
    switch own.initial.map({ tree[$0].kind }) {
    case .stringLiteral, .interpolatedString, .integerLiteral, .decimalLiteral, .trueLiteral, .falseLiteral: return true
    default: return false
    }
  }

  /// Whether a type that is written is one of Swift's or UIKit's, or one of the file's that is no alias.
  mutating func isNeverNil(annotation: SyntaxNode.ID) -> Bool {
    guard tree[annotation].flags.isDisjoint(with: [.optional, .forced]) else { return false }
    switch tree[annotation].kind {
    case .typeName:
      guard let name = tree[annotation].name, swift.aliases[name.id] == nil, swift.generics[name.id] == nil else {
        return false
      }
      if ["String", "Int", "Bool", "Double", "CGFloat", "Float"].contains(text(name)) { return true }
      guard let id = existingClass(name) else { return false }
      return program.classes[Int(id.index)].isDeclared || UIKitClass.allCases.contains { $0.name == text(name) }
    default: return false
    }
  }

  // MARK: Constants

  /// `count = 3`, of a `let` or a parameter; `detail.item = x`, of a `let` property, outside of its initialisers.
  mutating func noteConstant(_ target: SyntaxNode.ID) {
    guard isAsStrictAsSwift, tree[target].kind == .path else { return }
    let parts = Array(tree.children(of: target))
    guard let last = parts.last, let name = tree[last].name else { return }
    if parts.count == 1, tree[last].kind == .identifier, let found = written(name) {
      guard found.isConstant else { return }
      return reportRefused(
        "check.constant", "cannot assign to '\(text(name))': it is a 'let' constant", at: tree[last].range)
    }
    let isOwn = parts.count == 1 || parts.count == 2 && tree[parts[0]].name == .self
    guard tree[last].kind == (parts.count == 1 ? .identifier : .member), parts.count < 3 else { return }
    let receiver: SwiftType
    if isOwn {
      // Initialisers give constants their values, closures in them not.
      guard let owner = builder.owner, swift.valueOfRow[owner.index] == nil, variable(name) == nil || parts.count == 2,
        swift.builders.allSatisfy({ $0.function.kind == .method || $0.function.kind == .closure })
      else { return }
      receiver = .object(bases[Int(owner.index)], owner)
    } else {
      guard let head = tree[parts[0]].name, let found = written(head) else { return }
      receiver = found.type
    }
    guard case .object = receiver, let own = property(name, of: receiver), own.isConstant else { return }
    reportRefused(
      "check.constant", "cannot assign to '\(text(name))': it is a 'let' property", at: memberRange(tree[last]))
  }

  // MARK: Ends

  /// How a block of code ends.
  private enum Ending { case leaves, goesOn, unknown }

  /// `guard … else { }` that goes on behind the guard.
  mutating func noteGuard(_ block: SyntaxNode.ID) {
    guard isAsStrictAsSwift, ending(of: block) == .goesOn else { return }
    reportRefused(
      "check.guard", "the block of 'guard' goes on behind it",
      at: SourceRange(Int(tree[block].range.start), Int(tree[block].range.start) + 1),
      note: "end it with 'return', 'throw', 'break' or 'continue'")
  }

  /// A method that gives something back, and comes to its end without.
  mutating func noteMissingReturn(_ method: SwiftMethod, _ block: SyntaxNode.ID) {
    guard isAsStrictAsSwift, builder.function.kind == .method, method.builder == nil, let result = method.result,
      isNeverNil(annotation: result) || tree[result].flags.contains(.optional)
    else { return }
    let statements = Array(tree.children(of: block))
    if statements.count == 1, tree[statements[0]].kind == .expressionStatement || isChoice(statements[0]) { return }
    guard ending(of: block) == .goesOn else { return }
    reportRefused(
      "check.return", "'\(method.name)' has to return a value on each way, and one comes to its end without",
      at: SourceRange(Int(tree[block].range.end) - 1, Int(tree[block].range.end)))
  }

  /// `return` with a value where none is given back, or without where one is.
  mutating func noteReturn(_ value: SyntaxNode.ID?, _ node: SyntaxNode.ID) {
    guard isAsStrictAsSwift, builder.function.kind == .method, let method = swift.method else { return }
    if let value {
      guard method.result == nil, method.builder == nil, tree[plain(value)].kind != .path || isNeverNil(value),
        isNeverNil(value)
      else { return }
      reportRefused(
        "check.return", "'\(method.name)' returns nothing, so 'return' takes no value here", at: tree[value].range)
    } else if let result = method.result, isNeverNil(annotation: result) || tree[result].flags.contains(.optional) {
      reportRefused(
        "check.return", "'\(method.name)' has to return a value", at: tree[node].range)
    }
  }

  private func ending(of block: SyntaxNode.ID) -> Ending {
    var last: SyntaxNode.ID?
    for statement in tree.children(of: block) where tree[statement].kind != .deferStatement { last = statement }
    return last.map { ending(ofStatement: $0) } ?? .goesOn
  }

  private func ending(ofStatement node: SyntaxNode.ID) -> Ending {
    switch tree[node].kind {
    case .returnStatement, .throwStatement, .breakStatement, .continueStatement, .fallthroughStatement: return .leaves
    case .assignment, .compoundAssignment, .variableDeclaration, .guardStatement, .functionDeclaration, .forStatement:
      return .goesOn
    case .ifStatement:
      var hasElse = false
      var endings: [Ending] = []
      for branch in tree.children(of: node) {
        let parts = Array(tree.children(of: branch))
        if parts.count == 1 { hasElse = true }
        guard let block = parts.last else { return .unknown }
        endings.append(ending(of: block))
      }
      if endings.contains(.goesOn) || !hasElse { return .goesOn }
      return endings.allSatisfy { $0 == .leaves } ? .leaves : .unknown
    case .expressionStatement, .callStatement: return ending(ofCall: node)
    default: return .unknown
    }
  }

  /// A call goes on where it is one of UIKit's, or `print`; another one may end the app.
  private func ending(ofCall node: SyntaxNode.ID) -> Ending {
    guard let value = tree.child(of: node, at: 0), tree[value].kind == .path else { return .unknown }
    let parts = Array(tree.children(of: value))
    guard parts.count > 1, let last = parts.last, tree[last].kind == .call,
      let word = tree[parts[parts.count - 2]].name.map({ text($0) })
    else { return .unknown }
    if parts.count == 2, word == "print" || word == "NSLog" { return .goesOn }
    let isUIKit = ["present", "dismiss", "pushViewController", "popViewController", "performSegue"].contains(word)
    return isUIKit ? .goesOn : .unknown
  }

  // MARK: switch, for, closures

  /// A `switch` that leaves out cases of an enumeration of the file's, or that has no `default` over a number or a text.
  mutating func noteMissingCases(_ node: SyntaxNode.ID, _ type: SwiftType) {
    guard isAsStrictAsSwift else { return }
    let parts = tree.children(of: node).filter { tree[$0].kind == .switchCase }
    guard !parts.contains(where: { tree[$0].flags.contains(.marked) }) else { return }
    var covered: Set<Int32> = []
    for part in parts {
      for item in tree.children(of: part) where tree[item].kind == .caseItem {
        guard let pattern = tree.child(of: item, at: 0) else { return }
        let isConditional = tree.child(of: item, at: 1) != nil
        guard let name = coveredCase(pattern) else {
          if tree[pattern].kind == .expressionPattern { continue }
          return
        }
        if !isConditional { covered.insert(name.id) }
      }
    }
    let at = SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 6)
    switch type {
    case .enumeration(let id):
      let value = swift.values[Int(id.index)]
      guard let declaration = value.node, tree[declaration].kind == .enumDeclaration,
        swift.cases.indices.contains(Int(id.index))
      else { return }
      let cases = swift.cases[Int(id.index)]
      // A pattern that names no case is something else.
      guard covered.allSatisfy({ name in cases.contains { $0.name.id == name } }) else { return }
      let missing = cases.filter { !covered.contains($0.name.id) }.map { "'.\(text($0.name))'" }
      guard !missing.isEmpty, let subject = tree.child(of: node, at: 0), !isOptional(nil, subject) else { return }
      reportRefused(
        "check.switch", "this 'switch' leaves out \(Self.listed(missing))", at: at,
        note: "add the case, or 'default:'")
    case .value(.int), .value(.string), .value(.number):
      guard covered.isEmpty, !parts.isEmpty else { return }
      reportRefused("check.switch", "this 'switch' does not say what happens otherwise", at: at, note: "add 'default:'")
    default: return
    }
  }

  /// The case that a pattern takes whole, with whatever it holds.
  private func coveredCase(_ pattern: SyntaxNode.ID) -> Name? {
    switch tree[pattern].kind {
    case .enumCasePattern:
      for argument in tree.children(of: pattern) where tree[argument].kind == .patternArgument {
        guard let inner = tree.child(of: argument, at: 0),
          [.namePattern, .discard, .valueBindingPattern].contains(tree[inner].kind)
        else { return nil }
      }
      return tree[pattern].flags.contains(.optional) ? nil : tree[pattern].name
    case .valueBindingPattern: return tree.child(of: pattern, at: 0).flatMap { coveredCase($0) }
    case .enumCase: return tree[pattern].name
    default: return nil
    }
  }

  private static func listed(_ words: [String]) -> String {
    words.count < 2 ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// `for i in items.count`: a number is no sequence.
  mutating func noteNoSequence(_ sequence: SyntaxNode.ID, _ type: SwiftType?) {
    guard isAsStrictAsSwift, case .value(let known)? = type, known == .int || known == .bool else { return }
    let written = tree.text(of: sequence)
    reportRefused(
      "check.type", "'for' goes over a list, and '\(written)' is '\(known.name)'", at: tree[sequence].range,
      note: known == .int ? "write '0..<\(written)'" : nil)
  }

  /// A completion handler of `present` or `dismiss`, which gets no argument.
  mutating func noteArguments(ofHandler value: SyntaxNode.ID) {
    guard tree[value].kind == .closure, let block = block(of: value) else { return }
    let written = tree.children(of: value).filter { tree[$0].kind == .closureParameter }.count
    noteArguments(ofClosure: value, block, written: written, [])
  }

  /// A closure that takes more or fewer arguments than it gets.
  mutating func noteArguments(ofClosure node: SyntaxNode.ID, _ block: SyntaxNode.ID, written: Int, _ types: [SwiftType])
  {
    guard isAsStrictAsSwift else { return }
    let isNumbered = written == 0 && (0..<4).contains { tree.text(of: block, has: "$\($0)") }
    guard !isNumbered, written != types.count, types.count < 2 || written == 0 else { return }
    if written > 1, types.count == 1, case .tuple = types[0] { return }
    let at = SourceRange(Int(tree[node].range.start), Int(tree[node].range.start) + 1)
    if written == 0 {
      let names = Array(repeating: "_", count: types.count).joined(separator: ", ")
      return reportRefused(
        "check.closure",
        "this closure gets \(types.count == 1 ? "an argument" : "\(types.count) arguments"), which it has to name",
        at: at, note: "write '{ \(names) in'")
    }
    guard types.isEmpty else { return }
    reportRefused(
      "check.closure", "this closure gets no argument, and names \(written == 1 ? "one" : "\(written)")", at: at,
      note: "write it without '… in'")
  }

  /// `X()` of a class whose initialisers take other arguments: a class that has one of its own inherits none.
  mutating func noteInitializer(
    of id: ClassID, _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) {
    // A view's own initialisers let it inherit `init()`.
    let base = bases[Int(id.index)]
    guard isAsStrictAsSwift, base.kind != nil || base == .object && program.classes[Int(id.index)].superclass == nil
    else { return }
    let own = (swift.members[id.index]?.initializers ?? []).filter { $0.labels != ["coder"] }
    guard own.contains(where: { !$0.isConvenience && $0.block != nil }), !own.contains(where: { !$0.others.isEmpty }),
      given.allSatisfy({ $0.label != "coder" && $0.label != "nibName" })
    else { return }
    let known = own.prefix(3).map { method in
      "'\(program.classes[Int(id.index)].name)(\(method.labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined()))'"
    }
    let written = given.map { ($0.label ?? "_") + ":" }.joined()
    let range = tree[node].range
    reportRefused(
      "check.call", "no initialiser of '\(program.classes[Int(id.index)].name)' takes '(\(written))'", at: range,
      note: "it is \(known.joined(separator: ", "))")
  }

  /// `style == .fullScreen` as a statement: it compares, and nothing comes of it.
  mutating func noteComparison(_ value: SyntaxNode.ID) {
    guard isAsStrictAsSwift, tree[value].kind == .binary else { return }
    let parts = Array(tree.children(of: value))
    guard parts.count == 3, tree[parts[1]].name.map({ text($0) }) == "==", tree[parts[0]].kind == .path else { return }
    emit(.note("'\(tree.text(of: value))' compares, and nothing comes of it: '=' assigns"), value)
  }

  // MARK: Reporting

  private mutating func reportRefused(_ code: String, _ message: String, at range: SourceRange, note: String? = nil) {
    guard !diagnostics.contains(where: { $0.code == code && $0.range == range }) else { return }
    report(code, message, at: range, notes: note.map { [Diagnostic.Note($0)] } ?? [])
  }
}

extension Property {
  /// Whether UIKit declares it as an optional on each class that has it.
  fileprivate var isOptional: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController, .parent, .presentedViewController,
      .presentingViewController, .popoverPresentationController, .sheetPresentationController, .presentationController,
      .transitionCoordinator, .storyboard, .topViewController, .visibleViewController, .searchController,
      .transitioningDelegate, .rootViewController, .selectedViewController:
      true
    default: false
    }
  }
}
