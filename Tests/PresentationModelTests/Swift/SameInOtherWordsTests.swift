import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// Pasted Swift does the same however it is written: with `.init`, with brackets round a value, over several lines, with
/// comments between its words. Every file of the book is written anew in each of these ways, and each step comes to the
/// same events, console, decisions, failures and hierarchy.
@Suite struct SameInOtherWordsTests {
  enum Way: CaseIterable, Sendable {
    case initializer, brackets, completion, comments, chain, arguments, brace

    func written(_ line: String) -> String {
      switch self {
      case .initializer:
        // `Card(` of a value, and no attribute, pattern or declaration.
        guard line.firstMatch(of: /\b(func|class|case|extension|struct|enum|protocol|import)\b/) == nil else {
          return line
        }
        return line.replacing(/(^|[\s(\[])([A-Z]\w*[a-z]\w*)\(/) { "\($0.1)\($0.2).init(" }
      case .brackets:
        if let found = line.wholeMatch(of: /(\s+return )([^{};]+)/) { return Self.inBrackets(found.1, found.2) ?? line }
        guard let found = line.wholeMatch(of: /(\s+(?:let|var) \w+ = )([^{};]+)/) else { return line }
        return Self.inBrackets(found.1, found.2) ?? line
      case .completion:
        return line.replacing(/(\b(?:present|dismiss)\((?:[^(){}]|\([^(){}]*\))*animated: (?:true|false))\)$/) {
          "\($0.1), completion: nil)"
        }
      case .comments:
        guard !line.contains("(set)"), !line.contains(":)") else { return line }
        return line.replacing(/[(,] ?/) { "\($0.0)/* why */ " } + " // how"
      case .chain: return line.replacing(/([\w)\]])\.(?=[a-z]\w*[(.])/) { "\($0.1)\n        ." }
      case .arguments:
        guard !line.contains("(set)"), !line.contains(":)") else { return line }
        return line.replacing(/(\w)\((?=\w)/) { "\($0.1)(\n          " }.replacing(/, (?=\w+: )/) { _ in ",\n          "
        }
      case .brace: return line.replacing(/\) \{(?= (\[| ?\w+ in\b|\$0))/) { _ in ")\n        {" }
      }
    }

    private static func inBrackets(_ head: Substring, _ value: Substring) -> String? {
      let isWhole = [("(", ")"), ("[", "]")].allSatisfy { open, close in
        value.filter { String($0) == open }.count == value.filter { String($0) == close }.count
      }
      // A case has its type from outside, `try` goes for what stands behind it, and `a = 1, b = 2` are two.
      guard isWhole, !value.contains("//"),
        value.firstMatch(of: /^(\.|try|await|if|switch)\b|, \w+( =|: \w+ =)/) == nil,
        !"=?&|+-".contains(value.last ?? "=")
      else { return nil }
      return "\(head)(\(value))"
    }
  }

  /// The text with the lines of its pasted declarations written in a way; nil where none changes.
  private static func text(of path: String, _ way: Way) -> String? {
    let lines = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result: [String] = []
    var isInside = false
    var isInText = false
    for line in lines {
      if line.firstMatch(of: /^(\w+ |@\w+ )*(class|struct|enum|extension|protocol|actor) \w.*\{$/) != nil {
        isInside = true
      }
      if line.hasPrefix("}") { isInside = false }
      if line.contains("\"\"\"") { isInText.toggle() }
      let isPlain = line.first == " " && !line.contains { "\"#\\@".contains($0) } && !line.contains("//")
      result.append(isInside && !isInText && isPlain ? way.written(line) : line)
    }
    return result == lines ? nil : result.joined(separator: "\n")
  }

  /// Code of the field; of `swift test` a third, as of the book.
  private static let field: [String] = {
    var discovery = Discovery()
    discovery.add(Repository.root.appendingPathComponent("Tests/PresentationModelTests/FieldScenarios").path)
    return stride(from: 0, to: discovery.files.count, by: ScenarioFiles.isExhaustive ? 1 : 3).map {
      discovery.files[$0]
    }
  }()

  @Test(arguments: Way.allCases)
  func itComesToTheSame(_ way: Way) {
    var count = 0
    for path in ScenarioFiles.sample(every: 3) + Self.field {
      guard let program = ScenarioFiles.program(path), !program.swift.isEmpty, let text = Self.text(of: path, way)
      else {
        continue
      }
      let scenario = Scenario.load(bytes: Array(text.utf8), path: path)
      guard let other = scenario.program else {
        let errors = scenario.diagnostics.filter { $0.severity == .error }.map {
          "\(scenario.source.line(of: Int($0.range.start))): \($0.message)"
        }
        Issue.record("\(ScenarioFiles.shown(path)), \(way): \(errors)")
        continue
      }
      count += 1
      let (steps, others) = (ToldSteps.all(program), ToldSteps.all(other))
      for (row, pair) in zip(steps, others).enumerated() where pair.0 != pair.1 {
        Issue.record("\(ScenarioFiles.shown(path)), \(way), step \(row):\n\(pair.0)\n---\n\(pair.1)")
        break
      }
      expect(steps.count, equals: others.count, "\(ScenarioFiles.shown(path)), \(way)")
    }
    #expect(count > 5, "\(count) files, \(way)")
  }
}
