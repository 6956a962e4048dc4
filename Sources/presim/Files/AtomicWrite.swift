#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Replaces a file so that whoever looks, at whatever moment, finds the old one or the new one, whole.
enum AtomicWrite {
  /// Writes a temporary file in the same directory, makes it safe, and renames it over the old one.
  ///
  /// A symbolic link stays; the file it leads to is replaced. Permissions and, where the system allows it, the owner
  /// are kept.
  static func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    guard let resolved = realpath(path, nil) else { throw .last }
    defer { free(resolved) }
    let target = String(cString: resolved)
    var status = stat()
    guard stat(target, &status) == 0 else { throw .last }
    guard access(target, W_OK) == 0 else { throw .last }
    let directory = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    let temporary = "\(directory).presim-\(getpid())-\(status.st_ino).tmp"
    // One that a killed process of the same number left behind.
    unlink(temporary)
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try fill(descriptor, bytes)
      // Only root may give a file away; a file of the user's own stays the user's own.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      close(descriptor)
      unlink(temporary)
      throw error
    }
    close(descriptor)
    guard rename(temporary, target) == 0 else {
      let failure = SystemError.last
      unlink(temporary)
      throw failure
    }
    let parent = open(directory, O_RDONLY | O_CLOEXEC)
    if parent >= 0 {
      _ = fsync(parent)
      close(parent)
    }
  }

  private static func fill(_ descriptor: Int32, _ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress! + done, $0.count - done) }
      if count >= 0 {
        done += count
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
