import PresentationModel

/// The course, which the command has with it as a part of the book.
enum CourseFiles {
  /// The lessons in their order.
  static let all: [Pages.Page] = Pages.all.pages.filter {
    $0.isLesson && $0.path.hasPrefix(folder) && !$0.path.hasPrefix(tasks)
  }

  private static let folder = "Scenarios/course/"
  private static let tasks = folder + "tasks/"

  /// The lessons, from 1, behind which a task stands: each ends a chapter.
  static let taskPlaces: [Int] = Pages.all.pages.filter { $0.isLesson && $0.path.hasPrefix(tasks) }
    .compactMap { number($0) }

  /// The task behind a lesson, from 1; nil where none stands there.
  static func task(_ lesson: Int) -> CourseTask? {
    let page = Pages.all.pages.first { $0.isLesson && $0.path.hasPrefix(tasks) && number($0) == lesson }
    return page.flatMap { CourseTask(String(decoding: Array(Pages.all.bytes(of: $0)), as: UTF8.self)) }
  }

  /// `22` of `22-keep-the-tab-bar-usable.presim`.
  private static func number(_ page: Pages.Page) -> Int? {
    DecimalNumber.parse(page.path.dropFirst(tasks.count).prefix { $0.isNumber })
  }

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
    let files = Pages.all.pages.filter { $0.isLesson && $0.path.hasPrefix(folder + "/") }
    // The tasks are no lessons of the course, and a chapter of their own.
    let isOfTasks = (folder + "/").hasPrefix(tasks)
    return files.filter { isOfTasks || !$0.path.hasPrefix(tasks) }.map {
      ScenarioFile.check(Array(Pages.all.bytes(of: $0)), path: $0.path)
    }
  }
}
