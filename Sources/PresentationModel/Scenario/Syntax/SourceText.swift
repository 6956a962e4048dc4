/// The bytes of a source file, with the table of its lines. Any bytes will do: what is no UTF-8 is reported, not
/// refused.
public struct SourceText: Sendable {
  /// The path as messages show it.
  public let path: String
  /// The bytes as they were read, a byte order mark among them.
  package let bytes: [UInt8]
  /// What is wrong with the bytes themselves: invalid UTF-8, NUL, a lone carriage return.
  package let problems: [Diagnostic]
  /// Whether the file is a text at all, and in UTF-8.
  var isText: Bool { problems.first?.code != Diagnostic.codeOfNoText }
  /// Whether all bytes are ASCII.
  let isASCII: Bool
  /// The offset of every line's first byte; the first line begins after the byte order mark.
  let lineStarts: [Int32]
  /// The files of Swift that stand behind the text, in order.
  private(set) var files: [SwiftSource.Place] = []
  /// Where the first of them begins.
  private(set) var ownEnd: Int

  /// Makes a source text of bytes. Offsets are 32 bits wide: what is beyond 2 GB is cut off and reported.
  package init(_ bytes: [UInt8], path: String) {
    self.path = path
    var bytes = bytes
    var tooLong: Diagnostic? = nil
    if bytes.count >= Int(Int32.max) {
      bytes.removeLast(bytes.count - Int(Int32.max) + 1)
      tooLong = .tooLong(at: bytes.count)
    }
    var scan = SourceScan(bytes)
    if let tooLong { scan.problems.append(tooLong) }
    self.bytes = bytes
    ownEnd = bytes.count
    problems = scan.problems
    lineStarts = scan.lineStarts
    isASCII = scan.isASCII
  }

  /// A scenario with the files of Swift that its header names behind it.
  init(_ bytes: [UInt8], path: String, including sources: [SwiftSource]) {
    var whole = bytes
    var offsets: [(offset: Int, source: SwiftSource)] = []
    for source in sources {
      guard let code = source.bytes else { continue }
      if whole.last != UInt8(ascii: "\n") { whole.append(UInt8(ascii: "\n")) }
      offsets.append((whole.count, source))
      whole += code.starts(with: [0xEF, 0xBB, 0xBF]) ? code.dropFirst(3) : code[...]
    }
    self.init(whole, path: path)
    guard let first = offsets.first else { return }
    ownEnd = first.offset
    files = offsets.map { offset, source in
      let others = sources.filter { $0.header == source.header }
      return SwiftSource.Place(
        line: line(of: offset), path: source.path, isOfFolder: source.header >= 0 && others.count > 1)
    }
  }

  /// A scenario with the files of Swift behind it, as they were read already.
  init(_ whole: [UInt8], path: String, files: [SwiftSource.Place]) {
    self.init(whole, path: path)
    guard let first = files.first, first.line <= lineStarts.count else { return }
    ownEnd = Int(lineStarts[first.line - 1])
    self.files = files
  }

  /// The same text with other bytes, as many.
  func replacing(_ bytes: [UInt8]) -> SourceText {
    var text = SourceText(bytes, path: path)
    (text.files, text.ownEnd) = (files, ownEnd)
    return text
  }

  /// The file and the line in it of a line of the whole text.
  func place(ofLine line: Int) -> (path: String, line: Int) {
    guard let file = files.last(where: { $0.line <= line }) else { return (path, line) }
    return (file.path, line - file.line + 1)
  }

  /// Makes a source text of a string.
  package init(_ text: String, path: String) { self.init([UInt8](text.utf8), path: path) }

  /// The offset of the first byte that is no byte order mark.
  var start: Int { Int(lineStarts[0]) }

  /// How many lines there are; a final line end begins no further one.
  package var lineCount: Int {
    let count = lineStarts.count
    return count > 1 && Int(lineStarts[count - 1]) == bytes.count ? count - 1 : count
  }

  /// The number of the line, from 1, of an offset.
  public func line(of offset: Int) -> Int {
    var low = 1
    var high = lineStarts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The line and the column of an offset, both from 1; columns count characters as a reader does.
  public func location(of offset: Int) -> (line: Int, column: Int) {
    let line = line(of: offset)
    return (line, 1 + characterCount(from: Int(lineStarts[line - 1]), to: max(offset, start)))
  }

  /// The bytes of a line, counted from 1, without its line end.
  package func range(ofLine line: Int) -> SourceRange {
    let first = Int(lineStarts[line - 1])
    var last = line < lineStarts.count ? Int(lineStarts[line]) - 1 : bytes.count
    if line < lineStarts.count, last > first, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    return SourceRange(first, last)
  }

  /// The text of a line, counted from 1, without its line end.
  package func text(ofLine line: Int) -> String {
    String(decoding: bytes[range(ofLine: line).offsets], as: UTF8.self)
  }

  /// How many characters are in a range of one line. ASCII, the usual case, is counted by bytes.
  func characterCount(from start: Int, to end: Int) -> Int {
    let end = min(end, bytes.count)
    guard start < end else { return 0 }
    if isASCII { return end - start }
    var index = start
    while index < end, bytes[index] < 0x80 { index += 1 }
    if index == end { return end - start }
    return String(decoding: bytes[start..<end], as: UTF8.self).count
  }
}
