import Foundation
import Testing

@testable import PresentationModel

/// What the reference says of each property and method is so: whoever has an effect is read by some rule.
@Suite struct EffectTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The words behind a dot in the code of the rules and the simulation, comments apart.
  private static let words: Set<String> = {
    var result: Set<String> = []
    for folder in ["Rules", "Simulation", "Model", "Rendering"] {
      let directory = root.appending(path: "Sources/PresentationModel/\(folder)")
      for name in FileManager.default.subpaths(atPath: directory.path) ?? [] where name.hasSuffix(".swift") {
        guard !name.contains("Catalogue"),
          let text = try? String(contentsOf: directory.appending(path: name), encoding: .utf8)
        else { continue }
        for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
          for match in line.matches(of: /\.([A-Za-z]+)/) { result.insert(String(match.1)) }
        }
      }
    }
    return result
  }()

  @Test(arguments: Property.allCases.filter(\.hasEffect))
  func aPropertyWithAnEffectIsRead(_ property: Property) {
    #expect(Self.words.contains("\(property)"), "\(property.name): \(property.effect)")
  }

  @Test(arguments: Method.allCases) func everyMethodIsDispatched(_ method: PresentationModel.Method) {
    #expect(Self.words.contains("\(method)"), "\(method): \(method.effect)")
  }

  /// The tables of the reference.
  private static var tables: String {
    var lines: [String] = []
    for type in UIKitClass.allCases where !type.properties.isEmpty || !type.methods.isEmpty {
      lines += ["### \(type.name)", ""]
      if !type.properties.isEmpty {
        lines += ["| property | type | set | here |", "|---|---|---|---|"]
        for info in type.properties {
          let access =
            switch info.access {
            case .read: "–"
            case .write: "yes"
            case .initial: "before the first step"
            case .initialOrWrite: "yes"
            }
          lines.append("| `\(info.name)` | `\(info.type.name)` | \(access) | \(info.property.effect) |")
        }
        lines.append("")
      }
      if !type.methods.isEmpty {
        lines += ["| method | here |", "|---|---|"]
        for info in type.methods { lines.append("| `\(info.signature)` | \(info.method.effect) |") }
        lines.append("")
      }
    }
    lines += ["### Callbacks", "", "| callback | whose |", "|---|---|"]
    for info in CallbackInfo.all {
      lines.append("| `\(info.signature)` | \(info.delegateProtocol?.name ?? "UIViewController") |")
    }
    lines += ["", "### Classes of the system", "", "| class | is a |", "|---|---|"]
    for type in SystemClass.all { lines.append("| `\(type.name)` | `\(type.superclass.name)` |") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// `PRESIM_UPDATE=1 swift test --filter EffectTests` writes the tables anew.
  @Test func theReferenceHasTheTables() throws {
    let url = Self.root.appending(path: "Documentation/Language.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let mark = "<!-- generated from here on: PRESIM_UPDATE=1 swift test --filter EffectTests -->\n"
    let head = try #require(text.range(of: mark))
    let expected = text[..<head.upperBound] + "\n" + Self.tables
    if ProcessInfo.processInfo.environment["PRESIM_UPDATE"] != nil {
      try expected.write(to: url, atomically: true, encoding: .utf8)
    } else {
      #expect(text == expected)
    }
  }
}
