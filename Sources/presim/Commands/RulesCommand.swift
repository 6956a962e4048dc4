import PresentationModel

/// `presim rules [ID…]`
struct RulesCommand {
  let arguments: Arguments
  let console: Console
  /// The files are looked through when an entry asks for them.
  static var known: RulesScenarios {
    RulesScenarios(
      decides: { RuleScenarios.all.whereItDecides($0) }, doesNot: { RuleScenarios.all.whereItDoesNot($0) },
      shortest: { Reproductions.scenario(of: $0) })
  }

  func perform() throws(UsageError) -> ExitStatus {
    let text = RulesText(output: console.out, paint: console.paint, typed: BookPath.typed)
    if let wanted = arguments.values[.search] {
      return try search(([wanted] + arguments.operands).joined(separator: " "), text)
    }
    if arguments.operands == ["docs"] {
      let report = RulesReport(DocumentDifference.all)
      if arguments.isJSON { JSONDocument.write(report, to: console.out) } else { text.writeDifferences(report) }
      return .success
    }
    var chosen: [RulesSelection] = []
    for word in arguments.operands {
      guard let selection = RulesSelection(word) else {
        // Words that are no ID are looked for, all of them together.
        if Self.isSlip(word) { throw unknown(word) }
        return try search(arguments.operands.joined(separator: " "), text)
      }
      if !chosen.contains(selection) { chosen.append(selection) }
    }
    if arguments.isJSON {
      JSONDocument.write(
        chosen.isEmpty ? RulesReport(Self.known) : RulesReport(chosen.flatMap(\.entries), Self.known), to: console.out)
    } else if chosen.isEmpty {
      text.writeList(RulesReport(Self.known))
    } else {
      for (row, selection) in chosen.enumerated() {
        if row > 0 { console.out.line() }
        let report = RulesReport(selection.entries, Self.known, namesScenarios: !selection.isFamily)
        if selection.isFamily { text.writeLines(report) } else { text.writeEntry(report) }
      }
    }
    return .success
  }

  /// What people look for and presim knows nothing of.
  private static let notModelled: [(word: String, says: String)] = [
    ("keyboard", "presim does not model the keyboard"), ("thread", "presim does not model threads"),
    ("constraint", "presim does not model layout"), ("snapshotting a view", "presim does not model snapshots"),
    ("storyboard named", "presim reads no storyboard files"), ("coding-compliant", "presim reads no nib files"),
    ("font", "presim does not model the look of views"), ("over-released", "presim does not model memory errors"),
  ]

  /// How many entries of a search are shown where '--all' does not ask for more.
  private static let most = 5

  private func search(_ wanted: String, _ text: RulesText) throws(UsageError) -> ExitStatus {
    if !arguments.isJSON, let subject = Self.notModelled.first(where: { wanted.lowercased().contains($0.word) })?.says {
      console.note("presim", "\(subject): what follows is nearest to it")
    }
    let result = RulebookSearch(wanted)
    guard !result.entries.isEmpty else {
      throw UsageError(message: "nothing in the rulebook has '\(wanted)'", command: .rules)
    }
    if arguments.isJSON {
      JSONDocument.write(RulesReport(result.entries, Self.known, isSearch: true, pasted: wanted), to: console.out)
      return .success
    }
    var rest = result.entries[...]
    for row in result.messages.indices {
      guard let first = rest.popFirst() else { break }
      if row > 0 { console.out.line() }
      text.writeEntry(RulesReport([first], Self.known, pasted: wanted))
    }
    if !result.messages.isEmpty, !rest.isEmpty { text.writeAlso() }
    let shown = arguments.has(.all) ? rest.count : min(rest.count, Self.most)
    for entry in rest.prefix(shown) { text.writeLines(RulesReport([entry], Self.known, namesScenarios: false)) }
    if rest.count > shown { text.writeMore(rest.count - shown) }
    return .success
  }

  /// Whether a word is meant as an ID or an option, and is none.
  private static func isSlip(_ word: String) -> Bool {
    let isID = word.contains("-") && word.last?.isNumber ?? false && !word.contains(" ")
    return isID || RulesSelection.near(word) != nil
      || CommandTable.command(.rules).allOptions.contains { $0.name == "--" + word }
  }

  private func unknown(_ word: String) -> UsageError {
    if let option = CommandTable.command(.rules).allOptions.first(where: { $0.name == "--" + word }) {
      return UsageError(message: "'\(word)' is an option", hint: "write '\(option.name)'", command: .rules)
    }
    return UsageError(
      message: "'\(word)' is not a rule, message, assumption or group of rules",
      hint: RulesSelection.near(word).map { "did you mean '\($0)'?" }
        ?? "'presim rules' lists them all",
      command: .rules)
  }
}
