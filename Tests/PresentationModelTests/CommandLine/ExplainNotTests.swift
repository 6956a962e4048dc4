import Foundation
import Testing

@testable import presim

/// `presim explain FILE:LINE --not NAME`: why something else did not come.
@Suite struct ExplainNotTests {
  private static let source = """
    ios 17
    window
      tabs: UITabBarController
        nav: UINavigationController
          root: RootViewController
          list: ListViewController
    editor: EditorViewController
    card: CardViewController
    list.present(editor, animated: true)
    editor.present(card, animated: true)
    editor.dismiss(animated: true)

    """

  private func ask(_ line: Int, _ name: String, _ more: String...) throws -> PresimProcess.Result {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    return try presim.run(["explain", "a.presim:\(line)", "--not", name] + more)
  }

  @Test(arguments: [
    (9, "list", "why not list", "list is a child of nav"),
    (9, "root", "why not root", "both stand on the stack of nav"),
    (9, "tabs", "why tabs", "tabs does present editor"),
    (9, "editor", "why not editor", "nobody presents itself"),
    (9, ".fullScreen", "why not .fullScreen", "nothing asks for .fullScreen"),
    (9, ".pageSheet", "why .pageSheet", "editor does come as .pageSheet"),
    (11, "editor", "why not editor", "who presents something dismisses that, not itself"),
    (11, "card", "why card", "card is dismissed"),
    (11, "list", "why not list", "list stands in tabs, which is presented by nobody"),
  ])
  func theCandidateIsSpokenOf(_ line: Int, _ name: String, _ heading: String, _ reason: String) throws {
    let result = try ask(line, name)
    expect(result.status, equals: 0, "\(result.errors)")
    let words = result.output.split { $0 == " " || $0.isNewline }.joined(separator: " ")
    #expect(words.contains(heading + " ") && words.contains(reason), "\(result.output)")
  }

  /// What is offered has been tried: the controller that was expected presents.
  @Test func insteadHasBeenTried() throws {
    let output = try ask(9, "list").output
    #expect(output.contains("instead") && output.contains("list presents editor"), "\(output)")
    #expect(try ask(9, ".fullScreen").output.contains("editor.modalPresentationStyle = .fullScreen"))
  }

  @Test func whoIsNoCandidateIsToldWhoIs() throws {
    let wrong = try ask(9, "lst")
    #expect(wrong.status == 2 && wrong.errors.contains("did you mean 'list'?"), "\(wrong.errors)")
    #expect(wrong.errors.contains("the candidates are list, nav and tabs"), "\(wrong.errors)")
    let style = try ask(9, ".sheet")
    #expect(style.status == 2 && style.errors.contains(".pageSheet"), "\(style.errors)")
    let dismissal = try ask(11, ".fullScreen")
    #expect(dismissal.status == 2 && dismissal.errors.contains("presents nothing"), "\(dismissal.errors)")
  }

  @Test func itNeedsALine() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    let result = try presim.run("explain", "a.presim", "--not", "list")
    #expect(result.status == 2 && result.errors.contains("needs a line"), "\(result.errors)")
  }

  @Test func jsonHasItAsTheAnswer() throws {
    let output = try ask(9, "list", "--format", "json").output
    #expect(output.contains("\"question\": \"why not list\""), "\(output)")
  }
}
