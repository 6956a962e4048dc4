import Testing

@testable import PresentationModel

/// Slips in values that swiftc refuses and that a run shows late or never: each is one error with its cure in a method, a
/// closure, a turn and at column one, and the right form beside it is none.
@Suite struct SilentSlipTests {
  typealias Row = SlipRow

  private func errors(_ member: String = "", lines: String = "") -> [Diagnostic] {
    let text = """
      import UIKit
      enum Tab: String { case home, list = "l" }
      enum Step: Int { case first = 1, second }
      struct Item { var name: String; var n: Int }
      class CardViewController: UIViewController {
          var n = 0
          var name = ""
          var next: CardViewController?
          private(set) var saves = 0
          func take(_ s: String) {}
          func give() -> Int { 1 }
          func load() async throws -> Int { 1 }
      }
      class HomeViewController: UIViewController {
          var n = 0
          var name = ""
          func take(_ s: String) {}
          func count(_ n: Int) {}
          \(member)
      }
      window
        home: HomeViewController
      card: CardViewController
      \(lines)
      """
    return Scenario.errors(text)
  }

  @Test(arguments: rows) func aSlipIsOneErrorWithItsCure(row: Row) { row.check(errors(row.wrong)) }

  @Test(arguments: rows) func theRightFormIsNone(row: Row) { expect(errors(row.right).map { $0.message }, equals: []) }

  @Test(arguments: right) func whatIsRightIsNone(member: String) {
    expect(errors(member).map { $0.message }, equals: [])
  }

  @Test(arguments: lines) func aLineOfAScenarioIsReadAlike(row: Row) {
    row.check(errors(lines: row.wrong))
    expect(errors(lines: row.right).map { $0.message }, equals: [])
  }

  @Test(arguments: lines) func soIsATurn(row: Row) {
    row.check(errors(lines: "turn {\n\(indented(row.wrong))\n}"))
    expect(errors(lines: "turn {\n\(indented(row.right))\n}").map { $0.message }, equals: [])
  }

  @Test(arguments: lines) func soIsAClosureInATurn(row: Row) {
    row.check(errors(lines: "turn { DispatchQueue.main.async {\n\(indented(row.wrong))\n} }"))
    expect(
      errors(lines: "turn { DispatchQueue.main.async {\n\(indented(row.right))\n} }").map { $0.message }, equals: [])
  }

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
  }

  /// What a scenario may write and a class may not: it unwraps, waits, catches and sets by itself.
  @Test(arguments: [
    "card.next.take(\"a\")", "card.next.name = \"b\"", "card.load()", "card.saves = 3",
    "let t = card.next\ncard.take(t.name)", "turn {\n  card.load()\n  card.saves += 1\n}",
    "home.present(card, animated: true)", "home.present(card, animated: true) { card.load() }",
    "let editor = CardViewController()\nhome.present(editor, animated: true)\neditor.dismiss(animated: true)",
    "begin home.present(card, animated: true)\nfinish",
    "let c: () -> CardViewController = { CardViewController() }\nhome.present(c(), animated: true)",
    "let s = PassthroughSubject<Void, Never>()\ns.send(())", "let parent = CardViewController()\nprint(parent.n)",
    "turn {\n  let c: () -> Int = {\n    print(1)\n    fatalError(\"x\")\n  }\n  print(c())\n}",
    "func last() -> Int {\n  print(1)\n  preconditionFailure(\"x\")\n}\ncard.take(\"a\")",
  ]) func aScenarioMayWriteIt(lines: String) { expect(errors(lines: lines).map { $0.message }, equals: []) }

  /// An extension in another file may declare what nothing here does: it is said, and is no error.
  @Test func anOverrideOfNothingKnownIsSaid() {
    func remarks(_ member: String) -> [String] {
      let text = "class A: UIViewController {\n    \(member)\n}\nwindow\n  a: A\n"
      return Scenario.load(bytes: Array(text.utf8), path: "a.presim").diagnostics.map {
        "\($0.severity): \($0.message)"
      }
    }
    expect(remarks("override func f() {}"), equals: ["note: nothing above 'A' is known to have 'f()'"])
    for known in [
      "viewDidLoad()", "accessibilityPerformEscape() -> Bool { false }; func g()", "didReceiveMemoryWarning()",
      "encodeRestorableState(with coder: NSCoder)", "motionEnded(_ m: UIEvent.EventSubtype, with event: UIEvent?)",
      "updateViewConstraints()", "pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?)",
    ] {
      expect(
        remarks("override func \(known) {}").filter { $0.hasPrefix("note: nothing above") }, equals: [], "\(known)")
    }
  }

  static let rows =
    tuples + rawValues + mixed + closures + statics + names + nearWords + inFunctions + members + declared

  /// What stands once and is no word, beside what is meant; and what is declared and never used, beside what is used.
  private static let nearWords =
    [
      ("title = name", "title = nane", "nane", "name"),
      ("view.addSubview(UIView())", "viw.addSubview(UIView())", "viw", "view"),
      ("let mask = n; count(mask)", "let mask = n; count(misk)", "misk", "mask"),
      (
        "present(CardViewController(), animated: true)", "present(CardViewController(), animated: trur)", "trur", "true"
      ),
      (
        "let chapter = CardViewController(); addChild(chapter)",
        "let chaptre = CardViewController(); addChild(chapter)",
        "chapter", "chaptre"
      ),
      ("self.n = 3", "srlf.n = 3", "srlf", "self"),
      ("fatalError(name)", "faralError(name)", "faralError", "fatalError"),
    ].map { right, wrong, word, near in
      Row(
        "func f() { \(right) }", "func f() { \(wrong) }", "cannot find '\(word)' in this file",
        "did you mean '\(near)'?")
    }
    + [("Item", "Itme"), ("Bool", "Beol"), ("UIView", "UIVieww")].map { right, wrong in
      Row(
        "var other: \(right)?", "var other: \(wrong)?", "cannot find type '\(wrong)' in this file",
        "did you mean '\(right)'?")
    } + [
      Row("@objc func tap() {}", "@ojc func tap() {}", "unknown attribute '@ojc'", "did you mean '@objc'?"),
      Row(
        "func f() { UIAlertAction(title: \"a\", style: .cancel) }",
        "func f() { UIAlertAction(title: \"a\", style: cancel) }",
        "cannot find 'cancel' in this file", "did you mean '.cancel'?"),
      Row(
        "func f() { UIAlertAction(title: \"a\", style: .cancel) }",
        "func f() { UIAlertAction(title: \"a\", style .cancel) }",
        "':' is missing behind 'style'", "write 'style:'"),
      Row(
        "var l = [1]\n func f() { l.insert(2, at: 0) }", "var l = [1]\n func f() { l.insert(2) }",
        "missing argument for parameter 'at' in call to 'insert(_:at:)'", "write where, as in 'insert(2, at: 0)'"),
      Row(
        "enum Kind { case a, b }\n func f(_ k: Kind, _ n: Int) { switch (k, n) { case (.a, 1): print(1); default: break } }",
        "enum Kind { case a, b }\n func f(_ k: Kind, _ n: Int) { switch (k, n) { case (.c, 1): print(1); default: break } }",
        "type 'Kind' has no case 'c'", "it has '.a', '.b'"),
      Row(
        "func f() { print { [weak self] in guard let self else { return }; self.n = 2 } }",
        "func f() { print { [weak self] in guard let slef else { return }; self.n = 2 } }",
        "cannot find 'slef' in this file", "did you mean 'self'?"),
    ]

  private static let tuples = [
    Row(
      "var p = (1, \"a\")\n func f() { print(p.1 + \"b\") }",
      "var p = (1, \"a\")\n func f() { print(p.0 + \"b\") }",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
      ""),
    Row(
      "var p: (n: Int, s: String) = (1, \"a\")\n func f() { take(p.s) }",
      "var p: (n: Int, s: String) = (1, \"a\")\n func f() { take(p.n) }",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(p.n)'"),
    Row(
      "var p: (n: Int, s: String) = (1, \"a\")\n func f() { p.0 = 2 }",
      "var p: (n: Int, s: String) = (1, \"a\")\n func f() { p.0 = \"x\" }",
      "cannot convert value of type 'String' to specified type 'Int'",
      ""),
    Row(
      "func two() -> (Int, String) { (1, \"a\") }\n func f() { let (x, y) = two(); take(y); count(x) }",
      "func two() -> (Int, String) { (1, \"a\") }\n func f() { let (x, y) = two(); take(x); print(y) }",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(x)'"),
    Row(
      "func two() -> (Int, String) { (1, \"a\") }\n func f() { print(two().1 + \"a\") }",
      "func two() -> (Int, String) { (1, \"a\") }\n func f() { print(two().0 + \"a\") }",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
      ""),
    Row(
      "func two() -> (Int, String) { (1, \"a\") }",
      "func two() -> (Int, String) { (\"b\", \"a\") }",
      "cannot convert value of type 'String' to specified type 'Int'",
      ""),
    Row(
      "func two() -> (n: Int, s: String)? { nil }\n func f() { if let t = two() { take(t.s) } }",
      "func two() -> (n: Int, s: String)? { nil }\n func f() { if let t = two() { take(t.n) } }",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(t.n)'"),
    Row(
      "func f() { let l: [(Int, String)] = [(1, \"a\")]; for (i, s) in l { take(s); count(i) } }",
      "func f() { let l: [(Int, String)] = [(1, \"a\")]; for (i, s) in l { take(i); print(s) } }",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(i)'"),
    Row(
      "func f() { var p = (1, \"a\"); p.0 = 2; print(p) }",
      "func f() { let p = (1, \"a\"); p.0 = 2; print(p) }",
      "'p' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { let p: (Int, String) = (1, \"2\"); print(p) }",
      "func f() { let p: (Int, String) = (1, 2); print(p) }",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"2\"'"),
  ]

  private static let rawValues = [
    Row(
      "func f(_ t: Tab) { if t == .home { print(1) } }",
      "func f(_ t: Tab) { if t == \"home\" { print(1) } }",
      "binary operator '==' cannot be applied to operands of type 'Tab' and 'String'",
      "write 't.rawValue', or '.home' in place of '\"home\"'"),
    Row(
      "func f(_ t: Tab) { if \"l\" != t.rawValue { print(1) } }",
      "func f(_ t: Tab) { if \"l\" != t { print(1) } }",
      "binary operator '!=' cannot be applied to operands of type 'String' and 'Tab'",
      "write 't.rawValue', or '.list' in place of '\"l\"'"),
    Row(
      "func f(_ t: Tab) { if t.rawValue == name { print(1) } }",
      "func f(_ t: Tab) { if t == name { print(1) } }",
      "binary operator '==' cannot be applied to operands of type 'Tab' and 'String'",
      "write 't.rawValue'"),
    Row(
      "func f(_ s: Step) { print(s.rawValue == 1 ? 1 : 2) }",
      "func f(_ s: Step) { print(s == 1 ? 1 : 2) }",
      "binary operator '==' cannot be applied to operands of type 'Step' and 'Int'",
      "write 's.rawValue', or '.first' in place of '1'"),
    Row(
      "func f(_ t: Tab) { switch t { case .home: print(1); default: break } }",
      "func f(_ t: Tab) { switch t { case \"home\": print(1); default: break } }",
      "expression pattern of type 'String' cannot match values of type 'Tab'",
      "write '.home', or switch over its 'rawValue'"),
    Row(
      "var tab = Tab.home\n func f() { tab = .list }",
      "var tab = Tab.home\n func f() { tab = \"l\" }",
      "cannot convert value of type 'String' to specified type 'Tab'",
      "write '.list'"),
    Row(
      "func f(_ t: Tab) { take(t.rawValue) }",
      "func f(_ t: Tab) { take(t) }",
      "cannot convert value of type 'Tab' to expected argument type 'String'",
      "write 't.rawValue'"),
    Row(
      "func f(_ s: Step) { take(String(s.rawValue)) }",
      "func f(_ s: Step) { take(s.rawValue) }",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(s.rawValue)'"),
  ]

  private static let mixed = [
    Row(
      "func f() { let l: [Int] = [1, 2]; print(l) }",
      "func f() { let l: [Int] = [1, \"a\"]; print(l) }",
      "cannot convert value of type 'String' to specified type 'Int'",
      ""),
    Row(
      "var l: [Int] = []\n func f() { l = [1, 2] }",
      "var l: [Int] = []\n func f() { l = [1, \"a\"] }",
      "cannot convert value of type 'String' to specified type 'Int'",
      ""),
    Row(
      "func f() { let d: [String: Int] = [\"a\": 1, \"b\": 2]; print(d) }",
      "func f() { let d: [String: Int] = [\"a\": 1, \"b\": \"2\"]; print(d) }",
      "cannot convert value of type 'String' to specified type 'Int'",
      "write '2'"),
    Row(
      "func f(_ b: Bool) { var s = \"\"; s += b ? \"a\" : \"1\"; print(s) }",
      "func f(_ b: Bool) { var s = \"\"; s += b ? \"a\" : 1; print(s) }",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"1\"'"),
    Row(
      "func f(_ b: Bool) { n += b ? 1 : 2 }",
      "func f(_ b: Bool) { n += b ? 1 : \"2\" }",
      "cannot convert value of type 'String' to specified type 'Int'",
      "write '2'"),
    Row(
      "func f(_ b: Bool) { take(b ? \"a\" : \"1\") }",
      "func f(_ b: Bool) { take(b ? \"a\" : 1) }",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"1\"'"),
    Row(
      "func f() { n -= 1 }",
      "func f() { n -= \"1\" }",
      "cannot convert value of type 'String' to specified type 'Int'",
      "write '1'"),
  ]

  private static let closures = [
    Row(
      "func f() { let c: () -> Int = { 1 }; print(c()) }",
      "func f() { let c: () -> Int = { print(1) }; print(c()) }",
      "cannot convert value of type 'Void' to return type 'Int'",
      "what stands here gives nothing back: write a value of type 'Int' behind it"),
    Row(
      "var c: () -> Int = { 1 }\n func f() { c = { 2 } }",
      "var c: () -> Int = { 1 }\n func f() { c = { print(2) } }",
      "cannot convert value of type 'Void' to return type 'Int'",
      "what stands here gives nothing back: write a value of type 'Int' behind it"),
    Row(
      "var c: () -> Int = { print(2); return 1 }",
      "var c: () -> Int = { print(2); print(1) }",
      "this closure has to give back a value of type 'Int' on each way, and one comes to its end without",
      "write 'return' with the value at its end"),
    Row(
      "func g(_ c: () -> Bool) {}\n func f() { g { n = 1; return true } }",
      "func g(_ c: () -> Bool) {}\n func f() { g { n = 1 } }",
      "this closure has to give back a value of type 'Bool' on each way, and one comes to its end without",
      "write 'return' with the value at its end"),
    Row(
      "func g(_ c: (String) -> Bool) {}\n func f() { g { s in print(s); return false } }",
      "func g(_ c: (String) -> Bool) {}\n func f() { g { s in print(s); take(s) } }",
      "this closure has to give back a value of type 'Bool' on each way, and one comes to its end without",
      "write 'return' with the value at its end"),
    Row(
      "func g(_ c: () -> Bool) {}\n func f(_ b: Bool) { g { if b { return true } else { return false } } }",
      "func g(_ c: () -> Bool) {}\n func f(_ b: Bool) { g { if b { return true } } }",
      "this closure has to give back a value of type 'Bool' on each way, and one comes to its end without",
      "write 'return' with the value at its end"),
  ]

  private static let statics = [
    Row(
      "static var z: Int { 2 }",
      "static var z: Int { n }",
      "'n' is a member of an instance, and a static property has none",
      "read it on an instance, or declare it as 'static'"),
    Row(
      "static var z: Int { get { HomeViewController().n } }",
      "static var z: Int { get { n } }",
      "'n' is a member of an instance, and a static property has none",
      "read it on an instance, or declare it as 'static'"),
    Row(
      "static let z = 2",
      "static let z = n",
      "'n' is a member of the instance, which a static property's value cannot use",
      "declare both as 'static', or none"),
    Row(
      "static let first = 1\n static let z = first + 1",
      "static let z = n + 1",
      "'n' is a member of the instance, which a static property's value cannot use",
      "declare both as 'static', or none"),
  ]

  private static let names = [
    Row(
      "func f(animated: Bool) { super.viewWillAppear(animated) }",
      "func f() { super.viewWillAppear(animated) }",
      "cannot find 'animated' in this file",
      "'f' has no parameter of this name"),
    Row(
      "func f(_ sender: Any) { print(sender) }",
      "func f() { print(sender) }",
      "cannot find 'sender' in this file",
      "'f' has no parameter of this name"),
    Row(
      "func f(completion: () -> Void) { completion() }",
      "func f() { completion() }",
      "cannot find 'completion' in this file",
      "'f' has no parameter of this name"),
    Row(
      "func f(completion: ((Int) -> Void)?) { completion?(1) }",
      "func f() { completion?(1) }",
      "cannot find 'completion' in this file",
      "'f' has no parameter of this name"),
    Row(
      "func f() { do { try g() } catch { print(error) } }\n func g() throws {}",
      "func f() { do { try g(); print(error) } catch { } }\n func g() throws {}",
      "cannot find 'error' in this file",
      "a 'catch' alone has it without naming it"),
  ]

  /// In functions inside others, in closures, and beside what no literal is.
  private static let inFunctions = [
    Row(
      "func f() { func g() -> Bool { print(1); return n > 1 }; print(g()) }",
      "func f() { func g() -> Bool { print(1); n > 1 }; print(g()) }",
      "'g' has to return a value on each way, and one comes to its end without", "write 'return n > 1'"),
    Row(
      "func f() { func g() -> Bool { n > 1 }; print(g()) }",
      "func f() { func g() -> Bool { name }; print(g()) }",
      "cannot convert value of type 'String' to return type 'Bool'",
      "for the type that is given back write 'String'"),
    Row(
      "func f() { print { [weak self] in self?.n += 1 } }",
      "func f() { print { [weak self] in self?.n += \"1\" } }",
      "cannot convert value of type 'String' to specified type 'Int'", "write '1'"),
    Row(
      "func f(_ d: Date, _ k: Date) { if d == k { print(1) } }",
      "func f(_ d: Date, _ k: Date) { if d == 1 { print(k) } }",
      "binary operator '==' cannot be applied to operands of type 'Date' and 'Int'", ""),
    Row(
      "func f() { show(self, sender: self) }", "func f() { shyw(self, sender: self) }",
      "cannot find 'shyw' in this file", "did you mean 'show'?"),
    Row(
      "func f() { setOverrideTraitCollection(nil, forChild: self) }",
      "func f() { setOverrideTritCollection(nil, forChild: self) }",
      "cannot find 'setOverrideTritCollection' in this file", "did you mean 'setOverrideTraitCollection'?"),
    Row(
      "func f() { title = NSLocalizedString(\"a\", comment: \"b\") }",
      "func f() { title = NSLocalizedString(\"a\", cmoment: \"b\") }",
      "incorrect argument label 'cmoment:' in call", "did you mean 'comment:'?"),
    Row(
      "struct Other { var centre = 1 }\n func f() { let centre = NotificationCenter.default; print(centre) }",
      "struct Other { var centre = 1 }\n func f() { centre = NotificationCenter.default; print(centre) }",
      "cannot find 'centre' in this file", "write 'let centre = …' to declare it"),
  ]

  /// Members that begin with a capital, and what a number does not have.
  private static let members = [
    Row(
      "func f() { if name.isEmpty { print(1) } }", "func f() { if n.isEmpty { print(1) } }",
      "value of type 'Int' has no member 'isEmpty'", ""),
    Row(
      "let field = UITextField()\n func f() { field.text = \"a\" }",
      "let field = UITextField()\n func f() { field.Text = \"a\" }",
      "value of type 'UITextField' has no member 'Text'", "did you mean 'text'?"),
    Row(
      "var done: ((Int) -> Void)?\n func f() { print { [weak self] in self?.done?(1) } }",
      "var done: ((Int) -> Void)?\n func f() { print { [weak self] in self?.Done?(1) } }",
      "value of type 'HomeViewController' has no method 'Done'", "did you mean 'done'?"),
    Row(
      "class Bus { static let shared = Bus(); var k = 1 }\n func f() { print(Bus.shared.k) }",
      "class Bus { static let shared = Bus(); var k = 1 }\n func f() { print(Bus.Shared.k) }",
      "type 'Bus' has no member 'Shared'", "did you mean 'shared'?"),
    Row(
      "enum Box { enum Kind { case first, second } }\n func f() { let k = Box.Kind.first; print(k) }",
      "enum Box { enum Kind { case first, second } }\n func f() { let k = Box.Kind.First; print(k) }",
      "type 'Kind' has no case 'First'", "did you mean 'first'?"),
    Row(
      "func f() { var rest = name[...]; print(rest.popFirst() as Any) }",
      "func f() { var rest = name[...]; print(rest.popFirts() as Any) }",
      "value of type 'String' has no member 'popFirts'", "did you mean 'popFirst'?"),
  ]

  /// Declarations, and the names of types in them.
  private static let declared = [
    Row(
      "var done: (() -> Void)?", "var done (() -> Void)?", "':' is missing before the type: write ':'", ""),
    Row(
      "class A: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) -> UIView? { nil } }",
      "class A: UIView { override func hitTest(_ p: CGPoint, with e: UIEvent?) { print(1) } }",
      "method 'hitTest(_:with:)' does not override any method from its superclass",
      "UIKit's gives back a value: write '-> UIView?'"),
    Row(
      "required init?(coder: NSCoder) { super.init(coder: coder) }",
      "required init?(coder: NSCoder) { super.init(coder: coder, animated: true) }",
      "'UIViewController' has no initialiser 'init(coder:animated:)'",
      "it has 'init(nibName:bundle:)', 'init()', 'init(coder:)'"),
    Row(
      "func f() { let all: UIInterfaceOrientationMask = .all; print(all) }",
      "func f() { let all: UIInterfaceOrientationMMask = .all; print(all) }",
      "cannot find type 'UIInterfaceOrientationMMask' in this file", "did you mean 'UIInterfaceOrientationMask'?"),
    Row(
      "func g<Content>(_ c: Content) -> Content { c }", "func g<Content>(_ c: Content) -> Coontent { c }",
      "cannot find type 'Coontent' in this file", "did you mean 'Content'?"),
    Row(
      "func g<Outcome>(_ c: () -> Outcome) -> Outcome { c() }",
      "func g<Outcome>(_ c: () -> Outcome) -> Outcoem { c() }",
      "cannot find type 'Outcoem' in this file", "did you mean 'Outcome'?"),
    Row(
      "class D: UIResponder, UIApplicationDelegate {}",
      "class D: UuResponder, UIApplicationDelegate {}",
      "cannot find type 'UuResponder' in this file", "did you mean 'UIResponder'?"),
    Row(
      "class B: UIButton { init(k: Int) { super.init(frame: .zero) }\n required init?(coder: NSCoder) { fatalError() } }",
      "class B: UIButton { init(k: Int) { super.init(frame: .zero) }\n init?(coder: NSCoder) { fatalError() } }",
      "'init(coder:)' of a view has to be 'required'", "write 'required init?(coder: NSCoder)'"),
    Row(
      "class C: UITabBarController { override var viewControllers: [UIViewController]? { didSet { print(1) } } }",
      "class C: UITabBarController { override var viewControllers: [UIViewController] { didSet { print(1) } } }",
      "'viewControllers' of UIKit is a '[UIViewController]?', and an override has its type",
      "write '[UIViewController]?'"),
    Row(
      "class S { static var k = 0; init() { Self.k += 1 } }",
      "class S { static var k = 0; init() { Self.k += \"1\" } }",
      "cannot convert value of type 'String' to specified type 'Int'", "write '1'"),
    Row(
      "func f() { let a: UIAlertAction = .init(title: \"x\", style: .default); print(a) }",
      "func f() { let a: UIAlertAction = .init(title: 1, style: .default); print(a) }",
      "cannot convert value of type 'Int' to expected argument type 'String?'", "write '\"1\"'"),
    Row(
      "func g<T>(_ t: T, as type: T.Type) { print(type) }", "func g<T>(_ t: T, as type: T.Tyue) { print(type) }",
      "'Tyue' is not a member type of 'T'", "did you mean 'Type'?"),
  ]

  private static let right = [
    "func f() { func g() -> Int { fatalError(\"x\") }; func h() -> Int { if n > 1 { return 1 } else { return 2 } }; func k<T>(_ t: T) -> T { t }; func l() -> () { print(1) }; print(g(), h(), k(1)); l() }",
    "struct Movie { var Title = \"a\" }\n func f(_ m: Movie, _ d: Date?) { print(m.Title, d == nil) }",
    "class Base { var centre = 1 }\n class Sub: Base { func g() { centre = 2; print(centre) } }",
    "func f() { @Inject var store: Store\n store.track(1); func g() { @Inject var other: Store\n other.track(2) }; g() }",
    "let b: UIBarButtonItem = .init(title: \"x\", style: .plain, target: nil, action: nil)\n let v: UIView = .init()",
    "static var total = 1\n class Inner { func g() { total = 2; print(total) } }",
    // What another file may declare: words, and forms of a word.
    "func f() { let card = logger.card; showCards(); take(theme.name); host.n = 2; present(loader, animated: animates) }",
    "var a: Items?\n var b: Stop?\n var c: Cards?\n func f() { cardz.first; btn.isHidden = true; vm.load() }",
    "var p: (n: Int, s: String) = (1, \"a\")\n func f() { p = (2, \"c\"); p.s = \"d\"; count(p.0 + p.n); let (x, y) = p; count(x); take(y) }",
    "func two() -> (count: Int, name: String)? { nil }\n func f() { guard let (a, b) = two() else { return }; count(a); take(b) }",
    "func f() { let l: [(id: Int, name: String)] = [(1, \"a\")]; print(l.map { $0.name }.joined(), l.first?.name ?? \"\", l.sorted { $0.id < $1.id }.count, l.filter { $0.0 > 1 }); l.forEach { id, name in count(id); take(name) } }",
    "func f() { let f: ((Int, String)) -> Void = { print($0.0, $0.1) }; f((1, \"a\")); let g: (Int, String) -> Void = { print($0, $1) }; g(1, \"a\") }",
    "func f() { let p: (Tab, Int?) = (.home, nil); var q = p; q.1 = 3; (q.0, q.1) = (.list, 4); print(q) }",
    "func f() { let l: [Double] = [1, 2.5]; let o: [Int?] = [1, nil]; let a: [Any] = [\"a\", 1]; let b: [UIViewController] = [self, HomeViewController()]; print(l, o, a, b) }",
    "func f(_ b: Bool) { var d = 1.5; d += 1; d -= 2; d *= b ? 3 : 0.5; var x: Int? = 1; x! += 2; x? += 3; x = b ? 2 : nil; print(d, x as Any) }",
    "func f(_ t: Tab) { if t == .home || t.rawValue == \"l\" || Tab(rawValue: \"l\") == t { print(1) }; switch t.rawValue { case \"l\": print(2); default: break } }",
    "func f(_ t: Tab?) { if t == .home || t?.rawValue == \"l\" || t == nil { print(1) } }",
    "enum Word: String, ExpressibleByStringLiteral { case a, b\n init(stringLiteral value: String) { self = .a } }\n func f(_ w: Word) { if w == \"a\" { print(1) } }",
    "enum Other: String { case a\n static func == (a: Other, b: String) -> Bool { a.rawValue == b } }\n func f(_ o: Other) { if o == \"a\" { print(1) } }",
    "var c: () -> Int = { 1 }\n func f(_ b: Bool) { c = { fatalError() }; c = { if b { 1 } else { 2 } }; c = { if b { return 1 }; return 2 }; c = { switch b { case true: 1; case false: 2 } } }",
    "func g(_ c: @escaping () -> Void) {}\n func f() { g { print(1) }; g { self.n = 2 }; g { self.take(\"a\") } }",
    "func g<T>(_ c: () -> T) -> T { c() }\n func f() { g { print(1) }; g { n = 1 }; print(g { 2 }) }",
    "var c: () -> Int? = { nil }\n func f() { c = { while true { } }; c = { repeat { } while true } }",
    "static let first = 1\n static let second = first + 1\n static let made = HomeViewController().n\n static let later: () -> Int = { first }\n static var sum: Int { first + second + HomeViewController().n }",
    "var sender = 1\n func f() { print(sender) }",
    "func f() { let animated = true; print(animated); [1].forEach { indexPath in print(indexPath) } }",
    "var error: Error? { nil }\n func f() { print(error as Any) }",
    "func print(_ s: Int) -> Int { s }\n func f() { let c: () -> Int = { self.print(1) }; let d: () -> Int = { self.print(c()) }; _ = d() }",
  ]

  /// Statements, at column one and in a turn.
  private static let lines = [
    Row(
      "let x = CardViewController()\nhome.addChild(x)",
      "let x = CardViewController()\nhome.addChild(x.view)",
      "cannot convert value of type 'UIView' to expected argument type 'UIViewController'",
      ""),
    Row(
      "let p = (1, \"a\")\nprint(p.0 + 2, p.1 + \"b\")",
      "let p = (1, \"a\")\nprint(p.0 + \"b\")",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
      ""),
    Row(
      "let t = Tab.home\nif t == .home { print(1) }",
      "let t = Tab.home\nif t == \"home\" { print(1) }",
      "binary operator '==' cannot be applied to operands of type 'Tab' and 'String'",
      "write 't.rawValue', or '.home' in place of '\"home\"'"),
    Row(
      "var l: [Int] = [1, 2]\nl.append(2)",
      "var l: [Int] = [1, \"a\"]\nl.append(2)",
      "cannot convert value of type 'String' to specified type 'Int'",
      ""),
    Row(
      "let c = true\nvar s = \"\"\ns += c ? \"a\" : \"1\"\nprint(s)",
      "let c = true\nvar s = \"\"\ns += c ? \"a\" : 1\nprint(s)",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"1\"'"),
    Row(
      "let c = true\ncard.take(c ? \"a\" : \"b\")",
      "let c = true\ncard.take(c ? \"a\" : 1)",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"1\"'"),
    Row(
      "let c: () -> Int = { 1 }\nprint(c())",
      "let c: () -> Int = { print(1) }\nprint(c())",
      "cannot convert value of type 'Void' to return type 'Int'",
      "what stands here gives nothing back: write a value of type 'Int' behind it"),
    Row(
      "let n = card.give() + 1\nprint(n)",
      "let n = card.give() + \"a\"\nprint(n)",
      "binary operator '+' cannot be applied to operands of type 'Int' and 'String'",
      ""),
    Row(
      "card.take(card.name)",
      "card.take(card.n)",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(card.n)'"),
    Row(
      "if card.n == 0 { print(1) }",
      "if card.n { print(1) }",
      "cannot convert value of type 'Int' to expected condition type 'Bool'",
      "write 'card.n != 0'"),
    Row(
      "var q = Item(name: \"a\", n: 1)\nq.n = 2",
      "let q = Item(name: \"a\", n: 1)\nq.n = 2",
      "'q' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "let q = Item(name: \"a\", n: 1)\ncard.take(q.name)",
      "let q = Item(name: \"a\", n: 1)\ncard.take(q.n)",
      "cannot convert value of type 'Int' to expected argument type 'String'",
      "write 'String(q.n)'"),
    Row(
      "let t = Tab.home\nswitch t {\ncase .home: print(1)\ncase .list: break\n}",
      "let t = Tab.home\nswitch t {\ncase .home: print(1)\n}",
      "this 'switch' leaves out '.list'",
      "add the case, or 'default:'"),
    Row(
      "for i in 0..<card.n { print(i) }",
      "for i in card.n { print(i) }",
      "'for' goes over a list, and 'card.n' is 'Int'",
      "write '0..<card.n'"),
    Row(
      "card.name = \"3\"",
      "card.name = 3",
      "cannot convert value of type 'Int' to specified type 'String'",
      "write '\"3\"'"),
  ]
}
