import Foundation

/// A program that may be on this machine: tests that need it are skipped where it is not.
enum ProgramOnPath {
  /// Where it is; nil where it is not.
  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Runs it in a directory, and gives what it prints on both outputs.
  static func run(
    _ path: String, _ arguments: [String], in directory: URL, environment: [String: String]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let url = directory.appendingPathComponent("output-\(UUID().uuidString)")
    try Data().write(to: url)
    let handle = try FileHandle(forWritingTo: url)
    (process.standardOutput, process.standardError) = (handle, handle)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: try Data(contentsOf: url), as: UTF8.self))
  }
}
