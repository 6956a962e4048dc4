import Foundation
import Testing

/// `presim repl`, through a pipe.
@Suite struct ReplCommandTests {
  private static let outline = "window\n  home: Home\na: A\n"

  @Test func eachStatementIsAnswered() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl", input: Self.outline + "home.present(a)\nexpect a.presentingViewController == home\n?\n:compare\n")
    expect(result.status, equals: 0)
    expect(result.errors, equals: "")
    #expect(
      result.output.hasPrefix("<Home home>, state: appeared, view: <UIView>\nhome.present(a)\n→ home presents a"))
    #expect(result.output.contains("\n▸    + <A a>, state: appeared"))
    #expect(result.output.contains("\nholds: expect a.presentingViewController == home\n"))
    #expect(result.output.contains("\nwhy a sheet   no style was set"))
    #expect(result.output.contains("\n  .overFullScreen "))
  }

  /// A value alone on a line is printed, and nothing changes; a failure says why.
  @Test func valuesAndReasonsAreTold() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl",
      input: Self.outline + "a.isViewLoaded\nhome.present(a)\na.presentingViewController\na.isBeingPresented\n"
        + "a.modalPresentationStyle\nhome.view.window\na.isViewLoaded\n:help\nexpect a.presentingViewController == nil\n"
    )
    expect(result.errors, equals: "")
    #expect(result.output.contains("\nfalse\nhome.present(a)\n"), "\(result.output)")
    #expect(result.output.contains("\nhome\nfalse\n.formSheet\nwindow\ntrue\n"), "\(result.output)")
    #expect(result.output.contains(":undo "), "\(result.output)")
    #expect(result.output.contains("  why:      line 4: home presents a"), "\(result.output)")
    #expect(!result.output.contains("presim explain <repl>"))
  }

  @Test func aMistakeChangesNothing() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl", input: Self.outline + "home.presnt(a)\nhome.present(a)\n:undo\n:hierarchy\n:what\n:save out.presim\n")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("did you mean 'present'?"))
    #expect(result.errors.contains("presim: error: ':what' is not known here"))
    #expect(result.output.contains("\nundone: home.present(a)\n"))
    #expect(result.output.hasSuffix("\n<Home home>, state: appeared, view: <UIView>\nsaved out.presim\n"))
    try expect(presim.read("out.presim"), equals: Self.outline)
  }

  @Test func theRunGoesBackAndOnAgain() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl",
      input: "ios 12, 18\n" + Self.outline + """
        home.title = "one"
        home.present(a, animated: true)
        expect a.presentingViewController == home
        :undo
        :undo
        expect home.presentedViewController == nil
        expect home.title == "one"
        a.title = "two"
        :undo
        expect a.title == nil
        home.present(a, animated: true)
        expect a.presentingViewController == home
        :undo
        :undo
        :undo
        :hierarchy

        """)
    expect(result.status, equals: 0)
    expect(result.output.components(separatedBy: "\nundone: ").count, equals: 7)
    expect(result.output.components(separatedBy: "\nholds: ").count, equals: 6)
    #expect(!result.output.contains("failed:"))
    let home = "<Home home>, state: appeared, view: <UIView>\n"
    #expect(result.output.hasSuffix("\nundone: expect a.title == nil\n(unchanged)\n" + home))
  }

  @Test func aFileIsGoneOnWith() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Example.passing, to: "a.presim")
    let result = try presim.run(
      "repl", "a.presim", input: "detail.dismiss(animated: true)\nexpect first.view.window == nil\n")
    expect(result.status, equals: 1)
    #expect(result.output.contains("\n→ tabs dismisses detail\n"))
    #expect(result.output.contains("failed: expect first.view.window == nil"))
    // A whole file goes through the pipe as well.
    try expect(presim.run("repl", input: Example.passing).status, equals: 0)
  }

  @Test func whatIsExpectedHoldsUnderAllVersions() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl",
      input: "ios 12, 18\n" + Self.outline
        + "home.present(a, animated: true)\nexpect home.view.window != nil\nexpect a.view.window != nil\n")
    expect(result.status, equals: 1)
    #expect(result.output.contains("failed: expect home.view.window != nil (under iOS 12)\n"))
    #expect(result.output.hasSuffix("\nholds: expect a.view.window != nil\n"))
  }

  @Test func whatIsTypedGoesOnWhereTheRunStands() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl",
      input: """
        window
          home: Home
        a: A
        home.present(a, animated: true)
        on a.viewDidDisappear { home.title = "gone" }
        expect a.presentingViewController == home
        a.dismiss(animated: true)
        expect home.title == "gone"
        expect events include
          a.viewDidDisappear
        b: B
        home.present(b, animated: true)
        expect home.presentedViewController == b

        """)
    // An outline may be declared wherever it is needed.
    #expect(result.errors == "", "\(result.errors)")
    #expect(result.output.contains("→ home presents b"))
    #expect(result.output.contains("\nholds: expect a.presentingViewController == home\n"))
    #expect(result.output.contains("\nholds: expect home.title == \"gone\"\n"))
    #expect(result.output.contains("\nholds: expect events include\n"))
    expect(result.output.components(separatedBy: "→ home presents a").count, equals: 2)
  }

  @Test func aNameThatIsMentionedAgainHolds() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "repl",
      input: "window\n  home: Home\na: A\nhome.present(a, animated: false)\nhome.dismiss(animated: false)\n"
        + "home.present(a, animated: false)\nexpect home.presentedViewController == a\n")
    #expect(result.output.hasSuffix("\nholds: expect home.presentedViewController == a\n"))
  }

  /// What was released and is mentioned again was alive all the time: a session that goes back for it comes to what the
  /// whole text comes to, after each of its lines, and can be taken back.
  @Test func aReleasedNameComesAgain() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let outline = "window\n  home: Home\na: A\nb: B\n"
    let lines = [
      "home.present(a, animated: false)", "home.dismiss(animated: false)", "home.present(b, animated: false)",
      "home.dismiss(animated: false)", "home.present(a, animated: false)", "home.title = a.title",
      "home.dismiss(animated: false)", "home.present(b, animated: false)", "b.present(a, animated: false)",
    ]
    for count in lines.indices.dropFirst() {
      let text = outline + lines[...count].map { $0 + "\n" }.joined()
      try presim.write(text, to: "session.presim")
      let typed = try presim.run("repl", input: text + ":hierarchy\n")
      let whole = try presim.run("repl", "session.presim", input: ":hierarchy\n")
      let end = whole.output.components(separatedBy: lines[count] + "\n").last ?? ""
      #expect(typed.output.hasSuffix(end) && !end.isEmpty, "\(count)\n\(typed.output)\n\(whole.output)")
      let taken = try presim.run("repl", input: text + ":undo\n:hierarchy\n")
      let before = try presim.run(
        "repl", input: text.components(separatedBy: "\n").dropLast(2).joined(separator: "\n") + "\n:hierarchy\n")
      let shown = before.output.components(separatedBy: "\n").suffix(2)
      #expect(Array(taken.output.components(separatedBy: "\n").suffix(2)) == Array(shown), "\(count)")
    }
  }
}
