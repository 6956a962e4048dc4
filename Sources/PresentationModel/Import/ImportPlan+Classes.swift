extension ImportPlan {
  init(_ source: SourceText, _ forest: DumpForest, ios: String?, device: String?) {
    self.source = source
    self.forest = forest
    self.ios = ios
    self.device = device
    isLate = Array(repeating: false, count: forest.nodes.count)
    isPushed = isLate
    isLateRoot = Array(repeating: false, count: forest.trees.count)
    isOutside = forest.trees.map { $0.kind == .detached }
    findVersion()
    makeClasses()
    moreOf = Array(repeating: -1, count: forest.nodes.count)
    findMores()
    leaveOutWhatNoScenarioHas()
    declareClasses()
    makeNames()
    findDevice()
    for tree in forest.trees.indices where forest.trees[tree].kind == .root {
      let root = Int(forest.trees[tree].root)
      // Nothing covers it and it is not on screen: a tree that no window shows.
      if forest.nodes[root].line.state == .disappeared, !forest.nodes[root].isInWindow, forest.nodes[root].presented < 0
      {
        isOutside[tree] = true
      }
    }
  }

  func text(_ range: Range<Int>) -> ArraySlice<UInt8> { source.bytes[range] }

  // MARK: Version

  private mutating func findVersion() {
    var isOld = false
    var hasColon = false
    var hasOldSplit = false
    var hasOldAlert = false
    let oldAlert = ViewClass.name(.alert, UIKitVersion(12))
    let oldSplit = ViewClass.name(.split, UIKitVersion(10))
    for node in forest.nodes {
      isOld = isOld || node.line.hasOldBlanks
      hasColon = hasColon || node.line.hasColon
      guard let view = node.line.viewClass else { continue }
      if text(view).elementsEqual(oldAlert.utf8) { hasOldAlert = true }
      // A third column is iOS 14's, whatever the view.
      if text(view).elementsEqual(oldSplit.utf8), !hasThreeChildren(node),
        text(node.line.className).elementsEqual(ControllerKind.split.className.utf8)
      {
        hasOldSplit = true
      }
    }
    if ios == nil { ios = isOld || hasOldSplit ? "10" : hasOldAlert ? "12" : hasColon ? "18" : nil }
    // A class that only a later version has says so itself.
    for node in forest.nodes where ios == nil {
      let name = String(decoding: text(node.line.className), as: UTF8.self)
      if let first = UIKitClass(named: name)?.availability.iOS, first > UIKitVersion(17) { ios = first.text }
    }
    guard let ios else { return }
    let numbers = Self.numbers(ios)
    if let newest = numbers.max() { version = UIKitVersion(newest) }
    if let first = numbers.min() { oldest = UIKitVersion(first) }
  }

  private func hasThreeChildren(_ node: DumpNode) -> Bool {
    guard node.firstChild >= 0 else { return false }
    let second = forest.nodes[Int(node.firstChild)].nextSibling
    return second >= 0 && forest.nodes[Int(second)].nextSibling >= 0
  }

  /// The numbers of a list of versions, without those of minor ones.
  private static func numbers(_ list: String) -> [Int] {
    var result: [Int] = []
    var number: Int?
    var isMinor = false
    for byte in list.utf8 + [0x20] {
      if byte.isDigit, (number ?? 0) < 1000 {
        number = (number ?? 0) * 10 + Int(byte - 0x30)
      } else {
        if let found = number, !isMinor { result.append(found) }
        number = nil
        isMinor = byte == UInt8(ascii: ".")
      }
    }
    return result
  }

  // MARK: Classes

  private mutating func makeClasses() {
    var table = WordTable()
    var rawOf: [Int32] = []
    for node in forest.nodes {
      rawOf.append(table.row(text(node.line.className)))
      viewOf.append(node.line.viewClass.map { words.row(text($0)) } ?? -1)
      presentationOf.append(node.line.presentationClass.map { words.row(text($0)) } ?? -1)
    }
    let controllerNames = Self.distinct(table.words)
    wordNames = words.words.map { word in
      let name = String(decoding: SwiftClassName.short(ArraySlice(word)), as: UTF8.self)
      return PresentedStyle.printed(name)
    }
    var first = [Int32](repeating: -1, count: table.words.count)
    var classRow = [Int32](repeating: -1, count: table.words.count)
    var rowsByName: [String: Int32] = [:]
    for (row, raw) in rawOf.enumerated() where first[Int(raw)] < 0 || !forest.nodes[Int(first[Int(raw)])].isLoaded {
      if first[Int(raw)] < 0 || forest.nodes[row].isLoaded { first[Int(raw)] = Int32(truncatingIfNeeded: row) }
    }
    for raw in table.words.indices {
      var name = controllerNames[raw]
      let uikit = UIKitClass(named: name).flatMap { $0.canBeNamed ? $0 : nil }
      if let uikit, uikit.kind == nil { name += "_" }
      if Name.words.contains(where: { "\($0)" == name }) { name += "_" }
      if let known = rowsByName[name] {
        classRow[raw] = known
        continue
      }
      let system = uikit == nil ? SystemClass.named(name) : nil
      let (kind, ground) =
        (uikit?.kind ?? system.map { $0.superclass.kind ?? .plain }).map { ($0, nil) } ?? kind(of: first[raw], name)
      classRow[raw] = Int32(truncatingIfNeeded: classes.count)
      rowsByName[name] = classRow[raw]
      classes.append(
        ImportedClass(
          name: name, kind: kind, isUIKits: uikit?.kind != nil || system != nil, isSystems: system != nil))
      if let ground { notes.append(ImportNote(line: forest.nodes[Int(first[raw])].number, text: ground)) }
    }
    classOf = rawOf.map { classRow[Int($0)] }
  }

  /// Names without modules, with them where two classes would become one.
  private static func distinct(_ words: [[UInt8]]) -> [String] {
    var taken: [String: Int] = [:]
    var result = words.map { String(decoding: SwiftClassName.short(ArraySlice($0)), as: UTF8.self) }
    for (row, name) in result.enumerated() {
      if let other = taken[name] {
        // Generic hosts are one class; whatever else has two modules stays two.
        if name == "UIHostingController" { continue }
        result[other] = String(decoding: SwiftClassName.long(ArraySlice(words[other])), as: UTF8.self)
        result[row] = String(decoding: SwiftClassName.long(ArraySlice(words[row])), as: UTF8.self)
      } else {
        taken[name] = row
      }
    }
    return result
  }

  /// The kind of a class of the app's own, by its view, its name, its children.
  private func kind(of row: Int32, _ name: String) -> (ControllerKind, String?) {
    let node = forest.nodes[Int(row)]
    if node.line.presentation == .controller, presentationOf[Int(row)] >= 0,
      PresentedStyle.isAlert(wordNames[Int(presentationOf[Int(row)])])
    {
      return (.alert, nil)
    }
    if name == Self.moreClass { return (.navigation, nil) }
    let view = viewOf[Int(row)] >= 0 ? wordNames[Int(viewOf[Int(row)])] : nil
    if let view, let kind = StandardView.kind(view) { return (kind, nil) }
    let container = ViewClass.name(.navigation, version)
    guard view == container || view == nil && node.firstChild >= 0 else { return (.plain, nil) }
    let candidates: [(ControllerKind, Int)] = [(.tabBar, "TabBar"), (.split, "Split"), (.navigation, "Nav")]
      .compactMap { kind, part in name.lastIndex(ofText: part).map { (kind, $0) } }
    if let found = candidates.max(by: { $0.1 < $1.1 }) {
      return (found.0, "'\(name)' is taken for a subclass of '\(found.0.className)' because of its name")
    }
    guard view != nil else { return (.plain, nil) }
    var child = node.firstChild
    while child >= 0 {
      let next = forest.nodes[Int(child)].nextSibling
      if next >= 0, let state = forest.nodes[Int(child)].line.state, state != .disappeared {
        return (.tabBar, "'\(name)' is taken for a subclass of 'UITabBarController': a child before the last is shown")
      }
      child = next
    }
    return (.navigation, "'\(name)' is taken for a subclass of 'UINavigationController': it has UIKit's container view")
  }

  /// Which classes need a declaration: those below another class than `UIViewController`, those with views of their
  /// own, and those whose names alone would be taken for a slip.
  private mutating func declareClasses() {
    var views = [Int32](repeating: -1, count: classes.count)
    var isUniform = [Bool](repeating: true, count: classes.count)
    var isWritten = [Bool](repeating: false, count: classes.count)
    for row in forest.nodes.indices where moreOf[row] < 0 { isWritten[Int(classOf[row])] = true }
    for row in forest.nodes.indices where viewOf[row] >= 0 && !forest.nodes[row].isLeftOut {
      let type = Int(classOf[row])
      if views[type] < 0 { views[type] = viewOf[row] }
      if wordNames[Int(views[type])] != wordNames[Int(viewOf[row])] { isUniform[type] = false }
    }
    var near = OneEditIndex()
    for (row, type) in classes.enumerated() { near.insert(ArraySlice(type.name.utf8), Int32(truncatingIfNeeded: row)) }
    for type in UIKitClass.allCases where type.canBeNamed { near.insert(ArraySlice(type.name.utf8), -1) }
    for type in SystemClass.all { near.insert(ArraySlice(type.name.utf8), -1) }
    for row in classes.indices where !classes[row].isUIKits && isWritten[row] {
      let type = classes[row]
      if isUniform[row], views[row] >= 0, wordNames[Int(views[row])] != ViewClass.name(type.kind, version) {
        classes[row].loadView = views[row]
      }
      classes[row].isDeclared =
        type.kind != .plain || UndeclaredClassIsWhatItsNameSays.container(of: type.name) != nil
        || classes[row].loadView != nil || UIKitNames.hasFrameworkPrefix(type.name)
        || SystemClass.noViewControllers.contains(type.name)
        || near.candidates(ArraySlice(type.name.utf8)).contains { $0 != Int32(truncatingIfNeeded: row) }
    }
  }

  // MARK: What cannot be said

  private mutating func leaveOutWhatNoScenarioHas() {
    var counts = [Int32](repeating: 0, count: forest.nodes.count)
    for row in forest.nodes.indices {
      let above = Int(forest.nodes[row].above)
      guard above >= 0 else { continue }
      if forest.nodes[above].isLeftOut {
        forest.nodes[row].isLeftOut = true
        continue
      }
      guard !forest.nodes[row].isPresented, !forest.nodes[row].isLeftOut else { continue }
      counts[above] += 1
      let type = classes[Int(classOf[above])]
      let kind = classes[Int(classOf[row])].kind
      if kind.isNavigation, type.kind.isNavigation, !isCollapsedColumn(row) {
        leaveOut(row, "a navigation controller inside a stack cannot be written as a scenario: it is left out")
      } else if let room = room(type), counts[above] > room {
        leaveOut(
          row,
          room == 0
            ? "a '\(type.isSystems ? type.name : type.kind.className)' has no children in a scenario: this one is left out"
            : type.kind == .split && room < 3
              ? "before iOS 14 a '\(type.kind.className)' has two columns: this one is left as a comment"
              : "a '\(type.kind.className)' has at most \(room) children in a scenario: this one is left out")
      }
    }
  }

  /// How many children a scenario can give to a controller; nil for any number.
  private func room(_ type: ImportedClass) -> Int32? {
    // The style of three columns is iOS 14's.
    type.isSystems ? 0 : Checker.room(type.kind, style: oldest < UIKitVersion(14) ? nil : UInt8(2))?.0
  }

  /// Whether a navigation controller on a stack is the second column of a collapsed split view controller.
  func isCollapsedColumn(_ row: Int) -> Bool {
    let nav = Int(forest.nodes[row].above)
    guard nav >= 0, !forest.nodes[row].isPresented, !forest.nodes[nav].isPresented else { return false }
    let split = Int(forest.nodes[nav].above)
    guard split >= 0, classes[Int(classOf[split])].kind == .split, classes[Int(classOf[nav])].kind.isNavigation,
      classes[Int(classOf[row])].kind.isNavigation
    else { return false }
    return forest.nodes[split].firstChild == Int32(truncatingIfNeeded: nav) && forest.nodes[nav].nextSibling < 0
      && forest.nodes[row].nextSibling < 0
  }

  mutating func leaveOut(_ row: Int, _ message: String) {
    forest.nodes[row].isLeftOut = true
    let range = forest.nodes[row].line.controller
    forest.diagnostics.append(
      Diagnostic(
        "import.left-out", message, at: SourceRange(range.lowerBound, range.upperBound), severity: .warning))
  }

  // MARK: Device

  private mutating func findDevice() {
    guard device == nil else { return }
    if let more = mores.first {
      // Where all tabs fit there is no More.
      let found = Self.device(ofBar: children(of: more.tabs).count - 1)
      if let found, found.orientation == .landscape { device = "\(found.name) landscape" }
      return
    }
    for row in forest.nodes.indices where !forest.nodes[row].isLeftOut {
      let node = forest.nodes[row]
      if classes[Int(classOf[row])].kind == .split, node.firstChild >= 0,
        forest.nodes[Int(node.firstChild)].nextSibling >= 0
      {
        device = "iPad landscape"
        return
      }
      // An iPhone would show a More tab.
      if classes[Int(classOf[row])].kind == .tabBar,
        SixthTabGoesToMore.barCount(
          children(of: Int32(truncatingIfNeeded: row)).count, in: Environment(device: .iPhone, orientation: .portrait))
          != nil
      {
        device = "iPad landscape"
        return
      }
      guard presentationOf[row] >= 0 else { continue }
      let name = wordNames[Int(presentationOf[row])]
      if PresentedStyle.isPopover(name) {
        device = "iPad landscape"
        return
      }
      switch PresentedStyle.style(name) {
      case .pageSheet, .formSheet:
        // A sheet on an iPhone of that time is full screen (ADP-01).
        if version < UIKitVersion(13) {
          device = "iPad landscape"
          return
        }
      case .blurOverFullScreen:
        device = "TV"
        return
      default: break
      }
    }
  }
}
