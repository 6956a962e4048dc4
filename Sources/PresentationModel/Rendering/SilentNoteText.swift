/// presim's own note where UIKit prints nothing (the notes of each `UIKitMessage`).
package enum SilentNoteText {
  /// The note of the row that a finding names, with the names of the case; nil for a finding of no silent row, or of one
  /// without a note.
  package static func text(_ entry: TraceEntry, _ hierarchy: Hierarchy) -> String? {
    guard let message = entry.silence?.message, message.isSilent, !message.notes.isEmpty else { return nil }
    var names = entry.silentNames.controllers[...]
    // Each placeholder has its value at its first use; there are few of them.
    var blanks: [String] = []
    var values: [String] = []
    return Utterance.fill(message.notes[entry.silentNames.variant]) { blank in
      if let known = blanks.firstIndex(of: blank) { return values[known] }
      guard let value = value(of: blank, entry, &names, hierarchy) else { return nil }
      blanks.append(blank)
      values.append(value)
      return value
    }
  }

  private static func value(
    of blank: String, _ entry: TraceEntry, _ names: inout ArraySlice<ControllerID>, _ hierarchy: Hierarchy
  ) -> String? {
    switch (blank, entry.silentValue) {
    case ("path", .string(let path)): path
    case ("n", .int(let number)): "\(number)"
    case ("list of controllers", .list(let list)): joined(list.map { ValueText.text($0, hierarchy) })
    default: names.popFirst().map { EventText.name($0, hierarchy) }
    }
  }

  /// `a`, `a and b`, `a, b and c`.
  private static func joined(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
