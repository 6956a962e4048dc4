import Foundation
import Testing

@testable import PresentationModel
@testable import presim

/// The course as a page: slides, a handout, and lessons in the browser.
@Suite struct CoursePageTests {
  private static let page: CoursePage = {
    let entries = [0, 17, 19].compactMap { row in
      CourseFiles.lesson(row).flatMap { CoursePage.Entry($0.lesson, seed: UInt64(row + 1)) }
    }
    return CoursePage(title: "The course", entries: entries)
  }()

  @Test func everyLessonAsksAndAnswers() throws {
    let html = Self.page.html
    expect(Self.page.entries.count, equals: 3)
    expect(html.components(separatedBy: "<section id=\"lesson-").count, equals: 4)
    expect(html.components(separatedBy: "<fieldset>").count, equals: 4)
    // Without the script nothing is hidden, and the right answer stands there in words.
    #expect(!html.components(separatedBy: "<script>")[0].contains("class=\"answer\" hidden"))
    #expect(html.contains("It is list.</p>"))
    #expect(html.contains("By the classic documents (rules docs): split."))
    #expect(html.contains("why not menu: UIKit goes from detail upwards"))
    // Launch has nothing before it.
    expect(html.components(separatedBy: "Before the last line").count, equals: 3)
  }

  @Test func nothingIsLoadedAndEverythingEscaped() throws {
    let html = Self.page.html
    for word in ["http://", "https://", "src=", "@import", "url("] {
      let found = html.replacing("http://www.w3.org/2000/svg", with: "").contains(word)
      #expect(!found, "\(word)")
    }
    let scenario = Scenario.load(
      """
      scenario "<b>Bold & bad</b>"
      window
        home: HomeViewController
      card: CardViewController
      home.present(card, animated: true)
      expect home.view.window != nil

      """)
    let quiz = try #require(Quiz(scenario))
    let question = try #require(quiz.questions().first)
    let entry = try #require(CoursePage.Entry(question, of: quiz))
    let page = CoursePage(title: "a < b", entries: [entry]).html
    #expect(!page.contains("<b>") && page.contains("&lt;b&gt;Bold &amp; bad"))
  }

  @Test func isWrittenAsSlides() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let result = try presim.run("draw", "--slides", "course", "-o", "slides.html")
    #expect(result.status == 0 && result.output == "slides.html: 30 questions\n", "\(result.errors)")
    try expect(presim.read("slides.html").components(separatedBy: "<section id=\"lesson-").count, equals: 31)
    try expect(presim.run("draw", "--slides", "course", "--picture", "tree").status, equals: 2)
    try expect(presim.run("draw", "--slides", "course", "--format", "dot").status, equals: 2)
    try presim.write("window\n  home: HomeViewController\n", to: "mute.presim")
    try expect(presim.run("draw", "--slides", "mute.presim").status, equals: 1)
    try expect(presim.run("draw", "--slides", "nowhere.presim").status, equals: 2)
  }

  @Test func theSiteHasTheCourse() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let lesson = try #require(CourseFiles.lesson(15))
    try presim.write(String(decoding: lesson.file.bytes, as: UTF8.self), to: "book/16.presim")
    try expect(presim.run("draw", "book", "-o", "site").status, equals: 0)
    #expect(try presim.read("site/index.html").contains("<a href=\"course.html\">The course</a>"))
    #expect(try presim.read("site/course.html").contains("list calls present."))
  }
}
