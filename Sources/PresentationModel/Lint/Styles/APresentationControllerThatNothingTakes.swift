enum APresentationControllerThatNothingTakes: LintRule {
  static let id = LintID.lnt45

  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    guard !record.kept.isEmpty else { return [] }
    let sites = readings(program)
    // What is said of the delegate says why.
    let said = Set(found.filter { $0.id == .lnt49 }.map { $0.range })
    return record.kept.compactMap { kept -> LintSuspicion? in
      let site = sites[kept.line]
      guard let range = site.flatMap({ program.instruction($0)?.range }) ?? readingInCode(kept.line, program),
        !said.contains(range)
      else { return nil }
      let way = site.map { LintWay([.remove($0)], .hasNoPresentationController(kept.controller), at: $0) }
      return finds(at: range, .warning, [("name", kept.name)], ways: way.map { [$0] } ?? [])
    }
  }

  /// The first instruction of a line of the file's own Swift that reads a presentation controller.
  private static func readingInCode(_ line: Int, _ program: Program) -> ByteRange? {
    for function in program.swift.functions {
      for instruction in function.instructions where instruction.line == line {
        if case .read(let property, _, _) = instruction.kind, isPresentationController(property) {
          return instruction.range
        }
      }
    }
    return nil
  }

  private static func isPresentationController(_ property: Property) -> Bool {
    switch property {
    case .presentationController, .popoverPresentationController, .sheetPresentationController: true
    default: false
    }
  }

  /// The first statement of each line that reads a presentation controller.
  private static func readings(_ program: Program) -> [Int: LintSite] {
    var sites: [Int: LintSite] = [:]
    for (row, instruction) in program.setup.enumerated() where reads(instruction) && sites[instruction.line] == nil {
      sites[instruction.line] = .setup(row)
    }
    for (id, body) in program.bodies.enumerated() {
      for (row, instruction) in body.instructions.enumerated()
      where reads(instruction) && sites[instruction.line] == nil {
        sites[instruction.line] = .body(BodyID(row: id), row)
      }
    }
    return sites
  }

  private static func reads(_ instruction: Instruction) -> Bool {
    switch instruction.kind {
    case .assign(let path, _, .path(let other)): reads(path) || reads(other)
    case .assign(let path, _, _), .read(.path(let path)): reads(path)
    case .call(let call):
      reads(call.receiver) || call.arguments.contains { if case .path(let path) = $0 { reads(path) } else { false } }
    case .outside(let use): if case .path(let path) = use.receiver { reads(path) } else { false }
    case .read, .expect: false
    }
  }

  private static func reads(_ path: Path) -> Bool {
    path.components.contains {
      if case .property(let property) = $0.kind { isPresentationController(property) } else { false }
    }
  }

  static let entry = LintEntry(
    title: "A presentation controller that nothing takes",
    inShort: """
      Reading presentationController of a view controller that is never presented keeps that view controller alive \
      for ever.
      """,
    fires: """
      a statement reads `x.presentationController` (or `popoverPresentationController`, `sheetPresentationController`, the style being
      theirs) of an x that is not presented, no parent, window or presenting view controller holds x when all steps have run, and none has
      presented it meanwhile; also where `presentationControllerDidDismiss` reads it.
      """,
    severity: "warning",
    messages: ["'{name}' gets a presentation controller here that no presentation takes: it is never released"],
    why: """
      X-12 (STY-04, REL-01).
      """,
    cures: ["leave it out"],
    evidence: [.observed("allaboutapps/ios-starter#12 (iOS 13), openradar 19167124 (iOS 8).")],
    example: """
      `_ = more.presentationController`, `more` never presented → warning.
      """)
}
