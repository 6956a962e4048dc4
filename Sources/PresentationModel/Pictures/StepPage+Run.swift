extension StepPage {
  /// For how many steps of a page other ways are tried: each costs runs of the scenario.
  private static let triedSteps = 6

  /// Runs a file for its page.
  ///
  /// - Parameters:
  ///   - file: the bytes of the file itself, which the page shows.
  ///   - source: what the program was made of: the file's bytes, and those of the Swift files that it names.
  ///   - start: the row of the step to begin with; nil for the first call.
  package init(_ program: Program, file: [UInt8], source: [UInt8], allEvents: Bool = false, start: Int? = nil) {
    var options = PictureWalk.Options()
    options.allEvents = allEvents
    options.explains = true
    options.triesOthers = Self.triedSteps
    var walk = PictureWalk(program, of: source, options)
    var steps: [PictureStep] = []
    while let step = walk.next() { steps.append(step) }
    let unreached = walk.unreached
    let failed = steps.reduce(0) { $0 + $1.failed } + unreached.count
    let count = steps.reduce(0) { $0 + $1.expectations } + unreached.count
    let expectations = "\(count) \(count == 1 ? "expectation" : "expectations")"
    let status =
      failed > 0 ? count > 0 ? "\(failed) failed of \(expectations)" : "fails" : count > 0 ? "\(expectations) held" : ""
    let facts = [program.profile.text, steps.first?.device ?? "", status].filter { !$0.isEmpty }
    let text = String(decoding: file, as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { String($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.init(title: program.title, facts: facts.joined(separator: " · "), source: lines, steps: steps)
    failures = unreached
    self.start = min(max(0, start.map { $0 + 1 } ?? 1), max(0, steps.count - 1))
  }

  /// The steps alone, with their looks, for a page that has the source itself: the playground's.
  package var sections: String {
    var text = "<style>\(PictureLook.css)</style>\n"
    text += HTMLText.element("p", facts, "class=\"facts\"")
    for failure in failures { text += HTMLText.element("p", failure, "class=\"fails\"") }
    for (row, step) in steps.enumerated() { text += section(step, row) }
    return text
  }
}
