extension Checker {
  /// Reads an expectation; nil where it is wrong, and for what is no expectation.
  mutating func expectation(_ node: SyntaxNode.ID, _ scope: Scope) -> ExpectationID? {
    let before = mentioning
    mentioning = Checker.nowhere
    defer { mentioning = before }
    if !tree.innerExpectations.isEmpty { swift.heard.insert(tree[node].range.start) }
    if swift.isUsed { swift.readsExpectation = scope.owner == nil }
    defer { if swift.isUsed { swift.readsExpectation = false } }
    let reported = diagnostics.count
    if scope.owner == nil, swift.isUsed, [.expectEqual, .expectNotEqual].contains(tree[node].kind) {
      for side in tree.children(of: node) { noteUncalled(inLine: side) }
      guard diagnostics.count == reported else { return nil }
    }
    guard let kind = ofSwift(node, scope) ?? kind(node, scope) else {
      if scope.owner == nil { noteSlip(inExpectation: node, since: reported) }
      return nil
    }
    return enter(kind, node)
  }

  /// Enters an expectation.
  mutating func enter(_ kind: Expectation.Kind, _ node: SyntaxNode.ID) -> ExpectationID {
    let range = tree[node].range
    var block: ByteRange?
    var indentation = 0
    var text = range
    for child in tree.children(of: node) where tree[child].kind == .expectedBlock {
      block = byteRange(tree[child].range)
      let (_, base) = tree.blockLayout(of: child)
      indentation = base == Int32.max ? 0 : Int(base)
      text.end = tree[child].range.start
    }
    while text.end > text.start, isBlank(source.bytes[Int(text.end) - 1]) { text.end -= 1 }
    program.expectations.append(
      Expectation(
        kind: kind, range: byteRange(range), block: block, blockIndentation: indentation,
        line: source.line(of: Int(range.start)), text: tree.text(text)))
    return ExpectationID(Int32(program.expectations.count - 1))
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d }

  private mutating func kind(_ node: SyntaxNode.ID, _ scope: Scope) -> Expectation.Kind? {
    switch tree[node].kind {
    case .expectEqual, .expectNotEqual: return comparison(node, scope)
    case .expectTrue, .expectFalse:
      guard let child = tree.child(of: node, at: 0), let (expression, type) = anyValue(child, scope) else { return nil }
      guard type.type == .bool || type.type == .anything && !type.isNil else {
        let name = type.classID.map { program.classes[Int($0.index)].name } ?? type.type.name
        report(
          "check.type", "cannot convert value of type '\(name)' to expected type 'Bool'", at: tree[child].range,
          notes: [Diagnostic.Note("compare it: 'expect \(tree.lineText(of: child)) != nil'")])
        return nil
      }
      return .truth(expression, tree[node].kind == .expectTrue)
    case .expectHierarchy: return hierarchy(node)
    case .expectEvents: return events(node)
    case .expectNoEvent:
      guard let child = tree.child(of: node, at: 0) else { return nil }
      let line = tree.text(of: child)
      return checkEventLine(line, at: tree[child].range, isWhole: false) ? .noEvent(line) : nil
    case .expectNoEvents: return .noEvents
    case .expectLog:
      guard let child = tree.child(of: node, at: 0) else { return nil }
      let text = tree.string(of: child)
      if let note = KnownTexts.note(on: text, program.profile) { noteUnread(child, note) }
      return .log(text)
    case .expectNoLog: return .noLog
    case .expectException:
      var name: String?
      var text: String?
      for child in tree.children(of: node) {
        if tree[child].kind == .stringLiteral { text = tree.string(of: child) } else { name = tree.text(of: child) }
        guard let name, tree[child].kind != .stringLiteral, !Self.exceptions.contains(name),
          let near = nearestName(to: name, in: Self.exceptions, within: 2)
        else { continue }
        report(
          "check.exception", "nothing raises '\(name)'", at: tree[child].range,
          notes: [.init("did you mean '\(near)'?")])
        return nil
      }
      return .exception(name: name, text: text)
    case .expectRule: return rule(node).map { .rule($0) }
    case .expectNoRule: return rule(node).map { .noRule($0) }
    case .expectLint: return lint(node).map { .lint($0) }
    case .expectNoLint:
      guard tree[node].name != nil else { return .noLint(nil) }
      return lint(node).map { .noLint($0) }
    default: return nil
    }
  }

  // MARK: Comparisons

  private mutating func comparison(_ node: SyntaxNode.ID, _ scope: Scope) -> Expectation.Kind? {
    guard let left = tree.child(of: node, at: 0), let right = tree.child(of: node, at: 1) else { return nil }
    let isEqual = tree[node].kind == .expectEqual
    let isIdentity = tree[node].flags.contains(.marked)
    if let own = comparesOwnCase(left, right, isEqual: isEqual, scope) { return own }
    // the side that has a type by itself gives the other its type
    let needsType = isUntyped(left) && !isUntyped(right)
    guard let (first, type) = anyValue(needsType ? right : left, scope) else { return nil }
    let otherNode = needsType ? left : right
    let other: Expression
    if isIdentity, !type.isNil, type.base == nil, type.type != .anything {
      let (written, meant) = isEqual ? ("===", "==") : ("!==", "!=")
      report(
        "check.type", "'\(written)' compares objects; of a '\(type.type.name)' write '\(meant)'",
        at: tree[needsType ? right : left].range)
      return nil
    }
    if type.isNil {
      guard let (found, _) = anyValue(otherNode, scope) else { return nil }
      other = found
    } else if let wanted = comparable(type) {
      guard !noteTextForNumber(otherNode, needsType ? right : left, wanted) else { return nil }
      guard let found = value(otherNode, expecting: wanted, takesNil: true, scope) else { return nil }
      other = found
    } else {
      guard let (found, otherType) = anyValue(otherNode, scope) else { return nil }
      guard related(type, otherType) else {
        let a = type.classID.map { program.classes[Int($0.index)].name } ?? type.type.name
        let b = otherType.classID.map { program.classes[Int($0.index)].name } ?? otherType.type.name
        report(
          "check.type", "cannot compare '\(a)' with \(otherType.isClassName ? "the class " : "")'\(b)'",
          at: tree[otherNode].range,
          notes: isEqual && otherType.isClassName && !needsType && a != b
            ? [.init("write '\(tree.lineText(of: left)) is \(tree.lineText(of: right))'")] : [])
        return nil
      }
      other = found
    }
    return needsType ? .compare(other, first, isEqual: isEqual) : .compare(first, other, isEqual: isEqual)
  }

  /// `expect profile.saves == "1"`, of a number of the file's.
  private mutating func noteTextForNumber(_ value: SyntaxNode.ID, _ other: SyntaxNode.ID, _ wanted: ValueType) -> Bool {
    guard wanted == .number || wanted == .int, tree[value].kind == .stringLiteral, tree[other].kind == .path,
      let name = tree.lastChild(of: other).flatMap({ tree[$0].name }),
      case let own = swift.members.values.compactMap({ $0.properties[name.id] }), own.count == 1
    else { return false }
    let type = certainType(of: own[0])
    guard !type.isUnknown else { return false }
    report(
      "check.type", "cannot convert value of type 'String' to type '\(self.name(of: type))'", at: tree[value].range,
      notes: literal(in: value, as: .number).map { [.init("write '\($0)'")] } ?? [])
    return true
  }

  /// What UIKit and Foundation raise.
  private static let exceptions = [
    "NSInvalidArgumentException", "NSInternalInconsistencyException", "NSGenericException", "NSRangeException",
    "UIViewControllerHierarchyInconsistency", "UIApplicationInvalidInterfaceOrientation", "NSUnknownKeyException",
  ]

  /// Whether a side of a comparison cannot be read without the type of the other.
  func isUntyped(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .enumCase, .list, .nilLiteral: true
    case .path: tree.child(of: node, at: 0).map { tree[$0].kind == .enumCase } ?? false
    default: false
    }
  }

  /// The type that the other side must have, where values and not objects are compared.
  private func comparable(_ type: StaticType) -> ValueType? {
    switch type.type {
    case .instance, .conforming, .anyObject: nil
    case .anything: nil
    case .int: .number
    default: type.isClassName ? nil : type.type
    }
  }

  /// Whether two objects can be the same one.
  private func related(_ a: StaticType, _ b: StaticType) -> Bool {
    if b.isNil || a.type == .anything || b.type == .anything { return true }
    // an object of the app's or of UIKit's is known by its class; a controller has a name
    if a.isClassName || b.isClassName {
      return hasClass(a) && hasClass(b)
    }
    guard let first = a.base, let second = b.base else { return false }
    return first.inherits(from: second) || second.inherits(from: first)
  }

  /// Whether a class name says something of a value.
  private func hasClass(_ value: StaticType) -> Bool {
    if value.isClassName || value.type == .classReference { return true }
    return value.base.map { $0.kind == nil } ?? false
  }

  // MARK: Blocks

  private mutating func hierarchy(_ node: SyntaxNode.ID) -> Expectation.Kind? {
    var subject: Expression?
    var lines: [String] = []
    for child in tree.children(of: node) {
      if tree[child].kind == .expectedBlock {
        lines = tree.blockText(of: child)
      } else if let name = tree[child].name {
        if let made = madeName(name) {
          subject = .path(Path(root: .made(made), components: [], finalUnwrap: .plain, text: text(name)))
          continue
        }
        guard case .controller(let id) = entity(name) else {
          if !unknownNames.contains(name.id) { reportNoController(name, at: tree[child].range) }
          return nil
        }
        subject = .value(.controller(ControllerID(id)))
      }
    }
    return .hierarchy(of: subject, lines)
  }

  private mutating func events(_ node: SyntaxNode.ID) -> Expectation.Kind? {
    var subjects: [String] = []
    var lines: [String] = []
    var isComplete = true
    for child in tree.children(of: node) {
      if tree[child].kind == .expectedBlock {
        for (_, range) in tree.blockLines(of: child) where !range.isEmpty {
          let line = tree.text(range)
          if !checkEventLine(line, at: range, isWhole: true) { isComplete = false }
          lines.append(EventLine.whole(line))
        }
      } else if let name = tree[child].name {
        switch entity(name) {
        case .controller, .object, .window: break
        default:
          if madeName(name) == nil {
            if !unknownNames.contains(name.id) { reportNoController(name, at: tree[child].range) }
            isComplete = false
          }
        }
        subjects.append(text(name))
      }
    }
    guard isComplete else { return nil }
    return tree[node].flags.contains(.marked) ? .eventsInclude(lines) : .events(of: subjects, lines)
  }

  /// What code makes under a name; nil where the file declares the name, or nothing is made so.
  private mutating func madeName(_ name: Name) -> MadeID? {
    guard swift.isUsed, case .nothing = entity(name) else { return nil }
    return madeID(text(name))
  }

  private mutating func reportNoController(_ name: Name, at range: SourceRange) {
    switch entity(name) {
    case .nothing: reportUnknownName(name, at: range)
    default: report("check.unknown-name", "'\(text(name))' is not a controller", at: range)
    }
  }

  // MARK: Rules

  private mutating func rule(_ node: SyntaxNode.ID) -> DecisionID? {
    guard let name = tree[node].name else { return nil }
    let word = text(name)
    var range = tree[node].range
    range.start = range.end - Int32(word.utf8.count)
    if let found = DecisionID(word) {
      guard case .message(let id) = found, !id.message.isPrinted else { return found }
      report(
        "check.unknown-rule", "'\(word)' is a text that presim never prints, so no step comes to it", at: range)
      return nil
    }
    if LintID(word) != nil {
      refuseLint(word, isNo: tree[node].kind == .expectNoRule, at: range)
      return nil
    }
    if Self.laterChapters.contains(where: { word.hasPrefix($0) }) {
      report("check.unknown-rule", "rule '\(word)' is not implemented yet", at: range)
      return nil
    }
    let all = RuleID.allCases.map { $0.text } + MessageID.allCases.map { $0.text }
    var notes: [Diagnostic.Note] = []
    let group = all.filter { $0.utf8.count == word.utf8.count && $0.hasPrefix(word.prefix(4)) && word.utf8.count > 5 }
    if let first = group.first, let last = group.last {
      notes.append(Diagnostic.Note("there are '\(first)' to '\(last)'"))
    } else if all.contains(word.uppercased()) {
      notes.append(Diagnostic.Note("did you mean '\(word.uppercased())'?"))
    } else if let near = nearest(word, among: all) {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if word.hasSuffix("-"), source.bytes[Int(range.end)...].first == UInt8(ascii: "\"") {
      notes.append(
        Diagnostic.Note("leave the quotes out, as in 'expect rule \(all.first { $0.hasPrefix(word) } ?? "CTX-01")'"))
    }
    report("check.unknown-rule", "unknown rule '\(word)'", at: range, notes: notes)
    return nil
  }

  private mutating func refuseLint(_ word: String, isNo: Bool, at range: SourceRange) {
    report(
      "check.unknown-rule", "'\(word)' is a rule of the linter, which decides nothing in a step", at: range,
      notes: [Diagnostic.Note("write 'expect \(isNo ? "no " : "")lint \(word)'")])
  }

  private mutating func lint(_ node: SyntaxNode.ID) -> LintID? {
    guard let name = tree[node].name else { return nil }
    let word = text(name)
    if let found = LintID(word) { return found }
    var range = tree[node].range
    range.start = range.end - Int32(word.utf8.count)
    reportUnknownLint(word, at: range)
    return nil
  }

  /// Reports a code that no rule of the linter has.
  mutating func reportUnknownLint(_ word: String, at range: SourceRange) {
    var notes: [Diagnostic.Note] = []
    if let near = nearest(word, among: LintID.allCases.map { $0.text }) {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else if let first = LintID.allCases.first, let last = LintID.allCases.last {
      notes.append(Diagnostic.Note("there are '\(first.text)' to '\(last.text)'"))
    }
    report("check.unknown-lint", "there is no lint '\(word)'", at: range, notes: notes)
  }

  /// Prefixes of the rulebook's rules that presim does not implement so far.
  private static let laterChapters = ["CHO-", "ERR-"]
}
