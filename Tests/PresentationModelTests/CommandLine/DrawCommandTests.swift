import Foundation
import Testing

/// `presim draw` and `presim compare --draw` as a user runs them.
@Suite struct DrawCommandTests {
  private static let text = """
    ios 17
    window
      home: HomeViewController
    card: CardViewController
    home.present(card, animated: true)
    home.view.tag = 1

    """

  @Test func theEndingSaysWhatIsDrawn() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.text, to: "a.presim")
    for (name, beginning) in [
      ("a.svg", "<svg xmlns="), ("a.html", "<!doctype html>"), ("a.dot", "digraph presim {"), ("a.mmd", "---\ntitle:"),
    ] {
      let result = try presim.run("draw", "a.presim", "-o", name)
      #expect(result.status == 0 && result.errors == "", "\(name)")
      #expect(try presim.read(name).hasPrefix(beginning), "\(name)")
    }
    // The last step that changed something, not the last one.
    #expect(try presim.read("a.svg").contains("home.present(card, animated: true)"))
    try expect(presim.run("draw", "a.presim:6", "--output=b.svg").output, equals: "b.svg: line 6\n")
    try expect(presim.run("draw", "a.presim:5").output, equals: presim.read("a.svg"))
    #expect(try presim.run("draw", "a.presim:2").output.contains(">launch<"))
    #expect(try presim.run("draw", "-", "--format", "mermaid", input: Self.text).output.hasPrefix("---\n"))
    let layers = try presim.run("draw", "a.presim", "--picture", "layers", "--before").output
    #expect(layers.contains(">before<") && layers.contains(">after<") && layers.contains("drawn, not measured"))
  }

  @Test(arguments: [
    (["draw", "a.presim", "-o", "a.png"], "has no ending that says what to draw"),
    (["draw", "a.presim", "--picture", "tree", "-o", "a.html"], "'--picture' is for an SVG"),
    (["draw", "a.presim", "--picture", "leyers"], "did you mean 'layers'?"),
    (["draw", "a.presim:99"], "there is no line 99"),
    (["draw", "wrong.presim", "-o", "wrong.svg"], "wrong.presim:3:"),
    (["draw", "none.presim"], "none.presim"), (["draw", "."], "'-o site/' is missing"),
    (["draw", "a.presim", "-o", "missing/a.svg"], "missing/a.svg"),
    (["compare", "a.presim", "--style", "fullScreen"], "'--style' chooses what '--draw' shows"),
    (["compare", "a.presim", "--draw", "a.html"], "'--draw' writes an SVG"),
    (["compare", "a.presim", "--draw", "a.svg", "--style", "fulscreen,custom"], "did you mean 'fullScreen'?"),
  ])
  func whatIsWrongIsSaid(arguments: [String], words: String) throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.text, to: "a.presim")
    try presim.write("ios 17\nwindow\n  home HomeViewController\n", to: "wrong.presim")
    let result = try presim.run(arguments)
    expect(result.status, equals: 2, "\(arguments)")
    expect(result.output, equals: "", "\(arguments)")
    #expect(result.errors.contains(words), "\(result.errors)")
    let left = try FileManager.default.contentsOfDirectory(atPath: presim.directory.path).sorted()
    expect(left, equals: ["a.presim", "wrong.presim"], "\(arguments)")
  }

  @Test func twoStylesStandSideBySide() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write(Self.text, to: "a.presim")
    let styles = ["--style", "fullScreen,overFullScreen"]
    try expect(
      presim.run(["compare", "a.presim", "--draw", "b.svg"] + styles).output,
      equals: "b.svg: .fullScreen and .overFullScreen\n")
    let svg = try presim.read("b.svg")
    #expect(svg.contains("home: not in the window") && svg.contains("home: in the window, covered"))
    #expect(try presim.run("compare", "a.presim", "--draw", "-").output.contains(">.automatic<"))
  }

  @Test func aFolderBecomesABook() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    try presim.write("// What it shows.\n" + Self.text, to: "book/sheets/one & two.presim")
    try presim.write(Self.text, to: "book/questions/why.presim")
    try presim.write("window\n  !", to: "book/questions/wrong.presim")
    let result = try presim.run("draw", "book", "-o", "site")
    expect(result.status, equals: 2)
    #expect(result.errors.contains("wrong.presim:2:"))
    expect(result.output, equals: "site/index.html: 2 scenarios\n")
    let index = try presim.read("site/index.html")
    #expect(index.contains("href=\"questions/why.html\"") && index.contains("href=\"sheets/one%20%26%20two.html\""))
    #expect(index.contains("<p>What it shows.</p>"))
    let page = try presim.read("site/sheets/one & two.html")
    #expect(page.contains("href=\"../index.html\"") && page.contains("href=\"../questions/why.html\""))
    #expect(!page.contains("http:") && !page.contains("https:"))
  }

  /// A hierarchy of any size is a picture, folded.
  @Test func threeThousandControllersAreFolded() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    var text = "ios 17\nwindow\n  home: HomeViewController\n"
    for row in 0..<3_000 { text += "    c\(row): C\n" }
    text += "card: Card\nc0.present(card, animated: true)\n"
    try presim.write(text, to: "wide.presim")
    let svg = try presim.run("draw", "wide.presim")
    expect(svg.status, equals: 0)
    #expect(svg.output.contains(" more<") && svg.output.utf8.count < 80_000)
  }
}
