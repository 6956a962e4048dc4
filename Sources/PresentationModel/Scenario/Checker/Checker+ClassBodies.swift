extension Checker {
  /// Reads what class bodies say of properties and answers. Bodies of callbacks follow later, when all of it is known.
  mutating func checkClassBodies() {
    mentioning = Checker.forever
    program.lastMention = [Int32](-1, times: program.outline.names.count)
    // a class that implements a delegate's method conforms to its protocol, so that is settled first
    for (row, node) in classNodes {
      for item in tree.children(of: node) where tree[item].kind == .methodAnswer || tree[item].kind == .callback {
        guard let method = tree.child(of: item, at: 0), let callback = findCallback(method),
          let type = callback.info.delegateProtocol,
          isController(ClassID(row)) || bases[Int(row)] == .storyboardSegue
        else { continue }
        adopt(type, by: ClassID(row))
      }
    }
    noteObservedDelegates()
    for (row, node) in classNodes {
      for item in tree.children(of: node) {
        switch tree[item].kind {
        case .propertyDefault: checkDefault(item, ClassID(row))
        case .methodAnswer: checkAnswer(item, ClassID(row))
        default: break
        }
      }
    }
    mentioning = Checker.nowhere
  }

  /// Takes note of the delegate methods that `on name.…` gives to single controllers.
  mutating func noteObservedDelegates() {
    for item in columnOneItems() where tree[item].kind == .callbackStatement {
      guard let method = tree.child(of: item, at: 1), let type = findCallback(method)?.info.delegateProtocol,
        let path = tree.child(of: item, at: 0), let name = tree.loneName(of: path),
        case .controller(let id) = entity(name)
      else { continue }
      observed.append((id, type))
    }
  }

  /// Reads the bodies of callbacks in classes.
  mutating func checkBodiesOfClasses() {
    mentioning = Checker.forever
    for (row, node) in classNodes {
      for item in tree.children(of: node) where tree[item].kind == .callback {
        guard let method = tree.child(of: item, at: 0), let block = tree.child(of: item, at: 1) else { continue }
        let action = unwindAction(method, on: ClassID(row))
        guard let callback = action == nil ? callback(method, on: ClassID(row), hasBody: true) : .unwindAction else {
          continue
        }
        let body = lowerBlock(block, Scope(owner: ClassID(row), isClassBody: true, callback: callback))
        program.classes[Int(row)].callbacks.append(
          CallbackBody(callback: callback, body: body, owner: ClassID(row), action: action))
      }
    }
    mentioning = Checker.nowhere
  }

  private mutating func checkDefault(_ item: SyntaxNode.ID, _ type: ClassID) {
    guard let target = tree.child(of: item, at: 0), let value = tree.child(of: item, at: 1) else { return }
    guard let name = tree.loneName(of: target) else {
      report(
        "check.class-body",
        "a class body sets properties of its own; '\(tree.lineText(of: target))' is set in a callback",
        at: tree[target].range)
      return
    }
    let owner = StaticType(.instance(bases[Int(type.index)]), exact: true, classID: type)
    guard let info = property(name, of: owner, at: tree[target].range) else {
      if let member = takeOutside() { noteUnread(item, member.note) }
      // `panel = PanelView()`: a property of the class's own that lacks its 'let'.
      if let last = diagnostics.indices.last, diagnostics[last].range == tree[target].range,
        diagnostics[last].code == "check.unknown-property", diagnostics[last].notes.isEmpty,
        !diagnostics[last].message.hasText("is a method")
      {
        diagnostics[last].notes.append(.init("write 'let \(text(name)) = …' or 'var \(text(name)) = …' to declare it"))
      }
      return
    }
    guard info.standsInClassBody else {
      report(
        "check.read-only", "cannot assign to property: '\(info.name)' is a get-only property", at: tree[target].range)
      return
    }
    if info.property.isOfContainers || info.property == .tabs {
      report(
        "check.class-body", "a class does not say what its instances contain: '\(info.name)' is set in a callback",
        at: tree[target].range,
        notes: [.init("write 'on viewDidLoad { self.\(tree.lineText(of: item)) }', or indent it below an instance")])
      return
    }
    if info.property == .loadView { declareView(value) }
    let scope = Scope(owner: type, isClassBody: true, callback: nil)
    guard let lowered = self.value(value, expecting: info.type, takesNil: info.takesNil, scope) else { return }
    if let made = madeWithoutSwift(lowered) {
      let name = program.classes[Int(made.index)].name
      report(
        "check.class-body", "a class body does not run the Swift that makes a '\(name)'", at: tree[value].range,
        notes: [.init("declare a '\(name)' in the outline, and name that here")])
      return
    }
    program.classes[Int(type.index)].defaults.append(
      PropertyDefault(property: info.property, value: lowered, range: byteRange(tree[item].range)))
    let kind: ControllerKind?
    if case .controller(let own) = bases[Int(type.index)].classKind { kind = own } else { kind = nil }
    if !info.property.hasEffect(on: kind) { noteUnread(item, info.property.noteOfNoEffect) }
  }

  /// The class of the file's whose instance an expression makes, though its properties or its initialiser are Swift; nil for
  /// none.
  private func madeWithoutSwift(_ expression: Expression) -> ClassID? {
    switch expression {
    case .value(.classReference(let id)) where hasOwnFields(id) || hasOwnInitializer(id): id
    case .make(let id, _) where hasOwnFields(id) || hasOwnInitializer(id): id
    case .list(let parts): parts.lazy.compactMap { self.madeWithoutSwift($0) }.first
    default: nil
    }
  }

  private mutating func checkAnswer(_ item: SyntaxNode.ID, _ type: ClassID) {
    guard let method = tree.child(of: item, at: 0), let value = tree.child(of: item, at: 1),
      let callback = callback(method, on: type)
    else { return }
    let info = callback.info
    guard let answer = info.answer else {
      report(
        "check.class-body", "'\(info.signature)' returns nothing: write 'on \(tree.lineText(of: method)) { … }'",
        at: tree[item].range)
      return
    }
    let scope = Scope(owner: type, isClassBody: true, callback: callback)
    guard let lowered = self.value(value, expecting: answer, takesNil: answer.takesNil, scope) else { return }
    program.classes[Int(type.index)].answers.append(MethodAnswer(method: callback, value: lowered))
    if !callback.answerHasEffect { noteUnread(item, callback.noteOfNoEffect) }
  }

  /// Nothing is accepted silently: what nothing reads is reported once.
  mutating func noteUnread(_ item: SyntaxNode.ID, _ text: String) {
    guard !program.unread.contains(where: { $0.text == text }) else { return }
    program.unread.append(UnreadUse(line: source.line(of: Int(tree[item].range.start)), text: text))
  }

  /// Puts the rows of superclasses before those of each class, which win.
  mutating func flattenClasses() {
    guard !classNodes.isEmpty else { return }
    var done = Set<Int32>()
    var depths = [Int](repeating: 0, count: program.classes.count)
    for (start, _) in classNodes {
      var pending: [Int32] = []
      var next: Int32? = start
      while let row = next, !done.contains(row), program.classes[Int(row)].isDeclared {
        pending.append(row)
        done.insert(row)
        next = program.classes[Int(row)].superclass?.index
      }
      for row in pending.reversed() {
        guard let parent = program.classes[Int(row)].superclass else { continue }
        let above = program.classes[Int(parent.index)]
        if above.isDeclared { depths[Int(row)] = depths[Int(parent.index)] + 1 }
        if depths[Int(row)] > Simulator.superclassLimit {
          // Classes that inherit from this one are wrong for the same reason: only the first is reported.
          if depths[Int(row)] == Simulator.superclassLimit + 1 { reportTooManySuperclasses(row) }
          continue
        }
        if !above.defaults.isEmpty {
          program.classes[Int(row)].defaults = above.defaults + program.classes[Int(row)].defaults
        }
        if !above.answers.isEmpty {
          program.classes[Int(row)].answers = above.answers + program.classes[Int(row)].answers
        }
        if !above.callbacks.isEmpty {
          let inherited = inherited(above.callbacks, by: row)
          program.classes[Int(row)].callbacks = inherited + program.classes[Int(row)].callbacks
        }
        for action in above.actions where !program.classes[Int(row)].actions.contains(action) {
          program.classes[Int(row)].actions.append(action)
        }
        for type in above.protocols where !program.classes[Int(row)].protocols.contains(type) {
          program.classes[Int(row)].protocols.append(type)
        }
      }
    }
  }

  /// The bodies that a class has from above: an override of Swift's takes the place of the one that it overrides, and
  /// calls it by `super`.
  private func inherited(_ above: [CallbackBody], by row: Int32) -> [CallbackBody] {
    guard swift.classes.contains(row) else { return above }
    func isSwift(_ entry: CallbackBody) -> Bool { program.bodies[Int(entry.body.index)].function >= 0 }
    let own = program.classes[Int(row)].callbacks
    return above.filter { entry in
      !isSwift(entry)
        || !own.contains { isSwift($0) && $0.callback == entry.callback && $0.action == entry.action }
    }
  }

  private mutating func reportTooManySuperclasses(_ row: Int32) {
    let name = classNames[Int(row)]
    guard let range = declarations[Int(name.id)] else { return }
    report(
      "check.class-depth",
      "class '\(text(name))' inherits from more than \(Simulator.superclassLimit) classes of the file", at: range)
  }

  // MARK: Callbacks

  /// The callback that a method name means, without a word where it means none.
  func findCallback(_ node: SyntaxNode.ID) -> Callback? {
    let base = text(tree.baseName(of: node))
    let labels = labels(node)
    let (all, count) = (CallbackInfo.all, base.utf8.count)
    for row in all.indices
    where all[row].name.utf8.count == count && all[row].name == base && all[row].answersTo(labels) {
      // One method, which has had another name.
      let found = all[row].callback
      return found == .canPerformUnwindSegueActionWithSender ? .canPerformUnwindSegueAction : found
    }
    return nil
  }

  /// The labels written after a method name; nil where no parentheses are written.
  private func labels(_ node: SyntaxNode.ID) -> [String]? {
    let labels = tree.children(of: node).compactMap { tree[$0].name.map { names[$0] } }
    if !labels.isEmpty { return labels }
    return tree.text(of: node).utf8.last == UInt8(ascii: ")") ? [] : nil
  }

  /// The callback that a method name means on instances of a class, or a report of what is wrong with it.
  mutating func callback(_ node: SyntaxNode.ID, on type: ClassID, hasBody: Bool = false) -> Callback? {
    let range = tree[node].range
    let base = text(tree.baseName(of: node))
    let owner = program.classes[Int(type.index)].name
    guard let found = findCallback(node) else {
      let written = tree.lineText(of: node)
      if let member = OutsideMembers.member(base, isMethod: true, of: bases[Int(type.index)]) {
        report("check.not-simulated", member.refusalOfABody, at: range)
        return nil
      }
      if let protocolName = OutsideDelegateMethods.owner(of: base, writtenAs: written) {
        report(
          "check.not-simulated", "'\(written)' belongs to \(protocolName), and presim never calls it", at: range,
          notes: [Diagnostic.Note("write what it does as a step of its own, where UIKit would call it")])
        return nil
      }
      let sameBase = CallbackInfo.all.filter { $0.name == base }
      if let subject = NotSupportedYet.subject(of: base) {
        reportUnsupported(written, subject, at: range)
      } else if sameBase.count == 1, labels(node) != nil {
        report(
          "check.unknown-callback", "incorrect labels in '\(written)'", at: range,
          notes: [Diagnostic.Note("did you mean '\(sameBase[0].signature)'?")])
      } else if !sameBase.isEmpty {
        report(
          "check.unknown-callback", "'\(written)' names no method that presim calls", at: range,
          notes: sameBase.map { Diagnostic.Note("there is '\($0.signature)'") })
      } else {
        let near = nearest(base, among: CallbackInfo.all.map { $0.name } + (suggestions > 0 ? actions.sorted() : []))
        let meant = near.map { near in
          let methods = CallbackInfo.all.filter { $0.name == near }
          return methods.count == 1 && labels(node) != nil ? methods[0].signature : near
        }
        report(
          "check.unknown-callback", "'\(written)' names no method that presim calls", at: range,
          notes: meant.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
      }
      return nil
    }
    let info = found.info
    if found == .canPerformAction, hasBody {
      report(
        "check.unknown-callback",
        "'\(info.signature)' runs no body here: give it a value, as in '\(info.signature) = false'",
        at: range)
      return nil
    }
    if let wanted = info.delegateProtocol {
      let isAnswerOfItself =
        bases[Int(type.index)].inherits(from: .presentationController)
        && (found == .adaptivePresentationStyle || found == .adaptivePresentationStyleTraits)
      if !isController(type), !isAnswerOfItself, !conforms(type, to: wanted) {
        report(
          "check.unknown-callback", "'\(info.signature)' belongs to '\(wanted.name)', which '\(owner)' does not name",
          at: range)
        return nil
      }
    } else if !bases[Int(type.index)].inherits(from: info.owner), found != .deinitialize {
      let whose =
        switch info.owner {
        case .viewController: "view controllers"
        case .presentationController: "presentation controllers"
        default: "'\(info.owner.name)'"
        }
      report(
        "check.unknown-callback", "'\(info.signature)' is a method of \(whose), and '\(owner)' is none", at: range)
      return nil
    }
    return found
  }
}
