import PresentationModel
import Testing

/// A coordinator's flow: a list in a stack, an editor in a sheet, and a question before changes are lost.
@Suite struct CoordinatorTests {
  private var app = App(.ios(17), on: .iPhone)
  private let list: Controller
  private let editor: Controller
  private let discard: Controller

  init() {
    let nav = app.add("nav", .navigation)
    list = app.add("list", in: nav)
    editor = app.add("editor")
    discard = app.add("discard", .alert)
    app.setRoot(nav)
    app.set(.isModalInPresentation(true), of: editor)
    let guardian = app.addDelegate("guardian", .adaptivePresentation)
    app.set(.presentationDelegate(guardian), of: editor)
    app.on(.presentationControllerDidAttemptToDismiss, of: guardian, .present(discard, from: editor))
    app.addAction("Discard", to: discard, .destructive, .dismiss(list))
  }

  @Test func aSwipeAsksFirst() throws {
    var app = app
    app.present(editor, from: list)
    app.perform(.swipeToDismiss(editor))
    let asks = try app.check("editor.presentedViewController == discard")
    #expect(asks.holds, "\(asks)")
    app.perform(.tapAction("Discard", of: discard))
    let isGone = try app.check("list.presentedViewController == nil")
    #expect(isGone.holds, "\(isGone)")
    #expect(app.problems.isEmpty)
  }
}
