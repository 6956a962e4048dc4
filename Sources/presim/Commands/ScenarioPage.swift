import PresentationModel

/// A file as a page that steps.
struct ScenarioPage {
  private var page: StepPage

  /// For how many steps of a page other ways are tried: each costs runs of the scenario.
  private static let triedSteps = 6

  /// Runs the file; `start` is the row of the step to begin with, nil for the first call.
  init(_ file: ScenarioFile, _ program: Program, allEvents: Bool, start: Int?) {
    var wish = PictureWalk.Wish()
    wish.allEvents = allEvents
    wish.explains = true
    wish.triesOthers = Self.triedSteps
    var walk = PictureWalk(program, of: file.source, wish)
    var steps: [PictureStep] = []
    while let step = walk.next() { steps.append(step) }
    let unreached = walk.unreached
    let failed = steps.reduce(0) { $0 + $1.failed } + unreached.count
    let count = steps.reduce(0) { $0 + $1.expectations } + unreached.count
    let expectations = "\(count) \(count == 1 ? "expectation" : "expectations")"
    let status = failed > 0 ? "\(failed) failed of \(expectations)" : count > 0 ? "\(expectations) held" : ""
    let facts = [program.profile.text, steps.first?.device ?? "", status].filter { !$0.isEmpty }
    let text = String(decoding: file.bytes, as: UTF8.self)
    var lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    if lines.last == "" { lines.removeLast() }
    page = StepPage(title: program.title, facts: facts.joined(separator: " · "), source: lines, steps: steps)
    page.failures = unreached
    let wanted = start.map { $0 + 1 } ?? 1
    page.start = min(max(0, wanted), max(0, steps.count - 1))
  }

  /// How many steps there are beside launch.
  var stepCount: Int { max(0, page.steps.count - 1) }

  /// The title of the scenario.
  var title: String { page.title }

  /// The page, alone or in a book.
  func html(at place: StepPage.Place? = nil) -> String {
    var page = page
    page.place = place
    return page.html
  }
}
