import Testing

@testable import PresentationModel

/// Which width what stands in a sheet or a popover of a regular window has is an open question (CHO-84): presim asks.
@Suite struct WidthInSheetsTests {
  private struct Row: Sendable {
    let device: String
    let style: String
    let isAsked: Bool
  }

  private static let rows = [
    Row(device: "iPad landscape", style: ".formSheet", isAsked: true),
    Row(device: "iPad portrait", style: ".pageSheet", isAsked: true),
    Row(device: "iPad portrait", style: ".automatic", isAsked: true),
    Row(device: "iPad landscape", style: ".popover", isAsked: true),
    Row(device: "iPad landscape", style: ".fullScreen", isAsked: false),
    Row(device: "iPad landscape", style: ".overFullScreen", isAsked: false),
    Row(device: "iPhone portrait", style: ".formSheet", isAsked: false),
    Row(device: "iPhone portrait", style: ".popover", isAsked: false),
  ]

  private static func file(_ row: Row, _ given: String = "") -> String {
    """
    ios 17
    device \(row.device)
    window
      home: HomeViewController
    split: UISplitViewController
      list: ListViewController
      detail: DetailViewController
    \(given)
    split.modalPresentationStyle = \(row.style)
    turn {
      home.present(split, animated: true)
      split.popoverPresentationController?.sourceView = home.view
    }

    """
  }

  @Test(arguments: rows.indices) func aSplitViewAsks(row: Int) {
    let row = Self.rows[row]
    let told = SwiftAskTests.told(Self.file(row)).filter { $0.contains("CHO-84") }
    expect(told.count, equals: row.isAsked ? 1 : 0, "\(row): \(told)")
    #expect(told.allSatisfy { $0.contains("write 'given split.isCollapsed = true', or '= false'") }, "\(told)")
    guard row.isAsked else { return }
    for value in ["true", "false"] {
      let text = Self.file(row, "given split.isCollapsed = \(value)") + "expect split.isCollapsed == \(value)\n"
      expect(SwiftAskTests.told(text).filter { !$0.contains("does nothing") }, equals: [], "\(row)")
    }
  }

  @Test(arguments: rows.indices) func aWidthThatIsReadIsAsked(row: Int) {
    let row = Self.rows[row]
    for property in ["horizontalSizeClass", "verticalSizeClass"] {
      let text =
        Self.file(row, "given split.isCollapsed = true")
        + "expect \(row.isAsked ? "list" : "detail").traitCollection.\(property) != .unspecified\n"
      let told = SwiftAskTests.told(text).filter { $0.contains("presim cannot know") }
      expect(told.isEmpty, equals: !row.isAsked || property == "verticalSizeClass", "\(row): \(told)")
    }
  }

  /// A misspelt name is no split view's.
  @Test func aGivenOfNobodyIsAnError() {
    let text = Self.file(Self.rows[0], "given spilt.isCollapsed = true")
    #expect(SwiftAskTests.told(text).contains { $0.contains("no code of the file reads 'spilt.isCollapsed'") })
  }

  /// The sheet is gone: the width is the window's again.
  @Test func afterTheDismissalTheWidthIsKnown() {
    let text =
      Self.file(Self.rows[0], "given split.isCollapsed = true") + "home.dismiss(animated: true)\n"
      + "expect list.traitCollection.horizontalSizeClass == .regular\n"
    expect(SwiftAskTests.told(text).filter { $0.contains("presim cannot know") }, equals: [])
  }
}
