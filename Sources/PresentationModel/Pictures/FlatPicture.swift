/// The screen as the eye sees it.
enum FlatPicture {
  /// The screen in at most this room.
  static func drawing(_ screen: PicturedScreen, width: Int, height: Int) -> Drawing {
    let device = screen.device
    let edge = 50
    let scale = min((width - 2 * edge) * 1000 / device.width, (height - 2 * edge) * 1000 / device.height)
    let window = LevelDrawing(scale: scale).scaled(device.window)
    var sheet = Drawing(width: window.width, height: window.height)
    let radius = device.radius * scale / 1000
    sheet.rect(window, "black", radius: radius)
    for (row, level) in screen.levels.enumerated() where level.state.isInWindow {
      if level.scrim > 0 { sheet.rect(window, level.scrim > 20 ? "scrim" : "faint", radius: radius) }
      draw(level, row, screen, scale, on: &sheet)
    }
    if screen.foremost == nil { black(screen, window, on: &sheet) }
    var drawing = Drawing(width: window.width + 2 * edge, height: window.height + 2 * edge)
    drawing.put(sheet, at: edge, edge)
    let inner = PictureRect(x: edge, y: edge, width: window.width, height: window.height)
    if radius > 0 { drawing.corners(inner, radius) }
    let around = PictureRect(x: edge, y: edge, width: window.width, height: window.height).inset(-20)
    drawing.rect(around, "phone", radius: radius + 20)
    drawing.words = ["On the screen: " + words(screen)]
    return drawing
  }

  private static func draw(
    _ level: PicturedScreen.Level, _ row: Int, _ screen: PicturedScreen, _ scale: Int, on sheet: inout Drawing
  ) {
    let window = screen.device.window
    var drawer = LevelDrawing(scale: scale)
    drawer.covers = screen.levels[(row + 1)...].filter { $0.state.isInWindow }.map { front in
      // Of a clear one the name alone is in the way.
      let band = PictureRect(
        x: front.frame.x, y: front.frame.midY - front.frame.height / 8, width: front.frame.width,
        height: front.frame.height / 4)
      return isSeenThrough(front, screen) ? band : front.frame
    }
    drawer.scrims = screen.levels[(row + 1)...].count { $0.state.isInWindow && $0.scrim > 20 }
    drawer.isVeiled = screen.levels[(row + 1)...].contains { $0.state.isInWindow && $0.scrim > 0 }
    let frame = level.frame.clipped(to: window)
    guard frame.height > 0, frame.width > 0 else { return }
    let radius = frame == window ? screen.device.radius : level.style == nil ? 0 : 130
    let place = drawer.scaled(frame)
    let look = isSeenThrough(level, screen) ? "card hollow" : level.isTranslucent ? "sheer" : "card"
    sheet.rect(place, look, radius: radius * scale / 1000)
    if level.rest == nil {
      drawer.draw(level, on: &sheet)
    } else {
      // What is on its way may stand out of the window: its name alone.
      let room = place.width - 100
      // The views of a chain leave in one place: each name has a line of its own.
      let others = screen.levels[..<row].count { $0.rest != nil && $0.state.isInWindow && $0.frame == level.frame }
      let lower = others * LevelDrawing.name * 5 / 2
      if place.height > 300 + lower, room > 200 {
        let lines = PictureText.lines(level.name, in: room, LevelDrawing.name, .bold, most: 2)
        sheet.lines(lines, place.midX, place.y + 200 + lower, size: LevelDrawing.name, "am", .bold, .middle)
      }
    }
  }

  /// Whether a level is drawn without a ground: only where something is behind all of it.
  private static func isSeenThrough(_ level: PicturedScreen.Level, _ screen: PicturedScreen) -> Bool {
    guard level.isClear, level.style != "a search" else { return false }
    return screen.levels.contains { behind in
      behind.state == .behind(level.cover, takesTouches: false) && behind.frame.contains(level.frame)
    }
  }

  private static func black(_ screen: PicturedScreen, _ window: PictureRect, on sheet: inout Drawing) {
    let text =
      screen.emptyWindows.isEmpty
      ? "black: no view is in the window" : "black: the window has no root view controller"
    let lines = PictureText.lines(text, in: window.width - 200, 130, .bold)
    sheet.lines(lines, window.midX, window.midY - lines.count * 60, size: 130, "onblack", .bold, .middle)
  }

  private static func words(_ screen: PicturedScreen) -> String {
    guard screen.foremost != nil else { return "black, no view is in the window" }
    return screen.levels.filter { $0.state.isInWindow }.reversed().map { level in
      (["\(level.name) \(level.state.words)"] + level.exchanges).joined(separator: ", ")
    }.joined(separator: ", ")
  }
}
