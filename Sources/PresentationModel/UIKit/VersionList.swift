/// The versions that a header, `--ios` and `#available` can name: 8 to 18, 26 and 27.
package enum VersionList {
  /// Every version that exists, as N.0, oldest first: with the classic documents what `all` means.
  package static let all: [UIKitVersion] = (8...18).map { UIKitVersion($0) } + [UIKitVersion(26), UIKitVersion(27)]

  /// The minor versions of iOS 27 that brought something of the rulebook's: the only ones that a file can run under.
  private static let minorsOf27 = [0, 1, 3]

  /// What completion offers: all of them, with the minor versions in which something begins.
  package static let offered = all + minorsOf27.dropFirst().map { UIKitVersion(27, $0) }

  /// Why nothing runs under a version; nil where presim knows its rules.
  package static func complaint(_ major: Int, _ minor: Int, written text: String, isRunUnder: Bool = true) -> String? {
    if major >= 19, major <= 25 { return "there is no iOS \(major): iOS 18 was followed by iOS 26" }
    if major < 8 || major > UIKitVersion.newest.major || minor > 9 {
      return "presim knows the rules of iOS 8 to \(UIKitVersion.newest.text), not of \(text)"
    }
    if isRunUnder, major == 27, !minorsOf27.contains(minor) {
      return "presim knows the rules of iOS 27, 27.1 and 27.3, not of \(text)"
    }
    return nil
  }

  /// The versions of a range: its ends, and every N.0 between them that exists.
  package static func range(_ first: UIKitVersion, _ last: UIKitVersion) -> [UIKitVersion] {
    var result = all.filter { $0 >= first && $0 <= last }
    for end in [first, last] where !result.contains(end) && first <= last { result.append(end) }
    return result.sorted()
  }

  /// What a version list of the command line could not be read for.
  package struct Failure: Error {
    /// The message: lower case, no full stop.
    package let message: String
  }

  /// The profiles of `12,15-18,27`, `all`, `docs`; each once, oldest first, `docs` last.
  package static func profiles(_ list: String) throws(Failure) -> [Profile] {
    var versions: Set<UIKitVersion> = []
    var hasDocuments = false
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = trimmed(part)
      switch word {
      case "all":
        versions.formUnion(all)
        hasDocuments = true
      case "docs": hasDocuments = true
      default: versions.formUnion(try self.versions(word))
      }
    }
    return versions.sorted().map { Profile.ios($0) } + (hasDocuments ? [.documents] : [])
  }

  private static func trimmed(_ part: Substring) -> String {
    var part = part
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }

  private static func versions(_ word: String) throws(Failure) -> [UIKitVersion] {
    let ends = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    let first = try version(String(ends[0]), in: word)
    guard ends.count == 2 else { return [first] }
    let last = try version(String(ends[1]), in: word)
    guard first <= last else {
      throw Failure(message: "the range '\(word)' runs backwards: the older version stands first")
    }
    return range(first, last)
  }

  private static func version(_ text: String, in word: String) throws(Failure) -> UIKitVersion {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 1 || parts.count == 2, let major = number(parts[0]),
      let minor = parts.count == 2 ? number(parts[1]) : 0
    else {
      throw Failure(message: "'\(word)' is not a version: 8 to 18, 26 or 27, a range as in 15-18, all, or docs")
    }
    if let complaint = complaint(major, minor, written: text) { throw Failure(message: complaint) }
    return UIKitVersion(major, minor)
  }

  private static func number(_ digits: Substring) -> Int? {
    guard !digits.isEmpty, digits.utf8.count <= 6 else { return nil }
    var value = 0
    for byte in digits.utf8 {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - 0x30)
    }
    return value
  }
}
