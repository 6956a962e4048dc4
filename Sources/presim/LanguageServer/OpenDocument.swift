import PresentationModel

/// A file that the client has open.
struct OpenDocument {
  let uri: String
  /// The file's path; of what is no file the identifier itself.
  let path: String
  /// The client's number of the text.
  private(set) var version: Int
  /// The text.
  private(set) var lines: EditorLines
  /// What the text was read as; nil since the latest change.
  private var read: EditorDocument?
  /// What lint and the run of an earlier text said, moved with the text since.
  private(set) var problems: [Problem] = []
  /// Lines of expectations whose blocks did not match.
  private(set) var staleBlocks: Set<Int> = []
  /// What the steps of this very text come to; nothing until it has run.
  private(set) var hints: [EditorHint] = []
  /// Whether diagnostics of this text have been sent.
  var isPublished = false
  /// Whether lint and run of this text have been asked for.
  var isAnalysed = false

  init(uri: String, version: Int, text: String) {
    self.uri = uri
    self.version = version
    path = FileURI.path(uri) ?? uri
    lines = EditorLines(Array(text.utf8))
  }

  /// What the text was read as: one parse and one check after a change, however often it is asked for.
  var document: EditorDocument {
    mutating get {
      if let read { return read }
      let bytes = lines.bytes
      let sources = SwiftFiles.read(SwiftSource.paths(in: bytes), besides: path)
      let document = EditorDocument(bytes, path: path, including: sources)
      read = document
      return document
    }
  }

  /// The text as the commands take it; nil where it has errors.
  var file: ScenarioFile? {
    mutating get {
      let document = document
      guard !document.scenario.programs.isEmpty else { return nil }
      let source = document.scenario.source
      return ScenarioFile(
        path: path, bytes: lines.bytes, programs: document.scenario.programs, diagnostics: "",
        whole: source.bytes.count > lines.bytes.count ? source.bytes : nil)
    }
  }

  /// Takes changes of the text, one after the other.
  mutating func change(_ changes: [WireValue], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    let before = lines.bytes
    for change in changes {
      guard let text = change["text"].text else { continue }
      let range = change["range"]
      if case .object = range, let start = EditorPosition(range["start"]), let end = EditorPosition(range["end"]) {
        let first = lines.offset(of: start, encoding)
        let last = max(first, lines.offset(of: end, encoding))
        lines = EditorLines(lines.replacing(first..<last, with: Array(text.utf8)))
      } else {
        lines = EditorLines(Array(text.utf8))
      }
    }
    guard let edit = EditorEdit.between(before, lines.bytes) else { return }
    (read, isPublished, isAnalysed) = (nil, false, false)
    problems = problems.compactMap { $0.moved(by: edit) }
    hints = []
  }

  /// Another file that it reads may have changed.
  mutating func forget() { (read, isPublished, isAnalysed) = (nil, false, false) }

  /// Takes what running the text has come to; false where the text has changed meanwhile.
  mutating func take(_ analysis: Analysis) -> Bool {
    guard analysis.version == version else { return false }
    problems = analysis.problems
    staleBlocks = analysis.staleBlocks
    hints = analysis.hints
    isPublished = false
    return true
  }

  /// The file has errors: nothing was run.
  mutating func dropAnalysis() { (problems, staleBlocks, hints) = ([], [], []) }

  /// Everything that is to be underlined.
  var allProblems: [Problem] {
    mutating get {
      let document = document
      return document.scenario.diagnostics.prefix(500).map { Problem($0, in: document) } + problems.prefix(500)
    }
  }
}

extension EditorPosition {
  /// A position as the client sends it; nil for what is none.
  init?(_ value: WireValue) {
    guard let line = value["line"].number, let character = value["character"].number else { return nil }
    // The protocol's numbers have 31 bits: what is larger is beyond every text.
    let most = Int(Int32.max)
    self.init(min(max(line, -1), most), min(max(character, 0), most))
  }

  var wire: WireValue { ["line": .int(line), "character": .int(character)] }
}

/// `file:///a%20b.presim` and `/a b.presim`.
enum FileURI {
  /// The path of an identifier; nil for what is no file.
  static func path(_ uri: String) -> String? {
    let head = "file://"
    guard uri.hasPrefix(head) else { return nil }
    var rest = Array(uri.utf8.dropFirst(head.utf8.count))
    // A host before the path is this machine.
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else { return nil }
    rest.removeFirst(slash)
    var path: [UInt8] = []
    var index = 0
    while index < rest.count {
      if rest[index] == UInt8(ascii: "%"), index + 2 < rest.count,
        let byte = UInt8(String(decoding: rest[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
      {
        path.append(byte)
        index += 3
      } else {
        path.append(rest[index])
        index += 1
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  /// The identifier of a path.
  static func uri(_ path: String) -> String {
    var text = "file://"
    for byte in path.utf8 {
      if byte.isLetter || byte.isDigit || "/.-_~".utf8.contains(byte) {
        text.append(Character(Unicode.Scalar(byte)))
      } else {
        text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return text
  }
}
