import Foundation
import Testing

/// `presim import`: a dump in, a scenario or an answer out.
@Suite struct ImportCommandTests {
  private static let dump = """
    <UITabBarController 0x12c01d200>, state: appeared, view: <UILayoutContainerView 0x129e07b40>
       | <UINavigationController 0x12a808200>, state: appeared, view: <UILayoutContainerView 0x129b10880>
       |    | <App.CartViewController 0x129b24540>, state: appeared, view: <UIView 0x129b2b750>
       | <App.SettingsViewController 0x129b24640>, state: disappeared, view: (view not loaded)

    """

  @Test func theScenarioEndsInTheDump() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for dump in PublicDump.all {
      let scenario = try presim.run("import", input: dump.text)
      expect(scenario.status, equals: 0, "\(dump)")
      let run = try presim.run("run", "-", input: scenario.output)
      expect(run.status, equals: 0, "\(dump)")
      #expect(run.output.hasSuffix("\n1 expectation held\n"), "\(dump.name)")
    }
  }

  /// A log around a dump is left without a word, a line that describes an object is not.
  @Test func aLineThatIsNotReadIsTold() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let lost = "<App.Lost: 0x129b24740; frame = (0 0; 375 812)>\n"
    let log = "2026-01-01 12:00:00 App[1:2] ready\n"
    for (text, line) in [(Self.dump + log + lost + "\n", 6), (lost + log + Self.dump, 1)] {
      let result = try presim.run("import", input: text)
      #expect(result.errors.contains(":\(line):1: warning: this line is no controller line"), "\(result.errors)")
    }
    #expect(try presim.run("import", input: log + Self.dump + log).errors == "")
  }

  @Test func namesComeFromClasses() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.dump, to: "dump.txt")
    let result = try presim.run("import", "dump.txt", "--ios", "15", "--device", "iPad portrait")
    expect(result.errors, equals: "")
    expect(
      result.output,
      equals: """
        // Imported from a dump. What a dump does not say stands in comments: uncomment what holds in the app.
        ios 15
        device iPad portrait

        window
          tabs: UITabBarController
            nav: UINavigationController
              cart: CartViewController
            settings: SettingsViewController

        expect hierarchy
          <UITabBarController tabs>, state: appeared, view: <UILayoutContainerView>
             | <UINavigationController nav>, state: appeared, view: <UILayoutContainerView>
             |    | <CartViewController cart>, state: appeared, view: <UIView>
             | <SettingsViewController settings>, state: disappeared, view: (view not loaded)

        // A dump does not say which controllers define a presentation context: that decides who presents next.
        // cart.definesPresentationContext = true
        // nav.definesPresentationContext = true
        // tabs.definesPresentationContext = true

        """)
  }

  @Test func aCallIsAnsweredAtOnce() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "import", "--call", "0x129b24540.present(alert, animated: true)", "--call", "alert.dismiss(animated: true)",
      input: Self.dump)
    expect(result.status, equals: 0)
    #expect(result.output.hasPrefix("cart.present(alert, animated: true)\n→ tabs presents alert for cart"))
    #expect(result.output.contains("\n▸    + <UIAlertController alert>, state: appeared"))
    #expect(result.output.contains("\nalert.dismiss(animated: true)\n→ tabs dismisses alert\n"))
    expect(result.errors, equals: "presim: note: 'alert' is not in the dump: it is a new 'UIAlertController'\n")
  }

  @Test func aCallThatIsWrongIsLocated() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("import", "--call", "crat.dismiss(animated: true)", input: Self.dump)
    expect(result.status, equals: 2)
    expect(result.output, equals: "")
    #expect(
      result.errors.hasPrefix("--call:1:1: error: cannot find 'crat' in the dump\ncrat.dismiss(animated: true)\n^\n"))
    #expect(result.errors.contains("did you mean 'cart'?"))
    #expect(result.errors.contains("note: it has 'tabs', "))
    #expect(result.errors.contains("; an address does as well, as in '0x"))
    let nobody = try presim.run("import", "--call", "0x123456.dismiss(animated: true)", input: Self.dump)
    expect(nobody.status, equals: 2)
    #expect(
      nobody.errors.hasPrefix("--call:1:1: error: the dump has no '0x123456'\n0x123456.dismiss(animated: true)\n^\n"))
    #expect(nobody.errors.contains("note: it has 'tabs', "))
    #expect(try presim.run("import", "--device", "iPod", input: Self.dump).errors.contains("unknown device 'iPod'"))
    try expect(presim.run("import", "--call", "cart.dismiss()\ncart.dismiss()", input: Self.dump).status, equals: 0)
  }

  @Test(
    arguments: [
      (
        "hello\n2023-04-01 10:10:10 App[9:1] [Presentation] Attempt to present <UIAlertController: 0x1> on "
          + "<App.Home: 0x2> (from <App.Home: 0x2>) whose view is not in the window hierarchy.\n",
        "2:1: error: this is a message of UIKit's, P-L01, and no printed hierarchy"
      ),
      ("", "1:1: error: no '_printHierarchy' line found"), ("hello\n<b>world</b>\n", "1:1: error: no"),
      ("\n<UIView: 0x1; frame = (0 0; 1 1); layer = <CALayer: 0x2>>\n", "2:1: error: this is a view hierarchy"),
      ("(lldb) pvc x\n<Foo: 0x1; view = <UIView; 0x2>; frame = (0 0; 1 1)>", "2:1: error: this is Chisel's"),
      ("\u{0}\u{1}<", "1:1: error: no"),
    ])
  func whatIsNoDumpIsAnError(text: String, error: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    for format in ["text", "json"] {
      let result = try presim.run("import", "--format", format, input: text)
      expect(result.status, equals: 2, "\(format)")
      expect(result.output, equals: "")
      #expect(result.errors.hasPrefix("<stdin>:\(error)"))
    }
    try expect(presim.run("import", "missing").errors, equals: "missing: error: no such file or directory\n")
  }

  @Test func whatIsDamagedIsAWarningAndTheRestIsImported() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let lines = Self.dump.split(separator: "\n").map(String.init)
    for (row, line, warning) in [
      (
        1, "   | <UINavigationController 0x12a808200>, state: apeared, view: <UILayoutContainerView>",
        "'apeared' is not a"
      ),
      (
        1, "\t| <UINavigationController 0x12a808200>, state: appeared, view: <UILayoutContainerView>",
        "indentation must be"
      ),
      (
        2, "   |    | <App.CartViewController 0x129b24540>, state: appeared, view: <UIVie",
        "the line ends inside the view"
      ),
      (3, "   | <App.SettingsViewController", "the line ends inside the controller"),
      (3, "   | <App.SettingsViewController 0x1>", "expected ', state: ' after the controller"),
      (
        3, "   | <App.SettingsViewController 0x129b24540>, state: disappeared, view: (view not loaded)",
        "'0x129b24540' is the"
      ),
      (
        3, "   |    |    |    | <App.SettingsViewController>, state: disappeared, view: (view not loaded)",
        "level 4 under a line"
      ),
      (3, "   + <App.SettingsViewController>, state: appeared, view: <UIView>", "'   + ' and ', presented with: ' go"),
      (
        2, "   | 2024 a log\n" + "   |    | <App.CartViewController>, state: appeared, view: <UIView>",
        "this line is no"
      ),
    ] {
      var copy = lines
      copy[row] = line
      let result = try presim.run("import", input: copy.joined(separator: "\n"))
      expect(result.status, equals: 0)
      #expect(result.errors.contains("warning: \(warning)"), "\(line): \(result.errors)")
      #expect(result.output.contains("settings: SettingsViewController"), "\(line)")
      try expect(presim.run("run", "-", input: result.output).status, equals: 0, "\(line)")
    }
  }

  @Test func theLastOfSeveralPrintsCounts() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let before = Self.dump.replacing(
      "appeared, view: <UIView 0x129b2b750>", with: "disappeared, view: (view not loaded)")
    let result = try presim.run("import", input: before + "some log\n" + Self.dump)
    try expect(result.output, equals: presim.run("import", input: Self.dump).output)
    #expect(result.errors.contains("<stdin>:1:1: warning: this controller is printed more than once"))
  }

  @Test func severalWindowsAreSeveralWindows() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let other = "<App.LockViewController 0x1>, state: appeared, view: <UIView 0x2>\n"
    let result = try presim.run("import", input: Self.dump + "\n" + other)
    expect(result.errors, equals: "")
    #expect(result.output.contains("\nwindow window2\n  lock: LockViewController\n"))
    #expect(try presim.run("run", "-", input: result.output).output.hasSuffix("\n1 expectation held\n"))
  }

  /// A dump, or a message of the console, that another command is given is one error with the command that reads it.
  @Test(arguments: ["run", "explain", "who", "test", "lint"])
  func anotherCommandNamesTheOneThatReadsIt(command: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("(lldb) po [UIWindow _printHierarchy]\n" + Self.dump, to: "dump.presim")
    let result = try presim.run(command, "dump.presim")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("dump.presim:2:1: error: this is a printed hierarchy, and no scenario"))
    #expect(result.errors.contains("note: 'presim import' makes a scenario of it"))
    expect(result.errors.split(separator: "error:").count, equals: 2)
    try presim.write(
      "Attempt to present <App.Menu: 0x1> on <App.Home: 0x2> (from <App.Home: 0x2>) whose view is not in the window "
        + "hierarchy.\n", to: "log.presim")
    let message = try presim.run(command, "log.presim")
    #expect(message.errors.contains("log.presim:1:1: error: this is a message of UIKit's, P-L01, and no scenario"))
  }

  /// What only some devices and versions show, or some code brings about, is written as that.
  @Test(arguments: [
    (
      """
      <UISplitViewController 0x1>, state: appeared, view: <_UISplitViewControllerPanelImplView 0x2>
         | <UINavigationController 0x3>, state: disappeared, view: <UILayoutContainerView 0x4> not in the window
         |    | <SidebarViewController 0x5>, state: disappeared, view: <UIView 0x6> not in the window
         | <MailViewController 0x7>, state: appeared, view: <UIView 0x8>
      """, "\nsplit.preferredDisplayMode = .secondaryOnly\n"
    ),
    (
      """
      <UITabBarController 0x1>, state: appeared, view: <UILayoutContainerView 0x2>
         | <OneController 0x3>, state: appeared, view: <UIView 0x4>
         | <TwoController 0x5>, state: disappeared, view: (view not loaded)
         | <ThreeController 0x6>, state: disappeared, view: (view not loaded)
         | <FourController 0x7>, state: disappeared, view: (view not loaded)
         | <FiveController 0x8>, state: disappeared, view: (view not loaded)
         | <SixController 0x9>, state: disappeared, view: (view not loaded)
      """, "\ndevice iPad landscape\n"
    ),
    (
      """
      <UIArrangementViewController 0x1>, state: appeared, view: <UIView 0x2>
         | <ListViewController 0x3>, state: appeared, view: <UIView 0x4>
         | <DetailViewController 0x5>, state: appeared, view: <UIView 0x6>
      """, "\nios 27.1\n"
    ),
  ])
  func whatADumpSaysOfItsAppIsWritten(dump: String, line: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("import", input: dump + "\n")
    #expect(result.output.contains(line), "\(result.output)\(result.errors)")
    #expect(try presim.run("run", "-", input: result.output).output.hasSuffix("\n1 expectation held\n"))
  }

  @Test func presimsOwnDumpKeepsItsNames() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let scenario = try presim.run("import", input: Self.dump.replacing(" 0x12c01d200", with: " main")).output
    #expect(scenario.contains("\n  main: UITabBarController\n"))
    // What `run` prints can be read again.
    let again = try presim.run("import", input: try presim.run("run", "-", input: scenario).output)
    expect(again.output, equals: scenario)
  }

  @Test func largeAndDeepDumps() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    var deep = ""
    for level in 0..<1_000 {
      deep += String(repeating: "   | ", count: level) + "<A.LevelController>, state: appeared, view: <UIView>\n"
    }
    let result = try presim.run("import", input: deep)
    expect(result.status, equals: 0)
    expect(result.errors, equals: "")
    #expect(result.output.contains("level1000: LevelController\n"))
    let long = "2024-01-01 " + String(repeating: "<x", count: 400_000) + "\n"
    let noisy = try presim.run("import", input: long + Self.dump + long)
    try expect(noisy.output, equals: presim.run("import", input: Self.dump).output)
  }

  @Test func theJSONIsWhatItsSchemaSays() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run(
      "import", "--format", "json", "--call", "cart.present(sheet, animated: true)",
      input: Self.dump + "   + <Cut 0x5>\n")
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    try expect(JSONSchema("import").errors(in: document), equals: [])
  }

  @Test func controllersOfTheSystemStayWhatTheyAre() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let dump = """
      <Root 0x7f1>, state: disappeared, view: <UIView 0x7f2> not in the window
         + <MFMailComposeViewController 0x7f3>, state: appeared, view: <UILayoutContainerView 0x7f4>, presented with: \
      <_UIFullscreenPresentationController 0x7f5>
         |    | <Inside 0x7f6>, state: appeared, view: <UIView 0x7f7>

      """
    let result = try presim.run("import", input: dump)
    #expect(result.errors.contains("a 'MFMailComposeViewController' has no children in a scenario"))
    #expect(result.output.contains("\nmailCompose: MFMailComposeViewController\n"))
    #expect(!result.output.contains("class MFMailCompose"))
    try expect(presim.run("test", "-", input: result.output).status, equals: 0)
  }

  /// A sheet of iOS 18 covers the screen under 12: no hierarchy is that of both.
  @Test func severalVersionsAllEndInTheDump() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let dump = """
      <Root 0x7f1>, state: appeared, view: <UIView 0x7f2>
         + <Card 0x7f3>, state: appeared, view: <UIView 0x7f4>, presented with: <_UIPageSheetPresentationController 0x7f5>

      """
    let result = try presim.run("import", "--ios", "12, 18", "--device", "iPhone", input: dump)
    #expect(result.errors.contains("'expect hierarchy' is left out"))
    try expect(presim.run("test", "-", input: result.output).status, equals: 0)
    let newer = try presim.run("import", "--ios", "13-18", "--call", "card.dismiss()", input: dump)
    expect(newer.errors, equals: "presim: note: of several versions the newest is asked: ios 18\n")
  }

  /// Nothing is a scenario that does not run: what stands in the way is a comment, and is told.
  @Test(arguments: ["", "12", "13", "14", "17", "18", "8-26"])
  func whatIsWrittenRuns(ios: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let loaded = "state: appeared, view: <UIView 0x2>"
    let split =
      "<UISplitViewController>, \(loaded)\n   | <App.A>, \(loaded)\n   | <App.B>, \(loaded)\n   | <App.C>, \(loaded)\n"
    for dump in [
      split, "<UIPageViewController>, \(loaded)\n", "<UIPageViewController>, \(loaded)\n\n<App.A>, \(loaded)\n",
    ] {
      let options = ios.isEmpty ? [] : ["--ios", ios]
      let result = try presim.run(["import"] + options, input: dump)
      expect(result.status, equals: 0)
      let test = try presim.run("test", "-", input: result.output)
      expect(test.status, equals: 0, "\(ios)\n\(dump)\n\(result.output)\n\(test.output)\(test.errors)")
      try expect(presim.run("format", "-", input: result.output).output, equals: result.output)
      let call = try presim.run(["import", "--call", "x.loadViewIfNeeded()"] + options, input: dump)
      #expect(call.status == 2 && call.errors.contains("cannot find 'x'"), "\(call.errors)")
    }
  }

  @Test(arguments: [
    ("", "there is no call"), ("  ", "there is no call"), ("// nothing", "there is no call"),
    ("expect no log", "an expectation belongs"), ("turn {\n  expect no log\n}", "an expectation belongs"),
    ("cart.dismiss()\nexpect no log", "an expectation belongs"), ("class A: B { }", "is no call"),
    ("window other", "is no call"), ("b: UIViewController", "is no call"), ("ios 17", "is no call"),
    ("on cart.viewDidAppear { cart.dismiss() }", "is no call"),
  ])
  func whatIsNoCallIsAMistake(call: String, error: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("import", "--call", "cart.dismiss()", "--call", call, input: Self.dump)
    expect(result.status, equals: 2)
    expect(result.output, equals: "")
    #expect(result.errors.contains(error), "\(call): \(result.errors)")
  }
}
