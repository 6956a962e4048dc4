/// What is wrong with a text that an app was to perform or to check: where, and what to write.
public struct TextError: Error, Sendable, CustomStringConvertible {
  /// The line in the text, from 1; 0 where the text is right and the app cannot take it.
  public let line: Int
  /// The character in the line, from 1.
  public let column: Int
  /// What is wrong, in one line.
  public let message: String
  /// What to write, and other places.
  public let notes: [String]

  init(_ message: String, notes: [String] = []) {
    (line, column) = (0, 1)
    (self.message, self.notes) = (message, notes)
  }

  /// The first error of a text that stands behind others: nil where there is none.
  init?(_ scenario: Scenario, at lines: Range<Int>) {
    let errors = scenario.diagnostics.filter { $0.severity == .error }
    func isInside(_ error: Diagnostic) -> Bool { lines.contains(scenario.source.line(of: Int(error.range.start))) }
    guard let error = errors.first(where: isInside) ?? errors.first else { return nil }
    var notes = error.notes.map { $0.message }
    if let cure = error.cure { notes.append(cure.message) }
    self.notes = notes
    guard isInside(error) else {
      (line, column) = (0, 1)
      message = "the app so far cannot be said as a scenario: \(error.message)"
      return
    }
    let place = scenario.source.location(of: Int(error.range.start))
    (line, column, message) = (place.line - lines.lowerBound + 1, place.column, error.message)
  }

  /// `line 1, column 6: value of type 'Card' has no method 'presnt'; did you mean 'present'?`
  public var description: String {
    let place = line > 0 ? "line \(line), column \(column): " : ""
    return OneLine.text(place + message + notes.map { "; " + $0 }.joined())
  }
}

#if !hasFeature(Embedded)
  extension TextError: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }
#endif
