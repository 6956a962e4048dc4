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

/// `receiver.method(arguments) { completion }`.
public struct Call: Sendable {
  /// On what; for a call without receiver in a callback, the callback's controller.
  public var receiver: Path
  /// Which method.
  public var method: Method
  /// Arguments in the order of the method's parameters (`MethodInfo.parameters`), nil where left out; closures apart.
  public var arguments: [Expression?]
  /// The completion handler.
  public var completion: BodyID?
  /// Other closures, in order (`animations:`, `alongsideTransition:`, an alert action's handler).
  public var closures: [BodyID]
  /// The call as written, less `animated` and closures, for `completion of …` (EVT-04).
  public var label: String
  /// Makes a call.
  public init(
    receiver: Path, method: Method, arguments: [Expression?], completion: BodyID?, closures: [BodyID], label: String
  ) {
    self.receiver = receiver
    self.method = method
    self.arguments = arguments
    self.completion = completion
    self.closures = closures
    self.label = label
  }
}
