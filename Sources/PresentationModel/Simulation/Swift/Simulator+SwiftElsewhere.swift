/// What code of the app that was not pasted sets before it is used.
extension Simulator {
  /// What stands where code finds nil by `!`, where other code of the app sets it: a property of what an outline has, which
  /// nobody has set yet, or what a storyboard says of a view. It is not known. Nil where the `!` ends the app.
  mutating func setElsewhere(_ operand: Operand, _ a: Int32) -> Value? {
    guard case .slot(let slot) = operand, !swift.isLooking else { return nil }
    let activation = swift.activations[Int(a)]
    let instructions = program.swift.functions[Int(activation.function)].instructions
    // The read stands right before the '!', but for the question which window a delegate has.
    for instruction in instructions[..<max(Int(activation.next) - 1, 0)].suffix(6).reversed() {
      switch instruction.kind {
      case .readField(let id, let of, slot): return fieldSetElsewhere(id, of: value(of, a), instruction)
      case .read(let property, let of, slot):
        guard Self.setByStoryboards.contains(property), let x = controllerOfView(value(of, a)),
          isMadeElsewhere(.controller(x))
        else { return nil }
        return toldOpaque(instruction, "the storyboard may set it")
      default: continue
      }
    }
    return nil
  }

  private static let setByStoryboards: Set<Property> = [.backgroundColor, .title]

  private func controllerOfView(_ owner: Value) -> ControllerID? {
    switch owner {
    case .controller(let x): x
    case .view(let x): x
    default: nil
    }
  }

  private mutating func fieldSetElsewhere(_ id: FieldID, of owner: Value, _ instruction: SwiftInstruction) -> Value? {
    let field = program.swift.fields[Int(id.index)]
    guard let key = FieldKey(id, of: instance(owner)), !field.isStatic else { return nil }
    // A scene's delegate gets its window of the storyboard.
    let isWindow = field.name == "window" && field.base == .window && hierarchy.windows.isEmpty
    guard
      isWindow
        ? swift.fields[key]?.isNil ?? true
        : swift.fields[key] == nil && (isMadeElsewhere(owner) || field.isSetNowhere && isOfStoryboard(owner))
    else { return nil }
    let found = toldOpaque(
      instruction, isWindow ? "the storyboard sets it" : "the code that makes \(naming(owner)) sets it")
    if let found { keep(found, in: id, of: owner) }
    return found
  }

  /// Whether an outline has an object, and does not say how it is made.
  private func isMadeElsewhere(_ owner: Value) -> Bool {
    program.swift.outlineInitializers.contains { $0.subject == owner && !$0.isWritten }
  }

  /// Whether code has taken a controller of a storyboard: frameworks inject what it needs, as a storyboard makes it.
  private func isOfStoryboard(_ owner: Value) -> Bool {
    guard case .controller(let x) = owner else { return false }
    return hierarchy.property(x, .storyboard) != nil
  }

  private func naming(_ owner: Value) -> String {
    guard case .controller(let x) = owner else { return "the object" }
    return hierarchy.name(of: x)
  }

  private mutating func toldOpaque(_ instruction: SwiftInstruction, _ who: String) -> Value? {
    let found = opaque(instruction)
    guard case .opaque(let text) = found else { return found.isNil ? nil : found }
    tellOnce(
      "nothing here sets '\(program.swift.texts[Int(text.index)])': presim assumes that \(who), and does not know the value",
      instruction.line)
    return found
  }
}
