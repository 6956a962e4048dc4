import Foundation
import Testing

@testable import PresentationModel

/// Tables whose rows are versions, and the ranges of rules.
@Suite struct RuleTableTests {
  @Test func anIDIsReadAsItIsWritten() {
    for id in RuleID.allCases { expect(DecisionID(id.text), equals: .rule(id), "\(id)") }
    for id in MessageID.allCases { expect(DecisionID(id.text), equals: .message(id), "\(id)") }
    for text in [
      "", "-", "T", "T-", "T-9", "CTX", "CTX-4", "CTX-99", "CTX-04 ", "ctx-04", "XYZ-01", "CT-04", "CTXX-04",
    ] {
      expect(DecisionID(text), equals: nil, "\(text)")
    }
  }

  /// Every profile a file can name, with the minor versions that a rule or message tells apart.
  static let profiles: [Profile] =
    [.documents] + (8...27).map { .ios(UIKitVersion($0)) }
    + [(8, 1), (8, 2), (8, 3), (8, 4), (10, 3), (13, 1), (13, 2), (14, 5), (26, 1), (27, 1), (27, 3)].map {
      .ios(UIKitVersion($0.0, $0.1))
    }

  private func ranges<Content>(_ rows: VersionRows<Content>) -> [VersionRange] { rows.rows.map(\.range) }

  /// All tables below `Rules`, by file.
  private var tables: [(file: String, ranges: [VersionRange])] {
    [
      ("UnsetStyleFollowsTheVersion", ranges(UnsetStyleFollowsTheVersion.unset)),
      ("AutomaticReadsAsASheet", ranges(AutomaticReadsAsASheet.automatic)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.cameraIsFullScreen)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.playerIsFullScreen)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.comesOutOfItsAnchor)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.activityIsAPopoverInAPopover)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.noPopoverController.actionSheet)),
      ("SystemClassesBringTheirStyle", ranges(SystemClassesBringTheirStyle.noPopoverController.activity)),
      ("EachStylePrintsItsClass", ranges(EachStylePrintsItsClass.activityIsAnActionSheet)),
      ("WhatTheUserCanDismiss", ranges(WhatTheUserCanDismiss.sheetsCanBeSwiped)),
      ("SearchOutlivesItsHostsPlace", ranges(SearchOutlivesItsHostsPlace.keepsTheHost)),
      ("SearchLeavesTheListUsable", ranges(SearchLeavesTheListUsable.obscures)),
      ("BeginAndEndActAtOnce", ranges(BeginAndEndActAtOnce.leavesNewRoots)),
      ("ModalInPresentationBlocksTheUser", ranges(ModalInPresentationBlocksTheUser.property)),
      ("AdaptationByVersionAndSizeClass", ranges(AdaptationByVersionAndSizeClass.sheets)),
      ("AdaptationByVersionAndSizeClass", ranges(AdaptationByVersionAndSizeClass.sheetsInPortrait)),
      ("AdaptationByVersionAndSizeClass", ranges(AdaptationByVersionAndSizeClass.popovers)),
      ("NavigationAndTabBarDefineAContext", ranges(NavigationAndTabBarDefineAContext.allContainers)),
      ("CurrentContextTakesNoCurl", ranges(CurrentContextTakesNoCurl.restricts)),
      ("NearestThatPresentsDismisses", ranges(NearestThatPresentsDismisses.sendsToThePresenter)),
      ("Orientation", ranges(InterfaceOrientation.asksShouldAutorotate)),
      ("WhatTheTwoMethodsAnswer", ranges(WhatTheTwoMethodsAnswer.asked)),
      ("SizeChangeCallsFromTheRootDown", ranges(SizeChangeCallsFromTheRootDown.traitsNeedAWindow)),
      ("WhatFillsTheWindowDecides", ranges(WhatFillsTheWindowDecides.activityDecides)),
    ]
  }

  @Test func everyProfileFindsOneRow() {
    for table in tables {
      for profile in Self.profiles {
        let rows = table.ranges.filter { $0.contains(profile) }.count
        expect(rows, equals: 1, "\(table.file): \(profile.text) finds \(rows) rows")
      }
    }
  }

  /// Wordings of a message neither overlap nor leave a gap: UIKit says nothing only up to a version.
  @Test(arguments: MessageID.allCases)
  func everyProfileFindsOneWording(_ id: MessageID) {
    let counts = Self.profiles.filter { !$0.isDocuments }.sorted { $0.version < $1.version }.map { profile in
      id.message.wordings.filter { $0.versions.contains(profile) }.count
    }
    #expect(counts.allSatisfy { $0 <= 1 }, "\(id.text)")
  }

  @Test func everyTableIsLookedAt() {
    var found: [String] = []
    for file in SourceTree.library where file.folder == "Rules" || file.folder == "Schedules" {
      found += Array(repeating: file.name, count: file.text.components(separatedBy: "VersionRows(").count - 1)
    }
    expect(found.sorted(), equals: tables.map(\.file).sorted())
  }

  /// What `ios 8–26, docs` says: whether a profile lies in it. nil for words that name no range.
  private func says(_ versions: String, _ profile: Profile) -> Bool? {
    let plain = versions.replacingOccurrences(of: "**", with: "").replacingOccurrences(of: "`", with: "")
    let first = plain.prefix { $0 != "." && $0 != ";" && $0 != "(" }
    if first.hasPrefix("docs") { return profile.isDocuments }
    guard first.hasPrefix("iOS ") else { return nil }
    let numbers = first.split { !$0.isNumber }.compactMap { Int($0) }
    guard let low = numbers.first else { return nil }
    let high = first.contains("–") ? numbers[1] : first.contains("+") ? 27 : low
    // The documents are iOS 12 where they are silent, except where a rule says what else they tell.
    if profile.isDocuments {
      if plain.contains("docs: likewise") { return true }
      let saysNo = ["docs: A is", "docs: not done", "and docs: DIS-14"].contains { plain.contains($0) }
      return saysNo ? false : (low...high).contains(12)
    }
    return (low...high).contains(profile.version.major)
  }

  @Test(arguments: RuleID.allCases)
  func metadataSaysWhatHolds(id: RuleID) throws {
    let rule = id.metadata
    expect(rule.id, equals: id)
    #expect(!rule.title.isEmpty && !rule.statement.isEmpty && !rule.versions.isEmpty && !rule.example.isEmpty)
    #expect(!rule.evidence.isEmpty && rule.evidence.allSatisfy { $0.source.contains(where: \.isLetter) })
    #expect((1...10).contains(rule.chapter))
    // CTX-02 goes on without CTX-03 under the documents; DIS-10 and its older property are one rule.
    if id == .ctx02 || id == .dis10 || id == .win07 || id == .bar11 { return }
    // They begin with a minor version.
    if id == .arr01 || id == .arr02 { return }
    for profile in Self.profiles {
      guard let says = says(rule.versions, profile) else { continue }
      expect(id.metadata.range.contains(profile), equals: says, "\(profile.text): \(rule.versions)")
    }
  }
}
