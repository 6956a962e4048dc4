import PresentationModel

/// What calls would do on a dump: the imported scenario with the calls after it.
struct ImportQuestion {
  /// A controller that only a call names.
  struct Added {
    let name: String
    let className: String
  }

  /// The scenario with the calls.
  let file: ScenarioFile
  /// Controllers that the calls brought along.
  private(set) var added: [Added] = []
  /// What is wrong with the calls, each under its own name.
  private(set) var diagnostics = ""
  /// Steps before the first call.
  private let firstCall: Int

  /// What is wrong with what was given as a call; nil where it is calls, assignments and gestures, and nothing else.
  static func mistake(of call: String) -> String? {
    let (tree, diagnostics) = SyntaxTree.parse(SourceText(Array("\(call)\n".utf8), path: ""))
    // What cannot be read is reported at its place, later.
    if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    let example = "as in 'home.present(card, animated: true)'"
    for item in tree.items where !Self.isStatement(tree[item].kind) {
      return Self.isExpectation(tree[item].kind) ? expectation : "is no call, \(example)"
    }
    for row in 0..<tree.nodeCount
    where Self.isExpectation(tree[SyntaxNode.ID(Int32(truncatingIfNeeded: row))].kind) {
      return expectation
    }
    return tree.items.isEmpty ? "there is no call, \(example)" : nil
  }

  private static let expectation = "an expectation belongs into a scenario; import shows what the call does"

  private static func isStatement(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .callStatement, .assignment, .readStatement, .turnStatement, .beginStatement, .finishStatement,
      .cancelStatement, .conditional:
      true
    default: false
    }
  }

  private static func isExpectation(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .expectEqual, .expectNotEqual, .expectTrue, .expectFalse, .expectHierarchy, .expectEvents, .expectNoEvent,
      .expectNoEvents, .expectLog, .expectNoLog, .expectException, .expectRule, .expectLint, .expectNoLint:
      true
    default: false
    }
  }

  init(_ dump: HierarchyImport, _ scenario: [UInt8], calls: [String]) {
    // An import that does not load is reported below, like a scenario.
    firstCall = Scenario.load(bytes: scenario, path: "").program?.steps.count ?? 0
    let calls = calls.map { Self.namingAddresses($0, dump) }
    var added: [Added] = []
    var loaded = Self.load(scenario, added, calls)
    // Each round declares what the one before did not find; a call has a handful of names.
    for _ in 0..<32 {
      let new = Self.unknownNames(loaded.scenario, from: loaded.start).filter { name in
        !added.contains { $0.name == name }
      }
      if new.isEmpty { break }
      added += new.map { Added(name: $0, className: Self.className($0)) }
      loaded = Self.load(scenario, added, calls)
    }
    self.added = added
    let text = loaded.scenario.source
    var position = loaded.start
    for (row, call) in calls.enumerated() {
      let range = position..<(position + call.utf8.count + 1)
      let source = SourceText(call + "\n", path: calls.count == 1 ? "--call" : "--call \(row + 1)")
      let mine = loaded.scenario.diagnostics.filter {
        $0.severity == .error && range.contains(Int($0.range.start))
      }
      let moved = mine.map { item in
        var item = item
        item.range = SourceRange(
          Int(item.range.start) - position, min(Int(item.range.end), range.upperBound) - position)
        item.notes = item.notes.map { Diagnostic.Note($0.message) }
        return item
      }
      if !moved.isEmpty {
        diagnostics += DiagnosticRenderer(source).render(Self.speakingOfTheDump(moved, of: call, dump))
      }
      position = range.upperBound
    }
    let others = loaded.scenario.diagnostics.filter { $0.severity == .error }
    if diagnostics.isEmpty, !others.isEmpty { diagnostics = DiagnosticRenderer(text).render(others) }
    file = ScenarioFile(
      path: dump.source.path, bytes: text.bytes, programs: loaded.scenario.programs, diagnostics: diagnostics)
  }

  /// Runs the calls; each is handed on as it comes.
  func answer(_ program: Program, _ handle: (StepReport) -> Void) -> [StepReport] {
    var runner = ScenarioRunner(program)
    var observer = HierarchyObserver()
    var steps: [StepReport] = []
    while let outcome = runner.next() {
      let hierarchy = outcome.index >= firstCall - 1 ? HierarchyReport(observer.lookAtWhole(runner)) : nil
      if outcome.index >= firstCall {
        let step = StepReport(outcome, of: file, in: runner, withEvents: true, hierarchy: hierarchy, isDocument: true)
        steps.append(step)
        handle(step)
      }
    }
    return steps
  }

  // MARK: The text

  /// The scenario, with new outlines before its statements, and the calls as its last lines.
  private static func load(_ scenario: [UInt8], _ added: [Added], _ calls: [String]) -> (scenario: Scenario, start: Int)
  {
    let split = HierarchyImport.outlineEnd(in: scenario)
    var bytes = Array(scenario[..<split])
    for item in added { bytes += "\(item.name): \(item.className)\n".utf8 }
    bytes += scenario[split...]
    let start = bytes.count
    for call in calls { bytes += "\(call)\n".utf8 }
    return (Scenario.load(bytes: bytes, path: "import"), start)
  }

  private static func unknownNames(_ scenario: Scenario, from start: Int) -> [String] {
    var names: [String] = []
    for item in scenario.diagnostics where item.code == "check.unknown-name" && Int(item.range.start) >= start {
      let name = String(decoding: scenario.source.bytes[item.range.offsets], as: UTF8.self)
      let isReceiver = !isArgument(name, in: scenario.source.bytes[start...])
      if !isReceiver, !names.contains(name), name.utf8.first.map({ $0.isSmall }) ?? false {
        names.append(name)
      }
    }
    return names
  }

  /// Whether a name is used as a controller argument: one that is only called is not there at all.
  private static func isArgument(_ name: String, in calls: ArraySlice<UInt8>) -> Bool {
    func isWord(_ byte: UInt8) -> Bool {
      byte.isDigit || byte.isLetter || byte == 0x5f || byte >= 0x80
    }
    for piece in calls.split(whereSeparator: { !isWord($0) && $0 != UInt8(ascii: ".") })
    where piece.elementsEqual(name.utf8) {
      return true
    }
    return false
  }

  /// The class that a user who types a name most likely means.
  private static func className(_ name: String) -> String {
    let word = name.lowercased()
    for (part, className) in [
      ("alert", "UIAlertController"), ("actionsheet", "UIAlertController"), ("activity", "UIActivityViewController"),
      ("share", "UIActivityViewController"), ("safari", "SFSafariViewController"),
      ("imagepicker", "UIImagePickerController"), ("nav", "UINavigationController"), ("tab", "UITabBarController"),
      ("search", "UISearchController"),
    ] where word.hasPrefix(part) || word.hasSuffix(part) || part == "alert" && word.hasText(part) {
      return className
    }
    return "UIViewController"
  }

  /// `0x7f9d…` becomes the name of the controller or view with that address.
  private static func namingAddresses(_ call: String, _ dump: HierarchyImport) -> String {
    guard call.hasText("0x") else { return call }
    var names: [String: String] = [:]
    for item in dump.controllers {
      if !item.address.isEmpty { names[item.address.lowercased()] = item.name }
      if !item.viewAddress.isEmpty { names[item.viewAddress.lowercased()] = "\(item.name).view" }
      if !item.presentationAddress.isEmpty {
        names[item.presentationAddress.lowercased()] = "\(item.name).presentationController"
      }
    }
    var result = ""
    var word = ""
    func flush() {
      result += names[word.lowercased()] ?? word
      word = ""
    }
    for character in call {
      if character.isLetter || character.isNumber {
        word.append(character)
      } else {
        flush()
        result.append(character)
      }
    }
    flush()
    return result
  }
}
