/// What UIKit and Foundation declare beside presim's subject, as a module's interface has it: for the types of pasted code.
///
/// A member that is not listed is unknown, and nothing is said of it: the tables have what code of view controllers uses.
enum SystemInterface {
  /// A class, a structure, or an enumeration: a type whose cases nobody adds to, which an option set of UIKit's is too.
  struct Entry: Sendable {
    enum Kind: Sendable { case `class`, `struct`, `enum` }

    let kind: Kind
    let name: String
    let superclass: String
    var members: [Member] = []
  }

  /// A property, a method, an initialiser (`init`) or a case, which is a static property of its own type.
  struct Member: Sendable {
    let name: String
    /// Nil for a property.
    let parameters: [Parameter]?
    /// The type of a property, or of what a method gives back.
    let type: String
    let isStatic: Bool
    /// Whether it changes the value that it is called on.
    var isMutating = false
    var isThrowing = false
    var isAsync = false

    /// `dequeueReusableCell(withIdentifier:for:)`; nil for a property.
    var signature: String? {
      parameters.map { "\(name)(\($0.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))" }
    }
  }

  struct Parameter: Sendable {
    /// Empty for `_`.
    let label: String
    let type: String
    /// Whether a call may leave it out.
    let isOptional: Bool
  }

  /// The entry of a type's name: `UITableViewCell`, `UIButton.Configuration`.
  static func row(named name: String) -> Int16? { rows[name] }

  /// The names of the types inside a type: `Configuration` in `UIButton`.
  static func nested(in type: String) -> [String] {
    let prefix = type + "."
    return (entries.map { $0.name } + UIKitEnum.allCases.map { $0.name }).filter { $0.hasPrefix(prefix) }
      .map { String($0.dropFirst(prefix.count)) }.filter { !$0.utf8.contains(UInt8(ascii: ".")) }
  }

  /// The members of a name that a type has, its own or inherited; none where no table says it.
  ///
  /// Complexity: O(1) for a name that no type has, else O(n) in the number of superclasses.
  static func members(_ name: String, of type: String, isStatic: Bool) -> [Member] {
    guard let places = placesByName[name] else { return [] }
    for row in lineage(of: type) {
      let found = places.compactMap { place in
        place.row == row && entries[Int(row)].members[place.index].isStatic == isStatic
          ? entries[Int(row)].members[place.index] : nil
      }
      if !found.isEmpty { return found }
    }
    return []
  }

  /// Whether a class has a method, its own or inherited: `tableView(_:didSelectRowAt:)`.
  static func declares(_ signature: String, in type: String) -> Bool {
    members(String(signature.prefix { $0 != "(" }), of: type, isStatic: false).contains { $0.signature == signature }
  }

  /// Whether some method or initialiser takes, under a label, a value that is written `.word`.
  static func takes(_ word: String, under label: String) -> Bool {
    entries.contains { entry in
      entry.members.contains { member in
        (member.parameters ?? []).contains { parameter in
          guard parameter.label == label, case let type = String(parameter.type.filter { $0 != "?" }) else {
            return false
          }
          return !members(word, of: type, isStatic: true).isEmpty
            || UIKitEnum.allCases.contains { $0.name == type && $0.cases.contains { $0.name == word } }
        }
      }
    }
  }

  /// Whether some method or initialiser has an argument of a label.
  static func hasLabel(_ word: String) -> Bool {
    entries.contains { entry in
      entry.members.contains { member in (member.parameters ?? []).contains { $0.label == word } }
    }
  }

  /// The initialisers that a class declares itself.
  static func ownInitializers(of type: String) -> [Member] {
    rows[type].map { row in entries[Int(row)].members.filter { $0.name == "init" } } ?? []
  }

  /// The names of all members that a type has: its methods, its properties, or both.
  static func names(of type: String, isStatic: Bool, areMethods: Bool?) -> [String] {
    lineage(of: type).flatMap { row in
      entries[Int(row)].members.filter { member in
        member.isStatic == isStatic && areMethods.map { $0 == (member.parameters != nil) } ?? true
      }.map { $0.name }
    }
  }

  /// Whether a type is another one of the table's, or inherits from it.
  static func inherits(_ type: String, from other: String) -> Bool {
    type == other || row(named: other).map { lineage(of: type).contains($0) } ?? false
  }

  /// The class of presim's tables that a class of UIKit's is or inherits from, by its name where no table has it; nil for
  /// what is no view and no recogniser then.
  static func base(of type: String) -> UIKitClass? {
    var name = type
    while true {
      if let found = UIKitClass(named: name) { return found }
      guard let row = rows[name], entries[Int(row)].kind == .class else { break }
      name = entries[Int(row)].superclass
    }
    if type.hasSuffix("Recognizer") { return .gestureRecognizer }
    if ["Control", "Button", "Field", "Slider", "Switch", "Stepper", "Picker"].contains(where: { type.hasSuffix($0) }) {
      return .control
    }
    return ["View", "Cell", "Label", "Bar"].contains { type.hasSuffix($0) } ? .view : nil
  }

  /// The rows of a type and of what it inherits from, as far as the table has them.
  private static func lineage(of type: String) -> [Int16] {
    var next = rows[type]
    var base = next == nil ? UIKitClass(named: type)?.superclass : nil
    while next == nil, let current = base { (next, base) = (rows[current.name], current.superclass) }
    var found: [Int16] = []
    while let row = next {
      found.append(row)
      next = parents[Int(row)]
    }
    return found
  }

  private static let parents: [Int16?] = entries.map { entry in
    if let row = rows[entry.superclass] { return row }
    var base = UIKitClass(named: entry.name)?.superclass
    while let current = base {
      if let row = rows[current.name] { return row }
      base = current.superclass
    }
    return nil
  }

  /// Where members of each name stand.
  private static let placesByName: [String: [(row: Int16, index: Int)]] = {
    var found: [String: [(row: Int16, index: Int)]] = [:]
    for (row, entry) in entries.enumerated() {
      for (index, member) in entry.members.enumerated() { found[member.name, default: []].append((Int16(row), index)) }
    }
    return found
  }()

  static let entries: [Entry] = read(views + controllers + values)

  private static let rows: [String: Int16] = {
    var found: [String: Int16] = [:]
    for (row, entry) in entries.enumerated() { found[entry.name] = Int16(row) }
    return found
  }()

  // MARK: Reading

  /// Reads declarations, one a line: a type's head at column one, and below it its members.
  private static func read(_ text: String) -> [Entry] {
    var found: [Entry] = []
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard line.utf8.first != UInt8(ascii: " ") else {
        found[found.count - 1].members += members(words, of: found[found.count - 1].name)
        continue
      }
      let kind: Entry.Kind = words[0] == "class" ? .class : words[0] == "struct" ? .struct : .enum
      let head = words[1]
      let isDerived = head.utf8.last == UInt8(ascii: ":")
      found.append(
        Entry(
          kind: kind, name: String(isDerived ? head.dropLast() : head), superclass: isDerived ? String(words[2]) : ""))
    }
    return found
  }

  private static func members(_ words: [Substring], of owner: String) -> [Member] {
    let isStatic = words[0] == "static"
    let effects = words.dropFirst(isStatic ? 1 : 0).prefix { ["mutating", "throws", "async"].contains($0) }
    let words = words.dropFirst(effects.count + (isStatic ? 1 : 0))
    let isThrowing = effects.contains("throws")
    let rest = words.dropFirst().joined(separator: " ")
    if let first = words.first, first.hasPrefix("init(") {
      let taken = parameters(of: String(words.joined(separator: " ").dropFirst(4))).taken
      return [Member(name: "init", parameters: taken, type: owner, isStatic: true, isThrowing: isThrowing)]
    }
    if let first = words.first, first.hasPrefix("init?(") {
      let taken = parameters(of: String(words.joined(separator: " ").dropFirst(5))).taken
      return [Member(name: "init", parameters: taken, type: owner + "?", isStatic: true)]
    }
    switch words.first {
    case "case":
      return words.dropFirst().map { Member(name: String($0), parameters: nil, type: owner, isStatic: true) }
    case "var":
      let parts = rest.parts(between: ": ")
      return parts[0].parts(between: ", ").map {
        Member(name: $0, parameters: nil, type: parts.dropFirst().joined(separator: ": "), isStatic: isStatic)
      }
    default:
      let name = String(rest.prefix { $0 != "(" })
      let (taken, result) = parameters(of: String(rest.dropFirst(name.count)))
      return [
        Member(
          name: name, parameters: taken, type: result, isStatic: isStatic, isMutating: effects.contains("mutating"),
          isThrowing: isThrowing, isAsync: effects.contains("async"))
      ]
    }
  }

  /// `(label: Type = _, _: Type) -> Result`.
  private static func parameters(of text: String) -> (taken: [Parameter], result: String) {
    let (inside, rest) = bracketed(text)
    let taken = parts(of: inside).map { part -> Parameter in
      let pieces = part.parts(between: ": ")
      let type = pieces.dropFirst().joined(separator: ": ")
      let isOptional = type.hasSuffix(" = _")
      return Parameter(
        label: pieces[0] == "_" ? "" : pieces[0], type: isOptional ? String(type.dropLast(4)) : type,
        isOptional: isOptional)
    }
    return (taken, rest.hasPrefix(" -> ") ? String(rest.dropFirst(4)) : "Void")
  }

  /// What stands in the brackets that a text begins with, and behind them.
  static func bracketed(_ text: String) -> (inside: String, rest: String) {
    var depth = 0
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth -= 1
        if depth == 0 {
          let start = text.utf8.index(after: text.startIndex)
          return (String(text[start..<index]), String(text[text.utf8.index(after: index)...]))
        }
      default: break
      }
    }
    return (text, "")
  }

  /// The parts between the commas that stand in no brackets.
  static func parts(of text: String) -> [String] {
    var found: [String] = []
    var depth = 0
    var start = text.startIndex
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        found.append(String(text[start..<index]))
        start = text.utf8.index(index, offsetBy: 2)
      default: break
      }
    }
    if start < text.endIndex { found.append(String(text[start...])) }
    return found
  }
}
