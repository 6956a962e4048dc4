/// The controller that would present, a line or a JSON value for each source, written as soon as it is known.
package struct WhoReport {
  package let out: Output
  package let paint: Paint
  package let isJSON: Bool

  package init(out: Output, paint: Paint, isJSON: Bool) { (self.out, self.paint, self.isJSON) = (out, paint, isJSON) }

  /// One answer.
  private struct Row: JSONConvertible {
    let source: String
    /// As asked for; what was asked for when nothing was said.
    let requestedStyle: String
    var presenter: String?
    var style: String?
    var leaves: [String]?
    /// The rule that refuses, and what UIKit says.
    var rule: String?
    var console: [String]?

    var json: JSONValue {
      [
        "source": source.json,
        "requestedStyle": requestedStyle.json,
        "presenter": presenter?.json,
        "style": style?.json,
        "leaves": leaves?.json,
        "rule": rule?.json,
        "console": console?.json,
      ]
    }
  }

  func begin(_ path: String, _ title: String) {
    guard isJSON else {
      let own = ReportTitle.own(title, path: path).map { paint(.bold, $0) + " " }
      return out.line("\(own ?? "")\(paint(.dim, path))")
    }
    out.write("{\"schemaVersion\":\(JSONDocument.schemaVersion),\"path\":")
    write(path)
    out.write(",\"title\":")
    write(title)
    out.write(",\"versions\":[")
  }

  func begin(_ program: Program, isFirst: Bool) {
    guard isJSON else {
      return out.line(paint(.dim, "\(program.profile.text), \(program.environment.text)"))
    }
    out.write(isFirst ? "{\"rules\":" : ",{\"rules\":")
    write(program.profile.text)
    out.write(",\"device\":")
    write(program.environment.text)
    out.write(",\"answers\":[")
  }

  func add(
    _ prospect: Prospect, saying words: [String], in hierarchy: Hierarchy, asked: ModalPresentationStyle?, isFirst: Bool
  ) {
    let source = ControllerText.name(prospect.source, in: hierarchy)
    let presenter = prospect.presenter.map { ControllerText.name($0, in: hierarchy) }
    let requested = (asked ?? prospect.requestedStyle).text
    if isJSON {
      var row = Row(source: source, requestedStyle: requested, presenter: presenter)
      row.style = prospect.style?.text
      row.leaves = prospect.refusal == nil ? prospect.leaves.map { ControllerText.name($0, in: hierarchy) } : nil
      row.rule = prospect.refusal?.rule.text
      row.console = prospect.refusal == nil ? nil : words
      out.write(isFirst ? "\n" : ",\n")
      return write(row)
    }
    if isFirst { out.line(paint(.dim, "who asks, the style asked for → who presents, the style that comes")) }
    var line = "\(source), .\(requested) → "
    if let refusal = prospect.refusal {
      line += paint(.red, "refused") + " (\(refusal.rule.text))"
      if let first = words.first, !first.isEmpty { line += ": \(first)" }
    } else {
      line += "\(presenter ?? ""), .\(prospect.style?.text ?? "")"
      if !prospect.leaves.isEmpty {
        let verb = prospect.leaves.count == 1 ? "leaves" : "leave"
        line += ", \(ControllerText.list(prospect.leaves, in: hierarchy)) \(verb) the window"
      }
    }
    out.line(line)
  }

  /// A style that this UIKit does not have.
  func lacks(_ style: ModalPresentationStyle, _ profile: Profile) {
    if !isJSON { out.line(".\(style.text): not in \(profile.text)") }
  }

  func endVersion() {
    if isJSON { out.write("]}") }
  }

  func end() {
    if isJSON { out.line("]}") }
  }

  private func write(_ value: some JSONConvertible) { value.json.write(to: out) }
}
