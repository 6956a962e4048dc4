import Foundation
import Testing

@testable import PresentationModel

/// What the library shows to a package that imports it: no more than a reader of the catalogue takes in, and all of it
/// told there.
@Suite struct SurfaceTests {
  /// The public types at the top level, and whether there is anything public there that is no type.
  private static let surface: (types: [String], others: [String]) = {
    var types: [String] = []
    var others: [String] = []
    for file in SourceTree.library {
      for line in file.code.split(separator: "\n") where line.hasPrefix("public ") {
        let found = SourceTree.declarations(String(line))
        types += found
        if found.isEmpty { others.append("\(file.path): \(line)") }
      }
    }
    return (types.sorted(), others)
  }()

  @Test func theSurfaceIsOfTheSizeOfItsSubject() {
    #expect(Self.surface.types.count <= 60, "\(Self.surface.types.count) public types")
    #expect(Self.surface.types.contains("App") && Self.surface.types.contains("Callback"))
    expect(Self.surface.others, equals: [])
  }

  /// Every public type stands in the catalogue's topics, and nothing else does.
  @Test func theCatalogueNamesEveryPublicType() throws {
    let page = try String(
      contentsOf: SourceTree.root.appending(
        path: "Sources/PresentationModel/PresentationModel.docc/PresentationModel.md"),
      encoding: .utf8)
    let topics = try #require(page.range(of: "## Topics"))
    let named = page[topics.upperBound...].matches(of: /- ``(\w+)``/).map { String($0.1) }
    expect(named.sorted(), equals: Self.surface.types)
  }

  /// Every case of a public enumeration has a doc comment, and a line of its own for it.
  @Test func everyCaseOfAPublicEnumerationIsDocumented() {
    var count = 0
    for file in SourceTree.library {
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (row, line) in lines.enumerated() {
        let words = line.split(separator: " ")
        guard words.first == "public", words.contains("enum") else { continue }
        let indent = String(line.prefix { $0 == " " })
        for next in (row + 1)..<lines.count {
          if lines[next].hasPrefix(indent + "}") { break }
          guard lines[next].hasPrefix(indent + "  case ") else { continue }
          count += 1
          let isAlone = !lines[next].contains(",")
          #expect(
            isAlone && lines[next - 1].drop { $0 == " " }.hasPrefix("/// "), "\(file.path): \(lines[next])")
        }
      }
    }
    #expect(count > 150)
  }

  /// The comment of a callback is UIKit's declaration of it.
  @Test(arguments: Callback.allCases.filter { $0 != .unwindAction })
  func theCommentOfACallbackIsItsSignature(_ callback: Callback) throws {
    let file = try #require(SourceTree.library.first { $0.path == "UIKit/Callback.swift" })
    let comment = "  /// `\(callback.info.signature)` of `\(callback.info.ownerName)`."
    let lines = file.text.split(separator: "\n")
    let row = try #require(lines.firstIndex { $0 == "  case \(callback)" })
    #expect(lines[row - 1].hasPrefix(comment), "\(lines[row - 1])")
  }
}
