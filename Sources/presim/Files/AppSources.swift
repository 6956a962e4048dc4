import PresentationModel

/// Which files of Swift below a folder are an app's own: not its tests, what others have written, and what a tool writes.
struct AppSources {
  /// Folders that the project file takes in or leaves out, from the working directory.
  private let include, exclude: [String]

  init(_ project: ProjectFile?) {
    (include, exclude) = (project?.include ?? [], project?.exclude ?? [])
  }

  /// What `.gitignore` leaves out, from the root of the repository down to a folder.
  func ignored(above path: String) -> LeftOut {
    var found = LeftOut(sources: self)
    guard let root = RepositoryPath.repository, let whole = RepositoryPath.absolute(path),
      SwiftFiles.isBelow(whole, root), whole != root
    else { return found }
    var folder = root
    for part in whole.dropFirst(root.count).split(separator: "/").dropLast() {
      found.read(in: folder)
      folder += "/\(part)"
    }
    found.read(in: folder)
    return found
  }

  /// What is left out below a folder.
  struct LeftOut {
    fileprivate let sources: AppSources
    private var patterns: [IgnorePattern] = []

    fileprivate init(sources: AppSources) { self.sources = sources }

    /// Reads the `.gitignore` of a folder.
    mutating func read(in folder: String) {
      let path = folder.hasSuffix("/") ? folder + ".gitignore" : folder + "/.gitignore"
      guard Discovery.exists(path), let bytes = try? FileReading.bytes(of: path),
        let base = RepositoryPath.absolute(folder)
      else { return }
      for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
        if let pattern = IgnorePattern(line, in: base) { patterns.append(pattern) }
      }
    }

    func leavesOut(folder name: String, at path: String) -> Bool {
      if let said = sources.said(of: path) { return said }
      return AppSources.isLeftOut(folder: name) || isIgnored(path, isFolder: true)
    }

    func leavesOut(file name: String, at path: String) -> Bool {
      if let said = sources.said(of: path) { return said }
      return AppSources.isLeftOut(file: name) || isIgnored(path, isFolder: false)
    }

    /// The last pattern that fits decides.
    private func isIgnored(_ path: String, isFolder: Bool) -> Bool {
      guard !patterns.isEmpty, let whole = RepositoryPath.absolute(path) else { return false }
      return patterns.last { $0.fits(whole, isFolder: isFolder) }.map { !$0.isTakenBack } ?? false
    }
  }

  /// What the project file says of a path: whether it is left out; nil where it says nothing.
  private func said(of path: String) -> Bool? {
    let plain = RepositoryPath.plain(path)
    func has(_ folders: [String]) -> Bool { folders.contains { SwiftFiles.isBelow(plain, RepositoryPath.plain($0)) } }
    if has(exclude) { return true }
    // On the way to what is taken in, nothing is left out.
    let leadsThere = include.contains { SwiftFiles.isBelow(RepositoryPath.plain($0), plain) }
    return has(include) || leadsThere ? false : nil
  }

  static func isLeftOut(folder name: String) -> Bool {
    switch name {
    case "Pods", "Carthage", "DerivedData", "SourcePackages", "Generated", "node_modules", "fastlane", "vendor",
      "Vendor",
      "ThirdParty", "third-party":
      true
    default: ["Tests", "Test", "Mocks"].contains { name.hasSuffix($0) }
    }
  }

  static func isLeftOut(file name: String) -> Bool {
    let name = name.dropLast(".swift".count)
    if name == "Package" { return true }
    return ["Tests", "Test", "Generated", ".generated", ".pb", ".grpc"].contains { name.hasSuffix($0) }
  }
}

/// A line of `.gitignore`.
struct IgnorePattern {
  private let base: String
  private let parts: [[UInt8]]
  private let isForFolders: Bool
  /// `!name`: what a line above has left out is taken in again.
  let isTakenBack: Bool

  /// Nil for a comment.
  init?(_ line: Substring, in base: String) {
    var line = line
    while line.last == " " || line.last == "\t" { line = line.dropLast() }
    guard let first = line.first, first != "#" else { return nil }
    isTakenBack = first == "!"
    if isTakenBack { line = line.dropFirst() }
    isForFolders = line.last == "/"
    let path = isForFolders ? line.dropLast() : line
    var parts = path.split(separator: "/").map { Array($0.utf8) }
    guard !parts.isEmpty else { return nil }
    // A name alone fits at any depth.
    if !path.contains("/") { parts.insert(Array("**".utf8), at: 0) }
    (self.parts, self.base) = (parts, base)
  }

  func fits(_ path: String, isFolder: Bool) -> Bool {
    guard isFolder || !isForFolders, SwiftFiles.isBelow(path, base) else { return false }
    let names = path.dropFirst(base.count).split(separator: "/").map { Array($0.utf8) }
    return Self.fits(names[...], parts[...])
  }

  private static func fits(_ names: ArraySlice<[UInt8]>, _ parts: ArraySlice<[UInt8]>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == Array("**".utf8) {
      return fits(names, parts.dropFirst()) || !names.isEmpty && fits(names.dropFirst(), parts)
    }
    guard let name = names.first else { return false }
    return fits(name, part) && fits(names.dropFirst(), parts.dropFirst())
  }

  /// `*` and `?` in a name; the last `*` is tried again where what is behind it does not fit.
  private static func fits(_ name: [UInt8], _ pattern: [UInt8]) -> Bool {
    var (row, place) = (0, 0)
    var star: (row: Int, place: Int)?
    while row < name.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (row, place)
        place += 1
      } else if place < pattern.count, pattern[place] == name[row] || pattern[place] == UInt8(ascii: "?") {
        (row, place) = (row + 1, place + 1)
      } else if let last = star {
        star = (last.row + 1, last.place)
        (row, place) = (last.row + 1, last.place + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }
}
