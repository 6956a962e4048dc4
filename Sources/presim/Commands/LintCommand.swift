import PresentationModel

/// `presim lint [PATH…]`
struct LintCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let profiles = try arguments.profiles()
    let choice = try LintChoice(arguments)
    for operand in arguments.operands {
      let location = Location(operand)
      guard location.line != nil, Discovery.exists(location.path) else { continue }
      throw UsageError(
        message: "'\(operand)' names a line, and lint reads whole files", hint: "write 'presim lint \(location.path)'",
        command: .lint)
    }
    let paths = arguments.operands.isEmpty ? Discovery.defaultPaths : arguments.operands
    let files = console.discover(paths, with: AppSources(ProjectFile.known))
    guard !files.isEmpty else {
      console.error("presim", "there is no '*.presim' or '*.swift' file below \(paths.joined(separator: ", "))")
      return .usage
    }
    if arguments.has(.fix) {
      let fixing = LintFixing(choice: choice, profiles: profiles, console: console)
      // Of an app's files nothing runs: one that is named alone is fixed where it can be run for itself.
      let fixable = files.filter { !AppLint.isSwift($0) || arguments.operands.contains($0) }
      if arguments.has(.diff) { return fixing.writeDiffs(fixable) }
      let (fixed, status) = fixing.fix(fixable)
      return try report(files, profiles, choice, fixed, status)
    }
    if arguments.has(.diff) {
      throw UsageError(message: "'--diff' shows what '--fix' would change", hint: "add '--fix'", command: .lint)
    }
    return try report(files, profiles, choice, [:], .success)
  }

  private func report(
    _ paths: [String], _ profiles: [Profile], _ choice: LintChoice, _ fixed: [String: [LintFinding]],
    _ begun: ExitStatus
  ) throws(UsageError) -> ExitStatus {
    let least = LintSeverity.allCases.first { $0.text == arguments.values[.severity] } ?? .note
    let format = arguments.values[.format].flatMap(LintFormat.init) ?? .text
    var baseline = try choice.readBaseline()
    var files: [LintReport.File] = []
    var found: [(path: String, findings: [LintFinding])] = []
    var status = begun
    let app = AppLint(
      paths.filter { AppLint.isSwift($0) }, named: Set(arguments.operands), under: profiles)
    for path in paths {
      let lint: FileLint
      if let row = app.rows[path] {
        let read = app.results[row]
        // Of an app's other files each may make right what this one lacks.
        if paths.count == 1, let file = try? ScenarioFile.load(path, under: profiles) {
          console.report(file.programs.isEmpty ? file.diagnostics : file.slips)
          if file.programs.isEmpty {
            files.append(LintReport.File(path: path))
            continue
          }
        }
        if arguments.has(.strict), read.unreadCount > 0 {
          console.report(read.unread)
          status.worsen(to: .failure)
        }
        if let failure = read.failure {
          console.error(path, failure)
          status.worsen(to: .usage)
        }
        guard let linted = read.lint else {
          found.append((path, []))
          files.append(LintReport.File(sourceWithoutFindings: path))
          continue
        }
        lint = linted
      } else if let linted = self.lint(path, under: profiles) {
        lint = linted
      } else {
        files.append(LintReport.File(path: FileReading.displayName(path)))
        continue
      }
      let chosen = lint.findings.filter { choice.wants($0.finding) }
      found.append((path, chosen.map(\.finding)))
      let new = chosen.filter { baseline?.takes($0.finding, in: path) != true }
      if new.contains(where: { $0.severity == .error }), !choice.updatesBaseline { status.worsen(to: .failure) }
      let shown = choice.updatesBaseline ? [] : new.filter { $0.severity >= least }
      let report = LintReport.File(
        lint, format == .sarif ? changes(of: shown, path, profiles) : shown.map { ($0, []) }, fixed: fixed[path])
      switch format {
      case .text:
        if !shown.isEmpty { DiagnosticText(output: console.out, paint: console.paint).write(lint.text(of: shown)) }
      case .github: GitHubLint(output: console.out).write(report) { RepositoryPath.relative($0) }
      case .xcode: XcodeLint(output: console.out).write(report, whole: WholePath.text)
      case .json, .sarif: break
      }
      files.append(report)
    }
    let report = LintReport(files, app: app.summary)
    if choice.updatesBaseline, let path = choice.baseline {
      do throws(SystemError) { try LintBaseline(path: path).write(found, to: path) } catch {
        console.error(path, error.message)
        return .usage
      }
      let count = found.reduce(0) { $0 + $1.findings.count }
      console.note(path, "\(count) \(count == 1 ? "finding is" : "findings are") not reported from here on")
    } else if let path = choice.baseline, let gone = baseline?.gone(in: found.map(\.path)), gone > 0 {
      console.note(
        path, "\(gone) \(gone == 1 ? "line is" : "lines are") not found any more: '--update-baseline' drops them")
    }
    switch format {
    case .text: console.out.line(console.paint(Self.color(report), report.closingLine))
    case .github, .xcode: console.out.line(report.closingLine)
    case .json: JSONDocument.write(report, to: console.out)
    case .sarif:
      JSONDocument.write(SARIFLog(report, version: Presim.version) { RepositoryPath.relative($0) }, to: console.out)
    }
    if report.invalid > 0 { status.worsen(to: .usage) }
    return status
  }

  /// Of how many findings of a file the fix is written into a log: each is tried by a run of the file.
  private static let mostFixes = 100

  /// Findings with what `--fix` would write for each alone.
  private func changes(
    of findings: [FileLint.Row], _ path: String, _ profiles: [Profile]
  ) -> [(FileLint.Row, [TextEdit])] {
    let cured = findings.indices.filter { findings[$0].finding.cure != nil }
    guard !cured.isEmpty, let file = try? ScenarioFile.load(path, under: profiles) else {
      return findings.map { ($0, []) }
    }
    if cured.count > Self.mostFixes {
      console.note(path, "the log has the fixes of the first \(Self.mostFixes) of \(cured.count) findings with a fix")
    }
    let tried = cured.prefix(Self.mostFixes)
    let edits = LintFixer.edits(
      of: tried.map { findings[$0].finding }, bytes: file.bytes, path: FileReading.displayName(path),
      under: file.programs.map(\.profile), in: file.programs.last?.environment ?? .standard,
      including: file.sources)
    var result = findings.map { (row: $0, edits: [TextEdit]()) }
    for (index, own) in zip(tried, edits) { result[index].edits = own }
    return result.map { ($0.row, $0.edits) }
  }

  private static func color(_ report: LintReport) -> Paint.Color {
    report.errors + report.invalid > 0 ? .red : report.warnings > 0 ? .yellow : .green
  }

  /// The findings of lint in a file; nil where the file has errors, which are printed.
  private func lint(_ path: String, under profiles: [Profile]) -> FileLint? {
    do throws(SystemError) {
      let file = try ScenarioFile.load(path, under: profiles)
      console.report(file.diagnostics)
      console.report(file.remarks)
      return file.programs.isEmpty ? nil : FileLint(file)
    } catch {
      console.error(FileReading.displayName(path), error.message)
      return nil
    }
  }
}

/// `--format` of `presim lint`.
enum LintFormat: String, CaseIterable { case text, json, github, xcode, sarif }
