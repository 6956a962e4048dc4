enum CompletionRunsWhenBothAreDone: Rule {
  static let id = RuleID.ord26
  static let question = Question.schedule
  static let versions = Versions(.everywhere, "iOS 8–27, docs.")

  static func judge() -> Finding<Void> { decides((), on: nil, .title) }

  /// Whether a cancelled transition calls its completion handlers, as modal ones do; nil where it has none.
  static func isCancelled(_ transition: Transition) -> Finding<Bool>? {
    switch transition.kind {
    case .present:
      decides(
        true, on: transition.to[0],
        "its presentation was cancelled: the completion handler is called all the same, after the callbacks of the way back",
        raising: .cho14)
    case .dismiss:
      decides(
        true, on: transition.from[0],
        "its dismissal was cancelled: the completion handler is called all the same, after the callbacks of the way back"
      )
    case .stack, .tab, .page, .children, .size: nil
    }
  }

  static let entry = RuleEntry(
    title: "A completion handler runs when its transition is over for both parties",
    inShort: """
      A completion handler runs after all callbacks of both view controllers, and never for a call that was \
      refused or found nothing to dismiss.
      """,
    statement: """
      After all did-callbacks of both parties and the did-methods of delegates; flags false, links final, presenter's view in its
      final place. Never for a call that was refused (T-4). A cancelled `dismiss` calls it all the same, after the callbacks of the way back
      (ORD-27, ORD-28); so does a cancelled `present`. For a `dismiss` with nothing to dismiss: never (DIS-06).
      """,
    evidence: [
      .documented("present (after viewDidAppear), dismiss (after viewDidDisappear), classic document 0"),
      .observed(
        "WinObjC tests (after the presenter's callback too), dotnet/macios#3275 (refused: never); a cancelled interactive dismissal: charon (macOS 26; earlier versions inferred)."
      ),
      .inferred("a cancelled presentation (CHO-14)."),
    ],
    example: """
      `a.present(b) { }` full screen: `…, b.viewDidAppear, a.viewDidDisappear, completion`.
      """)
}

/// Completion handlers and their lines (EVT-04, ORD-26).
extension Simulator {
  /// A handler that was attached to a call of this step.
  mutating func attach(_ body: BodyID, _ label: String, _ frame: Frame) -> Handler {
    outcome.completionLabels.append(label)
    return Handler(
      body: body, frame: frame.afterwards, label: label, step: script.step,
      row: Int32(truncatingIfNeeded: outcome.completionLabels.count - 1))
  }

  /// Runs a completion handler: its line, then its statements. One of an earlier step counts as this step's.
  mutating func perform(_ handler: Handler) {
    if let (alert, title) = handler.action {
      record(.action(alert, title), isDefault: false)
    } else {
      let isOfStep = handler.step == script.step
      let row = isOfStep ? handler.row : attach(handler.body, handler.label, handler.frame).row
      outcome.ledger.note(CompletionRunsWhenBothAreDone.judge())
      record(.completion(row), isDefault: true)
    }
    var frame = handler.frame
    frame.origin = runs(.handler(handler.action == nil ? "completion of \(handler.label)" : handler.label))
    if loop.isStopped { return }
    interrupt()
    loop.agenda.append(.body(handler.body, 0, frame))
  }

  /// Keeps the handlers that a cancelled transition still calls: all but the actions of an alert, none of which was
  /// chosen.
  mutating func keepHandlers(ofCancelled id: TransitionID) {
    let handlers = loop[id].handlers.filter { $0.action == nil }
    let calls = !handlers.isEmpty && outcome.ledger.take(CompletionRunsWhenBothAreDone.isCancelled(self[id])) == true
    loop[id].handlers = calls ? handlers : []
  }

  /// Puts handlers on the agenda, the first one next.
  mutating func runNext(_ handlers: [Handler]) {
    for handler in handlers.reversed() { loop.agenda.append(.completion(handler)) }
  }
}
