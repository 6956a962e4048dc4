import PresentationModel

/// `presim help [COMMAND]`
struct HelpCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    if arguments.has(.man) {
      console.out.write(ManualPage.text())
      return .success
    }
    guard let word = arguments.operands.first else {
      console.out.write(HelpText.overview())
      return .success
    }
    if word == "language" {
      console.out.write(arguments.has(.all) ? Pages.language : LanguageText.page)
      return .success
    }
    if word == "sources" {
      console.out.write(SourcesText.page(console.out.paragraphColumns))
      return .success
    }
    if word == "exit-codes" {
      console.out.write(ExitStatus.page)
      return .success
    }
    if CommandName(rawValue: word) == nil, let page = Pages.page(word) {
      console.out.write(page)
      return .success
    }
    guard let name = CommandName(rawValue: word) else {
      let topics = ["language", "sources", "exit-codes"]
      let near = nearestName(to: word.lowercased(), in: CommandName.allCases.map(\.rawValue) + topics + Pages.questions)
      throw UsageError(message: "'\(word)' is not a command", hint: near.map { "did you mean '\($0)'?" })
    }
    console.out.write(HelpText.command(CommandTable.command(name)))
    return .success
  }
}
