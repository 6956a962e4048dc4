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
        "note: line 2: presim has no storyboard: if yours has the segue 'go', write 'segue \"go\" from home to "
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
