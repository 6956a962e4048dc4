/// Conditions of UIKit's callbacks that presim cannot know and on which nothing of the hierarchy depends: nobody is asked,
/// what depends on them is left out, and what that may write is unknown from then on.
extension Simulator {
  /// What has come of an unknown condition.
  enum LeftOut { case isAsked, goesOn, hasEnded }

  /// Whether code runs as UIKit starts, loads, shows or hides something, and not as a step of the file has called it.
  func isInUIKitsCallback(_ a: Int32) -> Bool {
    let activation = swift.activations[Int(a)]
    return !swift.isLooking && !isHidden(function: activation.function)
      && (script.step < 0 || activation.callback?.isOfComingAndGoing ?? false)
  }

  /// Goes on behind what depends on a condition, where nothing of it counts.
  mutating func leaveOut(
    whatDependsOn condition: TextID, _ stake: Stake, _ instruction: SwiftInstruction, _ a: Int32
  ) -> LeftOut {
    guard stake.verb != "decides a value", isInUIKitsCallback(a) else { return .isAsked }
    let activation = swift.activations[Int(a)]
    let (row, function) = (Int(activation.next) - 1, program.swift.functions[Int(activation.function)])
    guard let end = function.join(of: row) else { return .isAsked }
    var answer: TextID?
    if end == function.instructions.count {
      // Nothing waits for its end, and who calls it gets nothing, or what nobody knows then.
      guard activation.defers.isEmpty else { return .isAsked }
      switch activation.destination {
      case .nothing: break
      case .answer: guard activation.callback?.isOfComingAndGoing ?? false else { return .isAsked }
      case .slot where function.answersNothing: break
      case .slot(_, let caller):
        guard function.kind == .accessor, let text = self.instruction(of: caller)?.text else { return .isAsked }
        answer = text
      case .field: return .isAsked
      }
    }
    var effects = UnknownEffects(program)
    guard effects.add(function, row + 1..<end) else { return .isAsked }
    var written: [(field: FieldID, text: TextID)] = []
    for field in effects.fields.sorted(by: { $0.index < $1.index }) {
      guard let text = text(program.swift.fields[Int(field.index)].name) else { return .isAsked }
      written.append((field, text))
    }
    var changed: [(slot: Slot, text: TextID)] = []
    for slot in effects.slots.sorted(by: { $0.index < $1.index }) {
      let name = function.slots[Int(slot.index)].name
      // What `a && b` comes to is as little known as its first part.
      guard let text = name.isEmpty || name.hasPrefix("$") ? condition : text(name) else { return .isAsked }
      changed.append((slot, text))
    }
    for (field, text) in written { forget(field, as: text) }
    for (slot, text) in changed { set(slot, of: a, to: .opaque(text)) }
    swift.activations[Int(a)].next = Int32(end)
    if stake.line > 0 { noteLeftOut(condition, written.map { $0.text }, instruction.line) }
    guard let answer else { return .goesOn }
    endFunction(a, returning: .opaque(answer))
    return .hasEnded
  }

  /// The instruction that a function is at.
  private func instruction(of a: Int32) -> SwiftInstruction? {
    let activation = swift.activations[Int(a)]
    let instructions = program.swift.functions[Int(activation.function)].instructions
    return instructions.indices.contains(Int(activation.next) - 1) ? instructions[Int(activation.next) - 1] : nil
  }

  /// An expression by its text.
  private func text(_ name: String) -> TextID? {
    program.swift.texts.firstIndex(of: name).map { TextID(Int32($0)) }
  }

  /// Nobody knows any more what a property holds, whoever has it.
  private mutating func forget(_ field: FieldID, as text: TextID) {
    if program.swift.fields[Int(field.index)].isStatic { return keep(.opaque(text), in: field, of: .none) }
    for row in 0..<hierarchy.count { forget(field, of: .controller(ControllerID(row: row)), text) }
    for row in hierarchy.objects.indices { forget(field, of: .object(ObjectID(row: row)), text) }
  }

  private mutating func forget(_ field: FieldID, of owner: Value, _ text: TextID) {
    if let key = FieldKey(field, of: owner), swift.fields[key] != nil { keep(.opaque(text), in: field, of: owner) }
  }

  private mutating func noteLeftOut(_ condition: TextID, _ written: [TextID], _ line: Int) {
    let text = program.swift.texts[Int(condition.index)]
    let names = written.map { "'\(program.swift.texts[Int($0.index)])'" }
    let rest =
      switch names.count {
      case 0: ", which changes nothing about the hierarchy"
      case 1: ", and \(names[0]) is not known from there on"
      default:
        ", and \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are not known from there on"
      }
    tellOnce("presim does not know '\(text)': what depends on it is left out\(rest)", line)
  }
}

extension Callback {
  /// Whether UIKit calls it when a view is loaded, comes, goes or gets another size, and waits for no answer.
  fileprivate var isOfComingAndGoing: Bool {
    switch self {
    case .viewDidLoad, .loadView, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .willMove, .didMove, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willTransition,
      .viewWillTransition, .traitCollectionDidChange:
      true
    default: false
    }
  }
}
