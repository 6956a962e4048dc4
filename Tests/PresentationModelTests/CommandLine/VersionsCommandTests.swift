import Foundation
import Testing

/// `--ios LIST` and headers that name several versions: `run`, `test`, `test --update`.
@Suite struct VersionsCommandTests {
  private static let source = """
    scenario "Two versions"
    ios 12, 17, 18
    window
      home: HomeViewController
    card: Card
    home.present(card, animated: true)
    expect home.view.window == nil
    expect card.title == "x"

    """

  @Test func failuresAreToldByVersionAndCommonOnesOnce() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    let result = try presim.run("test", "a.presim")
    expect(result.status, equals: 1)
    expect(
      result.output,
      equals: """
        failed Two versions
        a.presim:7: failed: expect home.view.window == nil (under iOS 17, 18)
          expected: nil
          actual:   window
          fix:      card.modalPresentationStyle = .fullScreen (before line 6)
        a.presim:8: failed: expect card.title == "x"
          expected: "x"
          actual:   nil

        0 passed, 1 failed, 0 invalid

        """)
  }

  @Test func jsonNamesTheVersions() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    let text = try presim.run("test", "a.presim", "--ios", "12,13,docs", "--format", "json").output
    let document = try JSONDecoder().decode(TestDocument.self, from: Data(text.utf8))
    expect(document.files[0].failures.map(\.ios), equals: [["13"], ["12", "13", "docs"]])
    let any = try JSONSerialization.jsonObject(with: Data(text.utf8))
    try expect(JSONSchema("test").errors(in: any), equals: [])
  }

  @Test func aListTakesThePlaceOfTheHeaders() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source.replacing("expect card.title == \"x\"\n", with: ""), to: "a.presim")
    try expect(presim.run("test", "a.presim", "--ios", "8-12").status, equals: 0)
    try expect(presim.run("test", "a.presim", "--ios", "all").status, equals: 1)
    let wrong = try presim.run("test", "a.presim", "--ios", "12,19")
    expect(wrong.status, equals: 2)
    #expect(wrong.errors.hasPrefix("presim: error: there is no iOS 19: iOS 18 was followed by iOS 26\n"))
  }

  @Test func updateWritesOnlyWhatIsTheSameUnderAll() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = """
      ios 12, 17
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: true)
      expect events of card
        card.viewDidLoad
      expect hierarchy
        <HomeViewController home>
      if #available(iOS 13, *) {
        expect hierarchy
          <HomeViewController home>
      }

      """
    try presim.write(text, to: "a.presim")
    #expect(try presim.run("test", "--update", "a.presim").output.hasPrefix("a.presim: updated 1 block\n"))
    let expected = text.replacing(
      "    <HomeViewController home>\n}",
      with: """
            <HomeViewController home>, state: appeared, view: <UIView>
               + <Card card>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>
        }
        """)
    try expect(presim.read("a.presim"), equals: expected)
  }

  @Test func runShowsTheFirstWholeAndOfTheOthersWhatDiffers() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = """
      scenario "Two versions"
      ios 12, 15-17
      window
        home: HomeViewController
      card: Card
      home.present(card, animated: true)
      home.dismiss(animated: true)

      """
    try presim.write(text, to: "a.presim")
    let result = try presim.run("run", "a.presim")
    expect(result.status, equals: 0)
    expect(
      result.output,
      equals: """
        Two versions
        a.presim, ios 12, iPhone portrait

        launch
        <HomeViewController home>, state: appeared, view: <UIView>

        6  home.present(card, animated: true)
        → home presents card, .fullScreen, .coverVertical; home leaves the window
        ▸ <HomeViewController home>, state: disappeared, view: <UIView> not in the window
        ▸    + <Card card>, state: appeared, view: <UIView>, presented with: <_UIFullscreenPresentationController>

        7  home.dismiss(animated: true)
        → home dismisses card; home comes back
        ▸ <HomeViewController home>, state: appeared, view: <UIView>
        – <Card card> has left the hierarchy

        iOS 15, 16, 17 (what differs from iOS 12):

        6  home.present(card, animated: true)
        → home presents card, .pageSheet, .coverVertical; nothing leaves the window
        note: home gets no viewWillDisappear now and no viewWillAppear after the dismissal: its view never leaves the window
          <HomeViewController home>, state: appeared, view: <UIView>
        ▸    + <Card card>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

        7  home.dismiss(animated: true)
        → home dismisses card
          <HomeViewController home>, state: appeared, view: <UIView>
        – <Card card> has left the hierarchy


        """)
    let same = try presim.run("run", "a.presim", "--ios", "15-17").output
    #expect(same.hasSuffix("\niOS 16, 17: the same as under iOS 15\n"))
  }

  @Test func ofManyLinesRunShowsUnderOtherVersionsWhereTheyChanged() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let children = (0..<150).map { "    c\($0): UIViewController\n" }.joined()
    try presim.write(
      "ios 12, 15\nwindow\n  root: UIViewController\n\(children)card: Card\nroot.present(card, animated: true)\n"
        + "card.dismiss(animated: true)\nroot.title = \"x\"\n", to: "a.presim")
    let output = try presim.run("run", "a.presim").output
    let other = try #require(output.components(separatedBy: "iOS 15 (what differs from iOS 12):\n").last)
    expect(
      other,
      equals: """

        155  root.present(card, animated: true)
        → root presents card, .pageSheet, .coverVertical; nothing leaves the window
        note: root gets no viewWillDisappear now and no viewWillAppear after the dismissal: its view never leaves the window
          …
             | <UIViewController c147>, state: appeared, view: <UIView>
             | <UIViewController c148>, state: appeared, view: <UIView>
             | <UIViewController c149>, state: appeared, view: <UIView>
        ▸    + <Card card>, state: appeared, view: <UIView>, presented with: <_UIPageSheetPresentationController>

        156  card.dismiss(animated: true)
        → root dismisses card
          …
        – <Card card> has left the hierarchy


        """)
  }

  @Test func stepsOfOneVersionAloneAreToldAsSuch() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      """
      ios 12, 15, 18
      window
        root: UIViewController
      card: Card
      if #available(iOS 15, *) {
        root.title = "new"
      } else {
        root.title = "old"
      }
      expect root.title == "new"
      """, to: "a.presim")
    let result = try presim.run("run", "a.presim")
    expect(result.status, equals: 1)
    #expect(
      result.output.hasSuffix(
        """
        iOS 15, 18 (what differs from iOS 12):

        6  root.title = "new"
        note: line 6: 'title' has no effect here: it is only kept and read back
        (set)

        note: line 8: does not run
        root.title is "new", not "old"


        """), "\(result.output)")
  }

  @Test func explainAndCompareTakeTheNewest() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.source, to: "a.presim")
    #expect(try presim.run("explain", "a.presim:6").output.contains("ios 18"))
    #expect(try presim.run("compare", "a.presim:6").output.contains("ios 18"))
  }
}
