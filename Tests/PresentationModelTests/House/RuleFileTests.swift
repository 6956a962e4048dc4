import Testing

@testable import PresentationModel

/// A rule's file reads from the top: its head, what it decides, UIKit's words, then the rulebook's text.
@Suite struct RuleFileTests {
  /// A type that has an entry: its name, and its members in order, each with the comments above it.
  struct RuleType {
    let file: SourceTree.File
    let name: String
    var members: [Member] = []
  }

  struct Member {
    var comment = ""
    /// Without comments and the contents of strings.
    var code = ""
    var part = Part.decision
  }

  enum Part: Int, Comparable {
    case head, decision, message, entry

    static func < (a: Part, b: Part) -> Bool { a.rawValue < b.rawValue }
  }

  static let types: [RuleType] = SourceTree.library.filter {
    ["Rules", "Schedules", "Lint", "Simulation"].contains($0.folder)
  }.flatMap(ruleTypes)

  static func ruleTypes(_ file: SourceTree.File) -> [RuleType] {
    let written = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let code = file.code.split(separator: "\n", omittingEmptySubsequences: false)
    var found: [RuleType] = []
    var type: RuleType?
    var comment = ""
    for (line, text) in zip(code, written) {
      if let first = text.first, first != " " {
        if line == "}", let ended = type, ended.members.last?.part != nil,
          ended.members.contains(where: { $0.part == .entry })
        {
          found.append(ended)
        }
        let words = line.split { !($0.isLetter || $0.isNumber) }
        type = line.hasSuffix("{") && words.first == "enum" ? RuleType(file: file, name: String(words[1])) : nil
        comment = ""
        continue
      }
      let isMember = line.hasPrefix("  ") && line.dropFirst(2).first.map { $0.isLetter || $0 == "@" } ?? false
      if isMember {
        type?.members.append(Member(comment: comment, code: String(line), part: part(line)))
        comment = ""
      } else if text.hasPrefix("  //") {
        comment += text.drop { $0 == " " || $0 == "/" } + " "
      } else if let count = type?.members.count, count > 0 {
        type?.members[count - 1].code += "\n" + line
      }
    }
    return found
  }

  private static func part(_ line: Substring) -> Part {
    let words = line.split { !($0.isLetter || $0.isNumber) }
    guard words.count > 2, words[0] == "static", words[1] == "let" || words[1] == "var" else { return .decision }
    if ["id", "question", "versions", "isAboutTheResult", "yieldsToOthers"].contains(words[2]) { return .head }
    if words[2] == "entry" { return .entry }
    return line.contains("= UIKitMessage(") ? .message : .decision
  }

  @Test func theDecisionStandsAboveTheTexts() {
    #expect(Self.types.count > 290)
    for type in Self.types {
      let parts = type.members.map(\.part)
      expect(parts, equals: parts.sorted(), "\(type.file.path): \(type.name) is to be head, decision, messages, entry")
      expect(parts.filter { $0 == .entry }.count, equals: 1, "\(type.file.path): \(type.name)")
    }
  }

  /// A rule that nobody asks for an answer and that passes nothing over only announces what is done elsewhere. Its
  /// comment names who does it: a member that exists.
  @Test func anAnnouncementNamesWhoCarriesItOut() {
    var count = 0
    for type in Self.types where type.file.folder == "Rules" || type.file.folder == "Schedules" {
      let decision = type.members.filter { $0.part == .decision }
      let named = decision.flatMap { Self.carriers($0.comment) }
      for name in named { #expect(Self.exists(name), "\(type.file.path): there is no '\(name)'") }
      guard Self.onlyAnnounces(decision.map(\.code).joined(separator: "\n")) else { continue }
      #expect(!named.isEmpty, "\(type.file.path): \(type.name) says nowhere who carries it out")
      count += 1
    }
    #expect(count > 10)
  }

  private static func onlyAnnounces(_ code: String) -> Bool {
    let answers = code.components(separatedBy: "Finding<").dropFirst()
    let decides = ["declines(", "passesOver(", "refuses(", "return nil", "Schedule(", "Schedule.Beat"]
    return !answers.isEmpty && answers.allSatisfy { $0.hasPrefix("Void> {") } && !decides.contains(where: code.contains)
  }

  /// `Simulator.raise` of "`Simulator.raise` carries it out".
  private static func carriers(_ comment: String) -> [String] {
    comment.components(separatedBy: ". ").flatMap { sentence in
      sentence.contains("carries it out") || sentence.contains("carry it out")
        ? sentence.split(separator: "`").filter { $0.contains(".") && !$0.contains(" ") }.map(String.init) : []
    }
  }

  /// Whether a type has a member of that name.
  private static func exists(_ name: String) -> Bool {
    let parts = name.split(separator: ".")
    guard parts.count == 2 else { return false }
    return declared.contains { $0.types.contains(parts[0]) && $0.members.contains(parts[1]) }
  }

  /// What each file of the library declares or extends, and the members that it declares.
  private static let declared: [(types: Set<Substring>, members: Set<Substring>)] = SourceTree.library.map { file in
    var (types, members): (Set<Substring>, Set<Substring>) = ([], [])
    for line in Array(file.code.utf8).split(separator: UInt8(ascii: "\n")) {
      let words = line.split { !isOfAWord($0) }.map { Substring(decoding: $0, as: UTF8.self) }
      for (word, next) in zip(words, words.dropFirst()) {
        switch word {
        case "struct", "enum", "extension": next.split(separator: ".").last.map { _ = types.insert($0) }
        case "func", "var", "let", "case": members.insert(next)
        default: break
        }
      }
      if words.first == "case" { members.formUnion(words.dropFirst()) }
    }
    return (types, members)
  }

  private static func isOfAWord(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x80..., UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// A comment of a rule that leans on another one names its type, so that a reader finds it.
  @Test func aCommentThatNamesAnotherRuleNamesItsType() {
    var types: [String: String] = [:]
    for id in RuleID.allCases { types[id.text] = Self.type(of: "RuleID.\(id)") }
    for file in SourceTree.library where ["Rules", "Schedules", "Lint"].contains(file.folder) {
      let own = Set(Self.types.filter { $0.file.path == file.path }.map(\.name))
      for comment in Self.comments(file.text) {
        for id in Self.ids(comment) {
          guard let type = types[id], !own.contains(type) else { continue }
          #expect(comment.contains("`\(type)`"), "\(file.path): '\(comment)' means \(type)")
        }
      }
    }
  }

  private static func type(of id: String) -> String? {
    types.first { type in type.members.contains { $0.part == .head && $0.code.hasSuffix("= \(id)") } }?.name
  }

  /// Every ID that a comment of the library names is one of the rulebook.
  @Test func everyIDOfACommentExists() {
    let known = Set(
      RuleID.allCases.map(\.text) + MessageID.allCases.map(\.text) + ChoiceID.allCases.map(\.text)
        + LintID.allCases.map(\.text))
    let families = Set(known.compactMap { $0.split(separator: "-").first.map(String.init) })
    var count = 0
    for file in SourceTree.library {
      for id in Self.comments(file.text).flatMap(Self.ids) {
        guard families.contains(String(id.prefix { $0 != "-" })) else { continue }
        #expect(known.contains(id), "\(file.path): there is no \(id)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  /// The runs of comment lines of a file.
  private static func comments(_ text: String) -> [String] {
    var found: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let rest = line.drop { $0 == " " }
      guard rest.hasPrefix("//") else {
        isOpen = false
        continue
      }
      let words = String(rest.drop { $0 == "/" || $0 == " " })
      if isOpen { found[found.count - 1] += " " + words } else { found.append(words) }
      isOpen = true
    }
    return found
  }

  /// `CTX-04`, `P-L01`: capitals, a hyphen, at most one capital, digits.
  private static func ids(_ text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "-") }.compactMap { word in
      let parts = word.split(separator: "-")
      guard parts.count == 2, parts[0].allSatisfy(\.isUppercase) else { return nil }
      let number = parts[1].first?.isUppercase == true ? parts[1].dropFirst() : parts[1]
      return !number.isEmpty && number.allSatisfy(\.isNumber) ? String(word) : nil
    }
  }
}
