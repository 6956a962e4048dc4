/// The console's messages in a text that has no hierarchy: `import` says where they are explained.
extension SourceText {
  /// What to say of a text that begins with what a console has printed, and is given as a scenario: which command reads it.
  var printedByConsole: Diagnostic? {
    var start = self.start
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      let line = String(decoding: bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
      let place = SourceRange(start, start)
      start = end + 1
      // The command of the debugger that has printed it may stand above it.
      if line.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x0d }) || line.hasText("_printHierarchy") { continue }
      if line.hasPrefix("<"), line.hasText(", state: ") {
        return Diagnostic(
          "syntax.console", "this is a printed hierarchy, and no scenario", at: place,
          notes: [.init("'presim import' makes a scenario of it")])
      }
      guard line.utf8.count >= 16, line.utf8.count < 2_000, line.utf8.count(where: { $0 == 0x20 }) >= 3,
        let match = PastedLine(line).match()
      else { return nil }
      return .message(match, "syntax.console", "and no scenario", at: place)
    }
    return nil
  }

  /// The first line that is a message of UIKit's, as what to ask instead; nil where none of the first 200 lines is one.
  ///
  /// Complexity: O(messages × length of the lines).
  var messageOfUIKit: Diagnostic? {
    var start = self.start
    var lines = 0
    while start < bytes.count, lines < 200 {
      let end = bytes[start...].firstIndex(of: 0x0a) ?? bytes.count
      defer {
        start = end + 1
        lines += 1
      }
      guard end - start >= 16, end - start < 2_000 else { continue }
      guard let match = PastedLine(String(decoding: bytes[start..<end], as: UTF8.self)).match() else { continue }
      return .message(match, "import.no-dump", "and no printed hierarchy", at: SourceRange(start, start))
    }
    return nil
  }
}

extension Diagnostic {
  /// A message of UIKit's where something else is wanted: which one it is, and the command that explains it.
  fileprivate static func message(
    _ match: PastedLine.Match, _ code: String, _ contrast: String, at range: SourceRange
  ) -> Diagnostic {
    let ids = match.all.map { $0.text }
    return Diagnostic(
      code, "this is a message of UIKit's, \(ids.joined(separator: " or ")), \(contrast)", at: range,
      notes: [.init("'presim rules \(ids.joined(separator: " "))' says when UIKit prints it and what to do")])
  }
}
