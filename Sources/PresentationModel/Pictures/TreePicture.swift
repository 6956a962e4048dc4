/// The hierarchy: boxes below one another, containment as a thin line, presentation as an arrow.
enum TreePicture {
  private static let indent = 220
  private static let gap = 80

  /// The rows in this width.
  static func drawing(_ tree: SceneTree, width: Int, most: Int = 40) -> Drawing {
    let items = tree.items(most: most)
    var drawing = Drawing(width: width, height: 0)
    let deepest = tree.rows.reduce(0) { max($0, $1.level) }
    let step = deepest == 0 ? indent : max(10, min(indent, (width - 1900) / deepest))
    var places: [Int: PictureRect] = [:]
    var y = 20
    var edges: [(from: PictureRect, to: PictureRect, isPresented: Bool)] = []
    for item in items {
      switch item {
      case .more(let count, let level):
        let x = 20 + min(level * step, max(0, width - 1900))
        drawing.text("… \(count) more", x + 100, y + 160, size: 120, "mute")
        y += 220 + gap
      case .row(let position):
        let row = tree.rows[position]
        let x = 20 + min(row.level * step, max(0, width - 1900))
        let lines = self.lines(row, width - x - 40)
        if row.isPresented { y += 50 }
        let place = PictureRect(x: x, y: y, width: width - x - 20, height: 130 + lines.rows * 170)
        places[position] = place
        drawing.beginGroup(row.name)
        draw(row, lines, place, on: &drawing)
        drawing.endGroup()
        if let parent = row.parent, let above = places[parent] { edges.append((above, place, row.isPresented)) }
        y += place.height + gap
      }
    }
    for edge in edges { draw(edge.from, edge.to, edge.isPresented, on: &drawing) }
    drawing.height = y
    drawing.words = ["Hierarchy: " + words(tree, items)]
    return drawing
  }

  /// How a row is written: name, class and state side by side where they fit.
  private struct Lines {
    var rows = 1
    var name: [String] = []
    var className: [String] = []
    var classIsBelow = false
    var state = ""
    var stateIsBelow = false
  }

  private static func lines(_ row: SceneTree.Row, _ room: Int) -> Lines {
    var lines = Lines()
    let style = row.style.map { " · \($0)" } ?? ""
    lines.state = row.state.words
    let inner = room - 200
    let name = PictureText.width(row.name, 130, .bold)
    let state = PictureText.width(lines.state, 120, .bold)
    let about = row.className + style
    let own = PictureText.width(about, 120)
    if name + 120 + own + 120 + state <= inner {
      (lines.name, lines.className) = ([row.name], [about])
      return lines
    }
    lines.classIsBelow = true
    lines.stateIsBelow = name + 120 + state > inner
    lines.name = PictureText.lines(row.name, in: lines.stateIsBelow ? inner : inner - state - 120, 130, .bold, most: 2)
    lines.className = PictureText.lines(about, in: inner, 120, most: 2)
    lines.rows = lines.name.count + lines.className.count + (lines.stateIsBelow ? 1 : 0)
    return lines
  }

  private static func draw(_ row: SceneTree.Row, _ lines: Lines, _ place: PictureRect, on drawing: inout Drawing) {
    let look = row.state.look
    drawing.rect(place, look.frame, radius: 60)
    if row.isChanged {
      drawing.rect(PictureRect(x: place.x - 10, y: place.y, width: 50, height: place.height), "vi", radius: 20)
    }
    let x = place.x + 120
    var y = place.y + 200
    let isThere = row.state != .unloaded && row.state != .hiddenWindow
    for line in lines.name {
      drawing.text(line, x, y, size: 130, isThere ? "ink" : "mute", .bold)
      y += 170
    }
    if !lines.classIsBelow {
      let name = PictureText.width(row.name, 130, .bold)
      drawing.text(lines.className[0], x + name + 120, y - 170, size: 120, "mute")
    } else {
      for line in lines.className {
        drawing.text(line, x, y, size: 120, "mute")
        y += 170
      }
    }
    if lines.stateIsBelow {
      drawing.text(lines.state, x, y, size: 120, look.text, .bold)
    } else {
      drawing.text(lines.state, place.maxX - 80, place.y + 200, size: 120, look.text, .bold, .end)
    }
  }

  private static func draw(_ from: PictureRect, _ to: PictureRect, _ isPresented: Bool, on drawing: inout Drawing) {
    // Presentations leave at the corner, children a little to the right of it.
    let x = from.x + (isPresented ? 30 : 100)
    let y = to.y + min(160, to.height / 2)
    if to.x - x < 60 {
      guard isPresented else { return }
      drawing.line(x, from.maxY, x, to.y, "presents")
      return
    }
    drawing.path(
      [.move(x, from.maxY), .line(x, y), .line(to.x - (isPresented ? 80 : 10), y)], isPresented ? "presents" : "edge")
    if isPresented { drawing.arrowHead(to.x - 10, y, pointsDown: false) }
  }

  private static func words(_ tree: SceneTree, _ items: [SceneTree.Item]) -> String {
    var words: [String] = []
    for item in items.prefix(40) {
      switch item {
      case .more(let count, _): words.append("\(count) more")
      case .row(let position):
        let row = tree.rows[position]
        var text = "\(row.name), \(row.state.words)"
        if let parent = row.parent, row.isPresented { text += ", presented by \(tree.rows[parent].name)" }
        if row.isChanged { text += ", changed" }
        words.append(text)
      }
    }
    return words.isEmpty ? "empty" : words.joined(separator: "; ")
  }
}
