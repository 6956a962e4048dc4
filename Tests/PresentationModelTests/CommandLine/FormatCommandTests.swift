import Foundation
import Testing

/// `presim format`: in place, through a pipe, and as a check.
@Suite struct FormatCommandTests {
  private static let untidy = Example.passing.replacing("ios 17", with: "ios   17  ")

  @Test func aCheckNamesWhatWouldChange() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.untidy, to: "a.presim")
    try presim.write(Example.passing, to: "b.presim")
    let check = try presim.run("format", "--check", "a.presim", "b.presim")
    expect(check.status, equals: 1)
    expect(check.output, equals: "a.presim\n")
    try expect(presim.read("a.presim"), equals: Self.untidy)
    let format = try presim.run("format", "a.presim", "b.presim")
    expect(format.status, equals: 0)
    expect(format.output, equals: "")
    try expect(presim.read("a.presim"), equals: Example.passing)
    try expect(presim.run("format", "--check", "a.presim", "b.presim").status, equals: 0)
  }

  @Test func standardInputGoesToStandardOutput() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("format", "-", input: Self.untidy)
    expect(result.status, equals: 0)
    expect(result.output, equals: Example.passing)
  }

  @Test func aFileWithErrorsStays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.invalid, to: "a.presim")
    let result = try presim.run("format", "a.presim")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("a.presim:2:1: error: "))
    try expect(presim.read("a.presim"), equals: Example.invalid)
  }

  @Test func aKilledFormatLeavesTheOldFileOrTheNewOne() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let names = (0..<30).map { "\($0).presim" }
    for delay in [2, 3, 4, 5, 6, 8, 10] as [UInt32] {
      for name in names { try presim.write(Self.untidy, to: name) }
      let process = try presim.make(["format"] + names)
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      usleep(delay * 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for name in names {
        let text = try presim.read(name)
        #expect(text == Self.untidy || text == Example.passing, "\(name)")
      }
    }
  }
}
