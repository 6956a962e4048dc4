/// The rulebook as pages, beside those of a book: each entry as `presim rules` prints it, with links to what it names.
package struct RulePages {
  private let known: RulesScenarios
  private let scenario: (String) -> String?

  /// - Parameter scenario: the address of a scenario's page from the folder of these pages, by the path of its file; nil where
  ///   the book does not have it.
  package init(_ known: RulesScenarios, scenario: @escaping (String) -> String?) {
    (self.known, self.scenario) = (known, scenario)
  }

  /// Everything that has a page.
  package static let entries: [RulebookSearch.Entry] =
    RuleID.allCases.map { .rule($0) } + LintID.allCases.map { .lint($0) } + MessageID.allCases.map { .message($0) }
    + ChoiceID.allCases.map { .choice($0) }

  /// The page of an entry.
  package func page(_ entry: RulebookSearch.Entry) -> String {
    let text = Self.text { $0.writeEntry(RulesReport([entry], known)) }
    let end = text.firstIndex(of: "\n") ?? text.endIndex
    return html(title: String(text[..<end]), text[end...].drop { $0 == "\n" })
  }

  /// The page that lists them all.
  package var index: String { html(title: "The rulebook", Self.text { $0.writeList(RulesReport(known)) }[...]) }

  private static func text(_ write: (RulesText) -> Void) -> String {
    let output = Output()
    output.knownColumns = 90
    write(RulesText(output: output, paint: Paint(isOn: false), typed: { $0 }))
    return String(decoding: output.takeBytes(), as: UTF8.self)
  }

  private func html(title: String, _ text: Substring) -> String {
    var page = HTMLText.head(title: title, style: PageStyle.css)
    page += "<body>\n<header>\n<nav class=\"book\" aria-label=\"Book\"><a href=\"../index.html\">All scenarios</a>"
    page += " <a href=\"index.html\">All rules</a></nav>\n"
    page += HTMLText.element("h1", PictureText.visible(title)) + "</header>\n<main class=\"rulebook\">\n<section>\n"
    return page + "<pre class=\"rule\">\(linked(text))</pre>\n</section>\n</main>\n</body>\n</html>\n"
  }

  /// A text in which the IDs of entries, and the files of scenarios, lead to their pages.
  private func linked(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let first = rest.first {
      let word = rest.prefix { Self.isOfAWord($0) }
      if word.isEmpty {
        result += PictureText.escaped(String(first))
        rest = rest.dropFirst()
      } else {
        let name = String(word.last == "." ? word.dropLast() : word)
        let shown = PictureText.escaped(name)
        if let address = NamedEntries.titles[name] != nil ? "\(name).html" : scenario(name) {
          result += "<a href=\"\(PictureText.escaped(address))\">\(shown)</a>"
        } else {
          result += shown
        }
        rest = rest.dropFirst(name.count)
        if word.count > name.count {
          result += "."
          rest = rest.dropFirst()
        }
      }
    }
    return result
  }

  private static func isOfAWord(_ character: Character) -> Bool {
    guard let byte = character.asciiValue else { return false }
    return byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".")
  }
}
