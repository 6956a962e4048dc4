/// Statements as a file has them: those that a fix adds or changes.
struct StatementText {
  let program: Program
  let source: [UInt8]
  /// Of a statement of the file's own Swift: what it can call controllers.
  var scope: CodeScope?

  /// A statement of the file, as it is written.
  func written(_ instruction: Instruction) -> String {
    let range = instruction.range
    guard range.start >= 0, range.start <= range.end, Int(range.end) <= source.count else { return "" }
    return String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  /// What a statement is to become; nil for what has no short way to be written. `old` is the statement whose text is kept
  /// where the new one says the same.
  func text(_ kind: Instruction.Kind, insteadOf old: Instruction?) -> String? {
    switch kind {
    case .assign(let path, let property, let value):
      guard let left = text(path, before: property), let right = text(value) else { return nil }
      return "\(left) = \(right)"
    case .call(let call):
      if case .call(let before)? = old?.kind, let old { return text(call, insteadOf: before, written(old)) }
      return text(call)
    case .read, .expect, .outside: return nil
    }
  }

  /// `home.definesPresentationContext`, `card.presentationController?.delegate`.
  private func text(_ path: Path, before property: Property) -> String? {
    // A statement of the file has the whole of what it sets as its path.
    if path.text.hasSuffix("." + property.name) { return path.text }
    return text(path, endsWithCall: true).map { $0 + "." + property.name }
  }

  private func text(_ path: Path, endsWithCall: Bool) -> String? {
    guard path.text.isEmpty else { return path.text }
    guard case .value(let root) = path.root, var text = receiver(root) else { return nil }
    for (row, component) in path.components.enumerated() {
      guard case .property(let property) = component.kind else { return nil }
      text += "." + property.name
      let goesOn = endsWithCall || row < path.components.count - 1
      if goesOn, property.isSeldomThere { text += "?" }
    }
    return text
  }

  func text(_ expression: Expression) -> String? {
    switch expression {
    case .value(let value): return text(value)
    case .path(let path): return text(path, endsWithCall: false)
    case .list(let items):
      var texts: [String] = []
      for item in items {
        guard let text = text(item) else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    case .make(let id, let arguments):
      let name = program.classes[Int(id.index)].name
      var written: [String] = []
      for argument in arguments {
        // The labels of the others are no properties.
        guard [.title, .message, .style, .preferredStyle].contains(argument.property), let text = text(argument.value)
        else { return nil }
        written.append("\(argument.property.name): \(text)")
      }
      return name.isEmpty ? nil : "\(name)(\(written.joined(separator: ", ")))"
    case .ask, .not, .isInstance, .code, .look: return nil
    }
  }

  /// What stands before the dot: an expression of Swift with what unwraps it.
  private func receiver(_ value: Value) -> String? {
    if let scope, case .controller(let x) = value { return scope.word(x) }
    return text(value)
  }

  func text(_ value: Value) -> String? {
    if let scope {
      switch value {
      case .controller(let x): return scope.word(x).flatMap { $0.hasSuffix("?") ? nil : $0 }
      case .view(let x): return scope.word(x).map { $0 == "self" ? "\(scope.prefix)view" : "\($0).view" }
      case .window, .object: return nil
      default: break
      }
    }
    switch value {
    case .string(let text):
      return text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C } ? "\"\(text)\"" : nil
    case .window(let x):
      return program.windows.indices.contains(Int(x.index)) ? program.windows[Int(x.index)].name : nil
    case .none: return "nil"
    case .bool(let isTrue): return isTrue ? "true" : "false"
    case .int(let number): return "\(number)"
    case .enumeration(let type, let row): return "." + type.cases[Int(row)].name
    case .controller(let x):
      let row = Int(x.index)
      guard program.outline.names.indices.contains(row), !program.outline.names[row].isEmpty else { return nil }
      return program.outline.names[row]
    case .view(let x): return text(.controller(x)).map { $0 + ".view" }
    case .object(let x):
      let row = Int(x.index)
      guard program.objects.indices.contains(row), !program.objects[row].name.isEmpty else { return nil }
      return program.objects[row].name
    case .list(let values):
      var texts: [String] = []
      for value in values {
        guard let text = text(value) else { return nil }
        texts.append(text)
      }
      return "[\(texts.joined(separator: ", "))]"
    default: return nil
    }
  }

  // MARK: Calls

  /// A call that is the one of the file but for its receiver keeps all that is written behind it.
  private func text(_ call: Call, insteadOf old: Call, _ written: String) -> String? {
    guard call.method == old.method, call.completion == old.completion, call.closures == old.closures,
      call.arguments.count == old.arguments.count,
      zip(call.arguments, old.arguments).allSatisfy({ Self.isSame($0, $1) })
    else { return text(animatedAs(old, call)) }
    if call.receiver.text == old.receiver.text, !call.receiver.text.isEmpty { return written }
    guard let receiver = text(call.receiver, endsWithCall: true) else { return nil }
    guard !old.receiver.text.isEmpty else { return "\(receiver).\(written)" }
    let bytes = Array(written.utf8)
    let head = Array(old.receiver.text.utf8)
    guard bytes.starts(with: head) else { return nil }
    return receiver + String(decoding: bytes[head.count...], as: UTF8.self)
  }

  /// Another call in place of one is animated where that was.
  private func animatedAs(_ old: Call, _ call: Call) -> Call {
    guard call.method != old.method, let here = animated(call.method), let there = animated(old.method),
      here < call.arguments.count, there < old.arguments.count
    else { return call }
    var call = call
    call.arguments[here] = old.arguments[there]
    return call
  }

  private func animated(_ method: Method) -> Int? {
    info(of: method)?.parameters.firstIndex { $0.label == "animated" }
  }

  /// A call without closures, written anew.
  private func text(_ call: Call) -> String? {
    guard call.completion == nil, call.closures.isEmpty, let receiver = text(call.receiver, endsWithCall: true),
      let info = info(of: call.method)
    else { return nil }
    var arguments: [String] = []
    for (row, parameter) in info.parameters.enumerated() {
      let isGiven = row < call.arguments.count
      if isGiven, case .value(.none) = call.arguments[row], !parameter.isRequired { continue }
      guard isGiven else {
        if parameter.isRequired { return nil }
        continue
      }
      guard let value = text(call.arguments[row]) else { return nil }
      arguments.append(parameter.label.map { "\($0): \(value)" } ?? value)
    }
    return "\(receiver).\(info.name)(\(arguments.joined(separator: ", ")))"
  }

  func info(of method: Method) -> MethodInfo? {
    for type in UIKitClass.allCases {
      if let info = type.methods.first(where: { $0.method == method }) { return info }
    }
    return nil
  }

  static func isSame(_ one: Expression, _ other: Expression) -> Bool {
    switch (one, other) {
    case (.value(let a), .value(let b)): a == b
    case (.path(let a), .path(let b)): !a.text.isEmpty && a.text == b.text
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
    default: false
    }
  }
}

extension Property {
  /// Whether Swift asks for a '?' behind it.
  fileprivate var isSeldomThere: Bool {
    switch self {
    case .presentationController, .popoverPresentationController, .sheetPresentationController: true
    default: false
    }
  }
}
