/// `given` and `complete` while the file runs.
extension Simulator {
  /// What `given` says of a value that presim cannot know, told once; the value itself where nothing does.
  mutating func given(_ value: Value, _ line: Int) -> Value {
    guard !program.swift.givens.isEmpty, case .opaque(let text) = value else { return value }
    guard let (found, given) = latestGiven(text).map({ ($0.value, $0) }) ?? implied(text), !given.isThrow else {
      return value
    }
    tellOnce(
      "'\(program.swift.texts[Int(text.index)])' is \(ValueText.text(found, hierarchy)): line \(given.line) gives it",
      line)
    return found
  }

  /// What follows from how many elements `given` says that a list has: one without any is empty and has no first one.
  private func implied(_ text: TextID) -> (Value, SwiftGiven)? {
    let word = program.swift.texts[Int(text.index)]
    guard let dot = word.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let (list, member) = (word[..<dot], String(word[word.utf8.index(after: dot)...]))
    guard SwiftGiven.asksWhetherEmpty.contains(member) else { return nil }
    let (number, emptiness) = ("\(list).count", "\(list).isEmpty")
    let given = program.swift.givens.last {
      guard $0.fromStep <= script.step else { return false }
      let other = program.swift.texts[Int($0.text.index)]
      return other == number || other == emptiness
    }
    guard let given else { return nil }
    let isEmpty: Bool
    switch given.value {
    case .int(let count): isEmpty = count == 0
    case .bool(let value): isEmpty = value
    default: return nil
    }
    if member == "isEmpty" { return (.bool(isEmpty), given) }
    return isEmpty ? (member == "count" ? .int(0) : .none, given) : nil
  }

  /// Whether `given` says that an expression throws.
  mutating func throwsByGiven(_ text: TextID) -> Bool { latestGiven(text)?.isThrow ?? false }

  private func latestGiven(_ text: TextID) -> SwiftGiven? {
    program.swift.given(text, at: script.step)
  }

  // MARK: The file's own properties

  /// What `given` says of a stored property of the file's, where that is not done yet: it is an assignment that is made when
  /// code first reads the property of an instance. Nil where there is none, or where code has assigned it since.
  mutating func given(for id: FieldID, _ key: FieldKey, _ instruction: SwiftInstruction, _ value: Value) -> Value? {
    let name = program.swift.fields[Int(id.index)].name
    // What nobody knows by this name is given wherever it is asked for.
    if case .opaque(let text) = value, program.swift.texts[Int(text.index)] == name { return nil }
    let row = program.swift.givens.lastIndex {
      $0.fromStep <= script.step && !$0.isThrow
        && ($0.text == instruction.text || program.swift.texts[Int($0.text.index)] == name)
    }
    guard let row, !swift.isSettled(row, key) else { return nil }
    if !swift.isLooking { swift.settled.append(.init(given: row, key: key)) }
    let given = program.swift.givens[row]
    tellOnce("'\(name)' is \(ValueText.text(given.value, hierarchy)): line \(given.line) gives it", instruction.line)
    return given.value
  }

  /// What code assigns to a property holds, whatever `given` has said of it; what it has from the start does not.
  mutating func settleGivens(of id: FieldID, of owner: Value, _ a: Int32) {
    let field = program.swift.fields[Int(id.index)]
    switch program.swift.functions[Int(swift.activations[Int(a)].function)].kind {
    case .initializer, .initialValue: return
    default: break
    }
    guard let key = field.isStatic ? FieldKey(id) : FieldKey(id, of: instance(owner)) else { return }
    for (row, given) in program.swift.givens.enumerated() where given.fromStep <= script.step {
      let text = program.swift.texts[Int(given.text.index)]
      if text == field.name || text.hasSuffix(".\(field.name)"), !swift.isSettled(row, key) {
        swift.settled.append(.init(given: row, key: key))
      }
    }
  }

  /// Whether `given` says what a computed property of the file's is worth; what a method answers comes of its lines.
  mutating func answersByGiven(_ selector: SelectorID, _ slot: Slot, _ instruction: SwiftInstruction, _ a: Int32)
    -> Bool
  {
    guard let id = instruction.text, let given = latestGiven(id), !given.isThrow else { return false }
    let text = program.swift.texts[Int(id.index)]
    guard program.swift.selectors[Int(selector.index)].hasPrefix("get ") else {
      failSwift(
        "line \(given.line) gives '\(text)', which is a method of the file's own and runs: give what the method asks", a
      )
      return true
    }
    tellOnce("'\(text)' is \(ValueText.text(given.value, hierarchy)): line \(given.line) gives it", instruction.line)
    set(slot, of: a, to: given.value)
    return true
  }

  /// Stops where code reads something that presim knows, and that `given` has otherwise.
  mutating func refuseGiven(against slot: Slot, _ instruction: SwiftInstruction, _ a: Int32) {
    guard !swift.isLooking, let id = instruction.text, let given = latestGiven(id), !given.isThrow, !loop.isStopped
    else { return }
    let known = value(.slot(slot), a)
    if case .opaque = known { return }
    guard known != given.value, !(given.value.isNil && known.isNil) else { return }
    failSwift(
      "presim knows '\(program.swift.texts[Int(id.index)])': it is \(ValueText.text(known, hierarchy)), and line \(given.line) gives it otherwise; write what it comes from",
      a)
  }

  /// Where a `given` line has to stand for what the step asks.
  var aboveHere: String { "above \(script.step < 0 ? "the first" : "this") step" }

  /// Fails the scenario on a condition that cannot be known, and says what to write.
  mutating func ask(for id: TextID, _ stake: Stake, _ pattern: TextID?, _ a: Int32) {
    let text = program.swift.texts[Int(id.index)]
    let depends =
      stake.line > 0 && !isOfPresim(stake.line)
      ? ", and \(program.swift.lineText(stake.line)) \(stake.verb == "acts" ? "runs" : stake.verb) depending on it" : ""
    // A variable's value comes of the part that was left out, so its condition is what is not known.
    if let left = swift.leftOut.last(where: { $0.variables.contains(id) }) {
      let condition = program.swift.texts[Int(left.condition.index)]
      return failSwift("presim cannot know '\(condition)', and '\(text)' depends on it: \(advice(on: left))", a)
    }
    // Of `isOn() ? 1 : 2` the condition is what is not known.
    if let choice = text.parts(between: " ? ").first, choice.utf8.count < text.utf8.count, !choice.contains("$"),
      program.swift.texts.contains(choice)
    {
      return failSwift(
        "presim cannot know '\(choice)'\(depends): \(aboveHere) write 'given \(choice) = true', or '= false'",
        a)
    }
    // A property of UIKit's that a part sets which is left out is as little known as its condition.
    if let left = swift.leftOut.last(where: { $0.condition == id }) {
      return failSwift("presim cannot know '\(text)'\(depends): \(advice(on: left))", a)
    }
    let (value, other) = sample(for: id, pattern, a)
    let count = text.hasSuffix(".length") ? "; of a 'String' Swift has '\(text.dropLast(6))count'" : ""
    failSwift(
      "presim cannot know '\(text)'\(depends): \(aboveHere) write 'given \(text) = \(value)'\(other)\(count)",
      a)
  }

  /// Fails the scenario where code presents, pushes or dismisses because something that nobody knows is nil: `if let` takes
  /// it as there, and this asks for the opposite. False where nothing of the kind depends on it.
  mutating func asksWhetherNil(_ value: Value, _ slot: Slot, _ a: Int32) -> Bool {
    guard case .opaque(let id) = value, isThere(id), systemValue(id, line(of: a))?.isNil != true else { return false }
    let activation = swift.activations[Int(a)]
    let instructions = program.swift.functions[Int(activation.function)].instructions
    let stakes = instructions[Int(activation.next)...].prefix(3).compactMap { instruction -> Stake? in
      if case .jumpIf(.slot(slot), _, _, let stake) = instruction.kind { stake } else { nil }
    }
    guard let stake = stakes.first, ["presents", "pushes", "dismisses"].contains(stake.verb) else { return false }
    if asksAboutNil(id, a) { return true }
    let text = program.swift.texts[Int(id.index)]
    failSwift(
      "presim cannot know '\(text)', and \(program.swift.lineText(stake.line)) \(stake.verb) depending on whether it is nil: \(aboveHere) write 'given \(text) = nil', or the value that it has",
      a)
    return true
  }

  /// A value that a condition may have, as a `given` line writes it, and which others there are.
  func sample(for id: TextID, _ pattern: TextID?, _ a: Int32) -> (value: String, other: String) {
    let text = program.swift.texts[Int(id.index)]
    var value = "true"
    var other = ", or '= false'"
    let condition = pattern.map { Self.part(of: program.swift.texts[Int($0.index)], with: text) }
    if let written = condition {
      if written != text, let found = Self.comparedValue(written) { (value, other) = Self.sample(found) }
      // A case, a number or a text of a `switch` or of `==`.
      if let first = written.utf8.first, !written.hasText(program.swift.texts[Int(id.index)]) {
        switch first {
        case UInt8(ascii: "."):
          value = String(written.prefix { $0 != "(" })
          other = ", or another case"
        case UInt8(ascii: "\""), UInt8(ascii: "0")...UInt8(ascii: "9"):
          value = written
          other = ", or another value"
        default: break
        }
      }
    }
    if let raw = rawValue(under: id, a) {
      // 'Row(rawValue: indexPath.row)': the number is asked for, not the case.
      (value, other) = (raw, ", or the raw value of another case")
    }
    if value == "true", let found = comparedElsewhere(text) { (value, other) = Self.sample(found) }
    if value == "true", let found = elementOfList(text, a) ?? Self.sample(ofCast: text) {
      (value, other) = (found, found == "true" ? ", or '= false'" : ", or another value")
    }
    if value == "true", let written = condition, Self.compares(written, text), Self.comparedValue(written) == nil {
      // What it is compared with says nothing of its type: its name may.
      let isOrdered = { (text: String) in [" < ", " > ", " <= ", " >= "].contains { text.hasText($0) } }
      let isNumber =
        isOrdered(written) && !isOrdered(text)
        || Self.isNumber(text)
      (value, other) = isNumber ? ("0", ", or another number") : ("…", " with its value")
    }
    if value == "true", let compared = comparedWith(id, a) { (value, other) = compared }
    if value == "true", text.hasPrefix("Int.random(") || text.hasPrefix("Double.random(") {
      (value, other) = ("1", ", or another number")
    }
    if value == "true", [".tag", ".count", ".row", ".section"].contains(where: { text.hasSuffix($0) }) {
      (value, other) = ("0", ", or another number")
    }
    return (value, other)
  }

  /// `case limit:`, where nobody knows the limit: what it is compared with; nil for what is no side of a comparison.
  private func comparedWith(_ id: TextID, _ a: Int32) -> (value: String, other: String)? {
    let activation = swift.activations[Int(a)]
    let instructions = program.swift.functions[Int(activation.function)].instructions
    guard activation.next > 0, Int(activation.next) <= instructions.count,
      case .jumpIf(.slot(let slot), _, _, _) = instructions[Int(activation.next) - 1].kind
    else { return nil }
    for instruction in instructions[..<Int(activation.next)].reversed() {
      guard case .binary(let sign, let left, let right, slot) = instruction.kind else { continue }
      guard sign == .equal || sign == .notEqual else { return nil }
      var looking = self
      for side in [left, right] {
        switch looking.value(side, a) {
        case .int, .decimal, .string: return (ValueText.text(looking.value(side, a), hierarchy), ", or another value")
        case .bool: return nil
        default: continue
        }
      }
      return ("…", " with its value")
    }
    return nil
  }

  /// Whether the name of an expression says that it is a number.
  private static func isNumber(_ text: String) -> Bool {
    ["count", "ndex", "row", "section", "item", "tag", "umber"].contains { text.hasSuffix($0) }
  }

  /// A value with which code compares something, and which others there are.
  private static func sample(_ found: String) -> (value: String, other: String) {
    if found == "true" || found == "false" { return ("true", ", or '= false'") }
    return (found, found.utf8.first.map { $0.isDigit } ?? false ? ", or another number" : ", or another value")
  }

  /// Whether a line stands in what presim has written itself: Combine.
  private func isOfPresim(_ line: Int) -> Bool {
    program.swift.file(ofLine: line)?.path == SwiftSource.combine
  }

  /// Of several conditions the one in which an expression stands: `isOpen` of `isOpen && items.count > 1`.
  private static func part(of condition: String, with text: String) -> String {
    guard condition.hasText("&&") || condition.hasText("||"), !text.hasText("&&"), !text.hasText("||") else {
      return condition
    }
    let parts = condition.parts(between: " && ").flatMap { $0.parts(between: " || ") }
    return parts.first { $0.hasText(text) } ?? condition
  }

  /// Whether a condition is a comparison of which an expression is one side.
  private static func compares(_ condition: String, _ side: String) -> Bool {
    let signs = [" == ", " != ", " < ", " > ", " <= ", " >= "]
    return signs.contains { condition.hasPrefix(side + $0) || condition.hasSuffix($0 + side) }
  }

  /// The first raw value of the enumeration whose case a function looks for by an expression.
  private func rawValue(under id: TextID, _ a: Int32) -> String? {
    let function = program.swift.functions[Int(swift.activations[Int(a)].function)]
    guard function.looksForCases else { return nil }
    var slots: Set<Slot> = []
    for instruction in function.instructions {
      if instruction.text == id {
        switch instruction.kind {
        case .opaque(let slot), .read(_, _, let slot), .readField(_, _, let slot), .collection(_, _, _, let slot):
          slots.insert(slot)
        default: break
        }
      }
      if case .rawCase(let type, .slot(let of), _) = instruction.kind, slots.contains(of) {
        return program.swift.enums[Int(type.index)].rawValues.first { !$0.isNil }.map { ValueText.text($0, hierarchy) }
      }
    }
    return nil
  }

  /// What the code compares an expression with, where a function is given the answer: `show(if: api.count == 3)`.
  private func comparedElsewhere(_ text: String) -> String? {
    for condition in program.swift.texts where condition.utf8.count > text.utf8.count && condition.hasText(text) {
      let whole = Self.part(of: condition, with: text)
      let isSide = whole.hasPrefix("\(text) ") || whole.hasSuffix(" \(text)")
      if isSide, let found = Self.comparedValue(whole) { return found }
    }
    return nil
  }

  /// The first element of a list that a property holds, where `names[row]` is one of its elements.
  private func elementOfList(_ text: String, _ a: Int32) -> String? {
    guard text.hasSuffix("]"), let bracket = text.utf8.firstIndex(of: UInt8(ascii: "[")) else { return nil }
    let name = String(text[..<bracket])
    let activation = swift.activations[Int(a)]
    guard let type = type(of: activation.subject), Int(type.index) < program.swift.classes.count,
      let field = program.swift.classes[Int(type.index)].fields.last(where: {
        program.swift.fields[Int($0.index)].name == name
      }), case .list(let elements) = kept(field, of: activation.subject), let first = elements.first
    else { return nil }
    switch first {
    case .string, .int, .decimal, .bool: return ValueText.text(first, hierarchy)
    default: return nil
    }
  }

  /// A value of the type to which an expression is cast: `info["id"] as? String`.
  private static func sample(ofCast text: String) -> String? {
    let type = text.parts(between: " as? ").last ?? text
    guard type.utf8.count < text.utf8.count else { return nil }
    return switch type {
    case "String": "\"a\""
    case "Int", "Double", "CGFloat", "Float": "1"
    case "Bool": "true"
    default: nil
    }
  }

  /// The number, text or case of `width > 700`, `name == "a"`; nil for another condition.
  private static func comparedValue(_ condition: String) -> String? {
    let sides = condition.split { "<>=!".contains($0) }
    guard sides.count == 2, !condition.contains("{"), condition.contains(where: { "<>=".contains($0) }) else {
      return nil
    }
    for side in sides {
      let word = String(side.drop { $0 == " " })
      if let truth = ["true", "false"].first(where: { word == $0 || word.hasPrefix($0 + " ") }) { return truth }
      guard let first = word.utf8.first else { continue }
      switch first {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        return String(word.prefix { $0 == "." || $0 == "_" || $0.isWholeNumber })
      case UInt8(ascii: "\""), UInt8(ascii: "["):
        let end: Character = first == UInt8(ascii: "[") ? "]" : "\""
        guard let last = word.dropFirst().firstIndex(of: end) else { return word }
        return String(word[...last])
      case UInt8(ascii: "."): return String(word.prefix { $0 == "." || $0 == "_" || $0.isLetter || $0.isNumber })
      default: break
      }
    }
    return nil
  }

  /// What to say of a name under which nothing was made yet.
  func notMade(_ id: MadeID) -> String {
    let made = program.swift.made[Int(id.index)]
    if swift.made.contains(where: { $0.name == made.name }) {
      return "'\(made.name)' is gone: nothing holds it any more; 'expect \(made.name).isReleased' says so"
    }
    return "'\(made.name)' is not made: \(program.swift.lineText(made.line)) makes it, and has not run"
  }

  // MARK: Closures that wait

  /// A closure is handed to something that presim does not know.
  mutating func handOver(_ closure: Value, call: TextID, label: TextID?, arguments: TextID, _ line: Int) {
    let name = program.swift.texts[Int(call.index)]
    let decidesOnAPull = name.hasSuffix(".interactiveDismissShouldBegin")
    guard case .closure(let id) = closure, !swift.isLooking,
      decidesOnAPull || program.function(swift.closures[Int(id.index)].body)?.doesSomething ?? false
    else { return }
    retain(closure)
    swift.waiting.append(SwiftState.Waiting(call: call, label: label, closure: id))
    guard !program.swift.completions.contains(call) else { return }
    // A pull on the zoom calls it.
    if decidesOnAPull { return }
    if let last = name.split(separator: ".").last, Self.goingOver.contains(String(last)) {
      return tellOnce(
        "the closure that '\(name)' gets runs for elements that presim does not know, so it does not run here", line)
    }
    tellOnce(
      "the closure that '\(name)' gets is called when the file says so: write 'complete \(name)(\(program.swift.texts[Int(arguments.index)]))' as a step",
      line)
  }

  /// What Swift's lists call a closure for, element by element: nobody's callback.
  private static let goingOver: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "forEach", "sorted", "sort", "contains", "allSatisfy", "first",
    "last", "firstIndex", "lastIndex", "min", "max", "removeAll", "drop", "prefix", "partition",
  ]

  /// Calls the oldest closure that waits in a call.
  mutating func complete(
    call: TextID, label: TextID?, _ arguments: [Value], _ instruction: SwiftInstruction, _ a: Int32
  ) {
    let row =
      swift.waiting.firstIndex { $0.call == call && (label == nil ? takes(arguments, $0) : $0.label == label) }
      ?? swift.waiting.firstIndex { $0.call == call }
    guard let row else {
      let lines = program.swift.lines(handing: call)
      let what = lines.isEmpty ? "" : ": \(program.swift.lineText(lines[0])) gives it one, and has not run"
      return failSwift("no closure waits in '\(program.swift.texts[Int(call.index)])'\(what)", a)
    }
    let waiting = swift.waiting.remove(at: row)
    if arguments.isEmpty, let word = firstParameter(of: waiting.closure) {
      let name = program.swift.texts[Int(call.index)]
      return failSwift(
        "'complete \(name)()' hands over nothing, and the closure takes \(word.hasPrefix("$") ? "a value" : "'\(word)'"): write the value in the brackets",
        a)
    }
    callClosure(.closure(waiting.closure), arguments, nil, instruction, a)
    if isCalledOften(call) {
      // Behind those that were not called yet.
      swift.waiting.append(waiting)
    } else {
      release(.closure(waiting.closure))
    }
  }

  /// Whether a closure is the one that a value is for: of the two of `sink` the first gets `.finished` and `.failure`.
  private func takes(_ arguments: [Value], _ waiting: SwiftState.Waiting) -> Bool {
    guard let label = waiting.label.map({ program.swift.texts[Int($0.index)] }),
      label == "receiveCompletion" || label == "receiveValue"
    else { return true }
    var isEnd = false
    if case .enumCase(let id, let row, _)? = arguments.first {
      let name = program.swift.enums[Int(id.index)].cases[Int(row)]
      isEnd = name == "finished" || name == "failure"
    }
    return isEnd == (label == "receiveCompletion")
  }

  /// The first parameter of a closure; nil where it takes none, or looks at none.
  private func firstParameter(of closure: ClosureID) -> String? {
    guard let function = program.function(swift.closures[Int(closure.index)].body), function.parameters.count == 1,
      let first = function.parameters.first
    else { return nil }
    let name = function.slots[Int(first.index)].name
    return name.isEmpty || name == "_" ? nil : name
  }

  /// Whether a call subscribes its closures: they are called as often as there is something to tell.
  private func isCalledOften(_ call: TextID) -> Bool {
    let text = program.swift.texts[Int(call.index)]
    let last = text.split(separator: ".").last ?? ""
    switch last {
    case "sink", "subscribe", "observe", "bind", "drive", "listen", "onReceive", "addObserver": return true
    default: return last.hasSuffix("Listener")
    }
  }
}

extension SwiftState {
  /// A closure that something presim does not know was given.
  struct Waiting: Sendable {
    let call: TextID
    let label: TextID?
    let closure: ClosureID
  }
}

extension SwiftCode {
  /// The lines that give a closure to a call.
  func lines(handing call: TextID) -> [Int] {
    var lines: [Int] = []
    for function in functions {
      for instruction in function.instructions {
        if case .handOver(_, call: let id, label: _, arguments: _) = instruction.kind, id == call {
          lines.append(instruction.line)
        }
      }
    }
    return lines.sorted()
  }
}
