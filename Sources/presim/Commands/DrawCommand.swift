import PresentationModel

/// What `presim draw` writes.
enum DrawFormat: String, CaseIterable {
  case svg, html, dot, mermaid

  /// By the ending of a file's name; nil for another one.
  init?(path: String) {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return nil }
    switch name[name.index(after: dot)...].lowercased() {
    case "svg": self = .svg
    case "html", "htm": self = .html
    case "dot", "gv": self = .dot
    case "mmd", "mermaid": self = .mermaid
    default: return nil
    }
  }
}

/// `presim draw FILE[:LINE]`
struct DrawCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    if arguments.has(.slides) { return try slides() }
    let location = Location(arguments.operands[0])
    if Discovery.isDirectory(location.path) { return try book(location.path) }
    if arguments.has(.playground) {
      throw UsageError(message: "'--playground' is for the pages of a folder", command: .draw)
    }
    let format = try format()
    if format != .svg {
      for option in [OptionID.picture, .before] where arguments.has(option) {
        throw UsageError(message: "'--\(option.rawValue)' is for an SVG", command: .draw)
      }
    }
    guard let (file, program) = console.load(location.path) else { return .usage }
    if let line = location.line, line < 1 || line > max(1, file.lineCount) {
      console.error(file.place(ofLine: line), "there is no line \(line): the file has \(file.lineCount)")
      return .usage
    }
    let row = location.line.map { StepSelection.step(at: $0, in: program) }
    if format == .html {
      let page = StepPage(
        program, file: file.bytes, source: file.source, allEvents: arguments.has(.events), start: row)
      return write(
        Array(page.html.utf8), what: page.steps.count == 2 ? "1 step" : "\(max(0, page.steps.count - 1)) steps")
    }
    var options = PictureWalk.Options()
    options.allEvents = arguments.has(.events)
    var walk = PictureWalk(program, of: file.source, options)
    let chosen = row ?? PictureWalk.lastChange(in: program)
    guard let step = walk.step(chosen) else {
      console.error(file.path, "the step at line \(program.steps[chosen].line) is not reached: the run ends before it")
      return .failure
    }
    return write(Array(text(of: step, format).utf8), what: step.line > 0 ? "line \(step.line)" : "launch")
  }

  private func text(of step: PictureStep, _ format: DrawFormat) -> String {
    switch format {
    case .dot: return Picture.dot(of: step)
    case .mermaid: return Picture.mermaid(of: step)
    case .svg, .html:
      let picture = arguments.values[.picture].flatMap(Picture.init) ?? .slide
      return picture.svg(of: step, before: arguments.has(.before))
    }
  }

  /// `--format`, or the form that the name of the file asks for.
  private func format() throws(UsageError) -> DrawFormat {
    if let word = arguments.values[.format], let format = DrawFormat(rawValue: word) { return format }
    guard let path = arguments.values[.output], path != "-" else { return .svg }
    guard let format = DrawFormat(path: path) else {
      throw UsageError(
        message: "'\(path)' has no ending that says what to draw: .svg, .html, .dot or .mmd",
        hint: "'--format svg' says it too", command: .draw)
    }
    return format
  }

  func write(_ bytes: [UInt8], what: String) -> ExitStatus {
    guard let path = arguments.values[.output], path != "-" else {
      bytes.withUnsafeBufferPointer { console.out.write($0) }
      return .success
    }
    return console.write(bytes, to: path, saying: what)
  }

  // MARK: A folder

  private func book(_ folder: String) throws(UsageError) -> ExitStatus {
    guard let out = arguments.values[.output], out != "-" else {
      throw UsageError(message: "a folder is drawn into a folder: '-o site/' is missing", command: .draw)
    }
    for option in [OptionID.picture, .before] where arguments.has(option) {
      throw UsageError(message: "'--\(option.rawValue)' is for an SVG of one file", command: .draw)
    }
    if let word = arguments.values[.format], word != "html" {
      throw UsageError(message: "a folder is drawn as pages: '--format \(word)' is for one file", command: .draw)
    }
    return ScenarioBook(
      folder: folder, out: out, allEvents: arguments.has(.events), playground: arguments.values[.playground],
      console: console
    ).write()
  }
}

extension Console {
  /// Writes a file and says so; answers whether that worked.
  func write(_ bytes: [UInt8], to path: String, saying what: String) -> ExitStatus {
    do throws(SystemError) {
      try AtomicWrite.create(path, with: bytes)
    } catch {
      self.error(path, error.message)
      return .usage
    }
    out.line("\(VisibleText.inOneLine(path)): \(what)")
    return .success
  }
}
