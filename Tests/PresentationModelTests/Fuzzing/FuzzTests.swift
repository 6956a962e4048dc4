import Foundation
import Testing

@testable import PresentationModel

/// Every scenario of the book, and every text of Swift's language, changed by lines and words: nothing makes presim crash, hang or break its own invariants.
@Suite struct FuzzTests {
  /// How many changes of each scenario a target sees, where the environment says so; else one of a part of them.
  private static let changes = ProcessInfo.processInfo.environment["PRESIM_FUZZ_CHANGES"].flatMap { Int($0) }

  @Test(arguments: FuzzTarget.allCases)
  func changedScenariosAreTakenAsTheyAre(target: FuzzTarget) throws {
    let files = ScenarioFiles.all.map { ScenarioFiles.bytes($0) } + SwiftLanguageTests.rows.map { Array($0.text.utf8) }
    let turn = FuzzTarget.allCases.firstIndex(of: target)
    for (row, bytes) in files.enumerated() where bytes.count < 8_192 {
      guard Self.changes != nil || row % (FuzzTarget.allCases.count * 8) == turn else { continue }
      for change in 0..<(Self.changes ?? 1) {
        var mutator = FuzzMutator(seed: UInt32(truncatingIfNeeded: row &* 977 &+ change &* 7_919 &+ 1))
        let changed = mutator.change(bytes)
        if let fault = target.fault(of: changed) {
          Issue.record("\(target.rawValue): \(fault)\n\(String(decoding: changed, as: UTF8.self))")
        }
      }
    }
  }
}
