import Testing

@testable import PresentationModel

/// An expression has the same value wherever it stands: as an argument, a key, an operand, a part. Whatever is read of
/// objects, lists, closures and calls is put into every place that takes a number or a text.
@Suite struct InlineExpressionTests {
  /// Expressions that come to 1, and conditions that hold where `X` is 1.
  private static let numbers = [
    #"n"#, #"self.n"#, #"o.n"#, #"self.o.n"#, #"o.p.n"#, #"o.f()"#, #"o.g(1)"#, #"o.list[0]"#, #"o.opt!"#,
    #"(o.opt ?? 0)"#, #"(o.n)"#, #"o.n + 0"#, #"{ 1 }()"#, #"{ self.o.n }()"#, #"o.dict["a"]!"#, #"o.made().n"#,
    #"Ob.shared.n"#, #"S(n: 1).n"#, #"o.list.count - 1"#, #"(other?.n ?? 0)"#, #"other!.n"#, #"o.list.first!"#,
    #"(o.flag ? o.n : 0)"#, #"Int("1")!"#, #"o.closure()"#, #"o.tuple.n"#, #"o.kind.number"#,
    #"o.list.filter { $0 == 1 }.count"#, #"box.value.n"#, #"box.value.p.n"#, #"P(o.n).n"#, #"o[0]"#,
    #"[0: o.n][0]!"#, #"try! o.t()"#, #"(-o.minus)"#, #"o.list[o.zero]"#, #"Ob.make().n"#, #"K.one.rawValue"#,
    #"o.lazyOne"#, #"max(o.n, 0)"#,
  ]
  private static let numberPlaces = [
    #"[0, 1].contains(X)"#, #"[0, 1].firstIndex(of: X) == 1"#, #"[1, 1].lastIndex(of: X) == 1"#,
    #"[1, 2, 3].prefix(X).count == 1"#, #"[1, 2, 3].suffix(X).first == 3"#, #"[1, 2, 3].dropFirst(X).count == 2"#,
    #"[1, 2, 3].dropLast(X).last == 2"#, #"(0...3).contains(X)"#, #"4.isMultiple(of: X)"#, #"[5, 6][X] == 6"#,
    #"max(X, 0) == 1"#, #"Set([1]).contains(X)"#, #"[1: "a"][X] == "a""#, #"[1: "a"].keys.contains(X)"#,
    #"Array(repeating: 0, count: X).count == 1"#, #"Array(stride(from: X, to: 5, by: 2)) == [1, 3]"#,
    #"take(X) == 1"#, #"take(label: X) == 1"#, #"S(n: X).n == 1"#, #"twice(X) == 2"#,
    #"[X].count == 1 && [X] == [1]"#, #""\(X)" == "1""#, #"X == 1"#, #"1 == X"#, #"X < 2"#, #"(nothing ?? X) == 1"#,
    #"(1...X).count == 1"#, #"[1].map { $0 + X } == [2]"#, #"later(X)"#, #"K(rawValue: X) == .one"#,
    #"Double(X) == 1.0"#, #"same(X, 1)"#, #"Set([2]).union([X]).count == 2"#, #"(X, 2).0 == 1"#,
    #"E.a(X) == E.a(1)"#, #"kept(X) == 1"#, #"[2, 1].sorted { $0 < $1 + X - 1 } == [1, 2]"#,
    #""abc".prefix(X) == "a""#, #""abc".dropFirst(X) == "bc""#, #"String(repeating: "a", count: X) == "a""#,
    #"switched(X)"#, #"[[1], [2]][X] == [2]"#, #"Box(X).value == 1"#, #"(X as Int?) == 1"#, #"P(X).n == 1"#,
    #"optional(X) == 1"#, #"variadic(X, 2) == 3"#,
  ]
  /// The same of "a".
  private static let texts = [
    #"s"#, #"self.s"#, #"o.s"#, #"o.p.s"#, #"o.text()"#, #"o.texts[0]"#, #"o.name!"#, #"(o.name ?? "")"#, #"(o.s)"#,
    #"o.s + """#, #"{ "a" }()"#, #"o.byName["k"]!"#, #"Ob.shared.s"#, #"(other?.s ?? "")"#, #"other!.s"#,
    #"o.texts.first!"#, #""\(o.s)""#, #"o.s.lowercased()"#, #"box.value.s"#, #"Text(s: o.s).s"#,
    #"String(o.s.first!)"#, #"(o.flag ? o.s : "")"#, #"W.a.rawValue"#,
  ]
  private static let textPlaces = [
    #"["a", "b"].contains(X)"#, #"["b", "a"].firstIndex(of: X) == 1"#, #""abc".hasPrefix(X)"#,
    #""cba".hasSuffix(X)"#, #""abc".contains(X)"#, #""bac".components(separatedBy: X).count == 2"#,
    #""bac".replacingOccurrences(of: X, with: "-") == "b-c""#,
    #""b-c".replacingOccurrences(of: "-", with: X) == "bac""#, #"["b", "c"].joined(separator: X) == "bac""#,
    #"["a": 1][X] == 1"#, #"["a": 1].keys.contains(X)"#, #"Set(["a"]).contains(X)"#, #""x" + X == "xa""#,
    #""x\(X)" == "xa""#, #"X == "a""#, #"(X).count == 1"#, #"(X).isEmpty == false"#, #"(X).uppercased() == "A""#,
    #"W(rawValue: X) == .a"#, #"say(X) == "a""#, #"Text(s: X).s == "a""#, #""abc".starts(with: X)"#,
    #"(none ?? X) == "a""#, #"X < "b""#, #"[X, "b"].sorted().first == "a""#, #"titled(X) == "a""#,
    #""ab".split(separator: "b").map(String.init) == [X]"#, #"Tag(stringLiteral: X).s == "a""#,
  ]

  private static let declarations = #"""
    enum K: Int { case zero, one, two }
    enum W: String { case a, b }
    enum E: Equatable { case a(Int), b }
    enum Kind { case small, big; var number: Int { self == .small ? 1 : 2 } }
    struct S { var n = 1 }
    struct Text { var s = "a" }
    struct P { var n = 1; var s = "a"; init(_ n: Int = 1) { self.n = n } }
    struct Tag: ExpressibleByStringLiteral {
      let s: String
      init(stringLiteral value: String) { s = value }
    }
    class Box<T> { var value: T; init(_ value: T) { self.value = value } }
    class Ob {
      static let shared = Ob()
      static func make() -> Ob { Ob() }
      var n = 1, minus = -1, zero = 0, s = "a", p = P(), flag = true
      var list = [1, 2], dict = ["a": 1], texts = ["a"], byName = ["k": "a"]
      var opt: Int? = 1, name: String? = "a", kind = Kind.small, tuple = (n: 1, m: 2)
      lazy var lazyOne = n
      let closure = { 1 }
      func f() -> Int { 1 }
      func g(_ x: Int) -> Int { x }
      func t() throws -> Int { 1 }
      func text() -> String { "a" }
      func made() -> P { P() }
      subscript(i: Int) -> Int { list[i] }
    }
    class V: UIViewController {
      let o = Ob(), box = Box(Ob()), n = 1, s = "a"
      var other: Ob? = Ob(), nothing: Int?, none: String?, wrong: [String] = [], keep = 0
      func take(_ x: Int) -> Int { x }
      func take(label x: Int) -> Int { x }
      func optional(_ x: Int?) -> Int? { x }
      func variadic(_ x: Int...) -> Int { x.reduce(0, +) }
      func say(_ x: String) -> String { x }
      let twice: (Int) -> Int = { $0 * 2 }
      func same<T: Equatable>(_ a: T, _ b: T) -> Bool { a == b }
      func later(_ x: @autoclosure () -> Int) -> Bool { x() == 1 }
      func kept(_ x: Int) -> Int { keep = x; return keep }
      func titled(_ x: String) -> String { title = x; return title! }
      func switched(_ x: Int) -> Bool { switch x { case 1: return true; default: return false } }
      func see(_ a: Bool, _ text: String) { if !a { wrong.append(text) } }

    """#

  @Test(arguments: numbers) func aNumberIsTheSameEverywhere(_ expression: String) {
    check(expression, in: Self.numberPlaces)
  }

  @Test(arguments: texts) func aTextIsTheSameEverywhere(_ expression: String) { check(expression, in: Self.textPlaces) }

  private func check(_ expression: String, in places: [String]) {
    var text = Self.declarations + "func go() {\n"
    for (row, place) in places.enumerated() {
      text += "see(\(place.replacing("X", with: expression)), \"\(row)\")\n"
    }
    text += "title = wrong.joined(separator: \" \")\n}\n}\nwindow\n  v: V\nv.go()\nexpect v.title == \"\"\n"
    let told = SwiftAskTests.told(text)
    #expect(told.isEmpty, "\(expression) in \(places.enumerated().map { "\($0): \($1)" }): \(told)")
  }
}
