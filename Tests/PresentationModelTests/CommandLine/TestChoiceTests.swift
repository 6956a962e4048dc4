import Foundation
import Testing

/// Which files and expectations `presim test` looks at, and which lines others read.
@Suite struct TestChoiceTests {
  private static let two = """
    scenario "Two"
    ios 17
    window
      a: A
    b: B
    expect a.presentedViewController == b
    a.present(b, animated: true)
    expect a.presentedViewController == b
    expect b.presentingViewController == nil

    """

  @Test func aLineStandsForItsExpectationOrItsStep() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.two, to: "two.presim")
    for (place, status) in [
      ("two.presim", 1), ("two.presim:6", 1), ("two.presim:8", 0), ("two.presim:9", 1), ("two.presim:7", 1),
      ("two.presim:4", 1),
    ] {
      let result = try presim.run("test", place)
      #expect(result.status == status, "\(place): \(result.output)\(result.errors)")
    }
    #expect(try presim.run("test", "two.presim:9").output.contains("two.presim:9: failed"))
    #expect(!(try presim.run("test", "two.presim:9").output.contains("two.presim:6: failed")))
    try presim.write("ios 17\nwindow\n  a: A\nb: B\na.present(b, animated: true)\n", to: "none.presim")
    let nothing = try presim.run("test", "none.presim:5")
    #expect(nothing.status == 2 && nothing.errors.contains("nothing is expected at line 5"), "\(nothing.errors)")
    #expect(nothing.output.hasSuffix("0 passed, 0 failed, 1 invalid\n"), "\(nothing.output)")
    for (line, words) in [("0", "there is no line 0"), ("99", "there is no line 99: the file has 9")] {
      let result = try presim.run("test", "two.presim:\(line)")
      #expect(result.status == 2 && result.errors.contains(words), "\(line): \(result.errors)")
    }
  }

  /// An exception above a line is why nothing is looked at there; one below it is not asked for.
  @Test func anExceptionAboveALineFailsIt() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = "ios 17\nwindow\n  a: A\na.title = \"a\"\nexpect a.title == \"a\"\na.present(a)\na.title = \"b\"\n"
    try presim.write(text + "expect a.title == \"b\"\n", to: "a.presim")
    try expect(presim.run("test", "a.presim:5").status, equals: 0)
    let below = try presim.run("test", "a.presim:8")
    #expect(below.status == 1 && below.output.contains("an exception that nothing expects"), "\(below.output)")
  }

  @Test func listRunsNothing() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.two, to: "Scenarios/two.presim")
    try presim.write(Example.passing, to: "Scenarios/b.presim")
    let result = try presim.run("test", "--list", "--filter", "Two")
    #expect(result.output == "Scenarios/two.presim  Two\n" && result.status == 0, "\(result.output)")
    try expect(presim.run("test", "--list").output.split(separator: "\n").count, equals: 2)
  }

  @Test func rerunRunsWhatFailed() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let cache = ["XDG_CACHE_HOME": presim.directory.appendingPathComponent("cache").path]
    func run(_ arguments: String...) throws -> PresimProcess.Result {
      try presim.run(["test"] + arguments, environment: cache)
    }
    let early = try run("--rerun")
    #expect(early.status == 2 && early.errors.contains("has not run in this directory yet"), "\(early.errors)")
    try presim.write(Self.two, to: "Scenarios/two.presim")
    try presim.write(Example.passing, to: "Scenarios/b.presim")
    #expect(try run().output.hasSuffix("1 passed, 1 failed, 0 invalid\n"))
    #expect(try run("--rerun").output.hasSuffix("0 passed, 1 failed, 0 invalid\n"))
    // A run of another file forgets nothing.
    try expect(run("Scenarios/b.presim").status, equals: 0)
    try expect(run("--rerun").status, equals: 1)
    try presim.write(Example.passing, to: "Scenarios/two.presim")
    try expect(run("--rerun").output, equals: "1 passed, 0 failed, 0 invalid\n")
    let after = try run("--rerun")
    #expect(after.status == 0 && after.errors.contains("nothing failed"), "\(after.errors)")
  }

  @Test func gitHubGetsPathsFromTheRootOfTheRepository() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.two, to: "two.presim")
    let root = presim.directory.deletingLastPathComponent().path
    for path in ["./two.presim", ".", "two.presim"] {
      let plain = try presim.run(["test", "--format", "github", path], environment: ["GITHUB_WORKSPACE": ""]).output
      #expect(plain.contains("::error file=two.presim,line=6"), "\(path): \(plain)")
      let whole = try presim.run(["test", "--format", "github", path], environment: ["GITHUB_WORKSPACE": root]).output
      #expect(
        whole.contains("::error file=\(presim.directory.lastPathComponent)/two.presim,line=6"), "\(path): \(whole)")
    }
  }

  @Test func aNameWithALineEndBeginsNoLine() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let name = "a\n::error::forged\nok 9 - forged\n.presim"
    try presim.write(Self.two.replacing("\"Two\"", with: "\"T\\nok 7 - forged\""), to: name)
    for format in ["tap", "github", "xcode", "text"] {
      let result = try presim.run("test", "--format", format, ".")
      for line in (result.output + result.errors).split(whereSeparator: \.isNewline) {
        #expect(!line.hasPrefix("::error::forged") && !line.hasPrefix("ok "), "\(format): \(line)")
      }
    }
  }

  @Test func formatTakesFoldersAndShowsDifferences() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing.replacing("ios 17", with: "ios   17  "), to: "Scenarios/a.presim")
    try presim.write(Example.passing, to: "Scenarios/b.presim")
    let diff = try presim.run("format", "--diff", "Scenarios")
    #expect(diff.status == 1 && diff.output.contains("--- a/Scenarios/a.presim\n"), "\(diff.output)")
    #expect(diff.output.contains("\n-ios   17  \n+ios 17\n"), "\(diff.output)")
    try expect(presim.run("format", "Scenarios").status, equals: 0)
    try expect(presim.run("format", "--diff", "Scenarios").output, equals: "")
    try expect(presim.run("format", "nowhere").status, equals: 2)
  }

  /// Why a `deinit` did not come: who holds the controller; why one came.
  @Test(arguments: [
    (
      "_ = card.presentationController\nhome.title = \"x\"\nexpect events include\n  card.deinit\n",
      "card stays alive: line 5 made a presentation controller that nothing takes (STY-04)"
    ),
    (
      "home.present(card, animated: true)\nhome.dismiss(animated: true)\nexpect no event card.deinit\n",
      "card was released at the end of line 6's run loop pass"
    ),
    (
      "home.present(card, animated: true)\nexpect events include\n  card.deinit\n",
      "card stays alive: home presents it, and holds it (REL-01)"
    ),
    (
      "home.present(card, animated: true)\nhome.dismiss(animated: true)\nexpect events include\n  card.deinit\ncard.title = \"x\"\n",
      "card stays alive: line 9 mentions it"
    ),
  ])
  func aMissingReleaseIsExplained(_ steps: String, _ why: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("ios 17\nwindow\n  home: Home\ncard: Card\n" + steps, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    #expect(result.output.contains("why:      \(why)"), "\(result.output)")
  }
}
