import PresentationModel

/// `presim test [PATH…]`
struct TestCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let jobs = try self.jobs()
    let profiles = try arguments.profiles()
    let shard = try Shard.of(arguments)
    let slowest = try self.slowest()
    if arguments.values[.junit] == "-" {
      throw UsageError(message: "'--junit' needs a file: standard output has the report", command: .test)
    }
    guard let operands = try self.operands() else {
      console.note("presim", "nothing failed when 'presim test' last ran here")
      return .success
    }
    let selection = TestSelection(operands)
    let paths = selection.paths
    let found = console.discover(paths)
    guard !found.isEmpty else {
      console.error("presim", "there is no '*.presim' file below \(list(paths))")
      return .usage
    }
    let files = shard.map { $0.part(of: found) } ?? found
    if arguments.has(.list) { return self.list(files) }
    // What the files are before they run: an edit that is saved meanwhile is one.
    var watch = arguments.has(.watch) ? TestWatch(paths: paths, shard: shard) : nil
    let begin = Moment.now
    let results = run(files, jobs, profiles, selection)
    if results.isEmpty, let filter = arguments.values[.filter], shard == nil {
      console.error("presim", "none of \(found.count) scenarios has '\(filter)' in its path or title")
      return .usage
    }
    LastFailures()?.keep(results)
    report(results, since: begin)
    if let slowest, !arguments.isJSON {
      TestText(output: console.out, paint: console.paint).write(slowest, of: results)
    }
    var status = status(results)
    if let path = arguments.values[.junit], !writeJUnit(results, to: path) { status.worsen(to: .usage) }
    guard watch != nil else { return status }
    console.out.flush()
    var known = WatchedResults(results)
    while !console.out.isClosed, let change = watch?.waitForChange() {
      known.forget(change.gone)
      let begin = Moment.now
      let again = change.written.isEmpty ? [] : run(change.written, jobs, profiles, selection)
      known.take(again)
      for path in change.gone { console.note(FileReading.displayName(path), "is gone") }
      for result in again { console.note(result.report.path, Self.said(result)) }
      report(again, of: known.all, since: begin)
      if let path = arguments.values[.junit] { _ = writeJUnit(known.all, to: path) }
      console.out.flush()
    }
    return status
  }

  private func run(
    _ files: [String], _ jobs: Int, _ profiles: [Profile], _ selection: TestSelection
  ) -> [TestRun.Result] {
    let pool = TestPool(
      files: files, jobs: jobs, filter: arguments.values[.filter], updates: arguments.has(.update),
      profiles: profiles, selection: selection, stopsAtFailure: arguments.has(.failFast),
      progress: ProgressLine(total: files.count, isShown: !arguments.isJSON))
    var results = pool.run()
    results.removeAll { $0.isLeftOut }
    if isStrict { for row in results.indices { results[row].failStrictly() } }
    return results
  }

  /// Whether an expectation that depends on a line which was left out fails its file: where a machine runs it, unless it
  /// is told not to.
  private var isStrict: Bool {
    if arguments.has(.strict) { return true }
    guard !arguments.has(.noStrict), let value = Terminal.environment("CI") else { return false }
    return !value.isEmpty && value != "false" && value != "0"
  }

  private func writeJUnit(_ results: [TestRun.Result], to path: String) -> Bool {
    do throws(SystemError) {
      try AtomicWrite.create(path, with: JUnitReport(known: RepositoryPath.relative).bytes(results))
      return true
    } catch {
      console.error(path, error.message)
      return false
    }
  }

  /// What to look at: what is named, what failed last, or what is looked at where nothing is said; nil where nothing failed.
  private func operands() throws(UsageError) -> [String]? {
    guard arguments.has(.rerun) else {
      return arguments.operands.isEmpty ? Discovery.defaultPaths : arguments.operands
    }
    guard arguments.operands.isEmpty else {
      throw UsageError(message: "'--rerun' runs what failed: it takes no path", command: .test)
    }
    guard let failed = LastFailures()?.files else {
      throw UsageError(message: "'presim test' has not run in this directory yet", command: .test)
    }
    let left = failed.filter { Discovery.exists($0) }
    return left.isEmpty ? nil : left
  }

  /// `--list`: which files would run, each with its title.
  private func list(_ files: [String]) -> ExitStatus {
    var status = ExitStatus.success
    for path in files {
      let name = FileReading.displayName(path)
      let file = try? ScenarioFile.load(path)
      let title = file?.title ?? ""
      if let filter = arguments.values[.filter], !TestRun.contains(name, filter), !TestRun.contains(title, filter) {
        continue
      }
      if let file, file.programs.isEmpty { console.report(file.diagnostics) }
      if file?.program == nil { status.worsen(to: .usage) }
      console.out.line(VisibleText.inOneLine(name) + (title.isEmpty ? "" : "  " + VisibleText.inOneLine(title)))
    }
    return status
  }

  /// What a file came to, for whoever watches.
  private static func said(_ result: TestRun.Result) -> String {
    if result.systemError != nil { return "was not run" }
    return switch result.report.status {
    case .passed: "passed"
    case .failed: "failed"
    case .empty: "expects nothing"
    case .invalid: "is invalid"
    }
  }

  /// - Parameter all: what the sum is of: of a watch all files, whichever have run now.
  private func report(
    _ results: [TestRun.Result], of all: [TestRun.Result]? = nil, since begin: Moment
  ) {
    for result in results {
      console.report(result.diagnostics)
      if let error = result.systemError { console.error(result.report.path, error) }
    }
    let report = TestReport(results.map(\.report))
    switch arguments.values[.format].flatMap(TestFormat.init) ?? .text {
    case .text:
      let text = TestText(output: console.out, paint: console.paint)
      for result in results { text.write(result) }
      let seconds = Terminal.isTerminal(1) ? Self.seconds(since: begin) : nil
      text.writeEnd(all.map { TestReport($0.map(\.report)) } ?? report, seconds: seconds)
    case .json: JSONDocument.write(report, to: console.out)
    case .tap: TAPReport(output: console.out).write(results, report)
    case .github:
      GitHubReport(output: console.out).write(results, report, known: RepositoryPath.relative)
    case .xcode: XcodeReport(output: console.out).write(results, report, whole: WholePath.text)
    }
  }

  /// `1.25`: a hundredth of a second is exact enough.
  private static func seconds(since begin: Moment) -> String {
    let age = begin.age
    let hundredths = age / 10_000 % 100
    return "\(age / 1_000_000).\(hundredths < 10 ? "0" : "")\(hundredths)"
  }

  private func status(_ results: [TestRun.Result]) -> ExitStatus {
    var status = ExitStatus.success
    for result in results {
      if result.report.status == .failed { status.worsen(to: .failure) }
      if result.report.status == .invalid || result.systemError != nil { status.worsen(to: .usage) }
    }
    return status
  }

  private func jobs() throws(UsageError) -> Int {
    guard let text = arguments.values[.jobs] else { return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
    guard let jobs = DecimalNumber.parse(text), (1...1024).contains(jobs) else {
      throw UsageError(message: "'\(text)' is not a number of jobs: 1 to 1024", command: .test)
    }
    return jobs
  }

  private func slowest() throws(UsageError) -> Int? {
    guard let text = arguments.values[.slowest] else { return nil }
    guard let number = DecimalNumber.parse(text), number > 0 else {
      throw UsageError(message: "'\(text)' is not a number of files", command: .test)
    }
    return number
  }

  private func list(_ paths: [String]) -> String { paths.map { "'\($0)'" }.joined(separator: ", ") }
}
