import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// The tasks of the course: each ends a chapter, fails as it is set, and is solved by its own solution and by nothing less.
@Suite struct CourseTaskTests {
  static let numbers = CourseFiles.taskPlaces

  @Test func everyChapterEndsWithOne() throws {
    let text = try String(
      contentsOf: Repository.root.appendingPathComponent("Scenarios/course/README.md"), encoding: .utf8)
    // The last lesson before each heading of the table, and before its end.
    var (lasts, last): ([Int], Int?) = ([], nil)
    for line in text.components(separatedBy: "\n") where line.hasPrefix("| ") {
      let cells = line.components(separatedBy: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      if let number = Int(cells[1]), cells.count > 3 {
        last = number
      } else if cells[1].isEmpty, cells[2].hasPrefix("**") {
        if let last { lasts.append(last) }
      }
    }
    lasts.append(CourseFiles.all.count)
    expect(Self.numbers, equals: lasts)
    for number in Self.numbers {
      let task = try #require(CourseFiles.task(number))
      #expect(text.contains(task.goal), "\(number): \(task.goal)")
    }
  }

  @Test(arguments: numbers)
  func isSolvedByItsSolutionAlone(_ number: Int) throws {
    let task = try #require(CourseFiles.task(number))
    #expect(task.prose.count > 40 && task.goal.hasSuffix(".") && !task.solution.isEmpty, "\(number)")
    guard case .open(let failures) = TaskReport(task, task.start).verdict else {
      Issue.record("\(number) is solved as it is set")
      return
    }
    #expect(!failures.isEmpty && failures.allSatisfy { $0.fix == nil && !($0.why ?? "").contains("presim explain") })
    let whole = TaskReport(task, task.text(with: task.solution))
    guard case .solved(let outcomes) = whole.verdict else {
      Issue.record("\(number): \(whole.verdict)")
      return
    }
    #expect(!outcomes.isEmpty, "\(number)")
    // Every line of it is needed.
    for row in task.solution.indices {
      var less = task.solution
      less.remove(at: row)
      #expect(!TaskReport(task, task.text(with: less)).isSolved, "\(number) without \(task.solution[row])")
    }
    // As a page has it, which does not know the solution.
    let asSet = try #require(CourseTask(task.start))
    #expect(asSet.start == task.start && asSet.goal == task.goal && asSet.solution.isEmpty && asSet.place == task.place)
    #expect(TaskReport(asSet, task.text(with: task.solution)).isSolved, "\(number)")
  }

  /// An expectation that is taken away, turned into a comment or changed is no solution.
  @Test(arguments: numbers)
  func anExpectationHasToStay(_ number: Int) throws {
    let task = try #require(CourseFiles.task(number))
    let lines = task.text(with: task.solution).components(separatedBy: "\n")
    for row in lines.indices where lines[row].hasPrefix("expect ") && !lines[row].hasSuffix("include") {
      for other in [[], ["// " + lines[row]], ["expect no exception"]] {
        var changed = lines
        changed.replaceSubrange(row...row, with: other)
        let report = TaskReport(task, changed.joined(separator: "\n"))
        #expect(!report.isSolved, "\(number): \(lines[row]) → \(other)")
      }
    }
  }

  /// What stands above the place may be changed; the call and the hierarchy may not.
  @Test func theCallHasToStay() throws {
    let task = try #require(CourseFiles.task(22))
    let solved = task.text(with: task.solution)
    let changed = solved.replacingOccurrences(of: "filters.modalPresentationStyle = .fullScreen\n", with: "")
    #expect(TaskReport(task, changed).isSolved)
    for line in ["list.present(filters, animated: true)", "    settings: SettingsViewController"] {
      let report = TaskReport(task, solved.replacingOccurrences(of: line + "\n", with: ""))
      guard case .lacks(let gone) = report.verdict else {
        Issue.record("\(line): \(report.verdict)")
        continue
      }
      expect(gone, equals: line.trimmingCharacters(in: .whitespaces), "\(line)")
    }
  }

  @Test func whatIsNoScenarioIsNoSolution() throws {
    let task = try #require(CourseFiles.task(22))
    guard case .wrong(let text, let problems) = TaskReport(task, task.text(with: ["list.presnt(filters)"])).verdict
    else {
      Issue.record("it is taken for a scenario")
      return
    }
    #expect(text.contains("presnt") && problems.count > 0)
    #expect(CourseTask("window\n  home: HomeViewController\n") == nil)
    #expect(CourseTask("// > Do it.\nwindow\n  home\n") == nil)
    #expect(CourseTask("") == nil)
  }

  // MARK: The page

  private func ask(_ text: String) throws -> [String: Any] {
    let head: [UInt8] = [10] + Array(repeating: 0, count: 16)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(Reports.answer(head + Array(text.utf8)))) as? [String: Any])
  }

  @Test func thePageIsToldTheSame() throws {
    let task = try #require(CourseFiles.task(22))
    let open = try ask(task.start + "\0" + task.start)
    #expect(
      open["isSolved"] as? Bool == false && (open["open"] as? [Any])?.count == 1 && open["goal"] as? String == task.goal
    )
    let solved = try ask(task.start + "\0" + task.text(with: task.solution))
    #expect(solved["isSolved"] as? Bool == true && (solved["says"] as? [String])?.isEmpty == false)
    let lacks = try ask(task.start + "\0window\n  home: HomeViewController\n")
    #expect(lacks["isSolved"] as? Bool == false && lacks["lacks"] is String)
    let wrong = try ask(task.start + "\0window\n  home\n")
    #expect(wrong["isSolved"] as? Bool == false && (wrong["wrong"] as? [String: Any])?["ranges"] != nil)
    for text in ["", "\0", task.start, "window\n\0window\n"] {
      #expect(try ask(text)["diagnostics"] is String, "\(text)")
    }
  }

  /// The page has them as they are set.
  @Test func thePageHasThemAsTheyAreSet() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("presim-pages-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", Repository.root.appendingPathComponent("Playground/pages").path, folder.path]
    try process.run()
    process.waitUntilExit()
    expect(process.terminationStatus, equals: 0)
    let text = try String(contentsOf: folder.appendingPathComponent("examples.js"), encoding: .utf8)
    let shown = text.components(separatedBy: "\n").filter { $0.hasPrefix("[\"Tasks\", ") }.map { line in
      let packed = line.components(separatedBy: "\"")[5]
      return String(decoding: Data(base64Encoded: packed) ?? Data(), as: UTF8.self)
    }
    expect(shown, equals: try Self.numbers.map { try #require(CourseFiles.task($0)).start })
  }

  // MARK: The command

  @Test func aPipeAndAFileAreChecked() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let task = try #require(CourseFiles.task(22))
    let good = try presim.run("learn", "--task", "22", input: task.solution.joined(separator: "\n") + "\n")
    #expect(good.status == 0 && good.output.contains("Solved.\n→ list presents filters over the current context."))
    let bad = try presim.run("learn", "--task", "22", input: "\n")
    #expect(bad.status == 1 && bad.output.contains("Not yet.\nexpect tabs.tabBar.isReachable\n"), "\(bad.output)")
    try presim.write(task.text(with: task.solution), to: "mine.presim")
    try expect(presim.run("learn", "--task", "22", "mine.presim").status, equals: 0)
    try presim.write(task.start, to: "mine.presim")
    try expect(presim.run("learn", "--task", "22", "mine.presim").status, equals: 1)
    try expect(presim.run("learn", "--task", "22", "none.presim").status, equals: 2)
    let none = try presim.run("learn", "--task", "5")
    #expect(none.status == 2 && none.errors.contains("tasks stand behind the lessons 4, 11, 15, 22, 25, 27, 30"))
  }
}
