import PresentationModel

/// `presim explain FILE[:LINE]`
struct ExplainCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let location = Location(arguments.operands[0])
    let profiles = try arguments.profiles()
    guard let (file, newest) = console.load(location.path, under: profiles, showsLaunch: location.line == nil) else {
      return .usage
    }
    guard profiles.count > 1 else { return answer(file, newest, location) }
    if arguments.isJSON {
      throw UsageError(message: "a document explains one version: '--ios' names \(profiles.count)", command: .explain)
    }
    var status = ExitStatus.success
    for (row, program) in file.programs.enumerated() {
      if row > 0 { console.out.line() }
      console.out.line(console.paint(.bold, "\(program.profile.text):"))
      let own = answer(file.having(file.source, [program]), program, location)
      if status == .success { status = own }
    }
    return status
  }

  private func answer(_ file: ScenarioFile, _ program: Program, _ location: Location) -> ExitStatus {
    var question = ExplainQuestion(file, program, output: console.out, paint: console.paint)
    question.isJSON = arguments.isJSON
    question.isAll = arguments.has(.all)
    let refusal = question.answer(line: location.line, run: location.run, not: arguments.values[.not])
    guard let refusal else { return .success }
    let place = location.line.map { file.place(ofLine: $0) } ?? file.path
    console.error(place, refusal.message)
    if let note = refusal.note { console.note(place, note) }
    return refusal.isMistake ? .usage : .failure
  }
}
