import Testing

@testable import PresentationModel

/// An expectation that is written is heard: wherever a statement may stand, one that is false fails, or is an error at its
/// place, and never passes. The `@` of each place is where it stands.
@Suite struct HeardExpectationTests {
  struct Place: CustomTestStringConvertible {
    let member: String
    var besides = ""
    var step = "home.go()"

    init(_ member: String, besides: String = "", step: String = "home.go()") {
      (self.member, self.besides, self.step) = (member, besides, step)
    }

    func file(_ expectation: String) -> String {
      let text = """
        class Home: UIViewController {
          \(member)
        }
        \(besides)
        window
          home: Home
        detail: UIViewController
        \(step)

        """
      // What is written with an '@' of its own is followed by a letter.
      var result = ""
      var rest = text[...]
      while let sign = rest.firstIndex(of: "@") {
        let next = rest.index(after: sign)
        result += rest[..<sign]
        result += next < rest.endIndex && rest[next].isLetter ? "@" : expectation
        rest = rest[next...]
      }
      return result + rest
    }

    var testDescription: String { member + step }
  }

  static let places: [Place] = [
    Place("func go() { @ }"),
    Place("func go() { if true { @ } }"),
    Place("func go() { if isViewLoaded { } else { @ } }"),
    Place("func go() { if Theme.x { @ } }"),
    Place("func go() { if let v = view { @ } }"),
    Place("func go() { if !isViewLoaded { } else if true { @ } }"),
    Place("func go() { guard let x = presentedViewController else { @; return } }"),
    Place("func go() {\n guard presentedViewController != nil else {\n  @\n  return\n }\n }"),
    Place("func go() { switch 3 { case 3: @\n default: break } }"),
    Place("func go() { switch 3 { case 4: break\n default: @\n } }"),
    Place("func go() { for i in 0..<3 { @ } }"),
    Place("func go() { for i in [1,2] { @ } }"),
    Place("func go() { for i in [] { @ } }"),
    Place("func go() { for i in Theme.list { @ } }"),
    Place("func go() { for i in stride(from: 0, to: 4, by: 2) { @ } }"),
    Place("func go() { for c in \"abc\" { @ } }"),
    Place("func go() { var i = 0; while i < 2 { @; i += 1 } }"),
    Place("func go() { repeat { @ } while false }"),
    Place("func go() { outer: for i in 0..<2 { @; break outer } }"),
    Place("func go() { do { @ } }"),
    Place("func go() { do { throw E.a } catch { @ } }", besides: "enum E: Error { case a }"),
    Place("func go() { do { } catch { @ } }"),
    Place("func go() { defer { @ } }"),
    Place("func go() { func inner() { @ }\n inner() }"),
    Place("func go() { func inner() { @ } }"),
    Place("func go() { let f = { @ }\n f() }"),
    Place("func go() { let f = { @ } }"),
    Place("func go() { { @ }() }"),
    Place("func go() { DispatchQueue.main.async { @ } }"),
    Place("func go() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { @ } }"),
    Place("func go() { DispatchQueue.global().async { @ } }"),
    Place("func go() { Task { @ } }"),
    Place("func go() { Task { @MainActor in @ } }"),
    Place("func go() { UIView.animate(withDuration: 0.3) { @ } }"),
    Place("func go() { UIView.animate(withDuration: 0.3, animations: { }, completion: { _ in @ }) }"),
    Place("func go() { [1, 2].forEach { _ in @ } }"),
    Place("func go() { _ = [1, 2].map { x -> Int in @\n return x } }"),
    Place("func go() { _ = view.map { _ in @ } }"),
    Place("func go() { api.load { @ } }"),
    Place("func go() { api.load(completion: { result in @ }) }"),
    Place(
      "func go() { let a = UIAlertController(); a.addAction(UIAlertAction(title: nil, style: .default) { _ in @ }) }"),
    Place("func go() { NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in @ } }"),
    Place("func go() { Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in @ } }"),
    Place(
      "init() { super.init(nibName: nil, bundle: nil); @ }",
      step: "home.setNeedsStatusBarAppearanceUpdate()"),
    Place("deinit { @ }", step: ""),
    Place("var n = 0 { didSet { @ } }\n func go() { n = 2 }"),
    Place("var n = 0 { willSet { @ } }\n func go() { n = 2 }"),
    Place("var n: Int { @\n return 3 }\n func go() { if n == 3 { print(n) } }"),
    Place("var n: Int { get { @\n return 3 } }\n func go() { let k = n }"),
    Place("var n: Int { get { 3 } set { @ } }\n func go() { n = 2 }"),
    Place("lazy var k: Int = { @\n return 3 }()\n func go() { _ = k }"),
    Place("let k: () -> Void = { @ }\n func go() { k() }"),
    Place("let k: () -> Void = { @ }\n func go() { }"),
    Place("static func s() { @ }\n func go() { Home.s() }"),
    Place("static var s: Int = { @\n return 1 }()\n func go() { _ = Home.s }"),
    Place("override func viewDidLoad() { super.viewDidLoad(); @ }", step: ""),
    Place(
      "override func present(_ v: UIViewController, animated: Bool, completion: (() -> Void)? = nil) { @ }",
      step: "home.present(detail, animated: true)"),
    Place("subscript(i: Int) -> Int { @\n return 1 }\n func go() { _ = self[0] }"),
    Place("struct S { func f() { @ } }\n func go() { S().f() }"),
    Place("struct S { func f() { @ } }\n func go() { }"),
    Place("func f(_ k: () -> Void = { @ }) { k() }\n func go() { f() }"),
    Place("func f(_ k: () -> Void) { k() }\n func go() { f { @ } }"),
    Place("func f(_ k: () -> Void) { }\n func go() { f { @ } }"),
    Place("func f(_ k: () -> Void, b: () -> Void) { k(); b() }\n func go() { f { } b: { @ } }"),
    Place("func f(_ k: @autoclosure () -> Bool) { _ = k() }\n func go() { f({ @\n return true }()) }"),
    Place("func go() { let t = (1, { @ }); t.1() }"),
    Place("func go() { let d = [\"a\": { @ }]; d[\"a\"]?() }"),
    Place("func go() { let f = true ? { @ } : { }; f() }"),
    Place("func go() { let f: (() -> Void)? = nil; let g = f ?? { @ }; g() }"),
    Place("func go() { let s = \"\\({ @\n return 1 }())\" }"),
    Place("func go() { if #available(iOS 13, *) { @ } }"),
    Place("func go() { if #available(iOS 99, *) { @ } }"),
    Place("func go() { if #available(iOS 13, *) { } else { @ } }"),
    Place("func go() { guard #available(iOS 99, *) else { @; return } }"),
    Place("func go() {\n#if DEBUG\n @\n#endif\n}"),
    Place("func go() {\n#if os(macOS)\n @\n#endif\n}"),
    Place("func go() {\n#if os(iOS)\n#else\n @\n#endif\n}"),
    Place("#if os(macOS)\n func x() { @ }\n#endif\n func go() { }"),
    Place("func go() { return; @ }"),
    Place("func go() {\n return\n @ }"),
    Place("func go() throws {\n throw E.a\n @ }", besides: "enum E: Error { case a }"),
    Place("func go() { fatalError(\"x\"); @ }"),
    Place("func x() { @ }\n func go() { }"),
    Place("func go() { foo <%%> bar ??? { @ } }"),
    Place("func go() { let x = $%^ { @ } }"),
    Place("static func + (a: Home, b: Home) -> Int { @\n return 1 }\n func go() { _ = self + self }"),
    Place("func go() { x() }", besides: "extension Home { func x() { @ } }"),
    Place("func go() { x() }", besides: "extension UIViewController { func x() { @ } }"),
    Place("func go() { x() }", besides: "protocol P { }\nextension P { func x() { @ } }\nextension Home: P { }"),
    Place("func go() { E.a.x() }", besides: "enum E { case a\n func x() { @ } }"),
    Place("func go() { E().x() }", besides: "struct E { func x() { @ } }"),
    Place("func go() { _ = E() }", besides: "struct E { init() { @ } }"),
    Place("func go() { Task { await E().x() } }", besides: "actor E { func x() { @ } }"),
    Place("func go() { x() }", besides: "func x() { @ }"),
    Place("func go() { x() }", besides: "let x = { @ }"),
    Place("func go() { x(3) }\n func x<T>(_ t: T) { @ }"),
    Place("func x() async { @ }\n func go() { Task { await x() } }"),
    Place("func go() { let x = if true { 1 } else { 2 }\n if x == 1 { @ } }"),
    Place("func go() { }", besides: "class Unused: UIViewController { func x() { @ } }"),
    Place("func go() { }", besides: "#Preview { @ }"),
    Place("func go() { }", besides: "struct V: View { var body: some View { Text(\"x\").onAppear { @ } } }"),
    Place("@objc func x() { @ }\n func go() { perform(#selector(x)) }"),
    Place("func go() { if case let x? = view { @ } }"),
    Place("@\n func go() { }"),
    Place("func go() { print(1); @; print(2) }"),
    Place("func go() { UIViewPropertyAnimator(duration: 1, curve: .linear) { @ }.startAnimation() }"),
    Place(
      "override func viewWillAppear(_ a: Bool) { transitionCoordinator?.animate(alongsideTransition: { _ in @ }) }",
      step: ""),
    Place("func open(_ x: Int, f: () -> Void) { f() }", step: "home.open(3) { @ }"),
    Place("func open(_ x: Int, f: () -> Void) { }", step: "home.open(3) { @ }"),
    Place("", step: "if home.isViewLoaded { @ }"),
    Place("", step: "if !home.isViewLoaded { @ }"),
    Place("", step: "for i in 0..<2 { @ }"),
    Place("", step: "guard home.isViewLoaded else { @; return }"),
    Place("", step: "do { @ }"),
    Place("", step: "DispatchQueue.main.async { @ }"),
    Place("", step: "let f = { @ }\nf()"),
    Place("", step: "home.dismiss(animated: true) { @ }"),
    Place("", step: "foo.bar { @ }"),
    Place("", step: "home.foo { @ }"),
    Place("", step: "home.view.layoutIfNeeded { @ }"),
    Place("", step: "turn { home.dismiss(animated: true)\n @ }"),
    Place("", step: "turn { if true { @ } }"),
    Place("", step: "on home.viewDidAppear { @ }\nhome.dismiss(animated: true)"),
    Place("on viewDidAppear { @ }", step: ""),
    Place("func go() { api.load { x in @ } }", step: "home.go()\ncomplete api.load(3)"),
    Place("", step: "if #available(iOS 13, *) { @ }"),
  ]

  @Test(arguments: places)
  func aFalseOneNeverPasses(_ place: Place) throws {
    for expectation in ["expect home.presentedViewController != nil", "expect no rule LOD-01; expect rule LOD-02"] {
      try expectHeard(place.file(expectation), place)
    }
  }

  /// The same with what only that place names.
  @Test(arguments: places.filter { $0.member.contains("func go() {") && $0.besides.isEmpty })
  func aFalseOneOfThePlaceNeverPasses(_ place: Place) throws {
    for expectation in ["expect self.view == nil", "expect isBeingPresented", "expect title == \"x\" && true"] {
      try expectHeard(place.file(expectation), place)
    }
  }

  private func expectHeard(_ text: String, _ place: Place) throws {
    let scenario = Scenario.load(bytes: Array(text.utf8), path: "t")
    guard let program = scenario.program else {
      #expect(scenario.diagnostics.contains { $0.severity == .error }, "\(text)")
      return
    }
    var runner = ScenarioRunner(program)
    var failures = runner.launch().failures.count
    while let outcome = runner.next() { failures += outcome.failures.count }
    failures += runner.unreached().count
    #expect(failures > 0, "\(text)")
  }

  /// What is reached is looked at with the names of its place, and counts.
  @Test(arguments: [
    ("var n = 1\n func go() { n = 2; expect n == 2; expect self.n != 1 }", 2),
    ("func go() { let k = 3; [1, 2].forEach { i in expect k == 3; expect i < 3 } }", 4),
    ("func go() { for i in 0..<3 { expect i < 3 } }", 3),
    ("func go() { present(UIViewController(), animated: true) { [weak self] in expect self?.view != nil } }", 1),
    ("func go() { let a = [self]; expect a == [home]; expect a.count == 1 && true }", 2),
    ("func go() { modalPresentationStyle = .fullScreen; expect modalPresentationStyle == .fullScreen }", 1),
    ("func go() { let x: UIViewController? = self; expect x is Home; expect home.isViewLoaded }", 2),
    ("func go() { expect !isBeingPresented; expect no exception_ == nil }", 0),
    ("override func viewDidAppear(_ a: Bool) { super.viewDidAppear(a); expect view.window != nil }\n func go() { }", 1),
    ("func go() {\n  expect events include\n    home.x\n }", 0),
  ])
  func aTrueOnePasses(_ member: String, _ count: Int) throws {
    let scenario = Scenario.load(bytes: Array(Place(member).file("").utf8), path: "t")
    guard count > 0 else { return #expect(scenario.program == nil) }
    let program = try #require(scenario.program, "\(scenario.diagnostics)")
    var runner = ScenarioRunner(program)
    var outcomes = [runner.launch()]
    while let outcome = runner.next() { outcomes.append(outcome) }
    expect(outcomes.flatMap { $0.failures.map { $0.message } }, equals: [])
    expect(outcomes.reduce(0) { $0 + $1.expectations }, equals: count)
    #expect(runner.unreached().isEmpty)
  }
}
