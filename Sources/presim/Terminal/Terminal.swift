import PresentationModel

/// What standard output and standard error are connected to.
enum Terminal {
  /// Whether a descriptor is a terminal.
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Columns to write in: of a terminal `COLUMNS`, or what it has; elsewhere always the same.
  static let columns: Int = known ?? 110

  /// The same, nil where the width is unknown.
  static let known: Int? = {
    guard isTerminal(1) else { return nil }
    if let text = environment("COLUMNS"), let given = DecimalNumber.parse(text[...]), given > 0 {
      return max(narrowest, given)
    }
    var size = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return max(narrowest, Int(size.ws_col))
  }()
  private static let narrowest = 40

  /// Value of an environment variable.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name) else { return nil }
    return FileName.text(value)
  }

  /// Whether `--color auto` means colour on this descriptor (https://no-color.org, https://force-color.org): the logs of
  /// CI show colours, and are no terminal.
  static func wantsColor(_ descriptor: Int32) -> Bool {
    guard environment("NO_COLOR").map(\.isEmpty) ?? true else { return false }
    for name in ["FORCE_COLOR", "CLICOLOR_FORCE"] {
      if let value = environment(name), !value.isEmpty, value != "0" { return true }
    }
    return isTerminal(descriptor) && environment("TERM") != "dumb"
  }
}
