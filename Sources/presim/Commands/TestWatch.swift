import PresentationModel

/// `presim test --watch`: looks at the files now and then.
struct TestWatch {
  private let paths: [String]
  private let shard: Shard?
  /// By the bytes of the path: two spellings of one text may be two files.
  private var stamps: [[UInt8]: Stamp]

  /// What shows that a file was written.
  private struct Stamp: Equatable {
    let seconds: Int
    let nanoseconds: Int
    let size: Int
    let inode: UInt64
  }

  init(paths: [String], shard: Shard?) {
    self.paths = paths
    self.shard = shard
    stamps = [:]
    stamps = current()
  }

  /// What has happened to the files.
  struct Change {
    /// Those that are new or were changed, and those that are not there any more.
    var written: [String] = []
    var gone: [String] = []
  }

  /// Waits until something has happened.
  mutating func waitForChange() -> Change {
    while true {
      usleep(200_000)
      let now = current()
      let written = now.filter { stamps[$0.key] != $0.value }.keys
      let gone = stamps.keys.filter { now[$0] == nil }
      stamps = now
      if written.isEmpty, gone.isEmpty { continue }
      return Change(written: Self.inOrder(Array(written)), gone: Self.inOrder(gone))
    }
  }

  private static func inOrder(_ paths: [[UInt8]]) -> [String] {
    paths.sorted { $0.lexicographicallyPrecedes($1) }.map(FileName.text)
  }

  private func current() -> [[UInt8]: Stamp] {
    var discovery = Discovery()
    for path in paths { discovery.add(path) }
    var result: [[UInt8]: Stamp] = [:]
    for file in shard.map({ $0.part(of: discovery.files) }) ?? discovery.files {
      var status = stat()
      guard FileName.with(file, { stat($0, &status) }) == 0 else { continue }
      #if canImport(Darwin)
        let time = status.st_mtimespec
      #else
        let time = status.st_mtim
      #endif
      result[FileName.bytes(file)] = Stamp(
        seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size),
        inode: UInt64(status.st_ino))
    }
    return result
  }
}

/// What each watched file came to when it ran last.
struct WatchedResults {
  private var results: [[UInt8]: TestRun.Result] = [:]

  init(_ results: [TestRun.Result]) { take(results) }

  /// In the order of the paths.
  var all: [TestRun.Result] {
    results.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.value)
  }

  /// Keeps what files came to.
  mutating func take(_ new: [TestRun.Result]) {
    for result in new { results[FileName.bytes(result.report.path)] = result }
  }

  /// Forgets files that are gone.
  mutating func forget(_ paths: [String]) {
    for path in paths { results[FileName.bytes(path)] = nil }
  }
}
