#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `presim test [PATH…]`
struct TestCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  /// Where scenarios are if nothing is said.
  private static let defaultPath = "Scenarios"

  func perform() throws(UsageError) -> ExitStatus {
    let jobs = try self.jobs()
    let profiles = try arguments.profiles()
    let paths = arguments.operands.isEmpty ? [Self.defaultPath] : arguments.operands
    var discovery = Discovery()
    for path in paths { discovery.add(path) }
    guard !discovery.files.isEmpty else {
      console.error("presim", "there is no '*.presim' file below \(list(paths))")
      return .usage
    }
    let pool = TestPool(
      files: discovery.files, jobs: jobs, filter: arguments.values[.filter], updates: arguments.has(.update),
      profiles: profiles,
      progress: ProgressLine(total: discovery.files.count, isShown: !arguments.isJSON))
    let results = pool.run().filter { !$0.isLeftOut }
    if results.isEmpty, let filter = arguments.values[.filter] {
      console.error("presim", "none of \(discovery.files.count) scenarios has '\(filter)' in its path or title")
      return .usage
    }
    report(results)
    return status(results)
  }

  private func report(_ results: [TestRun.Result]) {
    let report = TestReport(results.map(\.report))
    let text = TestText(output: console.out, paint: console.paint)
    for result in results {
      console.report(result.diagnostics)
      if let error = result.systemError { console.error(result.report.path, error) }
      if !arguments.isJSON { text.write(result) }
    }
    if arguments.isJSON {
      JSONDocument.write(report, to: console.out)
    } else {
      text.writeEnd(report)
    }
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

  private func list(_ paths: [String]) -> String { paths.map { "'\($0)'" }.joined(separator: ", ") }
}
