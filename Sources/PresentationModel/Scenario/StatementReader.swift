/// Reads statements that are added at the end of a scenario, each alone, as if the whole file were read anew
/// (`presim repl`): one version's reader.
///
/// Unchecked, as the checker's tables are values that nobody shares, and say so nowhere.
package struct StatementReader: @unchecked Sendable {
  private var checker: Checker
  /// How many bytes and lines were read.
  private var end: (bytes: Int, lines: Int)
  /// Of how many names UIKit's meaning is known.
  private var known: Int
  /// Whether it has read what adds more than statements: its tables name rows that the program no longer has, so it reads
  /// nothing more.
  package private(set) var isSpoilt = false

  /// What a program and its reader had before a text was added: counts, to go back to.
  package struct Mark: Sendable {
    let bodies: Int
    let steps: Int
    let expectations: Int
    let observers: Int
    let lastExpectations: Int
    let mentions: Int
    fileprivate let completionLines: Int
    fileprivate let handlerLabels: Int
    fileprivate let observed: Int
    fileprivate let openBegin: SourceRange?
    fileprivate let mayHaveEnded: Bool
    fileprivate let end: (bytes: Int, lines: Int)
  }

  /// A reader that goes on behind a text; nil where the text is not one of steps alone, and has to be read as a whole.
  ///
  /// - Parameters:
  ///   - bytes: the text, which ends with a line end.
  ///   - profile: the version.
  ///   - profiles: all versions for which the text is read.
  package init?(behind bytes: [UInt8], under profile: Profile, of profiles: [Profile]) {
    self.init(behind: bytes, under: profile, of: profiles, rows: ReservedRows())
  }

  /// - Parameter rows: the rows that some names have already.
  init?(behind bytes: [UInt8], under profile: Profile, of profiles: [Profile], rows: ReservedRows) {
    let source = SourceText(bytes, path: "")
    guard bytes.last == UInt8(ascii: "\n"), !Checker.hasIgnores(source) else { return nil }
    let (tree, mistakes) = SyntaxTree.parse(source, keepingTokens: false)
    guard mistakes.isEmpty else { return nil }
    var checker = Checker(tree: tree, source: tree.source)
    checker.rows = rows
    checker.checkFile(overriding: profile, of: profiles)
    guard checker.diagnostics.isEmpty, !checker.swift.isUsed, checker.program.swift.isEmpty else { return nil }
    checker.keepsMentions = true
    end = (bytes.count, source.lineCount)
    known = checker.tree.names.count
    // The program is the caller's from now on.
    checker.program = Program()
    self.checker = checker
  }

  /// Reads a text behind what was read, and adds what it says to the program; nil, and nothing has changed, where it is
  /// wrong or says more than statements do.
  ///
  /// Complexity: O(the text).
  package mutating func add(_ text: String, to program: inout Program) -> Mark? {
    guard !isSpoilt, !program.steps.isEmpty, let tree = parse(Array((text + "\n").utf8)) else { return nil }
    let mark = mark(program)
    let (before, swift) = (Counts(program, checker), program.swift)
    swap(&checker.program, &program)
    check(tree, mark)
    swap(&checker.program, &program)
    let isWrong = !checker.diagnostics.isEmpty
    checker.diagnostics.removeAll()
    let after = Counts(program, checker)
    guard !isWrong, after == before else {
      checker.remarks.removeLast(checker.remarks.count - before.remarks)
      takeBack(mark, from: &program)
      if after.tables != before.tables {
        isSpoilt = true
        before.tables.cut(&program)
        program.swift = swift
      }
      return nil
    }
    program.move(from: mark, bytes: end.bytes, lines: end.lines)
    end = (end.bytes + tree.source.bytes.count, end.lines + tree.source.lineCount)
    return mark
  }

  /// Takes back what was added since a mark, the last one first.
  package mutating func takeBack(_ mark: Mark, from program: inout Program) {
    program.bodies.removeLast(program.bodies.count - mark.bodies)
    program.steps.removeLast(program.steps.count - mark.steps)
    program.expectations.removeLast(program.expectations.count - mark.expectations)
    program.observers.removeLast(program.observers.count - mark.observers)
    let extra = program.steps[mark.steps - 1].expectations.count - mark.lastExpectations
    program.steps[mark.steps - 1].expectations.removeLast(extra)
    while checker.mentions.count > mark.mentions, let last = checker.mentions.popLast() {
      program.lastMention[Int(last.controller)] = last.before
    }
    checker.completionLines.removeLast(checker.completionLines.count - mark.completionLines)
    checker.handlerLabels.forget(from: mark.handlerLabels)
    checker.observed.removeLast(checker.observed.count - mark.observed)
    (checker.openBegin, checker.mayHaveEnded, end) = (mark.openBegin, mark.mayHaveEnded, mark.end)
  }

  /// The controllers that are mentioned later than they were at a mark.
  func mentioned(since mark: Mark) -> [ControllerID] {
    checker.mentions[mark.mentions...].map { ControllerID($0.controller) }
  }

  private func mark(_ program: Program) -> Mark {
    Mark(
      bodies: program.bodies.count, steps: program.steps.count, expectations: program.expectations.count,
      observers: program.observers.count, lastExpectations: program.steps.last?.expectations.count ?? 0,
      mentions: checker.mentions.count, completionLines: checker.completionLines.count,
      handlerLabels: checker.handlerLabels.count, observed: checker.observed.count, openBegin: checker.openBegin,
      mayHaveEnded: checker.mayHaveEnded, end: end)
  }

  /// What no statement adds to: where one does, the file is to be read as a whole.
  private struct Counts: Equatable {
    let remarks: Int
    let tables: Tables

    init(_ program: Program, _ checker: Checker) {
      (remarks, tables) = (checker.remarks.count, Tables(program, checker))
    }
  }

  /// The tables of a program that values point into.
  private struct Tables: Equatable {
    let unread: Int
    let classes: Int
    let controllers: Int
    let objects: Int
    let setup: Int
    let unknown: Int
    let hasSwift: Bool

    init(_ program: Program, _ checker: Checker) {
      unknown = checker.unknownNames.count
      (unread, classes) = (program.unread.count, program.classes.count)
      (controllers, objects) = (program.outline.names.count, program.objects.count)
      (setup, hasSwift) = (program.setup.count, checker.swift.isUsed || !program.swift.isEmpty)
    }

    /// Takes away what has come since.
    func cut(_ program: inout Program) {
      program.unread.removeLast(program.unread.count - unread)
      program.classes.removeLast(program.classes.count - classes)
      program.objects.removeLast(program.objects.count - objects)
      program.setup.removeLast(program.setup.count - setup)
      let extra = program.outline.names.count - controllers
      program.outline.names.removeLast(extra)
      program.outline.classes.removeLast(extra)
      program.outline.parents.removeLast(extra)
      program.outline.offsets.removeLast(extra)
      program.lastMention.removeLast(max(0, program.lastMention.count - controllers))
    }
  }

  // MARK: Reading

  /// The tree of a text of statements at column one; nil where anything else is in it.
  private func parse(_ bytes: [UInt8]) -> SyntaxTree? {
    // What begins with blanks or a bracket may belong to the line above.
    guard let first = bytes.first, Lexer.isNameByte(first) || first == UInt8(ascii: "/"), first < 0x80 else {
      return nil
    }
    let source = SourceText(bytes, path: "")
    guard PasteNoise.read(source) == nil, !Checker.hasIgnores(source) else { return nil }
    var parser = Parser(source, names: checker.names)
    parser.parseFile()
    guard parser.diagnostics.isEmpty, !parser.hasSwift, parser.tree.outline.isEmpty else { return nil }
    let items = parser.tree.items
    guard let head = items.first else { return parser.tree.tokens.isEmpty ? parser.tree : nil }
    let start = Int(parser.tree[head].range.start)
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return nil }
    return items.allSatisfy { Self.isStatement(parser.tree[$0].kind) } ? parser.tree : nil
  }

  private static func isStatement(_ kind: SyntaxKind) -> Bool {
    switch kind {
    case .assignment, .callStatement, .readStatement, .turnStatement, .beginStatement, .finishStatement,
      .cancelStatement, .callbackStatement, .expectEqual, .expectNotEqual, .expectTrue, .expectFalse,
      .expectHierarchy, .expectEvents, .expectNoEvent, .expectNoEvents, .expectLog, .expectNoLog, .expectException,
      .expectRule, .expectNoRule, .expectLint, .expectNoLint:
      true
    default: false
    }
  }

  private mutating func check(_ tree: SyntaxTree, _ mark: Mark) {
    (checker.tree, checker.source, checker.names) = (tree, tree.source, tree.names)
    checker.madeByText = nil
    checker.grow()
    for id in known..<checker.names.count {
      checker.known[id] = KnownNames.table.meaning(id, of: checker.names)
    }
    known = checker.names.count
    checker.noteObservedDelegates()
    checker.checkStatements()
    checker.checkCompletionLines(since: mark.completionLines)
  }
}

extension Program {
  /// Moves what was read of a text alone to its place in the file.
  fileprivate mutating func move(from mark: StatementReader.Mark, bytes: Int, lines: Int) {
    for row in bodies[mark.bodies...].indices {
      for index in bodies[row].instructions.indices {
        bodies[row].instructions[index].range.move(bytes)
        bodies[row].instructions[index].line += lines
      }
    }
    for row in steps[mark.steps...].indices {
      steps[row].range.move(bytes)
      steps[row].line += lines
    }
    for row in expectations[mark.expectations...].indices {
      expectations[row].range.move(bytes)
      expectations[row].block?.move(bytes)
      expectations[row].line += lines
    }
    for row in observers[mark.observers...].indices {
      observers[row].range.move(bytes)
      observers[row].line += lines
    }
  }
}

extension ByteRange {
  fileprivate mutating func move(_ bytes: Int) {
    start += Int32(truncatingIfNeeded: bytes)
    end += Int32(truncatingIfNeeded: bytes)
  }
}
