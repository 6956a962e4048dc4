import Foundation
import Testing

/// `presim test --update` rewrites blocks that no longer match, and nothing else.
@Suite struct UpdateTests {
  private static let wrongBlock = Example.passing
    .replacing("first>, state: appeared", with: "first>, state: disappeared")

  @Test(arguments: ["\n", "\r\n"])
  func onlyTheBlockChanges(lineEnd: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let after = "// after  \n\n\n"
    let name = "Scenarios/a.presim"
    try presim.write((Self.wrongBlock + after).replacing("\n", with: lineEnd), to: name)
    let result = try presim.run("test", "--update")
    expect(result.status, equals: 0)
    expect(result.output, equals: "Scenarios/a.presim: updated 1 block\n1 passed, 0 failed, 0 invalid\n")
    try expect(presim.read(name), equals: (Example.passing + after).replacing("\n", with: lineEnd))
  }

  @Test func emptyBlocksFailUntilTheyAreFilledIn() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = """
      window
        home: Home
      home.title = "x"
      expect hierarchy   // as it stands
      if #available(iOS 13, *) {
        _ = home.view
        expect hierarchy of home
      }

      """
    try presim.write(text, to: "a.presim")
    let before = try presim.run("test", "a.presim")
    expect(before.status, equals: 1)
    #expect(before.output.contains("it has no lines yet: 'presim test --update' fills it in"))
    try expect(presim.run("test", "--update", "a.presim").status, equals: 0)
    let line = "<Home home>, state: appeared, view: <UIView>"
    try expect(
      presim.read("a.presim"),
      equals: text.replacing("// as it stands", with: "// as it stands\n  \(line)")
        .replacing("hierarchy of home", with: "hierarchy of home\n    \(line)"))
  }

  @Test func anEmptyBlockOfEventsWhereNoneCameSaysWhatToWrite() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  home: Home\nhome.title = \"x\"\nexpect events\n", to: "a.presim")
    #expect(try presim.run("test", "--update", "a.presim").output.contains("no event came: write 'expect no events'"))
  }

  @Test func whatIsNoBlockStaysAndFails() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.failing, to: "a.presim")
    let result = try presim.run("test", "--update", "a.presim")
    expect(result.status, equals: 1)
    try expect(presim.read("a.presim"), equals: Example.passing.replacing("== tabs", with: "== first"))
  }

  @Test func aFileWithErrorsStays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = Self.wrongBlock + "detial.dismiss(animated: true)\n"
    try presim.write(text, to: "a.presim")
    try expect(presim.run("test", "--update", "a.presim").status, equals: 2)
    try expect(presim.read("a.presim"), equals: text)
  }

  @Test func linksAndPermissionsAreKept() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let target = try presim.write(Self.wrongBlock, to: "target.presim")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: target.path)
    let link = presim.directory.appendingPathComponent("link.presim").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "target.presim")
    try expect(presim.run("test", "--update", "link.presim").status, equals: 0)
    try expect(FileManager.default.destinationOfSymbolicLink(atPath: link), equals: "target.presim")
    try expect(presim.read("target.presim"), equals: Example.passing)
    let attributes = try FileManager.default.attributesOfItem(atPath: target.path)
    expect((attributes[.posixPermissions] as? NSNumber)?.intValue, equals: 0o640)
    try expect(
      FileManager.default.contentsOfDirectory(atPath: presim.directory.path).sorted(),
      equals: [
        ".cache", "link.presim", "target.presim",
      ])
  }

  @Test func aKilledUpdateLeavesTheOldFileOrTheNewOne() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for delay in [0, 2, 4, 6, 8, 12, 20] as [UInt32] {
      for number in 0..<20 { try presim.write(Self.wrongBlock, to: "Scenarios/\(number).presim") }
      let process = try presim.make(["test", "--update"])
      (process.standardOutput, process.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
      try process.run()
      usleep(delay * 1000)
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for number in 0..<20 {
        let text = try presim.read("Scenarios/\(number).presim")
        #expect(text == Self.wrongBlock || text == Example.passing, "\(number)")
      }
    }
  }
}
