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

  func perform() async throws(UsageError) -> ExitStatus {
    let jobs = try self.jobs()
    let paths = arguments.operands.isEmpty ? [Self.defaultPath] : arguments.operands
    var discovery = Discovery()
    for path in paths { discovery.add(path) }
    guard !discovery.files.isEmpty else {
      console.error("presim", "there is no '*.presim' file below \(list(paths))")
      return .usage
    }
    let results = await run(discovery.files, jobs: jobs).filter { !$0.isLeftOut }
    if results.isEmpty, let filter = arguments.values[.filter] {
      console.error("presim", "none of \(discovery.files.count) scenarios has '\(filter)' in its path or title")
      return .usage
    }
    report(results)
    return status(results)
  }

  /// Runs the files in batches, one task a batch; results in the order of the files.
  private func run(_ files: [String], jobs: Int) async -> [TestRun.Result] {
    let filter = arguments.values[.filter]
    let updates = arguments.has(.update)
    // Small enough that the last ones share the work, large enough that tasks cost nothing.
    let size = max(1, min(16, files.count / (jobs * 4)))
    let progress = ProgressLine(total: files.count, output: console.err, isShown: !arguments.isJSON)
    var results = [TestRun.Result?](repeating: nil, count: files.count)
    await withTaskGroup(of: (Int, [TestRun.Result]).self) { group in
      var next = 0
      var done = 0
      func addBatch() {
        guard next < files.count else { return }
        let batch = next..<min(next + size, files.count)
        next = batch.upperBound
        group.addTask {
          (batch.lowerBound, batch.map { TestRun.run(files[$0], filter: filter, updates: updates) })
        }
      }
      for _ in 0..<jobs { addBatch() }
      while let (start, batch) = await group.next() {
        for (offset, result) in batch.enumerated() { results[start + offset] = result }
        done += batch.count
        progress.show(done)
        addBatch()
      }
    }
    progress.clear()
    return results.compactMap { $0 }
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
