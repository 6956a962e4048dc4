import PresentationModel

extension Output {
  /// What is written goes to a file descriptor.
  convenience init(descriptor: Int32) {
    self.init { Self.put($0, to: descriptor) }
  }

  private static func put(_ bytes: UnsafeBufferPointer<UInt8>, to descriptor: Int32) -> Reading {
    guard let base = bytes.baseAddress else { return .taken }
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
        return errno == EPIPE ? .closed : .failed(errno)
      }
    }
    return .taken
  }
}
