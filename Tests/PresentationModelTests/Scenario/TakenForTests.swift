import Testing

@testable import PresentationModel

/// What a name that nobody declares is taken for, and that this is said (CON-13).
@Suite struct TakenForTests {
  static let kinds: [(name: String, kind: ControllerKind)] = [
    ("MainNavigationController", .navigation), ("NavigationController", .navigation), ("AppTabBarController", .tabBar),
    ("RootSplitViewController", .split), ("MPNavigationController", .navigation),
    ("SettingsPageViewController", .plain),
    ("PhotoSearchController", .plain), ("LoginAlertController", .plain), ("NavigationControllerHost", .plain),
    ("TabBarControllerDelegateScreen", .plain), ("MainNavigation", .plain), ("WKWebViewController", .plain),
    ("UIViewControllerImpl", .plain), ("MPInterstitialViewController", .plain), ("HomeViewController", .plain),
    ("PKFooBarViewController", .plain),
    ("UIFooController", .plain),
  ]

  @Test(arguments: kinds) func aNameSaysWhatItIs(_ name: String, kind: ControllerKind) throws {
    let scenario = Scenario.load("window\n  x: \(name)\ny: \(name)\n")
    let program = try #require(scenario.program, "\(scenario.diagnostics)")
    expect(program.classes.first { $0.name == name }?.kind, equals: .controller(kind))
    let hasPrefix = name.hasPrefix("WK") || name.hasPrefix("UI") || name.hasPrefix("MP") || name.hasPrefix("PK")
    expect(scenario.diagnostics.map(\.severity), equals: kind != .plain || hasPrefix ? [.note] : [], "\(name)")
    guard kind != .plain else { return }
    expect(
      scenario.diagnostics.first?.message,
      equals: "'\(name)' is taken for a subclass of '\(kind.className)' because of its name")
    // The note's advice, typed in: the class is none then, and nothing is told any more.
    let advice = try #require(scenario.diagnostics.first?.notes.first?.message)
    let declaration = advice.split(separator: "'")[1]
    let declared = Scenario.load("\(declaration)\nwindow\n  x: \(name)\n")
    expect(declared.diagnostics, equals: [])
    expect(declared.program?.classes.first { $0.name == name }?.kind, equals: .controller(.plain))
  }

  @Test(arguments: ["UINavigationControler", "UIViewControllr", "UITabBarControlelr", "SFSafariViewControler"])
  func oneSlipIsAnError(_ name: String) {
    let scenario = Scenario.load("window\n  x: \(name)\n")
    #expect(scenario.program == nil)
    expect(scenario.diagnostics.first?.notes.first?.message.hasPrefix("did you mean"), equals: true)
  }

  @Test func aSuperclassIsTakenSoToo() throws {
    let program = try #require(Scenario.load("class Root: BaseTabBarController { }\nwindow\n  x: Root\n").program)
    expect(program.classes.first { $0.name == "Root" }?.kind, equals: .controller(.tabBar))
  }

  @Test func aClassOfWhichACallMakesOneIsTakenSoToo() throws {
    let text = """
      window
        home: HomeViewController
      form: FormViewController
      home.present(MainNavigationController(rootViewController: form), animated: true)
      expect form.navigationController != nil
      """
    let program = try #require(Scenario.load(text).program)
    var runner = ScenarioRunner(program)
    #expect(runner.launch().trace.contains { $0.rule == .rule(.con13) && $0.verdict == .decided })
    while let next = runner.next() { #expect(next.failures.isEmpty) }
  }

  /// However many there are, the file is read.
  @Test func manyAreNoMistake() {
    let names = (0..<3000).map { "c\($0): N\($0)NavigationController" }.joined(separator: "\n")
    #expect(Scenario.load("window\n  home: Home\n" + names + "\n").program != nil)
  }

  static let accepted = [
    "class Home: UIViewController, PHPickerViewControllerDelegate { }", "class Home: UIViewController, Coordinator { }",
    "class Home: UIViewController, WKNavigationDelegate, UITextDropDelegate { }",
    "class Flow: LoginFlowDelegate { }",
  ]

  @Test(arguments: accepted) func aProtocolThatPresimDoesNotKnowIsKept(_ line: String) throws {
    let scenario = Scenario.load("\(line)\nwindow\n  x: UIViewController\n")
    let program = try #require(scenario.program, "\(scenario.diagnostics)")
    #expect(program.unread.allSatisfy { $0.text.contains("presim calls none of its methods") })
    #expect(!program.unread.isEmpty)
  }

  @Test(arguments: ["UIAdaptivePresentationControllerDelegte", "UINavigationControlerDelegate"])
  func aSlipInAProtocolIsAnError(_ name: String) {
    #expect(Scenario.load("class Home: UIViewController, \(name) { }\nwindow\n  x: Home\n").program == nil)
  }

  static let delegates: [(type: String, line: String)] = [
    ("PHPickerViewController", "x.delegate = home"), ("UIImagePickerController", "x.delegate = home"),
    ("MFMailComposeViewController", "x.mailComposeDelegate = home"),
    ("MFMailComposeViewController", "x.setSubject(\"Hello\")"), ("SKStoreProductViewController", "x.delegate = home"),
    ("UIActivityViewController", "x.completionWithItemsHandler = { _, _, _, _ in }"),
    ("SFSafariViewController", "x.delegate = home"), ("UIDocumentPickerViewController", "x.delegate = home"),
    ("AppCoordinator", "x.delegate = home"), ("ListViewController", "x.tableView.dataSource = home"),
    ("UITableViewController", "x.tableView.reloadData()"), ("QLPreviewController", "x.dataSource = home"),
  ]

  /// A delegate that nobody calls here is kept, and the note says that it is not called.
  @Test(arguments: delegates) func aDelegateThatNobodyCallsIsKept(_ type: String, line: String) throws {
    let scenario = Scenario.load(
      "window\n  home: HomeViewController\nx: \(type)\n\(line)\nhome.present(x, animated: true)\n")
    let program = try #require(scenario.program, "\(scenario.diagnostics)")
    var runner = ScenarioRunner(program)
    var notes = runner.launch().notes.map(\.text)
    while let next = runner.next() { notes += next.notes.map(\.text) }
    #expect(notes.contains { $0.contains("has no effect here") }, "\(notes)")
  }

  @Test func aSlipInADelegateIsAnError() {
    let head = "window\n  home: HomeViewController\nx: PHPickerViewController\n"
    #expect(Scenario.load(head + "x.delegte = home\n").program == nil)
    #expect(Scenario.load(head + "x.delegate = hoem\n").program == nil)
  }

  @Test func aBareDetentIsReadAndTold() throws {
    let text = "window\n  home: Home\nx: Card\nx.sheetPresentationController?.detents = [.medium, .large()]\n"
    let scenario = Scenario.load(text)
    #expect(scenario.program != nil)
    expect(
      scenario.diagnostics.map(\.message),
      equals: ["'.medium' is read as '.medium()': in Swift a detent is made by a call"])
  }
}
