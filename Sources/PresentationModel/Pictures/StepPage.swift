/// A scenario as a page that steps: one file that asks for nothing, and is whole without its script.
package struct StepPage: Sendable {
  /// Where a page stands in a book: the way to its index, and the pages before and after it.
  package struct Place: Sendable {
    /// The address of the index.
    package var index: String
    /// Address and title of the page before it.
    package var previous: (address: String, title: String)?
    /// Address and title of the page after it.
    package var next: (address: String, title: String)?
    /// The address of the playground, which opens the page's text; nil for a book without one.
    package var playground: String?
    /// The folder of the rules' pages, with a slash behind it; nil for a book without them.
    package var rules: String?

    /// A place without neighbours.
    package init(index: String) { self.index = index }
  }

  /// The scenario's title.
  package var title: String
  /// `ios 17 · iPhone portrait · passed, 5 expectations`.
  package var facts: String
  /// The lines of the file.
  package var source: [String]
  /// Launch, then each step.
  package var steps: [PictureStep]
  /// Position of the step that is shown first.
  package var start = 0
  /// Where it stands in a book.
  package var place: Place?
  /// What fails the file beside its steps: expectations that were never reached.
  package var failures: [String] = []

  /// What is left of a phone of 360 points beside the edges of a page: no picture is made smaller, or wider without need.
  static let narrow = 3260

  /// Beyond so many steps only those that changed something have pictures.
  private static let most = 200

  /// Makes a page.
  package init(title: String, facts: String, source: [String], steps: [PictureStep]) {
    self.title = title
    self.facts = facts
    self.source = source
    self.steps = steps
  }

  /// The page.
  package var html: String {
    var text = HTMLText.head(title: title, style: PageStyle.css + PictureLook.css)
    text += "<body data-start=\"\(max(0, min(start, steps.count - 1)))\">\n<header>\n"
    if let place { text += links(place) }
    text += HTMLText.element("h1", PictureText.visible(title))
    text += HTMLText.element("p", facts, "class=\"facts\"")
    for failure in failures { text += HTMLText.element("p", failure, "class=\"fails\"") }
    text += "</header>\n<main>\n" + sourceList()
    text += "<div class=\"steps\">\n"
    for (row, step) in steps.enumerated() { text += section(step, row) }
    text += "</div>\n</main>\n" + Self.bar(steps.count)
    return text + "<script>\n\(PageScript.step)</script>\n</body>\n</html>\n"
  }

  private func links(_ place: Place) -> String {
    var text =
      "<nav class=\"book\" aria-label=\"Book\"><a href=\"\(PictureText.escaped(place.index))\">All scenarios</a>"
    if let previous = place.previous {
      text +=
        " <a rel=\"prev\" href=\"\(PictureText.escaped(previous.address))\">← \(PictureText.escaped(previous.title))</a>"
    }
    if let next = place.next {
      text += " <a rel=\"next\" href=\"\(PictureText.escaped(next.address))\">\(PictureText.escaped(next.title)) →</a>"
    }
    if let address = place.playground, let link = PlaygroundLink.fragment(source.joined(separator: "\n") + "\n") {
      text += " <a href=\"\(PictureText.escaped(address + link))\">Open in the playground</a>"
    }
    return text + "</nav>\n"
  }

  // MARK: The source

  private func sourceList() -> String {
    var lines: [Int: Int] = [:]
    for (row, step) in steps.enumerated() where step.line > 0 && lines[step.line] == nil { lines[step.line] = row }
    var text = "<nav class=\"source\" aria-label=\"Source\" tabindex=\"0\"><ol>\n"
    for (number, line) in source.enumerated() {
      let shown = PictureText.escaped(PictureText.visible(line))
      let blanks = line.isEmpty ? " " : shown
      if let row = lines[number + 1] {
        text += "<li><a href=\"#step-\(row)\" data-step=\"\(row)\">\(blanks)</a></li>\n"
      } else {
        text += "<li><span>\(blanks)</span></li>\n"
      }
    }
    return text + "</ol></nav>\n"
  }

  // MARK: A step

  func section(_ step: PictureStep, _ row: Int) -> String {
    var text = "<section id=\"step-\(row)\" aria-labelledby=\"head-\(row)\">\n"
    let number = row == 0 ? "" : "<span class=\"number\">\(row)/\(steps.count - 1)</span> "
    let line = step.line > 0 ? " <span class=\"number\">line \(step.line)</span>" : ""
    text += "<h2 id=\"head-\(row)\">\(number)<code>\(PictureText.escaped(step.source))</code>\(line)</h2>\n"
    let decisions = Self.decisions(of: step)
    for decision in decisions { text += "<p class=\"decision\">→ \(decision)</p>\n" }
    let more = step.decisionCount - step.decisions.count
    if more > 0 { text += HTMLText.element("p", "… \(more) more", "class=\"facts\"") }
    if let today = step.today { text += HTMLText.element("p", today, "class=\"facts\"") }
    for failure in step.failures { text += HTMLText.element("p", "fails: " + failure, "class=\"fails\"") }
    if let exception = step.exception {
      text += HTMLText.element("p", "exception: " + exception, "class=\"fails\"")
    }
    if !step.isChanged, row > 0 { text += HTMLText.element("p", "Nothing changes.", "class=\"facts\"") }
    if steps.count <= Self.most || step.isChanged { text += pictures(step) }
    text += "<div class=\"two\">\n<div>\n" + hierarchy(step) + "</div>\n<div>\n" + why(step) + console(step)
    return text + "</div>\n</div>\n" + callbacks(step) + "</section>\n"
  }

  /// What came of a step, in the sentences of `explain`; the decisions themselves where it does not speak of each.
  private static func decisions(of step: PictureStep) -> [String] {
    let told = explained(step).map { HTMLText.sentence($0.outcome) }
    return told.isEmpty ? step.decisions.map { PictureText.prose($0) } : told
  }

  /// The parts of an explanation whose outcomes stand where the decisions of a step are told; none where they are not
  /// one for each.
  private static func explained(_ step: PictureStep) -> [Explanation.Part] {
    let parts = (step.explanation?.parts ?? []).filter { $0.decision != nil }
    return parts.count == step.decisionCount && parts.count == step.decisions.count ? parts : []
  }

  private func pictures(_ step: PictureStep) -> String {
    let isWide = step.screen.device.width > step.screen.device.height * 6 / 10
    let flat = FlatPicture.drawing(step.screen, width: isWide ? Self.narrow : 2200, height: 4300)
    let layers = LayersPicture.drawing(step.screen, width: Self.narrow, height: 4600)
    return "<div class=\"pictures\">\n" + figure(flat, "On the screen")
      + figure(layers, "The layers, from the window to the front")
      + "</div>\n<p class=\"note\">Sizes are drawn, not measured.</p>\n"
  }

  private func figure(_ drawing: Drawing, _ caption: String) -> String {
    "<figure>\n<figcaption>\(PictureText.escaped(caption))</figcaption>\n<div class=\"scroll\">"
      + SVGText.element(drawing, label: caption) + "</div></figure>\n"
  }

  private func hierarchy(_ step: PictureStep) -> String {
    var text = "<h3>Hierarchy</h3>\n"
    if steps.count <= Self.most || step.isChanged {
      text += SVGText.element(TreePicture.drawing(step.tree, width: Self.narrow), label: "Hierarchy")
    }
    if !step.dump.isEmpty {
      let dump = PictureText.escaped(Self.beginning(of: step.dump))
      text += "<details><summary>as _printHierarchy prints it</summary><pre tabindex=\"0\">\(dump)</pre></details>\n"
    }
    return text
  }

  /// As many whole lines as a page has room for: what is printed of a deep hierarchy is far longer than its file.
  private static func beginning(of dump: String) -> String {
    let bytes = Array(dump.utf8)
    guard bytes.count > 32_768 else { return dump }
    let end = bytes[..<32_768].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let rest = bytes[end...].split(separator: UInt8(ascii: "\n")).count
    return String(decoding: bytes[..<end], as: UTF8.self) + "… \(rest) more \(rest == 1 ? "line" : "lines")\n"
  }

  private func why(_ step: PictureStep) -> String {
    guard let explanation = step.explanation, !explanation.parts.isEmpty else { return "" }
    // One that is the answer at the top is not said again.
    let isTold = explanation.parts.count == 1 && !Self.explained(step).isEmpty
    if isTold, explanation.parts[0].reasons.isEmpty, explanation.alternatives.isEmpty { return "" }
    var text = "<h3>Why</h3>\n"
    for part in explanation.parts.prefix(12) {
      if !isTold { text += "<p class=\"outcome\">\(HTMLText.sentence(part.outcome))</p>\n" }
      if part.reasons.isEmpty { continue }
      text += "<dl>\n"
      for reason in part.reasons {
        let rules = reason.rules.map { HTMLText.rule($0, in: place?.rules) }.joined(separator: " ")
        let lines = reason.lines.map(HTMLText.sentence).joined(separator: "<br>\n")
        text += "<dt>\(PictureText.escaped(reason.heading))</dt>\n<dd>\(lines) \(rules)</dd>\n"
      }
      text += "</dl>\n"
    }
    if !explanation.alternatives.isEmpty {
      text += "<h3>Instead</h3>\n<ul class=\"instead\">\n"
      for other in explanation.alternatives {
        let place = other.place.map { ", \($0)" } ?? other.line.map { " before line \($0)" } ?? ""
        text += "<li>\(PictureText.escaped(other.purpose))\(place): <code>\(PictureText.escaped(other.code))</code>"
        text += " → \(HTMLText.sentence(other.result))</li>\n"
      }
      text += "</ul>\n"
    }
    return text
  }

  private func console(_ step: PictureStep) -> String {
    var text = ""
    if !step.console.isEmpty {
      text +=
        "<h3>Console</h3>\n<pre class=\"console\" tabindex=\"0\">"
        + PictureText.escaped(step.console.joined(separator: "\n")) + "</pre>\n"
    }
    if !step.notes.isEmpty {
      text += "<h3>UIKit says nothing of this</h3>\n<ul>\n"
      for note in step.notes { text += "<li>\(HTMLText.sentence(note))</li>\n" }
      text += "</ul>\n"
    }
    return text
  }

  private func callbacks(_ step: PictureStep) -> String {
    guard !step.entries.isEmpty else { return "" }
    let narrow = CallbackPicture.drawing(step.entries, width: Self.narrow)
    let wide = CallbackPicture.drawing(step.entries, width: 8600)
    var text = "<h3>Callbacks, in order</h3>\n"
    let label = "Callbacks"
    if wide.elements == narrow.elements { return text + SVGText.element(narrow, label: label) }
    text += "<div class=\"wide\">" + SVGText.element(wide, label: label) + "</div>\n"
    return text + "<div class=\"narrow\">" + SVGText.element(narrow, label: label) + "</div>\n"
  }

  // MARK: The bar

  private static func bar(_ count: Int) -> String {
    """
    <div class="controls" role="region" aria-label="Steps" hidden>
    \(button("first", "First step", key: "Home", "M3 3h2v10H3zM13 3v10L6 8z"))
    \(button("back", "Step back", key: "←", "M12 2v12L4 8z"))
    \(button("forward", "Step forward", key: "→", "M4 2v12l8-6z"))
    \(button("last", "Last step", key: "End", "M11 3h2v10h-2zM3 3v10l7-5z"))
    <input type="range" min="0" max="\(max(0, count - 1))" value="0" aria-label="Step">
    <output aria-live="polite"></output>
    </div>

    """
  }

  /// A button with a drawn sign: not every system has the letters for them.
  private static func button(_ way: String, _ label: String, key: String, _ path: String) -> String {
    "<button type=\"button\" data-go=\"\(way)\" aria-label=\"\(label)\" title=\"\(key)\"><svg viewBox=\"0 0 16 16\""
      + " width=\"16\" height=\"16\" aria-hidden=\"true\"><path fill=\"currentColor\" d=\"\(path)\"/></svg></button>"
  }
}
