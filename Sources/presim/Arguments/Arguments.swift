/// A command line, understood.
struct Arguments {
  /// What to do; nil when nothing was said but options.
  var command: CommandSpec?
  /// Options that were given, with their values; the last one wins.
  var values: [OptionID: String] = [:]
  /// All values of the options that were given more than once, in order.
  var repeated: [OptionID: [String]] = [:]
  /// The words that are not options.
  var operands: [String] = []

  /// Whether a switch was given.
  func has(_ option: OptionID) -> Bool { values[option] != nil }

  /// Whether `--format json` was given.
  var isJSON: Bool { values[.format] == "json" }

  /// `--color`, `auto` by default.
  var color: ColorChoice { values[.color].flatMap(ColorChoice.init) ?? .auto }
}

/// A command line that is wrong: exit status 2.
struct UsageError: Error {
  /// What is wrong.
  let message: String
  /// What was meant, perhaps.
  var hint: String?
  /// The command whose help to name.
  var command: CommandName?
  /// Of a project file that is wrong: its errors, in place of all else.
  var diagnostics: String?
}
