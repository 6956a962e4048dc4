/// ASCII, byte by byte.
extension UInt8 {
  /// `0` to `9`.
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }
  /// `a` to `z`, `A` to `Z`.
  var isLetter: Bool { self | 0x20 >= 0x61 && self | 0x20 <= 0x7a }
}
