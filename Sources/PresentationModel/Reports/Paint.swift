/// Colour where it is wanted, plain text elsewhere.
package struct Paint {
  /// The few colours that presim uses.
  package enum Color: String {
    case bold = "1"
    case dim = "2"
    case red = "31"
    case green = "32"
    case yellow = "33"
    case cyan = "36"
  }
  /// Whether anything is coloured at all.
  package let isOn: Bool

  package init(isOn: Bool) { self.isOn = isOn }

  /// The text in a colour.
  package func callAsFunction(_ color: Color, _ text: String) -> String {
    guard isOn else { return text }
    // Whatever the text has of its own is not presim's colour.
    let plain = text.utf8.contains(0x1B) ? VisibleText.escaped(text, keepsColours: false) : text
    return "\u{1B}[\(color.rawValue)m\(plain)\u{1B}[0m"
  }
}
