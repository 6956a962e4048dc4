/// ASCII, byte by byte.
extension UInt8 {
  /// `0` to `9`.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// `A` to `Z`.
  var isCapital: Bool { self >= 0x41 && self <= 0x5a }
  /// `a` to `z`, `A` to `Z`.
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7a }
}
