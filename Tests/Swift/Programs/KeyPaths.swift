// swift-format-ignore-file

// MARK: - key paths of one step and of two
struct Author { var name: String; var age = 30 }
struct Book { var title: String; var author: Author; var tag: String? }
func go() {
  var books = [Book(title: "b", author: Author(name: "Z"), tag: nil), Book(title: "a", author: Author(name: "Y", age: 4), tag: "x")]
  say("titles", books.map(\.title))
  say("names", books.map(\.author.name))
  say("lengths", books.map(\.author.name.count))
  say("tags", books.compactMap(\.tag))
  say("optional", books.map(\.tag?.count).map { $0 ?? -1 })
  say("self", [3, 1].map(\.self))
  say("filter", ["", "a"].filter(\.isEmpty).count)
  books[0][keyPath: \.author.age] = 7
  say("written", books[0].author.age)
  books[1][keyPath: \Book.title] += "!"
  say("added", books[1][keyPath: \.title])
}

// MARK: - key paths in variables
struct Settings { var name = "n"; var size = 1; var isOn = false }
final class Store {
  var settings = Settings()
  var changes: [String] = []
  func set<V>(_ path: WritableKeyPath<Settings, V>, _ value: V) {
    settings[keyPath: path] = value
    changes.append("set")
  }
  func get<V>(_ path: KeyPath<Settings, V>) -> V { settings[keyPath: path] }
  func toggle(_ path: WritableKeyPath<Settings, Bool>) { settings[keyPath: path].toggle() }
}
func go() {
  let store = Store()
  store.set(\.name, "new")
  store.set(\.size, 5)
  store.toggle(\.isOn)
  say("name", store.get(\.name))
  say("size", store.get(\.size))
  say("on", store.settings.isOn)
  say("changes", store.changes.count)
  let path = \Settings.size
  say("path", store.settings[keyPath: path])
  let paths: [WritableKeyPath<Settings, Int>] = [\.size]
  for p in paths { store.settings[keyPath: p] += 10 }
  say("loop", store.settings.size)
}

// MARK: - lists are sorted and summed by key paths
extension Sequence {
  func sorted<T: Comparable>(by path: KeyPath<Element, T>) -> [Element] { sorted { $0[keyPath: path] < $1[keyPath: path] } }
  func sum(_ path: KeyPath<Element, Int>) -> Int { reduce(0) { $0 + $1[keyPath: path] } }
  func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self) { $0[keyPath: path] } }
}
struct Task1 { let title: String; let points: Int; let state: String }
func go() {
  let all = [Task1(title: "c", points: 3, state: "open"), Task1(title: "a", points: 1, state: "done"), Task1(title: "b", points: 2, state: "open")]
  say("sorted", all.sorted(by: \.title).map(\.title))
  say("points", all.sorted(by: \.points).map(\.points))
  say("sum", all.sum(\.points))
  say("groups", all.grouped(by: \.state)["open"]?.count)
}

// MARK: - a key path of a class
final class Node { var name = "a"; var next: Node?; var count = 0 }
func go() {
  let node = Node()
  node.next = Node()
  let path: ReferenceWritableKeyPath<Node, String> = \.name
  node[keyPath: path] = "b"
  node.next?[keyPath: path] = "c"
  say("name", node.name)
  say("next", node.next?.name)
  func update(_ p: ReferenceWritableKeyPath<Node, Int>, by n: Int) { node[keyPath: p] += n }
  update(\.count, by: 4)
  say("count", node.count)
}

// MARK: - members that are looked up
@dynamicMemberLookup struct Config { let values: [String: Any]
  subscript(dynamicMember key: String) -> Any? { values[key] } }
@dynamicMemberLookup struct Box1<T> { var value: T
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V { get { value[keyPath: path] } set { value[keyPath: path] = newValue } } }
struct Point3 { var x = 1; var y = 2 }
func go() {
  let config = Config(values: ["mode": "full", "n": 3])
  say("mode", config.mode as? String)
  say("n", config.n as? Int)
  say("none", config.other == nil)
  var box = Box1(value: Point3())
  say("x", box.x)
  box.y = 9
  say("y", box.y)
  say("value", box.value.y)
}

// MARK: - subscripts with any number of keys
final class Tree1 { let name: String; var kids: [Tree1]
  init(_ n: String, _ k: [Tree1] = []) { name = n; kids = k }
  subscript(_ names: String...) -> Tree1? { names.reduce(self as Tree1?) { c, n in c?.kids.first { $0.name == n } } } }
func go() {
  let root = Tree1("r", [Tree1("a", [Tree1("b")])])
  say("two", root["a", "b"]?.name)
  say("one", root["a"]?.name)
  say("none", root["x", "b"]?.name)
}

// MARK: - own patterns and operators
struct AtLeast { let n: Int }
func ~= (pattern: AtLeast, value: Int) -> Bool { value >= pattern.n }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func isEven(_ n: Int) -> Bool { n % 2 == 0 }
prefix operator √
prefix func √ (n: Int) -> Int { n * 2 }
infix operator ×: MultiplicationPrecedence
func × (a: Int, b: Int) -> Int { a * b }
infix operator <+>: AdditionPrecedence
func <+> (a: [Int], b: [Int]) -> [Int] { zip(a, b).map(+) }
func kind(_ n: Int) -> String {
  switch n {
  case AtLeast(n: 100): return "large"
  case isEven: return "even"
  default: return "odd"
  }
}
func go() {
  say("kinds", [101, 4, 3].map(kind))
  if case AtLeast(n: 2) = 5 { say("if", true) }
  say("root", √9)
  say("times", 3 × 4)
  say("sum", [1, 2] <+> [3, 4])
  say("reduced", [[1], [2], [3]].reduce([0], <+>))
  let op: (Int, Int) -> Int = (+)
  say("op", op(2, 3))
  let table: [String: (Int, Int) -> Int] = ["+": (+), "-": (-), "*": (*)]
  say("table", table["-"]?(7, 2))
  func apply(_ a: Int, _ b: Int, _ f: (Int, Int) -> Int) -> Int { f(a, b) }
  say("applied", apply(6, 7, *))
  say("sorted", [3, 1, 2].sorted(by: >))
}
