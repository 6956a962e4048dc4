/// The parts of `navigationController(willShow: second)`.
struct EventLine {
  let name: String
  /// Nil without parentheses.
  private(set) var labels: [String]?
  /// Names among the arguments.
  private(set) var values: [String] = []

  /// Its kind, from a whole line: the method with its labels, on whomever it is called (EVT-02).
  static func kind(_ line: String) -> String {
    if line.hasPrefix("print ") { return "print" }
    let bytes = line.utf8
    var start = bytes.startIndex
    if bytes.first == UInt8(ascii: "<"), let close = bytes.firstIndex(of: UInt8(ascii: ">")) { start = close }
    guard let dot = bytes[start...].firstIndex(of: UInt8(ascii: ".")) else { return line }
    let parts = EventLine(String(line[bytes.index(after: dot)...]))
    return parts.name + (parts.labels ?? []).joined(separator: ":")
  }

  /// A whole line as the log writes it: of some events it may be written without their labels.
  static func whole(_ line: String) -> String {
    guard line.utf8.last != UInt8(ascii: ")"), !line.hasPrefix("print "),
      let dot = line.utf8.lastIndex(of: UInt8(ascii: "."))
    else { return line }
    let name = line[line.utf8.index(after: dot)...]
    let found = CallbackInfo.all.first { $0.callback.writesLabelsAlone && $0.name == name }
    return found.map { line[...dot] + $0.signature } ?? line
  }

  /// Splits the part after the name and its dot.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    name = String(decoding: bytes[..<open], as: UTF8.self)
    guard open < bytes.count else { return }
    labels = []
    var word: [UInt8] = []
    var isName = true
    var index = open + 1
    var isInString = false
    var isInClass = false
    while index <= bytes.count {
      let byte = index < bytes.count ? bytes[index] : UInt8(ascii: ")")
      index += 1
      if isInString || isInClass {
        if byte == UInt8(ascii: "\\") { index += 1 }
        if isInString, byte == UInt8(ascii: "\"") { isInString = false }
        if isInClass, byte == UInt8(ascii: ">") { isInClass = false }
        continue
      }
      if Lexer.isNameByte(byte) {
        word.append(byte)
        continue
      }
      if !word.isEmpty {
        let text = String(decoding: word, as: UTF8.self)
        if byte == UInt8(ascii: ":") {
          labels?.append(text)
        } else if isName, !Self.isLiteral(text), !word[0].isDigit {
          values.append(text)
        }
        word.removeAll()
      }
      // A case, a member or a negative number is no name.
      isName = byte != UInt8(ascii: ".") && byte != UInt8(ascii: "-")
      if byte == UInt8(ascii: "\"") { isInString = true }
      if byte == UInt8(ascii: "<") { isInClass = true }
    }
  }

  private static func isLiteral(_ text: String) -> Bool {
    text == "nil" || text == "true" || text == "false" || text == "_"
  }
}
