import Foundation
import Testing

@testable import PresentationModel

/// The page that steps asks for nothing, and the index of a book finds every page.
@Suite struct PageTests {
  private static let text = """
    scenario "Two steps"
    ios 17
    window
      home: HomeViewController
    card: CardViewController
    home.present(card, animated: true)
    card.dismiss(animated: true)
    """

  private func page() throws -> StepPage {
    var options = PictureWalk.Options()
    (options.explains, options.triesOthers) = (true, 2)
    let steps = try PictureSamples.steps(Self.text, options)
    return StepPage(
      title: "Two steps", facts: "ios 17", source: Self.text.split(separator: "\n").map(String.init), steps: steps)
  }

  @Test func nothingIsAskedFor() throws {
    let html = try page().html
    for word in ["http:", "https:", "src=", "@import", "url(", "//", "<link", "onclick"] {
      #expect(!html.contains(word), "\(word)")
    }
    #expect(html.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'"))
  }

  @Test func everyStepIsAPlace() throws {
    let html = try page().html
    for step in 0...2 { #expect(html.contains("<section id=\"step-\(step)\""), "\(step)") }
    #expect(html.contains("<a href=\"#step-1\" data-step=\"1\">home.present(card, animated: true)</a>"))
    #expect(html.contains("href=\"#step-2\""))
    #expect(html.contains("home presents card as a page sheet"))
    #expect(html.contains("<h3>Instead</h3>"))
    #expect(html.contains("title=") && html.contains(">STY-02</code>"))
    // What is drawn is said, too: for who cannot see it.
    #expect(html.contains("aria-label=\"The layers, from the window to the front: "))
    #expect(html.contains("home: behind the sheet; card: in front, presented by home, .pageSheet"))
    // Without its script nothing is hidden but what only the script can do.
    expect(html.components(separatedBy: " hidden>").count, equals: 2)
  }

  @Test func identifiersAreUnique() throws {
    let html = try page().html
    let ids = html.components(separatedBy: " id=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
    expect(ids.count, equals: Set(ids).count)
  }

  @Test func aBookBeginsWithTheQuestions() {
    let entries = [
      ("dismissal", "A <b>", "d/a"), ("questions", "Why?", "q/why"), ("dismissal", "C", "d/c"),
    ].map { BookPage.Entry(subject: $0.0, title: $0.1, comment: "What.", address: $0.2 + ".html") }
    let html = BookPage(title: "All", entries: entries).html
    let places = ["<h2>Questions</h2>", "q/why.html", "<h2>Dismissal</h2>", "A &lt;b&gt;", "d/c.html"].map {
      html.range(of: $0)?.lowerBound
    }
    #expect(places.allSatisfy { $0 != nil })
    expect(places.compactMap { $0 }, equals: places.compactMap { $0 }.sorted())
    #expect(html.contains("3 scenarios"))
  }
}
