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
    var edits: [Trial.Edit]
  }

  let explanation: Explanation
  let outcome: StepOutcome
  let program: Program
  let bytes: [UInt8]
  let world: World
  var hierarchy: Hierarchy { world.hierarchy }
  let past: Past
  let tabBar: (before: Bool?, after: Bool?)
  private let trial: Trial
  private let allowance: Allowance

  /// How many changes may still be tried: each is a run of the whole file, so of a large one they are few, whatever
  /// the step does; a small file never goes without an offer.
  private final class Allowance {
    var left: Int

    init(bytes: Int) { left = max(12, 1_000_000 / max(1, bytes)) }
  }

  init(
    _ explanation: Explanation, _ outcome: StepOutcome, of program: Program, bytes: [UInt8], world: World,
    past: Past, tabBar: (before: Bool?, after: Bool?)
  ) {
    self.explanation = explanation
    self.outcome = outcome
    self.program = program
    self.bytes = bytes
    self.world = world
    self.past = past
    self.tabBar = tabBar
    allowance = Allowance(bytes: bytes.count)
    trial = Trial(
      bytes: bytes, profile: program.profile,
      step: outcome.index < 0 ? nil : program.steps[outcome.index].range.start)
  }

  /// At most two for a step: first those that correct what failed.
  func offers() -> [Explanation.Alternative] {
    var offers: [Explanation.Alternative] = []
    if let part = explanation.parts.last, part.decision == nil, let range = part.range, let call = call(at: range) {
      offers += forException(range, call)
    }
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
    case .presents(let presentation, let removed): return forPresentation(presentation, removed, range, call)
    case .refused(.dis04, _, _): return forRefusedDismissal(range, call)
    case .refused(_, let presented, let presenter): return forRefusal(presented, presenter, range, call)
    case .dismisses(let dismissed): return forDismissal(dismissed, range, call)
    case .nothingToDismiss(let x): return forNothing(x, range, call)
    case .gestureIgnored(let x, _): return forGesture(x, range)
    case .gestureBlocked(let x): return forGesture(x, range)
    case .root(let window, _): return forRoot(window, range)
    case .stack(let nav, _, let top): return forStack(nav, top, range, call)
    default: return []
    }
  }

  /// The first of several ways whose promises hold.
  ///
  /// - Parameters:
  ///   - promises: what has to be true when the step of the changed text has ended; the outlines keep the rows that
  ///     they had before.
  ///   - says: what has come of it, in a sentence.
  func first(
    _ ways: [Way], isAside: Bool = false, andNext: Bool = false, promising promises: Promise...,
    says: (Trial.Result) -> String
  ) -> [Explanation.Alternative] {
    for way in ways {
      guard let result = attempt(way.edits, andNext: andNext),
        promises.allSatisfy({ $0.holds(in: result.runner.simulator) })
      else { continue }
      return [
        Explanation.Alternative(
          purpose: way.purpose, code: way.code, line: way.line, result: says(result), isAside: isAside)
      ]
    }
    return []
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
  func attempt(_ edits: [Trial.Edit], andNext: Bool = false) -> Trial.Result? {
    guard allowance.left > 0 else { return nil }
    allowance.left -= 1
    return trial.run(edits, andNext: andNext)
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
  func call(at range: ByteRange) -> Call? {
    for body in program.bodies {
      for instruction in body.instructions where instruction.range == range {
        if case .call(let call) = instruction.kind { return call }
        return Call(
          receiver: Path(root: .device, components: [], finalUnwrap: .plain, text: ""), method: .present,
          arguments: [], completion: nil, closures: [], label: "")
      }
    }
    return nil
  }

  /// Puts a statement before a call: a line of its own, or, in a body, before it in the same line.
  func before(_ range: ByteRange, _ purpose: String, _ code: String) -> Way {
    Way(purpose: purpose, code: code, line: nil, edits: [.insert(code + "; ", at: range.start)])
  }

  /// The style of a presented controller, set on the line that presents it; nil where that line or its name is not known.
  func styled(_ x: ControllerID, _ style: String, _ purpose: String) -> Way? {
    guard let name = name(x), let line = past.presentedOn[x], let place = place(ofLine: line) else { return nil }
    let code = "\(name).modalPresentationStyle = \(style)"
    return Way(purpose: purpose, code: code, line: line, edits: [.insert(code + "; ", at: place)])
  }

  /// The call, left out.
  func leavingOut(_ range: ByteRange, _ purpose: String) -> Way {
    Way(
      purpose: purpose, code: "leave out \(Self.oneLine(text(range)))", line: nil,
      edits: [Trial.Edit(range: range, text: "")])
  }

  /// The same call on another receiver.
  func receiver(_ receiver: String, _ range: ByteRange, _ call: Call, _ purpose: String) -> Way? {
    let written = text(range)
    let old = call.receiver.text
    guard !old.isEmpty, written.hasPrefix(old) else { return nil }
    var length = old.utf8.count
    let next = written.dropFirst(old.count)
    if next.hasPrefix("?") || next.hasPrefix("!") { length += 1 }
    let code = receiver + String(decoding: Array(written.utf8)[length...], as: UTF8.self)
    return Way(
      purpose: purpose, code: Self.oneLine(code), line: nil,
      edits: [
        Trial.Edit(
          range: ByteRange(range.start, range.start + Int32(truncatingIfNeeded: length)), text: receiver)
      ])
  }

  /// A statement as one line, without the bodies of its closures.
  static func oneLine(_ code: String) -> String {
    let lines = code.split { $0.isNewline }.map { line in line.drop { $0 == " " } }
    return lines.count == 1 ? String(lines[0]) : (lines.first.map(String.init) ?? "") + " …"
  }

  /// The statements of the step that come before a call in the same body, the nearest first.
  func earlier(than range: ByteRange) -> [Instruction] {
    for body in program.bodies {
      guard let row = body.instructions.firstIndex(where: { $0.range == range }) else { continue }
      return body.instructions[..<row].reversed()
    }
    return []
  }
}
