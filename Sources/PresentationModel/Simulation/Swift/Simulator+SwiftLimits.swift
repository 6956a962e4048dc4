/// Swift that would not end is stopped, and the message names the functions and loops that run (ORD-34).
extension Simulator {
  /// Counts a round: of a loop, or of functions that call each other. False when there were too many without a change of
  /// the hierarchy.
  mutating func countsRound(_ a: Int32) -> Bool {
    loop.meter.rounds += 1
    guard loop.meter.rounds >= Simulator.roundLimit else { return true }
    if loop.meter.revision != hierarchy.revision {
      loop.meter.revision = hierarchy.revision
      loop.meter.rounds = 0
      return true
    }
    stopSwift("10,000 rounds of loops and calls without a change of the hierarchy", at: a)
    return false
  }

  /// Counts an instruction; false when the step has run too many.
  mutating func countsInstruction(_ a: Int32) -> Bool {
    loop.meter.instructions += 1
    let limit = loop.meter.endsSooner ? Simulator.instructionLimit / 10 : Simulator.instructionLimit
    guard loop.meter.instructions > limit else { return true }
    stopSwift("1,000,000 instructions of Swift", at: a)
    return false
  }

  /// Counts a call of UIKit's, or an assignment to a property of its; false when there are too many.
  mutating func countsUIKit(_ a: Int32) -> Bool {
    loop.meter.uikitCalls += 1
    guard loop.meter.uikitCalls > Simulator.uikitLimit else { return true }
    stopSwift("20,000 calls of UIKit's and assignments to its properties", at: a)
    return false
  }

  /// Ends a step that would not end, and names the functions that kept it going.
  mutating func stopSwift(_ limit: String, at a: Int32) {
    outcome.ledger.note(EndlessStepIsStopped.judge())
    var chain: [String] = []
    var way = swift.activations[Int(a)].way
    while way >= 0, chain.count < 4 {
      let step = outcome.ways[Int(way)]
      chain.append(step.text(program.swift.files))
      way = step.outer
    }
    outcome.limit = LimitReached(what: limit, chain: chain.reversed() + runningLoops())
    loop.isStopped = true
  }

  /// The loops in which the functions stand that run, outermost first: `'while true' in line 4`.
  func runningLoops() -> [String] {
    var loops: [String] = []
    var running: [Int32] = []
    for task in loop.agenda { if case .swift(let a) = task { running.append(a) } }
    if swift.running >= 0, running.last != swift.running { running.append(swift.running) }
    for a in running where swift.activations.indices.contains(Int(a)) {
      if isHidden(function: swift.activations[Int(a)].function) { continue }
      let (function, row) = (swift.activations[Int(a)].function, swift.activations[Int(a)].next - 1)
      let instructions = program.swift.functions[Int(function)].instructions
      // What encloses the rest ends last.
      for (end, instruction) in instructions.enumerated().reversed() where end >= Int(row) {
        guard case .jump(let target) = instruction.kind, target >= 0, target <= row, let text = instruction.text else {
          continue
        }
        let line = program.swift.lineText(instruction.line)
        let isOwn = program.swift.file(ofLine: instruction.line) == nil
        loops.append("'\(program.swift.texts[Int(text.index)])' \(isOwn ? "in " : "at ")\(line)")
      }
    }
    return Array(loops.suffix(4))
  }
}
