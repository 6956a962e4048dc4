import Foundation
import Testing

@testable import PresentationModel

/// The TextMate grammar is made from the language's tables. After a change of them
/// `PRESIM_WRITE_GRAMMAR=1 swift test --filter EditorGrammarTests` writes it anew.
@Suite struct EditorGrammarTests {
  private static let url = Repository.root.appendingPathComponent("Documentation/Editors/presim.tmLanguage.json")

  /// The words of the language by what they are.
  private struct Words {
    let constants = ["true", "false", "nil", "self", "super"]
    let control: [String]
    let swift: [String]
    let classes = UIKitClass.allCases.filter(\.canBeNamed).map(\.name) + SystemClass.all.map(\.name)
    let methods =
      MethodInfo.ofViewController.map(\.name) + MethodInfo.ofNavigationController.map(\.name)
      + MethodInfo.ofTabBarController.map(\.name) + MethodInfo.ofSplitViewController.map(\.name)
      + MethodInfo.ofPageViewController.map(\.name) + MethodInfo.ofAlertController.map(\.name)
      + MethodInfo.ofView.map(\.name) + MethodInfo.ofWindow.map(\.name)
      + MethodInfo.ofSheetPresentationController.map(\.name) + MethodInfo.ofDevice.map(\.name)

    init() {
      let constants = constants
      let taken = Name.words.map { "\($0)" }.filter { $0 != "_" }
      control = taken.filter { !constants.contains($0) } + ["if", "else"]
      swift = [
        "as", "async", "await", "break", "case", "catch", "continue", "default", "defer", "deinit", "do", "enum",
        "extension", "fallthrough", "fileprivate", "final", "for", "func", "guard", "import", "init", "internal", "is",
        "lazy", "let", "mutating", "open", "override", "private", "protocol", "public", "repeat", "required", "return",
        "static", "struct", "subscript", "switch", "throw", "throws", "try", "typealias", "unowned", "var", "weak",
        "where", "while",
      ].filter { !taken.contains($0) }
    }
  }

  private static func grammar() throws -> String {
    func words(_ list: [String]) -> String {
      "\\b(?:" + Set(list).sorted().joined(separator: "|") + ")\\b"
    }
    let known = Words()
    let patterns: [[String: Any]] = [
      ["name": "comment.line.double-slash.presim", "match": "//.*$"],
      ["name": "comment.block.presim", "begin": "/\\*", "end": "\\*/"],
      [
        "name": "string.quoted.double.presim", "begin": "\"", "end": "\"",
        "patterns": [["name": "constant.character.escape.presim", "match": "\\\\."]],
      ],
      ["name": "markup.other.hierarchy.presim", "match": "<[A-Za-z_][\\w.]*(?: \\w+)?>"],
      ["name": "constant.language.presim", "match": words(known.constants)],
      ["name": "keyword.control.presim", "match": words(known.control)],
      // At column one before another name: elsewhere a controller may be called so.
      ["name": "keyword.control.presim", "match": "^(?:complete|given|swift)\\b(?=\\s+[\\w\"])"],
      ["name": "keyword.other.swift.presim", "match": words(known.swift)],
      ["name": "storage.modifier.attribute.presim", "match": "@\\w+"],
      ["name": "support.class.presim", "match": words(known.classes)],
      ["name": "support.function.presim", "match": words(known.methods) + "(?=\\s*[({])"],
      ["name": "entity.name.type.presim", "match": "(?<=: )[A-Z]\\w*"],
      // Behind a value a point begins a member of it; where a value is wanted, a case.
      ["name": "variable.other.property.presim", "match": "(?<=[\\w)\\]?!])\\.[a-z]\\w*(?![\\w(])"],
      ["name": "variable.other.enummember.presim", "match": "(?<![\\w)\\]?!])\\.[a-z]\\w*(?![\\w(])"],
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

  // MARK: Vim

  private static let vimURL = Repository.root.appendingPathComponent("Documentation/Editors/vim/syntax/presim.vim")

  /// The same for Vim, and for Neovim before 0.9, which takes no colours from a server.
  private static func vim() -> String {
    let known = Words()
    func keywords(_ group: String, _ list: [String]) -> String {
      Set(list).sorted().map { "syntax keyword \(group) \($0)\n" }.joined()
    }
    let methods = Set(known.methods).sorted().joined(separator: "\\|")
    return """
      " presim in Vim and Neovim: copy the folder 'vim' to ~/.vim, or to ~/.config/nvim. Made by EditorGrammarTests.
      if exists("b:current_syntax")
        finish
      endif
      syntax case match
      syntax iskeyword @,48-57,_
      syntax match presimNumber "-\\?\\<\\d\\+\\(\\.\\d\\+\\)\\?\\>"
      syntax match presimCase "\\(\\w\\|[)\\]?!]\\)\\@1<!\\.\\l\\w*\\>(\\@!"
      syntax match presimProperty "\\(\\w\\|[)\\]?!]\\)\\@1<=\\.\\l\\w*\\>(\\@!"
      syntax match presimType "\\(: \\)\\@2<=\\u\\w*"
      syntax match presimMethod "\\<\\(\(methods)\\)\\>\\ze\\s*[({]"
      syntax match presimAttribute "@\\w\\+"
      syntax match presimKeyword "^\\(complete\\|given\\|swift\\)\\>\\ze\\s\\+[[:alnum:]_\"]"
      syntax match presimHierarchy "<\\h[[:alnum:]_.]*\\( \\w\\+\\)\\?>"
      syntax region presimString start=+"+ skip=+\\\\.+ end=+"+ contains=presimEscape
      syntax match presimEscape "\\\\." contained
      syntax match presimComment "//.*$"
      syntax region presimComment start="/\\*" end="\\*/"
      \(keywords("presimConstant", known.constants))\(keywords("presimKeyword", known.control))\(keywords("presimSwift", known.swift))\(keywords("presimClass", known.classes))
      highlight default link presimNumber Number
      highlight default link presimCase Constant
      highlight default link presimProperty Identifier
      highlight default link presimType Type
      highlight default link presimClass Type
      highlight default link presimMethod Function
      highlight default link presimAttribute PreProc
      highlight default link presimKeyword Keyword
      highlight default link presimSwift Statement
      highlight default link presimConstant Boolean
      highlight default link presimHierarchy Special
      highlight default link presimString String
      highlight default link presimEscape SpecialChar
      highlight default link presimComment Comment
      let b:current_syntax = "presim"

      """
  }

  @Test func theFileOfVimIsWhatTheTablesSay() throws {
    let text = Self.vim()
    if ProcessInfo.processInfo.environment["PRESIM_WRITE_GRAMMAR"] != nil {
      try text.write(to: Self.vimURL, atomically: true, encoding: .utf8)
    }
    try expect(String(contentsOf: Self.vimURL, encoding: .utf8), equals: text)
  }

  /// Vim itself says what is what, where it is installed.
  @Test(.enabled(if: ProgramOnPath.find("vim") != nil))
  func vimColoursAFile() throws {
    let presim = try PresimProcess()
    defer { presim.remove() }
    let lines = [
      "scenario \"a \\\" b\" // said", "window", "  home: HomeViewController", "home.present(card, animated: true)",
      "card.modalPresentationStyle = .fullScreen", "expect home.isViewLoaded == true", "override func log(_ x: Int) {}",
      "nav: UINavigationController", "given x = 12", "/* a", "b */",
    ]
    try presim.write(lines.joined(separator: "\n") + "\n", to: "a.presim")
    let wanted: [(line: Int, column: Int, group: String)] = [
      (1, 1, "presimKeyword"), (1, 11, "presimString"), (1, 13, "presimEscape"), (1, 22, "presimComment"),
      (2, 1, "presimKeyword"), (3, 3, ""), (3, 10, "presimType"), (4, 6, "presimMethod"), (4, 30, "presimConstant"),
      (5, 8, "presimProperty"), (5, 32, "presimCase"), (6, 1, "presimKeyword"), (6, 14, "presimProperty"),
      (7, 1, "presimSwift"), (8, 8, "presimClass"), (9, 1, "presimKeyword"), (9, 11, "presimNumber"),
      (10, 4, "presimComment"), (11, 1, "presimComment"),
    ]
    let asks = wanted.map { "call add(found, synIDattr(synID(\($0.line), \($0.column), 1), 'name'))" }
    var script = ["set nocompatible", "source \(Self.vimURL.path)", "let found = []"] + asks
    script += ["call writefile(found, 'found')", "qa!"]
    try presim.write(script.joined(separator: "\n") + "\n", to: "ask.vim")
    _ = try ProgramOnPath.run(
      try #require(ProgramOnPath.find("vim")),
      ["-u", "NONE", "-i", "NONE", "-n", "-es", "-c", "syntax on", "-S", "ask.vim", "a.presim"], in: presim.directory,
      environment: ["HOME": presim.directory.path])
    let found = try presim.read("found").components(separatedBy: "\n").dropLast()
    expect(found.count, equals: wanted.count)
    for (place, group) in zip(wanted, found) { expect(group, equals: place.group, "\(place)") }
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
