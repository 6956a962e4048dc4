import Testing

@testable import PresentationModel

/// UIKit may be called on the main thread only: a call on another one has a note, and is taken to run on the main thread.
@Suite struct ThreadNoteTests {
  /// A body, and whether its call of `present` is on another thread.
  @Test(arguments: [
    ("DispatchQueue.global().async { self.present(NextViewController(), animated: true) }", true),
    ("DispatchQueue.global(qos: .userInitiated).async { [weak self] in self?.dismiss(animated: true) }", true),
    ("DispatchQueue.global().async { if self.isEditing { self.dismiss(animated: true) } }", true),
    ("DispatchQueue.global().async { DispatchQueue.main.async { self.dismiss(animated: true) } }", false),
    ("DispatchQueue.global().async { DispatchQueue.main.sync { self.dismiss(animated: true) } }", false),
    ("DispatchQueue.global().async { self.title = \"loading\" }; dismiss(animated: true)", false),
    ("DispatchQueue.main.async { self.dismiss(animated: true) }", false),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.dismiss(animated: true) }", false),
    ("Task { self.dismiss(animated: true) }", false),
    (
      "URLSession.shared.dataTask(with: url) { data, response, error in self.dismiss(animated: true) }.resume()", true
    ),
    (
      "let task = URLSession.shared.dataTask(with: url) { _, _, _ in self.dismiss(animated: true) }\ntask.resume()",
      true
    ),
    (
      "URLSession.shared.dataTask(with: url) { _, _, _ in\nDispatchQueue.main.async { self.dismiss(animated: true) }\n}"
        + ".resume()", false
    ),
  ])
  func isNoted(body: String, isOffMainThread: Bool) throws {
    let text = """
      class HomeViewController: UIViewController {
        func go() {
          \(body)
        }
      }
      window
        home: HomeViewController
      home.go()

      """
    let notes = try Scenario.program(text).swift.functions.flatMap { $0.instructions }.compactMap {
      instruction -> String? in
      if case .note(let text) = instruction.kind, text.hasText("is called on a background queue") { text } else { nil }
    }
    #expect(notes.isEmpty != isOffMainThread, "\(body): \(notes)")
  }
}
