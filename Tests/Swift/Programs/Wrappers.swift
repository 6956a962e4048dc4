// swift-format-ignore-file

// MARK: - a wrapper keeps a value inside its bounds
@propertyWrapper struct Clamped {
  private var value: Int
  let bounds: ClosedRange<Int>
  var wrappedValue: Int {
    get { value }
    set { value = min(max(newValue, bounds.lowerBound), bounds.upperBound) }
  }
  var projectedValue: String { "in \(bounds.lowerBound) to \(bounds.upperBound)" }
  init(wrappedValue: Int, _ bounds: ClosedRange<Int>) {
    self.bounds = bounds
    value = min(max(wrappedValue, bounds.lowerBound), bounds.upperBound)
  }
}
final class Player {
  @Clamped(0...10) var level = 30
  @Clamped(1...5) var lives: Int = 3
  func inner() -> Int { _level.wrappedValue }
}
func go() {
  let player = Player()
  say("level", player.level)
  player.level = -4
  say("level", player.level)
  player.level += 7
  say("level", player.level)
  say("inner", player.inner())
  say("lives", player.lives)
  say("projected", player.$lives)
}

// MARK: - a wrapper without a value of its own
@propertyWrapper struct Counted {
  private(set) var reads = 0
  private var value = 0
  var wrappedValue: Int { get { value } set { value = newValue; reads += 1 } }
  var projectedValue: Int { reads }
  init() {}
}
@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = String(wrappedValue.prefix(3)) } }
  init(wrappedValue: String) { self.wrappedValue = String(wrappedValue.prefix(3)) }
}
struct Form {
  @Counted var visits: Int
  @Trimmed var name = "Annabel"
  @Trimmed var place: String
  init(place: String) { self.place = place }
}
func go() {
  var form = Form(place: "Berlin")
  form.visits = 4
  form.visits += 1
  say("visits", form.visits)
  say("writes", form.$visits)
  say("name", form.name)
  say("place", form.place)
  form.name = "Robert"
  say("name", form.name)
  let copy = form
  form.name = "Eve"
  say("copy", copy.name)
}

// MARK: - a wrapper that is a class is shared
@propertyWrapper final class Shared {
  var wrappedValue: Int
  var projectedValue: Shared { self }
  init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
}
struct Settings { @Shared var size = 1 }
func go() {
  let one = Settings()
  let other = one
  one.size = 5
  say("other", other.size)
  other.$size.wrappedValue = 9
  say("one", one.size)
}

// MARK: - a generic wrapper takes a default
@propertyWrapper struct Stored<Value> {
  let key: String
  var kept: Value?
  let fallback: Value
  var wrappedValue: Value { get { kept ?? fallback } set { kept = newValue } }
  init(key: String, fallback: Value) { self.key = key; self.fallback = fallback }
}
final class Preferences {
  @Stored(key: "seen", fallback: false) var hasSeen: Bool
  @Stored(key: "name", fallback: "none") var name: String
  var key: String { _name.key }
}
func go() {
  let preferences = Preferences()
  say("seen", preferences.hasSeen)
  preferences.hasSeen = true
  say("seen", preferences.hasSeen)
  say("name", preferences.name)
  preferences.name = "Ann"
  say("name", preferences.name)
  say("key", preferences.key)
}

// MARK: - a builder makes a list
@resultBuilder enum ListBuilder {
  static func buildExpression(_ part: String) -> [String] { [part] }
  static func buildExpression(_ part: Int) -> [String] { ["#\(part)"] }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
  static func buildEither(first part: [String]) -> [String] { part }
  static func buildEither(second part: [String]) -> [String] { part }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: " ") }
}
func menu(@ListBuilder _ parts: () -> String) -> String { parts() }
struct Page {
  let isLong: Bool
  let kind: Int
  @ListBuilder var items: String {
    "a"
    if isLong { "b"; 2 }
    switch kind {
    case 0: "zero"
    case 1: "one"
    default: "many"
    }
  }
  @ListBuilder func rows(_ count: Int) -> String {
    let last = "end"
    for n in 0..<count { "row"; n }
    if count > 1 { "several" } else if count == 1 { "single" } else { "none" }
    last
  }
}
func go() {
  say("menu", menu { "x"; 1; "y" })
  say("short", Page(isLong: false, kind: 0).items)
  say("long", Page(isLong: true, kind: 5).items)
  say("rows", Page(isLong: true, kind: 1).rows(2))
  say("one", Page(isLong: true, kind: 1).rows(1))
  say("no", Page(isLong: true, kind: 1).rows(0))
}

// MARK: - a builder of pairs, and a body with a return
@resultBuilder struct Sum {
  static func buildPartialBlock(first: Int) -> Int { first }
  static func buildPartialBlock(accumulated: Int, next: Int) -> Int { accumulated * 10 + next }
  static func buildOptional(_ part: Int?) -> Int { part ?? 0 }
  static func buildEither(first: Int) -> Int { first + 1 }
  static func buildEither(second: Int) -> Int { second + 2 }
}
@Sum func digits(_ isOdd: Bool) -> Int {
  1
  if isOdd { 3 } else { 4 }
  if isOdd { 5 }
}
@Sum func plain() -> Int { return 7 }
func go() {
  say("odd", digits(true))
  say("even", digits(false))
  say("plain", plain())
}

// MARK: - wrappers of variables in functions
@propertyWrapper struct Capped {
  private var kept: Int
  let limit: Int
  init(wrappedValue: Int, _ limit: Int = 10) { (kept, self.limit) = (min(limit, wrappedValue), limit) }
  var wrappedValue: Int {
    get { kept }
    set { kept = min(limit, newValue) }
  }
  var projectedValue: String { "\(kept)/\(limit)" }
}
@propertyWrapper struct Shouted {
  private var text = ""
  var wrappedValue: String {
    get { text }
    set { text = newValue.uppercased() }
  }
}
final class Counter { @Capped(3) var lives = 9 }
func go() {
  @Capped var level = 40
  say("level", level)
  level -= 4
  say("less", level)
  say("projected", $level)
  say("itself", _level.limit)
  @Capped(5) var small = 2
  func grow() { small *= 2 }
  grow()
  say("grown", small)
  grow()
  say("full", $small)
  @Shouted var name: String
  name = "ann"
  name += "!"
  say("name", name)
  for step in 1...2 {
    @Capped(step) var inner = 7
    say("inner \(step)", inner)
  }
  say("lives", Counter().lives)
}
