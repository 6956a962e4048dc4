import PresentationModel

/// One file of `presim test`: loading, running, updating. Runs on any thread.
enum TestRun {
  typealias Result = TestOutcome

  /// Runs one file and takes its time.
  ///
  /// - Parameters:
  ///   - lines: the lines whose expectations count; nil for all.
  ///   - workshop: where one file runs after another.
  static func run(
    _ path: String, filter: String?, updates: Bool, under profiles: [Profile], lines: [Int]?,
    in workshop: inout Workshop
  ) -> Result {
    let start = Moment.now
    var result = runFile(path, filter: filter, updates: updates, under: profiles, lines, &workshop)
    result.duration = start.age
    return result
  }

  private static func runFile(
    _ path: String, filter: String?, updates: Bool, under profiles: [Profile], _ lines: [Int]?,
    _ workshop: inout Workshop
  ) -> Result {
    let name = FileReading.displayName(path)
    let file: ScenarioFile
    do throws(SystemError) {
      file = try ScenarioFile.load(path, under: profiles, in: &workshop)
    } catch {
      let isLeftOut = filter.map { !contains(name, $0) } ?? false
      return Result(report: .init(path: name), systemError: error.message, isLeftOut: isLeftOut)
    }
    let title = file.title ?? ""
    if let filter, !contains(name, filter), !contains(title, filter) {
      return Result(report: .init(path: name), isLeftOut: true)
    }
    if let beyond = lines?.first(where: { $0 < 1 || $0 > file.lineCount }), !file.programs.isEmpty {
      return Result(
        report: .init(path: name), systemError: "there is no line \(beyond): the file has \(file.lineCount)")
    }
    let runs = file.programs.indices.map { row in
      TestOutcome.Run(
        row, of: file, lines.map { TestSelection.expectations(at: $0, in: file.programs[row], of: file) },
        in: &workshop)
    }
    var result = TestOutcome(file, runs)
    if let lines, !file.programs.isEmpty, runs.allSatisfy({ $0.expectations == 0 && $0.failures.isEmpty }) {
      let numbers = lines.map(String.init).joined(separator: ", ")
      return Result(report: .init(path: name), systemError: "nothing is expected at line \(numbers)")
    }
    guard updates, path != "-",
      let update = BlockUpdate(file, zip(file.programs, runs).map { ($0, $1.failures) })
    else {
      workshop.take(back: consume file)
      return result
    }
    let updated = ScenarioFile.read(update.bytes, path: file.path, under: profiles)
    guard updated.program != nil else {
      result.systemError = "the rewritten file would have errors; nothing was changed"
      return result
    }
    do throws(SystemError) {
      guard try AtomicWrite.replace(path, with: update.bytes, ifStill: file.bytes) else {
        result.systemError = "was changed while presim ran: it is left as it is; run again"
        return result
      }
    } catch {
      result.systemError = error.message
      return result
    }
    result = TestOutcome(updated)
    result.updated = update.count
    return result
  }

  static func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.utf8)
    let part = Array(part.utf8)
    guard part.count <= text.count else { return false }
    return (0...(text.count - part.count)).contains { text[$0..<($0 + part.count)].elementsEqual(part) }
  }
}
