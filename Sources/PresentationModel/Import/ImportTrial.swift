/// A run of an imported scenario: what the engine shows at its end, controller by controller. Of several versions in
/// the header it is the newest one that does not end in the dump; all of them have to run to their end.
struct ImportTrial {
  /// Whether the dump came out as it is, to the byte.
  private(set) var isEqual = false
  /// Why the scenario does not run to its end; nil where it does.
  private(set) var trouble: ImportTrouble?
  /// The line that came for each row; nil where none did.
  private(set) var lines: [DumpLine?]
  /// Those of the newest version that does not end in the dump.
  private var firstOther: [DumpLine?]?

  init(_ text: [UInt8], _ plan: ImportPlan) {
    lines = Array(repeating: nil, count: plan.forest.nodes.count)
    let scenario = Scenario.load(bytes: text, path: "import")
    guard !scenario.programs.isEmpty else {
      let errors = scenario.diagnostics.filter { $0.severity == .error }
      trouble = .doesNotLoad(errors.map { scenario.source.line(of: Int($0.range.start)) })
      return
    }
    for program in scenario.programs.reversed() {
      let isSame = run(program, plan)
      if trouble != nil { return }
      if !isSame, firstOther == nil { firstOther = lines }
    }
    if let firstOther { lines = firstOther }
    isEqual = firstOther == nil
  }

  /// Whether a run under one version ends in the dump; what came is kept if not.
  private mutating func run(_ program: Program, _ plan: ImportPlan) -> Bool {
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    var failures: [ExpectationFailure] = []
    while let outcome = runner.next() {
      failures += outcome.failures
      if let failure = outcome.failures.first(where: { $0.expectation == nil }) {
        let words = outcome.exception?.text ?? failure.message
        trouble = outcome.index < 0 ? .endsAtLaunch(words) : .endsInStep(failure.line, words)
        return false
      }
    }
    if failures.isEmpty, runner.unreached().isEmpty, plan.isExpected { return true }
    lines = Array(repeating: nil, count: plan.forest.nodes.count)
    var rows: [String: Int] = [:]
    for (row, name) in plan.names.enumerated() { rows[name] = row }
    collect(runner.hierarchyBytes(), rows, plan)
    for failure in failures { collect(Array(failure.actual.utf8), rows, plan) }
    for tree in plan.forest.trees where lines[Int(tree.root)] == nil {
      // What came as expected is not among the failures.
      for row in plan.forest.rows(of: plan.tree(ofRoot: Int(tree.root))) { lines[row] = plan.forest.nodes[row].line }
    }
    return false
  }

  private mutating func collect(_ bytes: [UInt8], _ rows: [String: Int], _ plan: ImportPlan) {
    // UIKit's own have no names: they belong to the last tab bar before them that still waits for its More.
    var waiting: [ImportedMore] = []
    var current: ImportedMore?
    bytes.withUnsafeBufferPointer { buffer in
      var start = 0
      while start < buffer.count {
        var end = start
        var mark = -1
        while end < buffer.count, buffer[end] != 0x0a {
          if mark < 0, buffer[end] == UInt8(ascii: "<") { mark = end }
          end += 1
        }
        if mark >= 0,
          let line = DumpLineReader.read(buffer, at: mark, lineStart: start, limit: end, isLikely: true)
        {
          if let name = line.name, let row = rows[String(decoding: buffer[name], as: UTF8.self)] {
            lines[row] = line
            if let more = plan.mores.first(where: { $0.tabs == Int32(truncatingIfNeeded: row) }) {
              waiting.append(more)
            }
          } else if buffer[line.className].elementsEqual(ImportPlan.moreClass.utf8) {
            current = waiting.popLast()
            if let current { lines[Int(current.nav)] = line }
          } else if let current, buffer[line.className].elementsEqual(ImportPlan.moreListClass.utf8) {
            lines[Int(current.list)] = line
          }
        }
        start = end + 1
      }
    }
  }
}
