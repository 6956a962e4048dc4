extension Reports {
  /// The steps of a file as the sections of a page, with pictures: `presim draw -o x.html` without its head and source.
  package static func page(_ source: Source, allEvents: Bool = false) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    guard let program = file.program else { return [] }
    let page = StepPage(program, file: file.bytes, source: file.source, allEvents: allEvents)
    return Array(page.sections.utf8)
  }

  /// A step as a picture: `presim draw FILE:LINE`.
  ///
  /// - Parameters:
  ///   - line: of the step; nil for the last that changes the hierarchy.
  ///   - before: whether the picture has the hierarchy before the step too.
  package static func draw(
    _ source: Source, line: Int? = nil, _ picture: Picture = .slide, before: Bool = false, allEvents: Bool = false
  ) throws(Refusal) -> [UInt8] {
    let file = try checked(source)
    guard let program = file.program else { return [] }
    let chosen =
      line.map { StepSelection.step(at: $0, in: program) } ?? PictureWalk.lastChange(in: program)
    var options = PictureWalk.Options()
    options.allEvents = allEvents
    var walk = PictureWalk(program, of: file.source, options)
    guard let step = walk.step(chosen) else {
      let line = program.steps[chosen].line
      throw Refusal(text: "\(file.path): error: the step at line \(line) is not reached: the run ends before it\n")
    }
    return Array(picture.svg(of: step, before: before).utf8)
  }
}
