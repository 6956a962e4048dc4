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
    /// A member of UIKit's that decides nothing here is set or called (EVT-05).
    case outside(OutsideUse)
  }
  /// What it does.
  public var kind: Kind
  /// Its place in the source.
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

/// A statement with a member that decides nothing here: what is asked on the way, and the member.
public struct OutsideUse: Sendable {
  /// What the member is one of.
  public var receiver: Expression
  /// The member.
  public var member: OutsideMember
  /// Whether a closure is given to it, which never runs.
  public var hasClosure = false
  /// The view controller that gets traits of its own by it (EVT-05), and whether it gets some.
  var child: (controller: ControllerID, hasTraits: Bool)?

  /// Makes one.
  public init(receiver: Expression, member: OutsideMember) {
    self.receiver = receiver
    self.member = member
  }

  /// The note about it.
  public var note: String { member.note + (hasClosure ? "; its closure never runs" : "") }
}
