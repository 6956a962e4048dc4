/// An app on a device: windows, view controllers, and the UIKit that runs them.
///
/// The face of the library for Swift tests and tools. An app is a value: a copy is another app. A step can be taken
/// back (``undo()``), at the cost of what it has changed, whatever else the app contains.
///
/// ```swift
/// var app = App(.ios(17), on: .iPhone)
/// let nav = app.add("nav", .navigation)
/// let list = app.add("list", in: nav)
/// let detail = app.add("detail")
/// app.setRoot(nav)
///
/// let outcome = app.present(detail, from: list)
/// print(outcome.presentation?.presenter == nav)     // true
/// print(outcome.isDecided(by: "CTX-02"))            // true
/// ```
///
/// **Shape.** First controllers are added and roots set: that is the outline, the state before anything happens. The
/// first step launches the app (``launch()`` does it by itself): windows are visible, their roots have appeared. Each
/// step is a run loop pass, finished before the next (ORD-01).
///
/// **Errors.** What UIKit throws ends the app: ``Outcome/exception`` says it, and later steps do nothing. What UIKit
/// refuses is in ``Outcome/console`` and ``Outcome/reasons``. What UIKit does not have, such as a push on a plain controller,
/// does nothing and stands in ``problems``. Two questions trap where a slip would never be seen: about a controller of
/// another app (``subscript(_:)``), and about a rule that is not there (``Outcome/isDecided(by:)``).
///
/// **Complexity.** A step costs what it touches, whatever else there is, and so does taking it back; copying an app is
/// O(1) until one of the two changes, which costs O(controllers) once.
///
/// **Source.** The rules (`presim rules`); each answer names those it rests on. What is not known is in
/// ``Outcome/openQuestions``.
public struct App: Sendable {
  var simulator: Simulator
  var hasLaunched = false
  var steps = 0
  /// How many statements there have been: each is traced as its own.
  var instructions: Int32 = 0
  /// The steps that can be taken back.
  var history = StepHistory()
  /// What it was asked for, to be said as a text.
  var journal = AppJournal()
  /// Reads further statements, once a text was read.
  var reader: Box<StatementReader>?
  /// Counts the readers: a mark is of one of them.
  var readers = 0
  /// What the last step came to, for expectations that ask what has happened.
  var latest: StepOutcome?
  /// What was asked for and could not be, so far: a stack's call on a plain controller, a tap on an action that is not
  /// there, a step of an app that has ended. A test that ends with `#expect(app.problems.isEmpty)` misses none.
  public internal(set) var problems: [String] = []

  /// An app without windows, on the full screen of a device.
  ///
  /// - Parameters:
  ///   - uikit: which UIKit answers, `.ios(17)`; `.documents` takes the classic documents at their word.
  ///   - device: what it runs on.
  ///   - orientation: how the device is held.
  public init(_ uikit: Profile = .newest, on device: Device = .iPhone, _ orientation: Orientation = .portrait) {
    var program = Program()
    program.profile = uikit
    program.environment = Environment(device: device, orientation: orientation)
    simulator = Simulator(program: program, isTracing: true)
    simulator.script.isOpenEnded = true
    if device == .iPhoneDuo, let complaint = complaint(.iOSOnly(27, 1), about: "iPhoneDuo") {
      problems.append(complaint)
    }
  }

  /// Whether steps keep ``Outcome/reasons``, from the next one on. That costs as much as the step itself: without them
  /// ``Outcome/isDecided(by:)`` and ``Outcome/openQuestions`` know nothing of the step but what was printed.
  public var keepsReasons: Bool {
    get { simulator.isTracing }
    set { simulator.isTracing = newValue }
  }

  /// Whether steps keep ``Outcome/events``, from the next one on. Where neither events nor reasons are kept and no
  /// callback has a body, a presentation or dismissal is decided as always and then shows its end at once: some three
  /// times as fast, for programs that look for a state among very many.
  public var keepsEvents: Bool {
    get { simulator.callbacks.keepsEvents }
    set { simulator.callbacks.keepsEvents = newValue }
  }

  /// The outline, and the statements so far.
  var program: Program {
    _read { yield simulator.program }
    _modify { yield &simulator.program }
  }

  /// Which UIKit answers.
  public var uikit: Profile { program.profile }

  /// The present device, orientation and size classes.
  public var environment: Environment { hasLaunched ? simulator.environment : program.environment }

  /// The present controllers, parents, presentations and windows; before launch, as launch is going to have them.
  package var hierarchy: Hierarchy { current.hierarchy }

  /// The present app; before launch, a copy that has launched.
  var current: Simulator {
    if hasLaunched { return simulator }
    var launched = self
    launched.launch()
    return launched.simulator
  }

  /// Whether an exception or a limit has ended the app: no step does anything any more.
  public var isOver: Bool { simulator.loop.isStopped }

  /// All windows as `-[UIViewController _printHierarchy]` prints them, with a final line end.
  ///
  /// Complexity: O(controllers).
  public var printedHierarchy: String {
    String(decoding: PrintHierarchyFormat.windows(hierarchy, uikit.version), as: UTF8.self)
  }
}

extension Profile {
  /// The UIKit of an iOS, `.ios(17)`, `.ios(13, 2)`; there is none between 18 and 26.
  public static func ios(_ major: Int, _ minor: Int = 0) -> Profile { .ios(UIKitVersion(major, minor)) }
}
