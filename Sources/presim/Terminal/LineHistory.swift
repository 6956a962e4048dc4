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
    path = Self.file()
    guard let path else { return }
    guard let bytes = try? FileReading.bytes(of: path) else { return }
    lines = bytes.split(separator: UInt8(ascii: "\n")).suffix(Self.most).map { String(decoding: $0, as: UTF8.self) }
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
    Self.makeDirectory(of: path)
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    let isNew = !Discovery.exists(path)
    if isNew {
      // What a user types is private.
      let descriptor = FileName.with(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      if descriptor >= 0 { close(descriptor) }
    }
    _ = try? AtomicWrite.replace(path, with: bytes)
  }

  /// `$XDG_STATE_HOME/presim/history`, `~/.local/state` without it; nil where there is no home.
  private static func file() -> String? {
    if let state = Terminal.environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/presim/history" }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/presim/history"
  }

  private static func makeDirectory(of path: String) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      FileName.with(String(path[..<slash])) { _ = mkdir($0, 0o700) }
      end = slash
    }
  }
}
