/// The abbreviations of the rulebook's statements and examples, so that whoever shows a text can show what they mean.
public enum RulebookNotation {
  /// An abbreviation and its meaning.
  public struct Entry: Sendable, Equatable {
    /// As it stands in texts.
    public let sign: String
    /// What it stands for.
    public let meaning: String
  }

  /// All of them: the callbacks of chapters 4 to 6, the hierarchies of chapters 1 to 3.
  static let all: [Entry] = [
    Entry(sign: "WA", meaning: "viewWillAppear"), Entry(sign: "IA", meaning: "viewIsAppearing"),
    Entry(sign: "DA", meaning: "viewDidAppear"), Entry(sign: "WD", meaning: "viewWillDisappear"),
    Entry(sign: "DD", meaning: "viewDidDisappear"), Entry(sign: "wM", meaning: "willMove(toParent:)"),
    Entry(sign: "dM", meaning: "didMove(toParent:)"), Entry(sign: "▸", meaning: "shown in: V is shown in N in 'N▸V'"),
    Entry(sign: "→", meaning: "presents: A is X's own presenter in 'A→X'"),
    Entry(sign: "d(", meaning: "defines a context: 'd(V)' is 'V.definesPresentationContext = true'"),
    Entry(sign: "T", meaning: "a UITabBarController"), Entry(sign: "N", meaning: "a UINavigationController"),
    Entry(sign: "S", meaning: "a UISplitViewController"), Entry(sign: "P", meaning: "a UIPageViewController"),
    Entry(sign: "K", meaning: "a container of your own"),
  ]

  /// Those that a text uses, in the order of the table. Letters for controllers count where they stand beside '▸'.
  public static func legend(for text: String) -> [Entry] {
    let characters = Array(text.unicodeScalars)
    return all.filter { entry in
      let sign = Array(entry.sign.unicodeScalars)
      guard characters.count >= sign.count else { return false }
      return (0...(characters.count - sign.count)).contains { start in
        let end = start + sign.count
        guard (start..<end).allSatisfy({ characters[$0] == sign[$0 - start] }) else { return false }
        let before = start > 0 ? characters[start - 1] : " "
        let after = end < characters.count ? characters[end] : " "
        if sign.count == 1, isLetter(sign[0]) {
          return (before == "▸" && !isLetter(after)) || (after == "▸" && !isLetter(before))
        }
        return !isLetter(sign[0]) || (!isLetter(before) && (sign[sign.count - 1] == "(" || !isLetter(after)))
      }
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar) || scalar == "_"
  }
}
