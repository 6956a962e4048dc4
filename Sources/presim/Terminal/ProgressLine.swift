/// `120/412` on a terminal's standard error while scenarios run, gone when they have.
struct ProgressLine {
  private let output: Output
  private let isShown: Bool
  private let total: Int

  init(total: Int, output: Output, isShown: Bool) {
    self.total = total
    self.output = output
    self.isShown = isShown && Terminal.isTerminal(2)
  }

  /// Shows how far it is.
  func show(_ done: Int) {
    guard isShown else { return }
    output.write("\r\(done)/\(total)")
    output.flush()
  }

  /// Takes the line away.
  func clear() {
    guard isShown else { return }
    output.write("\r\u{1B}[K")
    output.flush()
  }
}
