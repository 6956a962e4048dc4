/// Key of a property that was assigned.
struct PropertyKey: Sendable {
  let owner: Owner
  let property: Property

  /// The owner of a property.
  enum Owner: Hashable, Sendable {
    case controller(ControllerID)
    case object(ObjectID)
    case window(WindowID)
    case facet(Facet, ControllerID)
    case view(ControllerID)
  }
}

extension Property {
  /// Whether it is a trait of a view controller or of its view, which it may have overridden.
  func isOfTheTraits(_ facet: Facet) -> Bool {
    switch (facet, self) {
    case (.traitCollection, .horizontalSizeClass), (.traitCollection, .verticalSizeClass),
      (.viewTraitCollection, .horizontalSizeClass), (.viewTraitCollection, .verticalSizeClass):
      true
    default: false
    }
  }
}

extension PropertyKey.Owner: PackedKey {
  // A row below, the kind of owner and the facet above it.
  var packed: UInt64 {
    switch self {
    case .controller(let x): Self.packed(0, x.index)
    case .object(let object): Self.packed(1, object.index)
    case .window(let window): Self.packed(2, window.index)
    case .view(let x): Self.packed(3, x.index)
    case .facet(let facet, let x): Self.packed(4 + UInt64(facet.rawValue), x.index)
    }
  }

  private static func packed(_ kind: UInt64, _ row: Int32) -> UInt64 { kind << 32 | UInt64(UInt32(bitPattern: row)) }

  init(packed: UInt64) {
    let row = Int32(truncatingIfNeeded: packed)
    switch packed >> 32 {
    case 1: self = .object(ObjectID(row))
    case 2: self = .window(WindowID(row))
    case 3: self = .view(ControllerID(row))
    case let kind where kind >= 4:
      self =
        Facet(rawValue: UInt8(truncatingIfNeeded: kind - 4)).map { .facet($0, ControllerID(row)) }
        ?? .controller(ControllerID(row))
    default: self = .controller(ControllerID(row))
    }
  }
}

extension PropertyKey: PackedKey {
  var packed: UInt64 { owner.packed | UInt64(property.rawValue) << 48 }

  init(packed: UInt64) {
    self.init(
      owner: Owner(packed: packed & (1 << 48 - 1)),
      property: Property(rawValue: UInt16(truncatingIfNeeded: packed >> 48)) ?? .title)
  }
}
