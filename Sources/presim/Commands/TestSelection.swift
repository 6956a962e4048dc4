import PresentationModel

/// What of each file `presim test` looks at: all, or of `FILE:LINE` the expectations there.
struct TestSelection: Sendable {
  /// The paths to look for files in, without lines.
  private(set) var paths: [String] = []
  /// Lines of files, by the name under which the file is found.
  private var lines: [String: [Int]] = [:]

  init(_ operands: [String]) {
    for operand in operands {
      let location = Location(operand)
      if let line = location.line {
        if lines[location.path] == nil { paths.append(location.path) }
        lines[location.path, default: []].append(line)
      } else {
        paths.append(operand)
      }
    }
  }

  /// The lines of a file that were named; nil where all of it counts.
  func lines(of path: String) -> [Int]? { lines[path] }

  /// The expectations that lines stand for: the one that is written there, else those of the step there, or of launch.
  static func expectations(at lines: [Int], in program: Program, of file: ScenarioFile) -> Set<ExpectationID> {
    var found: Set<ExpectationID> = []
    for line in lines {
      let here = program.expectations.indices.filter { row in
        let expectation = program.expectations[row]
        return expectation.line == line || isInside(line, expectation, file)
      }
      if here.isEmpty {
        let step = StepSelection.step(at: line, in: program)
        found.formUnion(step < 0 ? program.launchExpectations : program.steps[step].expectations)
      } else {
        for row in here { found.insert(ExpectationID(Int32(row))) }
      }
    }
    return found
  }

  /// Whether a line is one of those below `expect hierarchy` or `expect events`.
  private static func isInside(_ line: Int, _ expectation: Expectation, _ file: ScenarioFile) -> Bool {
    guard let block = expectation.block, line > expectation.line else { return false }
    let text = file.source[Int(expectation.range.start)..<min(Int(block.end), file.source.count)]
    let rows = text.count { $0 == 10 } + (text.last == 10 ? 0 : 1)
    return line < expectation.line + rows
  }
}
