/// The levels seen from the side, from the window to the front: with a hole where a view has left the window.
struct LayersPicture {
  private let screen: PicturedScreen
  private let levels: [PicturedScreen.Level]
  /// How many of the lowest levels are left out.
  private let folded: Int
  /// How many of those that have been dismissed are left out, in front of all others.
  private let foldedGone: Int
  private var drawing: Drawing
  private let scale: Int
  private let step: Int
  private let down: Int
  private let left: Int
  private let top: Int
  private let plateHeight: Int

  /// How much further from one another plates of two windows stand.
  private let apart: [Int]

  private static let most = 6
  /// With what containers hold and do not show there are no more than these.
  private static let mostWithHeld = 4
  private static let edge = 20
  private static let betweenWindows = 350

  /// The layers in this room; more levels than fit take more, at least `room` each.
  static func drawing(_ screen: PicturedScreen, width: Int, height: Int, room: Int = 1050) -> Drawing {
    var picture = LayersPicture(screen, width, height, room)
    picture.draw()
    return picture.drawing
  }

  private init(_ screen: PicturedScreen, _ room: Int, _ height: Int, _ least: Int) {
    self.screen = screen
    // What has been dismissed does not push out what is left, with what is behind it.
    let plates = screen.plates(most: min(Self.mostWithHeld, room / least)).plates
    let front = plates.lastIndex { if case .gone = $0.state { false } else { true } } ?? 0
    folded = max(0, min(plates.count - Self.most, front - 1))
    levels = Array(plates.dropFirst(folded).prefix(Self.most))
    foldedGone = plates.count - folded - levels.count
    let count = max(1, levels.count)
    var changes = 0
    apart = levels.enumerated().map { row, level in
      if row > 0, !level.window.isEmpty { changes += 1 }
      return changes * Self.betweenWindows
    }
    let gaps = changes * Self.betweenWindows
    let stub = folded > 0 ? 700 : 0
    let width = max(room, count * least + stub)
    // A plate is 0.8 as wide as its window; the next one begins behind it, or a little before its end.
    let part = count <= 2 ? 102 : 90
    let wide = (width - 2 * Self.edge - stub - gaps) * 100 / (100 + part * (count - 1))
    let arcs = count > 1 ? 520 : 150
    let labels = count > 2 ? 1150 : 900
    let tall = height - arcs - labels
    // The heights of the plate, of its slope and of the steps down.
    let perWide = screen.device.height * 1000 / screen.device.width
    let heightPerWide = perWide * (100 + 8 * (count - 1)) / 100 + 200
    let plateWide = max(500, min(wide * 10 / 8, tall * 1000 / heightPerWide))
    scale = plateWide * 1000 / screen.device.width
    plateHeight = screen.device.height * scale / 1000
    down = plateHeight * 8 / 100
    let spread = plateWide * 8 / 10
    // Labels need their room below each plate.
    step =
      count == 1
      ? 0 : max(spread * part / 100, min(least, (width - 2 * Self.edge - stub - gaps - spread) / (count - 1)))
    let used = spread + step * (count - 1) + stub + gaps
    left = stub + max(Self.edge, (width - used) / 2)
    top = arcs + plateWide * 2 / 10
    let most = top + plateHeight + down * (count - 1) + labels
    drawing = Drawing(width: width, height: most)
  }

  private func plate(_ row: Int) -> (x: Int, y: Int) {
    (left + step * row + (apart.indices.contains(row) ? apart[row] : 0), top + down * row)
  }

  private mutating func draw() {
    let held = levels.filter { !$0.heldBy.isEmpty }.map { "\($0.name): \($0.state.words), \($0.heldBy)" }
    drawing.words = ["Layers from the window to the front: " + (screen.words + held).joined(separator: "; ")]
    if levels.isEmpty {
      let text = screen.emptyWindows.isEmpty ? "there is no window" : "the window has no root view controller"
      drawing.text(text, drawing.width / 2, drawing.height / 2, size: 130, "mute", .plain, .middle)
    }
    if folded > 0 { drawFolded() }
    for (row, level) in levels.enumerated() { draw(level, row) }
    var bottom = 0
    for (row, level) in levels.enumerated() { bottom = max(bottom, label(level, row)) }
    var places: [PictureRect] = []
    for (row, level) in levels.enumerated() { arc(level, row, &places) }
    if bottom > 0 { drawing.height = bottom }
  }

  private mutating func drawFolded() {
    for row in 0..<3 {
      let x = left - 560 + row * 120
      drawing.path([.move(x, top), .line(x, top + plateHeight)], "edge")
    }
    drawing.lines(
      ["… \(folded)", "more"], left - 620, top + plateHeight + 180, size: 120, "mute")
  }

  private mutating func draw(_ level: PicturedScreen.Level, _ row: Int) {
    var drawer = LevelDrawing(scale: scale, showsClasses: false, showsAbsent: true)
    drawer.hiddenEnd = levels.count > 2 && row + 1 < levels.count ? 10 : 0
    let window = drawer.scaled(screen.device.window)
    let frame = drawer.scaled(level.frame)
    let place = plate(row)
    drawing.beginPlate(place.x, place.y)
    if case .gone = level.state {
      drawing.rect(window, "life")
    } else if level.scrim > 0, level.state.isInWindow {
      drawing.rect(window, level.scrim > 20 ? "scrim" : "faint")
      drawing.rect(window, "rule")
    } else if level.frame != screen.device.window {
      drawing.rect(window, "window")
    }
    if let rest = level.rest { drawing.rect(drawer.scaled(rest), "s-rest", radius: 40) }
    let isWhole = level.frame == screen.device.window
    drawing.rect(frame, level.state.look + (level.isClear ? " hollow" : ""), radius: isWhole ? 40 : 90)
    if level.state == .covered { drawing.hatch(frame) }
    drawer.draw(level, on: &drawing, textLook: level.state.textLook == "blue" ? "ink" : level.state.textLook)
    // Bars have covered a part of the line.
    drawing.rect(frame, level.state.look + " hollow", radius: isWhole ? 40 : 90)
    if case .gone = level.state {
      // Below the name.
      let free = frame.height / 2 - 100
      let arm = min(280, frame.width / 4, free / 2 - 20)
      let mid = (frame.midX, frame.midY + 100 + min(400, free / 2))
      if arm > 50 {
        drawing.line(mid.0 - arm, mid.1 - arm, mid.0 + arm, mid.1 + arm, "cross")
        drawing.line(mid.0 - arm, mid.1 + arm, mid.0 + arm, mid.1 - arm, "cross")
      }
    }
    drawing.endPlate()
  }

  /// The name and the state below the lower left corner; answers where they end.
  private mutating func label(_ level: PicturedScreen.Level, _ row: Int) -> Int {
    let place = plate(row)
    let isLast = row == levels.count - 1
    let room = isLast ? max(900, drawing.width - place.x - 40) : step - 60
    var tall = plateHeight
    if let rest = level.rest {
      tall = max(tall, level.frame.maxY * scale / 1000)
      tall = max(tall, rest.maxY * scale / 1000)
    }
    var y = place.y + tall + 190
    y = drawing.lines(
      PictureText.lines(level.name, in: room, 140, .bold, most: 3), place.x, y, size: 140, "ink", .bold)
    y = drawing.lines(
      PictureText.lines(level.state.words, in: room, 120, .bold, most: 5), place.x, y, size: 120,
      level.state.textLook, .bold)
    if level.state.isInWindow {
      for exchange in level.exchanges {
        y = drawing.lines(
          PictureText.lines(exchange, in: room, 120, .bold, most: 3), place.x, y, size: 120, "am", .bold)
      }
    }
    if !level.heldBy.isEmpty {
      y = drawing.lines(PictureText.lines(level.heldBy, in: room, 120, most: 5), place.x, y, size: 120, "mute")
    }
    let more = level.held.count - levels.count { held in level.held.contains { $0.controller == held.controller } }
    if more > 0, level.state.isInWindow {
      let words = "… \(more) more that it does not show"
      y = drawing.lines(PictureText.lines(words, in: room, 120, most: 3), place.x, y, size: 120, "mute")
    }
    if !level.window.isEmpty {
      y = drawing.lines(
        PictureText.lines("window: \(level.window)", in: room, 120, most: 2), place.x, y, size: 120, "mute")
    }
    if !level.presenterName.isEmpty {
      var words = "presented by \(level.presenterName)"
      // Where no arrow comes from says so in words.
      if start(of: level) == nil, let style = level.style { words += ", \(style)" }
      y = drawing.lines(PictureText.lines(words, in: room, 120, most: 4), place.x, y, size: 120, "mute")
    }
    if isLast, foldedGone > 0 {
      y = drawing.lines(
        PictureText.lines("… \(foldedGone) more dismissed", in: room, 120, most: 3), place.x, y, size: 120, "mute")
    }
    return y
  }

  /// The arrow from the presenting controller to what it presents, with the style over it.
  private mutating func arc(_ level: PicturedScreen.Level, _ row: Int, _ places: inout [PictureRect]) {
    guard let style = level.style else { return }
    let end = point(level.rest == nil ? level.frame : level.rest ?? level.frame, row)
    guard let start = start(of: level) else { return }
    let from = max(-1, (level.presenterLevel ?? 0) - folded)
    // Over the bars of the presenter's plate too, though it starts inside of it.
    let origin = from >= 0 ? levels[from].frame : level.frame
    let corner = Drawing.onPlate(origin.maxX * scale / 1000, max(0, origin.y) * scale / 1000, plate(max(0, from))).y
    let peak = min(min(start.y, end.y) - 300 - 40 * max(0, row - from - 1), corner - 150)
    drawing.circle(start.x, start.y, 32, "vi")
    drawing.path(
      [.move(start.x, start.y), .curve(start.x + (end.x - start.x) / 5, peak, end.x, peak, end.x, end.y - 80)],
      "presents")
    drawing.arrowHead(end.x, end.y - 10, pointsDown: true)
    // The curve at a third, a half and two thirds of its way.
    let third = (27 * start.y + 69 * peak + 4 * end.y) / 100
    let half = (start.y + 6 * peak + end.y) / 8
    let late = (4 * start.y + 69 * peak + 27 * end.y) / 100
    write(style, (425 * start.x + 575 * end.x) / 1000, min(third, half, late) - 70, &places)
  }

  /// Where the arrow to a level begins: at what presents it, or at the levels that are left out; nil where that stands in
  /// no picture, and for what has gone.
  private func start(of level: PicturedScreen.Level) -> (x: Int, y: Int)? {
    if case .gone = level.state { return nil }
    guard let position = level.presenterLevel, position - folded < levels.count else { return nil }
    if position < folded { return (left - 320, top) }
    return point(level.presenterFrame ?? levels[position - folded].frame, position - folded)
  }

  private func point(_ frame: PictureRect, _ row: Int) -> (x: Int, y: Int) {
    Drawing.onPlate(frame.midX * scale / 1000, max(0, frame.y) * scale / 1000, plate(row))
  }

  /// A style above an arrow, higher where another one stands there already.
  private mutating func write(_ style: String, _ x: Int, _ y: Int, _ places: inout [PictureRect]) {
    let wide = PictureText.width(style, 120, .bold)
    let x = max(wide / 2 + 20, min(drawing.width - wide / 2 - 20, x))
    var y = max(130, y)
    func box() -> PictureRect { PictureRect(x: x - wide / 2 - 40, y: y - 120, width: wide + 80, height: 150) }
    while y > 250, places.contains(where: { $0.intersects(box()) }) { y -= 30 }
    guard !places.contains(where: { $0.intersects(box()) }) else { return }
    places.append(box())
    drawing.text(style, x, y, size: 120, "halo", .bold, .middle)
  }
}
