/// A scenario that leads to a message, with the class names of a line that a user has pasted.
package enum PastedClasses {
  /// The scenario with the line's classes, where it still comes to the message; as it was, where the line names none.
  ///
  /// - Parameters:
  ///   - scenario: a scenario that comes to the message.
  ///   - message: the message that the line was recognized as.
  ///   - line: what was pasted.
  package static func scenario(_ scenario: String, of message: MessageID, in line: String) -> String {
    let pasted = PastedLine(line)
    guard let match = pasted.match(), match.id == message else { return scenario }
    let classes = pasted.words(in: match.wording).map(className)
    guard let names = names(in: scenario, of: message), classes.contains(where: { $0 != nil }) else { return scenario }
    var changed = scenario
    for (name, type) in zip(names, classes) {
      guard let name, let type else { continue }
      let other = renamed(name, type, in: changed)
      if comes(other, to: message) { changed = other }
    }
    return changed
  }

  /// `Shop.CartViewController 0x7f8…` names CartViewController; words that no class begins with name none.
  private static func className(_ words: [String]) -> String? {
    guard let name = words.first?.split(separator: ".").last, name.first?.isUppercase == true else { return nil }
    return String(name)
  }

  /// The controllers that the message names when the scenario leads to it, in the order of its placeholders.
  private static func names(in scenario: String, of message: MessageID) -> [String?]? {
    guard let program = Scenario.load(bytes: Array(scenario.utf8), path: message.text).program else { return nil }
    var runner = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    while let outcome = runner.next() {
      let said = outcome.console.map { $0.text } + (outcome.exception.map { [$0.text] } ?? [])
      for text in said {
        let line = PastedLine(text)
        guard let match = line.match(), match.id == message else { continue }
        // Here a controller is printed as `<Class name>`.
        return line.words(in: match.wording).map { $0.count > 1 ? $0[1] : nil }
      }
    }
    return nil
  }

  /// The outline's line `name: Class` with another class.
  private static func renamed(_ name: String, _ type: String, in scenario: String) -> String {
    scenario.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      guard line.dropFirst(indent.count).hasPrefix(name + ":") else { return String(line) }
      let rest = line.dropFirst(indent.count + name.count + 1).drop { $0 == " " }
      return indent + name + ": " + type + rest.drop { $0.isLetter || $0.isNumber || $0 == "_" }
    }.joined(separator: "\n")
  }

  private static func comes(_ scenario: String, to message: MessageID) -> Bool {
    guard let program = Scenario.load(bytes: Array(scenario.utf8), path: message.text).program else { return false }
    var runner = ScenarioRunner(program)
    while let outcome = runner.next() {
      if outcome.wasDecided(by: .message(message)) { return true }
    }
    return false
  }
}
