import PresentationModel

/// Runs the files of `presim test` side by side and gives their results in the order of the files.
struct TestPool: Sendable {
  /// The files.
  let files: [String]
  /// How many run at the same time.
  let jobs: Int
  /// `--filter`.
  let filter: String?
  /// `--update`.
  let updates: Bool
  /// `--ios`; empty for each file's own versions.
  let profiles: [Profile]
  /// What of each file counts.
  var selection = TestSelection([])
  /// `--fail-fast`.
  var stopsAtFailure = false
  /// What shows how far it is.
  let progress: ProgressLine

  /// What a thread gets: as much as the first one of a process has, whatever the system gives others. A scenario that
  /// nests runs on the stack.
  private static let stackSize = 8 << 20

  /// Runs all files and waits for the last one.
  func run() -> [TestRun.Result] {
    defer { progress.clear() }
    // Which file is the first to fail has to be the same whatever the number of jobs.
    guard jobs > 1, files.count > 1, !stopsAtFailure else { return runInOrder() }
    let work = Work(self)
    var threads: [pthread_t] = []
    // Where the system gives fewer threads, or none, those that are there do the work.
    for _ in 0..<min(jobs, files.count) {
      guard let thread = Self.start(work) else { break }
      threads.append(thread)
    }
    if threads.isEmpty { return runInOrder() }
    for thread in threads { pthread_join(thread, nil) }
    return work.results.compactMap { $0 }
  }

  private func runInOrder() -> [TestRun.Result] {
    var results: [TestRun.Result] = []
    var workshop = Workshop()
    for (position, path) in files.enumerated() {
      if position % 16 == 0 { progress.show(position) }
      results.append(run(path, &workshop))
      if stopsAtFailure, let last = results.last, !last.isLeftOut, last.report.status != .passed { break }
    }
    return results
  }

  private func run(_ path: String, _ workshop: inout Workshop) -> TestRun.Result {
    TestRun.run(
      path, filter: filter, updates: updates, under: profiles, lines: selection.lines(of: path), in: &workshop)
  }

  // MARK: Threads

  /// What the threads share: a thread locks it to take a file, and to put a result down.
  private final class Work: @unchecked Sendable {
    let pool: TestPool
    /// Small enough that the last ones share the work, large enough that taking some costs nothing.
    private let size: Int
    private var next = 0
    private var done = 0
    private(set) var results: [TestRun.Result?]
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(_ pool: TestPool) {
      self.pool = pool
      size = max(1, min(16, pool.files.count / (pool.jobs * 4)))
      results = Array(repeating: nil, count: pool.files.count)
      pthread_mutex_init(lock, nil)
    }

    deinit {
      pthread_mutex_destroy(lock)
      lock.deallocate()
    }

    private func take() -> Range<Int> {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      let batch = next..<min(next + size, pool.files.count)
      next = batch.upperBound
      return batch
    }

    private func put(_ batch: [TestRun.Result], from start: Int) {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      for (offset, result) in batch.enumerated() { results[start + offset] = result }
      done += batch.count
      pool.progress.show(done)
    }

    /// One thread's part: until nothing is left.
    func run() {
      FaultHandler.reserveStack()
      var workshop = Workshop()
      while true {
        let batch = take()
        if batch.isEmpty { return }
        put(
          batch.map { pool.run(pool.files[$0], &workshop) }, from: batch.lowerBound)
      }
    }
  }

  /// A thread that takes part in the work; nil where the system gives none.
  private static func start(_ work: Work) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let held = Unmanaged.passRetained(work)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    // The argument is optional in Glibc and not in Darwin.
    let isStarted =
      pthread_create(
        &thread, &attributes,
        {
          guard let work = $0 as UnsafeMutableRawPointer? else { return nil }
          Unmanaged<Work>.fromOpaque(work).takeRetainedValue().run()
          return nil
        }, held.toOpaque()) == 0
    guard isStarted else {
      held.release()
      return nil
    }
    return thread
  }
}
