import Foundation
import Testing

/// The manual page in the repository is what `presim help --man` prints. After a change of the help:
/// `PRESIM_UPDATE=1 swift test --filter ManualPageTests` writes it anew.
@Suite struct ManualPageTests {
  @Test func thePageIsTheHelp() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let url = Repository.root.appendingPathComponent("Documentation/presim.1")
    let page = try presim.run("help", "--man")
    #expect(page.status == 0)
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try Data(page.output.utf8).write(to: url)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == page.output)
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
    #expect(gone.status == 0, "\(gone.output)")
    #expect(throws: (any Error).self) { try presim.read("home/bin/presim") }
  }
}
