/// A device of the header line `device D`.
public enum Device: UInt8, CaseIterable, Sendable {
  /// An iPhone whose width is compact in landscape too.
  case iPhone
  /// An iPhone whose width is regular in landscape.
  case iPhoneMax
  /// An iPhone that unfolds, of iOS 27.1.
  case iPhoneDuo
  /// An iPad.
  case iPad
  /// A Mac.
  case mac
  /// An Apple TV.
  case tv
  /// An Apple Vision.
  case vision

  /// As a scenario writes it.
  package var text: String {
    switch self {
    case .iPhone: "iPhone"
    case .iPhoneMax: "iPhoneMax"
    case .iPhoneDuo: "iPhoneDuo"
    case .iPad: "iPad"
    case .mac: "Mac"
    case .tv: "TV"
    case .vision: "Vision"
    }
  }

  /// Whether the device can be turned.
  package var rotates: Bool { isPhone || self == .iPad }

  /// Whether its idiom is that of a phone.
  package var isPhone: Bool { self == .iPhone || self == .iPhoneMax || self == .iPhoneDuo }
}

/// How the device is held.
public enum Orientation: UInt8, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side.
  case landscape

  /// As a scenario writes it.
  package var text: String { self == .portrait ? "portrait" : "landscape" }
}

/// Compact or regular, in one direction.
public enum SizeClass: UInt8, CaseIterable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular

  /// As a scenario writes it.
  package var text: String { self == .compact ? "compact" : "regular" }
}

/// What UIKit finds itself on: device, orientation and the size classes of the window.
public struct Environment: Hashable, Sendable {
  /// The device.
  public var device: Device
  /// How it is held; meaningless on Mac, TV and Vision.
  public var orientation: Orientation
  /// Whether it is held the other way up: upside down, or `landscapeRight`.
  package var isReversed = false
  /// Of an iPhoneDuo: whether it is open.
  public var isOpen = false
  /// Whether the user can resize the app's window on an iPhone: it is mirrored, or on an iPad.
  package var isResizable = false
  /// Whether the user is in the app.
  package var app = AppState.active
  /// The window's width class.
  public var horizontal: SizeClass
  /// The window's height class.
  public var vertical: SizeClass

  /// The device in this orientation, with its size classes.
  package init(device: Device, orientation: Orientation) {
    self.device = device
    self.orientation = orientation
    (horizontal, vertical) = Environment.sizeClasses(device, orientation)
  }

  /// `iPhone portrait`, `iPhone resizable`, `iPhoneDuo open landscape`: as a header writes it.
  var heldText: String {
    if isResizable { return "\(device.text) resizable" }
    let fold = device == .iPhoneDuo ? isOpen ? "open " : "closed " : ""
    return "\(device.text) \(fold)\(orientation.text)"
  }

  /// Which way up the interface is.
  package var facing: Facing {
    switch orientation {
    case .portrait: isReversed ? .portraitUpsideDown : .portrait
    case .landscape: isReversed ? .landscapeRight : .landscapeLeft
    }
  }

  /// Turns it. Size classes that the header or `resize` gave outlive a rotation: the window is not the whole screen.
  package mutating func turn(to facing: Facing) {
    let isStandard = (horizontal, vertical) == Environment.sizeClasses(device, orientation, isOpen: isOpen)
    orientation = facing.orientation
    isReversed = facing.isReversed
    if isStandard { (horizontal, vertical) = Environment.sizeClasses(device, orientation, isOpen: isOpen) }
  }

  /// Opens or closes an iPhoneDuo: the app has the whole of the other display.
  package mutating func fold(isOpen: Bool) {
    self.isOpen = isOpen
    (horizontal, vertical) = Environment.sizeClasses(device, orientation, isOpen: isOpen)
  }

  /// What a file without `device` means.
  package static let standard = Environment(device: .iPhone, orientation: .portrait)

  /// Width and height class of the full screen of a device.
  package static func sizeClasses(
    _ device: Device, _ orientation: Orientation, isOpen: Bool = false
  ) -> (SizeClass, SizeClass) {
    switch (device, orientation) {
    case (.iPhoneDuo, _) where isOpen: (.regular, .regular)
    case (.iPhoneDuo, .portrait): (.compact, .regular)
    case (.iPhoneDuo, .landscape): (.compact, .compact)
    case (.iPhone, .portrait), (.iPhoneMax, .portrait): (.compact, .regular)
    case (.iPhone, .landscape): (.compact, .compact)
    case (.iPhoneMax, .landscape): (.regular, .compact)
    default: (.regular, .regular)
    }
  }
}
