import PresentationModel

/// What running and linting a text has come to.
struct Analysis: Sendable {
  /// Which text.
  let uri: String
  let version: Int
  /// What lint says, and expectations that do not hold, in the order of the file.
  var problems: [Problem] = []
  /// The expectations with blocks that do not match.
  var staleBlocks: Set<Int> = []
  /// What the steps come to.
  var hints: [EditorHint] = []
}

/// Lints and runs texts beside the thread that answers: only the newest text that waits is looked at.
final class Analyst: @unchecked Sendable {
  /// A text to look at.
  struct Job: Sendable {
    let uri: String
    let version: Int
    let file: ScenarioFile
  }

  private var jobs: [Job] = []
  private var results: [Analysis] = []
  private var isRunning = false
  /// The version of each file's newest text: an older one is given up.
  private var newest: [String: Int] = [:]
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let bell = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Where a byte comes when a result is there.
  let wakes: Int32
  private let wake: Int32
  /// As much as the first thread of a process has: a scenario that nests runs on the stack.
  private static let stackSize = 8 << 20

  init() {
    pthread_mutex_init(lock, nil)
    pthread_cond_init(bell, nil)
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    (wakes, wake) = (ends[0], ends[1])
    start()
  }

  /// Looks at a text as soon as the one before is done; an older text of the same file is dropped.
  func look(at job: Job) {
    pthread_mutex_lock(lock)
    newest[job.uri] = job.version
    guard isRunning else {
      pthread_mutex_unlock(lock)
      return analyse(job)
    }
    jobs.removeAll { $0.uri == job.uri }
    jobs.append(job)
    pthread_cond_signal(bell)
    pthread_mutex_unlock(lock)
  }

  /// Forgets what waits of a file.
  func forget(_ uri: String) {
    pthread_mutex_lock(lock)
    jobs.removeAll { $0.uri == uri }
    newest[uri] = nil
    pthread_mutex_unlock(lock)
  }

  /// What has come.
  func takeResults() -> [Analysis] {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    defer { results = [] }
    return results
  }

  private func put(_ analysis: Analysis) {
    pthread_mutex_lock(lock)
    results.removeAll { $0.uri == analysis.uri }
    results.append(analysis)
    pthread_mutex_unlock(lock)
    var byte: UInt8 = 1
    _ = write(wake, &byte, 1)
  }

  // MARK: The thread

  private func work() {
    FaultHandler.reserveStack()
    while true {
      pthread_mutex_lock(lock)
      while jobs.isEmpty { pthread_cond_wait(bell, lock) }
      let job = jobs.removeFirst()
      pthread_mutex_unlock(lock)
      analyse(job)
    }
  }

  private func start() {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let held = Unmanaged.passRetained(self)
    isRunning =
      pthread_create(
        &thread, &attributes,
        {
          guard let analyst = $0 as UnsafeMutableRawPointer? else { return nil }
          Unmanaged<Analyst>.fromOpaque(analyst).takeUnretainedValue().work()
          return nil
        }, held.toOpaque()) == 0
    if !isRunning { held.release() }
  }

  // MARK: What it looks at

  /// Whether a newer text has come, or the file is closed.
  private func isOld(_ job: Job) -> Bool {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return newest[job.uri] != job.version
  }

  private func analyse(_ job: Job) {
    guard let analysis = analysis(job), !isOld(job) else { return }
    put(analysis)
  }

  /// What a text comes to; nil for one that is old before it is done.
  private func analysis(_ job: Job) -> Analysis? {
    var analysis = Analysis(uri: job.uri, version: job.version)
    let lines = EditorLines(job.file.bytes)
    guard !isOld(job) else { return nil }
    let lint = FileLint(job.file)
    analysis.problems = lint.findings.map { Problem($0) }
    guard !isOld(job) else { return nil }
    if let program = job.file.program { analysis.hints = EditorHint.all(of: program) }
    guard !isOld(job) else { return nil }
    let result = TestOutcome(job.file)
    for failure in result.report.failures {
      analysis.problems.append(Problem(failure, lines))
      if !failure.actual.isEmpty, let id = failure.expectation, let program = job.file.program,
        program.expectations.indices.contains(Int(id.index)),
        program.expectations[Int(id.index)].kind.isExactBlock
      {
        analysis.staleBlocks.insert(failure.line)
      }
    }
    return analysis
  }
}
