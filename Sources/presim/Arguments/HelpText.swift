/// Help, written from `CommandTable`.
enum HelpText {
  /// `presim --help`.
  static func overview() -> String {
    var text = """
      Simulates UIKit's presentation system from scenario files.

      Example:
        presim help checkout-from-a-product-page | presim run -

      Usage: presim COMMAND [OPTION…] [FILE…]

      Commands:

      """
    let commands = CommandTable.commands.map { ($0.name.rawValue, $0.summary) }
    text += columns(commands) + "\nOptions:\n" + options(CommandTable.globalOptions)
    return text
      + "\n'presim help COMMAND' says more. Exit status: 0 done, 1 an expectation did not hold or lint found an error, "
      + "2 wrong input.\n"
  }

  /// `presim run --help`.
  static func command(_ command: CommandSpec) -> String {
    let examples = command.examples.map { ($0.command, $0.meaning) }
    var text = command.examples.count == 1 ? "Example:\n" : "Examples:\n"
    text += columns(examples)
    text += "\nUsage: presim \(command.name.rawValue) [OPTION…] \(command.operands)\n\n"
    text += command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".\n\n"
    text += command.discussion + "\n"
    return text + "\nOptions:\n" + options(command.allOptions)
  }

  private static func options(_ options: [OptionSpec]) -> String {
    columns(
      options.map { option in
        let short = option.short.map { "-\($0), " } ?? "    "
        return (short + option.name + (option.value.map { " \($0)" } ?? ""), option.help)
      })
  }

  private static func columns(_ rows: [(String, String)]) -> String {
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { left, right in
      "  " + left + String(repeating: " ", count: width - left.count + 2) + right + "\n"
    }.joined()
  }
}
