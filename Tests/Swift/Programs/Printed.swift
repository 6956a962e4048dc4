// swift-format-ignore-file

// MARK: - Optionals, tuples, dictionaries and ranges as texts have them
struct Parcel { var x = 1; var n: Int? = 3; var l: [Int?] = [1]; static let none = Parcel() }
enum Cargo { case a(Int?), b([Int]), c(x: Int, y: String), d }
func go() {
  let opt: Int? = 3
  var none: String?
  say("opt", "\(opt as Any)")
  say("none", "\(none as Any)")
  none = "a"
  say("some", "\(none as Any) \(String(describing: none))")
  say("list", "\([opt])")
  say("dictionary", "\(["a": opt])")
  say("parcel", "\(Parcel())")
  say("cargo", "\(Cargo.a(3)) \(Cargo.b([1])) \(Cargo.c(x: 1, y: "q")) \(Cargo.d) \(Cargo.a(nil))")
  say("nested", "\([[opt]]) \([(1, 2)]) \(["a": (1, 2)])")
  let l: [Int?] = [1, nil]
  say("l", "\(l) \(l[0] as Any)")
  for e in l { say("e", "\(e as Any)") }
  let a: Any = opt as Any
  say("any", "\(a)")
  say("nils", "\([1, nil, 3]) \(["a", nil])")
  say("maps", "\(l.map { $0 }) \(l.map { ($0, 1) }) \([1, 2].map { ($0, "x") })")
  say("pairs", "\([1, 2].enumerated().map { $0 }) \(Array([1].enumerated())) \(Array(zip([1], ["a"])))")
  say("made", "\([1, 2].map { Optional($0) }) \(["1", "x"].map { Int($0) }) \(["1", "x"].map(Int.init)) \(["1", "x"].compactMap(Int.init))")
  say("entries", "\(Array(["a": 1])) \(["a": 1].map { $0 }) \(["b": 1, "a": 2].sorted { $0.key < $1.key })")
  say("describing", "\(String(describing: l)) \(String(describing: (1, 2)))")
  say("sets", "\(Set([1])) \(Set(["q"])) \([Set([1])])")
  say("ranges", "\(1...3) \(1..<3) \(Array(1...3)) \([5, 6].indices)")
  say("dictionaries", "\([1: "a"]) \([true: [1]]) \(["k": ["a": 1]]) \([String: Int]())")
  say("characters", "\(Array("xy")) \("ab".map { $0 }) \("ab".map { String($0) })")
  let pair = (l, name: "n")
  say("pair", "\(pair) \(pair.name) \(pair.0)")
  say("default", "\([1] + (nil ?? [])) \(opt ?? 0)")
  say("first", "\([3].dropFirst().max() as Any) \([4, 2].min() as Any)")
}

// MARK: - functions that stand as values, and what they give as a text
func adder(_ n: Int) -> (Int) -> Int { { $0 + n } }
func half(_ n: Int) -> Int? { n % 2 == 0 ? n / 2 : nil }
func go() {
  let g = true ? adder(1) : adder(2)
  say("ternary", "\([1, 2].map(g)) \([1, 2].map(adder(3)))")
  say("halves", "\([1, 2].map(half)) \([1, 2].compactMap(half))")
  let double: (Int) -> Int = { $0 * 2 }
  say("double", "\([1, 2].map(double))")
  say("paths", "\(["a", "bc"].map(\.count))")
}

// MARK: - cases of Optional by their names
func go() {
  say("none", Optional<String>.none ?? "none")
  let n = Optional<Int>.none
  say("n", n ?? 4)
  let s: Int? = .none
  say("s", s ?? 5)
  say("some", Optional<Int>.some(6) ?? 3)
  say("list", [Optional(1), Optional<Int>.none, Optional(5)].compactMap { $0 })
}

// MARK: - closures behind what a statement's head asks
func go() {
  for n in [3, 1, 2].map({ $0 + 1 }).sorted { $0 < $1 } { say("n", n) }
  for n in [3, 1, 2].map { $0 * 2 } where n > 2 { say("where", n) }
  if let first = [1, 2].first { $0 > 1 } { say("first", first) }
  if [1, 2].contains { $0 > 1 }, [1].allSatisfy { $0 == 1 } { say("all", true) }
  for n in [4, 5].reduce(into: [Int]()) { $0.insert($1, at: 0) } { say("turned", n) }
  switch [1, 2].filter { $0 > 1 }.count {
  case 1: say("one", 1)
  default: say("other", 0)
  }
  while [1].allSatisfy { $0 > 1 } { say("never", 1) }
}

// MARK: - literals take the type of what stands beside them, and a set has each element once
func go() {
  let w = 4
  let y: Int = ([4].last ?? w)
  let z: Int = ["a": 1]["b"] ?? w
  say("y", y + z)
  let two = 2
  var set: Set<Int> = [two, 2]
  say("set", set.count)
  set = [two, 2, 3]
  say("set", set.count)
  say("precedes", [1, 2].lexicographicallyPrecedes([1, 3]))
  say("precedes", [1, 2].lexicographicallyPrecedes([1]))
}

// MARK: - what a place of type Any or T holds
struct HeldBox<T> {
  let value: T
  var text: String { "\(value)" }
}
func go() {
  func told<T>(_ x: T) -> String { "\(x)" }
  func any(_ x: Any) -> String { "\(x)" }
  say("plain", told(5) + told("a") + any(true))
  say("box", HeldBox(value: 4).text)
}

// MARK: - an Optional in a place of type Any or T
struct OptionalBox<T> {
  let value: T
  var text: String { "\(value)" }
}
func go() {
  func told<T>(_ x: T) -> String { "\(x)" }
  func any(_ x: Any) -> String { "\(x)" }
  let opt: Int? = 3
  say("T", told(opt))
  say("Any", any(opt as Any))
  say("box", OptionalBox(value: opt).text)
  for item in [1, opt as Any] as [Any] { say("item", "\(item)") }
}
