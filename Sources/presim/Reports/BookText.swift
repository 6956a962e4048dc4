/// The book of lessons as `presim help` lists it.
struct BookText {
  let lookup: BookLookup

  /// The folders, each with its question: `presim help lessons`.
  func contents() -> String {
    let folders = lookup.folders
    let width = folders.map(\.name.count).max() ?? 0
    var text = "The book of lessons. Each folder is about one question; 'presim help FOLDER/' lists its lessons.\n\n"
    for folder in folders {
      let blanks = String(repeating: " ", count: width - folder.name.count)
      text += "  \(folder.name)\(blanks)  \(folder.question)\n"
    }
    return text + "\n'presim help NAME' prints a lesson, a scenario that presim can run: " + Self.running
  }

  /// The lessons of a folder.
  func folder(_ name: String, _ lessons: [Pages.Page]) -> String {
    let question = lookup.folders.first { $0.name == name }?.question
    var text = "\(name)/\(question.map { ": \($0)" } ?? "")\n\n"
    for lesson in lessons {
      text += "  \(lesson.name)\n"
      let title = lookup.title(of: lesson)
      if !title.isEmpty { text += "      \(title)\n" }
    }
    return text + "\n'presim help NAME' prints one of them; " + Self.running
  }

  private static let running = "to try one, 'presim help NAME | presim explain -'.\n"
}
