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
