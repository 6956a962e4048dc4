/// Help, written from `CommandTable`.
enum HelpText {
  /// `presim --help`.
  static func overview() -> String {
    var text = """
      presim says what UIKit does when you call present, dismiss, push or show, and why.

      Usage: presim COMMAND [OPTION…] [FILE…]

      Examples:
        pbpaste | presim                                   what your class does when its screen appears
        presim login.presim                                what each call of a scenario does ('run')
        presim login.presim:12                             why line 12 does that ('explain')
        presim help checkout-from-a-product-page | presim  a scenario of the book

      """
    let width = CommandName.allCases.map(\.rawValue.utf8.count).max() ?? 0
    for group in CommandTable.groups {
      text += "\n\(group.title):\n"
      text += columns(group.commands.map { ($0.rawValue, CommandTable.command($0).summary) }, width)
    }
    text += "\nOptions:\n" + options(CommandTable.globalOptions)
    return text
      + "\n'presim help COMMAND' says more. Exit status: 0 done, 1 an expectation did not hold or lint found an error, "
      + "2 wrong input.\n"
  }

  /// `presim run --help`.
  static func command(_ command: CommandSpec) -> String {
    let examples = command.examples.map { ($0.command, $0.meaning) }
    var text = command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".\n\n"
    text += "Usage: presim \(command.name.rawValue) [OPTION…] \(command.operands)\n\n"
    text += command.examples.count == 1 ? "Example:\n" : "Examples:\n"
    text += columns(examples) + "\n" + command.discussion + "\n"
    return text + "\nOptions:\n" + options(command.allOptions)
  }

  private static func options(_ options: [OptionSpec]) -> String {
    columns(
      options.map { option in
        let short = option.short.map { "-\($0), " } ?? "    "
        return (short + option.name + (option.value.map { " \($0)" } ?? ""), option.help)
      })
  }

  private static func columns(_ rows: [(String, String)], _ least: Int = 0) -> String {
    let width = max(least, rows.map(\.0.count).max() ?? 0)
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}
