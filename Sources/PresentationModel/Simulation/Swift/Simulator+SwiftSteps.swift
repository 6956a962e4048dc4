/// Where the file's Swift meets launch and steps.
extension Simulator {
  /// A step begins.
  mutating func prepareSwift() {
    outcome.keepsLines = true
    swift.statements = 0
    swift.revision = hierarchy.revision
  }

  /// A step is over: closures that UIKit has dropped without a word are let go.
  mutating func settleSwift() {
    guard !isStopped else { return }
    takeBackClosures()
    if !agenda.isEmpty {
      agenda.insert(.commit, at: 0)
      drain()
    }
  }
}
