extension Checker {
  /// Resolves superclasses and protocols of the file's classes, and refuses circles.
  mutating func checkClasses() {
    for (row, node) in classNodes { resolveSuperclasses(row, node) }
    breakCircles()
    for index in classNodes.indices { settle(classNodes[index].row) }
  }

  // MARK: Rows

  /// The row of one of UIKit's classes, with rows for its superclasses.
  mutating func row(of type: UIKitClass) -> ClassID {
    let name = NameTable.name(of: type)
    let known = classRows[Int(name.id)]
    if known >= 0 { return ClassID(known) }
    var superclass: ClassID?
    if let parent = type.superclass { superclass = row(of: parent) }
    return append(name, type.name, superclass: superclass, base: type, kind: type.classKind)
  }

  /// Appends a row that the file does not declare.
  mutating func append(
    _ name: Name, _ text: String, superclass: ClassID?, base: UIKitClass, kind: ClassKind
  ) -> ClassID {
    let id = ClassID(Int32(program.classes.count))
    program.classes.append(ClassInfo(name: text, superclass: superclass, kind: kind, isDeclared: false))
    if base == .percentDrivenInteractiveTransition {
      program.classes[Int(id.index)].protocols = [.interactiveTransitioning]
    }
    bases.append(base)
    classNames.append(name)
    classRows[Int(name.id)] = id.index
    return id
  }

  /// What UIKit means by a name of the file.
  func known(_ name: Name) -> KnownName { Int(name.id) < known.count ? known[Int(name.id)] : KnownName() }

  /// Lets the columns by name hold the names that the checker has entered itself.
  mutating func grow() {
    while classRows.count < names.count {
      classRows.append(-1)
      entities.append(.nothing)
      declarations.append(nil)
      known.append(KnownName())
    }
  }

  /// A class that the file uses by this name; nil where it uses none.
  mutating func knownClass(_ name: Name) -> ClassID? {
    if Int(name.id) < classRows.count, classRows[Int(name.id)] >= 0 { return ClassID(classRows[Int(name.id)]) }
    let meaning = known(name)
    if let type = meaning.type { return row(of: type) }
    guard let system = meaning.systemClass else { return appTypes == nil ? nil : outsideClass(name) }
    let base = system.superclass
    let id = append(name, system.name, superclass: row(of: base), base: base, kind: base.classKind)
    systemRows[id.index] = system
    return id
  }

  /// Reports a class of the system that this version or device does not have.
  mutating func checkAvailability(of type: ClassID, at range: SourceRange) {
    guard let system = systemRows[type.index] else {
      // A class of the file's is looked at where it names its superclass.
      let base = bases[Int(type.index)]
      guard !program.classes[Int(type.index)].isDeclared, let complaint = complaint(base.availability, about: base.name)
      else { return }
      return reportUnavailable(complaint, base.availability, at: range)
    }
    guard let complaint = complaint(system.availability, about: system.name) else { return }
    reportUnavailable(complaint, system.availability, at: range)
  }

  /// A class named in an outline or as a superclass: an undeclared one is a plain subclass of `UIViewController`,
  /// unless its name looks like a slip.
  mutating func classOrPlain(_ name: Name, at range: SourceRange) -> ClassID? {
    if let known = knownClass(name) {
      checkAvailability(of: known, at: range)
      return known
    }
    let word = text(name)
    if UIKitNames.beginsWithCapitals(names.utf8(of: name)), SystemClass.noViewControllers.contains(word) {
      let notes = FormerNames.replacement(ofClass: word).map { [Diagnostic.Note("its successor is \($0)")] } ?? []
      report(
        "check.class", "'\(word)' is not a view controller: it shows itself, and nothing presents it", at: range,
        notes: notes)
      return nil
    }
    if known(name).isProtocol {
      report("check.class", "'\(word)' is a protocol: nothing can be made of it", at: range)
      return nil
    }
    if reading == .scenario, ["String", "Int", "Bool", "Double", "Float", "Character", "Date", "Data"].contains(word),
      swift.enums[name.id] == nil
    {
      report(
        "check.class", "'\(word)' is no class: no controller is one, and nothing inherits from it", at: range,
        notes: [.init("write 'UIViewController', or the class that is meant")])
      return nil
    }
    let isFrameworks = UIKitNames.hasFrameworkPrefix(word)
    if let near = nearClass(name), word.utf8.first != UInt8(ascii: "_") {
      var notes = [Diagnostic.Note("did you mean '\(near)'?")]
      if !isFrameworks {
        notes.append(Diagnostic.Note("to have a class of this name, declare it: 'class \(word): UIViewController'"))
      }
      report("check.unknown-class", "unknown class '\(word)'", at: range, notes: notes)
      // The class that is meant: nothing else that follows from the slip is said.
      return knownClass(names.intern(near)).flatMap { bases[Int($0.index)].kind == nil ? nil : $0 }
    }
    if reading == .scenario, let ours = ForeignSwift.container(ofSwiftUI: word) {
      report("check.unknown-class", "'\(word)' is SwiftUI's; UIKit's is '\(ours)'", at: range)
      return nil
    }
    if isFrameworks, reading == .scenario, suggestions > 0,
      let near = nearestName(to: word, in: protocolCandidates(), within: 1)
    {
      report(
        "check.unknown-class", "unknown class '\(word)'", at: range,
        notes: [Diagnostic.Note("did you mean '\(near)'?")])
      return nil
    }
    if isFrameworks, let subject = NotSupportedYet.subject(of: word) {
      reportUnsupported(word, subject, at: range)
      return nil
    }
    if isFrameworks, let advice = ForeignSwift.advice(name: word) {
      report("check.unknown-class", advice, at: range)
      return nil
    }
    if case .controller = entity(name) {
      report("check.unknown-class", "'\(word)' is a controller, not a class", at: range)
      return nil
    }
    if let kind = UndeclaredClassIsWhatItsNameSays.container(of: word) { return container(name, kind, at: range) }
    if isFrameworks, reading == .scenario, suggestions > 0,
      let near = nameWithLongerWords(than: word, in: classCandidates()), SystemInterface.row(named: word) == nil
    {
      report(
        "check.unknown-class", "unknown class '\(word)'", at: range,
        notes: [Diagnostic.Note("did you mean '\(near)'?")])
      return nil
    }
    if isFrameworks, let base = SystemInterface.base(of: word) {
      return append(name, word, superclass: row(of: base), base: base, kind: base.classKind)
    }
    if isFrameworks {
      let known = suggestions > 0 ? classCandidates() + protocolCandidates() : []
      let near = nearest(word, among: known)
      remark(
        "check.framework-prefix",
        "'\(word)' is no class that presim knows: it is taken for a view controller of the app's own",
        at: range,
        advice: near.map { "did you mean '\($0)'?" } ?? "declare 'class \(word): UIViewController { }' to say so")
    }
    return append(name, word, superclass: row(of: .viewController), base: .viewController, kind: .controller(.plain))
  }

  /// An undeclared class whose name is that of a container of UIKit's (CON-13).
  private mutating func container(_ name: Name, _ kind: ControllerKind, at range: SourceRange) -> ClassID {
    let word = text(name)
    remark(
      "check.taken-by-name", "'\(word)' is taken for a subclass of '\(kind.className)' because of its name", at: range,
      advice: "declare 'class \(word): UIViewController { }' if it is none")
    let base = UIKitClass(kind)
    let id = append(name, word, superclass: row(of: base), base: base, kind: .controller(kind))
    program.classes[Int(id.index)].isTakenByName = true
    return id
  }

  /// The class of the view that `loadView = CardView` makes: an undeclared one is a plain subclass of `UIView`.
  mutating func declareView(_ node: SyntaxNode.ID) {
    guard let name = tree.loneName(of: node), case .nothing = entity(name), knownClass(name) == nil else { return }
    let first = names.utf8(of: name).first ?? 0
    guard first.isCapital || first == UInt8(ascii: "_"), nearClass(name) == nil else { return }
    _ = append(name, text(name), superclass: row(of: .view), base: .view, kind: .view)
  }

  /// A declared class, or one of UIKit's, that a name of five letters or more misses by one edit.
  ///
  /// Complexity: O(UIKit's classes + the name's length); for many classes of the file an index is used.
  mutating func nearClass(_ name: Name) -> String? {
    let word = names.utf8(of: name)
    // Code that compiles has no slips: what it names stands in another file.
    if word.count == 4, reading == .scenario, tree.outline.contains(where: { $0.className == name }) {
      // 'Crad' for 'Card': two letters in the other order.
      let letters = Array(word)
      for (row, _) in classNodes {
        let other = Array(names.utf8(of: classNames[Int(row)]))
        if other != letters, other.sorted() == letters.sorted(), other.first == letters.first {
          return text(classNames[Int(row)])
        }
      }
    }
    guard word.count >= 5, reading == .scenario, let near = nearerClass(name, word) else { return nil }
    // The tables are made when somebody asks them, and few names are near another.
    return SystemInterface.row(named: text(name)) == nil && !WellKnownTypes.names.contains(text(name)) ? near : nil
  }

  private mutating func nearerClass(_ name: Name, _ word: ArraySlice<UInt8>) -> String? {
    if let long = longName(of: name) { return long }
    if classNodes.count <= 16 {
      for (row, _) in classNodes {
        let declared = classNames[Int(row)]
        if OneEdit.mayJoin(word, names.utf8(of: declared)), isSlip(name, of: text(declared)) { return text(declared) }
      }
    } else {
      if nearClasses == nil {
        var index = OneEditIndex()
        for (row, _) in classNodes { index.insert(names.utf8(of: classNames[Int(row)]), row) }
        nearClasses = index
      }
      for row in nearClasses?.candidates(word) ?? [] {
        let near = text(classNames[Int(row)])
        if isSlip(name, of: near) { return near }
      }
    }
    return ClassNames.near(word) { isOneEdit(name, $0) } ?? nameOfController(meantBy: text(name))
  }

  /// `HomeViewControler`, `HomeVieewController`: the end that view controllers have, with a letter too many, one too few or
  /// two in the other order.
  mutating func nameOfController(meantBy word: String) -> String? {
    let (end, count) = ("ViewController", word.utf8.count)
    guard reading == .scenario, count > 15, !word.hasSuffix(end), !word.hasSuffix(end + "s"), !word.hasPrefix("UI"),
      word.utf8.last?.isDigit == false
    else { return nil }
    for length in 13...15 {
      let written = String(word.suffix(length))
      guard written.utf8.first == UInt8(ascii: "V"),
        editDistance(Array(written.unicodeScalars), Array(end.unicodeScalars), within: 1) == 1
      else { continue }
      return isWrittenOnce(word) ? String(word.dropLast(length)) + end : nil
    }
    return nil
  }

  /// `HomeViewController` for `HomeVC`, and the other way round, where the file declares that one and names this one once.
  private mutating func longName(of name: Name) -> String? {
    let word = text(name)
    // A text is joined with a text: a slice would ask for types that nothing else here does.
    func without(_ end: String, _ other: String) -> String { String(word.dropLast(end.utf8.count)) + other }
    let meant: String
    if word.hasSuffix("VC") {
      meant = without("VC", "ViewController")
    } else if word.hasSuffix("ViewController") {
      meant = without("ViewController", "VC")
    } else if word.hasSuffix("Controller"), !word.hasPrefix("UI") {
      meant = without("Controller", "ViewController")
    } else {
      return nil
    }
    guard names.find(meant).map({ declaredClass($0) != nil }) == true, uses(of: name) < 2,
      // An app has a controller of the model beside the view controller.
      word.hasSuffix("VC") || word.hasSuffix("ViewController") || tree.outline.contains(where: { $0.className == name })
    else { return nil }
    return meant
  }

  /// Whether a name is one of the file's classes, mistyped: it misses it by one letter, stands nowhere else, and differs
  /// by more than a plural, a number or a letter that is a word.
  private mutating func isSlip(_ name: Name, of declared: String) -> Bool {
    guard isOneEdit(name, declared) else { return false }
    return !ClassNames.areSiblings(text(name), declared) && uses(of: name) < 2
  }

  func isOneEdit(_ name: Name, _ other: String) -> Bool {
    editDistance(Array(text(name).unicodeScalars), Array(other.unicodeScalars), within: 1) == 1
  }

  /// Names of classes that a value could have meant.
  func classCandidates() -> [String] {
    program.classes.map { $0.name } + UIKitClass.allCases.filter { $0.canBeNamed }.map { $0.name }
      + SystemClass.all.map { $0.name }
  }

  /// Names of protocols that a class could have meant.
  func protocolCandidates() -> [String] { DelegateProtocol.allCases.map { $0.name } + UIKitNames.inert }

  // MARK: Superclasses

  private mutating func resolveSuperclasses(_ row: Int32, _ node: SyntaxNode.ID) {
    var isFirst = true
    for (name, child) in inheritance(of: node) {
      let range = tree[child].range
      let word = text(name)
      if swift.isUsed, isOfSwift(name) {
        // one of the file's own protocols, or a root of Foundation's: nothing of UIKit's
      } else if let type = known(name).delegateProtocol {
        if !program.classes[Int(row)].protocols.contains(type) { program.classes[Int(row)].protocols.append(type) }
      } else if known(name).isInert {
        // nothing here calls it
      } else if !isFirst, knownClass(name) != nil {
        report("check.superclass", "'\(word)' must come first: a class has one superclass", at: range)
      } else if !isFirst || looksLikeProtocol(word) && knownClass(name) == nil {
        // A class of the app's own may be called as UIKit's protocol is, without 'UI'.
        if let near = nearest(word, among: protocolCandidates()), near != "UI" + word,
          near.prefix(2) == word.prefix(2) || nearestName(to: word, in: [near], within: 1) != nil,
          nearestName(to: word, in: [near], within: 2) != nil
        {
          report(
            "check.unknown-class", "unknown protocol '\(word)'", at: range,
            notes: [Diagnostic.Note("did you mean '\(near)'?")])
        } else if !isTypeOfSomething(name) {
          noteUnread(child, "the protocol '\(word)' has no effect here: presim calls none of its methods")
        }
      } else if swift.classes.contains(row), !Self.cells.contains(word), !isController(row, node, below: name) {
        // A superclass that stands elsewhere, and nothing that says that it is a view controller.
      } else if let parent = classOrPlain(name, at: range) {
        program.classes[Int(row)].superclass = parent
      }
      isFirst = false
    }
  }

  /// Views that no table has, and that the classes of an app inherit from.
  private static let cells: Set<String> = [
    "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell", "UICollectionViewListCell",
    "UICollectionReusableView",
  ]

  /// Whether something in the file is declared as one of a protocol: `weak var delegate: LoginDelegate?`.
  private mutating func isTypeOfSomething(_ name: Name) -> Bool {
    guard swift.isUsed else { return false }
    if swift.annotated == nil {
      var found: Set<Int32> = []
      for row in tree.nodes.indices where tree.nodes[row].kind == .typeAnnotation || tree.nodes[row].kind == .parameter
      {
        for child in tree.children(of: SyntaxNode.ID(Int32(row))) where tree[child].kind == .typeName {
          if let name = tree[child].name { found.insert(name.id) }
        }
      }
      swift.annotated = found
    }
    return swift.annotated?.contains(name.id) ?? false
  }

  /// Whether a name after the colon of a class is no class and no protocol of UIKit's that decides something.
  private func isOfSwift(_ name: Name) -> Bool {
    if swift.protocols[name.id] != nil { return true }
    let word = text(name)
    // `FlutterAppDelegate`: what other frameworks have for an app's delegate.
    if word.hasSuffix("AppDelegate") || word.hasSuffix("AppDelegateWrapper") || word.hasSuffix("SceneDelegate") {
      return Int(name.id) >= classRows.count || classRows[Int(name.id)] < 0
    }
    switch word {
    case "NSObject", "UIResponder", "AnyObject", "Sendable", "Codable", "Decodable", "Encodable", "Equatable",
      "Hashable", "Error", "Identifiable", "CaseIterable", "ObservableObject", "UIApplicationDelegate",
      "UIWindowSceneDelegate", "UISceneDelegate", "CustomStringConvertible", "Comparable", "LocalizedError":
      return true
    default: return false
    }
  }

  private func looksLikeProtocol(_ word: String) -> Bool {
    word.hasSuffix("Delegate") || word.hasSuffix("Transitioning") || word.hasSuffix("DataSource")
      || word.hasSuffix("Updating")
  }

  /// Reports every circle of superclasses once and opens it.
  private mutating func breakCircles() {
    var state = [UInt8](repeating: 0, count: program.classes.count)
    for index in classNodes.indices {
      let start = classNodes[index].row
      var path: [Int32] = []
      var next = start
      while state[Int(next)] == 0 {
        state[Int(next)] = 1
        path.append(next)
        guard let parent = program.classes[Int(next)].superclass else { break }
        next = parent.index
      }
      if state[Int(next)] == 1, path.contains(next),
        path.last.map({ program.classes[Int($0)].superclass?.index }) == next
      {
        let name = program.classes[Int(next)].name
        let range = declarations[Int(classNames[Int(next)].id)] ?? tree[classNodes[index].node].range
        report("check.class-circle", "class '\(name)' inherits from itself", at: range)
        program.classes[Int(next)].superclass = nil
        bases[Int(next)] = .viewController
      }
      for row in path { state[Int(row)] = 2 }
    }
  }

  /// Settles what a declared class is, after those above it.
  private mutating func settle(_ start: Int32) {
    var pending: [Int32] = []
    var next: Int32? = start
    while let row = next, program.classes[Int(row)].isDeclared, !settled.contains(row) {
      pending.append(row)
      settled.insert(row)
      next = program.classes[Int(row)].superclass?.index
    }
    for row in pending.reversed() {
      let index = Int(row)
      if let parent = program.classes[index].superclass {
        bases[index] = bases[Int(parent.index)]
        program.classes[index].kind = program.classes[Int(parent.index)].kind
        for type in program.classes[Int(parent.index)].protocols where !program.classes[index].protocols.contains(type)
        {
          program.classes[index].protocols.append(type)
        }
      } else if bases[index] == .viewController {
        program.classes[index].kind = .controller(.plain)
      } else {
        bases[index] = .object
      }
      let protocols = program.classes[index].protocols
      if bases[index] == .object {
        if protocols.contains(.animatedTransitioning) {
          program.classes[index].kind = .animator
        } else if protocols.contains(.interactiveTransitioning) {
          program.classes[index].kind = .interactionController
        } else {
          program.classes[index].kind = .delegate
        }
        if program.classes[index].kind != .delegate { bases[index] = .transitioning }
      }
    }
  }

  // MARK: Questions

  /// Whether instances of a class are view controllers.
  func isController(_ type: ClassID) -> Bool { bases[Int(type.index)].kind != nil }

  /// Whether a class implements a protocol, itself or by what it inherits. A presentation delegate serves where
  /// UIKit wants one of the protocols that refine it.
  func conforms(_ type: ClassID, to wanted: DelegateProtocol) -> Bool {
    for found in program.classes[Int(type.index)].protocols {
      if found == wanted || found.inherited == wanted || wanted.inherited == found { return true }
    }
    return false
  }

  /// Remembers that a class implements a method of a protocol, which is to conform to it.
  mutating func adopt(_ type: DelegateProtocol, by id: ClassID) {
    if !conforms(id, to: type) { program.classes[Int(id.index)].protocols.append(type) }
  }
}
