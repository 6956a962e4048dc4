import Testing

/// What `run`, `explain`, `compare` and `rules` print for people.
@Suite struct ReportTests {
  @Test func runShowsCallDecisionAndHierarchy() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let result = try presim.run("run", "a.presim")
    expect(result.status, equals: 0)
    expect(result.errors, equals: "")
    #expect(
      result.output.hasPrefix(
        "\(Example.title)\na.presim, ios 17, iPhone portrait\n\nlaunch\n<UITabBarController tabs>, state: appeared, "))
    #expect(result.output.contains("\n10  first.present(detail, animated: true)\n→ "))
    #expect(result.output.hasSuffix("\n\n2 expectations held\n"))
    #expect(!result.output.split(separator: "\n").contains { $0.hasSuffix(" ") })
  }

  @Test func runShowsWhatDoesNotHold() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.failing, to: "a.presim")
    let result = try presim.run("run", "a.presim")
    expect(result.status, equals: 1)
    #expect(result.output.contains("\na.presim:11: failed: expect detail.presentingViewController == first\n"))
    #expect(result.output.hasSuffix("\n2 expectations, 2 failed\n"))
  }

  @Test func explainTakesTheStepAtTheLineOrBefore() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing + "detail.dismiss(animated: true)\n", to: "a.presim")
    let step = try presim.run("explain", "--all", "a.presim:10")
    expect(step.status, equals: 0)
    #expect(step.output.contains("\n10  first.present(detail, animated: true)\n→ "))
    #expect(step.output.contains("\nrules that decided\n"))
    #expect(!step.output.contains("detail.dismiss"))
    try expect(presim.run("explain", "--all", "a.presim:13").output, equals: step.output)
    try expect(presim.run("explain", "--all", "a.presim:10:7").output, equals: step.output)
    #expect(try presim.run("explain", "--all", "a.presim:1").output.contains("\nlaunch\n"))
    let short = try presim.run("explain", "a.presim:10").output
    #expect(short.hasPrefix("10  first.present(detail, animated: true)\n→ tabs presents detail as a page sheet. "))
    #expect(try presim.run("explain", "a.presim:13").output.hasPrefix("12  expect hierarchy\n→ it holds.\n"))
    #expect(try presim.run("explain", "a.presim:13").output.contains("\n\n" + short))
    #expect(try presim.run("explain", "a.presim:9").output.hasPrefix("line 9 is no step; this is launch\n"))
    let piped = try presim.run(["explain", "-:10"], input: Example.passing)
    #expect(piped.output.hasPrefix(short.prefix { !$0.isNewline } + "\n"))
    let beyond = try presim.run("explain", "a.presim:99")
    expect(beyond.status, equals: 2)
    expect(beyond.errors, equals: "a.presim:16:1: error: there is no line 99: the file has 16\n")
  }

  @Test func compareSaysWhenTheStyleHasNoSay() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  a: A\nx: X\nask: UIAlertController\na.present(x)\nx.present(ask)\n", to: "a.presim")
    let brought = "the style has no say: what is presented has its own presentation (STY-03)"
    #expect(try presim.run("compare", "a.presim:6").output.contains(brought))
    #expect(try !presim.run("compare", "a.presim:5").output.contains(brought))
  }

  @Test func runCountsAnUnexpectedExceptionForItself() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  a: A\nexpect a.parent == nil\na.present(a, animated: true)\n", to: "a.presim")
    let end = "\n1 expectation held; failed on line 4: an exception that nothing expects\n"
    #expect(try presim.run("run", "a.presim").output.hasSuffix(end))
    // A file without expectations says it as well.
    try presim.write("window\n  a: A\na.present(a, animated: true)\n", to: "b.presim")
    let other = try presim.run("run", "b.presim").output
    #expect(other.hasSuffix("\nfailed on line 3: an exception that nothing expects\n"))
  }

  @Test func compareHasARowForEachStyle() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let result = try presim.run("compare", "a.presim", "--ios", "12,17")
    expect(result.status, equals: 0)
    let lines = result.output.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("  style") && $0.contains("ios 12") && $0.contains("ios 17") })
    expect(lines.count { $0.hasPrefix("  .fullScreen ") }, equals: 1)
    #expect(lines.contains { $0.hasPrefix("  .automatic            not available".replacing("  not", with: " not")) })
    #expect(!lines.contains { $0.hasSuffix(" ") })
  }

  @Test func rulesListsEveryRule() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let list = try presim.run("rules").output
    #expect(list.contains("\n  CTX-04  Context-based styles stop at the first controller that defines a context\n"))
    #expect(list.contains("\n  CHO-01  In which order"))
    #expect(list.contains("\n  P-L01  "))
    let rule = try presim.run("rules", "ord-14").output
    #expect(rule.hasPrefix("ORD-14  Dismissing a chain"))
    #expect(rule.contains("open question: CHO-01"))
    #expect(try presim.run("rules", "PRE-10").output.contains("\nmessages\n  P-L01, X-10\n"))
    #expect(try presim.run("rules", "CHO-01").output.contains("\nrules\n  ORD-14\n"))
  }
}
