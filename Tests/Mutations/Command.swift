import Foundation

/// A program that is run, and what came of it.
enum Command {
  struct Outcome {
    let status: Int32
    let output: String
    var isSuccess: Bool { status == 0 }
  }

  /// Runs a command and waits. With `cpu` it is ended after so many seconds of processor time, with `fault` as soon as it
  /// has printed that.
  static func run(
    _ words: [String], environment: [String: String] = [:], cpu: Int? = nil, until fault: String? = nil
  ) -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let limit = cpu.map { "ulimit -t \($0); ulimit -v 6000000; " } ?? ""
    process.arguments = ["-c", limit + "exec \"$@\"", "sh"] + words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return Outcome(status: 127, output: "\(error)") }
    var data = Data()
    while true {
      let new = pipe.fileHandleForReading.availableData
      if new.isEmpty { break }
      let fresh = max(data.count - (fault?.utf8.count ?? 0), 0)
      data += new
      if let fault, data[fresh...].range(of: Data(fault.utf8)) != nil { process.terminate() }
    }
    process.waitUntilExit()
    // One that a signal has ended was ended by the mutant.
    let status =
      process.terminationReason == .uncaughtSignal ? 128 + process.terminationStatus : process.terminationStatus
    return Outcome(status: status, output: String(decoding: data, as: UTF8.self))
  }
}

/// Prints a line at once, wherever it goes.
func say(_ text: some StringProtocol) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }
