import Testing

@testable import PresentationModel

/// What lint says happens is tried: the file runs with the gesture of which a warning speaks, or without the statement
/// that counts for nothing, and the engine shows it. What lint tells to write is typed in: it shows it no more.
@Suite struct LintClaimLawTests {
  /// A finding, with the text in which it stands.
  struct Claim {
    let path: String
    let bytes: [UInt8]
    let program: Program
    let finding: LintFinding

    /// What stands in quotes in the message.
    var names: [String] {
      finding.message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset % 2 == 1 }.map { String($0.element) }
    }

    var said: String { text(finding.range) }

    func text(_ range: ByteRange) -> String {
      String(decoding: bytes[Int(range.start)..<Int(range.end)], as: UTF8.self)
    }

    /// The text with something else in a place.
    func with(_ text: String, in range: ByteRange) -> [UInt8] {
      Array(bytes[..<Int(range.start)]) + Array(text.utf8) + bytes[Int(range.end)...]
    }

    func with(_ text: String, before range: ByteRange) -> [UInt8] {
      with(text, in: ByteRange(range.start, range.start))
    }

    func run(_ bytes: [UInt8]) -> TypedRun? { TypedRun(bytes, program.profile) }

    /// A run of a text with a step of its own behind the one that presents a controller: how it comes out there.
    func run(_ bytes: [UInt8], presenting name: String, then step: String) -> (TypedRun, row: Int)? {
      guard let program = Scenario.load(bytes: bytes, path: path, under: [self.program.profile]).program,
        let row = run(bytes)?.presentations(of: name).first?.step
      else { return nil }
      // What 'begin' has paused is no occasion yet.
      if row > 0, program.steps[row - 1].kind == .begin { return nil }
      var place = bytes.count
      if row < program.steps.count {
        place = Int(program.steps[row].range.start)
        while place > 0, bytes[place - 1] != UInt8(ascii: "\n") { place -= 1 }
      }
      let typed = Array(bytes[..<place]) + Array("\n\(step)\n".utf8) + bytes[place...]
      guard let run = run(typed), run.outcomes.count > row + 1, run.outcomes[row].exception == nil else { return nil }
      return (run, row + 1)
    }

    /// A text with a class above its window.
    func declaring(_ declaration: String, in bytes: [UInt8]) -> [UInt8]? {
      var place = 0
      while place < bytes.count {
        if bytes[place...].starts(with: "window".utf8) {
          return Array(bytes[..<place]) + Array((declaration + "\n").utf8) + bytes[place...]
        }
        place = (bytes[place...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count) + 1
      }
      return nil
    }
  }

  /// Whether each part of a claim is as lint says; an empty answer where the file gives no occasion to try it.
  static func tried(_ claim: Claim) -> [(what: String, holds: Bool)] {
    switch claim.finding.id {
    case .lnt43: swiped(claim)
    case .lnt44: collapsed(claim)
    case .lnt45: kept(claim)
    case .lnt46: countsForNothing(claim)
    case .lnt47: statusBar(claim)
    case .lnt48: blackScreen(claim)
    case .lnt49: neverCalled(claim)
    default: []
    }
  }

  // MARK: The rules

  private static func swiped(_ claim: Claim) -> [(what: String, holds: Bool)] {
    let x = claim.names[0]
    func swipe(_ bytes: [UInt8]?) -> (isUp: Bool, isTold: Bool, completes: Bool)? {
      guard let bytes, let (run, row) = claim.run(bytes, presenting: x, then: "\(x).swipeToDismiss()") else {
        return nil
      }
      // What it presents itself is in the way of a finger, as long as it is there.
      let isCovered = (0..<run.hierarchies[row].count).map { ControllerID(row: $0) }.contains { id in
        run.hierarchies[row].name(of: id) == x && run.hierarchies[row].directlyPresented(id) != nil
      }
      if isCovered { return nil }
      let goes = run.outcomes[row].dismissals.contains {
        $0.gone.contains { run.hierarchies[row].name(of: $0) == x }
      }
      let isTold = run.outcomes[row].events.contains {
        guard case .callback(.presentationControllerDidDismiss, let y, _) = $0.kind else { return false }
        return run.hierarchies[row].name(of: y) == x
      }
      let completes = run.outcomes[row].events.contains { if case .completion = $0.kind { true } else { false } }
      return (!goes, isTold, completes)
    }
    var tried: [(what: String, holds: Bool)] = []
    if let plain = swipe(claim.bytes) {
      tried.append(("the user swipes it away, and no handler runs", !plain.isUp && !plain.isTold && !plain.completes))
    }
    let cure = claim.finding.cure ?? ""
    if cure.contains("delegate"),
      let changed = swipe(
        claim.declaring(
          "class TypedDelegate: UIAdaptivePresentationControllerDelegate { on presentationControllerDidDismiss { } }\n",
          in: claim.with("\(x).presentationController?.delegate = TypedDelegate; ", before: claim.finding.range)))
    {
      tried.append(("the delegate hears of the swipe", !changed.isUp && changed.isTold))
    }
    if cure.contains("isModalInPresentation"),
      let changed = swipe(claim.with("\(x).isModalInPresentation = true; ", before: claim.finding.range))
    {
      tried.append(("it stays", changed.isUp))
    }
    return tried
  }

  private static func collapsed(_ claim: Claim) -> [(what: String, holds: Bool)] {
    let (split, secondary, primary) = (claim.names[0], claim.names[1], claim.names[2])
    func shown(_ bytes: [UInt8]?) -> Set<String>? {
      guard let bytes, let run = claim.run(bytes) else { return nil }
      return run.outcomes.indices.first { row in
        run.outcomes[row].decisions.contains {
          guard case .split(let x, collapsed: true) = $0 else { return false }
          return run.hierarchies[row].name(of: x) == split
        }
      }.map { run.inWindow[$0] }
    }
    let known = claim.program.outline.names
    guard known.contains(secondary), known.contains(primary), let plain = shown(claim.bytes) else { return [] }
    var tried = [("the detail is on top", plain.contains(secondary) && !plain.contains(primary))]
    guard let cure = claim.finding.cure else { return tried }
    let answer =
      cure.contains("topColumn")
      ? "splitViewController(_:topColumnForCollapsingToProposedTopColumn:) = .primary"
      : "splitViewController(_:collapseSecondary:onto:) = true"
    let first =
      (claim.program.launchExpectations.map { claim.program.expectations[Int($0.index)].range }
      + claim.program.steps.map(\.range)).map(\.start).min() ?? Int32(claim.bytes.count)
    let typed = claim.declaring(
      "class TypedDelegate: UISplitViewControllerDelegate { \(answer) }\n",
      in: claim.with("on \(split).viewDidLoad { \(split).delegate = TypedDelegate }\n", before: ByteRange(first, first))
    )
    if let changed = shown(typed) {
      tried.append(("the list is on top", changed.contains(primary) && !changed.contains(secondary)))
    }
    return tried
  }

  private static func kept(_ claim: Claim) -> [(what: String, holds: Bool)] {
    func isKept(_ bytes: [UInt8]) -> Bool? {
      guard let hierarchy = claim.run(bytes)?.hierarchies.last else { return nil }
      return hierarchy.frozen.keys.contains {
        hierarchy.name(of: $0) == claim.names[0] && !hierarchy.has($0, .released)
      }
    }
    guard let plain = isKept(claim.bytes) else { return [] }
    var tried = [("its presentation controller keeps it", plain)]
    if claim.finding.cure != nil, let changed = isKept(claim.with("", in: claim.finding.range)) {
      tried.append(("without the line nothing keeps it", !changed))
    }
    return tried
  }

  private static func countsForNothing(_ claim: Claim) -> [(what: String, holds: Bool)] {
    guard let plain = claim.run(claim.bytes), let without = claim.run(claim.with("", in: claim.finding.range)) else {
      return []
    }
    var tried = [("without the line all is the same", story(plain) == story(without))]
    let (child, top) = (claim.names[1], claim.names[2])
    guard claim.finding.cure != nil, claim.said.hasPrefix(child + ".modalPresentationStyle = ."),
      let changed = claim.run(claim.with(top + claim.said.dropFirst(child.count), in: claim.finding.range))
    else { return tried }
    let style = claim.said.split(separator: ".").last ?? ""
    let comes = changed.outcomes.indices.contains { row in
      changed.outcomes[row].decisions.contains {
        guard case .presents(let presentation, _) = $0,
          changed.hierarchies[row].name(of: presentation.original) == top
        else { return false }
        return UIKitEnum.modalPresentationStyle.cases[Int(presentation.requestedStyle.rawValue)].name == style
      }
    }
    tried.append(("it comes so", comes))
    return tried
  }

  private static func statusBar(_ claim: Claim) -> [(what: String, holds: Bool)] {
    let (presented, decider) = (claim.names[0], claim.names[2])
    guard let run = claim.run(claim.bytes) else { return [] }
    let rows = run.presentations(of: presented).map(\.step).filter { row in
      run.outcomes[row].calls.contains { $0.range == claim.finding.range }
    }
    guard let row = rows.first else { return [] }
    return [("the other one is asked", run.deciders[row] == decider || run.hiders[row] == decider)]
  }

  private static func blackScreen(_ claim: Claim) -> [(what: String, holds: Bool)] {
    let (presenter, presented) = (claim.names[0], claim.names[1])
    func comesBack(_ bytes: [UInt8]) -> Bool? {
      claim.run(bytes, presenting: presented, then: "\(presented).dismiss(animated: true)").map {
        $0.0.inWindow[$0.row].contains(presenter)
      }
    }
    guard let plain = comesBack(claim.bytes) else { return [] }
    var tried = [("the view goes with the container", !plain)]
    let cure = claim.finding.cure ?? ""
    if cure.contains("leave this line out"), let changed = comesBack(claim.with("", in: claim.finding.range)) {
      tried.append(("without the line it stays", changed))
    }
    if cure.contains(".fullScreen"),
      let call = claim.program.steps.first(where: { claim.text($0.range).contains(".present(\(presented)") }),
      let changed = comesBack(
        claim.with("\(presented).modalPresentationStyle = .fullScreen; ", before: call.range))
    {
      tried.append(("in full screen it comes back", changed))
    }
    return tried
  }

  private static func neverCalled(_ claim: Claim) -> [(what: String, holds: Bool)] {
    let (top, child) = (claim.names[0], claim.names[1])
    func calls(_ bytes: [UInt8]) -> Int? {
      guard let (run, row) = claim.run(bytes, presenting: top, then: "\(top).swipeToDismiss()") else { return nil }
      return run.outcomes[...row].reduce(0) { sum, outcome in
        sum
          + outcome.events.count {
            guard case .callback(let callback, _, _) = $0.kind else { return false }
            return callback.info.delegateProtocol == .adaptivePresentation
          }
      }
    }
    guard let plain = calls(claim.bytes), let without = calls(claim.with("", in: claim.finding.range)) else {
      return []
    }
    var tried = [("its methods are not called", plain == without)]
    guard claim.finding.cure != nil, claim.said.hasPrefix(child),
      let changed = calls(claim.with(top + claim.said.dropFirst(child.count), in: claim.finding.range))
    else { return tried }
    tried.append(("the delegate is called", changed > plain))
    return tried
  }

  /// What a run comes to, whatever its steps are.
  private static func story(_ run: TypedRun) -> [String] {
    var lines: [String] = []
    for (outcome, hierarchy) in zip(run.outcomes, run.hierarchies) {
      lines += outcome.events.map { EventText.text($0, outcome, hierarchy) }
      lines += outcome.console.map(\.text)
    }
    return lines + (run.inWindow.last ?? []).sorted()
  }

  // MARK: The laws

  private static let rules: Set<LintID> = [.lnt43, .lnt44, .lnt45, .lnt46, .lnt47, .lnt48, .lnt49]

  @Test func whatTheBooksFindingsSayHappens() {
    var counts: [LintID: Int] = [:]
    for path in ScenarioFiles.all {
      for (program, findings) in zip(ScenarioFiles.programs(path), ScenarioFiles.findings(path)) {
        for finding in findings where Self.rules.contains(finding.id) {
          // What a fix writes into code is not what it writes into a line.
          let isInCode = program.swift.functions.contains {
            $0.range.start <= finding.range.start && finding.range.end <= $0.range.end
          }
          let claim = Claim(
            path: path, bytes: ScenarioFiles.bytes(path), program: program,
            finding: isInCode ? finding.uncured : finding)
          for (what, holds) in Self.tried(claim) {
            counts[finding.id, default: 0] += 1
            #expect(holds, "\(ScenarioFiles.shown(path)): \(finding.id.text) \(finding.message): \(what)")
          }
        }
      }
    }
    for id in Self.rules { #expect(counts[id, default: 0] > 0, "\(id.text) was never tried") }
  }

  /// The mistakes of which these rules speak, typed into files that have nothing to do with them: what lint says then
  /// happens as well.
  @Test func whatIsSaidOfTypedMistakesHappens() {
    var counts: [LintID: Int] = [:]
    for path in ScenarioFiles.sample(every: 58) {
      let bytes = ScenarioFiles.bytes(path)
      guard let program = ScenarioFiles.program(path), program.swift.isEmpty else { continue }
      for typed in Self.mistakes(program, bytes) {
        guard let changed = Scenario.load(bytes: typed, path: path, under: [program.profile]).program else { continue }
        for finding in Linter.findings(in: changed) where Self.rules.contains(finding.id) {
          let claim = Claim(path: path, bytes: typed, program: changed, finding: finding)
          for (what, holds) in Self.tried(claim) {
            counts[finding.id, default: 0] += 1
            #expect(
              holds,
              "\(ScenarioFiles.shown(path)): \(finding.id.text) \(finding.message): \(what): \(claim.said)")
          }
        }
      }
    }
    let tried = counts.values.reduce(0, +)
    #expect(tried > 20 && counts.count > 3, "\(counts)")
  }

  /// Texts with a mistake before the first call of `present` at column one, or behind the last line.
  private static func mistakes(_ program: Program, _ bytes: [UInt8]) -> [[UInt8]] {
    let names = program.outline.names
    for step in program.steps where step.kind == .statement {
      let (start, end) = (Int(step.range.start), Int(step.range.end))
      let said = String(decoding: bytes[start..<end], as: UTF8.self)
      guard let (source, presented) = CureLawTests.call(said), names.contains(source),
        let row = names.firstIndex(of: presented)
      else { continue }
      var lines = [
        "\(source).modalPresentationStyle = .overFullScreen; ", "\(presented).prefersStatusBarHidden = true; ",
      ]
      if let child = program.outline.parents.firstIndex(of: Int32(row)), !names[child].isEmpty {
        lines.append("\(names[child]).modalPresentationStyle = .overFullScreen; ")
        lines.append("\(names[child]).presentationController?.delegate = TypedKeep; ")
      }
      let keep =
        "class TypedKeep: UIAdaptivePresentationControllerDelegate { on presentationControllerDidDismiss { } }\n\n"
      let texts = lines.map { Array(bytes[..<start]) + Array($0.utf8) + bytes[start...] }
      let handler = "\n\(presented).dismiss(animated: true) { \(source).title = \"done\" }\n"
      let kept = "\n_ = \(presented).presentationController\n"
      return texts.map { text in
        guard let window = (0..<text.count).first(where: { text[$0...].starts(with: "\nwindow".utf8) }) else {
          return text
        }
        return Array(text[...window]) + Array(keep.utf8) + text[(window + 1)...]
      } + [bytes + Array(handler.utf8), bytes + Array(kept.utf8)]
    }
    return []
  }
}
