import Testing

@testable import PresentationModel

/// Everyday constructs of Swift in the places where a statement may stand: each is read in each of them, with the answer
/// that it has in a method of a pasted class.
@Suite struct ConstructTests {
  struct Construct: CustomTestStringConvertible {
    let name: String
    let code: String
    var testDescription: String { name }
  }

  static let constructs: [Construct] = [
    .init(name: "call", code: "home.present(detail, animated: true)"),
    .init(
      name: "closure", code: "home.present(detail, animated: true) { detail.present(other, animated: true) }"),
    .init(
      name: "completion:",
      code: "home.present(detail, animated: true, completion: { detail.present(other, animated: true) })"),
    .init(
      name: "assignment",
      code: "detail.modalPresentationStyle = .fullScreen\nhome.present(detail, animated: true)"),
    .init(name: "as?", code: "(nav.topViewController as? Home)?.present(detail, animated: true)"),
    .init(name: "#available", code: "if #available(iOS 13, *) {\nhome.present(detail, animated: true)\n}"),
    .init(name: "_ =", code: "_ = detail.view\nhome.present(detail, animated: true)"),
    .init(name: "[0]", code: "nav.children[0].present(detail, animated: true)"),
    .init(name: "first?", code: "nav.children.first?.present(detail, animated: true)"),
    .init(name: "let", code: "let target = nav.topViewController\ntarget?.present(detail, animated: true)"),
    .init(
      name: "var",
      code: """
        var target: UIViewController? = nil
        target = nav.topViewController
        target?.present(detail, animated: true)
        """),
    .init(name: "if let", code: "if let top = nav.topViewController {\ntop.present(detail, animated: true)\n}"),
    .init(
      name: "if else",
      code: """
        if home.presentedViewController == nil {
          home.present(detail, animated: true)
        } else {
          home.present(other, animated: true)
        }
        """),
    .init(
      name: "guard",
      code: "guard let top = nav.topViewController else { return }\ntop.present(detail, animated: true)"),
    .init(
      name: "?:", code: "home.present(home.presentedViewController == nil ? detail : other, animated: true)"),
    .init(name: "??", code: "home.present(home.presentedViewController ?? detail, animated: true)"),
    .init(name: "(a ?? b).", code: "(home.presentedViewController ?? home).present(detail, animated: true)"),
    .init(name: "for", code: "for each in [detail, other] {\nhome.present(each, animated: true)\n}"),
    .init(
      name: "while", code: "while home.presentedViewController == nil {\nhome.present(detail, animated: true)\n}"),
    .init(
      name: "switch",
      code: """
        switch detail.modalPresentationStyle {
        case .fullScreen: home.present(other, animated: true)
        default: home.present(detail, animated: true)
        }
        """),
    .init(
      name: "&&",
      code: """
        if home.presentedViewController == nil && nav.topViewController == home {
          home.present(detail, animated: true)
        }
        """),
    .init(
      name: "|| !",
      code: """
        if home.presentedViewController != nil || !detail.isViewLoaded {
          home.present(detail, animated: true)
        }
        """),
    .init(name: "+=", code: "var count = 0\ncount += 1\nif count == 1 { home.present(detail, animated: true) }"),
    .init(
      name: "interpolation",
      code: """
        detail.title = "Number \\(nav.viewControllers.count)"
        if detail.title == "Number 1" { home.present(detail, animated: true) }
        """),
    .init(name: "closure in a variable", code: "let open = {\nhome.present(detail, animated: true)\n}\nopen()"),
    .init(name: "async", code: "DispatchQueue.main.async {\nhome.present(detail, animated: true)\n}"),
    .init(
      name: "asyncAfter",
      code: "DispatchQueue.main.asyncAfter(deadline: .now() + 1) {\nhome.present(detail, animated: true)\n}"),
    .init(
      name: "animate",
      code: "UIView.animate(withDuration: 0.3, animations: { }) { _ in\nhome.present(detail, animated: true)\n}"),
    .init(name: "print", code: "print(\"presenting\")\nhome.present(detail, animated: true)"),
    .init(name: "Unknown.call", code: "Analytics.shared.track(\"open\")\nhome.present(detail, animated: true)"),
    .init(name: "unknown.call", code: "analytics.track(\"open\")\nhome.present(detail, animated: true)"),
    .init(name: "unknown()", code: "trackOpening(\"open\")\nhome.present(detail, animated: true)"),
    .init(
      name: "expect", code: "let top = nav.topViewController\nhome.present(detail, animated: true)\nexpect top == home"),
  ]

  static let outline = """
    window
      nav: UINavigationController
        home: Home

    window overlay
      side: UIViewController

    detail: Detail
    other: Other
    panel: Panel

    """

  static let method = Place("a method", "class Home: UIViewController {\n  func go() {\n@\n}\n}\n", "home.go()\n")

  static let places: [Place] = [
    Place("column one, no class", "", "@\n"),
    Place("column one, a class", "class Home: UIViewController { func a() { } }\n", "@\n"),
    Place(
      "column one, two classes",
      "class Home: UIViewController { func a() { } }\nclass Detail: UIViewController { func b() { } }\n", "@\n"),
    Place("turn", "", "turn {\n@\n}\n"),
    Place("on", "", "on panel.viewDidLoad {\n@\n}\n_ = panel.view\n"),
    Place("on in a class", "class Panel: UIViewController {\n  on viewDidLoad {\n@\n}\n}\n", "_ = panel.view\n"),
    Place("a completion closure", "", "side.present(panel, animated: true) {\n@\n}\n"),
  ]

  struct Place: CustomTestStringConvertible {
    let name: String
    private let above, below: String

    init(_ name: String, _ above: String, _ below: String) {
      (self.name, self.above, self.below) = (name, above, below)
    }

    func file(_ code: String) -> String {
      let isColumn = below.first == "@"
      let lines = isColumn ? code : code.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n")
      return put(lines, into: above) + ConstructTests.outline + put(lines, into: below)
    }

    private func put(_ code: String, into frame: String) -> String {
      guard let sign = frame.firstIndex(of: "@") else { return frame }
      return frame[..<sign] + code + frame[frame.index(after: sign)...]
    }

    var isColumnOne: Bool { below.first == "@" }
    var testDescription: String { name }
  }

  /// Who presents whom in a file, and how many expectations fail; nil where it does not load.
  private static func answer(_ text: String) -> [String]? {
    guard let program = Scenario.load(text).program else { return nil }
    var runner = ScenarioRunner(program, isTracing: false)
    var found: [String] = []
    while let outcome = runner.next() {
      for case .presents(let presentation, _) in outcome.decisions {
        let name = runner.hierarchy.name(of: presentation.original)
        if name != "panel" { found.append("\(runner.hierarchy.name(of: presentation.presenter)) presents \(name)") }
      }
    }
    return found
  }

  @Test(arguments: constructs) func hasTheAnswerOfAMethod(construct: Construct) {
    let wanted = Self.answer(Self.method.file(construct.code))
    #expect(wanted?.isEmpty == false, "\(construct.name)")
    for place in Self.places {
      // `guard` at column one leaves nothing: an error that says what to write.
      if place.isColumnOne, construct.name == "guard" { continue }
      let found = Self.answer(place.file(construct.code))
      let said = Scenario.load(place.file(construct.code)).diagnostics
      #expect(found == wanted, "\(construct.name) in \(place.name): \(said)")
    }
  }
}
