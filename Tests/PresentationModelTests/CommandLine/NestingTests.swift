import Testing

/// Whatever can stand inside itself, some levels deep and too deep. None of it runs out of the stack, of which a build
/// without optimization takes most: presim answers, or says where code is nested too deep.
@Suite struct NestingTests {
  struct Row: Sendable {
    let name: String
    let opening: String
    var inside = "title = \"x\""
    var closing = ""
    /// What stands before and behind all of it.
    var before = ""
    var after = ""
    /// Whether it stands among the members of the class, not in a method.
    var isMember = false

    func text(_ count: Int) -> String {
      let nested =
        before + String(repeating: opening, count: count) + inside + String(repeating: closing, count: count) + after
      return """
        indirect enum Chain { case end, next(Chain) }
        class Home: UIViewController {
          var flag = true
          var number = 1
          var mayBeNil: Int?
        \(isMember ? nested : "")
          func go() {
        \(isMember ? "" : nested)
          }
          func same(_ value: Int) -> Int { value }
          func run(_ work: () -> Void) { work() }
        }
        window
          home: Home
        home.go()

        """
    }
  }

  private static func value(
    _ name: String, _ opening: String, _ closing: String = "", inside: String = "number"
  ) -> Row {
    Row(
      name: name, opening: opening, inside: inside, closing: closing, before: "let a = ", after: "\ntitle = \"\\(a)\"")
  }

  private static let rows = [
    Row(name: "if", opening: "if flag { ", closing: " }"),
    Row(name: "if in lines", opening: "if true {\n", closing: "\n}"),
    Row(name: "else", opening: "if number == 2 { } else { ", closing: " }"),
    Row(name: "else if", opening: "if number == 2 { } else ", inside: "{ title = \"x\" }"),
    Row(name: "if let", opening: "if let a = Optional(1) { ", closing: " }"),
    Row(name: "if case", opening: "if case .some(let a) = mayBeNil { ", closing: " }"),
    Row(name: "#available", opening: "if #available(iOS 13, *) { ", closing: " }"),
    Row(name: "guard", opening: "guard flag else { ", inside: "return", closing: " }"),
    Row(name: "for", opening: "for _ in [1] { ", closing: " }"),
    Row(name: "while", opening: "while number == 2 { ", closing: " }"),
    Row(name: "repeat", opening: "repeat { ", closing: " } while number == 2"),
    Row(name: "do", opening: "do { ", closing: " } catch { }"),
    Row(name: "defer", opening: "defer { ", closing: " }"),
    Row(name: "switch", opening: "switch number { case 1: ", closing: "\n default: break }"),
    Row(name: "function", opening: "func inner() { ", closing: " }"),
    Row(name: "closure", opening: "run { ", closing: " }"),
    Row(name: "closure in parentheses", opening: "run({ ", closing: " })"),
    Row(name: "closure of something unknown", opening: "thing.run { ", closing: " }"),
    Row(name: "closure with a parameter", opening: "thing.run { a in ", closing: " }"),
    Row(name: "closure of the main queue", opening: "DispatchQueue.main.async { ", closing: " }"),
    Row(name: "closure of an animation", opening: "UIView.animate(withDuration: 1) { ", closing: " }"),
    Row(name: "completion handler", opening: "dismiss(animated: true) { ", closing: " }"),
    Row(name: "two closures", opening: "thing { ", closing: " } label: { }"),
    Row(name: "task", opening: "Task { ", closing: " }"),
    value("closure that is called", "{ ", " }()"),
    value("if as a value", "if flag { ", " } else { 2 }"),
    value("switch as a value", "switch number { case 1: ", "\n default: 2 }"),
    value("parentheses", "(", ")"),
    value("operators", "(1 + ", ")"),
    value("calls", "same(", ")"),
    value("calls of something unknown", "what(", ")"),
    value("indices", "list[", "]"),
    value("lists", "[", "]"),
    value("dictionaries", "[1: ", "]"),
    value("tuples", "(1, ", ")"),
    value("interpolation", "\"\\(", ")\""),
    value("choices", "number == 2 ? 1 : "),
    value("choices in the middle", "flag ? ", " : 3"),
    value("not", "!", inside: "flag"),
    value("not in parentheses", "!(", ")", inside: "flag"),
    value("minus in parentheses", "-(", ")"),
    value("try", "try "),
    value("await", "await "),
    value("casts", "", " as Int"),
    value("tests", "", " is Int"),
    value("sums", "", " + 1"),
    value("and", "", " && flag", inside: "flag"),
    value("??", "", " ?? number", inside: "mayBeNil"),
    value("cases", ".next(", ")", inside: "Chain.end"),
    value("members", "", ".view", inside: "self"),
    value("calls behind each other", "", ".map { $0 }", inside: "[1]"),
    value("optional members", "", "?.parent", inside: "self.parent"),
    value("unwrapping", "", "!", inside: "mayBeNil"),
    value("generic arguments", "Box<", ">()", inside: "Int"),
    Row(
      name: "pattern", opening: ".next(", inside: "let a", closing: ")", before: "if case ", after: " = Chain.end { }"),
    Row(name: "tuple of names", opening: "(a, ", inside: "b", closing: ")", before: "let ", after: " = thing"),
    Row(name: "type of a list", opening: "[", inside: "Int", closing: "]", before: "var a: ", isMember: true),
    Row(
      name: "type with arguments", opening: "Box<", inside: "Int", closing: ">", before: "var a: ", after: "?",
      isMember: true),
    Row(
      name: "type of a function", opening: "(() -> ", inside: "Int", closing: ")", before: "var a: ", after: "?",
      isMember: true),
    Row(name: "optional type", opening: "", inside: "Int", closing: "?", before: "var a: ", isMember: true),
    Row(name: "types", opening: "enum Inner {\n", inside: "case a", closing: "\n}", isMember: true),
    Row(name: "comments", opening: "/*", inside: "", closing: "*/"),
    Row(name: "#if", opening: "#if DEBUG\n", closing: "\n#endif"),
  ]

  /// Structures, classes, functions and properties that lead from one to the next.
  private static func chains(_ count: Int) -> [(name: String, text: String)] {
    func joined(_ line: (Int) -> String) -> String { (0..<count).map(line).joined(separator: "\n") + "\n" }
    /// A method with what it does, and what stands before it in its class.
    func home(_ statement: String, _ members: String = "") -> String {
      "class Home: UIViewController {\n\(members)  func go() { \(statement) }\n}\nwindow\n  home: Home\nhome.go()\n"
    }
    func next(_ row: Int, _ first: String, _ other: String) -> String { row == 0 ? first : other + "\(row - 1)" }
    let last = count - 1
    return [
      (
        "structures",
        joined { "struct S\($0) { var a = \(next($0, "1", "S"))\($0 == 0 ? "" : "()") }" }
          + home("let made = S\(last)(); title = \"\\(made)\"")
      ),
      (
        "structures with initialisers",
        joined { "struct S\($0) { var a = \(next($0, "1", "S"))\($0 == 0 ? "" : "()"); init() { } }" }
          + home("let made = S\(last)(); title = \"\\(made)\"")
      ),
      ("classes", joined { "class C\($0): \(next($0, "UIViewController", "C")) { }" } + home("_ = C\(last)()")),
      ("aliases", joined { "typealias T\($0) = \(next($0, "UIViewController", "T"))" } + home("_ = T\(last)()")),
      ("properties", home("title = \"\\(p\(last))\"", joined { "lazy var p\($0) = \(next($0, "1", "p"))" })),
      (
        "functions",
        home(
          "title = \"\\(f\(last)())\"",
          joined { "func f\($0)() -> Int { \(next($0, "1", "f"))\($0 == 0 ? "" : "()") }" })
      ),
      ("globals", joined { "let g\($0) = \(next($0, "1", "g"))" } + home("title = \"\\(g\(last))\"")),
    ]
  }

  /// `lint` reads with the main thread alone, `test` with others too: each has a stack of 8 MB.
  @Test(arguments: ["test", "lint"]) func nothingRunsOutOfTheStack(command: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    var files: [String] = []
    func add(_ name: String, _ text: String) throws {
      files.append(name + ".presim")
      try presim.write(text, to: name + ".presim")
    }
    for count in [12, 300] {
      for (number, row) in Self.rows.enumerated() { try add("\(number)-\(count)", row.text(count)) }
      for (number, chain) in Self.chains(count).enumerated() { try add("chain-\(number)-\(count)", chain.text) }
    }
    let result = try presim.run([command] + files)
    // 70 is a fault of presim's own. What is wrong in one file keeps no other from being read.
    expect(result.status, equals: 2, "\(result.errors.suffix(2_000))")
    let tooDeep = result.errors.split(separator: "\n").filter { $0.contains("nested deeper than") }
    for (number, row) in Self.rows.enumerated() {
      // Twelve levels of anything are no mistake.
      #expect(!tooDeep.contains { $0.hasPrefix("\(number)-12.presim:") }, "\(row.name)")
    }
    #expect(tooDeep.count > Self.rows.count / 2)
  }
}
