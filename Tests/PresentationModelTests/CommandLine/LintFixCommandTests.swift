import Foundation
import Testing

/// `presim lint --fix`, `--select`, `--baseline` and the project file, as a user meets them.
@Suite struct LintFixCommandTests {
  private static let swap = """
    // Present what comes next.
    ios 17
    window
      a: FeedViewController

    b: LoginViewController
    c: PaywallViewController

    a.present(b, animated: true)

    turn {
      a.dismiss(animated: true)  // the first
      a.present(c, animated: true)
    }
    expect a.presentedViewController == nil

    """

  private static let fixed = """
    // Present what comes next.
    ios 17
    window
      a: FeedViewController

    b: LoginViewController
    c: PaywallViewController

    a.present(b, animated: true)

    turn {
      a.dismiss(animated: true) { a.present(c, animated: true) }  // the first
    }
    expect a.presentedViewController == nil

    """

  @Test func fixWritesTheFixAndTellsWhatIsExpectedNoMore() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "swap.presim")
    let diff = try presim.run("lint", "--fix", "--diff", "swap.presim")
    expect(diff.status, equals: 1)
    expect(
      diff.output,
      equals: """
        --- a/swap.presim
        +++ b/swap.presim
        @@ -9,7 +9,6 @@
         a.present(b, animated: true)
        \(" ")
         turn {
        -  a.dismiss(animated: true)  // the first
        -  a.present(c, animated: true)
        +  a.dismiss(animated: true) { a.present(c, animated: true) }  // the first
         }
         expect a.presentedViewController == nil

        """)
    try expect(presim.read("swap.presim"), equals: Self.swap)
    let result = try presim.run("lint", "--fix", "swap.presim")
    expect(result.status, equals: 0, "\(result.output)")
    try expect(presim.read("swap.presim"), equals: Self.fixed)
    #expect(result.errors.contains("swap.presim: note: fixed 1 finding: LNT-06"))
    #expect(result.errors.contains("swap.presim:14: note: what is expected here held before the fix"))
    let again = try presim.run("lint", "--fix", "swap.presim")
    #expect(again.errors == "" && again.status == 0)
    try expect(presim.read("swap.presim"), equals: Self.fixed)
    let nothing = try presim.run("lint", "--fix", "--diff", "swap.presim")
    #expect(nothing.status == 0 && nothing.output == "")
    expect(nothing.errors, equals: "presim: note: nothing to fix in 1 file\n")
  }

  /// What a fix writes, rule by rule: a file, the rule, and the lines that are new.
  private static let written: [(String, String, [String])] = [
    (
      "ios 17\nwindow\n  split: UISplitViewController\n    l: UINavigationController\n      list: UIViewController\n"
        + "    d: UINavigationController\n      detail: UIViewController\n\n// First.\nlist.title = \"a\"\n", "LNT-44",
      [
        "class ShowsThePrimary: UISplitViewControllerDelegate { splitViewController(_:collapseSecondary:onto:) = true }",
        "on split.viewDidLoad { split.delegate = ShowsThePrimary }",
      ]
    ),
    (
      "ios 17\nclass Mine: UISplitViewControllerDelegate {\n}\nclass Split: UISplitViewController { delegate = Mine }\n"
        + "window\n  split: Split\n    l: UINavigationController\n      list: UIViewController\n"
        + "    d: UINavigationController\n      detail: UIViewController\nlist.title = \"a\"\n",
      "LNT-44", ["  splitViewController(_:collapseSecondary:onto:) = true"]
    ),
    (
      "ios 17\nwindow\n  split: UISplitViewController(style: .doubleColumn)\n    list: UIViewController\n"
        + "    detail: UIViewController\nlist.title = \"a\"\n", "LNT-44",
      [
        "class ShowsThePrimary: UISplitViewControllerDelegate "
          + "{ splitViewController(_:topColumnForCollapsingToProposedTopColumn:) = .primary }",
        "on split.viewDidLoad { split.delegate = ShowsThePrimary }",
      ]
    ),
    (
      "ios 17\nwindow\n  nav: UINavigationController\n    a: UIViewController\n    tabs: UITabBarController\n"
        + "      b: UIViewController\na.title = \"a\"\n", "LNT-31",
      ["tabs: UITabBarController", "  b: UIViewController", "nav.present(tabs, animated: false)"]
    ),
    (
      "ios 17\nclass Box: UIViewController { shouldAutomaticallyForwardAppearanceMethods = false }\nwindow\n  box: Box\n"
        + "    a: UIViewController\na.title = \"a\"\n", "LNT-33",
      [
        "on box.viewWillAppear { a.beginAppearanceTransition(true, animated: false) }",
        "on box.viewDidAppear { a.endAppearanceTransition() }",
      ]
    ),
    (
      "ios 17\nwindow\n  a: UIViewController\nb: UIViewController\n_ = b.presentationController\n"
        + "b.modalPresentationStyle = .fullScreen\na.present(b)\n", "LNT-26", []
    ),
    (
      "ios 17\nwindow\n  a: UIViewController\nb: UIViewController\nc: UIViewController\na.present(b)\n"
        + "window.rootViewController = c\n", "LNT-32",
      ["b.dismiss(animated: false) { window.rootViewController = c }"]
    ),
    (
      "ios 17\nwindow\n  a: UIViewController\nask: UIAlertController(title: \"a\", message: nil, preferredStyle: .alert)\n"
        + "ask.addAction(UIAlertAction(title: \"No\", style: .cancel))\n"
        + "ask.addAction(UIAlertAction(title: \"Yes\", style: .cancel))\n", "LNT-34",
      ["ask.addAction(UIAlertAction(title: \"Yes\", style: .default))"]
    ),
    (
      "ios 17\nwindow\n  a: UIViewController\nb: UIViewController\non a.viewDidLoad { a.present(b) }\na.title = \"a\"\n",
      "LNT-01", ["on a.viewDidAppear { a.present(b) }"]
    ),
  ]

  /// The scenario's own lines are fixed beside a pasted class, and beside a file of Swift that the header names; the code of
  /// both stays as it is.
  @Test(arguments: [false, true]) func aPastedClassEndsNoFix(_ isBeside: Bool) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let code = """
      class FeedViewController: UIViewController {
        func open() {
          let card = UIViewController()
          dismiss(animated: true)
          present(card, animated: true)
        }
      }

      """
    func scenario(_ text: String) -> String {
      let header = "ios 17\n" + (isBeside ? "swift \"Feed.swift\"\n" : code)
      return text.replacingOccurrences(of: "ios 17\n", with: header)
    }
    try presim.write(code, to: "Feed.swift")
    try presim.write(scenario(Self.swap), to: "swap.presim")
    let result = try presim.run("lint", "--fix", "swap.presim")
    #expect(result.errors.contains("fixed 1 finding: LNT-06"), "\(result.errors)")
    try expect(presim.read("swap.presim"), equals: scenario(Self.fixed))
    try expect(presim.read("Feed.swift"), equals: code)
  }

  @Test(arguments: written) func aFixWrites(_ text: String, _ rule: String, _ lines: [String]) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(text, to: "a.presim")
    let result = try presim.run("lint", "--fix", "--select", rule, "a.presim")
    #expect(result.errors.contains("fixed 1 finding: \(rule)"), "\(rule): \(result.errors)\(result.output)")
    let before = text.split(separator: "\n").map(String.init)
    let after = try presim.read("a.presim").split(separator: "\n").map(String.init)
    expect(after.filter { !before.contains($0) }, equals: lines.filter { !before.contains($0) }, "\(rule)")
    // What comes with a call that moved is said.
    expect(
      result.errors.contains("a.presim:5: note: LNT-28 is reported here now"), equals: rule == "LNT-01", "\(rule)")
  }

  @Test func rulesAreChosenByIDBeginningAndHeading() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "swap.presim")
    for (option, list, count) in [
      ("--select", "LNT-06", 1), ("--select", "LNT-0", 1), ("--select", "when-a-call-is-made", 1),
      ("--select", "styles", 0), ("--ignore", "lnt-06", 0), ("--ignore", "LNT-1,styles", 1), ("--ignore", "LNT", 0),
    ] {
      let result = try presim.run("lint", option, list, "swap.presim")
      #expect(result.output.contains("\(count) error"), "\(option) \(list): \(result.output)")
      expect(result.status, equals: count > 0 ? 1 : 0, "\(option) \(list)")
    }
    let slip = try presim.run("lint", "--select", "style", "swap.presim")
    #expect(slip.status == 2 && slip.errors.contains("did you mean 'styles'?"), "\(slip.errors)")
  }

  @Test func aBaselineLeavesOnlyWhatIsNew() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "Scenarios/swap.presim")
    let missing = try presim.run("lint", "--baseline", "old.txt")
    #expect(missing.status == 2 && missing.errors.contains("'--update-baseline' writes it"), "\(missing.errors)")
    let written = try presim.run("lint", "--baseline", "old.txt", "--update-baseline")
    #expect(written.status == 0 && written.errors.contains("1 finding is not reported from here on"))
    #expect(
      try presim.read("old.txt").hasSuffix("\nLNT-06 Scenarios/swap.presim: 'c' is presented before 'b' has gone\n"))
    try expect(presim.run("lint", "--baseline", "old.txt").status, equals: 0)
    // The same finding in another file is new, and the old one may move.
    try presim.write("\n\n" + Self.swap, to: "Scenarios/swap.presim")
    try presim.write(Self.swap, to: "Scenarios/other.presim")
    let new = try presim.run("lint", "--baseline", "old.txt")
    expect(new.status, equals: 1)
    #expect(new.output.contains("Scenarios/other.presim:13:3: error:") && !new.output.contains("swap.presim:"))
    try presim.write(Self.fixed, to: "Scenarios/swap.presim")
    let gone = try presim.run("lint", "--baseline", "old.txt", "Scenarios/swap.presim")
    #expect(gone.errors.contains("1 line is not found any more"), "\(gone.errors)")
  }

  @Test func theProjectFileSaysWhatHeadersAndCommandLinesDoNot() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let popover = """
      window
        a: FeedViewController
      menu: MenuViewController
      menu.modalPresentationStyle = .popover
      menu.popoverPresentationController?.sourceView = a.view
      a.present(menu, animated: true)
      expect presentation(menu).style == .popover

      """
    try presim.write(popover, to: "App/menu.presim")
    try expect(presim.run("test", "App").status, equals: 1)
    try presim.write(
      "// Ours.\nfolders App\nios 17\ndevice iPad landscape\nignore LNT-23\n", to: ".presim")
    let result = try presim.run("test")
    expect(result.output, equals: "1 passed, 0 failed, 0 invalid\n", "\(result.output)\(result.errors)")
    #expect(try presim.run("run", "App/menu.presim").output.contains("iPad"))
    // What a header says counts more.
    try presim.write("device iPhone\n" + popover, to: "App/menu.presim")
    try expect(presim.run("test").status, equals: 1)
    #expect(try presim.run("lint").output.contains("in 1 file"))
  }

  @Test func aProjectFileThatIsWrongSaysWhere() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("window\n  a: UIViewController\n", to: "a.presim")
    for (text, place, words) in [
      ("folder A\n", "1:1", "did you mean 'folders'?"),
      ("ios 99\n", "1:5", "iOS 8 to 27"), ("// x\ndevice iPod\n", "2:8", "unknown device"),
      ("select LNT-99\n", "1:8", "no lint rule"), ("ignore\n", "1:1", "needs a value"),
      ("ios 17\nios 18\n", "2:1", "a second 'ios'"), ("ios = 17\n", "1:1", "write 'ios 17'"),
      ("select: LNT-06\n", "1:1", "write 'select LNT-06'"),
      ("folders App, ../..\n", "1:14", "outside the project"), ("folders /\n", "1:9", "outside the project"),
    ] {
      try presim.write(text, to: ".presim")
      let result = try presim.run("test", "a.presim")
      expect(result.status, equals: 2, "\(text)")
      #expect(result.errors.hasPrefix(".presim:\(place): error: "), "\(text): \(result.errors)")
      #expect(result.errors.contains(words), "\(text): \(result.errors)")
      expect(result.output, equals: "", "\(text)")
    }
    try expect(presim.run("help", "run").status, equals: 0)
  }

  @Test func linesForXcodeNameTheWholePath() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.swap, to: "swap.presim")
    let result = try presim.run("lint", "--format", "xcode", "swap.presim")
    let line = result.output.split(separator: "\n").first ?? ""
    #expect(line.hasPrefix("/") && line.contains("/swap.presim:13:3: error: 'c' is presented before"), "\(line)")
    let coloured = try presim.run("lint", "--color", "always", "swap.presim")
    #expect(coloured.output.contains("\u{1B}[31m"))
  }
}
