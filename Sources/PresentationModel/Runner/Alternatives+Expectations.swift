/// What would make a failed expectation hold: a style, a flag, another receiver.
extension Alternatives {
  /// The first two ways, of the nearest ones, under which it holds.
  func offers(for expectation: ExpectationID) -> [Explanation.Alternative] {
    guard let part = explanation.parts.first(where: { $0.decision != nil && $0.range != nil }), let range = part.range,
      let call = call(at: range)
    else { return [] }
    var offers: [Explanation.Alternative] = []
    for way in ways(part, range, call, program.expectations[Int(expectation.index)].text) where offers.count < 2 {
      offers += first([way], promising: .allIsDone, .keeps(expectation)) { _ in
        "then line \(program.expectations[Int(expectation.index)].line) holds"
      }
    }
    return offers
  }

  private func ways(_ part: Explanation.Part, _ range: ByteRange, _ call: Call, _ text: String) -> [Way] {
    var ways: [Way] = []
    // A controller that the expectation names may be the right receiver.
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let names = (0..<hierarchy.count).map { hierarchy.name(of: ControllerID(row: $0)) }
    let spoken = words.filter { word in names.contains { $0 == word } }
    var presented: String?
    var source: String?
    switch part.decision {
    case .presents(let presentation, _)?:
      presented = presentation.own == nil ? name(presentation.original) : nil
      source = name(presentation.source)
    case .refused(_, let x, _)?: presented = name(x)
    case .dismisses(let dismissed)?:
      if let x = dismissed.gone.first {
        ways += [".fullScreen", ".overFullScreen", ".pageSheet"].compactMap { styled(x, $0, "to make it hold") }
      }
    default: break
    }
    if let presented {
      let styles = [".overCurrentContext", ".fullScreen", ".pageSheet", ".formSheet", ".overFullScreen", ".popover"]
      for style in styles {
        ways.append(before(range, "to make it hold", "\(presented).modalPresentationStyle = \(style)"))
      }
      if let source {
        let defines = "\(source).definesPresentationContext = true"
        ways.append(before(range, "to make it hold", defines))
        ways.append(
          before(range, "to make it hold", "\(defines); \(presented).modalPresentationStyle = .overCurrentContext"))
      }
    }
    for other in spoken.prefix(4) where other != call.receiver.text && other != presented {
      if let way = receiver(other, range, call, "to make it hold") { ways.append(way) }
    }
    return ways
  }
}
