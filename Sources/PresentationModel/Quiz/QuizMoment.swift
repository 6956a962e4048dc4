/// A step that has just run, to make questions of.
struct QuizMoment {
  let program: Program
  let bytes: [UInt8]
  let outcome: StepOutcome
  /// Nil for launch.
  let before: Hierarchy?
  let after: Hierarchy
  /// Its expectations that hold.
  let pins: [Expectation]

  /// The questions of all pins; each kind asks once.
  func drafts() -> [(draft: QuizDraft, pin: Expectation)] {
    var result: [(draft: QuizDraft, pin: Expectation)] = []
    for pin in pins {
      for draft in drafts(of: pin) where !result.contains(where: { $0.draft.prompt == draft.prompt }) {
        result.append((draft, pin))
      }
    }
    return result
  }

  /// The questions of a pin, the one that it means before others.
  func drafts(of pin: Expectation) -> [QuizDraft] {
    switch pin.kind {
    case .events(_, let block), .eventsInclude(let block): return [order(block), comes(block)].compactMap { $0 }
    case .noEvent(let line): return [doesNotCome(line)].compactMap { $0 }
    case .log, .noLog, .exception: return [console()].compactMap { $0 }
    case .hierarchy: return [presenter(), window(), dismissal()].compactMap { $0 }
    case .rule(let id): return drafts(ofRule: id)
    case .truth, .compare: return drafts(ofProperty: pin)
    case .noEvents, .noRule, .lint, .noLint: return []
    }
  }

  private func drafts(ofRule id: DecisionID) -> [QuizDraft] {
    let family = id.text.split(separator: "-").first.map { String($0) } ?? ""
    switch family {
    case "CTX", "PRE": return [presenter()].compactMap { $0 }
    case "REM": return [window()].compactMap { $0 }
    case "STY", "ADP": return [style()].compactMap { $0 }
    case "DIS": return [dismissal()].compactMap { $0 }
    default: return []
    }
  }

  private func drafts(ofProperty pin: Expectation) -> [QuizDraft] {
    let text = pin.text
    if text.hasText(".isReachable") { return [bars(pin)].compactMap { $0 } }
    if text.hasText(".view.window") || text.hasText("viewIfLoaded") || text.hasText("removesPresentersView") {
      return [window(), dismissal()].compactMap { $0 }
    }
    if text.hasText("presentation("), text.hasText(").style") || text.hasText(").adapted") {
      return [style()].compactMap { $0 }
    }
    if text.hasText(").context") || text.hasText("presentingViewController") {
      return [presenter() ?? dismissal() ?? property(pin)].compactMap { $0 }
    }
    if text.hasText("presentedViewController") {
      return [dismissal() ?? presenter() ?? property(pin)].compactMap { $0 }
    }
    return [property(pin)].compactMap { $0 }
  }

  // MARK: Names

  /// What the file calls a controller; nil for one that it does not name.
  func name(_ x: ControllerID) -> String? {
    let names = program.outline.names
    let row = Int(x.index)
    return names.indices.contains(row) && !names[row].isEmpty ? names[row] : nil
  }

  /// The controllers that the file names, in its order.
  var named: [ControllerID] {
    program.outline.names.indices.map { ControllerID(row: $0) }.filter { name($0) != nil }
  }

  /// Beyond so many there is more than a question can tell.
  static let most = 40

  /// `a`, `a and b`, `a, b and c`.
  func list(_ people: [ControllerID]) -> String { ControllerText.list(people, in: after) }

  /// A controller and its parents.
  func upwards(_ x: ControllerID, _ hierarchy: Hierarchy) -> [ControllerID] {
    var result = [x]
    while let parent = hierarchy.parent(of: result[result.count - 1]) { result.append(parent) }
    return result
  }

  /// Each once, in order; the first of many.
  static func unique(_ people: [ControllerID]) -> [ControllerID] {
    people.prefix(most).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
