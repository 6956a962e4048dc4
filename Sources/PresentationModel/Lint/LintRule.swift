/// A rule of the linter: one file, with what it says, when it reports, and what is to be done.
///
/// It looks at the book that lint keeps while it reads a scenario, asks the questions that the simulator asks, and
/// answers with what it found; it changes nothing.
protocol LintRule {
  /// Its ID in the rulebook.
  static var id: LintID { get }
  /// Where it holds: everywhere, where it does not say otherwise.
  static var versions: Versions { get }
  /// The rulebook's text of it.
  static var entry: LintEntry { get }
  /// Whether it reports nothing where its fix would only cause another finding as severe.
  static var yieldsToOthers: Bool { get }
  /// Whether it says what comes of a call: of one that is refused whenever it runs nothing comes.
  static var isAboutTheResult: Bool { get }

  /// Its finding about a statement, before the statement changes the book.
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion?
  /// Its finding about a statement when all of its body has been read.
  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion?
  /// Its findings about the outlines and classes, as launch leaves them.
  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion]
  /// What it says when the whole file has been read.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion]
  /// What it says when the file has been run at the side, beside what was found by reading it.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion]
}

extension LintRule {
  static var versions: Versions { Versions(.everywhere, "iOS 8–27.") }
  static var yieldsToOthers: Bool { false }
  static var isAboutTheResult: Bool { false }
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? { nil }
  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? { nil }
  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] { [] }
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] { [] }
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] { [] }
}

extension LintID {
  /// Whether what it reports is seen only in the run of the file.
  var isSeenInTheRun: Bool { self == .lnt44 || self == .lnt45 || self == .lnt50 || self == .lnt57 || self == .lnt59 }
}

extension LintID {
  /// What UIKit says of the calls that the rule reports, as its text has it: refusals, and of LNT-08 the line about the bar.
  var refusals: [MessageID] {
    metadata.entry.why.split { !$0.isLetter && !$0.isNumber && $0 != "-" }
      .compactMap { word in MessageID.allCases.first { $0.text == word } }
      .filter { id in
        if case .exception = id.message.kind { return true }
        return id.message.refusesCalls || self == .lnt08
      }
  }
}
