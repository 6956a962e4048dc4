import PresentationModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading files whole.
enum FileReading {
  /// The bytes of a file; `-` is standard input.
  static func bytes(of path: String) throws(SystemError) -> [UInt8] {
    if path == "-" { return try read(descriptor: 0) }
    var descriptor = FileName.with(path) { open($0, O_RDONLY | O_CLOEXEC) }
    // Where the system gives few, other threads have them: each has its file for a moment.
    var waits = 0
    while descriptor < 0, errno == EMFILE || errno == ENFILE, waits < 200 {
      usleep(1_000)
      waits += 1
      descriptor = FileName.with(path) { open($0, O_RDONLY | O_CLOEXEC) }
    }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    return try read(descriptor: descriptor)
  }

  /// Whether a text comes through a pipe, or from a file that the shell has opened. A pipe that nobody writes to is none:
  /// what presim was started by may have left it open.
  static var isPiped: Bool {
    var status = stat()
    guard fstat(0, &status) == 0 else { return false }
    if status.st_mode & S_IFMT == S_IFREG { return status.st_size > 0 }
    guard status.st_mode & S_IFMT == S_IFIFO else { return false }
    var look = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
    return poll(&look, 1, 2_000) > 0 && Int32(look.revents) & POLLIN != 0
  }

  /// How a path is called in messages.
  static func displayName(_ path: String) -> String { path == "-" ? "<stdin>" : path }

  /// No file that presim reads is as large; a scenario takes forty times its size to check.
  private static let limit = 16 << 20

  private static func read(descriptor: Int32) throws(SystemError) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .last }
    if status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    if status.st_size > limit { throw SystemError(code: EFBIG, size: Int(status.st_size)) }
    var bytes: [UInt8] = []
    let isEndless = status.st_mode & S_IFMT != S_IFREG
    // One byte more than the file has: a read that leaves it free has come to the end.
    var size = isEndless ? -1 : Int(status.st_size)
    var room = isEndless ? 1 << 16 : size + 1
    while true {
      var failure: SystemError?
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        count = 0
        while count < buffer.count {
          let got = systemRead(descriptor, buffer.baseAddress! + count, buffer.count - count)
          if got > 0 {
            count += got
            // All that it had when it was opened: whether there is more need not be asked.
            if count == size { break }
          } else if got == 0 {
            break
          } else if errno != EINTR {
            failure = .last
            break
          }
        }
      }
      if let failure { throw failure }
      if bytes.isEmpty { bytes = piece } else { bytes += piece }
      if piece.count < room { return bytes }
      // A file that may never end is not read on after a byte that no scenario has: '/dev/zero' is refused at once.
      if isEndless, piece.contains(0) { return bytes }
      if bytes.count > limit { throw SystemError(code: EFBIG) }
      room = max(1 << 16, bytes.count)
      size = -1
    }
  }

  private static func systemRead(_ descriptor: Int32, _ to: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.read(descriptor, to, count)
    #elseif canImport(Musl)
      Musl.read(descriptor, to, count)
    #else
      Darwin.read(descriptor, to, count)
    #endif
  }
}
