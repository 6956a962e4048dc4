/// Which texts UIKit prints and throws in some version, and which is nearest to one that it never does.
package enum KnownTexts {
  /// Whether some version prints or throws such a text, whatever the values of its placeholders.
  ///
  /// Complexity: O(length of all templates + length of the text).
  package static func has(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return templates.contains { fits(bytes, $0) }
  }

  /// The message whose words are most like a text, with them under a profile; nil where none has much in common.
  package static func nearest(to text: String, _ profile: Profile) -> (id: MessageID, text: String)? {
    let wanted = words(text)
    guard !wanted.isEmpty else { return nil }
    var best: (id: MessageID, text: String, score: Double)?
    for (id, wording, has) in wordings {
      let common = Double(wanted.filter { has.contains($0) }.count)
      // Words in common, twice, of all words of both; of two wordings the profile's own.
      var score = 2 * common / Double(wanted.count + has.count)
      if wording.versions.contains(profile) { score += 0.01 }
      if score > best?.score ?? 0.4 { best = (id, (id.message.wording(for: profile) ?? wording).template, score) }
    }
    return best.map { ($0.id, $0.text) }
  }

  /// What a reader should know of a text that UIKit never prints; nil for one that it does.
  package static func note(on text: String, _ profile: Profile) -> String? {
    guard !has(text) else { return nil }
    if let known = neverPrinted.first(where: { fits(Array(text.utf8), $0.template) }) {
      if case .saidByOthers(let who) = known.id.message.kind {
        return "UIKit never prints that text, \(who) does (\(known.id.text))"
      }
      return "presim never prints that text of UIKit's (\(known.id.text))"
    }
    if text.utf8.count >= 12, let whole = whole(around: text, profile) {
      return "no whole line of UIKit's is that text, which is a part of '\(whole.text)' (\(whole.id.text))"
    }
    guard let near = nearest(to: text, profile) else { return "UIKit prints no such text that presim knows" }
    return "UIKit never prints that text; the nearest one is '\(near.text)' (\(near.id.text))"
  }

  /// The message of which a text is a part, with its words under a profile; nil where it is a part of none.
  private static func whole(around text: String, _ profile: Profile) -> (id: MessageID, text: String)? {
    let all = wordings.filter { $0.wording.template.hasText(text) }
    guard let found = all.first(where: { $0.wording.versions.contains(profile) }) ?? all.first else { return nil }
    return (found.id, found.wording.template)
  }

  /// The words of each wording, taken apart once.
  private static let wordings = MessageID.allCases.filter { $0.message.isPrinted }.flatMap { id in
    id.message.wordings.map { (id: id, wording: $0, words: Set(words($0.template))) }
  }

  // MARK: Templates

  private static let templates = MessageID.allCases.filter { $0.message.isPrinted }.flatMap {
    $0.message.wordings.map { Template($0.template) }
  }

  private static let neverPrinted = MessageID.allCases.filter { !$0.message.isPrinted }.flatMap { id in
    id.message.wordings.map { (id: id, template: Template($0.template)) }
  }

  /// The words between placeholders, and whether a placeholder is at the ends.
  private struct Template {
    var parts: [[UInt8]] = []
    var beginsWithBlank = false
    var endsWithBlank = false

    init(_ template: String) {
      var part: [UInt8] = []
      var isBlank = false
      for byte in template.utf8 {
        switch byte {
        case 0x7B:  // {
          if part.isEmpty, parts.isEmpty { beginsWithBlank = true }
          if !part.isEmpty { parts.append(part) }
          part = []
          isBlank = true
        case 0x7D: isBlank = false
        default: if !isBlank { part.append(byte) }
        }
      }
      endsWithBlank = part.isEmpty
      if !part.isEmpty { parts.append(part) }
    }
  }

  /// Whether a whole text is a template with its placeholders filled.
  private static func fits(_ text: [UInt8], _ template: Template) -> Bool {
    var position = 0
    for (row, part) in template.parts.enumerated() {
      if row == 0, !template.beginsWithBlank {
        guard text.starts(with: part) else { return false }
        position = part.count
        continue
      }
      guard let found = find(part, in: text, from: position) else { return false }
      position = found + part.count
    }
    if template.endsWithBlank { return true }
    guard let last = template.parts.last else { return false }
    return text.count >= last.count && text[(text.count - last.count)...].elementsEqual(last)
  }

  private static func find(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    guard text.count - start >= part.count else { return nil }
    for position in start...(text.count - part.count) where text[position] == part[0] {
      if text[position..<(position + part.count)].elementsEqual(part) { return position }
    }
    return nil
  }

  /// The words in small letters, each once: without names of controllers and placeholders.
  private static func words(_ text: String) -> [String] {
    var seen: Set<String> = []
    var result: [String] = []
    var depth = 0
    var word = ""
    func end() {
      if word.utf8.count > 1, seen.insert(word).inserted { result.append(word) }
      word = ""
    }
    for character in text {
      switch character {
      case "<", "{":
        end()
        depth += 1
      case ">", "}": depth = max(0, depth - 1)
      case _ where depth > 0: break
      case _ where character.isLetter || character.isNumber: word += character.lowercased()
      default: end()
      }
    }
    end()
    return result
  }
}
