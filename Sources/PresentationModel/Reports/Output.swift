/// Text on its way out, in large pieces: to a reader of bytes, or kept until it is taken.
///
/// When the reader has gone it goes quiet: `isClosed` lets long work stop.
package final class Output {
  /// What a reader made of a piece.
  package enum Reading {
    case taken
    /// It reads no more.
    case closed
    /// It could not: the system's number of the error.
    case failed(Int32)
  }

  private let reader: ((UnsafeBufferPointer<UInt8>) -> Reading)?
  private var buffer: [UInt8] = []
  /// Whether the reader has gone.
  package private(set) var isClosed = false
  /// Whether what is written has colours.
  package var keepsColours = false
  /// Columns that there are to write in; nil where that is not known.
  package var knownColumns: Int?
  /// The system's number of the error that ended the reading: a full disk.
  package private(set) var failure: Int32?
  private static let capacity = 1 << 16

  /// One whose bytes are kept for `takeBytes`.
  package init() { reader = nil }

  /// One that hands on what is written.
  package init(to reader: @escaping (UnsafeBufferPointer<UInt8>) -> Reading) {
    self.reader = reader
    buffer.reserveCapacity(Self.capacity)
  }

  /// Columns to write in; where they are not known, the same everywhere.
  package var columns: Int { knownColumns ?? 110 }
  /// Columns of a paragraph: no more than is good to read.
  package var paragraphColumns: Int { min(columns, 110) }

  /// Writes text: of control characters line ends, tabs and presim's own colours alone; the others, which a title or a
  /// string of a file may have, as escapes.
  package func write(_ text: String) {
    guard !isClosed else { return }
    var text = VisibleText.isPlain(text, beyond: 0) ? text : VisibleText.escaped(text, keepsColours: keepsColours)
    if FileName.carriesBytes(text) {
      FileName.bytes(text).withUnsafeBufferPointer { write($0) }
    } else {
      text.withUTF8 { bytes in write(bytes) }
    }
  }

  /// Writes text and ends the line.
  package func line(_ text: String = "") {
    write(text)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes text of several lines, with blanks before each that is not empty.
  package func indented(_ text: String, by width: Int) {
    let blanks = String(repeating: " ", count: width)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(line.isEmpty ? "" : blanks + line)
    }
  }

  /// Writes a paragraph, broken between words; each line may have a colour.
  package func paragraph(
    _ text: String, first: String, rest: String, _ paint: (String) -> String = { $0 }
  ) {
    for line in TextWrap.lines(text, first: first, rest: rest, width: paragraphColumns) { self.line(paint(line)) }
  }

  /// Writes a line of presim's own words, broken between them where it is wider than the columns that there are; where those
  /// are not known, one line, for programs that read it. `mark` begins it, as wide as it is seen to be; each line may have a colour.
  package func sentence(
    _ mark: String, _ text: String, wide width: Int, rest: String = "  ", _ paint: (String) -> String = { $0 }
  ) {
    guard let columns = knownColumns, width + text.count > columns else { return line(paint(mark + text)) }
    let blanks = String(repeating: " ", count: width)
    for (row, part) in TextWrap.lines(text, first: blanks, rest: rest, width: columns).enumerated() {
      line(paint(row == 0 ? mark + part.dropFirst(width) : part))
    }
  }

  /// Writes bytes as they are.
  package func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isClosed else { return }
    if reader != nil, buffer.count + bytes.count > Self.capacity {
      flush()
      if bytes.count > Self.capacity { return hand(bytes) }
    }
    buffer.append(contentsOf: bytes)
  }

  /// Hands everything to the reader.
  package func flush() {
    guard reader != nil, !buffer.isEmpty else { return }
    buffer.withUnsafeBufferPointer { hand($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// All that was written and not handed on.
  package func takeBytes() -> [UInt8] {
    defer { buffer = [] }
    return buffer
  }

  private func hand(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isClosed, let reader, !bytes.isEmpty else { return }
    switch reader(bytes) {
    case .taken: break
    case .closed: isClosed = true
    case .failed(let number):
      failure = number
      isClosed = true
    }
  }
}
