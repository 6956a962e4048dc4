/// Lines of events: what no object could have is an error (EVT-01).
extension Checker {
  /// Whether an event line could be printed for any controller or object; reports a line that could not. In a block a
  /// line is complete; after `no event` the bare name means all events of its kind.
  mutating func checkEventLine(_ line: String, at range: SourceRange, isWhole: Bool) -> Bool {
    if line == "completion" || line.hasPrefix("completion of ") {
      completionLines.append((line, range))
      return true
    }
    // What the app's own code prints.
    if line.hasPrefix("print \""), Self.isOneText(line.utf8.dropFirst(6)) { return true }
    let bytes = Array(line.utf8)
    // Bytes that are no UTF-8 have been reported with the text.
    guard bytes.elementsEqual(source.bytes[range.offsets]) else { return false }
    let method: Int
    var owner: Entity = .nothing
    if bytes.first == UInt8(ascii: "<") {
      // what UIKit made itself
      guard let close = bytes.firstIndex(of: UInt8(ascii: ">")), close + 1 < bytes.count,
        bytes[close + 1] == UInt8(ascii: ".")
      else {
        report("check.event", "an event is 'name.method' or 'completion'", at: range)
        return false
      }
      method = close + 2
    } else {
      guard let dot = bytes.firstIndex(of: UInt8(ascii: ".")) else {
        reportNoEvent(line, at: range)
        return false
      }
      let head = String(decoding: bytes[..<dot], as: UTF8.self)
      let name = names.intern(head)
      grow()
      owner = entity(name)
      switch owner {
      case .controller, .object: break
      case .window:
        report("check.event", "a window has no events", at: range)
        return false
      case .nothing where swift.isUsed && madeID(head) != nil: break
      default:
        if !unknownNames.contains(name.id) {
          reportUnknownName(name, at: SourceRange(Int(range.start), Int(range.start) + dot))
        }
        return false
      }
      method = dot + 1
    }
    let start = SourceRange(Int(range.start) + method, Int(range.end))
    return checkMethod(String(decoding: bytes[method...], as: UTF8.self), of: owner, at: start, isWhole: isWhole)
  }

  /// Whether bytes are one text in quotes.
  private static func isOneText(_ bytes: Substring.UTF8View) -> Bool {
    var isEscaped = false
    for (position, byte) in bytes.enumerated().dropFirst() {
      if byte == UInt8(ascii: "\""), !isEscaped { return position == bytes.count - 1 }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
    }
    return false
  }

  private mutating func reportNoEvent(_ line: String, at range: SourceRange) {
    var notes: [Diagnostic.Note] = []
    if line.hasPrefix("comp"), !handlerLabels.isEmpty { notes.append(Diagnostic.Note("did you mean 'completion'?")) }
    // `homeviewDidAppear`
    if notes.isEmpty,
      let callback = CallbackInfo.all.first(where: { info in
        guard line.hasText(info.name), let place = line.lastIndex(ofText: info.name), place > 0 else { return false }
        let rest = line.dropFirst(place + info.name.utf8.count)
        return program.outline.names.contains(String(line.prefix(place))) && (rest.isEmpty || rest.hasPrefix("("))
      }), let place = line.lastIndex(ofText: callback.name)
    {
      notes.append(Diagnostic.Note("write '\(line.prefix(place)).\(line.dropFirst(place))'"))
    }
    report("check.event", "an event is 'name.method' or 'completion'", at: range, notes: notes)
  }

  private mutating func checkMethod(_ text: String, of owner: Entity, at range: SourceRange, isWhole: Bool) -> Bool {
    let parts = EventLine(text)
    if case .object = owner, parts.name != "deinit" {
      report(
        "check.event",
        "an event goes under the name of a controller: a delegate's call under that which has the delegate",
        at: range)
      return false
    }
    if parts.name == "action" { return checkAction(owner, at: range) }
    if actions.contains(parts.name) { return checkUnwindAction(parts, of: owner, at: range) }
    if Self.coordinatorEvents.contains(parts.name), parts.labels == nil { return true }
    let count = parts.name.utf8.count
    let all = CallbackInfo.all
    var rows: [CallbackInfo] = []
    for row in all.indices
    where all[row].name.utf8.count == count && all[row].name == parts.name && all[row].callback.hasLine {
      rows.append(all[row])
    }
    guard !rows.isEmpty else {
      let known =
        CallbackInfo.all.filter { $0.callback.hasLine }.map { $0.name } + Self.coordinatorEvents + actions.sorted()
      var notes: [Diagnostic.Note] = []
      if let near = nearest(parts.name, among: known) { notes.append(Diagnostic.Note("did you mean '\(near)'?")) }
      report("check.event", "no object has an event '\(parts.name)'", at: range, notes: notes)
      return false
    }
    // Of these a line has the labels and no values, which may be left out.
    if rows[0].callback.writesLabelsAlone {
      if parts.labels == nil || text == rows[0].signature { return true }
    }
    let couldPrint = rows.contains {
      $0.callback.saysHowItEnded
        ? (parts.labels == nil ? !isWhole : text == "\($0.name)(true)" || text == "\($0.name)(false)")
        : $0.couldPrint(parts.labels, isWhole: isWhole)
    }
    // `willMove(toParent:)`: no line has the labels alone, so that none would ever be that one.
    let isSignature = rows.contains { $0.signature == text && $0.eventSignature != text && !text.hasSuffix("()") }
    guard couldPrint, !isSignature else {
      let signatures = rows.map { $0.eventSignature }
      let written = parts.labels.map { "\(parts.name)(\($0.map { "\($0): …" }.joined(separator: ", ")))" } ?? text
      // As Swift and the reference write it: `tabBarController(_:didSelect:)`.
      if let row = rows.first(where: { $0.signature == text }) {
        report(
          "check.event", "an event is written with its values: '\(row.eventSignature)', not '\(text)'", at: range)
        return false
      }
      let near = rows.count > 1 ? nearest(written, among: signatures) : nil
      report(
        "check.event", "no event is written '\(text)'", at: range,
        notes: near.map { [Diagnostic.Note("did you mean '\($0)'?")] }
          ?? signatures.prefix(4).map { Diagnostic.Note("there is '\($0)'") })
      return false
    }
    if let kind = kind(of: owner), let wanted = rows.first?.delegateProtocol?.ownerKind, !wanted.contains(kind) {
      report(
        "check.event", "'\(parts.name)' is an event of a '\(wanted[0].className)'", at: range)
      return false
    }
    return checkNames(parts.values, at: range)
  }

  /// Lines of blocks that a coordinator runs.
  private static let coordinatorEvents = CoordinatorBlock.allCases.map { "transitionCoordinator.\($0.eventName)" }

  private func kind(of owner: Entity) -> ControllerKind? {
    guard case .controller(let id) = owner else { return nil }
    return bases[Int(program.outline.classes[Int(id)].index)].kind
  }

  /// `home.backHome("Back")`
  private mutating func checkUnwindAction(_ parts: EventLine, of owner: Entity, at range: SourceRange) -> Bool {
    guard parts.labels.map({ $0.isEmpty }) ?? true else {
      report(
        "check.event", "an unwind action is written with the segue's identifier: '\(parts.name)(\"Back\")'", at: range)
      return false
    }
    guard case .controller(let id) = owner else { return true }
    var next: ClassID? = program.outline.classes[Int(id)]
    while let current = next {
      if program.classes[Int(current.index)].actions.contains(parts.name) { return true }
      next = program.classes[Int(current.index)].superclass
    }
    let name = program.classes[Int(program.outline.classes[Int(id)].index)].name
    report("check.event", "'\(name)' does not declare the action '\(parts.name)'", at: range)
    return false
  }

  /// `alert.action("OK")`
  private mutating func checkAction(_ owner: Entity, at range: SourceRange) -> Bool {
    guard let kind = kind(of: owner), kind != .alert else { return true }
    report("check.event", "'action' is an event of a 'UIAlertController'", at: range)
    return false
  }

  /// Names among the arguments have to be the file's.
  private mutating func checkNames(_ values: [String], at range: SourceRange) -> Bool {
    for word in values where !actions.contains(word) {
      let name = names.intern(word)
      grow()
      let isTab = known(name).type?.inherits(from: .tab) == true
      if case .nothing = entity(name), !isTab, !(swift.isUsed && madeID(word) != nil), !unknownNames.contains(name.id) {
        reportUnknownName(name, at: range)
        return false
      }
    }
    return true
  }

  /// Lines of completion handlers, when all calls of the file are known.
  mutating func checkCompletionLines(since count: Int = 0) {
    for (line, range) in completionLines[count...] {
      guard !handlerLabels.isEmpty else {
        // The call may be one that is wrong.
        guard !diagnostics.contains(where: { $0.severity == .error && $0.range.start < range.start }) else { continue }
        report("check.event", "no call of the file has a completion handler", at: range)
        continue
      }
      guard line != "completion" else { continue }
      var label = String(line.dropFirst("completion of ".utf8.count))
      if handlerLabels.contains(label) { continue }
      if label.hasSuffix(")"), let open = label.lastIndex(of: "("), label[..<open].hasSuffix(" ") {
        label = String(label[..<open].dropLast())
        if handlerLabels.contains(label) { continue }
      }
      let known = handlerLabels.sorted()
      var notes: [Diagnostic.Note] = []
      if let near = nearest(label, among: known) {
        notes.append(Diagnostic.Note("did you mean 'completion of \(near)'?"))
      } else {
        notes = known.prefix(4).map { Diagnostic.Note("there is 'completion of \($0)'") }
      }
      report("check.event", "no call with a completion handler is written '\(label)'", at: range, notes: notes)
    }
    diagnostics.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }
}

/// How the calls of a file are written that have a completion handler, each once.
struct HandlerLabels: Sendable {
  private var known: Set<String> = []
  /// In the order of the file.
  private var order: [String] = []

  var isEmpty: Bool { order.isEmpty }
  var count: Int { order.count }

  func contains(_ label: String) -> Bool { known.contains(label) }

  mutating func insert(_ label: String) { if known.insert(label).inserted { order.append(label) } }

  /// Forgets all but the first ones.
  mutating func forget(from count: Int) {
    for label in order[count...] { known.remove(label) }
    order.removeLast(order.count - count)
  }

  func sorted() -> [String] { order.sorted() }
}

extension CallbackInfo {
  /// The labels that a line of the log can have.
  private var printedLabels: [String] { arguments.compactMap { $0.label }.filter { $0 != "animated" } }

  /// Whether the log could write the event so: arguments that no rule mentions are left out at the end.
  fileprivate func couldPrint(_ labels: [String]?, isWhole: Bool) -> Bool {
    let all = printedLabels
    guard let labels else {
      guard isWhole, let first = all.first else { return true }
      return isLeftOut(first)
    }
    return !labels.isEmpty && labels.count <= all.count && zip(labels, all).allSatisfy { $0 == $1 }
  }

  /// Whether an argument of this label is one that no rule mentions.
  private func isLeftOut(_ label: String) -> Bool {
    delegateProtocol != nil && (label == "for" || label == "using")
  }

  /// `navigationController(willShow: …)`
  fileprivate var eventSignature: String {
    if callback.saysHowItEnded { return "\(name)(true)" }
    if callback.writesLabelsAlone { return signature }
    let labels = printedLabels
    if let label = labelOfItsOwn { return "\(name)(\(label):)" }
    if labels.isEmpty || isLeftOut(labels[0]) { return name }
    return "\(name)(\(labels.map { "\($0): …" }.joined(separator: ", ")))"
  }
}

extension DelegateProtocol {
  /// The controllers that have such a delegate; nil for presentations.
  fileprivate var ownerKind: [ControllerKind]? {
    switch self {
    case .navigation: [.navigation, .imagePicker]
    case .tabBar: [.tabBar]
    case .page, .pageSource: [.page]
    case .split: [.split]
    case .search: [.search]
    default: nil
    }
  }
}
