/// How often an expectation in a callback was looked at in one step.
///
/// One that has failed is not looked at again before the next step, and one that is reached again and again is looked at
/// after twice as many times: each look may go through the whole log, which grows with each time.
struct ExpectationChecks: Sendable {
  private var reached = 0
  private var next = 0
  /// It has failed in this step.
  var hasFailed = false

  /// Each of the first so many times is looked at.
  private static let all = 1_000

  /// Counts one time that it is reached, and returns whether it is checked this time.
  mutating func isDue() -> Bool {
    reached += 1
    guard !hasFailed else { return false }
    guard reached > Self.all else { return true }
    guard reached >= next else { return false }
    next = reached * 2
    return true
  }
}
