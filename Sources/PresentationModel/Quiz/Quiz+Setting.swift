/// What is shown with a question.
extension Quiz {
  /// The scenario up to the step that is asked about, without its title, its comments and all that would give the answer
  /// away.
  package func setting(of question: QuizQuestion) -> String {
    let bytes = scenario.source.bytes
    var end = bytes.count
    if program.steps.indices.contains(question.step) {
      end = Int(program.steps[question.step].range.end)
      while end < bytes.count, bytes[end] != 10 { end += 1 }
    } else {
      // Launch: all that stands above the expectation.
      var line = 1
      end = 0
      while end < bytes.count, line < question.line {
        if bytes[end] == 10 { line += 1 }
        end += 1
      }
    }
    var isHidden = [Bool](repeating: false, count: bytes.count)
    // Also those of branches for other versions.
    for expectation in scenario.programs.flatMap({ $0.expectations }) {
      for index in Int(expectation.range.start)..<min(Int(expectation.range.end), bytes.count) {
        isHidden[index] = true
      }
    }
    var result: [String] = []
    var start = 0
    while start < end {
      var stop = start
      while stop < end, bytes[stop] != 10 { stop += 1 }
      var shown: [UInt8] = []
      var hides = false
      for index in start..<stop {
        if isHidden[index] { hides = true } else { shown.append(bytes[index]) }
      }
      add(shown, hides, to: &result)
      start = stop + 1
    }
    while let last = result.last, last.isEmpty || last.hasPrefix("if #") || last.hasPrefix("} else") {
      result.removeLast()
    }
    return result.joined(separator: "\n")
  }

  private func add(_ bytes: [UInt8], _ hides: Bool, to lines: inout [String]) {
    var shown = bytes
    while let last = shown.last, last == 32 || last == 13 { shown.removeLast() }
    let text = String(decoding: shown, as: UTF8.self)
    let words = String(decoding: Array(shown.drop { $0 == 32 }), as: UTF8.self)
    if words.hasPrefix("//") || words.hasPrefix("scenario ") || hides && words.isEmpty { return }
    // `on home.viewDidLoad { expect … }` was there to look alone.
    if hides, words.hasPrefix("on "), words.hasSuffix("{  }") || words.hasSuffix("{ }") { return }
    if words == "}", let last = lines.last, last.hasSuffix("{"), last.hasPrefix("on ") || last.hasPrefix("if #") {
      lines.removeLast()
      return
    }
    if words.isEmpty, lines.last?.isEmpty ?? true { return }
    lines.append(text)
  }
}
