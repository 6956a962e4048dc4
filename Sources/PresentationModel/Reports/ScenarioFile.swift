/// A scenario file that was read and checked.
package struct ScenarioFile: Sendable {
  /// As the user wrote it; `<stdin>` for standard input.
  package let path: String
  /// Its bytes.
  package let bytes: [UInt8]
  /// The Swift files that its header names.
  package let sources: [SwiftSource]
  /// One program for each version it is to run under, oldest first; empty if the file has errors.
  package internal(set) var programs: [Program]
  /// Errors and warnings, as users read them, each with a line end.
  package let diagnostics: String
  /// What it is taken for where it does not say so itself (CON-13), likewise; empty if the file has errors.
  package internal(set) var remarks: String
  /// The bytes followed by those of the Swift files that the header names; nil without any.
  package let whole: [UInt8]?
  /// What counts where its header says nothing.
  package let defaults: Defaults
  /// Of a file of Swift: what was left out of it since presim cannot read it, as users read it, and how often that was.
  package internal(set) var unread = ""
  package internal(set) var unreadCount = 0
  /// Of a file of Swift alone: what is a mistake unless another file of the app makes it right, as users read it.
  package internal(set) var slips = ""
  /// How often presim has assumed something of it, in one of its versions.
  package var assumedCount: Int { program?.unread.count ?? 0 }

  /// What a project says of scenarios whose header says nothing.
  package struct Defaults: Sendable {
    /// The versions, oldest first; empty for the newest.
    package var profiles: [Profile]
    /// The device; nil for the usual one.
    package var environment: Environment?

    package init(profiles: [Profile] = [], environment: Environment? = nil) {
      (self.profiles, self.environment) = (profiles, environment)
    }
  }

  package init(
    path: String, bytes: [UInt8], sources: [SwiftSource] = [], programs: [Program], diagnostics: String,
    remarks: String = "", whole: [UInt8]? = nil, defaults: Defaults = Defaults()
  ) {
    self.defaults = defaults
    (self.path, self.bytes, self.sources, self.whole) = (path, bytes, sources, whole)
    (self.programs, self.diagnostics, self.remarks) = (programs, diagnostics, remarks)
  }

  /// What the ranges of the programs are of.
  package var source: [UInt8] { whole ?? bytes }

  /// The program under the newest of its versions; nil if the file has errors.
  package var program: Program? { programs.last }

  /// The scenario's title; nil if the file has errors.
  package var title: String? { programs.isEmpty ? nil : programs[programs.count - 1].title }

  /// Checks bytes, under other profiles than those of the header if some are given.
  ///
  /// - Parameter sources: the Swift files that the header names, as they were read.
  package static func check(
    _ bytes: [UInt8], path: String, under profiles: [Profile] = [], including sources: [SwiftSource] = [],
    defaults: Defaults = Defaults()
  ) -> ScenarioFile {
    var workshop = Workshop()
    return check(bytes, path: path, under: profiles, including: sources, defaults: defaults, in: &workshop)
  }

  /// Checks one of an app's files, of which lint reads every function; it is never wrong.
  ///
  /// - Parameter types: what the files of the app declare.
  package static func app(
    _ bytes: [UInt8], path: String, under profiles: [Profile] = [], beside types: AppTypes,
    defaults: Defaults = Defaults()
  ) -> ScenarioFile {
    swift(
      bytes, path: path, under: profiles.isEmpty ? defaults.profiles : profiles, as: .app, beside: types,
      defaults: defaults)
  }

  private static func swift(
    _ bytes: [UInt8], path: String, under profiles: [Profile], as reading: SwiftReading, beside types: AppTypes?,
    defaults: Defaults
  ) -> ScenarioFile {
    let scenario = Scenario.loadSwift(
      bytes, path: VisibleText.inOneLine(path), under: profiles, as: reading, beside: types)
    var programs = scenario.programs
    if let environment = defaults.environment {
      for row in programs.indices { programs[row].environment = environment }
    }
    var file = ScenarioFile(scenario, programs: programs, path: path, bytes: bytes, sources: [], defaults: defaults)
    let left = scenario.unread.map { item -> Diagnostic in
      var note = item
      note.severity = .note
      return note
    }
    (file.unread, file.unreadCount) = (text(left, of: scenario.source), left.count)
    return file
  }

  /// - Parameter workshop: where one file is checked after another.
  package static func check(
    _ bytes: [UInt8], path: String, under profiles: [Profile] = [], including sources: [SwiftSource] = [],
    defaults: Defaults = Defaults(), in workshop: inout Workshop
  ) -> ScenarioFile {
    let name = VisibleText.inOneLine(path)
    var scenario = Scenario.load(
      bytes: bytes, path: name, under: profiles, including: sources, in: workshop.tree.take(), &workshop.checkers)
    func says(_ one: SyntaxKind, _ other: SyntaxKind) -> Bool {
      scenario.tree.items.contains { scenario.tree[$0].kind == one || scenario.tree[$0].kind == other }
    }
    if profiles.isEmpty, !defaults.profiles.isEmpty, !says(.iosHeader, .rulesHeader) {
      scenario = Scenario.load(bytes: bytes, path: name, under: defaults.profiles, including: sources)
    }
    if scenario.programs.isEmpty, name.hasSuffix(".swift"), sources.isEmpty {
      let (slips, isWrong) = scenario.slipsInAFileAlone()
      if isWrong {
        let wrong = Scenario(source: scenario.source, tree: scenario.tree, programs: [], diagnostics: slips)
        return ScenarioFile(wrong, path: path, bytes: bytes, sources: [], defaults: defaults)
      }
      var file = swift(
        bytes, path: path, under: profiles.isEmpty ? defaults.profiles : profiles, as: .alone, beside: nil,
        defaults: defaults)
      file.slips = text(slips, of: scenario.source)
      file.remarks += slips.isEmpty ? file.unread : file.slips
      return file
    }
    var programs = scenario.programs
    if let environment = defaults.environment, !says(.deviceHeader, .sizeClassHeader) {
      for row in programs.indices { programs[row].environment = environment }
    }
    if scenario.tree.nodeCount <= Workshop.most { workshop.tree = scenario.tree }
    if workshop.checkers.count > Workshop.most { workshop.checkers = CheckerRoom() }
    return ScenarioFile(
      scenario, programs: programs, path: path, bytes: bytes, sources: sources, defaults: defaults)
  }

  /// A file that was checked.
  init(
    _ scenario: Scenario, programs: [Program]? = nil, path: String, bytes: [UInt8], sources: [SwiftSource],
    defaults: Defaults = Defaults()
  ) {
    let isWrong = scenario.programs.isEmpty
    let told = scenario.diagnostics.filter { $0.severity == .note && !isWrong }
    let wrong = scenario.diagnostics.filter { $0.severity != .note || isWrong }
    self.init(
      path: path, bytes: bytes, sources: sources, programs: programs ?? scenario.programs,
      diagnostics: Self.text(wrong, of: scenario.source), remarks: Self.text(told, of: scenario.source),
      whole: sources.isEmpty ? nil : scenario.source.bytes, defaults: defaults)
  }

  private static func text(_ diagnostics: [Diagnostic], of source: SourceText) -> String {
    diagnostics.isEmpty ? "" : DiagnosticRenderer(source).render(diagnostics)
  }

  /// The same file under another profile.
  package func under(_ profile: Profile) -> ScenarioFile {
    Self.check(bytes, path: path, under: [profile], including: sources, defaults: defaults)
  }

  /// The same file with other bytes and programs, which were read elsewhere.
  package func having(_ bytes: [UInt8], _ programs: [Program]) -> ScenarioFile {
    ScenarioFile(
      path: path, bytes: bytes, sources: sources, programs: programs, diagnostics: diagnostics, remarks: remarks,
      whole: whole, defaults: defaults)
  }

  /// The source of a range.
  package func text(_ range: ByteRange) -> String {
    let start = max(0, min(Int(range.start), source.count))
    let end = max(start, min(Int(range.end), source.count))
    return String(decoding: source[start..<end], as: UTF8.self)
  }

  /// `login.presim:12:3`, of what stands first in a line; the last line for one that there is none of.
  package func place(ofLine line: Int) -> String {
    let line = max(1, min(line, lineCount))
    let text = bytes.split(separator: UInt8(ascii: "\n"), maxSplits: line, omittingEmptySubsequences: false)
    let blanks = text.indices.contains(line - 1) ? text[line - 1].prefix { $0 == UInt8(ascii: " ") }.count : 0
    return "\(path):\(line):\(blanks + 1)"
  }

  /// How many lines the file has.
  package var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.last.map { $0 == UInt8(ascii: "\n") ? 0 : 1 } ?? 0)
  }
}
