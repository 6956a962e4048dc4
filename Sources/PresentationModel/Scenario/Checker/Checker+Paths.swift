extension Checker {
  /// Resolves a path step by step, or its first parts.
  mutating func resolve(_ node: SyntaxNode.ID, _ scope: Scope, through count: Int = Int.max) -> PathResult {
    var parts = tree.list(of: node, count)
    guard let head = parts.first else { return .failure }
    if swift.isUsed, count == Int.max {
      if let found = staticValue(node, parts, scope) ?? ownValue(node, parts, scope) { return found }
    }
    if parts.count == 2, tree[parts[1]].kind == .member, tree[parts[1]].name == .self,
      let name = tree[head].name, tree[head].kind == .identifier, knownClass(name) != nil
    {
      // `Fade.self` is `Fade`
      parts.removeLast()
    }
    let headNode = tree[head]
    var next = 1
    var current: ResolvedPath
    switch headNode.kind {
    case .identifier:
      guard let name = headNode.name else { return .failure }
      if parts.count > 1, tree[parts[1]].kind == .call {
        switch headCall(name, headNode.range, parts, scope) {
        case .path(let path):
          current = path
          next = 2
        case let other: return other
        }
      } else {
        switch headName(name, headNode.range, parts, scope) {
        case .path(let path): current = path
        case .value(_, let type) where type.isClassName && parts.count > 1:
          if let found = outsideOfAClass(type, parts) { return found }
          report(
            "check.call", "'\(text(name))' is a class: what it has of its own is not supported",
            at: memberRange(tree[parts[1]]))
          return .failure
        case let other: return other
        }
      }
    case .enumCase:
      if parts.count > 1, tree[parts[1]].name.map({ text($0) }) == "withAlphaComponent" {
        report("check.value", ForeignSwift.advice(name: "UIColor") ?? "", at: memberRange(tree[parts[1]]))
        return .failure
      }
      guard let name = headNode.name, parts.count == 2, tree[parts[1]].kind == .call, tree[parts[1]].firstChild == nil
      else {
        report("check.value", "a case has no members here", at: headNode.range)
        return .failure
      }
      return .enumCase(name, headNode.range)
    case .parenthesized:
      guard let inner = tree.child(of: head, at: 0), let (expression, type) = anyValue(inner, scope) else {
        return .failure
      }
      guard case .path(let path) = expression else {
        guard parts.count > 1 else { return .value(expression, type) }
        guard case .value(let value) = expression, value.standsInAnOutline else {
          report("check.value", "'\(tree.lineText(of: head))' has no members here", at: headNode.range)
          return .failure
        }
        current = ResolvedPath(
          path: Path(root: .value(value), components: [], finalUnwrap: .plain, text: tree.lineText(of: head)),
          type: type,
          lastRange: headNode.range)
        break
      }
      current = ResolvedPath(path: path, type: type, lastRange: headNode.range)
    default: return .failure
    }
    current.path.finalUnwrap = unwrap(parts[next - 1])
    return follow(parts, from: next, consume current, scope)
  }

  /// The controller of a name at column one, which the statement mentions; nil for another name, and where code has
  /// names of its own. Most values are such a name, and are read without a path.
  mutating func controller(_ name: Name?, _ scope: Scope) -> Int32? {
    guard let name, scope.isOutsideOfCode, !swift.isUsed, case .controller(let id) = entity(name) else { return nil }
    mention(id)
    return id
  }

  /// What is known of a controller of the outlines.
  func type(ofController id: Int32) -> StaticType {
    var type = instance(of: program.outline.classes[Int(id)])
    type.controller = id
    return type
  }

  /// Follows the members of a path from a head on.
  private mutating func follow(
    _ parts: [SyntaxNode.ID], from first: Int, _ current: consuming ResolvedPath, _ scope: Scope
  ) -> PathResult {
    var index = first
    while index < parts.count {
      let part = tree[parts[index]]
      switch part.kind {
      case .member:
        guard let name = part.name else { return .failure }
        let nameRange = memberRange(part)
        if index + 1 < parts.count, tree[parts[index + 1]].kind == .call {
          guard index + 2 == parts.count else {
            if isAnsweredOnTheWay(name, current.type) {
              guard addAnswer(of: name, nameRange, parts[index + 1], to: &current, scope) else { return .failure }
              index += 2
              continue
            }
            if let member = outsideMember(text(name), isMethod: true, of: current.type) {
              return .outside(OutsidePath(receiver: current, member: member, range: nameRange))
            }
            if let subject = NotSupportedYet.subject(of: text(name)) {
              reportUnsupported(text(name), subject, at: nameRange)
            } else {
              report("check.call", "a call may only be the last part of a path", at: nameRange)
            }
            return .failure
          }
          current.path.text = textOfPath(parts[0], through: parts[index - 1])
          return .call(current, name, nameRange, parts[index + 1])
        }
        // What is asked of a window's scene decides nothing here; whether it has one does (WIN-08).
        if index + 1 < parts.count, text(name) == Property.windowScene.name {
          if index + 2 == parts.count,
            tree[parts[index + 1]].name.map({ text($0) }) == Property.interfaceOrientation.name
          {
            // The window answers for its scene.
            index += 1
            continue
          }
          current.path.text = textOfPath(parts[0], through: parts[index - 1])
          return .outside(
            OutsidePath(receiver: current, member: OutsideMember(text(name), .scenes), range: nameRange))
        }
        guard addMember(name, nameRange, to: &current) else {
          guard let member = takeOutside() else { return .failure }
          current.path.text = textOfPath(parts[0], through: parts[index - 1])
          return .outside(OutsidePath(receiver: current, member: member, range: nameRange))
        }
      case .subscriptAccess:
        guard case .list(let element) = current.type.type else {
          report("check.type", "value of type '\(current.type.type.name)' has no subscripts", at: part.range)
          return .failure
        }
        guard let inner = tree.child(of: parts[index], at: 0), tree[inner].kind == .integerLiteral,
          let number = tree.integer(of: inner)
        else {
          let isList = tree.child(of: parts[index], at: 0).map { tree[$0].kind != .stringLiteral } ?? true
          report(
            "check.type", "a list is asked by a number", at: part.range,
            notes: isList && source.bytes[Int(part.range.start) - 1] == UInt8(ascii: " ")
              ? [.init("write '==' before '[' to compare, or '=' to assign")] : [])
          return .failure
        }
        current.path.components.append(
          Path.Component(kind: .index(Int(clamping: number)), unwrap: current.path.finalUnwrap))
        current.type = StaticType(element)
        current.info = nil
      default:
        report("check.call", "a call may only be the last part of a path", at: part.range)
        return .failure
      }
      current.path.finalUnwrap = unwrap(parts[index])
      current.lastRange = part.kind == .member ? memberRange(part) : part.range
      index += 1
    }
    current.path.text = textOfPath(parts[0], through: parts[parts.count - 1])
    return .path(current)
  }

  /// The member that was just looked for and decides nothing here; nil where what was wrong has been reported.
  mutating func takeOutside() -> OutsideMember? {
    defer { outside = nil }
    return outside
  }

  /// `UIViewController.attemptRotationToDeviceOrientation()`: of a class itself.
  private mutating func outsideOfAClass(_ type: StaticType, _ parts: [SyntaxNode.ID]) -> PathResult? {
    guard let name = tree[parts[1]].name else { return nil }
    let isMethod = parts.count > 2 && tree[parts[2]].kind == .call
    guard let member = outsideMember(text(name), isMethod: isMethod, of: type) else { return nil }
    let nobody = Path(root: .device, components: [], finalUnwrap: .plain, text: "")
    let range = memberRange(tree[parts[1]])
    return .outside(
      OutsidePath(receiver: ResolvedPath(path: nobody, type: type, lastRange: range), member: member, range: range))
  }

  /// One property more; false where there is none. In place: a path of a megabyte takes time in its length.
  private mutating func addMember(_ name: Name, _ range: SourceRange, to result: inout ResolvedPath) -> Bool {
    let info: PropertyInfo
    if case .list(let element) = result.type.type {
      guard let found = listMember(name, element: element, at: range) else { return false }
      info = found
    } else if case .string = result.type.type {
      guard let found = listMember(name, element: nil, at: range) else { return false }
      info = found
    } else {
      if swift.isUsed, let id = result.type.classID, addField(name, id, range, to: &result) { return true }
      guard let found = property(name, of: result.type, at: range) else { return false }
      info = found
    }
    let receiver = result.type
    result.path.components.append(Path.Component(kind: .property(info.property), unwrap: result.path.finalUnwrap))
    result.type = StaticType(info.typeRead)
    if case .instance(let base) = info.typeRead, base.kind == nil {
      result.type.exact = base != .presentationController && base != .view
    }
    result.info = info
    result.receiver = receiver
    return true
  }

  /// Whether a call may be in the middle of a path: the questions to a context or a coordinator.
  private mutating func isAnsweredOnTheWay(_ name: Name, _ receiver: StaticType) -> Bool {
    guard let base = receiver.base, base == .transitionContext || base == .transitionCoordinator else { return false }
    return asks(name, receiver)
  }

  /// One question more; false where it is wrong.
  private mutating func addAnswer(
    of name: Name, _ range: SourceRange, _ call: SyntaxNode.ID, to result: inout ResolvedPath, _ scope: Scope
  ) -> Bool {
    // The step before it is its receiver: the path is not copied into each question.
    var receiver = result
    receiver.path = Path(root: .superObject, components: [], finalUnwrap: .plain, text: "")
    guard let (found, type) = question(receiver, name, range, call, scope) else { return false }
    result.path.components.append(Path.Component(kind: .answer(found), unwrap: result.path.finalUnwrap))
    result.path.finalUnwrap = unwrap(call)
    result.type = StaticType(type)
    result.info = nil
    result.lastRange = range
    return true
  }

  private mutating func listMember(_ name: Name, element: ValueType?, at range: SourceRange) -> PropertyInfo? {
    let word = text(name)
    switch word {
    case "count": return PropertyInfo(.count, .int)
    case "isEmpty": return PropertyInfo(.isEmpty, .bool)
    case "first": if let element { return PropertyInfo(.first, element) }
    case "last": if let element { return PropertyInfo(.last, element) }
    default: break
    }
    let message = "value of type '\(element == nil ? "String" : "Array")' has no member '\(word)'"
    if word == "length" || word == "size" {
      report("check.unknown-property", message, at: range, notes: [.init("did you mean 'count'?")])
      return nil
    }
    report(
      "check.unknown-property", message, at: range,
      near: word, among: ["count", "isEmpty", "first", "last"])
    return nil
  }

  // MARK: Parts

  /// What is known of an instance of a class.
  func instance(of type: ClassID) -> StaticType {
    StaticType(.instance(bases[Int(type.index)]), exact: true, classID: type)
  }

  /// The mark written after a part.
  private func unwrap(_ part: SyntaxNode.ID) -> Path.Unwrap {
    let flags = tree[part].flags
    return flags.contains(.forced) ? .force : flags.contains(.optional) ? .optional : .plain
  }

  /// The source of a path from its first part through another, without `?` and `!` at the end.
  func textOfPath(_ first: SyntaxNode.ID, through last: SyntaxNode.ID) -> String {
    NormalizedText.text(source.bytes, SourceRange(Int(tree[first].range.start), Int(tree[last].range.end)))
  }

  /// Where a member's name is, without its dot and marks.
  func memberRange(_ node: SyntaxNode) -> SourceRange {
    guard let name = node.name else { return node.range }
    let count = names.utf8(of: name).count
    var start = Int(node.range.start)
    while start < Int(node.range.end), !Lexer.isNameByte(source.bytes[start]) { start += 1 }
    return SourceRange(start, min(start + count, Int(node.range.end)))
  }
}
