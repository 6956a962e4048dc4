import Foundation
import Testing

@testable import PresentationModel

/// Every rule decides in a scenario that is named for it, and has one beside it that shows where it does not.
@Suite struct RuleCoverageTests {
  /// The rules that decided, by scenario file.
  private static let deciders: [(file: String, rules: Set<String>)] = PlayedScenarios.all.map { ($0.name, $0.deciders) }

  /// Errors of the file (STY-05), endless steps (ORD-34) and gestures that nobody can make (DIS-16) cannot stand in a
  /// scenario that holds; they have tests.
  private static let elsewhere: Set<RuleID> = [.sty05, .ord34, .dis16]

  @Test(arguments: RuleID.allCases.filter { !elsewhere.contains($0) })
  func decidesSomewhere(_ id: RuleID) {
    #expect(Self.deciders.contains { $0.rules.contains(id.text) })
  }

  /// NAV-11 has its lessons under SHW.
  @Test(arguments: RuleID.allCases.filter { !elsewhere.contains($0) && $0 != .nav11 })
  func hasALessonOfItsOwnAndOneWhereItDoesNotHold(_ id: RuleID) {
    let lessons = Self.deciders.filter { $0.file.hasPrefix("\(id.text)-") }
    #expect(lessons.contains { $0.rules.contains(id.text) })
    #expect(lessons.contains { $0.file.hasPrefix("\(id.text)-not-") })
    #expect(Self.deciders.contains { !$0.rules.contains(id.text) })
  }

  /// A file `ID-not-….presim` shows where something does not hold, and says so of that very ID.
  @Test(arguments: NearMiss.all) func aNearMissSaysWhatDoesNotHold(_ file: NearMiss) throws {
    let wanted = try #require(file.wanted, "\(file.path): '\(file.id)' is no rule, message, lint or open question")
    #expect(
      file.says(wanted),
      "\(file.path): write '\(wanted.text)' where \(file.id) does not hold, or leave '-not-' out of the name")
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
      #expect(found.program == nil)
      #expect(found.diagnostics.contains { $0.message == expected }, "\(name): \(expected)")
    }
  }

  @Test func aStepThatDoesNotSettleNamesTheChain() throws {
    let text = """
      window
        a: HomeScreen
      b: LoginScreen
      on a.viewDidAppear { a.present(b, animated: false) { a.dismiss(animated: false) } }
      class LoginScreen: UIViewController {
        modalPresentationStyle = .fullScreen
      }
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    let outcome = runner.launch()
    let limit = try #require(outcome.limit)
    #expect(limit.what == "1,000 transitions")
    #expect(limit.chain.count == 4)
    #expect(limit.chain.contains("a.viewDidAppear"))
    #expect(outcome.trace.contains { $0.rule == .rule(.ord34) })
    #expect(!outcome.failures.isEmpty)
  }

  @Test func callbacksNestWithoutUsingUpTheStack() throws {
    let text = """
      window
        a: HomeScreen
      b: LoginScreen
      on a.willMove { b.willMove(toParent: nil) }
      on b.willMove { a.willMove(toParent: nil) }
      a.willMove(toParent: nil)
      """
    let program = try Scenario.program(text)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    let next = runner.next()
    let outcome = try #require(next)
    #expect(outcome.limit?.what == "100,000 callbacks")
  }
}
