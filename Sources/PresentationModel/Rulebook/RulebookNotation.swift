/// The abbreviations of the rulebook's statements and examples, so that a program that shows a text can show their
/// meaning.
package enum RulebookNotation {
  /// An abbreviation and its meaning.
  package struct Entry: Sendable, Equatable {
    /// As it is written in texts.
    package let sign: String
    /// Its meaning.
    package let meaning: String
    /// The chapters of the rulebook in which it has this meaning; nil for all.
    var chapters: [Int]?
  }

  /// All of them: callbacks, signs, terms, and letters beside '▸'.
  static let all: [Entry] = [
    Entry(sign: "WA", meaning: "viewWillAppear"), Entry(sign: "IA", meaning: "viewIsAppearing"),
    Entry(sign: "DA", meaning: "viewDidAppear"), Entry(sign: "WD", meaning: "viewWillDisappear"),
    Entry(sign: "DD", meaning: "viewDidDisappear"), Entry(sign: "wM", meaning: "willMove(toParent:)"),
    Entry(sign: "dM", meaning: "didMove(toParent:)"), Entry(sign: "▸", meaning: "shown in: V is shown in N in 'N▸V'"),
    Entry(sign: "→", meaning: "presents: A presents X itself in 'A→X'"),
    Entry(sign: " → ", meaning: "leads to"),
    Entry(sign: "←", meaning: "is presented by: 'b' by 'a' in 'a ← b'; the controller that presents stands first"),
    Entry(sign: "d(", meaning: "defines a context: 'd(V)' is 'V.definesPresentationContext = true'"),
    Entry(sign: "shown(", meaning: "the controller in parentheses, then those of its children that are visible"),
    Entry(sign: "nav[", meaning: "a navigation controller and its stack, the top last"),
    Entry(sign: "C×R", meaning: "compact width, regular height; 'C' is compact and 'R' is regular"),
    Entry(sign: "docs", meaning: "the profile 'rules docs': the classic documents, old articles up to iOS 12"),
    Entry(sign: "T", meaning: "a UITabBarController"), Entry(sign: "N", meaning: "a UINavigationController"),
    Entry(sign: "S", meaning: "a UISplitViewController"), Entry(sign: "P", meaning: "a UIPageViewController"),
    Entry(sign: "K", meaning: "a container of your own"),
  ]

  /// Single letters: their meaning depends on the chapter.
  static let letters: [Entry] = [
    Entry(sign: "P", meaning: "the presenting view controller", chapters: [1, 2, 4, 7, 9]),
    Entry(
      sign: "S", meaning: "the source: the controller whose 'present' is called, or that a segue starts from",
      chapters: [1, 7, 9, 10]),
    Entry(sign: "B", meaning: "in a presentation, the presented view controller", chapters: [4, 9]),
    Entry(sign: "X", meaning: "the view controller that is to be presented", chapters: [1, 7]),
    Entry(sign: "PC", meaning: "the presentation controller", chapters: [9]),
    Entry(sign: "TD", meaning: "the transitioning delegate", chapters: [9]),
    Entry(sign: "PV", meaning: "the presented view: the 'presentedView' of the presentation controller", chapters: [9]),
  ]

  /// Those that a text uses, in the order of the table. Letters for controllers count where they are beside '▸'.
  package static func legend(for text: String) -> [Entry] {
    let text = Array(text.utf8)
    return all.filter { entry in
      let sign = Array(entry.sign.utf8)
      var place = 0
      while let start = next(sign, in: text, from: place) {
        if counts(sign, in: text, from: start, to: start + sign.count) { return true }
        place = start + 1
      }
      return false
    }
  }

  private static func counts(_ sign: [UInt8], in text: [UInt8], from start: Int, to end: Int) -> Bool {
    let isBehindALetter = start > 0 && isLetter(text[start - 1])
    let isBeforeALetter = end < text.count && isLetter(text[end])
    // With blanks beside it an arrow leads from one thing to the next.
    if sign == arrow { return isBehindALetter && isBeforeALetter }
    guard let last = sign.last, isLetter(sign[0]) else { return true }
    if sign.count == 1 {
      return isAt(start - shownIn.count, shownIn, in: text) && !isBeforeALetter
        || isAt(end, shownIn, in: text) && !isBehindALetter
    }
    return !isBehindALetter && (last == UInt8(ascii: "(") || last == UInt8(ascii: "[") || !isBeforeALetter)
  }

  private static let arrow = Array("→".utf8)
  private static let shownIn = Array("▸".utf8)

  /// The same of a rule's texts, with the letters that are alone; the last entry names those that are any controllers.
  package static func legend(for text: String, chapter: Int) -> [Entry] {
    // The linter's examples end in an arrow and what is reported.
    if chapter == 8 {
      return legend(for: text).map { entry in
        entry.sign == " → " ? Entry(sign: entry.sign, meaning: "'presim lint' reports") : entry
      }
    }
    let alone = lettersAlone(in: text)
    let signs = legend(for: text)
    // A text in which a letter is beside '▸' means the same by it elsewhere.
    let open = alone.filter { letter in !signs.contains { $0.sign == letter } }
    let known = letters.filter { entry in open.contains(entry.sign) && entry.chapters?.contains(chapter) ?? true }
    let others = open.filter { letter in letter.utf8.count == 1 && !known.contains { $0.sign == letter } }
    let rest = others.isEmpty ? [] : [Entry(sign: others.joined(separator: ", "), meaning: meaning(of: others.count))]
    return signs + known + rest
  }

  private static func meaning(of count: Int) -> String {
    count == 1 ? "a view controller" : "view controllers"
  }

  /// Capital letters and the table's pairs of them that are words by themselves and that the text does not explain, in
  /// their order.
  static func lettersAlone(in text: String) -> [String] {
    let characters = Array(text.unicodeScalars)
    var found: [String] = []
    var explained: [String] = []
    var position = 0
    while position < characters.count {
      guard isLetter(characters[position]) else {
        position += 1
        continue
      }
      let start = position
      while position < characters.count, isLetter(characters[position]) { position += 1 }
      var letter = ""
      for scalar in characters[start..<min(position, start + 3)] { letter.unicodeScalars.append(scalar) }
      let isPair = letters.contains { $0.sign == letter }
      guard isPair || position == start + 1 && ("A"..."Z").contains(characters[start]) else { continue }
      let before = start > 0 ? characters[start - 1] : " "
      let after = position < characters.count ? characters[position] : " "
      // Part of an ID, of a chain of members, of a hierarchy, of a size class.
      if "-×▸…".unicodeScalars.contains(before) || "-×▸…".unicodeScalars.contains(after) { continue }
      // An identifier, or a title that is quoted.
      if "\"'".unicodeScalars.contains(before) || "\"'".unicodeScalars.contains(after) { continue }
      if before == ".", start > 1, isLetter(characters[start - 2]) { continue }
      if letter == "A", isArticle(characters, from: start, to: position) { continue }
      if explains(characters, from: start, to: position) {
        explained.append(letter)
      } else if !found.contains(letter) {
        found.append(letter)
      }
    }
    return found.filter { !explained.contains($0) }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// `A controller …`, `A UIWindow …` at the beginning of a sentence.
  private static func isArticle(_ text: [Unicode.Scalar], from start: Int, to end: Int) -> Bool {
    guard has(" ", in: text, at: end), end + 1 < text.count,
      ("a"..."z").contains(text[end + 1]) || text[end + 1] == "`" || has("UI", in: text, at: end + 1)
    else { return false }
    var before = start
    while before > 0, text[before - 1] == " " { before -= 1 }
    return before == 0 || ".:;|-\n".unicodeScalars.contains(text[before - 1])
  }

  /// Whether the text itself says what the letter is: `U: the log`, `U = the log`, `out = O`, `begin S`, `stack O with`.
  private static func explains(_ text: [Unicode.Scalar], from start: Int, to end: Int) -> Bool {
    has("= ", in: text, endingAt: start) || has("begin ", in: text, endingAt: start) && has("`", in: text, at: end)
      || has("stack ", in: text, endingAt: start) || has(" = ", in: text, at: end) || has(": ", in: text, at: end)
  }

  private static func has(_ sign: String, in text: [Unicode.Scalar], at start: Int) -> Bool {
    let sign = Array(sign.unicodeScalars)
    return text.count - start >= sign.count && sign.indices.allSatisfy { text[start + $0] == sign[$0] }
  }

  private static func has(_ sign: String, in text: [Unicode.Scalar], endingAt end: Int) -> Bool {
    let start = end - sign.unicodeScalars.count
    return start >= 0 && has(sign, in: text, at: start)
  }

  /// The next place of a sign.
  private static func next(_ sign: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    let first = sign[0]
    var place = start
    while place + sign.count <= text.count {
      if text[place] == first, isAt(place, sign, in: text) { return place }
      place += 1
    }
    return nil
  }

  private static func isAt(_ place: Int, _ sign: [UInt8], in text: [UInt8]) -> Bool {
    guard place >= 0, place + sign.count <= text.count else { return false }
    for offset in 0..<sign.count where text[place + offset] != sign[offset] { return false }
    return true
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && isLetter(UInt8(scalar.value)) }
}
