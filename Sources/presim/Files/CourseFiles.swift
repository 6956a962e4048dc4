import PresentationModel

/// The course, which the command has with it as a part of the book.
enum CourseFiles {
  /// The lessons in their order.
  static let all: [Pages.Page] = Pages.all.pages.filter { $0.isLesson && $0.path.hasPrefix("Scenarios/course/") }

  /// A lesson, read; the tests hold that each is one.
  static func lesson(_ row: Int) -> (file: ScenarioFile, lesson: CourseLesson)? {
    let page = all[row]
    let bytes = Array(Pages.all.bytes(of: page))
    return CourseLesson(Scenario.load(bytes: bytes, path: page.path)).map {
      (ScenarioFile(path: page.path, bytes: bytes, programs: $0.quiz.scenario.programs, diagnostics: ""), $0)
    }
  }

  /// The scenarios of a folder of the book, by its name: `dismissal`, `Scenarios/dismissal`. None for anything else.
  static func chapter(_ word: String) -> [ScenarioFile] {
    let name = word.hasSuffix("/") ? String(word.dropLast()) : word
    let folder = name.hasPrefix("Scenarios/") || name == "Scenarios" ? name : "Scenarios/" + name
    return Pages.all.pages.filter { $0.isLesson && $0.path.hasPrefix(folder + "/") }.map {
      ScenarioFile.check(Array(Pages.all.bytes(of: $0)), path: $0.path)
    }
  }
}
