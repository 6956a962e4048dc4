/// A class without a superclass: the methods in its body say what was meant.
extension Parser {
  /// Reports it. Where a body follows, the class or protocol that it is read by, else nil.
  mutating func missingSuperclass() -> SyntaxNode.ID? {
    let hasBody = token.kind == .leftBrace
    let found = hasBody ? ownerOfFirstMethod() : nil
    let advice =
      found.map { "write ': \($0.owner)', which has '\($0.method)'" }
      ?? "write ': UIViewController' if nothing else fits"
    reportExpected("':' and a superclass", notes: [.init(advice)])
    guard hasBody else { return nil }
    let name = tree.names.intern(found?.owner ?? UIKitClass.viewController.name)
    return node(.typeName, from: Int(token.range.start), name: name)
  }

  /// The first method of the body that not every controller has, and the class that has it.
  ///
  /// Complexity: O(bytes looked at), of which there are no more than 2,000.
  private func ownerOfFirstMethod() -> (owner: String, method: String)? {
    let start = Int(token.range.end)
    let body = tree.source.bytes[start..<min(start + 2_000, tree.source.bytes.count)]
    for line in body.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      if line.first == UInt8(ascii: "}") { return nil }
      let text = String(decoding: line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }, as: UTF8.self)
      let member = text.hasPrefix("on ") ? String(text.dropFirst(3)) : text
      for info in CallbackInfo.all where info.ownerName != UIKitClass.viewController.name {
        if member.hasPrefix(info.signature) { return (info.ownerName, info.signature) }
        if info.answersTo(nil), member.hasPrefix(info.name), !continuesName(member.dropFirst(info.name.count)) {
          return (info.ownerName, info.name)
        }
      }
    }
    return nil
  }

  private func continuesName(_ rest: Substring) -> Bool {
    guard let byte = rest.utf8.first else { return false }
    return byte != UInt8(ascii: " ") && byte != UInt8(ascii: "=") && byte != UInt8(ascii: "{")
  }
}
