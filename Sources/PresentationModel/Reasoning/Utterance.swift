/// One of UIKit's messages about to be printed or thrown: the template, and the values of its placeholders.
package struct Utterance: Sendable {
  /// The value of a placeholder.
  package enum Blank: Sendable {
    /// A controller, `<Class name>`; `(null)` for none.
    case controller(String, ControllerID?)
    /// Several of them in parentheses, separated by commas (LOG-01).
    case list(String, [ControllerID])
    /// Any other words.
    case words(String, String)
    /// The first sentence of the template is left out.
    case onlySecondSentence
  }

  /// The message.
  package let message: UIKitMessage
  /// The values of its placeholders.
  package let blanks: [Blank]

  /// The text under a profile; nil where UIKit says nothing.
  package func text(in world: World) -> String? {
    guard let wording = message.wording(for: world.profile) else { return nil }
    var template = wording.template
    for case .onlySecondSentence in blanks { template = Utterance.secondSentence(of: template) }
    return Utterance.fill(template) { name in
      for blank in blanks {
        switch blank {
        case .controller(name, let x): return x.map { world.hierarchy.description(of: $0) } ?? "(null)"
        case .list(name, let list):
          return "(" + list.map { world.hierarchy.description(of: $0) }.joined(separator: ", ") + ")"
        case .words(name, let words): return words
        default: continue
        }
      }
      return nil
    }
  }

  /// What follows the first full stop and its blank.
  private static func secondSentence(of template: String) -> String {
    guard let stop = template.firstIndex(of: "."), template.index(after: stop) < template.endIndex else {
      return template
    }
    return String(template[template.index(stop, offsetBy: 2)...])
  }

  /// Replaces each `{placeholder}` of a template; one that nothing is known of stays.
  static func fill(_ template: String, _ value: (String) -> String?) -> String {
    var result = ""
    var rest = template[...]
    // By bytes: a step that never finishes prints a hundred thousand of them.
    while let open = rest.utf8.firstIndex(of: UInt8(ascii: "{")),
      let close = rest[open...].utf8.firstIndex(of: UInt8(ascii: "}"))
    {
      result += String(rest[..<open])
      let name = String(rest[rest.utf8.index(after: open)..<close])
      result += value(name) ?? String(rest[open...close])
      rest = rest[rest.utf8.index(after: close)...]
    }
    return result + String(rest)
  }
}

extension UIKitMessage {
  /// The message with its placeholders filled.
  func says(_ blanks: Utterance.Blank...) -> Utterance { Utterance(message: self, blanks: blanks) }
}
