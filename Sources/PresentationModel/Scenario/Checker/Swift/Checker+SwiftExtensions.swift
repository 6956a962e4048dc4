/// `Element == Int`, `Wrapped: Named`: what an extension of a type of Swift's asks of a part of it.
struct StandardConstraint: Sendable {
  let part: String
  let type: Name
  let wanted: SwiftType
  let isSame: Bool
}

/// Extensions of Swift's own types: numbers, texts, lists, sets, dictionaries, optionals.
extension Checker {
  private static func standardType(_ word: String) -> SwiftType? {
    switch word {
    case "Int", "BinaryInteger", "FixedWidthInteger", "SignedInteger": .value(.int)
    case "Double", "CGFloat", "Float", "TimeInterval", "CFTimeInterval", "CFAbsoluteTime", "FloatingPoint",
      "BinaryFloatingPoint":
      .value(.number)
    case "String", "StringProtocol", "Substring", "Character": .value(.string)
    case "Bool": .value(.bool)
    case "Array", "Collection", "Sequence", "MutableCollection", "RangeReplaceableCollection",
      "BidirectionalCollection", "RandomAccessCollection":
      .list(.unknown)
    case "Set": .unordered(.unknown)
    case "Dictionary": .dictionary(.unknown, .unknown)
    case "Optional", "Comparable", "Equatable", "Hashable", "Numeric", "AdditiveArithmetic", "SignedNumeric",
      "Strideable", "LosslessStringConvertible", "CustomStringConvertible":
      .unknown
    default: nil
    }
  }

  private static func names(_ type: SwiftType) -> [String] {
    let plain = [
      "Comparable", "Equatable", "Hashable", "LosslessStringConvertible", "CustomStringConvertible", "Optional",
    ]
    let numeric = ["Numeric", "AdditiveArithmetic", "SignedNumeric", "Strideable"] + plain
    switch type {
    case .value(.int): return ["Int", "BinaryInteger", "FixedWidthInteger", "SignedInteger"] + numeric
    case .value(.number):
      return ["Double", "CGFloat", "Float", "TimeInterval", "FloatingPoint", "BinaryFloatingPoint"] + numeric
    case .value(.string):
      return ["String", "StringProtocol", "Substring", "Character", "Collection", "Sequence"] + plain
    case .value(.bool): return ["Bool"] + plain.filter { $0 != "Comparable" }
    case .list:
      return [
        "Array", "Collection", "Sequence", "MutableCollection", "RangeReplaceableCollection", "BidirectionalCollection",
        "RandomAccessCollection", "Optional",
      ]
    // In an extension of a collection `self[0]` is the first element, which it is not in a slice.
    case .slice: return ["Sequence"]
    case .closedRange: return ["Collection", "Sequence"]
    case .unordered: return ["Set", "Collection", "Sequence", "Optional"]
    case .dictionary: return ["Dictionary", "Collection", "Sequence", "Optional"]
    default: return []
    }
  }

  /// The row of members of an extension; nil where it is of none of Swift's types. Each `where` has a row of its own.
  mutating func standardRow(_ item: SyntaxNode.ID, _ name: Name) -> ClassID? {
    let word = text(name)
    guard var type = Self.standardType(word), program.classes.allSatisfy({ $0.name != word || !$0.isDeclared }) else {
      return nil
    }
    let asks = constraints(of: item)
    let written = asks.map { "\($0.part)\($0.isSame ? " ==" : ":") \(text($0.type))" }.joined(separator: ", ")
    let row = extended(asks.isEmpty ? name : names.intern("\(word) where \(written)"))
    grow()
    for ask in asks where ask.isSame || isProtocol(ask.wanted) {
      switch (ask.part, type) {
      case ("Element", .list): type = .list(ask.wanted)
      case ("Element", .unordered): type = .unordered(ask.wanted)
      case ("Key", .dictionary(_, let value)): type = .dictionary(ask.wanted, value)
      case ("Value", .dictionary(let key, _)): type = .dictionary(key, ask.wanted)
      case ("Wrapped", _): type = ask.wanted
      default: break
      }
    }
    swift.standardTypes[row.index] = type
    if swift.standardRows[word]?.contains(where: { $0.row == row.index }) != true {
      swift.standardRows[word, default: []].append((row.index, asks))
    }
    return row
  }

  private mutating func constraints(of item: SyntaxNode.ID) -> [StandardConstraint] {
    let header = tree.headText(of: item)
    var asks = sugar(header).map { constraint($0.part, $0.type, isSame: true) }
    guard let place = header.lastIndex(ofText: " where ") else { return asks }
    let clause = String(decoding: header.utf8.dropFirst(place + 7), as: UTF8.self)
    for part in clause.split(separator: ",") {
      let sides = part.split { $0 == "=" || $0 == ":" }.map { side in String(side.filter { $0 != " " && $0 != "\n" }) }
      guard sides.count == 2 else { continue }
      asks.append(constraint(sides[0], sides[1], isSame: part.contains("=")))
    }
    return asks
  }

  private mutating func constraint(_ part: String, _ written: String, isSame: Bool) -> StandardConstraint {
    let isList = written.hasPrefix("[") && written.hasSuffix("]") && !written.contains { $0 == ":" }
    let type = names.intern(isList ? String(written.dropFirst().dropLast()) : written)
    grow()
    return StandardConstraint(
      part: part, type: type, wanted: isList ? .list(typeNamed(type)) : typeNamed(type), isSame: isSame)
  }

  /// What `extension [Row]`, `extension [Key: Row]` and `extension Row?` ask for.
  private func sugar(_ header: String) -> [(part: String, type: String)] {
    guard let place = header.lastIndex(ofText: "extension ") else { return [] }
    let head = String(decoding: header.utf8.dropFirst(place + 10), as: UTF8.self).drop { $0 == " " }
    if head.first == "[" {
      let inside = SystemInterface.bracketed(String(head)).inside
      let sides = inside.hasPrefix("[") ? [inside] : inside.parts(between: ":").map { $0.filter { $0 != " " } }
      return sides.count == 2 ? [("Key", sides[0]), ("Value", sides[1])] : [("Element", inside)]
    }
    let name = head.prefix { $0 != " " && $0 != ":" && $0 != "\n" }
    return name.last == "?" ? [("Wrapped", String(name.dropLast()))] : []
  }

  /// The rows whose members a value has, those that ask for something first.
  ///
  /// - Parameter conforming: whether the protocols are asked for to which the value conforms: one that it has where it
  ///   conforms to it itself, as an optional and a text of characters do, tells nothing.
  func standardRows(_ type: SwiftType, conforming: Bool = false) -> [Int32] {
    guard !swift.standardRows.isEmpty else { return [] }
    var rows: [(row: Int32, asks: Int)] = []
    for word in Self.names(type) where swift.holdsNil.map({ $0 == (word == "Optional") }) ?? true {
      for found in swift.standardRows[word] ?? []
      where found.asks.allSatisfy({ ask in
        !(conforming && isOfItself(ask, type)) && fits(ask, type)
      }) {
        rows.append((found.row, found.asks.count))
      }
    }
    let sorted = rows.filter { $0.asks > 0 }.map { $0.row } + rows.filter { $0.asks == 0 }.map { $0.row }
    guard swift.standardRows["Optional"] != nil else { return sorted }
    // Members of `Optional` and those of what is in it may have one name.
    let inner = sorted.filter { !isOfOptionals($0) }
    switch swift.isOfOptional {
    case true?: return sorted.filter { isOfOptionals($0) } + inner
    case false?: return inner
    case nil: return inner + sorted.filter { isOfOptionals($0) }
    }
  }

  /// Whether an extension of optionals has a member of a name.
  func isOfOptionals(_ name: Name) -> Bool {
    swift.standardRows["Optional"]?.contains { found in
      swift.members[found.row].map { $0.properties[name.id] != nil || $0.methods[name.id] != nil } ?? false
    } ?? false
  }

  /// Whether `self` may be nil in an extension of one of Swift's own types; nil elsewhere.
  var selfTakesNil: Bool? {
    guard let owner = swift.builders.last?.owner, swift.standardTypes[owner.index] != nil else { return nil }
    return swift.standardRows["Optional"]?.contains { $0.row == owner.index } ?? false
  }

  private func isProtocol(_ type: SwiftType) -> Bool { if case .ofProtocol = type { true } else { false } }

  /// Whether an extension asks of the whole value what it adds to it.
  private func isOfItself(_ ask: StandardConstraint, _ type: SwiftType) -> Bool {
    guard case .ofProtocol = ask.wanted else { return false }
    if case .value(.string) = type { return true }
    return ask.part == "Wrapped"
  }

  private func fits(_ ask: StandardConstraint, _ type: SwiftType) -> Bool {
    // `where Indices.Iterator.Element == Index`, which old Swift asks for, holds of every collection.
    if ask.part == "Index" || ask.part.hasPrefix("Indices") { return true }
    let part: SwiftType
    switch (ask.part, type) {
    case ("Wrapped", _): part = type
    case ("Key", .dictionary(let key, _)): part = key
    case ("Value", .dictionary(_, let value)): part = value
    default: part = elementType(type) ?? .unknown
    }
    if case .opaque = ask.wanted { return Self.openProtocols.contains(text(ask.type)) }
    return fits(ask.wanted, part)
  }

  private func fits(_ wanted: SwiftType, _ part: SwiftType) -> Bool {
    switch (wanted, part) {
    case (.list(let one), .list(let other)): return other.isUnknown || fits(one, other)
    case (.value(let one), .value(let other)): return one == other
    case (.enumeration(let one), .enumeration(let other)): return one == other
    case (.ofProtocol(let id), _): return conforms(part, to: id)
    case (.object(let base, let id), .object(let own, let other)):
      guard let id else { return own.inherits(from: base) }
      return other.map { lineage($0).contains(id) } ?? false
    default: return false
    }
  }
}
