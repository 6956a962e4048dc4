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
      let near = nearestName(to: word.lowercased(), in: CommandName.allCases.map(\.rawValue))
      throw UsageError(message: "'\(word)' is not a command", hint: near.map { "did you mean '\($0)'?" })
    }
    result.command = CommandTable.command(name)
  }

  private mutating func takeLong(_ word: String) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let option = known.first(where: { $0.name == parts[0] }) else { throw unknown(parts[0]) }
    try take(option, as: parts[0], attached: parts.count > 1 ? parts[1] : nil)
  }

  private mutating func takeShort(_ word: String) throws(UsageError) {
    var rest = word.dropFirst()
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
      throw error("'\(result.operands[command.count.upperBound])' is one too many")
    }
  }

  /// The options that are valid here.
  private var known: [OptionSpec] { result.command?.allOptions ?? CommandTable.globalOptions }

  private func unknown(_ name: String) -> UsageError {
    let near = name.hasPrefix("--") ? nearestName(to: name.lowercased(), in: known.map(\.name)) : nil
    let place = result.command.map { " of 'presim \($0.name.rawValue)'" } ?? ""
    return error("'\(name)' is not an option\(place)", hint: near.map { "did you mean '\($0)'?" })
  }

  private func error(_ message: String, hint: String? = nil) -> UsageError {
    UsageError(message: message, hint: hint, command: result.command?.name)
  }
}
