import Foundation
import Testing

@testable import PresentationModel

/// The laws of the house (Documentation/Architecture.md).
@Suite struct HouseLawTests {
  /// Bottom up: a folder names only what stands before it here.
  static let folders = [
    "UIKit", "Model", "Rulebook", "Reasoning", "Rules", "Schedules", "Program", "Simulation", "Lint", "Registry",
    "Scenario", "Rendering", "Runner", "Fixing", "Pictures", "Import", "Quiz", "Reports", "App", "Editor",
  ]

  static let rules = SourceTree.library.filter {
    $0.folder != "Reasoning" && ($0.code.contains(": Rule {") || $0.code.contains(": CandidateRule {"))
  }

  @Test func foldersNameOnlyFoldersBelowThem() {
    var home: [String: String] = [:]
    for file in SourceTree.library {
      for name in SourceTree.declarations(file.code) { home[name] = file.folder }
    }
    for file in SourceTree.library {
      guard let level = Self.folders.firstIndex(of: file.folder) else {
        Issue.record("\(file.path): a folder that has no place in the house")
        continue
      }
      for name in SourceTree.typeNames(file.code) {
        // A type of that name within one of the file's own is meant by it.
        guard let other = home[name], let above = Self.folders.firstIndex(of: other),
          !file.code.contains("struct \(name)")
        else { continue }
        #expect(above <= level, "\(file.path) names '\(name)' of \(other), which stands above it")
      }
    }
  }

  /// The page has a row for each folder, in their order, and what it names is there.
  @Test func thePageOfTheArchitectureIsTrue() throws {
    let page = try String(
      contentsOf: SourceTree.root.appending(path: "Documentation/Architecture.md"), encoding: .utf8)
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.compactMap {
      $0.split(separator: "`").dropFirst().first
    }
    expect(rows.filter { Self.folders.contains(String($0)) }.map { String($0) }, equals: Self.folders)
    var known: Set<String> = ["HouseLawTests", "Playground", "PresentationModel", "presim", "Void"]
    for file in SourceTree.library {
      known.formUnion(file.path.split(separator: "/").map { String($0) } + [file.name])
      known.formUnion(SourceTree.declarations(file.code))
    }
    for match in page.matches(of: /`([A-Z+][A-Za-z+\/]*)`/) {
      let name = match.1.split(separator: "/").last ?? ""
      #expect(known.contains(String(name)) || known.contains { $0.hasSuffix(name) }, "'\(match.1)' is not there")
    }
  }

  @Test func aRuleStandsInOnePlace() {
    var places: [String: [String]] = [:]
    for file in SourceTree.library {
      for line in file.code.split(separator: "\n") where line.contains("static let id = RuleID.") {
        places[String(line.split(separator: ".").last ?? ""), default: []].append(file.path)
      }
    }
    for id in RuleID.allCases {
      let found = places["\(id)"] ?? []
      expect(found.count, equals: 1, "\(id.text) stands in \(found)")
      expect(
        found.first.map { "Sources/PresentationModel/\($0)" }, equals: id.metadata.path,
        "\(id.text): the registry says \(id.metadata.path)")
    }
  }

  /// Rules stand in `Rules/<Question>/`, orders in `Schedules/`, what is the machine itself in `Simulation/`.
  @Test func aFolderOfRulesIsAQuestion() {
    for file in Self.rules {
      let parts = file.path.split(separator: "/")
      switch file.folder {
      case "Rules": expect(parts.count, equals: 3, "\(file.path): a rule belongs into the folder of its question")
      case "Schedules": expect(parts.count, equals: 2, "\(file.path)")
      case "Simulation": expect(parts.count, equals: 3, "\(file.path)")
      default: Issue.record("\(file.path): rules stand in Rules, Schedules or Simulation")
      }
    }
  }

  @Test func aFileIsNamedForItsClaim() {
    for file in Self.rules where file.folder != "Simulation" {
      let claims = SourceTree.declarations(file.code)
      #expect(
        claims.contains { $0.hasPrefix(file.name) || file.name.hasPrefix($0) } || claims.count > 1, "\(file.path)")
      #expect(
        !RuleID.allCases.contains { $0.text.filter { $0 != "-" } == file.name }, "\(file.path): an ID is no claim")
    }
  }

  /// A finding is made by a rule and opened by a ledger: both stand in one file, which keeps its seals to itself.
  @Test func findingsAreSealed() {
    for file in SourceTree.library {
      if file.name == "Finding" {
        #expect(!file.code.contains("public let answer") && !file.code.contains("internal init"))
        #expect(file.code.contains("fileprivate let answer"))
        continue
      }
      #expect(!file.code.contains(" Finding("), "\(file.path) makes a finding by itself")
      #expect(!file.code.contains(" TraceEntry("), "\(file.path) writes the trace by itself")
    }
  }

  /// A question file holds what orders two rules or more: where one rule alone answers, whoever asks takes its finding.
  @Test func questionsOrderTwoRulesOrMore() throws {
    let finding = "(?:take|note|holds)\\(\\s*[A-Z]\\w+\\.\\w+\\((?:(?!ledger)[^{}?])*\\)\\s*\\)"
    let wrapper = try Regex(
      "(?:private )?static func \\w+\\([^{}]*\\{\\s*ledger\\.\(finding)(?: (?:\\?\\?|==|!=) [\\w.\\[\\]]+)?\\s*\\}")
    for file in SourceTree.library where file.folder == "Rules" && !Self.rules.contains(where: { $0.path == file.path })
    {
      for match in file.code.matches(of: wrapper) where !file.code[match.range].contains("private") {
        Issue.record("\(file.path): '\(file.code[match.range])' only hands on what one rule says")
      }
    }
  }

  /// The run may take one rule's finding; where several rules of a question answer one after the other, their order
  /// stands in the question's file.
  @Test func noOrderOfRulesStandsInTheSimulation() {
    var questions: [String: String] = [:]
    for file in Self.rules where file.folder == "Rules" {
      for name in SourceTree.declarations(file.code) {
        questions[name] = String(file.path.split(separator: "/")[1])
      }
    }
    let ids = Set(RuleID.allCases.map { "\($0)" } + MessageID.allCases.map { "\($0)" })
    for file in SourceTree.library where file.folder == "Simulation" {
      // What stands in the way in one branch, by the question that it belongs to.
      var asked: [String: String] = [:]
      var isCondition = false
      for line in file.code.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
        for mark in ["case ", "default:", "} else", "func ", "mutating func ", "private "] where line.hasPrefix(mark) {
          asked = [:]
        }
        isCondition = isCondition || line.hasPrefix("if ") || line.hasPrefix("guard ") || line.hasPrefix("} else if ")
        for part in ["take(", "holds("] {
          for call in line.components(separatedBy: part).dropFirst() {
            let rule = String(call.prefix { $0.isLetter || $0.isNumber })
            guard let question = questions[rule], isCondition else { continue }
            expect(
              asked[question, default: rule], equals: rule,
              "\(file.path) asks '\(rule)' behind '\(asked[question] ?? "")': that order belongs into Rules/\(question)"
            )
            asked[question] = rule
          }
        }
        let chain = line.components(separatedBy: "?? take(")
        #expect(chain.count == 1 || !chain[0].contains("take("), "\(file.path): '\(line)'")
        isCondition = isCondition && line.hasSuffix(",")
      }
      // A rule that is the machine has its entry, and its messages, at the top of the file that does it.
      guard !Self.rules.contains(where: { $0.path == file.path }) else { continue }
      for word in file.code.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == ".") }) {
        #expect(!(word.hasPrefix(".") && ids.contains(String(word.dropFirst()))), "\(file.path): \(word)")
      }
    }
  }

  /// Only the interpreter of schedules and the gate make callbacks: nobody else lists them in an order.
  @Test func ordersAreTables() {
    let machine = [
      "Simulator+Schedules", "Simulator+Beats", "Simulator+Appearance", "Simulator+Operations", "Operation",
    ]
    let callbacks = [
      "willAppear", "isAppearing", "didAppear", "willDisappear", "didDisappear", "willMove", "didMove",
    ]
    for file in SourceTree.library where file.folder == "Simulation" && !machine.contains(file.name) {
      for callback in callbacks {
        let count = file.code.split(separator: ".").filter { $0.hasPrefix(callback + "(") }.count
        // What code calls by hand (CON-03) is one callback, not an order.
        let isByHand = file.name == "Simulator+Calls" && callback.hasSuffix("Move")
        #expect(count <= (isByHand ? 1 : 0), "\(file.path) makes '\(callback)' by itself: it belongs into a schedule")
      }
    }
  }

  /// A sentence has room for two holes (`Because`): a third one would be lost.
  @Test func sentencesHaveTwoHolesAtMost() {
    for file in Self.rules {
      for line in file.text.split(separator: "\n") where !line.contains("\"\"\"") {
        for (row, part) in line.components(separatedBy: "\"").enumerated() where row % 2 == 1 {
          let holes = part.components(separatedBy: "\\(").count - 1
          #expect(holes <= 2, "\(file.path): '\(part)'")
        }
      }
    }
  }

  /// What UIKit says stands in one template; nobody writes it a second time.
  @Test func aMessageIsOneTemplate() {
    for id in MessageID.allCases {
      for wording in id.message.wordings {
        let pieces = wording.template.split(whereSeparator: { "{}".contains($0) }).map(String.init)
        guard let longest = pieces.max(by: { $0.count < $1.count }), longest.count > 24 else { continue }
        // The rulebook's own statements quote the lines with signs of their own; code does not.
        let count = Self.occurrences(of: Data(longest.utf8))
        let sharing = MessageID.allCases.reduce(0) { sum, other in
          sum + other.message.wordings.filter { $0.template.contains(longest) }.count
        }
        #expect(count <= sharing, "\(id.text): '\(longest)' stands in \(count) places")
      }
    }
  }

  /// What code says outside the rulebook's statements, evidence and examples, and outside comments.
  private static let spoken = Data(SourceTree.library.map(spoken).joined(separator: "\n").utf8)

  private static func occurrences(of text: Data) -> Int {
    var (count, start) = (0, spoken.startIndex)
    while let found = spoken.range(of: text, in: start..<spoken.endIndex) {
      (count, start) = (count + 1, found.upperBound)
    }
    return count
  }

  private static func spoken(_ file: SourceTree.File) -> String {
    var lines: [Substring] = []
    var (isEntry, isVersions) = (false, false)
    for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("static let entry = RuleEntry(") { isEntry = true }
      if line.contains("static let versions = Versions(") { isVersions = true }
      if !isEntry, !isVersions, !line.drop(while: { $0 == " " }).hasPrefix("//") { lines.append(line) }
      if isEntry, line.hasSuffix("\"\"\")") || line.hasSuffix("\"\"\"#)") { isEntry = false }
      if isVersions, line.hasSuffix("\")") || line == "  )" { isVersions = false }
    }
    return lines.joined(separator: "\n")
  }
}
