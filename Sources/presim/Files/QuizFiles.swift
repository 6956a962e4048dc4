import PresentationModel

/// The scenarios that `presim quiz` and `presim draw --slides` are about.
enum QuizFiles {
  /// Files, folders, and chapters of the book by name; without any, the course. Nil after a message where one is wrong.
  static func load(_ operands: [String], _ console: Console) -> [ScenarioFile]? {
    guard !operands.isEmpty else { return CourseFiles.all.indices.compactMap { CourseFiles.lesson($0)?.file } }
    var files: [ScenarioFile] = []
    var named: [String] = []
    var areBroken = false
    for path in operands {
      // A chapter of the book is a part of the command.
      let chapter = Discovery.exists(path) ? [] : CourseFiles.chapter(path)
      if chapter.isEmpty { named.append(path) } else { files += chapter }
    }
    for path in named.isEmpty ? [] : console.discover(named) {
      do throws(SystemError) {
        let file = try ScenarioFile.load(path)
        guard file.program != nil else {
          // The others still make questions.
          console.report(file.diagnostics)
          areBroken = true
          continue
        }
        files.append(file)
      } catch {
        console.error(FileReading.displayName(path), error.message)
        areBroken = true
      }
    }
    guard !files.isEmpty else {
      if areBroken { return nil }
      console.error(operands[0], "no scenario was found there")
      return nil
    }
    return files
  }
}
