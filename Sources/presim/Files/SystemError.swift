/// An error of the operating system, in words that are the same everywhere.
struct SystemError: Error, Equatable {
  /// `errno`.
  let code: Int32
  /// Of what is too large: how many bytes it has; 0 where that is unknown.
  var size = 0

  /// The last one of this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// What it means.
  var message: String {
    switch code {
    case ENOENT: "no such file or directory"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a directory: 'presim test' checks the files below one"
    case ENOTDIR: "a part of the path is not a directory"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC: "no space left on the device"
    case EROFS: "the file system is read-only"
    case EFBIG where size > 0: "is \((size + (1 << 20) - 1) >> 20) MiB: presim reads no file above 16 MiB"
    case EFBIG: "is above 16 MiB: presim reads no more"
    case EBADF: "is closed"
    case ENXIO: "is a socket or a device that cannot be read"
    default: String(cString: strerror(code))
    }
  }
}
