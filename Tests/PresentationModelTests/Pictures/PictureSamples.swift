import Foundation
import Testing

@testable import PresentationModel

/// Steps to be drawn, and what can be said of drawings without looking at them.
enum PictureSamples {
  /// The steps of a text, launch first.
  static func steps(_ text: String, _ options: PictureWalk.Options = PictureWalk.Options()) throws -> [PictureStep] {
    var walk = PictureWalk(try Scenario.program(text), of: Array(text.utf8), options)
    var steps: [PictureStep] = []
    while let step = walk.next() { steps.append(step) }
    return steps
  }

  /// The steps of a file of the book.
  static func steps(ofFile path: String) -> [PictureStep] {
    guard let program = ScenarioFiles.program(path) else { return [] }
    var walk = PictureWalk(program, of: ScenarioFiles.bytes(path))
    var steps: [PictureStep] = []
    while let step = walk.next() { steps.append(step) }
    return steps
  }

  /// What is wrong with a text as XML; nil for nothing: tags are closed in their order, attributes are quoted, and no
  /// other entity is named than those that XML has.
  static func fault(_ text: String) -> String? {
    let bytes = Array(text.utf8)
    var open: [ArraySlice<UInt8>] = []
    var position = 0
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "<"):
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return "a tag has no end" }
        let tag = bytes[(position + 1)..<end]
        if tag.count(where: { $0 == UInt8(ascii: "\"") }) % 2 == 1 { return "an attribute has no end" }
        if tag.contains(UInt8(ascii: "<")) { return "a tag in a tag" }
        if tag.first == UInt8(ascii: "/") {
          guard let last = open.popLast(), last.elementsEqual(tag.dropFirst()) else {
            return "</\(String(decoding: tag.dropFirst(), as: UTF8.self))> closes nothing"
          }
        } else if tag.last != UInt8(ascii: "/") {
          open.append(tag.prefix { $0 != UInt8(ascii: " ") })
        }
        position = end
      case UInt8(ascii: "&"):
        let rest = bytes[(position + 1)...].prefix(6)
        let names = ["amp;", "lt;", "gt;", "quot;", "#39;", "#8206;"]
        if !names.contains(where: { rest.starts(with: $0.utf8) }) { return "an ampersand that is no entity" }
      case 0..<9, 11..<32, 127: return "a control character"
      default: break
      }
      position += 1
    }
    return open.isEmpty ? nil : "<\(String(decoding: open[0], as: UTF8.self))> is not closed"
  }

  /// Two texts that stand on one another, or one that stands out of the sheet; nil for none.
  static func collision(_ drawing: Drawing) -> String? {
    let texts = drawing.texts
    for (row, text) in texts.enumerated() {
      let box = text.box
      if box.x < -10 || box.y < -10 || box.maxX > drawing.width + 10 || box.maxY > drawing.height + 40 {
        return "'\(text.text)' stands out of the sheet: \(box) in \(drawing.width) × \(drawing.height)"
      }
      for other in texts[(row + 1)...] where other.box.intersects(box.inset(12)) {
        // Both lean on one plate: they are compared there.
        if let mine = text.plate, let its = other.plate, mine.number == its.number,
          !its.box.intersects(mine.box.inset(12))
        {
          continue
        }
        return "'\(text.text)' and '\(other.text)' stand on one another"
      }
    }
    return nil
  }
}
