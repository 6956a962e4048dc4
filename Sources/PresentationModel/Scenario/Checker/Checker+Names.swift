extension Checker {
  /// Enters every name that the file declares: classes, controllers, objects, windows. A name is declared once.
  mutating func declareNames() {
    for item in tree.items.filter({ declaresTypes($0) }).flatMap({ classes(in: $0) }) {
      guard let nameNode = tree.child(of: item, at: 0), var name = tree[nameNode].name else { continue }
      let range = tree[nameNode].range
      let meaning = known(name)
      if meaning.type != nil || meaning.system >= 0 || meaning.isProtocol {
        report("check.declared-twice", "class '\(text(name))' is UIKit's own", at: range)
        continue
      }
      if reading != .scenario, case .someClass = entity(name) { name = nameOfItsOwn(name) }
      guard declare(name, .someClass, at: range) else { continue }
      let row = Int32(program.classes.count)
      classRows[Int(name.id)] = row
      program.classes.append(ClassInfo(name: text(name), superclass: nil, kind: .other, isDeclared: true))
      bases.append(.object)
      classNames.append(name)
      classNodes.append((row, item))
    }
  }

  /// Enters a name; reports it where it is entered already.
  @discardableResult
  mutating func declare(_ name: Name, _ entity: Entity, at range: SourceRange) -> Bool {
    let index = Int(name.id)
    if case .nothing = entities[index] {
      entities[index] = entity
      declarations[index] = range
      declaredNames.append(name)
      declaredNamesAreSorted = false
      return true
    }
    var notes: [Diagnostic.Note] = []
    if let first = declarations[index] { notes.append(Diagnostic.Note("first declared here", at: first)) }
    var message = "'\(text(name))' is already declared"
    if case .controller = entities[index], case .controller = entity {
      message += "; a controller has only one place"
    }
    report("check.declared-twice", message, at: range, notes: notes)
    return false
  }

  /// What a name of the file stands for.
  func entity(_ name: Name) -> Entity {
    Int(name.id) < entities.count ? entities[Int(name.id)] : .nothing
  }

  /// Names of controllers, objects and windows that a statement could have meant.
  mutating func reportUnknownName(
    _ name: Name, at range: SourceRange, members: UIKitClass? = nil, note: String? = nil
  ) {
    // What is wrong with it was said where the file makes it.
    guard !unknownNames.contains(name.id), !isDeclaredWrongly(name) else { return }
    let word = text(name)
    if isLabelWithoutColon(range) {
      return report(
        "check.unknown-name", "':' is missing behind '\(word)'", at: range, notes: [.init("write '\(word):'")])
    }
    if let subject = NotSupportedYet.subject(of: word) {
      reportUnsupported(word, subject, at: range)
      return
    }
    var advice =
      Self.literal(meantBy: word).map { "did you mean '\($0)'?" } ?? nameOfWhatIsMade(like: word)
    if advice == nil, suggestions > 0 {
      var others: [String] = []
      if let members { for type in members.lineage { others += type.properties.map { $0.name } } }
      others += program.swift.made.map { $0.name } + swift.globals.properties.values.map { text($0.name) }
      advice = nearestDeclared(name, or: others).map { "did you mean '\($0)'?" }
      if advice?.hasText("'\(Self.capital(word))'") ?? true { advice = namesThatCodeMakes ?? advice }
    }
    advice = advice ?? note ?? dotMissing(in: word) ?? objectOfFile(for: word)
    if let own = classOfFile(for: word), advice == nil || advice == namesThatCodeMakes {
      advice = "declare it above the first statement: '\(word): \(own)'"
    }
    // A word of the language in another form: `cancelled`.
    if advice == nil,
      let near = ["cancel", "finish", "begin", "launch"].first(where: {
        word.hasPrefix($0) || $0.hasPrefix(word)
      })
        ?? nearestName(to: word, in: ["device", "window"])
    {
      advice = "did you mean '\(near)'?"
    }
    report(
      "check.unknown-name", "cannot find '\(word)' in this file", at: range,
      notes: advice.map { [Diagnostic.Note($0)] } ?? [])
  }

  /// The view controller that the file declares for a name: `LoginVC` for 'login'.
  private func classOfFile(for word: String) -> String? {
    guard word.utf8.first?.isSmall == true, case let capital = Self.capital(word) else { return nil }
    return ["VC", "ViewController", "Controller"].lazy.map { capital + $0 }.first { name in
      names.find(name).flatMap { declaredClass($0) }.map { bases[Int($0.row)].kind != nil } == true
    }
  }

  /// `coordinator` for the one class of the file whose name ends so: `AppCoordinator`.
  func objectOfFile(for word: String) -> String? {
    guard word.utf8.count > 4, word.utf8.first?.isSmall == true, case let capital = Self.capital(word) else {
      return nil
    }
    let known = classNodes.map { program.classes[Int($0.row)].name }.filter { $0.hasSuffix(capital) }
    guard known.count == 1, bases[Int(names.find(known[0]).flatMap { declaredClass($0)?.row } ?? 0)].kind == nil else {
      return nil
    }
    return "write 'let \(word) = \(known[0])(…)' before the first call"
  }

  /// `homepresentedViewController`: a controller of the outline, and a property that it has.
  private func dotMissing(in word: String) -> String? {
    let letters = Array(word.utf8)
    guard letters.count > 5 else { return nil }
    for (row, head) in program.outline.names.enumerated() where word.hasPrefix(head) {
      let last = String(word.dropFirst(head.utf8.count))
      guard PropertyLookup.find(named: last, on: bases[Int(program.outline.classes[row].index)]) != nil else {
        continue
      }
      return "'.' is missing: write '\(head).\(last)'"
    }
    return nil
  }

  /// Whether a line at column one declares a name and is an error itself, or code makes it that an error has cut off.
  private mutating func isDeclaredWrongly(_ name: Name) -> Bool {
    guard diagnostics.contains(where: { $0.severity == .error }) else { return false }
    let made = madeByText ?? MadeByText(tree, columnOneItems(), source.bytes)
    madeByText = made
    let word = names.utf8(of: name)
    if made.words.contains(word.prefix(word.count - word.reversed().prefix { $0.isDigit }.count)) { return true }
    return made.variables.contains { variable in
      variable.name == name
        && diagnostics.contains {
          $0.severity == .error && $0.range.start >= variable.range.start && $0.range.end <= variable.range.end
        }
    }
  }

  /// What the text of a file declares as a variable, whether it can be read or not: looked for once, however many names
  /// nobody declares.
  struct MadeByText: Sendable {
    /// What stands between `let ` and ` =`.
    private(set) var words: Set<ArraySlice<UInt8>> = []
    /// The variables at column one.
    private(set) var variables: [(name: Name, range: SourceRange)] = []

    init(_ tree: SyntaxTree, _ items: [SyntaxNode.ID], _ bytes: [UInt8]) {
      for item in items.flatMap({ tree[$0].kind == .block ? Array(tree.children(of: $0)) : [$0] })
      where tree[item].kind == .variableDeclaration {
        for binding in tree.children(of: item) {
          if let name = tree.child(of: binding, at: 0).flatMap({ tree[$0].name }) {
            variables.append((name, tree[item].range))
          }
        }
      }
      bytes.withUnsafeBufferPointer { text in
        var place = 0
        while let end = text.next(0x20, from: place) {
          let isHead = ["let", "var"].contains { text[place..<end].suffix(3).elementsEqual($0.utf8) }
          place = end + 1
          guard isHead, let next = text.next(0x20, from: place),
            next + 1 < text.count, text[next + 1] == UInt8(ascii: "=")
          else { continue }
          words.insert(bytes[place..<next])
        }
      }
    }
  }

  /// `show(tab .search)`: a name behind a bracket or a comma, a blank, and a case.
  func isLabelWithoutColon(_ range: SourceRange) -> Bool {
    guard Int(range.end) < source.bytes.count, source.bytes[Int(range.end)] == UInt8(ascii: " ") else { return false }
    var start = Int(range.start) - 1
    while start > 0, source.bytes[start] == UInt8(ascii: " ") { start -= 1 }
    let end = Int(range.end)
    return start > 0 && (source.bytes[start] == UInt8(ascii: "(") || source.bytes[start] == UInt8(ascii: ","))
      && end + 2 < source.bytes.count && source.bytes[end + 1] == UInt8(ascii: ".") && source.bytes[end + 2].isSmall
  }

  /// The name of the file, or else one of some others, that a word is most likely a slip for.
  ///
  /// Complexity: of a word of less than eight letters O(its length + others), else O(names of the file).
  private mutating func nearestDeclared(_ name: Name, or others: [String]) -> String? {
    let word = text(name)
    let bytes = names.utf8(of: name)
    if declaredNames.count > 64, bytes.allSatisfy({ $0 < 0x80 }), !others.contains(word) {
      if nearNames?.count != declaredNames.count { nearNames = NearNames(declaredNames, names) }
      if let index = nearNames?.index {
        let near = index.candidates(bytes).filter { isOneEdit(name, names[Name(id: $0)]) }.min()
        // Nothing is nearer, and what the file has goes first.
        if word.utf8.count > 2, let near { return names[Name(id: near)] }
        // So short a word may have one slip, and the file has no such name.
        if word.utf8.count < 8 { return nearest(word, among: others) }
      }
    }
    // In the order in which the file first has them.
    if !declaredNamesAreSorted { declaredNames.sort { $0.id < $1.id } }
    declaredNamesAreSorted = true
    return nearest(word, among: declaredNames.map { names[$0] } + others)
  }

  /// The names of a file with many, for near misses.
  struct NearNames {
    /// How many there were.
    let count: Int
    /// Nil where one of them is not ASCII: an edit of a letter is then more than one of a byte.
    let index: OneEditIndex?

    init(_ declared: [Name], _ names: NameTable) {
      count = declared.count
      var index = OneEditIndex()
      for name in declared {
        let bytes = names.utf8(of: name)
        guard bytes.allSatisfy({ $0 < 0x80 }) else {
          self.index = nil
          return
        }
        index.insert(bytes, name.id)
      }
      self.index = index
    }
  }

  /// How to declare what an undeclared name should mean, where a value of this type is wanted.
  mutating func declarationNote(_ node: SyntaxNode.ID, _ type: ValueType, _ scope: Scope) -> String? {
    guard case .instance(let wanted) = type, scope.owner == nil, let name = tree.loneName(of: node),
      case .nothing = entity(name), Int(name.id) >= classRows.count || classRows[Int(name.id)] < 0,
      let first = names.utf8(of: name).first, first.isSmall
    else { return nil }
    // What code makes has its name where code runs.
    if swift.isUsed, madeID(text(name)) != nil { return nil }
    if wanted == .alertAction {
      return "an action is made where it is added: 'alert.addAction(UIAlertAction(title: \"OK\", style: .default))'"
    }
    guard wanted.lineage.contains(.viewController) else { return nil }
    let own = wanted == .viewController ? classOfFile(for: text(name)) ?? Self.className(for: text(name)) : wanted.name
    return "declare it above the first statement: '\(text(name)): \(own)'"
  }

  /// Reports an undeclared class where an object is wanted whose class implements a protocol.
  mutating func reportUnknownObject(_ node: SyntaxNode.ID, _ type: ValueType, _ range: SourceRange) -> Bool {
    guard case .conforming(let wanted) = type, suggestions > 0, let head = tree.child(of: node, at: 0),
      let name = tree[head].name, case .nothing = entity(name), knownClass(name) == nil, !known(name).isProtocol,
      tree.loneName(of: node) != nil || tree.child(of: node, at: 1).map({ tree[$0].kind == .call }) == true,
      let first = names.utf8(of: name).first, first.isCapital,
      ForeignSwift.advice(name: text(name)) == nil, nearest(text(name), among: classCandidates()) == nil
    else { return false }
    report(
      "check.unknown-class", "unknown class '\(text(name))'", at: tree[head].range,
      notes: [Diagnostic.Note("declare it: 'class \(text(name)): \(wanted.name) { }'")])
    return true
  }

  /// `DetailViewController` for `detail`.
  private static func className(for name: String) -> String {
    guard let first = name.utf8.first, first.isSmall else { return name }
    let capital = String(Unicode.Scalar(first - 0x20)) + name.dropFirst()
    switch name {
    case "alert", "actionSheet", "alertController": return "UIAlertController"
    case "nav", "navigationController": return "UINavigationController"
    case "tabs", "tabBarController": return "UITabBarController"
    default: break
    }
    return capital.hasSuffix("Controller") ? capital : capital + "ViewController"
  }

  /// Remembers that a statement names a controller (REL-02).
  mutating func mention(_ controller: Int32) {
    if mentioning == Checker.nowhere || reaching != nil { return }
    let index = Int(controller)
    guard program.lastMention.indices.contains(index), program.lastMention[index] < mentioning else { return }
    if keepsMentions { mentions.append((controller, program.lastMention[index])) }
    program.lastMention[index] = mentioning
  }
}

/// The names that UIKit and its neighbours give to classes and protocols.
enum UIKitNames {
  /// Protocols that UIKit code often names and that change nothing here.
  static let inert = [
    "NSObjectProtocol", "UITableViewDelegate", "UITableViewDataSource", "UICollectionViewDelegate",
    "UICollectionViewDataSource", "UIScrollViewDelegate", "UITextFieldDelegate", "UITextViewDelegate",
    "UISearchResultsUpdating", "UISearchBarDelegate", "UIGestureRecognizerDelegate",
    "UIImagePickerControllerDelegate", "UIDocumentPickerDelegate", "UINavigationBarDelegate", "UITabBarDelegate",
    "UIToolbarDelegate", "UIBarPositioningDelegate", "UIContentContainer", "UIContentConfiguration", "UIContentView",
    "SFSafariViewControllerDelegate",
  ]

  /// Whether a name begins with a framework's prefix before a capital: `UINavigationControler`.
  static func hasFrameworkPrefix(_ name: String) -> Bool {
    // No framework shortens 'ViewController': 'AVC', 'WKWebVC' are the app's.
    guard name.utf8.count >= 3, name.utf8.prefix(3).allSatisfy({ $0.isCapital }), !name.hasSuffix("VC") else {
      return false
    }
    return prefixes.contains { $0.utf8.elementsEqual(name.utf8.prefix(2)) }
  }

  /// Whether a name begins like a framework's: with two capitals.
  static func beginsWithCapitals(_ name: ArraySlice<UInt8>) -> Bool {
    name.count >= 2 && name.prefix(2).allSatisfy { $0.isCapital }
  }

  private static let prefixes = [
    "UI", "NS", "SF", "MF", "MK", "WK", "AV", "PH", "QL", "CN", "EK", "SK", "GK", "PK", "CK", "MP",
    "VN", "MC",
  ]
}
