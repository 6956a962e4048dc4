import PresentationModel

/// `presim test [PATH…]`
struct TestCommand {
  let arguments: Arguments
  let console: Console

  /// Where scenarios are if nothing is said.
  private static var defaultPath: String { Discovery.exists("Scenarios") ? "Scenarios" : "." }

  func perform() throws(UsageError) -> ExitStatus {
    let jobs = try self.jobs()
    let profiles = try arguments.profiles()
    let shard = try Shard.of(arguments)
    let slowest = try self.slowest()
    if arguments.values[.junit] == "-" {
      throw UsageError(message: "'--junit' needs a file: standard output has the report", command: .test)
    }
    let paths = arguments.operands.isEmpty ? [Self.defaultPath] : arguments.operands
    var discovery = Discovery()
    for path in paths { discovery.add(path) }
    guard !discovery.files.isEmpty else {
      console.error("presim", "there is no '*.presim' file below \(list(paths))")
      return .usage
    }
    let files = shard.map { $0.part(of: discovery.files) } ?? discovery.files
    // What the files are before they run: an edit that is saved meanwhile is one.
    var watch = arguments.has(.watch) ? TestWatch(paths: paths, shard: shard) : nil
    let begin = ContinuousClock.now
    let results = run(files, jobs, profiles)
    if results.isEmpty, let filter = arguments.values[.filter], shard == nil {
      console.error("presim", "none of \(discovery.files.count) scenarios has '\(filter)' in its path or title")
      return .usage
    }
    report(results)
    if Terminal.isTerminal(2), !arguments.isJSON {
      console.out.flush()
      console.note("presim", "\(results.count) files in \(Self.seconds(since: begin)) s")
    }
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
      let again = change.written.isEmpty ? [] : run(change.written, jobs, profiles)
      known.take(again)
      for path in change.gone { console.note(FileReading.displayName(path), "is gone") }
      // Where files have only disappeared, the sum is that of the rest.
      report(change.written.isEmpty ? known.all : again)
      if let path = arguments.values[.junit] { _ = writeJUnit(known.all, to: path) }
      console.out.flush()
    }
    return status
  }

  private func run(_ files: [String], _ jobs: Int, _ profiles: [Profile]) -> [TestRun.Result] {
    let pool = TestPool(
      files: files, jobs: jobs, filter: arguments.values[.filter], updates: arguments.has(.update),
      profiles: profiles, stopsAtFailure: arguments.has(.failFast),
      progress: ProgressLine(total: files.count, isShown: !arguments.isJSON))
    return pool.run().filter { !$0.isLeftOut }
  }

  private func writeJUnit(_ results: [TestRun.Result], to path: String) -> Bool {
    do throws(SystemError) {
      try AtomicWrite.create(path, with: JUnitReport.bytes(results))
      return true
    } catch {
      console.error(path, error.message)
      return false
    }
  }

  private func report(_ results: [TestRun.Result]) {
    for result in results {
      console.report(result.diagnostics)
      if let error = result.systemError { console.error(result.report.path, error) }
    }
    let report = TestReport(results.map(\.report))
    switch arguments.values[.format].flatMap(TestFormat.init) ?? .text {
    case .text, .pretty:
      let text = TestText(output: console.out, paint: console.paint)
      for result in results { text.write(result) }
      text.writeEnd(report)
    case .json: JSONDocument.write(report, to: console.out)
    case .tap: TAPReport(output: console.out).write(results, report)
    case .github: GitHubReport(output: console.out).write(results, report)
    case .xcode: XcodeReport(output: console.out).write(results, report)
    }
  }

  /// `1.25`: a hundredth of a second is exact enough.
  private static func seconds(since begin: ContinuousClock.Instant) -> String {
    let (seconds, attoseconds) = (ContinuousClock.now - begin).components
    let hundredths = Int(attoseconds / 10_000_000_000_000_000)
    return "\(seconds).\(hundredths < 10 ? "0" : "")\(hundredths)"
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
