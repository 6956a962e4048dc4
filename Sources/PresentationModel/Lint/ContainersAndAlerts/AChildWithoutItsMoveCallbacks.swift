enum AChildWithoutItsMoveCallbacks: LintRule {
  static let id = LintID.lnt57

  /// One finding a child, at the call after which the callback is missing.
  static func judgeRun(_ record: LintRecord, _ program: Program, beside found: [LintFinding]) -> [LintSuspicion] {
    let left = record.moves.leftOut
    guard !left.isEmpty, !isMeant(program) else { return [] }
    return left.compactMap { move in
      guard let range = move.range else { return nil }
      return finds(
        at: range, .warning, message: move.isLeaving ? 1 : 0, [("child", move.child), ("parent", move.parent)],
        cure: move.isLeaving ? 1 : 0)
    }
  }

  /// Whether the file expects what UIKit does then.
  private static func isMeant(_ program: Program) -> Bool {
    program.expectations.contains {
      if case .rule(.message(.cs02)) = $0.kind { true } else { false }
    }
  }

  static let entry = LintEntry(
    title: "A child without its willMove or didMove",
    inShort: """
      A container has to call didMove(toParent:) after adding a child, and willMove(toParent: nil) before removing \
      one.
      """,
    fires: """
      running the file adds a child to a container of the app's own and never calls its `didMove(toParent:)`, or removes one with
      `removeFromParent` and has not called its `willMove(toParent: nil)`. One finding a child, and none where the file expects C-S02.
      """,
    severity: "warning",
    messages: [
      "'{child}' never gets 'didMove(toParent: {parent})': nobody calls it",
      "'{child}' leaves without 'willMove(toParent: nil)': nobody calls it",
    ],
    why: """
      C-S02: UIKit calls neither for a container of the app's own (CON-01 to CON-03).
      """,
    cures: [
      "call '{child}.didMove(toParent: {parent})' when its view is in place",
      "call '{child}.willMove(toParent: nil)' before its view is taken out",
    ],
    evidence: [
      .documented("`didMove(toParent:)`, `willMove(toParent:)`, classic documents 0 and 1.")
    ],
    example: """
      `box.addChild(child)`, `box.view.addSubview(child.view)` and no `didMove` → warning at `addChild`.
      """)
}

/// Which children have got their callbacks about a parent while the file ran.
struct LintMoves {
  /// A child that has not.
  struct LeftOut {
    let child: String
    let parent: String
    let isLeaving: Bool
    /// The statement after which it is missing.
    let range: ByteRange?
    /// The call in its step, while that step is read.
    fileprivate let call: Int32
  }

  private(set) var leftOut: [LeftOut] = []
  private var coming: [ControllerID: (parent: ControllerID, range: ByteRange?)] = [:]
  private var parents: [ControllerID: ControllerID] = [:]
  private var leaving: Set<ControllerID> = []

  /// Keeps what the callbacks of a step say.
  mutating func add(_ run: Simulator) {
    let outcome = run.outcome
    for event in outcome.events {
      guard case .callback(let callback, let x, let arguments) = event.kind,
        callback == .willMove || callback == .didMove
      else { continue }
      let row = Int(event.call)
      let range = outcome.calls.indices.contains(row) ? outcome.calls[row].range : nil
      switch (callback, arguments.first) {
      case (.willMove, .controller(let parent)?):
        // Another parent has taken it: UIKit lets the former one go by itself.
        if let last = leftOut.last, last.isLeaving, last.call == event.call,
          last.child == EventText.name(x, run.hierarchy)
        {
          leftOut.removeLast()
        }
        guard !run.hierarchy.kind(of: parent).isUIKitContainer else { continue }
        coming[x] = (parent, range)
        parents[x] = parent
      case (.didMove, .controller?): coming[x] = nil
      case (.willMove, _): leaving.insert(x)
      default:
        let parent = parents.removeValue(forKey: x)
        coming[x] = nil
        guard leaving.remove(x) == nil, let parent else { continue }
        add(x, parent, isLeaving: true, range, event.call, run)
      }
    }
  }

  /// Keeps who has never got `didMove(toParent:)` when all steps have run.
  mutating func end(_ run: Simulator) {
    for (x, move) in coming.sorted(by: { $0.key < $1.key })
    where run.hierarchy.parent(of: x) == move.parent && !run.hierarchy.has(x, .released) {
      add(x, move.parent, isLeaving: false, move.range, -1, run)
    }
  }

  private mutating func add(
    _ x: ControllerID, _ parent: ControllerID, isLeaving: Bool, _ range: ByteRange?, _ call: Int32,
    _ run: Simulator
  ) {
    leftOut.append(
      LeftOut(
        child: EventText.name(x, run.hierarchy), parent: EventText.name(parent, run.hierarchy), isLeaving: isLeaving,
        range: range, call: call))
  }
}
