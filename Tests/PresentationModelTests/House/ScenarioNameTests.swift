import Foundation
import Testing

@testable import PresentationModel

/// Scenarios are named for what they show, and each first comment is clear to who has opened this one file.
@Suite struct ScenarioNameTests {
  /// A file below `Scenarios`.
  struct Page: Sendable, CustomTestStringConvertible {
    /// From `Scenarios` on.
    let path: String
    let text: String
    var folder: String { path.split(separator: "/").dropLast().joined(separator: "/") }
    /// Without its ending.
    var name: String { String((path.split(separator: "/").last ?? "").dropLast(".presim".count)) }
    var testDescription: String { path }

    /// The comment that it begins with, as one line.
    var firstComment: String {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).drop { $0.isEmpty }
      return lines.prefix { $0.hasPrefix("//") }.map { $0.dropFirst(2).trimmingCharacters(in: .whitespaces) }
        .joined(separator: " ")
    }
  }

  private static let pages: [Page] = {
    let root = SourceTree.root.appending(path: "Scenarios")
    let paths = (FileManager.default.subpaths(atPath: root.path) ?? []).filter { $0.hasSuffix(".presim") }.sorted()
    return paths.map {
      Page(path: $0, text: (try? String(contentsOf: root.appending(path: $0), encoding: .utf8)) ?? "")
    }
  }()

  /// What is wrong with a name; nil for one that is right.
  static func objection(to name: String, in text: String) -> String? {
    let words = name.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    for word in words {
      guard let first = word.first, first.isLowercase || first.isNumber,
        word.utf8.allSatisfy({ $0 < 128 }), word.allSatisfy({ $0.isLetter || $0.isNumber })
      else { return "'\(word)' is no word in lower case" }
      // Capitals belong to UIKit's names, and those stand in the file.
      if word.contains(where: \.isUppercase), !text.lowercased().contains(word.lowercased()) {
        return "'\(word)' does not stand in the file"
      }
    }
    for (first, second) in zip(words, words.dropFirst()) {
      let id = "\(first)-\(second)".uppercased()
      if DecisionID(id) != nil || LintID(id) != nil || ChoiceID.allCases.contains(where: { $0.text == id }) {
        return "it holds the ID \(id)"
      }
    }
    // A version behind the sentence tells two files apart.
    let version = words.lastIndex(of: "ios") ?? words.count
    let count = words[version...].dropFirst().allSatisfy { Int($0) != nil } ? version : words.count
    if count < 3 || count > 10 { return "it has \(count) words: 3 to 8 are a small sentence" }
    return nil
  }

  /// What a first comment must not say, and the reader's reason.
  private static let notForOneFile: [(words: String, reason: String)] = [
    ("believed before", "what presim once said helps nobody"), ("presim once", "what presim once said helps nobody"),
    ("the other file", "it is not open"), ("another file", "it is not open"), ("file beside", "it is not open"),
    ("the file above", "it is not open"), ("as above", "nothing stands above"), ("the lesson", "it is not open"),
    ("the same on ios", "the same as what?"), ("the same with", "the same as what?"), ("so it was", "how was it?"),
    ("likewise", "like what?"), ("document 4", "say 'the classic documents'"),
    ("the documents", "say 'the classic documents'"),
  ]

  static func objection(toComment comment: String) -> String? {
    guard !comment.isEmpty else { return "begin with a comment that says what the file shows" }
    for word in comment.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "-" }).map(String.init)
    where
      DecisionID(word) != nil || LintID(word) != nil || ChoiceID.allCases.contains(where: { $0.text == word })
    {
      return "\(word): a reader does not know IDs"
    }
    let said = comment.lowercased()
    return notForOneFile.first { said.contains($0.words) }.map { "'\($0.words)': \($0.reason)" }
  }

  @Test func namesAreSmallSentencesWithoutIDs() {
    for page in Self.pages {
      let objection = Self.objection(to: page.name, in: page.text)
      expect(objection, equals: nil, "\(page.path): \(objection ?? "")")
    }
    #expect(Self.pages.count > 1000)
  }

  /// Also where capitals make no difference.
  @Test func aFolderHasEachNameOnce() {
    let paths = Dictionary(grouping: Self.pages) { $0.path.lowercased() }
    for (path, pages) in paths { expect(pages.count, equals: 1, "\(path)") }
  }

  @Test func firstCommentsAreClearAlone() {
    for page in Self.pages {
      let objection = Self.objection(toComment: page.firstComment)
      expect(objection, equals: nil, "\(page.path): \(objection ?? "")")
    }
  }

  @Test(arguments: [
    ("CTX-04-not-for-full-screen", "no word in lower case"), ("ctx-04-is-not-asked", "ID CTX-04"),
    ("see-t-1-in-vain", "ID T-1"), ("two-words", "2 words"), ("what-viewDidLoad-sets", "does not stand in the file"),
    ("an-x--y", "no word"), ("a-sheet-on-ios-12-and-later-ios-12", nil), ("a-sheet-is-small-ios-8-1", nil),
  ])
  func findsTheFaultOfAName(_ name: String, _ fault: String?) {
    let objection = Self.objection(to: name, in: "window\n  a: A")
    #expect(fault.map { objection?.contains($0) == true } ?? (objection == nil), "\(objection ?? "none")")
  }

  @Test(arguments: [
    ("", "begin with"), ("The list is asked (CTX-04).", "CTX-04"), ("A sheet. Believed before: none.", "once said"),
    ("The same on iOS 12.", "as what"), ("A sheet leaves the list in the window.", nil),
  ])
  func findsTheFaultOfAComment(_ comment: String, _ fault: String?) {
    let objection = Self.objection(toComment: comment)
    #expect(fault.map { objection?.contains($0) == true } ?? (objection == nil), "\(objection ?? "none")")
  }
}
