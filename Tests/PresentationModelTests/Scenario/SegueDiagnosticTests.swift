import Testing

@testable import PresentationModel

/// Segues that are wrong say where and what.
@Suite struct SegueDiagnosticTests {
  static let head = """
    class Home: UIViewController {
      unwind backHome
    }
    window
      home: Home
    detail: DetailViewController

    """

  /// A segue, or what follows it, and the message with its place in that line.
  static let examples: [(line: String, column: Int, message: String)] = [
    (#"segue "A" from nobody to detail kind .show"#, 16, "cannot find 'nobody' in this file"),
    (#"segue "A" from home to detal kind .show"#, 24, "cannot find 'detal' in this file"),
    (#"segue "A" from home to UIVew kind .show"#, 24, "unknown class 'UIVew'"),
    (#"segue "A" from home to UIView kind .show"#, 24, "'UIView' is no view controller class"),
    (#"segue "A" from window to detail kind .show"#, 16, "'window' is no view controller"),
    (#"segue "A" from home to detail kind .shw"#, 37, "type 'segue kind' has no member 'shw'"),
    (
      #"segue "A" to detail kind .show"#, 1,
      "where does the segue start? write a controller or a class after 'from', as in 'from home'"
    ),
    (
      #"segue "A" from home kind .show"#, 1,
      "where does the segue lead? write a controller or a class after 'to', as in 'to detail'"
    ),
    (#"segue "A" from home to detail"#, 1, "what does the segue do? write its kind, as in 'kind .show'"),
    (#"segue "A" from home to detail kind .show kind .show"#, 42, "a second 'kind'"),
    (#"segue "A" from home to detail kind .show colour .red"#, 42, "a segue has no option 'colour'"),
    (#"segue "A" from home unwind backHme"#, 28, "no class declares the unwind action 'backHme'"),
    (#"segue "A" from home unwind backHome to detail"#, 37, "a segue that unwinds has no 'to': whom it finds decides"),
    (
      #"segue "A" from home to detail kind .custom customClass Home"#, 56,
      "'Home' is no subclass of 'UIStoryboardSegue'"
    ),
    (#"segue "A" from home to detail kind .custom customClass Nope"#, 56, "unknown class 'Nope'"),
    (#"segue "A" from home to detail kind .show animates 1"#, 51, "cannot convert value of type 'Int' to type 'Bool'"),
    (
      #"segue "A" from home to detail kind .popoverPresentation anchor home"#, 64,
      "a popover points to a view or a bar button item: write 'home.view'"
    ),
    (#"segue from home to detail kind .show"#, 7, "expected the segue's identifier, a string or 'nil'"),
    (
      #"home.tap("A")"#, 6,
      "'home' has no segue with the identifier 'A': a tap on a button is written with the property that holds it, and '.tap()'"
    ),
    (#"home.performSegue(withIdentifier: 1, sender: nil)"#, 35, "cannot convert value of type 'Int' to type 'String'"),
    (#"expect no event detail.backHome"#, 24, "'DetailViewController' does not declare the action 'backHome'"),
    (#"expect no event home.backHom("A")"#, 22, "no object has an event 'backHom'"),
    (#"expect no event home.prepare(fr: "A")"#, 22, #"no event is written 'prepare(fr: "A")'"#),
    (#"on home.backHom { }"#, 9, "'backHom' names no method that presim calls"),
    (
      #"on home.canPerformAction(_:withSender:) { }"#, 9,
      "'canPerformAction(_:withSender:)' runs no body here: give it a value, as in 'canPerformAction(_:withSender:) = false'"
    ),
  ]

  @Test(arguments: examples)
  func saysWhereAndWhat(line: String, column: Int, message: String) {
    let found = Scenario.load(Self.head + line + "\n")
    #expect(found.program == nil)
    expect(found.diagnostics.count, equals: 1, "\(found.diagnostics.map(\.message))")
    expect(found.diagnostics.first?.message, equals: message)
    let text = Self.head + line
    let start = found.diagnostics.first.map { Int($0.range.start) } ?? 0
    expect(start - (text.utf8.count - line.utf8.count) + 1, equals: column)
  }

  private func messages(_ rest: String) -> [String] {
    Scenario.load(Self.head + rest).diagnostics.map(\.message)
  }

  @Test func anIdentifierStandsOnceForAController() {
    let second = "a second segue with the identifier 'A' from the same controller"
    let own = #"segue "A" from home to detail kind .show"#
    let ofClass = #"segue "A" from Home to detail kind .show"#
    expect(messages("\(own)\n\(own)\n"), equals: [second])
    expect(messages("\(own)\n\(ofClass)\n"), equals: [second])
    expect(messages("\(ofClass)\n\(own)\n"), equals: [second])
    expect(messages("\(own)\n\(own.replacing("home", with: "detail"))\n"), equals: [])
    expect(messages("\(own.replacing("\"A\"", with: "nil"))\n\(own.replacing("\"A\"", with: "nil"))\n"), equals: [])
  }

  @Test func nobodyIsEmbeddedTwice() {
    let first = #"segue "A" from home to detail kind .embed"#
    expect(
      messages("\(first)\n\(first.replacing("A", with: "B"))\n"),
      equals: ["'detail' is embedded by another segue already"])
  }

  @Test func seguesStandBeforeTheFirstCall() {
    let segue = #"segue "A" from home to detail kind .show"#
    expect(messages("detail.title = \"x\"\n\(segue)\n"), equals: [])
    expect(
      messages("home.present(detail, animated: true)\n\(segue)\n"),
      equals: ["a segue belongs before the first statement"])
  }

  @Test func anIdleOptionIsTold() throws {
    let text = Self.head + "segue \"A\" from home to detail kind .show modalPresentationStyle .fullScreen\n"
    let program = try Scenario.program(text)
    expect(
      program.unread.map(\.text), equals: ["'modalPresentationStyle' has no effect on a segue of the kind '.show'"])
  }

  @Test(arguments: [
    "segue \"E\" from Home to Home kind .embed\n",
    "segue \"A\" from Home to Home kind .show\non home.prepare(for:sender:) { home.performSegue(withIdentifier: \"A\", sender: nil) }\nhome.performSegue(withIdentifier: \"A\", sender: nil)\n",
  ])
  func seguesWithoutEndAreStopped(_ rest: String) throws {
    let program = try Scenario.program(Self.head + rest)
    var runner = ScenarioRunner(program)
    var last = runner.launch()
    while last.limit == nil, let next = runner.next() { last = next }
    expect(last.limit?.what, equals: "2,000 segues")
  }
}
