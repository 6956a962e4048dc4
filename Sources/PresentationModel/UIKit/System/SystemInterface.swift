/// What UIKit and Foundation declare beside presim's subject, as a module's interface has it: for the types of pasted code.
///
/// A member that is not listed is unknown, and nothing is said of it: the tables have what code of view controllers uses.
enum SystemInterface {
  /// A class, a structure or an enumeration.
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

  /// The members of a name that a type has, its own or inherited; none where no table says it.
  static func members(_ name: String, of type: String, isStatic: Bool) -> [Member] {
    var next: String? = type
    while let current = next {
      if let row = rows[current] {
        let found = entries[Int(row)].members.filter { $0.name == name && $0.isStatic == isStatic }
        if !found.isEmpty { return found }
      }
      next = superclass(of: current)
    }
    return []
  }

  /// Whether a class has a method, its own or inherited: `tableView(_:didSelectRowAt:)`.
  static func declares(_ signature: String, in type: String) -> Bool {
    members(String(signature.prefix { $0 != "(" }), of: type, isStatic: false).contains { $0.signature == signature }
  }

  /// The initialisers that a class declares itself.
  static func ownInitializers(of type: String) -> [Member] {
    rows[type].map { row in entries[Int(row)].members.filter { $0.name == "init" } } ?? []
  }

  /// The names of all members that a type has: its methods, its properties, or both.
  static func names(of type: String, isStatic: Bool, areMethods: Bool?) -> [String] {
    lineage(of: type).compactMap { rows[$0] }.flatMap { row in
      entries[Int(row)].members.filter { member in
        member.isStatic == isStatic && areMethods.map { $0 == (member.parameters != nil) } ?? true
      }.map { $0.name }
    }
  }

  /// A type's name, and those of what it inherits from.
  static func lineage(of type: String) -> [String] {
    var found: [String] = []
    var next: String? = type
    while let current = next {
      found.append(current)
      next = superclass(of: current)
    }
    return found
  }

  private static func superclass(of name: String) -> String? {
    if let row = rows[name], !entries[Int(row)].superclass.isEmpty { return entries[Int(row)].superclass }
    return UIKitClass.allCases.first { $0.name == name }?.superclass?.name
  }

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
    let words = words.dropFirst(isStatic ? 1 : 0)
    let rest = words.dropFirst().joined(separator: " ")
    if let first = words.first, first.hasPrefix("init(") {
      let taken = parameters(of: String(words.joined(separator: " ").dropFirst(4))).taken
      return [Member(name: "init", parameters: taken, type: owner, isStatic: true)]
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
      return [Member(name: name, parameters: taken, type: result, isStatic: isStatic)]
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
