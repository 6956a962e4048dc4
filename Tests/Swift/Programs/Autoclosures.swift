// swift-format-ignore-file

// MARK: - autoclosure kept and handed on
class Keeper {
  var make: (() -> Int)?
  let always: () -> Int
  init(_ value: @autoclosure @escaping () -> Int) { always = value }
  func keep(_ value: @autoclosure @escaping () -> Int) { make = value }
  func get(_ other: @autoclosure () -> Int) -> Int { make?() ?? other() }
}
func f(_ make: @autoclosure () -> Int) -> Int { make() }
func g(_ make: @autoclosure () -> Int) -> Int { f(make()) + 1 }
func h(_ make: @autoclosure @escaping () -> Int) -> () -> Int { make }
func k(_ make: () -> Int) -> Int { make() * 2 }
func l(_ make: @autoclosure () -> Int) -> Int { k(make) }
func twice(_ make: @autoclosure () throws -> Int) rethrows -> Int { try make() + make() }
func go() {
  var n = 7
  say("f", f(n))
  say("f sum", f(n + 1))
  say("g", g(n))
  let later = h(n)
  n = 9
  say("later", later())
  say("l", l(n))
  say("twice", twice(n))
  let keeper = Keeper(n * 10)
  n = 2
  say("always", keeper.always())
  say("get", keeper.get(5))
  keeper.keep(n + 40)
  n = 3
  say("kept", keeper.get(5))
  say("closure", { f(n) }())
}

// MARK: - autoclosure of a closure type
func run(_ make: @autoclosure () -> (() -> Int)) -> Int { make()() }
func maybe(_ make: @autoclosure () -> (() -> Int)?) -> Int? { make()?() }
func build(_ make: @autoclosure @escaping () -> (() -> Int)) -> () -> Int { { make()() } }
typealias Maker = () -> Int
func aliased(_ make: @autoclosure Maker) -> Int { make() }
func aliasOf(_ make: @autoclosure () -> Maker) -> Int { make()() }
func seven() -> Int { 7 }
class Page {
  var handler: (() -> Int)? = { 11 }
  func number() -> Int { 13 }
}
func go() {
  say("literal", run({ 7 }))
  say("function", run(seven))
  say("maybe", maybe({ 8 }))
  say("maybe nil", maybe(nil))
  let page = Page()
  say("property", maybe(page.handler))
  say("method", run(page.number))
  say("aliased", aliased(3 + 4))
  say("aliasOf", aliasOf({ 5 }))
  say("build", build(seven)())
  let c = { 21 }
  say("variable", run(c))
}

// MARK: - generic autoclosures and own operators
infix operator ???: NilCoalescingPrecedence
func ??? <T>(left: T?, right: @autoclosure () throws -> T) rethrows -> T {
  if let left { return left }
  return try right()
}
func unwrap<T>(_ value: T?, or other: @autoclosure () -> T) -> T { value ?? other() }
func pick<T>(_ first: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { first ? a() : b() }
extension Optional {
  func orUse(_ other: @autoclosure () -> Wrapped) -> Wrapped { self ?? other() }
  func orElse(_ other: @autoclosure () -> Wrapped?) -> Wrapped? { self ?? other() }
}
extension Dictionary {
  mutating func get(_ key: Key, make: @autoclosure () -> Value) -> Value {
    if let value = self[key] { return value }
    let value = make()
    self[key] = value
    return value
  }
}
enum Failure: Error { case none }
func fail() throws -> Int { throw Failure.none }
var asked = 0
func count() -> Int { asked += 1; return asked }
func go() {
  let nothing: Int? = nil
  let three: Int? = 3
  say("a", nothing ??? 4)
  say("b", three ??? count())
  say("asked", asked)
  say("c", nothing ??? count())
  say("d", unwrap(nothing, or: count()))
  say("e", pick(true, "x", "y"))
  say("f", nothing.orUse(9))
  say("g", nothing.orElse(three).orUse(1))
  var cache: [String: Int] = [:]
  say("h", cache.get("a", make: count()))
  say("i", cache.get("a", make: count()))
  say("j", try? nothing ??? fail())
  say("asked", asked)
}

// MARK: - autoclosures in logic of one's own
func && (left: Rule, right: @autoclosure () -> Rule) -> Rule { left.isGood ? right() : left }
struct Rule { var name: String; var isGood: Bool }
func rule(_ name: String, _ isGood: Bool) -> Rule { say("made", name); return Rule(name: name, isGood: isGood) }
func unless(_ condition: @autoclosure () -> Bool, _ body: () -> Void) { if !condition() { body() } }
func log(_ message: @autoclosure () -> String, if isOn: Bool = true) { if isOn { say("log", message()) } }
func check(_ condition: @autoclosure () -> Bool, _ text: @autoclosure () -> String = "plain") { if !condition() { say("failed", text()) } }
func go() {
  say("and", (rule("a", true) && rule("b", false)).name)
  say("and", (rule("c", false) && rule("d", true)).name)
  var n = 1
  unless(n > 1) { n += 1 }
  unless(n > 1) { n += 1 }
  say("n", n)
  log("n is \(n)")
  log("never \(rule("e", true).name)", if: false)
  check(n > 5)
  check(n > 5, "n is \(n)")
  check(n == 2, "no")
}

// MARK: - autoclosures in every declaration
struct Deferred<T> {
  let make: () -> T
  init(_ make: @autoclosure @escaping () -> T) { self.make = make }
  var value: T { make() }
}
struct Bag { var makers: [() -> Int] = []
  mutating func add(_ make: @escaping @autoclosure () -> Int) { makers.append(make) }
  subscript(_ i: Int, or other: @autoclosure () -> Int) -> Int { i < makers.count ? makers[i]() : other() } }
extension Int { func clamped(_ limit: @autoclosure () -> Int) -> Int { Swift.min(self, limit()) }
  static func make(_ n: @autoclosure () -> Int) -> Int { n() * 3 } }
class Base { func value(_ make: @autoclosure () -> Int) -> Int { make() } 
  var stored: () -> Int = { 0 } }
class Sub: Base { override func value(_ make: @autoclosure () -> Int) -> Int { super.value(make() + 1) * 10 }
  func keep(_ make: @autoclosure @escaping () -> Int) { stored = make } }
protocol Logging { func log(_ text: @autoclosure () -> String) -> String }
extension Logging { func log(_ text: @autoclosure () -> String) -> String { "<" + text() + ">" }
  func twice(_ text: @autoclosure () -> String) -> String { log(text()) + log(text()) } }
struct Logger: Logging {}
func async(_ make: @autoclosure @escaping () -> Int, _ run: (() -> Int) -> Int) -> Int { run(make) }
func withDefault(_ a: @autoclosure () -> Int = 4, b: @autoclosure () -> Int = 5 + 1) -> Int { a() + b() }
func optionalText(_ a: @autoclosure () -> String? = nil) -> String { a() ?? "none" }
func throwing(_ body: @autoclosure () throws -> Int) -> Int { (try? body()) ?? -1 }
enum No: Error { case no }
func bad() throws -> Int { throw No.no }
func nestedMaker(_ make: @autoclosure () -> Int) -> Int { func inner() -> Int { make() + 1 }; return inner() }
func go() {
  var n = 7
  let d = Deferred(n + 1)
  n = 10
  say("a", d.value)
  let list = Deferred([n])
  say("b", list.make().count)
  var bag = Bag()
  bag.add(n)
  bag.add(n * 2)
  n = 3
  say("c", bag.makers.map { $0() })
  say("d", bag[1, or: n])
  say("e", bag[5, or: n])
  say("f", 50.clamped(n * 2))
  say("g", Int.make(n))
  let sub = Sub()
  say("h", sub.value(n))
  sub.keep(n + 100)
  n = 4
  say("i", sub.stored())
  say("j", Logger().twice("n\(n)"))
  say("k", async(n) { $0() + $0() })
  say("l", withDefault())
  say("m", withDefault(1))
  say("n", withDefault(n, b: n))
  say("o", optionalText())
  say("p", optionalText("x"))
  say("r", throwing(try bad()))
  say("s", throwing(n))
  say("t", nestedMaker(n))
}

// MARK: - autoclosures that hold closures
func first<T>(_ v: T?, or other: @autoclosure () -> T) -> T { v ?? other() }
func pass(_ make: @autoclosure @escaping () -> Int) -> [() -> Int] { [make, make] }
func chain(_ make: @autoclosure @escaping () -> () -> Int) -> () -> () -> Int { make }
class Cell { var action: (() -> Int)?; var make: (() -> (() -> Int))?
  func set(_ make: @autoclosure @escaping () -> (() -> Int)) { self.make = make }
  func act(_ action: @autoclosure () -> (() -> Int)?) { self.action = action() } 
  func lazily(_ action: (() -> Int)?) { self.action = action } }
typealias Handler = (Int) -> Int
func apply(_ h: @autoclosure () -> Handler, to n: Int) -> Int { h()(n) }
func applyMaybe(_ h: @autoclosure () -> Handler?, to n: Int) -> Int? { h()?(n) }
func plus(_ n: Int) -> Handler { { $0 + n } }
func curry(_ n: @autoclosure @escaping () -> Int) -> (Int) -> Int { { $0 * n() } }
func go() {
  let none: (() -> Int)? = nil
  say("a", first(none, or: { 7 })())
  say("b", pass(5).map { $0() })
  say("c", chain({ 8 })()())
  let cell = Cell()
  cell.set({ 9 })
  say("d", cell.make?()())
  cell.act({ 10 })
  say("e", cell.action?())
  cell.act(nil)
  say("f", cell.action?())
  say("g", apply({ $0 * 2 }, to: 4))
  say("h", apply(plus(3), to: 4))
  say("i", applyMaybe(nil, to: 1))
  say("j", applyMaybe(plus(1), to: 1))
  var k = 2
  let c = curry(k)
  k = 5
  say("k", c(3))
  say("l", (none ?? { 12 })())
  var stored: [() -> () -> Int] = []
  func add(_ make: @autoclosure @escaping () -> (() -> Int)) { stored.append(make) }
  add({ k })
  k = 6
  say("m", stored[0]()())
  let f: (@autoclosure () -> Int) -> Int = { $0() + 1 }
  say("n", f(k))
}
