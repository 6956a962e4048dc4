/// ASCII, byte by byte.
extension UInt8 {
  /// `0` to `9`.
  package var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// `A` to `Z`.
  package var isCapital: Bool { self >= 0x41 && self <= 0x5a }
  /// `a` to `z`.
  package var isSmall: Bool { self >= 0x61 && self <= 0x7a }
  /// `a` to `z`, `A` to `Z`.
  package var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7a }
}
