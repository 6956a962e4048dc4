/// The changes of a program that stand for a fix, as changes of the file's text.
///
/// A statement keeps its line, its comments and what is written around it.
struct FixDraft {
  let words: StatementText
  let program: Program
  /// The text, with the files of Swift behind it.
  let source: [UInt8]
  /// What is known of the file's own Swift.
  let code: LintCode?
  let layout: CodeLayout
  /// Where the scenario's own text ends.
  private let ownEnd: Int
  /// What became of statements so far: of one that was replaced its new text, of one that was removed nil.
  var changed: [LintSite: String?] = [:]
  var edits: [TextEdit] = []
  /// What gives a name to what a call of the file's own Swift makes: it stands above all else.
  var given: [TextEdit] = []

  /// The changes of the text; nil where one of them cannot be written.
  static func edits(
    for way: LintWay, _ code: LintCode?, in program: Program, _ source: [UInt8]
  ) -> [TextEdit]? {
    var draft = FixDraft(program, source, code)
    for edit in way.edits {
      guard draft.make(edit) else { return nil }
    }
    return draft.finished()
  }

  init(_ program: Program, _ source: [UInt8], _ code: LintCode?) {
    (self.program, self.source, self.code) = (program, source, code)
    words = StatementText(program: program, source: source)
    layout = CodeLayout(source)
    let line = program.swift.files.first.map { $0.line } ?? Int.max
    var (end, left) = (0, line - 1)
    while left > 0, end < source.count {
      if source[end] == UInt8(ascii: "\n") { left -= 1 }
      end += 1
    }
    ownEnd = end
  }

  /// All changes in the order of the file; nil where two of them meet.
  private func finished() -> [TextEdit]? {
    var all = given + edits
    for (site, text) in changed {
      guard let range = range(of: site) else { return nil }
      all.append(text.map { TextEdit(range: range, text: $0) } ?? layout.removal(of: range))
    }
    let ordered = all.enumerated().sorted { one, other in
      (one.element.range.start, one.element.range.end, one.offset)
        < (other.element.range.start, other.element.range.end, other.offset)
    }.map { $0.element }
    for (one, other) in zip(ordered, ordered.dropFirst()) where other.range.start < one.range.end { return nil }
    return ordered.isEmpty ? nil : ordered
  }

  private mutating func make(_ edit: LintEdit) -> Bool {
    if edit.isAboutCode(program) { return makeInCode(edit) }
    switch edit {
    case .insert(let kind, let site):
      guard let text = words.text(kind, insteadOf: program.instruction(site)), let range = range(of: site) else {
        return false
      }
      // Of two in the same place the later one stands above: it is put before the statement first.
      stack(text, before: whole(range))
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
      guard let text = words.text(kind, insteadOf: program.instruction(site)), range(of: site) != nil else {
        return false
      }
      changed[site] = .some(nil)
      return insertAboveSteps(text)
    case .setUp(let kind):
      guard let text = words.text(kind, insteadOf: nil) else { return false }
      return insertAboveSteps(text)
    case .setDefault(let id, let property, let value): return setDefault(id, property, value)
    case .removeDefault(let id, let property):
      let found = program.classes[Int(id.index)].defaults.filter { $0.property == property }
      guard found.count == 1, let range = found[0].range else { return false }
      edits.append(layout.removal(of: range))
    case .end(let isCancelled): addLine(isCancelled ? "cancel" : "finish")
    case .expect: addLine("expect no log")
    case .dropIgnore(let row): return dropIgnore(row)
    case .observeFromTheStart(let body):
      guard let observer = program.observers.first(where: { $0.body == body }), isInTheFile(observer.range) else {
        return false
      }
      edits.append(layout.removal(of: observer.range))
      return insertAboveSteps(text(observer.range))
    case .adaptNever(let x, let site):
      return give(
        x, "NeverAdapts", "UIPopoverPresentationControllerDelegate",
        "adaptivePresentationStyle(for:traitCollection:) = .none", before: site)
    case .hear(let x, let callback, let site):
      guard let name = callback.headName else { return false }
      return give(
        x, "HearsOfTheSwipe", "UIAdaptivePresentationControllerDelegate", "on \(name) { }", before: site)
    case .observe(let x, let callback, let kind):
      guard let name = name(of: x), let head = callback.headName, let text = words.text(kind, insteadOf: nil) else {
        return false
      }
      return insertAboveSteps("on \(name).\(head) { \(text) }")
    case .answerForSplit(let split, let callback, let value): return answer(value, to: callback, for: split)
    case .detach(let x): return detach(x)
    case .addStep(let kind):
      guard let text = words.text(kind, insteadOf: nil) else { return false }
      addLine(text)
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
    while start > 0, Lexer.isNameByte(source[start - 1]) { start -= 1 }
    let line = layout.lineStart(start)
    let head = String(decoding: source[line..<start], as: UTF8.self)
    guard start < end, head.drop(while: { $0 == " " }).hasPrefix("on ") else { return false }
    let isAlone =
      layout.isBlank(open + 1, Int(range.start)) && layout.isBlank(Int(range.end), close)
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

  // MARK: Places

  mutating func insert(_ text: String, before range: ByteRange) {
    let start = Int(range.start)
    let line = layout.lineStart(start)
    let isFirst = layout.isBlank(line, start)
    // What is set just above need not be set again.
    if isFirst, isWritten(text, above: line) { return }
    let indentation = String(decoding: source[line..<start], as: UTF8.self)
    edits.append(
      TextEdit(range: ByteRange(range.start, range.start), text: isFirst ? "\(text)\n\(indentation)" : "\(text); "))
  }

  /// A line above the first statement and what is expected of launch, and above the comment that belongs to them.
  mutating func insertAboveSteps(_ text: String) -> Bool {
    var places = program.launchExpectations.map { program.expectations[Int($0.index)].range.start }
    if let first = program.steps.first?.range.start { places.append(first) }
    guard let first = places.min(), first >= 0, Int(first) <= ownEnd else {
      addLine(text)
      return true
    }
    let place = Int32(aboveComments(layout.lineStart(Int(first))))
    if !isWritten(text, above: Int(place)) {
      edits.append(TextEdit(range: ByteRange(place, place), text: "\(text)\n"))
    }
    return true
  }

  /// The beginning of the first of the lines of comments that stand right above a line.
  func aboveComments(_ line: Int) -> Int {
    var line = line
    while line > 0 {
      let start = layout.lineStart(line - 1)
      guard source[start..<line].starts(with: [UInt8(ascii: "/"), UInt8(ascii: "/")]) else { break }
      line = start
    }
    return line
  }

  /// Whether one of the statements of the same block, right above a line, is this one.
  func isWritten(_ text: String, above line: Int) -> Bool {
    let wanted = Array(text.utf8)
    var end = line - 1
    while end > 0 {
      let start = layout.lineStart(end)
      let row = source[start..<end].drop { $0 == UInt8(ascii: " ") }
      if row.elementsEqual(wanted) { return true }
      if row.isEmpty || !row.contains(UInt8(ascii: "=")) { return false }
      end = start - 1
    }
    return false
  }

  mutating func insert(_ text: String, behind range: ByteRange) {
    let line = layout.lineStart(Int(range.start))
    let isAlone = layout.isAlone(range)
    let indentation = String(decoding: source[line..<Int(range.start)], as: UTF8.self)
    edits.append(
      TextEdit(range: ByteRange(range.end, range.end), text: isAlone ? "\n\(indentation)\(text)" : "; \(text)"))
  }

  mutating func addLine(_ text: String) {
    let end = Int32(ownEnd)
    let isEnded = ownEnd == 0 || source[ownEnd - 1] == UInt8(ascii: "\n")
    edits.append(TextEdit(range: ByteRange(end, end), text: isEnded ? "\(text)\n" : "\n\(text)\n"))
  }

  /// The statement with the `begin` before it.
  func whole(_ range: ByteRange) -> ByteRange {
    program.steps.first { $0.kind == .begin && $0.range.start <= range.start && range.end <= $0.range.end }?.range
      ?? range
  }

  func range(of site: LintSite) -> ByteRange? {
    guard let range = instruction(site)?.range, isInTheFile(range) else { return nil }
    return range
  }

  /// The statement at a site, in the file's own Swift too.
  func instruction(_ site: LintSite) -> Instruction? {
    if case .code = site { return code?.statements[site]?.instruction }
    return program.instruction(site)
  }

  func isInTheFile(_ range: ByteRange) -> Bool {
    range.start >= 0 && range.start < range.end && Int(range.end) <= source.count
  }

  func text(_ range: ByteRange) -> String {
    String(decoding: source[Int(range.start)..<Int(range.end)], as: UTF8.self)
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
