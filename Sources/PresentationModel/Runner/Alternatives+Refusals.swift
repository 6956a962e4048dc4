/// Other ways of making a call that was refused or has thrown: later, on another controller, after a dismissal.
extension Alternatives {
  func forRefusal(
    _ presented: ControllerID?, _ presenter: ControllerID?, _ call: WrittenCall
  ) -> [Explanation.Alternative] {
    guard let shown = presented, call.method == .present else { return [] }
    var ways = laterWays(presenter, call)
    if let presenter {
      let top = hierarchy.topmost(from: hierarchy.outermostContainer(of: presenter))
      for candidate in [top, visibleTop()] where candidate != shown {
        guard let candidate, let who = code(candidate, call), who != call.receiver,
          let way = receiver(who, call, "to show it all the same")
        else { continue }
        ways.append(way)
      }
      ways += showing(presenter, call)
    }
    // What is no name yet gets one where something is set of it.
    if let x = code(shown, call) {
      if let source = anchor(call) {
        ways.append(before(call, "to give it an anchor", "\(x).popoverPresentationController?.sourceView = \(source)"))
      }
      let top = hierarchy.outermostContainer(of: shown)
      if top != shown, let whole = argument(top, call), let given = call.arguments.first {
        let way = written(
          call, [TextEdit(range: given.range, text: whole)], "to present it with what it stands in")
        let alone = first(ways, promising: .allIsDone, .presents(shown)) { presents(shown, $0) }
        return alone.isEmpty ? first([way], promising: .allIsDone, .presents(top)) { presents(top, $0) } : alone
      }
      ways.append(before(call, "to give it a style", "\(x).modalPresentationStyle = .automatic"))
    }
    if let holder = code(hierarchy.directPresenter(shown), call) {
      ways.append(before(call, "to take it down first", "\(holder).dismiss(animated: false)"))
      if let who = code(call.target, call), who != holder {
        ways.append(before(call, "to take it down first", "\(who == "self" ? "" : "\(who).")dismiss(animated: false)"))
      }
    }
    ways += onceItHasGone(shown)
    if let presenter { ways += onceThePresenterHasGone(presenter, call) }
    if explanation.parts.contains(where: { $0.decision?.presentation?.original == shown }) {
      ways.append(leavingOut(call, "to present it once"))
    }
    let offers = first(ways, promising: .allIsDone, .presents(shown)) { presents(shown, $0) }
    guard offers.isEmpty, outcome.exception != nil, hierarchy.directPresenter(shown) != nil, let own = name(shown)
    else { return offers }
    return first([leavingOut(call, "to keep \(own) where it is")], promising: .allIsDone, .isUp(shown, true)) { _ in
      "\(own) stays"
    }
  }

  /// The view at which a popover of a call can point: the receiver's; in Swift the instance's own.
  private func anchor(_ call: WrittenCall) -> String? {
    guard let scope = CodeScope(call, program, bytes, simulator) else {
      return call.receiver.utf8.contains(UInt8(ascii: ".")) || call.target == nil ? nil : "\(call.receiver).view"
    }
    if case .controller = call.subject { return "\(scope.prefix)view" }
    return code(call.target, call).map { "\($0).view" }
  }

  /// What is presented already goes: the same call when that has ended.
  private func onceItHasGone(_ x: ControllerID) -> [Way] {
    guard outcome.index >= 0, hierarchy.presentation(of: x)?.isDismissing == true, let shown = name(x) else {
      return []
    }
    let step = program.steps[outcome.index].range.start
    return [
      Way(
        purpose: "to present it once \(shown) has gone", code: "the same call after 'finish'", line: nil,
        edits: [.insert("finish\n", at: step)])
    ]
  }

  /// A controller that cannot be pushed, presented instead.
  func forException(_ call: WrittenCall) -> [Explanation.Alternative] {
    let later = forBusyStack(call)
    if !later.isEmpty { return later }
    guard call.method == .pushViewController else { return [] }
    if let nav = call.target, let x = call.first, hierarchy.children(of: nav).contains(x) {
      return forPushedTwice(x, nav, call)
    }
    guard outcome.exception != nil || !outcome.console.isEmpty, let verb = call.name, let x = call.first else {
      return []
    }
    let way = written(call, [TextEdit(range: verb, text: "present")], "to show it all the same")
    return first([way], promising: .allIsDone, .presents(x)) { presents(x, $0) }
  }

  /// The call made later: in the completion handler of the call before it, or in viewDidAppear.
  func laterWays(_ presenter: ControllerID?, _ call: WrittenCall) -> [Way] {
    var ways: [Way] = []
    for var before in call.earlier(in: program, bytes) {
      guard before.method == .present || before.method == .dismiss else { continue }
      if before.isCode { before = self.call(at: before.range) ?? before }
      guard !before.hasCompletion else { break }
      var receivers = [call.isCode ? nil : call.receiver]
      if before.method == .present, let shown = code(before.first, call) { receivers.insert(shown, at: 0) }
      if before.method == .dismiss, let way = fromWhoStays(before, presenter, call) { ways.append(way) }
      for receiver in receivers {
        if let way = afterwards(call, on: receiver, before, on: nil) { ways.append(way) }
      }
      break
    }
    return ways + (call.isCode ? movedToViewDidAppear(call) : renamedCallbacks(call))
  }

  /// A call in the completion handler of another one, each on the receiver that it has or on another one.
  private func afterwards(
    _ call: WrittenCall, on receiver: String?, _ earlier: WrittenCall, on other: String?
  ) -> Way? {
    guard let scope = CodeScope(call, program, bytes, simulator) else {
      let receiver = receiver ?? call.receiver
      guard let moved = self.receiver(receiver, call, ""),
        let first = self.receiver(other ?? earlier.receiver, earlier, "")
      else { return nil }
      let code = receiver + text(call.range).dropFirst(call.receiver.count)
      return Way(
        purpose: "to show it afterwards",
        code: "\(other == nil ? Self.oneLine(text(earlier.range)) : first.code) { \(moved.code) }", line: nil,
        edits: (other == nil ? [] : first.edits) + [
          .insert(" { \(code) }", at: earlier.range.end), TextEdit(range: call.range, text: ""),
        ])
    }
    guard call.range.start <= call.head.start, earlier.range.start == earlier.head.start else { return nil }
    var whole = text(call.range)
    if let receiver {
      let head = receiver == "self" ? "" : receiver + "."
      whole = Self.replaced(whole, from: call.range.start, [TextEdit(range: call.head, text: head)])
    }
    guard let inside = scope.explicit(whole) else { return nil }
    var edits: [TextEdit] = []
    if let other {
      let head = other == "self" ? scope.prefix : other + "."
      if head != text(earlier.head) { edits.append(TextEdit(range: earlier.head, text: head)) }
    }
    // 'completion: nil' gives way to the closure.
    if let last = earlier.arguments.last, last.label == "completion" {
      let start = earlier.arguments.dropLast().last?.range.end ?? last.range.start
      edits.append(TextEdit(range: ByteRange(start, last.range.end), text: ""))
    }
    edits.append(.insert(" { \(inside) }", at: earlier.end))
    let shown = Self.replaced(text(ByteRange(earlier.range.start, earlier.end)), from: earlier.range.start, edits)
    edits.append(TextEdit(range: call.range, text: ""))
    return Way(
      purpose: "to show it afterwards", code: Self.oneLine(shown), line: nil, edits: edits, place: place(earlier, "on"))
  }

  /// In the scenario language: the callback in which the call stands is another one.
  private func renamedCallbacks(_ call: WrittenCall) -> [Way] {
    ["viewDidLoad", "viewWillAppear", "loadView", "viewIsAppearing"].compactMap { early in
      guard let place = callback(early, before: call.range) else { return nil }
      let place32 = Int32(truncatingIfNeeded: place)
      return Way(
        purpose: "to show it once its presenter is there",
        code: "the same call in viewDidAppear instead of \(early)", line: nil,
        edits: [
          TextEdit(
            range: ByteRange(place32, place32 + Int32(truncatingIfNeeded: early.utf8.count)), text: "viewDidAppear")
        ])
    }
  }

  /// The presenting controller is being dismissed: the controller that dismisses it presents afterwards.
  private func fromWhoStays(_ dismissal: WrittenCall, _ presenter: ControllerID?, _ call: WrittenCall) -> Way? {
    guard let presenter else { return nil }
    for dismissed in outcome.dismissals {
      guard dismissed.gone.contains(where: { hierarchy.isInside(presenter, $0) }),
        let stays = code(dismissed.dismisser, call)
      else { continue }
      return afterwards(call, on: stays, dismissal, on: stays)
    }
    return nil
  }

  /// The place of a callback's name at the head of the body that contains the call.
  private func callback(_ name: String, before range: ByteRange) -> Int? {
    let wanted = Array(name.utf8)
    var position = Int(range.start) - wanted.count
    var depth = 0
    while position > 0 {
      if bytes[position] == UInt8(ascii: "}") { depth += 1 }
      if bytes[position] == UInt8(ascii: "{"), depth > 0 { depth -= 1 }
      if depth == 0, bytes[position..<(position + wanted.count)].elementsEqual(wanted) {
        let next = bytes[position + wanted.count]
        let last = bytes[position - 1]
        let isHead = next == UInt8(ascii: " ") || next == UInt8(ascii: "{") || next == UInt8(ascii: "(")
        if isHead, last == UInt8(ascii: ".") || last == UInt8(ascii: " ") { return position }
      }
      position -= 1
    }
    return nil
  }

  /// The topmost controller that the first visible window shows.
  func visibleTop() -> ControllerID? {
    let window = hierarchy.windows.first { $0.isVisible && $0.root != nil }
    return window?.root.map { hierarchy.topmost(from: $0) }
  }

  /// Lines that would have put a presenter on screen.
  private func showing(_ presenter: ControllerID, _ call: WrittenCall) -> [Way] {
    var ways: [Way] = []
    var current: ControllerID? = presenter
    while let x = current, let parent = hierarchy.parent(of: x) {
      if let shown = name(x), let name = code(x, call), let container = code(parent, call) {
        let purpose = "to have \(shown) on screen"
        switch hierarchy.kind(of: parent) {
        case .tabBar: ways.append(before(call, purpose, "\(container).selectedViewController = \(name)"))
        case .navigation:
          ways.append(before(call, purpose, "\(container).popToViewController(\(name), animated: false)"))
        default:
          ways.append(before(call, purpose, "\(container).view.addSubview(\(name == "self" ? "" : name + ".")view)"))
        }
      }
      current = parent
    }
    return ways
  }
}
