/// Pages of the repository that the command has with it, wherever it is installed: the book of lessons, the reference of the
/// language, the schemas of its documents, the scenarios of messages. The plugin `Book` packs them into `PackedBook`.
struct Pages: Sendable {
  /// A file of the repository.
  struct Page: Sendable {
    /// From the top of the repository: `Scenarios/who-presents/stops-at-the-first-definer.presim`.
    let path: String
    fileprivate let bytes: Range<Int>

    /// What help calls it: `who-presents/stops-at-the-first-definer`, `run.schema.json`.
    var name: String {
      if isLesson {
        return String(path.dropFirst(Self.book.count).dropLast(Self.lessonEnding.count))
      }
      return path.split(separator: "/").last.map(String.init) ?? path
    }

    /// Whether it is a scenario of the book.
    var isLesson: Bool { path.hasPrefix(Self.book) && path.hasSuffix(Self.lessonEnding) }

    private static let book = "Scenarios/"
    private static let lessonEnding = ".presim"
  }

  /// Those that were compiled into the command.
  static let all = Pages(PackedBook.text)

  /// In the order of their paths.
  let pages: [Page]
  private let text: StaticString

  /// Reads a packed text: each file begins with U+001E, its path and a line end.
  init(_ text: StaticString) {
    self.text = text
    let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    var pages: [Page] = []
    var position = 0
    while position < bytes.count, bytes[position] == 0x1E {
      let line = bytes.next(0x0A, from: position) ?? bytes.count
      let path = String(decoding: bytes[(position + 1)..<line], as: UTF8.self)
      let start = min(line + 1, bytes.count)
      let end = bytes.next(0x1E, from: start) ?? bytes.count
      pages.append(Page(path: path, bytes: start..<end))
      position = end
    }
    self.pages = pages
  }

  /// The text of a file, as it is in the repository.
  func text(of page: Page) -> String { String(decoding: bytes(of: page), as: UTF8.self) }

  /// The bytes of a file, which live as long as the command.
  func bytes(of page: Page) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(
      rebasing: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)[page.bytes])
  }

  /// A page by its path from the top of the repository.
  ///
  /// Complexity: O(log pages), whose order `Book` has made.
  func page(at path: String) -> Page? {
    var first = 0
    var end = pages.count
    while first < end {
      let middle = (first + end) / 2
      if pages[middle].path < path { first = middle + 1 } else { end = middle }
    }
    return first < pages.count && pages[first].path == path ? pages[first] : nil
  }

  /// The language and the tables of all classes: `presim help language --all`.
  var language: String { (page(at: "Documentation/Language.md").map(text) ?? "") + "\n" + reference }

  /// The tables of all classes.
  var reference: String { page(at: "Documentation/Reference.md").map(text) ?? "" }

  /// The tables of a class, or of the callbacks; nil for a name that has none.
  func reference(of name: String) -> String? {
    let parts = reference.split(separator: "\n## ", omittingEmptySubsequences: false).dropFirst()
    return parts.first { $0.hasPrefix("\(name)\n") }.map { "## \($0)" }
  }
}
