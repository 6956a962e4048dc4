import PresentationModel

/// Paths as a repository's services know them: without './', from its root.
enum RepositoryPath {
  /// From the root of the repository: GitHub shows no annotation of a file that it is told of in another way. A path that is
  /// not below the root stays as it is.
  static func relative(_ path: String) -> String { root.map { relative(path, to: $0) } ?? plain(path) }

  /// From a directory, which is an absolute path; without './' where the path is not below it.
  static func relative(_ path: String, to directory: String) -> String {
    guard !path.hasPrefix("<"), let whole = absolute(path) else { return plain(path) }
    let base = directory.hasSuffix("/") ? directory : directory + "/"
    return whole.hasPrefix(base) ? String(whole.dropFirst(base.count)) : plain(path)
  }

  /// The whole path, links in it followed where the file is there.
  static func absolute(_ path: String) -> String? {
    if let resolved = FileName.with(path, { realpath($0, nil) }) {
      defer { free(resolved) }
      return FileName.text(resolved)
    }
    guard !path.hasPrefix("/"), let here = workingDirectory else { return path }
    return here + "/" + plain(path)
  }

  /// Without './' at its start, and in its middle.
  static func plain(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    if parts.isEmpty { return path }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Where presim was started.
  static let workingDirectory: String? = {
    guard let here = getcwd(nil, 0) else { return nil }
    defer { free(here) }
    return FileName.text(here)
  }()

  /// What GitHub Actions calls the workspace, else the nearest directory with '.git' in it.
  static let root: String? = {
    if let workspace = Terminal.environment("GITHUB_WORKSPACE"), !workspace.isEmpty { return absolute(workspace) }
    return repository
  }()

  /// The nearest directory with '.git' in it, from the working directory up.
  static let repository: String? = {
    var directory = workingDirectory ?? ""
    while !directory.isEmpty {
      if Discovery.exists(directory + "/.git") { return directory }
      directory = String(directory[..<(directory.lastIndex(of: "/") ?? directory.startIndex)])
    }
    return nil
  }()
}
