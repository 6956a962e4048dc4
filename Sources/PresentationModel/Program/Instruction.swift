/// A statement inside a step, turn, closure or callback.
package struct Instruction: Sendable {
  /// What it does.
  package enum Kind: Sendable {
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
  package var kind: Kind
  /// Its place in the source.
  package var range: ByteRange
  /// Line of its first byte, from 1.
  package var line: Int
  /// Makes a statement.
  package init(kind: Kind, range: ByteRange, line: Int) {
    self.kind = kind
    self.range = range
    self.line = line
  }
}

/// A statement with a member that decides nothing here: what is asked on the way, and the member.
package struct OutsideUse: Sendable {
  /// What the member is one of.
  package var receiver: Expression
  /// The member.
  package var member: OutsideMember
  /// Whether a closure is given to it, which never runs.
  package var hasClosure = false
  /// The view controller that gets traits of its own by it (EVT-05), and whether it gets some.
  var child: (controller: ControllerID, hasTraits: Bool)?

  /// Makes one.
  package init(receiver: Expression, member: OutsideMember) {
    self.receiver = receiver
    self.member = member
  }

  /// The note about it.
  package var note: String { member.note + (hasClosure ? "; its closure never runs" : "") }
}
