import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// The course: thirty lessons, each a question that the engine answers as its file says.
@Suite struct CourseTests {
  private static let names = CourseFiles.all.map { String($0.path.dropFirst("Scenarios/course/".count)) }

  @Test func theCommandHasTheFilesOfTheRepository() throws {
    let folder = Repository.root.appendingPathComponent("Scenarios/course")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".presim") }
    expect(Self.names, equals: files.sorted())
    expect(Self.names.count, equals: 30)
    for (row, name) in Self.names.enumerated() {
      let lesson = try #require(CourseFiles.lesson(row), "\(name)")
      expect(Array(try Data(contentsOf: folder.appendingPathComponent(name))), equals: lesson.file.bytes, "\(name)")
    }
  }

  @Test(arguments: 0..<30)
  func isALesson(_ row: Int) throws {
    let name = Self.names[row]
    #expect(name.hasPrefix("\(row < 9 ? "0" : "")\(row + 1)-"), "\(name)")
    let (file, lesson) = try #require(CourseFiles.lesson(row), "\(name)")
    #expect(file.lineCount <= 25, "\(name)")
    #expect(lesson.prose.count > 60 && lesson.source.count > 10, "\(name)")
    #expect(lesson.prompt.hasSuffix("?") && lesson.answer.hasSuffix("."), "\(name)")
    let question = try #require(lesson.question(seed: UInt64(row + 1)), "\(name)")
    expect(
      lesson.quiz.rightAnswers(of: question, under: lesson.quiz.program.profile), equals: [question.right], "\(name)")
    // What is asked must not be told before.
    #expect(!lesson.prose.contains(question.rightText) || question.kind == .presenter, "\(name)")
    // Where the classic documents answer otherwise the lesson says so, and nowhere else.
    let differs = lesson.answerOfTheNotes(to: question) != nil
    expect(differs, equals: lesson.answer.contains("classic documents"), "\(name): \(lesson.answer)")
    for (version, _) in lesson.answersOfOlderVersions(to: question) {
      #expect(lesson.answer.contains(version), "\(name): \(version)")
    }
  }

  /// Nothing that a scenario pins fails under a version that it names.
  @Test func everyLessonHoldsUnderItsVersions() throws {
    for row in Self.names.indices {
      let (_, lesson) = try #require(CourseFiles.lesson(row))
      for program in lesson.quiz.scenario.programs {
        var runner = ScenarioRunner(program)
        var failures = runner.launch().failures
        while let outcome = runner.next() { failures += outcome.failures }
        #expect(
          failures.isEmpty && runner.unreached().isEmpty, "\(Self.names[row]), \(program.profile.text): \(failures)")
      }
    }
  }

  @Test func aScenarioWithoutAQuestionIsNoLesson() {
    #expect(CourseLesson(Scenario.load("window\n  home: HomeViewController\nexpect no log\n")) == nil)
    #expect(CourseLesson(Scenario.load("// ? Who?\n// ! Nobody.\nwindow\n  home\n")) == nil)
  }
}
