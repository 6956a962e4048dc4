// swift-format-ignore-file

// MARK: - parts and cases of a text
func go() {
  let text = "Hello"
  say("count", text.count)
  say("upper", text.uppercased())
  say("lower", text.lowercased())
  say("prefix", text.hasPrefix("He"))
  say("suffix", text.hasSuffix("lo"))
  say("contains", text.contains("ell"))
  say("empty", text.isEmpty)
  say("first", text.first.map { String($0) })
  say("start", String(text.prefix(2)))
  say("end", String(text.suffix(2)))
}

// MARK: - texts are put together
func go() {
  var text = "a"
  text += "b"
  text.append("c")
  say("text", text)
  say("sum", text + "-" + text)
  let n = 3, x = 1.5, isOn = true
  say("values", "\(n) \(x) \(isOn) \(n + 1)")
  say("optional", "\(n > 2 ? "more" : "less")")
  say("joined", ["a", "b"].joined(separator: ", "))
  say("repeated", String(repeating: "ab", count: 3))
  say("number", String(42))
  say("lines", "a\nb\t\"c\"")
}

// MARK: - texts are split
func go() {
  say("split", "a,b,,c".split(separator: ",").map { String($0) })
  say("words", "one two".split(separator: " ").count)
  say("dropped", String("abc".dropFirst()))
  say("last", String("abc".dropLast()))
}

// MARK: - texts are compared
func go() {
  say("equal", "a" == "a")
  say("less", "a" < "b")
  say("upper", "B" < "a")
  say("prefix", "ab" < "abc")
  say("greater", "b" >= "a")
}

// MARK: - a text with a case and a structure in it
enum Kind { case red, blue }
struct Point { var x = 1; var y = 2 }
struct Named: CustomStringConvertible { let name = "ann"; var description: String { "<\(name)>" } }
func go() {
  say("case", "\(Kind.red)")
  say("described", "\(Named())")
  say("describing", String(describing: Kind.blue))
  say("list", "\([1, 2])")
}

// MARK: - a text over several lines
func go() {
  let name = "bo"
  let text = """
    Hello \(name),
      indented
    end
    """
  say("text", text)
  say("lines", text.split(separator: "\n").count)
  say("raw", #"a\nb"#)
}

// MARK: - removing from a text
func go() {
  var text = "abcd"
  say("last", String(text.removeLast()))
  say("text", text)
  say("first", String(text.removeFirst()))
  say("text", text)
  text.removeAll()
  say("empty", text.isEmpty)
}

// MARK: - a number is written and read back
func go() {
  let n = 42
  let text = "\(n)"
  say("text", text)
  say("back", Int(text))
  say("same", Int(text) == n)
  say("sum", (Int("4") ?? 0) + (Int("x") ?? 100))
  say("key", Int("item-7".dropFirst(5)))
}

// MARK: - texts decide
func kind(_ name: String) -> String {
  if name.hasPrefix("http") { return "link" }
  if name.hasSuffix(".png") { return "picture" }
  return name.isEmpty ? "nothing" : name.contains("@") ? "mail" : "text"
}
func go() {
  for name in ["https://a", "b.png", "", "a@b", "c"] { say("kind", kind(name)) }
}
