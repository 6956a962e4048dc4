/// Values of UIKit's types in pasted code: cases, detents, sizes, raw values, constants of Objective-C.
extension Checker {
  /// A case where one of a type of UIKit's is wanted; nil for one that UIKit does not have. A slip is reported.
  mutating func uikitCase(_ name: Name, _ type: ValueType, at range: SourceRange) -> Value? {
    let word = text(name)
    switch type {
    case .int where word == "zero": return .int(0)
    case .number where word == "zero": return .decimal(0)
    case .size where word == "zero": return .size(0, 0)
    case .rect where word == "zero": return .rect(0, 0, 0, 0)
    case .enumeration(let wanted):
      if let row = wanted.row(named: word) {
        guard let complaint = complaint(wanted.cases[Int(row)].availability, about: word) else {
          return .enumeration(wanted, row)
        }
        noteUnavailable(complaint, at: range)
        return nil
      }
      if let old = oldCase(word, wanted, at: range) { return old }
      if wanted == .sheetDetent, let identifier = detentIdentifier(named: name) {
        return .list([.string(identifier), .bool(true)])
      }
      noteSlip(ofCase: word, wanted, at: range)
      return nil
    default: return nil
    }
  }

  /// Whether a word ends in the name of a case, as a word of its own: `safeActionSheet`.
  private func isNamed(_ word: String, after name: String) -> Bool {
    guard word.utf8.count > name.utf8.count + 2, name.utf8.count > 4 else { return false }
    return word.hasSuffix(name.prefix(1).uppercased() + name.dropFirst())
  }

  /// What the versions of the file do not have, where the code does not ask for the version.
  mutating func noteUnavailable(_ complaint: String, at range: SourceRange) {
    guard !swift.isOfOtherVersions, !swift.isOld,
      !(swift.method.map { hasModifier($0.node, "available") || tree.text(of: $0.node, has: "available(") } ?? false),
      !(builder.owner.map { owner in
        classNode(of: owner.index).map { hasModifier($0, "available") } ?? false
      } ?? false)
    else { return }
    reportSlip("check.unavailable", complaint, at: range)
  }

  /// A case that a type does not have, and that is beside one.
  mutating func noteSlip(ofCase word: String, _ type: UIKitEnum, at range: SourceRange) {
    // Of colours and levels UIKit has more than presim knows, and apps have their own.
    guard type != .color, type != .windowLevel, type != .animationOptions, !isExtended(type) else { return }
    let cases = type.cases.map { $0.name }
    // '.safeActionSheet' is the app's own, of another file: what it is nobody knows.
    guard !cases.contains(where: { isNamed(word, after: $0) }) else { return }
    let near =
      cases.first { $0.lowercased() == word.lowercased() }
      ?? nearestName(to: word, in: cases, within: word.utf8.count < 4 ? 0 : word.utf8.count < 10 ? 1 : 2)
      ?? (type == .modalPresentationStyle ? nearest(word, among: cases) : nil)
    guard near != nil || type.isClosed else { return }
    var range = range
    if source.bytes[Int(range.start)] == UInt8(ascii: ".") { range.start += 1 }
    let known = type.cases.prefix(12).map { "'.\($0.name)'" }.joined(separator: ", ")
    reportSlip(
      "check.unknown-case", "type '\(type.name)' has no member '\(word)'", at: range, near: near,
      notes: [Diagnostic.Note("it has \(known)" + (type.cases.count > 12 ? " and others" : ""))])
  }

  /// Whether the file gives a type of UIKit's values of its own.
  private func isExtended(_ type: UIKitEnum) -> Bool {
    tree.items.contains {
      tree[$0].kind == .extensionDeclaration && String(tree.lineText(of: $0).prefix(120)).hasText(type.name)
    }
  }

  /// `.medium()`, `.custom(identifier: .init("small")) { … }`, `CGSize(width: 300, height: 400)`: nil for another path.
  mutating func uikitValue(_ parts: [SyntaxNode.ID], _ type: ValueType) -> Value? {
    guard parts.count >= 2, let call = parts.last, tree[call].kind == .call,
      let name = tree[parts[parts.count - 2]].name
    else { return nil }
    let given = arguments(call)
    switch type {
    case .size, .rect:
      guard parts.count == 2, ["CGSize", "CGRect", "init"].contains(text(name)) else { return nil }
      let wanted = type == .size ? ["width", "height"] : ["x", "y", "width", "height"]
      guard given.map({ $0.label ?? "" }) == wanted else { return nil }
      var sides: [Double] = []
      for argument in given {
        switch tree[argument.value].kind {
        case .integerLiteral, .decimalLiteral: sides.append(tree.decimal(of: argument.value))
        default: return nil
        }
      }
      return type == .size ? .size(sides[0], sides[1]) : .rect(sides[0], sides[1], sides[2], sides[3])
    case .enumeration(.sheetDetent):
      switch text(name) {
      case "custom": return customDetent(given)
      case "init", "Identifier":
        guard given.count == 1, tree[given[0].value].kind == .stringLiteral else { return nil }
        return .list([.string(tree.string(of: given[0].value)), .bool(true)])
      default:
        guard given.isEmpty, isCase(parts, of: .sheetDetent) else { return nil }
        return uikitCase(name, type, at: memberRange(tree[parts[parts.count - 2]]))
      }
    case .enumeration(.viewControllerTransition):
      guard isCase(parts, of: .viewControllerTransition) else { return nil }
      return uikitCase(name, type, at: memberRange(tree[parts[parts.count - 2]]))
    case .enumeration(let wanted):
      if let value = rawCase(parts, wanted) { return value }
      guard given.isEmpty, isCase(parts, of: wanted) else { return nil }
      return uikitCase(name, type, at: memberRange(tree[parts[parts.count - 2]]))
    default: return nil
    }
  }

  /// Whether a path with a call is a case of a type, and no method of something else that is called so: `theme.popover()`.
  private func isCase(_ parts: [SyntaxNode.ID], of type: UIKitEnum) -> Bool {
    if tree[parts[0]].kind == .enumCase { return parts.count == 2 }
    let owner = parts.dropLast(2).compactMap { tree[$0].name.map { text($0) } }.joined(separator: ".")
    return !owner.isEmpty && (type.name == owner || type.name.hasSuffix("." + owner))
  }

  /// `UISheetPresentationController.Detent.custom { _ in 200 }`, `….Detent.Identifier("small")`, `….Detent.Identifier.large`;
  /// nil for another path.
  mutating func qualifiedDetent(_ parts: [SyntaxNode.ID]) -> Lowered? {
    guard parts.count == 4,
      parts.prefix(2).compactMap({ tree[$0].name.map { text($0) } }).joined(separator: ".")
        == UIKitEnum.sheetDetent.name
    else { return nil }
    let type = ValueType.enumeration(.sheetDetent)
    let found: Value? =
      if tree[parts[3]].kind == .call {
        uikitValue(parts, type)
      } else if let name = tree[parts[3]].name {
        uikitCase(name, type, at: memberRange(tree[parts[3]]))
      } else {
        nil
      }
    return found.map { (.value($0), .value(type)) }
  }

  /// The text of an identifier that the file gives a name: `let small = UISheetPresentationController.Detent.Identifier("small")`.
  /// Nil where it has none or several.
  private mutating func detentIdentifier(named name: Name) -> String? {
    var found: String?
    for row in tree.nodes.indices where tree.nodes[row].kind == .binding {
      let parts = Array(tree.children(of: SyntaxNode.ID(Int32(row))))
      guard let first = parts.first, tree[first].name == name, let last = parts.last, tree[last].kind == .path,
        case .list(let value)? = uikitValue(Array(tree.children(of: last)), .enumeration(.sheetDetent)),
        value.count == 2, case .string(let word)? = value.first
      else { continue }
      guard found == nil || found == word else { return nil }
      found = word
    }
    return found
  }

  /// The list of a detent's identifier and of whether it is active, as `customDetent` of a scenario has it.
  private mutating func customDetent(
    _ given: [(label: String?, value: SyntaxNode.ID, node: SyntaxNode.ID)]
  ) -> Value? {
    var name = ""
    var isActive: Bool?
    for argument in given {
      switch tree[argument.value].kind {
      case .closure, .valueClosure:
        isActive = !tree.text(of: argument.value, has: "nil") && !tree[argument.value].flags.contains(.marked)
      case .path:
        if case .list(let parts)? = uikitValue(
          Array(tree.children(of: argument.value)), .enumeration(.sheetDetent)), case .string(let word)? = parts.first
        {
          name = word
        } else if let last = tree.lastChild(of: argument.value), let known = tree[last].name,
          let word = detentIdentifier(named: known)
        {
          name = word
        } else {
          return nil
        }
      case .identifier:
        guard let word = tree[argument.value].name.flatMap({ detentIdentifier(named: $0) }) else { return nil }
        name = word
      case .enumCase:
        name = tree[argument.value].name.map { detentIdentifier(named: $0) ?? text($0) } ?? ""
      default: break
      }
    }
    return isActive.map { .list([.string(name), .bool($0)]) }
  }

  // MARK: Raw values and constants

  /// `UIModalPresentationStyle(rawValue: 0)!`; nil for another value.
  mutating func lowerRawCase(_ parts: [SyntaxNode.ID], expecting type: SwiftType) -> Lowered? {
    guard parts.count >= 2, let head = tree[parts[0]].name, tree[parts[parts.count - 1]].kind == .call else {
      return nil
    }
    let word = text(head)
    let wanted: UIKitEnum? =
      if tree[parts[0]].kind == .enumCase, case .value(.enumeration(let type)) = type {
        type
      } else if word.hasPrefix("UI") {
        UIKitEnum.allCases.first {
          $0.name == parts.dropLast().compactMap { tree[$0].name.map { text($0) } }.joined(separator: ".")
        }
      } else {
        nil
      }
    guard let wanted, let value = rawCase(parts, wanted) else { return nil }
    return (.value(value), .value(.enumeration(wanted)))
  }

  private func rawCase(_ parts: [SyntaxNode.ID], _ type: UIKitEnum) -> Value? {
    guard let call = parts.last else { return nil }
    let given = arguments(call)
    guard given.count == 1, given[0].label == "rawValue", var number = integer(given[0].value) else { return nil }
    guard let raw = type.rawValues else { return nil }
    // iOS has `automatic` below zero, beside `none`.
    if number < -2 { number = -3 }
    return raw.firstIndex(of: Int(number)).map { .enumeration(type, UInt8($0)) }
  }

  private func integer(_ node: SyntaxNode.ID) -> Int64? {
    if tree[node].kind == .unary, let inner = tree.child(of: node, at: 0) { return integer(inner).map { 0 &- $0 } }
    return tree[node].kind == .integerLiteral ? tree.integer(of: node) : nil
  }

  /// `YES`, `UIModalPresentationFullScreen`: a constant of Objective-C's, read as Swift's and told; nil for another name.
  mutating func objectiveCConstant(_ name: Name, _ node: SyntaxNode.ID) -> Lowered? {
    let word = text(name)
    guard word == "YES" || word == "NO" || word == "NULL" || word.hasPrefix("UI"),
      let now = FormerNames.constant(word), now.utf8.first != UInt8(ascii: "U")
    else { return nil }
    let found: Lowered
    switch now {
    case "true": found = (.value(.bool(true)), .value(.bool))
    case "false": found = (.value(.bool(false)), .value(.bool))
    case "nil": found = (.none, .unknown)
    default:
      var value: (UIKitEnum, UInt8)?
      for type in UIKitEnum.allCases where value == nil && type.name.hasPrefix("UI") {
        let stem = String(type.name.filter { $0 != "." })
        let short = stem.hasSuffix("Style") ? String(stem.dropLast(5)) : stem
        guard word.hasPrefix(stem) || word.hasPrefix(short) else { continue }
        if let row = type.row(named: String(now.dropFirst())) { value = (type, row) }
      }
      guard let (type, row) = value else { return nil }
      found = (.value(.enumeration(type, row)), .value(.enumeration(type)))
    }
    if !remarks.contains(where: { $0.code == "check.objective-c" && $0.range == tree[node].range }) {
      remark(
        "check.objective-c", "'\(word)' is Objective-C's, and read as '\(now)'", at: tree[node].range,
        advice: "in Swift write '\(now)'")
    }
    return found
  }
}

extension UIKitEnum {
  /// The raw value of each case, in the order of the cases; nil where code does not make values by them.
  var rawValues: [Int]? {
    switch self {
    case .modalPresentationStyle: [-2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 8]
    case .modalTransitionStyle: [0, 1, 2, 3]
    case .alertStyle, .navigationOperation, .pageTransitionStyle, .pageNavigationDirection, .pageNavigationOrientation:
      Array(cases.indices)
    case .alertActionStyle, .userInterfaceStyle, .statusBarAnimation, .barStyle: Array(cases.indices)
    case .statusBarStyle: [0, 1, 3]
    default: nil
    }
  }
}

extension UIKitEnum {
  /// Whether it is an enumeration of Swift's, which nobody gives further cases: other types have values of an app's own.
  fileprivate var isClosed: Bool {
    switch self {
    case .modalPresentationStyle, .modalTransitionStyle, .alertStyle, .alertActionStyle, .imagePickerSourceType,
      .interfaceOrientation, .statusBarStyle, .statusBarAnimation, .userInterfaceStyle, .sizeClass, .barStyle,
      .splitDisplayMode, .splitBehavior, .splitStyle, .splitColumn, .pageTransitionStyle, .pageSpineLocation,
      .pageNavigationDirection, .pageNavigationOrientation, .navigationOperation, .barButtonSystemItem,
      .barButtonItemStyle:
      true
    default: false
    }
  }
}
