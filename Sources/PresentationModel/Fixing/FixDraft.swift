/// A change of a file's text.
public struct TextEdit: Sendable, Hashable {
  /// What is replaced; empty where something is inserted.
  public var range: ByteRange
  /// What comes in its place.
  public var text: String
}

/// The changes of a program that stand for a fix, as changes of the file's text.
///
/// A statement keeps its line, its comments and what is written around it.
struct FixDraft {
  private let words: StatementText
  private let program: Program
  private let source: [UInt8]
  /// What became of statements so far: of one that was replaced its new text, of one that was removed nil.
  private var changed: [LintSite: String?] = [:]
  private var edits: [TextEdit] = []

  /// The changes of the text; nil where one of them cannot be written.
  static func edits(for way: LintWay, in program: Program, _ source: [UInt8]) -> [TextEdit]? {
    var draft = FixDraft(program, source)
    for edit in way.edits {
      guard draft.make(edit) else { return nil }
    }
    return draft.finished()
  }

  private init(_ program: Program, _ source: [UInt8]) {
    (self.program, self.source) = (program, source)
    words = StatementText(program: program, source: source)
  }

  /// All changes in the order of the file; nil where two of them meet.
  private func finished() -> [TextEdit]? {
    var all = edits
    for (site, text) in changed {
      guard let range = range(of: site) else { return nil }
      all.append(text.map { TextEdit(range: range, text: $0) } ?? removal(of: range))
    }
    let ordered = all.enumerated().sorted { one, other in
      (one.element.range.start, one.element.range.end, one.offset)
        < (other.element.range.start, other.element.range.end, other.offset)
    }.map { $0.element }
    for (one, other) in zip(ordered, ordered.dropFirst()) where other.range.start < one.range.end { return nil }
    return ordered.isEmpty ? nil : ordered
  }

  private mutating func make(_ edit: LintEdit) -> Bool {
    switch edit {
    case .insert(let kind, let site):
      guard let text = words.text(kind, insteadOf: program.instruction(site)), let range = range(of: site) else {
        return false
      }
      insert(text, before: whole(range))
    case .append(let kind, let site):
      guard let text = words.text(kind, insteadOf: nil), let range = range(of: site) else { return false }
      insert(text, behind: range)
    case .remove(let site):
      guard range(of: site) != nil else { return false }
      changed[site] = .some(nil)
    case .replace(let site, let kind):
      guard range(of: site) != nil, let text = words.text(kind, insteadOf: program.instruction(site)) else {
        return false
      }
      changed[site] = text
    case .moveIntoHandler(let site, let call, let kind): return move(site, intoHandlerOf: call, as: kind)
    case .move(let site, let callback, _): return move(site, to: callback)
    case .moveToTop(let site, let kind):
      guard let text = words.text(kind, insteadOf: program.instruction(site)), range(of: site) != nil,
        let first = program.steps.first?.range
      else { return false }
      changed[site] = .some(nil)
      insert(text, before: first)
    case .setUp(let kind):
      guard let text = words.text(kind, insteadOf: nil), let first = program.steps.first?.range else { return false }
      insert(text, before: first)
    case .setDefault(let id, let property, let value): return setDefault(id, property, value)
    case .removeDefault(let id, let property):
      let found = program.classes[Int(id.index)].defaults.filter { $0.property == property }
      guard found.count == 1, let range = found[0].range else { return false }
      edits.append(removal(of: range))
    case .end(let isCancelled): addLine(isCancelled ? "cancel" : "finish")
    case .expect: addLine("expect no log")
    case .dropIgnore(let row): return dropIgnore(row)
    case .observeFromTheStart(let body):
      guard let observer = program.observers.first(where: { $0.body == body }), let first = program.steps.first?.range,
        isInTheFile(observer.range)
      else { return false }
      edits.append(removal(of: observer.range))
      insert(text(observer.range), before: first)
    case .adaptNever(let x, let site):
      return give(
        x, "NeverAdapts", "UIPopoverPresentationControllerDelegate",
        "adaptivePresentationStyle(for:traitCollection:) = .none", before: site)
    case .hear(let x, let callback, let site):
      guard let name = callback.headName else { return false }
      return give(
        x, "HearsOfTheSwipe", "UIAdaptivePresentationControllerDelegate", "on \(name) { }", before: site)
    case .answer, .observe, .detach, .addStep, .answerForSplit: return false
    }
    return true
  }

  // MARK: Statements

  private mutating func move(_ site: LintSite, intoHandlerOf call: LintSite, as kind: Instruction.Kind) -> Bool {
    guard let moved = program.instruction(site), let called = program.instruction(call), range(of: call) != nil,
      range(of: site) != nil, let text = words.text(kind, insteadOf: moved)
    else { return false }
    let before = changed[call] ?? words.written(called)
    guard let before, let longer = Self.adding(text, to: before, hasHandler: before.hasSuffix("}")) else {
      return false
    }
    if site != call { changed[site] = .some(nil) }
    changed[call] = longer
    return true
  }

  /// A call with a statement more in its completion handler.
  private static func adding(_ statement: String, to call: String, hasHandler: Bool) -> String? {
    // A label is no trailing closure: the handler stands between the brackets.
    guard hasHandler else { return call.hasSuffix(")") ? "\(call) { \(statement) }" : nil }
    var body = call.dropLast()
    let end = body.reversed().prefix { $0 == " " || $0 == "\n" || $0 == "\t" }
    body = body.dropLast(end.count)
    if !body.utf8.contains(UInt8(ascii: "\n")) {
      return body.hasSuffix("{") ? "\(body) \(statement) }" : "\(body); \(statement) }"
    }
    let last = body.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let indentation = String(last.prefix { $0 == " " })
    return "\(body)\n\(indentation)\(statement)\(String(end.reversed()))}"
  }

  /// A statement into another callback of the same controller.
  private mutating func move(_ site: LintSite, to callback: Callback) -> Bool {
    guard let range = range(of: site), let name = callback.headName else { return false }
    // The braces around it.
    var depth = 0
    var open = Int(range.start) - 1
    while open >= 0 {
      if source[open] == UInt8(ascii: "}") { depth += 1 }
      if source[open] == UInt8(ascii: "{") {
        if depth == 0 { break }
        depth -= 1
      }
      open -= 1
    }
    var close = Int(range.end)
    depth = 0
    while close < source.count {
      if source[close] == UInt8(ascii: "{") { depth += 1 }
      if source[close] == UInt8(ascii: "}") {
        if depth == 0 { break }
        depth -= 1
      }
      close += 1
    }
    guard open >= 0, close < source.count else { return false }
    var end = open
    while end > 0, source[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var start = end
    while start > 0, Self.isNameByte(source[start - 1]) { start -= 1 }
    let line = lineStart(start)
    let head = String(decoding: source[line..<start], as: UTF8.self)
    guard start < end, head.drop(while: { $0 == " " }).hasPrefix("on ") else { return false }
    let isAlone =
      isBlank(open + 1, Int(range.start)) && isBlank(Int(range.end), close)
    if isAlone {
      edits.append(TextEdit(range: ByteRange(Int32(start), Int32(end)), text: name))
      return true
    }
    changed[site] = .some(nil)
    edits.append(
      TextEdit(
        range: ByteRange(Int32(close + 1), Int32(close + 1)),
        text: "\n\(head)\(name) { \(text(range)) }"))
    return true
  }

  // MARK: Declarations

  private mutating func setDefault(_ id: ClassID, _ property: Property, _ value: Value) -> Bool {
    guard
      let statement = words.text(
        .assign(
          Path(root: .value(.none), components: [], finalUnwrap: .plain, text: "self"), property, .value(value)),
        insteadOf: nil),
      let head = head(ofClass: program.classes[Int(id.index)].name)
    else { return false }
    let line = String(statement.dropFirst("self.".count))
    var next = head
    while next < source.count, source[next] == UInt8(ascii: " ") { next += 1 }
    let isOnOneLine = next < source.count && source[next] != UInt8(ascii: "\n")
    let isEmpty = next < source.count && source[next] == UInt8(ascii: "}")
    let text = !isOnOneLine ? "\n  \(line)" : isEmpty ? " \(line)" : " \(line);"
    edits.append(TextEdit(range: ByteRange(Int32(head), Int32(head)), text: text))
    return true
  }

  /// The place behind the `{` of a class.
  private func head(ofClass name: String) -> Int? {
    let words = Array("class \(name)".utf8)
    var line = 0
    while line < source.count {
      let end = source[line...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
      if source[line..<end].starts(with: words), line + words.count < end, !Self.isNameByte(source[line + words.count])
      {
        return source[line..<end].firstIndex(of: UInt8(ascii: "{")).map { $0 + 1 }
      }
      line = end + 1
    }
    return nil
  }

  /// A new class above the window, and an object of it as the delegate of a presentation controller.
  private mutating func give(
    _ x: ControllerID, _ name: String, _ conformance: String, _ member: String, before site: LintSite
  ) -> Bool {
    guard let range = range(of: site), !program.classes.contains(where: { $0.name == name }),
      Int(x.index) < program.outline.names.count, !program.outline.names[Int(x.index)].isEmpty
    else { return false }
    var place = 0
    let window = Array("window".utf8)
    while place < source.count, !source[place...].starts(with: window) {
      place = (source[place...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count) + 1
    }
    guard place < source.count else { return false }
    edits.append(
      TextEdit(range: ByteRange(Int32(place), Int32(place)), text: "class \(name): \(conformance) { \(member) }\n\n"))
    insert("\(program.outline.names[Int(x.index)]).presentationController?.delegate = \(name)", before: whole(range))
    return true
  }

  private mutating func dropIgnore(_ row: Int) -> Bool {
    let range = program.ignores[row].range
    guard isInTheFile(range) else { return false }
    let line = lineStart(Int(range.start))
    let end = source[Int(range.end)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let isAlone =
      program.ignores.count { $0.range.start >= Int32(line) && $0.range.start < Int32(end) } == 1
    guard isAlone else { return false }
    // The comment that has it.
    var start = Int(range.start)
    while start > line + 1, source[start - 1] != UInt8(ascii: "/") || source[start - 2] != UInt8(ascii: "/") {
      start -= 1
    }
    guard start > line + 1 else { return false }
    edits.append(removal(of: ByteRange(Int32(start - 2), Int32(end))))
    return true
  }

  // MARK: Places

  private mutating func insert(_ text: String, before range: ByteRange) {
    let start = Int(range.start)
    let line = lineStart(start)
    let isFirst = isBlank(line, start)
    // What is set just above need not be set again.
    if isFirst, isWritten(text, above: line) { return }
    let indentation = String(decoding: source[line..<start], as: UTF8.self)
    edits.append(
      TextEdit(range: ByteRange(range.start, range.start), text: isFirst ? "\(text)\n\(indentation)" : "\(text); "))
  }

  /// Whether one of the statements of the same block, right above a line, is this one.
  private func isWritten(_ text: String, above line: Int) -> Bool {
    let wanted = Array(text.utf8)
    var end = line - 1
    while end > 0 {
      let start = lineStart(end)
      let row = source[start..<end].drop { $0 == UInt8(ascii: " ") }
      if row.elementsEqual(wanted) { return true }
      if row.isEmpty || !row.contains(UInt8(ascii: "=")) { return false }
      end = start - 1
    }
    return false
  }

  private mutating func insert(_ text: String, behind range: ByteRange) {
    let line = lineStart(Int(range.start))
    let end = source[Int(range.end)...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    let isAlone = isBlank(line, Int(range.start)) && isBlank(Int(range.end), end)
    let indentation = String(decoding: source[line..<Int(range.start)], as: UTF8.self)
    edits.append(
      TextEdit(range: ByteRange(range.end, range.end), text: isAlone ? "\n\(indentation)\(text)" : "; \(text)"))
  }

  private mutating func addLine(_ text: String) {
    let end = Int32(source.count)
    let isEnded = source.last == UInt8(ascii: "\n")
    edits.append(TextEdit(range: ByteRange(end, end), text: isEnded ? "\(text)\n" : "\n\(text)\n"))
  }

  /// Takes something out, with its line where it is alone there, with the ';' that parted it from its neighbour otherwise.
  private func removal(of range: ByteRange) -> TextEdit {
    var (start, end) = (Int(range.start), Int(range.end))
    let line = lineStart(start)
    let lineEnd = source[end...].firstIndex(of: UInt8(ascii: "\n")) ?? source.count
    if isBlank(line, start), isBlank(end, lineEnd) {
      return TextEdit(range: ByteRange(Int32(line), Int32(min(lineEnd + 1, source.count))), text: "")
    }
    var next = end
    while next < lineEnd, source[next] == UInt8(ascii: " ") { next += 1 }
    if next < lineEnd, source[next] == UInt8(ascii: ";") {
      end = next + 1
      while end < lineEnd, source[end] == UInt8(ascii: " ") { end += 1 }
    } else {
      while start > line, source[start - 1] == UInt8(ascii: " ") { start -= 1 }
      if start > line, source[start - 1] == UInt8(ascii: ";") { start -= 1 }
    }
    return TextEdit(range: ByteRange(Int32(start), Int32(end)), text: "")
  }

  /// The statement with the `begin` before it.
  private func whole(_ range: ByteRange) -> ByteRange {
    program.steps.first { $0.kind == .begin && $0.range.start <= range.start && range.end <= $0.range.end }?.range
      ?? range
  }

  private func range(of site: LintSite) -> ByteRange? {
    guard let range = program.instruction(site)?.range, isInTheFile(range) else { return nil }
    return range
  }

  private func isInTheFile(_ range: ByteRange) -> Bool {
    range.start >= 0 && range.start < range.end && Int(range.end) <= source.count
  }

  private func text(_ range: ByteRange) -> String {
    String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
  }

  private func lineStart(_ place: Int) -> Int {
    var start = place
    while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  private func isBlank(_ start: Int, _ end: Int) -> Bool {
    start <= end
      && source[start..<end].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == 10 || $0 == 13 }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension Callback {
  /// What `on` calls it, where that is a plain name.
  fileprivate var headName: String? {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .presentationControllerDidDismiss: "presentationControllerDidDismiss"
    default: nil
    }
  }
}
