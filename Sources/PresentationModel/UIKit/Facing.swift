/// Which way up the interface is: a case of `UIInterfaceOrientation`, in the order in which UIKit lists them.
public enum Facing: UInt8, CaseIterable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  /// As UIKit writes it.
  public var text: String {
    switch self {
    case .portrait: "portrait"
    case .portraitUpsideDown: "portraitUpsideDown"
    case .landscapeLeft: "landscapeLeft"
    case .landscapeRight: "landscapeRight"
    }
  }

  /// Upright or on its side.
  public var orientation: Orientation { self == .portrait || self == .portraitUpsideDown ? .portrait : .landscape }

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
public struct FacingSet: OptionSet, Hashable, Sendable {
  /// A bit for each `Facing`.
  public let rawValue: UInt8
  /// Makes a mask of bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The mask of one.
  public init(_ facing: Facing) { self.init(rawValue: 1 << facing.rawValue) }

  /// `.landscape`.
  public static let landscape: FacingSet = [FacingSet(.landscapeLeft), FacingSet(.landscapeRight)]
  /// `.all`.
  public static let all: FacingSet = [.landscape, FacingSet(.portrait), FacingSet(.portraitUpsideDown)]
  /// `.allButUpsideDown`.
  public static let allButUpsideDown: FacingSet = [.landscape, FacingSet(.portrait)]

  /// What a device's idiom supports, for an app as for a controller that does not restrict it.
  public static func standard(_ device: Device) -> FacingSet {
    device.isPhone ? .allButUpsideDown : .all
  }

  /// Whether it holds a facing.
  public func contains(_ facing: Facing) -> Bool { contains(FacingSet(facing)) }

  /// What it holds, in UIKit's order.
  public var facings: [Facing] { Facing.allCases.filter { contains($0) } }
}
