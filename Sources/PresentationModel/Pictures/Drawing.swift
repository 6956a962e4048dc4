/// A rectangle of a picture, in tenths of a point.
struct PictureRect: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var midX: Int { x + width / 2 }
  var midY: Int { y + height / 2 }

  func moved(_ dx: Int, _ dy: Int) -> PictureRect { PictureRect(x: x + dx, y: y + dy, width: width, height: height) }

  func contains(_ other: PictureRect) -> Bool {
    other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY
  }

  func intersects(_ other: PictureRect) -> Bool {
    other.x < maxX && other.maxX > x && other.y < maxY && other.maxY > y
  }

  /// The same, smaller by so much on every side.
  func inset(_ by: Int) -> PictureRect {
    PictureRect(x: x + by, y: y + by, width: max(0, width - 2 * by), height: max(0, height - 2 * by))
  }

  /// The part of it that is inside another one.
  func clipped(to other: PictureRect) -> PictureRect {
    let left = max(x, other.x)
    let top = max(y, other.y)
    return PictureRect(
      x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
  }
}

/// Shapes and texts on a sheet of its own, in tenths of a point. A drawing can be put into another one.
///
/// Nothing in it has an identifier or refers to one, so any number of drawings can stand in one page.
struct Drawing: Sendable {
  /// Where a text begins.
  enum Anchor: Sendable { case start, middle, end }

  /// The estimated place of a text.
  struct Text: Sendable {
    var text: String
    var box: PictureRect
    /// The plate that it stands on, and its place there; nil for the sheet itself.
    var plate: (number: Int, box: PictureRect)?
  }

  var width: Int
  var height: Int
  /// What the picture shows, in words: for who cannot see it.
  var words: [String] = []
  private(set) var texts: [Text] = []
  private var bytes: [UInt8] = []
  private var skew: (x: Int, y: Int)?
  private var plates = 0

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Its elements.
  var elements: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  /// A number of tenths, as SVG writes it.
  static func number(_ tenths: Int) -> String {
    let rest = abs(tenths) % 10
    let whole = abs(tenths) / 10
    return (tenths < 0 ? "-" : "") + String(whole) + (rest == 0 ? "" : ".\(rest)")
  }

  mutating func rect(_ rect: PictureRect, _ look: String, radius: Int = 0) {
    add(
      "<rect class=\"\(look)\" x=\"\(Self.number(rect.x))\" y=\"\(Self.number(rect.y))\" "
        + "width=\"\(Self.number(rect.width))\" height=\"\(Self.number(rect.height))\"")
    if radius > 0 { add(" rx=\"\(Self.number(min(radius, rect.width / 2, rect.height / 2)))\"") }
    add("/>\n")
  }

  mutating func line(_ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ look: String) {
    path([.move(x1, y1), .line(x2, y2)], look)
  }

  mutating func circle(_ x: Int, _ y: Int, _ radius: Int, _ look: String) {
    add(
      "<circle class=\"\(look)\" cx=\"\(Self.number(x))\" cy=\"\(Self.number(y))\" r=\"\(Self.number(radius))\"/>\n")
  }

  /// A piece of a path.
  enum Stroke: Sendable {
    case move(Int, Int)
    case line(Int, Int)
    case curve(Int, Int, Int, Int, Int, Int)
    case close
  }

  mutating func path(_ strokes: [Stroke], _ look: String) {
    add("<path class=\"\(look)\" d=\"")
    for stroke in strokes {
      switch stroke {
      case .move(let x, let y): add("M\(Self.number(x)) \(Self.number(y))")
      case .line(let x, let y): add("L\(Self.number(x)) \(Self.number(y))")
      case .curve(let a, let b, let c, let d, let x, let y):
        add("C\(Self.number(a)) \(Self.number(b)) \(Self.number(c)) \(Self.number(d))")
        add(" \(Self.number(x)) \(Self.number(y))")
      case .close: add("Z")
      }
    }
    add("\"/>\n")
  }

  /// A head at the end of an arrow that points down or to the right.
  mutating func arrowHead(_ x: Int, _ y: Int, pointsDown: Bool, long: Int = 90) {
    let wide = long * 5 / 9
    path(
      pointsDown
        ? [.move(x, y), .line(x - wide, y - long), .line(x + wide, y - long), .close]
        : [.move(x, y), .line(x - long, y - wide), .line(x - long, y + wide), .close], "vi")
  }

  /// Covers what stands out of the round corners of a rectangle.
  mutating func corners(_ rect: PictureRect, _ radius: Int, _ look: String = "paper") {
    // Where a circle's quarter has its handles.
    let near = radius * 448 / 1000
    for (x, right) in [(rect.x, 1), (rect.maxX, -1)] {
      for (y, down) in [(rect.y, 1), (rect.maxY, -1)] {
        path(
          [
            .move(x - 20 * right, y - 20 * down), .line(x - 20 * right, y + radius * down),
            .line(x, y + radius * down),
            .curve(x, y + near * down, x + near * right, y, x + radius * right, y),
            .line(x + radius * right, y - 20 * down), .close,
          ], look)
      }
    }
  }

  /// Lines at 45° across a rectangle.
  mutating func hatch(_ rect: PictureRect) {
    let step = 80
    var strokes: [Stroke] = []
    var offset = step
    while offset < rect.width + rect.height {
      // From the lower left to the upper right, x - rect.x + y - rect.y == offset.
      let start = min(offset, rect.height)
      let end = min(offset, rect.width)
      strokes.append(.move(rect.x + offset - start, rect.y + start))
      strokes.append(.line(rect.x + end, rect.y + offset - end))
      offset += step
    }
    if !strokes.isEmpty { path(strokes, "hatch") }
  }

  /// A text on its base line.
  mutating func text(
    _ text: String, _ x: Int, _ y: Int, size: Int, _ look: String = "ink", _ face: PictureText.Face = .plain,
    _ anchor: Anchor = .start
  ) {
    let text = PictureText.visible(text)
    if text.isEmpty { return }
    add("<text class=\"\(look)\" x=\"\(Self.number(x))\" y=\"\(Self.number(y))\" font-size=\"\(Self.number(size))\"")
    if anchor != .start { add(anchor == .middle ? " text-anchor=\"middle\"" : " text-anchor=\"end\"") }
    switch face {
    case .plain: break
    case .bold: add(" font-weight=\"700\"")
    case .mono: add(" font-family=\"ui-monospace, Menlo, Consolas, monospace\"")
    }
    add(">\(PictureText.prose(text))</text>\n")
    let width = PictureText.width(text, size, face)
    let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
    note(Text(text: text, box: PictureRect(x: left, y: y - size * 8 / 10, width: width, height: size)))
  }

  /// Several lines under one another; answers the base line of the next.
  @discardableResult
  mutating func lines(
    _ lines: [String], _ x: Int, _ y: Int, size: Int, _ look: String = "ink", _ face: PictureText.Face = .plain,
    _ anchor: Anchor = .start
  ) -> Int {
    var y = y
    for line in lines {
      text(line, x, y, size: size, look, face, anchor)
      y += size * 13 / 10
    }
    return y
  }

  private mutating func note(_ text: Text) {
    guard let skew else { return texts.append(text) }
    let box = text.box
    texts.append(
      Text(
        text: text.text,
        box: PictureRect(
          x: skew.x + box.x * 8 / 10, y: skew.y + box.y - box.maxX * 2 / 10, width: box.width * 8 / 10,
          height: box.height + box.width * 2 / 10), plate: (plates, box)))
  }

  /// From here to ``endPlate()`` things are drawn on a plate that is seen from the side: its upper left corner.
  mutating func beginPlate(_ x: Int, _ y: Int) {
    skew = (x, y)
    plates += 1
    add("<g transform=\"matrix(0.8,-0.2,0,1,\(Self.number(x)),\(Self.number(y)))\">\n")
  }

  mutating func endPlate() {
    skew = nil
    add("</g>\n")
  }

  /// From here to ``endGroup()`` everything belongs to a controller: a page can ask about it.
  mutating func beginGroup(_ name: String) {
    add("<g data-name=\"\(PictureText.escaped(PictureText.visible(name)))\">\n")
  }

  mutating func endGroup() { add("</g>\n") }

  /// Where a point of a plate is on the sheet.
  static func onPlate(_ x: Int, _ y: Int, _ plate: (x: Int, y: Int)) -> (x: Int, y: Int) {
    (plate.x + x * 8 / 10, plate.y + y - x * 2 / 10)
  }

  /// Puts another drawing on this one.
  mutating func put(_ other: Drawing, at x: Int, _ y: Int) {
    add("<g transform=\"translate(\(Self.number(x)),\(Self.number(y)))\">\n")
    bytes += other.bytes
    add("</g>\n")
    for text in other.texts {
      let plate = text.plate.map { (number: plates + $0.number, box: $0.box) }
      texts.append(Text(text: text.text, box: text.box.moved(x, y), plate: plate))
    }
    plates += other.plates
    words += other.words
  }
}
