import PresentationModel

/// `presim rules [ID]`
struct RulesCommand {
  private let arguments: Arguments
  private let console: Console

  init(_ arguments: Arguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func perform() throws(UsageError) -> ExitStatus {
    let document: RulesReport
    if let word = arguments.operands.first {
      guard let found = RulesReport(id: word) else { throw unknown(word) }
      document = found
    } else {
      document = RulesReport()
    }
    if arguments.isJSON {
      JSONDocument.write(document, to: console.out)
    } else if arguments.operands.isEmpty {
      RulesText(output: console.out, paint: console.paint).writeList(document)
    } else {
      RulesText(output: console.out, paint: console.paint).writeEntry(document)
    }
    return .success
  }

  private func unknown(_ word: String) -> UsageError {
    let ids = RuleID.allCases.map(\.text) + MessageID.allCases.map(\.text) + ChoiceID.allCases.map(\.text)
    let near = nearestName(to: word.uppercased(), in: ids, within: 2)
    return UsageError(
      message: "'\(word)' is not a rule, message or choice", hint: near.map { "did you mean '\($0)'?" },
      command: .rules)
  }
}
