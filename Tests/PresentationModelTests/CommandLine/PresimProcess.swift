import Foundation

/// The built command line, run as a user runs it.
struct PresimProcess {
  /// What a run came to.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }
  /// Where it runs; a directory of its own.
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory.appendingPathComponent("presim-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  /// Takes the directory away.
  func remove() { try? FileManager.default.removeItem(at: directory) }

  /// Writes a file into the directory.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    let url = directory.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    return url
  }

  /// Reads a file of the directory.
  func read(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: directory.appendingPathComponent(name)), as: UTF8.self)
  }

  /// Runs `presim` with arguments; output goes through files, so that no pipe can fill up.
  func run(_ arguments: String..., input: String = "", environment: [String: String] = [:]) throws -> Result {
    try run(arguments, input: input, environment: environment)
  }

  /// Runs `presim` with arguments.
  func run(_ arguments: [String], input: String = "", environment: [String: String] = [:]) throws -> Result {
    let scratch = directory.appendingPathComponent(".\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let names = ["in", "out", "err"].map { scratch.appendingPathComponent($0) }
    try Data(input.utf8).write(to: names[0])
    for name in names[1...] { try Data().write(to: name) }
    let process = try make(arguments, environment: environment)
    let handles = try (
      FileHandle(forReadingFrom: names[0]), FileHandle(forWritingTo: names[1]), FileHandle(forWritingTo: names[2])
    )
    (process.standardInput, process.standardOutput, process.standardError) = handles
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: names[1]), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: names[2]), as: UTF8.self))
  }

  /// A process that has not been started.
  func make(_ arguments: [String], environment: [String: String] = [:]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.executable()
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var variables = ProcessInfo.processInfo.environment.filter {
      !["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"].contains($0.key)
    }
    // What `presim test` keeps for each directory goes with this one.
    variables["XDG_CACHE_HOME"] = directory.appendingPathComponent(".cache").path
    variables.merge(environment) { $1 }
    process.environment = variables
    return process
  }

  private final class Here {}
  private struct NotBuilt: Error { let places: [String] }

  /// `presim`, beside the test bundle.
  static func executable() throws -> URL {
    var directories = [URL(fileURLWithPath: CommandLine.arguments[0]), Bundle(for: Here.self).bundleURL]
      .map { $0.deletingLastPathComponent() }
    directories.append(Bundle(for: Here.self).bundleURL)
    directories.append(Repository.root.appendingPathComponent(".build/debug"))
    for directory in directories {
      let url = directory.appendingPathComponent("presim")
      if FileManager.default.isExecutableFile(atPath: url.path) { return url }
    }
    throw NotBuilt(places: directories.map(\.path))
  }
}

/// The checkout that the tests were built from.
enum Repository {
  /// Its top directory.
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
