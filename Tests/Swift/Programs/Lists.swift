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
