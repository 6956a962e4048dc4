/// `120/412` on a terminal's standard error while scenarios run, gone when they have.
struct ProgressLine: Sendable {
  private let isShown: Bool
  private let total: Int

  init(total: Int, isShown: Bool) {
    self.total = total
    self.isShown = isShown && Terminal.isTerminal(2)
  }

  /// Shows how far it is.
  func show(_ done: Int) { put("\r\(done)/\(total)") }

  /// Takes the line away.
  func clear() { put("\r\u{1B}[K") }

  private func put(_ text: String) {
    guard isShown else { return }
    var text = text
    text.withUTF8 { _ = write(2, $0.baseAddress!, $0.count) }
  }
}
