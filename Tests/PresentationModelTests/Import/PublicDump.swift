import Foundation
import Testing

/// A dump from the public, with the lines that say where it is from.
struct PublicDump: CustomTestStringConvertible {
  let name: String
  let text: String

  var testDescription: String { name }
  /// The dump alone.
  var lines: [String] {
    text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("#") }
  }

  static let all: [PublicDump] = {
    let folder = Repository.root.appendingPathComponent("Tests/PresentationModelTests/Import/Dumps")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { name in
      guard let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8) else { return nil }
      return PublicDump(name: name, text: text)
    }
  }()
}
