extension RefusedByTypeTests {
  /// Cases, errors and elements: what a switch or a catch leaves out, labels in patterns, what closures and loops get.
  static let cases = [
    Row(
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch L.off { print(1) } catch { print(2) } }",
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch L.off { print(1) } }",
      "an error that is thrown here may be one that no 'catch' takes",
      "add 'catch { … }' at the end, which takes all others"),
    Row(
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() throws { do { try g() } catch L.wrong(let n) { print(n) } }",
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch L.wrong(let n) { print(n) } }",
      "an error that is thrown here may be one that no 'catch' takes",
      "add 'catch { … }' at the end, which takes all others"),
    Row(
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch let e as NSError { print(e) } }",
      "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch let e as L { print(e) } }",
      "an error that is thrown here may be one that no 'catch' takes",
      "add 'catch { … }' at the end, which takes all others"),
    Row(
      "enum S<V> { case idle, loaded(V), failed }\n func f(_ s: S<Int>) { switch s { case .idle: print(1); case .loaded(let v): print(v); case .failed: print(2) } }",
      "enum S<V> { case idle, loaded(V), failed }\n func f(_ s: S<Int>) { switch s { case .idle: print(1); case .loaded(let v): print(v) } }",
      "this 'switch' leaves out '.failed'",
      "add the case, or 'default:'"),
    Row(
      "enum O { case a, b }\n func f(_ o: O?) { switch o { case .a: print(1); case .b: print(2); case nil: print(3) } }",
      "enum O { case a, b }\n func f(_ o: O?) { switch o { case .a: print(1); case .b: print(2) } }",
      "this 'switch' leaves out 'nil'",
      "add the case, or 'default:'"),
    Row(
      "func f(_ c: URLComponents) { guard let host = c.host else { return }; switch host { case \"a\": print(1); default: print(2) } }",
      "func f(_ c: URLComponents) { guard let host = c.host else { return }; switch host { case \"a\": print(1) } }",
      "this 'switch' does not say what happens otherwise",
      "add 'default:'"),
    Row(
      "func f(_ o: UIInterfaceOrientation) { switch o { case .portrait: print(1); default: print(2) } }",
      "func f(_ o: UIDeviceOrientation) { switch o { case .portrait, .portraitUpsideDown, .unknown, .faceUp, .faceDown: print(1); case .landscapeLeft: print(2) } }",
      "this 'switch' leaves out '.landscapeRight'",
      "add the case, or 'default:'"),
    Row(
      "func f() { switch traitCollection.userInterfaceStyle { case .dark: print(1); case .light, .unspecified: print(2) } }",
      "func f() { switch traitCollection.userInterfaceStyle { case .dark: print(1); case .light: print(2) } }",
      "this 'switch' leaves out '.unspecified'",
      "add the case, or 'default:'"),
    Row(
      "func f() { switch modalTransitionStyle { case .coverVertical: print(1); default: print(2) } }",
      "func f() { switch modalTransitionStyle { case .coverVertical: print(1); case .crossDissolve, .partialCurl: print(2) } }",
      "this 'switch' leaves out '.flipHorizontal'",
      "add the case, or 'default:'"),
    Row(
      "func f(_ g: UISwipeGestureRecognizer) { switch g.direction { case .left: print(1); default: print(2) } }",
      "func f(_ g: UISwipeGestureRecognizer) { switch g.direction { case .left: print(1); case .right: print(2) } }",
      "this 'switch' does not say what happens otherwise",
      "add 'default:': 'UISwipeGestureRecognizer.Direction' is a set of options"),
    Row(
      "enum R { case a(userID: String), b, c(Int) }\n func f(_ r: R) { if case let .a(userID: u) = r { print(u) } }",
      "enum R { case a(userID: String), b, c(Int) }\n func f(_ r: R) { if case let .a(id: u) = r { print(u) } }",
      "the label 'id:' in this pattern has to be 'userID:'",
      "write 'userID:'"),
    Row(
      "enum D { case a\n init?(url: URL) { self = .a } }\n func f(_ u: URL) { guard let d = D(url: u) else { return }; print(d) }",
      "enum D { case a\n init?(url: URL) { self = .a } }\n func f() { guard let d = D(url: URL(string: \"a\")) else { return }; print(d) }",
      "value of optional type 'URL?' must be unwrapped to a value of type 'URL'",
      "bind it with 'if let' or 'guard let', or write 'URL(string: \"a\") ?? …'"),
    Row(
      "enum D { case a\n init?(n: Int) { self = .a }\n func go() { } }\n func f() { D(n: 1)?.go() }",
      "enum D { case a\n init?(n: Int) { self = .a }\n func go() { } }\n func f() { let d = D(n: 1); d.go() }",
      "'d' may be nil, so 'go' cannot be used on it like that",
      "write 'd?.go'"),
    Row(
      "func f() { print([1, 2].sorted(by: >)) }",
      "func f() { print([1, 2].sorted(>)) }",
      "missing argument label 'by:' in call",
      "write 'by: >'"),
    Row(
      "func f() { print([1, 2].first(where: { $0 > 1 }) ?? 0) }",
      "func f() { print([1, 2].first({ $0 > 1 }) ?? 0) }",
      "missing argument label 'where:' in call",
      "write 'where: { $0 > 1 }'"),
    Row(
      "func f() { print(\"a,b\".split(separator: \",\")) }",
      "func f() { print(\"a,b\".split(\",\")) }",
      "missing argument label 'separator:' in call",
      "write 'separator: \",\"'"),
    Row(
      "func f() { print([\"a\"].joined(separator: \",\")) }",
      "func f() { print([\"a\"].joined(\",\")) }",
      "missing argument label 'separator:' in call",
      "write 'separator: \",\"'"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ r: Result<[A], Error>) { if case .success(let all) = r { print(all[0].name) } }",
      "struct A { let name: String; let n: Int }\n func f(_ r: Result<[A], Error>) { if case .success(let all) = r { print(all[0].nmae) } }",
      "value of type 'A' has no member 'nmae'",
      "did you mean 'name'?"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { for (i, a) in all.enumerated() { print(i, a.name) } }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { for (i, a) in all.enumerated() { print(i, a.nmae) } }",
      "value of type 'A' has no member 'nmae'",
      "did you mean 'name'?"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [String: A]) { for (k, a) in all { print(k, a.name) } }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [String: A]) { for (k, a) in all { print(k, a.nmae) } }",
      "value of type 'A' has no member 'nmae'",
      "did you mean 'name'?"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [String: A]) { all.forEach { k, a in print(k, a.name) } }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [String: A]) { all.forEach { k, a in print(k, a.nmae) } }",
      "value of type 'A' has no member 'nmae'",
      "did you mean 'name'?"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { print(all.reduce(0) { $0 + $1.n }) }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { print(all.reduce(\"\") { $0 + $1.nmae }) }",
      "value of type 'A' has no member 'nmae'",
      "did you mean 'name'?"),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { print(all.filter { $0.n > 1 }.map { $0.name }.first ?? \"\") }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { takes(all.map { $0.name }) }\n func takes(_ n: [Int]) { }",
      "cannot convert value of type '[String]' to expected argument type '[Int]'",
      ""),
    Row(
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { print(all.max { $0.n < $1.n }?.name ?? \"\") }",
      "struct A { let name: String; let n: Int }\n func f(_ all: [A]) { print(all.max { $0.n < $1.n }.name) }",
      "'all.max { $0.n < $1.n }' may be nil, so 'name' cannot be used on it like that",
      "write 'all.max { $0.n < $1.n }?.name'"),
    Row(
      "func f(_ all: [Int]) { if let i = all.firstIndex(where: { $0 > 1 }) { print(all[i]) } }",
      "func f(_ all: [Int]) { let i = all.firstIndex { $0 > 1 }; print(all[i]) }",
      "value of optional type 'Int?' must be unwrapped to a value of type 'Int'",
      "bind it with 'if let' or 'guard let', or write 'i ?? …'"),
  ]

  static let rightCases = [
    "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { try g() } catch let e { print(e) }; do { try g() } catch _ { }; try? g(); print((try? g()) == nil) }",
    "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { do { do { try g() } catch L.off { print(1) } } catch { print(error) } }",
    "enum L: Error { case wrong(n: Int), off }\n func g() throws { throw L.off }\n func f() { [1].forEach { _ in do { try g() } catch { print(error) } } }",
    "enum O { case a, b }\n func f(_ o: O?) { switch o { case .some(.a): print(1); case .some(.b): print(2); case .none: print(3) }; switch o { case .a?: print(1); default: break } }",
    "func f(_ s: Set<Int>) -> [Int] { let t = s.filter { $0 > 1 }; return t.sorted().reversed() + Array(s) + s.map { $0 * 2 } }",
    "func f(_ d: [String: [Int]]) -> [String] { d.keys.sorted() + d.filter { $0.value.isEmpty }.map { $0.key } + d.map { key, list in \"\\(key)\\(list.count)\" } }",
    "func f() -> [UIView] { (0..<3).map { _ in UIView() } + [1, 2].map { _ in UILabel() } }",
    "func f() -> [Double] { [1, 2].map { _ in 1 } + [3].map { Double($0) } }",
    "func f() -> [Any] { [1, 2].map { $0 } }\n func g() -> [UIViewController] { [1].map { _ in UINavigationController() } }",
    "func f() { let all = [1, 2].map { n in n > 1 ? \"a\" : nil }.compactMap { $0 }; print(all) }",
    "func f() { for (i, v) in [1, 2].reversed().enumerated() where i > 0 { print(v + i) }; for i in (0..<3).reversed() { print(i) }; for i in stride(from: 0, to: 3, by: 1) { print(i) } }",
    "func f(_ a: [Int]) { let b = a.dropFirst(); print(b.first ?? 0, b.isEmpty, Array(b)[0], a.prefix(2).reduce(0, +), a.sorted(by: >), a.sorted { $0 > $1 }) }",
    "enum B<T> { case one(T), none\n var value: T? { if case .one(let v) = self { return v } else { return nil } } }\n func f(_ b: B<String>) { print(b.value?.count ?? 0); switch b { case .one(let s): print(s.count); case .none: break } }",
    "struct Box<T> { let v: T\n func map<U>(_ c: (T) -> U) -> Box<U> { Box<U>(v: c(v)) } }\n func f() { let b = Box(v: \"a\"); print(b.v.count, Box<Int>(v: 1).map { $0 + 1 }.v) }",
    "class Store<T> { var items: [T] = []\n func add(_ t: T) { items.append(t) } }\n let s = Store<Int>()\n func f() { s.add(1); print(s.items.first ?? 0) }",
    "func f(_ url: URL) { let port = url.port ?? 80; let host = url.host ?? \"\"; print(port, host, url.path, url.pathComponents.count) }",
    "func f(_ s: UIUserInterfaceStyle) { switch s { case .dark: print(1); case .light, .unspecified: print(2); @unknown default: break } }",
  ]
}
