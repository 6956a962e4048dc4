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
    /// Where its members stand in the tables, a line each: a line is read when somebody asks for it.
    fileprivate(set) var lines: Range<Int>

    var members: [Member] {
      var found: [Member] = []
      for line in MemberLines(lines) { found += line.names.map { line.member($0, of: name) } }
      return found
    }
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
      let found = places.filter { $0.row == row && $0.line.isStatic == isStatic }
      if !found.isEmpty { return found.map { $0.line.member(name, of: entries[Int(row)].name) } }
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

  /// Whether some type has a member of a name.
  static func hasMember(_ word: String) -> Bool { placesByName[word] != nil }

  /// Whether some method or initialiser has an argument of a label.
  static func hasLabel(_ word: String) -> Bool {
    entries.contains { entry in
      entry.members.contains { member in (member.parameters ?? []).contains { $0.label == word } }
    }
  }

  /// Whether a closure stands behind a label somewhere.
  static func takesClosure(under label: String) -> Bool {
    entries.contains { entry in
      entry.members.contains { member in
        (member.parameters ?? []).contains { $0.label == label && $0.type.hasText("->") }
      }
    }
  }

  /// The initialisers that a class declares itself.
  static func ownInitializers(of type: String) -> [Member] {
    rows[type].map { row in entries[Int(row)].members.filter { $0.name == "init" } } ?? []
  }

  /// The names of all members that a type has: its methods, its properties, or both.
  static func names(of type: String, isStatic: Bool, areMethods: Bool?) -> [String] {
    lineage(of: type).flatMap { row in
      MemberLines(entries[Int(row)].lines).filter { line in
        line.isStatic == isStatic && areMethods.map { $0 == line.isMethod } ?? true
      }.flatMap { $0.names }
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
  private static let placesByName: [String: [(row: Int16, line: MemberLine)]] = {
    var found: [String: [(row: Int16, line: MemberLine)]] = [:]
    for (row, entry) in entries.enumerated() {
      for line in MemberLines(entry.lines) {
        for name in line.names { found[name, default: []].append((Int16(row), line)) }
      }
    }
    return found
  }()

  /// Declarations, one a line: a type's head at column one, and below it its members.
  private static let text = Array((views + controllers + values).utf8)

  static let entries: [Entry] = {
    var found: [Entry] = []
    var start = 0
    while start < text.count {
      let end = text.end(ofLineAt: start)
      if end > start, text[start] != UInt8(ascii: " ") {
        let words = text[start..<end].split(separator: UInt8(ascii: " "))
        let isDerived = words[1].last == UInt8(ascii: ":")
        let kind: Entry.Kind =
          text[start] == UInt8(ascii: "c") ? .class : text[start] == UInt8(ascii: "s") ? .struct : .enum
        found.append(
          Entry(
            kind: kind, name: String(decoding: isDerived ? words[1].dropLast() : words[1], as: UTF8.self),
            superclass: isDerived ? String(decoding: words[2], as: UTF8.self) : "", lines: end + 1..<end + 1))
      } else if end > start {
        found[found.count - 1].lines = found[found.count - 1].lines.lowerBound..<end + 1
      }
      start = end + 1
    }
    return found
  }()

  private static let rows: [String: Int16] = {
    var found: [String: Int16] = [:]
    for (row, entry) in entries.enumerated() { found[entry.name] = Int16(row) }
    return found
  }()

  // MARK: Reading

  /// A line of the tables that declares members of a type.
  private struct MemberLine {
    /// `static`, `init` and `case`.
    let isStatic: Bool
    private var isMutating = false
    private var isThrowing = false
    private var isAsync = false
    /// The first letter of `var`, `func`, `init` or `case`.
    private let kind: UInt8
    /// What stands behind that, without blanks.
    private let rest: Range<Int>

    /// A method or an initialiser.
    var isMethod: Bool { kind == UInt8(ascii: "f") || kind == UInt8(ascii: "i") }

    init(_ line: Range<Int>) {
      var place = line.lowerBound + 1
      var isMarked = false
      while true {
        let kind = text[place]
        switch kind {
        case UInt8(ascii: "s"): isMarked = true
        case UInt8(ascii: "m"): isMutating = true
        case UInt8(ascii: "t"): isThrowing = true
        case UInt8(ascii: "a"): isAsync = true
        default:
          self.kind = kind
          isStatic = isMarked || kind == UInt8(ascii: "i") || kind == UInt8(ascii: "c")
          place += kind == UInt8(ascii: "v") || kind == UInt8(ascii: "i") ? 4 : 5
          rest = place..<line.upperBound
          return
        }
        place = text[place...].firstIndex(of: UInt8(ascii: " "))! + 1
      }
    }

    /// The names that it declares.
    var names: [String] {
      switch kind {
      case UInt8(ascii: "i"): return ["init"]
      case UInt8(ascii: "f"): return [word(rest.lowerBound..<text[rest].firstIndex(of: UInt8(ascii: "("))!)]
      case UInt8(ascii: "c"):
        return text[rest].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
      default:
        return text[rest.lowerBound..<colon].split(separator: UInt8(ascii: ","))
          .map { word(text[$0.startIndex] == UInt8(ascii: " ") ? $0.startIndex + 1..<$0.endIndex : $0.indices) }
      }
    }

    /// What it says of one of its names.
    func member(_ name: String, of owner: String) -> Member {
      switch kind {
      case UInt8(ascii: "i"):
        let isFailing = text[rest.lowerBound] == UInt8(ascii: "?")
        return Member(
          name: name, parameters: signature.parameters, type: isFailing ? owner + "?" : owner, isStatic: true,
          isThrowing: isThrowing)
      case UInt8(ascii: "f"):
        let (taken, result) = signature
        return Member(
          name: name, parameters: taken, type: result, isStatic: isStatic, isMutating: isMutating,
          isThrowing: isThrowing, isAsync: isAsync)
      case UInt8(ascii: "c"): return Member(name: name, parameters: nil, type: owner, isStatic: true)
      default:
        return Member(name: name, parameters: nil, type: word(colon + 2..<rest.upperBound), isStatic: isStatic)
      }
    }

    private var colon: Int { text[rest].firstIndex(of: UInt8(ascii: ":"))! }

    private func word(_ range: Range<Int>) -> String { String(decoding: text[range], as: UTF8.self) }

    /// `(label: Type = _, _: Type) -> Result`.
    private var signature: (parameters: [Parameter], result: String) {
      var taken: [Parameter] = []
      var place = text[rest].firstIndex(of: UInt8(ascii: "("))! + 1
      var start = place
      var colon: Int?
      var depth = 1
      while depth > 0 {
        switch text[place] {
        case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
        case UInt8(ascii: ":") where colon == nil: colon = place
        default: break
        }
        if depth == 0 || depth == 1 && text[place] == UInt8(ascii: ","), let end = colon {
          let isOptional = text[place - 1] == UInt8(ascii: "_")
          let label = word(start..<end)
          taken.append(
            Parameter(
              label: label == "_" ? "" : label, type: word(end + 2..<(isOptional ? place - 4 : place)),
              isOptional: isOptional))
          (start, colon) = (place + 2, nil)
        }
        place += 1
      }
      return (taken, place < rest.upperBound ? word(place + 4..<rest.upperBound) : "Void")
    }
  }

  /// The lines of a part of the tables.
  private struct MemberLines: Sequence, IteratorProtocol {
    private var rest: Range<Int>

    init(_ lines: Range<Int>) { rest = lines }

    mutating func next() -> MemberLine? {
      guard !rest.isEmpty else { return nil }
      let end = text.end(ofLineAt: rest.lowerBound)
      defer { rest = end + 1..<rest.upperBound }
      return MemberLine(rest.lowerBound..<end)
    }
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

extension [UInt8] {
  /// Where a line ends.
  fileprivate func end(ofLineAt start: Int) -> Int {
    withUnsafeBufferPointer { $0.next(UInt8(ascii: "\n"), from: start) } ?? count
  }
}
