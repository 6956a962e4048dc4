/// What is on screen where pasted code does not say it.
extension Checker {
  /// A file with classes of Swift's and nothing that stands on screen: the one controller that it declares, or the
  /// question which one is meant.
  mutating func assumeOutline() {
    guard reading != .app, swift.isUsed, program.windows.isEmpty, program.outline.names.isEmpty,
      program.objects.isEmpty, !hasLaunch, !handsOverWindow
    else { return }
    if let lone = swift.lone, !program.classes[Int(lone.index)].isDeclared { return assumeLoneOutline(lone) }
    let controllers = classNodes.filter { isController(ClassID($0.row)) }
    guard let first = controllers.first else {
      assumeExtendedOutline()
      return
    }
    let range = declarations[Int(classNames[Int(first.row)].id)] ?? tree[first.node].range
    let starts = controllers.filter { mayBeFirst(ClassID($0.row)) }
    // Code in an extension makes what the file declares beside it.
    if starts.isEmpty, assumeExtendedOutline() { return }
    guard let only = starts.count == 1 ? starts.first : controllers.count == 1 ? first : nil else {
      // Of a file that shows nothing it is said what to write.
      if reading == .alone { return }
      let name = program.classes[Int((starts.first ?? first).row)].name
      report(
        "check.no-outline", "the file does not say what is on screen", at: range,
        notes: [.init("write below the classes: 'window', and in the next line '  home: \(name)'")])
      return
    }
    assumeOutline(ClassID(only.row), at: range)
  }

  /// The class that code at column one is taken for is what the app starts with, too.
  private mutating func assumeLoneOutline(_ type: ClassID) {
    guard let item = tree.items.first(where: { tree[$0].kind == .functionDeclaration || tree[$0].kind == .block })
    else {
      return
    }
    assumeOutline(type, at: tree[item].range)
  }

  /// A file of extensions alone: the one controller whose class they extend and do not make.
  @discardableResult
  private mutating func assumeExtendedOutline() -> Bool {
    var found: [(type: ClassID, range: SourceRange)] = []
    for item in tree.items where tree[item].kind == .extensionDeclaration {
      guard let name = tree[item].name, let type = knownClass(name), isController(type), !isMade(name),
        !UIKitNames.hasFrameworkPrefix(text(name)), !found.contains(where: { $0.type == type })
      else { continue }
      found.append((type, source.range(ofLine: source.line(of: Int(tree[item].range.start)))))
    }
    if found.count == 1 { assumeOutline(found[0].type, at: found[0].range) }
    return found.count == 1
  }

  private mutating func assumeOutline(_ type: ClassID, at range: SourceRange) {
    let own = program.classes[Int(type.index)].name
    let word = Self.shortName(own)
    let isTaken = word.isEmpty || word == "view" || swift.made[word] != nil || names.intern(word).namesNothing
    let name = isTaken ? "home" : word
    let entry = names.intern(name)
    grow()
    guard case .nothing = entity(entry) else { return }
    let root = Int32(program.outline.names.count)
    // Code that takes its navigation controller as there stands in one.
    let stack = standsInStack(type) ? names.intern("nav") : nil
    grow()
    if let stack, case .nothing = entity(stack) {
      let navigation = knownClass(names.intern("UINavigationController"))
      grow()
      if let navigation {
        append(stack, navigation, below: -1, range)
      }
    }
    let parent = Int32(program.outline.names.count) > root ? root : -1
    append(entry, type, below: parent, range)
    program.windows.append(WindowDeclaration(name: "window", root: ControllerID(root)))
    guard parent < 0 else {
      program.swift.assumedOutline = "window\n  nav: UINavigationController\n    \(name): \(own)"
      return remark(
        "check.assumed-outline",
        "'\(own)' is taken for what a navigation controller in the window shows, by the name '\(name)'", at: range,
        advice:
          "to say otherwise write 'window', in the next line '  nav: UINavigationController', and in the third '    \(name): \(own)'"
      )
    }
    program.swift.assumedOutline = "window\n  \(name): \(own)"
    remark(
      "check.assumed-outline", "'\(own)' is taken for the root view controller of the window, by the name '\(name)'",
      at: range, advice: "to say otherwise write 'window', and in the next line '  \(name): \(own)'")
  }

  /// Puts a controller into the outline that is assumed.
  private mutating func append(_ entry: Name, _ type: ClassID, below parent: Int32, _ range: SourceRange) {
    entities[Int(entry.id)] = .controller(Int32(program.outline.names.count))
    declarations[Int(entry.id)] = range
    program.outline.names.append(text(entry))
    program.outline.classes.append(type)
    program.outline.parents.append(parent)
    program.outline.offsets.append(range.start)
  }

  private func standsInStack(_ type: ClassID) -> Bool {
    classNodes.contains { row, node in row == type.index && tree.text(of: node, has: "navigationController!") }
  }

  /// Whether the file has the code that an app's launch runs.
  var hasLaunch: Bool {
    swift.members.values.contains { members in
      members.methods.values.contains { methods in methods.contains { $0.block != nil && isLaunch($0) } }
    }
  }

  /// Whether an app may start with a controller of a class: who is made by the others, or inherited from, is not what it
  /// starts with.
  func mayBeFirst(_ type: ClassID) -> Bool {
    !isMade(classNames[Int(type.index)])
      && !classNodes.contains { program.classes[Int($0.row)].superclass == type && isController(ClassID($0.row)) }
  }

  /// Whether the file makes one of a class: `DetailViewController()`, `as! DetailViewController`.
  func isMade(_ name: Name) -> Bool {
    for id in 0..<tree.nodeCount {
      let node = tree.nodes[id]
      if node.kind == .identifier || node.kind == .typeName, node.nameID == name.id {
        if node.kind == .typeName {
          if id + 1 < tree.nodeCount, tree.nodes[id + 1].kind == .cast { return true }
        } else if node.nextSiblingIndex >= 0, tree.nodes[Int(node.nextSiblingIndex)].kind == .call {
          return true
        }
      }
    }
    return false
  }
}
