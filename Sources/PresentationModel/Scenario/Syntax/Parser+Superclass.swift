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
      var member = line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      if member.starts(with: "on ".utf8) { member = member.dropFirst(3) }
      let name = member.prefix { Lexer.isNameByte($0) }
      let rest = member.dropFirst(name.count)
      // Every class of an app without a superclass comes by here: a signature is written for what has the name alone.
      for info in CallbackInfo.all
      where info.name.utf8.count == name.count && info.name.utf8.elementsEqual(name)
        && info.ownerName != UIKitClass.viewController.name
      {
        if member.starts(with: info.signature.utf8) { return (info.ownerName, info.signature) }
        if info.answersTo(nil), rest.first.map({ " ={".utf8.contains($0) }) ?? true {
          return (info.ownerName, info.name)
        }
      }
    }
    return nil
  }
}
