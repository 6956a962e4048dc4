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
    if let page = topic(word) {
      console.out.write(page)
      return .success
    }
    // 'help lint' is about the command; 'help lint/' lists the folder of that name.
    if let name = CommandName(word: word) {
      console.out.write(HelpText.command(CommandTable.command(name)))
      return .success
    }
    if let type = UIKitClass.allCases.first(where: { $0.name != word && $0.name.lowercased() == word.lowercased() }),
      let reference = Pages.all.reference(of: type.name)
    {
      console.out.write(ReferenceText(markdown: reference, columns: columns).text)
      return .success
    }
    if let reference = Pages.all.reference(of: word) {
      console.out.write(ReferenceText(markdown: reference, columns: columns).text)
      if let parent = UIKitClass(named: word)?.superclass {
        console.out.line("What '\(parent.name)' has, it has too: presim help \(parent.name)")
      }
      return .success
    }
    if let text = LanguageText.page(of: word, columns) {
      console.out.write(text)
      return .success
    }
    if RulesSelection(word) != nil { return try RulesCommand(arguments: arguments, console: console).perform() }
    console.out.write(try page(word))
    return .success
  }

  /// The columns of the terminal, or those that every terminal has.
  private var columns: Int { console.out.knownColumns ?? 80 }

  /// A page that has a name of its own.
  private func topic(_ word: String) -> String? {
    switch word {
    case "language": arguments.has(.all) ? Pages.all.language : LanguageText.page
    case "sources": SourcesText.page(console.out.paragraphColumns)
    case "exit-codes": ExitStatus.page
    case "lessons": BookText(lookup: BookLookup(pages: .all)).contents(columns)
    default: nil
    }
  }

  /// Where to go on from a word that has no page; what has several words is looked for in the rulebook.
  private func hint(_ word: String, _ near: [String]) -> String {
    if word.contains(" ") {
      let search = Location.search(word)
      return near.isEmpty ? search : "\(search), and the lessons \(near.joined(separator: ", ")) have its words"
    }
    if !near.isEmpty { return "did you mean \(near.joined(separator: " or "))?" }
    return word.contains("-") || word.contains("/")
      ? "'presim help lessons' lists the folders of the book" : Location.search(word)
  }

  /// A lesson of the book, a folder of it, or a schema.
  private func page(_ word: String) throws(UsageError) -> String {
    let book = BookLookup(pages: .all)
    switch book.find(word) {
    case .lesson(let page), .schema(let page): return book.pages.text(of: page)
    case .folder(let name, let lessons): return BookText(lookup: book).folder(name, lessons)
    case .several(let lessons):
      let names = lessons.map { "'\($0.name)'" }.joined(separator: " and ")
      throw UsageError(message: "'\(word)' is a lesson of \(lessons.count) folders", hint: "write \(names)")
    case nil:
      let topics = ["language", "sources", "exit-codes", "lessons"]
      var near = book.near(word, to: CommandName.allCases.map(\.rawValue) + topics).map { "'\($0)'" }
      if word.hasPrefix("UI"), let type = nearestName(to: word, in: UIKitClass.allCases.map(\.name)) {
        near = ["'\(type)'"]
      } else if word.contains(where: { $0.isNumber }), let id = RulesSelection.near(word) {
        near = ["'\(id)'"]
      }
      throw UsageError(
        message: word.hasPrefix("UI")
          ? "'\(word)' is no class that presim has a table for"
          : word.contains("-") || word.contains("/")
            ? "'\(word)' is no lesson of the book, and no rule" : "'\(word)' is not a command",
        hint: hint(word, near))
    }
  }
}
