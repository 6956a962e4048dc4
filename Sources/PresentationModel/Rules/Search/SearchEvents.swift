enum SearchEvents: Rule {
  static let id = RuleID.sch03
  static let question = Question.search
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  /// Whether the delegate of a search is called: after a presentation by code only when it is dismissed.
  static func judge(_ search: ControllerID, presents: Bool, wasActivated: Bool) -> Finding<Bool> {
    if presents, !wasActivated {
      return decides(false, on: search, "is presented by code, not activated: its delegate is not called")
    }
    return presents
      ? decides(true, on: search, "is activated: its delegate is called, its host and containers get no callback")
      : decides(true, on: search, "is closed: its delegate is called, its host and containers get no callback")
  }

  /// A delegate has the method in which it may present the search itself.
  static func asks(_ search: ControllerID) -> Finding<Bool> {
    decides(true, on: search, "its delegate's presentSearchController(_:) is called, which may present it")
  }

  static let entry = RuleEntry(
    title: "Its events",
    inShort: """
      Activating a search calls the search controller's delegate and its own appearance methods; the view \
      controller below gets nothing.
      """,
    statement: """
      ORD-13. Activating: extra `search.willPresentSearchController`, load, WA, IA, DA of search (and its results controller), extra
      `search.didPresentSearchController`. `isActive = false`, cancel or `dismiss`: extra `search.willDismissSearchController`, WD, DD, extra
      `search.didDismissSearchController`. Host and containers get nothing. With `present(search)` by code the first two extras do not come. No
      `deinit`: the host's navigation item holds it. Before everything else activating calls the delegate's `presentSearchController(_:)`; where that has
      presented the search, UIKit does not.
      """,
    evidence: [
      .documented("UISearchControllerDelegate (only for automatic presentation); presentSearchController(_:)."),
      .inferred("Place of the extras."),
    ],
    example: """
      `search.isActive = true`: `search.viewDidLoad`, `search.viewWillAppear`, `search.viewIsAppearing`, `search.viewDidAppear`.
      """)
}
