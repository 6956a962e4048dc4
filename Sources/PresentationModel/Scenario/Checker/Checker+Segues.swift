/// Segues and unwind actions.
extension Checker {
  /// Enters the unwind actions that class bodies declare: `unwind backHome`, and those that are written in Swift.
  mutating func declareActions() {
    for (row, node) in classNodes {
      for item in tree.children(of: node) where tree[item].kind == .unwindAction {
        guard let name = tree[item].name else { continue }
        let word = text(name)
        if program.classes[Int(row)].actions.contains(word) {
          report("check.declared-twice", "the action '\(word)' is declared twice", at: tree[item].range)
          continue
        }
        program.classes[Int(row)].actions.append(word)
        actions.insert(word)
      }
    }
    for (row, members) in swift.members.sorted(by: { $0.key < $1.key }) {
      for method in members.methods.keys.sorted().flatMap({ members.methods[$0] ?? [] })
      where isUnwindAction(method, of: ClassID(row)) && actions(of: ClassID(row), lack: method.name) {
        program.classes[Int(row)].actions.append(method.name)
        actions.insert(method.name)
      }
    }
  }

  private func actions(of type: ClassID, lack name: String) -> Bool {
    !program.classes[Int(type.index)].actions.contains(name)
  }

  /// Reads the segues, in file order.
  mutating func checkSegues() {
    for item in tree.items where tree[item].kind == .segueDeclaration && !hasTooMany { checkSegue(item) }
    checkIdentifiers()
    for index in program.segues.rows.indices {
      let segue = program.segues.rows[index]
      for end in [segue.source, segue.destination].compactMap({ $0 }) {
        guard case .instance(let type) = end, storyboardClasses.insert(type.index).inserted else { continue }
        program.classes[Int(type.index)].defaults.insert(
          PropertyDefault(property: .storyboard, value: .value(.string(StandardValues.storyboard))), at: 0)
      }
    }
  }

  private mutating func checkSegue(_ item: SyntaxNode.ID) {
    let before = diagnostics.count
    guard let first = tree.child(of: item, at: 0) else { return }
    let identifier = tree[first].kind == .stringLiteral ? tree.string(of: first) : nil
    var options: [Name: SyntaxNode.ID] = [:]
    var order: [(name: Name, node: SyntaxNode.ID)] = []
    for option in tree.children(of: item) where tree[option].kind == .segueOption {
      guard let name = tree[option].name, let value = tree.child(of: option, at: 0) else { continue }
      if options.updateValue(value, forKey: name) != nil {
        report("check.segue", "a second '\(text(name))'", at: wordOf(option))
      }
      order.append((name, option))
    }
    func value(_ word: String) -> SyntaxNode.ID? { order.last { text($0.name) == word }.flatMap { options[$0.name] } }

    let head = SourceRange(Int(tree[item].range.start), Int(tree[first].range.end))
    guard let from = value("from") else {
      let words = ["from", "to", "kind", "unwind"]
      if let (name, option) = order.first(where: { !words.contains(text($0.name)) }),
        nearestName(to: text(name), in: ["from"], within: 2) != nil
      {
        return report(
          "check.segue", "a segue has no '\(text(name))'", at: wordOf(option), near: text(name), among: words)
      }
      if let (name, option) = order.first, !Self.options.contains(text(name)), isEndOfSegue(name) {
        return report(
          "check.segue", "'from' is missing before '\(text(name))'", at: wordOf(option),
          notes: [.init("write 'from \(text(name))'")])
      }
      report("check.segue", "where does the segue start? \(advice("from", but: nil))", at: head)
      return
    }
    let source = end(from)
    let isUnwinding = value("unwind") != nil
    if let to = value("to"), tree.lineText(of: to) == "exit", let name = tree.loneName(of: to),
      case .nothing = entity(name)
    {
      return report(
        "check.segue", "a segue that unwinds names its action, and no 'exit'", at: tree[to].range,
        notes: [.init("write 'unwind' and the name of the action in place of 'to exit'")])
    }
    var segue = Segue(
      identifier: identifier, source: source ?? .instance(ClassID(0)), segueClass: row(of: .storyboardSegue))
    for (name, option) in order {
      guard let node = options[name], node == tree.child(of: option, at: 0) else { continue }
      checkOption(text(name), node, wordOf(option), isUnwinding: isUnwinding, source, &segue)
    }
    if isUnwinding {
      if program.segues.sourceClass == nil { program.segues.sourceClass = row(of: .storyboardUnwindSegueSource) }
    } else {
      if value("to") == nil {
        report("check.segue", "where does the segue lead? \(advice("to", but: from))", at: head)
      }
      if value("kind") == nil {
        report("check.segue", "what does the segue do? write its kind, as in 'kind .show'", at: head)
      }
    }
    guard source != nil, diagnostics.count == before else { return }
    noteIdleOptions(segue, order, item)
    if let kind = segue.kind, kind == .embed, case .controller(let x)? = segue.destination,
      !embedded.insert(x.index).inserted
    {
      report(
        "check.segue", "'\(program.outline.names[Int(x.index)])' is embedded by another segue already",
        at: value("to").map { tree[$0].range } ?? head)
    }
    if let identifier {
      identifiers[segue.source, default: [:]][identifier, default: []].append(tree[first].range)
      identified.append((segue, identifier, tree[first].range))
    }
    program.segues.append(segue)
  }

  /// Whether a segue can start at a name: of a controller or a class of controllers.
  private func isEndOfSegue(_ name: Name) -> Bool {
    if case .controller = entity(name) { return true }
    return text(name).hasSuffix("Controller")
  }

  /// The word of an option, without its value.
  private func wordOf(_ option: SyntaxNode.ID) -> SourceRange {
    let start = Int(tree[option].range.start)
    return SourceRange(start, start + (tree[option].name.map { names.utf8(of: $0).count } ?? 0))
  }

  private static let options = [
    "from", "to", "kind", "unwind", "modalPresentationStyle", "modalTransitionStyle", "animates", "customClass",
    "anchor",
  ]

  private mutating func checkOption(
    _ word: String, _ node: SyntaxNode.ID, _ range: SourceRange, isUnwinding: Bool, _ source: Segue.End?,
    _ segue: inout Segue
  ) {
    if isUnwinding, word != "from", word != "unwind", word != "animates", Self.options.contains(word) {
      report("check.segue", "a segue that unwinds has no '\(word)': whom it finds decides", at: range)
      return
    }
    switch word {
    case "from": break
    case "to": segue.destination = end(node)
    case "kind":
      if tree.loneName(of: node).map({ text($0) }) == "modally" {
        report(
          "check.unknown-name", "cannot find 'modally' in this file", at: tree[node].range,
          notes: [.init("did you mean '.presentation'?")])
      } else if let name = tree.loneName(of: node), let type = knownClass(name),
        bases[Int(type.index)] == .storyboardSegue
      {
        // `kind FadeSegue`: what Interface Builder calls a custom segue, and its class.
        segue.kind = .custom
        segue.segueClass = type
      } else if case .value(.enumeration(_, let row))? = value(
        node, expecting: .enumeration(.segueKind), takesNil: false, .file)
      {
        segue.kind = SegueKind(rawValue: row)
      }
    case "unwind": segue.unwindAction = action(named: node)
    case "modalPresentationStyle": segue.presentationStyle = style(node, .modalPresentationStyle)
    case "modalTransitionStyle": segue.transitionStyle = style(node, .modalTransitionStyle)
    case "animates":
      if case .value(.bool(let isAnimated))? = value(node, expecting: .bool, takesNil: false, .file) {
        segue.isAnimated = isAnimated
      }
    case "customClass":
      guard let name = tree.loneName(of: node), let type = knownClass(name) else {
        report(
          "check.unknown-class", "unknown class '\(tree.lineText(of: node))'", at: tree[node].range,
          notes: [Diagnostic.Note("declare it: 'class \(tree.lineText(of: node)): UIStoryboardSegue { }'")])
        return
      }
      guard bases[Int(type.index)] == .storyboardSegue else {
        report("check.type", "'\(text(name))' is no subclass of 'UIStoryboardSegue'", at: tree[node].range)
        return
      }
      segue.segueClass = type
    case "anchor": segue.anchor = anchor(node, source)
    default:
      report("check.segue", "a segue has no option '\(word)'", at: range, near: word, among: Self.options)
    }
  }

  private mutating func style(_ node: SyntaxNode.ID, _ type: UIKitEnum) -> Value? {
    guard case .value(let style)? = value(node, expecting: .enumeration(type), takesNil: false, .file) else {
      return nil
    }
    return style
  }

  /// Where a segue starts or leads: a controller of the file, or a class.
  private mutating func end(_ node: SyntaxNode.ID) -> Segue.End? {
    let range = tree[node].range
    guard let name = tree.loneName(of: node) else {
      report("check.segue", "a segue leads from and to controllers of the file, or classes", at: range)
      return nil
    }
    if case .controller(let id) = entity(name) { return .controller(ControllerID(id)) }
    if unknownNames.contains(name.id) { return nil }
    let isClass = names.utf8(of: name).first?.isCapital ?? false
    switch entity(name) {
    case .nothing where !isClass:
      reportUnknownName(name, at: range)
      return nil
    case .object, .window:
      report("check.type", "'\(text(name))' is no view controller", at: range)
      return nil
    default: break
    }
    guard let type = classOrPlain(name, at: range) else { return nil }
    guard isController(type) else {
      report("check.type", "'\(text(name))' is no view controller class", at: range)
      return nil
    }
    return .instance(type)
  }

  private mutating func action(named node: SyntaxNode.ID) -> String? {
    guard let name = tree.loneName(of: node) else {
      report("check.segue", "'unwind' takes the name of an action", at: tree[node].range)
      return nil
    }
    let word = text(name)
    if actions.contains(word) { return word }
    var notes: [Diagnostic.Note] = []
    if let near = nearest(word, among: suggestions > 0 ? actions.sorted() : []) {
      notes.append(Diagnostic.Note("did you mean '\(near)'?"))
    } else {
      notes.append(Diagnostic.Note("declare it in the body of a class: 'unwind \(word)'"))
    }
    report("check.segue", "no class declares the unwind action '\(word)'", at: tree[node].range, notes: notes)
    return nil
  }

  /// A view or a bar button item; in a segue of a class also of each instance.
  private mutating func anchor(_ node: SyntaxNode.ID, _ source: Segue.End?) -> Expression? {
    var scope = Scope.file
    if case .instance(let type)? = source { scope = Scope(owner: type, isClassBody: true) }
    guard let (expression, type) = anyValue(node, scope) else { return nil }
    if let base = type.base, base.inherits(from: .view) || base.inherits(from: .barButtonItem), !type.isClassName {
      return expression
    }
    let isController = type.base?.inherits(from: .viewController) == true && !type.isClassName
    let advice =
      isController
      ? ": write '\(String(decoding: self.source.bytes[tree[node].range.offsets], as: UTF8.self)).view'" : ""
    report("check.type", "a popover points to a view or a bar button item" + advice, at: tree[node].range)
    return nil
  }

  /// `write 'to detail'`: an end of a segue that the file has, and that is not the other one.
  private func advice(_ word: String, but other: SyntaxNode.ID?) -> String {
    let taken = other.map { String(decoding: self.source.bytes[tree[$0].range.offsets], as: UTF8.self) }
    guard let name = program.outline.names.first(where: { !$0.isEmpty && $0 != taken }) else {
      return "'\(word)' and a controller or a class are missing"
    }
    return "write a controller or a class after '\(word)', as in '\(word) \(name)'"
  }

  /// Two segues of one controller cannot have one identifier: its own, and those of its classes.
  private mutating func checkIdentifiers() {
    var reported: Set<Int32> = []
    // The starts of segues that were compared with all later ones for an identifier: of these all is reported.
    var compared: [String: Set<Segue.End>] = [:]
    for item in identified {
      for end in starts(of: item.segue.source) {
        guard let others = identifiers[end]?[item.identifier] else { continue }
        let isFirst = compared[item.identifier, default: []].insert(end).inserted
        for other in isFirst ? others[...] : others.prefix(1) where other != item.range {
          let (first, second) = other.start < item.range.start ? (other, item.range) : (item.range, other)
          guard reported.insert(second.start).inserted else { continue }
          report(
            "check.segue", "a second segue with the identifier '\(item.identifier)' from the same controller",
            at: second,
            notes: [Diagnostic.Note("the first one is here", at: first)])
        }
      }
    }
  }

  /// A start, and the classes that its segues come from too.
  private func starts(of end: Segue.End) -> [Segue.End] {
    var result = [end]
    var next: ClassID?
    switch end {
    case .controller(let x): next = program.outline.classes[Int(x.index)]
    case .instance(let type): next = program.classes[Int(type.index)].superclass
    }
    while let current = next {
      result.append(.instance(current))
      next = program.classes[Int(current.index)].superclass
    }
    return result
  }

  /// Nothing is accepted in silence: options that the kind does not look at.
  private mutating func noteIdleOptions(
    _ segue: Segue, _ order: [(name: Name, node: SyntaxNode.ID)], _ item: SyntaxNode.ID
  ) {
    guard let kind = segue.kind else { return }
    for (name, _) in order {
      let word = text(name)
      let isIdle =
        switch word {
        case "modalPresentationStyle": kind != .presentation
        case "modalTransitionStyle": !kind.presents
        case "anchor": kind != .popoverPresentation
        case "animates": kind == .embed || kind == .custom
        default: false
        }
      if isIdle { noteUnread(item, "'\(word)' has no effect on a segue of the kind '.\(kind.name)'") }
    }
  }

  /// The unwind action that `on backHome { … }` gives a body to.
  func unwindAction(_ method: SyntaxNode.ID, on type: ClassID) -> String? {
    let word = text(tree.baseName(of: method))
    guard actions.contains(word) else { return nil }
    var next: ClassID? = type
    while let current = next {
      if program.classes[Int(current.index)].actions.contains(word) { return word }
      next = program.classes[Int(current.index)].superclass
    }
    return nil
  }

  /// A tap on a segue that a controller of the file does not have.
  mutating func checkTap(_ call: Call, at range: SourceRange) {
    guard call.method == .tapSegue, call.receiver.components.isEmpty,
      case .value(.controller(let x)) = call.receiver.root, case .value(let given)? = call.arguments.first
    else { return }
    let wanted: String?
    switch given {
    case .string(let text): wanted = text
    case .none: wanted = nil
    default: return
    }
    let starts = starts(of: .controller(x))
    if let wanted {
      if starts.contains(where: { identifiers[$0]?[wanted] != nil }) { return }
    } else if starts.contains(where: { program.segues.first(nil, from: $0) != nil }) {
      return
    }
    let known = suggestions > 0 ? starts.flatMap { identifiers[$0].map { $0.keys.sorted() } ?? [] } : []
    let name = program.outline.names[Int(x.index)]
    let what = wanted.map { "with the identifier '\($0)'" } ?? "without an identifier"
    let advice = known.isEmpty ? wanted.map { adviceOnTapping($0, in: x) } ?? "" : ""
    if case .controller(.tabBar) = program.classes[Int(program.outline.classes[Int(x.index)].index)].kind {
      if !advice.isEmpty { return report("check.segue", String(advice.dropFirst(2)), at: range) }
      // The titles of tabs that code makes are known when it has run.
      if swift.isUsed, wanted != nil { return }
    }
    report("check.segue", "'\(name)' has no segue \(what)\(advice)", at: range, near: wanted ?? "", among: known)
  }

  /// What to write for a tap on a tab, on a bar button, on a button.
  private func adviceOnTapping(_ title: String, in x: ControllerID) -> String {
    let outline = program.outline
    let name = outline.names[Int(x.index)]
    let children = outline.parents.indices.filter { outline.parents[$0] == x.index }.map { outline.names[$0] }
    switch program.classes[Int(outline.classes[Int(x.index)].index)].kind {
    case .controller(.tabBar):
      guard let tab = children.first(where: { $0 == title }) ?? children.first else { return "" }
      return ": a tab is tapped by its view controller, as in '\(name).tap(\(tab))'"
    case .controller(let kind) where kind.isNavigation:
      return ": a tap on a bar button is written with the property that holds it, and '.tap()'"
    case .controller(.alert): return ""
    default: return ": a tap on a button is written with the property that holds it, and '.tap()'"
    }
  }
}
