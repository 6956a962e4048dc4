import PresentationModel

/// A scenario file that was read and checked.
struct ScenarioFile: Sendable {
  /// As the user wrote it; `<stdin>` for standard input.
  let path: String
  /// Its bytes.
  let bytes: [UInt8]
  /// One program for each version it is to run under, oldest first; empty if the file has errors.
  let programs: [Program]
  /// Errors and warnings, as users read them, each with a line end.
  let diagnostics: String
  /// What it is taken for where it does not say so itself (CON-13), likewise; empty if the file has errors.
  var remarks = ""
  /// The bytes followed by those of the Swift files that the header names; nil without any.
  var whole: [UInt8]?

  /// What the ranges of the programs are of.
  var source: [UInt8] { whole ?? bytes }

  /// The program under the newest of its versions; nil if the file has errors.
  var program: Program? { programs.last }

  /// The scenario's title; nil if the file has errors.
  var title: String? { programs.indices.last.map { programs[$0].title } }

  /// Reads and checks a file, for the versions of its header or for others in their place.
  static func load(_ path: String, under profiles: [Profile] = []) throws(SystemError) -> ScenarioFile {
    check(try FileReading.bytes(of: path), path: FileReading.displayName(path), under: profiles)
  }

  /// Checks bytes.
  static func check(_ bytes: [UInt8], path: String, under profiles: [Profile] = []) -> ScenarioFile {
    let checked = Engine.check(
      bytes, path: VisibleText.inOneLine(path), under: profiles,
      including: SwiftFiles.read(SwiftSource.paths(in: bytes), besides: path))
    return ScenarioFile(
      path: path, bytes: bytes, programs: checked.programs, diagnostics: checked.diagnostics, remarks: checked.remarks,
      whole: checked.source)
  }

  /// The same file under another profile.
  func under(_ profile: Profile) -> ScenarioFile { Self.check(bytes, path: path, under: [profile]) }

  /// The source of a range.
  func text(_ range: ByteRange) -> String {
    let start = max(0, min(Int(range.start), source.count))
    let end = max(start, min(Int(range.end), source.count))
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// How many lines the file has.
  var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 == UInt8(ascii: "\n") ? 0 : 1 } ?? 0)
  }
}

extension Console {
  /// Reads and checks a file, and prints what is wrong with it: nil then.
  ///
  /// - Parameter showsLaunch: whether the command prints at launch how the file was interpreted.
  func load(
    _ path: String, under profiles: [Profile] = [], showsLaunch: Bool = false
  ) -> (file: ScenarioFile, program: Program)? {
    let file: ScenarioFile
    do throws(SystemError) {
      if let bytes = opened[path] {
        file = ScenarioFile.check(bytes, path: path, under: profiles)
      } else {
        file = try ScenarioFile.load(path, under: profiles)
      }
    } catch {
      self.error(FileReading.displayName(path), error.message)
      return nil
    }
    report(file.diagnostics)
    if !showsLaunch { report(file.remarks) }
    return file.program.map { (file, $0) }
  }

  /// Writes diagnostics to standard error.
  func report(_ diagnostics: String) {
    guard !diagnostics.isEmpty else { return }
    out.flush()
    DiagnosticText(output: err, paint: errorPaint).write(diagnostics)
    err.flush()
  }
}
