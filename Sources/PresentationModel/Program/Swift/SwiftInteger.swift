/// One of Swift's types of integers: what it holds, and what becomes of a number that it does not.
struct SwiftInteger: Sendable, Equatable {
  let bits: Int
  let isSigned: Bool

  /// By its name; nil for another type.
  init?(_ name: String) {
    switch name {
    case "Int", "Int64": (bits, isSigned) = (64, true)
    case "Int32": (bits, isSigned) = (32, true)
    case "Int16": (bits, isSigned) = (16, true)
    case "Int8": (bits, isSigned) = (8, true)
    case "UInt", "UInt64": (bits, isSigned) = (64, false)
    case "UInt32": (bits, isSigned) = (32, false)
    case "UInt16": (bits, isSigned) = (16, false)
    case "UInt8": (bits, isSigned) = (8, false)
    default: return nil
    }
  }

  /// Whether every number of 64 bits with a sign is one of it.
  var isWhole: Bool { bits == 64 && isSigned }

  private var least: Int64 { isSigned ? Int64.min >> Int64(64 - bits) : 0 }
  private var most: Int64 { bits == 64 ? .max : isSigned ? (1 << Int64(bits - 1)) - 1 : (1 << Int64(bits)) - 1 }

  func holds(_ number: Int64) -> Bool { number >= least && number <= most }

  /// The nearest number; nil where 64 bits with a sign may not hold it.
  func clamped(_ number: Int64) -> Int64? { number < least ? least : bits == 64 && !isSigned ? nil : min(number, most) }

  /// What the lowest bits of a number are; nil where 64 bits with a sign do not hold it.
  func truncated(_ number: Int64) -> Int64? {
    if holds(number) { return number }
    guard bits < 64 else { return nil }
    let low = number & ((1 << Int64(bits)) - 1)
    return isSigned && low > most ? low - (1 << Int64(bits)) : low
  }
}
