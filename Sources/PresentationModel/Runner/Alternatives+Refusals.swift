/// Other ways of making a call that was refused or has thrown: later, on another controller, after a dismissal.
extension Alternatives {
  func forRefusal(
    _ presented: ControllerID?, _ presenter: ControllerID?, _ range: ByteRange, _ call: Call
  ) -> [Explanation.Alternative] {
    guard let shown = presented, let x = name(shown), call.method == .present else { return [] }
    var ways = laterWays(x, presenter, range, call)
    if let presenter {
      let top = hierarchy.topmost(from: hierarchy.outermostContainer(of: presenter))
      for candidate in [name(top), visibleTop()] {
        guard let candidate, candidate != call.receiver.text, candidate != x,
          let way = receiver(candidate, range, call, "to show it all the same")
        else { continue }
        ways.append(way)
      }
      ways += showing(presenter, range)
    }
    if let source = call.receiver.components.isEmpty ? call.receiver.text : nil {
      ways.append(
        before(range, "to give it an anchor", "\(x).popoverPresentationController?.sourceView = \(source).view"))
    }
    let top = hierarchy.outermostContainer(of: shown)
    if top != shown, let whole = name(top) {
      let written = text(range)
      let old = "present(\(x)"
      if let place = Self.find(old, in: written) {
        let start = range.start + Int32(truncatingIfNeeded: place)
        let end = start + Int32(truncatingIfNeeded: old.utf8.count)
        let way = Way(
          purpose: "to present it with what it stands in",
          code: Self.oneLine(Self.replacing(old, with: "present(\(whole)", in: written)), line: nil,
          edits: [Trial.Edit(range: ByteRange(start, end), text: "present(\(whole)")])
        let alone = first(ways, promising: .allIsDone, .presents(shown)) { presents(shown, $0) }
        return alone.isEmpty ? first([way], promising: .allIsDone, .presents(top)) { presents(top, $0) } : alone
      }
    }
    ways.append(before(range, "to give it a style", "\(x).modalPresentationStyle = .automatic"))
    if let holder = hierarchy.directPresenter(shown), let name = self.name(holder) {
      ways.append(before(range, "to take it down first", "\(name).dismiss(animated: false)"))
    }
    ways += onceItHasGone(shown, range)
    if explanation.parts.contains(where: { $0.decision?.presentation?.original == shown }) {
      ways.append(leavingOut(range, "to present it once"))
    }
    return first(ways, promising: .allIsDone, .presents(shown)) { presents(shown, $0) }
  }

  /// What is presented already goes: the same call when that has ended.
  private func onceItHasGone(_ x: ControllerID, _ range: ByteRange) -> [Way] {
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
  func forException(_ range: ByteRange, _ call: Call) -> [Explanation.Alternative] {
    let written = text(range)
    if call.method == .pushViewController, case .controller(let nav)? = Self.controller(.path(call.receiver)),
      case .controller(let x)? = Self.controller(call.arguments.first ?? nil), hierarchy.children(of: nav).contains(x)
    {
      return forPushedTwice(x, nav, range)
    }
    guard call.method == .pushViewController, outcome.exception != nil || !outcome.console.isEmpty,
      let place = Self.find("pushViewController(", in: written)
    else { return [] }
    let start = range.start + Int32(truncatingIfNeeded: place)
    let way = Way(
      purpose: "to show it all the same",
      code: Self.oneLine(Self.replacing("pushViewController(", with: "present(", in: written)), line: nil,
      edits: [Trial.Edit(range: ByteRange(start, start + Int32("pushViewController(".utf8.count)), text: "present(")])
    guard case .controller(let x)? = Self.controller(call.arguments.first ?? nil) else { return [] }
    return first([way], promising: .allIsDone, .presents(x)) { presents(x, $0) }
  }

  /// The call made later: in the completion handler of the call before it, or in viewDidAppear.
  func laterWays(_ x: String, _ presenter: ControllerID?, _ range: ByteRange, _ call: Call) -> [Way] {
    var ways: [Way] = []
    for instruction in earlier(than: range) {
      guard case .call(let before) = instruction.kind, before.method == .present || before.method == .dismiss else {
        continue
      }
      guard before.completion == nil else { break }
      var receivers = [call.receiver.text]
      if before.method == .present, case .controller(let shown)? = Self.controller(before.arguments.first ?? nil),
        let name = self.name(shown)
      {
        receivers.insert(name, at: 0)
      }
      if before.method == .dismiss, let way = fromWhoStays(before, instruction, presenter, range, call) {
        ways.append(way)
      }
      for receiver in receivers {
        guard let moved = self.receiver(receiver, range, call, "") else { continue }
        let code = receiver + text(range).dropFirst(call.receiver.text.count)
        ways.append(
          Way(
            purpose: "to show it afterwards",
            code: "\(Self.oneLine(text(instruction.range))) { \(moved.code) }", line: nil,
            edits: [
              .insert(" { \(code) }", at: instruction.range.end), Trial.Edit(range: range, text: ""),
            ]))
      }
      break
    }
    for early in ["viewDidLoad", "viewWillAppear", "loadView", "viewIsAppearing"] {
      guard let place = callback(early, before: range) else { continue }
      let place32 = Int32(truncatingIfNeeded: place)
      ways.append(
        Way(
          purpose: "to show it once its presenter is there",
          code: "the same call in viewDidAppear instead of \(early)", line: nil,
          edits: [
            Trial.Edit(
              range: ByteRange(place32, place32 + Int32(truncatingIfNeeded: early.utf8.count)), text: "viewDidAppear")
          ]))
    }
    return ways
  }

  /// The presenting controller is being dismissed: the controller that dismisses it presents afterwards.
  private func fromWhoStays(
    _ dismissal: Call, _ instruction: Instruction, _ presenter: ControllerID?, _ range: ByteRange, _ call: Call
  ) -> Way? {
    guard let presenter else { return nil }
    for dismissed in outcome.dismissals {
      guard dismissed.gone.contains(where: { hierarchy.isInside(presenter, $0) }),
        let stays = name(dismissed.dismisser),
        let first = receiver(stays, instruction.range, dismissal, ""),
        let moved = receiver(stays, range, call, "")
      else { continue }
      let whole = stays + text(range).dropFirst(call.receiver.text.count)
      return Way(
        purpose: "to show it afterwards", code: "\(first.code) { \(moved.code) }", line: nil,
        edits: first.edits + [.insert(" { \(whole) }", at: instruction.range.end), Trial.Edit(range: range, text: "")])
    }
    return nil
  }

  static func controller(_ expression: Expression?) -> Value? {
    switch expression {
    case .value(let value)?: return value
    case .path(let path)? where path.components.isEmpty:
      if case .value(let value) = path.root { return value }
      return nil
    default: return nil
    }
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
  private func visibleTop() -> String? {
    let window = hierarchy.windows.first { $0.isVisible && $0.root != nil }
    return name(window?.root.map { hierarchy.topmost(from: $0) })
  }

  /// Lines that would have put a presenter on screen.
  private func showing(_ presenter: ControllerID, _ range: ByteRange) -> [Way] {
    var ways: [Way] = []
    var current: ControllerID? = presenter
    while let x = current, let parent = hierarchy.parent(of: x) {
      if let name = self.name(x), let container = self.name(parent) {
        let purpose = "to have \(name) on screen"
        switch hierarchy.kind(of: parent) {
        case .tabBar: ways.append(before(range, purpose, "\(container).selectedViewController = \(name)"))
        case .navigation:
          ways.append(before(range, purpose, "\(container).popToViewController(\(name), animated: false)"))
        default: ways.append(before(range, purpose, "\(container).view.addSubview(\(name).view)"))
        }
      }
      current = parent
    }
    return ways
  }

  static func find(_ part: String, in text: String) -> Int? {
    let (text, part) = (Array(text.utf8), Array(part.utf8))
    guard part.count <= text.count else { return nil }
    return (0...(text.count - part.count)).first { text[$0..<($0 + part.count)].elementsEqual(part) }
  }

  static func replacing(_ part: String, with other: String, in text: String) -> String {
    guard let place = find(part, in: text) else { return text }
    let bytes = Array(text.utf8)
    return String(decoding: bytes[..<place], as: UTF8.self) + other
      + String(decoding: bytes[(place + part.utf8.count)...], as: UTF8.self)
  }
}
