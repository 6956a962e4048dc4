/// Actions that are sent to nobody in particular: they go up the responder chain.
extension Simulator {
  /// Sends an action up from the view of an instance: the first view controller there that has the method runs it. Answers
  /// whether one has it. Nobody is taken to be the first responder.
  mutating func sendUp(
    _ action: Value, by sender: Value, from: Value, _ instruction: SwiftInstruction, _ a: Int32
  ) -> Value {
    guard case .string(let name) = action else { return opaque(instruction) }
    let word = name.prefix { $0 != "(" && $0 != ":" }
    var current: ControllerID?
    if case .controller(let x) = sender { current = x } else if case .controller(let x) = from { current = x }
    var passed = 0
    while let x = current, passed < Self.longestChain {
      if let selector = method(named: name, of: .controller(x)) {
        tellOnce(
          "'\(word)' has no target: it goes up the responder chain to \(EventText.name(x, hierarchy))",
          instruction.line)
        let count = program.swift.selectors[Int(selector.index)].count { $0 == ":" }
        send(selector, to: .controller(x), Array([sender, .none].prefix(count)), nil, instruction, a)
        return .bool(true)
      }
      current = responder(above: x)
      passed += 1
    }
    // The views, the window and the delegates of the app stand there too.
    if isOfOthers(word) { return opaque(instruction) }
    if case .object = sender { return .bool(false) }
    tellOnce("'\(word)' has no target, and nobody up the responder chain has it: nothing happens", instruction.line)
    return .bool(false)
  }

  private static let longestChain = 1000

  /// The view controller above another in the responder chain: whose view its view lies in; of one that is presented, the
  /// presenting one.
  private func responder(above x: ControllerID) -> ControllerID? {
    if let presenter = hierarchy.directPresenter(x) { return presenter }
    if case .inside(let holder) = hierarchy.place(of: x) { return holder }
    return nil
  }

  /// Whether something that is no view controller has a method of a name, which may stand higher in the chain.
  private func isOfOthers(_ word: Substring) -> Bool {
    hierarchy.classTable.indices.contains { row in
      guard row < program.swift.classes.count else { return false }
      if case .controller = hierarchy.classTable[row].kind { return false }
      return program.swift.classes[row].methods.contains {
        program.swift.selectors[Int($0.selector.index)].prefix { $0 != "(" } == word
      }
    }
  }
}
