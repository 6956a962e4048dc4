import PresentationModel

/// Reads the lines of a `.presim` file.
struct ProjectFileParser {
  private(set) var folders: [String] = []
  private(set) var profiles: [Profile] = []
  private(set) var environment: Environment?
  private(set) var select: LintSelection?
  private(set) var ignore: LintSelection?
  private(set) var baseline: String?
  private(set) var include: [String] = []
  private(set) var exclude: [String] = []
  private(set) var families: [String] = []

  private let source: SourceText
  private var errors: [Diagnostic] = []
  private var seen: Set<ProjectFile.Key> = []

  init(_ bytes: [UInt8], path: String) { source = SourceText(bytes, path: path) }

  /// The errors as users read them.
  var diagnostics: String { errors.isEmpty ? "" : DiagnosticRenderer(source).render(errors) }

  /// Whether nothing is wrong.
  mutating func parse() -> Bool {
    var start = 0
    for line in source.bytes.split(separator: 10, omittingEmptySubsequences: false) {
      read(line, from: start)
      start += line.count + 1
    }
    return errors.isEmpty
  }

  private mutating func read(_ line: ArraySlice<UInt8>, from start: Int) {
    let text = withoutComment(line)
    let blanks = text.prefix { $0 == 32 || $0 == 9 }.count
    let rest = text.dropFirst(blanks)
    if rest.isEmpty { return }
    let word = rest.prefix { $0 != 32 && $0 != 9 }
    let name = String(decoding: word, as: UTF8.self)
    let place = start + blanks
    let gap = rest.dropFirst(word.count).prefix { $0 == 32 || $0 == 9 }.count
    var value = rest.dropFirst(word.count + gap)
    // As in other files of settings: `ios = 17`, `ios: 17`.
    let bare = name.last == ":" || name.last == "=" ? String(name.dropLast()) : name
    let isSign = value.first == UInt8(ascii: "=") || value.first == UInt8(ascii: ":")
    if ProjectFile.Key(rawValue: bare) != nil, bare != name || isSign {
      if isSign { value = value.dropFirst().drop { $0 == 32 || $0 == 9 } }
      let sample = value.isEmpty ? "" : " " + String(decoding: value, as: UTF8.self)
      return report("'\(bare)' and its value stand beside each other: write '\(bare)\(sample)'", place, word.count)
    }
    guard let key = ProjectFile.Key(rawValue: name) else {
      let near = nearestName(to: name.lowercased(), in: ProjectFile.Key.allCases.map(\.rawValue))
      return report(
        "'\(name)' is nothing that a project file says", place, word.count,
        near.map { "did you mean '\($0)'?" }
          ?? "it has \(ProjectFile.Key.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))")
    }
    guard seen.insert(key).inserted else { return report("a second '\(name)'", place, word.count) }
    guard !value.isEmpty else { return report("'\(name)' needs a value", place, word.count) }
    take(key, value, at: place + word.count + gap, place)
  }

  private mutating func take(_ key: ProjectFile.Key, _ value: ArraySlice<UInt8>, at place: Int, _ start: Int) {
    let items = Self.items(value, at: place)
    switch key {
    case .folders, .include, .exclude:
      for item in items {
        if item.text.isEmpty { report("a folder is missing", item.place, 1) }
        checkIsInside(item.text, item.place, "folder")
      }
      let names = items.map(\.text)
      if key == .folders { folders = names } else if key == .include { include = names } else { exclude = names }
    case .families:
      for item in items where item.text != "iPhone" && item.text != "iPad" {
        report(
          "'\(item.text)' is no family of devices", item.place, max(1, item.text.utf8.count), "write 'iPhone', 'iPad'")
      }
      families = items.map(\.text)
    case .baseline:
      let path = String(decoding: value, as: UTF8.self)
      checkIsInside(path, place, "file")
      baseline = path
    case .select, .ignore:
      var selection = LintSelection()
      for item in items {
        if !selection.add(item.text) {
          report(
            "'\(item.text)' is no lint rule, and no group of them", item.place, max(1, item.text.utf8.count),
            LintSelection.near(item.text).map { "did you mean '\($0)'?" })
        }
      }
      if key == .select { select = selection } else { ignore = selection }
    case .ios, .device: takeHeader(key, source.bytes[start..<(place + value.count)], at: start)
    }
  }

  /// A file that comes with a repository does not send presim through the disk.
  private mutating func checkIsInside(_ path: String, _ place: Int, _ kind: String) {
    guard path.hasPrefix("/") || path.split(separator: "/").contains("..") else { return }
    report(
      "'\(path)' is outside the project", place, path.utf8.count,
      "name a \(kind) below the folder that '.presim' stands in")
  }

  /// A line that scenarios have too is read as theirs are.
  private mutating func takeHeader(_ key: ProjectFile.Key, _ line: ArraySlice<UInt8>, at start: Int) {
    let text = Array(line) + Array("\nwindow\n  a: UIViewController\n".utf8)
    let scenario = Scenario.load(bytes: text, path: source.path)
    for diagnostic in scenario.diagnostics where diagnostic.severity == .error {
      errors.append(
        Diagnostic(
          diagnostic.code, diagnostic.message,
          at: SourceRange(Int(diagnostic.range.start) + start, Int(diagnostic.range.end) + start), severity: .error,
          notes: diagnostic.notes.map { Diagnostic.Note($0.message) }))
    }
    if key == .ios { profiles = scenario.programs.map(\.profile) } else { environment = scenario.program?.environment }
  }

  private mutating func report(_ message: String, _ place: Int, _ count: Int, _ note: String? = nil) {
    errors.append(
      Diagnostic(
        "project", message, at: SourceRange(place, place + count), severity: .error,
        notes: note.map { [Diagnostic.Note($0)] } ?? []))
  }

  /// What is between commas, and where each begins.
  private static func items(_ value: ArraySlice<UInt8>, at place: Int) -> [(text: String, place: Int)] {
    var place = place
    return value.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false).map { part in
      defer { place += part.count + 1 }
      let blanks = part.prefix { $0 == 32 || $0 == 9 }.count
      let text = part.dropFirst(blanks).reversed().drop { $0 == 32 || $0 == 9 }.reversed()
      return (String(decoding: Array(text), as: UTF8.self), place + blanks)
    }
  }

  /// The line without a comment, the blanks at its end and the carriage return of Windows.
  private func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var end = line.endIndex
    if line.first == UInt8(ascii: "#") { return line[line.startIndex..<line.startIndex] }
    for index in line.indices.dropLast()
    where line[index] == UInt8(ascii: "/") && line[index + 1] == UInt8(ascii: "/")
      && (index == line.startIndex || line[index - 1] == 32 || line[index - 1] == 9)
    {
      end = index
      break
    }
    while end > line.startIndex, line[end - 1] == 32 || line[end - 1] == 9 || line[end - 1] == 13 { end -= 1 }
    return line[line.startIndex..<end]
  }
}
