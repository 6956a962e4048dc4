import PresentationModel

/// `presim lint PATH…`
struct LintCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let profiles = try arguments.profiles()
    let least = LintSeverity.allCases.first { $0.text == arguments.values[.severity] } ?? .note
    var discovery = Discovery()
    for path in arguments.operands { discovery.add(path) }
    guard !discovery.files.isEmpty else {
      let paths = arguments.operands.joined(separator: ", ")
      console.error("presim", "there is no '*.presim' file below \(paths)")
      return .usage
    }
    let format = arguments.values[.format].flatMap(LintFormat.init) ?? .text
    var files: [LintReport.File] = []
    var hasErrors = false
    for path in discovery.files {
      guard let lint = lint(path, under: profiles) else {
        files.append(LintReport.File(path: FileReading.displayName(path)))
        continue
      }
      if lint.findings.contains(where: { $0.severity == .error }) { hasErrors = true }
      let shown = lint.findings.filter { $0.severity >= least }
      let report = LintReport.File(lint, shown)
      switch format {
      case .text:
        if !shown.isEmpty { DiagnosticText(output: console.out, paint: console.paint).write(lint.text(of: shown)) }
      case .github: GitHubLint(output: console.out).write(report)
      case .json, .sarif: break
      }
      files.append(report)
    }
    let report = LintReport(files)
    switch format {
    case .text, .github: console.out.line(report.closingLine)
    case .json: JSONDocument.write(report, to: console.out)
    case .sarif: JSONDocument.write(SARIFLog(report, version: Presim.version), to: console.out)
    }
    var status = ExitStatus.success
    if hasErrors { status.worsen(to: .failure) }
    if report.invalid > 0 { status.worsen(to: .usage) }
    return status
  }

  /// The findings of lint in a file; nil where the file has errors, which are printed.
  private func lint(_ path: String, under profiles: [Profile]) -> FileLint? {
    do throws(SystemError) {
      let file = try ScenarioFile.load(path, under: profiles)
      console.report(file.diagnostics)
      console.report(file.remarks)
      // Its statements are read, not what its own Swift does: silence there would be taken for praise.
      if file.programs.contains(where: { !$0.swift.isEmpty }) {
        console.note(
          FileReading.displayName(path),
          "lint does not read your own Swift; it reports what UIKit refuses when the file runs")
      }
      return file.programs.isEmpty ? nil : FileLint(file)
    } catch {
      console.error(FileReading.displayName(path), error.message)
      return nil
    }
  }
}

/// `--format` of `presim lint`.
enum LintFormat: String, CaseIterable { case text, json, github, sarif }
