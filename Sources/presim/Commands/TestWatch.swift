#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// `presim test --watch`: looks at the files now and then.
struct TestWatch {
  private let paths: [String]
  private let shard: Shard?
  /// By the bytes of the path: two spellings of one text may be two files.
  private var stamps: [[UInt8]: Stamp]

  /// What tells that a file was written.
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

  /// Returns the files that are new or were changed, as soon as there are some.
  mutating func waitForChange() -> [String] {
    while true {
      usleep(200_000)
      let now = current()
      let changed = now.filter { stamps[$0.key] != $0.value }.keys.sorted { $0.lexicographicallyPrecedes($1) }
      stamps = now
      if !changed.isEmpty { return changed.map(FileName.text) }
    }
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
