import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// Explanations as readers get them. `explanations.txt` holds them word for word, to be read aloud;
/// `PRESIM_UPDATE=1 swift test --filter ExplanationTests` writes it anew.
@Suite struct ExplanationTests {
  private static let url = Repository.root.appendingPathComponent(
    "Tests/PresentationModelTests/Rendering/explanations.txt")

  /// What `presim explain` prints, run at the top of the repository.
  private static func explanation(_ operand: String) throws -> String {
    let parts = operand.split(separator: ":").map(String.init)
    let data = try Data(contentsOf: Repository.root.appendingPathComponent(parts[0]))
    let file = ScenarioFile.read(Array(data), path: parts[0])
    let program = try #require(file.program)
    let line = parts.count > 1 ? Int(parts[1]) : nil
    let target = line.map { ExplainTarget(line: $0, in: program, of: file) ?? .step(-1) } ?? .all
    let reports = Self.reports(file, program, target)
    return try written { output in
      let text = ShortExplainText(output: output, paint: Paint(isOn: false), file: file)
      if line != nil, let report = reports.first { return text.write(report) }
      var overview = OverviewText(text)
      for report in reports { overview.write(report) }
      overview.end()
    }
  }

  private static func reports(_ file: ScenarioFile, _ program: Program, _ target: ExplainTarget) -> [ExplainReport] {
    var reports: [ExplainReport] = []
    ExplainWalk(file, program, target, keepsHierarchy: false).forEach { report in
      reports.append(report)
      return true
    }
    return reports
  }

  private static func written(_ write: (Output) -> Void) throws -> String {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let handle = try FileHandle(forWritingTo: url)
    let output = Output(descriptor: handle.fileDescriptor)
    write(output)
    output.flush()
    try handle.close()
    return String(decoding: try Data(contentsOf: url), as: UTF8.self)
  }

  @Test func readsAsItIsWritten() throws {
    let text = try String(contentsOf: Self.url, encoding: .utf8)
    let operands = text.split(separator: "\n").filter { $0.hasPrefix("$ presim explain ") }.map {
      String($0.dropFirst("$ presim explain ".count))
    }
    #expect(operands.count >= 20)
    var now = ""
    for operand in operands {
      let explanation = try Self.explanation(operand)
      now += "$ presim explain \(operand)\n\(explanation)\n"
      #expect(explanation.contains("→ "), "\(operand)")
      #expect(!explanation.contains(" \n"), "\(operand): a blank at the end of a line")
    }
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try Data(now.utf8).write(to: Self.url)
    }
    let blocks = text.components(separatedBy: "$ presim explain ").dropFirst()
    for (wanted, found) in zip(blocks, now.components(separatedBy: "$ presim explain ").dropFirst()) {
      expect(found, equals: wanted, "\(wanted) \(found)")
    }
  }

  /// A question of the book is answered on one screen: the file as a whole, and each of its steps.
  @Test(arguments: ScenarioFiles.all.filter { $0.contains("Scenarios/questions/") })
  func aQuestionFitsAScreen(_ path: String) throws {
    let name = String(path.dropFirst(Repository.root.path.count + 1))
    let whole = try Self.explanation(name).split(separator: "\n", omittingEmptySubsequences: false)
    // Two more are the heading's.
    #expect(whole.count - 1 + 2 <= 25, "\(name)")
    let program = try #require(ScenarioFiles.program(path))
    for step in program.steps {
      let lines = try Self.explanation("\(name):\(step.line)").split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count - 1 <= 25, "\(name):\(step.line)")
    }
  }

  /// What is offered has been tried: typed into the file, it gives what was said.
  @Test func whatIsOfferedIsTrue() throws {
    let source = """
      window
        tabs: UITabBarController
          map: MapViewController
      place: PlaceViewController
      map.present(place, animated: true)

      """
    let file = ScenarioFile.read(Array(source.utf8), path: "a.presim")
    let reports = Self.reports(file, try #require(file.program), .step(0))
    let offer = try #require(reports.first?.short.alternatives.first)
    expect(offer.purpose, equals: "to keep the tab bar")
    let changed = source.replacing("map.present", with: "\(offer.code)\nmap.present")
    let program = try #require(ScenarioFile.read(Array(changed.utf8), path: "a.presim").program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while runner.next() != nil {}
    expect(runner.tabBarIsReachable(), equals: true)
    expect(offer.result, equals: "map presents")
  }

  /// Where nothing helps, nothing is offered.
  @Test func nothingIsOfferedThatDoesNotHelp() throws {
    let source = """
      window
        tabs: UITabBarController
          map: MapViewController
      ask: UIAlertController
      map.present(ask, animated: true)

      """
    let file = ScenarioFile.read(Array(source.utf8), path: "a.presim")
    let reports = Self.reports(file, try #require(file.program), .step(0))
    expect(reports.first?.short.alternatives, equals: [])
  }

  @Test(arguments: Lesson.allCases)
  func theLessonIsThere(_ lesson: Lesson) {
    #expect(FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(lesson.path).path))
  }
}
