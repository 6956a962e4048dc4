enum PresentsOrPushesBeforeItsViewIsOnScreen: LintRule {
  static let id = LintID.lnt01

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    guard let x = statement.place.owner(of: .viewDidLoad, .loadView), let callback = statement.place.callback else {
      return nil
    }
    guard let (source, promise) = asks(statement.act), source == x, !comesWithItsStack(x, book) else { return nil }
    let isLoadedAtLaunch = book.file.shownAtLaunch.contains(x)
    return finds(
      at: statement.range, isLoadedAtLaunch ? .error : .warning,
      [("call", statement.callName), ("callback", callback.info.name), ("name", book.name(x))],
      ways: [LintWay([.move(statement.site, to: .viewDidAppear, of: x)], promise)])
  }

  /// The controller that presents, by code or by a segue, and the effect when it works.
  private static func asks(_ act: LintAct) -> (source: ControllerID, promise: Promise)? {
    switch act {
    case .present(let planned): (planned.source, .presents(planned.presented))
    case .performsSegue(let source, presents: true): (source, .performsSegue(source))
    default: nil
    }
  }

  /// Changes of the stack that contains the controller, from launch on or by a later push.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    book.file.loadingChanges.compactMap { statement, x, nav in
      guard let callback = statement.place.callback, book.file.stacks[x]?.contains(nav) == true else { return nil }
      return finds(
        at: statement.range, .warning, message: 1,
        [("call", statement.callName), ("callback", callback.info.name), ("name", book.name(x))], cure: 0,
        ways: statement.act.promise.map { [LintWay([.move(statement.site, to: .viewDidAppear, of: x)], $0)] } ?? [])
    }
  }

  /// The top of a navigation controller loads when the navigation controller is first laid out in the window
  /// (`FirstLayoutBringsTheTopIn`, ORD-09).
  private static func comesWithItsStack(_ x: ControllerID, _ book: LintBook) -> Bool {
    guard let nav = book.hierarchy.parent(of: x), book.hierarchy.kind(of: nav).isNavigation,
      book.hierarchy.lastChild(of: nav) == x
    else { return false }
    if book.file.shownAtLaunch.contains(nav) { return book.file.shownAtLaunch.contains(x) }
    return book.hierarchy.parent(of: nav) == nil && book.hierarchy.windowWithRoot(nav) == nil
  }

  static let entry = LintEntry(
    title: "Presents or pushes before its view is on screen",
    inShort: "Presenting or pushing in viewDidLoad is too early, since the view is not on screen yet.",
    fires: """
      In `on viewDidLoad` or `on loadView`: (a) `present`, or `performSegue` with a segue whose kind presents by itself
      (`.presentation`, `.popoverPresentation`), received by the callback's own controller; (b) a push, a pop or `setViewControllers` received by the navigation controller it stands in. (a) not for the top of a
      navigation controller that is shown for the first time at launch or by the presentation of that navigation controller: it loads when the
      navigation controller's view is in the window (ORD-09), and the call is accepted.
      """,
    severity:
      "(a) error if an instance stands on the shown branch of a window's outline (loaded at launch), else warning. (b) warning",
    messages: [
      "'{call}' in '{callback}' runs before '{name}' is on screen",
      "'{call}' in '{callback}' changes the stack before '{name}' is on screen",
    ],
    why: """
      (a) P-L01 (PRE-10): dropped, and the completion handler never runs; or P-L06 (PRE-12): accepted with a warning, where a container above
      it is in the window. (b) The change starts inside the transition that brings the
      controller in; T-2 puts it off, older systems answered with "nested push animation" and a bar that shows the wrong item.
      """,
    cures: ["move it to 'viewDidAppear'"],
    evidence: [
      .observed("(a) zetachang/DCModalSegue#10, facebookarchive/Tweaks#15; (b) barrycenter/BAMEasyTable#4.")
    ],
    example: """
      `class Home: UIViewController { on viewDidLoad { self.present(login) } }`, window `home: Home` → error; window `nav [home]` →
      nothing.
      """)
}
