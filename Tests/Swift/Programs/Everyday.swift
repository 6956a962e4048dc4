// swift-format-ignore-file

// MARK: - the members of a list that apps use
func go() {
  var a = [5, 3, 9, 1]
  say("indices", Array(a.indices))
  say("start", a.startIndex)
  say("end", a.endIndex)
  say("after", a.index(after: 1))
  say("before", a.index(before: 2))
  say("offset", a.index(1, offsetBy: 2))
  say("distance", a.distance(from: 1, to: 3))
  say("limited", a.index(1, offsetBy: 9, limitedBy: a.endIndex))
  say("prefix", Array(a.prefix(upTo: 2)))
  say("through", Array(a.prefix(through: 2)))
  say("suffix", Array(a.suffix(from: 2)))
  say("while", Array(a.prefix { $0 > 2 }))
  say("drop", Array(a.drop { $0 > 2 }))
  say("last", a.last { $0 > 4 })
  say("lastIndex", a.lastIndex { $0 > 4 })
  say("min", a.min())
  say("maxBy", a.max { $0 < $1 })
  say("sum", a.reduce(0, +))
  say("product", a.reduce(1) { $0 * $1 })
  say("split", a.split { $0 == 9 }.map { Array($0) })
  say("splitBy", [1, 0, 2, 0, 0, 3].split(separator: 0).map(Array.init))
  say("contains", a.contains { $0 > 8 })
  say("starts", a.starts(with: [5, 3]))
  say("equal", a.elementsEqual([5, 3, 9, 1]))
  say("random", [7].randomElement())
  a.append(contentsOf: [4, 4])
  a.insert(8, at: 0)
  say("a", a)
  a.removeFirst(2)
  say("a", a)
  a.removeSubrange(0..<1)
  say("a", a)
  a.replaceSubrange(0...0, with: [6, 6, 6])
  say("a", a)
  a.removeAll(where: { $0 == 6 })
  say("a", a)
  a.reserveCapacity(10)
  a += [2]
  say("a", a)
  say("popped", a.popLast())
  a.removeAll(keepingCapacity: true)
  say("popped", a.popLast())
  say("empty", a.isEmpty)
}

// MARK: - partition, rotations and chunks
func go() {
  var n = [30, 40, 20, 30, 30, 60, 10]
  let p = n.partition { $0 > 30 }
  say("p", p)
  say("low", n[..<p].allSatisfy { $0 <= 30 })
  say("high", n[p...].sorted())
  let list = Array(1...7)
  let chunks = stride(from: 0, to: list.count, by: 3).map { Array(list[$0..<min($0 + 3, list.count)]) }
  say("chunks", chunks)
  say("rotated", Array(list[2...] + list[..<2]))
  say("windows", zip(list, list.dropFirst()).map { $1 - $0 })
  say("pairs", Array(zip(["a", "b"], 1...)).map { "\($0)\($1)" })
  say("every second", list.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
  say("reversed", Array(list.reversed().prefix(2)))
  say("flat", [[1], [], [2, 3]].flatMap { $0 })
  say("joined", Array([[1], [2]].joined(separator: [0])))
  say("unique", list.map { $0 % 3 }.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } })
}

// MARK: - the members of a dictionary that apps use
func go() {
  var d = ["a": 1, "b": 2, "c": 3]
  say("keys", d.keys.sorted())
  say("values", d.values.sorted())
  say("first", d.first { $0.value == 2 }?.key)
  say("filter", d.filter { $0.value > 1 }.keys.sorted())
  say("mapValues", d.mapValues { $0 * 2 }["c"])
  say("compact", d.compactMapValues { $0 > 1 ? $0 : nil }.count)
  say("update", d.updateValue(9, forKey: "a"))
  say("new", d.updateValue(4, forKey: "d"))
  say("removed", d.removeValue(forKey: "zz"))
  say("merging", d.merging(["a": 5, "e": 6]) { $0 + $1 }.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
  d.merge([("a", 0)]) { _, new in new }
  say("a", d["a"])
  say("unique", Dictionary(uniqueKeysWithValues: [("x", 1), ("y", 2)])["y"])
  say("zip", Dictionary(uniqueKeysWithValues: zip(["k", "l"], [7, 8]))["l"])
  say("combined", Dictionary([("x", 1), ("x", 5)], uniquingKeysWith: max)["x"])
  let groups = Dictionary(grouping: ["apple", "avocado", "bean"], by: { $0.first! })
  say("groups", groups["a"])
  say("none", groups["z"])
  say("total", d.reduce(0) { $0 + $1.value })
  say("min", d.min { $0.value < $1.value }?.key)
  say("sorted", d.sorted(by: { $0.key > $1.key }).map(\.key))
  d["b"] = nil
  say("count", d.count)
  say("any", d.contains { $0.key == "b" })
  say("all", d.allSatisfy { $0.value >= 0 })
  d.removeAll()
  say("empty", d.isEmpty)
  var nested: [String: [String: Int]] = [:]
  nested["x", default: [:]]["y", default: 0] += 3
  nested["x"]?["z"] = 4
  say("nested", nested["x"]?["y"])
  say("nested", nested["x"]?.count)
  say("equal", ["a": 1] == ["a": 1])
  for (key, value) in ["only": 1] { say(key, value) }
}

// MARK: - the members of a set that apps use
func go() {
  var s: Set = [1, 2, 3]
  say("insert", s.insert(3).inserted)
  say("insert", s.insert(4).inserted)
  say("remove", s.remove(9))
  say("super", s.isSuperset(of: [1, 2]))
  say("strict", s.isStrictSubset(of: [1, 2, 3, 4, 5]))
  say("strict", s.isStrictSuperset(of: s))
  say("disjoint", s.isDisjoint(with: [8]))
  s.subtract([1])
  s.formIntersection([2, 3, 4, 7])
  say("s", s.sorted())
  s.formSymmetricDifference([4, 5])
  say("s", s.sorted())
  say("map", s.map { $0 * 2 }.sorted())
  say("filter", s.filter { $0 > 2 }.sorted())
  say("min", s.min())
  say("first", Set([1]).first)
  say("equal", Set([1, 2]) == [2, 1])
  say("union", Set("hello").union("world").count)
  say("letters", Set("hello").intersection("world").sorted().map(String.init))
  say("array", Array(Set([4])))
  s.removeAll()
  say("empty", s.isEmpty)
}

// MARK: - the members of a text that apps use
func go() {
  let t = "Hello, World"
  say("count", t.count)
  say("first", t.first)
  say("last", t.last)
  say("upper", t.uppercased())
  say("has", t.hasPrefix("Hell"))
  say("contains", t.contains("World"))
  say("char", t.contains("o"))
  say("where", t.contains { $0.isUppercase })
  say("prefix", t.prefix(5))
  say("suffix", String(t.suffix(5)))
  say("drop", t.dropFirst(7))
  say("words", t.split(separator: " ").map(String.init))
  say("both", t.split { $0 == "," || $0 == " " }.count)
  say("reversed", String(t.reversed()))
  say("filter", t.filter { $0.isLetter })
  say("map", t.map { String($0) }.joined(separator: "-"))
  say("while", t.prefix { $0 != "," })
  say("drop while", t.drop { $0 != "W" })
  say("index", t[t.startIndex])
  say("second", t[t.index(after: t.startIndex)])
  say("range", t[..<t.index(t.startIndex, offsetBy: 5)])
  say("firstIndex", t.firstIndex(of: ",").map { t[..<$0] })
  say("repeat", String(repeating: "ab", count: 3))
  say("char repeat", String(repeating: "-", count: 2))
  say("number", Int("42"))
  say("none", Int("4x"))
  say("double", Double("2.5"))
  say("lines", "a\nb\n\nc".split(separator: "\n").count)
  say("utf8", "héllo".utf8.count)
  say("unicode", "abc".unicodeScalars.count)
  say("ascii", Character("a").asciiValue)
  say("compare", "abc" < "abd")
  say("sorted", String("banana".sorted()))
  say("max", "banana".max())
  say("enumerated", "ab".enumerated().map { "\($0)\($1)" })
  say("zip", zip("abc", "abd").filter { $0 != $1 }.count)
  say("allSatisfy", "123".allSatisfy(\.isNumber))
  say("firstWhere", "ab1c".first(where: \.isNumber))
  say("indices", "abc".indices.count)
  say("dictionary", "hello".reduce(into: [:]) { $0[$1, default: 0] += 1 }["l" as Character])
  say("starts", "hello".starts(with: "he"))
  say("empty", "".isEmpty)
  say("chars", Array("abc").count)
  say("joined", ["a", "b"].joined())
  say("flat", ["ab", "c"].flatMap { $0 }.count)
  say("lowercase", "ABC".lowercased() == "abc")
  say("random", "x".randomElement())
  say("digit", Character("7").wholeNumberValue)
  say("hex", String(255, radix: 16))
  say("binary", Int("101", radix: 2))
}

// MARK: - texts are changed
func go() {
  var t = "hello"
  t.append(" you")
  t.append("!" as Character)
  t.append(contentsOf: ["?", "?"])
  say("t", t)
  t.insert("H", at: t.startIndex)
  t.remove(at: t.index(after: t.startIndex))
  say("t", t)
  t.removeFirst()
  t.removeLast(2)
  say("t", t)
  t += "z"
  t.removeAll { $0 == "l" }
  say("t", t)
  say("pop", t.popLast())
  t.removeSubrange(t.startIndex..<t.index(t.startIndex, offsetBy: 2))
  say("t", t)
  say("t", t)
  t.insert(contentsOf: "xy", at: t.endIndex)
  say("t", t)
  t.removeFirst(3)
  say("t", t)
  t.removeAll()
  say("t", t)
  let (name, rest) = ("ann", 3)
  say("padded", String(repeating: " ", count: max(0, 5 - name.count)) + name + "\(rest)")
  say("multi", """
    a \
    b
    c
    """)
  say("raw", #"a\n"#)
  say("raw", #"a\#(rest)"#)
}

// MARK: - whole numbers
func go() {
  let n = -7
  say("abs", abs(n))
  say("magnitude", n.magnitude)
  say("remainder", n % 3)
  say("quotient", n / 2)
  say("multiple", 9.isMultiple(of: 3))
  say("clamped", min(max(n, 0), 5))
  say("sign", n.signum())
  say("power", Int(pow(2.0, 3.0)))
  say("max", Int.max)
  say("min", Int.min)
  say("shift", 1 << 4)
  say("or", 0b0101 | 0b0010)
  say("and", 6 & 3)
  say("xor", 6 ^ 3)
  say("not", ~0)
  say("text", String(n))
  say("double", Double(n))
  say("cut", Int(2.9))
  say("cut", Int(-2.9))
  say("exactly", Int(exactly: 2.5))
  say("exactly", Int(exactly: 2.0))
  say("clamping", UInt8(clamping: 300))
  say("truncating", UInt8(truncatingIfNeeded: 257))
  say("distance", 3.distance(to: 10))
  say("advanced", 3.advanced(by: 4))
  say("range", (1...3).contains(2))
  say("range", (1..<3).count)
  say("empty", (3..<3).isEmpty)
  say("lower", (2...5).lowerBound)
  say("underscores", 1_000 + 0xFF)
  var m = 5
  m -= 2
  m *= 4
  m /= 3
  m %= 3
  m.negate()
  say("m", m)
  say("swap", { var (a, b) = (1, 2); swap(&a, &b); return a }())
}

// MARK: - numbers with a point
func go() {
  let x = 7.25
  say("rounded", x.rounded())
  say("up", x.rounded(.up))
  say("down", (-x).rounded(.down))
  say("zero", (-x).rounded(.towardZero))
  say("even", 2.5.rounded(.toNearestOrEven))
  say("remainder", x.truncatingRemainder(dividingBy: 2))
  say("root", 9.0.squareRoot())
  say("sqrt", sqrt(16.0))
  say("pow", pow(2.0, 10.0))
  say("floor", floor(2.7))
  say("ceil", ceil(2.1))
  say("round", round(2.5))
  say("trunc", trunc(-2.7))
  say("fabs", fabs(-2.5))
  say("abs", abs(-2.5))
  say("min", min(1.5, 2.5))
  say("magnitude", (-1.5).magnitude)
  say("pi", Double.pi > 3.14)
  say("int", Int(x))
  say("rounded", Int(x.rounded(.toNearestOrAwayFromZero)))
  say("float", Float(x))
  say("fmod", fmod(7.5, 2))
  var y = 2.6
  y.round()
  y += 0.5
  y.negate()
  say("y", y)
  say("text", "\(1.0) \(0.1 + 0.2 > 0.3)")
  say("percent", Int((0.256 * 100).rounded()))
  say("stride", Array(stride(from: 0, through: 1, by: 0.5)))
  say("square", pow(5, 2) as Double)
}

// MARK: - optionals
func go() {
  let some: Int? = 3, none: Int? = nil
  say("map", some.map { $0 + 1 })
  say("flatMap", "12".first.flatMap { $0.wholeNumberValue })
  say("or", none ?? some ?? 0)
  say("compare", some == 3)
  say("unequal", none != nil)
  say("pattern", { if case .some(1...5) = some { return true } else { return false } }())
  say("compact", [some, none, 5].compactMap { $0 })
  say("unwrap", some!)
  say("chained", ["a": [1, 2]]["a"]?.last.map(String.init))
  say("switch", { switch (some, none) { case (let a?, nil): return a; default: return 0 } }())
  say("some", Optional(3).map { [$0] } ?? [])
  say("try", { (try? { throw E.no }() as Int) ?? 9 }())
  say("sorted", [none, 2, 1].sorted { ($0 ?? 0) < ($1 ?? 0) }.map { $0 ?? -1 })
}
enum E: Error { case no }

// MARK: - sequences that one makes
func go() {
  say("first", Array(sequence(first: 1) { $0 < 20 ? $0 * 2 : nil }))
  say("stride", Array(stride(from: 10, to: 0, by: -3)))
  say("through", stride(from: 0, through: 9, by: 3).map { $0 })
  say("lazy", Array([1, 2, 3, 4].lazy.filter { $0 % 2 == 0 }.map { $0 * 10 }))
  say("zip", zip(1..., ["a", "b"]).map { "\($0)\($1)" })
  say("reduce", (1...4).reduce(into: [Int]()) { $0.insert($1, at: 0) })
  var iterator = [1, 2].makeIterator()
  say("next", iterator.next())
  say("next", iterator.next())
  say("next", iterator.next())
  say("where", { var out: [Int] = []; for n in 1...10 where n % 4 == 0 { out.append(n) }; return out }())
  say("nested", (1...2).flatMap { a in (1...2).map { b in a * 10 + b } })
  say("count", (1...10).count { $0 % 3 == 0 })
  say("min", ["bb", "a"].min { $0.count < $1.count })
  say("sorted", ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
  say("keys", [(1, "b"), (1, "a"), (0, "z")].sorted { $0 < $1 }.map { $0.1 })
  say("forEach", { var n = 0; [1, 2].forEach { n += $0 }; return n }())
  say("allEqual", Set([1, 1]).count == 1)
  say("type", type(of: 3) == Int.self)
}

// MARK: - literals beside values that they make
struct Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Equatable {
  var meters: Double
  init(meters: Double) { self.meters = meters }
  init(integerLiteral value: Int) { meters = Double(value) }
  init(floatLiteral value: Double) { meters = value }
  static func + (a: Length, b: Length) -> Length { Length(meters: a.meters + b.meters) }
  static func * (a: Length, b: Length) -> Length { Length(meters: a.meters * b.meters) }
}
func sum(_ a: Length, _ b: Length) -> Double { (a + b).meters }
func go() {
  let two: Length = 2
  say("right", (two + 3).meters)
  say("left", (3 + two).meters)
  say("brackets", (two * (3 + 4.5)).meters)
  let made: Length = 1 + 2
  say("made", made.meters)
  say("argument", sum(1 + 1, 0.5))
  say("equal", two == 2)
}
