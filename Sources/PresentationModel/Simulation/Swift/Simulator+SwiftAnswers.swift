/// What the app's own methods and getters answer to UIKit: the value as UIKit takes it, or what presim cannot know of it.
extension Simulator {
  /// What a method of the file's answers to UIKit, as UIKit takes it. Where presim cannot know it and something depends on
  /// it, the step ends, and the note says what to write.
  mutating func answered(_ value: Value, to callback: Callback, _ a: Int32) -> Value {
    guard let type = callback.info.answer, callback.answerHasEffect else { return value }
    let name = callback.info.signature
    if case .opaque(let id) = value {
      if let text = question(aboutAnswer: id, of: name, type) {
        failSwift(text, a)
      } else if isObject(type) {
        tellOnce(
          "presim does not know '\(program.swift.texts[Int(id.index)])', so '\(name)' is taken to answer nil",
          line(of: a))
      }
      return value
    }
    if let found = fitted(value, to: type) { return found }
    failSwift("'\(ValueText.text(value, hierarchy))' is no value of '\(type.name)', which '\(name)' answers", a)
    return value
  }

  /// What a class of the file's answers to a method that presim has no callback for; nil where the class has no such
  /// method. Where presim cannot know the answer, the step ends, and nil is returned.
  mutating func askSwift(
    _ name: String, of subject: Value, _ arguments: [Value], for type: ValueType
  ) -> Value? {
    guard let value = askSwift(name, of: subject, arguments) else { return nil }
    guard case .opaque(let id) = value, let text = question(aboutAnswer: id, of: name, type) else {
      return fitted(value, to: type)
    }
    stop(text, program.steps.indices.contains(script.step) ? program.steps[script.step].line : 0)
    return nil
  }

  /// What to write where UIKit asks a method whose answer nobody knows; nil of a type whose values no line can write.
  private func question(aboutAnswer id: TextID, of name: String, _ type: ValueType) -> String? {
    switch type {
    case .bool, .int, .number, .size, .rect, .enumeration, .list(.enumeration): break
    default: return nil
    }
    let text = program.swift.texts[Int(id.index)]
    let (sample, other) = Self.sample(of: type)
    return
      "presim cannot know '\(text)', and '\(name)' answers it: \(aboveHere) write 'given \(text) = \(sample)'\(other)"
  }

  /// Whether UIKit does what it does by itself where there is no object.
  private func isObject(_ type: ValueType) -> Bool {
    switch type {
    case .conforming(.animatedTransitioning), .conforming(.interactiveTransitioning),
      .instance(.presentationController):
      true
    default: false
    }
  }

  // MARK: What `given` says

  /// A value as a property takes it. Nil where it is none of the property's, which is told.
  mutating func fitted(_ value: Value, to property: Property, _ a: Int32) -> Value? {
    if let found = fitted(value, to: property.facts.type) { return found }
    let type =
      switch property.facts.type {
      case .list(let element): element
      case let type: type
      }
    failSwift(
      "'\(ValueText.text(value, hierarchy))' is no value of '\(type.name)', which '\(property.name)' takes", a)
    return nil
  }

  /// A value as a type of UIKit's has it: a `given` line writes cases without their type. Nil where it is none of its.
  func fitted(_ value: Value, to type: ValueType) -> Value? {
    switch type {
    case .enumeration(let kind), .list(.enumeration(let kind)): return fitted(value, to: kind)
    case .number:
      if case .int(let number) = value { return .decimal(Double(number)) }
      return value
    default: return value
    }
  }

  private func fitted(_ value: Value, to type: UIKitEnum) -> Value? {
    switch value {
    case .enumCase(let id, let row, _):
      let name = program.swift.enums[Int(id.index)].cases[Int(row)]
      return type.row(named: name).map { .enumeration(type, $0) }
    case .list(let values):
      var found: [Value] = []
      for value in values {
        // A detent of the app's own is the list of its identifier and of whether it is active.
        switch value {
        case .string, .bool: found.append(value)
        default:
          guard let element = fitted(value, to: type) else { return nil }
          found.append(element)
        }
      }
      return .list(found)
    default: return value
    }
  }
}
