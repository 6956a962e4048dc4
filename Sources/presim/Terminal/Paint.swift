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
    isOn ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }
}
