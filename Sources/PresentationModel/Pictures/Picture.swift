/// The pictures of a step.
package enum Picture: String, CaseIterable, Sendable {
  /// Everything on one sheet.
  case slide
  /// The screen as the eye sees it.
  case screen
  /// The levels seen from the side.
  case layers
  /// Containment and presentation.
  case tree
  /// The callbacks in their order.
  case callbacks

  /// The picture as an SVG file.
  ///
  /// - Parameter before: whether the state before the step is shown beside the one after it.
  package func svg(of step: PictureStep, before: Bool = false) -> String {
    SVGText.file(drawing(of: step, before: before), title: Self.title(of: step))
  }

  /// The same as a graph for Graphviz.
  package static func dot(of step: PictureStep) -> String { DOTText.text(step.tree, title: title(of: step)) }

  /// The same as a flowchart of Mermaid.
  package static func mermaid(of step: PictureStep) -> String { MermaidText.text(step.tree, title: title(of: step)) }

  /// Two steps side by side, each under a title of its own: one call under two styles.
  package static func both(_ sides: [(title: String, step: PictureStep)]) -> String {
    let title = sides.first.map { Self.title(of: $0.step) } ?? ""
    return SVGText.file(
      PictureSlide.both(sides), title: title + ": " + sides.map { $0.title }.joined(separator: " and "))
  }

  func drawing(of step: PictureStep, before: Bool) -> Drawing {
    switch self {
    case .slide: return PictureSlide.drawing(step, before: before)
    case .screen, .layers, .tree, .callbacks:
      let now = part(step.screen, step.tree, step)
      guard before, self != .callbacks, let screen = step.before, let tree = step.treeBefore else {
        return Self.sheet([("", now)])
      }
      return Self.sheet([("before", part(screen, tree, step)), ("after", now)])
    }
  }

  private func part(_ screen: PicturedScreen, _ tree: PicturedTree, _ step: PictureStep) -> Drawing {
    switch self {
    case .screen: FlatPicture.drawing(screen, width: screen.device.width > 6000 ? 4200 : 2400, height: 5000)
    case .tree: TreePicture.drawing(tree, width: 4200)
    case .callbacks: CallbackPicture.drawing(step.entries, width: 9000)
    case .layers, .slide: LayersPicture.drawing(screen, width: 4200, height: 5400)
    }
  }

  static func title(of step: PictureStep) -> String {
    let call = step.line > 0 ? "line \(step.line): \(step.source)" : "launch"
    return "\(step.title), \(call) (\(step.place))"
  }

  /// Parts beside one another, and below them that sizes are drawn.
  private static func sheet(_ parts: [(title: String, drawing: Drawing)]) -> Drawing {
    var sheet = Drawing(width: 0, height: 0)
    var x = 200
    for part in parts {
      sheet.text(part.title, x, 300, size: 140, "mute", .bold)
      sheet.put(part.drawing, at: x, part.title.isEmpty ? 200 : 420)
      x += part.drawing.width + 300
      sheet.height = max(sheet.height, part.drawing.height + (part.title.isEmpty ? 200 : 420))
    }
    let note = "Sizes are drawn, not measured."
    sheet.width = max(x - 100, PictureText.width(note, 120) + 400)
    sheet.text(note, 200, sheet.height + 220, size: 120, "mute")
    sheet.height += 400
    return sheet
  }
}
