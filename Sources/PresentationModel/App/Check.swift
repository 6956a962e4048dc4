/// What became of an expectation: whether it holds, and where it does not, what `presim test` prints of it.
public struct Check: Sendable, CustomStringConvertible {
  /// The expectation as written.
  public let expectation: String
  /// Whether it holds.
  public let holds: Bool
  /// What it asks for; empty where it holds.
  public internal(set) var expected = ""
  /// What came instead.
  public internal(set) var actual = ""
  /// Why, with the rule; nil where it holds, or where nothing decided it.
  public internal(set) var why: String?
  /// What to write for it to hold, where presim has tried it.
  public internal(set) var instead: String?
  private let text: String

  init(holding expectation: String) {
    (self.expectation, holds, text) = (expectation, true, "\(expectation): holds")
  }

  init(_ failure: FailureReport, of expectation: String) {
    (self.expectation, holds) = (expectation, false)
    (expected, actual, why, instead) = (failure.expected, failure.actual, failure.why, failure.fix)
    let output = Output()
    FailureText(paint: Paint(isOn: false)).writeReasons(failure, to: output)
    var lines = String(decoding: output.takeBytes(), as: UTF8.self)
    if lines.hasSuffix("\n") { lines.removeLast() }
    text = "\(expectation)\n\(lines)"
  }

  /// The expectation; where it does not hold, below it what was expected, what came, why, and what to write instead.
  public var description: String { text }
}

#if !hasFeature(Embedded)
  extension Check: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }
#endif
