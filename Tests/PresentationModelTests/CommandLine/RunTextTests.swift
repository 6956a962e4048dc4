import Testing

/// `presim run` shows what changed.
@Suite struct RunTextTests {
  private func run(_ text: String, _ options: String...) throws -> String {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(text, to: "a.presim")
    return try presim.run(["run", "a.presim"] + options).output
  }

  private static let windows = """
    window
      home: HomeViewController
    window overlay
      toast: ToastViewController
    card: CardViewController
    other: OtherViewController
    home.present(card, animated: false)
    card.title = "x"
    window.rootViewController = other
    other.title = "y"

    """

  @Test func theTreeIsPrintedWhereItChanged() throws {
    try expect(
      run(Self.windows),
      equals: """
        a.presim, ios 27, iPhone portrait

        launch
        window:
        <HomeViewController home>, state: appeared, view: <UIView>

        overlay:
        <ToastViewController toast>, state: appeared, view: <UIView>

        7  home.present(card, animated: false)
        → home presents card, .formSheet; nothing leaves the window
        note: home gets no viewWillDisappear now and no viewWillAppear after the dismissal: its view never leaves the window
        window:
          <HomeViewController home>, state: appeared, view: <UIView>
        ▸    + <CardViewController card>, state: appeared, view: <UIView>, presented with: <_UIFormSheetPresentationController>

        overlay:
          <ToastViewController toast>, state: appeared, view: <UIView>

        8  card.title = "x"
        note: line 8: 'title' has no effect here: it is only kept and read back
        (set)

        9  window.rootViewController = other
        → other becomes the root of window
        note: a new root dismisses nothing: card stays on screen, and the old root in memory
        window:
        ▸ <OtherViewController other>, state: appeared, view: <UIView>

        overlay:
          <ToastViewController toast>, state: appeared, view: <UIView>

          also on screen: card, presented by home; no window's tree leads to it
        – <HomeViewController home> has left the hierarchy

        10  other.title = "y"
        (set)

        end
        window:
        <OtherViewController other>, state: appeared, view: <UIView>

        overlay:
        <ToastViewController toast>, state: appeared, view: <UIView>

        also on screen: card, presented by home; no window's tree leads to it

        """)
  }

  /// What the step itself dismisses does not stay.
  @Test func whatIsDismissedWithItsRootDoesNotStay() throws {
    let text = """
      window
        home: HomeViewController
      card: CardViewController
      other: OtherViewController
      home.present(card, animated: true)
      turn {
        window.rootViewController = other
        home.dismiss(animated: false)
      }

      """
    #expect(!(try run(text)).contains("stays on screen"))
  }

  /// What code prints stands behind what came of the call, and with `--events` in its order.
  @Test func whatCodePrintsIsPrinted() throws {
    let text = """
      class CardViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          print(#function, session.name, title)
          print("one\\ntwo", terminator: "")
        }
      }
      window
        home: HomeViewController
      home.present(CardViewController(), animated: true)
      print("done")

      """
    let place = "line 4, in CardViewController.viewDidLoad(), from line 10"
    let output = try run(text)
    #expect(output.contains("\nprints: viewDidLoad() \\(session.name) nil   \(place)\n"), "\(output)")
    #expect(output.contains("\n11  print(\"done\")\nprints: done\n(unchanged)\n"), "\(output)")
    let events = try run(text, "--events")
    let order =
      "\nevent: <CardViewController>.viewDidLoad\nprints: viewDidLoad() \\(session.name) nil   \(place)\nevent: <CardViewController>.viewWillAppear\n"
    #expect(events.contains(order), "\(events)")
    let document = try run(text, "--format", "json")
    #expect(document.contains("\"printed\": [") && document.contains("\"text\": \"done\""), "\(document)")
  }

  /// UIKit's console is not what code prints.
  @Test func whatCodePrintsIsNoLineOfUIKits() throws {
    let text = """
      class HomeViewController: UIViewController { func go() { print("hello") } }
      window
        home: HomeViewController
      home.go()
      expect log "hello"

      """
    let output = try run(text)
    #expect(output.contains("'print \"hello\"' below 'expect events include'"), "\(output)")
  }

  @Test func fullPrintsAll() throws {
    let output = try run(Self.windows, "--full")
    #expect(!output.contains("(unchanged)") && !output.contains("\nend\n"))
    expect(output.split(separator: "\n").count { $0.contains("<ToastViewController toast>") }, equals: 5)
  }

  @Test func whereNothingChangedTheEndIsAsAtLaunch() throws {
    let output = try run("window\n  a: A\nb: B\nb.present(a)\n")
    #expect(output.hasSuffix("\n(unchanged)\n\nend (as at launch)\n"))
    expect(output.split(separator: "\n").count { $0.hasPrefix("<A a>") }, equals: 1)
  }

  /// What is set before the first call is a part of the launch; between two calls it is a step, and says so.
  @Test func settingsBeforeTheFirstCallBelongToTheLaunch() throws {
    let output = try run(
      "window\n  nav: UINavigationController\n    a: A\nb: B\na.definesPresentationContext = true\n"
        + "b.modalPresentationStyle = .fullScreen\na.present(b, animated: true)\na.isModalInPresentation = true\n")
    #expect(!output.contains("5  a.definesPresentationContext"), "\(output)")
    #expect(output.contains("\n\n7  a.present(b, animated: true)\n→ nav presents b for a"), "\(output)")
    #expect(output.contains("\n8  a.isModalInPresentation = true\n(set)\n"), "\(output)")
  }

  /// Where nothing is on screen, the launch says what to write.
  @Test func aFileWithoutAWindowSaysWhatToWrite() throws {
    let note = "note: the file has no window and no step: 'presim new' prints a scenario to begin with\n"
    #expect(try run("").contains(note))
    let output = try run("home: Home\nother: Other\nhome.present(other, animated: true)\n")
    #expect(output.contains("note: nothing is on screen: the file has no line 'window', with 'home: …'"), "\(output)")
    #expect(!(try run("window\n  home: Home\n")).contains("note:"))
  }

  @Test func decisionsStandInTheirOrder() throws {
    let output = try run(
      "window\n  a: A\nb: B\nc: C\nturn {\n  a.present(b, animated: true)\n  a.present(c, animated: true)\n}\n")
    let presents = try #require(output.range(of: "→ a presents b"))
    let refused = try #require(output.range(of: "→ the presentation of c by a is refused"))
    #expect(presents.lowerBound < refused.lowerBound)
  }

  @Test func whatRaisesWhenItBeginsIsNotToldAsPresented() throws {
    let output = try run(
      """
      ios 17
      device iPad
      window
        a: A
      p: P
      p.modalPresentationStyle = .popover
      a.present(p, animated: true)
      """)
    #expect(!output.contains("presents p"))
    #expect(output.contains("→ the app crashes here, in the presentation of p by a"))
  }

  @Test func withoutAnimationNothingIsAnimated() throws {
    let output = try run(
      """
      window
        a: A
      b: B
      c: C
      sheet: UIAlertController(title: "x", message: nil, preferredStyle: .actionSheet)
      a.present(b, animated: false)
      b.present(c, animated: false)
      c.present(sheet, animated: false)
      a.dismiss(animated: false)
      """)
    for word in ["animat", "slid", "coverVertical"] {
      #expect(!output.replacing("animated: false", with: "").contains(word), "\(word)")
    }
  }

  @Test func ofLargeTreesOnlyWhatIsNearAChange() throws {
    let tabs = (0..<300).map { "    t\($0): T\n" }.joined()
    let text = "device iPad\nwindow\n  tabs: UITabBarController\n\(tabs)a: A\nt0.present(a)\na.dismiss()\n"
    let output = try run(text)
    #expect(output.contains("\n  …\n"))
    expect(output.split(separator: "\n").count { $0.contains("<T t150>") }, equals: 2)
    try expect(run(text, "--full").split(separator: "\n").count { $0.contains("<T t150>") }, equals: 3)
  }

  @Test func whatChangedPlacesIsMarked() throws {
    let output = try run(
      """
      window
        tabs: UITabBarController
          a: A
          b: B
          c: C
      tabs.setViewControllers([c, a, b], animated: false)
      """)
    let marked = output.split(separator: "\n").filter { $0.hasPrefix("▸") }
    #expect(marked.contains { $0.contains("<C c>") } && !marked.contains { $0.contains("<B b>") })
  }

  @Test func aDirectoryBelongsToTest() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("run", ".")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("'presim test'"))
  }
}
