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

  /// Runs all files and waits for the last one.
  func run() -> [TestRun.Result] {
    defer { progress.clear() }
    // Which file is the first to fail has to be the same whatever the number of jobs.
    guard jobs > 1, files.count > 1, !stopsAtFailure else { return runInOrder() }
    // Small enough that the last ones share the work, large enough that taking some costs nothing.
    let batch = max(1, min(16, files.count / (jobs * 4)))
    return Workers.map(
      files.count, jobs: jobs, batch: batch, room: { Workshop() }, progress: { progress.show($0) }
    ) { row, workshop in run(files[row], &workshop) }
  }

  private func runInOrder() -> [TestRun.Result] {
    var results: [TestRun.Result] = []
    var workshop = Workshop()
    for (position, path) in files.enumerated() {
      if position % 16 == 0 { progress.show(position) }
      results.append(run(path, &workshop))
      if stopsAtFailure, let last = results.last, !last.isLeftOut, last.hasFailed { break }
    }
    return results
  }

  private func run(_ path: String, _ workshop: inout Workshop) -> TestRun.Result {
    TestRun.run(
      path, filter: filter, updates: updates, under: profiles, lines: selection.lines(of: path), in: &workshop)
  }
}
