/// The callbacks of a step in their order: a lifeline for each controller.
struct CallbackPicture {
  /// One callback, or another line of the event log.
  struct Entry: Sendable {
    enum Kind: Sendable { case will, didAppear, didDisappear, other }
    /// The controller, or whoever else is called; empty for completion handlers. A second one of a name has a number.
    var lane: String
    /// `viewWillAppear`.
    var text: String
    var kind: Kind
  }

  private let entries: [Entry]
  private let lanes: [String]
  private var drawing: Drawing
  private static let row = 190
  private static let most = 60

  /// The entries of an outcome: those that `expect events` compares, or all.
  static func entries(of outcome: StepOutcome, all: Bool, in hierarchy: Hierarchy) -> [Entry] {
    var result: [Entry] = []
    var numbers: [String: [ControllerID]] = [:]
    for event in outcome.events where all || event.isDefault {
      if result.count == 1000 { break }
      let text = EventText.text(event, of: outcome, in: hierarchy)
      var lane = ""
      var number = 0
      if let x = EventText.subjectController(event) {
        lane = EventText.name(x, hierarchy)
        let known = numbers[lane] ?? []
        number = known.firstIndex(of: x) ?? known.count
        if number == known.count { numbers[lane] = known + [x] }
      }
      var label = text
      if !lane.isEmpty, text.utf8.count > lane.utf8.count, text.utf8.starts(with: lane.utf8) {
        label = String(decoding: Array(text.utf8.dropFirst(lane.utf8.count + 1)), as: UTF8.self)
      }
      result.append(Entry(lane: number > 0 ? "\(lane) (\(number + 1))" : lane, text: label, kind: kind(event)))
    }
    return result
  }

  private static func kind(_ event: Event) -> Entry.Kind {
    guard case .callback(let callback, _, _) = event.kind else { return .other }
    switch callback {
    case .viewWillAppear, .viewIsAppearing, .viewWillDisappear: return .will
    case .viewDidAppear: return .didAppear
    case .viewDidDisappear: return .didDisappear
    default: return .other
    }
  }

  /// Lanes beside one another where they fit into the width; else lifelines at the left and all texts in one column.
  static func drawing(_ entries: [Entry], width: Int) -> Drawing {
    var picture = CallbackPicture(entries, width)
    picture.draw()
    return picture.drawing
  }

  /// How many lanes the entries have.
  static func lanes(_ entries: [Entry]) -> [String] {
    var lanes: [String] = []
    for entry in entries where !lanes.contains(entry.lane) { lanes.append(entry.lane) }
    return lanes
  }

  private init(_ entries: [Entry], _ width: Int) {
    self.entries = entries
    lanes = Self.lanes(entries)
    drawing = Drawing(width: width, height: 0)
  }

  /// The rows that are drawn; nil for the ones that are left out.
  private var rows: [Int?] {
    guard entries.count > Self.most else { return entries.indices.map { $0 } }
    let half = Self.most / 2
    return (0..<half).map { $0 } + [nil] + ((entries.count - half)..<entries.count).map { $0 }
  }

  private mutating func draw() {
    drawing.words = [
      "Callbacks in order: "
        + entries.prefix(Self.most).map { $0.lane.isEmpty ? $0.text : "\($0.lane).\($0.text)" }.joined(separator: ", ")
    ]
    guard !entries.isEmpty else {
      drawing.text("no callbacks", 20, 160, size: 120, "mute")
      drawing.height = 240
      return
    }
    var widths: [Int] = []
    for lane in lanes {
      var wide = PictureText.width(title(lane), 120, .bold) + 260
      for entry in entries where entry.lane == lane { wide = max(wide, PictureText.width(entry.text, 120) + 330) }
      widths.append(wide)
    }
    let sum = widths.reduce(400, +)
    if sum <= drawing.width { beside(widths) } else { together() }
  }

  private func title(_ lane: String) -> String { lane.isEmpty ? "handlers" : lane }

  // MARK: Lanes beside one another

  private mutating func beside(_ widths: [Int]) {
    var xs: [Int] = []
    var x = 480
    for wide in widths {
      xs.append(x)
      x += wide
    }
    let top = 390
    let rows = rows
    let bottom = top + rows.count * Self.row + 60
    for (row, lane) in lanes.enumerated() {
      let wide = PictureText.width(title(lane), 120, .bold) + 200
      drawing.rect(PictureRect(x: xs[row] - 100, y: 20, width: wide, height: 230), "head", radius: 50)
      drawing.text(title(lane), xs[row], 180, size: 120, "ink", .bold)
      drawing.line(xs[row], 250, xs[row], bottom, "life")
    }
    bars(rows, rows.indices.map { top + $0 * Self.row }, bottom) { xs[$0] }
    var y = top
    for row in rows {
      guard let row else {
        more(590, y)
        y += Self.row
        continue
      }
      let entry = entries[row]
      let lane = xs[lanes.firstIndex(of: entry.lane) ?? 0]
      number(row, y)
      dot(entry.kind, lane, y)
      drawing.text(entry.text, lane + 110, y + 42, size: 120)
      y += Self.row
    }
    drawing.height = bottom + 40
    drawing.width = min(drawing.width, x)
  }

  private mutating func number(_ row: Int, _ y: Int) {
    drawing.text("\(row + 1)", 250, y + 42, size: 120, "mute", .plain, .end)
  }

  private mutating func more(_ x: Int, _ y: Int) {
    drawing.text("… \(entries.count - Self.most) more", x, y + 42, size: 120, "mute")
  }

  private mutating func dot(_ kind: Entry.Kind, _ x: Int, _ y: Int) {
    switch kind {
    case .will: drawing.circle(x, y, 42, "will")
    case .didAppear: drawing.circle(x, y, 48, "blue")
    case .didDisappear:
      drawing.path(
        [.move(x, y - 56), .line(x + 56, y), .line(x, y + 56), .line(x - 56, y), .close], "or")
    case .other: drawing.circle(x, y, 30, "other")
    }
  }

  /// From a will to its did, and from an appearance to the end.
  private mutating func bars(_ rows: [Int?], _ tops: [Int], _ bottom: Int, _ x: (Int) -> Int?) {
    for (lane, name) in lanes.enumerated() {
      guard let x = x(lane) else { continue }
      var begin: Int?
      var appeared: Int?
      for (position, row) in rows.enumerated() {
        guard let row, entries[row].lane == name else { continue }
        let y = tops[position]
        switch entries[row].kind {
        case .will:
          if begin == nil { begin = y }
          if let from = appeared { drawing.line(x, from, x, y, "appeared") }
          appeared = nil
        case .didAppear, .didDisappear:
          if let from = begin { drawing.line(x, from, x, y, "moving") }
          begin = nil
          appeared = entries[row].kind == .didAppear ? y : nil
        case .other: break
        }
      }
      if let from = appeared { drawing.line(x, from, x, bottom, "appeared") }
      if let from = begin { drawing.line(x, from, x, bottom, "moving") }
    }
  }

  // MARK: All texts in one column

  private mutating func together() {
    // Lifelines for as many lanes as fit into a third; whoever comes later is named and has none.
    let room = drawing.width / 3
    let drawn = min(lanes.count, max(5, room / 120))
    let step = max(120, min(240, room / max(1, drawn)))
    let left = 400
    let column = left + drawn * step
    let rows = rows
    var heights: [[String]] = []
    var tops: [Int] = []
    var y = 100
    for row in rows {
      tops.append(y)
      let text =
        row.map { entries[$0].lane.isEmpty ? entries[$0].text : "\(entries[$0].lane).\(entries[$0].text)" } ?? ""
      let lines = PictureText.lines(text, in: drawing.width - column - 40, 120, most: 3)
      heights.append(lines)
      y += max(1, lines.count) * 160 + 30
    }
    for lane in 0..<drawn { drawing.line(left + lane * step, 40, left + lane * step, y - 40, "life") }
    bars(rows, tops, y - 40) { $0 < drawn ? left + $0 * step : nil }
    for (position, row) in rows.enumerated() {
      guard let row else {
        more(column, tops[position])
        continue
      }
      let lane = lanes.firstIndex(of: entries[row].lane) ?? 0
      number(row, tops[position])
      if lane < drawn { dot(entries[row].kind, left + lane * step, tops[position]) }
      var line = tops[position] + 42
      for text in heights[position] {
        drawing.text(text, column, line, size: 120)
        line += 160
      }
    }
    drawing.height = y
  }
}
