import PresentationModel

/// Finds the `*.presim` files below paths, in an order that is the same everywhere; for lint the files of Swift too.
struct Discovery {
  /// Which files of Swift are looked for; nil for none.
  let sources: AppSources?

  init(_ sources: AppSources? = nil) { self.sources = sources }

  /// What was found, in order: a path that could not be looked at is among them and will say why when it is read.
  private(set) var files: [String] = []
  /// Links that lead out of the folder they were found below: they are not followed.
  private(set) var linksOut: [String] = []
  private var seen: Set<Identity> = []

  /// A file or directory, whatever path leads to it.
  private struct Identity: Hashable {
    let device: UInt64
    let inode: UInt64
  }

  /// What the system knows of a path.
  private struct Look {
    let identity: Identity
    let kind: mode_t
    var isLink = false
  }

  /// Adds a file, whatever its name, or the scenario files below a directory.
  ///
  /// Hidden directories are left out. What was found already, by this path or another, is not found again: links that
  /// go round in circles come to an end. A link that leads out of the directory is not followed: a repository does not
  /// send presim through the disk.
  mutating func add(_ path: String) {
    if path == "-" { return files.append(path) }
    let top = SwiftFiles.realPath(path)
    var pending = [(path: path, look: Self.look(at: path), leavesOut: sources?.ignored(above: path))]
    while let (next, look, leavesOut) = pending.popLast() {
      guard let look else {
        files.append(next)
        continue
      }
      guard seen.insert(look.identity).inserted else { continue }
      guard look.kind == S_IFDIR, let names = Self.names(in: next) else {
        files.append(next)
        continue
      }
      let base = next.hasSuffix("/") ? next : next + "/"
      var leavesOut = leavesOut
      leavesOut?.read(in: next)
      // The last one is looked at first.
      for name in names.reversed() {
        let child = base + name
        let isSwift = name.hasSuffix(".swift") && leavesOut.map { !$0.leavesOut(file: name, at: child) } ?? false
        let isScenario = name.hasSuffix(".presim") || isSwift
        // A pipe or a device below a folder would be waited for; one that is named itself is read.
        guard let look = Self.look(at: child) else {
          if isScenario { pending.append((child, nil, nil)) }
          continue
        }
        guard look.kind == S_IFDIR || look.kind == S_IFREG && isScenario else { continue }
        if look.isLink, let top, let real = SwiftFiles.realPath(child), !SwiftFiles.isBelow(real, top) {
          linksOut.append(child)
        } else {
          let isLeftOut = look.kind == S_IFDIR && leavesOut?.leavesOut(folder: name, at: child) ?? true
          pending.append((child, look, isLeftOut ? nil : leavesOut))
        }
      }
    }
  }

  /// What is looked at where no path is given: the folders of the project file, else `Scenarios`, else the working directory.
  static var defaultPaths: [String] {
    if let folders = ProjectFile.known?.folders, !folders.isEmpty { return folders }
    guard let here = SwiftFiles.realPath("."), let scenarios = SwiftFiles.realPath("Scenarios") else { return ["."] }
    return [SwiftFiles.isBelow(scenarios, here) ? "Scenarios" : "."]
  }

  /// Whether something is there.
  static func exists(_ path: String) -> Bool { look(at: path) != nil }

  /// Whether a directory is there.
  static func isDirectory(_ path: String) -> Bool { look(at: path)?.kind == S_IFDIR }

  private static func look(at path: String) -> Look? {
    var status = stat()
    guard FileName.with(path, { stat($0, &status) }) == 0 else { return nil }
    let identity = Identity(device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    var link = stat()
    let isLink = FileName.with(path, { lstat($0, &link) }) == 0 && link.st_mode & S_IFMT == S_IFLNK
    return Look(identity: identity, kind: status.st_mode & S_IFMT, isLink: isLink)
  }

  /// Those that are not hidden, sorted by their bytes; nil if the directory cannot be read.
  static func names(in directory: String) -> [String]? {
    guard let stream = FileName.with(directory, { opendir($0) }) else { return nil }
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          UnsafeBufferPointer(start: $0, count: strlen($0)).map { UInt8(bitPattern: $0) }
        }
      }
      if name.first != UInt8(ascii: ".") { names.append(name) }
    }
    names.sort { $0.lexicographicallyPrecedes($1) }
    return names.map { FileName.text($0) }
  }
}

extension Console {
  /// The scenario files below paths; says in one line which links are not followed.
  ///
  /// - Parameter sources: which files of Swift are looked for beside them; nil for none.
  func discover(_ paths: [String], with sources: AppSources? = nil) -> [String] {
    var discovery = Discovery(sources)
    for path in paths { discovery.add(path) }
    let links = discovery.linksOut
    if let first = links.min() {
      let others = links.count == 1 ? "" : " (and \(links.count - 1) more)"
      note(first, "is a link out of the folder\(others): it is not followed")
    }
    return discovery.files
  }
}
