import Foundation
import Testing

@testable import presim

/// `presim learn` at a terminal: a key answers, and the terminal is left as it was, whatever ends it.
@Suite(.serialized) struct LearnTerminalTests {
  private let presim: PresimProcess
  private let terminal: PseudoTerminal
  private let environment: [String: String]

  init() throws {
    presim = try PresimProcess()
    terminal = try PseudoTerminal()
    environment = ["XDG_STATE_HOME": presim.directory.appendingPathComponent("state").path]
  }

  @Test func aKeyAnswers() throws {
    defer { presim.remove() }
    let process = try terminal.start(presim, ["learn", "18"], environment: environment)
    #expect(terminal.waits(for: "Lesson 18 of 30") && terminal.waits(for: "> "))
    // Wrong keys, an arrow among them, change nothing.
    terminal.press("z")
    #expect(terminal.waits(for: "answer with a letter from a to d") && terminal.waits(for: "> "))
    terminal.press("\u{1B}[A")
    #expect(terminal.waits(for: "> "))
    terminal.press("a")
    #expect(terminal.waits(for: "It is") || terminal.waits(for: "Right:"))
    #expect(terminal.waits(for: "Enter: lesson 19"))
    terminal.press("p")
    #expect(terminal.waits(for: "Lesson 17 of 30") && terminal.waits(for: "> "))
    terminal.press("b")
    #expect(terminal.waits(for: "Enter: lesson 18"))
    terminal.press("r")
    #expect(terminal.waits(for: "Lesson 17 of 30") && terminal.waits(for: "> "))
    terminal.press("q")
    #expect(terminal.waits(for: "presim learn goes on with lesson 18."))
    expect(terminal.end(of: process), equals: 0)
    #expect(terminal.isAsBefore)
  }

  @Test func theLastLessonEndsTheCourse() throws {
    defer { presim.remove() }
    let process = try terminal.start(presim, ["learn", "30"], environment: environment)
    #expect(terminal.waits(for: "> "))
    terminal.press("c")
    // Behind it stands the last task: a wrong line, then the right one.
    #expect(terminal.waits(for: "Enter: a task"))
    terminal.press("\r")
    #expect(terminal.waits(for: "Task behind lesson 30") && terminal.waits(for: "> "))
    terminal.press("editor.dismiss(animated: true)\r\r")
    #expect(terminal.waits(for: "Not yet.") && terminal.waits(for: "> "))
    terminal.press("home.dismiss(animated: true)\r\r")
    #expect(terminal.waits(for: "Solved."))
    #expect(terminal.waits(for: "You predicted ") && terminal.waits(for: " of 1 lesson right."))
    expect(terminal.end(of: process), equals: 0)
  }

  @Test(arguments: [SIGTERM, SIGINT, SIGHUP])
  func aSignalLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    defer { presim.remove() }
    let process = try terminal.start(presim, ["learn", "1"], environment: environment)
    #expect(terminal.waits(for: "> "))
    #expect(!terminal.isAsBefore)
    kill(process.pid, signal)
    expect(terminal.end(of: process), equals: -signal)
    #expect(terminal.isAsBefore)
  }

  @Test(arguments: ["\u{3}", "\u{4}", "\u{1B}"])
  func theUsualKeysEndIt(_ key: String) throws {
    defer { presim.remove() }
    let process = try terminal.start(presim, ["quiz", "beliefs", "--seed", "1"], environment: environment)
    #expect(terminal.waits(for: "Question 1 of 10") && terminal.waits(for: "> "))
    terminal.press(key)
    expect(terminal.end(of: process), equals: 0)
    #expect(terminal.isAsBefore)
  }

  @Test func aTerminalThatClosesEndsIt() throws {
    defer { presim.remove() }
    let process = try terminal.start(presim, ["learn", "1"], environment: environment)
    #expect(terminal.waits(for: "> "))
    terminal.unplug()
    // It ends by itself, and says so where it can.
    expect(terminal.end(of: process).map { $0 >= 0 }, equals: true)
  }
}
