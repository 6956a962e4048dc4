import Foundation
import Testing

@testable import PresentationModel

/// Every order matters to somebody: of each table, each two neighbouring beats are exchanged, and some scenario that
/// plays it has to fail, unless the swap stands on the short list of those that make no difference.
@Suite struct SwapTests {
  @Test(arguments: Swap.all.filter { $0.excuse == nil })
  func isNoticed(_ swap: Swap) {
    let scenarios = PlayedScenarios.that(play: swap)
    #expect(!scenarios.isEmpty, "no scenario plays it")
    #expect(scenarios.contains { !$0.holds(with: swap) }, "\(scenarios.count) scenarios play it, none fails")
  }

  /// What is on the list makes no difference indeed; of tables that everything plays, a sample is asked.
  @Test(arguments: Swap.all.filter { $0.excuse != nil })
  func makesNoDifference(_ swap: Swap) {
    for scenario in PlayedScenarios.that(play: swap).prefix(8) {
      #expect(scenario.holds(with: swap), "\(scenario.name) fails: \(swap.excuse ?? "")")
    }
  }

  /// Nobody excuses what does not exist any more.
  @Test func everyExcuseIsNeeded() {
    for excuse in Excuse.all {
      #expect(Swap.all.contains { excuse.excuses($0) }, "\(excuse.reason)")
    }
  }

  @Test func whatIsOneListIsTheSame() {
    for list in Swap.oneList {
      for id in list.schedules {
        expect(id.table[list.phase], equals: list.schedules[0].table[list.phase], "\(id)")
      }
    }
  }

  @Test func everyTableIsPlayed() {
    for id in ScheduleID.allCases {
      for phase in Schedule.Phase.allCases where !id.table[phase].isEmpty {
        let list = Swap.oneList.first { $0.phase == phase && $0.schedules.contains(id) }
        if let list, list.schedules[0] != id { continue }
        #expect(PlayedScenarios.all.contains { $0.played.contains(id, phase) }, "\(id) \(phase)")
      }
    }
  }
}

/// Two neighbouring beats of a table that change places.
struct Swap: Sendable, CustomTestStringConvertible {
  let schedule: ScheduleID
  /// Others that play the very same list.
  let sharing: [ScheduleID]
  let phase: Schedule.Phase
  let first: Int
  let second: Int

  /// Callbacks and moves; what stands between them and cannot be seen is passed over.
  static let all: [Swap] = ScheduleID.allCases.flatMap { id in
    Schedule.Phase.allCases.flatMap { phase -> [Swap] in
      let list = oneList.first { $0.phase == phase && $0.schedules.contains(id) }
      if let list, list.schedules[0] != id { return [] }
      let seen = id.table[phase].indices.filter { id.table[phase][$0].isSeen }
      return zip(seen, seen.dropFirst()).map {
        Swap(
          schedule: id, sharing: Array(list?.schedules.dropFirst() ?? []), phase: phase, first: $0, second: $1)
      }
    }
  }

  /// Lists that are written once and played by several tables.
  static let oneList: [(phase: Schedule.Phase, schedules: [ScheduleID])] = [
    (.will, [.dismissWhatRemoved, .dismissChain]), (.did, [.dismissWhatRemoved, .dismissChain]),
    (.cancel, [.dismissWhatRemoved, .dismissChain]),
    (.cancel, [.stackChange, .stackEmptied]),
    (.call, [.stackChange, .zoomedPop]), (.will, [.stackChange, .zoomedPop]), (.did, [.stackChange, .zoomedPop]),
    (.will, [.tabSwitchUpTo17, .tabSwitchFrom18]), (.cancel, [.tabSwitchUpTo17, .tabSwitchFrom18]),
    (.call, [.pageScroll, .pageCurl]), (.will, [.pageScroll, .pageCurl]),
  ]

  var beats: (Schedule.Beat, Schedule.Beat) {
    (schedule.table[phase][first], schedule.table[phase][second])
  }

  var testDescription: String { "\(schedule).\(phase): \(beats.0) <> \(beats.1)" }

  /// Why nobody notices, where nobody does.
  var excuse: String? { Excuse.all.first { $0.excuses(self) }?.reason }
}
