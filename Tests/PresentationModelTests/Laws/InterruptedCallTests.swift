import Foundation
import Testing

@testable import PresentationModel

/// Whatever a step decides stands under the call whose work it is, also when code of the file's runs in between: a body in
/// every callback of every controller that does nothing moves no reason to another line.
@Suite struct InterruptedCallTests {
  /// Where the bodies stand: on no line of any file.
  private static let nowhere = 1_000_000

  /// The program with such a body in the callbacks that every transition has.
  private static func withIdleBodies(_ program: Program) -> Program {
    var result = program
    let callbacks: [Callback] = [
      .viewDidLoad, .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .willMove, .didMove,
    ]
    for x in program.outline.names.indices {
      for callback in callbacks {
        let row = result.bodies.count
        let range = ByteRange(Int32(1_000_000_000 + row), Int32(1_000_000_000 + row))
        result.bodies.append(
          Body(instructions: [Instruction(kind: .read(.value(.none)), range: range, line: nowhere)]))
        result.observers.append(
          Observer(
            subject: .controller(ControllerID(Int32(x))), callback: callback, body: BodyID(Int32(row)), fromStep: -1,
            line: nowhere, range: range))
      }
    }
    return result
  }

  /// What `explain` says of each step, with the line that each part stands under.
  private static func told(_ program: Program, _ bytes: [UInt8]) -> [[String]] {
    var explainer = ScenarioExplainer(program, of: bytes)
    var result: [[String]] = []
    while let outcome = explainer.next() {
      guard outcome.limit == nil else { break }
      let parts = explainer.explanation(of: outcome, triesOthers: false).parts
      result.append(
        parts.map { part in
          let reasons = part.reasons.map { "\($0.lines) \($0.source)" }
          return "\(part.line): \(part.outcome) \(reasons)"
        })
    }
    return result
  }

  /// Every eighth file, with `PRESIM_EXHAUSTIVE=1` all of them.
  private static let files: [String] = {
    let isWhole = ScenarioFiles.isExhaustive
    return ScenarioFiles.all.enumerated().filter { isWhole || $0.offset % 8 == 5 }.map(\.element)
  }()

  @Test(arguments: files)
  func idleBodiesMoveNothing(_ path: String) throws {
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    for program in Scenario.load(bytes: bytes, path: path).programs.suffix(1) {
      let plain = Self.told(program, bytes)
      let interrupted = Self.told(Self.withIdleBodies(program), bytes)
      expect(plain.count, equals: interrupted.count, "\(program)")
      for (a, b) in zip(plain, interrupted) where a != b {
        Issue.record("\(path):\n\(a.joined(separator: "\n"))\n-- with idle bodies:\n\(b.joined(separator: "\n"))")
      }
    }
  }

  /// Every decision knows a call of its step, or is UIKit's own.
  @Test(arguments: ScenarioFiles.sample(every: 4))
  func decisionsStandUnderCalls(_ path: String) throws {
    let bytes = [UInt8](try #require(FileManager.default.contents(atPath: path)))
    for program in Scenario.load(bytes: bytes, path: path).programs.suffix(1) {
      var runner = ScenarioRunner(program, isTracing: true)
      while let outcome = runner.next() {
        expect(outcome.moments.count, equals: outcome.decisions.count, "\(program)")
        for (moment, decision) in zip(outcome.moments, outcome.decisions) {
          guard outcome.calls.indices.contains(moment.call) else {
            // At launch, and where what the user holds has come loose by itself.
            let isOwn = outcome.index < 0 || program.steps[outcome.index].kind != .statement
            #expect(isOwn || moment.call == -1, "\(path): \(decision)")
            continue
          }
          #expect(!outcome.calls[moment.call].isExpectation, "\(path): \(decision)")
        }
      }
    }
  }
}
