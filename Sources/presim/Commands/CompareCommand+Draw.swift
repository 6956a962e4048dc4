import PresentationModel

/// `presim compare FILE[:LINE] --draw OUT`
extension CompareCommand {
  func draw(_ file: ScenarioFile, _ program: Program, at chosen: Int, to path: String) throws(UsageError) -> ExitStatus
  {
    if arguments.isJSON { throw UsageError(message: "'--draw' writes a picture, no JSON", command: .compare) }
    if arguments.has(.ios) {
      throw UsageError(message: "'--draw' compares styles, not versions: leave '--ios' out", command: .compare)
    }
    var before = ScenarioRunner(program, isTracing: false, keepsEvents: false)
    guard before.run(to: chosen - 1) != nil else {
      console.error(file.path, "the run ends before line \(program.steps[chosen].line)")
      return .failure
    }
    let used = CompareReport.styleInFile(before).style
    let styles = try self.styles(program, used, file)
    var sides: [(title: String, step: PictureStep)] = []
    for style in styles {
      var walk = PictureWalk(program, of: file.source)
      walk.overrideStyle(at: chosen, style: style)
      guard let step = walk.step(chosen) else { continue }
      sides.append((".\(style.text)", step))
    }
    guard sides.count == 2 else {
      console.error(file.path, "the run ends before line \(program.steps[chosen].line)")
      return .failure
    }
    let bytes = Array(Picture.both(sides).utf8)
    guard path != "-" else {
      bytes.withUnsafeBufferPointer { console.out.write($0) }
      return .success
    }
    if let format = DrawFormat(path: path), format != .svg {
      throw UsageError(message: "'--draw' writes an SVG: '\(path)' ends otherwise", command: .compare)
    }
    return console.write(bytes, to: path, saying: styles.map { ".\($0.text)" }.joined(separator: " and "))
  }

  /// The two of `--style`; or the file's, and the one that differs from it most plainly.
  private func styles(
    _ program: Program, _ used: ModalPresentationStyle?, _ file: ScenarioFile
  ) throws(UsageError) -> [ModalPresentationStyle] {
    let available = ModalPresentationStyle.allCases.filter {
      $0.isAvailable(in: program.profile, on: program.environment.device)
    }
    if let list = arguments.values[.style] {
      var styles: [ModalPresentationStyle] = []
      for part in list.split(separator: ",", omittingEmptySubsequences: false) {
        let word = part.hasPrefix(".") ? String(part.dropFirst()) : String(part)
        guard let style = available.first(where: { $0.text == word }) else {
          throw UsageError(
            message: "'\(word)' is not a presentation style that this file can use",
            hint: nearestName(to: word, in: available.map(\.text)).map { "did you mean '\($0)'?" }, command: .compare)
        }
        styles.append(style)
      }
      if styles.count == 1, let used, used != styles[0] { return [used, styles[0]] }
      guard styles.count == 2 else {
        throw UsageError(
          message: "'--draw' needs two styles, as in --style fullScreen,overFullScreen", command: .compare)
      }
      return styles
    }
    let first = used.flatMap { available.contains($0) ? $0 : nil } ?? .fullScreen
    let others: [ModalPresentationStyle] =
      first == .fullScreen ? [.overFullScreen] : first == .currentContext ? [.overCurrentContext] : [.fullScreen]
    return [first, others[0]]
  }
}
