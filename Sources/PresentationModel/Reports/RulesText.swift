/// `presim rules` for people.
package struct RulesText {
  let output: Output
  let paint: Paint
  private let typed: (String) -> String

  /// - Parameter typed: what to type for a scenario of the book, by its path.
  package init(output: Output, paint: Paint, typed: @escaping (String) -> String) {
    (self.output, self.paint, self.typed) = (output, paint, typed)
  }

  /// The subjects of the rulebook's chapters.
  private static let chapters = [
    1: "Presentation", 2: "Dismissal and queries", 3: "System appearance", 4: "Lifecycle", 5: "Containers",
    7: "Console and exceptions", 8: "Lint", 9: "Custom transitions", 10: "Show and segues",
  ]

  /// One line for each rule, message and choice.
  package func writeList(_ report: RulesReport) {
    var chapter = 0
    var prefix: Substring = ""
    for rule in report.rules {
      if rule.chapter != chapter {
        if chapter != 0 { output.line() }
        chapter = rule.chapter
        output.line(paint(.bold, "\(chapter). \(Self.chapters[chapter] ?? "")"))
      } else if rule.id.prefix(3) != prefix {
        output.line()
      }
      prefix = rule.id.prefix(3)
      writeTitle(rule.id, rule.title, indent: 2)
      let versions = plain(oneLine(rule.versions))
      let known = rule.grades.joined(separator: ", ")
      let blanks = String(repeating: " ", count: 10)
      output.sentence(blanks, "\(versions) \(versions.hasSuffix(".") ? "" : "· ")\(known)", wide: 10, rest: blanks) {
        paint(.dim, $0)
      }
    }
    output.line()
    output.line(paint(.bold, "6. Assumptions where evidence is missing"))
    for choice in report.choices { writeTitle(choice.id, choice.question, indent: 2) }
    output.line()
    output.line(paint(.bold, "7. UIKit's messages, and what it does without a word"))
    for message in report.messages {
      let id = message.id + String(repeating: " ", count: max(0, 5 - message.id.count))
      output.line("  \(paint(.cyan, id))  \(firstLine(message.text))")
    }
  }

  /// One line for each, and below it what it says in plain words, or when a message comes.
  package func writeLines(_ report: RulesReport) {
    for rule in report.rules {
      writeTitle(rule.id, rule.title)
      output.paragraph(rule.inShort, first: "        ", rest: "        ") { paint(.dim, $0) }
    }
    for message in report.messages {
      let id = message.id + String(repeating: " ", count: max(0, 6 - message.id.count))
      let isSilent = message.kind == "silent" || message.text == "–"
      let words = isSilent ? "(UIKit prints nothing) " + message.effect : message.text
      output.line("\(paint(.cyan, id))  \(firstLine(words))")
      let blanks = String(repeating: " ", count: 8)
      output.sentence(blanks, plain(oneLine(message.condition)), wide: 8, rest: blanks) { paint(.dim, $0) }
    }
    for choice in report.choices { writeTitle(choice.id, choice.question) }
    for question in report.questions {
      output.line("\(paint(.cyan, "lesson"))  \(question.title)")
      output.line(paint(.dim, "        \(typed(question.file))"))
    }
  }

  /// An ID and what is said of it; further lines stand below the words.
  private func writeTitle(_ id: String, _ text: String, indent: Int = 0) {
    let blanks = String(repeating: " ", count: indent)
    let width = indent + id.count + 2
    output.sentence(
      "\(blanks)\(paint(.cyan, id))  ", text, wide: width, rest: String(repeating: " ", count: width))
  }

  /// Between the message that a line was recognized as and what else has its words.
  package func writeAlso() {
    output.line()
    output.line(paint(.bold, "also"))
  }

  /// How many are left out.
  package func writeMore(_ count: Int) { output.line(paint(.dim, "and \(count) more: --all lists them")) }

  /// One entry in full.
  package func writeEntry(_ report: RulesReport) {
    for rule in report.rules { write(rule) }
    for message in report.messages { write(message) }
    for choice in report.choices { write(choice) }
  }

  private func write(_ rule: RulesReport.Rule) {
    output.line("\(paint(.cyan, rule.id))  \(paint(.bold, rule.title))")
    output.paragraph(rule.inShort, first: "  ", rest: "  ")
    output.line()
    output.line(paint(.dim, "chapter \(rule.chapter), \(Self.chapters[rule.chapter] ?? "")"))
    output.line()
    writeLines(plain(rule.statement))
    section("versions", oneLine(rule.versions))
    output.line()
    output.line(paint(.bold, "evidence"))
    for evidence in rule.evidence { paragraph("\(evidence.grade): \(evidence.source)") }
    for id in rule.choices { paragraph("open question: \(id) ('presim rules \(id)')") }
    if !rule.example.isEmpty {
      output.line()
      output.line(paint(.bold, "example"))
      writeLines(rule.example)
    }
    writeLegend(RulebookNotation.legend(for: rule.text, chapter: rule.chapter))
    if !rule.messages.isEmpty { section("messages", rule.messages.joined(separator: ", ")) }
    writeNamed(in: rule.text + "\n" + (rule.choices + rule.messages).joined(separator: " "), of: rule.id)
    section("file", rule.file)
    writeScenarios("scenarios", rule.scenarios.filter { !rule.nearMisses.contains($0) })
    writeScenarios(
      LintID(rule.id) == nil ? "scenarios in which it does not decide" : "scenarios in which it does not report",
      rule.nearMisses)
  }

  private func writeScenarios(_ heading: String, _ paths: [String]) {
    guard !paths.isEmpty else { return }
    output.line()
    output.line(paint(.bold, heading))
    for path in paths { output.line("  \(typed(path))") }
  }

  /// Where the classic documents and UIKit part.
  package func writeDifferences(_ report: RulesReport) {
    output.paragraph(
      "Where the classic documents and UIKit part. The documents: 'presim help sources'; 'rules docs' in a scenario "
        + "takes them at their word, where no 'not followed' stands.", first: "", rest: "")
    var topic = ""
    for row in report.differences ?? [] {
      output.line()
      if row.topic != topic {
        topic = row.topic
        output.line(paint(.bold, topic))
        output.line()
      }
      let who =
        row.documents == "silent"
        ? "the documents are silent" : row.documents == "Apple" ? "Apple's page" : "document \(row.documents)"
      output.paragraph("\(row.claim) (\(who))" + (row.isFollowed ? "" : ": not followed"), first: "  ", rest: "    ")
      output.paragraph("iOS: \(row.today)", first: "    ", rest: "      ")
      output.line("    " + paint(.dim, row.decidedBy.split(separator: " ").joined(separator: ", ")))
      output.line("    \(typed("Scenarios/\(row.scenario).presim"))")
    }
  }

  private func write(_ message: RulesReport.Message) {
    output.line("\(paint(.cyan, message.id))  \(paint(.bold, Self.heading(of: message)))")
    output.line()
    // One line for each version's wording; of a silence what presim says in its place.
    if message.text == "–" {
      output.paragraph("UIKit prints nothing: \(plain(message.effect))", first: "", rest: "")
    } else {
      if message.kind == "silent" { output.line("UIKit prints nothing. presim's own note:") }
      output.indented(message.text.parts(between: " · ").joined(separator: "\n"), by: 2)
    }
    section("when", message.condition)
    section("the call", message.effect)
    section("fix", message.cure)
    section("versions", message.versions)
    output.line()
    output.line(paint(.bold, "evidence"))
    paragraph(message.sources == "–" ? message.evidence : "\(message.evidence): \(message.sources)")
    for id in message.choices { paragraph("open question: \(id) ('presim rules \(id)')") }
    if !message.reproduction.isEmpty {
      output.line()
      output.line(paint(.bold, "a scenario that comes to it"))
      output.indented(message.reproduction, by: 2)
    }
    let text = [message.condition, message.effect, message.cure, message.versions, message.evidence, message.sources]
      .joined(separator: "\n")
    writeLegend(RulebookNotation.legend(for: text))
    writeNamed(in: text + " " + message.choices.joined(separator: " "), of: message.id)
    writeScenarios("scenarios", message.scenarios)
  }

  /// Its kind, in plain words.
  private static func heading(of message: RulesReport.Message) -> String {
    message.kind == "silent" ? "no console message" : message.kind.filter { $0 != "`" }
  }

  private func write(_ choice: RulesReport.Choice) {
    output.line("\(paint(.cyan, choice.id))  \(paint(.bold, choice.question))")
    let kind =
      choice.isSettled
      ? "was an assumption of presim's, and is settled by evidence"
      : choice.isOrder ? "an assumption of presim's about the order of lines" : "an assumption of presim's"
    output.line(paint(.dim, kind))
    section(choice.isSettled ? "settled" : "presim", choice.choice)
    if !choice.note.isEmpty { section("known", choice.note) }
    if !choice.rules.isEmpty { section("rules", choice.rules.joined(separator: ", ")) }
    if !choice.isSettled {
      section(
        "settled by",
        choice.settledBy.isEmpty
          ? "a log from a device or simulator with every callback of both view controllers printed" : choice.settledBy)
    }
    let text = [choice.question, choice.choice, choice.note, choice.settledBy].joined(separator: "\n")
    writeLegend(RulebookNotation.legend(for: text))
    writeNamed(in: text + " " + choice.rules.joined(separator: " "), of: choice.id)
  }

  /// What the abbreviations of a text mean.
  private func writeLegend(_ legend: [RulebookNotation.Entry]) {
    guard !legend.isEmpty else { return }
    output.line()
    output.line(paint(.bold, "notation"))
    for entry in legend {
      let sign = String(entry.sign.drop { $0 == " " }.prefix { $0 != " " || !entry.sign.hasPrefix(" ") })
      let mark = "  \(sign)\(sign.count < 2 ? " " : "")  "
      guard let columns = output.knownColumns, mark.count + entry.meaning.count > columns else {
        output.line(paint(.dim, mark + entry.meaning))
        continue
      }
      let rest = String(repeating: " ", count: mark.count)
      output.paragraph(entry.meaning, first: mark, rest: rest) { paint(.dim, $0) }
    }
  }

  /// The titles of the entries that a text cites.
  private func writeNamed(in text: String, of own: String) {
    let named = NamedEntries(in: text, of: own).all
    guard !named.isEmpty else { return }
    output.line()
    output.line(paint(.bold, "named here"))
    let width = named.map { $0.id.count }.max() ?? 0
    for entry in named {
      let id = entry.id + String(repeating: " ", count: width - entry.id.count)
      output.paragraph(
        plain(entry.title), first: "  \(id)  ", rest: String(repeating: " ", count: width + 4))
    }
  }

  /// The lines of a text, each broken where it is wider than the columns.
  private func writeLines(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let indent = line.prefix { $0 == " " }.count + 2
      let blanks = String(repeating: " ", count: indent)
      if line.isEmpty {
        output.line()
      } else {
        output.sentence(blanks, String(line.drop { $0 == " " }), wide: indent, rest: blanks)
      }
    }
  }

  private func section(_ title: String, _ text: String) {
    output.line()
    output.line(paint(.bold, title))
    output.paragraph(plain(text), first: "  ", rest: "  ")
  }

  private func paragraph(_ text: String) {
    output.paragraph(plain(text), first: "  ", rest: "    ")
  }

  /// The words of a text, with one blank between them.
  private func oneLine(_ text: String) -> String {
    var result: [UInt8] = []
    var hasBlank = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: " ") || 0x09...0x0D ~= byte {
        hasBlank = !result.isEmpty
      } else {
        if hasBlank { result.append(UInt8(ascii: " ")) }
        hasBlank = false
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The first line of a text that is not empty.
  private func firstLine(_ text: String) -> Substring {
    let end = UInt8(ascii: "\n")
    return Substring(text.utf8.drop { $0 == end }.prefix { $0 != end })
  }

  /// Markdown's bold marks mean nothing on a terminal; its code marks read well.
  private func plain(_ text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "*"), place + 1 < bytes.count, bytes[place + 1] == bytes[place] {
        place += 2
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}

extension RulesReport.Rule {
  /// All that is printed of it in words.
  fileprivate var text: String {
    ([title, inShort, statement, versions, example] + evidence.map { $0.source }).joined(separator: "\n")
  }
}
