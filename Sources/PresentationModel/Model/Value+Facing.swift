/// Orientations and styles as properties hold them.
extension Facing {
  /// The value of a property that holds it.
  var value: Value { .enumeration(.interfaceOrientation, UIKitEnum.interfaceOrientation.row(named: text) ?? 0) }
}

extension FacingSet {
  /// The mask that a case of `UIInterfaceOrientationMask`, or a list of them, means; nil for any other value.
  init?(_ value: Value) {
    switch value {
    case .enumeration(.interfaceOrientationMask, let row):
      let cases = UIKitEnum.interfaceOrientationMask.cases
      guard Int(row) < cases.count else { return nil }
      switch cases[Int(row)].name {
      case "landscape": self = .landscape
      case "all": self = .all
      case "allButUpsideDown": self = .allButUpsideDown
      case let name:
        guard let facing = Facing.allCases.first(where: { $0.text == name }) else { return nil }
        self.init(facing)
      }
    case .list(let values):
      var union: FacingSet = []
      for value in values {
        guard let part = FacingSet(value) else { return nil }
        union.formUnion(part)
      }
      self = union
    default: return nil
    }
  }

  /// The value of a property that holds it: one case where there is one for it, else a list.
  var value: Value {
    let type = UIKitEnum.interfaceOrientationMask
    for row in type.cases.indices {
      let value = Value.enumeration(type, UInt8(row))
      if FacingSet(value) == self { return value }
    }
    return .list(facings.compactMap { type.row(named: $0.text) }.map { .enumeration(type, $0) })
  }
}

extension InterfaceStyle {
  /// The interface style that a property of that type has; nil for `.unspecified` and for no value.
  init?(override value: Value?) {
    guard case .enumeration(.userInterfaceStyle, let row)? = value, row > 0 else { return nil }
    self.init(rawValue: row)
  }

  /// The value of a property that holds it.
  var value: Value { .enumeration(.userInterfaceStyle, rawValue) }
}
