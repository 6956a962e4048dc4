/// File names are bytes; texts are Unicode. A byte of a name that is no UTF-8 is carried through texts as a scalar of a
/// private plane, so that the file is opened, printed and written again under the name it has, and never another one.
package enum FileName {
  /// U+10FE80 encodes the byte 0x80.
  private static let base: UInt32 = 0x10FE00

  /// The text of a name of these bytes.
  package static func text(_ bytes: [UInt8]) -> String {
    if bytes.allSatisfy({ $0 < 0x80 }) { return String(decoding: bytes, as: UTF8.self) }
    var scalars = String.UnicodeScalarView()
    var position = 0
    while position < bytes.count {
      if let (scalar, length) = scalar(in: bytes[position...]), byte(of: scalar) == nil {
        scalars.append(scalar)
        position += length
      } else {
        scalars.append(Unicode.Scalar(base + UInt32(bytes[position]))!)
        position += 1
      }
    }
    return String(scalars)
  }

  /// The bytes of a text: those of a name as the system gave them, all else as UTF-8.
  package static func bytes(_ text: String) -> [UInt8] {
    guard carriesBytes(text) else { return Array(text.utf8) }
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      if let byte = byte(of: scalar) { bytes.append(byte) } else { bytes += Array(String(scalar).utf8) }
    }
    return bytes
  }

  /// The byte that a scalar encodes.
  package static func byte(of scalar: Unicode.Scalar) -> UInt8? {
    (base + 0x80...base + 0xFF).contains(scalar.value) ? UInt8(scalar.value - base) : nil
  }

  /// Whether a text may have such scalars: a quick look.
  package static func carriesBytes(_ text: String) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { $0.next(0xF4) != nil } ?? text.utf8.contains(0xF4)
  }

  /// The first scalar of well-formed UTF-8, and its length; nil where it is not well-formed.
  private static func scalar(in bytes: ArraySlice<UInt8>) -> (Unicode.Scalar, Int)? {
    guard let first = bytes.first else { return nil }
    let length: Int
    switch first {
    case 0..<0x80: return (Unicode.Scalar(first), 1)
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    default: return nil
    }
    guard bytes.count >= length else { return nil }
    var value = UInt32(first) & (0x7F >> UInt32(length))
    for byte in bytes.dropFirst().prefix(length - 1) {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    // Overlong forms and surrogates are none.
    guard value >= (length == 3 ? 0x800 : length == 4 ? 0x10000 : 0x80), let scalar = Unicode.Scalar(value) else {
      return nil
    }
    return (scalar, length)
  }
}
