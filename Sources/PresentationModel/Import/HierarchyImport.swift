/// A dump of `_printHierarchy` made into a scenario.
package struct HierarchyImport: Sendable {
  /// One controller of the dump.
  package struct Controller: Sendable {
    /// Line of the dump, from 1.
    package var line: Int
    /// The name that the scenario gives it.
    package var name: String
    /// The class that the scenario gives it.
    package var className: String
    /// Its address, its view's and its presentation controller's, as the dump writes them; empty where it does not.
    package var address: String
    /// The view's.
    package var viewAddress: String
    /// The presentation controller's.
    package var presentationAddress: String
  }

  /// The dump.
  package let source: SourceText
  /// What is no dump at all (errors), and what is damaged (warnings), in the order of the lines.
  package let diagnostics: [Diagnostic]
  /// What was decided without the dump saying so.
  package let notes: [ImportNote]
  /// The scenario; nil where there is no dump.
  package let scenario: [UInt8]?
  /// The controllers, in the order of the lines.
  package let controllers: [Controller]
  /// Whether a run of the scenario ends in the dump.
  package let isFaithful: Bool

  /// The most trials that bring the scenario nearer to the dump.
  private static let mostTrials = 12

  /// Imports a dump; `ios` and `device` are header lines that replace what the dump says.
  package static func read(_ bytes: [UInt8], path: String, ios: String? = nil, device: String? = nil) -> HierarchyImport
  {
    let source = SourceText(bytes, path: path)
    let forest = DumpReader.read(source)
    guard !forest.nodes.isEmpty else {
      return HierarchyImport(
        source: source, diagnostics: forest.diagnostics, notes: [], scenario: nil, controllers: [], isFaithful: false)
    }
    var plan = ImportPlan(source, forest, ios: ios, device: device)
    plan.findTransition()
    plan.findPushes()
    plan.findWindowTrees()
    var text = ImportWriter.write(plan)
    var best = plan
    var fewest = Int.max
    var differences: [Int] = []
    for _ in 0..<mostTrials {
      let trial = plan.runs(&text)
      if trial.isEqual {
        (best, fewest) = (plan, 0)
        break
      }
      differences = plan.differences(trial)
      if differences.count + 1 < fewest { (best, fewest) = (plan, differences.count + 1) }
      guard !plan.isAllComment, plan.mend(trial, differences) else { break }
      text = ImportWriter.write(plan)
    }
    if fewest > 0 {
      best.isExpected = false
      text = ImportWriter.write(best)
      let trial = best.runs(&text)
      if !best.isAllComment { best.notes.append(best.unfaithful(trial)) }
    }
    return HierarchyImport(
      source: source, diagnostics: best.forest.diagnostics.sorted { $0.range.start < $1.range.start },
      notes: best.notes,
      scenario: text, controllers: best.controllers(), isFaithful: fewest == 0 && best.rescues == 0)
  }
}

extension ImportPlan {
  /// A run of the scenario, without the lines that prevent it.
  mutating func runs(_ text: inout [UInt8]) -> ImportTrial {
    while true {
      let trial = ImportTrial(text, self)
      guard let trouble = trial.trouble, rescue(trouble, in: text) else { return trial }
      findWindowTrees()
      text = ImportWriter.write(self)
    }
  }

  /// The lines that no scenario reproduces.
  func unfaithful(_ trial: ImportTrial) -> ImportNote {
    let lines = differences(trial).prefix(10).map { String(forest.nodes[$0].number) }
    let what =
      lines.isEmpty ? "the dump" : lines.count == 1 ? "line \(lines[0])" : "lines \(lines.joined(separator: ", "))"
    return ImportNote(
      line: 0, text: "a run of the scenario ends in another state than \(what): 'expect hierarchy' is left out")
  }

  func controllers() -> [HierarchyImport.Controller] {
    forest.nodes.indices.compactMap { row in
      let node = forest.nodes[row]
      guard !node.isLeftOut, !isMoreList(Int32(truncatingIfNeeded: row)) else { return nil }
      func string(_ range: Range<Int>?) -> String { range.map { String(decoding: text($0), as: UTF8.self) } ?? "" }
      return HierarchyImport.Controller(
        line: node.number, name: names[row], className: classes[Int(classOf[row])].name,
        address: string(node.line.address),
        viewAddress: string(node.line.viewAddress), presentationAddress: string(node.line.presentationAddress))
    }
  }

  /// Marks the rows that are in an outline under a window.
  mutating func findWindowTrees() {
    inWindowTree = Array(repeating: false, count: forest.nodes.count)
    for row in forest.nodes.indices {
      if hasOwnOutline(row) { continue }
      let above = forest.nodes[row].above
      inWindowTree[row] = above < 0 || inWindowTree[Int(above)]
    }
  }
}

extension HierarchyImport {
  /// The place for further outlines in an imported scenario: after its own, before its statements.
  package static func outlineEnd(in scenario: [UInt8]) -> Int {
    let tree = SyntaxTree.parse(SourceText(scenario, path: "")).0
    guard let last = tree.outline.last else { return 0 }
    var end = max(Int(last.nameRange.end), Int(last.classRange.end))
    while end < scenario.count, scenario[end] != 0x0a { end += 1 }
    return min(end + 1, scenario.count)
  }
}
