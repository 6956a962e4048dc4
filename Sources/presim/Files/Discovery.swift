#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Finds the `*.presim` files below paths, in an order that is the same everywhere.
struct Discovery {
  /// What was found, in order: a path that could not be looked at is among them and will say why when it is read.
  private(set) var files: [String] = []
  private var seen: Set<Identity> = []

  /// A file or directory, whatever path leads to it.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// Adds a file, whatever its name, or the scenario files below a directory.
  ///
  /// Hidden directories are left out. What was found already, by this path or another, is not found again: links that
  /// go round in circles come to an end.
  mutating func add(_ path: String) {
    if path == "-" { return files.append(path) }
    var pending = [path]
    while let next = pending.popLast() {
      guard let (identity, isDirectory) = Self.look(at: next) else {
        files.append(next)
        continue
      }
      guard seen.insert(identity).inserted else { continue }
      guard isDirectory else {
        files.append(next)
        continue
      }
      guard let names = Self.names(in: next) else {
        files.append(next)
        continue
      }
      let base = next.hasSuffix("/") ? next : next + "/"
      // The last one is looked at first.
      for name in names.reversed() where !name.hasPrefix(".") {
        let child = base + name
        // A pipe or a device below a folder would be waited for; one that is named itself is read.
        guard let kind = Self.kind(of: child) else {
          if name.hasSuffix(".presim") { pending.append(child) }
          continue
        }
        if kind == S_IFDIR || kind == S_IFREG && name.hasSuffix(".presim") { pending.append(child) }
      }
    }
  }

  /// Whether something is there.
  static func exists(_ path: String) -> Bool { look(at: path) != nil }

  private static func look(at path: String) -> (identity: Identity, isDirectory: Bool)? {
    var status = stat()
    guard FileName.with(path, { stat($0, &status) }) == 0 else { return nil }
    let identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    return (identity, status.st_mode & S_IFMT == S_IFDIR)
  }

  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return FileName.with(path, { stat($0, &status) }) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Sorted by their bytes; nil if the directory cannot be read.
  private static func names(in directory: String) -> [String]? {
    guard let stream = FileName.with(directory, { opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          FileName.text($0)
        }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { FileName.bytes($0).lexicographicallyPrecedes(FileName.bytes($1)) }
  }
}
