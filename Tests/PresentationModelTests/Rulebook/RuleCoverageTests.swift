import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// Every rule decides in a scenario that says so, and there is one that says where it does not.
@Suite struct RuleCoverageTests {
  /// The rules that decided, by the path of the scenario.
  private static let deciders: [String: Set<String>] = Dictionary(
    PlayedScenarios.all.map { ($0.name, $0.deciders) }, uniquingKeysWith: { first, _ in first })

  /// Errors of the file (STY-05), endless steps (ORD-34) and gestures that nobody can make (DIS-16) cannot stand in a
  /// scenario that holds; they have tests.
  private static let elsewhere: Set<RuleID> = [.sty05, .ord34, .dis16]

  @Test(arguments: RuleID.allCases.filter { !elsewhere.contains($0) })
  func aScenarioSaysThatItDecidesAndAnotherThatItDoesNot(_ id: RuleID) {
    let decides = RulePins.all.filter { $0.decides.contains(id.text) }
    #expect(
      decides.contains { Self.deciders[$0.path]?.contains(id.text) == true },
      "write a scenario in which \(id.text) decides, and 'expect rule \(id.text)' there")
    #expect(
      RulePins.all.contains { $0.doesNot.contains(id.text) },
      "write a scenario in which \(id.text) does not decide, and 'expect no rule \(id.text)' there")
    #expect(Self.deciders.contains { !$0.value.contains(id.text) })
  }

  @Test func everythingElsewhereIsElsewhere() {
    for id in Self.elsewhere {
      #expect(!RulePins.all.contains { $0.decides.contains(id.text) }, "\(id.text) has a scenario")
    }
  }

  /// `presim rules ID` looks for the words 'expect rule' in the files and does not parse them: it finds the same.
  @Test func whatRulesFindsInAFileIsWhatItExpects() {
    for page in RulePins.all {
      let said = RuleScenarios.said(in: ScenarioFiles.bytes(page.file))
      expect(said.decides, equals: page.decides, "\(page.path)")
      expect(said.doesNot, equals: page.doesNot, "\(page.path)")
    }
    #expect(RulePins.all.count > 1000)
  }

  @Test func wordsThatAreNoExpectationAreNotTakenForOne() {
    func said(_ text: String) -> Set<String> { RuleScenarios.said(in: Array(text.utf8)).decides }
    expect(said("expect  rule\tPRE-11; expect rule P-L02 // expect rule CTX-01"), equals: ["PRE-11", "P-L02"])
    expect(said("if true { expect rule T-1 }"), equals: ["T-1"])
    #expect(said("// expect rule CTX-01\nunexpect rule CTX-02\nexpect rules CTX-03\nexpect rule\nCTX-04").isEmpty)
    #expect(said("expect no rule CTX-01\nexpect no lint\nexpect").isEmpty)
    expect(RuleScenarios.said(in: Array("expect no lint LNT-06".utf8)).doesNot, equals: ["LNT-06"])
  }

  @Test func filesThatAreWrongSayWhat() throws {
    let folder = Repository.root.appending(path: "Tests/PresentationModelTests/InvalidScenarios")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(!names.isEmpty)
    for name in names {
      let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
      let text = String(decoding: bytes, as: UTF8.self)
      let first = text.prefix { $0 != "\n" }
      let expected = first.replacing("// expected: ", with: "")
      let found = Scenario.load(bytes: bytes, path: name)
      #expect(found.program == nil, "\(name)")
      #expect(found.diagnostics.contains { $0.message == expected }, "\(name): \(expected)")
    }
  }
}
