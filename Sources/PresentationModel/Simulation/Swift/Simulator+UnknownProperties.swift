/// Properties whose values presim cannot know: they cost nothing until something depends on them.
extension Simulator {
  /// Ends the step where a rule has read such a property: what it has decided since is not told, and what to write is.
  mutating func stopAtUnknown(since decisions: Int, _ a: Int32? = nil) {
    guard let read = hierarchy.assigned.reads?.take(), !loop.isStopped else { return }
    if hasDefault(read.key.property) { return takeDefault(read) }
    if outcome.decisions.count > decisions {
      outcome.decisions.removeLast(outcome.decisions.count - decisions)
      if outcome.moments.count > decisions { outcome.moments.removeLast(outcome.moments.count - decisions) }
    }
    let row = Int(currentCall)
    let line = outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0
    let text = question(read, line > 0 ? ", and \(program.swift.lineText(line)) depends on it" : "")
    if let a { return failSwift(text, a) }
    let isOwn = program.swift.file(ofLine: line) == nil
    let step = program.steps.indices.contains(script.step) ? program.steps[script.step].line : 0
    stop(isOwn ? text : "\(program.swift.lineText(line)): \(text)", isOwn ? line : step)
  }

  /// Whether UIKit's default serves, which is said: how the bars of the system look, on which no call of the hierarchy
  /// depends, and which orientations a controller supports in a file that does not turn the device.
  private func hasDefault(_ property: Property) -> Bool {
    switch property {
    case .preferredStatusBarStyle, .prefersStatusBarHidden, .prefersHomeIndicatorAutoHidden, .childForStatusBarStyle,
      .childForStatusBarHidden, .childForHomeIndicatorAutoHidden:
      true
    case .supportedInterfaceOrientations, .shouldAutorotate, .preferredInterfaceOrientationForPresentation:
      !program.turnsTheDevice
    default: false
    }
  }

  private mutating func takeDefault(_ read: UnknownRead) {
    let text = program.swift.texts[Int(read.text.index)]
    let row = Int(currentCall)
    tellOnce(
      "presim does not know '\(text)', so '\(read.key.property.name)' is taken to answer UIKit's default",
      outcome.calls.indices.contains(row) ? outcome.calls[row].line : 0)
  }

  /// What to write where a property is looked at whose value nobody knows.
  func question(_ read: UnknownRead, _ depends: String = "") -> String {
    let text = program.swift.texts[Int(read.text.index)]
    let property = read.key.property
    let owner =
      switch read.key.owner {
      case .controller(let x), .facet(_, let x), .view(let x):
        hierarchy.name(of: x).isEmpty ? "<\(hierarchy.className(of: x))>" : hierarchy.name(of: x)
      case .object(let object): "a '\(hierarchy.className(of: object))'"
      case .window: "the window"
      }
    if let left = swift.leftOut.last(where: { $0.condition == read.text }) {
      return
        "presim cannot know '\(text)', and the '\(property.name)' of \(owner) depends on it: \(advice(on: left))"
    }
    let (sample, other) = Self.sample(of: property)
    return
      "presim cannot know '\(text)', the '\(property.name)' of \(owner)\(depends): \(aboveHere) write 'given \(text) = \(sample)'\(other)"
  }

  /// A value that a property takes, as `given` writes it, and which others there are.
  static func sample(of property: Property) -> (String, String) { sample(of: property.facts.type) }

  /// A value of a type, as `given` writes it, and which others there are.
  static func sample(of type: ValueType) -> (String, String) {
    func case_(_ type: UIKitEnum) -> String {
      let plain = ["automatic", "none", "unspecified", "default"]
      let row = type == .modalPresentationStyle ? 2 : type == .modalTransitionStyle ? 2 : 0
      let name = type.cases[row...].first { !plain.contains($0.name) }?.name ?? type.cases[0].name
      return type == .sheetDetent ? ".\(name)()" : ".\(name)"
    }
    switch type {
    case .bool: return ("true", ", or '= false'")
    case .int, .number: return ("0", ", or another number")
    case .string: return ("\"text\"", ", or another text")
    case .size: return ("CGSize(width: 300, height: 400)", ", or another size")
    case .rect: return ("CGRect(x: 0, y: 0, width: 300, height: 400)", "")
    case .enumeration(let type): return (case_(type), ", or another case")
    case .list(.enumeration(let type)): return ("[\(case_(type))]", ", or other cases")
    case .list: return ("[]", ", or a list of names of an outline")
    default: return ("nil", ", or a name of an outline")
    }
  }
}

extension Program {
  /// Whether a line of the file turns the device.
  var turnsTheDevice: Bool {
    bodies.contains { body in
      body.instructions.contains { if case .call(let call) = $0.kind { call.method == .rotate } else { false } }
    }
      || swift.functions.contains { function in
        function.instructions.contains { if case .uikit(let call) = $0.kind { call.method == .rotate } else { false } }
      }
  }
}
