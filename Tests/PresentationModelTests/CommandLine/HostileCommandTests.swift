import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// What breaks under attack: files without an end, edits at the wrong moment, names that forge lines, small stacks.
@Suite struct HostileCommandTests {
  /// Two callbacks that call each other.
  private static let endless = """
    window
      a: HomeScreen
    b: LoginScreen
    on a.willMove { b.willMove(toParent: nil) }
    on b.willMove { a.willMove(toParent: nil) }
    a.willMove(toParent: nil)

    """

  /// An action that unwinds again ends after 2,000 segues: 'explain' runs a step several times.
  private static let unwinding = """
    class Home: UIViewController {
      unwind back
      on back { segue.source.performSegue(withIdentifier: "Back", sender: nil) }
    }
    window
      nav: UINavigationController
        home: Home
        detail: DetailScreen
    segue "Back" from detail unwind back
    detail.performSegue(withIdentifier: "Back", sender: nil)

    """

  /// The beginning of a chain is enough.
  @Test(arguments: [
    (["run", "--events"], endless), (["test"], unwinding), (["explain", "--all", "--format", "json"], unwinding),
  ])
  func anEndlessChainIsShownByItsBeginning(command: [String], text: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(text, to: "a.presim")
    let result = try presim.run(command + ["a.presim"])
    expect(result.status, equals: command[0] == "explain" ? 0 : 1)
    #expect(result.output.utf8.count < 400_000)
    if command.count > 1 { #expect(result.output.contains("more")) }
    if command.last == "json" {
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      try expect(JSONSchema(command[0]).errors(in: document), equals: [])
    }
  }

  @Test func numbersHaveCommas() {
    expect(
      [5, 100, 1_000, 99_900, 1_234_567].map(EndlessChain.number), equals: ["5", "100", "1,000", "99,900", "1,234,567"])
  }

  /// A name with a line end begins no line of its own.
  @Test(arguments: ["text", "tap", "xcode", "github"])
  func namesForgeNoLines(format: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let forged = ["::error::", "not ok ", "/tmp/x.swift:1: error: "]
    for (row, line) in forged.enumerated() {
      for text in ["window\n  a: A\n", "window\n  a: A\nexpect a.isBeingPresented\n", "bad\n"] {
        try presim.write(text, to: "Scenarios/\(row)\(text.utf8.count)\n\(line.replacing("/", with: ""))x.presim")
      }
    }
    for arguments in [["test", "--format", format, "--slowest", "9"], ["lint", "Scenarios"], ["format", "--check"]] {
      var arguments = arguments
      if arguments[0] == "format" {
        arguments += try FileManager.default.contentsOfDirectory(
          atPath: presim.directory.appendingPathComponent("Scenarios").path
        ).map { "Scenarios/\($0)" }
      }
      let result = try presim.run(arguments)
      for line in (result.output + result.errors).split(separator: "\n") {
        for start in forged {
          let isForged = line.hasPrefix(start.replacing("/", with: "") + "x.presim")
          #expect(!isForged, "\(arguments): \(line)")
        }
      }
    }
  }

  @Test func aNewScenarioHasATitleWhateverItsName() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for name in ["a\nb", "a\"b\\c", "a\u{1B}b\u{2028}c"] {
      try expect(presim.run("new", name).status, equals: 0, "\(name)")
      try expect(presim.run("test", name + ".presim").status, equals: 0, "\(name)")
    }
    let script = "exec \"$1\" new \"$(printf 'x\\377y')\" && exec \"$1\" test ."
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh", try presim.make([]).executableURL!.path]
    process.currentDirectoryURL = presim.directory
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
  }

  @Test func junitNeedsAFile() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  a: A\n", to: "a.presim")
    let result = try presim.run("test", "--junit", "-", "a.presim")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("'--junit' needs a file"))
  }

  /// An edit that is saved while a large file is laid out stays.
  @Test func formatLeavesWhatWasSavedMeanwhile() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let large = "window\n  a: A\n" + String(repeating: "a.title   =   \"x\"\n", count: 20_000)
    let file = try presim.write(large, to: "a.presim")
    let process = try presim.make(["format", "a.presim"])
    process.standardError = FileHandle.nullDevice
    try process.run()
    usleep(30_000)
    try Data("window\n  mine: A\n".utf8).write(to: file)
    process.waitUntilExit()
    // Whoever was first, the edit is there.
    try expect(presim.read("a.presim"), equals: "window\n  mine: A\n")
  }

  @Test func aSaveInTheReplAsksBeforeItWritesOver() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("foreign", to: "d.presim")
    let outline = "window\n  a: A\n\n"
    let asked = try presim.run("repl", input: outline + ":save d.presim\n")
    expect(asked.status, equals: 2)
    #expect(asked.errors.contains("':save! d.presim' writes over it"))
    try expect(presim.read("d.presim"), equals: "foreign")
    let own = try presim.run(
      "repl", input: outline + ":save n.presim\na.title = \"x\"\n:save n.presim\n:save! d.presim\n")
    expect(own.status, equals: 0)
    try expect(presim.read("d.presim"), equals: presim.read("n.presim"))
  }

  /// Threads have the stack that the first one has, and a system that gives none is no reason to wait.
  @Test(arguments: ["8", "3"])
  func nestedScenariosRunOnEveryThread(jobs: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let nested =
      String(repeating: "UINavigationController(rootViewController: ", count: 100) + "UIViewController()"
      + String(repeating: ")", count: 100)
    for row in 0..<20 {
      try presim.write("window\n  a: A\na.present(\(nested), animated: true)\n", to: "Scenarios/\(row).presim")
    }
    let result = try presim.run("test", "--jobs", jobs)
    // UIKit refuses to push a navigation controller.
    expect(result.status, equals: 1, "\(result.errors)")
    try expect(presim.run("test", "--jobs", "1").output, equals: result.output)
  }
}
