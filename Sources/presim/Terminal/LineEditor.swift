import PresentationModel

/// Lines typed at a terminal, with history and the usual keys; the terminal is in raw mode while a line is typed and
/// as it was at all other times.
struct LineEditor {
  private var history = LineHistory()
  private var killed: [Character] = []

  /// Whether the terminal has what an editor needs.
  static var isPossible: Bool {
    guard Terminal.isTerminal(0), Terminal.isTerminal(1) else { return false }
    let kind = Terminal.environment("TERM") ?? ""
    return !kind.isEmpty && kind != "dumb"
  }

  /// Reads a line; nil at the end of the input.
  ///
  /// - Parameter completions: the words that may follow at the end of a text.
  mutating func line(prompt: String, completions: @escaping (String) -> [String] = { _ in [] }) -> String? {
    guard RawTerminal.begin() else { return readLine() }
    defer { RawTerminal.end() }
    var line = EditedLine(history: history.lines, killed: killed, completions: completions)
    var drawn = draw(line, prompt)
    // A shell has written over the line while presim was stopped.
    let reader = KeyReader(next: { Self.byte { Self.put(drawn) } }, isMore: Self.isMore)
    while let key = reader.key() {
      let outcome = line.take(key)
      killed = line.lastKilled
      switch outcome {
      case .goesOn: drawn = draw(line, prompt)
      case .clears:
        Self.put("\u{1B}[H\u{1B}[2J")
        drawn = draw(line, prompt)
      case .offers(let words):
        let shown = words.prefix(Self.mostOffers).joined(separator: "  ")
        Self.put("\r\n\(shown)\(words.count > Self.mostOffers ? "  …" : "")\r\n")
        drawn = draw(line, prompt)
      case .done(let text):
        draw(line, prompt, isWhole: true)
        Self.put("\r\n")
        history.add(text)
        return text
      case .interrupted:
        Self.put("^C\r\n")
        line = EditedLine(history: history.lines, killed: killed, completions: completions)
        drawn = draw(line, prompt)
      case .ended:
        return nil
      }
    }
    return nil
  }

  /// How many words are shown that go on from what was typed.
  private static let mostOffers = 40

  /// Keeps the history for the next session.
  func close() { history.save() }

  /// The line on one row of the screen: of a long one the part round the cursor. Answers what it has written.
  @discardableResult
  private func draw(_ line: EditedLine, _ prompt: String, isWhole: Bool = false) -> String {
    let head = isWhole ? prompt : line.sought.map { "(search '\($0)') " } ?? prompt
    let room = max(8, Self.width - head.count - 1)
    let start = isWhole ? 0 : max(0, line.cursor - room + 1)
    let shown = isWhole ? line.text[...] : line.text[start...].prefix(room)
    var text = "\r\(head)\(VisibleText.escaped(String(shown), keepsColours: false))\u{1B}[K"
    let back = shown.count - (line.cursor - start)
    if !isWhole, back > 0 { text += "\u{1B}[\(back)D" }
    Self.put(text)
    return text
  }

  private static var width: Int {
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }

  /// Writes to the terminal at once.
  static func put(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = write(1, bytes.baseAddress! + done, bytes.count - done)
        if count > 0 { done += count } else if errno != EINTR { return }
      }
    }
  }

  /// The next byte; `redraw` where presim has gone on after a stop meanwhile.
  static func byte(redraw: () -> Void) -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(0, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
      if RawTerminal.hasGoneOn() { redraw() }
    }
  }

  /// Whether another byte is there already.
  static func isMore() -> Bool {
    var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, 50) > 0
  }
}
