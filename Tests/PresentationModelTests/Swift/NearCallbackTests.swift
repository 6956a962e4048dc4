import Testing

@testable import PresentationModel

/// Methods of a type that says it is a delegate of UIKit's, which UIKit never calls for their names: a note says so.
@Suite struct NearCallbackTests {
  @Test(arguments: [
    (
      "func presentationControllerDidDismis(_ controller: UIPresentationController) { }",
      "presentationControllerDidDismiss(_:)"
    ),
    (
      "func presentationControllerDidDismiss(controller: UIPresentationController) { }",
      "presentationControllerDidDismiss(_:)"
    ),
    (
      "func presentationControllerShouldDismis(_ controller: UIPresentationController) -> Bool { true }",
      "presentationControllerShouldDismiss(_:)"
    ),
    ("func presentationControllerDidDismiss(_ controller: UIPresentationController) { }", nil),
    ("func dismiss(_ controller: UIPresentationController) { }", nil),
    ("private func presentationControllerDidDismis(_ controller: UIPresentationController) { }", nil),
  ])
  func itIsNamed(method: String, near: String?) {
    let text = """
      class HomeViewController: UIViewController {
        func open() { present(CardViewController(), animated: true) }
      }
      extension HomeViewController: UIPopoverPresentationControllerDelegate {
        \(method)
      }
      window
        home: HomeViewController

      home.open()
      """
    let found = Scenario.load(bytes: Array(text.utf8), path: "a.presim").diagnostics
    let notes = found.filter { $0.message.hasText("UIKit never calls") }
    #expect(notes.count == (near == nil ? 0 : 1), "\(found.map { $0.message })")
    if let near { #expect(notes.first?.notes.first?.message.hasText("'\(near)'") ?? false) }
  }
}
