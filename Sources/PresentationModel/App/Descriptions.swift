/// What the values of a test say of themselves, in one line each: Swift Testing prints them where an expectation fails.

extension ControllerID: CustomStringConvertible {
  /// `controller 2`: the third that was added. ``App/name(of:)`` has its name.
  public var description: String { "controller \(index)" }
}

extension App: CustomStringConvertible {
  /// `an app on ios 17, iPhone portrait: tabs, editor`: the version, the device, and who is on screen.
  public var description: String {
    let hierarchy = hierarchy
    let shown = hierarchy.windows.compactMap { $0.root }.map { hierarchy.name(of: $0) }
    let state = isOver ? ", which has ended" : ""
    return OneLine.text("an app on \(uikit.text), \(environment.text)\(state): \(OneLine.list(shown))")
  }
}

extension Hierarchy: CustomStringConvertible {
  /// `5 controllers, 1 window`
  public var description: String {
    "\(count) \(count == 1 ? "controller" : "controllers"), "
      + "\(windows.count) \(windows.count == 1 ? "window" : "windows")"
  }
}

extension ControllerState: CustomStringConvertible {
  /// `editor, an EditorViewController: appeared, in a window, presented by tabs`
  public var description: String {
    let hierarchy = simulator.hierarchy
    var text = "\(name), a \(className): \(state.text), \(isInWindow ? "in a window" : "in no window")"
    if let presentation { text += ", presented by \(hierarchy.name(of: presentation.presenter))" }
    if let parent { text += ", in \(hierarchy.name(of: parent))" }
    return OneLine.text(text)
  }
}

extension Presentation: CustomStringConvertible {
  /// `controller 0 presents controller 3 for controller 2, .pageSheet`
  public var description: String {
    "\(presenter) presents \(presented)\(presenter == source ? "" : " for \(source)"), .\(adaptedStyle.text)"
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

  extension Hierarchy: CustomReflectable {
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

  extension Presentation: CustomReflectable {
    /// Nothing: the description says it all.
    public var customMirror: Mirror { Mirror(self, children: [(label: String?, value: Any)]()) }
  }

  extension ControllerID: CustomReflectable {
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
#endif
