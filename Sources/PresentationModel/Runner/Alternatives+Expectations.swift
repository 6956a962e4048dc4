/// What would make a failed expectation hold: a style, a flag, another receiver.
extension Alternatives {
  /// The first two ways, of the nearest ones, under which it holds.
  func offers(for expectation: ExpectationID) -> [Explanation.Alternative] {
    guard let part = explanation.parts.first(where: { $0.decision != nil && $0.range != nil }), let range = part.range,
      let call = call(at: range)
    else { return [] }
    var offers: [Explanation.Alternative] = []
    for way in ways(part, call, program.expectations[Int(expectation.index)].text) where offers.count < 2 {
      offers += first([way], breaksNothing: true, promising: .allIsDone, .keeps(expectation)) { _ in
        "then line \(program.expectations[Int(expectation.index)].line) holds"
      }
    }
    return offers
  }

  private func ways(_ part: Explanation.Part, _ call: WrittenCall, _ text: String) -> [Way] {
    var ways: [Way] = []
    // A controller that the expectation names may be the right receiver.
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let names = (0..<hierarchy.count).map { hierarchy.name(of: ControllerID(row: $0)) }
    let spoken = words.filter { word in names.contains { $0 == word } }
    var presented: String?
    var source: String?
    switch part.decision {
    case .presents(let presentation, _)?:
      presented = presentation.own == nil ? code(presentation.original, call) : nil
      source = code(presentation.source, call)
    case .refused(_, let x, _)?: presented = code(x, call)
    case .dismisses(let dismissed)?:
      if let x = dismissed.gone.first {
        ways += [".fullScreen", ".overFullScreen", ".pageSheet"].compactMap { styled(x, $0, "to make it hold", call) }
      }
    default: break
    }
    if let presented {
      let styles = [".overCurrentContext", ".fullScreen", ".pageSheet", ".formSheet", ".overFullScreen", ".popover"]
      for style in styles {
        ways.append(before(call, "to make it hold", "\(presented).modalPresentationStyle = \(style)"))
      }
      if let source {
        let defines = "\(source).definesPresentationContext = true"
        ways.append(before(call, "to make it hold", defines))
        ways.append(
          before(call, "to make it hold", "\(defines); \(presented).modalPresentationStyle = .overCurrentContext"))
      }
    }
    for other in spoken.prefix(4) {
      let x = (0..<hierarchy.count).map { ControllerID(row: $0) }.first { hierarchy.name(of: $0) == other }
      guard let who = call.isCode ? code(x, call) : other, who != call.receiver, who != presented else { continue }
      if let way = receiver(who, call, "to make it hold") { ways.append(way) }
    }
    return ways
  }
}
