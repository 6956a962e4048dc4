/// The terminal's raw mode, in which a line is edited. Whatever signal ends or stops presim meanwhile, the terminal is
/// as it was before; when presim continues, so does the mode.
enum RawTerminal {
  // A signal handler reaches nothing but these.
  nonisolated(unsafe) private static var before = termios()
  nonisolated(unsafe) private static var raw = termios()
  nonisolated(unsafe) private static var isRaw = false
  nonisolated(unsafe) private static var hasHandlers = false
  nonisolated(unsafe) private static var wentOn = false

  /// Begins it; false where the terminal does not allow it.
  static func begin() -> Bool {
    var now = termios()
    guard tcgetattr(0, &now) == 0 else { return false }
    before = now
    now.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG | IEXTEN)
    now.c_iflag &= ~tcflag_t(IXON | ICRNL | INLCR | ISTRIP)
    withUnsafeMutableBytes(of: &now.c_cc) { bytes in
      bytes[Int(VMIN)] = 1
      bytes[Int(VTIME)] = 0
    }
    raw = now
    if !hasHandlers {
      hasHandlers = true
      for number in [SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT] { handle(number) }
    }
    // From here on a signal puts it back.
    isRaw = true
    guard tcsetattr(0, TCSADRAIN, &raw) == 0 else {
      isRaw = false
      return false
    }
    return true
  }

  /// Ends it.
  static func end() {
    tcsetattr(0, TCSADRAIN, &before)
    isRaw = false
  }

  /// Whether presim has continued after a stop since this was asked last: what was on the screen is gone.
  static func hasGoneOn() -> Bool {
    defer { wentOn = false }
    return wentOn
  }

  /// A signal that whoever has started presim ignores stays ignored.
  private static func handle(_ number: Int32) {
    var old = sigaction()
    sigaction(number, nil, &old)
    #if canImport(Darwin)
      let isIgnored = unsafeBitCast(old.__sigaction_u.__sa_handler, to: Int.self) == 1
    #else
      let isIgnored = unsafeBitCast(old.__sigaction_handler.sa_handler, to: Int.self) == 1
    #endif
    if !isIgnored { install(number) }
  }

  private static func install(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { RawTerminal.take($0) }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    sigaction(number, &action, nil)
  }

  /// In the handler: only what a handler may call.
  private static func take(_ number: Int32) {
    let error = errno
    defer { errno = error }
    if number == SIGCONT {
      install(SIGTSTP)
      if isRaw { tcsetattr(0, TCSANOW, &raw) }
      wentOn = true
      return
    }
    if isRaw { tcsetattr(0, TCSANOW, &before) }
    // What the signal does by itself comes when the handler has returned.
    signal(number, SIG_DFL)
    raise(number)
  }
}
