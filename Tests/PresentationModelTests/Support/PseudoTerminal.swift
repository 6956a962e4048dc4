import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A real terminal, as far as a process can tell: keys go in on one side, the process sits at the other.
final class PseudoTerminal {
  private let keyboard: Int32
  /// Where the process reads and writes.
  let screen: FileHandle
  private var modes = termios()
  private(set) var shown = ""
  private var isPlugged = true

  struct Failure: Error { let what: String }

  init() throws {
    let (keyboard, name) = Self.pair()
    self.keyboard = keyboard
    let other = name.map { open($0, O_RDWR | O_NOCTTY) } ?? -1
    guard keyboard >= 0, other >= 0 else { throw Failure(what: "no pseudo-terminal") }
    screen = FileHandle(fileDescriptor: other)
    tcgetattr(other, &modes)
  }

  /// One side of a new terminal, and the name of the other.
  private static func pair() -> (keyboard: Int32, name: String?) {
    #if canImport(Glibc)
      // Glibc's module leaves out what the X/Open functions for it do: ask the number, take the lock away.
      let keyboard = open("/dev/ptmx", O_RDWR | O_NOCTTY)
      var (number, lock) = (UInt32(0), Int32(0))
      guard ioctl(keyboard, UInt(0x8004_5430), &number) == 0, ioctl(keyboard, UInt(0x4004_5431), &lock) == 0 else {
        return (keyboard, nil)
      }
      return (keyboard, "/dev/pts/\(number)")
    #else
      let keyboard = posix_openpt(O_RDWR | O_NOCTTY)
      guard grantpt(keyboard) == 0, unlockpt(keyboard) == 0 else { return (keyboard, nil) }
      return (keyboard, ptsname(keyboard).map { String(cString: $0) })
    #endif
  }

  /// A process that sits at the terminal.
  final class Sitter {
    let pid: pid_t
    private var status: Int32?

    init(pid: pid_t) { self.pid = pid }

    /// Whether it has not ended yet.
    var isRunning: Bool {
      if status != nil { return false }
      var found: Int32 = 0
      guard waitpid(pid, &found, WNOHANG) == pid else { return true }
      status = found
      return false
    }

    /// Its exit status; minus the signal that ended it.
    var exit: Int32? { status.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : -($0 & 0x7F) } }

    /// Ends it.
    func end() {
      guard isRunning else { return }
      kill(pid, SIGKILL)
      waitpid(pid, nil, 0)
    }
  }

  /// Starts `presim` at the terminal. Tests run on threads that block signals, which a child would take over: it begins
  /// as from a shell.
  func start(_ presim: PresimProcess, _ arguments: [String], environment: [String: String]) throws -> Sitter {
    let path = try PresimProcess.executable().path
    #if canImport(Darwin)
      var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?) = (nil, nil)
    #else
      var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for descriptor in 0...2 { posix_spawn_file_actions_adddup2(&actions, screen.fileDescriptor, Int32(descriptor)) }
    // The side of the keyboard is ours alone: a terminal is unplugged when nobody holds that.
    posix_spawn_file_actions_addclose(&actions, keyboard)
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigemptyset(&all)
    for signal in [SIGTERM, SIGINT, SIGHUP, SIGQUIT] { sigaddset(&all, signal) }
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var variables = ProcessInfo.processInfo.environment.filter {
      !["NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE", "COLUMNS"].contains($0.key)
    }
    variables.merge(environment) { $1 }
    variables["TERM"] = "xterm"
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var pid: pid_t = 0
    guard posix_spawn(&pid, path, &actions, &attributes, &words, &settings) == 0 else {
      throw Failure(what: "presim does not start")
    }
    return Sitter(pid: pid)
  }

  /// Presses keys.
  func press(_ keys: String) {
    let bytes = Array(keys.utf8)
    _ = write(keyboard, bytes, bytes.count)
  }

  /// Waits until a text is on the screen that was not there before; whether it came within some seconds.
  func waits(for text: String) -> Bool {
    let end = Date().addingTimeInterval(20)
    while Date() < end {
      if let range = shown.range(of: text) {
        shown = String(shown[range.upperBound...])
        return true
      }
      look()
    }
    return false
  }

  /// Waits for the end of a process: its exit status, minus the signal that ended it; nil where it goes on.
  func end(of sitter: Sitter) -> Int32? {
    let end = Date().addingTimeInterval(20)
    while sitter.isRunning, Date() < end { look() }
    sitter.end()
    return sitter.exit
  }

  private func look() {
    guard isPlugged else {
      usleep(20_000)
      return
    }
    var waiting = pollfd(fd: keyboard, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, 50) > 0 else { return }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(keyboard, &bytes, bytes.count)
    guard count > 0 else {
      usleep(20_000)
      return
    }
    shown += String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// Whether the terminal works as it did at first.
  var isAsBefore: Bool {
    var now = termios()
    guard tcgetattr(screen.fileDescriptor, &now) == 0 else { return false }
    return now.c_lflag == modes.c_lflag && now.c_iflag == modes.c_iflag
  }

  /// Pulls the plug.
  func unplug() {
    close(keyboard)
    isPlugged = false
  }
}
