/// A step on one sheet, to be put on a slide: the call, what came of it, screen, layers, hierarchy, callbacks.
enum PictureSlide {
  static let width = 12800
  private static let height = 7200
  private static let edge = 400
  private static let gap = 400
  /// What the legend takes, in two lines.
  private static let legendRoom = 550
  /// Parts that would be lower than this stand below one another on a sheet that is higher than a slide.
  private static let leastRoom = 3500
  private static let note = "Sizes are drawn, not measured."

  /// The sheet of a step; with `before` the state before it beside the one after it.
  static func drawing(_ step: PictureStep, before: Bool) -> Drawing {
    var sheet = Drawing(width: width, height: 0)
    var y = heading(step, on: &sheet)
    var callbacksAreDrawn = false
    if before, let earlier = step.before {
      let half = (width - 3 * edge) / 2
      let left = panel(earlier, title: "Before", half)
      let right = panel(step.screen, title: "After", half)
      sheet.put(left, at: edge, y)
      sheet.put(right, at: 2 * edge + half, y)
      y += max(left.height, right.height) + 200
      let tree = titled(TreePicture.drawing(step.tree, width: half), "The hierarchy afterwards")
      let callbacks = titled(CallbackPicture.drawing(step.entries, width: half), "Callbacks, in order")
      sheet.put(tree, at: edge, y)
      sheet.put(callbacks, at: 2 * edge + half, y)
      y += max(tree.height, callbacks.height) + 200
      callbacksAreDrawn = true
    } else {
      let room = max(leastRoom, height - legendRoom - y)
      let parts = beside(step, room) ?? below(step, room)
      var x = edge
      for part in parts.columns {
        sheet.put(part, at: x, y)
        x += part.width + gap
      }
      y += parts.columns.reduce(0) { max($0, $1.height) } + 200
      callbacksAreDrawn = parts.hasCallbacks
    }
    y = legend(of: [step.before].compactMap { before ? $0 : nil } + [step.screen], [step.tree], on: &sheet, y)
    if !callbacksAreDrawn {
      sheet.line(edge, y, width - edge, y, "rule")
      let callbacks = titled(CallbackPicture.drawing(step.entries, width: width - 2 * edge), "Callbacks, in order")
      sheet.put(callbacks, at: edge, y + 150)
      y += callbacks.height + 300
    }
    sheet.height = max(height, y + 100)
    return sheet
  }

  /// The parts of a slide from the left to the right, and whether the callbacks are among them.
  private typealias Parts = (columns: [Drawing], hasCallbacks: Bool)

  /// All parts in so high a room, the callbacks below the hierarchy or in a column of their own; nil where there is no way.
  private static func beside(_ step: PictureStep, _ room: Int) -> Parts? {
    func tree(_ width: Int) -> Drawing {
      // Of more rows than have room those that changed, and what is above them.
      for most in [40, 12] {
        let drawing = titled(TreePicture.drawing(step.tree, width: width, most: most), "The hierarchy")
        if drawing.height <= room { return drawing }
      }
      return titled(TreePicture.drawing(step.tree, width: width, most: 8), "The hierarchy")
    }
    func callbacks(_ width: Int) -> Drawing {
      titled(CallbackPicture.drawing(step.entries, width: width), "Callbacks, in order")
    }
    func screen(besides width: Int) -> Drawing {
      let wide = Self.width - 2 * edge - width
      let drawing = panel(step.screen, title: "On the screen", wide, room)
      // What is on its way stands out below, and some words take more lines.
      let rest = room - (drawing.height - room)
      return drawing.height <= room || rest < leastRoom / 2
        ? drawing : panel(step.screen, title: "On the screen", wide, rest)
    }
    var right = tree(wideColumn)
    let below = callbacks(wideColumn)
    if right.height + 200 + below.height <= room {
      let top = right.height + 200
      right.height = top + below.height
      right.put(below, at: 0, top)
      let left = screen(besides: wideColumn + gap)
      if left.height <= room { return ([left, right], true) }
    }
    let columns = [tree(treeColumn), callbacks(callbackColumn)]
    guard columns.allSatisfy({ $0.height <= room }) else { return nil }
    let left = screen(besides: treeColumn + callbackColumn + 2 * gap)
    return left.height <= room ? ([left] + columns, true) : nil
  }

  private static let (wideColumn, treeColumn, callbackColumn) = (3500, 2900, 3100)

  /// Screen, layers and hierarchy; the callbacks come below.
  private static func below(_ step: PictureStep, _ room: Int) -> Parts {
    let tree = titled(TreePicture.drawing(step.tree, width: wideColumn), "The hierarchy")
    let left = panel(step.screen, title: "On the screen", width - 2 * edge - wideColumn - gap, max(room, 5600))
    return ([left, tree], false)
  }

  /// Two styles side by side, each with its step.
  static func both(_ sides: [(title: String, step: PictureStep)]) -> Drawing {
    var sheet = Drawing(width: width, height: 0)
    guard let first = sides.first?.step else { return sheet }
    sheet.text(PictureText.cut(first.title, to: 8000, 150, .bold), edge, 480, size: 150, "mute", .bold)
    sheet.text(first.place, width - edge, 480, size: 130, "mute", .plain, .end)
    let call = "\(first.line)  " + (PictureText.lines(first.source, in: 10_000, 200, .mono, most: 1).first ?? "")
    sheet.text(call, edge, 800, size: 200, "ink", .mono)
    let half = (width - 3 * edge) / 2
    var bottom = 0
    for (row, side) in sides.prefix(2).enumerated() {
      let x = edge + row * (half + edge)
      var y = 1330
      sheet.text(PictureText.cut(side.title, to: half, 280, .mono), x, y, size: 280, "vi", .mono)
      y += 300
      let said = outcomes(side.step, withFailures: false)
      let texts = said.isEmpty ? [("nothing is decided", "mute")] : said
      for text in texts.prefix(4) {
        y = sheet.lines(PictureText.lines(text.0, in: half, 140, most: 3), x, y, size: 140, text.1)
      }
      y = sheet.lines(PictureText.lines(callbacks(side.step), in: half, 140, most: 3), x, y, size: 140, "mute")
      y += 60
      let panel = panel(side.step.screen, title: "On the screen", half)
      sheet.put(panel, at: x, y)
      y += panel.height + 150
      let tree = titled(TreePicture.drawing(side.step.tree, width: half, most: 12), "The hierarchy")
      sheet.put(tree, at: x, y)
      bottom = max(bottom, y + tree.height + 150)
    }
    sheet.line(width / 2, 1000, width / 2, bottom - 250, "rule")
    bottom = legend(of: sides.map { $0.step.screen }, sides.map { $0.step.tree }, on: &sheet, bottom)
    sheet.height = max(7200, bottom)
    return sheet
  }

  /// Who hears of it that something leaves or comes.
  private static func callbacks(_ step: PictureStep) -> String {
    let told = step.entries.filter { entry in
      (entry.text.hasPrefix("viewWillDisappear") || entry.text.hasPrefix("viewDidDisappear"))
    }
    if told.isEmpty { return "No view controller gets viewWillDisappear." }
    return "viewWillDisappear: " + CallbackPicture.lanes(told).prefix(6).joined(separator: ", ")
  }

  // MARK: Parts

  /// Title, version, call and decisions; answers where they end.
  private static func heading(_ step: PictureStep, on sheet: inout Drawing) -> Int {
    let place = PictureText.width(step.place, 130)
    let room = width - 3 * edge - place
    sheet.text(PictureText.cut(step.title, to: room, 150, .bold), edge, 480, size: 150, "mute", .bold)
    sheet.text(step.place, width - edge, 480, size: 130, "mute", .plain, .end)
    var y = 850
    let number = step.line > 0 ? "\(step.line)" : ""
    let x = edge + (number.isEmpty ? 0 : PictureText.width(number + " ", 220, .mono))
    sheet.text(number, edge, y, size: 220, "mute", .mono)
    let source = step.source.split(separator: "\n")
    for line in source.prefix(4) {
      // SVG drops blanks at the beginning of a text.
      let blanks = min(24, line.utf8.prefix { $0 == 0x20 }.count)
      let left = x + PictureText.width(String(repeating: " ", count: blanks), 220, .mono)
      let lines = PictureText.lines(String(line), in: width - edge - left, 220, .mono, most: 2)
      y = sheet.lines(lines, left, y, size: 220, "ink", .mono)
    }
    if source.count > 4 {
      let words = "… \(source.count - 4) more \(source.count == 5 ? "line" : "lines")"
      y = sheet.lines([words], x, y - 60, size: 150, "mute")
    }
    y += 30
    for text in outcomes(step, most: 6) {
      y = sheet.lines(PictureText.lines(text.0, in: width - 2 * edge, 150, most: 2), edge, y, size: 150, text.1) + 20
    }
    return y + 40
  }

  /// What came of it, each with its look: of more decisions than have room the first ones, and always what UIKit prints
  /// and what fails.
  static func outcomes(_ step: PictureStep, withFailures: Bool = true, most: Int = 12) -> [(String, String)] {
    var others = step.console.map { ("console: " + $0, "or") }
    if let exception = step.exception { others.append(("exception: " + exception, "or")) }
    if withFailures { others += step.failures.map { ("fails: " + $0, "or") } }
    if others.count > most - 2 { others = Array(others.prefix(most - 3)) + others.suffix(1) }
    if let today = step.today { others.insert((today, "mute"), at: 0) }
    let decisions = (step.quiet + step.decisions).map { ("→ " + $0, "vi") }
    let room = most - others.count
    if step.decisionCount <= room { return decisions + others }
    return decisions.prefix(room - 1) + [("… \(step.decisionCount - room + 1) more", "mute")] + others
  }

  /// The screen and beside it the layers.
  private static func panel(_ screen: PicturedScreen, title: String, _ room: Int, _ tall: Int = 5600) -> Drawing {
    let isWide = screen.device.width > screen.device.height * 6 / 10
    let flat = FlatPicture.drawing(
      screen, width: isWide ? room * 40 / 100 : room < 6500 ? 2000 : 2300,
      height: min(4700, tall - 260))
    let layers = LayersPicture.drawing(screen, width: room - flat.width - 200, height: min(5400, tall - 200), room: 860)
    var drawing = Drawing(width: room, height: 0)
    drawing.text(title.uppercased(), 0, 120, size: 120, "mute", .bold)
    drawing.put(flat, at: 0, 260)
    if layers.width <= room - flat.width - 200 {
      let title = "THE LAYERS, FROM THE WINDOW TO THE FRONT"
      let fits = PictureText.width(title, 120, .bold) + 100 <= room - flat.width - 200
      drawing.text(fits ? title : "THE LAYERS", flat.width + 200, 120, size: 120, "mute", .bold)
      drawing.put(layers, at: flat.width + 200, 200)
      drawing.height = max(flat.height + 260, layers.height + 200)
    } else {
      // Many levels stand below the screen.
      let below = LayersPicture.drawing(screen, width: room, height: 5000)
      drawing.text("THE LAYERS, FROM THE WINDOW TO THE FRONT", 0, flat.height + 620, size: 120, "mute", .bold)
      drawing.put(below, at: 0, flat.height + 700)
      drawing.height = flat.height + below.height + 750
    }
    return drawing
  }

  private static func titled(_ drawing: Drawing, _ title: String) -> Drawing {
    var result = Drawing(width: drawing.width, height: drawing.height + 230)
    result.text(title.uppercased(), 0, 120, size: 120, "mute", .bold)
    result.put(drawing, at: 0, 230)
    return result
  }

  /// What the lines mean that a sheet has, and no others; answers where it ends.
  private static func legend(of screens: [PicturedScreen], _ trees: [PicturedTree], on sheet: inout Drawing, _ y: Int)
    -> Int
  {
    var x = edge
    func entry(_ look: String, _ words: String, hatched: Bool = false) {
      let box = PictureRect(x: x, y: y - 70, width: 220, height: 140)
      sheet.rect(box, look, radius: 30)
      if hatched { sheet.hatch(box) }
      sheet.text(words, x + 300, y + 45, size: 120, "mute")
      x += 520 + PictureText.width(words, 120)
    }
    let states = screens.flatMap { $0.levels.map { $0.state } }
    let looks = states.map { $0.look }
    let rows = trees.flatMap { $0.rows }
    let boxes = screens.flatMap { $0.levels.filter { $0.state.isInWindow }.flatMap { $0.boxes.map { $0.isInWindow } } }
    if looks.contains("s-front") || looks.contains("s-on") { entry("s-front", "on the screen") }
    if states.contains(.covered) { entry("s-covered", "in the window, covered", hatched: true) }
    let pulls = screens.contains { $0.plates(most: 3).plates.contains { !$0.heldBy.isEmpty } }
    if states.contains(.out) || boxes.contains(false) || pulls { entry("s-out", "not in the window") }
    if looks.contains("s-flight") { entry("s-flight", "on its way") }
    if looks.contains("s-gone") { entry("s-gone", states.contains(.gone("dismissed")) ? "dismissed" : "gone") }
    if rows.contains(where: { $0.isPresented }) {
      sheet.line(x, y, x + 200, y, "presents")
      sheet.arrowHead(x + 280, y, pointsDown: false)
      sheet.text("presents", x + 350, y + 45, size: 120, "mute")
      x += 600 + PictureText.width("presents", 120)
    }
    if rows.contains(where: { $0.isChanged }) {
      sheet.rect(PictureRect(x: x, y: y - 80, width: 50, height: 160), "vi", radius: 20)
      sheet.text("changed", x + 130, y + 45, size: 120, "mute")
      x += 400 + PictureText.width("changed", 120)
    }
    if screens.contains(where: { $0.levels.contains { $0.isTranslucent && !$0.isClear && $0.state.isInWindow } }) {
      let words = "what shows through an over… style depends on its background"
      sheet.text(words, x, y + 45, size: 120, "mute")
      x += 200 + PictureText.width(words, 120)
    }
    let wide = PictureText.width(note, 120)
    if x + wide < width - edge {
      sheet.text(note, width - edge, y + 45, size: 120, "mute", .plain, .end)
      return y + 250
    }
    sheet.text(note, edge, y + 245, size: 120, "mute")
    return y + 450
  }
}
