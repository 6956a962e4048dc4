extension Reports {
  /// The steps with their pictures and reasons as sections of HTML, which the playground shows: every text is escaped.
  public static func page(_ source: Source, events: Bool = false) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    guard let program = file.program else { return [] }
    return Array(StepPage(program, file: file.bytes, source: file.source, allEvents: events).sections.utf8)
  }

  /// A step as SVG: `presim draw`.
  ///
  /// - Parameter line: of the step; nil for the last that changed something.
  public static func draw(
    _ source: Source, line: Int? = nil, as picture: Picture = .slide, before: Bool = false
  ) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    guard let program = file.program else { return [] }
    let row = line.map { StepSelection.step(at: $0, in: program, of: file) } ?? PictureWalk.lastChange(in: program)
    var walk = PictureWalk(program, of: file.source)
    guard let step = walk.step(row) else {
      throw Refusal(text: "error: the step is not reached: the run ends before it\n")
    }
    return Array(picture.svg(of: step, before: before).utf8)
  }

  /// The text with what lint has tried for a finding, as `{"text": "…"}`; the text as it was where nothing can be typed.
  static func fix(_ source: Source, rule: String, line: Int) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    let bytes = source.bytes
    let fixer = LintFixer(bytes: bytes, path: source.path, under: file.programs.map { $0.profile }) { finding in
      let start = max(0, min(Int(finding.range.start), bytes.count))
      return finding.id.text == rule && bytes[..<start].count { $0 == 10 } + 1 == line
    }
    return document(["text": .string(String(decoding: fixer?.bytes ?? bytes, as: UTF8.self))])
  }
}
