/// Row of an expectation in `Program.expectations`.
package struct ExpectationID: Hashable, Sendable {
  /// The row.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension ExpectationID: RowKey {}

/// One `expect`.
package struct Expectation: Sendable {
  /// What has to hold.
  package enum Kind: Sendable {
    /// `a == b`, `a != b`.
    case compare(Expression, Expression, isEqual: Bool)
    /// `a`, `!a`.
    case truth(Expression, Bool)
    /// `hierarchy`, `hierarchy of a`: the block's lines without their indentation.
    case hierarchy(of: Expression?, [String])
    /// `events`, and `events of a, b`: names.
    case events(of: [String], [String])
    /// `events include`.
    case eventsInclude([String])
    /// `no event x.y`.
    case noEvent(String)
    /// `no events`.
    case noEvents
    /// `log "text"`.
    case log(String)
    /// `no log`.
    case noLog
    /// `exception`, `exception Name "text"`.
    case exception(name: String?, text: String?)
    /// `rule CTX-04`, also message IDs.
    case rule(DecisionID)
    /// `no rule CTX-04`, also message IDs.
    case noRule(DecisionID)
    /// `lint LNT-07`.
    case lint(LintID)
    /// `no lint`, `no lint LNT-07`.
    case noLint(LintID?)

    /// Whether it asks what a step did, and not what the state is after it.
    var speaksOfWhatHappened: Bool {
      switch self {
      case .events, .eventsInclude, .noEvent, .noEvents, .log, .noLog, .exception, .rule, .noRule: true
      case .compare, .truth, .hierarchy, .lint, .noLint: false
      }
    }
  }
  /// What has to hold.
  package var kind: Kind
  /// From `expect` to its end, its block included.
  package var range: ByteRange
  /// Where the block's first line begins and its last line ends, if it has one: what `--update` replaces.
  package var block: ByteRange?
  /// Column of the block's base indentation in blanks.
  package var blockIndentation: Int
  /// Line of `expect`, from 1.
  package var line: Int
  /// As written, without the block: for messages.
  package var text: String
  /// Makes an expectation.
  package init(kind: Kind, range: ByteRange, block: ByteRange?, blockIndentation: Int, line: Int, text: String) {
    self.kind = kind
    self.range = range
    self.block = block
    self.blockIndentation = blockIndentation
    self.line = line
    self.text = text
  }
}
