// swift-format-ignore-file

// MARK: - places in a text
func go() {
  let s = "key=value"
  guard let i = s.firstIndex(of: "=") else { return }
  say("before", String(s[..<i]))
  say("after", String(s[s.index(after: i)...]))
  say("closed", String(s[...i]))
  say("whole", String(s[...]))
  say("character", String(s[i]))
  say("first", String(s[s.startIndex]))
  say("last", String(s[s.index(before: s.endIndex)]))
  say("third", String(s[s.index(s.startIndex, offsetBy: 2)]))
  say("back", String(s[s.index(s.endIndex, offsetBy: -2)]))
  say("distance", s.distance(from: s.startIndex, to: i))
  say("none", s.firstIndex(of: "#") == nil)
  say("lastIndex", s.distance(from: s.startIndex, to: s.lastIndex(of: "e")!))
  say("where", String(s[..<s.firstIndex(where: { $0 == "y" })!]))
  say("limited", s.index(s.startIndex, offsetBy: 20, limitedBy: s.endIndex) == nil)
  say("upTo", String(s.prefix(upTo: i)))
  say("through", String(s.prefix(through: i)))
  say("from", String(s.suffix(from: i)))
  say("order", s.startIndex < i)
  say("same", i == s.firstIndex(of: "="))
}

// MARK: - a text is walked by its places
func go() {
  let s = "aé1 b"
  var i = s.startIndex
  var letters = 0
  var out: [String] = []
  while i < s.endIndex {
    if s[i].isLetter { letters += 1 }
    out.append(String(s[i]))
    i = s.index(after: i)
  }
  say("letters", letters)
  say("out", out)
  say("places", s.indices.map { String(s[$0]) })
  var reversed = ""
  for place in s.indices.reversed() { reversed.append(s[place]) }
  say("reversed", reversed)
}

// MARK: - a range of a text
func go() {
  let s = "Hello, world"
  let start = s.index(s.startIndex, offsetBy: 1)
  let end = s.index(s.startIndex, offsetBy: 4)
  let range = start..<end
  say("range", String(s[range]))
  say("closed", String(s[start...end]))
  let open = "f(x)".firstIndex(of: "(")!
  say("inner", "f(x)"["f(x)".index(after: open)..<"f(x)".firstIndex(of: ")")!] == "x")
}

// MARK: - a text is changed at its places
func go() {
  var s = "abc"
  s.removeLast()
  s.insert("z", at: s.startIndex)
  say("inserted", s)
  s.insert(contentsOf: "--", at: s.index(after: s.startIndex))
  say("contents", s)
  s.remove(at: s.startIndex)
  say("removed", s)
  s.removeSubrange(s.startIndex..<s.index(s.startIndex, offsetBy: 2))
  say("subrange", s)
  s.replaceSubrange(s.startIndex...s.startIndex, with: "Q")
  say("replaced", s)
  var name = "title"
  name.replaceSubrange(name.startIndex...name.startIndex, with: name.prefix(1).uppercased())
  say("capital", name)
  let head = name.first.map { String($0).lowercased() } ?? ""
  say("head", head + name.dropFirst())
}

// MARK: - what stands between two brackets
func between(_ s: String, _ open: Character, _ close: Character) -> String? {
  guard let start = s.firstIndex(of: open), let end = s[start...].firstIndex(of: close) else { return nil }
  return String(s[s.index(after: start)..<end])
}
func go() {
  say("one", between("a(bc)d", "(", ")"))
  say("two", between("a)b(c)d", "(", ")"))
  say("none", between("abc", "(", ")"))
}

// MARK: - an extension of texts
extension String {
  func camelToSnake() -> String {
    var out = ""
    for c in self {
      if c.isUppercase { if !out.isEmpty { out.append("_") }; out.append(c.lowercased()) } else { out.append(c) }
    }
    return out
  }
  subscript(safe n: Int) -> Character? {
    guard n >= 0, n < count else { return nil }
    return self[index(startIndex, offsetBy: n)]
  }
  func capitalizingFirst() -> String { prefix(1).uppercased() + dropFirst() }
  var isPalindrome: Bool { let l = lowercased().filter { $0.isLetter }; return l == String(l.reversed()) }
  func splitOnce(_ c: Character) -> (String, String)? {
    guard let i = firstIndex(of: c) else { return nil }
    return (String(self[..<i]), String(self[index(after: i)...]))
  }
}
func go() {
  say("snake", "camelCaseName".camelToSnake())
  say("safe", "abc"[safe: 1].map { String($0) })
  say("unsafe", "abc"[safe: 7] == nil)
  say("capital", "hello".capitalizingFirst())
  say("palindrome", "A man, a plan".isPalindrome)
  say("yes", "Anna".isPalindrome)
  if let (k, v) = "k:v:w".splitOnce(":") { say("once", k + "|" + v) }
}

// MARK: - characters
func go() {
  let cs: [Character] = Array("a b1")
  say("space", cs[1].isWhitespace && cs[0].isLetter)
  say("text", String(cs))
  say("counts", Dictionary("hello".map { ($0, 1) }, uniquingKeysWith: +)["l"] ?? 0)
  let vowels: Set<Character> = ["a", "e", "i", "o", "u"]
  say("vowels", "education".filter { vowels.contains($0) })
  say("sorted", String("hello".sorted()))
  say("utf8", "ab".utf8.count)
  say("bytes", Array("ab".utf8.map { Int($0) }))
  say("joined", "abc".map { String($0) }.joined(separator: "-"))
}
