import PresentationModel

/// What of lint's findings a command line, or the project file, is about.
struct LintChoice {
  private let select: LintSelection?
  private let ignore: LintSelection?
  private let isForPhones: Bool
  /// Whether notes are fixed too.
  let fixesNotes: Bool
  /// The file of the findings that are not reported.
  let baseline: String?
  /// Whether that file is written.
  let updatesBaseline: Bool

  /// What is said on the command line goes before what the project file says.
  init(_ arguments: Arguments) throws(UsageError) {
    let project = ProjectFile.known
    func selection(_ option: OptionID) throws(UsageError) -> LintSelection? {
      guard let list = arguments.values[option] else { return nil }
      return try LintSelection(list, of: .lint)
    }
    let named = try selection(.select)
    select = named ?? project?.select
    ignore = try selection(.ignore) ?? project?.ignore
    isForPhones = project?.isForPhones ?? false
    fixesNotes = named != nil || arguments.values[.severity] == "note"
    baseline = arguments.values[.baseline] ?? project?.baseline
    updatesBaseline = arguments.has(.updateBaseline)
    if updatesBaseline, baseline == nil {
      throw UsageError(
        message: "'--update-baseline' needs a file", hint: "name it by '--baseline FILE', or in .presim", command: .lint
      )
    }
    if updatesBaseline, let baseline, !LintBaseline.mayReplace(baseline) {
      throw UsageError(
        message: "'\(baseline)' is no baseline: '--update-baseline' does not replace it",
        hint: "name another file, or remove it first", command: .lint)
    }
  }

  /// Whether a finding counts: on an iPhone alone a popover needs no anchor.
  func wants(_ finding: LintFinding) -> Bool {
    wants(finding.id) && !(isForPhones && finding.id == .lnt22 && finding.severity == .note)
  }

  /// Whether findings of a rule count.
  func wants(_ id: LintID) -> Bool {
    (select.map { $0.ids.contains(id) } ?? true) && !(ignore.map { $0.ids.contains(id) } ?? false)
  }

  /// The findings that are not reported; nil where there is no such file.
  func readBaseline() throws(UsageError) -> LintBaseline? {
    guard let baseline, !updatesBaseline else { return nil }
    do throws(SystemError) { return try LintBaseline(reading: baseline) } catch {
      throw UsageError(
        message: "the baseline \(baseline): \(error.message)", hint: "'--update-baseline' writes it", command: .lint)
    }
  }
}
