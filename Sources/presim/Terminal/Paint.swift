/// Colour where it is wanted, plain text elsewhere.
struct Paint {
  /// The few colours that presim uses.
  enum Color: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }
  /// Whether anything is coloured at all.
  let isOn: Bool

  /// The text in a colour.
  func callAsFunction(_ color: Color, _ text: String) -> String {
    guard isOn else { return text }
    // Whatever the text has of its own is not presim's colour.
    let plain = text.utf8.contains(0x1B) ? VisibleText.escaped(text, keepsColours: false) : text
    return "\u{1B}[\(color.rawValue)m\(plain)\u{1B}[0m"
  }
}
