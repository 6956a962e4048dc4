import Testing

@testable import PresentationModel

/// What a view controller says of the orientation or the status bar and UIKit does not ask for is told once, with the
/// rule (BAR-02, BAR-03, BAR-06, BAR-07), and lint names the line (LNT-59).
@Suite struct UnaskedPreferenceTests {
  private struct Row: Sendable {
    /// The class of 'player', the declarations beside it, and what stands below 'window'.
    let player: String
    var others = ""
    var header = "ios 17"
    var outline = "  nav: UINavigationController\n    home: HomeViewController"
    var steps = "nav.pushViewController(player, animated: true)"
    /// The property, who decides, and the rule; nil where nothing is to be told.
    let told: (property: String, decider: String, rule: String)?
  }

  private static let mask = "supportedInterfaceOrientations = .landscape"
  private static let style = "preferredStatusBarStyle = .lightContent"
  private static let isPushed = ("supportedInterfaceOrientations", "nav", "BAR-07")
  private static let isASheet = ("supportedInterfaceOrientations", "home", "BAR-06")
  private static let inHome = "  home: HomeViewController"

  private static let rows: [Row] = [
    Row(player: mask, told: isPushed),
    Row(player: mask, steps: "nav.setViewControllers([player], animated: false)", told: isPushed),
    Row(player: mask, outline: "  nav: UINavigationController\n    player: Player", steps: "", told: isPushed),
    Row(
      player: mask, outline: "  tabs: UITabBarController\n    home: HomeViewController\n    player: Player",
      steps: "tabs.tap(player)", told: ("supportedInterfaceOrientations", "tabs", "BAR-07")),
    Row(player: mask, outline: inHome, steps: "home.present(player, animated: true)", told: isASheet),
    Row(
      player: mask, outline: inHome,
      steps: "turn { player.modalPresentationStyle = .overCurrentContext; home.present(player, animated: true) }",
      told: isASheet),
    // In full screen it is asked, and at the root.
    Row(
      player: mask, outline: inHome,
      steps: "turn { player.modalPresentationStyle = .fullScreen; home.present(player, animated: true) }", told: nil),
    Row(player: mask, header: "ios 12", outline: inHome, steps: "home.present(player, animated: true)", told: nil),
    Row(player: mask, outline: "  player: Player", steps: "", told: nil),
    // Who is asked says something itself, or has a delegate that does.
    Row(
      player: mask, others: "class Nav: UINavigationController { supportedInterfaceOrientations = .portrait }",
      outline: "  nav: Nav\n    home: HomeViewController", told: nil),
    Row(
      player: mask,
      others: """
        class Keep: UINavigationControllerDelegate { navigationControllerSupportedInterfaceOrientations(_:) = .landscape }
        """,
      steps: "turn { nav.delegate = Keep; nav.pushViewController(player, animated: true) }", told: nil),
    // Both support the same.
    Row(player: "supportedInterfaceOrientations = .allButUpsideDown", told: nil),
    Row(player: mask, header: "ios 17\napp.supportedInterfaceOrientations = .landscape", told: nil),
    // On an iPad of all orientations nobody is asked: that is LNT-56's.
    Row(player: mask, header: "ios 17\ndevice iPad portrait", told: nil),
    // Up to iOS 15 who decides is asked for `shouldAutorotate` too.
    Row(player: "shouldAutorotate = false", header: "ios 15", told: ("shouldAutorotate", "nav", "BAR-07")),
    Row(player: "shouldAutorotate = false", header: "ios 16", told: nil),
    // The status bar.
    Row(player: style, told: ("preferredStatusBarStyle", "nav", "BAR-03")),
    Row(
      player: style, steps: "turn { nav.isNavigationBarHidden = true; nav.pushViewController(player, animated: true) }",
      told: nil),
    Row(
      player: style,
      steps: "turn { nav.navigationBar.barStyle = .black; nav.pushViewController(player, animated: true) }",
      told: nil),
    Row(
      player: style, outline: "  tabs: UITabBarController\n    home: HomeViewController\n    player: Player",
      steps: "tabs.tap(player)", told: nil),
    Row(
      player: style, header: "ios 17\ndevice iPad landscape",
      outline: "  split: UISplitViewController\n    home: HomeViewController\n    player: Player",
      steps: "", told: ("preferredStatusBarStyle", "split", "BAR-03")),
    Row(
      player: style, outline: inHome, steps: "home.present(player, animated: true)",
      told: ("preferredStatusBarStyle", "home", "BAR-02")),
    Row(
      player: style, outline: inHome,
      steps: "turn { player.modalPresentationStyle = .fullScreen; home.present(player, animated: true) }", told: nil),
    Row(
      player: style, others: "class Nav: UINavigationController { preferredStatusBarStyle = .darkContent }",
      outline: "  nav: Nav\n    home: HomeViewController", told: nil),
    // That it hides the bar a navigation controller hands down.
    Row(player: "prefersStatusBarHidden = true", told: nil),
  ]

  private static func file(_ row: Row) -> String {
    let declared = row.outline.contains("player:") ? "" : "player: Player\n"
    return "\(row.header)\nclass Player: UIViewController { \(row.player) }\n\(row.others)\nwindow\n\(row.outline)\n"
      + "\(declared)\(row.steps)\n"
  }

  @Test(arguments: rows.indices) func isToldOnce(row: Int) {
    let row = Self.rows[row]
    let text = Self.file(row)
    let told = SwiftAskTests.told(text + "\n").filter { $0.contains("UIKit does not ask") || $0.contains("error") }
    expect(told.count, equals: row.told == nil ? 0 : 1, "\(text): \(told)")
    guard let wanted = row.told, let line = told.first else { return }
    #expect(line.contains("'\(wanted.property)' of player: ") && line.hasSuffix("(\(wanted.rule))"), "\(line)")
    #expect(line.contains(wanted.decider), "\(line)")
  }

  /// Lint says so of the class, where no rule of it says so of the call.
  @Test(arguments: rows.indices) func lintNamesTheLine(row: Int) throws {
    let row = Self.rows[row]
    let program = try #require(Scenario.load(bytes: Array(Self.file(row).utf8), path: "").program)
    let found = Linter.findings(in: program).filter { $0.id == .lnt59 }
    let isSaid = row.told.map { $0.rule != "BAR-02" } ?? false
    expect(found.count, equals: isSaid ? 1 : 0, "\(Self.file(row)): \(found)")
    guard isSaid, let wanted = row.told, let first = found.first else { return }
    #expect(first.message.hasPrefix("'\(wanted.property)' of 'player' is not asked for: '\(wanted.decider)'"))
  }

  /// A class of which one is asked somewhere says nothing in vain.
  @Test func whereOneOfTheClassIsAskedLintIsSilent() throws {
    var row = Self.rows[0]
    row.steps += "\nturn { other.modalPresentationStyle = .fullScreen; nav.present(other, animated: true) }"
    let text = Self.file(row).replacing("player: Player\n", with: "player: Player\nother: Player\n")
    let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "").program)
    #expect(!Linter.findings(in: program).contains { $0.id == .lnt59 })
  }

  /// A comment silences it, and one that silences nothing is told.
  @Test func aCommentSilencesIt() throws {
    for (mask, found) in [(".landscape", [LintID]()), (".allButUpsideDown", [.lnt37])] {
      let text = """
        ios 17
        // presim:ignore LNT-59 meant
        class Player: UIViewController { supportedInterfaceOrientations = \(mask) }
        window
          nav: UINavigationController
            player: Player
        expect nav.topViewController == player

        """
      let program = try #require(Scenario.load(bytes: Array(text.utf8), path: "").program)
      expect(Linter.findings(in: program).map(\.id), equals: found, "\(mask)")
    }
  }
}
