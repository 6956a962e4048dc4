#if canImport(Glibc)
  import Foundation
  import Glibc
  import Testing

  /// The terminal that `presim repl` edits lines in is as it was before, whatever signal comes, and in raw mode again when
  /// presim goes on.
  @Suite struct RawTerminalTests {
    /// Whether lines are put together by the terminal, as a shell has it.
    private static func isCooked(_ terminal: Int32) -> Bool {
      var settings = termios()
      return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & tcflag_t(ICANON) != 0
    }

    /// Waits until the terminal is so.
    private static func becomes(cooked: Bool, _ terminal: Int32) -> Bool {
      for _ in 0..<600 {
        if isCooked(terminal) == cooked { return true }
        usleep(50_000)
      }
      return false
    }

    /// A repl on a terminal of its own.
    private func withRepl(_ body: (Process, Int32) throws -> Void) throws {
      var (main, terminal): (Int32, Int32) = (-1, -1)
      try #require(openpty(&main, &terminal, nil, nil, nil) == 0)
      defer {
        close(terminal)
        close(main)
      }
      try #require(Self.isCooked(terminal))
      let presim = try PresimProcess()
      defer { presim.remove() }
      let process = try presim.make(["repl"], environment: ["TERM": "xterm"])
      let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
      (process.standardInput, process.standardOutput) = (handle, handle)
      process.standardError = FileHandle.nullDevice
      try process.run()
      defer {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
      }
      try #require(Self.becomes(cooked: false, terminal), "the repl edits no lines")
      try body(process, terminal)
    }

    @Test func itIsRawAgainWhenPresimGoesOn() throws {
      try withRepl { process, terminal in
        for _ in 0..<2 {
          kill(process.processIdentifier, SIGTSTP)
          #expect(Self.becomes(cooked: true, terminal), "stopped")
          kill(process.processIdentifier, SIGCONT)
          #expect(Self.becomes(cooked: false, terminal), "gone on")
        }
      }
    }

    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGQUIT])
    func itIsAsBeforeWhenASignalEndsPresim(number: Int32) throws {
      try withRepl { process, terminal in
        kill(process.processIdentifier, number)
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
        #expect(Self.isCooked(terminal))
      }
    }
  }
#endif
