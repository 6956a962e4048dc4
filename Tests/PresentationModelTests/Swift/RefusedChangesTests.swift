extension RefusedByTypeTests {
  /// What does not change: constants, arguments, parts of them, getters, and the value in a method that reads.
  static let changes = [
    Row(
      "struct A { var x = 1; let id: Int = 0 }\n func f() { var a = A(); a.x = 2 }",
      "struct A { var x = 1; let id: Int = 0 }\n func f() { var a = A(); a.id = 2 }",
      "cannot assign to 'id': it is a 'let' property",
      "declare it with 'var'"),
    Row(
      "struct A { var x = 1; let id: Int = 0 }\n func f(_ all: [A]) { var a = all; a[0].x = 2 }",
      "struct A { var x = 1; let id: Int = 0 }\n func f(_ all: [A]) { all[0].x = 2 }",
      "'all' cannot change: it is a parameter",
      "write 'var all = all' before it"),
    Row(
      "struct A { var x = 1; let id: Int = 0 }\n var all: [A] = []\n func f() { if var a = all.first { a.x = 2 } }",
      "struct A { var x = 1; let id: Int = 0 }\n var all: [A] = []\n func f() { if let a = all.first { a.x = 2 } }",
      "'a' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "struct A { var x = 1; let id: Int = 0 }\n var all: [A] = []\n func f() { all.forEach { var a = $0; a.x = 2 } }",
      "struct A { var x = 1; let id: Int = 0 }\n var all: [A] = []\n func f() { all.forEach { $0.x = 2 } }",
      "'$0' cannot change: it is an argument of the closure",
      "change a copy: 'var item = $0'"),
    Row(
      "func f() { boxes.first?.n = 2 }",
      "struct A { var x = 1; let id: Int = 0 }\n var all: [A] = []\n func f() { all.first?.x = 2 }",
      "'first' of a list can be read, and not changed",
      "change it by its index: '[…]'"),
    Row(
      "struct B { var y = 1 }\n struct A { var b = B() }\n func f() { var a = A(); a.b.y = 2 }",
      "struct B { var y = 1 }\n struct A { var b = B() }\n func f() { let a = A(); a.b.y = 2 }",
      "'a' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "var marks = [true]\n func f() { marks[0].toggle() }",
      "let marks = [true]\n func f() { marks[0].toggle() }",
      "'marks' cannot change: it is a 'let' property",
      "declare it with 'var'"),
    Row(
      "func f() { var r = view.frame; r.origin.x = 2; view.frame = r }",
      "func f() { let r = view.frame; r.origin.x = 2; view.frame = r }",
      "'r' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { var c = UIListContentConfiguration.cell(); c.textProperties.color = .red }",
      "func f() { let c = UIListContentConfiguration.cell(); c.textProperties.color = .red }",
      "'c' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f(_ cell: UITableViewCell) { var c = cell.defaultContentConfiguration(); c.text = \"a\" }",
      "func f(_ cell: UITableViewCell) { let c = cell.defaultContentConfiguration(); c.text = \"a\" }",
      "'c' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { var c = UIButton.Configuration.filled(); c.title = \"a\" }",
      "func f() { let c = UIButton.Configuration.filled(); c.title = \"a\" }",
      "'c' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { var s = NSDiffableDataSourceSnapshot<Int, Int>(); s.appendSections([0]) }",
      "func f() { let s = NSDiffableDataSourceSnapshot<Int, Int>(); s.appendSections([0]) }",
      "'s' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>\n func f() { var s = Snapshot(); s.appendItems([1]) }",
      "func f() { let s: NSDiffableDataSourceSnapshot<Int, Int> = .init(); s.appendItems([1], toSection: 0) }",
      "'s' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { var s: Set<Int> = [1]; s.insert(2) }",
      "func f() { let s: Set<Int> = [1]; s.insert(2) }",
      "'s' cannot change: it is a 'let' constant",
      "declare it with 'var'"),
    Row(
      "func f() { var s = Set<Int>(); s.insert(2) }",
      "let s = Set<Int>()\n func f() { s.remove(2) }",
      "'s' cannot change: it is a 'let' property",
      "declare it with 'var'"),
    Row(
      "var total: Int { get { n } set { n = newValue } }\n func f() { total = 2 }",
      "var total: Int { n }\n func f() { total = 2 }",
      "cannot assign to 'total': it has a getter alone",
      "give it a 'set { … }', or make it a stored property"),
    Row(
      "class M { var c = 1 { didSet { print(c) } } }\n let m = M()\n func f() { m.c = 2 }",
      "class M { var c: Int { 1 } }\n let m = M()\n func f() { m.c = 2 }",
      "cannot assign to 'c': it has a getter alone",
      "give it a 'set { … }', or make it a stored property"),
    Row(
      "func f() { steps.removeAll() }",
      "func f() { steps.count = 0 }",
      "'count' of a list can be read, and not changed",
      ""),
    Row(
      "struct C { var x = 1\n mutating func a() { x = 2 }\n mutating func b() { a() } }",
      "struct C { var x = 1\n mutating func a() { x = 2 }\n func b() { a() } }",
      "'a' changes the value, and 'b' is not 'mutating'",
      "declare it as 'mutating func b'"),
    Row(
      "struct C { var x = 1\n mutating func a() { x = 2 }\n mutating func b() { self.a() } }",
      "struct C { var x = 1\n mutating func a() { x = 2 }\n func b() { self.a() } }",
      "'a' changes the value, and 'b' is not 'mutating'",
      "declare it as 'mutating func b'"),
    Row(
      "struct C { var x = 1\n var y: Int { get { x } set { x = newValue } } }",
      "struct C { var x = 1\n var y: Int { x += 1; return x } }",
      "'x' cannot change here: the getter of 'y' changes nothing",
      ""),
    Row(
      "enum E { case a, b\n mutating func go() { self = .b } }",
      "enum E { case a, b\n func go() { self = .b } }",
      "'self' cannot change here: 'go' is not 'mutating'",
      "declare it as 'mutating func go'"),
    Row(
      "struct B { var y = 1 }\n struct C { var b = B()\n mutating func go() { b.y = 2 } }",
      "struct B { var y = 1 }\n struct C { var b = B()\n func go() { b.y = 2 } }",
      "'b' cannot change here: 'go' is not 'mutating'",
      "declare it as 'mutating func go'"),
    Row(
      "struct C { var x = [\"a\": 1]\n mutating func go() { x[\"a\"] = 2 } }",
      "struct C { var x = [\"a\": 1]\n func go() { x[\"a\"] = 2 } }",
      "'x' cannot change here: 'go' is not 'mutating'",
      "declare it as 'mutating func go'"),
    Row(
      "static func make() { HomeViewController().reload() }\n func reload() { }",
      "static func make() { reload() }\n func reload() { }",
      "'reload' is a member of an instance, and a static method has none",
      "call it on an instance, or declare it as 'static'"),
    Row(
      "class M { static let shared = M(); let a = 1 }\n func f() { print(M.shared.a) }",
      "class M { static let shared = M(); let a = 1 }\n func f() { print(M.a) }",
      "'a' is a property of an instance, and 'M' is a type",
      "write 'M.shared.a'"),
    Row(
      "class M { static let shared = M(); func go() { } }\n func f() { M.shared.go() }",
      "class M { static let shared = M(); func go() { } }\n func f() { M.shared().go() }",
      "'shared' is a value, and cannot be called",
      "leave '()' out"),
    Row(
      "struct P { let caption: String }\n func f() { _ = UICollectionView.CellRegistration<UICollectionViewCell, P> { _, _, p in print(p.caption) } }",
      "struct P { let caption: String }\n func f() { _ = UICollectionView.CellRegistration<UICollectionViewCell, P> { _, _, p in print(p.captoin) } }",
      "value of type 'P' has no member 'captoin'",
      "did you mean 'caption'?"),
    Row(
      "struct P: Hashable { let caption: String }\n func f(_ t: UITableView) { _ = UITableViewDiffableDataSource<Int, P>(tableView: t) { t, _, p in print(p.caption); return t.dequeueReusableCell(withIdentifier: \"a\") } }",
      "struct P: Hashable { let caption: String }\n func f(_ t: UITableView) { _ = UITableViewDiffableDataSource<Int, P>(tableView: t) { t, _, p in print(p.captoin); return t.dequeueReusableCell(withIdentifier: \"a\") } }",
      "value of type 'P' has no member 'captoin'",
      "did you mean 'caption'?"),
    Row(
      "func f() { let s: Set<Int> = [1]; g(Array(s)) }\n func g(_ a: [Int]) { }",
      "func f() { let s: Set<Int> = [1]; g(s) }\n func g(_ a: [Int]) { }",
      "cannot convert value of type 'Set<Int>' to expected argument type '[Int]'",
      "write 'Array(s)'"),
    Row(
      "func f() { var d = [\"a\": 1]; d[\"b\"] = 2 }",
      "func f() { var d = [\"a\": 1]; d[\"b\"] = \"2\" }",
      "cannot convert value of type 'String' to specified type 'Int?'",
      "write '2'"),
  ]

  static let rightChanges = [
    "func f() { let all = [[1], [2]].reduce(into: [Int: Int]()) { sums, list in sums[list[0]] = list.count }; print(all) }",
    "func change(_ c: (inout Int) -> Void) { c(&n) }\n func f() { change { $0 += 1 }; change { a in a = 2 } }",
    "struct A { let id: Int\n init(id: Int) { self.id = id } }\n func f() { var a = A(id: 1); a = A(id: 2); print(a) }",
    "struct C { var b = Box()\n func go() { b.n = 2 }\n var m: Int { b.n = 3; return b.n } }\n func f() { let c = C(); c.b.n = 2 }",
    "struct C { var x = 1\n func changed() -> C { var copy = self; copy.x = 2; return copy }\n func g() { let x = 1; print(x) } }",
    "struct C { var x = 1\n lazy var y = x * 2\n mutating func g() { y = 2 } }\n var c = C()\n func f() { c.g(); c.x += 1; c.y = 3 }",
    "struct C { static var n = 1\n func g() { C.n = 2; Self.n = 3 } }",
    "struct C { var x: Int { get { 1 } nonmutating set { print(newValue) } }\n func g() { x = 2 } }",
    "func f(_ cells: [UITableViewCell]) { cells[0].textLabel?.text = \"a\"; cells.first?.isSelected = true; view.subviews.first?.alpha = 0 }",
    "func f() { view.frame.size.width = 2; view.layer.cornerRadius = 2; let v = UIView(); v.frame.origin.x = 2; v.bounds.size = .zero }",
    "func f() { let card = UIViewController(); card.view.frame.size.height = 3; card.navigationItem.title = \"a\" }",
    "func f() { let b = UIButton(); b.configuration?.title = \"a\"; b.configuration = .filled(); b.configuration?.image = nil }",
    "func f() { for var a in [1, 2] { a += 1; print(a) }; if var t = title { t += \"a\"; print(t) } }",
    "func f(_ a: inout [Int]) { a[0] = 2; a.append(3) }",
    "class M { static func make() -> M { let m = M(); m.go(); return m }; func go() { } }\n static func all() -> [M] { [M.make()] }",
    "enum E: String { case a, b\n static func make(n: Int) -> E { n > 1 ? .a : .b }\n var n: Int { 1 } }\n func f() { print(E.a.n, E.make(n: 2)) }",
    "struct K { let a: Int }\n func f(_ all: [K]) { print(all.map(\\.a), all.sorted { $0.a < $1.a }, \\K.a) }",
  ]
}
