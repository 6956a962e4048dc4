/// Reads a controller line: total, so that a line cut off gives what is left of it.
struct DumpLineReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var at: Int

  /// Reads the controller whose `<` is at `start`; nil where none begins there. `limit` is the end of the line.
  ///
  /// What only looks like one (`<Foo 0x1f>` without a state) counts where `isLikely`.
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, at start: Int, lineStart: Int, limit: Int, isLikely: Bool
  ) -> DumpLine? {
    var reader = DumpLineReader(bytes: bytes, limit: limit, at: start)
    return reader.read(lineStart: lineStart, isLikely: isLikely)
  }

  private init(bytes: UnsafeBufferPointer<UInt8>, limit: Int, at: Int) {
    self.bytes = bytes
    self.limit = limit
    self.at = at
  }

  private mutating func read(lineStart: Int, isLikely: Bool) -> DumpLine? {
    let start = at
    guard let object = object(allowsName: true) else {
      guard isLikely, at >= limit, let name = cutName(from: start) else { return nil }
      var line = gutter(
        before: start, lineStart, DumpLine(gutter: start..<start, controller: start..<limit, className: name))
      line.problem = ("the line ends inside the controller", limit)
      return line
    }
    var line = DumpLine(gutter: start..<start, controller: start..<at, className: object.className)
    (line.name, line.address) = (object.name, object.address)
    let isController = has(", state:")
    // A lone `<word>` may be anything.
    let isPlausible = isLikely && (object.address != nil || isMarked(lineStart, start))
    guard isController || isPlausible && (at >= limit || isCut(", state: ") || has(", view: ")) else { return nil }
    line = gutter(before: start, lineStart, line)
    readState(&line)
    if line.problem == nil || !isCutOff { readView(&line) }
    if line.problem == nil || !isCutOff { readPresentation(&line) }
    line.end = at
    return line
  }

  private func isMarked(_ lineStart: Int, _ start: Int) -> Bool {
    var index = start
    while index > lineStart, bytes[index - 1] == 0x20 || bytes[index - 1] == 0x09 { index -= 1 }
    return index > lineStart && (bytes[index - 1] == UInt8(ascii: "|") || bytes[index - 1] == UInt8(ascii: "+"))
  }

  // MARK: Parts

  private mutating func readState(_ line: inout DumpLine) {
    guard take(", state:") else {
      if has(", view: ") {
        line.problem = ("expected ', state: ' after the controller", at)
      } else {
        let isWhole = at >= limit || isBlankToEnd
        line.problem =
          isWhole
          ? ("expected ', state: ' after the controller", at) : ("the line ends inside the state", limit)
        at = limit
      }
      return
    }
    _ = take(" ")
    let start = at
    while at < limit, bytes[at].isLetter { at += 1 }
    for state in AppearanceState.allCases where matches(state.text, start..<at) { line.state = state }
    guard line.state == nil else { return }
    if at >= limit {
      line.problem = ("the line ends inside the state", limit)
    } else {
      while at < limit, bytes[at] != UInt8(ascii: ",") { at += 1 }
      line.problem = ("'\(text(start..<at))' is not a state: appearing, appeared, disappearing or disappeared", start)
    }
  }

  private mutating func readView(_ line: inout DumpLine) {
    guard take(", view:") else {
      if line.problem == nil { line.problem = ("the line ends inside the view", min(at, limit)) }
      return
    }
    _ = take(" ")
    if take(" (view not loaded)") {
      line.hasOldBlanks = true
      line.view = .notLoaded
    } else if take("(view not loaded)") {
      line.view = .notLoaded
    } else {
      let start = at
      guard let object = object(allowsName: false) else {
        if line.problem == nil {
          line.problem =
            at >= limit || isCut("(view not loaded)")
            ? ("the line ends inside the view", limit) : ("expected '<Class …>' or '(view not loaded)'", start)
        }
        if isCut("(view not loaded)") { line.view = .notLoaded }
        skip(to: ", presented with:")
        return
      }
      line.viewClass = object.className
      line.viewAddress = object.address
      line.hasColon = object.hasColon && object.address != nil
      if take(" not in the window") {
        line.view = .loaded(isInWindow: false)
      } else {
        line.view = .loaded(isInWindow: true)
        if at < limit, isCut(" not in the window"), !isBlankToEnd {
          line.view = .loaded(isInWindow: false)
          if line.problem == nil { line.problem = ("the line ends inside ' not in the window'", limit) }
          at = limit
        }
      }
    }
  }

  private mutating func readPresentation(_ line: inout DumpLine) {
    guard take(", presented with: ") else {
      if at < limit, !isBlankToEnd, isCut(", presented with: ") {
        if line.problem == nil { line.problem = ("the line ends inside the presentation controller", limit) }
        at = limit
      }
      return
    }
    if take("(null)") {
      line.presentation = .null
      return
    }
    line.presentation = .controller
    let start = at
    if let object = object(allowsName: false) {
      line.presentationClass = object.className
      line.presentationAddress = object.address
    } else {
      if line.problem == nil { line.problem = ("the line ends inside the presentation controller", limit) }
      if at >= limit, let name = cutName(from: start), has("Controller", endingAt: name.upperBound) {
        line.presentationClass = name
      }
      at = limit
    }
  }

  /// Bars and plus before the controller, counted from their marks, so that lost blanks and tabs do no harm.
  private func gutter(before start: Int, _ lineStart: Int, _ line: DumpLine) -> DumpLine {
    var line = line
    var index = start
    var isLast = true
    while index > lineStart {
      let byte = bytes[index - 1]
      if byte == UInt8(ascii: "|") {
        line.bars += 1
      } else if byte == UInt8(ascii: "+"), isLast {
        line.hasPlus = true
      } else if byte != 0x20, byte != 0x09 {
        break
      }
      if byte != 0x20, byte != 0x09 { isLast = false }
      index -= 1
    }
    line.gutter = index..<start
    var strict = start
    var marks = line.bars + (line.hasPlus ? 1 : 0)
    while marks > 0, strict - 5 >= index, bytes[strict - 1] == 0x20, bytes[strict - 3] == 0x20,
      bytes[strict - 4] == 0x20,
      bytes[strict - 5] == 0x20, bytes[strict - 2] != 0x20, bytes[strict - 2] != 0x09
    {
      strict -= 5
      marks -= 1
    }
    line.isGutterStrict = marks == 0
    line.gutter = (marks == 0 ? strict : index)..<start
    return line
  }

  // MARK: Objects

  private struct Object {
    var className: Range<Int>
    var name: Range<Int>?
    var address: Range<Int>?
    var hasColon = false
  }

  /// `<Class>`, `<Class 0x1f>`, `<Class: 0x1f>`, `<Class name>`.
  private mutating func object(allowsName: Bool) -> Object? {
    guard take("<") else { return nil }
    let start = at
    while at < limit, Self.isClassByte(bytes[at]) { at += 1 }
    guard at > start, !bytes[start].isDigit else { return nil }
    var object = Object(className: start..<at)
    if take(":") { object.hasColon = true }
    if take(" ") {
      let word = at
      while at < limit, Self.isClassByte(bytes[at]) { at += 1 }
      guard at > word else { return nil }
      if Self.isAddress(bytes, word..<at) {
        object.address = word..<at
      } else if allowsName, !object.hasColon {
        object.name = word..<at
      } else {
        return nil
      }
    }
    return take(">") ? object : nil
  }

  /// The class of a controller that the end of the line has cut.
  private func cutName(from start: Int) -> Range<Int>? {
    guard start < limit, bytes[start] == UInt8(ascii: "<") else { return nil }
    var end = start + 1
    while end < limit, Self.isClassByte(bytes[end]) { end += 1 }
    return end > start + 2 && !bytes[start + 1].isDigit ? (start + 1)..<end : nil
  }

  static func isAddress(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Bool {
    guard range.count > 2, bytes[range.lowerBound] == UInt8(ascii: "0"), bytes[range.lowerBound + 1] | 0x20 == 0x78
    else {
      return false
    }
    return range.dropFirst(2).allSatisfy { bytes[$0].isDigit || (0x61...0x66).contains(bytes[$0] | 0x20) }
  }

  static func isClassByte(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: ".")
      || byte >= 0x80
  }

  // MARK: Text

  private var isCutOff: Bool { at >= limit }
  private var isBlankToEnd: Bool { (at..<limit).allSatisfy { bytes[$0] == 0x20 || bytes[$0] == 0x09 } }

  private func has(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard at + count <= limit else { return false }
    for index in 0..<count where bytes[at + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func take(_ text: StaticString) -> Bool {
    guard has(text) else { return false }
    at += text.utf8CodeUnitCount
    return true
  }

  private func has(_ text: StaticString, endingAt end: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard end - count >= 0 else { return false }
    for index in 0..<count where bytes[end - count + index] != text.utf8Start[index] { return false }
    return true
  }

  /// Whether the line ends within the text.
  private func isCut(_ text: StaticString) -> Bool {
    let count = limit - at
    guard count < text.utf8CodeUnitCount else { return false }
    for index in 0..<max(0, count) where bytes[at + index] != text.utf8Start[index] { return false }
    return true
  }

  private mutating func skip(to text: StaticString) {
    while at < limit, !has(text) { at += 1 }
  }

  private func matches(_ text: String, _ range: Range<Int>) -> Bool {
    text.utf8.count == range.count && text.utf8.elementsEqual(range.lazy.map { bytes[$0] })
  }

  private func text(_ range: Range<Int>) -> String {
    // A word that long is shown by its beginning.
    String(decoding: range.prefix(60).map { bytes[$0] }, as: UTF8.self)
  }
}
