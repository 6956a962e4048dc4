import Testing

@testable import PresentationModel

/// UIKit's members outside presim's subject are never denied (EVT-05).
@Suite struct OutsideMemberTests {
  /// An object of each class that has such members, as a scenario names it.
  static let places: [UIKitClass: String] = [
    .viewController: "home", .tableViewController: "table", .collectionViewController: "grid",
    .navigationController: "nav", .tabBarController: "tabs", .splitViewController: "split",
    .pageViewController: "pages", .searchController: "search", .alertController: "alert",
    .activityViewController: "share", .imagePickerController: "camera", .documentPickerViewController: "files",
    .hostingController: "host", .safariViewController: "web", .presentationController: "home.presentationController?",
    .sheetPresentationController: "home.sheetPresentationController?",
    .popoverPresentationController: "home.popoverPresentationController?", .view: "home.view", .window: "window",
    .navigationBar: "nav.navigationBar", .tabBar: "tabs.tabBar", .toolbar: "nav.toolbar",
    .searchBar: "search.searchBar", .navigationItem: "home.navigationItem", .barItem: "home.tabBarItem",
    .tabBarItem: "home.tabBarItem", .barButtonItem: "home.navigationItem.leftBarButtonItem",
    .gestureRecognizer: "nav.interactivePopGestureRecognizer", .transitionCoordinator: "home.transitionCoordinator?",
    .traitCollection: "home.traitCollection", .object: "home", .label: "home.view", .control: "home.view",
    .button: "home.view", .imageView: "home.view", .scrollView: "home.view", .tableView: "home.view",
    .collectionView: "home.view", .stackView: "home.view", .alertAction: "alert.actions[0]",
    .tab: "one", .tabGroup: "group", .searchTab: "find", .tabBarSidebar: "tabs.sidebar",
  ]

  static let header = """
    window
      home: HomeViewController
    nav: UINavigationController
      first: FirstViewController
    tabs: UITabBarController
    split: UISplitViewController
    pages: UIPageViewController
    search: UISearchController
    alert: UIAlertController
    share: UIActivityViewController
    camera: UIImagePickerController
    files: UIDocumentPickerViewController
    host: UIHostingController
    web: SFSafariViewController
    table: UITableViewController
    grid: UICollectionViewController
    one: UITab
    group: UITabGroup
    find: UISearchTab

    """

  private static func errors(_ text: String) -> [String] {
    Scenario.load(text).diagnostics.filter { $0.severity == .error }.map { $0.message }
  }

  /// Everything of the tables: a statement with it loads, an expectation is told what presim does not simulate.
  @Test(arguments: OutsideMembers.all) func everyMemberIsAccepted(_ row: OutsideMembers.Row) throws {
    let place = try #require(Self.places[row.type], "no object of '\(row.type.name)' in this test")
    for member in row.names.split(separator: " ") {
      let isMethod = member.hasSuffix("()")
      let name = String(isMethod ? member.dropLast(2) : member)
      let statement = isMethod ? "\(place).\(name)()" : "\(place).\(name) = nil"
      expect(Self.errors(Self.header + statement), equals: [], "\(statement)")
      let told = Self.errors(Self.header + "expect \(place).\(member) == nil")
      #expect(told.count == 1 && told.first?.hasPrefix("'\(name)' is ") == true, "\(member): \(told)")
      expect(told.first?.contains("has no value here"), equals: true, "\(member): \(told)")
    }
  }

  /// A name stands in one table: here, or among what presim knows.
  @Test func noMemberIsKnownToo() {
    for row in OutsideMembers.all {
      for member in row.names.split(separator: " ") {
        let isMethod = member.hasSuffix("()")
        let name = String(isMethod ? member.dropLast(2) : member)
        for type in row.type.lineage {
          #expect(isMethod || !type.properties.contains { $0.name == name }, "\(type.name).\(name)")
          #expect(!isMethod || !type.methods.contains { $0.name == name }, "\(type.name).\(name)()")
        }
      }
    }
  }

  /// The members that students of the classic documents meet, as their lines stand there.
  @Test(arguments: [
    "home.additionalSafeAreaInsets = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)",
    "home.updateViewConstraints()",
    "_ = home.extensionContext", "home.addKeyCommand(UIKeyCommand(input: \"a\", modifierFlags: .command))",
    "home.removeKeyCommand(nil)", "home.navigationItem.rightBarButtonItem?.primaryAction = nil",
    "home.restorationClass = HomeViewController.self",
    "home.encodeRestorableState(with: NSCoder())", "home.decodeRestorableState(with: NSCoder())",
    "home.applicationFinishedRestoringState()",
    "nav.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: .compact), forChild: first)",
    "_ = nav.overrideTraitCollection(forChild: first)", "split.collapseSecondaryViewController(home, for: split)",
    "split.separateSecondaryViewController(for: split)", "_ = home.performsActionsWhilePresentingModally",
    "_ = home.nibBundle", "_ = home.systemMinimumLayoutMargins",
    "home.viewRespectsSystemMinimumLayoutMargins = false", "UIViewController.attemptRotationToDeviceOrientation()",
    "_ = home.tabBarObservedScrollView", "_ = home.childViewControllerForTouchBar", "home.setNeedsTouchBarUpdate()",
    "home.transitionCoordinator?.animateAlongsideTransition(in: home.view, animation: { _ in }, completion: nil)",
    "home.view.layer.cornerRadius = 12",
    "home.view.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil))",
    "home.view.safeAreaLayoutGuide.topAnchor.constraint(equalTo: home.view.topAnchor).isActive = true",
    "nav.navigationBar.standardAppearance.configureWithOpaqueBackground()",
    "alert.textFields?.first?.text = \"x\"", "home.becomeFirstResponder()", "home.resignFirstResponder()",
    "window.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))",
  ]) func aLineOfTheDocumentsIsAccepted(_ line: String) throws {
    let program = try #require(Scenario.load(Self.header + line).program, "\(Self.errors(Self.header + line))")
    var runner = ScenarioRunner(program)
    let launch = runner.launch()
    let step = runner.next()
    let notes = (launch.notes + (step?.notes ?? [])).map(\.text)
    #expect(notes.count == 1 || line.contains("oordinator?"), "\(notes)")
    #expect(launch.failures.isEmpty && step?.failures.isEmpty != false)
  }

  /// What presim simulates under another name is not passed over.
  @Test(arguments: [
    ("home.tab = nil", "ask 'selectedTab' of its tab bar controller"),
    ("search.searchBar.resignFirstResponder()", "set 'isActive' of the search controller"),
    ("home.navigationItem.setHidesBackButton(true, animated: true)", "assign 'hidesBackButton'"),
  ]) func whatCountsIsNotPassedOver(_ line: String, advice: String) throws {
    let found = try #require(Scenario.load(Self.header + line).diagnostics.first)
    expect(found.severity, equals: .error)
    expect(found.notes.first?.message.contains(advice), equals: true, "\(found)")
  }

  /// A slip is a slip, of a member that counts and of one that does not.
  @Test(arguments: ["home.addditionalStuff = 1", "home.view.frobnicate()", "home.modalPresentationStile = .fullScreen"])
  func whatNobodyHasIsDenied(_ line: String) {
    expect(Self.errors(Self.header + line).first?.contains("has no"), equals: true)
  }

  @Test func aClosureIsToldNeverToRun() throws {
    let text =
      Self.header
      + "share.completionWithItemsHandler = { _, _, _, _ in home.dismiss(animated: true) }\nhome.present(share)\n"
    let program = try #require(Scenario.load(text).program)
    var runner = ScenarioRunner(program)
    expect(runner.launch().notes.first?.text.hasSuffix("presim never calls it; its closure never runs"), equals: true)
  }

  /// An expectation in a closure that never runs would hold whatever happens.
  @Test func anExpectationInSuchAClosureIsAnError() {
    let text = Self.header + "share.completionWithItemsHandler = { _, _, _, _ in expect home.title == nil }\n"
    expect(
      Self.errors(text),
      equals: ["this is never reached: presim never runs the closure of 'completionWithItemsHandler'"])
  }

  /// A body for one would never run: an error, that does not deny the method.
  @Test(arguments: ["updateViewConstraints", "encodeRestorableState(with:)", "traitCollectionDidFoo"])
  func aBodyForOneIsAnError(_ method: String) {
    let told = Self.errors(Self.header + "on home.\(method) { home.title = \"x\" }\n")
    expect(told.count, equals: 1)
    expect(told.first?.contains("is UIKit's and is never called here"), equals: !method.hasSuffix("Foo"), "\(told)")
  }

  /// Told once a run, with the other lines that say it.
  @Test func theNoteNamesTheOtherLines() throws {
    let text = "window\n  home: Home\nhome.updateViewConstraints()\nhome.updateViewConstraints()\nhome.title = \"x\"\n"
    let program = try #require(Scenario.load(text).program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    var notes: [String] = []
    while let next = runner.next() { notes += next.notes.map(\.text) }
    expect(notes.filter { $0.contains("updateViewConstraints") }.map { $0.hasSuffix("(line 4 too)") }, equals: [true])
  }

  /// On the way to the member a view loads, as the same line does in the app.
  @Test func whatIsAskedOnTheWayIsAsked() throws {
    let text = """
      window
        home: Home
      form: Form
      table: UITableViewController
      form.view.layer.cornerRadius = 2
      expect form.isViewLoaded
      table.clearsSelectionOnViewWillAppear = false
      expect !table.isViewLoaded
      table.tableView.reloadData()
      expect table.isViewLoaded
      """
    let program = try #require(Scenario.load(text).program)
    var runner = ScenarioRunner(program)
    _ = runner.launch()
    while let next = runner.next() { #expect(next.failures.isEmpty) }
  }
}
