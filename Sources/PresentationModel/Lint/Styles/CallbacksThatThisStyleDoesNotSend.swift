enum CallbacksThatThisStyleDoesNotSend: LintRule {
  static let id = LintID.lnt28
  static let isAboutTheResult = true
  static let yieldsToOthers = true

  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? {
    // It is well known that an alert sends no callbacks to what is below it.
    guard case .present(let planned) = statement.act, !planned.removes, planned.call.own == nil,
      !isOwnAlert(planned.presented, book)
    else { return nil }
    var current: ControllerID? = planned.source
    while let x = current {
      if let awaited = waitsFor(x, book) {
        return finding(statement, planned, x, awaited, book)
      }
      current = x == planned.presenter ? nil : book.hierarchy.parent(of: x)
    }
    // `navigationController?.present(…)`: who waits is what the container shows.
    guard statement.isCode else { return nil }
    for x in book.world.shown(planned.source) where x != planned.source {
      guard let awaited = waitsFor(x, book) else { continue }
      return finding(statement, planned, x, awaited, book)
    }
    return nil
  }

  /// Whether it is of a class that another file makes of UIKit's alert controller, by its name.
  private static func isOwnAlert(_ x: ControllerID, _ book: LintBook) -> Bool {
    let info = book.hierarchy.classTable[Int(book.hierarchy.classes[Int(x.index)].index)]
    return info.isOutside && (info.name.hasSuffix("AlertController") || info.name.hasSuffix("ActionSheetController"))
  }

  private static func finding(
    _ statement: LintStatement, _ planned: LintPresentation, _ x: ControllerID, _ awaited: Awaited, _ book: LintBook
  ) -> LintSuspicion {
    var blanks = [
      ("name", book.name(x)), ("callback", awaited.callback.info.name), ("presented", book.name(planned.presented)),
    ]
    if let line = awaited.line { blanks.append(("n", "\(line)")) }
    let isWellKnown =
      planned.isStyleSet || statement.isCode && !misses(planned.presented, awaited.body, statement.range, book)
    return finds(
      at: statement.range, isWellKnown ? .note : .warning, message: awaited.line == nil ? 1 : 0, blanks,
      cure: 0, ways: ways(statement, planned.presented, x, awaited.callback))
  }

  /// The user's dismissals call a delegate, from iOS 13 on; those by code call their completion handlers; and full
  /// screen makes the callback.
  private static func ways(
    _ statement: LintStatement, _ presented: ControllerID, _ x: ControllerID, _ callback: Callback
  ) -> [LintWay] {
    [
      // Before iOS 13 the user cannot swipe it away, and there is no such method.
      LintWay("use 'presentationControllerDidDismiss'", [], .canBeSwipedAway(presented), at: statement.site),
      LintWay("use the completion handler", [], .completesItsDismissal(presented), at: statement.site),
      LintWay(
        "use '.fullScreen'", [.insert(LintEdit.style(presented, .fullScreen), before: statement.site)],
        .hearsOfPresentation(x, callback, presented), at: statement.site),
    ]
  }

  /// Whether an app's own code misses the callback: it loads something there, and the app's own controller that was
  /// presented has no other way to hand something back.
  private static func misses(
    _ presented: ControllerID, _ body: BodyID?, _ statement: ByteRange, _ book: LintBook
  ) -> Bool {
    let info = book.hierarchy.classTable[Int(book.hierarchy.classes[Int(presented.index)].index)]
    guard info.isDeclared || info.isOutside, !info.name.hasText("Alert"), !book.code.answering.contains(presented),
      !book.file.hearsOfSwipes.contains(presented), !book.program.swift.hints(at: statement.start).contains(.answers),
      let body, let function = book.program.function(body)
    else { return false }
    return book.program.swift.hints(at: function.range.start).contains(.reloads)
  }

  /// A callback that a controller waits for, its body, and the line of that; nil for an `on` in a class body.
  private typealias Awaited = (callback: Callback, body: BodyID?, line: Int?)

  /// The callback of coming or going that the file gives a controller a body for.
  private static func waitsFor(_ x: ControllerID, _ book: LintBook) -> Awaited? {
    let known: [Callback] = [
      .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
    ]
    let named = book.world.named[.controller(x)] ?? []
    let bodies = book.hierarchy.classTable[Int(book.hierarchy.classes[Int(x.index)].index)].callbacks
    for callback in known {
      if named.contains(callback) {
        let observer = book.program.observers.first { $0.subject == .controller(x) && $0.callback == callback }
        return (callback, nil, observer?.line)
      }
      // The class's own body comes behind those of its superclasses.
      guard let nearest = bodies.last(where: { $0.callback == callback }) else { continue }
      let function = Int(book.program.bodies[Int(nearest.body.index)].function)
      return (callback, nearest.body, function < 0 ? nil : book.program.swift.functions[function].line)
    }
    return nil
  }

  static let entry = LintEntry(
    title: "Callbacks that this style does not send",
    inShort:
      "You wait for viewWillAppear or a similar callback that a sheet does not send to the view controller below it.",
    fires: """
      `present`, adapted style not removing, and the source or a container of it up to the presenter has, in the file, `on`
      `viewWillAppear`, `viewIsAppearing`, `viewDidAppear`, `viewWillDisappear` or `viewDidDisappear`; in pasted Swift also where the call goes
      through a container (`navigationController?.present(…)`, `tabBarController?.present(…)`) and what it shows overrides one. Named is the
      controller that has the callback, not the container that presents. Not where the fix would bring another finding. In pasted Swift it is a
      warning only where the callback loads or reloads something and an app's own controller is presented that has no delegate and no closure
      to hand something back.
      """,
    severity: "warning if the style is the version's default (iOS 13+), note if it was set.",
    messages: [
      "'{name}.{callback}' (line {n}) does not run when '{presented}' comes or goes",
      "'{name}.{callback}' does not run when '{presented}' comes or goes",
    ],
    why: """
      A-S01 (ORD-13): the presenter's view never left.
      """,
    cures: ["use 'presentationControllerDidDismiss', the completion handler, or '.fullScreen'"],
    evidence: [
      .observed(
        "Yummypets/YPImagePicker#517, gordontucker/FittedSheets#61; through a container: the-blue-alliance/the-blue-alliance-ios#705 (2019), wtsnz/Coordinator-Example#6."
      )
    ],
    example: """
      `on list.viewWillAppear { … }`, `list.present(editor)`: iOS 12 → nothing, iOS 13 → warning.
      """)
}
