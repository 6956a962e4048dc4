import PresentationModel

/// `presim repl [FILE]`
struct ReplCommand {
  let arguments: Arguments
  let console: Console

  func perform() -> ExitStatus {
    var session = ReplSession(console)
    if let path = arguments.operands.first {
      do throws(SystemError) {
        guard session.take(String(decoding: try FileReading.bytes(of: path), as: UTF8.self), path: path) else {
          return .usage
        }
      } catch {
        console.error(path, error.message)
        return .usage
      }
    }
    var input = ReplInput(console)
    defer { input.close() }
    var chunks = ReplChunks(isInteractive: Terminal.isTerminal(0))
    session.waitsForMore = !chunks.isInteractive
    if chunks.isInteractive {
      let rules = session.rules
      console.out.line(console.paint(.dim, "presim \(Presim.version) · \(rules) · :help shows what can be typed"))
    }
    console.out.flush()
    while !console.out.isClosed {
      let line: String?
      do {
        // A copy for the editor alone, gone before the session changes: it would cost a copy of the whole run.
        let known = session
        line = input.line(goesOn: !chunks.isEmpty) { known.completions(of: $0) }
      }
      for chunk in chunks.take(line) where !session.perform(chunk) { return session.status }
      if line == nil { break }
    }
    session.end()
    if chunks.isInteractive { console.out.line() }
    return session.status
  }
}

/// Where the lines come from: an editor where the terminal has what it needs, a terminal that has not, or a pipe.
struct ReplInput {
  private let console: Console
  private var editor = LineEditor.isPossible ? LineEditor() : nil
  private let isTerminal = Terminal.isTerminal(0)

  init(_ console: Console) { self.console = console }

  /// The next line; nil at the end. `goesOn` means that the lines before it are not complete.
  mutating func line(goesOn: Bool, completions: @escaping (String) -> [String]) -> String? {
    let prompt = goesOn ? "   ...> " : "presim> "
    if editor != nil { return editor?.line(prompt: prompt, completions: completions) }
    if isTerminal {
      console.out.write(prompt)
      console.out.flush()
    }
    return readLine(strippingNewline: true)
  }

  /// Keeps what was typed for the next session.
  func close() { editor?.close() }
}

/// Puts lines together to what can be understood by itself: a statement, an outline, a class, an `expect` with its
/// block.
struct ReplChunks {
  /// Whether a user types: then a statement counts as soon as it is complete.
  let isInteractive: Bool
  private var lines: [String] = []

  init(isInteractive: Bool) { self.isInteractive = isInteractive }

  /// Whether no line waits.
  var isEmpty: Bool { lines.isEmpty }

  /// Takes a line, nil for the end, and gives the chunks that are whole.
  mutating func take(_ line: String?) -> [String] {
    guard let line else { return flush() }
    // A command is one wherever it stands: who forgot a bracket can leave all the same.
    if line.hasPrefix(":"), line.dropFirst().first?.isLetter ?? false { return flush() + [line] }
    let blank = line.allSatisfy { $0 == " " || $0 == "\r" }
    if lines.isEmpty {
      if blank { return [] }
      lines = [line]
      return isInteractive && isWhole && !opensBlock ? flush() : []
    }
    // A blank line ends what is open; within brackets the second one in a row, as classes have blank lines.
    if isInteractive, blank, isWhole || lines.last?.isEmpty ?? true { return flush() }
    // A chunk ends where the next line begins at column one.
    let goesOn = blank || line.hasPrefix(" ") || line.hasPrefix("}") || line.hasPrefix(")") || !isWhole
    let done = goesOn ? [] : flush()
    lines.append(line)
    return isInteractive && isWhole && !opensBlock ? done + flush() : done
  }

  private mutating func flush() -> [String] {
    defer { lines = [] }
    while lines.last?.allSatisfy({ $0 == " " || $0 == "\r" }) ?? false { lines.removeLast() }
    return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
  }

  /// Whether every bracket is closed, text in quotes and comments apart, and no attribute stands above what it is of.
  private var isWhole: Bool {
    if let last = lines.last, Self.isAttribute(last) { return false }
    var depth = 0
    for line in lines {
      var inString = false
      var previous: Character = " "
      for character in line {
        if inString {
          if character == "\"", previous != "\\" { inString = false }
        } else if character == "\"" {
          inString = true
        } else if character == "/", previous == "/" {
          break
        } else if "([{".contains(character) {
          depth += 1
        } else if ")]}".contains(character) {
          depth -= 1
        }
        previous = character
      }
    }
    return depth <= 0
  }

  /// Whether a line has attributes alone: `@propertyWrapper`, `@available(iOS 13, *)`.
  private static func isAttribute(_ line: String) -> Bool {
    let words = line.prefix { $0 != "(" }.split(separator: " ")
    return !words.isEmpty && words.allSatisfy { $0.hasPrefix("@") }
      && (!line.contains("(") || line.last == ")")
  }

  /// Whether indented lines may follow: an outline, or an expectation with a block.
  private var opensBlock: Bool {
    guard let first = lines.first?.parts(between: "//").first else { return false }
    let words = first.split(separator: " ").map(String.init)
    if words.first == "window" && words.count < 3 { return true }
    if words.first == "expect", words.count > 1, ["hierarchy", "events"].contains(words[1]) { return true }
    return Self.isOutline(first)
  }

  /// Whether a line is `detail: Detail`: a name before the colon, which no call has.
  static func isOutline(_ line: some StringProtocol) -> Bool {
    let words = String(line).parts(between: "//").first?.split(separator: " ") ?? []
    guard words.count > 1, let name = words.first, name.last == ":" else { return false }
    return name != "window:" && name.dropLast().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
