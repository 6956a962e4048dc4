import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// The command has the book with it, for whoever installed it without the repository.
@Suite struct BookTests {
  private let book = BookLookup(pages: .all)

  @Test func pagesAreThoseOfTheRepository() throws {
    var files = [
      "Documentation/Export/presim_lldb.py", "Documentation/Language.md", "Documentation/Reference.md",
      "Scenarios/README.md",
      "Scenarios/beliefs/README.md", "Scenarios/course/README.md",
    ]
    for (folder, ending) in [
      ("Scenarios", ".presim"), ("Schemas", ".json"), ("Sources/presim/Reproductions", ".presim"),
    ] {
      let root = Repository.root.appendingPathComponent(folder)
      let found = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
      files += found.filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }
    expect(Set(Pages.all.pages.map(\.path)), equals: Set(files))
    for page in Pages.all.pages {
      let bytes = try Data(contentsOf: Repository.root.appendingPathComponent(page.path))
      #expect(Pages.all.bytes(of: page).elementsEqual(bytes), "\(page.path)")
      #expect(Pages.all.page(at: page.path)?.path == page.path, "\(page.path)")
    }
  }

  /// What explanations and searches print is a lesson that help finds.
  @Test func everyLessonIsFoundByItsName() {
    for lesson in Lesson.allCases {
      let name = String(lesson.command.dropFirst("presim help ".count))
      guard case .lesson(let page) = book.find(name) else {
        Issue.record("\(name) is not found")
        continue
      }
      expect(page.path, equals: lesson.path, "\(lesson.rawValue)")
    }
    let lessons = Pages.all.pages.filter(\.isLesson)
    for page in lessons.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      for name in [page.name, page.path, "./" + page.path, page.name + ".presim", page.name.uppercased()] {
        guard case .lesson(let found) = book.find(name) else {
          Issue.record("\(name) is not found")
          continue
        }
        expect(found.path, equals: page.path, "\(name)")
      }
    }
  }

  @Test(arguments: [
    ("stops-at-the-first-definer", "who-presents/stops-at-the-first-definer"),
    ("why-did-dismiss-close-too-much", "questions/why-did-dismiss-close-too-much"),
    (
      "your-own-swift/questions/why-did-dismiss-close-too-much",
      "your-own-swift/questions/why-did-dismiss-close-too-much"
    ),
  ])
  func aLessonByAPartOfItsName(_ word: String, _ name: String) {
    guard case .lesson(let page) = book.find(word) else {
      Issue.record("\(word) is no lesson")
      return
    }
    expect(page.name, equals: name, "\(word)")
  }

  @Test func everyFolderHasItsQuestionAndItsLessons() {
    let folders = Set(
      Pages.all.pages.filter(\.isLesson).map { $0.name.split(separator: "/").dropLast().joined(separator: "/") })
    expect(Set(book.folders.map(\.name)), equals: folders)
    for folder in folders {
      guard case .folder(folder, let lessons) = book.find(folder + "/") else {
        Issue.record("\(folder) is no folder")
        continue
      }
      #expect(lessons.allSatisfy { $0.name.hasPrefix(folder + "/") }, "\(folder)")
    }
  }

  @Test func aSlipIsLedToTheNearestName() {
    expect(book.near("stops-at-the-first-definr", to: []), equals: ["stops-at-the-first-definer"])
    expect(book.near("who-present", to: []), equals: ["who-presents"])
    #expect(book.near("dismiss-closes-too-much", to: []).contains("questions/why-did-dismiss-close-too-much"))
    #expect(book.near("xyzzy", to: []).isEmpty)
  }

  /// In an empty folder: nothing of the repository is at hand.
  @Test func printsWithoutTheRepository() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let lesson = try presim.run("help", "who-presents/stops-at-the-first-definer")
    #expect(lesson.status == 0 && lesson.output.contains("\nwindow\n"), "\(lesson.errors)")
    let folder = try presim.run("help", "who-presents")
    #expect(folder.output.hasPrefix("who-presents/: which controller really presents?\n"))
    #expect(folder.output.contains("\n  who-presents/stops-at-the-first-definer\n"))
    #expect(try presim.run("help", "lint").output.contains("Usage: presim lint"))
    #expect(try presim.run("help", "lint/").output.hasPrefix("lint/: "))
    #expect(try presim.run("help", "lessons").output.contains("\n  who-presents "))
    let twice = try presim.run("help", "a-pop-at-the-root-does-nothing")
    #expect(
      twice.status == 2 && twice.errors.contains("'console/a-pop-at-the-root-does-nothing' and 'navigation-stacks/"))
    let slip = try presim.run("help", "stops-at-the-first-definr")
    #expect(slip.status == 2 && slip.errors.contains("did you mean 'stops-at-the-first-definer'?"), "\(slip.errors)")
    let nothing = try presim.run("help", "xyzzy")
    #expect(nothing.status == 2 && nothing.errors.contains("'presim rules --search xyzzy'"), "\(nothing.errors)")
    #expect(try presim.run("help", "language", "--all").output.hasPrefix("# The scenario language"))
    #expect(try presim.run("help", "run.schema.json").output.contains("\"$schema\""))
    #expect(try presim.run("rules", "CTX-04").output.contains("presim help who-presents/"))
  }
}
