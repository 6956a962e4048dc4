/// Other ways of dismissing, of letting the user dismiss, and of showing something under what is presented.
extension Alternatives {
  func forDismissal(
    _ manager: ControllerID, _ gone: [ControllerID], _ returning: [ControllerID], _ range: ByteRange, _ call: Call
  ) -> [Explanation.Alternative] {
    var offers: [Explanation.Alternative] = []
    guard call.method == .dismiss else {
      return call.method == .swipeToDismiss || call.method == .tapOutside ? preventing(gone, range) : []
    }
    let written = call.receiver.text
    let below = hierarchy.treeTop(of: manager)
    if let self1 = name(below), hierarchy.ownPresenter(below) != nil, hierarchy.name(of: manager) == written {
      let ways = [name(hierarchy.ownPresenter(below)), "\(self1).presentingViewController?"].compactMap { candidate in
        candidate.flatMap { receiver($0, range, call, "to close \(self1) too") }
      }
      offers += first(ways) { result in
        guard result.isClean, result.gone.contains(where: { $0 == self1 }) else { return nil }
        return "\(result.gone.joined(separator: " and ")) go"
      }
    }
    if gone.count > 1, let top = name(gone.last), let way = receiver(top, range, call, "to close \(top) alone") {
      offers += first([way]) { result in
        result.isClean && result.gone == [top] ? "\(name(gone.dropLast().last) ?? "the rest") stays" : nil
      }
    }
    let several = explanation.parts.count { if case .dismisses? = $0.decision { $0.range != nil } else { false } }
    if offers.isEmpty, several > 1 { return twice(range) }
    if offers.isEmpty, returning.isEmpty, let told = name(manager), gone.count == 1, let x = name(gone[0]),
      let line = past.presentedOn[gone[0]], let place = place(ofLine: line)
    {
      let code = "\(x).modalPresentationStyle = .fullScreen"
      let way = Way(
        purpose: "to have \(told) told", code: code, line: line,
        edits: [.insert(code + "; ", at: place)])
      offers += first([way], isAside: true) { result in
        result.isClean && result.heard(.viewWillAppear, by: told) ? "\(told) gets viewWillAppear" : nil
      }
    }
    return offers
  }

  /// The second of two dismissals of a step, left out.
  private func twice(_ range: ByteRange) -> [Explanation.Alternative] {
    let parts = explanation.parts.filter { if case .dismisses? = $0.decision { $0.range != nil } else { false } }
    guard parts.count > 1, parts.last?.range == range, case .dismisses(_, let gone, _, _, _)? = parts.last?.decision,
      let kept = name(gone.first)
    else { return [] }
    let way = Way(
      purpose: "to keep \(kept)", code: "leave out \(Self.oneLine(text(range)))", line: nil,
      edits: [Trial.Edit(range: range, text: "")])
    return first([way]) { result in
      result.isClean && !result.gone.contains { $0 == kept }
        ? "\(result.gone.joined(separator: " and ")) goes alone" : nil
    }
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
    return first([Way(purpose: "to leave \(own)", code: code, line: nil, edits: [Trial.Edit(range: range, text: code)])]
    ) {
      result in
      for decision in result.outcome.decisions {
        if case .stack(_, let from?, let to?) = decision, result.hierarchy.name(of: from) == own {
          return "\(nav) shows \(ControllerText.name(to, in: result.hierarchy))"
        }
      }
      return nil
    }
  }

  /// A dismissal during a transition, made when that is over.
  func forRefusedDismissal(_ range: ByteRange, _ call: Call) -> [Explanation.Alternative] {
    let ways = laterWays("", nil, range, call).map { way in
      var way = way
      way.purpose = "to dismiss it afterwards"
      return way
    }
    return first(ways) { result in
      result.isClean && !result.gone.isEmpty ? "\(result.gone.joined(separator: " and ")) goes" : nil
    }
  }

  // MARK: The user

  /// Keeps the user from dismissing.
  private func preventing(_ gone: [ControllerID], _ range: ByteRange) -> [Explanation.Alternative] {
    guard let x = name(gone.first) else { return [] }
    return first([before(range, "to prevent it", "\(x).isModalInPresentation = true")]) { result in
      result.outcome.decisions.contains { if case .gestureBlocked = $0 { true } else { false } } ? "\(x) stays" : nil
    }
  }

  /// Lets the user dismiss.
  func forGesture(_ x: ControllerID, _ range: ByteRange) -> [Explanation.Alternative] {
    let root = hierarchy.treeTop(of: x)
    guard let top = name(root), hierarchy.ownPresenter(root) != nil else { return [] }
    var ways: [Way] = []
    for y in [x, root] + hierarchy.children(of: root) {
      guard let name = self.name(y) else { continue }
      ways.append(before(range, "to let the user do it", "\(name).isModalInPresentation = false"))
    }
    if let line = past.presentedOn[root], let place = place(ofLine: line) {
      let code = "\(top).modalPresentationStyle = .pageSheet"
      ways.append(
        Way(purpose: "to let the user do it", code: code, line: line, edits: [.insert(code + "; ", at: place)]))
    }
    return first(ways) { result in
      result.isClean && result.gone.contains { $0 == top } ? "\(result.gone.joined(separator: " and ")) goes" : nil
    }
  }

  // MARK: Under what is presented

  func forRoot(_ window: WindowID, _ range: ByteRange) -> [Explanation.Alternative] {
    let standing = hierarchy.presentations.keys.filter {
      hierarchy.windowWithRoot(hierarchy.levelZeroTop(of: $0)) == nil && hierarchy.window(of: $0) == window
    }.sorted { $0.index < $1.index }
    guard let x = standing.first, let shown = name(x), let presenter = name(hierarchy.ownPresenter(x)) else {
      return []
    }
    return first([before(range, "to take \(shown) down first", "\(presenter).dismiss(animated: false)")]) { result in
      let stays = result.hierarchy.presentations.keys.contains { result.hierarchy.name(of: $0) == shown }
      return result.isClean && !stays ? "\(shown) is gone when the new root comes" : nil
    }
  }

  func forStack(_ nav: ControllerID, _ top: ControllerID?, _ range: ByteRange, _ call: Call) -> [Explanation
    .Alternative]
  {
    var current: ControllerID? = nav
    var presenter: ControllerID?
    while let x = current, presenter == nil {
      if hierarchy.ownPresented(x) != nil { presenter = x }
      current = hierarchy.parent(of: x)
    }
    guard let presenter = name(presenter), let new = name(top), call.completion == nil else { return [] }
    let written = text(range)
    let code = "\(presenter).dismiss(animated: true) { \(written) }"
    let way = Way(
      purpose: "to see \(new)", code: Self.oneLine(code), line: nil, edits: [Trial.Edit(range: range, text: code)])
    return first([way]) { result in
      let isSeen = result.outcome.events.contains {
        if case .callback(.viewDidAppear, let x, _) = $0.kind { return result.hierarchy.name(of: x) == new }
        return false
      }
      return result.isClean && isSeen ? "\(result.gone.joined(separator: " and ")) goes, then \(new) comes" : nil
    }
  }
}
