import PresentationModel

/// `presim new [NAME]`
struct NewCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let template = arguments.values[.from].flatMap(ScenarioTemplate.init) ?? .tabs
    guard let name = arguments.operands.first else {
      console.out.write(template.text(title: "A new screen"))
      return .success
    }
    let path = name.hasSuffix(".presim") ? name : name + ".presim"
    let title = (path.split(separator: "/").last.map(String.init) ?? path).dropLast(7)
    guard !title.isEmpty, !name.hasSuffix("/") else {
      // '.presim' is the name of the project's settings.
      throw UsageError(message: "'\(name)' names no file: write a name, as in 'presim new search'", command: .new)
    }
    let text = template.text(title: Self.written(title))
    // Made only where nothing is: what is there already stays.
    let descriptor = FileName.with(path) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else {
      console.error(path, errno == EEXIST ? "is there already" : SystemError.last.message)
      return .usage
    }
    let file = Output(descriptor: descriptor)
    file.write(text)
    file.flush()
    close(descriptor)
    if let failure = file.failure {
      console.error(path, SystemError(code: failure).message)
      return .usage
    }
    let shown = VisibleText.inOneLine(path)
    console.out.line("\(shown): 'presim run \(shown)' shows what it does")
    return .success
  }

  /// A file's name as a title between quotes: what a title cannot hold, line ends and bytes that are no text, is a blank.
  private static func written(_ name: Substring) -> String {
    var result = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if scalar.value < 0x20 || VisibleText.isControl(scalar) || FileName.byte(of: scalar) != nil {
        result.append(" ")
      } else {
        if scalar == "\\" || scalar == "\"" { result.append("\\") }
        result.append(scalar)
      }
    }
    return String(result)
  }
}
