/// Slips in pasted code: what UIKit's tables rule out on a receiver of a known class is the mistake that it is in a line of a
/// scenario. What an app's own extensions may have is none: only a name beside one of UIKit's or of the file's is.
extension Checker {
  /// Reports a mistake of pasted code, once, however often its place is read.
  mutating func reportSlip(
    _ code: String, _ message: String, at range: SourceRange, near: String? = nil, notes: [Diagnostic.Note] = []
  ) {
    // A folder's code is what swiftc has taken, with extensions and types of other folders that nobody names here.
    if isInFolder(range) { return }
    if swift.certain.isStep, code == "check.optional" || code == "check.effect" { return }
    guard reading == .scenario,
      !diagnostics.contains(where: { ($0.code == code || $0.severity == .error) && $0.range == range })
    else {
      return
    }
    report(code, message, at: range, notes: near.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? notes)
  }

  /// Whether a place is in a file of a folder that the header names.
  func isInFolder(_ range: SourceRange) -> Bool {
    guard let first = program.swift.files.first, Int(range.start) >= 0 else { return false }
    let line = source.line(of: Int(range.start))
    return line >= first.line && program.swift.files.last { $0.line <= line }?.isOfFolder == true
  }

  /// What is known of the class of a value: UIKit's nearest, and its name. Nil where a superclass was not pasted whose name
  /// does not say that it is a view controller's.
  func knownReceiver(_ type: SwiftType) -> (base: UIKitClass, name: String)? {
    guard case .object(let base, let id) = type, base != .object else { return nil }
    guard let id else { return (base, base.name) }
    for current in lineage(id) {
      let info = program.classes[Int(current.index)]
      let isKnown =
        info.isDeclared || info.name.hasSuffix("Controller") || info.name.hasSuffix("VC")
        || program.outline.classes.contains(current)
        || UIKitClass(named: info.name) != nil || swift.protocolSelves[current.index] != nil
      guard isKnown else { return nil }
    }
    return (base, program.classes[Int(id.index)].name)
  }

  // MARK: Names

  /// The names of the classes of outlines, and of the types that the file declares.
  private mutating func typeNames() -> Set<Int32> {
    let count = tree.outline.count + classNodes.count + program.swift.enums.count
    if swift.typeNames?.count != count {
      let types = classNodes.map { program.classes[Int($0.row)].name } + program.swift.enums.map { $0.name }
      swift.typeNames = (
        count, Set(tree.outline.map { $0.className.id } + types.filter { !$0.isEmpty }.map { names.intern($0).id })
      )
      grow()
    }
    return swift.typeNames?.names ?? []
  }

  /// The name for which a word is a slip: one edit away, two from a long one, or in other capitals. A plural is a name of its
  /// own, and so is every word that UIKit or the file has somewhere.
  ///
  /// - Parameter range: where the name of a member stands.
  mutating func slip(
    _ word: String, among candidates: [String], isMethod: Bool = false, at range: SourceRange? = nil
  ) -> String? {
    let count = word.utf8.count
    guard count > 2, suggestions > 0, !isNameOfUIKit(word), !isDeclaredSomewhere(word) else { return nil }
    suggestions -= candidates.count
    // `child.viee` for `view`: what is no word, and stands once. Few words come as far as to be asked for in all names.
    if let range, range.start > 0, source.bytes[Int(range.start) - 1] == UInt8(ascii: "."),
      let near = candidates.first(where: { KnownWords.isSlip(word, of: $0) }), word + "s" != near, near + "s" != word,
      isWrittenOnce(word),
      KnownWords.areOdd(word)
    {
      return near
    }
    guard count > 4 else { return nil }
    let small = word.lowercased()
    if let same = candidates.first(where: { $0.utf8.count == count && $0.lowercased() == small }) { return same }
    guard let near = nearestName(to: word, in: candidates, within: count < 12 ? 1 : 2), near.utf8.count > 4,
      near + "s" != word, isMethod || word + "s" != near, !isNumbered(word, near)
    else { return nil }
    return near
  }

  /// UIKit's property whose name was cut short; what the file declares, or UIKit has, is none.
  private mutating func property(cutShortAs word: String, _ base: UIKitClass) -> String? {
    guard let near = base.lineage.flatMap({ $0.properties }).first(where: { Self.isCutShort(word, of: $0.name) }),
      !isNameOfUIKit(word), !isDeclaredSomewhere(word)
    else { return nil }
    return near.name
  }

  /// `modalPresentStyle` for `modalPresentationStyle`, `rightBarButton` for `rightBarButtonItem`: a long name of which the
  /// end of a word within it is missing, or its last word.
  static func isCutShort(_ word: String, of name: String) -> Bool {
    let (short, long) = (Array(word.utf8), Array(name.utf8))
    guard short.count > 11, long.count > short.count, long.count <= short.count + 6 else { return false }
    let start = zip(short, long).prefix { $0 == $1 }.count
    if start == short.count {
      // A name of two words may go on as one of the app's own.
      let rest = long[start...]
      return rest.first?.isCapital == true && rest.dropFirst().allSatisfy { $0.isSmall }
        && short.count { $0.isCapital } > 1
    }
    let end = zip(short.reversed(), long.reversed()).prefix { $0 == $1 }.count
    guard start > 4, end > 4, start + end >= short.count else { return false }
    let missing = long[start..<(long.count - (short.count - start))]
    return missing.allSatisfy { $0.isSmall } && short[start].isCapital
  }

  /// `address1` beside `address2` or `address`: a number makes another name.
  func isNumbered(_ word: String, _ near: String) -> Bool {
    func stem(_ text: String) -> Substring {
      var stem = text[...]
      while let last = stem.utf8.last, last >= UInt8(ascii: "0"), last <= UInt8(ascii: "9") { stem.removeLast() }
      return stem
    }
    return stem(word) == stem(near)
  }

  /// Whether some class of UIKit has a member of a name, or had one.
  func isNameOfUIKit(_ word: String) -> Bool {
    Self.namesOfUIKit.contains(word) || OutsideMembers.owner(of: word, isMethod: true) != nil
      || OutsideMembers.owner(of: word, isMethod: false) != nil || NotSupportedYet.subject(of: word) != nil
      || OldSwift.method(word) != nil || OldSwift.callback(word) != nil || FormerNames.property(word) != nil
      || FormerNames.method(word) != nil
  }

  private static let namesOfUIKit: Set<String> = {
    var names = Set(CallbackInfo.all.map { $0.name })
    for type in UIKitClass.allCases {
      names.formUnion(type.properties.map { $0.name })
      names.formUnion(type.methods.map { $0.name })
    }
    return names
  }()

  /// Whether the file declares a name, whatever for.
  mutating func isDeclaredSomewhere(_ word: String) -> Bool {
    if swift.boundNames == nil {
      var found: Set<Int32> = []
      var pending = Array(tree.items)
      while let node = pending.popLast() {
        pending += tree.children(of: node)
        switch tree[node].kind {
        case .path, .identifier, .member, .argument, .enumCase, .typeName, .methodName, .label: continue
        default: if let name = tree[node].name { found.insert(name.id) }
        }
      }
      swift.boundNames = found
    }
    return names.find(word).map { swift.boundNames?.contains($0.id) ?? false } ?? false
  }

  /// A name that nothing has, beside one that can be seen here: of a controller of the file, of a variable. A line that is
  /// written for presim has no names but those.
  mutating func noteSlip(ofName name: Name, at range: SourceRange) {
    let word = text(name)
    guard reading == .scenario, word.utf8.first.map({ $0.isSmall }) == true, existingClass(name) == nil else { return }
    if isPasted, !isDeclaredSomewhere(word), let literal = Self.literal(meantBy: word) {
      return reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: literal)
    }
    if !isPasted, isLabelWithoutColon(range) {
      return reportSlip(
        "check.unknown-name", "':' is missing behind '\(word)'", at: range, notes: [.init("write '\(word):'")])
    }
    // In pasted code those alone of which it may be a slip.
    let shape = isPasted ? NameShape(word.utf8) : nil
    func mayBeMeant(_ other: String) -> Bool { shape?.isNear(NameShape(other.utf8), within: 2) ?? true }
    let locals = namesNear(
      isPasted ? word : nil, in: builder.scopes.map { $0.keys }, within: word.utf8.count < 12 ? 1 : 2
    )
    .filter { !$0.isEmpty }.sorted()
    let globals = isPasted ? [] : swift.globals.properties.values.map { text($0.name) }
    let candidates =
      (program.outline.names.filter(mayBeMeant) + program.objects.map { $0.name }.filter(mayBeMeant) + locals
      + globals).sorted()
    let near =
      isPasted ? slip(word, among: candidates) ?? shortSlip(word, among: locals) : nearest(word, among: candidates)
    guard let near, near != word else { return }
    reportSlip("check.unknown-name", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `model.query = tea`: a line of a scenario has the names of the file alone, and those that `given` names.
  mutating func noteUnknown(inStep name: Name, at range: SourceRange) {
    let word = text(name)
    guard isLineCode, reading == .scenario, !swift.isOld,
      // A coordinator has a 'window' of its own.
      word == "window" ? swift.globals.properties[name.id] == nil : !isDeclaredSomewhere(word),
      !isDeclaredType(name), existingClass(name) == nil, knownClass(name) == nil,
      !unknownNames.contains(name.id), word.utf8.first != UInt8(ascii: "_"), word.utf8.first != UInt8(ascii: "$"),
      !tree.items.contains(where: { tree[$0].kind == .givenStatement && tree.text(of: $0, has: word) }),
      !diagnostics.contains(where: { $0.range == range }),
      // What a closure is handed may be whatever.
      case let line = source.line(of: Int(range.start)), !tree.text(source.range(ofLine: line)).hasText("complete ")
    else { return }
    reportSlip(
      "check.unknown-name", "cannot find '\(word)' in this file", at: range,
      notes: [
        .init(
          word == "window"
            ? "write 'UIWindow()' in its place, or 'window' in a line above with its root below it"
            : "declare it with 'let \(word) = …', or write a text in quotes: '\"\(word)\"'")
      ])
  }

  /// Those of some names for which a word may be a slip of so many letters, in whatever capitals; all where none is given.
  mutating func namesNear(_ word: String?, in groups: [some Collection<Int32>], within edits: Int) -> [String] {
    guard let word else { return groups.flatMap { group in group.map { names[Name(id: $0)] } } }
    swift.shapes.grow(names)
    // Of many names those are looked for that are one letter away: nothing is nearer.
    if groups.reduce(0, { $0 + $1.count }) > 64 {
      let near = swift.shapes.candidates(word, names).filter { id in groups.contains { $0.contains(id) } }
        .map { names[Name(id: $0)] }
      if edits == 1 || nearestName(to: word, in: near, within: 1) != nil { return near }
    }
    let shape = NameShape(word.utf8)
    return groups.flatMap { group in
      group.filter { swift.shapes.all[Int($0)].isNear(shape, within: edits) }.map { names[Name(id: $0)] }
    }
  }

  /// `null`, `nill`, `slef`: a literal or `self` as other languages write it, with two letters in the other order, or with
  /// one of them twice. With another letter it may be a name of its own, as `nib` beside `nil`.
  static func literal(meantBy word: String) -> String? {
    if word == "null" || word == "nul" || word == "undefined" { return "nil" }
    if ["tru", "tue", "rue", "fals", "fale", "flse"].contains(word) {
      return word.utf8.first == UInt8(ascii: "f") ? "false" : "true"
    }
    if ["True", "TRUE", "False", "FALSE", "Nil", "NULL"].contains(word) {
      return word == "NULL" ? "nil" : word.lowercased()
    }
    if word == "this" { return "self" }
    let written = Array(word.utf8)
    return ["nil", "self", "true", "false"].first { literal in
      let letters = Array(literal.utf8)
      if written.count == letters.count {
        return letters.indices.dropLast().contains { row in
          var swapped = letters
          swapped.swapAt(row, row + 1)
          return swapped == written && swapped != letters
        }
      }
      return written.count == letters.count + 1 && letters.indices.contains { doubles(letters, at: $0, written) }
    }
  }

  /// A word of four letters that stands once, and lacks a letter of a variable of the same method, has one too many or two
  /// in the other order: `logn` beside `login`. With another letter it may be a name of its own, as `data` beside `date`.
  private mutating func shortSlip(_ word: String, among locals: [String]) -> String? {
    guard word.utf8.count == 4, suggestions > 0, !isNameOfUIKit(word), !isDeclaredSomewhere(word), isWrittenOnce(word)
    else { return nil }
    return locals.first { near in
      guard near.utf8.count > 3, near != word + "s", word != near + "s",
        near.utf8.count != 4 || near.utf8.sorted() == word.utf8.sorted()
      else { return false }
      return nearestName(to: word, in: [near], within: 1) != nil
    }
  }

  /// A class that nothing has, beside one of the file's: `Detal()`.
  mutating func noteSlip(ofClass name: Name, at range: SourceRange) {
    let word = text(name)
    guard reading == .scenario, word.utf8.first?.isCapital == true, existingClass(name) == nil,
      swift.enums[name.id] == nil, variable(name) == nil
    else { return }
    guard word.utf8.count > 4, !isNameOfUIKit(word), !isDeclaredSomewhere(word), !WellKnownTypes.names.contains(word)
    else { return }
    var candidates = namesNear(word, in: [typeNames()], within: word.utf8.count < 12 ? 1 : 2)
    if word.hasPrefix("UI") { candidates += UIKitClass.allCases.map { $0.name } }
    // What stands twice is meant.
    guard let near = slip(word, among: candidates), isWrittenOnce(word), !differsByCapital(word, near),
      !differsByWord(word, near),
      !word.hasSuffix(near), near.hasPrefix("UI") || !near.hasPrefix(word) && !word.hasPrefix(near)
    else { return }
    reportSlip("check.unknown-class", "unknown class '\(word)'", at: range, near: near)
  }

  /// `MediaImageExporter` beside `MediaUIImageExporter`: a word more makes another class.
  private func differsByWord(_ word: String, _ near: String) -> Bool {
    let (short, long) =
      word.utf8.count < near.utf8.count ? (Array(word.utf8), Array(near.utf8)) : (Array(near.utf8), Array(word.utf8))
    let start = zip(short, long).prefix { $0 == $1 }.count
    return long.count > short.count + 1 && short[start...].elementsEqual(long[(start + long.count - short.count)...])
      && long[start..<(start + long.count - short.count)].contains { $0.isCapital }
  }

  /// `AViewController` beside `BViewController` or `ViewController`: a single capital makes another class.
  func differsByCapital(_ word: String, _ near: String) -> Bool {
    let (one, other) = (Array(word.utf8), Array(near.utf8))
    if one.count == other.count {
      let rows = one.indices.filter { one[$0] != other[$0] }
      return rows.count == 1 && one[rows[0]].isCapital && other[rows[0]].isCapital
    }
    let (long, short) = one.count > other.count ? (one, other) : (other, one)
    guard long.count == short.count + 1 else { return false }
    let row = short.indices.first { short[$0] != long[$0] } ?? short.count
    return long[row].isCapital && short[row...].elementsEqual(long[(row + 1)...])
  }

  /// `let login =` at the end of a line, before one that uses `login`: that is read as its value.
  mutating func noteOwnInitial(_ name: Name, _ initial: SyntaxNode.ID) {
    var (end, isOfNextLine) = (Int(tree[initial].range.start), false)
    while end > 0, source.bytes[end - 1] <= UInt8(ascii: " ") {
      if source.bytes[end - 1] == UInt8(ascii: "\n") { isOfNextLine = true }
      end -= 1
    }
    guard isOfNextLine,
      variable(name) == nil, !isOfOutline(name), swift.globals.properties[name.id] == nil,
      ownReceiver().map({
        property(name, of: $0.1) == nil && PropertyLookup.find(named: text(name), on: $0.1.base ?? .object) == nil
      }) ?? true
    else { return }
    var pending = [initial]
    while let node = pending.popLast() {
      switch tree[node].kind {
      // A branch may bind the name anew.
      case .closure, .closureParameter, .ifStatement, .switchStatement: continue
      case .path:
        if let head = tree.child(of: node, at: 0), tree[head].kind == .identifier, tree[head].name == name,
          tree.child(of: node, at: 1).map({ tree[$0].kind != .call }) ?? true
        {
          return reportSlip(
            "check.unknown-name", "variable '\(text(name))' is used within its own initial value", at: tree[head].range)
        }
      default: break
      }
      pending += tree.children(of: node)
    }
  }

  // MARK: Members

  /// A property that a value does not have.
  mutating func noteSlip(_ name: Name, of type: SwiftType, at range: SourceRange) {
    if noteSlip(ofStandard: text(name), type, at: range) { return }
    if case .enumeration(let id) = type { return noteSlip(name, ofValue: id, at: range) }
    guard let (base, owner) = knownReceiver(type) else { return }
    var place: UInt64?
    if case .object(_, let id?) = type { place = UInt64(UInt32(name.id)) << 32 | UInt64(UInt32(id.index)) }
    if let place, swift.apart.contains(place) { return noteOther(name, of: type, base, owner, at: range) }
    var candidates = base.lineage.flatMap { $0.properties.map { $0.name } }
    // `TipManager`, beside a property `tipManager`, is a type.
    if case .object(_, let id?) = type, names.utf8(of: name).first?.isCapital == false {
      for current in lineage(id) {
        candidates += (swift.members[current.index]?.properties.values.map { text($0.name) } ?? []).sorted()
      }
    }
    // What stands behind a property with a wrapper: `_address`.
    if text(name).hasPrefix("_"), candidates.contains(String(text(name).dropFirst())) { return }
    // `$isShown` of a property with SwiftUI's wrapper.
    if text(name).hasPrefix("$"),
      let own = names.find(String(text(name).dropFirst())).flatMap({ property($0, of: type) }),
      let declaration = own.declaration,
      tree.children(of: declaration).contains(where: { child in
        tree[child].kind == .modifier && tree[child].name.map { names.utf8(of: $0).first?.isCapital == true } == true
      })
    {
      return
    }
    // A name with a capital that stands alone is that of a type, which another file may declare.
    let isAlone = range.start == 0 || source.bytes[Int(range.start) - 1] != UInt8(ascii: ".")
    guard names.utf8(of: name).first?.isCapital == false || !isAlone else {
      return noteOther(name, of: type, base, owner, at: range)
    }
    guard let near = slip(text(name), among: candidates, at: range) ?? property(cutShortAs: text(name), base) else {
      if let place { swift.apart.insert(place) }
      return noteOther(name, of: type, base, owner, at: range)
    }
    reportSlip(
      "check.unknown-property", "value of type '\(owner)' has no member '\(text(name))'", at: range, near: near)
  }

  /// A property beside one of a structure's or an enumeration's of the file: `post.isPined`.
  private mutating func noteSlip(_ name: Name, ofValue id: EnumID, at range: SourceRange) {
    let value = swift.values[Int(id.index)]
    // What stands behind a property with a wrapper: `_address`, `$address`.
    let bare = text(name).drop { $0 == "_" || $0 == "$" }
    guard value.node != nil, bare.utf8.count == text(name).utf8.count, let members = swift.members[value.row.index],
      let near = slip(text(name), among: members.properties.values.map { text($0.name) }.sorted(), at: range)
    else { return }
    reportSlip(
      "check.unknown-property",
      "value of type '\(program.swift.enums[Int(id.index)].name)' has no member '\(text(name))'",
      at: range, near: near)
  }

  /// `self.viewControllers` of a plain view controller whose class is in the file: another one of UIKit's has it.
  private mutating func noteOther(
    _ name: Name, of type: SwiftType, _ base: UIKitClass, _ owner: String, at range: SourceRange
  ) {
    let word = text(name)
    guard isPasted, base.kind != nil, case .object(_, let id?) = type, program.classes[Int(id.index)].isDeclared,
      isPastedWhole(id), !isDeclaredSomewhere(word),
      OutsideMembers.owner(of: word, isMethod: false) == nil,
      let other = UIKitClass.allCases.first(where: { other in
        other.kind != nil && !base.inherits(from: other) && other.properties.contains { $0.name == word }
      })
    else { return }
    reportSlip(
      "check.unknown-property", "value of type '\(owner)' has no member '\(word)'", at: range,
      notes: [.init("'\(other.name)' has it")])
  }

  /// `items.isEmty`, `text.hasprefix("x")`: a member beside one of Swift's.
  mutating func noteSlip(
    ofStandard word: String, _ type: SwiftType, named: String? = nil, at range: SourceRange
  ) -> Bool {
    let (name, members): (String, [String])
    switch type {
    case .value(.string): (name, members) = ("String", Self.membersOfTexts + Self.membersOfLists)
    case .list, .slice: (name, members) = ("Array", Self.membersOfLists)
    case .dictionary: (name, members) = ("Dictionary", Self.membersOfLists + ["values", "updateValue", "removeValue"])
    default: return false
    }
    // A capital that stands alone begins a type: `Range(found, in: self)`.
    if word.utf8.first?.isCapital == true, range.start == 0 || source.bytes[Int(range.start) - 1] != UInt8(ascii: ".") {
      return false
    }
    // `removed(at:)` beside `remove(at:)` is how Swift names what gives a copy: an extension's.
    guard !members.contains(word),
      word.utf8.first?.isCapital == false || members.contains(word.prefix(1).lowercased() + word.dropFirst()),
      let near = slip(word, among: members, isMethod: true, at: range) ?? shortSlip(word, among: members)
        ?? doubledSlip(word),
      !near.hasSuffix("e") || near + "d" != word
    else {
      return false
    }
    reportSlip(
      "check.unknown-property", "value of type '\(named ?? name)' has no member '\(word)'", at: range, near: near)
    return true
  }

  /// `miin(by:)`
  private mutating func doubledSlip(_ word: String) -> String? {
    guard !isDeclaredSomewhere(word), isWrittenOnce(word) else { return nil }
    return ["min", "max", "map"].first { meant in
      (0..<3).contains { doubles(Array(meant.utf8), at: $0, Array(word.utf8)) }
    }
  }

  private static let membersOfTexts = [
    "uppercased", "lowercased", "capitalized", "hasPrefix", "hasSuffix", "components", "trimmingCharacters",
    "replacingOccurrences", "isEqual", "compare", "range", "lines",
  ]

  private static let membersOfLists = [
    "count", "isEmpty", "first", "last", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast",
    "contains", "firstIndex", "lastIndex", "index", "indices", "dropFirst", "dropLast", "prefix", "suffix", "reversed",
    "reverse", "sorted", "sort", "map", "filter", "compactMap", "flatMap", "forEach", "reduce", "enumerated", "joined",
    "split",
    "allSatisfy", "randomElement", "shuffled", "shuffle", "swapAt", "popLast", "popFirst", "startIndex", "endIndex",
    "elementsEqual",
    "starts", "underestimatedCount", "capacity", "partition", "lexicographicallyPrecedes", "difference", "description",
  ]

  /// Whether a value is of a class whose members the file and UIKit say: what is taken for a controller has others.
  private func isKnownWhole(_ type: SwiftType) -> Bool {
    guard case .object(_, let id?) = type else { return true }
    return isPastedWhole(id) || program.outline.classes.contains(id)
  }

  /// A property that is assigned and cannot be.
  mutating func noteReadOnly(_ target: SyntaxNode.ID) {
    guard tree[target].kind == .path else { return }
    let parts = Array(tree.children(of: target))
    guard let last = parts.last, tree[last].kind == (parts.count == 1 ? .identifier : .member),
      let name = tree[last].name,
      parts.count > 1 || variable(name) == nil
    else { return }
    let count = builder.function.instructions.count
    defer { builder.truncate(to: count) }
    guard let found = parts.count == 1 ? ownReceiver() : lowerParts(parts.dropLast(), target, expecting: .unknown),
      let (base, _) = knownReceiver(found.1), isKnownWhole(found.1), property(name, of: found.1) == nil,
      let info = uikitProperty(text(name), base), info.access == .read
    else { return }
    reportSlip(
      "check.read-only", "cannot assign to property: '\(info.name)' is a get-only property", at: memberRange(tree[last])
    )
  }
}
