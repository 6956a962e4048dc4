/// A file descriptor that is written to in large pieces.
///
/// When the pipe is closed it goes quiet: `isClosed` lets long work stop.
final class Output {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Whether the reader has gone.
  private(set) var isClosed = false
  /// Whether what is written has colours.
  var keepsColours = false
  /// `errno` of a write that failed otherwise: a full disk.
  private(set) var failure: Int32?
  private static let capacity = 1 << 16
  /// What was written, where it is kept and goes to no descriptor.
  private(set) var kept: [UInt8] = []

  init(descriptor: Int32) {
    self.descriptor = descriptor
    buffer.reserveCapacity(Self.capacity)
  }

  /// Keeps what is written: for whoever wants the text of a command.
  static func keeping() -> Output { Output(descriptor: -1) }

  /// Writes the text of a protocol, control characters and all.
  func writeRaw(_ text: String) { Array(text.utf8).withUnsafeBufferPointer { write($0) } }

  /// Writes text: of control characters line ends, tabs and presim's own colours alone; the others, which a title or a
  /// string of a file may have, as escapes.
  func write(_ text: String) {
    guard !isClosed else { return }
    var text = VisibleText.isPlain(text, beyond: 0) ? text : VisibleText.escaped(text, keepsColours: keepsColours)
    if FileName.carriesBytes(text) {
      FileName.bytes(text).withUnsafeBufferPointer { write($0) }
    } else {
      text.withUTF8 { bytes in write(bytes) }
    }
  }

  /// Writes text and ends the line.
  func line(_ text: String = "") {
    write(text)
    buffer.append(UInt8(ascii: "\n"))
  }

  /// Writes text of several lines, with blanks before each that is not empty.
  func indented(_ text: String, by width: Int) {
    let blanks = String(repeating: " ", count: width)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      self.line(line.isEmpty ? "" : blanks + line)
    }
  }

  /// Writes bytes as they are.
  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isClosed else { return }
    if buffer.count + bytes.count > Self.capacity {
      flush()
      if bytes.count > Self.capacity { return put(bytes) }
    }
    buffer.append(contentsOf: bytes)
  }

  /// Hands everything to the system.
  func flush() {
    guard !buffer.isEmpty else { return }
    buffer.withUnsafeBufferPointer { put($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  private func put(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard !isClosed, let base = bytes.baseAddress else { return }
    guard descriptor >= 0 else { return kept += bytes }
    var done = 0
    while done < bytes.count {
      #if canImport(Glibc)
        let count = Glibc.write(descriptor, base + done, bytes.count - done)
      #elseif canImport(Musl)
        let count = Musl.write(descriptor, base + done, bytes.count - done)
      #else
        let count = Darwin.write(descriptor, base + done, bytes.count - done)
      #endif
      if count >= 0 {
        done += count
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        if errno != EPIPE { failure = errno }
        isClosed = true
        return
      }
    }
  }
}
