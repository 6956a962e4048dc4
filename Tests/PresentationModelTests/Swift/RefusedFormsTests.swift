extension RefusedByTypeTests {
  /// What may throw, what keeps closures, overrides, and what protocols ask for.
  static let forms = [
    Row(
      "func f() throws { let d = try JSONDecoder().decode(Int.self, from: Data()); print(d) }",
      "func f() { let d = try JSONDecoder().decode(Int.self, from: Data()); print(d) }",
      "'decode(_:from:)' can throw, and nothing here catches the error",
      "put it into 'do { … } catch { … }', or declare 'f' as 'throws'"),
    Row(
      "func f() { let d = try? JSONDecoder().decode(Int.self, from: Data()); print(d ?? 0) }",
      "func f() { do { let d = JSONDecoder().decode(Int.self, from: Data()); print(d) } catch { print(error) } }",
      "'decode(_:from:)' can throw, and 'try' does not stand before the call",
      "write 'try' before it"),
    Row(
      "func f() throws { let s = try String(contentsOf: URL(fileURLWithPath: \"a\")); print(s) }",
      "func f() throws { let s = String(contentsOf: URL(fileURLWithPath: \"a\")); print(s) }",
      "'String(contentsOf:)' can throw, and 'try' does not stand before the call",
      "write 'try' before it, in a 'do' with a 'catch', or 'try?'"),
    Row(
      "func f() { try? FileManager.default.removeItem(atPath: \"a\") }",
      "func f() { FileManager.default.removeItem(atPath: \"a\") }",
      "'removeItem(atPath:)' can throw, and 'try' does not stand before the call",
      "write 'try' before it, in a 'do' with a 'catch', or 'try?'"),
    Row(
      "func f(_ u: URL) async throws { let (d, _) = try await URLSession.shared.data(from: u); print(d) }",
      "func f(_ u: URL) async throws { let (d, _) = await URLSession.shared.data(from: u); print(d) }",
      "'data(from:delegate:)' can throw, and 'try' does not stand before the call",
      "write 'try await' in place of 'await'"),
    Row(
      "func f() async throws { try await Task.sleep(nanoseconds: 1) }",
      "func f() async throws { await Task.sleep(nanoseconds: 1) }",
      "'Task.sleep(nanoseconds:)' can throw, and 'try' does not stand before the call",
      "write 'try await' in place of 'await'"),
    Row(
      "func f() { UIView.animate(withDuration: 1) { self.view.alpha = 0 } }",
      "func f() { UIView.animate(withDuration: 1) { view.alpha = 0 } }",
      "'view' needs 'self.' before it in a closure that is kept for later",
      "write 'self.view', or '[weak self]' and 'self?.view'"),
    Row(
      "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.n += 1 } }",
      "func f() { Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in n += 1 } }",
      "'n' needs 'self.' before it in a closure that is kept for later",
      "write 'self.n', or '[weak self]' and 'self?.n'"),
    Row(
      "func f(_ a: UIAlertController) { a.addTextField { self.title = $0.text } }",
      "func f(_ a: UIAlertController) { a.addTextField { title = $0.text } }",
      "'title' needs 'self.' before it in a closure that is kept for later",
      "write 'self.title', or '[weak self]' and 'self?.title'"),
    Row(
      "func f(_ u: URL) { URLSession.shared.dataTask(with: u) { _, _, _ in self.title = \"a\" }.resume() }",
      "func f(_ u: URL) { URLSession.shared.dataTask(with: u) { _, _, _ in title = \"a\" }.resume() }",
      "'title' needs 'self.' before it in a closure that is kept for later",
      "write 'self.title', or '[weak self]' and 'self?.title'"),
    Row(
      "func f(_ p: String?) { title = \"a\" + (p ?? \"\") }",
      "func f(_ p: String?) { title = \"a\" + p }",
      "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      "bind it with 'if let' or 'guard let', or write '(p ?? \"\")'"),
    Row(
      "func f(_ p: Int?) -> Bool { (p ?? 0) > 1 }",
      "func f(_ p: Int?) -> Bool { p > 1 }",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
      "bind it with 'if let' or 'guard let', or write '(p ?? 0)'"),
    Row(
      "let field = UITextField()\n func f() { takes(field.text ?? \"\") }\n func takes(_ t: String) { }",
      "let field = UITextField()\n func f() { takes(field.text) }\n func takes(_ t: String) { }",
      "value of optional type 'String?' must be unwrapped to a value of type 'String'",
      "bind it with 'if let' or 'guard let', or write 'field.text ?? …'"),
    Row(
      "func f() -> String? { return n > 1 ? \"a\" : nil\n }",
      "func f() -> String? { return n > 1 ? \"a\"\n }",
      "behind '? …' a ':' and the other value are missing: write ': nil', or what it is else",
      ""),
    Row(
      "func f() { }\n}\nclass A { func go(_ a: Int) { } }\nclass B: A { override func go(_ a: Int) { } }\nclass Rest {",
      "func f() { }\n}\nclass A { func go(_ a: Int) { } }\nclass B: A { override func go(_ a: Int, b: Int) { } }\nclass Rest {",
      "method 'go(_:b:)' does not override any method from its superclass",
      "the superclass has 'go(_:)'"),
    Row(
      "func f() { }\n}\nclass A { func go(_ a: Int) { } }\nclass B: A { func go(_ a: String) { } }\nclass Rest {",
      "func f() { }\n}\nclass A { func go(_ a: Int) { } }\nclass B: A { func go(_ a: Int) { } }\nclass Rest {",
      "overriding declaration requires an 'override' keyword",
      "'A' has it too: write 'override func go'"),
    Row(
      "func f() { }\n}\nclass A { func go() { } }\nclass B: A { override func go() { } }\nclass Rest {",
      "func f() { }\n}\nclass A { final func go() { } }\nclass B: A { override func go() { } }\nclass Rest {",
      "'go' is 'final' in 'A'",
      "remove 'final' there, or give it another name"),
    Row(
      "func f() { }\n}\nclass A { func go() { } }\nclass B: A { func stay() { } }\nclass Rest {",
      "func f() { }\n}\nfinal class A { func go() { } }\nclass B: A { func stay() { } }\nclass Rest {",
      "'A' is 'final', and no class inherits from it",
      "remove 'final' before 'class A'"),
    Row(
      "func f() { }\n}\nclass A { private var a = 1\n func go() { print(a) } }\nclass B: A { var a = 2 }\nclass Rest {",
      "func f() { }\n}\nclass A { var a = 1\n func go() { } }\nclass B: A { var a = 2 }\nclass Rest {",
      "overriding declaration requires an 'override' keyword",
      "'A' has it too: give it another name"),
    Row(
      "func f() { }\n}\nprotocol P: AnyObject { func pick() }\nclass A: UIViewController { }\nextension A: P { func pick() { } }\nclass Rest {",
      "func f() { }\n}\nprotocol P: AnyObject { func pick() }\nclass A: UIViewController { }\nextension A: P { override func pick() { } }\nclass Rest {",
      "method 'pick()' does not override any method from its superclass",
      "remove 'override' before 'func pick'"),
    Row(
      "func f() { }\n}\nprotocol P { func a() -> Int }\nclass A: P { func a() -> Int { 1 } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { func a() -> Int }\nclass A: P { func a() -> String { \"\" } }\nclass Rest {",
      "'A' does not conform to 'P': 'a()' gives back 'String', and 'Int' is asked for",
      "write '-> Int'"),
    Row(
      "func f() { }\n}\nprotocol P { func a() -> UIViewController }\nclass A: P { func a() -> UIViewController { HomeViewController() } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { func a() -> UIViewController }\nclass A: P { func a() -> HomeViewController { HomeViewController() } }\nclass Rest {",
      "'A' does not conform to 'P': 'a()' gives back 'HomeViewController', and 'UIViewController' is asked for",
      "write '-> UIViewController'"),
    Row(
      "func f() { }\n}\nprotocol P { func a(_ x: Int) }\nclass A: P { func a(_ x: Int) { } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { func a(_ x: Int) }\nclass A: P { func a(_ x: String) { } }\nclass Rest {",
      "'A' does not conform to 'P': 'a(_:)' takes 'String' where 'Int' is asked for",
      "write 'Int' in 'a'"),
    Row(
      "func f() { }\n}\nprotocol P { func a() throws }\nclass A: P { func a() { } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { func a() }\nclass A: P { func a() throws { } }\nclass Rest {",
      "'A' does not conform to 'P': 'a()' is 'throws' here, and not in the protocol",
      "declare it as 'throws' in the protocol too"),
    Row(
      "func f() { }\n}\nprotocol P { static func a() }\nclass A: P { static func a() { } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { static func a() }\nclass A: P { func a() { } }\nclass Rest {",
      "'A' does not conform to 'P': 'a()' has to be static",
      "write 'static func a'"),
    Row(
      "func f() { }\n}\nprotocol P { var a: Int { get set } }\nclass A: P { var a = 1 }\nclass Rest {",
      "func f() { }\n}\nprotocol P { var a: Int { get set } }\nclass A: P { let a = 1 }\nclass Rest {",
      "'A' does not conform to 'P': 'a' can only be read here, and '{ get set }' is asked for",
      "declare it with 'var'"),
    Row(
      "func f() { }\n}\nprotocol P { var a: Int { get } }\nclass A: P { var a: Int { 1 } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { var a: Int { get } }\nclass A: P { var a: String { \"\" } }\nclass Rest {",
      "'A' does not conform to 'P': 'a' is 'String', and 'Int' is asked for",
      "declare 'var a: Int'"),
    Row(
      "func f() { }\n}\nprotocol P { init(a: Int) }\nclass A: P { required init(a: Int) { } }\nclass Rest {",
      "func f() { }\n}\nprotocol P { init(a: Int) }\nclass A: P { init(a: Int) { } }\nclass Rest {",
      "'init(a:)' has to be 'required', as 'P' asks for it",
      "write 'required init(a:)'"),
    Row(
      "func f() { }\n}\nstruct A: Equatable { let b: B }\nstruct B: Equatable { let n: Int }\nclass Rest {",
      "func f() { }\n}\nstruct A: Equatable { let b: B }\nstruct B { let n: Int }\nclass Rest {",
      "'A' does not conform to 'Equatable': 'b' of type 'B' is not Equatable",
      "declare 'B' as 'Equatable', or write the '==' of 'A'"),
    Row(
      "func f() { }\n}\nstruct A: Codable { let b: [B] }\nstruct B: Codable { let n: Int }\nclass Rest {",
      "func f() { }\n}\nstruct A: Codable { let b: [B] }\nstruct B { let n: Int }\nclass Rest {",
      "'A' does not conform to 'Codable': 'b' of type 'B' is not Codable",
      "declare 'B' as 'Codable'"),
    Row(
      "func f() { }\n}\nstruct A: Hashable { let b: B }\nenum B { case one, two }\nclass Rest {",
      "func f() { }\n}\nstruct A: Hashable { let b: B }\nenum B { case one(Int) }\nclass Rest {",
      "'A' does not conform to 'Hashable': 'b' of type 'B' is not Hashable",
      "declare 'B' as 'Hashable', or write the '==' of 'A'"),
    Row(
      "func f() { }\n}\nstruct A: Comparable { let n: Int\n static func < (a: A, b: A) -> Bool { a.n < b.n } }\nclass Rest {",
      "func f() { }\n}\nstruct A: Comparable { let n: Int }\nclass Rest {",
      "'A' does not conform to 'Comparable': it has no '<'",
      "write 'static func < (one: A, other: A) -> Bool'"),
    Row(
      "func f() { }\n}\nstruct A: Identifiable { let id: Int }\nclass Rest {",
      "func f() { }\n}\nstruct A: Identifiable { let n: Int }\nclass Rest {",
      "'A' does not conform to 'Identifiable': it has no property 'id'",
      "declare 'let id: …'"),
    Row(
      "func f() { }\n}\nenum A: CaseIterable { case one, two }\nclass Rest {",
      "func f() { }\n}\nenum A: CaseIterable { case one(Int), two }\nclass Rest {",
      "'A' does not conform to 'CaseIterable': its cases hold values",
      "write 'static var allCases: [A]'"),
    Row(
      "func f() { }\n}\nenum A: String { case one = \"1\" }\nclass Rest {",
      "func f() { }\n}\nenum A: String { case one = 1 }\nclass Rest {",
      "a raw value of 'String' has to stand here",
      "write '\"1\"'"),
    Row(
      "func f() { }\n}\nenum A: Int { case one = 1, two = 2 }\nclass Rest {",
      "func f() { }\n}\nenum A: Int { case one = 1, two = 1 }\nclass Rest {",
      "the raw value 1 stands twice",
      ""),
    Row(
      "func f() { }\n}\nindirect enum A { case one(A), two }\nclass Rest {",
      "func f() { }\n}\nenum A { case one(A), two }\nclass Rest {",
      "'.one' holds a value of its own type",
      "write 'indirect enum A'"),
    Row(
      "func f() { }\n}\nstruct A { let parts: [A] }\nclass Rest {",
      "func f() { }\n}\nstruct A { let part: A? }\nclass Rest {",
      "a structure cannot hold a value of its own type, as 'part' is",
      "hold a list of them, or make it a class"),
    Row(
      "var x: Int { if n > 1 { return 1 } else { return 2 } }",
      "var x: Int { if n > 1 { return 1 } else { print(2) } }",
      "'x' has to return a value on each way, and one comes to its end without",
      ""),
    Row(
      "func f() { let x = 1; if n > 1 { print(x) }; print(x) }",
      "func f() { if n > 1 { let x = 2; print(x) }; print(x) }",
      "cannot find 'x' here: the block that declares it has ended",
      "declare 'x' before that block"),
    Row(
      "func f() { for i in 0..<3 { print(i) } }",
      "func f() { for i in 0..<3 { print(i) }; print(i) }",
      "cannot find 'i' here: the block that declares it has ended",
      "declare 'i' before that block"),
    Row(
      "func f() { let x = n > 1 ? \"a\" : \"2\"; print(x) }",
      "func f() { let x = n > 1 ? \"a\" : 2; print(x) }",
      "the two values of '? :' are of types 'String' and 'Int'",
      "write '\"2\"'"),
    Row(
      "func f() { var a = [1]; a += [2] }",
      "func f() { var a = [1]; a += 2 }",
      "cannot convert value of type 'Int' to specified type '[Int]'",
      "write '[2]'"),
    Row(
      "func f() { let i: UIImage? = UIImage(named: \"a\"); print(i as Any) }",
      "func f() { let i: UIImage = UIImage(named: \"a\"); print(i) }",
      "value of optional type 'UIImage?' must be unwrapped to a value of type 'UIImage'",
      "bind it with 'if let' or 'guard let', or write 'UIImage(named: \"a\") ?? …'"),
    Row(
      "func f() { view.layer.borderColor = UIColor.red.cgColor }",
      "func f() { view.layer.borderColor = UIColor.red }",
      "cannot convert value of type 'UIColor' to specified type 'CGColor?'",
      "write 'UIColor.red.cgColor'"),
    Row(
      "func f() { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { } }",
      "func f() { DispatchQueue.main.asyncAfter(deadline: 1) { } }",
      "cannot convert value of type 'Int' to expected argument type 'DispatchTime'",
      ""),
    Row(
      "func f() { let v = UIImageView(image: UIImage(named: \"a\")); print(v) }",
      "func f() { let v = UIImageView(image: \"a\"); print(v) }",
      "cannot convert value of type 'String' to expected argument type 'UIImage?'",
      ""),
    Row(
      "let label: UILabel = { let l = UILabel(); l.text = \"a\"; return l }()",
      "let label: UILabel = { let l = UILabel(); l.text = \"a\" }()",
      "this closure has to give back a value of type 'UILabel' on each way, and one comes to its end without",
      "write 'return' with the value at its end"),
    Row(
      "enum Tab: String { case a }\n func f(_ t: Tab) { print(t.rawValue) }",
      "enum Tab { case a }\n func f(_ t: Tab) { print(t.rawValue) }",
      "value of type 'Tab' has no member 'rawValue'",
      "declare 'enum Tab: String'"),
    Row(
      "@objc func tap() { }\n func f() { UIButton().addTarget(self, action: #selector(tap), for: .touchUpInside) }",
      "@objc func tap() { }\n func f() { UIButton().addTarget(self, #selector(tap), for: .touchUpInside) }",
      "missing argument label 'action:' in call to 'addTarget(_:action:for:)'",
      "write 'action: #selector(tap)'"),
    Row(
      "func f() { var a: [Int] = []; a = [1]; print(a) }",
      "func f() { var a = []; a = [1]; print(a) }",
      "nothing says what '[]' holds",
      "write the type behind the name: ': [String]'"),
    Row(
      "func f() { var a: Int? = nil; a = 1; print(a as Any) }",
      "func f() { var a = nil; a = 1; print(a) }",
      "nothing says the type of this 'nil'",
      "write the type behind the name: ': String?'"),
    Row(
      "func f() { boxes[0].n = 2 }",
      "func f() { steps[0].n = 2 }",
      "cannot assign to 'n': 'Step' has it as '{ get }'",
      "declare it as '{ get set }' in 'Step'"),
    Row(
      "class M: UIViewController { let a: Int\n required init?(coder: NSCoder) { a = 1; super.init(coder: coder) } }",
      "class M: UIViewController { let a: Int\n required init?(coder: NSCoder) { super.init(coder: coder) } }",
      "'a' has no value when this initialiser calls 'super.init'",
      "assign 'self.a' before that"),
  ]

  static let rightForms = [
    "class M: UIViewController { let a: Int\n init?(coder: NSCoder, a: Int) { guard a > 1 else { return nil }; self.a = a; super.init(coder: coder) }\n required init?(coder: NSCoder) { fatalError() } }",
    "let label: UILabel = { () -> UILabel in let l = UILabel(); return l }()\n let size: Int = { 3 }()\n let other: Int = { let a = 1; if a > 0 { return 2 }; fatalError() }()",
    "var kind: String { switch n { case 1: \"a\"; default: \"b\" } }\n var other: Int { if n > 1 { 1 } else { 2 } }",
    "func f() { if let t = title { print(t) } else { let t = \"b\"; print(t) }; let t = 1; print(t); repeat { n += 1 } while n < 3 }",
    "func f() { guard case let x? = title, let y = Int(x) else { return }; print(x, y); switch y { case let z where z > 1: print(z); default: break } }",
    "func f() { let x: Any = n > 1 ? \"a\" : 2; let y = n > 1 ? 1 : 2.5; print(x, y, n > 1 ? nil : 3 as Any) }",
    "func f() { let l = view.layer; l.shadowOpacity = 1; l.shadowOffset = CGSize(width: 1, height: 2); let c: CGColor? = view.layer.borderColor; print(c as Any) }",
    "func f() { UIView.performWithoutAnimation { view.alpha = 0 }; [1].forEach { _ in n += 1 } }",
    "func f() { UIView.animate(withDuration: 1, animations: { [self] in view.alpha = 0 }, completion: { _ in self.n = 1 }) }",
    "func f() { Task { n += 1; title = \"a\" } }",
    "func f() { let decoder = JSONDecoder(); decoder.keyDecodingStrategy = .convertFromSnakeCase; let d = try? decoder.decode(Int.self, from: Data()); print(d ?? 0) }",
    "func f() { do { let d = try JSONDecoder().decode(Int.self, from: try Data(contentsOf: URL(fileURLWithPath: \"a\"))); print(d) } catch { print(error) } }",
    "func f(_ p: String?, _ q: Int?) { if p == \"a\" || q == 1 || p != nil { print(\"\\(p ?? \"\")\") } }",
    "func f() { }\n}\nclass A { func go() { } ; func go(_ a: Int) { } }\nclass B: A { override func go(_ a: Int) { }; func go(b: Int) { } }\nclass Rest {",
    "func f() { }\n}\nclass A: UIViewController { func set(_ n: Int) { } ; override func viewDidLoad() { } }\nclass B: A { override func viewDidLoad() { super.viewDidLoad() } ; override func set(_ n: Int) { } }\nclass Rest {",
    "func f() { }\n}\nclass A { fileprivate(set) var a = 1; class var c: Int { 1 }; static let d = 1 }\nclass B: A { override var a: Int { didSet { } } ; override class var c: Int { 2 } }\nclass Rest {",
    "func f() { }\n}\nclass A<T> { func go(_ t: T) { } }\nclass B: A<Int> { override func go(_ t: Int) { } }\nclass Rest {",
    "func f() { }\n}\nprotocol P { associatedtype Item\n func a(_ i: Item) -> Item }\nclass A: P { func a(_ i: Int) -> Int { i } }\nclass Rest {",
    "func f() { }\n}\nprotocol P { func a() -> Self; func b(_ p: P?) -> [P] }\nfinal class A: P { func a() -> A { self }; func b(_ p: P?) -> [P] { [] } }\nclass Rest {",
    "func f() { }\n}\nprotocol P { var a: Int { get }; var b: String? { get }; var c: Double { get set } }\nclass A: P { let a = 1; private(set) var b: String?; lazy var c: Double = 2 }\nclass Rest {",
    "func f() { }\n}\nprotocol P { func a(_ x: Int); func b() }\nextension P { func b() { } }\nstruct A: P { func a(_ x: Int) { } ; func a(_ x: String) { } ; func b() throws { } }\nclass Rest {",
    "func f() { }\n}\nprotocol P { func a() }\nstruct A: P { func a() { }; func a() -> Int { 1 } }\nclass Rest {",
    "func f() { }\n}\nprotocol P { init(a: Int) }\npublic final class A: P { init(a: Int) { } }\nstruct B: P { init(a: Int) { } }\nclass Rest {",
    "func f() { }\n}\nstruct A: Equatable { let b: B; static func == (a: A, c: A) -> Bool { true } }\nstruct B { let n: Int }\nclass Rest {",
    "func f() { }\n}\nstruct A: Codable { let b: B; enum CodingKeys: String, CodingKey { case b } }\nstruct B { let n: Int }\nextension B: Codable { }\nclass Rest {",
    "func f() { }\n}\nclass A: NSObject, Identifiable { }\nenum B: Int, Comparable { case a, b\n static func < (a: B, b: B) -> Bool { a.rawValue < b.rawValue } }\nenum C: Comparable { case a, b }\nclass Rest {",
    "func f() { }\n}\nenum A: Error, Equatable { case a(B) }\nenum B { case one, two }\nstruct C: Hashable { let n: Int; let k: B; let v: UIColor }\nclass Rest {",
    "func f() { }\n}\nenum A { indirect case one(A); case two }\nclass B { let next: B? = nil }\nstruct C { var next: () -> C? }\nclass Rest {",
  ]
}
