import Testing

@testable import PresentationModel

/// Slips of one word in pasted code are the mistakes that they are in a line of a scenario, at their place, with the name that
/// was meant. Made of UIKit's tables: each property, each case, each label.
@Suite struct SlipTests {
  /// What code of a view controller's has of each class.
  private static let receivers: [UIKitClass: String] = [
    .viewController: "detail", .navigationController: "nav", .tabBarController: "tabs",
    .splitViewController: "split", .alertController: "alert", .presentationController: "detail.presentationController!",
    .popoverPresentationController: "detail.popoverPresentationController!",
    .sheetPresentationController: "detail.sheetPresentationController!", .view: "detail.view!",
    .navigationItem: "detail.navigationItem",
  ]

  /// Each property, with two letters of its name in the wrong order: assigned, or read where it cannot be.
  @Test(arguments: UIKitClass.allCases) func aMisspeltProperty(type: UIKitClass) {
    guard let receiver = Self.receivers[type] else { return }
    for info in type.properties where info.name.utf8.count > 5 && Self.isThere(info.availability) {
      let slip = Self.misspelt(info.name)
      guard Self.isNoName(slip) else { continue }
      let line = info.access == .read ? "let found = \(receiver).\(slip)" : "\(receiver).\(slip) = nil"
      Self.expect(line, tells: "has no member '\(slip)'", near: info.name)
    }
  }

  /// Each case of each property that takes one.
  @Test(arguments: UIKitClass.allCases) func aMisspeltCase(type: UIKitClass) {
    guard let receiver = Self.receivers[type] else { return }
    for info in type.properties where info.access == .write && Self.isThere(info.availability) {
      guard case .enumeration(let kind) = info.type, kind != .color, kind != .sheetDetent else { continue }
      for item in kind.cases where item.name.utf8.count > 4 && Self.isThere(item.availability) {
        let slip = Self.misspelt(item.name)
        guard kind.row(named: slip) == nil else { continue }
        Self.expect(
          "\(receiver).\(info.name) = .\(slip)", tells: "type '\(kind.name)' has no member '\(slip)'", near: item.name)
      }
    }
  }

  /// Each property, with a value that its type rules out, and each that cannot be assigned.
  @Test(arguments: UIKitClass.allCases) func aValueOfAnotherType(type: UIKitClass) {
    guard let receiver = Self.receivers[type] else { return }
    for info in type.properties where Self.isThere(info.availability) {
      if info.access == .read {
        Self.expect("\(receiver).\(info.name) = 7", tells: "'\(info.name)' is a get-only property")
        continue
      }
      guard info.access != .initial, let wrong = Self.wrongValue(info.type) else { continue }
      Self.expect("\(receiver).\(info.name) = \(wrong)", tells: "cannot convert value of type")
      if !info.takesNil {
        Self.expect("\(receiver).\(info.name) = nil", tells: "'nil' cannot be assigned to type '\(info.type.name)'")
      }
    }
  }

  /// Of a label of several words the first alone.
  @Test func halfALabel() {
    Self.expect("detail.didMove(to: nil)", tells: "extra argument 'to'", near: "toParent")
    Self.expect("detail.willMove(to: nil)", tells: "extra argument 'to'", near: "toParent")
  }

  /// Each method, with one label or its name misspelt.
  @Test(arguments: UIKitClass.allCases) func aMisspeltCall(type: UIKitClass) {
    guard let receiver = Self.receivers[type], type != .view else { return }
    for info in type.methods where info.kind != .gesture && Self.isThere(info.availability) {
      let given = info.parameters.map { Self.argument($0) }
      let call = { (name: String, given: [String]) in "\(receiver).\(name)(\(given.joined(separator: ", ")))" }
      let slip = Self.misspelt(info.name)
      if info.name.utf8.count > 4, Self.isNoName(slip) {
        Self.expect(call(slip, given), tells: "has no method '\(slip)'", near: info.name)
      }
      for (row, parameter) in info.parameters.enumerated() {
        guard let label = parameter.label, label.utf8.count > 3, info.closures.isEmpty else { continue }
        let slip = Self.misspelt(label)
        guard info.parameters.allSatisfy({ $0.label != slip }) else { continue }
        var given = given
        given[row] = "\(slip): \(Self.sample(parameter.type))"
        Self.expect(call(info.name, given), tells: "extra argument '\(slip)'", near: label)
      }
    }
  }

  /// Slips of every kind as people make them.
  @Test(arguments: [
    ("detail.modalPresentationStyle = .fullscreen", "fullScreen"),
    ("detail.modalPresentationStyle = UIModalPresentationStyle.overFullscreen", "overFullScreen"),
    ("detail.modalTransitionStyle = .crossDisolve", "crossDissolve"), ("presnt(detail, animated: true)", "present"),
    ("self.presnt(detail, animated: true) { }", "present"), ("present(detail, animate: true)", "animated"),
    ("present(detail, Animated: true)", "animated"), ("dismis(animated: true)", "dismiss"),
    ("present(detail, animated: true, completon: { })", "completion"),
    (
      "definesPresentationContxt = true",
      "definesPresentationContext"
    ),
    (
      "navigationController?.pushViewControler(detail, animated: true)",
      "pushViewController"
    ), ("detail.sheetPresentationController?.detents = [.medim()]", "medium"),
    ("detail.ModalPresentationStyle = .fullScreen", "modalPresentationStyle"),
    ("if detail.isBeingPresentd { present(detail, animated: true) }", "isBeingPresented"),
    ("if detail.modalPresentationStyle == .fullscreen { present(detail, animated: true) }", "fullScreen"),
    ("let a = UIAlertController(title: nil, message: nil, preferredStyle: .actionsheet)", "actionSheet"),
    ("let a = UIAlertController(title: nil, message: nil, preferedStyle: .alert)", "preferredStyle"),
    ("performSegue(withIdentifer: \"a\", sender: nil)", "withIdentifier"),
    ("style(.fullscreen)", "fullScreen"), ("detail.modalPresentationStyle = .FullScreen", "fullScreen"),
  ])
  func aSlip(line: String, near: String) { Self.expect(line, tells: "", near: near) }

  @Test(arguments: [
    "present(3, animated: true)", "present(\"x\", animated: true)", "present(detail, animated: 3)", "view = 3",
    "detail.title = 3", "detail.preferredContentSize = 3", "detail.transitioningDelegate = 3",
    "detail.isModalInPresentation = 1", "detail.modalPresentationStyle = \"fullScreen\"",
    "detail.modalPresentationStyle = UIModalTransitionStyle.crossDissolve", "tabs.selectedIndex = \"1\"",
    "let isFull = true; detail.modalPresentationStyle = isFull",
  ])
  func aWrongType(line: String) { Self.expect(line, tells: "cannot convert value of type") }

  /// What is no slip: an app's own members, plurals, constants of other types, names that the file declares.
  @Test(arguments: [
    "view.pinToEdges()", "detail.apply(style)", "detail.configure(with: 3)", "detail.model = 3", "detail.views = []",
    "detail.titles = [\"a\"]", "presentIfNeeded()", "presenting(detail)", "dismissAll()", "detail.present(3)",
    "prevent(detail)", "detail.sheetPresentationController?.detents = [.small()]",
    "view.backgroundColor = .brandBackground",
    "detail.sheetPresentationController?.selectedDetentIdentifier = .init(\"small\")", "detail.brand()",
    "label.txt = \"x\"", "service.presnt(detail, animated: true)",
    "let animate = true; present(detail, animated: animate)", "detail.present(error: 3, animated: true)",
    "let titel = 3; print(titel)", "detail.preferredContentSize = CGSize(width: 300, height: 200)",
    "detail.preferredContentSize = .zero",
    "detail.children.forEach { _ in }", "let list = [1]; let rest = list.removed(at: 0); print(rest)",
    "navigationItem.titleVew2 = 3", "detail.preferredContentSize.height = 3",
    "detail.modalTransitionStyle = isModal ? .crossDissolve : .coverVertical",
  ])
  func isNoSlip(line: String) {
    let scenario = Scenario.load(Self.text(line))
    #expect(scenario.program != nil, "\(line): \(scenario.diagnostics)")
  }

  /// What no name is near to, and what swiftc refuses for another reason: the message, and what it says to write.
  @Test(arguments: [
    (
      "let a = UIAlertAction(title: nil, style: .normal)", "type 'UIAlertAction.Style' has no member 'normal'",
      "it has '.default', '.cancel', '.destructive'"
    ),
    ("detail.modalPresentationStyle = .sheet", "has no member 'sheet'", ""),
    ("detail.modalPresentationStyle = .brand", "has no member 'brand'", "'.fullScreen'"),
    ("let a = UIAlertController(title: nil, message: nil, style: .alert)", "the argument 'style:'", "'preferredStyle'"),
    ("super.viewDidAppear", "function 'viewDidAppear' is not called", "write 'super.viewDidAppear(animated)'"),
    ("go", "function 'go' is not called", "write 'go()'"),
    ("let login =\nstyle(login)", "variable 'login' is used within its own initial value", ""),
    ("let login", "type annotation missing in pattern: 'login' has no value", ""),
    ("if detail.title == { go() }", "expected an expression before '{'", ""),
    ("DispatchQueue.main.asycn { self.go() }", "'DispatchQueue' has no method 'asycn'", "'async'"),
    (
      "let a = storyboard?.instantiateViewController(withIdentifer: \"a\")", "extra argument 'withIdentifer'",
      "'withIdentifier'"
    ),
    ("if go == {\n present(detail, animated: true) }\n else { go() }", "expected an expression before '{'", ""),
    ("style(named: .fullScreen)", "no method 'style' takes '(named:)'", "it is 'style(_:)'"),
  ])
  func aMistake(line: String, message: String, advice: String) {
    let told = Scenario.load(Self.text(line)).diagnostics.filter { $0.severity == .error }
    guard let error = told.first else {
      Issue.record("\(line): nothing is told")
      return
    }
    #expect(error.message.contains(message), "\(line): \(error.message)")
    if !advice.isEmpty { #expect(error.notes.contains { $0.message.contains(advice) }, "\(line): \(error.notes)") }
  }

  /// An override of UIKit's callback without the word; a delegate's method needs none, and neither does one of one's own.
  @Test(arguments: [
    ("func viewDidLoad() { }", "write 'override func viewDidLoad()'"),
    ("func viewDidAppear(_ animated: Bool) { }", "write 'override func viewDidAppear(_ animated: Bool)'"),
    ("func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { }", ""),
    ("func viewDidAppear() { }", ""), ("override func viewDidLoad() { super.viewDidLoad() }", ""),
  ])
  func anOverride(method: String, advice: String) {
    let scenario = Scenario.load("class Home: UIViewController {\n  \(method)\n}\nwindow\n  home: Home\n")
    let errors = scenario.diagnostics.filter { $0.severity == .error }
    guard !advice.isEmpty else { return #expect(errors.isEmpty, "\(method): \(errors)") }
    #expect(errors.first?.message == "overriding declaration requires an 'override' keyword", "\(method): \(errors)")
    #expect(errors.first?.notes.contains { $0.message == advice } ?? false, "\(method): \(errors)")
  }

  // MARK: Making slips

  private static func isThere(_ availability: Availability) -> Bool {
    availability.complaint(about: "", profile: .newest, device: .iPhone) == nil
  }

  /// Whether no table has a name.
  private static func isNoName(_ word: String) -> Bool {
    !UIKitClass.allCases.contains { type in
      type.properties.contains { $0.name == word } || type.methods.contains { $0.name == word }
    }
  }

  /// A word with two letters in the middle in the wrong order, or one too few where they are the same.
  private static func misspelt(_ word: String) -> String {
    var letters = Array(word)
    let middle = letters.count / 2
    if letters[middle] == letters[middle - 1] { letters.remove(at: middle) } else { letters.swapAt(middle, middle - 1) }
    return String(letters)
  }

  private static func wrongValue(_ type: ValueType) -> String? {
    switch type {
    case .bool: "1"
    case .int, .number, .size, .rect, .enumeration, .instance, .list: "\"x\""
    case .string: "true"
    case .conforming: "7"
    case .anyObject, .classReference, .anything: nil
    }
  }

  private static func argument(_ parameter: MethodParameter) -> String {
    parameter.label.map { "\($0): \(sample(parameter.type))" } ?? sample(parameter.type)
  }

  private static func sample(_ type: ValueType) -> String {
    switch type {
    case .bool: "true"
    case .int: "0"
    case .number: "0.3"
    case .string: "\"x\""
    case .enumeration(let kind): ".\(kind.cases[0].name)"
    case .instance(.view): "UIView()"
    case .instance(.alertAction): "action"
    case .instance: "detail"
    case .list: "[detail]"
    default: "nil"
    }
  }

  private static func expect(_ line: String, tells part: String, near: String? = nil) {
    let told = Scenario.load(text(line)).diagnostics.filter { $0.severity == .error }
    guard let error = told.first else {
      Issue.record("\(line): nothing is told")
      return
    }
    #expect(part.isEmpty || error.message.contains(part), "\(line): \(error.message)")
    if let near { #expect(error.notes.contains { $0.message == "did you mean '\(near)'?" }, "\(line): \(error)") }
  }

  private static func text(_ line: String) -> String {
    """
    class Home: UIViewController {
      func style(_ style: UIModalPresentationStyle) { }
      func go() {
        let detail = DetailViewController()
        let nav = UINavigationController()
        let tabs = UITabBarController()
        let split = UISplitViewController(style: .tripleColumn)
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        let action = UIAlertAction(title: "OK", style: .default)
        \(line.split(separator: ";").joined(separator: "\n"))
      }
    }
    class DetailViewController: UIViewController { }
    window
      home: Home
    home.go()
    """
  }
}
