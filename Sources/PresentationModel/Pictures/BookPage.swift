/// The index of a book of scenarios: by question, then by subject; with a field to search in it.
package struct BookPage: Sendable {
  /// A page of the book.
  package struct Entry: Sendable {
    /// The folder that it stands in, its subject.
    package var subject: String
    /// The title of the scenario.
    package var title: String
    /// What the file says first.
    package var comment: String
    /// The address of the page.
    package var address: String
    /// Makes an entry.
    package init(subject: String, title: String, comment: String, address: String) {
      self.subject = subject
      self.title = title
      self.comment = comment
      self.address = address
    }
  }

  /// All pages, in order.
  package var entries: [Entry]
  /// What the book is called.
  package var title: String
  /// The address of the page on which the course asks its questions; nil for a book without one.
  package var course: String?
  /// The address of the page that lists the rules; nil for a book without them.
  package var rules: String?

  /// Makes an index.
  package init(title: String, entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// The subjects, questions first.
  private var subjects: [String] {
    var found: [String] = []
    for entry in entries where !found.contains(entry.subject) { found.append(entry.subject) }
    return found.filter { $0 == "questions" } + found.filter { $0 != "questions" }
  }

  /// The page.
  package var html: String {
    var text = HTMLText.head(title: title, style: PageStyle.css + PageStyle.book)
    text += "<body>\n<header>\n" + HTMLText.element("h1", PictureText.visible(title))
    let count = "\(entries.count) \(entries.count == 1 ? "scenario" : "scenarios")"
    text += HTMLText.element("p", "\(count), each with the pictures of its steps.", "class=\"facts\"")
    if let course {
      text += "<p><a href=\"\(PictureText.escaped(course))\">The course</a>: predict, then look.</p>\n"
    }
    if let rules {
      text += "<p><a href=\"\(PictureText.escaped(rules))\">The rulebook</a>: every rule with its evidence.</p>\n"
    }
    text += "</header>\n<div class=\"find\" role=\"search\" hidden><input type=\"search\" aria-label=\"Search\" "
    text += "placeholder=\"Search: tab bar, viewWillAppear …\"><output aria-live=\"polite\"></output></div>\n"
    text += "<nav class=\"jump\" aria-label=\"Subjects\">"
    for (row, subject) in subjects.enumerated() {
      text += "<a href=\"#subject-\(row)\">\(PictureText.escaped(Self.heading(subject)))</a> "
    }
    text += "</nav>\n<main class=\"subjects\">\n"
    for (row, subject) in subjects.enumerated() {
      text += "<section id=\"subject-\(row)\">\n" + HTMLText.element("h2", Self.heading(subject)) + "<ul>\n"
      for entry in entries where entry.subject == subject {
        let address = PictureText.escaped(entry.address)
        text +=
          "<li data-path=\"\(address)\"><a href=\"\(address)\">\(PictureText.escaped(PictureText.visible(entry.title)))</a>"
        if !entry.comment.isEmpty { text += "<p>\(HTMLText.sentence(PictureText.visible(entry.comment)))</p>" }
        text += "</li>\n"
      }
      text += "</ul>\n</section>\n"
    }
    return text + "</main>\n<script>\n\(PageScript.find)</script>\n</body>\n</html>\n"
  }

  /// `what-leaves-the-window`: What leaves the window; `your-own-swift/questions`: Your own Swift: questions.
  static func heading(_ folder: String) -> String {
    var text = ""
    for part in folder.split(separator: "/") {
      if !text.isEmpty { text += ": " }
      let words = part.split(separator: "-").map { $0 == "swift" ? "Swift" : String($0) }
      text += words.joined(separator: " ")
    }
    guard let first = text.first else { return "Scenarios" }
    return first.uppercased() + text.dropFirst()
  }
}
