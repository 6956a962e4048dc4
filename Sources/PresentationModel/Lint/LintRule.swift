/// A rule of the linter: one file, with what it says, when it reports, and what is to be done.
///
/// It looks at the book that lint keeps while it reads a scenario, asks the questions that the simulator asks, and
/// answers with what it found; it changes nothing.
protocol LintRule {
  /// Its ID in the rulebook.
  static var id: LintID { get }
  /// Where it holds.
  static var versions: Versions { get }
  /// What the rulebook says of it.
  static var entry: LintEntry { get }
  /// Whether it says nothing where its fix would only bring another finding as bad.
  static var yieldsToOthers: Bool { get }

  /// What it says of a statement, before that changes the book.
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion?
  /// What it says of a statement when all of its body has been read.
  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion?
  /// What it says of the outlines and classes, as launch leaves them.
  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion]
  /// What it says when the whole file has been read.
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion]
  /// What it says when the file has been run at the side, beside what was found by reading it.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion]
}

extension LintRule {
  static var yieldsToOthers: Bool { false }
  static func judge(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? { nil }
  static func judgeAfterBody(_ statement: LintStatement, _ book: inout LintBook) -> LintSuspicion? { nil }
  static func judgeLaunch(_ book: inout LintBook) -> [LintSuspicion] { [] }
  static func judgeFile(_ book: inout LintBook) -> [LintSuspicion] { [] }
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] { [] }
}

extension LintID {
  /// Whether what it reports is seen only in the run of the file.
  var isSeenInTheRun: Bool { self == .lnt44 || self == .lnt45 || self == .lnt50 }
}
