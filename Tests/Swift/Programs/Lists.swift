// swift-format-ignore-file

// MARK: - sorted, min and max by a closure
struct Item { let name: String; let k: Int }
func go() {
  let items = [Item(name: "b", k: 2), Item(name: "c", k: 3), Item(name: "a", k: 1)]
  say("first", items.sorted { $0.k < $1.k }[0].name)
  say("down", items.sorted(by: { $0.k > $1.k }).map { $0.name })
  say("least", items.min { $0.k < $1.k }?.name)
  say("most", items.max(by: { $0.k < $1.k })?.name)
  say("found", items.first { $0.k > 1 }?.name)
  say("plain", [3, 1, 2].sorted())
  say("texts", ["b", "a"].sorted())
  say("least number", [3, 1, 2].min())
}

// MARK: - a list is a value
func go() {
  var a = [1, 2, 3]
  let b = a
  a.append(4)
  a[0] = 9
  a.remove(at: 1)
  say("a", a)
  say("b", b)
  a.insert(7, at: 0)
  a += [8]
  say("a", a)
  say("last", a.removeLast())
  say("first", a.removeFirst())
  say("a", a)
  a.removeAll()
  say("empty", a.isEmpty)
}

// MARK: - filter, map, reduce and what stands behind them
func go() {
  let n = [1, 2, 3, 4, 5, 6]
  say("even", n.filter { $0 % 2 == 0 })
  say("squares", n.map { $0 * $0 })
  say("sum", n.reduce(0, +))
  say("joined", n.map { "\($0)" }.joined(separator: "-"))
  say("texts", ["1", "x", "3"].compactMap { Int($0) })
  say("any", n.contains { $0 > 5 })
  say("all", n.allSatisfy { $0 > 0 })
  say("index", n.firstIndex(of: 4))
  say("prefix", Array(n.prefix(2)))
  say("back", Array(n.reversed()))
}

// MARK: - a slice keeps the places of its list
func go() {
  let list = [1, 2, 3, 4]
  let tail = list[1...]
  say("all", Array(tail))
  say("count", tail.count)
  say("first", tail.first)
  say("last", list.dropFirst().last)
  say("made", Array(list.dropFirst())[1])
  say("mapped", list.suffix(2).map { $0 * 2 })
  say("kept", tail.filter { $0 > 2 }[0])
  say("taken", Array(list.prefix { $0 < 3 }))
  say("place", tail[1])
  say("dropped", list.dropFirst()[2])
  say("last two", list.suffix(2)[3])
  say("found", tail.firstIndex(of: 3))
  say("found by", tail.firstIndex { $0 > 2 })
  let rest: [Int] = list.dropLast()
  say("as a list", rest[0])
}

// MARK: - an optional in a text
struct Pair { let first: Int; let other: Int? }
func go() {
  let name: String? = "a"
  let none: Int? = nil
  let sure = 3
  let ages = ["a": 1]
  let pair = Pair(first: 1, other: 2)
  say("text", "\(name)")
  say("nil", "\(none)")
  say("sure", "\(sure)")
  say("forced", "\(name!)")
  say("else", "\(name ?? "b")")
  say("entry", "\(ages["a"])")
  say("default", "\(ages["a", default: 0])")
  say("first", "\([4, 5].first)")
  say("own", "\(pair.first) \(pair.other)")
  say("least", "\(min(1, 2))")
  let least = min(1, 2)
  say("kept", "\(least)")
  let own = pair.first
  say("own", "\(own)")
  if let name { say("bound", "\(name)") }
}

// MARK: - what the order of a set decides
func go() {
  let one: Set = [7]
  let some: Set = [1, 2, 3]
  say("sum", some.reduce(0, +))
  say("added", some.reduce(0) { $0 + $1 })
  say("named", some.reduce(1) { product, next in product * next })
  say("one", one.reduce(0) { $0 * 10 + $1 })
  say("values", ["a": 1, "b": 2].values.reduce(0, +))
  say("list", [1, 2].reduce(0) { $0 * 10 + $1 })
}

// MARK: - distances between places, and limits
func go() {
  let all = [1, 5, 7]
  say("distance", all.distance(from: 0, to: 2))
  say("back", all.distance(from: 2, to: all.startIndex))
  say("found", all.firstIndex(of: 7).map { all.distance(from: all.startIndex, to: $0) })
  say("on", all.index(0, offsetBy: 2, limitedBy: all.endIndex))
  say("to the end", all.index(1, offsetBy: 2, limitedBy: all.endIndex))
  say("behind", all.index(2, offsetBy: 2, limitedBy: all.endIndex) == nil)
  say("back to the start", all.index(2, offsetBy: -2, limitedBy: all.startIndex))
  say("before it", all.index(1, offsetBy: -2, limitedBy: all.startIndex) == nil)
  say("limit behind", all.index(1, offsetBy: 1, limitedBy: 0))
}

// MARK: - an iterator over a list in another
final class Flow {
  private var iterator: AnyIterator<String>
  private(set) var seen: [String] = []
  init(_ steps: [String]) { iterator = AnyIterator(steps.filter { !$0.isEmpty }.makeIterator()) }
  func advance() -> Bool {
    guard let step = iterator.next() else { return false }
    seen.append(step)
    return true
  }
}
struct Countdown: Sequence, IteratorProtocol {
  var left: Int
  mutating func next() -> Int? {
    if left == 0 { return nil }
    left -= 1
    return left
  }
}
func go() {
  let flow = Flow(["a", "", "b"])
  while flow.advance() {}
  say("seen", flow.seen)
  say("over", flow.advance())
  let one = AnyIterator([1, 2, 3].makeIterator())
  let other = one
  say("first", one.next())
  say("shared", other.next())
  say("rest", one.next())
  say("nil", other.next())
  let down = AnyIterator(Countdown(left: 3))
  say("down", down.next())
  say("rest of down", Array(down))
  var list = [4, 5].makeIterator()
  var copy = list
  say("copy", copy.next())
  say("list", list.next())
}
