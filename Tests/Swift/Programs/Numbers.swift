// swift-format-ignore-file

// MARK: - literals of other bases and with exponents
func go() {
  say("hexadecimal", 0xFF)
  say("binary", 0b101)
  say("octal", 0o17)
  say("thousand", 1_000)
  let big = 1e3
  say("exponent", big)
  say("small", 2.5e-1)
}

// MARK: - division of whole numbers and of decimal ones
func go() {
  say("whole", 7 / 2)
  say("decimal", 7 / 2.0)
  say("rest", 7 % 3)
  say("negative", -7 / 2)
  say("negative rest", -7 % 3)
  let x: Double = 3
  say("double", x)
  say("sum", x + 1)
}

// MARK: - a text that is a number and one that is not
func parse(_ text: String) -> String {
  guard let n = Int(text) else { return "none" }
  return "\(n + 1)"
}
func go() {
  say("12", parse("12"))
  say("none", parse("none"))
  say("empty", parse(""))
  say("minus", Int("-5"))
  say("plus", Int("+5"))
  say("space", Int(" 5"))
  say("point", Int("5.0"))
  say("double", Double("2.5"))
  say("no double", Double("two"))
  say("or", Int("x") ?? 7)
}

// MARK: - shifts and bits
func go() {
  var x = 1
  x <<= 3
  say("left", x)
  x >>= 1
  say("right", x)
  x |= 1
  say("or", x)
  x ^= 4
  say("xor", x)
  x &= 3
  say("and", x)
  say("shift", 1 << 4)
  say("mask", 12 & 10)
}

// MARK: - whole and decimal numbers turn into each other
func go() {
  let n = 7, x = 2.9
  say("double", Double(n) / 2)
  say("int", Int(x))
  say("negative", Int(-2.9))
  say("text", String(n) + "a")
  say("sum", Double(n) + x)
  say("bool", Bool("true"))
  say("no bool", Bool("yes"))
  say("exponent", Double("1e2"))
  say("forced", Int("41")! + 1)
}

// MARK: - a number of a text decides
func page(_ text: String) -> String {
  if let n = Int(text), n > 0 { return "page \(n)" }
  return Int(text) == nil ? "no number" : "no page"
}
func go() {
  say("3", page("3"))
  say("0", page("0"))
  say("x", page("x"))
  let counts = ["1", "b", "3"].map { Int($0) ?? 0 }
  say("counts", counts)
  var total = 0
  for text in ["4", "", "6"] { if let n = Int(text) { total += n } }
  say("total", total)
}

// MARK: - compound assignments and their order
func go() {
  var n = 10
  n += 5; say("plus", n)
  n -= 3; say("minus", n)
  n *= 2; say("times", n)
  n /= 5; say("divided", n)
  n %= 3; say("rest", n)
  var x = 1.0
  x /= 4
  say("quarter", x)
  say("order", 2 + 3 * 4 - 6 / 2)
  say("brackets", (2 + 3) * (4 - 6) / 2)
  say("logic", true || false && false)
  say("not", !(1 > 2) && 3 != 4)
}

// MARK: - the smaller, the larger and the magnitude
func go() {
  say("min", min(3, 1, 2))
  say("max", max(2.5, 1))
  say("abs", abs(-4))
  say("magnitude", (-5).magnitude)
  say("multiple", 9.isMultiple(of: 3))
  say("clamped", max(0, min(10, 50)))
  say("sign", (-3).signum())
}

// MARK: - short circuits
func yes(_ text: String) -> Bool { say("asked", text); return true }
func no(_ text: String) -> Bool { say("asked", text); return false }
func go() {
  say("and", no("a") && yes("b"))
  say("or", yes("c") || no("d"))
  say("both", yes("e") && no("f") || yes("g"))
  say("choice", no("h") ? 1 : yes("i") ? 2 : 3)
}

// MARK: - ranges
func go() {
  let range = 1...5
  say("contains", range.contains(5))
  say("half", (1..<5).contains(5))
  say("count", range.count)
  say("sum", range.reduce(0, +))
  say("list", Array(2..<5))
  say("mapped", (1...3).map { $0 * $0 })
  say("match", 1...3 ~= 2)
}

// MARK: - texts that are no numbers
func sum(_ all: Int...) -> Int { all.reduce(0, +) }
func go() {
  for text in ["x", "none", "n/a", "Nine", "12x", "1n", "-x", "", " 1", "1e", "0", "-1.5e2", "e5", ".", "nothing", "in", "na"] {
    say(text, Double(text))
  }
  say("sum", sum(1, 2))
}

// MARK: - square roots
func go() {
  say("decimal", 2.25.squareRoot())
  say("whole", Double(49).squareRoot())
  let (x, y) = (3.0, 4.0)
  say("length", (x * x + y * y).squareRoot())
}

// MARK: - operators of a structure's take whole literals for decimals
struct Vector {
  var x, y: Double
  static func * (vector: Vector, factor: Double) -> Vector { Vector(x: vector.x * factor, y: vector.y * factor) }
  static func * (factor: Double, vector: Vector) -> Vector { vector * factor }
  static func / (vector: Vector, divisor: Double) -> Vector { Vector(x: vector.x / divisor, y: vector.y / divisor) }
  var length: Double { (x * x + y * y).squareRoot() }
}
func go() {
  say("right", (Vector(x: 1, y: 2) * 3).y)
  say("left", (2 * Vector(x: 1.5, y: 2)).x)
  say("divided", (Vector(x: 1, y: 5) / 2).y)
  say("length", (Vector(x: 0.3, y: 0.4) * 10).length)
}
