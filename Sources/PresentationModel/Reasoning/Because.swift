/// Why: a sentence about a candidate, whose name stands before it in explanations.
///
/// Written as a string with typed holes, `"is a child of \(parent)"`. The words are static and the holes are values, so
/// that making one costs a few stores and no text exists until somebody reads it (`BecauseText`). Sentences begin in
/// lower case and have no full stop.
public struct Because: ExpressibleByStringInterpolation, Sendable {
  /// A value in a sentence.
  public enum Hole: Sendable {
    case none
    case controller(ControllerID)
    case object(ObjectID)
    case window(WindowID)
    case style(ModalPresentationStyle)
    case transitionStyle(ModalTransitionStyle)
    case kind(ControllerKind)
    case sizes(Environment)
    case count(Int)
    case value(Value)
    case name(String)
  }

  /// Words, and the hole behind them.
  public struct Piece: Sendable {
    /// The words.
    public var words: StaticString
    /// What follows them.
    public var hole: Hole
  }

  private var first = Piece(words: "", hole: .none)
  private var second = Piece(words: "", hole: .none)
  /// Sentences with more than two holes are rare, and pay for it.
  private var more: [Piece] = []
  private var count = 0

  @inline(__always)
  fileprivate init() {}

  /// A sentence without holes.
  @inline(__always)
  public init(stringLiteral words: StaticString) {
    first.words = words
    count = 1
  }

  /// A sentence with holes.
  @inline(__always)
  public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  /// Its pieces, in order.
  public var pieces: [Piece] {
    switch count {
    case 0: []
    case 1: [first]
    case 2: [first, second]
    default: [first, second] + more
    }
  }

  /// The rule's title says it all.
  public static var title: Because {
    @inline(__always) get { Because() }
  }

  /// Whether the rule's title says it all.
  public var isTitle: Bool { count == 0 }

  @inline(__always)
  fileprivate mutating func append(_ words: StaticString) {
    switch count {
    case 0: first.words = words
    case 1: second.words = words
    default: more.append(Piece(words: words, hole: .none))
    }
    count += 1
  }

  @inline(__always)
  fileprivate mutating func fill(_ hole: Hole) {
    switch count {
    case 0:
      append("")
      first.hole = hole
    case 1: first.hole = hole
    case 2: second.hole = hole
    default: more[more.count - 1].hole = hole
    }
  }

  /// Collects the pieces of an interpolated sentence.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Because()

    /// Begins a sentence.
    @inline(__always)
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    @inline(__always)
    public mutating func appendLiteral(_ words: StaticString) { sentence.append(words) }
    /// Adds a controller's name.
    @inline(__always)
    public mutating func appendInterpolation(_ x: ControllerID) { sentence.fill(.controller(x)) }
    /// Adds an object's class.
    @inline(__always)
    public mutating func appendInterpolation(_ object: ObjectID) { sentence.fill(.object(object)) }
    /// Adds a window's name.
    @inline(__always)
    public mutating func appendInterpolation(_ window: WindowID) { sentence.fill(.window(window)) }
    /// Adds a style, `.pageSheet`.
    @inline(__always)
    public mutating func appendInterpolation(_ style: ModalPresentationStyle) { sentence.fill(.style(style)) }
    /// Adds a transition style, `.coverVertical`.
    @inline(__always)
    public mutating func appendInterpolation(_ style: ModalTransitionStyle) { sentence.fill(.transitionStyle(style)) }
    /// Adds the name of UIKit's class of a kind.
    @inline(__always)
    public mutating func appendInterpolation(_ kind: ControllerKind) { sentence.fill(.kind(kind)) }
    /// Adds size classes: `compact width, regular height`.
    @inline(__always)
    public mutating func appendInterpolation(_ sizes: Environment) { sentence.fill(.sizes(sizes)) }
    /// Adds a number.
    @inline(__always)
    public mutating func appendInterpolation(_ count: Int) { sentence.fill(.count(count)) }
    /// Adds what a property holds.
    @inline(__always)
    public mutating func appendInterpolation(_ value: Value) { sentence.fill(.value(value)) }
    /// Adds a class's printed name.
    @inline(__always)
    public mutating func appendInterpolation(_ name: String) { sentence.fill(.name(name)) }
  }
}
