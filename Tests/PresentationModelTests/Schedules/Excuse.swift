@testable import PresentationModel

/// A swap that makes no difference, and why.
struct Excuse: Sendable {
  let reason: String
  let excuses: @Sendable (Swap) -> Bool

  static let all: [Excuse] = [
    Excuse(reason: "nobody runs between two moves of views or links, so nobody sees their order") {
      !isCallback($0.beats.0) && !isCallback($0.beats.1)
    }
  ]

  /// Whether code of the app's may run in it.
  static func isCallback(_ beat: Schedule.Beat) -> Bool {
    switch beat {
    case .enters, .leaves, .takesOut, .putsBack, .joins, .parts, .cutsLinks: false
    default: true
    }
  }
}
