extension Checker {
  /// Reads the outlines into the columns of the program, one pass over the entries, without recursion.
  mutating func checkOutlines() {
    let count = tree.outline.count
    program.outline.names.reserveCapacity(count)
    program.outline.classes.reserveCapacity(count)
    program.outline.parents.reserveCapacity(count)
    program.outline.offsets.reserveCapacity(count)
    reserveRows()
    // the controller that an entry became; -1 for objects and for what could not be read
    var controllers = [Int32](-1, times: count)
    let claims = claims()
    for item in tree.items {
      switch tree[item].kind {
      case .windowDeclaration: checkWindow(item, claims, &controllers)
      case .outlineDeclaration where !claims.isClaimed(item):
        checkTree(tree.outline(of: item), under: -1, claims, &controllers)
      default: break
      }
    }
    remarkRootBesideItsWindow()
    reportCircles(claims)
    checkInitializers(claims, controllers)
  }

  /// Reads an outline, and the outline of another controller where an initializer takes it: a stack of what is left to
  /// read instead of recursion.
  private mutating func checkTree(
    _ entries: Range<Int>, under parent: Int32, inWindow: Bool = false, _ claims: OutlineClaims,
    _ controllers: inout [Int32]
  ) {
    var pending: [Rest] = []
    var rest = Rest(entries, under: parent)
    while true {
      while rest.next < rest.end {
        let index = rest.next
        rest.next += 1
        checkEntry(index, under: rest.parent, inWindow: inWindow, &controllers)
        for taken in claims.taken(by: index) {
          pending.append(rest)
          rest = Rest(taken, under: controllers[index])
        }
      }
      guard let outer = pending.popLast() else { return }
      rest = outer
    }
  }

  /// What is left to read of an outline.
  private struct Rest {
    var next: Int
    let end: Int
    let parent: Int32

    init(_ entries: Range<Int>, under parent: Int32) {
      (next, end) = (entries.lowerBound, entries.upperBound)
      self.parent = parent
    }
  }

  private mutating func checkWindow(
    _ item: SyntaxNode.ID, _ claims: OutlineClaims, _ controllers: inout [Int32]
  ) {
    var name = Name.window
    var range = tree[item].range
    if let nameNode = tree.child(of: item, at: 0), let own = tree[nameNode].name {
      name = own
      range = tree[nameNode].range
    } else {
      range.end = range.start + 6
    }
    let row = Int32(program.windows.count)
    program.windows.append(WindowDeclaration(name: text(name), root: nil))
    if name == .window, case .window = entity(name) {
      report(
        "check.declared-twice", "a further window needs a name, as in 'window overlay'", at: range,
        notes: declarations[Int(name.id)].map { [Diagnostic.Note("the first window is here", at: $0)] } ?? [])
    } else {
      declare(name, .window(row), at: range)
    }
    var root: Int?
    checkTree(tree.outline(of: item), under: -1, inWindow: true, claims, &controllers)
    for index in tree.outline(of: item) {
      guard tree.outline[index].parent == nil else { continue }
      if let first = root {
        report(
          "check.window-roots", "a window has one root view controller", at: tree.outline[index].nameRange,
          notes: [
            Diagnostic.Note("the root is declared here", at: tree.outline[first].nameRange),
            secondRootNote(text(tree.outline[index].name), beside: text(tree.outline[first].name)),
          ])
      } else {
        root = index
        if controllers[index] >= 0 { program.windows[Int(row)].root = ControllerID(controllers[index]) }
      }
    }
  }

  /// Where to write a line that is indented as a window's root is, and is not the first.
  private func secondRootNote(_ name: String, beside root: String) -> Diagnostic.Note {
    let containers: [UIKitClass] = [
      .navigationController, .tabBarController, .splitViewController, .pageViewController,
    ]
    guard case .controller(let id)? = names.find(root).map({ entity($0) }),
      containers.contains(where: { bases[Int(program.outline.classes[Int(id)].index)].inherits(from: $0) })
    else {
      return .init("'\(name)' at column one exists, and is not on screen yet; 'window second' is another window")
    }
    return .init("indent '\(name)' by two more spaces to put it into '\(root)'")
  }

  /// A window without a root view controller, with an outline in the next line that is not indented.
  private mutating func remarkRootBesideItsWindow() {
    guard tree.items.contains(where: { tree[$0].kind == .windowDeclaration && tree.outline(of: $0).isEmpty }),
      !String(decoding: source.bytes, as: UTF8.self).hasText("rootViewController")
    else { return }
    for (item, next) in zip(tree.items, tree.items.dropFirst())
    where tree[item].kind == .windowDeclaration && tree.outline(of: item).isEmpty
      && tree[next].kind == .outlineDeclaration
      && source.line(of: Int(tree[next].range.start)) == source.line(of: Int(tree[item].range.start)) + 1
    {
      guard let root = tree.outline(of: next).first else { continue }
      let (name, type) = (text(tree.outline[root].name), text(tree.outline[root].className))
      remark(
        "check.window-roots", "the window has no root view controller", at: tree[item].range,
        advice: "indent the line below it: '  \(name): \(type)' is its root then")
    }
  }

  /// The class of a line of an outline, which begins with a capital letter unless the file declares it otherwise.
  private mutating func classOfEntry(_ name: Name, at range: SourceRange) -> ClassID? {
    guard names.utf8(of: name).first?.isSmall == true, knownClass(name) == nil else {
      return classOrPlain(name, at: range)
    }
    if case .controller = entity(name) { return classOrPlain(name, at: range) }
    report(
      "check.unknown-class", "unknown class '\(text(name))'", at: range,
      notes: [.init("the name of a class begins with a capital letter, as in 'home: HomeViewController'")])
    return nil
  }

  private mutating func checkEntry(
    _ index: Int, under outer: Int32, inWindow: Bool, _ controllers: inout [Int32]
  ) {
    let entry = tree.outline[index]
    // `struct ContentView: View`, and a line `home: ContentView`.
    if reading == .scenario, let id = swift.enums[entry.className.id],
      let value = swift.values[Int(id.index)].node, !isOfPresim(value)
    {
      let isView = supertypes(of: value).contains { tree[$0].name.map { text($0) } == "View" }
      report(
        "check.class",
        "'\(text(entry.className))' is \(tree[value].kind == .enumDeclaration ? "an enumeration" : "a structure"), and a line of an outline has a class",
        at: entry.classRange,
        notes: [
          .init(
            isView
              ? "write '\(text(entry.name)): UIHostingController'"
              : "write 'UIViewController', or the class that is meant")
        ])
      declare(entry.name, .someClass, at: entry.nameRange)
      unknownNames.insert(entry.name.id)
      return
    }
    guard let type = classOfEntry(entry.className, at: entry.classRange) else {
      // the name is known all the same, so that one mistake is one message
      declare(entry.name, .someClass, at: entry.nameRange)
      unknownNames.insert(entry.name.id)
      return
    }
    guard isController(type) else {
      checkObject(entry, type, inWindow: inWindow)
      return
    }
    let parent = entry.parent.map { controllers[$0] } ?? outer
    let id = enterController(text(entry.name), type, under: parent, at: entry.nameRange.start)
    controllers[index] = id
    declare(entry.name, .controller(id), at: entry.nameRange)
    if let above = entry.parent, parent < 0 {
      let owner = tree.outline[above]
      if classRows[Int(owner.className.id)] >= 0 {
        report(
          "check.outline", "'\(text(owner.name))' is not a view controller: nothing can go below it",
          at: entry.nameRange)
      }
    }
    if parent >= 0, let kind = bases[Int(type.index)].kind, kind.isNavigation,
      let above = bases[Int(program.outline.classes[Int(parent)].index)].kind, above.isNavigation
    {
      report(
        "check.outline", "a navigation controller cannot be in the stack of another: UIKit throws at the push",
        at: entry.nameRange)
    }
  }

  private mutating func checkObject(_ entry: OutlineEntry, _ type: ClassID, inWindow: Bool) {
    if bases[Int(type.index)] == .window {
      report(
        "check.outline",
        "a window is written 'window', with its root view controller below it; a further one has a name, as in 'window overlay'",
        at: entry.classRange)
      declare(entry.name, .someClass, at: entry.nameRange)
      unknownNames.insert(entry.name.id)
      return
    }
    if inWindow || entry.parent != nil {
      let name = program.classes[Int(type.index)].name
      // `class DetailViewController: UIView`
      let isMeant = name.hasSuffix("ViewController") && classNode(of: type.index) != nil
      report(
        "check.outline", "'\(name)' is not a view controller class", at: entry.classRange,
        notes: [
          .init(
            isMeant
              ? "'\(name)' inherits from '\(bases[Int(type.index)].name)': write 'class \(name): UIViewController'"
              : "an object is declared at column one, outside the outlines")
        ])
    }
    let id = enterObject(text(entry.name), type)
    declare(entry.name, .object(id), at: entry.nameRange)
  }

  /// Checks what UIKit's containers can hold. Styles are known by now.
  mutating func checkContainers() {
    var counts = [Int32](0, times: program.outline.names.count)
    let styles = styledSplits()
    for row in program.outline.names.indices {
      let parent = Int(program.outline.parents[row])
      guard parent >= 0, let kind = bases[Int(program.outline.classes[parent].index)].kind else { continue }
      counts[parent] += 1
      if let system = systemRows[program.outline.classes[parent].index], counts[parent] == 1 {
        let start = Int(program.outline.offsets[row])
        report(
          "check.outline", "'\(system.name)' is the system's: nothing of the app's stands below it",
          at: SourceRange(start, start + program.outline.names[row].utf8.count))
        continue
      }
      guard let (limit, what) = Self.room(kind, style: styles[Int32(parent)]), counts[parent] == limit + 1 else {
        continue
      }
      let name = program.outline.names[row]
      let start = Int(program.outline.offsets[row])
      report("check.outline", what, at: SourceRange(start, start + name.utf8.count))
    }
  }

  /// How many children a container takes; nil for any number.
  static func room(_ kind: ControllerKind, style: UInt8?) -> (Int32, String)? {
    switch kind {
    case .split:
      switch style ?? 0 {
      case 1: (2, "a split view controller of style 'doubleColumn' has two columns in an outline")
      case 2: (3, "a split view controller of style 'tripleColumn' has three columns in an outline")
      default: (2, "a split view controller without a column style has two columns")
      }
    case .arrangement: (2, "an arrangement view controller has two children, the primary and the secondary")
    case .page: (2, "a page view controller shows two pages at most; its other pages are outlines of their own")
    case .search: (1, "a search controller has one child, its results controller")
    case .alert, .activity, .documentPicker, .safari: (0, "a '\(kind.className)' has no children of the app's")
    default: nil
    }
  }

  /// The row of `style` for every split view controller that sets one, by controller.
  private func styledSplits() -> [Int32: UInt8] {
    var result: [Int32: UInt8] = [:]
    for (row, type) in program.outline.classes.enumerated() where bases[Int(type.index)].kind == .split {
      for item in program.classes[Int(type.index)].defaults where item.property == .style {
        if case .value(.enumeration(_, let style)) = item.value { result[Int32(row)] = style }
      }
    }
    for instruction in program.setup {
      guard case .assign(let path, .style, .value(.enumeration(_, let style))) = instruction.kind,
        case .value(.controller(let id)) = path.root, path.components.isEmpty
      else { continue }
      result[id.index] = style
    }
    return result
  }
}
