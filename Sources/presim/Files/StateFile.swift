import PresentationModel

/// What presim keeps for a user from one session to the next, below `XDG_STATE_HOME`.
enum StateFile {
  /// `$XDG_STATE_HOME/presim/NAME`, `~/.local/state` without it; nil where there is no home.
  static func path(_ name: String) -> String? {
    if let state = Terminal.environment("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/presim/" + name }
    guard let home = Terminal.environment("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/presim/" + name
  }

  /// The lines of the file; none where it cannot be read.
  static func lines(_ path: String) -> [String] {
    guard let bytes = try? FileReading.bytes(of: path) else { return [] }
    return bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Replaces the file; a failure is not reported, as nobody has asked for it.
  static func write(_ lines: [String], to path: String) {
    makeDirectory(of: path)
    let bytes = Array((lines.joined(separator: "\n") + "\n").utf8)
    if !Discovery.exists(path) {
      // What a user types is private.
      let descriptor = FileName.with(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
      if descriptor >= 0 { close(descriptor) }
    }
    _ = try? AtomicWrite.replace(path, with: bytes)
  }

  private static func makeDirectory(of path: String) {
    var end = path.startIndex
    while let slash = path[end...].dropFirst().firstIndex(of: "/") {
      FileName.with(String(path[..<slash])) { _ = mkdir($0, 0o700) }
      end = slash
    }
  }
}
