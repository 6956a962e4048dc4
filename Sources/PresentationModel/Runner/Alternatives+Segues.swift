/// Other kinds of a segue.
extension Alternatives {
  /// The old push kind outside a navigation controller: the kind that presents there.
  func forOldPush() -> [Explanation.Alternative] {
    guard outcome.exception?.id == .ue02 else { return [] }
    for case .performsSegue(let identifier, _, let shown) in outcome.decisions.reversed() {
      guard let kind = oldPush(identifier) else { return [] }
      let way = Way(
        purpose: "to show \(ControllerText.name(shown, in: hierarchy)) all the same", code: "kind .show", line: nil,
        edits: [TextEdit(range: kind, text: ".show")],
        place: "on line \(bytes[..<Int(kind.start)].count { $0 == 10 } + 1)")
      return first([way], promising: .allIsDone, .presents(shown)) { presents(shown, $0) }
    }
    return []
  }

  /// Where the line of a segue says `.push`.
  private func oldPush(_ identifier: String?) -> ByteRange? {
    let head = "segue \(identifier.map { "\"\($0)\"" } ?? "nil") "
    var start = 0
    for line in bytes.split(separator: 10, omittingEmptySubsequences: false) {
      defer { start += line.count + 1 }
      let text = String(decoding: line, as: UTF8.self)
      guard text.hasPrefix(head), let place = text.lastIndex(ofText: "kind .push") else { continue }
      let kind = Int32(truncatingIfNeeded: start + place + 5)
      return ByteRange(kind, kind + 5)
    }
    return nil
  }
}
