import PresentationModel

/// A scenario file that was read and checked.
struct ScenarioFile: Sendable {
  /// As the user wrote it; `<stdin>` for standard input.
  let path: String
  /// Its bytes.
  let bytes: [UInt8]
  /// The program; nil if the file has errors.
  let program: Program?
  /// Errors and warnings, as users read them, each with a line end.
  let diagnostics: String

  /// Reads and checks a file.
  static func load(_ path: String, as profile: Profile? = nil) throws(SystemError) -> ScenarioFile {
    check(try FileReading.bytes(of: path), path: FileReading.displayName(path), as: profile)
  }

  /// Checks bytes.
  static func check(_ bytes: [UInt8], path: String, as profile: Profile? = nil) -> ScenarioFile {
    let checked = Engine.check(bytes, path: path, as: profile)
    return ScenarioFile(path: path, bytes: bytes, program: checked.program, diagnostics: checked.diagnostics)
  }

  /// The same file under another profile.
  func under(_ profile: Profile) -> ScenarioFile { Self.check(bytes, path: path, as: profile) }

  /// The source of a range.
  func text(_ range: ByteRange) -> String {
    let start = max(0, min(Int(range.start), bytes.count))
    let end = max(start, min(Int(range.end), bytes.count))
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// How many lines the file has.
  var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 == UInt8(ascii: "\n") ? 0 : 1 } ?? 0)
  }
}

extension Console {
  /// Reads and checks a file, and tells what is wrong with it: nil then.
  func load(_ path: String, as profile: Profile? = nil) -> (file: ScenarioFile, program: Program)? {
    let file: ScenarioFile
    do throws(SystemError) {
      file = try ScenarioFile.load(path, as: profile)
    } catch {
      self.error(FileReading.displayName(path), error.message)
      return nil
    }
    report(file.diagnostics)
    return file.program.map { (file, $0) }
  }

  /// Writes diagnostics to standard error.
  func report(_ diagnostics: String) {
    guard !diagnostics.isEmpty else { return }
    out.flush()
    err.write(diagnostics)
    err.flush()
  }
}
