import Testing

@testable import PresentationModel

/// A file of Swift that is run or linted by its name: what no other file of the app makes right is an error, and what one may
/// make right is a note.
@Suite struct SlipsInAFileAloneTests {
  private static func file(_ body: String) -> ScenarioFile {
    let text = "import UIKit\n\nclass HomeViewController: UIViewController {\n\(body)\n}\n"
    return ScenarioFile.check(Array(text.utf8), path: "Home.swift")
  }

  @Test(arguments: [
    ("  func go() { present(UIViewController(, animated: true) }", "Home.swift:4:22: error: nothing closes this '('\n"),
    ("  func go(_ a: Int) { a = 1 }", "Home.swift:4:23: error: cannot assign to 'a': it is a parameter\n"),
    (
      "  func go() -> Int {\n    let a = 1\n    print(a)\n  }",
      "Home.swift:7:3: error: 'go' has to return a value on each way"
    ),
    ("  func go() { }\n}\n}\nclass B: UIViewController {", "Home.swift:6:1: error: nothing opens this '}'\n"),
  ])
  func whatNoFileMakesRightIsAnError(_ body: String, _ said: String) {
    let file = Self.file(body)
    #expect(file.programs.isEmpty)
    #expect(file.diagnostics.hasText(said), "\(file.diagnostics)")
  }

  @Test(arguments: [
    ("  func go() { presnt(UIViewController(), animated: true) }", "note: did you mean 'present'?\n"),
    (
      "  let a = UIAlertController(title: nil, message: nil, style: .alert)",
      "note: 'UIAlertController' has no initialiser with the argument 'style:'\n"
    ),
  ])
  func whatAnotherFileMayMakeRightIsANote(_ body: String, _ said: String) {
    let file = Self.file(body)
    #expect(!file.programs.isEmpty)
    #expect(file.diagnostics.isEmpty)
    #expect(file.slips.hasText("Home.swift:4:") && file.slips.hasText(said), "\(file.slips)")
    #expect(file.slips.hasText("note: presim reads this file alone, and another one may declare what is missing\n"))
  }

  @Test(arguments: [
    "  func go() { present(HelpViewController(), animated: true) }", "  func go() { store.open(); helper(1) }",
    "  override func viewDidLoad() {\n    super.viewDidLoad()\n    view.addSubview(Banner(text: \"a\"))\n  }",
  ])
  func rightCodeHasNone(_ body: String) {
    let file = Self.file(body)
    #expect(!file.programs.isEmpty && file.slips.isEmpty, "\(file.diagnostics)\(file.slips)")
  }

  /// What SwiftUI shows, and lines of a playground or a script beside the declarations, are no slips.
  @Test(arguments: [
    "import SwiftUI\nstruct A: View {\n  var body: some View { Text(\"a\") }\n}\n",
    "LogConfig.level = .info\nclass A: UIViewController { }\nPlaygroundPage.current.liveView = A()\n",
  ])
  func whatIsNoClassOfUIKitHasNone(_ text: String) {
    let file = ScenarioFile.check(Array(text.utf8), path: "a.swift")
    #expect(!file.programs.isEmpty && file.slips.isEmpty, "\(file.diagnostics)\(file.slips)")
  }
}
