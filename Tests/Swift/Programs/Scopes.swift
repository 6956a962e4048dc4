// swift-format-ignore-file

// MARK: - an object of an inner block is gone behind it
class Card {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { say("deinit", name) }
}
func go() {
  if true {
    let card = Card("if")
    say("in", card.name)
  }
  say("behind", "if")
  do {
    let card = Card("do")
    say("in", card.name)
  }
  say("behind", "do")
  for n in 1...2 {
    let card = Card("turn \(n)")
    say("in", card.name)
  }
  say("behind", "for")
}

// MARK: - a weak reference is nil once the strong ones are gone
class Card { deinit { say("deinit", true) } }
func go() {
  weak var seen: Card?
  do {
    let card = Card()
    seen = card
    say("there", seen != nil)
  }
  say("there", seen != nil)
}

// MARK: - a variable that is set to something else lets go
class Card {
  let n: Int
  init(_ n: Int) { self.n = n }
  deinit { say("deinit", n) }
}
func go() {
  var card: Card? = Card(1)
  say("n", card?.n)
  card = Card(2)
  say("n", card?.n)
  card = nil
  say("end", card == nil)
}

// MARK: - two that hold each other stay
class Node {
  var other: Node?
  weak var back: Node?
  let name: String
  init(_ name: String) { self.name = name }
  deinit { say("deinit", name) }
}
func strong() {
  let a = Node("a"), b = Node("b")
  a.other = b
  b.other = a
}
func loose() {
  let c = Node("c"), d = Node("d")
  c.other = d
  d.back = c
}
func go() {
  strong()
  say("behind", "strong")
  loose()
  say("behind", "loose")
}

// MARK: - an inner name hides the outer one
func go() {
  let n = 1
  do {
    let n = 2
    say("inner", n)
    if true {
      let n = n + 10
      say("innermost", n)
    }
  }
  say("outer", n)
  let optional: Int? = 5
  if let n = optional { say("bound", n) }
  say("outer", n)
}

// MARK: - deferred statements run last first when the block ends
func go() {
  defer { say("defer", "end of go") }
  for n in 1...2 {
    defer { say("defer", n) }
    if n == 1 { continue }
    say("turn", n)
  }
  do {
    defer { say("defer", "first") }
    defer { say("defer", "second") }
    say("in", "do")
  }
  say("behind", "do")
}

// MARK: - a variable of a branch is another one
func go() {
  var n = 1
  if n > 0 {
    n += 1
    var n = 50
    n += 1
    say("inner", n)
  } else {
    n = 100
  }
  say("outer", n)
  for n in 0..<1 { say("loop", n) }
  say("outer", n)
}

// MARK: - a constant is given its value later
func go() {
  let text: String
  let n = 4
  if n > 3 { text = "large" } else { text = "small" }
  say("text", text)
  let pair: (Int, Int)
  pair = (1, n)
  say("pair", pair.1)
}

// MARK: - globals are made once, when they are first looked at
let shared = made("shared")
var total = 0
func made(_ text: String) -> String { say("made", text); return text }
func go() {
  say("before", true)
  say("shared", shared)
  say("again", shared)
  total += 5
  total += 1
  say("total", total)
}
