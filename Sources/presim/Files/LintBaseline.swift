import PresentationModel

/// `presim lint --baseline FILE`: findings that were there when lint was taken up, a line each, which are not reported.
///
/// A line has the rule, the file from the baseline's own directory, and the message; no line number, so that it stays true
/// when a file grows.
struct LintBaseline {
  private let directory: String
  /// How often each line is there.
  private var left: [String: Int] = [:]

  private static let head =
    "# Findings that 'presim lint' does not report. 'presim lint --update-baseline' writes them anew.\n"

  /// One that is empty.
  init(path: String) {
    let whole = RepositoryPath.absolute(path) ?? path
    directory = String(whole[..<(whole.lastIndex(of: "/") ?? whole.startIndex)])
  }

  /// Reads a file.
  init(reading path: String) throws(SystemError) {
    self.init(path: path)
    let text = String(decoding: try FileReading.bytes(of: path), as: UTF8.self)
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      left[String(line), default: 0] += 1
    }
  }

  /// Whether a file may be written over: it is a baseline, or empty, or not there.
  static func mayReplace(_ path: String) -> Bool {
    do throws(SystemError) {
      let bytes = try FileReading.bytes(of: path)
      return bytes.isEmpty || bytes.starts(with: head.utf8.prefix { $0 != UInt8(ascii: "\n") })
    } catch {
      return error.code == ENOENT
    }
  }

  /// Whether a finding is one of them: each line stands for one.
  mutating func takes(_ finding: LintFinding, in path: String) -> Bool {
    let line = line(finding, in: path)
    guard let count = left[line], count > 0 else { return false }
    left[line] = count - 1
    return true
  }

  /// How many are not found any more, in the files that were looked at.
  func gone(in paths: [String]) -> Int {
    let looked = Set(paths.map { RepositoryPath.relative($0, to: directory) })
    return left.reduce(0) { sum, entry in
      let path = entry.key.drop { $0 != " " }.dropFirst()
      let isLooked = looked.contains { path.hasPrefix($0 + ": ") }
      return isLooked ? sum + entry.value : sum
    }
  }

  /// Writes the findings of files; true where something is new.
  func write(_ files: [(path: String, findings: [LintFinding])], to path: String) throws(SystemError) {
    let lines = files.flatMap { file in file.findings.map { line($0, in: file.path) } }.sorted()
    try AtomicWrite.create(path, with: FileName.bytes(Self.head + lines.map { $0 + "\n" }.joined()))
  }

  private func line(_ finding: LintFinding, in path: String) -> String {
    let message = finding.message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "\(finding.id.text) \(VisibleText.inOneLine(RepositoryPath.relative(path, to: directory))): \(message)"
  }
}
