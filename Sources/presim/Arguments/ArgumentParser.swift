import PresentationModel

/// Takes a command line apart by `CommandTable`, in POSIX and GNU style.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private var result = Arguments()
  private var onlyOperands = false

  /// Understands the arguments after the program's name.
  static func parse(_ words: [String]) throws(UsageError) -> Arguments {
    var parser = ArgumentParser(words: words[...])
    return try parser.parse()
  }

  private init(words: ArraySlice<String>) { self.words = words }

  private mutating func parse() throws(UsageError) -> Arguments {
    while let word = words.popFirst() {
      if onlyOperands || word == "-" || word.hasPrefix("-:") || !word.hasPrefix("-") {
        try takeOperand(word)
      } else if word == "--" {
        onlyOperands = true
      } else if word.hasPrefix("--") {
        try takeLong(word)
      } else {
        try takeShort(word)
      }
    }
    try checkCount()
    return result
  }

  private mutating func takeOperand(_ word: String) throws(UsageError) {
    guard result.command == nil else { return result.operands.append(word) }
    guard let name = CommandName(word: word) else {
      // A file alone asks what it does; a line of it asks why.
      let location = Location(word)
      if word == "-" || Discovery.exists(location.path) {
        result.command = CommandTable.command(location.line == nil ? .run : .explain)
        return result.operands.append(word)
      }
      let isFile = location.path.hasSuffix(".presim") || location.path.hasSuffix(".swift")
      throw UsageError(
        message: isFile ? "there is no file '\(location.path)'" : "'\(word)' is not a command",
        hint: Self.hint(for: word))
    }
    result.command = CommandTable.command(name)
    try takeCommand(instead: name)
  }

  /// 'learn --quiz' is 'quiz', wherever among the options it stands.
  private mutating func takeCommand(instead name: CommandName) throws(UsageError) {
    let end = words.firstIndex(of: "--") ?? words.endIndex
    for option in known {
      guard let other = option.makes, let row = words[..<end].firstIndex(of: option.name) else { continue }
      words.remove(at: row)
      result.command = CommandTable.command(other)
      return
    }
  }

  /// What is meant by a word that is no command and no file.
  private static func hint(for word: String) -> String? {
    let small = word.lowercased()
    if small == "version" { return "did you mean '--version'?" }
    if let known = otherNames.first(where: { $0.words.contains(small) })?.command {
      return "did you mean '\(known.rawValue)'?"
    }
    if let hint = Location(word).hint { return hint }
    return nearestName(to: small, in: CommandName.allCases.map(\.rawValue)).map { "did you mean '\($0)'?" }
  }

  /// What other tools call these commands.
  private static let otherNames: [(command: CommandName, words: [String])] = [
    (.lint, ["check"]), (.test, ["validate", "verify"]), (.format, ["fmt"]), (.explain, ["why"]),
    (.run, ["simulate", "show", "tree", "play", "start"]),
  ]

  private mutating func takeLong(_ word: String) throws(UsageError) {
    var parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    // The name that 'run --left-out' had before 0.1.0.
    if result.command?.name == .run, parts[0] == "--all" { parts[0] = "--left-out" }
    guard let option = known.first(where: { $0.name == parts[0] }) else { throw unknown(parts[0]) }
    try take(option, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
    // '-events' is no row of letters.
    if known.contains(where: { $0.name == "-" + word }) { throw unknown(word) }
    while let letter = rest.popFirst() {
      guard let option = known.first(where: { $0.short == letter }) else { throw unknown("-\(letter)") }
      if option.value != nil {
        let attached = rest.first == "=" ? rest.dropFirst() : rest
        return try take(option, as: "-\(letter)", attached: rest.isEmpty ? nil : String(attached))
      }
      try take(option, as: "-\(letter)", attached: nil)
    }
  }

  private mutating func take(_ option: OptionSpec, as name: String, attached: String?) throws(UsageError) {
    guard let placeholder = option.value else {
      if attached != nil { throw error("'\(name)' takes no value") }
      result.values[option.id] = ""
      return
    }
    guard let value = attached ?? words.popFirst() else {
      throw error("'\(name)' needs a value: \(name) \(placeholder)")
    }
    if !option.choices.isEmpty, !option.choices.contains(value) {
      let near = nearestName(to: value.lowercased(), in: option.choices)
      throw error(
        "'\(value)' is not a value of '\(name)': \(option.choices.joined(separator: ", "))",
        hint: near.map { "did you mean '\($0)'?" })
    }
    result.values[option.id] = value
    result.repeated[option.id, default: []].append(value)
  }

  private func checkCount() throws(UsageError) {
    guard let command = result.command, !result.values.keys.contains(.help) else { return }
    if result.operands.count < command.count.lowerBound { throw error("nothing to do: \(command.operands) is missing") }
    if result.operands.count > command.count.upperBound {
      let extra = result.operands[command.count.upperBound]
      let isLine = command.operands.hasSuffix("[:LINE]") && DecimalNumber.parse(extra[...]) != nil
      throw error(
        "'\(extra)' is one too many", hint: isLine ? "did you mean '\(result.operands[0]):\(extra)'?" : nil)
    }
  }

  /// The options that are valid here.
  private var known: [OptionSpec] { result.command?.allOptions ?? CommandTable.globalOptions }

  private func unknown(_ name: String) -> UsageError {
    let place = result.command.map { " of 'presim \($0.name.rawValue)'" } ?? ""
    return error("'\(name)' is not an option\(place)", hint: hint(forOption: name))
  }

  /// What is meant by an option that the command does not have.
  private func hint(forOption name: String) -> String? {
    let word = String(name.drop { $0 == "-" })
    if result.command == nil, let command = CommandName(word: word) { return "did you mean '\(command.rawValue)'?" }
    if known.first(where: { $0.id == .format })?.choices.contains(word) == true {
      return "did you mean '--format \(word)'?"
    }
    if word == OptionID.device.rawValue, result.command?.operands.hasPrefix("FILE") == true {
      return "the device stands in the file, on a line above 'window': 'device iPad landscape'"
    }
    if name == "-v", result.command == nil { return "did you mean '-V'?" }
    guard word.count > 1 else { return nil }
    return nearestName(to: "--" + word.lowercased(), in: known.map(\.name)).map { "did you mean '\($0)'?" }
  }

  private func error(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message: message, hint: hint, command: result.command?.name)
  }
}
