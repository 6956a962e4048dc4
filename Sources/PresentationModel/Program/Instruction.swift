/// A statement inside a step, turn, closure or callback.
public struct Instruction: Sendable {
  /// What it does.
  public enum Kind: Sendable {
    /// `a.b.c = value`.
    case assign(Path, Property, Expression)
    /// A call.
    case call(Call)
    /// A path written for its effect: `_ = x.view`.
    case read(Expression)
    /// An expectation inside a body.
    case expect(ExpectationID)
  }
  /// What it does.
  public var kind: Kind
  /// Where it stands.
  public var range: ByteRange
  /// Line of its first byte, from 1.
  public var line: Int
  /// Makes a statement.
  public init(kind: Kind, range: ByteRange, line: Int) {
    self.kind = kind
    self.range = range
    self.line = line
  }
}
