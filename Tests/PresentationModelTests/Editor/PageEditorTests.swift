import Foundation
import Testing

@testable import PresentationModel

/// The playground completes and explains words as the language server does: the same words, at the same places.
@Suite struct PageEditorTests {
  private static let text = """
    // 😀 é
    class ListViewController: UIViewController {
        @IBAction func didTapAdd(_ sender: Any) {
            let editor = EditorViewController()
            present(editor, animated: true)
            editor.
        }
    }

    window
      tabs: UITabBarController
        list: ListViewController

    list.didTapAdd()
    expect tabs.

    """

  private func request(_ command: UInt8, _ unit: Int, _ text: String = text) throws -> [String: Any] {
    func little(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) } }
    let head = [command] + little(UInt32(bitPattern: Int32(unit))) + little(0) + little(0) + little(0)
    let answer = Reports.answer(head + Array(text.utf8))
    return try #require(try JSONSerialization.jsonObject(with: Data(answer)) as? [String: Any])
  }

  /// Each place of the text, as the protocol names it.
  private static let places: [(unit: Int, line: Int, character: Int)] = {
    var places: [(Int, Int, Int)] = []
    var (line, character) = (0, 0)
    let units = Array(text.utf16)
    for unit in 0...units.count {
      places.append((unit, line, character))
      if unit < units.count, units[unit] == 10 { (line, character) = (line + 1, 0) } else { character += 1 }
    }
    return places
  }()

  private func client() throws -> (PresimProcess, LanguageClient) {
    let presim = try PresimProcess()
    let client = try LanguageClient(presim)
    _ = try client.start()
    try client.open(Self.text)
    return (presim, client)
  }

  @Test func completionsAreTheServers() throws {
    let (presim, client) = try self.client()
    defer { presim.remove() }
    var count = 0
    for place in Self.places where place.unit % 7 == 0 || place.character > 0 && place.unit % 3 == 0 {
      let there = try client.at("completion", place.line, place.character) as? [String: Any]
      let items = there?["items"] as? [[String: Any]] ?? []
      let here = try request(8, place.unit)
      let own = here["items"] as? [[String: Any]] ?? []
      expect(own.map { $0["label"] as? String }, equals: items.map { $0["label"] as? String }, "\(place)")
      expect(own.map { $0["detail"] as? String }, equals: items.map { $0["detail"] as? String ?? "" }, "\(place)")
      let meanings = items.map { $0["documentation"] as? String ?? "" }
      expect(own.map { $0["meaning"] as? String }, equals: meanings, "\(place)")
      let edits = items.map { $0["textEdit"] as? [String: Any] }
      expect(own.map { $0["text"] as? String }, equals: edits.map { $0?["newText"] as? String }, "\(place)")
      if let range = edits.first??["range"] as? [String: [String: Int]] {
        expect(unit(range["start"]), equals: here["start"] as? Int, "\(place)")
        expect(unit(range["end"]), equals: here["end"] as? Int, "\(place)")
      }
      count += own.count
    }
    #expect(count > 1_000)
    #expect(try client.stop() == 0)
  }

  @Test func hoversAreTheServers() throws {
    let (presim, client) = try self.client()
    defer { presim.remove() }
    var count = 0
    for place in Self.places where place.unit % 4 == 0 {
      let there = try client.at("hover", place.line, place.character) as? [String: Any]
      let value = (there?["contents"] as? [String: Any])?["value"] as? String ?? ""
      let here = try request(9, place.unit)
      guard let texts = here["text"] as? [String] else {
        #expect(there?["range"] == nil, "\(place)")
        continue
      }
      count += 1
      for words in texts { #expect(value.contains(words), "\(place): \(words)") }
      if let code = here["code"] as? String { #expect(value.contains(code), "\(place): \(code)") }
      let range = there?["range"] as? [String: [String: Int]]
      expect(unit(range?["start"]), equals: here["start"] as? Int, "\(place)")
    }
    #expect(count > 10)
    #expect(try client.stop() == 0)
  }

  @Test func signaturesAreTheServers() throws {
    let (presim, client) = try self.client()
    defer { presim.remove() }
    var count = 0
    for place in Self.places {
      let there = try client.at("signatureHelp", place.line, place.character) as? [String: Any]
      let here = try request(11, place.unit)
      let items = there?["signatures"] as? [[String: Any]] ?? []
      let own = here["signatures"] as? [[String: Any]] ?? []
      expect(own.map { $0["label"] as? String }, equals: items.map { $0["label"] as? String }, "\(place)")
      expect(here["active"] as? Int, equals: there?["activeSignature"] as? Int, "\(place)")
      for (one, other) in zip(own, items) {
        let label = Array((one["label"] as? String ?? "").utf16)
        let parts = (one["parameters"] as? [[String: Int]] ?? []).map { range in
          String(decoding: label[(range["start"] ?? 0)..<(range["end"] ?? 0)], as: UTF16.self)
        }
        let texts = (other["parameters"] as? [[String: Any]] ?? []).map { $0["label"] as? String ?? "" }
        expect(parts, equals: texts, "\(place)")
        expect(one["active"] as? Int ?? parts.count, equals: other["activeParameter"] as? Int, "\(place)")
        expect(one["meaning"] as? String, equals: other["documentation"] as? String ?? "", "\(place)")
        count += 1
      }
    }
    #expect(count > 20)
    #expect(try client.stop() == 0)
  }

  private func unit(_ position: [String: Int]?) -> Int? {
    Self.places.first { $0.line == position?["line"] && $0.character == position?["character"] }?.unit
  }

  /// A page may ask for any place of any text.
  @Test func everyPlaceIsAnswered() throws {
    for command in [8, 9, 11] as [UInt8] {
      for unit in [-5, 0, 3, 100_000, Int(Int32.max)] {
        _ = try request(command, unit)
        _ = try request(command, unit, "")
        _ = try request(command, unit, "😀")
      }
    }
  }
}
