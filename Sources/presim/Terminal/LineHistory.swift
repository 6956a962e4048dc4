import PresentationModel

/// What was typed before: in memory, and in a file of the user's own.
struct LineHistory {
  /// Oldest first.
  private(set) var lines: [String] = []
  private let path: String?
  /// No more lines than this are kept.
  private static let most = 1000

  /// Reads what earlier sessions have left; a file that cannot be read is as none.
  init() {
    path = StateFile.path("history")
    guard let path else { return }
    lines = StateFile.lines(path).suffix(Self.most)
  }

  /// Adds a line, unless it is blank or the one before.
  mutating func add(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), lines.last != line else { return }
    lines.append(line)
    if lines.count > Self.most { lines.removeFirst(lines.count - Self.most) }
  }

  /// Writes the lines for the next session; a failure is not reported.
  func save() {
    guard let path, !lines.isEmpty else { return }
    StateFile.write(lines, to: path)
  }
}
