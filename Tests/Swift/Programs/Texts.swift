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

// MARK: - texts are trimmed, taken apart and put in another way
import Foundation
func go() {
  say("spaces", "  a b\n".trimmingCharacters(in: .whitespaces))
  say("lines", " \n a b\n\t".trimmingCharacters(in: .whitespacesAndNewlines))
  say("newlines", "\n a \n".trimmingCharacters(in: .newlines))
  say("slashes", "/a/b/".trimmingCharacters(in: CharacterSet(charactersIn: "/")))
  say("digits", "12a3".trimmingCharacters(in: .decimalDigits))
  say("nothing", "   ".trimmingCharacters(in: .whitespaces))
  say("empty", "   ".trimmingCharacters(in: CharacterSet.whitespaces).isEmpty)
  say("parts", "a,b;c".components(separatedBy: CharacterSet(charactersIn: ",;")))
  say("words", "a b\nc".components(separatedBy: .whitespacesAndNewlines))
  say("path", "/orders/42".components(separatedBy: "/"))
  say("split", "/orders/42".split(separator: "/").map(String.init))
  say("replaced", "a-b-c".replacingOccurrences(of: "-", with: ""))
  say("capitals", "hello world".capitalized)
  say("range", "hello".range(of: "ell") != nil)
  say("no range", "hello".range(of: "x") == nil)
  say("any case", "Hello".localizedCaseInsensitiveContains("HELL"))
}

// MARK: - versions and names are compared
import Foundation
func order(_ one: String, _ other: String) {
  say("numbers", one.compare(other, options: .numeric) == .orderedAscending)
  say("same", one.compare(other, options: .numeric) == .orderedSame)
  say("plain", one.compare(other) == .orderedDescending)
  say("any case", one.caseInsensitiveCompare(other) == .orderedSame)
  switch one.compare(other, options: [.numeric, .caseInsensitive]) {
  case .orderedAscending: say("is", "less")
  case .orderedSame: say("is", "same")
  case .orderedDescending: say("is", "more")
  }
  say("row", one.compare(other).rawValue)
}
func go() {
  order("1.10.0", "1.9.3")
  order("1.0", "1.0.0")
  order("2.0", "2.0")
  order("01", "1")
  order("1.02", "1.2")
  order("a2", "a10")
  order("1a", "1B")
  order("Ann", "ann")
  order("", "1")
  order("_", "a")
  order("Z", "_")
  order("1.0.0-beta", "1.0.0")
  order("a b", "ab")
}

// MARK: - numbers in texts, and texts that are none
func number(_ text: String) {
  say("whole", Int(text))
  say("decimal", Double(text))
  say("truth", Bool(text))
  say("large", UInt(text))
  say("small", UInt8(text))
  guard let id = Int(text) else { return say("no", text) }
  say("next", id + 1)
  say("text", "\(id)" + String(id))
}
func go() {
  for text in ["12", "none", "", " 5", "+5", "-3", "1.5", "1e3", "true", "0x1F", "300", ".5", "5."] {
    number(text)
  }
  say("optional", "\(String(describing: Int("3")))")
  say("parts", "1.2.3".split(separator: ".").compactMap { Int($0) })
  say("sum", "1,2,x".components(separatedBy: ",").compactMap(Int.init).reduce(0, +))
}

// MARK: - an error says what it is
import Foundation
enum AppError: LocalizedError {
  case offline, code(Int)
  var errorDescription: String? {
    switch self {
    case .offline: return "You are offline"
    case .code(let number): return "Error \(number)"
    }
  }
}
struct Refused: LocalizedError {
  let reason: String
  var errorDescription: String? { "Refused: " + reason }
}
func fail(_ n: Int) throws {
  if n == 0 { throw AppError.offline }
  if n == 1 { throw AppError.code(404) }
  throw Refused(reason: "no")
}
func go() {
  for n in 0..<3 {
    do { try fail(n) } catch { say("error", error.localizedDescription) }
  }
}

// MARK: - what characters say, and texts split by them
func go() {
  say("letters", "a1b é".filter { $0.isLetter })
  say("numbers", "a1 2".filter { $0.isNumber }.count)
  say("upper", "Ab".contains(where: \.isUppercase))
  say("lower", "AB".contains { $0.isLowercase })
  say("space", " \t".allSatisfy { $0.isWhitespace })
  say("sign", "a!".contains(where: \.isPunctuation))
  say("value", Character("7").wholeNumberValue ?? -1)
  say("none", Character("x").wholeNumberValue == nil)
  say("shown", "\(Character("7").wholeNumberValue)")
  say("hex", "f".first?.hexDigitValue ?? -1)
  say("digits", "4a2".compactMap { $0.wholeNumberValue })
  say("parts", "a-b--c".split { !$0.isLetter }.map { String($0) })
  say("where", "a1b".split(whereSeparator: \.isNumber).count)
  say("once", "a,b,c".split(separator: ",", maxSplits: 1).map { String($0) })
  say("empty", "a,,c,".split(separator: ",", omittingEmptySubsequences: false).count)
  say("both", ",a,,b".split(separator: ",", maxSplits: 2, omittingEmptySubsequences: false).map { String($0) })
}

// MARK: - numbers in a radix, rounded, divided
func go() {
  say("hex", String(255, radix: 16))
  say("binary", String(-5, radix: 2))
  say("read", Int("ff", radix: 16) ?? -1)
  say("bad", Int("xyz", radix: 10) == nil)
  say("near", (2.0 * 3.14159 * 100).rounded() / 100)
  say("half", 2.5.rounded())
  say("minus", (-2.5).rounded())
  say("up", 2.1.rounded(.up))
  say("down", (-2.1).rounded(.down))
  say("even", 2.5.rounded(.toNearestOrEven))
  say("odd", 3.5.rounded(.toNearestOrEven))
  say("zero", (-2.9).rounded(.towardZero))
  say("cut", Int(7.9))
  say("whole", Int((7.5).rounded()))
  let (q, r) = 7.quotientAndRemainder(dividingBy: 3)
  say("q", q)
  say("r", r)
  say("named", (-7).quotientAndRemainder(dividingBy: 2).remainder)
}
