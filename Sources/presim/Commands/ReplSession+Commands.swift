import PresentationModel

/// What can be asked of a session, beside what a file has.
extension ReplSession {
  /// The words that may follow at the end of a text: after a point members, at the beginning of a line statements.
  func completions(of text: String) -> [String] {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }.count
    let before = text.dropLast(word)
    if before.last == "." {
      return Set(
        Property.allCases.map(\.name) + UIKitClass.allCases.flatMap { type in type.methods.map { "\($0.name)" } }
      ).sorted()
    }
    let names = file.program?.outline.names.filter { !$0.isEmpty } ?? []
    let starts = before.allSatisfy { $0 == " " }
    let words = starts ? ["begin", "cancel", "class", "expect", "finish", "turn", "window"] : []
    let commands =
      starts ? Self.commands.map(\.name).filter { $0.hasPrefix(":") }.map { String($0.prefix { $0 != " " }) } : []
    return (names + words + commands).sorted()
  }

  /// The rules and the device that it runs under.
  var rules: String {
    guard let program = file.program else { return "" }
    return "\(program.profile.text) · \(program.environment.text)"
  }

  /// What can be typed.
  static let commands: [(name: String, meaning: String)] = [
    ("home.present(card, animated: true)", "a statement, an outline or a class, as in a file: it runs"),
    ("card.presentingViewController", "a value: it is printed, and nothing changes"),
    ("expect card.view.window != nil", "an expectation: whether it holds, and why not"),
    ("?", "why the last statement did what it did"),
    (":hierarchy", "the hierarchy"),
    (":compare", "the last statement under every presentation style"),
    (":undo", "takes the last statement back"),
    (":save FILE", "writes what was typed; ':save! FILE' over a file that is there"),
    (":help", "this list"),
    (":quit", "ends the session"),
  ]

  func help() {
    let width = Self.commands.map(\.name.count).max() ?? 0
    for (name, meaning) in Self.commands {
      let blanks = String(repeating: " ", count: width - name.count + 2)
      console.out.line(console.paint(.cyan, name) + blanks + meaning)
    }
  }

  func explain() {
    let file = file
    guard let program = file.program else { return }
    var explainer = ScenarioExplainer(program, of: file.source)
    var last: StepOutcome?
    while let next = explainer.next() { last = next }
    guard let last else { return }
    let step = StepReport(last, of: file, in: explainer.runner, withEvents: false, keepsHierarchy: false)
    let short = explainer.explanation(of: last, triesOthers: true)
    ShortExplainText(output: console.out, paint: console.paint, file: file).write(
      ExplainReport(last, step, short, of: file, in: explainer.runner))
  }

  mutating func compare() {
    let file = file
    guard let program = file.program, steps > 0,
      StepSelection.presentation(at: program.steps[steps - 1].line, in: program, of: file) == steps - 1
    else {
      console.error("presim", "the last step presents nothing")
      status.worsen(to: .usage)
      return
    }
    let version = CompareReport.compare(file, program.profile, at: steps - 1)
    CompareText(output: console.out, paint: console.paint).write([version])
  }

  mutating func save(_ path: String, replaces: Bool) {
    guard !path.isEmpty else {
      console.error("presim", "':save' needs a file")
      status.worsen(to: .usage)
      return
    }
    do throws(SystemError) {
      // What this session has saved there, or nothing, goes without asking.
      if !replaces, Discovery.exists(path), !path.hasPrefix("/dev/"), try FileReading.bytes(of: path) != saved[path] {
        console.error(path, "is there already and holds something else: ':save! \(path)' writes over it")
        status.worsen(to: .usage)
        return
      }
      saved[path] = typed
      try AtomicWrite.create(path, with: typed)
      console.out.line("saved \(path)")
    } catch {
      console.error(path, error.message)
      status.worsen(to: .usage)
    }
  }
}
