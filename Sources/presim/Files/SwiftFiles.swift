import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The files of Swift that a scenario's header names: relative to the scenario, and never above the root of its
/// repository.
enum SwiftFiles {
  /// All files together.
  private static let limit = 1 << 20
  private static let mostFiles = 500

  /// Reads the files that some header lines name; a folder stands for the files of Swift below it.
  static func read(_ paths: [String], besides scenario: String) -> [SwiftSource] {
    guard !paths.isEmpty else { return [] }
    let folder = scenario.contains("/") ? String(scenario[..<scenario.lastIndex(of: "/")!]) : "."
    let root = root(of: folder.isEmpty ? "/" : folder)
    var result: [SwiftSource] = []
    var seen: Set<String> = []
    var size = 0
    for (header, path) in paths.enumerated() {
      let shown = path.hasPrefix("/") ? path : plain(folder == "." ? path : "\(folder)/\(path)")
      func fail(_ why: String) { result.append(SwiftSource(header: header, path: shown, failure: why)) }
      guard !path.isEmpty else {
        fail("no path")
        continue
      }
      guard let real = realPath(shown) else {
        fail(SystemError.last.message)
        continue
      }
      guard isBelow(real, root) else {
        fail("stands above '\(root)', beyond which no code is read")
        continue
      }
      guard isDirectory(real) || isSwift(shown) && isSwift(real) else {
        fail("is no file of Swift: its name has to end in '.swift'")
        continue
      }
      let files = isDirectory(real) ? below(shown, root) : [shown]
      if files.isEmpty { fail("has no files of Swift") }
      if files.count > mostFiles { fail("has more than \(mostFiles) files of Swift: name those that are meant") }
      for file in files.prefix(mostFiles) {
        guard let real = realPath(file), isBelow(real, root), isSwift(real) else { continue }
        guard seen.insert(real).inserted else { continue }
        do throws(SystemError) {
          guard isFile(real) else { throw SystemError(code: EINVAL) }
          let bytes = try FileReading.bytes(of: real)
          // A script, `#!/usr/bin/swift`, is none of the app's files.
          if files.count > 1, bytes.starts(with: Array("#!".utf8)) { continue }
          size += bytes.count
          guard size <= limit else {
            fail("with it there is more than 1 MiB of Swift: name the files that are meant")
            return result
          }
          result.append(SwiftSource(header: header, path: file, bytes: bytes))
        } catch {
          result.append(SwiftSource(header: header, path: file, failure: error.message))
        }
      }
    }
    return result
  }

  /// The folder with `.git` in it above a scenario; without one the working directory, if the scenario stands below it
  /// and it is not the whole disk, else the scenario's own folder.
  private static func root(of folder: String) -> String {
    guard let start = realPath(folder) else { return folder }
    var current = start
    while true {
      if Discovery.exists(current == "/" ? "/.git" : current + "/.git") { return current }
      guard current != "/", let slash = current.lastIndex(of: "/") else { break }
      current = slash == current.startIndex ? "/" : String(current[..<slash])
    }
    if let here = realPath("."), here != "/", isBelow(start, here) { return here }
    return start
  }

  private static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Whether a path is another or leads below it; both are absolute, without links.
  static func isBelow(_ path: String, _ root: String) -> Bool {
    root == "/" || path == root || path.hasPrefix(root + "/")
  }

  /// A path without links; nil where nothing is there.
  static func realPath(_ path: String) -> String? {
    guard let found = FileName.with(path, { realpath($0, nil) }) else { return nil }
    defer { free(found) }
    return FileName.text(found)
  }

  private static func kind(_ path: String) -> mode_t {
    var status = stat()
    guard FileName.with(path, { stat($0, &status) }) == 0 else { return 0 }
    return status.st_mode & S_IFMT
  }

  private static func isDirectory(_ path: String) -> Bool { kind(path) == S_IFDIR }
  private static func isFile(_ path: String) -> Bool { kind(path) == S_IFREG }

  /// The files of Swift below a folder, in the order of their names.
  private static func below(_ folder: String, _ root: String) -> [String] {
    var files: [String] = []
    var pending = [folder]
    var seen: Set<String> = []
    while let next = pending.popLast(), files.count <= mostFiles {
      guard let real = realPath(next), isBelow(real, root), seen.insert(real).inserted else { continue }
      guard let names = Discovery.names(in: next) else { continue }
      var folders: [String] = []
      for name in names {
        let path = next == "." ? name : next + "/" + name
        switch kind(path) {
        // Tests and what was generated are other modules, as lint has it.
        case S_IFDIR: if !AppSources.isLeftOut(folder: name) { folders.append(path) }
        // The statements of `main.swift` are a program's, and no screen's.
        case S_IFREG:
          if isSwift(name), name != "main.swift", !AppSources.isLeftOut(file: name) { files.append(path) }
        default: break
        }
      }
      pending += folders.reversed()
    }
    return files
  }

  /// A path without `.` and without `..` behind a name.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/", omittingEmptySubsequences: true) {
      if part == "." { continue }
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }
}
