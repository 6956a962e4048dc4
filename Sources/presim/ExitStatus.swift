/// What presim tells the shell.
enum ExitStatus: Int32, Comparable {
  /// Done; every expectation held.
  case success = 0
  /// An expectation did not hold.
  case failure = 1
  /// The command line or a file was wrong.
  case usage = 2
  /// A fault of presim itself.
  case fault = 70

  static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }

  /// `presim help exit-codes`.
  static let page = """
    0   done; every expectation held
    1   an expectation did not hold, lint found an error, or a file would change ('--check', '--diff')
    2   the command line or a file was wrong, or there was nothing to run
    70  a fault of presim itself, which must never happen; the message says how to report it

    """

  /// The graver one.
  mutating func worsen(to other: ExitStatus) { self = max(self, other) }
}
