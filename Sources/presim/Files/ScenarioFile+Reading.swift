import PresentationModel

extension ScenarioFile {
  /// Reads and checks a file, for the versions of its header or for others in their place.
  static func load(_ path: String, under profiles: [Profile] = []) throws(SystemError) -> ScenarioFile {
    var workshop = Workshop()
    return try load(path, under: profiles, in: &workshop)
  }

  /// - Parameter workshop: where one file is read after another.
  static func load(
    _ path: String, under profiles: [Profile], in workshop: inout Workshop
  ) throws(SystemError) -> ScenarioFile {
    read(try FileReading.bytes(of: path), path: FileReading.displayName(path), under: profiles, in: &workshop)
  }

  /// Checks bytes, with the Swift files that they name.
  static func read(_ bytes: [UInt8], path: String, under profiles: [Profile] = []) -> ScenarioFile {
    var workshop = Workshop()
    return read(bytes, path: path, under: profiles, in: &workshop)
  }

  private static func read(
    _ bytes: [UInt8], path: String, under profiles: [Profile], in workshop: inout Workshop
  ) -> ScenarioFile {
    check(
      bytes, path: path, under: profiles, including: SwiftFiles.read(SwiftSource.paths(in: bytes), besides: path),
      defaults: ProjectFile.known?.defaults ?? Defaults(), in: &workshop)
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
        file = ScenarioFile.check(
          bytes, path: path, under: profiles, defaults: ProjectFile.known?.defaults ?? ScenarioFile.Defaults())
      } else {
        file = try ScenarioFile.load(path, under: profiles)
      }
    } catch {
      cannotRead(path, error)
      return nil
    }
    report(file.diagnostics)
    report(showsLaunch ? file.slips : file.remarks)
    return file.program.map { (file, $0) }
  }

  /// Says that a file cannot be read, and which one may be meant.
  func cannotRead(_ path: String, _ error: SystemError) {
    self.error(FileReading.displayName(path), error.message)
    if error.code == ENOENT, let hint = Location(path).hint { note(FileReading.displayName(path), hint) }
  }

  /// Writes diagnostics to standard error.
  func report(_ diagnostics: String) {
    guard !diagnostics.isEmpty else { return }
    out.flush()
    DiagnosticText(output: err, paint: errorPaint).write(diagnostics)
    err.flush()
  }
}
