import PresentationModel

/// `presim explain FILE[:LINE]`
struct ExplainCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    guard let (file, program) = console.load(location.path, showsLaunch: location.line == nil) else { return .usage }
    var question = ExplainQuestion(file, program, output: console.out, paint: console.paint)
    question.isJSON = arguments.isJSON
    question.isAll = arguments.has(.all)
    let refusal = question.answer(line: location.line, run: location.run, not: arguments.values[.not])
    guard let refusal else { return .success }
    console.error(file.path, refusal.message)
    if let note = refusal.note { console.note(file.path, note) }
    return refusal.isMistake ? .usage : .failure
  }
}
