/// Writes the scenario of a plan: header, classes, outlines, statements, what is expected at the end.
struct ImportWriter {
  let plan: ImportPlan
  var out: [UInt8] = []
  /// Blanks a level: one in trees whose indentation would outweigh what they say.
  private let step: Int
  /// The tab that each tab bar controller shows, as the statements so far leave it; by row.
  var selected: [Int32: Int32] = [:]

  static func write(_ plan: ImportPlan) -> [UInt8] {
    var writer = ImportWriter(plan)
    writer.header()
    writer.classes()
    writer.outlines()
    writer.statements()
    writer.expectations()
    writer.hints()
    while writer.out.count > 1, writer.out.suffix(2).elementsEqual([0x0a, 0x0a]) { writer.out.removeLast() }
    return plan.isAllComment ? writer.allComment() : writer.out
  }

  private init(_ plan: ImportPlan) {
    self.plan = plan
    step = plan.forest.nodes.contains { $0.line.level > 100 } ? 1 : 2
  }

  // MARK: Text

  mutating func line(_ text: String = "") {
    if !plan.commented.isEmpty, plan.commented[text] != nil { out += "// ".utf8 }
    out += text.utf8
    out.append(0x0a)
  }

  /// The same with each line a comment.
  private func allComment() -> [UInt8] {
    var result: [UInt8] = []
    for line in out.split(separator: 0x0a, omittingEmptySubsequences: false).dropLast() {
      if !line.isEmpty, !line.starts(with: "//".utf8) { result += "// ".utf8 }
      result += line
      result.append(0x0a)
    }
    return result
  }

  /// An empty line, unless the text begins or one is there.
  mutating func gap() {
    if out.count > 1, out[out.count - 2] != 0x0a { out.append(0x0a) }
  }

  func name(_ row: Int32) -> String { plan.names[Int(row)] }
  func node(_ row: Int32) -> DumpNode { plan.forest.nodes[Int(row)] }
  func kind(_ row: Int32) -> ControllerKind { plan.classes[Int(plan.classOf[Int(row)])].kind }

  // MARK: Header and classes

  private mutating func header() {
    line("// Imported from a dump. What a dump does not say stands in comments: uncomment what holds in the app.")
    if let ios = plan.ios { line("ios \(ios)") } else { line("// ios 17") }
    if let device = plan.device {
      line("device \(device)")
    } else if plan.mores.isEmpty {
      line("// device iPad landscape")
    }
  }

  private mutating func classes() {
    gap()
    for type in plan.classes where type.isDeclared {
      line("class \(type.name): \(type.kind.className) {")
      if let view = type.loadView { line("  loadView = \(plan.wordNames[Int(view)])") }
      line("}")
    }
    for word in plan.customPresentations() {
      line("class \(word.name): UIPresentationController {")
      if word.removes { line("  shouldRemovePresentersView = true") }
      line("}")
      line("class \(word.name)Maker: UIViewControllerTransitioningDelegate {")
      line("  presentationController(forPresented:presenting:source:) = \(word.name)")
      line("}")
    }
    for view in plan.declaredViews() { line("class \(view): UIView {\n}") }
  }

  // MARK: Outlines

  private mutating func outlines() {
    var standIns = 0
    var launches = 0
    for (row, tree) in plan.forest.trees.enumerated() where !plan.isOutside[row] {
      gap()
      guard !node(tree.root).isLeftOut else {
        var rows = [tree.root]
        comment(&rows, indentation: 0)
        continue
      }
      line(plan.windowName(row) == "window" ? "window" : "window \(plan.windowName(row))")
      if tree.kind == .presented {
        standIns += 1
        line("  \(Self.standIn(standIns)): UIViewController  // the dump does not show who presents")
      } else if plan.isLateRoot[row] {
        launches += 1
        line("  \(Self.launch(launches)): UIViewController  // until the first step: a window has a root at launch")
      } else {
        outline(tree.root, indentation: step)
      }
    }
    for row in plan.forest.nodes.indices where plan.hasOwnOutline(row) {
      gap()
      outline(Int32(truncatingIfNeeded: row), indentation: 0)
    }
  }

  private static func launch(_ number: Int) -> String { number < 2 ? "launchScreen" : "launchScreen\(number)" }

  static func standIn(_ number: Int) -> String { number < 2 ? "presenter" : "presenter\(number)" }

  private enum Item {
    case node(Int32, Int)
    case siblings(Int32, Int)
    case unseen(String, Int)
  }

  /// The tabs behind More, the last first. One that is shown is a tab itself; several are the stack of one.
  private func overflow(of more: ImportedMore, _ indentation: Int) -> [Item] {
    let tabs = plan.overflow(of: more)
    var items = more.standIns.reversed().map {
      Item.unseen("\($0): UIViewController  // the dump does not show which tabs are behind More", indentation)
    }
    items += tabs.reversed().map { .node($0, more.stackName == nil ? indentation : indentation + step) }
    if let name = more.stackName {
      items.append(
        .unseen("\(name): UINavigationController  // More shows its stack, or only the first is a tab", indentation))
    }
    return items
  }

  private mutating func outline(_ root: Int32, indentation: Int) {
    var pending = [Item.node(root, indentation)]
    var leftOut: [Int32] = []
    defer { comment(&leftOut, indentation: 0) }
    while let item = pending.popLast() {
      switch item {
      case .siblings(let row, let indentation):
        let next = node(row).nextSibling
        if next >= 0 { pending.append(.siblings(next, indentation)) }
        if plan.isMore(row) {
          pending += overflow(of: plan.mores[Int(plan.moreOf[Int(row)])], indentation)
        } else if !node(row).isLeftOut, !plan.hasOwnOutline(Int(row)), !plan.isCollapsedColumn(Int(row)) {
          pending.append(.node(row, indentation))
        } else if node(row).isLeftOut {
          leftOut.append(row)
        }
      case .unseen(let text, let indentation):
        out.append(contentsOf: repeatElement(0x20, count: indentation))
        line(text)
      case .node(let row, let indentation):
        comment(&leftOut, indentation: indentation)
        out.append(contentsOf: repeatElement(0x20, count: indentation))
        line("\(name(row)): \(plan.classes[Int(plan.classOf[Int(row)])].name)")
        let last = node(row).lastChild
        if last >= 0, !node(last).isLeftOut, plan.isCollapsedColumn(Int(last)) {
          pending.append(.node(last, indentation))
        }
        let first = node(row).firstChild
        if first >= 0 { pending.append(.siblings(first, indentation + step)) }
      }
    }
  }
}

extension ImportWriter {
  /// Those that are left out, above the line of the outline that comes next: there `format` keeps a comment.
  private mutating func comment(_ rows: inout [Int32], indentation: Int) {
    for row in rows {
      out.append(contentsOf: repeatElement(0x20, count: indentation))
      let above = node(row).above
      let place =
        above < 0 ? "" : node(row).isPresented ? ", presented by \(name(above))" : ", a child of \(name(above))"
      line("// \(name(row)): \(plan.classes[Int(plan.classOf[Int(row)])].name)\(place)")
    }
    rows.removeAll()
  }
}

extension ImportPlan {
  /// `window`, `window2`: the names for trees in a window.
  func windowName(_ tree: Int) -> String {
    let number = (0..<tree).count { !isOutside[$0] && !forest.nodes[Int(forest.trees[$0].root)].isLeftOut } + 1
    return number == 1 ? "window" : "window\(number)"
  }

  /// Whether a row begins an outline at column one.
  func hasOwnOutline(_ row: Int) -> Bool {
    let node = forest.nodes[row]
    guard !node.isLeftOut else { return false }
    if node.isPresented || isLate[row] || isPushed[row] { return true }
    if case .pushing(let pushed) = transition, Int(pushed) == row { return true }
    guard node.above < 0 else { return false }
    let tree = self.tree(ofRoot: row)
    return isOutside[tree] || isLateRoot[tree] || forest.trees[tree].kind == .presented
  }

  /// The tree that a root is the root of.
  func tree(ofRoot row: Int) -> Int {
    var low = 0
    var high = forest.trees.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if Int(forest.trees[middle].root) <= row { low = middle } else { high = middle }
    }
    return low
  }

  /// Presentation controllers of the app's own, each once.
  func customPresentations() -> [(name: String, removes: Bool)] {
    var result: [(name: String, removes: Bool)] = []
    var seen: Set<String> = []
    for row in forest.nodes.indices
    where !forest.nodes[row].isLeftOut && forest.nodes[row].line.presentation == .controller {
      guard let name = customPresentation(row), seen.insert(name).inserted else { continue }
      let above = Int(forest.nodes[row].above)
      let removes = above >= 0 && !forest.nodes[above].isInWindow && forest.nodes[above].isLoaded
      result.append((name, removes))
    }
    return result
  }

  /// The class of the app's own that presents a row; nil for UIKit's.
  func customPresentation(_ row: Int) -> String? {
    guard presentationOf[row] >= 0 else { return nil }
    let name = wordNames[Int(presentationOf[row])]
    return PresentedStyle.style(name) == nil && !PresentedStyle.isAlert(name) ? name : nil
  }

  /// View classes whose names alone would be taken for a slip.
  func declaredViews() -> [String] {
    var near = OneEditIndex()
    for type in UIKitClass.allCases where type.canBeNamed { near.insert(ArraySlice(type.name.utf8), -1) }
    for type in SystemClass.all { near.insert(ArraySlice(type.name.utf8), -1) }
    for (row, type) in classes.enumerated() where type.isDeclared {
      near.insert(ArraySlice(type.name.utf8), Int32(truncatingIfNeeded: row))
    }
    var result: [String] = []
    var seen: Set<Int32> = []
    for row in forest.nodes.indices where viewOf[row] >= 0 && seen.insert(viewOf[row]).inserted {
      let name = wordNames[Int(viewOf[row])]
      guard UIKitClass(named: name) == nil else { continue }
      let first = name.utf8.first ?? 0
      let isPlain = first.isCapital || first == UInt8(ascii: "_")
      if !isPlain || !near.candidates(ArraySlice(name.utf8)).isEmpty { result.append(name) }
    }
    return result
  }
}
