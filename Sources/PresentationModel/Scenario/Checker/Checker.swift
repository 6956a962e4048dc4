/// Turns a syntax tree into a program, or says everything that is wrong with it.
///
/// One instance checks one file: header, classes, outlines, class bodies, statements, in this order, so that every part
/// may name what comes later in the file.
package struct Checker {
  var tree: SyntaxTree
  var source: SourceText
  var names: NameTable
  var diagnostics: [Diagnostic] = []
  var program = Program()
  var device: Device = .iPhone
  /// How its Swift is read, and what the other files of the app declare.
  var reading = SwiftReading.scenario
  var appTypes: AppTypes?

  /// The rows that some names of the file have already: an app's own, which a text of the app's goes on to name.
  var rows = ReservedRows()
  /// What each name of the file stands for, by the name's number.
  var entities: [Entity] = []
  /// Where it is declared, by the name's number.
  var declarations: [SourceRange?] = []
  /// The names that are declared, and whether they are in the order of their numbers.
  var declaredNames: [Name] = []
  var declaredNamesAreSorted = true
  /// Row in the class table of each name that is a class, -1 for the others.
  var classRows: [Int32] = []
  /// UIKit's nearest class of each row of the class table.
  var bases: [UIKitClass] = []
  /// Name of each row of the class table.
  var classNames: [Name] = []
  /// What UIKit means by a name, by the name's number.
  var known: [KnownName] = []
  /// The system's classes that the file names, by row of the class table.
  var systemRows: [Int32: SystemClass] = [:]
  /// The file's class declarations, by row of the class table.
  var classNodes: [(row: Int32, node: SyntaxNode.ID)] = []

  /// What the file is checked for: the profiles of the header, oldest first.
  var profiles: [Profile] = []
  /// What values are judged against: the program's profile; in a branch that is not taken, the newest version that gets
  /// there, or nil where none does.
  var judged: Profile? = .newest
  /// Whether the iPhoneDuo is open where the file has got to.
  var isOpen = false
  /// Whether the user has left the app where the file has got to.
  var isAway = false
  /// How many `if #available` are round the present item.
  var branchDepth = 0
  /// The versions that can get to a branch that is not taken; nil outside such a branch.
  var reaching: [UIKitVersion]?

  /// Which step the statement being checked belongs to; `forever` for bodies, `nowhere` for expectations.
  var mentioning: Int32 = Checker.nowhere
  static let nowhere: Int32 = -1
  /// Which controllers were mentioned later than before, and where before: kept once statements are added at the end.
  var mentions: [(controller: Int32, before: Int32)] = []
  var keepsMentions = false
  static let forever = Int32.max

  /// Whether an assignment at column one before the first step is being read.
  var isSettingUp = false
  /// The assignment of the preamble that was read last, with nothing after it so far that ends it or counts it as a
  /// step.
  var latestPreamble: SyntaxNode.ID?
  /// Controllers under a window, and those that a delegate is asked about; made when first needed.
  var isInWindow: [Bool]?
  var hasTransitioningDelegate: Set<Int32> = []
  /// The place of the open `begin`.
  var openBegin: SourceRange?
  /// Whether a statement may have ended what `begin` keeps open: `drag.finish()`. Then only the run can tell.
  var mayHaveEnded = false
  /// Closures found inside an initialiser while the arguments of a call are read: an alert action's handler.
  var innerClosures: [BodyID] = []
  /// Closures whose statements have still to be read.
  var pendingClosures: [PendingClosure] = []
  /// Variables at column one that the next step makes first.
  var keptVariables: [SyntaxNode.ID] = []
  /// Whether there are more mistakes than are shown: nothing further is read.
  var hasTooMany = false
  /// Whether the header names more than one version.
  var hasSeveralVersions = false
  /// Lines of completion handlers in the file's blocks, and how the calls that have a handler are written.
  var completionLines: [(line: String, range: SourceRange)] = []
  var handlerLabels = HandlerLabels()
  /// How many comparisons of names may still be spent on suggestions.
  var suggestions = 2_000_000
  /// The index of class names for near misses, made when the first one is needed.
  var nearClasses: OneEditIndex?
  /// The same of all names that the file declares.
  var nearNames: NearNames?
  /// What the text declares as variables, looked for when the first name is unknown.
  var madeByText: MadeByText?
  /// How often each name stands for a class, of so many nodes and entries of outlines.
  var nameUses: (nodes: Int, outline: Int, counts: [Int32: Int])?
  /// Names whose declaration is wrong: what is said with them is not reported again.
  var unknownNames: Set<Int32> = []
  /// Delegate methods that `on name.…` gives to single controllers.
  var observed: [(controller: Int32, type: DelegateProtocol)] = []
  /// The unwind actions that classes of the file declare.
  var actions: Set<String> = []
  /// For each start of segues the places of its identifiers, the embedded controllers, and the classes in the
  /// storyboard.
  var identifiers: [Segue.End: [String: [SourceRange]]] = [:]
  var identified: [(segue: Segue, identifier: String, range: SourceRange)] = []
  var embedded: Set<Int32> = []
  var storyboardClasses: Set<Int32> = []
  /// The methods that were looked for last.
  var latestMethods: (name: Name, base: UIKitClass, exact: Bool, found: [MethodInfo])?
  /// The member that was looked for last and decides nothing here, until whoever looked has taken it.
  var outside: OutsideMember?
  /// Notes on how presim interpreted the file (CON-13); not errors.
  var remarks: [Diagnostic] = []
  /// What the file's own Swift declares, and the function of it that is being read.
  var swift: SwiftDeclarations {
    @inline(__always) unsafeAddress { swiftBox.address }
    @inline(__always) unsafeMutableAddress { swiftBox.changing() }
  }
  // In a box: checking goes as deep as values are nested, and a level is not to hold all of it.
  private var swiftBox = SwiftDeclarations.none
  /// The variable to which what is made next is assigned: its name.
  var nameHint: Name?
  /// Declared classes whose kind is known.
  var settled: Set<Int32> = []

  /// What a name of the file stands for.
  enum Entity: Sendable {
    case nothing
    case controller(Int32)
    case object(Int32)
    case window(Int32)
    case someClass
  }

  init(tree: SyntaxTree, source: SourceText) {
    var room = CheckerRoom()
    self.init(tree: tree, source: source, in: &room)
  }

  /// - Parameter room: that of a checker that is not used any more.
  private init(tree: SyntaxTree, source: SourceText, in room: inout CheckerRoom) {
    self.tree = tree
    self.source = source
    names = tree.names
    // With room for the names of classes that the checker enters itself.
    take(&room, names.count + 16)
    KnownNames.table.meanings(of: names, room: 16, in: &known)
    program.classes.reserveCapacity(8)
    bases.reserveCapacity(8)
    classNames.reserveCapacity(8)
  }

  /// What comes of a file.
  struct Checked {
    /// Nil where the file is wrong.
    var program: Program?
    /// What is wrong, in the order of the file.
    let diagnostics: [Diagnostic]
    /// Those of its header.
    let profiles: [Profile]
  }

  /// Checks a file.
  ///
  /// - Parameters:
  ///   - tree: What the parser made of it.
  ///   - source: Its text.
  ///   - profile: The UIKit to check it for; nil for the header's newest.
  ///   - given: All that it will be checked for in place of the header's; empty for those.
  ///   - reading: How its Swift is read.
  ///   - outside: What the other files of the app declare.
  ///   - room: What one checker leaves to the next.
  static func check(
    _ tree: SyntaxTree, source: SourceText, under profile: Profile?, of given: [Profile],
    as reading: SwiftReading = .scenario, beside outside: AppTypes? = nil, rows: ReservedRows = ReservedRows(),
    in room: inout CheckerRoom
  ) -> Checked {
    var checker = Checker(tree: tree, source: source, in: &room)
    checker.rows = rows
    (checker.reading, checker.appTypes) = (reading, outside)
    checker.checkFile(overriding: profile, of: given)
    checker.remarkIdleMethods()
    let isWrong = checker.diagnostics.contains { $0.severity == .error }
    checker.tellRemarks()
    checker.leave(&room)
    // Taken out: a program is a large value to copy.
    var program = Program()
    swap(&program, &checker.program)
    return Checked(program: isWrong ? nil : program, diagnostics: checker.diagnostics, profiles: checker.profiles)
  }

  /// Reads all of the tree.
  mutating func checkFile(overriding profile: Profile?, of given: [Profile]) {
    checkHeader(overriding: profile)
    hasSeveralVersions = profiles.count > 1
    if !given.isEmpty { profiles = given }
    if profiles.isEmpty { profiles = [program.profile] }
    if !tree.source.files.isEmpty { program.swift.files = tree.source.files }
    if let last = tree.source.files.last, last.path == FrameworkSource.path { program.swift.hiddenLine = last.line }
    if reading == .app { readAsApp() }
    for noise in tree.noise { remark("paste.noise", noise.message, at: noise.range, advice: noise.advice) }
    separateNestedTypes()
    enterExtensions()
    declareNames()
    declareSwiftTypes()
    checkClasses()
    declareSwiftMembers()
    declareActions()
    checkOutlines()
    assumeOutline()
    readSwiftUI()
    settleLone()
    checkSegues()
    checkClassBodies()
    lowerSwift()
    checkBodiesOfClasses()
    checkClosures()
    checkStatements()
    noteStepSlips()
    checkGivens()
    checkTypesOfGivens()
    nameWhatMayBeUnknown()
    flattenClasses()
    checkContainers()
    checkCompletionLines()
    readIgnores()
    fillClassesOfSwift()
    if !tree.innerExpectations.isEmpty { reportUnheardExpectations() }
  }

  // MARK: Reporting

  /// Reports an error.
  mutating func report(_ code: String, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = []) {
    if diagnostics.count < Parser.diagnosticLimit {
      diagnostics.append(Diagnostic(code, message, at: range, notes: notes))
    } else if !hasTooMany {
      hasTooMany = true
      diagnostics.append(.tooManyErrors(at: range))
    }
  }

  /// Notes how presim interprets something, with what to write for another meaning; not an error.
  mutating func remark(_ code: String, _ message: String, at range: SourceRange, advice: String) {
    guard remarks.count < Parser.diagnosticLimit else { return }
    remarks.append(Diagnostic(code, message, at: range, severity: .note, notes: [Diagnostic.Note(advice)]))
    let line = source.line(of: Int(range.start))
    let file = program.swift.file(ofLine: line) == nil ? nil : program.swift.lineText(line)
    program.unread.append(
      UnreadUse(line: file == nil ? line : 0, text: "\(file.map { "\($0): " } ?? "")\(message); \(advice)"))
  }

  /// Puts the notes among the errors, each before the first that follows it in the file.
  private mutating func tellRemarks() {
    for remark in remarks {
      let place = diagnostics.firstIndex { $0.range.start > remark.range.start } ?? diagnostics.count
      diagnostics.insert(remark, at: place)
    }
  }

  /// Reports an error with the nearest of some names, if one is near.
  mutating func report(
    _ code: String, _ message: String, at range: SourceRange, near name: String, among candidates: [String]
  ) {
    var notes: [Diagnostic.Note] = []
    if let near = nearest(name, among: candidates) { notes.append(Diagnostic.Note("did you mean '\(near)'?")) }
    report(code, message, at: range, notes: notes)
  }

  /// Reports something that UIKit has and presim does not simulate yet.
  mutating func reportUnsupported(_ name: String, _ subject: String, at range: SourceRange) {
    report(
      "check.not-supported", "'\(name)' is not supported yet: presim does not simulate \(subject) so far", at: range)
  }

  /// The nearest of some names, within the tolerance for its length.
  mutating func nearest(_ name: String, among candidates: [String]) -> String? {
    guard suggestions > 0 else { return nil }
    suggestions -= candidates.count
    return nearestName(to: name, in: candidates)
  }

  /// The text of a name.
  func text(_ name: Name) -> String { names[name] }

  /// The range of a node as the program keeps it.
  func byteRange(_ range: SourceRange) -> ByteRange { ByteRange(range.start, range.end) }
}
