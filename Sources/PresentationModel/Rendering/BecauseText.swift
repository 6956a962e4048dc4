/// The reason of a rule about a candidate: a sentence without full stop.
package enum BecauseText {
  /// The text of a line of reasoning: its sentence, or the rule's title where that says it all.
  package static func text(_ entry: TraceEntry, _ hierarchy: Hierarchy) -> String {
    if !entry.because.isTitle { return text(entry.because, naming: entry.name, hierarchy) }
    switch entry.rule {
    case .rule(let id): return id.metadata.title
    case .message(let id): return id.message.condition
    }
  }

  /// The sentence. Explanations print the candidate's name before it.
  private static func text(_ because: Because, naming name: Value?, _ hierarchy: Hierarchy) -> String {
    var text = ""
    for piece in because.pieces {
      text += piece.words
      text += hole(piece.hole, naming: name, hierarchy)
    }
    return text
  }

  private static func hole(_ hole: Because.Hole, naming name: Value?, _ hierarchy: Hierarchy) -> String {
    switch hole {
    case .none: ""
    case .controller(let x): EventText.name(x, hierarchy)
    case .object(let object): hierarchy.className(of: object)
    case .window(let window): "'\(hierarchy.windows[Int(window.index)].name)'"
    case .style(let style): ".\(style.text)"
    case .transitionStyle(let style): ".\(style.text)"
    case .kind(let kind): kind.className
    case .sizes(let environment): "\(environment.horizontal.text) width, \(environment.vertical.text) height"
    case .facing(let facing): ".\(facing.text)"
    case .facings(let mask): ValueText.text(mask.value, hierarchy)
    case .interfaceStyle(let style): ".\(style.text)"
    case .count(let count): "\(count)"
    case .name: name.map { ValueText.text($0, hierarchy) } ?? ""
    }
  }
}
