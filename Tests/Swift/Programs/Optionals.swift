// swift-format-ignore-file

// MARK: - a chain of optionals ends at nil
class Address { var street: String?; init(_ street: String?) { self.street = street } }
class Person { var address: Address?; var name = "bo" }
func go() {
  let person: Person? = Person()
  say("street", person?.address?.street)
  person?.address = Address("Main")
  say("street", person?.address?.street)
  say("length", person?.address?.street?.count)
  person?.address?.street = nil
  say("street", person?.address?.street ?? "none")
  let nobody: Person? = nil
  say("nobody", nobody?.name)
  nobody?.name = "x"
  say("still", nobody == nil)
}

// MARK: - the right side of ?? runs only where it is needed
func fallback() -> Int { say("asked", true); return 5 }
func go() {
  let a: Int? = 1, b: Int? = nil
  say("a", a ?? fallback())
  say("b", b ?? fallback())
  say("both", b ?? a ?? fallback())
}

// MARK: - if let, guard let and several of them
func sum(_ a: Int?, _ b: Int?) -> Int? {
  guard let a, let b else { return nil }
  return a + b
}
func go() {
  say("both", sum(1, 2))
  say("one", sum(1, nil))
  let text: String? = "abc"
  if let text, text.count > 2, let first = text.first { say("first", String(first)) }
  if let text, text.isEmpty { say("empty", text) } else { say("else", true) }
  var n: Int? = 3
  while let m = n {
    say("m", m)
    n = m > 1 ? m - 1 : nil
  }
}

// MARK: - map and flatMap of an optional
func half(_ n: Int) -> Int? { n % 2 == 0 ? n / 2 : nil }
func go() {
  let some: Int? = 8, none: Int? = nil
  say("map", some.map { $0 + 1 })
  say("none", none.map { $0 + 1 })
  say("flat", some.flatMap { half($0) })
  say("odd", Optional(7).flatMap { half($0) })
}

// MARK: - an optional of an optional
func go() {
  let inner: Int? = nil
  let outer: Int?? = inner
  say("outer is nil", outer == nil)
  if let found = outer { say("found is nil", found == nil) }
  let none: Int?? = nil
  say("none is nil", none == nil)
}

// MARK: - an unwrapped optional and one that is changed in place
func go() {
  var n: Int? = 3
  n! += 4
  say("n", n)
  n? += 1
  say("n", n)
  n = nil
  n? += 1
  say("n", n)
  var text: String! = "a"
  text += "b"
  say("text", text)
}

// MARK: - optionals are compared with values
func go() {
  let a: Int? = 2
  say("equal", a == 2)
  say("other", a == 3)
  say("not nil", a != nil)
  let b: String? = nil
  say("text", b == "x")
  say("same", a == Optional(2))
}

// MARK: - a condition of a cast
class Animal {}
class Dog: Animal { let name = "rex" }
class Cat: Animal {}
func go() {
  let animals: [Animal] = [Dog(), Cat()]
  for animal in animals {
    if let dog = animal as? Dog { say("dog", dog.name) } else { say("no dog", animal is Cat) }
  }
  let any: Any = 5
  say("int", any as? Int)
  say("text", any as? String)
  say("is", any is Int)
}

// MARK: - a chain calls nothing behind nil
class Logger { func log(_ text: String) -> Int { say("log", text); return text.count } }
func text() -> String { say("argument", true); return "abc" }
func go() {
  var logger: Logger?
  say("nil", logger?.log(text()))
  logger = Logger()
  say("some", logger?.log(text()))
}

// MARK: - optionals in lists and dictionaries
func go() {
  let list: [Int?] = [1, nil, 2]
  say("count", list.count)
  say("known", list.compactMap { $0 }.count)
  say("first", list[0])
  say("nil", list[1] == nil)
  var table: [String: Int?] = ["a": 1]
  table["b"] = .some(nil)
  say("count", table.count)
  say("sum", list.reduce(0) { $0 + ($1 ?? 0) })
}

// MARK: - map of an optional list or text hands over the whole
struct Link { var name: String?; var tags: [String]? }
enum Way { case product(id: Int, color: String?), tags([String]?) }
func text() -> String? { "t" }
func describe(_ way: Way) -> String? {
  switch way {
  case .product(let id, let color): return color.map { "\($0)\(id)" }
  case .tags(let tags): return tags.map { "\($0.count)" }
  }
}
func go() {
  let names: [String]? = ["x", "y"]
  say("whole", names.map { $0.count })
  say("each", names?.map { $0 + "!" })
  say("joined", names?.map { $0 + "!" }.joined())
  say("flat", names.flatMap { $0.last })
  say("first", names?.first.map { $0 + "?" })
  say("letters", names?.first?.map { String($0) + "." })
  say("function", text().map { $0 + "n" })
  let link = Link(name: "u", tags: ["a", "b"])
  say("part", link.name.map { $0 + "v" })
  say("list", link.tags.map { $0 + ["c"] })
  let maybe: Link? = link
  say("chain", maybe?.name.map { $0 + "w" })
  let colors: [String: String] = ["k": "red"]
  say("entry", colors["k"].map { "in \($0)" })
  say("payload", describe(.product(id: 1, color: "red")))
  say("tags", describe(.tags(["x", "y"])))
  let all: [String?] = ["a", nil]
  for color in all { say("loop", color.map { "in \($0)" }) }
  all.forEach { color in say("closure", color.map { "in \($0)" }) }
  say("element", all[0].map { "in \($0)" })
  let (one, _): (String?, Int) = ("p", 1)
  say("pair", one.map { "in \($0)" })
  say("plain", "ab".map { String($0) })
}

// MARK: - what a text writes of a value that may be nil
final class Shelf {
  var count = Int("4")
  let pair: (one: Int?, two: String) = (1, "x")
  let list: [Int?] = [1, nil]
  func check() throws -> Int { 3 }
  func find(_ at: Int) -> String? { at > 1 ? "two" : nil }
  func describe() {
    let local: Int? = 4
    let give: () -> Int? = { 3 }
    say("element", "\(list[0])")
    say("part", "\(pair.one) \(pair.two)")
    say("tried", "\(try? check())")
    say("closure", "\(give())")
    say("chosen", "\(true ? local : nil)")
    say("mapped", "\(local.map { $0 + 1 })")
    say("converted", "\(count) \(self.count)")
    say("found", "\(find(2)) \(find(2)!) \(find(2) ?? "none")")
    say("plain", "\(local ?? 3) \(min(2, 3))")
  }
}
func go() {
  Shelf().describe()
}

// MARK: - members of optionals beside those of what they hold
import Foundation
extension String {
  var isEmptyText: Bool { trimmingCharacters(in: .whitespaces).isEmpty }
  var word: String { "text" }
  var both: String { word + self.word }
  func shown(_ n: Int) -> String { "text \(n)" }
}
extension Optional where Wrapped == String {
  var isEmptyText: Bool { self?.isEmptyText ?? true }
  var word: String { "optional" }
  func shown(_ n: Int) -> String { "optional \(n)" }
}
extension Int { var told: String { "int" } }
extension Optional where Wrapped == Int { var told: String { self == nil ? "none" : "optional" } }
struct User { var name: String?; var city = "c" }
func find(_ n: Int) -> String? { n > 0 ? "found" : nil }
func go() {
  let user = User(name: "a")
  say("property", user.name.word)
  say("unwrapped", user.name!.word)
  say("chain", user.name?.word)
  say("plain", user.city.word)
  say("both", user.city.both)
  let none: String? = nil
  say("nil", none.isEmptyText)
  say("blank", "  ".isEmptyText)
  say("some", User(name: "x").name.isEmptyText)
  if let name = user.name { say("bound", name.word) }
  guard let other = find(1) else { return }
  say("guarded", other.word)
  say("call", find(1).word)
  say("method", find(1).shown(1) + other.shown(2))
  let o: Int? = 1
  say("int", [o.told, 1.told, o!.told])
  let n: Int? = nil
  say("none", n.told)
}
