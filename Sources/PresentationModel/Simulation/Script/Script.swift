/// How far the program that runs has come, and what its statements have left.
struct Script: Sendable {
  /// The step that runs; -1 at launch.
  var step = -1
  /// More statements may follow the last one, so the end of the program is no end of the file.
  var isOpenEnded = false

  /// The callbacks that have bodies, of which controllers: class by class, and `on name.…`.
  var observed: ObservedCallbacks
  /// Bodies of `on name.…` that have run.
  var hasRun = IDSet<BodyID>()
  /// Controllers with such bodies that had appeared when launch was over.
  var appearedAtLaunch = IDSet<ControllerID>()
  /// What the actions of alerts run (DIS-15).
  var actionHandlers = IDMap<ObjectID, (body: BodyID, frame: Frame)>()
  /// Controllers that are animators or interaction controllers themselves, by the objects that represent them.
  var standIns: [(object: ObjectID, controller: ControllerID)] = []
  /// Children that code has added, or has called `willMove(toParent:)` on: the end of the run looks whether code has
  /// made all the calls that containment takes.
  var movedByCode = Column<ControllerID>()
  /// `presim compare`: the style that the next presented controller gets first.
  var overriddenStyle: ModalPresentationStyle?

  /// Which expectations have been reached.
  var reached: Column<Bool>
  /// How often expectations in bodies were checked in this step, and which have failed in it.
  var checks = IDMap<ExpectationID, ExpectationChecks>()
  /// Why the expectation that is judged could not be looked at: `!` on nil, an index past the end.
  var failedLook: String?
  /// What is kept while a value is put into words that looking has made: the world before. Nil where nobody does so.
  var beforeLook: [(world: World, swift: SwiftState)]?
  /// What lint reports on the file, once an expectation has asked.
  var reportedByLint: [LintID]?
  /// Properties without an effect here that a note has named: one note a run is enough.
  var notedWithoutEffect: Set<Property> = []
  /// Other notes that are printed once a run.
  var notedOnce: [String] = []

  /// Whether a class of the file's has a getter that takes the place of UIKit's.
  let hasGetters: Bool

  init(_ program: borrowing Program) {
    hasGetters = program.swift.classes.contains { !$0.getters.isEmpty }
    observed = ObservedCallbacks(program.classes, program.observers)
    reached = Column(Array(false, times: program.expectations.count))
  }

  /// What remembers no changes: a mark keeps a copy of it.
  struct Plain: Sendable {
    fileprivate var step: Int
    fileprivate var isOpenEnded: Bool
    fileprivate var observed: ObservedCallbacks
    fileprivate var standIns: [(object: ObjectID, controller: ControllerID)]
    fileprivate var overriddenStyle: ModalPresentationStyle?
    fileprivate var checks: IDMap<ExpectationID, ExpectationChecks>
    fileprivate var failedLook: String?
    fileprivate var reportedByLint: [LintID]?
    fileprivate var notedWithoutEffect: Set<Property>
    fileprivate var notedOnce: [String]
  }

  var plain: Plain {
    Plain(
      step: step, isOpenEnded: isOpenEnded, observed: observed, standIns: standIns, overriddenStyle: overriddenStyle,
      checks: checks, failedLook: failedLook, reportedByLint: reportedByLint, notedWithoutEffect: notedWithoutEffect,
      notedOnce: notedOnce)
  }

  /// Takes what was kept, and gives what there is.
  mutating func exchange(_ other: inout Plain) {
    swap(&step, &other.step)
    swap(&isOpenEnded, &other.isOpenEnded)
    swap(&observed, &other.observed)
    swap(&standIns, &other.standIns)
    swap(&overriddenStyle, &other.overriddenStyle)
    swap(&checks, &other.checks)
    swap(&failedLook, &other.failedLook)
    swap(&reportedByLint, &other.reportedByLint)
    swap(&notedWithoutEffect, &other.notedWithoutEffect)
    swap(&notedOnce, &other.notedOnce)
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&movedByCode)
    visitor.visit(&hasRun)
    visitor.visit(&appearedAtLaunch)
    visitor.visit(&reached)
    visitor.visit(&actionHandlers)
  }
}
