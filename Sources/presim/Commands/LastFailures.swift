import PresentationModel

/// What failed when `presim test` last ran in a directory: for `--rerun`.
///
/// It is kept in the user's cache, a file for each directory, so that no repository gets files of presim's.
struct LastFailures {
  private let path: String

  /// Nil where the user has no cache.
  init?() {
    let cache =
      Terminal.environment("XDG_CACHE_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? Terminal.environment("HOME").flatMap { $0.isEmpty ? nil : $0 + "/.cache" }
    guard let cache, let here = RepositoryPath.workingDirectory else { return nil }
    // FNV-1a: a name that a directory always has.
    let hash = FileName.bytes(here).reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    path = "\(cache)/presim/failed-\(String(hash, radix: 16))"
  }

  /// The files; nil where `presim test` has not run here.
  var files: [String]? {
    guard let bytes = try? FileReading.bytes(of: path) else { return nil }
    return bytes.split(separator: 0).map { FileName.text(Array($0)) }
  }

  /// Keeps what failed: of the files that did not run now what failed before.
  func keep(_ results: [TestRun.Result]) {
    let failed = results.filter { $0.hasFailed }.map(\.report.path)
    let known = files
    var all = known ?? []
    if !all.isEmpty {
      let ran = Set(results.map(\.report.path))
      all.removeAll { ran.contains($0) }
    }
    all += failed
    if known == nil || known != all { write(all.filter { !$0.hasPrefix("<") }) }
  }

  /// A cache that cannot be written is none.
  private func write(_ files: [String]) {
    var directory = ""
    for part in path.split(separator: "/").dropLast() {
      directory += "/" + part
      _ = FileName.with(directory) { mkdir($0, 0o700) }
    }
    try? AtomicWrite.create(path, with: files.flatMap { FileName.bytes($0) + [0] })
  }
}
