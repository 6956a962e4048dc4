import PresentationModel

/// The book of lessons as `presim help` lists it.
struct BookText {
  let lookup: BookLookup

  /// The folders, each with its question, in lines of at most so many columns: `presim help lessons`.
  func contents(_ columns: Int) -> String {
    let folders = lookup.folders
    let width = folders.map(\.name.count).max() ?? 0
    var lines = TextWrap.lines(
      "The book of lessons. Each folder is about one question; 'presim help FOLDER/' lists its lessons.", first: "",
      rest: "", width: columns)
    lines.append("")
    for folder in folders {
      let mark = "  " + folder.name + String(repeating: " ", count: width - folder.name.count + 2)
      lines += TextWrap.lines(
        ReferenceText.plain(folder.question[...]), first: mark, rest: String(repeating: " ", count: mark.count),
        width: columns)
    }
    lines.append("")
    lines += TextWrap.lines(
      "'presim help NAME' prints a lesson, a scenario that presim can run: " + Self.running, first: "", rest: "",
      width: columns)
    return lines.joined(separator: "\n") + "\n"
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
    return text + "\n'presim help NAME' prints one of them; " + Self.running + "\n"
  }

  private static let running = "to try one, 'presim help NAME | presim explain -'."
}
