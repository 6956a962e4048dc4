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
    (["draw", "a.presim", "--playground", "x"], "'--playground' is for the pages of a folder"),
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

  /// Each page leads to the playground with its text, and each rule that it names to a page of its own, which leads back.
  @Test func pagesLeadToThePlaygroundAndToTheRules() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let text = Self.text + "card.dismiss(animated: true)\nexpect rule DIS-01\n// ä < & ' 😀\n"
    try presim.write(text, to: "Scenarios/questions/why.presim")
    try presim.write(Self.text + String(repeating: "// much\n", count: 1_000), to: "Scenarios/long.presim")
    try presim.write("swift \"App.swift\"\n" + Self.text, to: "Scenarios/files.presim")
    try presim.write("class AppViewController: UIViewController {}\n", to: "Scenarios/App.swift")
    expect(try presim.run("draw", "Scenarios", "-o", "site", "--playground", "../index.html").status, equals: 0)
    let page = try presim.read("site/questions/why.html")
    let link = try #require(page.firstMatch(of: /href="\.\.\/\.\.\/index\.html#1\.([\w-]*)"/)?.1)
    var base64 = String(link).replacing("-", with: "+").replacing("_", with: "/")
    while base64.count % 4 > 0 { base64 += "=" }
    let bytes = Array(try #require(Data(base64Encoded: base64)))
    // One block as it is: its length, the same inverted, the text.
    expect(Int(bytes[1]) | Int(bytes[2]) << 8, equals: text.utf8.count)
    expect([bytes[0], bytes[3], bytes[4]], equals: [1, ~bytes[1], ~bytes[2]])
    expect(String(decoding: bytes[5...], as: UTF8.self), equals: text)
    // What no address holds, or what the playground cannot read, has no link.
    for path in ["site/long.html", "site/files.html"] { #expect(try !presim.read(path).contains("#1."), "\(path)") }

    #expect(page.contains("<a href=\"../rules/STY-02.html\"><code class=\"id\""))
    let rule = try presim.read("site/rules/DIS-01.html")
    #expect(rule.contains("<a href=\"../questions/why.html\">Scenarios/questions/why.presim</a>"))
    #expect(!rule.contains("http:") && !rule.contains("https:"))
    let index = try presim.read("site/rules/index.html")
    for id in ["CTX-04", "LNT-07", "P-E06", "CHO-01"] {
      #expect(index.contains("<a href=\"\(id).html\">\(id)</a>"), "\(id)")
      #expect(try presim.read("site/rules/\(id).html").contains("<h1>\(id)"), "\(id)")
    }
    // Every link of a rule's page leads to one.
    for found in try presim.read("site/rules/CTX-04.html").matches(of: /<a href="([^"]*)"/) {
      #expect(try !presim.read("site/rules/\(found.1)").isEmpty, "\(found.1)")
    }
    #expect(try presim.read("site/index.html").contains("href=\"rules/index.html\""))
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
