import PresentationModel

/// A folder of scenarios as a folder of pages, with an index.
struct ScenarioBook {
  let folder: String
  let out: String
  let allEvents: Bool
  /// The address of the playground, from the folder of the book where it is no whole one; nil for none.
  let playground: String?
  let console: Console

  private struct Entry {
    let file: ScenarioFile
    let program: Program
    /// The address of its page, from the index.
    let address: String
    let subject: String
  }

  /// Writes a page for each scenario, and at last the index. A file that is wrong is reported, and the others drawn.
  func write() -> ExitStatus {
    var status = ExitStatus.success
    var entries: [Entry] = []
    for path in console.discover([folder]) {
      // How a file was taken is for whoever runs it by itself.
      guard let (file, program) = console.load(path, showsLaunch: true) else {
        status.worsen(to: .usage)
        continue
      }
      let name = relative(path)
      let parts = name.split(separator: "/")
      entries.append(
        Entry(
          file: file, program: program, address: name + ".html",
          subject: parts.dropLast().joined(separator: "/")))
    }
    guard !entries.isEmpty else {
      console.error(folder, "there is no scenario below this folder")
      return .usage
    }
    let root = out.hasSuffix("/") ? out : out + "/"
    var pages: [BookPage.Entry] = []
    for (row, entry) in entries.enumerated() {
      var page = StepPage(entry.program, file: entry.file.bytes, source: entry.file.source, allEvents: allEvents)
      let up = String(repeating: "../", count: entry.address.filter { $0 == "/" }.count)
      var place = StepPage.Place(index: up + "index.html")
      place.rules = up + "rules/"
      // The playground has no files of Swift beside the text.
      if entry.file.source.count == entry.file.bytes.count { place.playground = playground.map { address($0, up) } }
      if row > 0 { place.previous = neighbour(entries[row - 1], up) }
      if row + 1 < entries.count { place.next = neighbour(entries[row + 1], up) }
      page.place = place
      guard put(Array(page.html.utf8), root + entry.address) else { return .usage }
      pages.append(
        BookPage.Entry(
          subject: entry.subject, title: page.title, comment: comment(entry.file), address: Self.escaped(entry.address))
      )
    }
    var index = BookPage(title: "Who presents what: the scenarios", entries: pages)
    let lessons = entries.map(\.file).filter { CourseLesson(Scenario.load(bytes: $0.bytes, path: $0.path)) != nil }
    if !lessons.isEmpty {
      let course = DrawCommand.page(of: lessons, title: "The course")
      guard put(Array(course.html.utf8), root + "course.html") else { return .usage }
      index.course = "course.html"
    }
    index.rules = "rules/index.html"
    guard writeRules(entries, root), put(Array(index.html.utf8), root + "index.html") else { return .usage }
    console.out.line("\(VisibleText.inOneLine(root))index.html: \(pages.count) scenarios")
    return status
  }

  /// The rulebook, with links to the pages of the book.
  private func writeRules(_ entries: [Entry], _ root: String) -> Bool {
    var addresses: [String: String] = [:]
    for entry in entries { addresses[entry.file.path] = "../" + Self.escaped(entry.address) }
    let pages = RulePages(RulesCommand.known) { addresses[$0] }
    for entry in RulePages.entries {
      guard put(Array(pages.page(entry).utf8), "\(root)rules/\(entry.text).html") else { return false }
    }
    return put(Array(pages.index.utf8), root + "rules/index.html")
  }

  /// The address of the playground from a page of the book.
  private func address(_ playground: String, _ up: String) -> String {
    playground.contains(":") || playground.hasPrefix("/") ? playground : up + playground
  }

  private func neighbour(_ entry: Entry, _ up: String) -> (address: String, title: String) {
    (up + Self.escaped(entry.address), entry.program.title)
  }

  /// The path below the folder, without its ending.
  private func relative(_ path: String) -> String {
    var name = path
    let base = folder.hasSuffix("/") ? folder : folder + "/"
    if name.hasPrefix(base) { name.removeFirst(base.count) }
    if name.hasSuffix(".presim") { name.removeLast(7) }
    return name
  }

  /// The comment with which a file begins, as far as its first sentence.
  private func comment(_ file: ScenarioFile) -> String {
    var words = ""
    for line in String(decoding: file.bytes, as: UTF8.self).split(
      omittingEmptySubsequences: false,
      whereSeparator: {
        $0.isNewline
      })
    {
      guard line.hasPrefix("//") else { break }
      words += line.dropFirst(2)
      if words.hasSuffix(".") { break }
    }
    let sentence = words.prefix(400)
    return String(sentence.first == " " ? sentence.dropFirst() : sentence)
  }

  private func put(_ bytes: [UInt8], _ path: String) -> Bool {
    do throws(SystemError) {
      try makeFolders(for: path)
      try AtomicWrite.create(path, with: bytes)
      return true
    } catch {
      console.error(path, error.message)
      return false
    }
  }

  /// Makes the folders of a path that are not there.
  private func makeFolders(for path: String) throws(SystemError) {
    guard let end = path.lastIndex(of: "/") else { return }
    let folder = String(path[..<end])
    if folder.isEmpty || Discovery.isDirectory(folder) { return }
    try makeFolders(for: folder)
    if FileName.with(folder, { mkdir($0, 0o777) }) != 0, errno != EEXIST { throw .last }
  }

  /// A path as an address: what would end it, or mean something, as escapes.
  static func escaped(_ path: String) -> String {
    var result = ""
    for byte in FileName.bytes(path) {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80 && (Character(scalar).isLetter || Character(scalar).isNumber || "-_./".contains(Character(scalar)))
      if isPlain {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
