import PresentationModel

/// `presim lint --fix`: the fixes of lint, written into files.
struct LintFixing {
  let choice: LintChoice
  let profiles: [Profile]
  let console: Console

  /// Writes the fixes; what was fixed, by path.
  func fix(_ paths: [String]) -> (fixed: [String: [LintFinding]], status: ExitStatus) {
    var fixed: [String: [LintFinding]] = [:]
    var status = ExitStatus.success
    for path in paths {
      guard let (file, fixer) = fixer(path), !fixer.fixed.isEmpty else { continue }
      guard path != "-" else {
        console.error(FileReading.displayName(path), "standard input cannot be changed: add '--diff', or name a file")
        status.worsen(to: .usage)
        continue
      }
      guard write(changes(fixer, of: file, path)) else {
        status.worsen(to: .usage)
        continue
      }
      fixed[path] = fixer.fixed
      console.note(path, Self.said(fixer.fixed))
      for (file, line, finding) in fixer.brought {
        console.note("\(file ?? path):\(line)", "\(finding.id.text) is reported here now: \(finding.message)")
      }
      for line in fixer.brokenExpectations {
        console.note("\(path):\(line)", "what is expected here held before the fix, and does not hold now")
      }
    }
    return (fixed, status)
  }

  /// The files that a fix changes: the scenario, and those of Swift that its header names.
  private func changes(
    _ fixer: LintFixer, of file: ScenarioFile, _ path: String
  ) -> [(path: String, old: [UInt8], new: [UInt8])] {
    let own = fixer.bytes == file.bytes ? [] : [(path: path, old: file.bytes, new: fixer.bytes)]
    return own + fixer.files.map { ($0.source.path, $0.source.bytes ?? [], $0.bytes) }
  }

  /// Writes files; whether all were written.
  private func write(_ changes: [(path: String, old: [UInt8], new: [UInt8])]) -> Bool {
    for change in changes {
      do throws(SystemError) {
        guard try AtomicWrite.replace(change.path, with: change.new, ifStill: change.old) else {
          console.error(change.path, "was changed while presim ran: it is left as it is; run again")
          return false
        }
      } catch {
        console.error(change.path, error.message)
        return false
      }
    }
    return true
  }

  /// Prints what would change; exit status 1 where something would.
  func writeDiffs(_ paths: [String]) -> ExitStatus {
    var status = ExitStatus.success
    var changes = 0
    for path in paths {
      do throws(SystemError) {
        let file = try ScenarioFile.load(path, under: profiles)
        if file.programs.isEmpty {
          console.report(file.diagnostics)
          status.worsen(to: .usage)
          continue
        }
      } catch {
        console.error(FileReading.displayName(path), error.message)
        status.worsen(to: .usage)
        continue
      }
      guard let (file, fixer) = fixer(path), !fixer.fixed.isEmpty else { continue }
      for change in self.changes(fixer, of: file, path) {
        UnifiedDiff(output: console.out, paint: console.paint).write(change.old, change.new, path: change.path)
      }
      changes += 1
      status.worsen(to: .failure)
    }
    if changes == 0, status == .success {
      console.note("presim", "nothing to fix in \(paths.count) \(paths.count == 1 ? "file" : "files")")
    }
    return status
  }

  /// A file with its fixes; nil where the file has errors, of which linting it will tell.
  private func fixer(_ path: String) -> (file: ScenarioFile, fixer: LintFixer)? {
    guard let file = try? ScenarioFile.load(path, under: profiles), !file.programs.isEmpty else { return nil }
    var baseline = (try? choice.readBaseline()) ?? nil
    // What the baseline has is left as it is, too.
    var kept: Set<LintFinding> = []
    for program in file.programs {
      for finding in Linter.findings(in: program) where baseline?.takes(finding, in: path) == true {
        kept.insert(finding)
      }
    }
    let (choice, known) = (choice, kept)
    let fixer = LintFixer(
      bytes: file.bytes, path: FileReading.displayName(path), under: file.programs.map(\.profile),
      in: file.programs.last?.environment ?? .standard, including: file.sources
    ) { finding in
      choice.wants(finding.id) && (finding.severity >= .warning || choice.fixesNotes)
        && !known.contains { $0.id == finding.id && $0.message == finding.message }
    }
    return fixer.map { (file, $0) }
  }

  /// `fixed 2 findings: LNT-06, LNT-22`
  private static func said(_ findings: [LintFinding]) -> String {
    let ids = Set(findings.map(\.id.text)).sorted().joined(separator: ", ")
    return "fixed \(findings.count) \(findings.count == 1 ? "finding" : "findings"): \(ids)"
  }
}
