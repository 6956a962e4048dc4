import PresentationModel

/// `.presim` at the root of a repository: what presim is to do there where a command line or a scenario does not say.
///
/// ```
/// // A comment.
/// folders Scenarios, App/Scenarios
/// ios 15-18, 27
/// device iPad landscape
/// select LNT-0, styles
/// ignore LNT-36
/// baseline presim-baseline.txt
/// exclude App/Legacy
/// families iPhone
/// ```
struct ProjectFile: Sendable {
  /// The words that a line begins with.
  enum Key: String, CaseIterable { case folders, ios, device, select, ignore, baseline, include, exclude, families }

  /// What `test` and `lint` look at without a path, from the working directory.
  private(set) var folders: [String] = []
  /// The versions of a scenario whose header names none.
  private(set) var profiles: [Profile] = []
  /// The device of a scenario whose header names none.
  private(set) var environment: Environment?
  /// Rules of lint.
  private(set) var select: LintSelection?
  private(set) var ignore: LintSelection?
  /// Folders of Swift that lint reads though it leaves out such ones, and those that it leaves out, from the working
  /// directory.
  private(set) var include: [String] = []
  private(set) var exclude: [String] = []
  /// Whether the app runs on the iPhone alone.
  private(set) var isForPhones = false
  /// The file of the findings that lint is not to report, from the working directory.
  private(set) var baseline: String?

  /// A file that is wrong: errors as users read them.
  struct Failure: Error { let diagnostics: String }

  /// The file of the working directory, or of the repository that it is in; nil where there is none.
  static let current: Result<ProjectFile?, Failure> = {
    guard let (directory, prefix) = place else { return .success(nil) }
    let path = prefix + ".presim"
    do throws(SystemError) {
      let bytes = try FileReading.bytes(of: directory + "/.presim")
      guard let file = ProjectFile(bytes, path: path, prefix: prefix) else {
        return .failure(Failure(diagnostics: errors(bytes, path: path)))
      }
      if let link = file.linkOut(of: directory) {
        return .failure(Failure(diagnostics: "\(path): error: '\(link)' is a link out of the project\n"))
      }
      return .success(file)
    } catch {
      return .failure(Failure(diagnostics: "\(path): error: \(error.message)\n"))
    }
  }()

  /// The first of its paths that a link leads out of a directory.
  private func linkOut(of directory: String) -> String? {
    guard let top = SwiftFiles.realPath(directory) else { return nil }
    return (folders + [baseline].compactMap { $0 }).first { path in
      // Of a file that is not there yet its folder counts.
      let parent = path.contains("/") ? String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]) : "."
      return (SwiftFiles.realPath(path) ?? SwiftFiles.realPath(parent)).map { !SwiftFiles.isBelow($0, top) } ?? false
    }
  }

  /// What counts for scenarios whose header says nothing.
  var defaults: ScenarioFile.Defaults { ScenarioFile.Defaults(profiles: profiles, environment: environment) }

  /// The same, of a command that has begun: whoever has begun has looked at it.
  static var known: ProjectFile? { (try? current.get()) ?? nil }

  /// The directory of the file, and how to get there from the working directory.
  private static var place: (directory: String, prefix: String)? {
    guard let here = RepositoryPath.workingDirectory else { return nil }
    if isFile(here + "/.presim") { return (here, "") }
    guard let root = RepositoryPath.repository, root != here else { return nil }
    var (directory, prefix) = (here, "")
    while directory != root {
      directory = String(directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)])
      prefix += "../"
      if isFile(directory + "/.presim") { return (directory, prefix) }
    }
    return nil
  }

  private static func isFile(_ path: String) -> Bool {
    var status = stat()
    return FileName.with(path) { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Reads a file; nil where something in it is wrong.
  ///
  /// - Parameter prefix: what leads from the working directory to that of the file: `../`.
  init?(_ bytes: [UInt8], path: String, prefix: String) {
    var parser = ProjectFileParser(bytes, path: path)
    guard parser.parse() else { return nil }
    folders = parser.folders.map { Self.joined(prefix, $0) }
    baseline = parser.baseline.map { Self.joined(prefix, $0) }
    include = parser.include.map { Self.joined(prefix, $0) }
    exclude = parser.exclude.map { Self.joined(prefix, $0) }
    isForPhones = parser.families == ["iPhone"]
    (profiles, environment, select, ignore) = (parser.profiles, parser.environment, parser.select, parser.ignore)
  }

  /// What is wrong with a file, as users read it.
  static func errors(_ bytes: [UInt8], path: String) -> String {
    var parser = ProjectFileParser(bytes, path: path)
    _ = parser.parse()
    return parser.diagnostics
  }

  private static func joined(_ prefix: String, _ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." && !prefix.isEmpty ? String(prefix.dropLast()) : prefix + path
  }
}
