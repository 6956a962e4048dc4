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
      if !isOwn, word == "append", takesMore(type), swift.certain.isChecking {
        reportSlip(
          "check.call", "'append' takes one argument, and this call has none", at: tree[call].range,
          notes: [.init("write what it adds: 'append(…)'")])
      }
      return isOwn ? .unknown : withoutArguments(word, type)
    }
    if noteExtraArgument(word, type, given, path) {
      readArguments(call)
      return .unknown
    }
    switch (type, word) {
    case (.list(let element), "append")
    where given.count == 1 && first.label == nil && tree[first.value].kind == .ternary && !element.isUnknown:
      certainType(of: first.value, wanted: element, in: .argument)
      return .void
    case (.list(let element), "append") where first.label == nil && given.count == 1,
      (.list(let element), "insert") where first.label == nil && given.count == 2:
      // `.init(name: "a")` is of the type that is wanted.
      let isMade = tree[first.value].kind == .path && tree.lineText(of: first.value).hasPrefix(".init(")
      let value = certainType(of: first.value, wanted: isMade ? element : .unknown)
      if word == "append", value == type, !element.isUnknown, !fits(value, element) {
        if swift.certain.isChecking {
          reportSlip(
            "check.type", "'append' takes one '\(self.name(of: element))', and this is a list of them",
            at: tree[first.value].range, notes: [.init("write 'contentsOf: \(tree.lineText(of: first.value))'")])
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
          notes: [.init("write 'of: \(tree.lineText(of: first.value))'")])
      }
      return .optional(.basic(.int))
    case (.list, "firstIndex") where first.label.map({ Self.isPreposition($0, for: "of") && $0 != "of" }) == true,
      (.list, "lastIndex") where first.label.map({ Self.isPreposition($0, for: "of") && $0 != "of" }) == true:
      if swift.certain.isChecking {
        reportSlip(
          "check.call", "incorrect argument label '\(first.label ?? ""):' in call to '\(word)(of:)'",
          at: tree[first.node].range, near: "of:")
      }
      return .optional(.basic(.int))
    case (.list, "insert") where first.label == nil && given.count == 1 && !tree[first.node].flags.contains(.trailing):
      readArguments(call)
      if swift.certain.isChecking {
        reportSlip(
          "check.call", "missing argument for parameter 'at' in call to 'insert(_:at:)'", at: tree[call].range,
          notes: [.init("write where, as in 'insert(\(tree.lineText(of: first.value)), at: 0)'")])
      }
      return .unknown
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
    case (.list(.basic(.text)), "joined") where isWithoutLabel(first, .basic(.text)):
      noteMissingLabel("separator", first.node, first.value)
      return .basic(.text)
    case (.list, "sorted") where isComparison(first), (.list, "sort") where isComparison(first):
      noteMissingLabel("by", first.node, first.value)
      return word == "sorted" ? type : .void
    case (.list(.basic(let basic)), "joined") where first.label == "separator":
      certainType(of: first.value, wanted: .basic(.text), in: .argument)
      if basic != .text, swift.certain.isChecking {
        reportSlip(
          "check.type", "'joined(separator:)' is for texts, and these are '\(self.name(of: .basic(basic)))'",
          at: tree[call].range, notes: [.init("write 'map { String($0) }' before it")])
      }
      return .basic(.text)
    case (.basic(.text), "split") where isWithoutLabel(first, .basic(.text)):
      noteMissingLabel("separator", first.node, first.value)
      return .unknown
    case (.basic(.text), "components") where isWithoutLabel(first, .basic(.text)):
      noteMissingLabel("separatedBy", first.node, first.value)
      return .unknown
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
      if let found = readIteration(word, type, first, given) { return found }
      readArguments(call)
      let isMade =
        word == "instantiateViewController" && given.count == 1
        && first.label == "withIdentifier"
      return isMade ? .object(.viewController, nil) : .unknown
    }
  }

  private func takesMore(_ type: CertainType) -> Bool {
    if case .list = type { return true }
    return type == .basic(.text)
  }

  /// `names.append("a", 1)`, `name.hasPrefix("S") { … }`: one argument more than a method of Swift's takes.
  private mutating func noteExtraArgument(
    _ word: String, _ type: CertainType, _ given: [CertainArgument], _ path: SyntaxNode.ID
  ) -> Bool {
    switch (type, word) {
    case (.list, "append"), (.basic(.text), "append"), (.basic(.text), "hasPrefix"), (.basic(.text), "hasSuffix"): break
    case (.list, "firstIndex"), (.list, "lastIndex"), (.list, "forEach"), (.list, "map"), (.list, "filter"),
      (.list, "compactMap"), (.list, "allSatisfy"), (.list, "joined"), (.list, "removeFirst"), (.list, "removeLast"),
      (.list, "dropFirst"), (.list, "dropLast"):
      guard given.count == 2, given[1].label == nil, tree[given[1].value].kind != .closure,
        swift.certain.isChecking, let range = swift.certain.place
      else { return false }
      reportSlip(
        "check.call", "'\(word)' takes one argument, and this call has two", at: range,
        notes: [.init("leave '\(tree.lineText(of: given[1].value))' out")])
      return true
    default: return false
    }
    guard swift.certain.isChecking, given.count == 2, given[0].label == nil, given[1].label == nil,
      let range = swift.certain.place
    else { return false }
    let isBlock = tree[given[1].node].flags.contains(.trailing)
    guard !isBlock || swift.certain.statement == path else { return false }
    reportSlip(
      "check.call", "'\(word)' takes one argument, and this call has two", at: range,
      notes: [
        .init(isBlock ? "write 'if' before it to ask for it" : "leave '\(tree.lineText(of: given[1].value))' out")
      ])
    return true
  }

  /// A method that hands each element to a closure; nil where none of Swift's is called so.
  private mutating func readIteration(
    _ word: String, _ type: CertainType, _ first: CertainArgument, _ given: [CertainArgument]
  ) -> CertainType? {
    let element: CertainType
    switch type {
    case .list(let inner), .set(let inner), .sequence(let inner): element = inner
    case .dictionary(let key, let value):
      element = .tuple([.init(label: "key", type: key), .init(label: "value", type: value)])
    default: return nil
    }
    guard given.count == 1 || word == "reduce" && given.count == 2, let last = given.last,
      tree[last.value].kind == .closure
    else { return nil }
    let label = tree[last.node].flags.contains(.trailing) ? nil : last.label
    let (taken, result): ([CertainType], CertainType)
    switch word {
    case "forEach", "map", "compactMap", "flatMap": (taken, result) = ([element], .unknown)
    case "filter", "first", "last", "contains", "firstIndex", "lastIndex", "allSatisfy", "removeAll", "prefix", "drop",
      "partition", "count":
      (taken, result) = ([element], .basic(.bool))
    case "sorted", "sort", "min", "max": (taken, result) = ([element, element], .basic(.bool))
    case "reduce": (taken, result) = ([.unknown, element], .unknown)
    default: return nil
    }
    let wanted: String? =
      switch word {
      case "first", "last", "contains", "firstIndex", "lastIndex", "removeAll": "where"
      case "sorted", "sort", "min", "max": "by"
      default: nil
      }
    // `first(where:)`, and what an app adds under another label, with a closure of one argument.
    switch label {
    case nil, "where"?, "while"?, "by"?: break
    case let label?:
      guard swift.certain.isChecking, let wanted,
        wanted == "by"
          ? tree.text(of: last.value, has: "$1") : nearestName(to: label, in: [wanted], within: 2) != nil
      else { return nil }
      reportSlip(
        "check.call", "incorrect argument label '\(label):' in call to '\(word)(\(wanted):)'",
        at: tree[last.node].range, near: wanted + ":")
    }
    // `first({ $0 > 1 })`
    if let wanted, label == nil, !tree[last.node].flags.contains(.trailing) {
      noteMissingLabel(wanted, last.node, last.value)
    }
    if word == "reduce", let start = given.first { certainType(of: start.value) }
    let found = certainType(of: last.value, wanted: .function(taken, result), in: .argument)
    switch word {
    case "map", "compactMap":
      guard case .function(_, let made) = found, isCertainResult(made) else { return .unknown }
      if word == "map" { return .list(made) }
      return .list(made.unwrapped)
    case "forEach", "removeAll", "sort": return .void
    case "filter":
      switch type {
      case .sequence: return .sequence(element)
      // Of a set it is a set, or a list where one is wanted.
      case .set: return .unknown
      default: return type
      }
    case "first", "last", "min", "max": return .optional(element)
    case "contains", "allSatisfy": return .basic(.bool)
    case "firstIndex", "lastIndex": if case .list = type { return .optional(.basic(.int)) } else { return .unknown }
    case "sorted": return .list(element)
    default: return .unknown
    }
  }

  /// Whether what a closure gives back says the type of a list that is made of it.
  private func isCertainResult(_ type: CertainType) -> Bool {
    switch type {
    case .basic, .value, .system, .object(_, _?), .existential: true
    case .optional(let inner): isCertainResult(inner)
    default: false
    }
  }

  /// `sorted(>)`
  private func isComparison(_ argument: CertainArgument) -> Bool {
    argument.label == nil && [">", "<", "(>)", "(<)"].contains(tree.lineText(of: argument.value))
  }

  /// `children.contains(child)`, of what has no `==`.
  private mutating func noteNotEquatable(
    _ shown: String, _ element: CertainType, _ value: SyntaxNode.ID, _ call: SyntaxNode.ID
  ) {
    guard swift.certain.isChecking, names.find("==").map({ swift.operators[$0.id] == nil }) ?? true else { return }
    let method = shown.prefix { $0 != "(" }
    let written = "write '\(method) { $0 === \(tree.lineText(of: value)) }'"
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
    let written = tree.lineText(of: value)
    reportSlip(
      "check.call", "missing argument label '\(label):' in call", at: tree[argument].range,
      notes: [.init("write '\(label): \(written.utf8.contains(UInt8(ascii: "\n")) ? "…" : written)'")])
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
    case (.set(let element), "sorted"): .list(element)
    case (.list(let element), "enumerated"), (.sequence(let element), "enumerated"):
      .sequence(.tuple([.init(label: "offset", type: .basic(.int)), .init(label: "element", type: element)]))
    case (.list(let element), "reversed"), (.list(let element), "dropFirst"), (.list(let element), "dropLast"),
      (.sequence(let element), "reversed"):
      .sequence(element)
    case (.list, "sort"), (.list, "reverse"), (.list, "shuffle"): .void
    default: .unknown
    }
  }
}
