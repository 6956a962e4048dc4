/// What is wrong in a source text, where, and what to do about it. Each output format renders this one value.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: UInt8, Hashable, Sendable {
    /// The file does not run.
    case error
    /// The file runs; it probably does not say what was meant.
    case warning
    /// All is right; it may surprise.
    case note

    /// The word users see.
    public var text: String {
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "note"
      }
    }
  }

  /// A remark below the message, with a place of its own if it has one.
  public struct Note: Hashable, Sendable {
    /// The text: lower case, no full stop, code in single quotes.
    public var message: String
    /// The place of the note, or nil for the diagnostic's.
    public var range: SourceRange?

    /// Makes a note.
    package init(_ message: String, at range: SourceRange? = nil) {
      self.message = message
      self.range = range
    }
  }

  /// A change of the text that makes it right.
  package struct Cure: Hashable, Sendable {
    /// What to do, as prose: `write ','`.
    package var message: String
    /// The bytes to replace; empty to insert.
    package var range: SourceRange
    /// What to put there.
    package var replacement: String

    /// Makes a fix.
    package init(_ message: String, replacing range: SourceRange, with replacement: String) {
      self.message = message
      self.range = range
      self.replacement = replacement
    }
  }

  /// A short name of the kind of mistake that never changes, such as `syntax.unterminated-string`.
  package var code: String
  /// How bad it is.
  public var severity: Severity
  /// The text: lower case, no full stop, code in single quotes.
  public var message: String
  /// The bytes it is about; the caret is under the first.
  public var range: SourceRange
  /// Remarks, in the order they are printed.
  public var notes: [Note]
  /// How to mend it, where that is known.
  package var cure: Cure?

  /// Longer messages are cut: what they quote can be as long as a file.
  private static let longestMessage = 2_000

  private static func shortened(_ message: String) -> String {
    let scalars = message.unicodeScalars
    return String(scalars.prefix(longestMessage / 4)) + "…" + String(scalars.suffix(longestMessage / 8))
  }

  /// Makes a diagnostic.
  package init(
    _ code: String, _ message: String, at range: SourceRange, severity: Severity = .error, notes: [Note] = [],
    cure: Cure? = nil
  ) {
    self.code = code
    self.severity = severity
    self.message = message.utf8.count > Diagnostic.longestMessage ? Diagnostic.shortened(message) : message
    self.range = range
    self.notes = notes
    self.cure = cure
  }
}
