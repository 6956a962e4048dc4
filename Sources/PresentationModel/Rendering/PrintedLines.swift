/// The lines of a printed hierarchy: a collection that makes each when it is looked at, and keeps of it what is its own.
///
/// Names and classes are those of the hierarchy, shared with it; classes of views and of presentation controllers are
/// few, and kept once.
package struct PrintedLines: RandomAccessCollection, Sendable, Equatable {
  private struct Row: Sendable, Equatable {
    var controller: Int32
    var level: Int32
    /// Rows of the texts; -1 for none.
    var viewClass: Int32
    var presentationClass: Int32
    var state: AppearanceState
    var isPresented: Bool
    var isInWindow: Bool
  }
  private var rows: [Row] = []
  private var names: [String] = []
  private var classes: [ClassID] = []
  private var classTable: [ClassInfo] = []
  private var texts: [String] = []
  /// The text that was looked for last: most often the next one too.
  private var recent = -1

  init() {}

  init(of hierarchy: Hierarchy) {
    names = hierarchy.names.elements
    classes = hierarchy.classes.elements
    classTable = hierarchy.classTable
    rows.reserveCapacity(hierarchy.count)
  }

  mutating func append(_ line: PrintedHierarchy.Line) {
    rows.append(
      Row(
        controller: line.controller.index, level: Int32(truncatingIfNeeded: line.level),
        viewClass: line.viewClass.map { row(of: $0) } ?? -1,
        presentationClass: line.presentationClass.map { row(of: $0) } ?? -1, state: line.state,
        isPresented: line.isPresented, isInWindow: line.isInWindow))
  }

  private mutating func row(of text: String) -> Int32 {
    if recent < 0 || texts[recent] != text {
      recent = texts.firstIndex(of: text) ?? texts.count
      if recent == texts.count { texts.append(text) }
    }
    return Int32(truncatingIfNeeded: recent)
  }

  /// Always 0.
  package var startIndex: Int { 0 }
  /// How many there are.
  package var endIndex: Int { rows.count }

  /// A line, made anew each time.
  package subscript(position: Int) -> PrintedHierarchy.Line {
    let row = rows[position]
    let x = Int(row.controller)
    return PrintedHierarchy.Line(
      controller: ControllerID(row.controller), level: Int(row.level), isPresented: row.isPresented, name: names[x],
      className: classTable[Int(classes[x].index)].name, state: row.state,
      viewClass: row.viewClass < 0 ? nil : texts[Int(row.viewClass)], isInWindow: row.isInWindow,
      presentationClass: row.presentationClass < 0 ? nil : texts[Int(row.presentationClass)])
  }

  /// Whether one of them says what one of another hierarchy's says: of runs of one file.
  func says(_ position: Int, as other: Int, of lines: PrintedLines) -> Bool {
    let (mine, theirs) = (rows[position], lines.rows[other])
    guard mine.controller == theirs.controller, mine.level == theirs.level, mine.state == theirs.state,
      mine.isPresented == theirs.isPresented, mine.isInWindow == theirs.isInWindow
    else { return false }
    return text(mine.viewClass) == lines.text(theirs.viewClass)
      && text(mine.presentationClass) == lines.text(theirs.presentationClass)
      && names[Int(mine.controller)] == lines.names[Int(theirs.controller)]
  }

  private func text(_ row: Int32) -> String? { row < 0 ? nil : texts[Int(row)] }

  /// Whether they say the same.
  package static func == (a: PrintedLines, b: PrintedLines) -> Bool {
    guard a.count == b.count else { return false }
    // Of one run the texts are numbered alike, as long as nothing comes before others.
    if a.texts == b.texts, a.names == b.names, a.classes == b.classes { return a.rows == b.rows }
    return a.rows.indices.allSatisfy { a[$0] == b[$0] }
  }
}
