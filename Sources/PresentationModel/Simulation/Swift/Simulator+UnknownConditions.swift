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
    let activation = swift.activations[Int(a)]
    guard stake.verb != "decides a value", !swift.isLooking, !isHidden(function: activation.function),
      stake.line > 0 || isInUIKitsCallback(a)
    else { return .isAsked }
    let (row, function) = (Int(activation.next) - 1, program.swift.functions[Int(activation.function)])
    guard let end = function.join(of: row), isInUIKitsCallback(a) || !function.isInLoop(row) else { return .isAsked }
    var answer: TextID?
    if end == function.instructions.count {
      // Nothing waits for its end, and who calls it gets nothing, or what nobody knows then.
      guard activation.defers.isEmpty else { return .isAsked }
      switch activation.destination {
      case .nothing: break
      case .answer where function.kind == .accessor && activation.callback == nil:
        // A getter that UIKit asks.
        answer = condition
      case .answer: guard activation.callback?.isOfComingAndGoing ?? false else { return .isAsked }
      case .slot where function.answersNothing: break
      case .slot(_, let caller):
        guard function.kind == .accessor, let text = self.instruction(of: caller)?.text else { return .isAsked }
        answer = text
      case .field: return .isAsked
      }
    }
    let (fields, subject) = (swift.fields, activation.subject)
    var effects = UnknownEffects(program, codeUses()) {
      FieldKey($0, of: subject).map { fields[$0] ?? .none }?.isNil ?? false
    }
    guard effects.add(function, row + 1..<end), let settings = settings(effects.assignments, row + 1..<end, a),
      // What is made at its first use would have been made, and changed, here.
      effects.fields.isEmpty
        || effects.lazy.allSatisfy({ FieldKey($0, of: subject).map { fields[$0] != nil } ?? false })
    else { return .isAsked }
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
    if !settings.isEmpty || effects.addsActions || !written.isEmpty || !changed.isEmpty || answer == condition {
      swift.leftOut.append(
        .init(
          condition: condition, step: script.step, sample: sample(for: condition, instruction.text, a),
          properties: written.map { $0.text }, variables: changed.map { $0.text }.filter { $0 != condition },
          addsActions: effects.addsActions))
    }
    for one in settings { hierarchy.assign(one.owner, one.property, .opaque(condition)) }
    if stake.line > 0 || effects.prints {
      noteLeftOut(
        condition, prints: effects.prints,
        written.map { program.swift.texts[Int($0.text.index)] } + settings.map { $0.name }, instruction.line)
    }
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

  /// What all of the program's code asks for.
  mutating func codeUses() -> CodeUses {
    if let uses = swift.uses, uses.isOf(program) { return uses }
    let uses = CodeUses(program)
    swift.uses = uses
    return uses
  }

  /// An expression by its text.
  private mutating func text(_ name: String) -> TextID? {
    if swift.textRows?.count != program.swift.texts.count {
      var rows: [String: TextID] = [:]
      for (row, text) in program.swift.texts.enumerated().reversed() { rows[text] = TextID(Int32(row)) }
      swift.textRows = (program.swift.texts.count, rows)
    }
    return swift.textRows?.rows[name]
  }

  /// Ends the step where code asks whether something is nil that such a condition decides; false for another value, which is
  /// taken as there.
  mutating func asksAboutNil(_ text: TextID, _ a: Int32) -> Bool {
    guard
      let left = swift.leftOut.last(where: {
        $0.condition == text || $0.properties.contains { isPart(text, of: $0) }
          || $0.variables.contains { isPart(text, of: $0) }
      })
    else { return false }
    let condition = program.swift.texts[Int(left.condition.index)]
    failSwift("presim cannot know '\(condition)', and what is nil here depends on it: \(advice(on: left))", a)
    return true
  }

  /// Whether an expression is a property or a variable, or begins with it: `items.first`, `self.items["a"]`.
  private func isPart(_ text: TextID, of whole: TextID) -> Bool {
    if text == whole { return true }
    var word = program.swift.texts[Int(text.index)][...]
    if word.hasPrefix("self.") { word = word.dropFirst(5) }
    let name = program.swift.texts[Int(whole.index)]
    guard word.hasPrefix(name) else { return false }
    guard let next = word.utf8.dropFirst(name.utf8.count).first else { return true }
    return next == UInt8(ascii: ".") || next == UInt8(ascii: "[") || next == UInt8(ascii: "?")
  }

  /// What to write for a condition whose part was left out.
  func advice(on left: SwiftState.LeftOutCondition) -> String {
    let place =
      left.step < 0
      ? "the first step" : left.step == script.step ? "this step" : "line \(program.steps[left.step].line)"
    let condition = program.swift.texts[Int(left.condition.index)]
    return "above \(place) write 'given \(condition) = \(left.sample.value)'\(left.sample.other)"
  }

  // MARK: Properties of UIKit's

  /// A property that what is left out may set.
  private struct Setting {
    var owner: PropertyKey.Owner
    var property: Property
    /// As the code names it.
    var name: String
  }

  /// The properties that rows of a function set, each once, and whose they are; nil where nobody knows whose. What is nil or not
  /// known is set nowhere.
  private mutating func settings(_ rows: [Int], _ left: Range<Int>, _ a: Int32) -> [Setting]? {
    let function = program.swift.functions[Int(swift.activations[Int(a)].function)]
    var found: [Setting] = []
    for row in rows {
      let (property, receiver, text): (Property, Operand, String)
      switch function.instructions[row].kind {
      case .assign(let assigned, let of, _, let written): (property, receiver, text) = (assigned, of, written)
      case .uikit(let call):
        (receiver, text) = (call.receiver, call.receiverText)
        switch call.method {
        case .setToolbarHidden: property = .isToolbarHidden
        case .setTabBarHidden: property = .isTabBarHidden
        default: property = .isNavigationBarHidden
        }
      default: continue
      }
      guard let owner = owner(receiver, function, left, a, 0) else { return nil }
      if owner.isNil || owner.isOpaque { continue }
      guard let key = PropertyKey.Owner(owner) else { return nil }
      if found.contains(where: { $0.owner == key && $0.property == property }) { continue }
      found.append(
        Setting(owner: key, property: property, name: text.isEmpty ? property.name : "\(text).\(property.name)"))
    }
    return found
  }

  /// What an operand of a part that is left out would be; nil where that takes more than looking.
  private mutating func owner(
    _ operand: Operand, _ function: SwiftFunction, _ left: Range<Int>, _ a: Int32, _ depth: Int
  ) -> Value? {
    guard case .slot(let slot) = operand, depth < 8 else { return value(operand, a) }
    var origin: SwiftInstruction.Kind?
    for row in left {
      switch function.instructions[row].kind {
      case .copy(_, slot), .read(_, _, slot), .readField(_, _, slot), .unwrap(_, _, _, slot), .bind(_, slot, _),
        .payload(_, _, slot), .next(_, _, slot, _), .opaque(slot), .cast(_, _, _, slot), .element(_, _, _, slot),
        .allocate(_, _, slot), .make(_, _, _, _, slot), .call(_, _, _, slot), .send(_, _, _, slot):
        if origin != nil { return nil }
        origin = function.instructions[row].kind
      default: break
      }
    }
    guard let origin else { return value(operand, a) }
    switch origin {
    case .copy(let from, _), .unwrap(let from, _, _, _), .bind(let from, _, _):
      return owner(from, function, left, a, depth + 1)
    case .opaque: return .opaque(TextID(0))
    case .read(let property, let of, _):
      guard let whole = owner(of, function, left, a, depth + 1) else { return nil }
      if whole.isNil || whole.isOpaque { return whole }
      if mayBeOfStoryboard(property, of: whole) { return .opaque(TextID(0)) }
      guard getter(property, of: whole) == nil else { return nil }
      return try? read(property, of: whole, isLooking: true)
    case .readField(let field, let of, _):
      guard let whole = owner(of, function, left, a, depth + 1) else { return nil }
      return held(field, of: whole)
    default: return nil
    }
  }

  /// Nobody knows any more what a property holds, whoever has it.
  private mutating func forget(_ field: FieldID, as text: TextID) {
    if program.swift.fields[Int(field.index)].isStatic { return keep(.opaque(text), in: field, of: .none) }
    for row in 0..<hierarchy.count { forget(field, of: .controller(ControllerID(row: row)), text) }
    for row in hierarchy.objects.indices { forget(field, of: .object(ObjectID(row: row)), text) }
  }

  private mutating func forget(_ field: FieldID, of owner: Value, _ text: TextID) {
    if held(field, of: owner) != nil { keep(.opaque(text), in: field, of: owner) }
  }

  private mutating func noteLeftOut(_ condition: TextID, prints: Bool, _ written: [String], _ line: Int) {
    let text = program.swift.texts[Int(condition.index)]
    let names = written.map { "'\($0)'" }
    let rest =
      switch names.count {
      case 0 where prints: ", and prints nothing here"
      case 0: ", which changes nothing about the hierarchy"
      case 1: ", and \(names[0]) is not known from there on"
      default:
        ", and \(names.dropLast().joined(separator: ", ")) and \(names[names.count - 1]) are not known from there on"
      }
    tellOnce("presim does not know '\(text)': what depends on it is left out\(rest)", line)
  }
}

extension SwiftFunction {
  /// Whether an instruction is done for each element of a list.
  fileprivate func isInLoop(_ row: Int) -> Bool {
    instructions[..<row].contains { if case .next(_, _, _, let target) = $0.kind { Int(target) > row } else { false } }
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
