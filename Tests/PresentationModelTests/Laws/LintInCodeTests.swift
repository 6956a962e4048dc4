import Foundation
import Testing

@testable import PresentationModel

/// What lint offers for lines of a scenario it offers where the same story stands in a pasted class: each call of a line,
/// each `turn` and each body of `on` of a plain view controller becomes a method of its class.
@Suite struct LintInCodeTests {
  /// A scenario of the book, written anew.
  struct Rewritten: Sendable {
    let path: String
    let bytes: [UInt8]
    let text: String
    /// What was moved into a class, as it is written.
    var moved: Set<String> = []
  }

  static let all: [Rewritten] = ScenarioFiles.all.compactMap { path in
    let cured = ScenarioFiles.findings(path).joined().contains { $0.cure != nil && $0.severity > .note }
    return cured ? rewritten(path) : nil
  }

  /// `home.present(card, animated: true)`: the receiver, and the rest behind the dot.
  private static func call(_ line: String) -> (receiver: String, rest: String)? {
    guard let dot = line.firstIndex(of: "."), line.hasSuffix(")"), !line.contains("//"), !line.contains("{"),
      !line.contains("\""), line.filter({ $0 == "(" }).count == 1,
      line.contains("animated:") || ![".present(", ".dismiss(", ".show("].contains(where: { line.contains($0) }),
      ![".swipe", ".tap", ".rotate", ".drag", ".go"].contains(where: { line.contains($0) })
    else { return nil }
    let receiver = line[..<dot]
    let rest = line[line.index(after: dot)...]
    guard receiver.allSatisfy({ $0.isLetter || $0.isNumber }), receiver.first?.isLowercase == true,
      rest.first?.isLowercase == true
    else { return nil }
    return (String(receiver), String(rest))
  }

  private static let callbacks = [
    "viewDidLoad": "viewDidLoad()", "viewWillAppear": "viewWillAppear(_ animated: Bool)",
    "viewDidAppear": "viewDidAppear(_ animated: Bool)", "viewWillDisappear": "viewWillDisappear(_ animated: Bool)",
  ]

  /// The file with its calls in classes; nil where there is nothing to move.
  private static func rewritten(_ path: String) -> Rewritten? {
    guard let program = ScenarioFiles.programs(path).last, program.swift.isEmpty else { return nil }
    let lines = String(decoding: ScenarioFiles.bytes(path), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var types: [String: String] = [:]
    for (name, id) in zip(program.outline.names, program.outline.classes) where !name.isEmpty {
      types[name] = program.classes[Int(id.index)].name
    }
    func isPlain(_ name: String) -> Bool {
      guard let type = types[name], !type.hasPrefix("UI"), let info = program.classes.first(where: { $0.name == type })
      else { return false }
      guard case .controller(.plain) = info.kind else { return false }
      let isOnly = types.values.filter { $0 == type }.count == 1
      return isOnly && !info.isDeclared && !lines.contains { $0.hasPrefix("class \(type)") }
    }
    var members: [String: [String]] = [:]
    var result: [String] = []
    var moved: Set<String> = []
    var given: Set<String> = []
    var row = 0
    /// Statements as the class of the receiver of all of them has them; what it needs of others it is given above.
    func inside(_ block: [String], _ top: inout [String]) -> (owner: String, code: [String])? {
      guard let owner = block.compactMap({ Self.call($0)?.receiver }).first, isPlain(owner) else { return nil }
      var code: [String] = []
      var needs: Set<String> = []
      for line in block {
        guard let (receiver, rest) = Self.call(line) else { return nil }
        let words = rest.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        let names = Set(words.filter { types[$0] != nil && $0 != owner } + (receiver == owner ? [] : [receiver]))
        guard names.allSatisfy({ types[$0] != nil }) else { return nil }
        needs.formUnion(names)
        code.append(receiver == owner ? rest : line)
      }
      for name in needs.sorted() where given.insert("\(owner).\(name)").inserted {
        members[owner, default: []].append("    var \(name): \(types[name] ?? "")!")
        top.append("\(owner).\(name) = \(name)")
      }
      return (owner, code)
    }
    while row < lines.count {
      let line = lines[row]
      if let whole = Self.call(line), isPlain(whole.receiver), case var top = result,
        let (owner, code) = inside([line], &top)
      {
        members[owner, default: []].append("    func zebra\(row)() {\n        \(code[0])\n    }")
        result = top + ["\(owner).zebra\(row)()"]
        moved.insert(line)
      } else if line == "turn {" || line.hasPrefix("on ") && line.hasSuffix("{"),
        let end = lines[row...].firstIndex(of: "}"),
        case let block = lines[(row + 1)..<end].map({ String($0.drop { $0 == " " }) }), !block.isEmpty,
        case var top = result, let (owner, code) = inside(block, &top)
      {
        let body = code.map { "        \($0)\n" }.joined()
        if line == "turn {" {
          members[owner, default: []].append("    func zebra\(row)() {\n\(body)    }")
          result = top + ["\(owner).zebra\(row)()"]
          moved.formUnion(block)
        } else if let head = callbacks[String(line.dropFirst(3 + owner.count + 1).dropLast(2))],
          line.hasPrefix("on \(owner).")
        {
          let superCall = head.replacingOccurrences(of: "_ animated: Bool", with: "animated")
          members[owner, default: []].append("    override func \(head) {\n        super.\(superCall)\n\(body)    }")
          result = top
          moved.formUnion(block)
        } else {
          result.append(line)
          row += 1
          continue
        }
        row = end
      } else {
        result.append(line)
      }
      row += 1
    }
    guard !moved.isEmpty else { return nil }
    let classes = members.sorted { $0.key < $1.key }.map { name, members in
      "class \(types[name] ?? ""): UIViewController {\n" + members.joined(separator: "\n\n") + "\n}\n"
    }
    let place = result.firstIndex { $0.hasPrefix("window") || $0.hasPrefix("class ") } ?? 0
    result.insert(contentsOf: classes, at: place)
    let text = result.joined(separator: "\n")
    return Rewritten(path: path, bytes: Array(text.utf8), text: text, moved: moved)
  }

  /// Findings with their lines as the scenario has them, and their fixes.
  private static func findings(_ bytes: [UInt8], _ programs: [Program]) -> [(line: String, finding: LintFinding)] {
    Linter.readings(of: programs, bytes).flatMap { $0.findings }.map { finding in
      (String(decoding: bytes[Int(finding.range.start)..<Int(finding.range.end)], as: UTF8.self), finding)
    }
  }

  @Test func theSameStoryHasTheSameFixes() {
    var (count, files) = (0, 0)
    var missing: [LintID: [String]] = [:]
    for file in Self.all {
      let programs = Scenario.load(bytes: file.bytes, path: file.path).programs
      guard !programs.isEmpty else { continue }
      files += 1
      let there = Self.findings(file.bytes, programs)
      for (line, finding) in Self.findings(ScenarioFiles.bytes(file.path), ScenarioFiles.programs(file.path)) {
        guard let cure = finding.cure, let (_, rest) = Self.call(line), file.moved.contains(line),
          // What is set again stands on another line, in the scenario's words.
          finding.id != .lnt54
        else { continue }
        // A class has another word, or none, for whom its own line does not name.
        let names = cure.split(separator: "'").enumerated().filter { $0.offset % 2 == 1 }
          .map { String($0.element.prefix { $0.isLetter || $0.isNumber }) }
        let known = Set(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
        let others = Set(ScenarioFiles.programs(file.path).last?.outline.names ?? []).subtracting(known)
        if names.contains(where: { others.contains($0) }) { continue }
        let same = there.filter { $0.finding.id == finding.id && (line == $0.line || rest == $0.line) }
        // In a class some things are not known: there the finding itself is another matter.
        guard !same.isEmpty else { continue }
        count += 1
        if !same.contains(where: { $0.finding.cure?.contains(cure) == true }) {
          missing[finding.id, default: []].append(
            "\(ScenarioFiles.shown(file.path)): \(line): \(cure)\n    there: \(same[0].finding.cure ?? "none")")
        }
      }
    }
    for (id, lines) in missing.sorted(by: { $0.key.text < $1.key.text }) {
      Issue.record("\(id.text), \(lines.count):\n  \(lines.joined(separator: "\n  "))")
    }
    #expect(count > 60, "\(count) fixes in \(files) files")
  }

  @Test func whatIsFixedInAClassHasGone() {
    var count = 0
    for file in Self.all {
      guard !Scenario.load(bytes: file.bytes, path: file.path).programs.isEmpty,
        let fixer = LintFixer(bytes: file.bytes, path: file.path, under: [], fixing: { $0.severity > .note }),
        !fixer.fixed.isEmpty
      else { continue }
      count += fixer.fixed.count
      let programs = Scenario.load(bytes: fixer.bytes, path: file.path).programs
      #expect(!programs.isEmpty, "\(file.path): the fixed file does not load:\n\(file.text)")
      let again = LintFixer(bytes: fixer.bytes, path: file.path, under: [], fixing: { $0.severity > .note })
      expect(again?.bytes, equals: fixer.bytes, "\(file.path)")
    }
    #expect(count > 40, "\(count) findings were fixed")
  }

  // MARK: What is written

  /// A body of a class, the lines below its outline, and what `--fix` makes of the body; nil where it stays.
  struct Story: Sendable {
    let name: String
    let before: String
    let after: String?
    var steps = ""
  }

  static let stories: [Story] = [
    Story(
      name: "a present in viewDidLoad gets a viewDidAppear of its own",
      before: """
            override func viewDidLoad() {
                super.viewDidLoad()
                let editor = EditorViewController()
                editor.title = "New"
                present(editor, animated: true)
            }
        """,
      after: """
            override func viewDidLoad() {
                super.viewDidLoad()
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                let editor = EditorViewController()
                editor.title = "New"
                present(editor, animated: true)
            }
        """),
    Story(
      name: "what viewDidLoad calls moves with the call",
      before: """
            override func viewDidLoad() {
                super.viewDidLoad()
                showEditor()
            }

            func showEditor() {
                present(EditorViewController(), animated: true)
            }
        """,
      after: """
            override func viewDidLoad() {
                super.viewDidLoad()
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                showEditor()
            }

            func showEditor() {
                present(EditorViewController(), animated: true)
            }
        """),
    Story(
      name: "a condition moves with the call",
      before: """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                if presentedViewController == nil {
                    present(EditorViewController(), animated: true)
                }
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                title = "on screen"
            }
        """,
      after: """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                title = "on screen"
                if presentedViewController == nil {
                    present(EditorViewController(), animated: true)
                }
            }
        """),
    Story(
      name: "below a guard nothing moves",
      before: """
            override func viewDidLoad() {
                super.viewDidLoad()
                guard presentedViewController == nil else { return }
                present(EditorViewController(), animated: true)
            }
        """, after: nil),
    Story(
      name: "with an argument nothing moves",
      before: """
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                present(EditorViewController(), animated: animated)
            }
        """, after: nil),
    Story(
      name: "with a variable that the method needs nothing moves",
      before: """
            override func viewDidLoad() {
                super.viewDidLoad()
                let editor = EditorViewController()
                present(editor, animated: true)
                title = editor.title
            }
        """, after: nil),
    Story(
      name: "of two the second goes into the handler of the first",
      before: """
            func show() {
                present(EditorViewController(), animated: true, completion: nil)
                let help = HelpViewController()
                present(help, animated: true)
            }
        """,
      after: """
            func show() {
                present(EditorViewController(), animated: true) {
                    let help = HelpViewController()
                    self.presentedViewController?.present(help, animated: true)
                }
            }
        """, steps: "home.show()\n"),
    Story(
      name: "what is presented behind a dismissal waits for its end",
      before: """
            func show() { present(EditorViewController(), animated: true) }

            func swap() {
                dismiss(animated: true, completion: nil)
                let help = HelpViewController()
                help.title = "Help"
                present(help, animated: true)
            }
        """,
      after: """
            func show() { present(EditorViewController(), animated: true) }

            func swap() {
                dismiss(animated: true) {
                    let help = HelpViewController()
                    help.title = "Help"
                    self.present(help, animated: true)
                }
            }
        """, steps: "home.show()\nhome.swap()\n"),
    Story(
      name: "a child is added",
      before: """
            let child = ChildViewController()

            func show() {
                view.addSubview(child.view)
            }
        """,
      after: """
            let child = ChildViewController()

            func show() {
                addChild(child)
                view.addSubview(child.view)
                child.didMove(toParent: self)
            }
        """, steps: "home.show()\n"),
    Story(
      name: "the first of two pushes is not animated",
      before: """
            func show() {
                navigationController?.pushViewController(EditorViewController(), animated: true)
                navigationController?.pushViewController(HelpViewController(), animated: true)
            }
        """,
      after: """
            func show() {
                navigationController?.pushViewController(EditorViewController(), animated: false)
                navigationController?.pushViewController(HelpViewController(), animated: true)
            }
        """, steps: "home.show()\n"),
  ]

  private static func text(_ body: String, _ steps: String) -> String {
    let outline =
      steps.contains("show")
      ? "  nav: UINavigationController\n    home: HomeViewController\n" : "  home: HomeViewController\n"
    return "class HomeViewController: UIViewController {\n\(body)\n}\n\nwindow\n\(outline)\n\(steps)"
  }

  @Test(arguments: stories.indices)
  func fixesAreWrittenIntoClasses(_ row: Int) {
    let story = Self.stories[row]
    let text = Self.text(story.before, story.steps)
    let fixer = LintFixer(bytes: Array(text.utf8), path: "", under: []) { $0.severity > .note }
    let wanted = Self.text(story.after ?? story.before, story.steps)
    expect(fixer.map { String(decoding: $0.bytes, as: UTF8.self) }, equals: wanted, "\(story.name)")
  }

  /// Of files that the header names only those are written that change, and with what they had at their beginning and end.
  @Test func filesOfTheHeaderAreFixed() {
    let scenario =
      "swift \"Home.swift\"\nswift \"Other.swift\"\n\nwindow\n  home: HomeViewController\n\nhome.show()\nexpect no log\n"
    let code =
      "class HomeViewController: UIViewController {\r\n\tfunc show() {\r\n\t\tlet a = EditorViewController()\r\n"
      + "\t\tpresent(a, animated: true)\r\n\t\tpresent(HelpViewController(), animated: true)\r\n\t}\r\n}"
    let sources = [
      SwiftSource(header: 0, path: "Home.swift", bytes: [0xEF, 0xBB, 0xBF] + Array(code.utf8)),
      SwiftSource(header: 1, path: "Other.swift", bytes: Array("class HelpViewController: UIViewController { }".utf8)),
    ]
    let fixer = LintFixer(bytes: Array(scenario.utf8), path: "", under: [], including: sources) { $0.severity > .note }
    expect(fixer?.bytes, equals: Array(scenario.utf8))
    expect(fixer?.files.map { $0.source.path }, equals: ["Home.swift"])
    let wanted = code.replacingOccurrences(
      of: "true)\r\n\t\tpresent(HelpViewController(), animated: true)\r\n",
      with: "true) {\r\n\t\t\ta.present(HelpViewController(), animated: true)\r\n\t\t}\r\n")
    expect(
      fixer?.files.first.map { String(decoding: $0.bytes.dropFirst(3), as: UTF8.self) }, equals: wanted)
    expect(fixer?.files.first?.bytes.starts(with: [0xEF, 0xBB, 0xBF]), equals: true)
  }
}
