// swift-format-ignore-file

// MARK: - objects of a list go when the list does
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func go() {
  var cards = [Card(1), Card(2), Card(3)]
  cards.remove(at: 1)
  say("removed", cards.count)
  cards.removeLast()
  say("one left", cards.count)
  cards = []
  say("none", cards.isEmpty)
}

// MARK: - objects of a dictionary
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func go() {
  var cards = ["a": Card(1), "b": Card(2)]
  cards["a"] = nil
  say("removed", cards.count)
  cards["b"] = Card(3)
  say("replaced", cards["b"]?.n)
  cards.removeAll()
  say("none", cards.isEmpty)
}

// MARK: - what a closure captures lives as long as the closure
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func go() {
  var read: (() -> Int)?
  do {
    let card = Card(1)
    read = { card.n }
  }
  say("read", read?())
  read = nil
  say("gone", read == nil)
}

// MARK: - a result that nobody keeps
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func make(_ n: Int) -> Card { say("made", n); return Card(n) }
func go() {
  _ = make(1)
  say("behind", 1)
  say("n", make(2).n)
  say("behind", 2)
}

// MARK: - an argument lives through the call
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func use(_ card: Card) { say("used", card.n) }
func go() {
  use(Card(1))
  say("behind", 1)
  let kept = Card(2)
  use(kept)
  say("behind", kept.n)
}

// MARK: - a parent, its children and their way back
class Parent {
  var children: [Child] = []
  let name: String
  init(_ name: String) { self.name = name }
  func add(_ name: String) -> Child { let child = Child(name, self); children.append(child); return child }
  deinit { say("deinit", name) }
}
class Child {
  let name: String
  weak var parent: Parent?
  init(_ name: String, _ parent: Parent) { self.name = name; self.parent = parent }
  deinit { say("deinit", name) }
}
func go() {
  var parent: Parent? = Parent("p")
  let child = parent!.add("c")
  say("parent", child.parent?.name)
  parent = nil
  say("gone", child.parent == nil)
  say("child", child.name)
}

// MARK: - guard let in a loop and what it holds
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func go() {
  for n in 0..<3 {
    guard let card = n == 1 ? nil : Card(n) else { say("none", n); continue }
    say("card", card.n)
  }
  say("behind", true)
}

// MARK: - a switch ends what it has bound
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
enum State { case none, some(Card) }
func go() {
  var state = State.some(Card(1))
  switch state {
  case .some(let card): say("card", card.n)
  case .none: say("never", true)
  }
  say("behind", "switch")
  state = .none
  if case .none = state { say("none", true) }
}

// MARK: - a local of a function is gone when it returns
class Card { let n: Int; init(_ n: Int) { self.n = n }; deinit { say("deinit", n) } }
func work() -> Int {
  let card = Card(5)
  defer { say("defer", card.n) }
  return card.n + 1
}
func go() {
  say("result", work())
  say("behind", true)
}

// MARK: - a coordinator that nobody holds
class Coordinator {
  let onEnd: (String) -> Void
  init(_ onEnd: @escaping (String) -> Void) { self.onEnd = onEnd }
  func start() { onEnd("started") }
  deinit { say("deinit", true) }
}
class Page {
  var coordinator: Coordinator?
  func open(keeping isKept: Bool) {
    let coordinator = Coordinator { say("end", $0) }
    if isKept { self.coordinator = coordinator }
    coordinator.start()
  }
}
func go() {
  let page = Page()
  page.open(keeping: false)
  say("behind", 1)
  page.open(keeping: true)
  say("behind", 2)
  page.coordinator = nil
}
