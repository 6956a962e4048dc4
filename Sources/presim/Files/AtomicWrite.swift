import PresentationModel

/// Replaces a file so that whoever looks, at whatever moment, finds the old one or the new one, whole.
enum AtomicWrite {
  /// Writes a temporary file in the same directory, makes it safe, and renames it over the old one.
  ///
  /// A symbolic link stays; the file it leads to is replaced. Permissions and, where the system allows it, the owner
  /// are kept.
  ///
  /// Where `old` is given, a file that holds something else by now is left as it is: false then. An edit that is saved
  /// while presim works is not lost.
  @discardableResult
  static func replace(_ path: String, with bytes: [UInt8], ifStill old: [UInt8]? = nil) throws(SystemError) -> Bool {
    guard let resolved = FileName.with(path, { realpath($0, nil) }) else { throw .last }
    defer { free(resolved) }
    let target = FileName.text(resolved)
    var status = stat()
    guard FileName.with(target, { stat($0, &status) }) == 0 else { throw .last }
    guard FileName.with(target, { access($0, W_OK) }) == 0 else { throw .last }
    let directory = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "./"
    clearLeftovers(in: directory)
    let temporary = "\(directory).presim-\(getpid())-\(status.st_ino).tmp"
    // A file left by a killed process of the same number.
    remove(temporary)
    let descriptor = FileName.with(temporary) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600) }
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) {
      try fill(descriptor, bytes)
      // Only root may give a file away; a file of the user's own stays the user's own.
      _ = fchown(descriptor, status.st_uid, status.st_gid)
      guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else { throw .last }
      guard fsync(descriptor) == 0 else { throw .last }
    } catch {
      close(descriptor)
      remove(temporary)
      throw error
    }
    close(descriptor)
    if let old {
      let now: [UInt8]
      do throws(SystemError) { now = try FileReading.bytes(of: target) } catch {
        remove(temporary)
        throw error
      }
      if now != old {
        remove(temporary)
        return false
      }
    }
    guard FileName.with(temporary, { old in FileName.with(target) { rename(old, $0) } }) == 0 else {
      let failure = SystemError.last
      remove(temporary)
      throw failure
    }
    let parent = FileName.with(directory) { open($0, O_RDONLY | O_CLOEXEC) }
    if parent >= 0 {
      _ = fsync(parent)
      close(parent)
    }
    return true
  }

  /// Removes temporary files of killed processes: those whose number belongs to no process. A directory is read once.
  private static func clearLeftovers(in directory: String) {
    guard leftovers.isNew(directory), let stream = FileName.with(directory, { opendir($0) }) else { return }
    defer { closedir(stream) }
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
          FileName.text($0)
        }
      }
      guard name.hasPrefix(".presim-"), name.hasSuffix(".tmp") else { continue }
      let parts = name.dropFirst(8).split(separator: "-")
      guard parts.count == 2, let number = Int32(parts[0]), number > 0 else { continue }
      if kill(number, 0) != 0, errno == ESRCH { remove(directory + name) }
    }
  }

  private static let leftovers = SeenDirectories()

  /// The directories in which this process has looked for leftovers; threads share it.
  private final class SeenDirectories: @unchecked Sendable {
    private var seen: Set<String> = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init() { pthread_mutex_init(lock, nil) }

    func isNew(_ directory: String) -> Bool {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return seen.insert(directory).inserted
    }
  }

  /// Writes a file that may not be there yet; one that is there is replaced. Nobody ever finds half of it.
  static func create(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    if !path.hasPrefix("/dev/"), FileName.with(path, { access($0, F_OK) }) != 0, errno == ENOENT {
      return try make(path, with: bytes)
    }
    if FileName.with(path, { access($0, F_OK) }) == 0, !path.hasPrefix("/dev/") {
      var status = stat()
      if FileName.with(path, { stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFREG {
        try replace(path, with: bytes)
        return
      }
    }
    // A device or a pipe takes the bytes as they come.
    let descriptor = FileName.with(path) { open($0, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    try fill(descriptor, bytes)
  }

  /// Writes a file that is not there.
  private static func make(_ path: String, with bytes: [UInt8]) throws(SystemError) {
    let directory = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "./"
    clearLeftovers(in: directory)
    let temporary = "\(directory).presim-\(getpid())-new.tmp"
    remove(temporary)
    let descriptor = FileName.with(temporary) { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
    guard descriptor >= 0 else { throw .last }
    do throws(SystemError) { try fill(descriptor, bytes) } catch {
      close(descriptor)
      remove(temporary)
      throw error
    }
    close(descriptor)
    guard FileName.with(temporary, { old in FileName.with(path) { rename(old, $0) } }) == 0 else {
      let failure = SystemError.last
      remove(temporary)
      throw failure
    }
  }

  private static func remove(_ path: String) { FileName.with(path) { _ = unlink($0) } }

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
