import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// The documents of `run` and `explain` are what their schemas say, for scenarios of every kind; and what they say of a
/// controller is what the hierarchy and the engine say of it.
///
/// An ordinary run looks at every seventh scenario, and asks `run` and `explain` by turns; `PRESIM_EXHAUSTIVE=1` asks both
/// of all.
@Suite struct DocumentLawTests {
  private static let isExhaustive = ScenarioFiles.isExhaustive
  private static func files(from first: Int) -> [String] {
    let all = ScenarioFiles.all
    return isExhaustive ? all : stride(from: first, to: all.count, by: 14).map { all[$0] }
  }

  @Test func runsAreWhatTheSchemaSays() throws {
    let schema = try JSONSchema("run")
    for path in Self.files(from: 0) {
      let file = ScenarioFile.read(ScenarioFiles.bytes(path), path: ScenarioFiles.shown(path))
      let reports = RunDocument.reports(of: file)
      let output = Output()
      JSONDocument.write(RunDocument(files: reports), to: output)
      let document = try JSONSerialization.jsonObject(with: Data(output.takeBytes()))
      expect(schema.errors(in: document), equals: [], "\(file.path)")
      let written = Node(document)["files"].all
      try #require(written.count == reports.count, "\(file.path)")
      for (report, node) in zip(reports, written) {
        for (step, node) in zip(report.steps, node["steps"].all) {
          try check(step, node, "\(file.path):\(step.line)")
          checkCalls(node, file)
        }
      }
    }
  }

  @Test func explanationsAreWhatTheSchemaSays() throws {
    let schema = try JSONSchema("explain")
    for path in Self.files(from: 7) {
      let file = ScenarioFile.read(ScenarioFiles.bytes(path), path: ScenarioFiles.shown(path))
      guard let program = file.program else { continue }
      let output = Output()
      var question = ExplainQuestion(file, program, output: output, paint: Paint(isOn: false))
      question.isJSON = true
      let refusal = question.answer(line: nil)
      expect(refusal?.message, equals: nil, "\(file.path)")
      let document = try JSONSerialization.jsonObject(with: Data(output.takeBytes()))
      expect(schema.errors(in: document), equals: [], "\(file.path)")
    }
  }

  /// A part of a document.
  private struct Node {
    let value: Any?
    init(_ value: Any?) { self.value = value }
    subscript(key: String) -> Node { Node((value as? [String: Any])?[key]) }
    var all: [Node] { (value as? [Any] ?? []).map { Node($0) } }
    var text: String? { value as? String }
    var flag: Bool? { value as? Bool }
    /// What the document calls a controller elsewhere: one without a name by its class.
    var called: String {
      let name = self["name"].text ?? ""
      return name.isEmpty ? "<\(self["class"].text ?? "")>" : name
    }
    var texts: [String] { all.compactMap { $0.text } }
  }

  private func check(_ step: StepReport, _ node: Node, _ place: String) throws {
    #expect(step.endLine >= step.line, "\(place)")
    for event in node["events"].all {
      let text = event["text"].text ?? ""
      if let controller = event["controller"].text { #expect(text.contains(controller), "\(place): \(text)") }
      if let callback = event["callback"].text { #expect(text.contains(callback), "\(place): \(text)") }
    }
    guard let hierarchy = step.hierarchy, let world = hierarchy.world else { return }
    for (window, node) in zip(hierarchy.tree.windows, node["hierarchy"]["windows"].all) {
      var nodes: [(node: Node, above: Node?, isPresented: Bool)] = []
      if node["root"].value != nil { flatten(node["root"], nil, false, &nodes) }
      let lines = Array(hierarchy.tree.lines[window.lines])
      try #require(lines.count == nodes.count, "\(place)")
      for (line, found) in zip(lines, nodes) {
        let place = "\(place): \(line.name)"
        check(line, found, place)
        let isReachable = world.hierarchy.isInWindow(line.controller) && !Sheets.isCovered(line.controller, world)
        expect(found.node["takesTouches"].flag, equals: isReachable && window.isVisible, "\(place)")
      }
    }
  }

  /// What an event is said to come of is a statement of the file.
  private func checkCalls(_ step: Node, _ file: ScenarioFile) {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for event in step["events"].all where event["call"]["file"].value == nil {
      guard let line = event["call"]["line"].value as? Int else { continue }
      let text = lines.indices.contains(line - 1) ? String(decoding: lines[line - 1], as: UTF8.self) : ""
      let words = text.drop { $0 == " " }
      let isStatement = !words.isEmpty && !words.hasPrefix("//") && !words.hasPrefix("expect ")
      #expect(isStatement, "\(file.path): \(event["text"].text ?? "") of line \(line): \(text)")
    }
  }

  private func flatten(
    _ node: Node, _ above: Node?, _ isPresented: Bool, _ found: inout [(node: Node, above: Node?, isPresented: Bool)]
  ) {
    found.append((node, above, isPresented))
    for child in node["children"].all { flatten(child, node, false, &found) }
    if node["presented"].value != nil { flatten(node["presented"], node, true, &found) }
  }

  /// What a document says of a controller, against its line and what the engine answers.
  private func check(
    _ line: PrintedHierarchy.Line, _ found: (node: Node, above: Node?, isPresented: Bool), _ place: String
  ) {
    let node = found.node
    expect(node["name"].text, equals: line.name, "\(place)")
    expect(node["coverage"].text == "removed", equals: !line.isInWindow, "\(place)")
    let children = node["children"].all.map { $0.called }
    #expect(Set(node["shown"].texts).isSubset(of: children), "\(place)")
    #expect(Set(node["split"]["columns"].texts).isSubset(of: children), "\(place)")
    if let selected = node["selected"].text {
      #expect(children.contains(selected) || children.contains("<UIMoreNavigationController>"), "\(place)")
    }
    let presentation = node["presentation"]
    // One that is presented may be somebody's child, or a window's root, as well.
    #expect(presentation.value != nil || !found.isPresented, "\(place)")
    #expect(presentation.value == nil || found.isPresented || line.presentationClass != nil, "\(place)")
    guard presentation.value != nil else { return }
    if found.isPresented { expect(presentation["presenter"].text, equals: found.above?.called, "\(place)") }
    if let detent = presentation["detent"].text {
      #expect(presentation["detents"].texts.contains(detent), "\(place)")
    }
  }
}
