/// Other ways of dismissing, of letting the user dismiss, and of showing something under what is presented.
extension Alternatives {
  func forDismissal(
    _ dismissed: Decision.Dismissed, _ call: WrittenCall
  ) -> [Explanation.Alternative] {
    let (dismisser, gone) = (dismissed.dismisser, dismissed.gone)
    var offers: [Explanation.Alternative] = []
    guard call.method == .dismiss else {
      return call.method == .swipeToDismiss || call.method == .tapOutside ? preventing(gone, call) : []
    }
    let below = hierarchy.outermostContainer(of: dismisser)
    if let self1 = name(below), hierarchy.directPresenter(below) != nil, isIn(call, dismisser) {
      let own = code(below, call).map { $0 == "self" ? "" : "\($0)." }
      let ways = [code(hierarchy.directPresenter(below), call), own.map { "\($0)presentingViewController?" }].compactMap
      {
        candidate in
        candidate.flatMap { receiver($0, call, "to close \(self1) too") }
      }
      offers += first(ways, promising: .allIsDone, .goes(below)) { goes($0) }
    }
    if let x = gone.last, let rest = gone.dropLast().last, let top = name(x), let who = code(x, call),
      let way = receiver(who, call, "to close \(top) alone")
    {
      offers += first([way], promising: .allIsDone, .dismisses(x, keeps: rest)) { _ in
        "\(name(rest) ?? "the rest") stays"
      }
    }
    offers += closingWhatItAskedFor(gone, call)
    if offers.isEmpty { offers += leavingAlone(gone, call) }
    if offers.isEmpty, dismissalsByCode.count > 1 { return twice(call) }
    if offers.isEmpty, dismissed.returning.isEmpty, let told = name(dismisser), gone.count == 1,
      let way = styled(gone[0], ".fullScreen", "to have \(told) get its callbacks", call)
    {
      offers += first(
        [way], isAside: true, promising: .allIsDone, .goes(gone[0]), .hears(dismisser, .viewWillAppear)
      ) {
        _ in "\(told) gets viewWillAppear"
      }
    }
    return offers
  }

  /// Whether a call is made on a controller, or on one that stands in it.
  private func isIn(_ call: WrittenCall, _ x: ControllerID) -> Bool {
    call.target.map { $0 == x || hierarchy.isInside($0, x) } ?? false
  }

  /// The dismissal of what stands on a stack above its root takes the whole stack. Offers to leave what was named.
  private func leavingAlone(_ gone: [ControllerID], _ call: WrittenCall) -> [Explanation.Alternative] {
    // What has gone may have been released: nothing stands in it any more.
    guard let x = call.target, let nav = gone.first, gone.count == 1, hierarchy.kind(of: nav).isNavigation, x != nav,
      outcome.ledger.silences.contains(where: { $0.silence == .ds05 }), let own = name(x),
      let whole = name(nav), let stack = code(nav, call), !call.hasCompletion
    else { return [] }
    let way = instead(call, "to leave \(own) alone", "\(stack).popViewController(animated: true)")
    return first([way], isAside: true, promising: .allIsDone, .isPopped(x, from: nav), .isUp(nav, true)) { _ in
      "\(whole) stays"
    }
  }

  /// The dismissed controller had called `present`, but an ancestor presents. Offers to dismiss that presentation
  /// instead.
  private func closingWhatItAskedFor(
    _ gone: [ControllerID], _ call: WrittenCall
  ) -> [Explanation.Alternative] {
    guard gone.count == 1, let x = gone.first, call.isCode ? call.target == x : name(x) == call.receiver,
      let asker = name(x)
    else { return [] }
    let asked = hierarchy.presentations.keys.filter { y in
      guard let presentation = hierarchy.presentation(of: y) else { return false }
      return presentation.source == x && presentation.presenter != x && hierarchy.directPresenter(y) != nil
    }
    guard let y = asked.min(by: { $0.index < $1.index }), let shown = name(y),
      let who = code(y, call)
    else { return [] }
    let presenter = ControllerText.name(hierarchy.directPresenter(y) ?? x, in: hierarchy)
    let line = past.presentedOn[y].map { " on line \($0)" } ?? ""
    let purpose = "to close \(shown), which \(asker) asked for\(line) and \(presenter) presents"
    guard let way = receiver(who, call, purpose) else { return [] }
    return first([way], promising: .allIsDone, .dismisses(y, keeps: x)) { _ in "\(asker) stays" }
  }

  /// The second of two dismissals of a step, left out.
  private func twice(_ call: WrittenCall) -> [Explanation.Alternative] {
    guard let last = dismissalsByCode.last, last.range == call.range, let x = last.decision?.dismissed?.gone.first,
      let kept = name(x)
    else { return [] }
    return first([leavingOut(call, "to keep \(kept)")], promising: .allIsDone, .isUp(x, true)) { "\(goes($0)) alone" }
  }

  /// The calls that dismiss something.
  private var dismissalsByCode: [Explanation.Part] {
    explanation.parts.filter { $0.range != nil && $0.decision?.dismissed != nil }
  }

  func forNothing(_ x: ControllerID, _ call: WrittenCall) -> [Explanation.Alternative] {
    guard let parent = hierarchy.parent(of: x), hierarchy.kind(of: parent).isNavigation, let nav = name(parent),
      let own = name(x), let stack = code(parent, call), !call.isCode || !call.hasCompletion
    else { return forWhatIsPresentedNow(x, call) }
    let way = instead(call, "to leave \(own)", "\(stack).popViewController(animated: true)")
    return first([way], promising: .allIsDone, .isPopped(x, from: parent)) { result in
      let top = result.hierarchy.lastChild(of: parent).map { ControllerText.name($0, in: result.hierarchy) }
      return "\(nav) shows \(top ?? "nothing")"
    }
  }

  /// A dismissal during a transition, made when that is over.
  func forRefusedDismissal(_ call: WrittenCall) -> [Explanation.Alternative] {
    let ways = laterWays(nil, call).map { way in
      var way = way
      way.purpose = "to dismiss it afterwards"
      return way
    }
    guard let x = call.target else { return [] }
    let meant = hierarchy.directlyPresented(x) ?? hierarchy.outermostContainer(of: x)
    let later = first(ways, promising: .allIsDone, .goes(meant)) { goes($0) }
    guard later.isEmpty, let gone = outcome.dismissals.first?.gone.first else { return later }
    // It goes already: the second call is one too many.
    return first([leavingOut(call, "to dismiss it once")], promising: .allIsDone, .goes(gone)) { goes($0) }
  }

  // MARK: The user

  /// Keeps the user from dismissing.
  private func preventing(_ gone: [ControllerID], _ call: WrittenCall) -> [Explanation.Alternative] {
    guard let x = gone.first, let own = name(x) else { return [] }
    let ways = [set(x, "isModalInPresentation = true", "to prevent it", at: call)].compactMap { $0 }
    return first(ways, promising: .isUp(x, true)) { _ in "\(own) stays" } + beingTold(x, call)
  }

  /// Lets the user dismiss.
  func forGesture(_ x: ControllerID, _ call: WrittenCall) -> [Explanation.Alternative] {
    let root = hierarchy.outermostContainer(of: x)
    guard name(root) != nil, hierarchy.directPresenter(root) != nil else { return [] }
    var ways = ([x, root] + hierarchy.children(of: root)).compactMap {
      set($0, "isModalInPresentation = false", "to let the user do it", at: call)
    }
    if let way = styled(root, ".pageSheet", "to let the user do it", call) { ways.append(way) }
    return first(ways, promising: .allIsDone, .goes(root)) { goes($0) }
  }

  // MARK: Under what is presented

  func forRoot(_ window: WindowID, _ call: WrittenCall) -> [Explanation.Alternative] {
    let standing = hierarchy.presentations.keys.filter {
      hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: $0)) == nil && hierarchy.window(of: $0) == window
    }.sorted { $0.index < $1.index }
    guard let x = standing.first, let shown = name(x), let presenter = code(hierarchy.directPresenter(x), call)
    else {
      return []
    }
    let way = before(call, "to take \(shown) down first", "\(presenter).dismiss(animated: false)")
    return first([way], promising: .allIsDone, .isUp(x, false)) { _ in "\(shown) is gone when the new root comes" }
  }

  func forStack(_ nav: ControllerID, _ top: ControllerID?, _ call: WrittenCall) -> [Explanation.Alternative] {
    var current: ControllerID? = nav
    var presenter: ControllerID?
    while let x = current, presenter == nil {
      if hierarchy.directlyPresented(x) != nil { presenter = x }
      current = hierarchy.parent(of: x)
    }
    guard let presenter = code(presenter, call), let shown = top, let new = name(shown), !call.hasCompletion else {
      return []
    }
    let scope = CodeScope(call, program, bytes, simulator)
    guard let written = scope.map({ $0.explicit(text(call.range)) }) ?? text(call.range) else { return [] }
    let head = presenter == "self" ? scope?.prefix ?? "" : presenter + "."
    let way = instead(call, "to see \(new)", "\(head)dismiss(animated: true) { \(written) }")
    return first([way], promising: .allIsDone, .hears(shown, .viewDidAppear)) { "\(goes($0)), then \(new) comes" }
  }
}
