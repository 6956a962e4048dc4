/// What to write to get the controller or the style that was expected.
extension Alternatives {
  func offers(toGet expected: ExpectedInstead) -> [Explanation.Alternative] {
    guard let part = explanation.parts.first, let decision = part.decision, let range = part.range,
      let call = call(at: range)
    else { return [] }
    switch (decision, expected) {
    case (.presents(let presentation, _), .style(let style)):
      guard style != presentation.adaptedStyle, let x = code(presentation.original, call) else { return [] }
      let code = "\(x).modalPresentationStyle = .\(style.text)"
      return first(
        [before(call, "to get .\(style.text)", code)], promising: .allIsDone, .usesStyle(presentation.original, style),
        .comesAs(presentation.original, style)
      ) { presents(presentation.original, $0) }
    case (.presents(let presentation, _), .controller(let presenter)):
      guard presenter != presentation.presenter, let x = code(presentation.original, call),
        let who = code(presenter, call), let shown = name(presenter)
      else {
        return []
      }
      let purpose = "to have \(shown) present"
      let style = "\(x).modalPresentationStyle ="
      var ways = [receiver(who, call, purpose)].compactMap { $0 }
      // One line where one is enough: it defines the context already, or the style asks for one.
      let contexts = [".overCurrentContext", ".currentContext"]
      ways.append(before(call, purpose, "\(who).definesPresentationContext = true"))
      for context in contexts { ways.append(before(call, purpose, "\(style) \(context)")) }
      for context in contexts {
        ways.append(before(call, purpose, "\(who).definesPresentationContext = true; \(style) \(context)"))
      }
      return first(ways, promising: .allIsDone, .presents(presentation.original, by: presenter)) {
        presents(presentation.original, $0)
      }
    case (.dismisses, .controller(let x)), (.nothingToDismiss, .controller(let x)):
      guard let who = code(hierarchy.directPresenter(hierarchy.outermostContainer(of: x)), call),
        let way = receiver(who, call, "to dismiss \(name(x) ?? "it")")
      else { return [] }
      return first([way], promising: .goes(hierarchy.outermostContainer(of: x))) { goes($0) }
    default: return []
    }
  }
}
