/// Calls of Swift's own types: what lists and texts take and give back.
extension Checker {
  mutating func certainType(
    ofStandard name: Name, _ type: CertainType, _ call: SyntaxNode.ID, _ path: SyntaxNode.ID
  ) -> CertainType {
    let given = arguments(call)
    let word = text(name)
    let isOwn = isAdded(name)
    guard !isOwn, let first = given.first else {
      readArguments(call)
      return isOwn ? .unknown : withoutArguments(word, type)
    }
    switch (type, word) {
    case (.list(let element), "append") where first.label == nil && given.count == 1,
      (.list(let element), "insert") where first.label == nil && given.count == 2:
      let value = certainType(of: first.value)
      if word == "append", value == type, !element.isUnknown, !fits(value, element) {
        if swift.certain.isChecking {
          reportSlip(
            "check.type", "'append' takes one '\(self.name(of: element))', and this is a list of them",
            at: tree[first.value].range, notes: [.init("write 'contentsOf: \(tree.text(of: first.value))'")])
        }
      } else {
        noteOtherType(first.value, value, element, .argument)
      }
      if given.count == 2 { certainType(of: given[1].value, wanted: .basic(.int), in: .argument) }
      return .void
    case (.list(let element), "contains") where first.label == nil && tree[first.value].kind != .closure,
      (.list(let element), "firstIndex") where first.label == "of",
      (.list(let element), "lastIndex") where first.label == "of":
      // A list that is written in place takes the type of what is looked for: `["a"].contains(url.scheme)`.
      let isWritten = tree.child(of: path, at: 0).map { tree[$0].kind == .list } ?? false
      certainType(of: first.value, wanted: isWritten ? element.asOptional : element, in: .argument)
      noteNotEquatable(word + (first.label.map { "(\($0):)" } ?? ""), element, first.value, call)
      return word == "contains" ? .basic(.bool) : .optional(.basic(.int))
    case (.list(let element), "firstIndex") where isWithoutLabel(first, element),
      (.list(let element), "lastIndex") where isWithoutLabel(first, element):
      if swift.certain.isChecking {
        reportSlip(
          "check.call", "missing argument label 'of:' in call", at: tree[first.node].range,
          notes: [.init("write 'of: \(tree.text(of: first.value))'")])
      }
      return .optional(.basic(.int))
    case (.list(let element), "remove") where first.label == "at":
      certainType(of: first.value, wanted: .basic(.int), in: .argument)
      return element
    case (.list(let element), "remove") where first.label == nil && given.count == 1 && !isInteger(element):
      let type = certainType(of: first.value)
      if type == .basic(.int) { noteMissingLabel("at", first.node, first.value) }
      return .unknown
    case (.list, "index") where first.label == nil && given.count == 1 && tree[first.value].kind != .closure:
      readArguments(call)
      noteMissingLabel("of", first.node, first.value)
      return .optional(.basic(.int))
    case (.list(let element), "forEach"), (.list(let element), "map"), (.list(let element), "compactMap"):
      let found = certainType(of: first.value, wanted: .function([element], .unknown), in: .argument)
      if word == "map", case .function(_, .basic(let made)) = found { return .list(.basic(made)) }
      return word == "forEach" ? .void : .unknown
    case (.list(let element), "filter"), (.list(let element), "first"), (.list(let element), "contains"),
      (.list(let element), "firstIndex"), (.list(let element), "allSatisfy"):
      certainType(of: first.value, wanted: .function([element], .basic(.bool)), in: .argument)
      return word == "filter" ? type : word == "first" ? .optional(element) : .unknown
    case (.list(let element), "removeAll") where first.label == "where" || tree[first.node].flags.contains(.trailing):
      certainType(of: first.value, wanted: .function([element], .basic(.bool)), in: .argument)
      return .void
    case (.list(let element), "sorted"), (.list(let element), "sort"):
      certainType(of: first.value, wanted: .function([element, element], .basic(.bool)), in: .argument)
      return word == "sorted" ? type : .void
    case (.list(.basic(let basic)), "joined") where first.label == "separator":
      certainType(of: first.value, wanted: .basic(.text), in: .argument)
      if basic != .text, swift.certain.isChecking {
        reportSlip(
          "check.type", "'joined(separator:)' is for texts, and these are '\(self.name(of: .basic(basic)))'",
          at: tree[call].range, notes: [.init("write 'map { String($0) }' before it")])
      }
      return .basic(.text)
    case (.basic(.text), "hasPrefix"), (.basic(.text), "hasSuffix"):
      certainType(of: first.value, wanted: .basic(.text), in: .argument)
      return .basic(.bool)
    case (.basic(.text), "contains"):
      readArguments(call)
      return .basic(.bool)
    case (.basic(.text), "replacingOccurrences"), (.basic(.text), "trimmingCharacters"):
      readArguments(call)
      return .basic(.text)
    case (.basic(.text), "components") where first.label == "separatedBy":
      readArguments(call)
      return .list(.basic(.text))
    default:
      readArguments(call)
      let isMade =
        word == "instantiateViewController" && given.count == 1
        && first.label == "withIdentifier"
      return isMade ? .object(.viewController, nil) : .unknown
    }
  }

  /// `children.contains(child)`, of what has no `==`.
  private mutating func noteNotEquatable(
    _ shown: String, _ element: CertainType, _ value: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    guard swift.certain.isChecking, names.find("==").map({ swift.operators[$0.id] == nil }) ?? true else { return }
    let method = shown.prefix { $0 != "(" }
    let written = "write '\(method) { $0 === \(tree.text(of: value)) }'"
    let advice: String
    switch element {
    case .existential(let owner): advice = adviceOnComparing(owner, written)
    case .object(.object, let id?) where isWithoutEquality(id): advice = written
    default: return
    }
    reportSlip(
      "check.type", "'\(shown)' compares values, and '\(name(of: element))' is not Equatable", at: tree[call].range,
      notes: [.init(advice)])
  }

  private func isInteger(_ type: CertainType) -> Bool {
    type == .basic(.int) || type == .literal(.integer) || type.isUnknown
  }

  private mutating func noteMissingLabel(_ label: String, _ argument: SyntaxNode.ID, _ value: SyntaxNode.ID) {
    guard swift.certain.isChecking else { return }
    reportSlip(
      "check.call", "missing argument label '\(label):' in call", at: tree[argument].range,
      notes: [.init("write '\(label): \(tree.text(of: value))'")])
  }

  /// `names.firstIndex(name)`
  private func isWithoutLabel(_ argument: CertainArgument, _ element: CertainType) -> Bool {
    guard argument.label == nil, !tree[argument.node].flags.contains(.trailing) else { return false }
    switch tree[argument.value].kind {
    case .stringLiteral, .integerLiteral: return true
    case .path:
      return tree.loneName(of: argument.value).flatMap { name in
        swift.certain.blocks.reversed().lazy.compactMap { $0[name.id] }.first?.type == element
      } ?? false
    default: return false
    }
  }

  private func withoutArguments(_ word: String, _ type: CertainType) -> CertainType {
    switch (type, word) {
    case (.basic(.text), "uppercased"), (.basic(.text), "lowercased"): .basic(.text)
    case (.list(let element), "removeFirst"), (.list(let element), "removeLast"): element
    case (.list(let element), "popLast"), (.list(let element), "randomElement"): .optional(element)
    case (.list, "sorted"), (.list, "shuffled"): type
    case (.list, "sort"), (.list, "reverse"), (.list, "shuffle"): .void
    default: .unknown
    }
  }
}
