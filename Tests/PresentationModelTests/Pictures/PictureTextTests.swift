import Testing

@testable import PresentationModel

/// No name is ever markup, and no text is wider than its room.
@Suite struct PictureTextTests {
  @Test(arguments: [
    ("<b>&\"'", "&lt;b&gt;&amp;&quot;&#39;"), ("a\u{202E}b", "a\\u{202E}b"), ("\u{1B}[31m", "\\u{1B}[31m"),
    ("\u{0}\u{FFFF}", "\\u{0}\\u{FFFF}"), ("\u{2066}x\u{2069}", "\\u{2066}x\\u{2069}"), ("Größe →", "Größe →"),
    ("\u{85}", "\\u{85}"),
  ])
  func escapes(text: String, expected: String) { expect(PictureText.escaped(text), equals: expected) }

  @Test func textIsCutToItsRoom() {
    for text in ["short", "AVeryLongNameOfAViewController", "ひらがなカタカナ漢字", "🧑‍🚀🧑‍🚀🧑‍🚀🧑‍🚀", ""] {
      for room in [100, 300, 900] {
        let cut = PictureText.cut(text, to: room, 120)
        #expect(PictureText.width(cut, 120) <= max(room, PictureText.width("…", 120)), "\(text) in \(room)")
      }
    }
  }

  @Test func longNamesBreakBeforeCapitals() {
    let lines = PictureText.lines("AddressViewController", in: 700, 120)
    #expect(lines == ["AddressView", "Controller"] || lines == ["Address", "View", "Controller"], "\(lines)")
    expect(
      PictureText.lines("in the window, covered", in: 900, 120).joined(separator: " "), equals: "in the window, covered"
    )
    let many = PictureText.lines("a b c d e f g h", in: 100, 120, most: 3)
    #expect(many.count == 3 && many[2].hasSuffix("…"), "\(many)")
  }

  /// `a → b` of names that are written from the right to the left would else be read as `b → a`.
  @Test func arrowsTurnNamesFromTheRightRound() {
    expect(PictureText.prose("א → ب, x"), equals: "א &#8206;→&#8206; ب, x")
    for text in ["a → b", "日本 → <b>", "אב גד", "a\u{202E} → b"] {
      expect(PictureText.prose(text), equals: PictureText.escaped(text), "\(text)")
    }
  }

  @Test func numbersHaveOneDecimal() {
    expect([0, 5, 10, 123, -7, -120].map(Drawing.number), equals: ["0", "0.5", "1", "12.3", "-0.7", "-12"])
  }

  private static let hostile = """
    scenario "<script>alert(1)</script> & \\"x\\" \u{202E}"
    ios 17
    window
      home: HomeViewController
    note: UIAlertController
    note.title = "</text><script>alert(2)</script>"
    home.present(note, animated: true) {
    }
    note.addAction(UIAlertAction(title: "</svg>&<img onerror=x>", style: .default))
    note.tap("</svg>&<img onerror=x>")

    """

  @Test func nothingOfAFileIsMarkup() throws {
    var options = PictureWalk.Options()
    (options.allEvents, options.explains) = (true, true)
    let steps = try PictureSamples.steps(Self.hostile, options)
    for step in steps {
      for picture in Picture.allCases {
        let svg = picture.svg(of: step, before: true)
        expect(PictureSamples.fault(svg), equals: nil, "\(picture)")
        #expect(!svg.contains("<script") && !svg.contains("<img") && !svg.contains("\u{202E}"), "\(picture)")
      }
      let lines = Picture.dot(of: step).split(separator: "\n")
      for line in lines {
        let quotes = line.split(separator: "\\\"").joined().count { $0 == "\"" }
        #expect(quotes.isMultiple(of: 2), "\(line)")
      }
      #expect(!Picture.mermaid(of: step).contains("<script"))
    }
    let page = StepPage(
      title: steps[0].title, facts: "", source: Self.hostile.split(separator: "\n").map(String.init), steps: steps)
    let html = page.html
    expect(html.components(separatedBy: "<script").count, equals: 2)
    #expect(!html.contains("<img") && !html.contains("\u{202E}"))
  }
}
