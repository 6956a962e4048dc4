/// Other ways of dismissing, of letting the user dismiss, and of showing something under what is presented.
extension Alternatives {
  func forDismissal(
    _ dismissed: Decision.Dismissed, _ range: ByteRange, _ call: Call
  ) -> [Explanation.Alternative] {
    let (dismisser, gone) = (dismissed.dismisser, dismissed.gone)
    var offers: [Explanation.Alternative] = []
    guard call.method == .dismiss else {
      return call.method == .swipeToDismiss || call.method == .tapOutside ? preventing(gone, range) : []
    }
    let below = hierarchy.outermostContainer(of: dismisser)
    if let self1 = name(below), hierarchy.directPresenter(below) != nil, isIn(call, dismisser) {
      let ways = [name(hierarchy.directPresenter(below)), "\(self1).presentingViewController?"].compactMap {
        candidate in
        candidate.flatMap { receiver($0, range, call, "to close \(self1) too") }
      }
      offers += first(ways, promising: .allIsDone, .goes(below)) { goes($0) }
    }
    if let x = gone.last, let rest = gone.dropLast().last, let top = name(x),
      let way = receiver(top, range, call, "to close \(top) alone")
    {
      offers += first([way], promising: .allIsDone, .dismisses(x, keeps: rest)) { _ in
        "\(name(rest) ?? "the rest") stays"
      }
    }
    offers += closingWhatItAskedFor(gone, range, call)
    if offers.isEmpty, dismissalsByCode.count > 1 { return twice(range) }
    if offers.isEmpty, dismissed.returning.isEmpty, let told = name(dismisser), gone.count == 1,
      let way = styled(gone[0], ".fullScreen", "to have \(told) get its callbacks")
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
  private func isIn(_ call: Call, _ x: ControllerID) -> Bool {
    guard case .controller(let receiver)? = Self.controller(.path(call.receiver)) else { return false }
    return receiver == x || hierarchy.isInside(receiver, x)
  }

  /// The dismissed controller had called `present`, but an ancestor presents. Offers to dismiss that presentation
  /// instead.
  private func closingWhatItAskedFor(
    _ gone: [ControllerID], _ range: ByteRange, _ call: Call
  ) -> [Explanation.Alternative] {
    guard gone.count == 1, let x = gone.first, name(x) == call.receiver.text else { return [] }
    let asked = hierarchy.presentations.keys.filter { y in
      guard let presentation = hierarchy.presentation(of: y) else { return false }
      return presentation.source == x && presentation.presenter != x && hierarchy.directPresenter(y) != nil
    }
    guard let y = asked.min(by: { $0.index < $1.index }), let shown = name(y) else { return [] }
    let presenter = ControllerText.name(hierarchy.directPresenter(y) ?? x, in: hierarchy)
    let line = past.presentedOn[y].map { " on line \($0)" } ?? ""
    let purpose = "to close \(shown), which \(call.receiver.text) asked for\(line) and \(presenter) presents"
    guard let way = receiver(shown, range, call, purpose) else { return [] }
    return first([way], promising: .allIsDone, .dismisses(y, keeps: x)) { _ in "\(call.receiver.text) stays" }
  }

  /// The second of two dismissals of a step, left out.
  private func twice(_ range: ByteRange) -> [Explanation.Alternative] {
    guard let last = dismissalsByCode.last, last.range == range, let x = last.decision?.dismissed?.gone.first,
      let kept = name(x)
    else { return [] }
    return first([leavingOut(range, "to keep \(kept)")], promising: .allIsDone, .isUp(x, true)) { "\(goes($0)) alone" }
  }

  /// The calls that dismiss something.
  private var dismissalsByCode: [Explanation.Part] {
    explanation.parts.filter { $0.range != nil && $0.decision?.dismissed != nil }
  }

  /// The place of the first statement on a line.
  func place(ofLine line: Int) -> Int32? {
    for body in program.bodies {
      for instruction in body.instructions where instruction.line == line { return instruction.range.start }
    }
    return nil
  }

  func forNothing(_ x: ControllerID, _ range: ByteRange, _ call: Call) -> [Explanation.Alternative] {
    guard let parent = hierarchy.parent(of: x), hierarchy.kind(of: parent).isNavigation, let nav = name(parent),
      let own = name(x)
    else { return [] }
    let code = "\(nav).popViewController(animated: true)"
    let way = Way(purpose: "to leave \(own)", code: code, line: nil, edits: [Trial.Edit(range: range, text: code)])
    return first([way], promising: .allIsDone, .isPopped(x, from: parent)) { result in
      let top = result.hierarchy.lastChild(of: parent).map { ControllerText.name($0, in: result.hierarchy) }
      return "\(nav) shows \(top ?? "nothing")"
    }
  }

  /// A dismissal during a transition, made when that is over.
  func forRefusedDismissal(_ range: ByteRange, _ call: Call) -> [Explanation.Alternative] {
    let ways = laterWays("", nil, range, call).map { way in
      var way = way
      way.purpose = "to dismiss it afterwards"
      return way
    }
    guard case .controller(let x)? = Self.controller(.path(call.receiver)) else { return [] }
    let meant = hierarchy.directlyPresented(x) ?? hierarchy.outermostContainer(of: x)
    let later = first(ways, promising: .allIsDone, .goes(meant)) { goes($0) }
    guard later.isEmpty, let gone = outcome.dismissals.first?.gone.first else { return later }
    // It goes already: the second call is one too many.
    return first([leavingOut(range, "to dismiss it once")], promising: .allIsDone, .goes(gone)) { goes($0) }
  }

  // MARK: The user

  /// Keeps the user from dismissing.
  private func preventing(_ gone: [ControllerID], _ range: ByteRange) -> [Explanation.Alternative] {
    guard let x = gone.first, let own = name(x) else { return [] }
    let way = before(range, "to prevent it", "\(own).isModalInPresentation = true")
    return first([way], promising: .isUp(x, true)) { _ in "\(own) stays" } + beingTold(x, range)
  }

  /// Lets the user dismiss.
  func forGesture(_ x: ControllerID, _ range: ByteRange) -> [Explanation.Alternative] {
    let root = hierarchy.outermostContainer(of: x)
    guard name(root) != nil, hierarchy.directPresenter(root) != nil else { return [] }
    var ways: [Way] = []
    for y in [x, root] + hierarchy.children(of: root) {
      guard let name = self.name(y) else { continue }
      ways.append(before(range, "to let the user do it", "\(name).isModalInPresentation = false"))
    }
    if let way = styled(root, ".pageSheet", "to let the user do it") { ways.append(way) }
    return first(ways, promising: .allIsDone, .goes(root)) { goes($0) }
  }

  // MARK: Under what is presented

  func forRoot(_ window: WindowID, _ range: ByteRange) -> [Explanation.Alternative] {
    let standing = hierarchy.presentations.keys.filter {
      hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: $0)) == nil && hierarchy.window(of: $0) == window
    }.sorted { $0.index < $1.index }
    guard let x = standing.first, let shown = name(x), let presenter = name(hierarchy.directPresenter(x)) else {
      return []
    }
    let way = before(range, "to take \(shown) down first", "\(presenter).dismiss(animated: false)")
    return first([way], promising: .allIsDone, .isUp(x, false)) { _ in "\(shown) is gone when the new root comes" }
  }

  func forStack(_ nav: ControllerID, _ top: ControllerID?, _ range: ByteRange, _ call: Call) -> [Explanation
    .Alternative]
  {
    var current: ControllerID? = nav
    var presenter: ControllerID?
    while let x = current, presenter == nil {
      if hierarchy.directlyPresented(x) != nil { presenter = x }
      current = hierarchy.parent(of: x)
    }
    guard let presenter = name(presenter), let shown = top, let new = name(shown), call.completion == nil else {
      return []
    }
    let written = text(range)
    let code = "\(presenter).dismiss(animated: true) { \(written) }"
    let way = Way(
      purpose: "to see \(new)", code: Self.oneLine(code), line: nil, edits: [Trial.Edit(range: range, text: code)])
    return first([way], promising: .allIsDone, .hears(shown, .viewDidAppear)) { "\(goes($0)), then \(new) comes" }
  }
}
