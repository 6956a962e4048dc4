/// What the linter reports: the rule, its severity, the message, the place in the file, and the fix.
package struct LintFinding: Sendable, Hashable {
  /// The rule.
  package let id: LintID
  /// How bad it is.
  package let severity: LintSeverity
  /// What is wrong: lower case, no full stop, names in single quotes.
  package let message: String
  /// The part of the file.
  package let range: ByteRange
  /// What to do, where the engine has found on a copy of the program that what it promises comes true.
  package let cure: String?

  /// The same with a fix.
  package func cured(by text: String) -> LintFinding { LintFinding(id, severity, message, range, text) }

  /// The finding alone.
  var uncured: LintFinding { LintFinding(id, severity, message, range, nil) }

  /// The same where the file does not say what is on screen: what follows from a window that presim assumes is no error.
  func believed(of program: Program) -> LintFinding {
    guard severity == .error, program.swift.assumedOutline != nil, let shown = program.outline.classes.last else {
      return self
    }
    let name = program.classes[Int(shown.index)].name
    let place = program.outline.classes.count > 1 ? "in a navigation controller" : "the window's root view controller"
    return LintFinding(id, .warning, "\(message); presim assumes that '\(name)' is \(place)", range, cure)
  }

  fileprivate init(_ id: LintID, _ severity: LintSeverity, _ message: String, _ range: ByteRange, _ cure: String?) {
    self.id = id
    self.severity = severity
    self.message = message
    self.range = range
    self.cure = cure
  }
}

/// A finding whose fix has still to be tried.
struct LintSuspicion: Sendable {
  /// The finding, without its fix.
  let finding: LintFinding
  /// What to do about it.
  let cure: LintCure?
  /// Whether it is dropped where its fix would only cause another finding as severe.
  let yieldsToOthers: Bool
  /// What running the file has to show for it to be true; nil for what no run can contradict.
  var proof: LintProof?
  /// How a controller comes, by the book: where the run shows that it comes otherwise, the finding is wrong.
  var claim: LintClaim?

  /// Whether it is about a statement of the file's own Swift: said once of each.
  private(set) var isInCode = false
  /// What its fix needs to know of the file's own Swift.
  var code: LintCode?

  /// The finding of a statement in the file's own Swift: with the way that leads there, believed only where no run
  /// contradicts it.
  func inCode(_ statement: LintStatement, refusedWith messages: [MessageID]) -> LintSuspicion {
    let message = statement.way.map { "\(finding.message), \($0)" } ?? finding.message
    var result = LintSuspicion(
      LintFinding(finding.id, finding.severity, message, finding.range, nil), cure, yieldsToOthers: yieldsToOthers)
    result.isInCode = true
    result.code = code
    result.proof = proof
    result.claim = claim
    // What a line of the file has called runs with it, unless a guard has returned before it.
    let isCalled = statement.place.isColumn && statement.way != nil
    if let proof, proof.broken == nil, proof.presented == nil, !statement.place.isColumn || isCalled {
      result.proof = LintProof(messages: proof.messages, isNeeded: true, standing: proof.standing)
    } else if proof == nil, finding.severity == .error || finding.id == .lnt01 || finding.id == .lnt08,
      !messages.isEmpty
    {
      result.proof = LintProof(messages: messages, isNeeded: isCalled)
    }
    return result
  }

  /// The finding, with what was found to work.
  func settled(curedBy text: String?) -> LintFinding {
    LintFinding(finding.id, finding.severity, finding.message, finding.range, text)
  }

  fileprivate init(_ finding: LintFinding, _ cure: LintCure?, yieldsToOthers: Bool) {
    self.finding = finding
    self.cure = cure
    self.yieldsToOthers = yieldsToOthers
  }
}

/// What UIKit says when the statement of a finding runs: where it runs and UIKit says nothing of that, the finding is
/// wrong, whatever the book says.
struct LintProof: Sendable {
  /// The refusals or exceptions, one of which comes.
  let messages: [MessageID]
  /// Whether the book alone is not enough: what a callback finds differs from what stands above it in the file.
  let isNeeded: Bool
  /// What does not come true in the step of a statement, as long as the file stays as it is; then messages do not count.
  let broken: (promise: Promise, site: LintSite)?
  /// The controller that is presented when some step has ended; where it never is, nobody can do anything to it.
  var presented: String?
  /// The controller that is still presented when the step of the refusal has ended: it is in the way.
  var standing: String?

  /// UIKit says one of these when the statement runs.
  init(messages: [MessageID], isNeeded: Bool, standing: String? = nil) {
    (self.messages, self.isNeeded, broken, self.standing) = (messages, isNeeded, nil, standing)
  }

  /// A controller is up when some step has ended.
  init(presented name: String) {
    (messages, isNeeded, broken, presented) = ([], false, nil, name)
  }

  /// Something that ought to come true does not.
  init(breaks promise: Promise, at site: LintSite) {
    (messages, isNeeded, broken) = ([], false, (promise, site))
  }
}

/// How a presentation comes: what rules about the result of a call rest on.
struct LintClaim: Hashable, Sendable {
  let presented, presenter: String
  /// The style after adaptation.
  let style: ModalPresentationStyle
  /// Whether the presenter's view leaves the window.
  let removes: Bool

  /// What the book says of it.
  init(_ planned: LintPresentation, _ book: LintBook) {
    presented = book.name(planned.presented)
    presenter = book.name(planned.presenter)
    style = planned.adapted
    removes = planned.removes
  }

  /// What a run shows of it.
  init(_ presentation: Presentation, removes: Bool, _ hierarchy: Hierarchy) {
    presented = EventText.name(presentation.original, hierarchy)
    presenter = EventText.name(presentation.presenter, hierarchy)
    style = presentation.adaptedStyle
    self.removes = removes
  }
}

/// The fix of a finding, and the changes of a program that represent it.
struct LintCure: Sendable {
  /// What users read where every part of it works.
  let text: String
  /// Ways to do it.
  let ways: [LintWay]

  /// The fix without what would change the file's own Swift; nil where nothing is left.
  func outsideCode(_ program: Program) -> LintCure? {
    // Of a fix with several parts the others stand for themselves; one without parts is offered whole or not at all.
    let left = ways.filter { !$0.isAboutCode(program) }
    return left.isEmpty || left.count < ways.count && ways.contains { $0.part.isEmpty }
      ? nil : LintCure(text: text, ways: ways)
  }

  /// What users read where only these ways work: the whole where each part has one of them, else the parts that have.
  func text(where works: [Bool]) -> String? {
    var parts: [(text: String, works: Bool)] = []
    for (way, works) in zip(ways, works) {
      if let row = parts.firstIndex(where: { $0.text == way.part }) {
        parts[row].works = parts[row].works || works
      } else {
        parts.append((way.part, works))
      }
    }
    if parts.allSatisfy({ $0.works }) { return parts.isEmpty ? nil : text }
    let left = parts.filter { $0.works }.map { $0.text }
    return left.isEmpty ? nil : left.joined(separator: ", or ")
  }
}

/// One way to do what a fix says: the change of the program, and its effect.
struct LintWay: Sendable {
  /// The part of the fix that it represents, as it reads alone; empty for the whole.
  let part: String
  /// How the program changes.
  let edits: [LintEdit]
  /// What has to come true on the changed copy.
  let promises: [Promise]
  /// The statement to which the promises refer; nil where no single statement fulfils them.
  let site: LintSite?
  /// The device on which they have to come true; nil for the file's own.
  let device: Device?

  /// A way to do the whole of it.
  init(_ edits: [LintEdit], _ promises: Promise..., at site: LintSite? = nil, on device: Device? = nil) {
    (part, self.edits, self.promises, self.site, self.device) = ("", edits, promises, site, device)
  }

  /// A way to do a part of it.
  init(_ part: String, _ edits: [LintEdit], _ promises: Promise..., at site: LintSite? = nil) {
    (self.part, self.edits, self.promises, self.site, device) = (part, edits, promises, site, nil)
  }
}

extension LintWay {
  /// Whether it changes the file's own Swift, or is about a statement there.
  func isAboutCode(_ program: Program) -> Bool {
    if case .code? = site { return true }
    return edits.contains { $0.isAboutCode(program) }
  }
}

extension LintRule {
  /// The rule reports something.
  ///
  /// - Parameters:
  ///   - range: the place in the file.
  ///   - severity: how bad it is.
  ///   - message: the row of the entry's messages.
  ///   - blanks: the values of the placeholders of message and fix.
  ///   - fix: the row of the entry's fixes; the message's own unless said otherwise.
  ///   - ways: changes of the program that represent the fix, each with its promises; none where the file has nothing
  ///     on which the fix could be tried.
  ///   - proof: what running the file has to show.
  static func finds(
    at range: ByteRange, _ severity: LintSeverity, message: Int = 0, _ blanks: [(String, String)] = [],
    cure: Int? = nil, ways: [LintWay] = [], proof: LintProof? = nil
  ) -> LintSuspicion {
    func filled(_ template: String) -> String {
      Utterance.fill(template) { name in blanks.first { $0.0 == name }?.1 }
    }
    let row = cure ?? message
    let text = ways.isEmpty || row >= entry.cures.count ? nil : filled(entry.cures[row])
    var suspicion = LintSuspicion(
      LintFinding(id, severity, filled(entry.messages[message]), range, nil),
      text.map { LintCure(text: $0, ways: ways) }, yieldsToOthers: yieldsToOthers)
    suspicion.proof = proof
    return suspicion
  }
}
