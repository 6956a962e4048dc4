/// Names of classes as the Swift and Objective-C runtimes print them, made fit for a scenario.
enum SwiftClassName {
  /// The class without its module: `App.Menu` and `_TtC3App4Menu` become `Menu`, a generic host `UIHostingController`.
  static func short(_ name: ArraySlice<UInt8>) -> [UInt8] {
    if let parts = mangled(name), let last = parts.last { return sanitized(ArraySlice(last)) }
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot + 1 < name.endIndex else { return sanitized(name) }
    return sanitized(name[(dot + 1)...])
  }

  /// The same with its module, for classes that would collide without: `App_Menu`.
  static func long(_ name: ArraySlice<UInt8>) -> [UInt8] {
    if let parts = mangled(name) { return sanitized(ArraySlice(parts.joined(separator: [UInt8(ascii: "_")]))) }
    return sanitized(name)
  }

  /// Module and names of a class mangled in the old way, outermost first: `_TtC3App4Menu`, `_TtGC7SwiftUI…`.
  private static func mangled(_ name: ArraySlice<UInt8>) -> [[UInt8]]? {
    guard name.starts(with: "_Tt".utf8) else { return nil }
    var index = name.startIndex + 3
    var depth = 1
    if index < name.endIndex, name[index] == UInt8(ascii: "G") { index += 1 }
    while index < name.endIndex, [UInt8(ascii: "C"), UInt8(ascii: "V"), UInt8(ascii: "O")].contains(name[index]) {
      index += 1
      depth += 1
    }
    var parts: [[UInt8]] = []
    while parts.count < max(2, depth), index < name.endIndex {
      if name[index] == UInt8(ascii: "P") { index += 1 }
      var length = 0
      let start = index
      while index < name.endIndex, name[index].isDigit, length < 100_000 {
        length = length * 10 + Int(name[index] - 0x30)
        index += 1
      }
      guard index > start, length > 0, index + length <= name.endIndex else { break }
      parts.append(Array(name[index..<(index + length)]))
      index += length
    }
    return parts.count < 2 ? nil : parts
  }

  /// What is no letter, digit or `_` of the language becomes `_`.
  private static func sanitized(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for scalar in String(decoding: name, as: UTF8.self).unicodeScalars {
      let isASCIIWord =
        scalar.isASCII && DumpLineReader.isClassByte(UInt8(scalar.value)) && scalar != "." && scalar != "$"
      let isKept = isASCIIWord || !scalar.isASCII && scalar.properties.isAlphabetic
      if isKept { result += String(scalar).utf8 } else { result.append(UInt8(ascii: "_")) }
    }
    if let first = result.first, first.isDigit { result.insert(UInt8(ascii: "_"), at: 0) }
    return result
  }
}
