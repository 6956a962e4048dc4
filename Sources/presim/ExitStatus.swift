/// What the shell is told.
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

  /// The graver one.
  mutating func worsen(to other: ExitStatus) { self = max(self, other) }
}
