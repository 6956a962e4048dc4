// swift-format-ignore-file

// MARK: - while, repeat and their ends
func go() {
  var n = 0
  while n < 3 { n += 1; say("while", n) }
  repeat { n -= 1; say("repeat", n) } while n > 1
  repeat { say("once", n) } while false
  while true { n += 1; if n > 4 { break } }
  say("n", n)
}

// MARK: - labelled loops
func go() {
  outer: for a in 1...3 {
    for b in 1...3 {
      if b == 2 { continue outer }
      if a == 3 { break outer }
      say("pair", a * 10 + b)
    }
  }
  var rounds = 0
  search: while true {
    rounds += 1
    switch rounds {
    case 3: break search
    default: continue search
    }
  }
  say("rounds", rounds)
}

// MARK: - stride in both directions
func go() {
  for n in stride(from: 0, to: 10, by: 3) { say("to", n) }
  for n in stride(from: 10, through: 4, by: -3) { say("through", n) }
  for n in stride(from: 3, to: 0, by: 1) { say("never", n) }
}

// MARK: - the characters of a text
func go() {
  for letter in "abc" { say("letter", String(letter)) }
  for (row, letter) in "xy".enumerated() { say("\(row)", String(letter)) }
  say("back", String("abc".reversed()))
  say("count", "abca".filter { $0 == "a" }.count)
}

// MARK: - where and what a loop binds
func go() {
  for n in 1...6 where n % 2 == 0 { say("even", n) }
  for (row, name) in ["a", "b"].enumerated() { say("\(row)", name) }
  for (a, b) in zip([1, 2, 3], ["x", "y"]) { say(b, a) }
  for (x, y) in [(1, 2), (3, 4)] { say("sum", x + y) }
  for _ in 0..<2 { say("turn", true) }
  for n in (1...3).reversed() { say("down", n) }
}

// MARK: - a list that changes while it is gone through
func go() {
  var list = [1, 2, 3]
  for n in list {
    list.append(n * 10)
    if n == 1 { list[1] = 99 }
    say("n", n)
  }
  say("list", list)
}

// MARK: - an iterator that is asked by hand
func go() {
  var iterator = [5, 6].makeIterator()
  say("first", iterator.next())
  say("second", iterator.next())
  say("third", iterator.next())
}

// MARK: - forEach and what return means in it
func go() {
  var sum = 0
  [1, 2, 3, 4].forEach { n in
    if n == 2 { return }
    sum += n
  }
  say("sum", sum)
  ["a", "b"].enumerated().forEach { say("\($0.offset)", $0.element) }
}

// MARK: - indices and counting
func go() {
  let list = ["a", "b", "c"]
  for row in list.indices { say("\(row)", list[row]) }
  for row in 0..<list.count where row > 0 { say("from one", list[row]) }
  var total = 0
  for n in 1...100 { total += n }
  say("total", total)
  for n in 5..<5 { say("never", n) }
}

// MARK: - loops with several values that swap
func go() {
  var (a, b) = (0, 1)
  for _ in 0..<8 { (a, b) = (b, a + b) }
  say("a", a)
  say("b", b)
  var x = 48, y = 18
  while y != 0 { (x, y) = (y, x % y) }
  say("gcd", x)
  swap(&a, &b)
  say("swapped", a)
}

// MARK: - a loop ends its function
func find(_ wanted: Int, in lists: [[Int]]) -> (Int, Int)? {
  for (row, list) in lists.enumerated() {
    for (column, n) in list.enumerated() where n == wanted { return (row, column) }
  }
  return nil
}
func go() {
  say("found", find(4, in: [[1, 2], [3, 4]])?.1)
  say("none", find(9, in: [[1]]) == nil)
}

// MARK: - a countdown with several ends
func go() {
  var (fuel, steps) = (10, 0)
  while fuel > 0 {
    steps += 1
    if steps % 3 == 0 { continue }
    fuel -= 3
    guard fuel != 1 else { break }
  }
  say("fuel", fuel)
  say("steps", steps)
}
