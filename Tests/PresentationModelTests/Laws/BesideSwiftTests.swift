import Testing

@testable import PresentationModel

/// A scenario is one language with and without Swift in its file: with a class beside it that nothing uses every file of the
/// book is read as it was, and every expectation about what happens comes to the same.
@Suite struct BesideSwiftTests {
  private static let zebra = """
    class ZebraQuaggaController: UIViewController {
      var quagga = 0
      func striping() {
        quagga += 1
        dismiss(animated: true)
      }
    }

    """

  /// The text with the class above its first declaration; nil of a file that has Swift, or none to declare.
  private static func text(of path: String) -> String? {
    guard let program = ScenarioFiles.program(path), program.swift.isEmpty else { return nil }
    var lines = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.firstIndex { line in
      line.hasPrefix("window") || line.hasPrefix("class ")
        || line.first?.isLetter == true
          && line.split(separator: ":", omittingEmptySubsequences: false)[0].allSatisfy { $0.isLetter || $0.isNumber }
    }
    guard var row = first else { return nil }
    while row > 0, lines[row - 1].hasPrefix("//") { row -= 1 }
    lines.insert(Substring(zebra), at: row)
    return lines.joined(separator: "\n")
  }

  @Test func aClassThatNothingUsesChangesNothing() {
    var count = 0
    for path in ScenarioFiles.sample(every: 5) {
      guard let text = Self.text(of: path) else { continue }
      let scenario = Scenario.load(bytes: Array(text.utf8), path: path)
      let errors = scenario.diagnostics.filter { $0.severity == .error }.map(\.message)
      #expect(!scenario.programs.isEmpty, "\(path): \(errors)")
      for (program, alone) in zip(scenario.programs, ScenarioFiles.programs(path)) {
        count += 1
        expect(failures(program), equals: failures(alone), "\(path)")
      }
    }
    #expect(count > 250, "\(count) programs")
  }

  /// The texts of the expectations that do not hold; those about lint are left out, which looks at the class too.
  private func failures(_ program: Program) -> [String] {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: true)
    var found: [String] = []
    while let outcome = runner.next() {
      found += outcome.failures.compactMap { $0.expectation }.map { program.expectations[Int($0.index)].text }
    }
    return found.filter { !$0.contains("lint") }
  }
}
