import Foundation
import Testing

/// `presim lint`: formats, exit statuses, versions.
@Suite struct LintCommandTests {
  private static let swap = """
    window
      a: FeedViewController

    b: LoginViewController
    c: PaywallViewController

    a.present(b, animated: true)

    turn {
      a.dismiss(animated: true)
      a.present(c, animated: true)
    }
    expect a.presentedViewController == nil

    """

  private static let popover = """
    ios 12, 17
    window
      a: FeedViewController

    menu: MenuViewController

    menu.modalPresentationStyle = .popover
    menu.popoverPresentationController.sourceView = a.view
    a.present(menu, animated: true)
    expect a.presentedViewController == menu

    """

  @Test func anErrorIsToldWithItsCureAndEndsWithOne() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "swap.presim")
    let result = try presim.run("lint", "swap.presim")
    expect(result.status, equals: 1)
    expect(result.errors, equals: "")
    expect(
      result.output,
      equals: """
        swap.presim:11:3: error: 'c' is presented before 'b' has gone [LNT-06]
          a.present(c, animated: true)
          ^
        note: present it in the completion handler of 'dismiss'
        1 error, 0 warnings, 0 notes in 1 file

        """)
  }

  @Test func versionsThatDifferAreNamed() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.popover, to: "popover.presim")
    let result = try presim.run("lint", "popover.presim")
    expect(result.status, equals: 0)
    #expect(result.output.contains("note: popover 'menu' becomes '.fullScreen' on this device [LNT-23]"))
    #expect(result.output.contains("\nnote: iOS 12\n"))
    #expect(result.output.contains("\nnote: iOS 17\n"))
    #expect(result.output.hasSuffix("0 errors, 0 warnings, 2 notes in 1 file\n"))
    let one = try presim.run("lint", "popover.presim", "--ios", "17")
    #expect(!one.output.contains(".fullScreen") && !one.output.contains("note: iOS"))
    try expect(
      presim.run("lint", "popover.presim", "--severity", "warning").output,
      equals: "0 errors, 0 warnings, 0 notes in 1 file\n")
  }

  @Test func aDirectoryIsSearchedAndAWrongFileEndsWithTwo() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "all/swap.presim")
    try presim.write(Example.invalid, to: "all/deep/invalid.presim")
    let result = try presim.run("lint", "all")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("all/deep/invalid.presim:2:1: error: "))
    #expect(result.output.hasSuffix("1 error, 0 warnings, 0 notes in 2 files, 1 invalid\n"))
    try presim.write("", to: "none/x.txt")
    try expect(presim.run("lint", "none").status, equals: 2)
    try expect(presim.run("lint", "not-there.presim").status, equals: 2)
    try expect(presim.run("lint").status, equals: 2)
    #expect(try presim.run("lint", "-", input: Self.swap).output.hasPrefix("<stdin>:11:3: error: "))
  }

  @Test func annotationsAreGitHubs() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "a,b/swap.presim")
    let result = try presim.run("lint", "--format", "github", "a,b")
    expect(
      result.output,
      equals: """
        ::error file=a%2Cb/swap.presim,line=11,col=3,endColumn=31,title=LNT-06::'c' is presented before 'b' has gone%0Apresent it in the completion handler of 'dismiss'
        1 error, 0 warnings, 0 notes in 1 file

        """)
  }

  @Test func sarifIsWhatGitHubReads() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "a b/swap.presim")
    let result = try presim.run("lint", "--format", "sarif", ".")
    expect(result.status, equals: 1)
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
    expect(log["version"] as? String, equals: "2.1.0")
    expect((log["$schema"] as? String)?.contains("sarif-2.1.0"), equals: true)
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let found = try #require((run["results"] as? [[String: Any]])?.first)
    expect(found["ruleId"] as? String, equals: "LNT-06")
    expect(found["level"] as? String, equals: "error")
    let index = try #require(found["ruleIndex"] as? Int)
    expect(rules[index]["id"] as? String, equals: "LNT-06")
    for rule in rules {
      for key in ["id", "name", "shortDescription", "fullDescription", "help", "defaultConfiguration"] {
        #expect(rule[key] != nil, "\(rule["id"] ?? "") has no \(key)")
      }
      let level = (rule["defaultConfiguration"] as? [String: Any])?["level"] as? String
      #expect(["error", "warning", "note"].contains(level), "\(rule)")
    }
    let location = try #require((found["locations"] as? [[String: Any]])?.first?["physicalLocation"] as? [String: Any])
    expect((location["artifactLocation"] as? [String: Any])?["uri"] as? String, equals: "a%20b/swap.presim")
    expect((location["artifactLocation"] as? [String: Any])?["uriBaseId"] as? String, equals: "%SRCROOT%")
    #expect((run["originalUriBaseIds"] as? [String: Any])?["%SRCROOT%"] != nil)
    let region = try #require(location["region"] as? [String: Int])
    expect(region, equals: ["startLine": 11, "startColumn": 3, "endLine": 11, "endColumn": 31])
    expect((found["message"] as? [String: String])?["text"]?.hasPrefix("'c' is presented before"), equals: true)
  }

  @Test func anUnknownCodeIsAnErrorWithTheNearestOne() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      Self.swap.replacing("a.present(c, animated: true)", with: "a.present(c) // presim:ignore LNT-0O6 x"),
      to: "a.presim")
    let result = try presim.run("lint", "a.presim")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("a.presim:11:33: error: there is no lint 'LNT-0O6'"))
    #expect(result.errors.contains("note: did you mean 'LNT-06'?"))
    try presim.write("expect lint LNT-O7\nwindow\n  a: A\n", to: "b.presim")
    try expect(presim.run("test", "b.presim").status, equals: 2)
  }

  @Test func aScenarioPinsWhatLintSays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap + "expect lint LNT-06\nexpect no lint LNT-05\n", to: "a.presim")
    try expect(presim.run("test", "a.presim").status, equals: 0)
    try expect(presim.run("run", "a.presim").status, equals: 0)
    try presim.write(Self.swap + "expect no lint\nexpect lint LNT-07\n", to: "b.presim")
    let result = try presim.run("test", "b.presim")
    expect(result.status, equals: 1)
    #expect(result.output.contains("  actual:   LNT-06\n"))
    #expect(result.output.contains("  expected: lint LNT-07\n"))
  }

  @Test func aRuleIsShownLikeOthers() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("rules", "LNT-07")
    expect(result.status, equals: 0)
    #expect(result.output.contains("a second 'dismiss' on '{name}' dismisses '{up}' itself"))
    #expect(result.output.contains("Lint/WhenACallIsMade/DismissesTwiceInOneRunLoopPass.swift"))
    #expect(try presim.run("rules", "LNT").output.contains("LNT-36"))
    #expect(try presim.run("rules", "--search", "nobody forwards appearance").output.contains("LNT-33"))
  }
}
