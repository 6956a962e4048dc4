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
    console.out.write(try page(word))
    return .success
  }

  /// A page that has a name of its own.
  private func topic(_ word: String) -> String? {
    switch word {
    case "language": arguments.has(.all) ? Pages.all.language : LanguageText.page
    case "sources": SourcesText.page(console.out.paragraphColumns)
    case "exit-codes": ExitStatus.page
    case "lessons": BookText(lookup: BookLookup(pages: .all)).contents()
    default: nil
    }
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
      let near = book.near(word, to: CommandName.allCases.map(\.rawValue) + topics).map { "'\($0)'" }
      throw UsageError(
        message: word.contains("-") || word.contains("/")
          ? "'\(word)' is no lesson of the book" : "'\(word)' is not a command",
        hint: near.isEmpty
          ? "'presim help lessons' lists the folders of the book" : "did you mean \(near.joined(separator: " or "))?")
    }
  }
}
