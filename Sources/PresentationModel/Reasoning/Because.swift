/// Why: a sentence about a candidate, whose name stands before it in explanations.
///
/// Written as a string with typed holes, `"is a child of \(parent)"`. The words are static and the holes are values, so
/// that making one costs a few stores and no text exists until it is read (`BecauseText`). Sentences begin in lower
/// case and have no full stop.
package struct Because: ExpressibleByStringInterpolation, Sendable {
  /// A value in a sentence.
  package enum Hole: Sendable {
    case none
    case controller(ControllerID)
    case object(ObjectID)
    case window(WindowID)
    case style(ModalPresentationStyle)
    case transitionStyle(ModalTransitionStyle)
    case kind(ControllerKind)
    case sizes(Environment)
    case facing(Facing)
    case facings(FacingSet)
    case interfaceStyle(InterfaceStyle)
    case count(Int32)
    case name(Naming)
  }

  /// Words, and the hole after them.
  package struct Piece: Sendable {
    /// The words.
    package var words: String
    /// What follows them.
    package var hole: Hole
  }

  /// Words of the source text, which exist as long as the program runs. They end with a zero, so a pointer is enough: a
  /// finding is made and dropped for every rule that is asked, and is as small as it can be.
  private struct Words: @unchecked Sendable {
    let start: UnsafePointer<UInt8>

    @inline(__always)
    init(_ words: StaticString) { start = words.utf8Start }

    var text: String { String(cString: start) }
  }

  /// What a finding keeps of a name or value that is no ID: where the ledger has it.
  package struct Naming: Sendable {
    /// Row in the ledger's names; -1 where none are kept.
    let row: Int32
  }

  // Nothing of it is counted: making and dropping a sentence is a few stores, with or without a reader.
  private var words = (Words(""), Words(""), Words(""))
  private var holes: (Hole, Hole) = (.none, .none)
  private var count: UInt8 = 0

  @inline(__always)
  fileprivate init() {}

  /// A sentence without holes.
  @inline(__always)
  package init(stringLiteral words: StaticString) {
    self.words.0 = Words(words)
    count = 1
  }

  /// A sentence with holes: two of them, no more (a test looks).
  @inline(__always)
  package init(stringInterpolation: StringInterpolation) { self = stringInterpolation.sentence }

  /// Its pieces, in order.
  package var pieces: [Piece] {
    let all = [
      Piece(words: words.0.text, hole: holes.0), Piece(words: words.1.text, hole: holes.1),
      Piece(words: words.2.text, hole: .none),
    ]
    return Array(all.prefix(Int(count)))
  }

  /// The name in it, if there is one.
  var name: Naming? {
    if case .name(let name) = holes.0 { return name }
    if case .name(let name) = holes.1 { return name }
    return nil
  }

  /// The rule's title says it all.
  package static var title: Because {
    @inline(__always) get { Because() }
  }

  /// Whether the rule's title says it all.
  package var isTitle: Bool { count == 0 }

  @inline(__always)
  fileprivate mutating func append(_ words: StaticString) {
    switch count {
    case 0: self.words.0 = Words(words)
    case 1: self.words.1 = Words(words)
    default: self.words.2 = Words(words)
    }
    count += 1
  }

  @inline(__always)
  fileprivate mutating func fill(_ hole: Hole) {
    if count == 0 { append("") }
    if count == 1 { holes.0 = hole } else { holes.1 = hole }
  }

  /// Collects the pieces of an interpolated sentence.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var sentence = Because()

    /// Begins a sentence.
    @inline(__always)
    package init(literalCapacity: Int, interpolationCount: Int) {}
    /// Adds words.
    @inline(__always)
    package mutating func appendLiteral(_ words: StaticString) { sentence.append(words) }
    /// Adds a controller's name.
    @inline(__always)
    package mutating func appendInterpolation(_ x: ControllerID) { sentence.fill(.controller(x)) }
    /// Adds an object's class.
    @inline(__always)
    package mutating func appendInterpolation(_ object: ObjectID) { sentence.fill(.object(object)) }
    /// Adds a window's name.
    @inline(__always)
    package mutating func appendInterpolation(_ window: WindowID) { sentence.fill(.window(window)) }
    /// Adds a style, `.pageSheet`.
    @inline(__always)
    package mutating func appendInterpolation(_ style: ModalPresentationStyle) { sentence.fill(.style(style)) }
    /// Adds a transition style, `.coverVertical`.
    @inline(__always)
    package mutating func appendInterpolation(_ style: ModalTransitionStyle) { sentence.fill(.transitionStyle(style)) }
    /// Adds the name of UIKit's class of a kind.
    @inline(__always)
    package mutating func appendInterpolation(_ kind: ControllerKind) { sentence.fill(.kind(kind)) }
    /// Adds size classes: `compact width, regular height`.
    @inline(__always)
    package mutating func appendInterpolation(_ sizes: Environment) { sentence.fill(.sizes(sizes)) }
    /// Adds a way up, `.portrait`.
    @inline(__always)
    package mutating func appendInterpolation(_ facing: Facing) { sentence.fill(.facing(facing)) }
    /// Adds a mask of them, `.allButUpsideDown`.
    @inline(__always)
    package mutating func appendInterpolation(_ facings: FacingSet) { sentence.fill(.facings(facings)) }
    /// Adds `.light` or `.dark`.
    @inline(__always)
    package mutating func appendInterpolation(_ style: InterfaceStyle) { sentence.fill(.interfaceStyle(style)) }
    /// Adds a number.
    @inline(__always)
    package mutating func appendInterpolation(_ count: Int) { sentence.fill(.count(Int32(truncatingIfNeeded: count))) }
    /// A text is kept by the ledger.
    @available(*, unavailable, message: "let the ledger keep it: 'let name = ledger.name(.className(text))'")
    package mutating func appendInterpolation(_ text: String) {}
    /// A value is kept by the ledger.
    @available(*, unavailable, message: "let the ledger keep it: 'let name = ledger.name(value)'")
    package mutating func appendInterpolation(_ value: Value) {}
    /// Adds what a property holds, or a name, that the ledger keeps.
    @inline(__always)
    package mutating func appendInterpolation(_ name: Naming) { sentence.fill(.name(name)) }
  }
}
