/// What running a file has shown, of which statements: what UIKit has refused, which split view controllers have
/// collapsed, who is kept for ever.
struct LintRecord {
  /// A call that UIKit has refused, or for which it has raised an exception.
  struct Refusal {
    /// What it has said; nil for an exception whose text is not known.
    let message: MessageID?
    /// Its words.
    let text: String
    /// The name of the exception; nil for a line on the console.
    let exception: String?
    /// Whether it is a step that does not end.
    var isEndless = false
    /// The step, -1 for launch.
    let step: Int
    /// The statement; nil for what UIKit has done by itself.
    let range: ByteRange?
  }

  /// A split view controller that has collapsed, its secondary on top of its primary's stack.
  struct Collapse {
    let split: ControllerID
    let name: String
    /// What is seen of the column on top, and what would be seen without it.
    let shown, hidden: String
    let isColumnStyle: Bool
    /// The step, -1 for launch.
    let step: Int
    /// The statement; nil where UIKit has done it by itself.
    let range: ByteRange?
  }

  /// A controller that its own presentation controller keeps alive, and the line on which that was read.
  struct Kept {
    let controller: ControllerID
    let name: String
    let line: Int
  }

  /// A view controller on screen whose class says something that UIKit does not ask for.
  struct Unasked {
    let type: ClassID
    let property: Property
    let name, decider: String
    /// Whether it stands in a container that is asked; else in a presentation that does not fill the window.
    let isContained: Bool
  }

  /// A class of which UIKit asks one for a property.
  struct Asked: Hashable {
    let type: ClassID
    let property: Property

    init(_ type: ClassID, _ property: Property) { (self.type, self.property) = (type, property) }
  }

  private(set) var unasked: [Unasked] = []
  private(set) var asked: Set<Asked> = []
  /// In the order in which they came.
  private(set) var refusals: [Refusal] = []
  /// Whether a step has failed by itself: 'test' tells that without an expectation.
  private(set) var breaksOff = false
  private(set) var collapses: [Collapse] = []
  private(set) var kept: [Kept] = []
  /// Which children got their callbacks about a parent.
  private(set) var moves = LintMoves()
  /// The rules that have refused something, by step.
  private(set) var rules: [Int: Set<RuleID>] = [:]
  /// What was said of each statement.
  private var messages: [ByteRange: Set<MessageID>] = [:]
  /// The statements whose push or pop was nested in another's (N-L04), which refuses nothing.
  private var nested: Set<ByteRange> = []
  /// The statements that presented from a view controller which is not in the hierarchy yet, which refuses nothing
  /// (`DetachedSourceIsWarned`).
  private var detached: Set<ByteRange> = []
  /// Who was presented when a step had ended.
  private var presented: Set<String> = []
  /// Who was presented when the step of a refused statement had ended.
  private var standing: [ByteRange: Set<String>] = [:]
  /// How what each statement has presented came.
  private var came: [ByteRange: Set<LintClaim>] = [:]
  /// The statements that have run, and how often.
  private var reached: [ByteRange: Int] = [:]
  /// The steps in which they have run first.
  private var began: [ByteRange: Int] = [:]
  /// How often UIKit has refused one.
  private var refused: [ByteRange: Int] = [:]

  /// Whether something of a statement was refused.
  func isRefused(_ range: ByteRange) -> Bool { messages[range] != nil }

  /// The step in which UIKit has refused a statement first; of one that it never refuses the first in which it has run.
  func step(of range: ByteRange) -> Int? { refusals.first { $0.range == range }?.step ?? began[range] }

  /// Whether something of a statement was refused whenever it has run.
  func isAlwaysRefused(_ range: ByteRange) -> Bool { refused[range].map { $0 >= reached[range] ?? 0 } ?? false }

  /// Whether all that a statement has presented came otherwise than a finding about it says. Who presents is part of
  /// that where its message names them.
  func contradicts(_ claim: LintClaim, in finding: LintFinding) -> Bool {
    guard let came = came[finding.range] else { return false }
    let isNamed = finding.message.hasText("'\(claim.presenter)'")
    return !came.contains {
      $0.presented == claim.presented && $0.style == claim.style && $0.removes == claim.removes
        && (!isNamed || $0.presenter == claim.presenter)
    }
  }

  /// Whether running the file has shown that a finding is wrong.
  func refutes(_ range: ByteRange, _ proof: LintProof) -> Bool {
    if let name = proof.presented { return reached[range] != nil && !presented.contains(name) }
    if proof.messages.contains(.nl04), nested.contains(range) { return false }
    // Too early is also what UIKit accepts with a warning (`DetachedSourceIsWarned`).
    if proof.messages == [.pl01], detached.contains(range) { return false }
    if let said = messages[range], proof.messages.contains(where: { said.contains($0) }) {
      guard let name = proof.standing, said.contains(.pl01), !said.contains(.pl02), !said.contains(.pl03) else {
        return false
      }
      return standing[range]?.contains(name) != true
    }
    return proof.isNeeded || reached[range] != nil
  }

  /// Keeps what a step has come to.
  mutating func add(_ run: Simulator) {
    let outcome = run.outcome
    for call in outcome.calls where !call.isExpectation {
      guard let range = call.range else { continue }
      reached[range, default: 0] += 1
      if began[range] == nil { began[range] = outcome.index }
    }
    addPresented(run)
    addClaims(run)
    addPreferences(run)
    moves.add(run)
    func range(_ call: Int32) -> ByteRange? {
      outcome.calls.indices.contains(Int(call)) ? outcome.calls[Int(call)].range : nil
    }
    for line in outcome.console where line.id.message.refusesCalls {
      add(Refusal(message: line.id, text: line.text, exception: nil, step: outcome.index, range: range(line.call)))
    }
    for line in outcome.console where [.pl04, .pl05, .pl06].contains(line.id) {
      if let range = range(line.call) { detached.insert(range) }
    }
    for line in outcome.console where line.id == .nl04 { if let range = range(line.call) { nested.insert(range) } }
    for line in outcome.console where line.id == .pl01 {
      guard let range = range(line.call) else { continue }
      for x in run.hierarchy.presentations.keys { standing[range, default: []].insert(run.hierarchy.name(of: x)) }
    }
    if let raised = outcome.exception {
      add(
        Refusal(
          message: raised.id, text: raised.text, exception: raised.name, step: outcome.index, range: range(raised.call))
      )
    }
    if outcome.breaksOff || outcome.exception != nil { breaksOff = true }
    if let limit = outcome.limit {
      let range = range(Int32(truncatingIfNeeded: outcome.calls.count - 1))
      add(
        Refusal(
          message: nil, text: limit.text, exception: nil, isEndless: true, step: outcome.index, range: range))
    }
    var refusing = Set(outcome.console.filter { $0.id.message.refusesCalls }.map { $0.call })
    if let raised = outcome.exception { refusing.insert(raised.call) }
    for call in refusing { if let range = range(call) { refused[range, default: 0] += 1 } }
    for (row, decision) in outcome.decisions.enumerated() {
      switch decision {
      case .refused(let rule, _, _): rules[outcome.index, default: []].insert(rule)
      case .split(let split, collapsed: true):
        addCollapse(
          of: split, at: outcome.moments.indices.contains(row) ? range(Int32(outcome.moments[row].call)) : nil, run)
      default: break
      }
    }
  }

  /// Keeps who is presented: after launch all of them, after a step those of its decisions.
  private mutating func addPresented(_ run: Simulator) {
    let hierarchy = run.hierarchy
    guard run.outcome.index >= 0 else {
      for x in hierarchy.presentations.keys { presented.insert(hierarchy.name(of: x)) }
      return
    }
    for decision in run.outcome.decisions {
      switch decision {
      case .presents(let presentation, _), .readapted(let presentation):
        guard let current = hierarchy.presentation(of: presentation.original) else { continue }
        presented.insert(hierarchy.name(of: current.presented))
      default: break
      }
    }
  }

  /// Keeps who is asked about orientation and status bar when a step has ended, and who is not.
  private mutating func addPreferences(_ run: Simulator) {
    let hierarchy = run.hierarchy
    guard hierarchy.asksForOrientation || hierarchy.asksForStatusBar else { return }
    func type(_ x: ControllerID) -> ClassID { hierarchy.classes[Int(x.index)] }
    if let decider = InterfaceOrientation.decider(run.world) {
      asked.insert(Asked(type(decider), .supportedInterfaceOrientations))
      asked.insert(Asked(type(decider), .shouldAutorotate))
    }
    if let decider = run.world.answer({ SystemAppearance.decider(of: .statusBarStyle, $0, &$1) }) {
      asked.insert(Asked(type(decider), .preferredStatusBarStyle))
    }
    for found in run.unaskedPreferences() where hierarchy.classDefault(type(found.controller), found.property) != nil {
      var isContained = false
      if case .container = found.situation { isContained = true }
      unasked.append(
        Unasked(
          type: type(found.controller), property: found.property, name: EventText.name(found.controller, hierarchy),
          decider: EventText.name(found.decider, hierarchy), isContained: isContained))
    }
  }

  /// Keeps how the presentations of a step came.
  private mutating func addClaims(_ run: Simulator) {
    let outcome = run.outcome
    for (decision, moment) in zip(outcome.decisions, outcome.moments) {
      guard case .presents(let presentation, let removed) = decision, presentation.hasBegun,
        outcome.calls.indices.contains(moment.call), let range = outcome.calls[moment.call].range
      else { continue }
      came[range, default: []].insert(LintClaim(presentation, removes: !removed.isEmpty, run.hierarchy))
    }
  }

  /// Keeps how things stand when all steps have run.
  mutating func end(_ run: Simulator) {
    moves.end(run)
    for x in run.hierarchy.frozen.keys.sorted()
    where !run.hierarchy.has(x, .released) && !run.hierarchy.name(of: x).isEmpty {
      // While a delegate's substitute is up the presentation is still its own.
      guard let frozen = run.hierarchy.frozen[x], run.hierarchy.presentation(of: x) == nil,
        WhoHoldsWhom.isLeftToItself(x, run.world)
      else { continue }
      kept.append(Kept(controller: x, name: run.hierarchy.name(of: x), line: Int(frozen.line)))
    }
  }

  private mutating func add(_ refusal: Refusal) {
    refusals.append(refusal)
    if let message = refusal.message, let range = refusal.range { messages[range, default: []].insert(message) }
  }

  private mutating func addCollapse(of split: ControllerID, at range: ByteRange?, _ run: Simulator) {
    let hierarchy = run.hierarchy
    guard hierarchy.isVisible(split), let top = Self.columnOnTop(of: split, hierarchy) else { return }
    let delegate = run.world.liveDelegate(hierarchy.property(split, .delegate) ?? .none)
    let isColumnStyle = run.isColumnStyle(split)
    let method = isColumnStyle ? Callback.splitViewControllerTopColumn : .splitViewControllerCollapseSecondary
    guard !run.world.answers(delegate, method) else { return }
    var below = hierarchy.previousSibling(of: top)
    while let x = below, Self.isColumn(x, of: split, hierarchy) { below = hierarchy.previousSibling(of: x) }
    guard let below else { return }
    collapses.append(
      Collapse(
        split: split, name: EventText.name(split, hierarchy),
        shown: EventText.name(Self.content(of: top, hierarchy), hierarchy),
        hidden: EventText.name(Self.content(of: below, hierarchy), hierarchy), isColumnStyle: isColumnStyle,
        step: run.outcome.index, range: range))
  }

  /// The column that collapsing has put on top of the primary's stack.
  static func columnOnTop(of split: ControllerID, _ hierarchy: Hierarchy) -> ControllerID? {
    guard let stack = hierarchy.firstChild(of: split), let top = hierarchy.lastChild(of: stack),
      isColumn(top, of: split, hierarchy)
    else { return nil }
    return top
  }

  private static func isColumn(_ x: ControllerID, of split: ControllerID, _ hierarchy: Hierarchy) -> Bool {
    let columns = hierarchy.columns[split]
    return hierarchy.has(x, .movedColumn) || columns?.supplementary == x || columns?.secondary == x
  }

  /// What is seen of a controller.
  private static func content(of x: ControllerID, _ hierarchy: Hierarchy) -> ControllerID {
    var current = x
    while true {
      switch hierarchy.kind(of: current) {
      case let kind where kind.isNavigation:
        guard let top = hierarchy.lastChild(of: current) else { return current }
        current = top
      case .tabBar:
        guard let tab = hierarchy.selectedTabs[current] else { return current }
        current = tab
      default: return current
      }
    }
  }
}
