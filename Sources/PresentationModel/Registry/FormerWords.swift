/// UIKit's names in Objective-C and in old Swift, in a question: what they are called today is searched for as well.
enum FormerWords {
  /// The text with a name of today behind each former one.
  static func today(_ text: String) -> String {
    var result = ""
    var word = ""
    func end() {
      result += word
      if let now = now(word) { result += " " + now }
      word = ""
    }
    for character in text {
      if character.isASCII, character.isLetter || character.isNumber || character == ":" {
        word.append(character)
      } else {
        end()
        result.append(character)
      }
    }
    end()
    return result
  }

  /// What a name is called today; nil for a word that is no former name.
  private static func now(_ word: String) -> String? {
    guard word.dropFirst().contains(where: { $0.isUppercase }) else { return nil }
    let base = String(word.prefix { $0 != ":" })
    if base == "viewControllerForKey" { return "viewController forKey" }
    if let known = OldSwift.callback(base) { return ([known.name] + known.labels).joined(separator: " ") }
    if let known = OldSwift.method(base)?.name ?? FormerNames.property(base) { return known }
    guard base.hasPrefix("UI"), let known = FormerNames.constant(base) else { return nil }
    return String(known.drop { $0 == "." })
  }
}
