import PresentationModel

/// `presim compare FILE[:LINE]`
struct CompareCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    if arguments.has(.style), !arguments.has(.draw) {
      throw UsageError(
        message: "'--style' chooses what '--draw' shows; the table has every style", command: .compare)
    }
    let profiles = try arguments.profiles()
    guard let (file, program) = console.load(location.path) else { return .usage }
    if let line = location.line, line < 1 || line > max(1, file.lineCount) {
      console.error(file.place(ofLine: line), "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    guard let chosen = StepSelection.presentation(at: location.line, in: program, of: file) else {
      // Nothing is presented: who would do it is the question that is left.
      if location.line == nil, !arguments.has(.draw) {
        console.note(file.path, "no call at column one presents anything: this is the answer of 'presim who'")
        return try WhoCommand(arguments: arguments, console: console).perform()
      }
      let place = location.line.map { file.place(ofLine: $0) } ?? file.path
      console.error(place, CompareReport.nothingPresents(at: location.line))
      return .usage
    }
    if let path = arguments.values[.draw] { return try draw(file, program, at: chosen, to: path) }
    let report = CompareReport(file, program, profiles.isEmpty ? [program.profile] : profiles, at: chosen)
    if arguments.isJSON {
      JSONDocument.write(report, to: console.out)
    } else {
      CompareText(output: console.out, paint: console.paint).write(report)
    }
    return .success
  }
}
