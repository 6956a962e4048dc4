import Testing

/// Answers that were once false, or could not be read: each file with a line that stands now, and what is said no more.
@Suite struct TrueAnswerTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    let name: String
    let command: String
    let file: String
    let said: [String]
    var notSaid: [String] = []

    var testDescription: String { name }
  }

  private static let twice = """
    class Home: UIViewController {
      func open() {
        present(UIViewController(), animated: true)
        present(UIViewController(), animated: true)
        navigationController?.pushViewController(Detail(), animated: true)
      }
      func later() { DispatchQueue.main.async { [weak self] in self?.present(UIViewController(), animated: true) } }
    }
    class Detail: UIViewController {}
    window
      nav: UINavigationController
        home: Home

    """

  private static let refused =
    "Attempt to present <UIViewController 2> on <UINavigationController nav> (from <Home home>) which is already "
    + "presenting <UIViewController>."

  private static let pushed =
    "pushViewController:animated: called on <UINavigationController nav> while an existing transition or presentation "
    + "is occurring; the navigation stack will not be updated."

  private static let answers = [
    Answer(
      name: "a console line stands with its call, and who has no name has a class", command: "explain",
      file: twice + "home.open()\n",
      said: [
        "→ UIKit refuses: <UIViewController 2> is not presented.\nconsole: \(refused)\nwhy not",
        "leaves the stack alone.\nconsole: \(pushed)\n",
      ]),
    Answer(
      name: "the call in a closure of one expression", command: "explain", file: twice + "home.later()\n",
      said: ["7  self?.present(UIViewController(), animated: true)   in the closure of line 7"]),
    Answer(
      name: "only the call that raises it crashes", command: "explain",
      file: """
        window
          nav: UINavigationController
            home: Home
        a: A
        b: B
        turn {
          home.present(a, animated: true)
          home.present(b, animated: true)
          home.present(nav, animated: true)
        }

        """,
      said: [
        "line 8: UIKit refuses: b is not presented.\nconsole: ",
        "line 9: the app crashes here: NSInvalidArgumentException.\nexception: NSInvalidArgumentException: ",
      ],
      notSaid: ["line 8: the app crashes here"]),
    Answer(
      name: "a view that has been in the window", command: "explain",
      file: "window\n  home: Home\na: A\nhome.view.removeFromSuperview()\nhome.present(a, animated: true)\n",
      said: ["home's view has left 'window', and nothing has put it back yet"], notSaid: ["has not been put into"]),
    Answer(
      name: "a callback at launch comes of no initialiser", command: "explain",
      file: """
        class Home: UIViewController {
          var count = 0
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            present(Detail(), animated: true)
            present(Detail(), animated: true)
          }
        }
        class Detail: UIViewController {}
        window
          home: Home
        home.dismiss(animated: true)

        """,
      said: ["in Home.viewDidAppear(_:), from the launch\n"], notSaid: ["init(coder:)"]),
    Answer(
      name: "a gesture that is blocked has no reason to work", command: "explain",
      file: """
        device iPad landscape
        window
          home: Home
        form: Form
        form.modalPresentationStyle = .formSheet
        form.isModalInPresentation = true
        home.present(form, animated: true)
        form.swipeToDismiss()
        form.tapOutside()

        """,
      said: ["→ form stays: the user may not dismiss it."], notSaid: ["a tap there dismisses it"]),
    Answer(
      name: "one sentence on silence a step", command: "run",
      file: """
        class Home: UIViewController {
          func tick() { present(Card(), animated: true) { self.dismiss(animated: true) { self.tick() } } }
        }
        class Card: UIViewController {}
        window
          home: Home
        home.tick()

        """,
      said: ["more decisions\nnote: home gets no viewWillDisappear"],
      notSaid: ["leaves the window\nnote: home gets no viewWillDisappear"]),
    Answer(
      name: "presim has no storyboard", command: "run",
      file: """
        class Home: UIViewController {
          @IBAction func open() { performSegue(withIdentifier: "go", sender: nil) }
        }
        window
          home: Home
        home.open()

        """,
      said: [
        "failed: presim has no storyboard: if yours has the segue 'go', write 'segue \"go\" from home to "
          + "DetailViewController kind .show' below the outline"
      ]),
    // What code makes has other numbers in a run than where lint reads it: no fix that names it is tried.
    Answer(
      name: "a fix that names what code makes", command: "lint",
      file: """
        class Home: UIViewController {
          override func viewDidLoad() { super.viewDidLoad(); tabBarController?.selectedIndex = 1 }
          func open() {
            let card = Card()
            card.modalPresentationStyle = .currentContext
            present(card, animated: true)
          }
        }
        class Card: UIViewController {
          override func viewWillDisappear(_ animated: Bool) { present(Other(), animated: true) }
        }
        class Other: UIViewController {}
        window
          tabs: UITabBarController
            nav: UINavigationController
              home: Home
            second: UIViewController
        home.open()
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0

        """,
      said: ["UIKit refuses this call"], notSaid: ["fault of presim", "[LNT-15]"]),
    Answer(
      name: "what begin holds open is not done", command: "run",
      file: """
        window
          nav: UINavigationController
            list: ListViewController
        detail: DetailViewController
        card: CardViewController
        begin nav.pushViewController(detail, animated: true)
        finish
        begin nav.swipeBack()
        cancel
        nav.popViewController(animated: false)
        card.modalPresentationStyle = .fullScreen
        begin list.present(card, animated: true)
        finish
        begin card.dismiss(animated: true)
        finish

        """,
      said: [
        "→ nav begins to show detail in place of list", "→ nav begins to show list in place of detail",
        "→ nav begins to present card for list, .fullScreen, .coverVertical; nav and list leave the window at its end",
        "→ nav begins to dismiss card; nav is on the way back", "finish\n→ the transition that was paused ends",
        "cancel\n→ the transition is cancelled",
      ],
      notSaid: ["nav shows detail", "nav presents", "nav dismisses"]),
    Answer(
      name: "calls that decide nothing have their sentence", command: "run",
      file: """
        device iPad landscape
        window
          tabs: UITabBarController
            one: OneViewController
            two: TwoViewController
        three: ThreeViewController
        child: ChildViewController
        tabs.tap(two)
        tabs.viewControllers = [two, three]
        tabs.setViewControllers([two], animated: true)
        two.addChild(child)
        child.loadViewIfNeeded()
        two.view.addSubview(child.view)

        """,
      said: [
        "tabs.viewControllers = [two, three]\n→ tabs has two among its new tabs: it stays selected",
        "tabs.setViewControllers([two], animated: true)\n→ tabs has two among its new tabs: it stays selected",
        "→ child becomes a child of two: willMove is called, didMove is left to code",
        "child.loadViewIfNeeded()\n→ child's view is needed, and loaded",
        "→ code moves child's view into a window: it appears",
      ]),
    Answer(
      name: "a split view takes its detail", command: "run",
      file: """
        device iPad landscape
        window
          split: UISplitViewController
            list: ListViewController
            empty: EmptyViewController
        detail: DetailViewController
        list.showDetailViewController(detail, sender: nil)
        split.show(.primary)

        """,
      said: [
        "→ split takes detail for its secondary column", "→ split is not of the column style: nothing happens",
      ]),
    Answer(
      name: "of an endless step the beginning and the count", command: "run",
      file: """
        class Home: UIViewController {
          override func viewDidAppear(_ animated: Bool) { present(Home(), animated: true) }
        }
        window
          home: Home

        """,
      said: ["… 990 more notes on what UIKit does without a word", "note: home10 gets no viewWillDisappear"],
      notSaid: ["note: home11 gets no viewWillDisappear"]),
    Answer(
      name: "what the documents say and is not followed", command: "run",
      file: """
        rules docs
        window
          home: HomeViewController
        card: CardViewController
        card.modalPresentationStyle = .currentContext
        home.present(card, animated: true)

        """,
      said: ["not followed: only who defines a context can be covered: document 4 falls back to the root (document 2)"],
      notSaid: ["not followed: a view is shared"]),
    Answer(
      name: "nobody's callback is no call to complete", command: "run",
      file: """
        class Home: UIViewController {
          func open() { Service.shared.items.forEach { if $0.isOn { dismiss(animated: true) } } }
        }
        window
          home: Home
        home.open()

        """,
      said: ["runs for elements that presim does not know, so it does not run here"], notSaid: ["write 'complete"]),
    Answer(
      name: "where there is no value none is compared", command: "test",
      file: """
        class Home: UIViewController {
          func open() { let editor = Editor(); present(editor, animated: true) }
        }
        class Editor: UIViewController {}
        window
          home: Home
        home.loadViewIfNeeded()
        expect editor.title == "a"
        home.open()

        """,
      said: ["'editor' is not made"], notSaid: ["actual:", "nothing to look at"]),
  ]

  @Test(arguments: answers) func isTrue(answer: Answer) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(answer.file, to: "a.presim")
    let result = try presim.run([answer.command, "a.presim"])
    for text in answer.said { #expect(result.output.contains(text), "\(result.output)\(result.errors)") }
    for text in answer.notSaid {
      #expect(!result.output.contains(text) && !result.errors.contains(text), "\(result.output)\(result.errors)")
    }
  }

  @Test func explainNamesWhatIsNotFollowed() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      "rules docs\nwindow\n  home: Home\ncard: Card\ncard.modalPresentationStyle = .currentContext\n"
        + "home.present(card, animated: true)\n", to: "a.presim")
    let result = try presim.run(["explain", "a.presim:6"])
    #expect(result.output.contains("not followed: only who defines a context can be covered"), "\(result.output)")
  }

  /// What is nested too deep is told: nothing runs out of room.
  @Test(arguments: [
    String(repeating: "DispatchQueue.main.async {\n", count: 400) + "dismiss(animated: true)\n"
      + String(repeating: "}\n", count: 400),
    String(repeating: "func b() {\n", count: 400) + String(repeating: "}\n", count: 400),
    "let x = " + String(repeating: "true ? 1 : ", count: 400) + "1\nif x > 2 { dismiss(animated: true) }\n",
    "let x = " + String(repeating: "!", count: 3000) + "true\nif x { dismiss(animated: true) }\n",
  ])
  func nestingHasAnEnd(body: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(
      "class A: UIViewController {\nfunc a() {\n\(body)}\n}\nwindow\n  a: A\na.a()\n", to: "a.presim")
    let result = try presim.run(["run", "a.presim"])
    #expect(result.status == 2 && result.errors.contains("nested deeper than"), "\(result.errors.prefix(400))")
  }
}
