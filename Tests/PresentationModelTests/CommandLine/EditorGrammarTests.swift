import Foundation
import Testing

@testable import PresentationModel

/// The TextMate grammar is made from the language's tables. After a change of them
/// `PRESIM_WRITE_GRAMMAR=1 swift test --filter EditorGrammarTests` writes it anew.
@Suite struct EditorGrammarTests {
  private static let url = Repository.root.appendingPathComponent("Documentation/Editors/presim.tmLanguage.json")

  private static func grammar() throws -> String {
    func words(_ list: [String]) -> String {
      "\\b(?:" + Set(list).sorted().joined(separator: "|") + ")\\b"
    }
    let taken = Name.words.map { "\($0)" }.filter { $0 != "_" }
    let constants = ["true", "false", "nil", "self", "super"]
    let classes = UIKitClass.allCases.filter(\.canBeNamed).map(\.name) + SystemClass.all.map(\.name)
    let methods =
      MethodInfo.ofViewController.map(\.name) + MethodInfo.ofNavigationController.map(\.name)
      + MethodInfo.ofTabBarController.map(\.name) + MethodInfo.ofSplitViewController.map(\.name)
      + MethodInfo.ofPageViewController.map(\.name) + MethodInfo.ofAlertController.map(\.name)
      + MethodInfo.ofView.map(\.name) + MethodInfo.ofWindow.map(\.name)
      + MethodInfo.ofSheetPresentationController.map(\.name) + MethodInfo.ofDevice.map(\.name)
    let swift = [
      "as", "async", "await", "break", "case", "catch", "continue", "default", "defer", "deinit", "do", "enum",
      "extension",
      "fallthrough", "fileprivate", "final", "for", "func", "guard", "import", "init", "internal", "is", "lazy", "let",
      "mutating", "open", "override", "private", "protocol", "public", "repeat", "required", "return", "static",
      "struct",
      "subscript", "switch", "throw", "throws", "try", "typealias", "unowned", "var", "weak", "where", "while",
    ].filter { !taken.contains($0) }
    let patterns: [[String: Any]] = [
      ["name": "comment.line.double-slash.presim", "match": "//.*$"],
      ["name": "comment.block.presim", "begin": "/\\*", "end": "\\*/"],
      [
        "name": "string.quoted.double.presim", "begin": "\"", "end": "\"",
        "patterns": [["name": "constant.character.escape.presim", "match": "\\\\."]],
      ],
      ["name": "markup.other.hierarchy.presim", "match": "<[A-Za-z_][\\w.]*(?: \\w+)?>"],
      ["name": "constant.language.presim", "match": words(constants)],
      ["name": "keyword.control.presim", "match": words(taken.filter { !constants.contains($0) } + ["if", "else"])],
      // At column one before another name: elsewhere a controller may be called so.
      ["name": "keyword.control.presim", "match": "^(?:complete|given|swift)\\b(?=\\s+[\\w\"])"],
      ["name": "keyword.other.swift.presim", "match": words(swift)],
      ["name": "storage.modifier.attribute.presim", "match": "@\\w+"],
      ["name": "support.class.presim", "match": words(classes)],
      ["name": "support.function.presim", "match": words(methods) + "(?=\\s*[({])"],
      ["name": "entity.name.type.presim", "match": "(?<=: )[A-Z]\\w*"],
      ["name": "variable.other.enummember.presim", "match": "\\.[a-z]\\w*(?![\\w(])"],
      ["name": "constant.numeric.presim", "match": "-?\\b\\d+(?:\\.\\d+)?\\b"],
    ]
    let document: [String: Any] = [
      "$schema": "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json", "name": "presim",
      "scopeName": "source.presim", "fileTypes": ["presim"], "patterns": patterns,
    ]
    let data = try JSONSerialization.data(
      withJSONObject: document, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  @Test func theFileIsWhatTheTablesSay() throws {
    let text = try Self.grammar()
    if ProcessInfo.processInfo.environment["PRESIM_WRITE_GRAMMAR"] != nil {
      try text.write(to: Self.url, atomically: true, encoding: .utf8)
    }
    try expect(String(contentsOf: Self.url, encoding: .utf8), equals: text)
  }

  @Test func everyPatternIsARegularExpression() throws {
    let data = try Data(contentsOf: Self.url)
    let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    for pattern in document["patterns"] as? [[String: Any]] ?? [] {
      for key in ["match", "begin", "end"] {
        if let text = pattern[key] as? String { _ = try NSRegularExpression(pattern: text) }
      }
    }
  }
}
