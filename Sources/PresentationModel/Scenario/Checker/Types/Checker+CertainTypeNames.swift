/// Names of types, and attributes, that nothing declares, beside those that are meant.
extension Checker {
  /// Names of types that are beside another one, and what does not go together in a declaration.
  mutating func noteTypeNames() {
    noteAttributes()
    var own: [String]?
    // What each name means is asked once.
    var meant: [Int32: String?] = [:]
    var nested: [String: [String]]?
    for row in tree.nodes.indices {
      let node = SyntaxNode.ID(Int32(row))
      switch tree[node].kind {
      case .importDeclaration: if !isOfPresim(node) { noteImport(node) }
      case .extensionDeclaration:
        if !isOfPresim(node) {
          noteExtended(node)
          tree.children(of: node).forEach { noteOperatorOfInstance($0) }
        }
      case .classDeclaration, .structDeclaration, .enumDeclaration, .protocolDeclaration:
        if !isOfPresim(node) { tree.children(of: node).forEach { noteOperatorOfInstance($0) } }
      case .functionType: noteFunctionType(node)
      case .tupleType: if !isOfPresim(node) { noteEmptyTuple(in: node) }
      case .variableDeclaration, .initializerDeclaration, .functionDeclaration:
        if !isOfPresim(node) { noteModifiers(node) }
      case .binding: if !isOfPresim(node) { noteValuesInAccessors(of: node) }
      case .identifier where tree[node].firstChild != nil: if !isOfPresim(node) { noteGenericArguments(node) }
      case .typeName:
        if tree[node].firstChild != nil, !isOfPresim(node) { noteGenericArguments(node) }
        if let name = tree[node].name, text(name).utf8.contains(UInt8(ascii: ".")), !isOfPresim(node) {
          let known = nested ?? nestedTypes
          nested = known
          noteNestedType(text(name), node, known)
        }
        guard let name = tree[node].name, case let word = text(name), !isKnownType(name, word), !isOfPresim(node) else {
          continue
        }
        let near = meant[name.id] ?? typeMeant(by: word, &own)
        meant[name.id] = near
        guard let near, !diagnostics.contains(where: { $0.range == tree[node].range }),
          !declares(near, before: Int(tree[node].range.start))
        else { continue }
        reportSlip("check.unknown-class", "cannot find type '\(word)' in this file", at: tree[node].range, near: near)
      default: continue
      }
    }
  }

  /// `Flag.Variant` for `Flags.Variant`, `Flags.Varient`: a slip in the path to a type of the file's.
  private mutating func noteNestedType(_ path: String, _ node: SyntaxNode.ID, _ known: [String: [String]]) {
    let parts = path.split(separator: ".").map(String.init)
    let start = Int(tree[node].range.start)
    // `UIScene.ConnecttionOptions`, `Screen.Tpe`
    if parts.count == 2, tree.lineText(of: node).hasPrefix(path), known[parts[0]] == nil,
      !isDeclaredSomewhere(parts[1]) || parts[1].utf8.first?.isSmall == true,
      case let inner = SystemInterface.nested(in: parts[0]) + ["Type"], !inner.contains(parts[1]),
      let near = nearestName(to: parts[1], in: inner, within: parts[1].utf8.count < 8 ? 1 : 2), near + "s" != parts[1],
      near != "Type" || parts[1].utf8.sorted() == near.utf8.sorted() || parts[1].utf8.count != near.utf8.count
        || isUnboundParameter(parts[0])
    {
      return reportSlip(
        "check.unknown-class", "'\(parts[1])' is not a member type of '\(parts[0])'",
        at: SourceRange(start + parts[0].utf8.count + 1, start + path.utf8.count), near: near)
    }
    guard parts.count == 2, tree.lineText(of: node).hasPrefix(path),
      !isDeclaredSomewhere(parts[1]) || known[parts[0]] == nil
    else { return }
    if let inner = known[parts[0]] {
      guard !inner.contains(parts[1]), let near = nearestName(to: parts[1], in: inner, within: 1),
        isWrittenOnce(parts[1])
      else { return }
      let range = SourceRange(start + parts[0].utf8.count + 1, start + path.utf8.count)
      return reportSlip(
        "check.unknown-class", "'\(parts[1])' is not a member type of '\(parts[0])'", at: range, near: near)
    }
    // A type that the file does not declare may have one of this name, too: one letter away there is none.
    guard !isDeclaredSomewhere(parts[0]), !KnownWords.isKnown(parts[0], in: KnownWords.types),
      UIKitClass(named: parts[0]) == nil,
      let near = nearestName(
        to: parts[0], in: known.filter { $0.value.contains(parts[1]) }.map { $0.key }.sorted(), within: 1)
    else { return }
    reportSlip(
      "check.unknown-class", "cannot find type '\(parts[0])' in this file",
      at: SourceRange(start, start + parts[0].utf8.count), near: near)
  }

  /// `class Store_Delegate: StoreDelegate`: whether the line before a place declares a name.
  func declares(_ word: String, before place: Int) -> Bool {
    var start = place
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    let words = String(decoding: source.bytes[start..<place], as: UTF8.self).split {
      !$0.isLetter && $0 != "_" && !$0.isNumber
    }
    return words.contains { $0 == word } && words.contains { ["class", "struct", "enum", "actor"].contains($0) }
  }

  /// `import UIKt`
  private mutating func noteImport(_ node: SyntaxNode.ID) {
    let written = tree.lineText(of: node)
    let words = written.split { $0 == " " || $0.isNewline }
    guard words.count == 2, words[0] == "import", case let word = String(words[1]), word.utf8.count > 3,
      !word.utf8.contains(where: { $0.isDigit })
    else { return }
    let modules = ["UIKit", "Foundation", "SwiftUI", "Combine", "SafariServices", "MessageUI", "StoreKit", "WebKit"]
    let others = ["MapKit", "CloudKit", "PDFKit", "ARKit"] + modules
    guard !others.contains(word), let near = nearestName(to: word, in: modules, within: 1),
      near.utf8.first == word.utf8.first
    else { return }
    let start = Int(tree[node].range.start) + (written.lastIndex(ofText: word) ?? 0)
    reportSlip(
      "check.unknown-class", "no module is called '\(word)'", at: SourceRange(start, start + word.utf8.count),
      near: near)
  }

  /// `extension AppCordinator` of a type that the file declares.
  private mutating func noteExtended(_ node: SyntaxNode.ID) {
    guard let name = tree[node].name, case let word = text(name), word.utf8.count > 9, suggestions > 0 else { return }
    // `extension Notification.Nmae`
    if case let parts = word.split(separator: ".").map(String.init), parts.count == 2,
      case let inner = SystemInterface.nested(in: parts[0]), !inner.isEmpty, !inner.contains(parts[1]),
      !isDeclaredSomewhere(parts[1]), let near = nearestName(to: parts[1], in: inner, within: 1),
      near + "s" != parts[1],
      let place = tree.offset(of: word, in: node)
    {
      let start = place + parts[0].utf8.count + 1
      return reportSlip(
        "check.unknown-class", "'\(parts[1])' is not a member type of '\(parts[0])'",
        at: SourceRange(start, start + parts[1].utf8.count), near: near)
    }
    guard !isKnownType(name, word) else { return }
    let own =
      classNodes.filter { !isOfPresim($0.node) }.map { text(classNames[Int($0.row)]) }
      + swift.values.filter { $0.node.map { !isOfPresim($0) } ?? false }.map {
        program.classes[Int($0.row.index)].name
      }
    let count = word.utf8.count
    let system =
      word.hasPrefix("UI")
      ? ((count - 1)...(count + 1)).filter { KnownWords.types.indices.contains($0) }.flatMap {
        KnownWords.types[$0]
      } : []
    suggestions -= own.count + system.count
    guard let near = nearestName(to: word, in: own + system, within: 1), near != word, near + "s" != word,
      word + "s" != near,
      !differsByCapital(word, near), isWrittenOnce(word)
    else { return }
    let start = Int(tree[node].range.start) + (tree.text(of: node).lastIndex(ofText: word) ?? 0)
    reportSlip(
      "check.unknown-class", "cannot find type '\(word)' in this file",
      at: SourceRange(start, start + word.utf8.count), near: near)
  }

  private mutating func isKnownType(_ name: Name, _ word: String) -> Bool {
    word.contains(".") || isDeclaredType(name) || WellKnownTypes.standard.contains(word)
      // CoreFoundation's.
      || word.hasPrefix("CF") && word.utf8.dropFirst(2).first?.isCapital == true
      || UIKitClass(named: word) != nil
  }

  /// The type that a name stands beside: one of Swift's, of the file's, or of those that apps name often.
  private mutating func typeMeant(by word: String, _ own: inout [String]?) -> String? {
    if let same = WellKnownTypes.standard.first(where: { $0.lowercased() == word.lowercased() }) { return same }
    if let big = typeInCapitals(of: word) { return big }
    // `Itn`, `Flaot`: two letters in the other order.
    if let swapped = WellKnownTypes.standard.first(where: { other in
      other.utf8.count > 2 && other.utf8.count == word.utf8.count && other.utf8.first == word.utf8.first
        && other.utf8.sorted() == word.utf8.sorted() && nearestName(to: word, in: [other], within: 1) != nil
    }) {
      return swapped
    }
    let long = WellKnownTypes.standard.filter { $0.utf8.count > 5 }
    if let near = nearestName(to: word, in: long, within: 1), near + "s" != word {
      // What stands twice is a type of another file: `Spring`.
      return isWrittenOnce(word) ? near : nil
    }
    if let near = typeWithoutDoubledLetter(word) ?? parameter(meantBy: word) ?? shortType(meantBy: word) ?? swappedType(
      meantBy: word)
      ?? typeWithOtherEnd(word)
    {
      return near
    }
    let candidates = own ?? longTypeNames()
    own = candidates
    return slip(ofType: word, among: candidates) ?? known(meantBy: word)
  }

  /// `Coontent` for a type of the file's, `UIInterfaceOrientationMMask`: a letter stands twice.
  private mutating func typeWithoutDoubledLetter(_ word: String) -> String? {
    let letters = Array(word.utf8)
    // `TType`
    if word.hasSuffix("Type"), case let head = String(word.dropLast(4)), !head.isEmpty, isUnboundParameter(head) {
      return head + ".Type"
    }
    guard letters.count > 6, !WellKnownTypes.names.contains(word) else { return nil }
    for row in letters.indices.dropFirst() where letters[row] == letters[row - 1] {
      let meant = String(decoding: letters[..<row] + letters[(row + 1)...], as: UTF8.self)
      // Two capitals may be an app's prefix: `AACardView` beside `ACardView`.
      guard
        KnownWords.isKnown(meant, in: KnownWords.types)
          || letters[row].isSmall && names.find(meant).map({ isDeclaredType($0) }) == true
      else { continue }
      return isWrittenOnce(word) ? meant : nil
    }
    return nil
  }

  /// `Resrlt` in a function with a generic parameter `Result`: it is seen in its function or type alone.
  private mutating func parameter(meantBy word: String) -> String? {
    guard word.utf8.count > 4, !WellKnownTypes.names.contains(word) else { return nil }
    let known = tree.nodes.indices.map { SyntaxNode.ID(Int32($0)) }
      .filter { tree[$0].kind == .genericParameter && !isOfPresim($0) }.compactMap { tree[$0].name.map { text($0) } }
    guard let near = known.first(where: { $0.utf8.count > 4 && KnownWords.isSlip(word, of: $0, isOwn: true) }) else {
      return nil
    }
    return isWrittenOnce(word) ? near : nil
  }

  /// Whether a name is that of generic parameters alone of which the file says nothing more: they have no types inside.
  private mutating func isUnboundParameter(_ word: String) -> Bool {
    guard let name = names.find(word), !tree.text(SourceRange(0, source.bytes.count)).hasText("where \(word)") else {
      return false
    }
    let named = tree.nodes.indices.map { SyntaxNode.ID(Int32($0)) }
      .filter { tree[$0].name == name && tree[$0].kind != .typeName }
    let parameters = named.filter { tree[$0].kind == .genericParameter }
    // A protocol may have types inside, a class of UIKit's has not.
    return !parameters.isEmpty
      && parameters.allSatisfy { parameter in
        tree.children(of: parameter).allSatisfy { tree[$0].name.map { UIKitClass(named: text($0)) != nil } ?? false }
      }
      && names.find(word).map { existingClass($0) == nil && swift.enums[$0.id] == nil } == true
  }

  /// `Usr` for `User`, `Bol` for `Bool`: a short name that lacks a vowel, or one of two equal letters, within it.
  private mutating func shortType(meantBy word: String) -> String? {
    let letters = Array(word.utf8)
    guard (3...8).contains(letters.count), letters.first?.isCapital == true,
      letters.dropFirst().allSatisfy({ $0.isSmall }), !WellKnownTypes.names.contains(word)
    else { return nil }
    let own = classNames.map { text($0) } + program.swift.enums.map { $0.name } + ["Bool"]
    let near = own.first { other in
      let wanted = Array(other.utf8)
      guard wanted.count == letters.count + 1, wanted[0] == letters[0], wanted.last == letters.last else {
        return false
      }
      return wanted.indices.dropFirst().dropLast().contains { row in
        let rest = wanted[..<row] + wanted[(row + 1)...]
        return Array(rest) == letters && ("aeiou".utf8.contains(wanted[row]) || wanted[row] == wanted[row - 1])
      }
    }
    return near.flatMap { isWrittenOnce(word) ? $0 : nil }
  }

  /// `CartViewModle` for the file's `CartViewModel`: a slip in the word that says what kind of type it is.
  private mutating func typeWithOtherEnd(_ word: String) -> String? {
    if let near = nameOfController(meantBy: word) { return near }
    for end in ["Delegate", "Controller", "Coordinator", "ViewModel", "DataSource", "Presenter", "Service", "Manager"] {
      for name in classNames.map({ text($0) }) + swift.protocols.keys.map({ names[Name(id: $0)] })
        + program.swift.enums.map({ $0.name })
      where name.hasSuffix(end) && name.utf8.count > end.utf8.count && name != word {
        let stem = String(name.dropLast(end.count))
        guard word.hasPrefix(stem), case let rest = String(word.dropFirst(stem.count)), rest.utf8.count > 3,
          rest != end + "s", nearestName(to: rest, in: [end], within: 1) != nil
        else { continue }
        return isWrittenOnce(word) ? name : nil
      }
    }
    return nil
  }

  /// `UUDI` for `UUID`, `Auther` for the file's `Author`: two letters in the other order, or one vowel for another one.
  private mutating func swappedType(meantBy word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 3, letters.first?.isCapital == true, !WellKnownTypes.names.contains(word) else { return nil }
    if let near = ["UUID", "Date", "Data", "Timer", "Bundle", "Locale"].first(where: { other in
      other != word && other.utf8.first == word.utf8.first && other.utf8.sorted() == letters.sorted()
        && nearestName(to: word, in: [other], within: 1) != nil
    }) {
      return isWrittenOnce(word) ? near : nil
    }
    guard letters.count > 5, letters.allSatisfy({ $0.isSmall || $0.isCapital }) else { return nil }
    let own = classNames.map { text($0) } + program.swift.enums.map { $0.name }
    let near = own.first { other in
      let wanted = Array(other.utf8)
      guard wanted.count == letters.count, wanted.last == letters.last else { return false }
      let rows = wanted.indices.filter { wanted[$0] != letters[$0] }
      return rows.count == 1 && rows[0] > 0 && "aeiou".utf8.contains(wanted[rows[0]])
        && "aeiou".utf8.contains(letters[rows[0]])
    }
    return near.flatMap { isWrittenOnce(word) ? $0 : nil }
  }

  /// The names of more than seven letters of the file's types, each once.
  private func longTypeNames() -> [String] {
    var known = Set<String>()
    for name in classNames { known.insert(text(name)) }
    for value in program.swift.enums { known.insert(value.name) }
    for id in swift.protocols.keys { known.insert(names[Name(id: id)]) }
    return known.filter { $0.utf8.count > 7 }.sorted()
  }

  /// The type of the file's for which a word is a slip: a letter too many, too few or another one within it. What differs
  /// at its end is a type of its own, as a plural is.
  private mutating func slip(ofType word: String, among candidates: [String]) -> String? {
    guard word.utf8.count > 6, suggestions > 0 else { return nil }
    suggestions -= candidates.count
    guard let near = nearestName(to: word, in: candidates, within: 1), near.utf8.last == word.utf8.last,
      !differsByCapital(word, near), !word.utf8.contains(where: { $0.isDigit }), !near.hasPrefix(word),
      !word.hasPrefix(near), !differsByPlural(word, near), isWrittenOnce(word)
    else { return nil }
    // One letter for another makes another word too easily.
    return near.utf8.count == word.utf8.count && near.utf8.sorted() != word.utf8.sorted() ? nil : near
  }

  /// Whether two names differ by an `s` at the end of a word: `WalletDelegate` beside `WalletsDelegate`.
  private func differsByPlural(_ one: String, _ other: String) -> Bool {
    let (short, long) =
      one.utf8.count < other.utf8.count ? (Array(one.utf8), Array(other.utf8)) : (Array(other.utf8), Array(one.utf8))
    guard long.count == short.count + 1 else { return false }
    return long.indices.dropLast().contains { row in
      long[row] == UInt8(ascii: "s") && long[row + 1].isCapital
        && long[..<row].elementsEqual(short[..<row]) && long[(row + 1)...].elementsEqual(short[row...])
    }
  }

  /// The type that is meant by a name that nothing in the file declares. What another file of the app may declare is none.
  mutating func known(meantBy word: String) -> String? {
    if let meant = WellKnownTypes.foreign(word) { return meant }
    guard !WellKnownTypes.names.contains(word), word.utf8.count > 3, word.utf8.first?.isCapital == true,
      UIKitClass(named: word) == nil, !isOfModule(word)
    else { return nil }
    if let near = WellKnownTypes.protocolMeant(by: word) { return isWrittenOnce(word) ? near : nil }
    let prefix = String(word.prefix(2))
    // Digits and single capitals make other names.
    guard !word.utf8.contains(where: { $0.isDigit }),
      let near = nearestName(to: word, in: WellKnownTypes.candidates, within: word.utf8.count < 14 ? 1 : 2),
      !differsByCapital(word, near), !word.hasSuffix(near) || word.utf8.count == near.utf8.count + 1,
      // An app's classes have a prefix of its own, or none.
      near.hasPrefix(prefix) || !UIKitNames.hasFrameworkPrefix(near)
    else { return nil }
    let (count, other) = (word.utf8.count, near.utf8.count)
    // A plural, and a word that goes on, are names of their own.
    if word.hasPrefix(near), !near.hasSuffix("Subject"), !near.hasPrefix("UI") || other <= 20 { return nil }
    if near.hasPrefix(word), other <= 8 || other > count + 1 { return nil }
    if count == other, word.utf8.sorted() != near.utf8.sorted(), other < 10 { return nil }
    return isWrittenOnce(word) ? near : nil
  }

  /// Whether the file imports a module whose types begin as UIKit's or Foundation's do: `UICollectionViewFlexLayout`.
  private func isOfModule(_ word: String) -> Bool {
    let prefix = String(word.prefix(2))
    guard prefix == "UI" || prefix == "NS" else { return false }
    return tree.items.contains { item in
      tree[item].kind == .importDeclaration && tree.lineText(of: item).hasText(" " + prefix)
        && !tree.lineText(of: item).hasText(" UIKit")
    }
  }

  /// `PassthroughSubjects<String, Never>()`, `Tsk { … }`: what would make an instance.
  mutating func noteUnknownMade(_ name: Name, _ call: SyntaxNode.ID) {
    guard swift.certain.isChecking, !isDeclaredType(name), let range = swift.certain.place,
      case let word = text(name), !isDeclaredSomewhere(word),
      !swift.certain.blocks.contains(where: { $0[name.id] != nil }),
      !diagnostics.contains(where: { $0.range == range })
    else { return }
    let given = arguments(call)
    let isClosure = given.count == 1 && tree[given[0].node].flags.contains(.trailing)
    let standard = ["String", "Double", "Character"]
    guard
      let near = isClosure && isBesideTask(word)
        ? "Task"
        : shortType(meantBy: word) ?? known(meantBy: word) ?? nameOfController(meantBy: word)
          ?? functionInCapitals(word, given.count)
          ?? (given.count == 1 && isWrittenOnce(word) ? standard.first { isWithoutLetter(word, of: $0) } : nil)
          // `OCLocalizedString` is a function of an app's.
          ?? (given.last?.label == "comment" && word.hasPrefix("NS") && word != "NSLocalizedString"
            ? nearestName(to: word, in: ["NSLocalizedString"], within: 2) : nil)
    else { return }
    reportSlip("check.unknown-class", "cannot find '\(word)' in this file", at: range, near: near)
  }

  /// `Min(a, b)`, `Print(a)`: a function of Swift's. With one argument `Min` may be a type of the app's.
  private func functionInCapitals(_ word: String, _ count: Int) -> String? {
    let known = ["print", "preconditionFailure"] + (count > 1 ? ["min", "max", "zip", "swap"] : [])
    let small = String(word.prefix(1).lowercased() + word.dropFirst())
    return known.first { $0 == small }
  }

  /// Whether a word lacks one letter of another one behind its first.
  func isWithoutLetter(_ word: String, of wanted: String) -> Bool {
    let (wanted, letters) = (Array(wanted.utf8), Array(word.utf8))
    guard wanted.count == letters.count + 1, wanted.first == letters.first, wanted.last == letters.last else {
      return false
    }
    return wanted.indices.dropFirst().contains { Array(wanted[..<$0] + wanted[($0 + 1)...]) == letters }
  }

  /// Whether a word lacks a letter of `Task`, has one twice, or two in the other order.
  private func isBesideTask(_ word: String) -> Bool {
    let (letters, wanted) = (Array(word.utf8), Array("Task".utf8))
    guard letters.first == wanted[0], word != "Task" else { return false }
    if letters.count == 3 { return wanted.indices.contains { lacks(wanted, at: $0, letters) } }
    if letters.count == 5 { return wanted.indices.contains { doubles(wanted, at: $0, letters) } }
    return letters.count == 4 && letters.sorted() == wanted.sorted()
  }

  /// `UIButton.Configuraton`: a type inside one of UIKit's.
  mutating func noteUnknownNested(_ name: Name, _ member: Name, at range: SourceRange) {
    let word = text(member)
    guard swift.certain.isChecking, names.utf8(of: member).first?.isCapital == true, !isDeclaredType(name),
      case let known = SystemInterface.nested(in: text(name)), !known.contains(word), !isDeclaredSomewhere(word),
      let near = nearestName(to: word, in: known, within: word.utf8.count < 7 ? 1 : 2), near + "s" != word
    else { return }
    reportSlip("check.unknown-class", "type '\(text(name))' has no member '\(word)'", at: range, near: near)
  }

  /// `PassthroughSubject<String>`: too few arguments, or too many.
  mutating func noteGenericArguments(_ node: SyntaxNode.ID) {
    guard let name = tree[node].name, let wanted = WellKnownTypes.parameters(of: text(name)), !isPastedType(name),
      case let given = tree.children(of: node).filter({ isType($0) }).count, given > 0, given != wanted
    else { return }
    // Libraries had a `Task` of their own before Swift.
    if text(name) == "Task", !tree.lineText(of: node).hasPrefix("Task<Void>"),
      !tree.lineText(of: node).hasPrefix("Task<()>")
    {
      return
    }
    let note =
      switch text(name) {
      case "Task": "write 'Task<Void, Never>', or with the error that it throws"
      case "Dictionary": "write the key and the value"
      default: "write the value and the error, as in '\(text(name))<String, Never>'"
      }
    reportSlip(
      "check.type", "'\(text(name))' takes \(wanted) types, and \(given == 1 ? "one stands" : "\(given) stand") here",
      at: tree[node].range, notes: [.init(note)])
  }

  /// Whether the file declares a type of a name, and not presim for it.
  func isPastedType(_ name: Name) -> Bool {
    swift.aliases[name.id] != nil || swift.pastedValues.contains(name.id)
      || declaredClass(name).map { !isOfPresim($0.node) } ?? false
  }

  private func isType(_ node: SyntaxNode.ID) -> Bool {
    switch tree[node].kind {
    case .typeName, .listType, .dictionaryType, .tupleType, .functionType: true
    default: false
    }
  }

  // MARK: Attributes

  /// `@IBaction`, `@escape`: beside an attribute of Swift's.
  mutating func noteAttributes() {
    var lexer = SwiftLexer(source.bytes, from: 0)
    while true {
      let token = lexer.next()
      if token.kind == .endOfFile { return }
      guard token.kind == .attribute else { continue }
      let word = String(decoding: source.bytes[(token.start + 1)..<token.end], as: UTF8.self)
      noteAttribute(word, at: SourceRange(token.start, token.end))
      if word == "escaping" { noteEscaping(lexer) }
    }
  }

  /// `@escaping ()`, `@escaping (Result<String, Error>)`: the type of a function without what it gives back.
  private mutating func noteEscaping(_ behind: SwiftLexer) {
    var lexer = behind
    let open = lexer.next()
    guard open.kind == .leftParen, source.line(of: open.start) < program.swift.hiddenLine else { return }
    let inside = lexer.next()
    let word = inside.kind == .word ? lexer.word(at: inside.start) : ""
    let isKnown =
      WellKnownTypes.standard.contains(word)
      || names.find(word).map { swift.enums[$0.id] != nil && swift.aliases[$0.id] == nil } ?? false
    guard inside.kind == .rightParen || isKnown else { return }
    var (depth, end) = (1, inside)
    if inside.kind == .rightParen { depth = 0 }
    while depth > 0 {
      end = lexer.next()
      switch end.kind {
      case .leftParen: depth += 1
      case .rightParen: depth -= 1
      case .endOfFile: return
      default: break
      }
    }
    let next = lexer.next()
    guard
      [.comma, .rightParen].contains(next.kind) || next.kind == .sign && lexer.byte(next.start) == UInt8(ascii: "=")
    else { return }
    let range = SourceRange(open.start, end.end)
    reportSlip(
      "check.type", "'@escaping' stands before the type of a function, which has '->' and what it gives back",
      at: range,
      notes: [.init("write '\(tree.text(range)) -> Void'")])
  }

  /// `(())?`: brackets round nothing, where the type of a function has lost its end.
  private mutating func noteEmptyTuple(in node: SyntaxNode.ID) {
    let start = Int(tree[node].range.start)
    guard tree[node].firstChild == nil, start > 0, source.bytes[start - 1] == UInt8(ascii: "("),
      source.bytes[start] == UInt8(ascii: "(")
    else { return }
    var lexer = SwiftLexer(source.bytes, from: start)
    let tokens = [lexer.next(), lexer.next(), lexer.next(), lexer.next()]
    guard tokens[1].kind == .rightParen, tokens[2].kind == .rightParen,
      tokens[3].kind != .sign || lexer.byte(tokens[3].start) != UInt8(ascii: "-"),
      tokens[3].kind != .word || tokens[3].beginsLine
    else { return }
    reportSlip(
      "check.type", "the type of a function has '->' and what it gives back", at: SourceRange(start, tokens[1].end),
      notes: [.init("write '() -> Void'")])
  }

  private mutating func noteAttribute(_ word: String, at range: SourceRange) {
    guard !Self.attributes.contains(word), !(names.find(word).map { isDeclaredType($0) } ?? false),
      source.line(of: Int(range.start)) < program.swift.hiddenLine
    else { return }
    let near =
      Self.meantAttributes[word] ?? Self.attributes.first { $0.lowercased() == word.lowercased() }
      ?? nearestName(
        to: word, in: Self.attributes, within: word.utf8.count < 6 && word.utf8.first?.isSmall != true ? 0 : 1)
    guard let near, near + "s" != word, word + "s" != near else { return }
    reportSlip("check.unknown-name", "unknown attribute '@\(word)'", at: range, near: "@\(near)")
  }

  private static let meantAttributes = [
    "Publish": "Published", "Publisher": "Published", "escape": "escaping", "discardable": "discardableResult",
    "Main": "main", "IBoutlet": "IBOutlet", "mainActor": "MainActor",
  ]

  private static let attributes = [
    "IBAction", "IBOutlet", "IBSegueAction", "IBInspectable", "IBDesignable", "NSManaged", "objc", "objcMembers",
    "nonobjc", "discardableResult", "available", "MainActor", "UIApplicationMain", "NSApplicationMain", "main",
    "Published", "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "AppStorage",
    "SceneStorage", "FetchRequest", "FocusState", "GestureState", "Namespace", "Bindable", "Observable", "Model",
    "Query", "ViewBuilder", "escaping", "autoclosure", "Sendable", "unchecked", "preconcurrency", "testable",
    "inlinable", "inline", "usableFromInline", "frozen", "unknown", "propertyWrapper", "resultBuilder",
    "dynamicMemberLookup", "dynamicCallable", "convention", "NSCopying", "GKInspectable", "globalActor", "retroactive",
    "nonexhaustive", "warn_unqualified_access", "backDeployed", "isolated", "noescape", "Test", "Suite", "Entry",
    "ScaledMetric", "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "Previewable",
  ]

  // MARK: Modifiers

  /// `weak var delegate: PickDelegate`: what is weak may be nil.
  private mutating func noteWeak(_ node: SyntaxNode.ID) {
    guard hasModifier(node, "weak") else { return }
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      guard let annotation = tree.children(of: binding).first(where: { tree[$0].kind == .typeAnnotation }),
        let type = tree.child(of: annotation, at: 0), tree[type].kind == .typeName, !tree[type].flags.contains(.marked),
        let name = tree[type].name, tree[type].firstChild == nil
      else { continue }
      noteWeakProtocol(name, tree[type].range)
    }
    for binding in tree.children(of: node) where tree[binding].kind == .binding {
      guard let annotation = tree.children(of: binding).first(where: { tree[$0].kind == .typeAnnotation }),
        let type = tree.child(of: annotation, at: 0), tree[type].flags.isDisjoint(with: [.optional, .forced]),
        tree[type].kind == .typeName, let name = tree[type].name, swift.aliases[name.id] == nil,
        text(name) != "Optional"
      else { continue }
      reportSlip(
        "check.optional", "a 'weak' variable is of an optional type", at: tree[type].range,
        notes: [.init("write '\(tree.lineText(of: type))?'")])
    }
  }

  /// `weak var delegate: PickDelegate?` of a protocol to which structures may conform.
  private mutating func noteWeakProtocol(_ name: Name, _ range: SourceRange) {
    guard let declaration = swift.protocolNodes[name.id], swift.certain.declared?[name.id] ?? 1 == 1,
      !hasModifier(declaration, "objc"), !tree.headText(of: declaration).hasText("class"),
      !tree.headText(of: declaration).hasText(" where "),
      tree.children(of: declaration).allSatisfy({ tree[$0].kind != .typeName })
    else { return }
    reportSlip(
      "check.type", "'weak' is for objects, and structures may conform to '\(text(name))' too", at: range,
      notes: [.init("write 'protocol \(text(name)): AnyObject'")])
  }

  /// `@Published let user`, `@Clamped let tries = 1` with a wrapper of the file's.
  private mutating func noteWrappedConstant(_ node: SyntaxNode.ID) {
    guard tree[node].flags.contains(.marked),
      let wrapper = tree.children(of: node).first(where: { child in
        tree[child].kind == .modifier
          && tree[child].name.map { name in
            ["Published", "IBOutlet"].contains(text(name)) && !isPastedType(name)
              || swift.enums[name.id].flatMap { swift.values[Int($0.index)].node }.map {
                hasModifier($0, "propertyWrapper")
              } == true
          } ?? false
      }), let word = tree[wrapper].name.map({ text($0) })
    else { return }
    reportSlip(
      "check.constant", "'@\(word)' stands before 'var', and not before 'let'",
      at: SourceRange(Int(tree[wrapper].range.start), Int(tree[wrapper].range.start) + word.utf8.count + 1),
      notes: [.init("write 'var'")])
  }

  /// `lazy let`, `let title: String { … }`, `throws async`: words of a declaration that do not go together.
  mutating func noteModifiers(_ node: SyntaxNode.ID) {
    switch tree[node].kind {
    case .variableDeclaration:
      noteWeak(node)
      noteWrappedConstant(node)
      guard tree[node].flags.contains(.marked) else { return }
      for child in tree.children(of: node) {
        if tree[child].kind == .modifier, tree[child].name.map({ text($0) }) == "lazy" {
          reportSlip(
            "check.constant", "'lazy' cannot stand before 'let'", at: tree[child].range,
            notes: [.init("write 'lazy var'")])
        }
        guard tree[child].kind == .binding,
          let accessor = tree.children(of: child).first(where: { tree[$0].kind == .accessor }),
          let word = tree[accessor].name.map({ text($0) })
        else { continue }
        let isObserver = word == "didSet" || word == "willSet"
        let start = Int(tree[accessor].range.start)
        reportSlip(
          "check.constant",
          isObserver ? "a 'let' never changes, so it has no '\(word)'" : "a 'let' cannot be a computed property",
          at: SourceRange(start, start + (isObserver ? word.utf8.count : 1)), notes: [.init("write 'var'")])
      }
    case .functionDeclaration, .initializerDeclaration:
      var thrown: String?
      for child in tree.children(of: node) where tree[child].kind == .modifier {
        let word = tree[child].name.map { text($0) }
        switch word {
        case "throws", "rethrows": thrown = word
        case "async":
          guard let thrown else { continue }
          reportSlip(
            "check.effect", "'async' stands before '\(thrown)'", at: tree[child].range,
            notes: [.init("write 'async \(thrown)'")])
        default: continue
        }
      }
    default: return
    }
  }
}
