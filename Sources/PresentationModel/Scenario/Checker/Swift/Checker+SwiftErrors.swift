/// `defer`, `throw`, `do … catch`, `try`.
extension Checker {
  // MARK: defer

  /// `defer { … }`: a closure that runs when the block is left, however it is left.
  mutating func lowerDefer(_ node: SyntaxNode.ID) {
    guard let block = block(of: node) else { return }
    emit(.pushDefer(makeClosure(node, block, parameters: [])), node)
    builder.defers += 1
  }

  /// A block ends: what `defer` has kept in it runs.
  mutating func leaveBlock(_ defers: Int32, _ block: SyntaxNode.ID) {
    guard builder.defers > defers else { return }
    emit(.runDefers(defers), block)
    builder.defers = defers
  }

  mutating func lowerReturn(_ value: SyntaxNode.ID?, _ node: SyntaxNode.ID) {
    var result: Operand?
    if let value {
      let isConnected = connectReturned(value, node)
      if builder.function.kind != .closure { wanting(swift.method?.result, value) }
      if let (operand, type) = lowerValue(value, expecting: expectedResult) {
        result = operand
        noteResult(value, type)
      } else if builder.returns == nil, !isConnected {
        // `return present(x)`: a call without a value, for all that is known. Of a closure it may be one.
        leaveOut(value)
        if builder.function.kind == .closure { result = opaque(plainText(tree[value].range), value) }
      } else {
        result = unread(value)
      }
    }
    giveBack(result, node)
  }

  /// Runs what `defer` has kept, and returns.
  mutating func giveBack(_ result: Operand?, _ node: SyntaxNode.ID) {
    var result = result
    if builder.defers > 0 {
      if let operand = result {
        let slot = builder.slot()
        emit(.copy(operand, to: slot), node)
        result = .slot(slot)
      }
      emit(.runDefers(0), node)
    }
    let given = returned(result, node)
    emit(.return(given), node)
  }

  // MARK: throw

  mutating func lowerThrow(_ node: SyntaxNode.ID) {
    guard let value = tree.child(of: node, at: 0) else { return }
    let error = lowerValue(value, expecting: .unknown)?.0 ?? unread(value)
    throwing(error, node)
  }

  /// Goes where errors go: to a `catch`, or out of the function.
  mutating func throwing(_ error: Operand, _ node: SyntaxNode.ID) {
    guard let row = builder.catches.indices.last else {
      if builder.defers > 0 { emit(.runDefers(0), node) }
      return emit(.throw(error), node)
    }
    let frame = builder.catches[row]
    emit(.copy(error, to: frame.error), node)
    if builder.defers > frame.defers { emit(.runDefers(frame.defers), node) }
    dropLocals(from: frame.locals, node)
    builder.catches[row].jumps.append(builder.function.instructions.count)
    emit(.leave(.unpatched), node)
  }

  /// Behind a call under `try`: what it has thrown goes on from here.
  mutating func catchThrown(_ node: SyntaxNode.ID) {
    let tries = builder.tries
    builder.tries = 0
    let slot = builder.slot()
    let row = emitted(.thrown(to: slot, else: .unpatched), node)
    throwing(.slot(slot), node)
    patch([row], to: builder.next)
    builder.tries = tries
  }

  // MARK: async let

  /// `async let x = load()`: what it throws waits for whoever awaits it.
  mutating func beginChild(_ name: Name, _ node: SyntaxNode.ID) {
    let error = builder.slot("error of \(text(name))")
    emit(.copy(.none, to: error), node)
    builder.thrownByChildren[name.id] = error
    builder.catches.append(SwiftBuilder.Catch(error: error, defers: builder.defers, locals: builder.locals.count))
    builder.tries += 1
  }

  mutating func endChild() {
    builder.tries -= 1
    patch(builder.catches.removeLast().jumps, to: builder.next)
  }

  /// `try await x` of an `async let`: throws what its task has thrown.
  mutating func throwOfChild(_ name: Name, _ node: SyntaxNode.ID) {
    guard builder.tries > 0, let error = builder.thrownByChildren[name.id] else { return }
    let tries = builder.tries
    builder.tries = 0
    let row = emitted(.jumpIfNil(.slot(error), .unpatched), node)
    throwing(.slot(error), node)
    patch([row], to: builder.next)
    builder.tries = tries
  }

  // MARK: try

  /// `try x`, `try? x`, `try! x`.
  mutating func lowerTry(_ node: SyntaxNode.ID, expecting type: SwiftType, isStatement: Bool) -> Lowered? {
    guard let value = tree.child(of: node, at: 0) else { return nil }
    let flags = tree[node].flags
    guard flags.contains(.optional) || flags.contains(.forced) else {
      let count = builder.function.instructions.count
      builder.tries += 1
      let found = lowerValue(value, expecting: type, isStatement: isStatement)
      builder.tries -= 1
      if let found, !isOpaque(found.1) { return found }
      if found == nil {
        if isStatement, verb(in: node) != nil { return nil }
        builder.truncate(to: count)
      }
      throwIfGiven(value, node)
      if !builder.catches.isEmpty {
        emit(.note("'\(tree.lineText(of: node).prefix(60))' is taken not to throw"), node)
      }
      if isStatement, found == nil { skip(node, "it is not about the hierarchy") }
      return found ?? (opaque(of: value), .opaque)
    }
    let count = builder.function.instructions.count
    let result = builder.slot()
    builder.catches.append(
      SwiftBuilder.Catch(error: builder.slot(), defers: builder.defers, locals: builder.locals.count))
    builder.tries += 1
    var found = lowerValue(value, expecting: type, isStatement: isStatement)
    builder.tries -= 1
    if found == nil, !isStatement { found = (opaque(of: value), .opaque) }
    if let found, isOpaque(found.1) { throwIfGiven(value, node) }
    guard let (operand, type) = found else {
      builder.catches.removeLast()
      builder.truncate(to: count)
      return nil
    }
    emit(.copy(operand, to: result), node)
    let end = emitted(.jump(.unpatched), node)
    patch(builder.catches.removeLast().jumps, to: builder.next)
    if flags.contains(.forced) {
      emit(.fail("'try!' meets an error"), node)
    } else {
      emit(.copy(.none, to: result), node)
    }
    patch([end], to: builder.next)
    return (.slot(result), type)
  }

  /// `given try store.load() = throw`: what presim does not know throws where the file says so.
  private mutating func throwIfGiven(_ value: SyntaxNode.ID, _ node: SyntaxNode.ID) {
    let id = textID(plainText(tree[plain(value)].range))
    swift.asked.insert(id)
    let name = names.intern("error")
    grow()
    let slot = builder.slot()
    let row = emitted(.thrownByGiven(id, .value(symbol(name)), to: slot, else: .unpatched), node)
    throwing(.slot(slot), node)
    patch([row], to: builder.next)
  }

  // MARK: Texts of errors

  /// `error.localizedDescription`: what the error's own `errorDescription` says; what Foundation says instead is not
  /// known.
  mutating func localizedDescription(of found: Lowered, _ part: SyntaxNode.ID, _ node: SyntaxNode.ID) -> Lowered {
    let written = plainText(SourceRange(Int(tree[node].range.start), Int(tree[part].range.end)))
    let description = names.intern("errorDescription")
    grow()
    swift.accessed.insert(description.id)
    let slot = builder.slot()
    emit(.copy(.none, to: slot), node)
    let isNil = emitted(.jumpIfNil(found.0, .unpatched), node)
    emit(.send(selector("get errorDescription"), to: found.0, [], into: slot), node, text: written)
    let end = jumpOver(unless: .jumpIfNil(.slot(slot), .unpatched), node)
    emit(.copy(opaque(written, node), to: slot), node)
    patch([isNil, end], to: builder.next)
    return (.slot(slot), .value(.string))
  }

  // MARK: NSError

  /// Whether a type is Foundation's `NSError`, which every error is.
  func isFoundationError(_ type: SwiftType) -> Bool {
    guard hasCombine, case .object(_, let id?) = type, program.classes[Int(id.index)].name == "NSError" else {
      return false
    }
    return classNode(of: id.index).map { isOfPresim($0) } ?? false
  }

  /// An error as an `NSError`: what Foundation makes of one of the file's own is not known.
  mutating func foundationError(_ operand: Operand, _ type: SwiftType, _ node: SyntaxNode.ID) -> Operand {
    guard case .object(_, let id?) = type else { return operand }
    let (result, isOne) = (builder.slot(), builder.slot())
    emit(.copy(operand, to: result), node)
    let over = [emitted(.jumpIfNil(operand, .unpatched), node), emitted(.jumpIfOpaque(operand, .unpatched), node)]
    emit(.test(operand, .ofClass(id), to: isOne), node)
    let fits = emitted(.jumpIf(.slot(isOne), true, .unpatched, stake: Stake()), node)
    emit(.copy(opaque(plainText(of: node), node), to: result), node)
    patch(over + [fits], to: builder.next)
    return .slot(result)
  }

  /// `NSLocalizedDescriptionKey`: a text; nil for another name.
  func keyOfError(_ name: Name) -> Lowered? {
    let word = text(name)
    let key: String
    switch word {
    case "NSLocalizedDescriptionKey": key = "NSLocalizedDescription"
    case "NSLocalizedFailureReasonErrorKey": key = "NSLocalizedFailureReason"
    case "NSLocalizedRecoverySuggestionErrorKey": key = "NSLocalizedRecoverySuggestion"
    case "NSHelpAnchorErrorKey": key = "NSHelpAnchor"
    case "NSUnderlyingErrorKey": key = "NSUnderlyingError"
    default: return nil
    }
    return (.value(.string(key)), .value(.string))
  }

  // MARK: do

  mutating func lowerDo(_ node: SyntaxNode.ID) {
    guard let body = block(of: node) else { return }
    let clauses = tree.children(of: node).filter { tree[$0].kind == .catchClause }
    enterExit(isLoop: false, takesBreak: false)
    defer { leaveExit() }
    guard !clauses.isEmpty else { return lowerBlock(body) }
    let error = builder.slot("error")
    builder.catches.append(SwiftBuilder.Catch(error: error, defers: builder.defers, locals: builder.locals.count))
    lowerBlock(body)
    let jumps = builder.catches.removeLast().jumps
    var ends = [emitted(.jump(.unpatched), node)]
    patch(jumps, to: builder.next)
    for clause in clauses {
      guard let block = block(of: clause) else { continue }
      let begun = beginScope()
      declare(names.intern("error"), .slot(error), .unknown)
      grow()
      var (misses, hits): ([Int], [Int]) = ([], [])
      for (row, part) in tree.children(of: clause).enumerated() {
        switch tree[part].kind {
        case .block: break
        case .whereClause: if let condition = tree.child(of: part, at: 0) { misses += lowerConditions([condition]) }
        default:
          // `catch E.a, E.b`: the next pattern is looked at where this one does not fit.
          if row > 0 {
            hits.append(emitted(.jump(.unpatched), clause))
            patch(misses, to: builder.next)
            misses = []
          }
          builder.subject = "error"
          misses += match(part, .slot(error), .unknown, clause)
        }
      }
      patch(hits, to: builder.next)
      let start = builder.function.instructions.count
      lowerBlock(block)
      endScope(begun, Array(tree.children(of: block)).last ?? clause)
      ends.append(emitted(.jump(.unpatched), clause))
      patch(misses, to: builder.next, stake: stake(since: start))
    }
    // No clause takes it: it goes on.
    throwing(.slot(error), node)
    patch(ends, to: builder.next)
  }
}
