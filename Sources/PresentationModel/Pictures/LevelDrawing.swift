/// Draws what a level shows, at a scale: on the screen, or on a plate.
struct LevelDrawing {
  /// Picture points for a thousand points of the screen.
  let scale: Int
  /// Frames in front that may cover a text, of the screen.
  var covers: [PictureRect] = []
  /// How much of a frame's right end the next plate covers, in percent.
  var hiddenEnd = 0
  /// How many dark sheets are in front of the texts.
  var scrims = 0
  /// Whether anything in front makes the texts darker, be it a little.
  var isVeiled = false
  /// Whether classes are written under the names.
  var showsClasses = true
  /// Whether views that are not in the window are drawn too.
  var showsAbsent = false

  static let name = 130
  static let small = 120

  func scaled(_ rect: PictureRect) -> PictureRect {
    let x = rect.x * scale / 1000
    let y = rect.y * scale / 1000
    return PictureRect(x: x, y: y, width: rect.maxX * scale / 1000 - x, height: rect.maxY * scale / 1000 - y)
  }

  /// The boxes of a level at its place.
  func draw(_ level: PicturedScreen.Level, on drawing: inout Drawing, textLook: String = "ink") {
    for (row, box) in level.boxes.enumerated() {
      if !box.isInWindow, level.state.isInWindow, !showsAbsent { continue }
      // The first child comes right behind its container.
      let child = row + 1 < level.boxes.count ? level.boxes[row + 1].frame.y : box.frame.maxY
      draw(box, head: (child - box.frame.y) * scale / 1000, of: level, on: &drawing, textLook)
    }
  }

  private func draw(
    _ box: PicturedScreen.Box, head: Int, of level: PicturedScreen.Level, on drawing: inout Drawing, _ textLook: String
  ) {
    let frame = scaled(box.frame)
    switch box.part {
    case .view:
      let isAbsent = !box.isInWindow && level.state.isInWindow
      if isAbsent {
        drawing.rect(frame.inset(20), "s-out", radius: 30)
      } else if box.frame != level.frame, !level.state.isInWindow {
        drawing.rect(frame, "rule")
      } else if box.frame != level.frame {
        drawing.rect(frame, level.state == .covered && showsAbsent ? "view hollow" : "view")
      }
      write(box, head: head, on: &drawing, isAbsent ? "or" : textLook, isAbsent: isAbsent)
    case .bar(let shown):
      drawing.rect(frame, level.state.isInWindow ? "bar" : "rule")
      bar(shown, frame, on: &drawing, textLook)
    case .search:
      drawing.rect(frame, level.state.isInWindow ? "bar" : "rule")
      search(box.name, frame, on: &drawing, textLook)
    case .tabs(let names, let selected):
      drawing.rect(frame, level.state.isInWindow ? "bar" : "rule")
      tabs(names, selected, frame, on: &drawing, textLook)
    case .more(let count):
      drawing.rect(frame, "view")
      let y = frame.midY + Self.small * 4 / 10
      place(["… \(count) more"], frame.midX, y, Self.small, "mute", .plain, on: &drawing, in: frame)
    }
  }

  /// The name in a view, and its class; of one that has children in it the name alone, where there is room above them.
  private func write(_ box: PicturedScreen.Box, head: Int, on drawing: inout Drawing, _ look: String, isAbsent: Bool) {
    guard box.label != .none, scrims < 2 else { return }
    let wanted = PictureText.width(box.name, Self.name, .bold) * 100 / (100 - 2 * hiddenEnd) + 80
    let free = scaled(visible(box.frame, wanted: wanted * 1000 / scale, tall: 200 * 1000 / scale))
    let room = free.width * (100 - 2 * hiddenEnd) / 100 - 80
    guard room > 150, free.height > 150 else { return }
    if box.label == .head {
      let y = free.y + max(Self.name + 20, (head + Self.name) / 2)
      if y + 40 <= min(free.maxY, scaled(box.frame).y + head) {
        let name = PictureText.cut(box.name, to: room, Self.name, .bold)
        drawing.text(name, free.midX, y, size: Self.name, look, .bold, .middle)
      }
      return
    }
    var lines: [(text: String, size: Int, look: String, face: PictureText.Face)] = []
    for line in PictureText.lines(box.name, in: room, Self.name, .bold, most: 3, breaksWords: false) {
      lines.append((line, Self.name, look, .bold))
    }
    if isAbsent {
      for line in PictureText.lines("not in the window", in: room, Self.small, .bold, most: 4) {
        lines.append((line, Self.small, "or", .bold))
      }
    } else if !showsAbsent, let moving = box.moving, PictureText.width(moving, Self.small, .bold) <= room {
      lines.append((moving, Self.small, look == "ink" && !isVeiled ? "am" : look, .bold))
    } else if showsClasses, scrims == 0, free.height > 420 {
      for line in PictureText.lines(box.className, in: room, Self.small, most: 3, breaksWords: false) {
        lines.append((line, Self.small, look == "ink" ? "mute" : look, .plain))
      }
    }
    while lines.count > 1, lines.count * 160 > free.height { lines.removeLast() }
    guard lines.count * 150 <= free.height else { return }
    var y = free.midY - lines.count * 80 + Self.name + (free.height < 420 ? 20 : 0)
    for line in lines {
      drawing.text(line.text, free.midX, y, size: line.size, line.look, line.face, .middle)
      y += 160
    }
  }

  private func search(_ name: String, _ frame: PictureRect, on drawing: inout Drawing, _ look: String) {
    guard frame.height > 150 else { return }
    let text = PictureText.cut("⌕ " + name, to: frame.width - 120, Self.small)
    place([text], frame.x + 60, baseline(of: frame), Self.small, look, .plain, .start, on: &drawing, in: frame)
  }

  private func baseline(of bar: PictureRect) -> Int { bar.maxY - min(70, (bar.height - 90) / 2) }

  /// At the left the way back and whose bar it is, in the middle the title; of a narrow bar the title alone, and the way back.
  private func bar(
    _ bar: PicturedScreen.Box.Bar, _ frame: PictureRect, on drawing: inout Drawing, _ look: String
  ) {
    guard frame.height > 150 else { return }
    let y = baseline(of: frame)
    let back = bar.leadsBack ? "‹" : ""
    var left = [back, bar.owner].filter { !$0.isEmpty }.joined(separator: " ")
    func room(_ left: String) -> Int {
      frame.width - 2 * (60 + (left.isEmpty ? 0 : PictureText.width(left, Self.small) + 80))
    }
    let wanted = min(700, PictureText.width(bar.title, Self.small, .bold))
    if !bar.title.isEmpty, room(left) < wanted { left = back }
    if !left.isEmpty {
      let text = PictureText.cut(left, to: frame.width - 120, Self.small)
      place([text], frame.x + 60, y, Self.small, look, .plain, .start, on: &drawing, in: frame)
    }
    guard !bar.title.isEmpty, room(left) > 150 else { return }
    let text = PictureText.cut(bar.title, to: room(left), Self.small, .bold)
    let titleLook = bar.hasTitle || look != "ink" ? look : isVeiled ? look : "mute"
    place([text], frame.midX, y, Self.small, titleLook, .bold, on: &drawing, in: frame)
  }

  /// The tabs by name, each as far as it has room; where that is too little the selected one between dots.
  private func tabs(_ names: [String], _ selected: Int, _ frame: PictureRect, on drawing: inout Drawing, _ look: String)
  {
    guard frame.height > 150, !names.isEmpty else { return }
    // Behind a sheet, an alert or a popover a tab loses its tint, as UIKit does it.
    let tint = look == "ink" && !isVeiled ? "blue" : look
    let isColumn = frame.height > frame.width
    let room = (isColumn ? frame.height : frame.width) / names.count
    let gap = showsAbsent ? 60 : 110
    // Three letters and the sign that there are more.
    let fits = isColumn ? room > 200 : room - gap >= 320 || names.allSatisfy { fitsWhole($0, room - gap) }
    let written = names.map { PictureText.cut($0, to: (isColumn ? frame.width : room) - gap, Self.small, .bold) }
    let y = frame.midY + 40
    for row in names.indices {
      let along = room * row + room / 2
      let (x, y) = isColumn ? (frame.midX, frame.y + along + 40) : (frame.x + along, y)
      let isSelected = row == selected
      if fits {
        let isWritten = place(
          [written[row]], x, y, Self.small, isSelected ? tint : look, isSelected ? .bold : .plain, on: &drawing,
          in: frame)
        if isSelected, isWritten {
          let wide = PictureText.width(written[row], Self.small, .bold)
          drawing.rect(PictureRect(x: x - wide / 2, y: y + 35, width: wide, height: 18), tint)
        }
      } else if !isColumn {
        let isLarge = isSelected && scrims < 2
        drawing.circle(x, min(frame.maxY - 35, frame.midY + 130), isLarge ? 22 : 14, isLarge ? tint : "mute")
      }
    }
    if !fits, names.indices.contains(selected) {
      let text = PictureText.cut((isColumn ? "" : "tab: ") + names[selected], to: frame.width - 80, Self.small, .bold)
      place([text], frame.midX, min(y, frame.maxY - 70), Self.small, tint, .bold, on: &drawing, in: frame)
    }
  }

  private func fitsWhole(_ name: String, _ room: Int) -> Bool { PictureText.width(name, Self.small, .bold) < room }

  /// Writes a text of a bar unless something in front of the bar covers it; answers whether it did.
  @discardableResult
  private func place(
    _ lines: [String], _ x: Int, _ y: Int, _ size: Int, _ look: String, _ face: PictureText.Face,
    _ anchor: Drawing.Anchor = .middle, on drawing: inout Drawing, in frame: PictureRect
  ) -> Bool {
    var isWritten = false
    for line in lines where scrims < 2 {
      let wide = PictureText.width(line, size, face)
      let box = PictureRect(
        x: anchor == .start ? x : x - wide / 2, y: y - size, width: wide, height: size * 13 / 10)
      guard !covers.contains(where: { scaled($0).intersects(box) }) else { continue }
      drawing.text(line, x, y, size: size, look, face, anchor)
      isWritten = true
    }
    return isWritten
  }

  /// The largest part of a frame that nothing in front covers; one in which a text of this width stands, if there is one.
  private func visible(_ frame: PictureRect, wanted: Int, tall: Int) -> PictureRect {
    var rest = frame
    func holds(_ part: PictureRect) -> Bool { part.width >= wanted && part.height >= tall }
    for cover in covers where cover.intersects(rest) {
      let parts = [
        PictureRect(x: rest.x, y: rest.y, width: rest.width, height: max(0, cover.y - rest.y)),
        PictureRect(x: rest.x, y: cover.maxY, width: rest.width, height: max(0, rest.maxY - cover.maxY)),
        PictureRect(x: rest.x, y: rest.y, width: max(0, cover.x - rest.x), height: rest.height),
        PictureRect(x: cover.maxX, y: rest.y, width: max(0, rest.maxX - cover.maxX), height: rest.height),
      ]
      var best = parts[0]
      for part in parts {
        // Sides are compared in points: their product would not fit into 32 bits.
        let isLarger = part.width / 10 * (part.height / 10) > best.width / 10 * (best.height / 10)
        if holds(part) == holds(best) ? isLarger : holds(part) { best = part }
      }
      rest = best
    }
    return rest
  }
}
