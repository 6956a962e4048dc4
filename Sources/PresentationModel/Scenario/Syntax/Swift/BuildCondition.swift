/// The condition of an `#if`, asked of a debug build for an iPhone's simulator.
enum BuildCondition {
  /// Whether it holds; what is asked of a flag of the app's own, which nobody knows, counts as true.
  static func holds(_ text: String) -> Bool {
    // `||` binds less than `&&`; brackets round a part are rare, and the part is then taken as a whole.
    var alternatives = parts(of: text, by: "|")[...]
    while let alternative = alternatives.popFirst() {
      if parts(of: alternative, by: "&").allSatisfy(term) { return true }
    }
    return false
  }

  private static func term(_ text: String) -> Bool {
    var text = text[...]
    var isNegated = false
    while text.first == "!" {
      isNegated.toggle()
      text = text.dropFirst()
    }
    if isOwnFlag(text) { return true }
    return value(text) != isNegated
  }

  private static func isOwnFlag(_ text: Substring) -> Bool {
    !text.contains("(") && !["DEBUG", "RELEASE", "true", "false"].contains(String(text))
  }

  private static func value(_ text: Substring) -> Bool {
    guard let open = text.firstIndex(of: "("), text.last == ")" else { return text != "false" && text != "RELEASE" }
    let argument = text[text.index(after: open)...].dropLast()
    switch text[..<open] {
    case "os": return argument == "iOS"
    case "canImport": return argument != "AppKit" && argument != "Cocoa" && argument != "WatchKit"
    case "targetEnvironment": return argument == "simulator"
    case "swift", "compiler": return argument.first == ">"
    case "arch": return argument == "arm64"
    default: return true
    }
  }

  /// Cuts at a doubled character, outside brackets.
  private static func parts(of text: String, by sign: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character = " "
    for character in text {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == sign, previous == sign {
        parts[parts.count - 1].removeLast()
        parts.append("")
        previous = " "
        continue
      }
      parts[parts.count - 1].append(character)
      previous = character
    }
    return parts
  }
}
