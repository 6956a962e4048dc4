// swift-format-ignore-file

// MARK: - a capture list copies the value of a variable
func go() {
  var n = 1
  let read = { [n] in n }
  let follow = { n }
  n = 50
  say("copied", read())
  say("followed", follow())
}

// MARK: - a capture list keeps the object of a variable that is set to nil
class Card {
  let number: Int
  init(_ number: Int) { self.number = number }
}
func go() {
  var card: Card? = Card(3)
  let number = { [card] in card?.number }
  let later = { [weak card] in card?.number }
  card = nil
  say("kept", number())
  say("weak", later())
  say("still", number())
}

// MARK: - a capture list names a value of its own
func go() {
  var total = 2
  let twice = { [sum = total * 2] in sum + 1 }
  total = 10
  say("twice", twice())
  say("total", total)
}

// MARK: - closures of one variable share it
func go() {
  var count = 0
  let add = { count += 1 }
  let read = { count }
  add()
  add()
  say("read", read())
  count = 10
  add()
  say("count", count)
}

// MARK: - each turn of a loop has a variable of its own
func go() {
  var readers: [() -> Int] = []
  for n in 1...3 {
    var own = n * 10
    readers.append { own += 1; return own }
  }
  for read in readers { say("first", read()) }
  for read in readers { say("second", read()) }
}

// MARK: - a function that returns a closure has its own count
func makeCounter(from start: Int) -> () -> Int {
  var count = start
  return {
    count += 1
    return count
  }
}
func go() {
  let a = makeCounter(from: 0)
  let b = makeCounter(from: 10)
  say("a", a())
  say("a", a())
  say("b", b())
  say("a", a())
}

// MARK: - an autoclosure runs where it is asked and not before
func log(_ text: String) -> Int {
  say("asked", text)
  return text.count
}
func either(_ isFirst: Bool, _ first: @autoclosure () -> Int, _ second: @autoclosure () -> Int) -> Int {
  isFirst ? first() : second()
}
func go() {
  say("first", either(true, log("one"), log("three")))
  say("second", either(false, log("one"), log("three")))
}

// MARK: - a trailing closure and one by its label
func apply(_ n: Int, times: Int = 1, _ change: (Int) -> Int) -> Int {
  var n = n
  for _ in 0..<times { n = change(n) }
  return n
}
func go() {
  say("once", apply(3) { $0 + 1 })
  say("thrice", apply(3, times: 3) { n in n * 2 })
  let minus: (Int) -> Int = { $0 - 1 }
  say("given", apply(3, minus))
}

// MARK: - a function is a value
func double(_ n: Int) -> Int { n * 2 }
func negate(_ n: Int) -> Int { -n }
func go() {
  var steps: [(Int) -> Int] = [double, negate]
  steps.append { $0 + 100 }
  var n = 4
  for step in steps {
    n = step(n)
    say("n", n)
  }
}

// MARK: - a capture list of a loop's variable and of self
class Page {
  var n = 1
  var actions: [() -> Int] = []
  func fill() {
    for i in 0..<3 { actions.append { [unowned self, i] in self.n * 10 + i } }
  }
}
func go() {
  let page = Page()
  page.fill()
  page.n = 5
  say("all", page.actions.map { $0() })
}

// MARK: - closures in optionals and lists of them
func go() {
  var done: ((Int) -> Void)?
  done?(1)
  var heard: [Int] = []
  done = { heard.append($0) }
  done?(2)
  done!(3)
  say("heard", heard)
  let all: [(String) -> String] = [{ $0 + "a" }, { $0.uppercased() }]
  say("result", all.reduce("x") { $1($0) })
}

// MARK: - a function takes two closures
func load(_ n: Int, then: (Int) -> Void, failed: (String) -> Void = { say("failed", $0) }) {
  if n > 0 { then(n) } else { failed("none") }
}
func go() {
  load(1) { say("then", $0) }
  load(0) { say("never", $0) }
  load(-1) { say("never", $0) } failed: { say("own", $0) }
}

// MARK: - a closure is made at once
func go() {
  let n: Int = {
    var sum = 0
    for i in 1...4 { sum += i }
    return sum
  }()
  say("n", n)
  let text = { (name: String) in "hello \(name)" }("bo")
  say("text", text)
}

// MARK: - what a closure has captured is changed from outside
func go() {
  var names = ["a"]
  let count = { names.count }
  names.append("b")
  say("count", count())
  let add = { (name: String) in names.append(name) }
  add("c")
  say("names", names)
  var read: () -> Int = { 0 }
  var n = 1
  read = { n }
  n = 2
  say("n", read())
}

// MARK: - functions that make functions
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
func add(_ n: Int) -> (Int) -> Int { { $0 + n } }
func go() {
  say("add", add(3)(4))
  say("both", compose(add(1)) { $0 * 2 }(5))
  let text = compose(add(1)) { "<\($0)>" }
  say("text", text(9))
}

// MARK: - a closure changes what it gets
struct Draft { var title = ""; var n = 0; mutating func bump() { n += 1 } }
func edit(_ change: (inout Draft) -> Void) -> Draft {
  var draft = Draft()
  change(&draft)
  return draft
}
func go() {
  say("title", edit { $0.title = "a" }.title)
  say("bumped", edit { draft in draft.bump(); draft.bump() }.n)
  say("typed", edit { (draft: inout Draft) in draft.title = "d" }.title)
  let change: (inout Draft) -> Void = { $0.n = 7 }
  say("kept", edit(change).n)
}

// MARK: - closures in tuples
func go() {
  let rows: [(title: String, run: (Int) -> Int)] = [("one", { $0 + 1 }), ("two", { $0 * 2 })]
  say("first", rows[0].run(3))
  for row in rows { say(row.title, row.run(5)) }
  let pair = (1, { (n: Int) in n - 1 })
  say("by place", pair.1(9))
}

// MARK: - arguments that change what they are given to
struct Box {
  var items: [Int] = []
  var sum = 0
  mutating func add(_ n: Int) { items.append(n) }
}
final class Holder {
  var log: [String] = []
  var box = Box()
  var boxes = [Box(), Box()]
  var total = 0
  func next(_ n: Int) -> Int {
    log.append("next \(n)")
    box.add(-n)
    boxes[0].items.append(-n)
    total += 100
    return n
  }
  func say(_ text: String) -> String {
    log.append("say")
    return text
  }
  func all() {
    log.append(say("a"))
    box.items.append(next(1))
    box.add(next(2))
    boxes[0].items.append(next(3))
    boxes[0].add(next(4))
    total += next(5)
    box.items.insert(next(6), at: 0)
    box.sum += box.items.count + next(7)
  }
}
func go() {
  let holder = Holder()
  holder.all()
  say("log", holder.log)
  say("items", holder.box.items)
  say("first", holder.boxes[0].items)
  say("total", holder.total)
  say("sum", holder.box.sum)
  var list = [1]
  func grow() -> Int {
    list.append(2)
    return 3
  }
  list.append(grow())
  say("list", list)
  var n = 1
  func more() -> Int {
    n = 10
    return 5
  }
  n += more()
  say("n", n)
}

// MARK: - closures with inout in globals and properties
typealias Adder = (inout Int, Int) -> Void
let globalAdder: Adder = { total, n in total += n }
let writtenAdder: (inout Int, Int) -> Void = { total, n in total += n * 10 }
final class Sums {
  var total = 0
  let own: (inout Int) -> Void = { $0 += 100 }
  func all() {
    globalAdder(&total, 1)
    writtenAdder(&total, 2)
    own(&total)
  }
}
func go() {
  let sums = Sums()
  sums.all()
  say("total", sums.total)
}

// MARK: - a closure changes what a condition or a pattern binds by var
enum Answer { case list([Int]), none }
func table(_ key: String) -> [String: String]? { key.isEmpty ? nil : ["key": key] }
func guarded(_ key: String) -> String {
  guard var found = table(key) else { return "nothing" }
  ["a", "b"].forEach { found[$0] = $0 + key }
  let change = { found["c"] = "closure" }
  change()
  found["key"] = nil
  return found.keys.sorted().joined(separator: ",") + " " + (found["b"] ?? "-") + " " + (found["c"] ?? "-")
}
func conditional(_ list: [Int]?) -> Int {
  if var list {
    let add = { list.append(4) }
    add()
    add()
    return list.count
  }
  return -1
}
func patterns(_ answer: Answer) -> [Int] {
  switch answer {
  case .list(var numbers):
    [7, 8].forEach { numbers.append($0) }
    return numbers
  case .none: return []
  }
}
func go() {
  say("guard", guarded("x"))
  say("else", guarded(""))
  say("if", conditional([1]))
  say("nil", conditional(nil))
  say("case", patterns(.list([1])))
  var closures: [() -> Int] = []
  for key in ["a", "b"] {
    guard var count = Int("1") else { continue }
    closures.append {
      count += key == "a" ? 1 : 10
      return count
    }
  }
  say("each", closures.map { $0() } + closures.map { $0() })
}
