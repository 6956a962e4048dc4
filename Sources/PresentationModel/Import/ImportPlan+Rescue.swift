/// Why a scenario that was imported would not run to its end.
enum ImportTrouble: Equatable {
  /// Lines of it, from 1, are wrong under a version that is asked for.
  case doesNotLoad([Int])
  /// It ends at launch, with these words of UIKit's.
  case endsAtLaunch(String)
  /// A step, by its line, ends it.
  case endsInStep(Int, String)
}

/// The scenario that import writes loads and runs: what would prevent that becomes a comment.
extension ImportPlan {
  /// The most that is made a comment one by one, each after a run that ends there; then it is the whole.
  private static let mostRescues = 24

  /// Leaves out what a trial has stumbled over; false where nothing more can be left out.
  mutating func rescue(_ trouble: ImportTrouble, in text: [UInt8]) -> Bool {
    rescues += 1
    guard !isAllComment else { return false }
    if rescues > Self.mostRescues || !leavesOut(trouble, in: text) {
      isAllComment = true
      isExpected = false
      notes.append(
        ImportNote(line: 0, text: "no part of it that could be left out lets the scenario run: all of it is a comment"))
    }
    return true
  }

  private mutating func leavesOut(_ trouble: ImportTrouble, in text: [UInt8]) -> Bool {
    switch trouble {
    case .endsAtLaunch(let words):
      guard let row = row(namedIn: words) else { return false }
      leaveOut(row, because: "launch ends with '\(words)'")
      return true
    case .endsInStep(let number, let words):
      return leaveOut(line: Self.line(number, of: text), because: words)
    case .doesNotLoad(let numbers):
      var isFound = false
      for number in numbers {
        let line = Self.line(number, of: text)
        if let row = row(declaredBy: line) {
          leaveOut(row, because: "the version that is asked for does not have it")
          isFound = true
        } else if leaveOut(line: line, because: "it is wrong under the version that is asked for") {
          isFound = true
        }
      }
      return isFound
    }
  }

  /// A statement becomes a comment; false for another line, and where it is one already.
  private mutating func leaveOut(line: String, because ground: String) -> Bool {
    guard let first = line.utf8.first, first != 0x20, first != UInt8(ascii: "/"), !line.hasPrefix("window"),
      !line.hasPrefix("class "), !line.hasPrefix("ios "), !line.hasPrefix("device "), line != "}",
      commented[line] == nil
    else { return false }
    commented[line] = ground
    notes.append(ImportNote(line: 0, text: "'\(line)' is left as a comment: \(ground)"))
    return true
  }

  private mutating func leaveOut(_ row: Int, because ground: String) {
    leaveOut(row, "'\(names[row])' is left as a comment: \(ground)")
    for below in row + 1..<max(row + 1, forest.nodes.count) {
      let above = forest.nodes[below].above
      if above >= 0, forest.nodes[Int(above)].isLeftOut { forest.nodes[below].isLeftOut = true }
    }
  }

  /// The controller that a message of UIKit's names: `<Class name>`.
  private func row(namedIn words: String) -> Int? {
    var rows: [String: Int] = [:]
    for (row, name) in names.enumerated() where !forest.nodes[row].isLeftOut { rows[name] = row }
    for piece in words.split(separator: "<").dropFirst() {
      guard let inside = piece.split(separator: ">", omittingEmptySubsequences: false).first,
        let name = inside.split(separator: " ").last, let row = rows[String(name)]
      else { continue }
      return row
    }
    return nil
  }

  /// The controller that a line of an outline declares.
  private func row(declaredBy line: String) -> Int? {
    guard let colon = line.firstIndex(of: ":") else { return nil }
    let name = line[..<colon].drop { $0 == " " }
    return names.indices.first { !forest.nodes[$0].isLeftOut && names[$0] == name }
  }

  private static func line(_ number: Int, of text: [UInt8]) -> String {
    let lines = text.split(separator: 0x0a, maxSplits: number, omittingEmptySubsequences: false)
    guard number > 0, number <= lines.count else { return "" }
    return String(decoding: lines[number - 1], as: UTF8.self)
  }
}
