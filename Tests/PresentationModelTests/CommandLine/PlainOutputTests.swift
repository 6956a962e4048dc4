import Foundation
import Testing

@testable import presim

/// What the commands print for people: who has left, tables of several styles, fixes, colour.
@Suite struct PlainOutputTests {
  private static let source = """
    ios 17
    window
      tabs: UITabBarController
        home: HomeViewController
    form: UINavigationController
      first: FirstViewController
    home.present(form, animated: true)
    home.dismiss(animated: true)

    """

  private func run(_ source: String, _ arguments: String...) throws -> PresimProcess.Result {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(source, to: "a.presim")
    return try presim.run(arguments)
  }

  /// Who has left the hierarchy is named below it: of a container that goes the container alone.
  @Test func whoHasLeftIsNamed() throws {
    let output = try run(Self.source, "run", "a.presim").output
    #expect(output.contains("\n– <UINavigationController form> has left the hierarchy\n"), "\(output)")
    expect(output.count { $0 == "–" }, equals: 1, "\(output)")
  }

  /// Where the whole tree is walked, a root that is replaced is among them.
  @Test func aReplacedRootHasLeft() throws {
    let output = try run(
      "window\n  old: A\nnew: B\nwindow.rootViewController = new\n", "run", "a.presim"
    ).output
    #expect(output.contains("\n– <A old> has left the hierarchy\n"), "\(output)")
  }

  @Test func severalStylesAreATable() throws {
    let output = try run(Self.source, "who", "a.presim", "--style", "all").output
    let words = output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(words.contains { $0.starts(with: ["who", "asks"]) && $0.contains(".fullScreen") }, "\(output)")
    #expect(words.contains { $0.starts(with: ["home", "tabs"]) && $0.contains("−") }, "\(output)")
    #expect(output.contains("− its view leaves the window"), "\(output)")
    #expect(output.contains(".popover comes as .formSheet on this device"), "\(output)")
    let one = try run(Self.source, "who", "a.presim").output
    #expect(one.contains("home, .pageSheet → tabs, .pageSheet"), "\(one)")
  }

  /// A failure has what was expected, what came, the cause with its line, and a fix that was tried.
  @Test func aFailureHasAFix() throws {
    let source = Self.source.replacingOccurrences(
      of: "home.dismiss(animated: true)", with: "expect form.presentingViewController == home")
    let output = try run(source, "test", "a.presim").output
    for line in ["expected: home", "actual:   tabs", "why:      line 7: ", "fix:      home.definesPresentationContext"]
    {
      expect(output.components(separatedBy: line).count, equals: 2, "\(line) in \(output)")
    }
    let mended = source.replacingOccurrences(
      of: "home.present(form",
      with:
        "home.definesPresentationContext = true; form.modalPresentationStyle = .overCurrentContext\nhome.present(form")
    try expect(run(mended, "test", "a.presim").status, equals: 0)
  }

  @Test func lintHasColour() throws {
    let source =
      "class A: UIViewController {\n  on viewDidLoad { self.present(b, animated: true) }\n}\nwindow\n  a: A\nb: B\n"
    let output = try run(source, "lint", "a.presim", "--color", "always").output
    #expect(output.contains("\u{1B}["), "\(output)")
    #expect(!(try run(source, "lint", "a.presim", "--color", "never").output.contains("\u{1B}[")))
  }

  @Test func comparesHeadsAreExplained() throws {
    let output = try run(Self.source, "compare", "a.presim:7").output
    #expect(output.contains("becomes: the style that comes up"), "\(output)")
  }
}
