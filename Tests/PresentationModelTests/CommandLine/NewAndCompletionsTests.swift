import Foundation
import Testing

@testable import presim

/// `presim new`, `presim completions` and the manual page: all from tables.
@Suite struct NewAndCompletionsTests {
  @Test(arguments: ScenarioTemplate.allCases)
  func aTemplateRunsAsItIs(template: ScenarioTemplate) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try expect(presim.run("new", "screen", "--from", template.rawValue).status, equals: 0)
    let text = try presim.read("screen.presim")
    #expect(text.contains("\nscenario \"screen\"\n"))
    try expect(presim.run("test", "screen.presim").output, equals: "1 passed, 0 failed, 0 invalid\n")
    try expect(presim.run("format", "--check", "screen.presim").status, equals: 0)
    let again = try presim.run("new", "screen.presim")
    expect(again.status, equals: 2)
    expect(again.errors, equals: "screen.presim: error: is there already\n")
    try expect(presim.read("screen.presim"), equals: text)
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyCommandAndOptionIsCompleted(shell: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let script = try presim.run("completions", shell).output
    for command in CommandTable.commands {
      #expect(script.contains(command.name.rawValue), "\(command)")
      for option in command.allOptions {
        #expect(script.contains(shell == "fish" ? "-l \(option.id.rawValue)" : option.name))
      }
    }
    #expect(script.contains("CTX-04"))
    #expect(try presim.run("completions", "bsh").errors.contains("did you mean 'bash'?"))
  }

  @Test func bashUnderstandsTheScript() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(try presim.run("completions", "bash").output, to: "presim.bash")
    try presim.write("", to: "login.presim")
    for (words, answer) in [
      ("presim te", "test"), ("presim test --format git", "github"), ("presim run log", "login.presim"),
      ("presim rules CTX-04", "CTX-04"), ("presim completions z", "zsh"), ("presim test --fail", "--fail-fast"),
    ] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      let count = words.split(separator: " ").count - 1
      process.arguments = [
        "bash", "-c",
        "source ./presim.bash; COMP_WORDS=(\(words)); COMP_CWORD=\(count); _presim; echo \"${COMPREPLY[*]}\"",
      ]
      process.currentDirectoryURL = presim.directory
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      process.waitUntilExit()
      expect(String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self), equals: answer + "\n")
    }
  }

  @Test func theManualPageHasEveryOption() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let page = try presim.run("help", "--man").output
    #expect(page.hasPrefix(".TH PRESIM 1 "))
    for command in CommandTable.commands {
      #expect(page.contains(".SS presim \(command.name.rawValue) "))
      for option in command.allOptions {
        #expect(
          page.contains("\\fB\(option.short.map { "\\-\($0), " } ?? "")\(option.name.replacing("-", with: "\\-"))\\fR"))
      }
    }
  }
}
