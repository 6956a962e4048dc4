/// A device of the header line `device D`.
public enum Device: UInt8, CaseIterable, Sendable {
  case iPhone, iPhoneMax, iPad, mac, tv, vision

  /// As a scenario writes it.
  public var text: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPhoneMax: "iPhoneMax"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .tv: "TV"
    case .vision: "Vision"
    }
  }

  /// Whether the device can be turned.
  public var rotates: Bool { self == .iPhone || self == .iPhoneMax || self == .iPad }
}

/// How the device is held.
public enum Orientation: UInt8, CaseIterable, Sendable {
  case portrait, landscape

  /// As a scenario writes it.
  public var text: String { self == .portrait ? "portrait" : "landscape" }
}

/// Compact or regular, in one direction.
public enum SizeClass: UInt8, CaseIterable, Sendable {
  case compact, regular

  /// As a scenario writes it.
  public var text: String { self == .compact ? "compact" : "regular" }
}

/// What UIKit finds itself on: device, orientation and the size classes of the window.
public struct Environment: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// How it is held; meaningless on Mac, TV and Vision.
  public var orientation: Orientation
  /// Whether it is held the other way up: upside down, or `landscapeRight`.
  public var isReversed = false
  /// The window's width class.
  public var horizontal: SizeClass
  /// The window's height class.
  public var vertical: SizeClass

  /// The device in this orientation, with its size classes.
  public init(device: Device, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
    (horizontal, vertical) = Environment.sizeClasses(device, orientation)
  }

  /// Which way up the interface is.
  public var facing: Facing {
    switch orientation {
    case .portrait: isReversed ? .portraitUpsideDown : .portrait
    case .landscape: isReversed ? .landscapeRight : .landscapeLeft
    }
  }

  /// Turns it. Size classes that the header or `resize` gave outlive a rotation: the window is not the whole screen.
  public mutating func turn(to facing: Facing) {
    let isStandard = (horizontal, vertical) == Environment.sizeClasses(device, orientation)
    orientation = facing.orientation
    isReversed = facing.isReversed
    if isStandard { (horizontal, vertical) = Environment.sizeClasses(device, orientation) }
  }

  /// What a file without `device` means.
  public static let standard = Environment(device: .iPhone, orientation: .portrait)

  /// Width and height class of the full screen of a device.
  public static func sizeClasses(_ device: Device, _ orientation: Orientation) -> (SizeClass, SizeClass) {
    switch (device, orientation) {
    case (.iPhone, .portrait), (.iPhoneMax, .portrait): (.compact, .regular)
    case (.iPhone, .landscape): (.compact, .compact)
    case (.iPhoneMax, .landscape): (.regular, .compact)
    default: (.regular, .regular)
    }
  }
}
