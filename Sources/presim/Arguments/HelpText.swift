import PresentationModel

/// Help, written from `CommandTable`.
enum HelpText {
  /// `presim --help`.
  static func overview() -> String {
    var text = paragraphs("presim says what UIKit does when you call present, dismiss, push or show, and why.")
    text += "\nUsage: presim COMMAND [OPTION…] [FILE…]\n\nExamples:\n"
    text += columns([
      ("pbpaste | presim", "what your class does when its screen appears"),
      ("presim login.presim", "what each call of a scenario does ('run')"),
      ("presim login.presim:12", "why line 12 does that ('explain')"),
      ("presim help checkout-from-a-product-page | presim", "a scenario of the book"),
    ])
    let width = CommandName.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for group in CommandTable.groups {
      text += "\n\(group.title):\n"
      text += columns(group.commands.map { ($0.rawValue, CommandTable.command($0).summary) }, width)
    }
    text += "\nOptions:\n" + options(CommandTable.globalOptions)
    return text + "\n"
      + paragraphs(
        "'presim help COMMAND' says more. Exit status: 0 done, 1 an expectation did not hold or lint found an error, "
          + "2 wrong input.")
  }

  /// `presim run --help`.
  static func command(_ command: CommandSpec) -> String {
    let examples = command.examples.map { ($0.command, $0.meaning) }
    var text = paragraphs(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".") + "\n"
    text += "Usage: presim \(command.name.rawValue) [OPTION…] \(command.operands)\n\n"
    text += command.examples.count == 1 ? "Example:\n" : "Examples:\n"
    text += columns(examples) + "\n" + paragraphs(command.discussion)
    return text + "\nOptions:\n" + options(command.allOptions)
  }

  private static func options(_ options: [OptionSpec]) -> String {
    columns(
      options.map { option in
        let short = option.short.map { "-\($0), " } ?? "    "
        return (short + option.name + (option.value.map { " \($0)" } ?? ""), option.help)
      })
  }

  /// The columns that every terminal has.
  private static let width = 80

  /// Two columns.
  private static func columns(_ rows: [(String, String)], _ least: Int = 0) -> String {
    let widest = max(least, rows.map(\.0.count).max() ?? 0)
    // What does not fit behind its first column begins in a line of its own, and so do the others then.
    let fits = widest <= 32
    let rest = String(repeating: " ", count: fits ? widest + 4 : 6)
    return rows.map { left, right in
      let first = "  " + left + (fits ? String(repeating: " ", count: widest - left.count + 2) : "\n" + rest)
      return first
        + TextWrap.lines(right, first: "", rest: "", width: width - rest.count).joined(separator: "\n" + rest) + "\n"
    }.joined()
  }

  /// Paragraphs of the width; a line that is indented stays as it is written.
  private static func paragraphs(_ text: String) -> String {
    var result = ""
    var paragraph = ""
    func flush() {
      guard !paragraph.isEmpty else { return }
      result += TextWrap.lines(paragraph, first: "", rest: "", width: width).map { $0 + "\n" }.joined()
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.isEmpty || line.hasPrefix(" ") else {
        paragraph += (paragraph.isEmpty ? "" : " ") + line
        continue
      }
      flush()
      result += line + "\n"
    }
    flush()
    return result
  }
}
