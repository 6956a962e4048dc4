/// Slips in values of pasted code: what cannot be of the type that UIKit's tables or the code say.
extension Checker {
  /// One object where UIKit takes several, or one of another class.
  private mutating func noteOtherObject(_ value: SyntaxNode.ID, _ found: SwiftType?, _ wanted: ValueType) -> Bool {
    guard let found, let (base, name) = knownReceiver(found) else { return false }
    switch wanted {
    case .list, .bool, .int, .number, .string: break
    case .instance(let other):
      guard base.kind != nil || base == .alertAction, !base.inherits(from: other), !other.inherits(from: base) else {
        return false
      }
    default: return false
    }
    // A view controller in place of its view.
    let isShown = wanted == .instance(.view) && base.kind != nil
    var notes: [Diagnostic.Note] = isShown ? [.init("write '\(tree.lineText(of: value)).view'")] : []
    if case .list(.instance(let element)) = wanted, base.inherits(from: element) {
      notes = [.init("write '[\(tree.lineText(of: value))]'")]
    }
    reportSlip(
      "check.type", "cannot convert value of type '\(name)' to type '\(wanted.name)'", at: tree[value].range,
      notes: notes)
    return true
  }

  /// Whether a text is a number as Swift writes it: `44`, `0.3`.
  private static func isNumber(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count < 3 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isDigit } }
  }

  /// What a text holds, where that is a literal of the type that is wanted: `animated: "true"`.
  func literal(in value: SyntaxNode.ID, as wanted: ValueType) -> String? {
    guard tree[value].kind == .stringLiteral else { return nil }
    let inside = String(tree.lineText(of: value).dropFirst().dropLast())
    switch wanted {
    case .bool: return inside == "true" || inside == "false" ? inside : nil
    case .int: return Int(inside) == nil ? nil : inside
    case .number: return Self.isNumber(inside) ? inside : nil
    default: return nil
    }
  }

  /// `present(DetailViewController.self, animated: true)`
  private mutating func noteMetatype(_ node: SyntaxNode.ID, at range: SourceRange) -> Bool {
    guard isPasted, tree[node].kind == .path else { return false }
    let parts = Array(tree.children(of: node))
    guard parts.count == 2, tree[parts[1]].kind == .member, tree[parts[1]].name == .`self`,
      let name = tree[parts[0]].name, text(name).hasSuffix("Controller"), names.utf8(of: name).first?.isCapital == true
    else { return false }
    reportSlip(
      "check.type", "cannot convert value of type '\(text(name)).Type' to expected argument type 'UIViewController'",
      at: range,
      notes: [.init("make one: '\(text(name))(…)'")])
    return true
  }

  /// `UIModalPresentation.fullScreen`: a case behind nearly the name of its type.
  private mutating func noteOtherType(_ node: SyntaxNode.ID, _ kind: UIKitEnum) -> Bool {
    guard isPasted, tree[node].kind == .path else { return false }
    let parts = Array(tree.children(of: node))
    guard parts.count == 2, tree[parts[1]].kind == .member, let head = tree[parts[0]].name,
      let name = tree[parts[1]].name,
      kind.row(named: text(name)) != nil, text(head).hasPrefix("UI"), existingClass(head) == nil,
      kind.name.hasPrefix(text(head)) && text(head) != kind.name
        || nearestName(to: text(head), in: [kind.name], within: 2) != nil && text(head) != kind.name
    else { return false }
    reportSlip(
      "check.unknown-class", "cannot find '\(text(head))' in this file", at: tree[parts[0]].range, near: kind.name)
    return true
  }

  /// Reports a value that cannot be one of the type that UIKit's tables say: a literal, or what the code says the type of.
  mutating func noteMismatch(_ value: SyntaxNode.ID, _ found: SwiftType?, _ wanted: ValueType, takesNil: Bool) {
    let node = plain(value)
    if case .instance(let base) = wanted, base.kind != nil, noteMetatype(node, at: tree[value].range) { return }
    if isPasted, wanted == .list(.enumeration(.sheetDetent)), tree[node].kind != .list,
      tree.lineText(of: node).hasPrefix(".")
    {
      return reportSlip(
        "check.type", "'\(tree.lineText(of: node))' is one detent, and a list is wanted here", at: tree[value].range,
        notes: [.init("write '[\(tree.lineText(of: node))]'")])
    }
    let type: ValueType
    switch tree[node].kind {
    case .nilLiteral:
      guard !takesNil else { return }
      return reportSlip(
        "check.type", "'nil' cannot be assigned to type '\(wanted.name)'", at: tree[value].range,
        notes: wanted == .bool ? [.init("write 'true' or 'false'")] : [])
    case .trueLiteral, .falseLiteral: type = .bool
    case .integerLiteral: type = .int
    case .decimalLiteral: type = .number
    case .stringLiteral, .interpolatedString: type = .string
    case .binary: return
    case .list where isPasted && wanted == .list(.enumeration(.sheetDetent)):
      for element in tree.children(of: node) where tree[element].kind == .enumCase {
        guard let name = tree[element].name.map({ text($0) }), name == "medium" || name == "large" else { continue }
        reportSlip(
          "check.type", "'.\(name)' is a function of 'UISheetPresentationController.Detent'", at: tree[element].range,
          notes: [.init("write '.\(name)()'")])
      }
      return
    default:
      if wanted == .bool, found == nil, let name = tree.loneName(of: node).map({ text($0) }),
        let meant = ["yes": "true", "no": "false", "true": "true", "false": "false"][name.lowercased()]
      {
        return reportSlip(
          "check.unknown-name", "cannot find '\(name)' in this file", at: tree[value].range, near: meant)
      }
      if case .enumeration(let kind) = wanted, found == nil, isPasted, let name = tree.loneName(of: node),
        kind.row(named: text(name)) != nil, builder.owner.map({ isPastedWhole($0) }) == true,
        !isDeclaredSomewhere(text(name))
      {
        return reportSlip(
          "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[value].range,
          near: "." + text(name))
      }
      if case .enumeration(let kind) = wanted, found == nil, noteOtherType(node, kind) { return }
      if noteOtherObject(value, found, wanted) { return }
      guard case .value(let known)? = found else { return }
      // Which number a name is, inference does not say for certain.
      if known == .int, wanted == .number || wanted == .int { return }
      if known == .number, wanted == .int { return }
      type = known
    }
    switch wanted {
    case .anything, .anyObject, .classReference: return
    default: break
    }
    // presim's own words for what is a `CGRect` or a view.
    let own: [ValueType] = [.enumeration(.frame), .enumeration(.presentedView)]
    guard !own.contains(wanted), !own.contains(type) else { return }
    if case .enumeration(let mine) = type, case .enumeration(let other) = wanted, mine.isSameType(as: other) { return }
    guard !matches(StaticType(type), wanted) else { return }
    reportSlip(
      "check.type",
      "cannot convert value of type '\(type == .number ? "Double" : type.name)' to type '\(wanted.name)'",
      at: tree[value].range,
      notes: (literal(in: value, as: wanted) ?? number(value, as: wanted)).map { [.init("write '\($0)'")] } ?? [])
  }

  /// `animated: 1`, `title = 1`
  private func number(_ node: SyntaxNode.ID, as wanted: ValueType) -> String? {
    // `title = isOpen ? 1 : "x"`
    if tree[node].kind == .ternary {
      return tree.children(of: node).dropFirst().compactMap { number($0, as: wanted) }.first
    }
    guard tree[node].kind == .integerLiteral else { return nil }
    let written = tree.lineText(of: node)
    switch wanted {
    case .bool: return written == "1" ? "true" : written == "0" ? "false" : nil
    case .string: return "\"\(written)\""
    default: return nil
    }
  }
}

extension UIKitEnum {
  /// Whether values of two of these types stand for each other: of a detent and of its identifier, of a mask and of what is in
  /// it.
  fileprivate func isSameType(as other: UIKitEnum) -> Bool {
    let orientations: [UIKitEnum] = [.interfaceOrientation, .interfaceOrientationMask]
    return self == other || orientations.contains(self) && orientations.contains(other)
  }
}
