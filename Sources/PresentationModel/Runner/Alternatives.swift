/// Other ways of writing a call: the nearest change of style, receiver, flag or moment that gives what was probably
/// wanted. None is offered that has not been tried.
struct Alternatives {
  /// A way that has not been tried yet.
  struct Way {
    /// What for: `to keep the tab bar`.
    var purpose: String
    /// What to write.
    var code: String
    /// Where, if not at the call.
    var line: Int?
    /// The change of the text.
    var edits: [TextEdit]
    /// Where that is in Swift: `in share, before line 11`.
    var place: String?
  }

  let explanation: Explanation
  let outcome: StepOutcome
  let program: Program
  let bytes: [UInt8]
  let world: World
  var hierarchy: Hierarchy { world.hierarchy }
  let past: Past
  let tabBar: (before: Bool?, after: Bool?)
  /// The state after the step: what code at a statement can call controllers is asked of it.
  let simulator: Simulator
  private let trial: Trial
  private let allowance: Allowance

  /// What is kept from try to try: how many changes may still be tried. Each is a run of the whole file, so of a large one
  /// they are few, whatever the step does; a small file never goes without an offer.
  private final class Allowance {
    var left: Int
    /// The expectations that do not hold in the text as it is, once they have been asked for.
    var failures: IDSet<ExpectationID>?

    init(bytes: Int) { left = max(12, 1_000_000 / max(1, bytes)) }
  }

  init(
    _ explanation: Explanation, _ outcome: StepOutcome, of program: Program, bytes: [UInt8], after simulator: Simulator,
    past: Past, tabBar: (before: Bool?, after: Bool?)
  ) {
    self.explanation = explanation
    self.outcome = outcome
    self.program = program
    self.bytes = bytes
    self.simulator = simulator
    world = simulator.world
    self.past = past
    self.tabBar = tabBar
    allowance = Allowance(bytes: bytes.count)
    trial = Trial(bytes: bytes, program: program)
  }

  /// At most two for a step: first those that correct what failed.
  func offers() -> [Explanation.Alternative] {
    var offers: [Explanation.Alternative] = []
    if let part = explanation.parts.last, part.decision == nil, let range = part.range, let call = call(at: range) {
      offers += forException(call)
    }
    if outcome.ledger.silences.contains(where: { $0.silence == .ns01 }),
      let range = explanation.parts.last?.range ?? outcome.calls.last(where: { !$0.isExpectation })?.range,
      let call = call(at: range)
    {
      offers += forLoneRoot(call)
    }
    for offer in forOldPush() { Self.add(offer, to: &offers) }
    for offer in forBlackScreen() { Self.add(offer, to: &offers) }
    for part in explanation.parts {
      guard case .split(let split, true)? = part.decision else { continue }
      for offer in forCollapse(split) { Self.add(offer, to: &offers) }
    }
    let parts = explanation.parts.filter { $0.range != nil && $0.decision != nil }
    let wrong = parts.filter { $0.decision?.isRefusal ?? false }
    for part in wrong.isEmpty ? parts : wrong {
      guard offers.count < 2, allowance.left > 0 else { break }
      for offer in ways(for: part) { Self.add(offer, to: &offers) }
    }
    return offers
  }

  /// Adds an offer; one that is written already only adds what else it is good for.
  static func add(_ offer: Explanation.Alternative, to offers: inout [Explanation.Alternative]) {
    guard let row = offers.firstIndex(where: { $0.code == offer.code && $0.line == offer.line }) else {
      if offers.count < 2 { offers.append(offer) }
      return
    }
    if offers[row].purpose != offer.purpose { offers[row].purpose += ", and \(offer.purpose)" }
    if offers[row].result != offer.result, !offer.result.hasPrefix("\(offers[row].result);") {
      offers[row].result += "; \(offer.result)"
    } else {
      offers[row].result = offer.result
    }
    offers[row].isAside = offers[row].isAside && offer.isAside
  }

  private func ways(for part: Explanation.Part) -> [Explanation.Alternative] {
    guard let decision = part.decision, let range = part.range, let call = call(at: range) else { return [] }
    switch decision {
    case .presents(let presentation, let removed): return forPresentation(presentation, removed, call)
    case .refused(.dis04, _, _): return forRefusedDismissal(call)
    case .refused(_, let presented, let presenter): return forRefusal(presented, presenter, call)
    case .dismisses(let dismissed): return forDismissal(dismissed, call)
    case .nothingToDismiss(let x): return forNothing(x, call)
    case .gestureIgnored(let x, _): return forGesture(x, call)
    case .gestureBlocked(let x): return forGesture(x, call)
    case .root(let window, _): return forRoot(window, call)
    case .stack(let nav, _, let top): return forStack(nav, top, call)
    default: return []
    }
  }

  /// The first of several ways whose promises hold.
  ///
  /// - Parameters:
  ///   - promises: what has to be true when the step of the changed text has ended; the outlines keep the rows that
  ///     they had before.
  ///   - breaksNothing: whether the rest of the file has to run, too, and every expectation that holds in the file as it
  ///     is has to hold.
  ///   - says: what has come of it, in a sentence.
  func first(
    _ ways: [Way], isAside: Bool = false, andNext: Bool = false, breaksNothing: Bool = false,
    promising promises: Promise..., says: (Trial.Result) -> String
  ) -> [Explanation.Alternative] {
    for way in ways {
      guard let result = attempt(way.edits, andNext: andNext), !result.outcome.breaksOff,
        promises.allSatisfy({ keeps($0, result) }),
        !breaksNothing || keepsWhatHolds(result)
      else { continue }
      return [
        Explanation.Alternative(
          purpose: way.purpose, code: way.code, line: way.line, place: way.place, edits: way.edits,
          result: says(result), isAside: isAside)
      ]
    }
    return []
  }

  /// Whether a trial keeps a promise about controllers of this run: those that code makes need not be there in another.
  func keeps(_ promise: Promise, _ result: Trial.Result) -> Bool {
    areSame(promise.controllers, result) && promise.holds(in: result.runner.simulator)
  }

  /// Whether a run of the changed text goes to the end, and meets every expectation that the text as it is meets. One that
  /// the text as it is never reaches, or does not meet, may fail in both.
  private func keepsWhatHolds(_ result: Trial.Result) -> Bool {
    guard let failed = result.failures() else { return false }
    if failed.isEmpty { return true }
    let known = allowance.failures ?? trial.expectationsThatFail()
    allowance.failures = known
    return failed.all.allSatisfy { known.contains($0) }
  }

  /// Whether rows are those of controllers of the same classes in a run of the changed text: what code makes is counted.
  private func areSame(_ controllers: [ControllerID], _ result: Trial.Result) -> Bool {
    controllers.allSatisfy {
      $0.index < result.hierarchy.count && result.hierarchy.className(of: $0) == hierarchy.className(of: $0)
    }
  }

  /// `tabs presents card as a page sheet`.
  func presents(_ x: ControllerID, _ result: Trial.Result) -> String {
    guard let (new, _) = result.outcome.presentation(of: x) else { return "" }
    let who = ControllerText.name(new.presenter, in: result.hierarchy)
    return "\(who) presents \(ControllerText.name(new.presented, in: result.hierarchy)) \(StyleWords.manner(new))"
  }

  /// `card and tip go`.
  func goes(_ result: Trial.Result) -> String {
    let gone = result.gone.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return gone.joined(separator: " and ") + (gone.count == 1 ? " goes" : " go")
  }

  /// What the step comes to with the text changed; nil where that is wrong, or too much has been tried already.
  func attempt(_ edits: [TextEdit], andNext: Bool = false) -> Trial.Result? {
    guard allowance.left > 0 else { return nil }
    allowance.left -= 1
    return trial.run(
      edits, at: outcome.index < 0 ? nil : program.steps[outcome.index].range.start, andNext: andNext)
  }

  // MARK: Text

  /// The name that the file gives a controller; nil for one that UIKit made.
  func name(_ x: ControllerID?) -> String? {
    guard let x else { return nil }
    let name = hierarchy.name(of: x)
    return name.isEmpty ? nil : name
  }

  func text(_ range: ByteRange) -> String { String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self) }

  /// The call at a range.
  func call(at range: ByteRange) -> WrittenCall? {
    guard var call = WrittenCall.at(range, in: program, bytes) else { return nil }
    guard call.isCode else { return call }
    if let made = outcome.calls.last(where: { $0.range == range }), outcome.ways.indices.contains(Int(made.way)) {
      call.subject = outcome.ways[Int(made.way)].subject
    }
    known(&call)
    return call
  }

  /// The statement that presents a controller, where that is Swift.
  func presentation(of x: ControllerID) -> WrittenCall? {
    guard let line = past.presentedOn[x], line > 0, var call = WrittenCall.on(line, in: program, bytes), call.isCode
    else { return nil }
    call.first = x
    return call
  }

  /// Whom code names in a call.
  private func known(_ call: inout WrittenCall) {
    let part = explanation.parts.first { $0.range == call.range }
    switch part?.decision {
    case .presents(let presentation, _): (call.target, call.first) = (presentation.source, presentation.original)
    case .refused(_, let presented, _): call.first = presented
    default: break
    }
    if call.first == nil, let argument = call.arguments.first {
      let written = text(argument.range)
      let name = written.utf8.split(separator: UInt8(ascii: ".")).last.map {
        String(decoding: Array($0), as: UTF8.self)
      }
      call.first = (0..<hierarchy.count).reversed().map { ControllerID(row: $0) }.first {
        hierarchy.name(of: $0) == name
          || written.hasSuffix(")") && written.hasPrefix(hierarchy.className(of: $0) + "(")
      }
    }
    guard call.target == nil else { return }
    if call.receiver.isEmpty || call.receiver == "self" {
      if case .controller(let x) = call.subject { call.target = x }
      return
    }
    let scope = CodeScope(call, program, bytes, simulator)
    call.target = (0..<hierarchy.count).map { ControllerID(row: $0) }.first {
      guard var text = scope?.expression($0)?.text else { return false }
      if text.hasSuffix("?") { text.removeLast() }
      return text == call.receiver
    }
  }

  /// How a statement calls a controller: by its name, in Swift as its function can, with what unwraps it.
  func code(_ x: ControllerID?, _ call: WrittenCall) -> String? {
    guard let x else { return nil }
    guard let scope = CodeScope(call, program, bytes, simulator) else { return name(x) }
    if let own = scope.naming(x) { return own.name }
    return scope.expression(x)?.text
  }

  /// The same of an argument, which is no optional.
  func argument(_ x: ControllerID?, _ call: WrittenCall) -> String? {
    code(x, call).flatMap { $0.hasSuffix("?") ? nil : $0 }
  }

  /// Puts a statement before a call: a line of its own, or, in a body, before it in the same line.
  func before(_ call: WrittenCall, _ purpose: String, _ code: String) -> Way {
    let range = call.range
    guard let scope = CodeScope(call, program, bytes, simulator) else {
      return Way(purpose: purpose, code: code, line: nil, edits: [.insert(code + "; ", at: range.start)])
    }
    var way = Way(purpose: purpose, code: code, line: nil, edits: [], place: place(call, "before"))
    if let first = call.first, let own = scope.naming(first), code.hasPrefix(own.name + ".") {
      way.edits = own.edits
      way.code = "\(own.code); \(code)"
      // The call makes one of its own else.
      way.place = way.place.map { "\($0), which then takes \(own.name)" }
    } else if scope.prefix.isEmpty, code.hasPrefix("self.") {
      way.code = String(code.dropFirst(5))
    }
    let inserted = way.edits.isEmpty ? way.code : code
    way.edits.append(.insert(inserted + "; ", at: range.start))
    return way
  }

  /// `in share, before line 11`; nil for the scenario's own statements.
  func place(_ call: WrittenCall, _ word: String) -> String? {
    guard let function = call.function else { return nil }
    let name = CodeScope.shortName(program.swift.functions[function])
    let line = program.swift.lineText(call.line)
    return name.isEmpty ? "\(word) \(line)" : "in \(name), \(word) \(line)"
  }

  /// What a presented controller has to be set, before the statement that presents it: of Swift in its function, of the
  /// scenario's own statements at the call, or, where that is wanted, on the line that presents it.
  func set(_ x: ControllerID, _ code: String, _ purpose: String, at call: WrittenCall, asPresented: Bool = false)
    -> Way?
  {
    if let presents = presentation(of: x) {
      guard let word = self.code(x, presents) else { return nil }
      return before(presents, purpose, "\(word).\(code)")
    }
    guard let name = name(x) else { return nil }
    let whole = "\(name).\(code)"
    guard asPresented else { return before(call, purpose, whole) }
    guard let line = past.presentedOn[x], let presents = WrittenCall.on(line, in: program, bytes) else { return nil }
    return Way(purpose: purpose, code: whole, line: line, edits: [.insert(whole + "; ", at: presents.range.start)])
  }

  /// The style of a presented controller, set on the line that presents it; nil where that line or its name is not known.
  func styled(_ x: ControllerID, _ style: String, _ purpose: String, _ call: WrittenCall) -> Way? {
    set(x, "modalPresentationStyle = \(style)", purpose, at: call, asPresented: true)
  }

  /// The call, left out.
  func leavingOut(_ call: WrittenCall, _ purpose: String) -> Way {
    Way(
      purpose: purpose, code: "leave out \(Self.oneLine(text(call.range)))", line: nil,
      edits: [TextEdit(range: call.range, text: "")], place: place(call, "on"))
  }

  /// The same call on another receiver.
  func receiver(_ receiver: String, _ call: WrittenCall, _ purpose: String) -> Way? {
    let range = call.range
    let written = text(range)
    if let scope = CodeScope(call, program, bytes, simulator) {
      let isOwn = receiver == "self" && scope.prefix.isEmpty
      var head = receiver == "self" ? scope.prefix : receiver + "."
      if isOwn { head = "" }
      guard call.name != nil, head != text(call.head) else { return nil }
      let code = Self.replaced(written, from: range.start, [TextEdit(range: call.head, text: head)])
      return Way(
        purpose: purpose, code: Self.oneLine(code), line: nil, edits: [TextEdit(range: call.head, text: head)],
        place: place(call, "on"))
    }
    let old = call.receiver
    guard !old.isEmpty, written.hasPrefix(old) else { return nil }
    var length = old.utf8.count
    let next = written.dropFirst(old.count)
    if next.hasPrefix("?") || next.hasPrefix("!") { length += 1 }
    let code = receiver + String(decoding: Array(written.utf8)[length...], as: UTF8.self)
    return Way(
      purpose: purpose, code: Self.oneLine(code), line: nil,
      edits: [
        TextEdit(
          range: ByteRange(range.start, range.start + Int32(truncatingIfNeeded: length)), text: receiver)
      ])
  }

  /// The call written otherwise in some places.
  func written(_ call: WrittenCall, _ edits: [TextEdit], _ purpose: String) -> Way {
    Way(
      purpose: purpose, code: Self.oneLine(Self.replaced(text(call.range), from: call.range.start, edits)), line: nil,
      edits: edits, place: place(call, "on"))
  }

  /// Another statement in the place of a call.
  func instead(_ call: WrittenCall, _ purpose: String, _ code: String) -> Way {
    Way(
      purpose: purpose, code: Self.oneLine(code), line: nil, edits: [TextEdit(range: call.range, text: code)],
      place: place(call, "on"))
  }

  /// A statement with other bytes in some of its places.
  static func replaced(_ text: String, from start: Int32, _ edits: [TextEdit]) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() {
      bytes.replaceSubrange(Int(edit.range.start - start)..<Int(edit.range.end - start), with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A statement as one line, without the bodies of its closures.
  static func oneLine(_ code: String) -> String {
    let lines = code.split { $0.isNewline }.map { line in line.drop { $0 == " " } }
    return lines.count == 1 ? String(lines[0]) : (lines.first.map(String.init) ?? "") + " …"
  }
}
