import PresentationModel

/// `presim import [FILE]`
struct ImportCommand {
  let arguments: Arguments
  let console: Console

  func perform() throws(UsageError) -> ExitStatus {
    try checkHeader()
    if arguments.has(.lldb) {
      guard let page = Pages.all.page(at: "Documentation/Export/presim_lldb.py") else { return .fault }
      console.out.write(Pages.all.bytes(of: page))
      return .success
    }
    let path = arguments.operands.first ?? "-"
    let name = FileReading.displayName(path)
    let isObjectiveC = arguments.has(.objc)
    if path == "-", Terminal.isTerminal(0) {
      console.note("presim", "paste the \(isObjectiveC ? "Objective-C" : "dump"), then press control-D")
    }
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileReading.bytes(of: path)
    } catch {
      console.error(name, error.message)
      return .usage
    }
    if isObjectiveC { return translate(bytes, name) }
    let dump = HierarchyImport.read(
      bytes, path: VisibleText.inOneLine(name), ios: arguments.values[.ios], device: arguments.values[.device])
    console.report(DiagnosticRenderer(dump.source).render(dump.diagnostics))
    for note in dump.notes { console.note(note.line > 0 ? "\(name):\(note.line)" : name, note.text) }
    guard var scenario = dump.scenario else { return .usage }
    if let flags = dump.withFlags() {
      scenario = flags.scenario
      for note in flags.notes { console.note("\(name):\(note.line)", note.text) }
    }
    var steps: [StepReport] = []
    if let calls = arguments.repeated[.call] {
      for call in calls {
        guard let mistake = ImportQuestion.mistake(of: call) else { continue }
        throw UsageError(message: "'--call \(call)': \(mistake)", command: .import)
      }
      let question = ImportQuestion(dump, scenario, calls: calls)
      console.report(question.diagnostics)
      guard let program = question.file.program else { return .usage }
      for name in question.added {
        console.note("presim", "'\(name.name)' is not in the dump: it is a new '\(name.className)'")
      }
      if question.file.programs.count > 1 {
        console.note("presim", "of several versions the newest is asked: \(program.profile.text)")
      }
      let text = ImportText(output: console.out, paint: console.paint)
      steps = question.answer(program) { step in
        if !arguments.isJSON { text.write(step) }
      }
    } else if !arguments.isJSON {
      scenario.withUnsafeBufferPointer { console.out.write($0) }
    }
    if arguments.isJSON { JSONDocument.write(ImportReport(dump, steps: steps), to: console.out) }
    return .success
  }

  /// Objective-C in Swift; what could not be translated is counted.
  private func translate(_ bytes: [UInt8], _ name: String) -> ExitStatus {
    guard !bytes.contains(0), String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      console.error(name, "this is no text in UTF-8")
      return .usage
    }
    let translation = ObjectiveCImport(bytes)
    guard !translation.swift.isEmpty else {
      console.error(name, "the file is empty")
      return .usage
    }
    console.out.write(translation.swift)
    let lines = translation.untranslatedLines
    if !lines.isEmpty {
      let shown = lines.prefix(20).map { "\($0)" }.joined(separator: ", ") + (lines.count > 20 ? " …" : "")
      let places = lines.count == 1 ? "1 place is" : "\(lines.count) places are"
      console.note(
        name,
        "\(places) not translated and \(lines.count == 1 ? "stays a comment" : "stay as comments"): line\(lines.count == 1 ? "" : "s") \(shown)"
      )
    }
    return .success
  }

  /// A version or a device that no header can have is a mistake of the command line.
  private func checkHeader() throws(UsageError) {
    for (option, word) in [(OptionID.ios, "ios"), (.device, "device")] {
      guard let value = arguments.values[option] else { continue }
      let header = Scenario.load(bytes: Array("\(word) \(value)\n".utf8), path: "")
      guard header.program == nil || value.contains("\n"), let first = header.diagnostics.first else { continue }
      throw UsageError(message: "'--\(word) \(value)': \(first.message)", command: .import)
    }
  }
}
