enum AHandlerThatNeverRuns: LintRule {
  static let id = LintID.lnt35

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    let named = namedTops(book)
    return book.program.observers.compactMap { observer in
      guard case .controller(let x) = observer.subject else { return nil }
      let blanks = [("name", book.name(x)), ("callback", observer.callback.info.name)]
      if comesTooLate(observer, x, book) {
        return finds(
          at: observer.range, .warning, blanks,
          ways: [LintWay([.observeFromTheStart(observer.body)], .runs(observer.body))])
      }
      guard isCallOfItsOwn(observer.callback), !book.file.isUnsure,
        !named.contains(outlineTop(x, book))
      else { return nil }
      return finds(at: observer.range, .warning, message: 1, blanks)
    }
  }

  /// Whether launch has made the call, and nothing makes it again.
  private static func comesTooLate(_ observer: Observer, _ x: ControllerID, _ book: LintBook) -> Bool {
    guard observer.fromStep > 0, book.file.shownAtLaunch.contains(x) else { return false }
    switch observer.callback {
    case .viewDidLoad, .loadView: return !book.file.clearsViews
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear: return book.file.lastStir < observer.fromStep
    default: return false
    }
  }

  /// A method of the controller itself: delegates' methods are called for others.
  private static func isCallOfItsOwn(_ callback: Callback) -> Bool {
    switch callback {
    case .viewDidLoad, .loadView, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear,
      .viewDidDisappear, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .willMove, .didMove, .willTransition,
      .viewWillTransition, .traitCollectionDidChange:
      true
    default: false
    }
  }

  /// The outlines in a window, and those with a controller that a statement or class names.
  private static func namedTops(_ book: LintBook) -> Set<ControllerID> {
    var tops: Set<ControllerID> = []
    for window in book.program.windows { if let root = window.root { tops.insert(root) } }
    for x in book.file.mentioned { tops.insert(outlineTop(x, book)) }
    for segue in book.world.segues.rows {
      if case .controller(let x)? = segue.destination { tops.insert(outlineTop(x, book)) }
    }
    for info in book.program.classes {
      for entry in info.defaults { insert(entry.value, book, &tops) }
      for entry in info.answers { insert(entry.value, book, &tops) }
    }
    return tops
  }

  private static func insert(_ value: Expression, _ book: LintBook, _ tops: inout Set<ControllerID>) {
    switch value {
    case .value(.controller(let x)): tops.insert(outlineTop(x, book))
    case .list(let elements): for element in elements { insert(element, book, &tops) }
    case .make(_, let arguments): for argument in arguments { insert(argument.value, book, &tops) }
    case .path(let path): if case .value(.controller(let x)) = path.root { tops.insert(outlineTop(x, book)) }
    default: break
    }
  }

  /// The controller at column one whose outline contains it.
  private static func outlineTop(_ x: ControllerID, _ book: LintBook) -> ControllerID {
    let parents = book.program.outline.parents
    var top = x.index
    while Int(top) < parents.count, parents[Int(top)] >= 0 { top = parents[Int(top)] }
    return ControllerID(top)
  }

  static let entry = LintEntry(
    title: "A completion handler that never runs",
    inShort: """
      A callback that is written too late in the file, or for a view controller that never comes on screen, \
      never runs.
      """,
    fires: """
      `on x.callback` behind a step, where (a) the callback is `viewDidLoad` or `loadView` and launch has loaded x's view, or it is
      `viewWillAppear`, `viewIsAppearing` or `viewDidAppear`, x has appeared at launch, and no step from there on and no body of the file takes
      anything from the screen or brings it back; (b) x stands on no window, and no statement of the file names it, a container of it, or a
      controller in it.
      """,
    severity: "warning",
    messages: [
      "'{name}.{callback}' is set when launch has called it already, and never runs",
      "'{name}.{callback}' never runs: nothing brings '{name}' on screen",
    ],
    why: """
      ORD-31: a body holds from its line on. What launch has called is not called for it a second time; `run` tells of such a body at its end.
      """,
    cures: ["write it above the first step", "present, push or add '{name}'"],
    evidence: [
      .inferred("from the scenario language and ORD-31.")
    ],
    example: """
      window `home`; `home.title = "a"`, `expect home.title == "a"`, then `on home.viewDidAppear { … }` as the last line → warning.
      """)
}
