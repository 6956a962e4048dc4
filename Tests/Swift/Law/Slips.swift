import Foundation
@testable import PresentationModel

/// A program with one slip in one of its lines: a letter, a label, a word or a sign.
struct Slip {
  let program: Program
  /// What kind of slip it is.
  let kind: String
  /// The line of the program that has it, from 0, and how it reads then.
  let row: Int
  let line: String

  /// As answers and `slips.txt` name it.
  var title: String { "\(program.title), \(kind): \(line.trimmingCharacters(in: .whitespaces))" }

  /// The program with the slip.
  var mistaken: Program {
    var program = program
    program.lines[row] = line
    return program
  }

  /// As a file that the compiler checks, without the lines that run it.
  var source: String { mistaken.inHome.joined(separator: "\n") + "\n" }

  /// Slips of a program: those that its title draws, so that another program changes none of them.
  static func slips(in program: Program) -> [Slip] {
    var draw = Draw(program.title)
    var all: [Slip] = []
    for (row, line) in program.lines.enumerated() { all += slips(of: line, row, program, &draw) }
    let kinds = Set(all.map(\.kind)).sorted()
    guard !kinds.isEmpty else { return [] }
    return (0..<min(2, kinds.count)).compactMap { _ in
      let kind = kinds[draw.number(below: kinds.count)]
      let some = all.filter { $0.kind == kind }
      return some[draw.number(below: some.count)]
    }
  }

  private static func slips(of line: String, _ row: Int, _ program: Program, _ draw: inout Draw) -> [Slip] {
    let tokens = tokens(of: line)
    var found: [Slip] = []
    for (index, token) in tokens.enumerated() {
      let before = index > 0 ? tokens[index - 1].text : ""
      let next = index + 1 < tokens.count ? tokens[index + 1].text : ""
      func add(_ kind: String, _ text: String, until last: Int? = nil) {
        let end = last.map { tokens[$0].range.lowerBound } ?? token.range.upperBound
        let changed = line[..<token.range.lowerBound] + text + line[end...]
        found.append(Slip(program: program, kind: kind, row: row, line: String(changed)))
      }
      let word = token.text
      if word.first?.isLetter == true, word.count > 3, !["say", "heard"].contains(word) {
        let isKeyword = keywords.contains(word)
        if !declaring.contains(before) {
          add(
            isKeyword
              ? "word" : before == "." ? "member" : next == ":" ? "label" : word.first!.isUppercase ? "type" : "name",
            draw.misspelt(word))
        }
      }
      switch word {
      case "return", "try", "await", "override", "mutating",
        "static" where index + 1 < tokens.count:
        if index + 1 < tokens.count { add("no '\(word)'", "", until: index + 1) }
      case "self" where next == "." && index + 2 < tokens.count: add("no 'self.'", "", until: index + 2)
      case "var": add("'let' for 'var'", "let")
      case "==": add("'=' for '=='", "=")
      case "true", "false": add("a text for a 'Bool'", "\"\(word)\"")
      case "(", ")", "{", "}", "[", "]", ",", ":", "->", "?", "!": add("no '\(word)'", "")
      default: break
      }
      if next == ":", ["(", ","].contains(before), index + 2 < tokens.count, word.first?.isLetter == true {
        add("no label", "", until: index + 2)
      }
      if word.first?.isNumber == true { add("a text for a number", "\"\(word)\"") }
      if word.hasPrefix("\""), index < 2 || tokens[index - 2].text != "say" { add("a number for a text", "1") }
    }
    return found.filter { $0.line != line }
  }

  private static let keywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "guard", "else", "return", "switch", "case", "default",
    "while", "throw", "throws", "await", "async", "override", "private", "final", "static", "self", "super", "init",
    "true", "false", "where", "catch", "lazy", "weak", "mutating", "some", "inout", "defer", "repeat", "break",
    "continue",
  ]
  private static let declaring: Set<String> = [
    "let", "var", "func", "class", "struct", "enum", "protocol", "case", "typealias", "for", "extension", "@",
  ]

  /// The words and signs of a line; a text is one, and what stands behind `//` is none.
  private static func tokens(of line: String) -> [(text: String, range: Range<String.Index>)] {
    var tokens: [(String, Range<String.Index>)] = []
    var index = line.startIndex
    func end(_ holds: (Character) -> Bool) -> String.Index { line[index...].firstIndex { !holds($0) } ?? line.endIndex }
    while index < line.endIndex {
      var next = line.index(after: index)
      switch line[index] {
      case " ":
        index = next
        continue
      case "/" where line[index...].hasPrefix("//"): return tokens
      case "\"":
        // A text with another one in it is left as it is.
        next = line[next...].firstIndex(of: "\"").map { line.index(after: $0) } ?? line.endIndex
        if line[index..<next].contains("\\") || line[index...].hasPrefix("\"\"\"") { return tokens }
      case let letter where letter.isLetter || letter == "_": next = end { $0.isLetter || $0.isNumber || $0 == "_" }
      case let digit where digit.isNumber: next = end { $0.isNumber || $0 == "." }
      default:
        for sign in ["->", "==", "!=", "??", "?.", "&&", "||", "<=", ">=", "+=", "-=", "..."]
        where line[index...].hasPrefix(sign) {
          next = line.index(index, offsetBy: sign.count)
        }
      }
      tokens.append((String(line[index..<next]), index..<next))
      index = next
    }
    return tokens
  }

  /// Numbers that a text draws.
  struct Draw {
    private var state: UInt64

    init(_ text: String) {
      state = text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
    }

    mutating func number(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }

    /// A word without one of its letters behind the first, with one of them twice, or with two in the other order.
    mutating func misspelt(_ word: String) -> String {
      var letters = Array(word)
      let row = 1 + number(below: letters.count - 2)
      switch number(below: 3) {
      case 0: letters.remove(at: row)
      case 1: letters.insert(letters[row], at: row)
      default: letters.swapAt(row, row + 1)
      }
      return String(letters)
    }
  }
}

/// Holds what presim says of slips against what the compiler says.
enum SlipLaw {
  /// What is known to differ, and what differs.
  enum Difference: String {
    case isNoError = "presim says an error, and swiftc none"
    case isSilent = "swiftc says an error, and presim none"
    case isElsewhere = "presim says it on another line"
    case isSeveral = "presim says several errors"
  }

  /// - Parameter said: what the compiler has said of all files, in their order: `12.swift:3:5: error: …`.
  static func differences(_ slips: [Slip], _ said: String) -> [(slip: Slip, difference: Difference, text: String)] {
    var wrong: [Int: Set<Int>] = [:]
    for line in said.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 3)
      guard parts.count == 4, parts[3].hasPrefix(" error:"), let row = Int(parts[0].dropLast(6)),
        let place = Int(parts[1])
      else { continue }
      wrong[row, default: []].insert(place)
    }
    var found: [(Slip, Difference, String)] = []
    for (row, slip) in slips.enumerated() {
      let scenario = Scenario.load(bytes: Array(slip.mistaken.scenario.utf8), path: "Slip")
      let own = scenario.diagnostics.filter { $0.severity == .error }
      let lines = own.map { scenario.source.line(of: Int($0.range.start)) }
      let text = own.first.map { "line \(lines[0]): \($0.message)" } ?? "no error"
      guard let places = wrong[row] else {
        if !own.isEmpty { found.append((slip, .isNoError, text)) }
        continue
      }
      if own.isEmpty {
        found.append((slip, .isSilent, "line \(places.min() ?? 0)"))
      } else if !places.contains(lines[0]), lines[0] != slip.row + 1 {
        found.append((slip, .isElsewhere, text))
      } else if own.count > 1 {
        found.append((slip, .isSeveral, text))
      }
    }
    return found
  }
}
