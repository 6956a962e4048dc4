import Foundation
import Testing

/// A trap of presim's own, and output that cannot be written.
@Suite struct FaultTests {
  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV])
  func aTrapSaysHowToReportIt(signal: Int32) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let process = try presim.make(["run", "-"])
    let input = Pipe()
    let errors = Pipe()
    (process.standardInput, process.standardError) = (input, errors)
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    // Until it waits for its input, the handler may not be there yet.
    usleep(300_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    expect(process.terminationReason, equals: .exit)
    expect(process.terminationStatus, equals: 70)
    #expect(text.hasPrefix("presim: this is a fault of presim itself, not of your scenario.\n"))
    try input.fileHandleForWriting.close()
  }

  #if os(Linux)
    @Test func aFullDiskIsAnError() throws {
      let presim = try PresimProcess()
      defer { presim.remove() }
      let process = try presim.make(["rules"])
      let errors = Pipe()
      process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: "/dev/full"))
      process.standardError = errors
      try process.run()
      process.waitUntilExit()
      let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      expect(process.terminationStatus, equals: 2)
      expect(text, equals: "presim: error: standard output: no space left on the device\n")
    }
  #endif
}
