import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// What is typed into `presim repl` line after line is what the file with these lines is. The session runs in the test.
@Suite struct ReplTypingTests {
  private struct Typed {
    var session: ReplSession
    let console = Console(out: Output(), err: Output())
    private(set) var chunks: [String] = []

    init(_ lines: [Substring], isInteractive: Bool) {
      session = ReplSession(console)
      var reading = ReplChunks(isInteractive: isInteractive)
      session.waitsForMore = !isInteractive
      for line in lines.map({ String($0) }) + [nil] {
        for chunk in reading.take(line) {
          chunks.append(chunk)
          _ = session.perform(chunk)
        }
      }
      session.end()
    }

    var output: String { String(decoding: console.out.takeBytes(), as: UTF8.self) }
    var errors: String { String(decoding: console.err.takeBytes(), as: UTF8.self) }
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Files in which a later line decides what an earlier one comes to: it mentions a name, or gives a value.
  private static let looksAhead: Set<String> = [
    "a-mentioned-controller-is-not-released", "a-name-holds-until-its-last-mention",
    "a-used-form-keeps-its-container-alive", "the-last-mention-releases-owners-first",
    "an-embed-segue-fires-when-the-view-loads", "a-page-swipe-cancelled-under-a-new-root",
    "a-pop-cancelled-under-a-new-root", "a-push-that-ends-under-a-new-root", "what-happens-in-one-window-stays-there",
    "what-presim-cannot-know", "a-stack-around-an-unknown-root",
  ]

  /// At a terminal a name has to be there before another one mentions it, so that some files end with an error.
  @Test func everyScenarioCanBeTyped() {
    // Those two give the case of an enumeration, and expect a class that nothing before names.
    let news = ScenarioFiles.all.filter {
      $0.hasSuffix("/a-drag-that-dismisses.presim") || $0.hasSuffix("/what-class-is-presented.presim")
    }
    expect(news.isEmpty, equals: false)
    for path in news + ScenarioFiles.sample(every: 24) {
      guard let program = ScenarioFiles.program(path) else { continue }
      let lines = lines(String(decoding: ScenarioFiles.bytes(path), as: UTF8.self))
      var runner = ScenarioRunner(program)
      runner.begin()
      while runner.goOn() {}
      let looksAhead = Self.looksAhead.contains { path.hasSuffix("/\($0).presim") }
      for isInteractive in [false, true] {
        let typed = Typed(lines, isInteractive: isInteractive)
        let name = "\(ScenarioFiles.shown(path)), \(isInteractive ? "at a terminal" : "through a pipe")"
        // What is given above the code that asks for it is an error there.
        if isInteractive || looksAhead, typed.session.status == .usage { continue }
        expect(typed.session.runner?.hierarchyDump(), equals: runner.hierarchyDump(), "\(name)")
        if !looksAhead { expect(typed.session.status, equals: .success, "\(name): \(typed.errors)\(typed.output)") }
      }
    }
  }

  private static let start = "window\n  home: Home\na: A\n\nhome.present(a, animated: true)\n"

  /// What is new to the run: a class, the case of an enumeration, another outline than was assumed.
  @Test(arguments: [
    ("expect a is UITableViewController", 1, "expect a is UITableViewController"),
    ("expect a is UIFooViewController and more", 2, ""),
    ("expect presentation(a).presentationController == UIPresentationController", 1, "failed: expect presentation"),
    ("a is UITableViewController", 0, "\nfalse\n"),
    ("a.present(UINavigationController(rootViewController: UITableViewController()), animated: true)", 0, "a presents"),
  ])
  func whatIsNewToTheRun(chunk: String, status: Int32, told: String) {
    for isInteractive in [false, true] {
      let after = "\nexpect home.presentedViewController == a\nhome.dismiss(animated: true)\n"
      let typed = Typed(lines(Self.start + chunk + after), isInteractive: isInteractive)
      let (output, errors) = (typed.output, typed.errors)
      expect(typed.session.status.rawValue, equals: status, "\(chunk): \(errors)")
      #expect(told.isEmpty || output.contains(told), "\(chunk): \(output)")
      #expect(output.contains("\nholds: expect home.presentedViewController == a\n"), "\(chunk): \(output)")
      #expect(output.contains("→ home dismisses a"), "\(chunk): \(output)")
    }
  }

  /// A class is the root until an outline says otherwise; the outline may leave nobody.
  @Test(arguments: ["window", "window\n  b: B", "b: B"])
  func anOutlineComesInPlaceOfWhatWasAssumed(outline: String) {
    let text = "class A: UIViewController { func go() { let n = 1 } }\n\n\(outline)\n\n"
    for isInteractive in [false, true] {
      let typed = Typed(lines(text), isInteractive: isInteractive)
      expect(typed.session.status, equals: .success, "\(outline): \(typed.errors)")
    }
  }

  /// At a terminal a call is a statement, whatever its labels; an outline waits for what is below it.
  @Test func aLineIsTakenWhenItIsWhole() {
    let calls = [
      "x.dismiss(animated: true)", "nav.popViewController(animated: true)", "card.didMove(toParent: box)",
      "a?.dismiss(animated: true)", "expect x.title == nil", "on a.viewDidLoad { }", "class A: UIViewController { }",
      "home.isEnabled = a ? b : c",
    ]
    for line in calls {
      var reading = ReplChunks(isInteractive: true)
      expect(reading.take(line), equals: [line], "\(line)")
    }
    for line in ["window", "window // the first", "card: Card", "card: Card // a", "a: A(x: b)", "expect hierarchy"] {
      var reading = ReplChunks(isInteractive: true)
      expect(reading.take(line), equals: [], "\(line)")
      expect(reading.take("  b: B"), equals: [], "\(line)")
      // A line at column one is no part of it.
      expect(reading.take("x.dismiss(animated: true)"), equals: ["\(line)\n  b: B", "x.dismiss(animated: true)"])
    }
    var reading = ReplChunks(isInteractive: true)
    for line in ["class A: UIViewController {", "  var n = 1", "", "  var m = 2"] {
      expect(reading.take(line), equals: [], "\(line)")
    }
    expect(reading.take("}").count, equals: 1)
    _ = reading.take("home.present(")
    expect(reading.take(""), equals: [])
    expect(reading.take(""), equals: ["home.present("])
  }

  @Test func aDismissalIsAnsweredAtATerminal() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let terminal = try PseudoTerminal()
    let state = ["XDG_STATE_HOME": presim.directory.appendingPathComponent("state").path]
    let process = try terminal.start(presim, ["repl"], environment: state)
    #expect(terminal.waits(for: "presim> "))
    terminal.press("window\r  home: Home\ra: A\r\rhome.present(a, animated: true)\r")
    #expect(terminal.waits(for: "home presents a"))
    terminal.press("home.dismiss(animated: true)\r")
    #expect(terminal.waits(for: "home dismisses a"))
    terminal.press(":quit\r")
    expect(terminal.end(of: process), equals: 0)
  }
}
