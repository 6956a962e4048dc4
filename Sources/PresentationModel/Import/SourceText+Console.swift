/// The console's messages in a text that has no hierarchy: `import` says where they are explained.
extension SourceText {
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
      let ids = match.all.map { $0.text }
      return Diagnostic(
        "import.no-dump",
        "this is a message of UIKit's, \(ids.joined(separator: " or ")), and no printed hierarchy",
        at: SourceRange(start, start),
        notes: [.init("'presim rules \(ids.joined(separator: " "))' says when UIKit prints it and what to do")])
    }
    return nil
  }
}
