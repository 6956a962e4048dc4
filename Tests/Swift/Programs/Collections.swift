// swift-format-ignore-file

// MARK: - a dictionary is read, written and gone through
func go() {
  var ages = ["ann": 3, "bo": 5]
  say("ann", ages["ann"])
  say("none", ages["cy"])
  ages["cy"] = 7
  ages["ann"] = nil
  say("count", ages.count)
  ages["bo"]! += 1
  ages["bo", default: 0] += 1
  ages["di", default: 10] += 1
  for key in ages.keys.sorted() { say(key, ages[key]) }
  say("removed", ages.removeValue(forKey: "bo"))
  say("again", ages.removeValue(forKey: "bo"))
  say("sum", ages.values.reduce(0, +))
  say("empty", ages.isEmpty)
}

// MARK: - mapValues, filter and grouping of a dictionary
func go() {
  let ages = ["ann": 3, "bo": 5, "cy": 7]
  say("doubled", ages.mapValues { $0 * 2 }["bo"])
  say("filtered", ages.filter { $0.value > 4 }.count)
  say("names", ages.map { $0.key }.sorted())
  say("sorted", ages.sorted { $0.value > $1.value }.map { $0.key })
  say("contains", ages.contains { $0.value == 5 })
  say("most", ages.max { $0.value < $1.value }?.key)
}

// MARK: - merge and a dictionary of lists
func go() {
  var a = ["x": 1, "y": 2]
  a.merge(["y": 20, "z": 30]) { old, new in old + new }
  say("x", a["x"])
  say("y", a["y"])
  say("z", a["z"])
  var lists: [String: [Int]] = [:]
  lists["a", default: []].append(1)
  lists["a", default: []].append(2)
  lists["b"] = [3]
  lists["b"]?.append(4)
  lists["c"]?.append(5)
  say("a", lists["a"])
  say("b", lists["b"])
  say("c", lists["c"])
}

// MARK: - a set has each element once
func go() {
  var set: Set<Int> = [1, 2, 2, 3]
  say("count", set.count)
  say("contains", set.contains(2))
  set.insert(3)
  set.insert(9)
  say("count", set.count)
  say("removed", set.remove(1))
  say("gone", set.remove(1))
  say("sorted", set.sorted())
  let made = Set(["a", "b", "a"])
  say("made", made.count)
}

// MARK: - sets together
func go() {
  let a: Set = [1, 2, 3], b: Set = [3, 4]
  say("union", a.union(b).sorted())
  say("both", a.intersection(b).sorted())
  say("only a", a.subtracting(b).sorted())
  say("subset", Set([1, 2]).isSubset(of: a))
  var c = a
  c.formUnion(b)
  say("c", c.count)
}

// MARK: - lists are cut and put together
func go() {
  var list = [1, 2, 3, 4, 5]
  say("suffix", Array(list.suffix(2)))
  say("drop", Array(list.dropFirst(2)))
  say("last", Array(list.dropLast()))
  say("first", list.first)
  say("end", list.last)
  list.insert(contentsOf: [8, 9], at: 1)
  say("inserted", list)
  list.removeAll { $0 > 7 }
  say("removed", list)
  list.swapAt(0, 4)
  say("swapped", list)
  list.reverse()
  say("reversed", list)
  list.removeLast(2)
  say("less", list)
  say("sum", list + [7])
  say("repeated", Array(repeating: 0, count: 3))
  say("none", [Int]().first)
}

// MARK: - lists are searched
func go() {
  let list = [4, 8, 15, 16, 23, 42]
  say("first", list.first { $0 > 10 })
  say("none", list.first { $0 > 100 })
  say("last", list.last { $0 % 2 == 0 })
  say("index", list.firstIndex { $0 > 15 })
  say("contains", list.contains(16))
  say("starts", list.starts(with: [4, 8]))
  say("max", list.max())
  say("equal", list == [4, 8, 15, 16, 23, 42])
  say("other", list != [4])
}

// MARK: - sort in place and by several keys
struct Item { let name: String; let rank: Int }
func go() {
  var n = [3, 1, 2]
  n.sort()
  say("up", n)
  n.sort(by: >)
  say("down", n)
  let items = [Item(name: "b", rank: 1), Item(name: "a", rank: 1), Item(name: "c", rank: 0)]
  let sorted = items.sorted { $0.rank != $1.rank ? $0.rank < $1.rank : $0.name < $1.name }
  say("names", sorted.map { $0.name })
  say("short", ["pear", "fig", "apple"].sorted { $0.count < $1.count })
  say("texts", ["b", "C", "a"].sorted(by: >))
}

// MARK: - reduce into something
func go() {
  let words = ["a", "bb", "cc", "ddd"]
  let byLength = words.reduce(into: [Int: Int]()) { $0[$1.count, default: 0] += 1 }
  say("one", byLength[1])
  say("two", byLength[2])
  say("text", words.reduce("") { $0 + $1 })
  say("longest", words.reduce(0) { max($0, $1.count) })
}

// MARK: - flatMap, compactMap and lazy
func go() {
  say("flat", [[1, 2], [], [3]].flatMap { $0 })
  say("joined", Array([[1], [2, 3]].joined()))
  say("compact", [1, nil, 3].compactMap { $0 })
  say("doubled", [1, 2].flatMap { [$0, $0 * 10] })
  let lazy = [1, 2, 3].lazy.map { $0 * 2 }.filter { $0 > 2 }
  say("lazy", Array(lazy))
}

// MARK: - a list of lists
func go() {
  var grid = [[1, 2], [3, 4]]
  grid[1][0] = 30
  grid[0].append(9)
  say("grid", grid)
  let copy = grid
  grid[0][0] = 100
  say("copy", copy[0][0])
  say("counts", grid.map { $0.count })
}

// MARK: - slices and prefixes by a condition
func go() {
  let list = [1, 2, 3, 10, 1]
  say("middle", Array(list[1...2]))
  say("up to", Array(list[..<2]))
  say("from", Array(list[3...]))
  say("while", Array(list.prefix { $0 < 5 }))
  say("behind", Array(list.drop { $0 < 5 }))
}

// MARK: - all keys by their cases
enum Key { case a, b }
func go() {
  var values: [Key: Int] = [.a: 1]
  values[.b] = 2
  values[.a]? += 10
  say("a", values[.a])
  say("b", values[.b])
  say("count", values.count)
}

// MARK: - whether a dictionary has a key
func go() {
  var ages: [String: (Int, String)] = ["a": (1, "x")]
  say("has", ages.index(forKey: "a") != nil)
  say("has not", ages.index(forKey: "b") == nil)
  ages["b"] = (2, "y")
  ages["a"] = nil
  say("changed", ages.index(forKey: "a") == nil && ages.index(forKey: "b") != nil)
}
