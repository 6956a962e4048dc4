import PresentationModel

/// What the client can have done: code actions, lenses, and the commands behind them.
extension LanguageServer {
  // MARK: The words of presim's commands

  /// What `presim explain FILE:LINE` prints of a text; nil where nothing runs on the line, or the text has errors.
  func explanation(_ uri: String, line: Int) -> String? {
    guard let file = documents[uri]?.file, let program = file.program,
      ExplainTarget(line: line, in: program, of: file) != nil
    else { return nil }
    let text = text(of: uri) { console throws(UsageError) in
      var arguments = Arguments()
      arguments.operands = ["\(file.path):\(line)"]
      return try ExplainCommand(arguments: arguments, console: console).perform()
    }
    return text.isEmpty ? nil : text
  }

  /// What a command prints, on both outputs, of a text as it stands in the editor.
  private func text(of uri: String, _ command: (Console) throws(UsageError) -> ExitStatus) -> String {
    guard let open = documents[uri] else { return "" }
    let out = Output()
    let console = Console(out: out, err: out)
    console.opened = [open.path: open.lines.bytes]
    do throws(UsageError) {
      _ = try command(console)
    } catch {
      console.error("presim", error.message)
    }
    var text = String(decoding: out.takeBytes(), as: UTF8.self)
    while text.hasSuffix("\n") { text.removeLast() }
    return text
  }

  // MARK: Code actions

  func codeActions(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    guard let uri = params["textDocument"]["uri"].text, let start = EditorPosition(params["range"]["start"]),
      let end = EditorPosition(params["range"]["end"])
    else { throw .invalid("no range is named") }
    let (first, last) = (document.lines.offset(of: start, encoding), document.lines.offset(of: end, encoding))
    let only = params["context"]["only"].items.compactMap(\.text)
    func wants(_ kind: String) -> Bool {
      only.isEmpty || only.contains { kind == $0 || kind.hasPrefix($0 + ".") }
    }
    var actions: [WireValue] = []
    if wants("quickfix") {
      // Those of the whole line, as its problems are shown; what the cursor stands on comes first.
      let problems = documents[uri]?.allProblems ?? []
      func isTouched(_ problem: Problem) -> Bool {
        Int(problem.range.start) <= last && first <= Int(problem.range.end)
      }
      func isOnALine(_ problem: Problem) -> Bool {
        document.lines.line(of: Int(problem.range.start)) <= end.line
          && start.line <= document.lines.line(of: Int(problem.range.end))
      }
      for problem in problems.filter(isTouched) + problems.filter({ !isTouched($0) && isOnALine($0) }) {
        actions += fixes(of: problem, document, uri)
      }
    }
    guard wants("source.presim"), documents[uri]?.file != nil else { return .array(actions) }
    let line = start.line + 1
    func command(_ title: String, _ command: Command, _ arguments: [WireValue]) {
      actions.append([
        "title": .string(title), "kind": "source.presim",
        "command": ["title": .string(title), "command": .string(command.rawValue), "arguments": .array(arguments)],
      ])
    }
    if isStaleBlock(uri, at: line) { command("update this block", .updateBlocks, [.string(uri), .int(line)]) }
    if documents[uri]?.staleBlocks.isEmpty == false {
      command("update the blocks of the file", .updateBlocks, [.string(uri)])
    }
    command("add the expectations that hold, in the whole file", .record, [.string(uri)])
    if isStep(uri, at: line) { command("add the expectations that hold here", .record, [.string(uri), .int(line)]) }
    return .array(actions)
  }

  private func fixes(of problem: Problem, _ document: EditorDocument, _ uri: String) -> [WireValue] {
    func action(_ title: String, _ edits: [EditorEdit], isPreferred: Bool) -> WireValue {
      [
        "title": .string(title), "kind": "quickfix", "diagnostics": [wire(problem, document)],
        "isPreferred": .bool(isPreferred),
        "edit": ["changes": .object([uri: .array(edits.map { wire($0, document) })])],
      ]
    }
    var actions: [WireValue] = []
    if let fix = problem.fix { actions.append(action(fix.title, [fix.edit], isPreferred: true)) }
    if LintID(problem.code) != nil {
      if let cure = problem.cure {
        let line = document.lines.line(of: Int(problem.range.start)) + 1
        let title = "fix \(problem.code): \(cure)"
        actions.append([
          "title": .string(title), "kind": "quickfix", "diagnostics": [wire(problem, document)], "isPreferred": true,
          "command": [
            "title": .string(title), "command": .string(Command.fix.rawValue),
            "arguments": [.string(uri), .int(line), .string(problem.code)],
          ],
        ])
      }
      let line = document.lines.range(ofLine: document.lines.line(of: Int(problem.range.start)))
      let text = "// presim:ignore \(problem.code)"
      // Above a line that goes on, as in a block's first, a comment of its own says the same.
      var start = line.lowerBound
      while start < line.upperBound, document.bytes[start] == 0x20 { start += 1 }
      let indentation = String(repeating: " ", count: start - line.lowerBound)
      let end = line.upperBound < document.bytes.count && document.bytes[line.upperBound] == 13 ? "\r\n" : "\n"
      actions.append(
        action(
          "silence \(problem.code) on this line",
          [EditorEdit(SourceRange(line.lowerBound, line.lowerBound), "\(indentation)\(text)\(end)")], isPreferred: false
        ))
    }
    return actions
  }

  /// Whether a step begins on a line.
  private func isStep(_ uri: String, at line: Int) -> Bool {
    documents[uri]?.file?.program?.steps.contains { $0.line == line } ?? false
  }

  /// The line of the expectation whose block a line belongs to, where that does not match.
  private func staleBlock(_ uri: String, at line: Int) -> Int? {
    guard let open = documents[uri], let program = documents[uri]?.file?.program else { return nil }
    return program.expectations.first { expectation in
      guard open.staleBlocks.contains(expectation.line), expectation.line <= line else { return false }
      return line <= open.lines.line(of: max(0, Int(expectation.range.end) - 1)) + 1
    }?.line
  }

  private func isStaleBlock(_ uri: String, at line: Int) -> Bool { staleBlock(uri, at: line) != nil }

  // MARK: Lenses

  func codeLenses(_ params: WireValue) throws(WireError) -> WireValue {
    let document = try document(params)
    guard let uri = params["textDocument"]["uri"].text, let program = documents[uri]?.file?.program else { return [] }
    var lenses: [WireValue] = []
    func lens(_ line: Int, _ title: String, _ command: Command, _ arguments: [WireValue]) {
      let range = document.lines.range(ofLine: line - 1)
      lenses.append([
        "range": self.range(SourceRange(range.lowerBound, range.upperBound), document),
        "command": ["title": .string(title), "command": .string(command.rawValue), "arguments": .array(arguments)],
      ])
    }
    lens(1, "run", .run, [.string(uri)])
    for (row, step) in program.steps.enumerated() where step.line <= document.lines.count && program.presents(row) {
      lens(step.line, "explain", .explain, [.string(uri), .int(step.line)])
      lens(step.line, "compare", .compare, [.string(uri), .int(step.line)])
    }
    for line in documents[uri]?.staleBlocks.sorted() ?? [] where line <= document.lines.count {
      lens(line, "update this block", .updateBlocks, [.string(uri), .int(line)])
    }
    return .array(lenses)
  }

  // MARK: Commands

  func execute(_ params: WireValue) throws(WireError) -> WireValue {
    guard let command = params["command"].text.flatMap(Command.init) else {
      throw .invalid("presim has no command '\(params["command"].text ?? "")'")
    }
    let arguments = params["arguments"].items
    guard let uri = arguments.first?.text, let open = documents[uri] else {
      throw .invalid("no open document is named")
    }
    let line = arguments.count > 1 ? arguments[1].number : nil
    if arguments.count > 1, line.map({ $0 < 1 || $0 > open.lines.count }) ?? true {
      throw .invalid("the command names no line of the text")
    }
    var words = Arguments()
    words.operands = [line.map { "\(open.path):\($0)" } ?? open.path]
    switch command {
    case .run:
      words.operands = [open.path]
      return show(
        text(of: uri) { console throws(UsageError) in
          try RunCommand(arguments: words, console: console).perform()
        })
    case .explain:
      return show(
        text(of: uri) { console throws(UsageError) in
          try ExplainCommand(arguments: words, console: console).perform()
        })
    case .compare:
      return show(
        text(of: uri) { console throws(UsageError) in
          try CompareCommand(arguments: words, console: console).perform()
        })
    case .record: return try record(uri, line: line)
    case .updateBlocks: return try updateBlocks(uri, line: line)
    case .fix: return try fix(uri, arguments.count > 2 ? arguments[2].text ?? "" : "", line: line)
    }
  }

  /// The text as an answer, and as a message where the client shows no answers itself.
  private func show(_ text: String) -> WireValue {
    if !showsTexts {
      send(["jsonrpc": "2.0", "method": "window/showMessage", "params": ["type": 3, "message": .string(text)]])
    }
    return .string(text)
  }

  private func record(_ uri: String, line: Int?) throws(WireError) -> WireValue {
    guard let file = documents[uri]?.file else { throw .invalid("the file has errors: nothing is recorded") }
    let recording = Recording(file, kinds: [.links, .window, .log])
    guard recording.count > 0 else { return 0 }
    var bytes = recording.bytes
    if let line, let program = file.program, let step = program.steps.first(where: { $0.line == line }) {
      bytes = Self.insertion(of: bytes, into: file.bytes, behind: Int(step.range.end))
    }
    return apply(bytes, uri)
  }

  /// Of a text that has lines more than another, that one with those alone that stand behind the line of an offset.
  private static func insertion(of new: [UInt8], into old: [UInt8], behind offset: Int) -> [UInt8] {
    var end = offset
    while end < old.count, old[end] != 10 { end += 1 }
    end = min(end + 1, old.count)
    var before = Array(old[..<end])
    // The last line may have no end yet.
    if before.last != 10 { before.append(10) }
    let newLines = new.split(separator: 10, omittingEmptySubsequences: false)
    let oldLines = old.split(separator: 10, omittingEmptySubsequences: false)
    let target = before.count { $0 == 10 }
    var row = 0
    var inserted: [UInt8] = []
    for line in newLines {
      if row < oldLines.count, line == oldLines[row], row != target || !line.starts(with: Array("expect ".utf8)) {
        row += 1
      } else if row == target {
        inserted += line + [10]
      }
    }
    return before + inserted + old[end...]
  }

  /// Types the fix of a finding, as `presim lint --fix` does: kept where the changed text says so itself.
  private func fix(_ uri: String, _ code: String, line: Int?) throws(WireError) -> WireValue {
    guard let file = documents[uri]?.file, let lines = documents[uri]?.lines, let id = LintID(code), let line else {
      throw .invalid("no finding is named")
    }
    let start = lines.range(ofLine: line - 1).lowerBound
    let end = lines.range(ofLine: line - 1).upperBound
    let fixer = LintFixer(
      bytes: file.bytes, path: file.path, under: file.programs.map(\.profile), including: file.sources
    ) { finding in
      finding.id == id && start <= Int(finding.range.start) && Int(finding.range.start) <= end
    }
    guard let fixer, !fixer.fixed.isEmpty, fixer.files.isEmpty else {
      let text =
        fixer.flatMap { $0.files.first }.map { "the fix is in \($0.source.path): 'presim lint --fix' writes it" }
        ?? "presim cannot apply this fix: make the change yourself"
      send(["jsonrpc": "2.0", "method": "window/showMessage", "params": ["type": 2, "message": .string(text)]])
      return 0
    }
    return apply(fixer.bytes, uri)
  }

  private func updateBlocks(_ uri: String, line: Int?) throws(WireError) -> WireValue {
    guard let file = documents[uri]?.file else { throw .invalid("the file has errors: nothing is updated") }
    let block = line.flatMap { staleBlock(uri, at: $0) ?? $0 }
    let runs = file.programs.indices.map { row in
      let failures = TestOutcome.Run(row, of: file).failures
      return (file.programs[row], failures.filter { failure in block.map { failure.line == $0 } ?? true })
    }
    guard let update = BlockUpdate(file, runs) else { return 0 }
    return apply(update.bytes, uri)
  }

  /// Asks the client to make a text of another; answers how many bytes differ.
  private func apply(_ bytes: [UInt8], _ uri: String) -> WireValue {
    guard let document = documents[uri]?.document, let edit = EditorEdit.between(document.bytes, bytes) else {
      return 0
    }
    request(
      "workspace/applyEdit",
      ["label": "presim", "edit": ["changes": .object([uri: [wire(edit, document)]])]])
    return .int(edit.text.utf8.count)
  }
}
