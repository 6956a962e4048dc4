/// The manual page, written from `CommandTable`: `presim help --man > presim.1`.
enum ManualPage {
  static func text() -> String {
    var text = """
      .TH PRESIM 1 "" "presim \(Presim.version)" "User Commands"
      .SH NAME
      presim \\- simulate UIKit's presentation system from scenario files
      .SH SYNOPSIS
      .B presim
      .I COMMAND
      .RI [ OPTION ...]
      .RI [ FILE ...]

      """
    for (title, names) in CommandTable.groups + [("Help", [.help])] {
      text += ".SH \(escaped(title).uppercased())\n"
      text += names.map { section(CommandTable.command($0)) }.joined()
    }
    text += ".SH OPTIONS OF EVERY COMMAND\n" + OptionSpec.common.map(option).joined()
    return text + """
      .SH EXIT STATUS
      .TP
      .B 0
      done; every expectation held
      .TP
      .B 1
      an expectation did not hold, lint found an error, or a file would change
      .TP
      .B 2
      the command line or a file was wrong
      .TP
      .B 70
      a fault of presim itself
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      no colour if set and not empty
      .TP
      .B FORCE_COLOR, CLICOLOR_FORCE
      colour without a terminal too, if set and neither empty nor 0
      .TP
      .B TEST_SHARD_INDEX, TEST_TOTAL_SHARDS, TEST_SHARD_STATUS_FILE
      the shard that Bazel asks for

      """
  }

  private static func section(_ command: CommandSpec) -> String {
    var text = ".SS presim \(escaped(command.name.rawValue)) [OPTION...] \(escaped(command.operands))\n"
    text += escaped(command.summary) + ".\n.PP\n" + escaped(command.discussion) + "\n"
    for option in command.options { text += self.option(option) }
    text += ".PP\nExamples:\n"
    for example in command.examples {
      text += ".TP\n.B \(escaped(example.command))\n\(escaped(example.meaning))\n"
    }
    return text
  }

  private static func option(_ option: OptionSpec) -> String {
    let short = option.short.map { "\\-\($0), " } ?? ""
    let value = option.value.map { " \\fI\($0)\\fR" } ?? ""
    return ".TP\n\\fB\(short)\(escaped(option.name))\\fR\(value)\n\(escaped(option.help))\n"
  }

  /// Hyphens that are typed stay hyphens, and no line begins with a request.
  private static func escaped(_ text: String) -> String {
    text.with("\\e", for: "\\").with("\\-", for: "-")
      .split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&\($0)" : String($0) }.joined(separator: "\n")
  }
}
