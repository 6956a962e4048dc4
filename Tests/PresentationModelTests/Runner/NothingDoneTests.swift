import Testing

@testable import PresentationModel

/// What `explain` offers where a call finds nothing to do, or comes while its presenter goes: each was tried.
@Suite struct NothingDoneTests {
  private static let head = """
    window
      nav: UINavigationController
        list: ListViewController
    modal: UINavigationController
      form: FormViewController
    sheet: SheetViewController
    offer: OfferViewController

    """

  /// Steps, and what is offered for the last one.
  @Test(arguments: [
    ("nav.present(modal, animated: true)\nmodal.popViewController(animated: true)\n", "modal.dismiss(animated: true)"),
    (
      "nav.present(modal, animated: true)\nmodal.popToRootViewController(animated: true)\n",
      "modal.dismiss(animated: true)"
    ),
    ("nav.present(sheet, animated: true)\nnav.popViewController(animated: true)\n", "sheet.dismiss(animated: true)"),
    ("nav.popViewController(animated: true)\n", nil),
    (
      "nav.present(sheet, animated: true)\nsheet.dismiss(animated: true)\nnav.present(offer, animated: true)\n"
        + "sheet.dismiss(animated: true)\n", "offer.dismiss(animated: true)"
    ),
    ("nav.present(sheet, animated: true)\nsheet.dismiss(animated: true)\nsheet.dismiss(animated: true)\n", nil),
    (
      "nav.present(sheet, animated: true)\nbegin sheet.dismiss(animated: true)\nsheet.present(offer, animated: true)\n",
      "nav.present(offer, animated: true) after 'finish'"
    ),
    (
      "nav.present(sheet, animated: true)\nsheet.present(offer, animated: true)\nnav.present(offer, animated: true)\n",
      "nav.dismiss(animated: false)"
    ),
    // A stack that does not change while its navigation controller is rid of something.
    (
      "nav.present(sheet, animated: true)\nbegin sheet.dismiss(animated: true)\n"
        + "nav.pushViewController(offer, animated: true)\n",
      "sheet.dismiss(animated: true) { nav.pushViewController(offer, animated: true) }"
    ),
    // The whole stack goes, where the one on top was meant.
    (
      "modal.pushViewController(offer, animated: false)\nnav.present(modal, animated: true)\n"
        + "offer.dismiss(animated: true)\n", "modal.popViewController(animated: true)"
    ),
    ("nav.present(modal, animated: true)\nform.dismiss(animated: true)\n", nil),
  ])
  func isOffered(steps: String, code: String?) throws {
    let bytes = Array((Self.head + steps).utf8)
    var explainer = ScenarioExplainer(try #require(Scenario.load(bytes: bytes, path: "t").program), of: bytes)
    let launched = explainer.next()
    var last = try #require(launched)
    while let next = explainer.next() { last = next }
    let offers = explainer.explanation(of: last, triesOthers: true).alternatives
    if let code {
      #expect(offers.contains { $0.code == code }, "\(steps): \(offers.map(\.code))")
    } else {
      #expect(!offers.contains { $0.code.hasText("dismiss") }, "\(steps): \(offers.map(\.code))")
    }
  }

  /// The old push kind needs a stack; the kind of today presents where there is none.
  @Test func anOldPushSegueIsOfferedAsShow() throws {
    func offers(_ kind: String) throws -> [Explanation.Alternative] {
      let text = """
        window
          home: HomeViewController
        login: LoginViewController

        segue "login" from home to login kind \(kind)
        home.performSegue(withIdentifier: "login", sender: nil)
        """
      var explainer = ScenarioExplainer(
        try #require(Scenario.load(bytes: Array(text.utf8), path: "t").program), of: Array(text.utf8))
      let launched = explainer.next()
      var last = try #require(launched)
      while let next = explainer.next() { last = next }
      return explainer.explanation(of: last, triesOthers: true).alternatives
    }
    expect(try offers(".push").map(\.code), equals: ["kind .show"])
    expect(try offers(".push").map(\.place), equals: ["on line 5"])
    #expect(try !offers(".show").contains { $0.code == "kind .show" })
  }
}
