/// What presim says when it traps: a fault of its own, which must never happen.
enum FaultHandler {
  /// What is written; the signal handler may not make it.
  private static let message: StaticString = """
    presim: this is a fault of presim itself, not of your scenario.
    presim: please report it with the command, the file and the lines above, as CONTRIBUTING.md says under 'Reporting a fault'.

    """

  /// From here on a trap ends with the message and exit status 70, and a closed pipe is an error of `write`.
  static func install() {
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT] { onSignal(number) }
  }

  private static func onSignal(_ number: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      _ = write(2, FaultHandler.message.utf8Start, FaultHandler.message.utf8CodeUnitCount)
      _exit(70)
    }
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_ONSTACK)
    sigaction(number, &action, nil)
  }

  /// A stack of its own for the handler, so that an exhausted one can be reported.
  static func reserveStack() {
    let size = 1 << 15
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    // Glibc has an Int here, Darwin an unsigned one.
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}
