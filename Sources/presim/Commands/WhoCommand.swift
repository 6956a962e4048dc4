import PresentationModel

/// `presim who FILE`
struct WhoCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    let profiles = try arguments.profiles()
    let styles = try chosenStyles()
    guard let (file, newest) = console.load(arguments.operands[0], under: profiles) else { return .usage }
    let programs = profiles.isEmpty ? [newest] : file.programs
    var presented: ControllerID?
    if let name = arguments.values[.presenting] {
      guard let x = controller(named: name, in: newest) else {
        let near = nearestName(to: name, in: newest.outline.names)
        console.error(file.path, "there is no controller '\(name)'")
        if let near { console.note(file.path, "did you mean '\(near)'?") }
        return .usage
      }
      presented = x
    }
    let report = WhoReport(out: console.out, paint: console.paint, isJSON: arguments.isJSON)
    report.write(file.path, newest.title, programs, styles, presented)
    if !arguments.isJSON, let first = newest.firstPresentation {
      console.note(
        file.place(ofLine: newest.steps[first].line), "no step of the file has run: what it presents is not there yet")
    }
    return .success
  }

  private func controller(named name: String, in program: Program) -> ControllerID? {
    program.outline.names.firstIndex(of: name).map { ControllerID(Int32(truncatingIfNeeded: $0)) }
  }

  /// The styles of `--style`; nil for the style that the file gives the presented controller, or for none.
  private func chosenStyles() throws(UsageError) -> [ModalPresentationStyle?] {
    guard let list = arguments.values[.style] else { return [nil] }
    let all = ModalPresentationStyle.allCases
    if list == "all" { return all.filter { $0 != .none } }
    var styles: [ModalPresentationStyle?] = []
    for part in list.split(separator: ",", omittingEmptySubsequences: false) {
      let word = part.hasPrefix(".") ? String(part.dropFirst()) : String(part)
      guard let style = all.first(where: { $0.text == word }) else {
        throw UsageError(
          message: "'\(word)' is not a presentation style",
          hint: nearestName(to: word, in: all.map(\.text)).map { "did you mean '\($0)'?" }, command: .who)
      }
      styles.append(style)
    }
    return styles
  }
}
