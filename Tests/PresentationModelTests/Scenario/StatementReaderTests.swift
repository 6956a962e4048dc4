import Testing

@testable import PresentationModel

/// What is typed line after line (`presim repl`) is what the file with all of the lines is.
@Suite struct StatementReaderTests {
  /// The chunks of a file as a session takes them: each begins at column one.
  private func chunks(_ bytes: [UInt8]) -> [String] {
    var result: [String] = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false) {
      let goesOn = line.isEmpty || " })".contains(line.first ?? " ")
      if goesOn, let last = result.popLast() { result.append(last + "\n" + line) } else { result.append(String(line)) }
    }
    return result
  }

  private func load(_ text: String) -> Scenario { Scenario.load(bytes: Array(text.utf8), path: "a.presim") }

  /// Reads a file chunk by chunk under its newest version, each alone where that can be: the program is the whole
  /// file's after every chunk, and when all of them have been taken back it is that of the beginning.
  private func read(_ bytes: [UInt8]) -> (alone: Int, whole: Int, difference: String?) {
    var (alone, whole) = (0, 0)
    var text = ""
    var program: Program?
    var reader: StatementReader?
    var marks: [(mark: StatementReader.Mark, before: String)] = []
    for chunk in chunks(bytes) {
      if reader == nil, let program, !program.steps.isEmpty {
        let profiles = load(text).programs.map { $0.profile }
        reader = StatementReader(behind: Array(text.utf8), under: program.profile, of: profiles)
      }
      let before = reader == nil ? "" : "\(program.map { "\($0)" } ?? "")"
      text += chunk + "\n"
      let next = load(text)
      var growing = program ?? Program()
      if program != nil, reader != nil, let mark = reader?.add(chunk, to: &growing) {
        alone += 1
        marks.append((mark, before))
        program = growing
        guard let wanted = next.program else { return (alone, whole, "an error is taken: \(chunk)") }
        let (found, expected) = ("\(growing)", "\(wanted)")
        if found != expected {
          let parts = "\(RunText.near(found, expected)) is not \(RunText.near(expected, found))"
          return (alone, whole, "another program: \(chunk): \(parts)")
        }
        continue
      }
      whole += 1
      if reader != nil, "\(growing)" != before { return (alone, whole, "something is left: \(chunk)") }
      (reader, marks) = (nil, [])
      program = next.program
    }
    while let (mark, before) = marks.popLast(), var growing = program {
      reader?.takeBack(mark, from: &growing)
      if "\(growing)" != before { return (alone, whole, "something is left when it is taken back") }
      program = growing
    }
    return (alone, whole, nil)
  }

  @Test func theBookIsReadAloneAsItIsReadWhole() {
    var alone = 0
    for path in ScenarioFiles.sample(every: 24) {
      let found = read(ScenarioFiles.bytes(path))
      expect(found.difference, equals: nil, "\(ScenarioFiles.shown(path)): \(found.difference ?? "")")
      alone += found.alone
    }
    #expect(alone > 100)
  }

  private static let start = "window\n  home: Home\na: A\nb: UIAlertController\nhome.title = \"x\"\n"

  @Test(arguments: [
    "home.present(a, animated: true) { home.title = \"y\" }", "expect events include\n  home.viewDidLoad",
    "begin home.present(a, animated: true)", "on a.viewDidAppear {\n  a.title = \"z\"\n}", "// a remark",
    "turn {\n  home.present(a, animated: true)\n  expect no log\n}",
  ])
  func aStatementIsReadAlone(chunk: String) {
    let found = read(Array((Self.start + chunk + "\nhome.title = \"w\"\n").utf8))
    expect(found.difference, equals: nil)
    expect(found.alone, equals: 2, "\(chunk)")
  }

  /// What says more than a statement, or belongs to the line above it, is read with the whole file.
  @Test(arguments: [
    "c: C", "class D: UIViewController { }", "window overlay\n  d: D", "  home.title = \"y\"", "}",
    "home.titel = \"y\"",
    "home.present(UINavigationController(rootViewController: a), animated: true)", "finish(", "ios 12",
    "home.title = \"y\" // presim:ignore LNT-07 why", "func f() { }", "let x = 1", "if #available(iOS 13, *) {\n}",
    "\u{FEFF}home.title = \"y\"", "expect completion", "/* one */ expect home.title == \"x\"",
    "segue \"S\" from home to a kind .presentation",
  ])
  func restIsReadWhole(chunk: String) {
    let found = read(Array((Self.start + chunk + "\n").utf8))
    expect(found.difference, equals: nil)
    expect(found.alone, equals: 0, "\(chunk)")
  }

  /// An error in a text that is read alone leaves nothing behind: not a name, not a mention, not an open `begin`.
  @Test func anErrorLeavesNothing() throws {
    var program = try #require(load(Self.start).program)
    var reader = try #require(
      StatementReader(behind: Array(Self.start.utf8), under: program.profile, of: [program.profile]))
    let before = "\(program)"
    for chunk in [
      "turn {\n  home.present(a, animated: true) { a.title = \"y\" }\n  x.title = \"y\"\n}", "begin a.title",
    ] {
      #expect(reader.add(chunk, to: &program) == nil, "\(chunk)")
      expect("\(program)", equals: before, "\(chunk)")
    }
    let mark = try #require(reader.add("begin home.present(a, animated: true)", to: &program))
    reader.takeBack(mark, from: &program)
    #expect(reader.add("begin home.present(a, animated: true)", to: &program) != nil)
    #expect(reader.add("begin home.dismiss(animated: true)", to: &program) == nil)
  }
}
