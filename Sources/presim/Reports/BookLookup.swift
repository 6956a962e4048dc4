import PresentationModel

/// Finds lessons by the names that people type: `who-presents/stops-at-the-first-definer`, the last part of it alone, a path
/// with or without `Scenarios/` and `.presim`, or a folder.
struct BookLookup {
  /// What a name stands for.
  enum Found {
    case lesson(Pages.Page)
    case schema(Pages.Page)
    /// A folder, and what is in it.
    case folder(String, [Pages.Page])
    /// Lessons of different folders that share the name.
    case several([Pages.Page])
  }

  let pages: Pages
  /// The lessons, with their names in small letters.
  private let lessons: [(page: Pages.Page, name: String)]

  init(pages: Pages) {
    self.pages = pages
    lessons = pages.pages.filter { $0.isLesson }.map { ($0, $0.name.lowercased()) }
  }

  /// Nil where no lesson, folder or schema has the name. Capitals make no difference.
  func find(_ word: String) -> Found? {
    let name = Self.name(word)
    guard !name.isEmpty else { return nil }
    if let exact = lessons.first(where: { $0.name == name }) { return .lesson(exact.page) }
    let inside = lessons.filter { $0.name.hasPrefix(name + "/") }.map(\.page)
    if !inside.isEmpty { return .folder(name, inside) }
    let called = lessons.filter { $0.name.hasSuffix("/" + name) }.map(\.page)
    // A question has its name to itself: its twin in Swift stands a folder further down.
    let depth = called.map(Self.depth).min() ?? 0
    let nearest = called.filter { Self.depth($0) == depth }
    if let only = nearest.first { return nearest.count > 1 ? .several(nearest) : .lesson(only) }
    return pages.pages.first { !$0.isLesson && Self.isCalled($0, name) }.map { .schema($0) }
  }

  /// Names that are near: by a slip of the keyboard, or because they have most of the words.
  func near(_ word: String, to others: [String]) -> [String] {
    let name = Self.name(word)
    let lessons = pages.pages.filter { $0.isLesson }.map(\.name)
    let last = lessons.map { String($0.split(separator: "/").last ?? "") }
    let names = others + folders.map(\.name) + lessons + last
    if let slip = nearestName(to: name, in: names) { return [slip] }
    let words = Set(Self.words(name))
    guard words.count > 1 else { return [] }
    let scored = lessons.compactMap { lesson -> (shared: Int, name: String)? in
      let shared = words.intersection(Self.words(lesson.lowercased())).count
      return shared * 2 > words.count ? (shared, lesson) : nil
    }
    return scored.sorted { ($1.shared, $0.name) < ($0.shared, $1.name) }.prefix(3).map(\.name)
  }

  /// The folders of the book, each with its question, in the order of the book's own table.
  var folders: [(name: String, question: String)] {
    guard let readme = pages.page(at: "Scenarios/README.md") else { return [] }
    return pages.text(of: readme).split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| [`") else { return nil }
      let cells = line.split(separator: "|").map {
        String($0.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
      }
      guard cells.count > 1, let name = cells[0].split(separator: "`").dropFirst().first else { return nil }
      return (name.hasSuffix("/") ? String(name.dropLast()) : String(name), cells[1])
    }
  }

  /// What a lesson says it is about: its title.
  func title(of page: Pages.Page) -> String {
    let start = "scenario \""
    for line in pages.text(of: page).split(separator: "\n") where line.hasPrefix(start) {
      return String(line.dropFirst(start.count).prefix { $0 != "\"" })
    }
    return ""
  }

  private static func name(_ word: String) -> String {
    var name = Substring(word.lowercased())
    for start in ["./", "scenarios/"] where name.hasPrefix(start) { name = name.dropFirst(start.count) }
    while name.hasSuffix("/") { name = name.dropLast() }
    if name.hasSuffix(".presim") { name = name.dropLast(".presim".count) }
    return String(name)
  }

  private static func isCalled(_ page: Pages.Page, _ name: String) -> Bool {
    page.name.hasSuffix(".json")
      && [page.name, page.path.lowercased()].contains { $0 == name || $0 == name + ".schema.json" }
  }

  private static func depth(_ page: Pages.Page) -> Int { page.name.split(separator: "/").count }

  private static func words(_ name: String) -> [Substring] {
    name.split { $0 == "-" || $0 == "/" || $0 == " " || $0 == "_" }.filter { $0.count > 2 }
  }
}
