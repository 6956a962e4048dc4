import Foundation
import Testing

@testable import PresentationModel

/// A question of `Rules/` has a table test of its own, `Rules/<Question>Tests.swift`, which asks it of bare worlds.
@Suite struct QuestionTests {
  static let folder = SourceTree.root.appending(path: "Tests/PresentationModelTests/Rules")

  static let questions = Set(
    SourceTree.library.filter { $0.folder == "Rules" && $0.path.split(separator: "/").count == 3 }
      .map { String($0.path.split(separator: "/")[1]) }
  ).sorted()

  @Test(arguments: questions)
  func hasATableTest(question: String) throws {
    let file = Self.folder.appending(path: "\(question)Tests.swift")
    let text = try? String(contentsOf: file, encoding: .utf8)
    try #require(text != nil, "Rules/\(question) has no Tests/PresentationModelTests/Rules/\(question)Tests.swift")
    expect(text?.contains("@Suite struct \(question)Tests"), equals: true)
    // It asks the question itself, in the order of its file, or a rule of its own folder.
    let names = SourceTree.library.filter { $0.path.hasPrefix("Rules/\(question)/") }.flatMap {
      SourceTree.declarations($0.code)
    }
    #expect(names.contains { text?.contains("\($0).") == true }, "\(question)Tests asks nothing of Rules/\(question)")
  }
}
