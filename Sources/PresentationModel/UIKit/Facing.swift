/// Which way up the interface is: a case of `UIInterfaceOrientation`, in the order in which UIKit lists them.
package enum Facing: UInt8, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// As UIKit writes it.
  package var text: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// Upright or on its side.
  package var orientation: Orientation { self == .portrait || self == .portraitUpsideDown ? .portrait : .landscape }

  /// Whether it is the second of the two that have these size classes.
  var isReversed: Bool { self == .portraitUpsideDown || self == .landscapeRight }

  /// The facings that a case of `UIInterfaceOrientation` asks for, the likelier first: `.landscape` means either way.
  static func asked(_ row: UInt8) -> [Facing] {
    let cases = UIKitEnum.interfaceOrientation.cases
    guard Int(row) < cases.count else { return [] }
    let name = cases[Int(row)].name
    if name == "landscape" { return [.landscapeLeft, .landscapeRight] }
    return allCases.filter { $0.text == name }
  }
}

/// A mask of interface orientations.
package struct FacingSet: OptionSet, Hashable, Sendable {
  /// A bit for each `Facing`.
  package let rawValue: UInt8
  /// Makes a mask of bits.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mask of one.
  package init(_ facing: Facing) { self.init(rawValue: 1 << facing.rawValue) }

  /// `.landscape`.
  package static let landscape: FacingSet = [FacingSet(.landscapeLeft), FacingSet(.landscapeRight)]
  /// `.all`.
  package static let all: FacingSet = [.landscape, FacingSet(.portrait), FacingSet(.portraitUpsideDown)]
  /// `.allButUpsideDown`.
  package static let allButUpsideDown: FacingSet = [.landscape, FacingSet(.portrait)]

  /// What a device's idiom supports, for an app as for a controller that does not restrict it.
  package static func standard(_ device: Device) -> FacingSet {
    device.isPhone ? .allButUpsideDown : .all
  }

  /// Whether it holds a facing.
  package func contains(_ facing: Facing) -> Bool { contains(FacingSet(facing)) }

  /// What it holds, in UIKit's order.
  package var facings: [Facing] { Facing.allCases.filter { contains($0) } }
}
