/// What is accepted and decides nothing here, and the note on it: once a run, with the other lines that have it.
extension Simulator {
  /// A member that decides nothing here is set or called: what is asked on the way is asked (EVT-05).
  mutating func passOver(_ use: OutsideUse, _ frame: Frame, _ line: Int) throws(EvaluationStop) {
    let receiver = try value(use.receiver, frame, isLooking: false)
    if case .path(let path) = use.receiver, receiver.isNil, !path.components.isEmpty {
      return noteNil(path.text, line)
    }
    if let child = use.child { setOwnTraits(child.controller, child.hasTraits) }
    if use.member.name == "traitOverrides", case .controller(let x) = receiver { setOwnTraits(x, true) }
    let x = whose(receiver)
    ask { Events.isOutside(use.member.name, of: x, &$1) }
    noteOnce(use.note, line) { if case .outside(let other) = $0 { other.member == use.member } else { false } }
  }

  /// The controller that a value is, or belongs to.
  private func whose(_ value: Value) -> ControllerID? {
    switch value {
    case .controller(let x), .view(let x), .facet(_, let x): x
    default: nil
    }
  }

  /// A property is assigned: a note where nothing reads it.
  mutating func noteWithoutEffect(_ property: Property, of target: Value, given: Value, _ line: Int) {
    let kind: ControllerKind? = if case .controller(let x) = target { hierarchy.kind(of: x) } else { nil }
    if !property.hasEffect(on: kind) {
      guard script.notedWithoutEffect.insert(property).inserted else { return }
      return noteOnce(property.noteOfNoEffect, line) {
        // Which of the file's titles are alerts' is known when they are set.
        if property != .title, case .assign(_, property, _) = $0 { true } else { false }
      }
    }
    switch (property, target) {
    case (.isHidden, .view): noteOnce("'isHidden' of a view has no effect here: it is only kept and read back", line)
    case (.delegate, .facet(.searchBar, _)) where !program.swift.isEmpty: break
    case (.delegate, .facet(.searchBar, _)), (.delegate, .facet(.navigationBar, _)), (.delegate, .facet(.tabBar, _)),
      (.delegate, .facet(.toolbar, _)):
      noteOnce("'delegate' of a bar has no effect here: presim does not call this delegate", line)
    case (.delegate, .controller) where kind == .safari || kind == .documentPicker:
      noteOnce("'delegate' of '\(kind?.className ?? "")' has no effect here: presim does not call this delegate", line)
    case (.delegate, .controller) where kind == .imagePicker && !isNavigationDelegate(given):
      noteOnce(
        "'delegate' of 'UIImagePickerController' has no effect here: presim calls it as a navigation delegate", line)
    default: break
    }
  }

  private func isNavigationDelegate(_ value: Value) -> Bool {
    value.isNil || world.delegateClass(value)?.protocols.contains(.navigation) == true
  }

  /// A callback is called by code, as if UIKit had called it.
  mutating func noteCallByHand(_ name: String, _ line: Int) {
    noteOnce("'\(name)' called by code is a plain call: it runs your own code in it, and UIKit does nothing", line)
  }

  /// Prints a note once a run, with the other lines of the file that do the same.
  mutating func noteOnce(_ text: String, _ line: Int, _ isSame: (Instruction.Kind) -> Bool = { _ in false }) {
    guard !script.notedOnce.contains(text) else { return }
    script.notedOnce.append(text)
    guard !program.unread.contains(where: { $0.text == text }) else { return }
    let others = lines(isSame).filter { $0 != line }
    outcome.notes.append(StepNote(line: line, text: text + Self.list(others), isFailure: false))
  }

  /// The lines of the file with such a statement, in order.
  private func lines(_ isSame: (Instruction.Kind) -> Bool) -> [Int] {
    var result: Set<Int> = []
    for instruction in program.setup where isSame(instruction.kind) { result.insert(instruction.line) }
    for body in program.bodies {
      for instruction in body.instructions where isSame(instruction.kind) { result.insert(instruction.line) }
    }
    return result.sorted()
  }

  /// ` (line 9 too)`, ` (lines 9, 12 and 15 too)`, and no more than four of them.
  private static func list(_ lines: [Int]) -> String {
    guard let last = lines.last else { return "" }
    guard lines.count > 1 else { return " (line \(last) too)" }
    guard lines.count <= 4 else { return " (\(lines.count) other lines too)" }
    return " (lines \(lines.dropLast().map { "\($0)" }.joined(separator: ", ")) and \(last) too)"
  }
}
