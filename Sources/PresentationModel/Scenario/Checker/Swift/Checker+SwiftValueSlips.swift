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
    reportSlip("check.type", "cannot convert value of type '\(name)' to type '\(wanted.name)'", at: tree[value].range)
    return true
  }

  /// Reports a value that cannot be one of the type that UIKit's tables say: a literal, or what the code says the type of.
  mutating func noteMismatch(_ value: SyntaxNode.ID, _ found: SwiftType?, _ wanted: ValueType, takesNil: Bool) {
    let node = plain(value)
    let type: ValueType
    switch tree[node].kind {
    case .nilLiteral:
      guard !takesNil else { return }
      return reportSlip("check.type", "'nil' cannot be assigned to type '\(wanted.name)'", at: tree[value].range)
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
        let meant = ["yes": "true", "no": "false"][name.lowercased()]
      {
        return reportSlip(
          "check.unknown-name", "cannot find '\(name)' in this file", at: tree[value].range, near: meant)
      }
      if found == nil, isPasted, case .enumeration(let type) = wanted, let name = tree.loneName(of: node),
        type.row(named: text(name)) != nil, !isDeclaredSomewhere(text(name))
      {
        return reportSlip(
          "check.unknown-name", "cannot find '\(text(name))' in this file", at: tree[value].range,
          notes: [.init("write '.\(text(name))'")])
      }
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
      "check.type", "cannot convert value of type '\(type.name)' to type '\(wanted.name)'", at: tree[value].range)
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
