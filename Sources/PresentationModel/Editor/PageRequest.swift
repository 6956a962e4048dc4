extension Reports {
  /// The answer to a request that comes in one piece of bytes (`PageRequest`), as a page in a browser asks: what
  /// `presim` prints, or `{"diagnostics": …}` where there is no answer.
  package static func answer(_ request: [UInt8]) -> [UInt8] {
    do throws(Refusal) {
      guard let request = PageRequest(request) else { throw Refusal(text: "error: the request is too short\n") }
      return try request.answer()
    } catch {
      return error.bytes
    }
  }
}

/// A question as a page in a browser asks it, in one piece of bytes: a command, a line, the path, versions, options, and
/// the text to the end. Numbers are little-endian, each of the three texts has its length in front.
struct PageRequest {
  /// What is asked for. Completion, hover and signature ask for a place in the text instead of a line: how many UTF-16 code units
  /// stand before it, as JavaScript counts. A task is asked about with two texts, a zero byte between them: the task as it
  /// is set, and what was made of it.
  enum Command: UInt8 {
    case run, explain, check, format, lint, page, draw, compare, complete, hover, task, signature
  }

  private let command: UInt8
  private let line: Int
  private let source: Reports.Source
  private let options: String

  /// Nil where the bytes end too early.
  init?(_ bytes: [UInt8]) {
    var rest = bytes[...]
    func number(_ count: Int) -> UInt32? {
      guard rest.count >= count else { return nil }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }
    func text() -> String? {
      guard let length = number(4), length <= UInt32(rest.count) else { return nil }
      defer { rest = rest.dropFirst(Int(length)) }
      return String(decoding: rest.prefix(Int(length)), as: UTF8.self)
    }
    guard let command = number(1), let line = number(4), let path = text(), let versions = text(), let options = text()
    else { return nil }
    self.command = UInt8(truncatingIfNeeded: command)
    self.line = Int(Int32(bitPattern: line))
    self.options = options
    source = Reports.Source(Array(rest), path: path, versions: versions)
  }

  func answer() throws(Reports.Refusal) -> [UInt8] {
    guard let command = Command(rawValue: command) else {
      throw Reports.Refusal(text: "error: there is no command \(command)\n")
    }
    let options = try PageOptions(options)
    let place = line
    let line = line > 0 ? line : nil
    switch command {
    case .run: return try Reports.run(source, as: options.form, events: options.events, full: options.full)
    case .explain:
      return try Reports.explain(source, line: line, not: options.not, all: options.all, as: options.form)
    case .check: return try Reports.check(source)
    case .format:
      return Reports.document(["text": .string(String(decoding: try Reports.format(source), as: UTF8.self))])
    case .lint:
      if let fix = options.fix { return try Reports.fix(source, fix.id, line: fix.line) }
      return try Reports.lint(source, atLeast: options.severity, as: options.form)
    case .compare: return try Reports.compare(source, line: line, as: options.form)
    case .page: return try Reports.page(source, allEvents: options.events)
    case .draw:
      return try Reports.draw(
        source, line: line, options.picture, before: options.before, allEvents: options.events)
    case .complete: return Reports.document(document.completionsJSON(at: place))
    case .hover: return Reports.document(document.hoverJSON(at: place))
    case .task: return try task()
    case .signature: return Reports.document(document.signaturesJSON(at: place))
    }
  }

  /// Whether a text solves a task of the course.
  private func task() throws(Reports.Refusal) -> [UInt8] {
    let parts = source.bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let task = CourseTask(String(decoding: parts[0], as: UTF8.self)) else {
      throw Reports.Refusal(text: "error: this is no task\n")
    }
    return Reports.document(TaskReport(task, String(decoding: parts[1], as: UTF8.self)).json)
  }

  /// The text as an editor has it open.
  private var document: EditorDocument {
    EditorDocument(source.bytes, path: VisibleText.inOneLine(source.path), including: source.swift)
  }
}

extension EditorDocument {
  /// What fits at a place, and what it replaces: `{"start": 12, "end": 15, "items": [{"label": …}, …]}`.
  fileprivate func completionsJSON(at unit: Int) -> JSONValue {
    let found = completions(at: lines.offset(ofUnit: unit))
    var json = json(found.range)
    json["items"] = .array(
      found.items.map { item in
        var json = JSONObject()
        json["label"] = item.label.json
        json["text"] = item.text.json
        json["isSnippet"] = item.isSnippet.json
        json["detail"] = item.detail.json
        json["meaning"] = item.meaning.json
        return .object(json)
      })
    return .object(json)
  }

  /// What the thing at a place is: `{"start": 12, "end": 15, "code": …, "text": [… ]}`; `{}` where there is none.
  fileprivate func hoverJSON(at unit: Int) -> JSONValue {
    guard let found = hover(at: lines.offset(ofUnit: unit)) else { return .object(JSONObject()) }
    var json = json(found.range)
    json["code"] = found.code.json
    json["text"] = found.text.filter { !$0.isEmpty }.json
    return .object(json)
  }

  /// What the call at a place may mean: `{"active": 0, "signatures": [{"label": …, "parameters": [{"start": 8, "end": 20}],
  /// "active": 1, "meaning": …}]}`; `{}` where there is none.
  fileprivate func signaturesJSON(at unit: Int) -> JSONValue {
    guard let found = signatures(at: lines.offset(ofUnit: unit)) else { return .object(JSONObject()) }
    var json = JSONObject()
    json["active"] = found.active.json
    json["signatures"] = .array(
      found.signatures.map { signature in
        var json = JSONObject()
        json["label"] = signature.label.json
        json["parameters"] = .array(
          signature.units.map { range in
            var json = JSONObject()
            json["start"] = range.lowerBound.json
            json["end"] = range.upperBound.json
            return .object(json)
          })
        json["active"] = signature.active?.json
        json["meaning"] = signature.meaning.json
        return .object(json)
      })
    return .object(json)
  }

  private func json(_ range: SourceRange) -> JSONObject {
    var json = JSONObject()
    json["start"] = lines.unit(ofOffset: Int(range.start)).json
    json["end"] = lines.unit(ofOffset: Int(range.end)).json
    return json
  }
}

extension EditorLines {
  /// The offset behind so many UTF-16 code units of the text, never inside a character.
  fileprivate func offset(ofUnit unit: Int) -> Int {
    var (index, left) = (0, unit)
    while index < bytes.count, left > 0 {
      let (scalar, length) = character(at: index)
      left -= PositionEncoding.utf16.units(scalar, bytes: length)
      if left < 0 { break }
      index += length
    }
    return min(index, bytes.count)
  }

  /// How many UTF-16 code units stand before an offset.
  fileprivate func unit(ofOffset offset: Int) -> Int {
    var (index, units) = (0, 0)
    while index < min(offset, bytes.count) {
      let (scalar, length) = character(at: index)
      units += PositionEncoding.utf16.units(scalar, bytes: length)
      index += length
    }
    return units
  }
}

/// The options of a request, in the words of the command line.
struct PageOptions {
  var form = Reports.Form.json
  var events = false
  var full = false
  var all = false
  var not: String?
  var severity = LintSeverity.note
  var picture = Picture.slide
  var before = false
  /// The finding that is to be fixed: `LNT-07:14`.
  var fix: (id: LintID, line: Int)?

  init(_ text: String) throws(Reports.Refusal) {
    var words = text.split(separator: " ")[...]
    var isText = false
    var columns: Int?
    while let word = words.popFirst() {
      switch word {
      case "--events": events = true
      case "--full": full = true
      case "--all": all = true
      case "--before": before = true
      case "--picture":
        let value = try Self.value(of: word, &words)
        guard let found = Picture(rawValue: String(value)) else { throw Self.unknown(value) }
        picture = found
      case "--fix":
        let value = try Self.value(of: word, &words)
        let parts = value.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let id = LintID(parts[0]), let line = DecimalNumber.parse(parts[1]) else {
          throw Reports.Refusal(text: "error: '--fix' needs a finding and its line, as LNT-07:14\n")
        }
        fix = (id, line)
      case "--not": not = String(try Self.value(of: word, &words))
      case "--columns":
        guard let number = DecimalNumber.parse(try Self.value(of: word, &words)) else { throw Self.unknown(word) }
        columns = min(number, 1_000)
      case "--format":
        let value = try Self.value(of: word, &words)
        guard value == "text" || value == "json" else { throw Self.unknown(value) }
        isText = value == "text"
      case "--severity":
        let value = try Self.value(of: word, &words)
        guard let found = LintSeverity.allCases.first(where: { $0.text == value }) else { throw Self.unknown(value) }
        severity = found
      default: throw Self.unknown(word)
      }
    }
    if isText { form = .text(columns: columns) }
  }

  private static func value(
    of option: Substring, _ words: inout ArraySlice<Substring>
  ) throws(Reports.Refusal) -> Substring {
    guard let value = words.popFirst() else { throw Reports.Refusal(text: "error: '\(option)' needs a value\n") }
    return value
  }

  private static func unknown(_ word: Substring) -> Reports.Refusal {
    Reports.Refusal(text: "error: '\(word)' is no option here\n")
  }
}
