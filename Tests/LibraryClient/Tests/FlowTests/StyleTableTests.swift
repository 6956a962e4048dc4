import PresentationModel
import Testing

/// A table of styles and versions: which of them leave the list in the window.
@Suite struct StyleTableTests {
  static let rows: [(style: ModalPresentationStyle, ios: Int, staysInWindow: Bool)] = [
    (.fullScreen, 12, false), (.fullScreen, 17, false),
    (.overFullScreen, 12, true), (.overFullScreen, 17, true),
    (.pageSheet, 12, false), (.pageSheet, 13, true), (.pageSheet, 26, true),
    (.automatic, 13, true), (.automatic, 26, true),
  ]

  @Test(arguments: rows) func theListBehindACard(
    style: ModalPresentationStyle, ios: Int, staysInWindow: Bool
  ) {
    var app = App(.ios(ios), on: .iPhone)
    let list = app.add("list")
    let card = app.add("card")
    app.setRoot(list)
    app.set(.modalPresentationStyle(style), of: card)
    let outcome = app.present(card, from: list)
    #expect(app[list].isInWindow == staysInWindow, "\(outcome)")
  }
}
