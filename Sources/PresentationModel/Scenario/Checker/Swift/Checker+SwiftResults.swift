/// `Result`: what a closure gives or throws, and what `get()` makes of it.
extension Checker {
  /// Swift's own `Result`, or the file's enumeration of that name.
  var resultType: (id: EnumID, success: Int, failure: Int)? {
    guard let name = names.find("Result"), let id = swift.enums[name.id],
      let success = swift.cases[Int(id.index)].firstIndex(where: { text($0.name) == "success" }),
      let failure = swift.cases[Int(id.index)].firstIndex(where: { text($0.name) == "failure" })
    else { return nil }
    return (id, success, failure)
  }

  /// `Result { try load() }`, `Result(catching: load)`.
  mutating func resultCall(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)], _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard let type = resultType, given.count == 1, given[0].label == nil || given[0].label == "catching",
      isFunction(given[0].value), case .closure(let closure, _, _)? = function(given[0].value, [])
    else { return nil }
    let result = builder.slot()
    builder.catches.append(
      SwiftBuilder.Catch(error: builder.slot(), defers: builder.defers, locals: builder.locals.count))
    let value = builder.slot()
    builder.tries += 1
    emit(.callClosure(closure, [], to: value), node, text: plainText(of: node))
    builder.tries -= 1
    let frame = builder.catches.removeLast()
    emit(.enumCase(type.id, Int32(type.success), [.slot(value)], to: result), node)
    let end = emitted(.jump(.unpatched), node)
    patch(frame.jumps, to: builder.next)
    emit(.enumCase(type.id, Int32(type.failure), [.slot(frame.error)], to: result), node)
    patch([end], to: builder.next)
    return (.slot(result), .enumeration(type.id))
  }

  /// `continuation.resume(with: result)`: with the value of a success, with the error of a failure.
  mutating func resume(_ continuation: Operand, withResult found: Operand, _ node: SyntaxNode.ID) {
    guard let type = resultType else { return }
    let (isSuccess, payload) = (builder.slot(), builder.slot())
    emit(.test(found, .ofCase(type.id, Int32(type.success)), to: isSuccess), node)
    emit(.payload(found, 0, to: payload), node)
    let failed = emitted(
      .jumpIf(.slot(isSuccess), false, .unpatched, stake: Stake(line: line(of: node), verb: "acts")), node,
      text: plainText(of: node))
    emit(.resume(continuation, with: .slot(payload), isError: false), node)
    let over = emitted(.jump(.unpatched), node)
    patch([failed], to: builder.next)
    emit(.resume(continuation, with: .slot(payload), isError: true), node)
    patch([over], to: builder.next)
  }

  /// `result.map { … }`, `mapError`, `flatMap`, `flatMapError` of Swift's own `Result`; nil for anything else.
  mutating func mapResult(
    _ word: String, _ found: Lowered, _ call: SyntaxNode.ID, _ node: SyntaxNode.ID
  ) -> Lowered? {
    guard ["map", "mapError", "flatMap", "flatMapError"].contains(word), let type = resultType,
      case .enumeration(type.id) = found.1, swift.values[Int(type.id.index)].node == nil,
      let argument = arguments(call).first, argument.label == nil,
      case .closure(let closure, _, _)? = function(argument.value, [.unknown])
    else { return nil }
    let row = Int32(word.hasSuffix("Error") ? type.failure : type.success)
    let (isOne, payload, made, result) = (builder.slot(), builder.slot(), builder.slot(), builder.slot())
    emit(.copy(found.0, to: result), node)
    emit(.test(found.0, .ofCase(type.id, row), to: isOne), node)
    let over = emitted(
      .jumpIf(.slot(isOne), false, .unpatched, stake: Stake(line: line(of: node), verb: "acts")), node,
      text: plainText(of: node))
    emit(.payload(found.0, 0, to: payload), node)
    emit(.callClosure(closure, [.slot(payload)], to: made), node, text: plainText(of: node))
    emit(
      word.hasPrefix("flat") ? .copy(.slot(made), to: result) : .enumCase(type.id, row, [.slot(made)], to: result), node
    )
    patch([over], to: builder.next)
    return (.slot(result), .enumeration(type.id))
  }

  /// `result.get()`: the value, or the error is thrown.
  mutating func getResult(_ found: Lowered, _ node: SyntaxNode.ID) -> Lowered? {
    guard let type = resultType, case .enumeration(type.id) = found.1 else { return nil }
    let (isSuccess, value) = (builder.slot(), builder.slot())
    emit(.test(found.0, .ofCase(type.id, Int32(type.success)), to: isSuccess), node)
    emit(.payload(found.0, 0, to: value), node)
    let over = emitted(
      .jumpIf(.slot(isSuccess), true, .unpatched, stake: Stake(line: line(of: node), verb: "throws")), node,
      text: plainText(of: node))
    let tries = builder.tries
    builder.tries = 0
    throwing(.slot(value), node)
    builder.tries = tries
    patch([over], to: builder.next)
    return (.slot(value), .unknown)
  }
}
