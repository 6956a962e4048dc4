import PresentationModel

/// Lints the files of an app: all of them are one program, and each is read in its own right.
struct AppLint {
  /// What has come of a file.
  struct Result {
    /// The findings; nil where there are none.
    var lint: FileLint?
    /// What was left out of it, as users read it, and how often that was.
    var unread = ""
    var unreadCount = 0
    /// How often something was assumed of it.
    var assumed = 0
    /// Why it cannot be opened.
    var failure: String?
  }

  /// In the order of the files.
  private(set) var results: [Result]
  /// The row of each file.
  private(set) var rows: [String: Int] = [:]

  /// Whether a path is that of a file of Swift.
  static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// What the last line says of the files; nil without any.
  var summary: LintReport.Summary? {
    results.isEmpty
      ? nil
      : LintReport.Summary(
        files: results.count, unread: results.count { $0.unreadCount > 0 || $0.failure != nil },
        assumed: results.reduce(0) { $0 + $1.assumed })
  }

  /// - Parameter named: the files that the command line names: each is also run for itself, where that is possible, so that
  ///   fixes can be tried.
  init(_ paths: [String], named: Set<String>, under profiles: [Profile]) {
    results = Array(repeating: Result(), count: paths.count)
    guard !paths.isEmpty else { return }
    for (row, path) in paths.enumerated() { rows[path] = row }
    let defaults = ProjectFile.known?.defaults ?? ScenarioFile.Defaults()
    // What each file declares, and whether it has anything of the hierarchy's.
    let read = Workers.map(paths.count, room: {}) { row, _ -> (types: AppTypes, speaks: Bool, failure: String?) in
      do throws(SystemError) {
        var types = AppTypes()
        let speaks = types.add(try FileReading.bytes(of: paths[row]))
        return (types, speaks, nil)
      } catch { return (AppTypes(), false, error.message) }
    }
    var all = AppTypes()
    for file in read { all.add(file.types) }
    all.settle()
    let types = all
    results = Workers.map(paths.count, room: {}) { row, _ in
      if let failure = read[row].failure { return Result(failure: failure) }
      guard read[row].speaks, let bytes = try? FileReading.bytes(of: paths[row]) else { return Result() }
      var result = Self.lint(bytes, paths[row], profiles, types, defaults)
      if named.contains(paths[row]), result.lint != nil {
        let alone = ScenarioFile.check(bytes, path: paths[row], under: profiles, defaults: defaults)
        if !alone.programs.isEmpty { result.lint?.take(fixesOf: FileLint(alone)) }
      }
      return result
    }
  }

  private static func lint(
    _ bytes: [UInt8], _ path: String, _ profiles: [Profile], _ types: AppTypes, _ defaults: ScenarioFile.Defaults
  ) -> Result {
    let file = ScenarioFile.app(bytes, path: path, under: profiles, beside: types, defaults: defaults)
    var result = Result(unread: file.unread, unreadCount: file.unreadCount, assumed: file.assumedCount)
    guard !file.programs.isEmpty else { return result }
    let lint = FileLint(file)
    if !lint.findings.isEmpty { result.lint = lint }
    return result
  }
}
