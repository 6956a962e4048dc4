enum AnAnimatorMovesThePresentersView: LintRule {
  static let id = LintID.lnt48

  /// A line of an animator that puts a view into the container view.
  private struct Insertion {
    let site: LintSite
    let range: ByteRange
    /// The view's controller, where it is named.
    let named: ControllerID?
    /// Else which of the two parties of the transition it is.
    let isTo: Bool
  }

  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] {
    let animators = insertions(book.program)
    guard !animators.isEmpty else { return [] }
    var told: Set<ByteRange> = []
    var found: [LintSuspicion] = []
    for statement in book.file.presents {
      guard case .present(let planned) = statement.act, !planned.removes, planned.call.own == nil else { continue }
      for insertion in insertions(of: planned, animators, book)
      where moves(insertion.0, planned, isDismissal: insertion.isDismissal, book)
        && told.insert(insertion.0.range).inserted
      {
        found.append(suspicion(insertion.0, planned, statement, book))
      }
    }
    return found
  }

  private static func suspicion(
    _ insertion: Insertion, _ planned: LintPresentation, _ statement: LintStatement, _ book: LintBook
  ) -> LintSuspicion {
    let x = planned.presented
    let stays = Promise.comesBack(planned.presenter, after: x)
    return finds(
      at: insertion.range, .error,
      [("presenter", book.name(planned.presenter)), ("presented", book.name(x))],
      ways: [
        LintWay("leave this line out", [.remove(insertion.site)], stays, at: statement.site),
        LintWay(
          "set '\(book.name(x)).modalPresentationStyle = .fullScreen'",
          [.insert(LintEdit.style(x, .fullScreen), before: statement.site)], stays, at: statement.site),
      ], proof: LintProof(breaks: stays, at: statement.site))
  }

  /// The lines of the animators that the transitioning delegate of a presented controller names.
  private static func insertions(
    of planned: LintPresentation, _ animators: [ClassID: [Insertion]], _ book: LintBook
  ) -> [(Insertion, isDismissal: Bool)] {
    guard let delegate = book.world.delegateClass(book.world.transitioningDelegate(of: planned.presented)) else {
      return []
    }
    var found: [(Insertion, isDismissal: Bool)] = []
    for (method, isDismissal) in [
      (Callback.animationControllerForDismissed, true), (.animationControllerForPresented, false),
    ] {
      guard let answer = delegate.answers.last(where: { $0.method == method }), let id = animator(answer.value, book)
      else {
        continue
      }
      found += (animators[id] ?? []).map { ($0, isDismissal: isDismissal) }
    }
    return found
  }

  /// The class of the animator that a method answers.
  private static func animator(_ value: Expression, _ book: LintBook) -> ClassID? {
    switch value {
    case .value(.classReference(let id)), .make(let id, _): id
    case .value(.object(let object)): book.hierarchy.objects[Int(object.index)].objectClass
    default: nil
    }
  }

  /// Whether the line moves the presenter's view, or that of a container around it.
  private static func moves(
    _ insertion: Insertion, _ planned: LintPresentation, isDismissal: Bool, _ book: LintBook
  ) -> Bool {
    guard let named = insertion.named else { return insertion.isTo == isDismissal }
    return book.hierarchy.isInside(planned.presenter, named)
  }

  // MARK: The file's animators

  private static func insertions(_ program: Program) -> [ClassID: [Insertion]] {
    var found: [ClassID: [Insertion]] = [:]
    for (row, info) in program.classes.enumerated() {
      for entry in info.callbacks where entry.callback == .animateTransition {
        for (line, instruction) in program.bodies[Int(entry.body.index)].instructions.enumerated() {
          guard let insertion = insertion(instruction, at: .body(entry.body, line)) else { continue }
          found[ClassID(row: row), default: []].append(insertion)
        }
      }
    }
    return found
  }

  /// `transitionContext.containerView.insertSubview(transitionContext.viewController(forKey: .to).view, at: 0)`, or with a
  /// controller's name. `view(forKey:)` is nil where the view is not to be moved.
  private static func insertion(_ instruction: Instruction, at site: LintSite) -> Insertion? {
    guard case .call(let call) = instruction.kind, call.method == .addSubview,
      case .property(.containerView)? = call.receiver.components.last?.kind,
      case .path(let view)? = call.arguments.first, case .property(.view)? = view.components.last?.kind
    else { return nil }
    let before = view.components.dropLast()
    if before.isEmpty, case .value(.controller(let x)) = view.root {
      return Insertion(site: site, range: instruction.range, named: x, isTo: false)
    }
    guard case .answer(let asked)? = before.last?.kind, asked.method == .viewControllerForKey,
      case .value(.enumeration(.contextKey, let row))? = asked.arguments.first
    else { return nil }
    return Insertion(
      site: site, range: instruction.range, named: nil, isTo: UIKitEnum.contextKey.cases[Int(row)].name == "to")
  }

  static let entry = LintEntry(
    title: "An animator moves the presenter's view",
    inShort: "A dismissal animator that puts the view behind a sheet into the container view leaves a black screen.",
    fires: """
      in `animateTransition(using:)` of a class that an `animationController(forDismissed:)` or
      `animationController(forPresented:presenting:source:)` names: an insertion into `containerView` of the view of the presenting view
      controller or a container around it, and the style after adaptation of a presentation that uses it does not remove that view. Only
      where presim finds, by dismissing it, that the presenting view controller's view is in no window then.
      """,
    severity: "error",
    messages: ["the view of '{presenter}' goes with the container when '{presented}' is dismissed"],
    why: """
      X-11 (CUS-33): a black screen.
      """,
    cures: ["leave this line out, or set '{presented}.modalPresentationStyle = .fullScreen'"],
    evidence: [
      .observed(
        "ThornTechPublic/InteractiveModal#2 (iOS 9), zvonicek/ImageSlideshow#350 and horitaku46/Serrata#5 (iOS 13), serp1412/LazyTransitions#8, QuickBirdEng/XCoordinator#193 (iOS 14)."
      )
    ],
    example: """
      `ios 13`, an animator for the dismissal with `transitionContext.containerView.insertSubview(gallery.view, at: 0)`, gallery presents
      slideshow as a sheet → error; the same under `.fullScreen` → nothing.
      """)
}
