import Testing

@testable import PresentationModel

/// The same story told by steps and by Swift: a generator writes statements of the book once into `turn { … }`, and once
/// into the methods of a class, behind conditions, in loops and closures. Both come to the same events, console,
/// decisions and hierarchy.
@Suite struct SwiftStoryTests {
  private static let cast = """
    window
      nav: UINavigationController
        root: RootViewController
    first: FirstViewController
    second: SecondViewController
    card: CardViewController
    sheet: SheetViewController
      child: ChildViewController

    """

  private static let classes = """
    class RootViewController: UIViewController { }
    class FirstViewController: UIViewController { }
    class SecondViewController: UIViewController { }
    class CardViewController: UIViewController { }
    class SheetViewController: UIViewController { }
    class ChildViewController: UIViewController { }

    """

  /// Every name once more, so that no story lets go of one earlier than the other.
  private static let end = ["nav", "root", "first", "second", "card", "sheet", "child"]
    .map { "\($0).title = \"end\"\n" }.joined()

  private func statement(_ mutator: inout FuzzMutator, _ depth: Int = 0) -> String {
    let names = ["root", "first", "second", "card", "sheet", "child"]
    let x = names[mutator.below(names.count)]
    let y = names[mutator.below(names.count)]
    let animated = mutator.below(3) > 0
    let completion = depth < 2 && mutator.below(3) == 0 ? " { \(statement(&mutator, depth + 1)) }" : ""
    return switch mutator.below(14) {
    case 0, 1, 2: "\(x).present(\(y), animated: \(animated))\(completion)"
    case 3, 4: "\(x).dismiss(animated: \(animated))\(completion)"
    case 5, 6: "nav.pushViewController(\(y), animated: \(animated))"
    case 7: "nav.popViewController(animated: \(animated))"
    case 8: "nav.setViewControllers([root, \(y)], animated: \(animated))"
    case 9: "nav.popToRootViewController(animated: \(animated))"
    case 10: "\(x).modalPresentationStyle = \([".fullScreen", ".pageSheet", ".overCurrentContext"][mutator.below(3)])"
    case 11: "\(x).isModalInPresentation = \(animated)"
    case 12: "\(x).title = \"\(y)\""
    default: "\(x).view.backgroundColor = .red"
    }
  }

  /// The statement, or something that comes to it.
  private func wrapped(_ statement: String, _ mutator: inout FuzzMutator, _ row: Int) -> String {
    switch mutator.below(14) {
    case 0: return "if row == \(row) { \(statement) } else { root.dismiss(animated: false) }"
    case 1: return "for index in 0..<3 where index == 1 { \(statement) }"
    case 2: return "do {\n  var n\(row) = 0\n  while n\(row) < 1 { n\(row) += 1; \(statement) }\n}"
    case 3: return "let f\(row) = { \(statement) }\nf\(row)()"
    case 4: return "do { defer { \(statement) } }"
    case 5: return "[\(row)].forEach { _ in \(statement) }"
    case 6:
      return
        "switch Way.some(\(row)) {\ncase .none: break\ncase .some(let n) where n == \(row): \(statement)\ndefault: break\n}"
    case 7: return "func run\(row)() { \(statement) }\nrun\(row)()"
    case 8: return "try? call { \(statement) }"
    case 9: return "for name in [\"a\", \"b\"] { if name == \"a\" { continue }; \(statement) }"
    case 10: return "repeat {\n  guard row == \(row) else { break }\n  \(statement)\n} while false"
    case 11: return "state.change { \(statement) }"
    default: return statement
    }
  }

  private func files(_ seed: UInt32) -> (steps: String, swift: String) {
    var mutator = FuzzMutator(seed: seed)
    var steps = Self.classes + Self.cast
    var methods = ""
    var calls = ""
    for step in 0..<(2 + mutator.below(3)) {
      let statements = (0...mutator.below(3)).map { _ in statement(&mutator) }
      steps += "turn {\n" + statements.map { "  \($0)\n" }.joined() + "}\n"
      methods += "  func step\(step)() {\n    var row = -1\n"
      for (row, statement) in statements.enumerated() {
        methods += "    row = \(row)\n    \(wrapped(statement, &mutator, row))\n"
      }
      methods += "  }\n"
      calls += "script.step\(step)()\n"
    }
    let swift =
      Self.classes + """
        enum Way { case none, some(Int) }
        struct State {
          var changes = 0
          mutating func change(_ body: () -> Void) { changes += 1; body() }
        }
        class Script {
          var state = State()
          func call(_ body: () throws -> Void) throws { try body() }
        \(methods)}

        """ + Self.cast + "script: Script\n" + calls
    return (steps + Self.end, swift + Self.end)
  }

  private func story(_ text: String) throws -> [String] {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "story")
    return ToldSteps.all(try #require(scenario.program, "\(scenario.diagnostics)\n\(text)"))
  }

  @Test(arguments: UInt32(1)...200)
  func bothStoriesComeToTheSame(seed: UInt32) throws {
    let (steps, swift) = files(seed)
    let (one, other) = (try story(steps), try story(swift))
    for (row, pair) in zip(one, other).enumerated() where pair.0 != pair.1 {
      Issue.record("step \(row):\n\(pair.0)\nas Swift:\n\(pair.1)\n\(steps)\n\(swift)")
      break
    }
    expect(one.count, equals: other.count)
  }
}
