import Testing

@testable import PresentationModel

/// How presim shows an expression of pasted code: in one line, with the blanks that a reader needs.
@Suite struct WrittenExpressionTests {
  @Test(arguments: [
    ("self.presentingViewController as? UITabBarController", "self.presentingViewController as? UITabBarController"),
    ("store.items.count > 0  &&  !isBusy", "store.items.count > 0 && !isBusy"),
    ("count>0", "count>0"),
    ("navigationController?\n    .parent? // the tabs\n    .children", "navigationController?.parent?.children"),
    ("f( a,b , c :d )", "f(a, b, c: d)"),
    ("make(\"two  words\")", "make(\"two  words\")"),
    ("x /* y */ ?? z", "x ?? z"),
    ("-1 + ( 2 )", "-1 + (2)"),
  ])
  func isOneLine(_ written: String, _ shown: String) {
    expect(NormalizedText.text(Array(written.utf8), SourceRange(0, written.utf8.count)), equals: shown)
  }

  private static func file(given: String) -> String {
    """
    ios 17
    window
      home: Home

    class Home: UIViewController {
      func open() {
        (presentingViewController as? UITabBarController)?.selectedIndex = 1
        if Store.count(of: "two words")  >  limit.value { present(UIViewController(), animated: true) }
      }
    }

    \(given)
    home.open()
    """
  }

  /// The blanks of `given` need not be the code's.
  @Test func givenFindsItByItsText() {
    let given = #"given Store.count( of:"two words" )>limit.value = false"#
    expect(
      SwiftAskTests.told(Self.file(given: given)),
      equals: [
        "7: (presentingViewController as? UITabBarController) is nil, so this call does nothing",
        #"8: 'Store.count(of: "two words") > limit.value' is false: line 12 gives it"#,
      ])
  }
}
