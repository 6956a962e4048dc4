import Dispatch
import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  /// `--fail-fast`.
  var stopsAtFailure = false
  /// What shows how far it is.
  let progress: ProgressLine

  /// Where the results come to lie: written before the semaphore is signalled, read after it was waited for.
  private final class Box: @unchecked Sendable { var results: [TestRun.Result] = [] }

  /// Runs all files and waits for the last one.
  ///
  /// The program's own start stays synchronous: an asynchronous `main` costs every other command a thread.
  func run() -> [TestRun.Result] {
    defer { progress.clear() }
    // Which file is the first to fail has to be the same whatever the number of jobs.
    guard jobs > 1, files.count > 1, !stopsAtFailure, Self.canMakeThreads() else { return runInOrder() }
    let box = Box()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      box.results = await runInBatches()
      done.signal()
    }
    done.wait()
    return box.results
  }

  private func runInOrder() -> [TestRun.Result] {
    var results: [TestRun.Result] = []
    for (position, path) in files.enumerated() {
      if position % 16 == 0 { progress.show(position) }
      results.append(TestRun.run(path, filter: filter, updates: updates, under: profiles))
      if stopsAtFailure, let last = results.last, !last.isLeftOut, last.report.status != .passed { break }
    }
    return results
  }

  /// Whether the system gives threads; Dispatch would wait for ever, or trap, where it does not.
  private static func canMakeThreads() -> Bool {
    #if canImport(Darwin)
      var thread: pthread_t?
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0, let thread else { return false }
    #else
      var thread = pthread_t()
      guard pthread_create(&thread, nil, { _ in nil }, nil) == 0 else { return false }
    #endif
    pthread_join(thread, nil)
    return true
  }

  private func runInBatches() async -> [TestRun.Result] {
    // Small enough that the last ones share the work, large enough that tasks cost nothing.
    let size = max(1, min(16, files.count / (jobs * 4)))
    var results = [TestRun.Result?](repeating: nil, count: files.count)
    await withTaskGroup(of: (Int, [TestRun.Result]).self) { group in
      var next = 0
      var done = 0
      func addBatch() {
        guard next < files.count else { return }
        let batch = next..<min(next + size, files.count)
        next = batch.upperBound
        group.addTask {
          (
            batch.lowerBound,
            batch.map { TestRun.run(files[$0], filter: filter, updates: updates, under: profiles) }
          )
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
    return results.compactMap { $0 }
  }
}
