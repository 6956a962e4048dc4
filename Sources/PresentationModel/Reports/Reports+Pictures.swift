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
}
