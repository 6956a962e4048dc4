/// The hierarchy: boxes below one another, containment as a thin line, presentation as an arrow.
enum TreePicture {
  private static let indent = 220
  private static let gap = 80

  /// The rows in this width.
  static func drawing(_ tree: PicturedTree, width: Int, most: Int = 40) -> Drawing {
    let items = tree.items(most: most)
    var drawing = Drawing(width: width, height: 0)
    let columns = columns(of: items, in: tree)
    let deepest = columns.reduce(0) { max($0, $1) }
    let step = deepest == 0 ? indent : max(10, min(indent, (width - 1900) / deepest))
    func left(_ level: Int) -> Int { 20 + min(columns[level] * step, max(0, width - 1900)) }
    var places: [Int: PictureRect] = [:]
    var y = 20
    var edges: [Edge] = []
    // The row just above, or the words for those that are left out.
    var above: PictureRect?
    var leavesOut = false
    for item in items {
      switch item {
      case .more(let count, let level):
        let x = left(level)
        let words = "… \(count) more"
        drawing.text(words, x + 100, y + 160, size: 120, "mute")
        above = PictureRect(x: x, y: y, width: PictureText.width(words, 120) + 200, height: 220)
        leavesOut = true
        y += 220 + gap
      case .row(let position):
        let row = tree.rows[position]
        let x = left(row.level)
        let lines = self.lines(row, width - x - 40)
        if row.isPresented { y += 50 }
        let place = PictureRect(x: x, y: y, width: width - x - 20, height: 130 + lines.rows * 170)
        places[position] = place
        drawing.beginGroup(row.name)
        draw(row, lines, place, on: &drawing)
        drawing.endGroup()
        if let parent = row.parent, let from = places[parent] ?? (leavesOut ? above : nil) {
          edges.append(
            Edge(
              from: from, to: place, isPresented: row.isPresented, isGone: row.state == .gone, isNext: from == above))
        }
        above = place
        leavesOut = false
        y += place.height + gap
      }
    }
    for edge in edges { draw(edge, on: &drawing) }
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

  private static func lines(_ row: PicturedTree.Row, _ room: Int) -> Lines {
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

  private static func draw(_ row: PicturedTree.Row, _ lines: Lines, _ place: PictureRect, on drawing: inout Drawing) {
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

  /// From a row to one below it.
  private struct Edge {
    var from: PictureRect
    var to: PictureRect
    var isPresented: Bool
    /// Whether what hung there has gone.
    var isGone: Bool
    /// Whether no row stands between them.
    var isNext: Bool
  }

  /// Where the rows of a level begin, in steps: levels of which no row is drawn take no room.
  private static func columns(of items: [PicturedTree.Item], in tree: PicturedTree) -> [Int] {
    let deepest = tree.rows.reduce(0) { max($0, $1.level) }
    var isDrawn = [Bool](repeating: false, count: deepest + 1)
    for item in items {
      switch item {
      case .more(_, let level): isDrawn[level] = true
      case .row(let position): isDrawn[tree.rows[position].level] = true
      }
    }
    var column = -1
    return isDrawn.map { isDrawn in
      if isDrawn { column += 1 }
      return max(0, column)
    }
  }

  private static func draw(_ edge: Edge, on drawing: inout Drawing) {
    let (from, to) = (edge.from, edge.to)
    // Presentations leave at the corner, children a little to the right of it.
    let x = from.x + (edge.isPresented ? 30 : 100)
    let y = to.y + min(160, to.height / 2)
    let room = to.x - 10 - x
    guard edge.isPresented else {
      if room >= 50 {
        drawing.path([.move(x, from.maxY), .line(x, y), .line(to.x - 10, y)], edge.isGone ? "life" : "edge")
      }
      return
    }
    if room >= 130 || room >= 50 && !edge.isNext {
      let long = min(90, room)
      drawing.path([.move(x, from.maxY), .line(x, y), .line(to.x - 10 - long + 20, y)], "presents")
      drawing.arrowHead(to.x - 10, y, pointsDown: false, long: long)
    } else if edge.isNext {
      // No room beside it: straight down.
      let x = max(x, to.x) + 60
      drawing.line(x, from.maxY, x, to.y - 60, "presents")
      drawing.arrowHead(x, to.y - 5, pointsDown: true, long: 80)
    }
  }

  private static func words(_ tree: PicturedTree, _ items: [PicturedTree.Item]) -> String {
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
