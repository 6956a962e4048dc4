import Foundation
import Testing

@testable import presim

/// The manual page is made of the help when presim is installed, and has all of it.
@Suite struct ManualPageTests {
  @Test func thePageHasEveryCommandAndOption() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let page = try presim.run("help", "--man")
    expect(page.status, equals: 0)
    #expect(page.output.hasPrefix(".TH PRESIM 1 "))
    for command in CommandTable.commands {
      #expect(page.output.contains(".SS presim \(command.name.rawValue) "), "\(command.name.rawValue)")
      for option in command.options {
        let name = option.id.rawValue.replacing("-", with: "\\-")
        #expect(page.output.contains(name), "\(command.name.rawValue) --\(option.id.rawValue)")
      }
    }
  }

  /// The install script puts the page, the completions and the command where systems look for them, and takes them away.
  @Test func installSaysWhatItDoes() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let install = Repository.root.appendingPathComponent("install").path
    let help = try ProgramOnPath.run("/bin/bash", [install, "--help"], in: presim.directory, environment: [:])
    #expect(help.status == 0 && help.output.contains("--prefix DIR"), "\(help.output)")
    let wrong = try ProgramOnPath.run("/bin/bash", [install, "--prefx"], in: presim.directory, environment: [:])
    #expect(wrong.status == 2 && wrong.output.contains("unknown option '--prefx'"), "\(wrong.output)")
    try presim.write("x", to: "home/bin/presim")
    let gone = try ProgramOnPath.run(
      "/bin/bash", [install, "--prefix", "home", "--uninstall"], in: presim.directory, environment: [:])
    expect(gone.status, equals: 0, "\(gone.output)")
    #expect(throws: (any Error).self) { try presim.read("home/bin/presim") }
  }
}
