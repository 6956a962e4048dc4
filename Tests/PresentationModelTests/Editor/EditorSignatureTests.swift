import Foundation
import Testing

@testable import PresentationModel

/// What is shown over the arguments of a call while it is written: `¦` stands for the cursor, `‹…›` for the parameter that is
/// being written.
@Suite struct EditorSignatureTests {
  static let head = """
    scenario "S"
    ios 26
    struct Route { let name: String }
    class Home: UIViewController {
      init(route: Route, isRoot: Bool = true) { super.init(nibName: nil, bundle: nil) }
      func open(_ x: UIViewController, from sender: Any?) { present(x, animated: true) }
      func open(route: Route) -> Bool { false }
      override func show(_ vc: UIViewController, sender: Any?) { }
    }
    func log(_ text: String, level: Int = 0) { }
    window
      nav: UINavigationController
        home: Home
    detail: DetailViewController

    """

  /// The active signature with its active parameter marked; `-` for none.
  private static func shown(_ text: String, after head: String = head) -> String {
    let parts = (head + text).components(separatedBy: "¦")
    let document = EditorDocument(Array(parts.joined().utf8), path: "x.presim")
    guard let found = document.signatures(at: parts[0].utf8.count) else { return "-" }
    let signature = found.signatures[found.active]
    let bytes = Array(signature.label.utf8)
    guard let active = signature.active else { return signature.label }
    let range = signature.parameters[active]
    func part(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    return part(0..<range.lowerBound) + "‹" + part(range) + "›" + part(range.upperBound..<bytes.count)
  }

  @Test(arguments: [
    // The commas count, and the labels.
    (
      "home.present(¦",
      "present(‹_ viewControllerToPresent: UIViewController›, animated: Bool, completion: (() -> Void)?)"
    ),
    (
      "home.present(detail, ¦",
      "present(_ viewControllerToPresent: UIViewController, ‹animated: Bool›, completion: (() -> Void)?)"
    ),
    (
      "home.present(detail, comp¦)",
      "present(_ viewControllerToPresent: UIViewController, animated: Bool, ‹completion: (() -> Void)?›)"
    ),
    (
      "home.present(detail, completion: ¦",
      "present(_ viewControllerToPresent: UIViewController, animated: Bool, ‹completion: (() -> Void)?›)"
    ),
    (
      "home.present(detail,\n             animated: ¦",
      "present(_ viewControllerToPresent: UIViewController, ‹animated: Bool›, completion: (() -> Void)?)"
    ),
    ("home.dismiss(animated: true¦)", "dismiss(‹animated: Bool›, completion: (() -> Void)?)"),
    ("nav.pushViewController(¦)", "pushViewController(‹_ viewController: UIViewController›, animated: Bool)"),
    (
      "nav.setViewControllers([home, ¦",
      "setViewControllers(‹_ viewControllers: [UIViewController]›, animated: Bool)"
    ),
    (
      "nav.setViewControllers([home, detail], ¦",
      "setViewControllers(_ viewControllers: [UIViewController], ‹animated: Bool›)"
    ),
    (
      "home.present((detail), ¦",
      "present(_ viewControllerToPresent: UIViewController, ‹animated: Bool›, completion: (() -> Void)?)"
    ),
    // Too many arguments have no parameter.
    ("home.dismiss(animated: true, completion: nil, ¦", "dismiss(animated: Bool, completion: (() -> Void)?)"),
    // Texts and comments.
    ("nav.performSegue(withIdentifier: \"a, b(¦", "performSegue(‹withIdentifier identifier: String›, sender: Any)"),
    ("nav.performSegue(withIdentifier: \"a, b(\", ¦", "performSegue(withIdentifier identifier: String, ‹sender: Any›)"),
    (
      "home.present(detail, /* animated: */ ¦",
      "present(_ viewControllerToPresent: UIViewController, ‹animated: Bool›, completion: (() -> Void)?)"
    ),
    ("home.present(detail) // (¦", "-"),
    // Initialisers: of UIKit's, of the file's, inherited.
    ("x = UINavigationController(¦", "UINavigationController(‹rootViewController: UIViewController›)"),
    (
      "x = UIAlertController(title: nil, ¦",
      "UIAlertController(title: String?, ‹message: String?›, preferredStyle: UIAlertController.Style)"
    ),
    ("x = Home(¦", "Home(‹route: Route›, isRoot: Bool = true)"),
    ("x = Home(route: r, is¦", "Home(route: Route, ‹isRoot: Bool = true›)"),
    // The file's own methods and functions, and of several the one whose labels fit.
    ("home.open(detail, ¦", "open(_ x: UIViewController, ‹from sender: Any?›)"),
    ("home.open(route: ¦", "open(‹route: Route›) -> Bool"),
    ("home.show(¦", "show(‹_ vc: UIViewController›, sender: Any?)"),
    ("log(\"a\", ¦", "log(_ text: String, ‹level: Int = 0›)"),
    // In code.
    (
      "class B: UIViewController {\n  func go() {\n    navigationController?.pushViewController(self, ¦",
      "pushViewController(_ viewController: UIViewController, ‹animated: Bool›)"
    ),
    (
      "class B: UIViewController {\n  func go() {\n    present(self, ¦\n  }\n}",
      "present(_ viewControllerToPresent: UIViewController, ‹animated: Bool›, completion: (() -> Void)?)"
    ),
    (
      "class B: UIViewController {\n  func go() {\n    super.dismiss(¦",
      "dismiss(‹animated: Bool›, completion: (() -> Void)?)"
    ),
    (
      "class B: UIViewController {\n  init() {\n    super.init(nibName: ¦",
      "UIViewController(‹nibName: String?›, bundle: Bundle?)"
    ),
    // What the user does.
    ("detail.drag(to: ¦", "drag(‹to detent: UISheetPresentationController.Detent›)"),
    // No call, or one that nothing is known of.
    ("home.present(detail) ¦", "-"), ("home.present(detail, animated: true) {\n  ¦", "-"), ("home.nothing(¦", "-"),
    ("on home.willMove(¦", "-"), ("class C {\n  func present(¦", "-"), ("nobody.present(¦", "-"), ("(¦", "-"),
    ("detail\n  .present(¦", "-"), ("home.count(¦", "-"),
    // What is half written above is not gone on with.
    ("home.present(detail,\nhome.dismiss(¦", "dismiss(‹animated: Bool›, completion: (() -> Void)?)"),
    ("home.present(detail,\nhome¦", "-"),
  ])
  func isShown(_ text: String, _ wanted: String) {
    expect(Self.shown(text), equals: wanted, "\(text)")
  }

  @Test func meaningsAreThoseOfTheHover() throws {
    let text = Self.head + "home.present(detail)\n"
    let document = EditorDocument(Array(text.utf8), path: "x.presim")
    let found = try #require(document.signatures(at: text.utf8.count - 2))
    let hover = try #require(document.hover(at: text.utf8.count - "present(detail)\n".utf8.count))
    expect([found.signatures[found.active].meaning], equals: Array(hover.text.prefix(1)))
  }

  /// Every call of the book that has a signature is a call of it: its labels are those of the table.
  @Test func everyCallOfTheBookIsOneOfItsSignatures() {
    var calls = 0
    for path in ScenarioFiles.sample(every: 12) {
      let document = EditorDocument(ScenarioFiles.bytes(path), path: path)
      guard document.scenario.program != nil, document.scenario.source.files.isEmpty else { continue }
      let bytes = document.bytes
      for use in document.symbols.uses where document.isOwn(use.range) {
        guard case .method(let info) = use.member else { continue }
        let open = Int(use.range.end)
        guard open < bytes.count, bytes[open] == UInt8(ascii: "("), let close = Self.close(bytes, open) else {
          continue
        }
        let line = "\(ScenarioFiles.shown(path)):\(document.lines.line(of: open) + 1)"
        // Behind '.' at the beginning of a line nothing is known of what it is called on.
        guard let found = document.signatures(at: close) else { continue }
        calls += 1
        let active = found.signatures[found.active]
        #expect(active.label.hasPrefix(info.name + "("), "\(line): \(active.label)")
        let isEmpty = bytes[(open + 1)..<close].allSatisfy { $0 == 0x20 || $0 == 0x0A }
        // `canPerformAction(_:withSender:) = false` has labels alone.
        let isSelector = bytes[close - 1] == UInt8(ascii: ":")
        if !isEmpty, !isSelector { #expect(active.active != nil, "\(line): \(active.label)") }
      }
    }
    #expect(calls > 200, "\(calls)")
  }

  /// The parenthesis that closes one, in a call whose texts have none.
  private static func close(_ bytes: [UInt8], _ open: Int) -> Int? {
    var (depth, isString) = (0, false)
    for index in open..<bytes.count {
      if bytes[index] == UInt8(ascii: "\"") { isString.toggle() }
      if isString { continue }
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }

  /// Half a text is no fault, wherever the cursor stands.
  @Test func everyPlaceIsAnswered() {
    let text = Array((Self.head + "nav.setViewControllers([home, \"é😀(\"], animated: { /* */ }\n)]}").utf8)
    for end in 0...text.count {
      let document = EditorDocument(Array(text[..<end]), path: "x.presim")
      _ = document.signatures(at: end)
      if end % 40 == 0 {
        for offset in stride(from: 0, through: end + 3, by: 3) { _ = document.signatures(at: offset) }
      }
    }
  }
}
