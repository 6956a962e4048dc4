/// What the values of a test say of themselves, in one line each: Swift Testing prints them where an expectation fails.

extension App: CustomStringConvertible {
  /// `an app on ios 17, iPhone portrait: tabs, editor`: the version, the device, and who is on screen.
  public var description: String {
    let hierarchy = hierarchy
    let shown = hierarchy.windows.compactMap { $0.root }.map { hierarchy.name(of: $0) }
    let state = isOver ? ", which has ended" : ""
    return OneLine.text("an app on \(uikit.text), \(environment.text)\(state): \(OneLine.list(shown))")
  }
}

extension ControllerState: CustomStringConvertible {
  /// `editor, an EditorViewController: appeared, in a window, presented by tabs`
  public var description: String {
    var text = "\(name), a \(className): \(state.text), \(isInWindow ? "in a window" : "in no window")"
    if let presentation { text += ", presented by \(presentation.presenter)" }
    if let parent { text += ", in \(parent)" }
    return OneLine.text(text)
  }
}

extension Scenario: CustomStringConvertible {
  /// The path; of a file that is wrong its first error with its place.
  public var description: String {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return source.path }
    var text = "\(source.path):\(source.line(of: Int(error.range.start))): error: \(error.message)"
    if let note = error.notes.first { text += "; \(note.message)" }
    return OneLine.text(text)
  }
}

extension ExpectationFailure: CustomStringConvertible {
  /// `line 12: expected tabs.presentedViewController == nil, and it is editor`
  public var description: String { OneLine.text("line \(line): \(message)") }
}

extension RaisedException: CustomStringConvertible {
  /// `NSInvalidArgumentException: Application tried to present …`
  public var description: String { OneLine.text("\(name): \(text)") }
}

extension LimitReached: CustomStringConvertible {
  /// What was counted, and the bodies that kept it going.
  public var description: String { OneLine.text(text) }
}

extension StepOutcome: CustomStringConvertible {
  /// `step 2: line 12: expected …`; `step 2` where nothing is wrong.
  public var description: String {
    let wrong = [exception.map { "\($0)" }, limit.map { "\($0)" }].compactMap { $0 } + failures.map { "\($0)" }
    let step = index < 0 ? "launch" : "step \(index + 1)"
    return OneLine.text(([step] + wrong).joined(separator: ": "))
  }
}

extension Program: CustomStringConvertible {
  /// `a scenario under ios 17, iPhone portrait`
  public var description: String { OneLine.text("a scenario under \(profile.text), \(environment.text)") }
}

extension ScenarioRunner: CustomStringConvertible {
  /// `a run under ios 17, iPhone portrait, which is over`
  public var description: String {
    OneLine.text("a run under \(program.profile.text), \(environment.text)\(isOver ? ", which is over" : "")")
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `error: value of type 'A' has no method 'presnt'`
  public var description: String { OneLine.text("\(severity.text): \(message)") }
}

extension SourceText: CustomStringConvertible {
  /// Its path.
  public var description: String { OneLine.text(path) }
}

/// Lines that a reader of a failing test can take in.
enum OneLine {
  /// How long a line may be, in bytes.
  private static let most = 300

  /// The text without line ends, cut where it is longer than a reader wants.
  static func text(_ text: String) -> String {
    let line = text.split(separator: "\n").joined(separator: " ")
    guard line.utf8.count > most else { return line }
    return String(line.prefix(most / 2 - 2)) + " … " + String(line.suffix(most / 2 - 60))
  }

  /// A few names, and how many more there are.
  static func list(_ names: [String]) -> String {
    if names.isEmpty { return "nothing is on screen" }
    let shown = names.prefix(8).joined(separator: ", ")
    return names.count > 8 ? "\(shown) and \(names.count - 8) more" : shown
  }
}

#if !hasFeature(Embedded)
  // A value without children is printed by its line alone, and not taken apart.
  extension App: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension ControllerState: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Outcome: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension PresentationState: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Controller: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Scenario: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension ExpectationFailure: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Reason: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension RaisedException: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension LimitReached: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension StepOutcome: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Program: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension ScenarioRunner: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension Diagnostic: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension SourceText: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }
#endif
