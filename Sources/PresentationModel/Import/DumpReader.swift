/// Finds the controller lines of a text and puts them together: what lldb, Xcode's console, Chisel, a log file or a
/// snapshot has around them does no harm.
struct DumpReader {
  private let source: SourceText
  private var forest = DumpForest()
  /// The open lines of the tree, outermost first, with their levels.
  private var open: [(level: Int, row: Int32)] = []
  /// Set while only the next line can say whether a first line with a plus is of level `bars` or `bars + 1`.
  private var undecidedPlus = false
  private var strangers: (start: Int, end: Int, count: Int, nodes: Int)?
  /// Those of them that describe an object, as a controller line that was changed does.
  private var objects: (start: Int, end: Int, count: Int)?
  private var other: (offset: Int, isChisel: Bool)?
  /// Rows by address or, in presim's own dumps, by class and name.
  private var identities: [[UInt8]: Int32] = [:]
  /// Trees of which a later line prints the root again.
  private var outdated: Set<Int> = []

  static func read(_ source: SourceText) -> DumpForest {
    var reader = DumpReader(source: source)
    source.bytes.withUnsafeBufferPointer { reader.scan($0) }
    return reader.finish()
  }

  private init(source: SourceText) { self.source = source }

  // MARK: Lines

  private mutating func scan(_ bytes: UnsafeBufferPointer<UInt8>) {
    var number = 1
    var start = source.start
    while start < bytes.count {
      var end = start
      while end < bytes.count, bytes[end] != 0x0a { end += 1 }
      scanLine(bytes, start, end > start && bytes[end - 1] == 0x0d ? end - 1 : end, number)
      number += 1
      start = end + 1
    }
    reportStrangers()
  }

  /// A line; one in quotes may hold several, with `\n` between them.
  private mutating func scanLine(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int, _ number: Int) {
    var index = start
    var pieceStart = start
    var hasController = false
    var isSecond = false
    var lineEnd = start
    var isEndKnown = false
    while index < end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\\"), index + 1 < end, bytes[index + 1] == UInt8(ascii: "n") {
        (pieceStart, isSecond, isEndKnown) = (index + 2, false, false)
        index += 2
      } else if byte == UInt8(ascii: "<") {
        // Found once for all controllers in the piece.
        if lineEnd <= index { lineEnd = index + 1 } else { lineEnd = min(lineEnd, end) }
        while !isEndKnown, lineEnd < end,
          bytes[lineEnd] != UInt8(ascii: "\\") || lineEnd + 1 < end && bytes[lineEnd + 1] != 0x6e
        {
          lineEnd += 1
        }
        isEndKnown = true
        let isLikely = !hasController && isGutter(bytes, pieceStart, index)
        if let line = DumpLineReader.read(
          bytes, at: index, lineStart: pieceStart, limit: lineEnd, isLikely: isLikely)
        {
          if isSecond {
            warn("a second controller begins here: a line break is missing", index, line.controller.upperBound)
          }
          take(line, number, bytes)
          (hasController, isSecond) = (true, true)
          index = max(line.end, index + 1)
          pieceStart = index
        } else {
          noteOther(bytes, index, lineEnd)
          index += 1
        }
      } else {
        index += 1
      }
    }
    if hasController { reportStrangers() } else { addStranger(bytes, start, end) }
  }

  /// Whether nothing but blanks, bars, a plus or a comment mark is before a controller.
  private func isGutter(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    guard end - start < 1 << 16 else { return false }
    var index = start
    while index < end {
      switch bytes[index] {
      case 0x20, 0x09, UInt8(ascii: "|"), UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: "*"), UInt8(ascii: ">"),
        UInt8(ascii: "\""), UInt8(ascii: "`"), UInt8(ascii: "@"):
        index += 1
      default: return false
      }
    }
    return true
  }

  /// A line that is no controller line: what is between the controllers is reported, each run of lines once.
  private mutating func addStranger(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    var first = start
    while first < end, bytes[first] == 0x20 || bytes[first] == 0x09 { first += 1 }
    guard first < end, !isPrompt(bytes, first, end) else { return }
    if strangers == nil { strangers = (first, min(end, first + 80), 0, forest.nodes.count) }
    strangers?.count += 1
    guard isObject(bytes, first, end) else { return }
    if objects == nil { objects = (first, min(end, first + 80), 0) }
    objects?.count += 1
  }

  /// `<App.Cart: 0x1f; frame = …`, behind bars or a plus too.
  private func isObject(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    var index = start
    while index < end, [0x20, 0x09, UInt8(ascii: "|"), UInt8(ascii: "+")].contains(bytes[index]) { index += 1 }
    guard index < end, bytes[index] == UInt8(ascii: "<") else { return false }
    index += 1
    let name = index
    while index < end, DumpLineReader.isClassByte(bytes[index]) { index += 1 }
    guard index > name else { return false }
    if index < end, bytes[index] == UInt8(ascii: ":") { index += 1 }
    return index + 2 < end && bytes[index] == 0x20 && bytes[index + 1] == 0x30 && bytes[index + 2] == UInt8(ascii: "x")
  }

  /// What people copy with a dump: prompts, comments, quotes alone in a line.
  private func isPrompt(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Bool {
    func begins(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      return start + count <= end && (0..<count).allSatisfy { bytes[start + $0] == text.utf8Start[$0] }
    }
    if begins("#") || begins("(lldb)") || begins("cy#") || begins("```") || begins("//") || begins("po ") {
      return true
    }
    return (start..<end).allSatisfy { [UInt8(ascii: "\""), 0x60, 0x40, 0x2a, 0x3e, 0x7c, 0x20].contains(bytes[$0]) }
  }

  private mutating func reportStrangers() {
    guard let found = strangers else { return }
    let object = objects
    (strangers, objects) = (nil, nil)
    func what(_ count: Int) -> String {
      count == 1 ? "this line is no controller line" : "these \(count) lines are no controller lines"
    }
    // A log around the dump is the rule on Xcode's console; only inside one is it worth a word, and where it is an
    // object that is described.
    if found.nodes > 0 { pendingStrangers.append((found.start, found.end, what(found.count), found.nodes)) }
    if let object { pendingObjects.append((object.start, object.end, what(object.count), found.nodes)) }
  }
  private var pendingObjects: [(start: Int, end: Int, what: String, nodes: Int)] = []
  private var pendingStrangers: [(start: Int, end: Int, what: String, nodes: Int)] = []

  /// What people take for a hierarchy of controllers.
  private mutating func noteOther(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) {
    guard other == nil else { return }
    var index = start + 1
    while index < end, DumpLineReader.isClassByte(bytes[index]) { index += 1 }
    guard index > start + 1, index + 1 < end, bytes[index] == UInt8(ascii: ":"), bytes[index + 1] == 0x20 else {
      return
    }
    while index < end, bytes[index] != UInt8(ascii: ";"), bytes[index] != UInt8(ascii: ">"),
      bytes[index] != UInt8(ascii: "<")
    { index += 1 }
    func follows(_ text: StaticString) -> Bool {
      let count = text.utf8CodeUnitCount
      return index + count <= end && (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
    }
    if follows("; view = ") { other = (start, true) } else if follows("; frame = ") { other = (start, false) }
  }

  // MARK: Trees

  private mutating func take(_ line: DumpLine, _ number: Int, _ bytes: UnsafeBufferPointer<UInt8>) {
    if let problem = line.problem {
      warn(problem.message, min(problem.offset, max(0, source.bytes.count)), problem.offset)
    } else if !line.isGutterStrict {
      warn("indentation must be '   | ' repeated", line.gutter.lowerBound, line.gutter.upperBound)
    }
    var node = DumpNode(line: line, number: number)
    let row = Int32(truncatingIfNeeded: forest.nodes.count)
    let key = identity(line, bytes)
    let known = key.flatMap { identities[$0] }
    if undecidedPlus { decidePlus(line.level) }
    var level = line.level
    if open.isEmpty || level <= open[0].level || line.presentation == .null {
      begin(row, line, known)
      level = line.hasPlus ? line.bars : level
      open = [(level, row)]
      undecidedPlus = line.hasPlus && line.presentation != .null
      if line.hasPlus, line.presentation == .null { open[0].level = 0 }
      if line.bars > 0, line.problem == nil, line.isGutterStrict {
        warn(
          "the lines above this one are missing: it is taken for a root", line.controller.lowerBound,
          line.controller.upperBound)
      }
    } else {
      attach(&node, row, level)
      open.append((level, row))
      if known != nil, line.address != nil {
        let first = forest.nodes[Int(known ?? 0)].number
        let text = string(line.address ?? 0..<0)
        warn(
          "'\(text)' is the controller of line \(first) already", line.controller.lowerBound, line.controller.upperBound
        )
      }
    }
    if let key { identities[key] = row }
    forest.nodes.append(node)
  }

  /// A new tree. One whose root is known is another print of the same hierarchy: the last one counts.
  private mutating func begin(_ row: Int32, _ line: DumpLine, _ known: Int32?) {
    if let known {
      var low = 0
      var high = forest.trees.count
      while low + 1 < high {
        let middle = (low + high) / 2
        if forest.trees[middle].root <= known { low = middle } else { high = middle }
      }
      // A part of it printed again leaves the whole as it was printed.
      outdated.insert(forest.trees[low].root == known ? low : forest.trees.count)
    }
    let kind: DumpTree.Kind =
      line.presentation == .null ? .detached : line.hasPlus || line.presentation == .controller ? .presented : .root
    forest.trees.append(DumpTree(root: row, kind: kind))
  }

  /// The next line decides: at one bar, the plus line is level 0; at two, its presenter's lines are missing.
  private mutating func decidePlus(_ level: Int) {
    undecidedPlus = false
    if let first = open.first, level > first.level + 1 { open[0].level += 1 }
  }

  private mutating func attach(_ node: inout DumpNode, _ row: Int32, _ level: Int) {
    let line = node.line
    let deepest = open[open.count - 1].level
    while let last = open.last, last.level >= level { open.removeLast() }
    let parent = open[open.count - 1].row
    if level > deepest + 1 {
      warn("level \(level) under a line of level \(deepest)", line.controller.lowerBound, line.controller.upperBound)
    }
    var isPresented = line.hasPlus || line.presentation == .controller
    if line.hasPlus != (line.presentation == .controller), line.problem == nil {
      warn("'   + ' and ', presented with: ' go together", line.controller.lowerBound, line.controller.upperBound)
    }
    let owner = Int(parent)
    if isPresented, forest.nodes[owner].presented >= 0 {
      let first = forest.nodes[Int(forest.nodes[owner].presented)].number
      warn(
        "'\(string(forest.nodes[owner].line.className))' already presents the controller of line \(first)",
        line.controller.lowerBound, line.controller.upperBound)
      node.isLeftOut = true
      isPresented = true
    }
    node.above = parent
    node.isPresented = isPresented
    if isPresented {
      if !node.isLeftOut { forest.nodes[owner].presented = row }
      return
    }
    if forest.nodes[owner].presented >= 0 {
      let first = forest.nodes[Int(forest.nodes[owner].presented)].number
      warn(
        "children come before the presented controller (line \(first))", line.controller.lowerBound,
        line.controller.upperBound)
    }
    if forest.nodes[owner].lastChild >= 0 {
      forest.nodes[Int(forest.nodes[owner].lastChild)].nextSibling = row
    } else {
      forest.nodes[owner].firstChild = row
    }
    forest.nodes[owner].lastChild = row
  }

  // MARK: The end

  private mutating func finish() -> DumpForest {
    if forest.nodes.isEmpty {
      let message: String
      switch other {
      case (_, true)?: message = "this is Chisel's 'pvc <controller>', not '_printHierarchy'"
      case (_, false)?: message = "this is a view hierarchy (recursiveDescription), not view controllers"
      case nil: message = "no '_printHierarchy' line found"
      }
      let offset = other?.offset ?? source.start
      forest.diagnostics = [
        (other == nil ? source.messageOfUIKit : nil)
          ?? Diagnostic("import.no-dump", message, at: SourceRange(offset, offset))
      ]
      return forest
    }
    let inside = pendingStrangers.filter { $0.nodes < forest.nodes.count }
    let outside = pendingObjects.filter { $0.nodes == 0 || $0.nodes == forest.nodes.count }
    for found in inside + outside {
      warn("\(found.what): expected '<Class …>, state: …, view: …'", found.start, found.end)
    }
    if !outdated.isEmpty { dropOutdated() }
    forest.diagnostics.sort { $0.range.start < $1.range.start }
    return forest
  }

  /// Leaves out trees that were printed again. Rows are numbered anew.
  private mutating func dropOutdated() {
    var kept = DumpForest()
    for tree in forest.trees.indices {
      let rows = forest.rows(of: tree)
      if outdated.contains(tree) {
        let line = forest.nodes[rows.lowerBound].line
        warn(
          "this controller is printed more than once: the last print of the hierarchy is imported",
          line.controller.lowerBound, line.controller.upperBound)
        continue
      }
      let shift = Int32(truncatingIfNeeded: kept.nodes.count - rows.lowerBound)
      kept.trees.append(DumpTree(root: forest.trees[tree].root + shift, kind: forest.trees[tree].kind))
      for row in rows {
        var node = forest.nodes[row]
        if node.above >= 0 { node.above += shift }
        if node.firstChild >= 0 { node.firstChild += shift }
        if node.lastChild >= 0 { node.lastChild += shift }
        if node.nextSibling >= 0 { node.nextSibling += shift }
        if node.presented >= 0 { node.presented += shift }
        kept.nodes.append(node)
      }
    }
    kept.diagnostics = forest.diagnostics
    forest = kept
  }

  private func identity(_ line: DumpLine, _ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if let address = line.address { return Array(bytes[address]) }
    guard line.name != nil else { return nil }
    return Array(bytes[line.controller])
  }

  private func string(_ range: Range<Int>) -> String {
    String(decoding: source.bytes[range.prefix(200)], as: UTF8.self)
  }

  private mutating func warn(_ message: String, _ start: Int, _ end: Int) {
    forest.diagnostics.append(
      Diagnostic("import.damaged", message, at: SourceRange(start, max(start, end)), severity: .warning))
  }
}
