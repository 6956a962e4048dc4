/// What runs of a file's own Swift, and what it has made and holds.
struct SwiftState: Sendable {
  /// Functions that run, by row; those that have ended leave their rows free. Between two steps there are none.
  var activations: [Activation] = []
  /// How many steps have begun.
  var steps: Int32 = 0
  var free: [Int32] = []
  /// What the last callback has returned to UIKit that asked, and which was asked.
  var answer = Value.none
  var asked: Callback?
  var hasAnswered = false

  /// Stored properties, of instances and static ones.
  var fields = IDMap<FieldKey, Value>()
  /// What `super` has of properties whose getters are the file's: the answers of those are what UIKit goes by.
  var ofSuper = IDMap<PropertyKey, Value>()
  /// The views that code has made, and the text fields among them, by their number.
  var views = Column<MadeView>()
  /// Variables that closures share, and how many hold each.
  var shared = Column<Value>()
  var sharedHolds = Column<Int32>()
  /// Closures.
  var closures = Column<Closure>()
  /// How many strong slots hold an object; of controllers the world knows (``World/heldBySlots``).
  var objectHolds = IDMap<ObjectID, Int32>()
  /// The presentation controllers of the file's that UIKit has called, for what they have left to do at the end.
  var hooked = IDMap<ControllerID, ObjectID>()
  /// The classes of windows whose class is the file's.
  var windowClasses = IDMap<WindowID, ClassID>()
  /// Of windows that code has made likewise.
  var windowHolds = IDMap<WindowID, Int32>()
  /// Those of them that no slot holds.
  var unheldWindows = IDSet<WindowID>()
  /// What UIKit keeps for a controller or an object: actions, what delegates have answered, values of its properties.
  var attachments = IDMap<PropertyKey.Owner, [Attachment]>()
  /// What has lost its last strong slot and is looked at when the instruction is done.
  var dropped: [Value] = []
  /// Closures that UIKit was given and may be holding: looked at when it may have let go of them.
  var given: [ClosureID] = []
  /// Animators, interaction controllers and presentation controllers that delegates have given to UIKit.
  var answered: [Value] = []
  /// Controllers that code has made: no name of an outline holds them.
  var ownControllers = IDSet<ControllerID>()
  /// The navigation controller whose initialiser pushes its root.
  var beingMade: ControllerID?
  /// Objects that code has made likewise.
  var ownObjects = IDSet<ObjectID>()
  /// Controllers that would have been released, had no slot held them.
  var heldBack = IDSet<ControllerID>()

  /// The lines at which objects went that code has made, as nothing held them any more.
  var goneAt = IDMap<ObjectID, Int32>()
  /// Where a weak variable was read last whose object is gone, and where that went.
  var lost: (read: Int, gone: Int)?

  /// What was made, by name, and how often each name was wanted.
  var made: [(name: String, value: Value)] = []
  var wanted = IDMap<MadeID, Int32>()

  /// Blocks for the main queue, in order.
  var mainQueue: [SwiftBlock] = []
  /// What is connected to buttons.
  var controls: [Control] = []
  /// Closures that something presim does not know was given, in order.
  var waiting: [Waiting] = []
  /// Blocks for a clock, in the order in which they were given; it runs within a step.
  var timers: [(due: Double, block: SwiftBlock)] = []
  var clock = 0.0
  /// What those read that track it, the innermost last, and who runs when something of it is assigned.
  var tracking: [[UInt64]] = []
  var trackers: [(keys: [UInt64], onChange: ClosureID)] = []
  /// Functions that wait for a continuation, and continuations that were resumed before.
  var parked: [ParkedFunction] = []
  var resumed: [Resumed] = []
  /// Who waits for notifications of the file's own, in the order in which they came.
  var observers: [SwiftObserver] = []
  /// What code has changed that an expectation runs to look at something, and how many captured variables there were
  /// before it.
  var changedByLook: String?
  var sharedBeforeLook = 0
  /// The closures of `Task { … }`.
  var tasks = IDSet<ClosureID>()
  /// Those of timers that fire once.
  var firesOnce = IDSet<ClosureID>()
  /// Those of timers that repeat, and of those which repeat in this step how often they have fired.
  var repeating = IDSet<ClosureID>()
  var repeats: [Repeat] = []
  /// Tasks, timers and work items that were cancelled.
  var cancelled = IDSet<ClosureID>()
  /// What completion handlers of animators are told: the position at which they end.
  var endings: [(block: ClosureID, told: Value)] = []
  /// Completion handlers of animations that somebody steers: they wait until that is over.
  var heldAnimations: [HeldAnimation] = []
  /// When the transitions that run have begun.
  var began = 0.0

  /// The function whose instruction is carried out: row in the functions that run; -1 for none.
  var running: Int32 = -1
  /// How many functions run for whose answer an instruction waits.
  var nesting = 0

  /// Assumptions that were told.
  var told: [Told] = []
  /// What `given` says of stored properties, where that is done or code has assigned something else.
  var settled: [Settled] = []
  /// Conditions that nobody knows, and whose parts were left out though rules may read what they set.
  var leftOut: [LeftOutCondition] = []
  /// What all of the code asks for, and the rows of its texts; nil until somebody asks.
  var uses: CodeUses?
  var textRows: (count: Int, rows: [String: TextID])?
  /// Whether an expectation looks: nothing is loaded, made or told.
  var isLooking = false
  /// Whether what outlines name is being made: nothing of it is loaded yet.
  var isBuilding = false

  /// Of all runs without Swift.
  static let none = Box(SwiftState())

  /// A note, and where it stands.
  struct Told: Equatable, Sendable {
    var line: Int
    var text: String
  }

  /// A condition, and the step in which code asked it; -1 for the launch.
  struct LeftOutCondition: Sendable {
    var condition: TextID
    var step: Int
    /// A value that the condition may have, as a `given` line writes it, and which others there are.
    var sample: (value: String, other: String)
    /// The names of the stored properties, and of the variables, that may have been written.
    var properties: [TextID] = []
    var variables: [TextID] = []
    /// Whether an alert may have an action more by it.
    var addsActions = false
  }

  /// A line of `given`, by its row, and a stored property of an instance.
  struct Settled: Equatable, Sendable {
    var given: Int
    var key: UInt64

    init(given: Int, key: FieldKey) { (self.given, self.key) = (given, key.packed) }
  }

  func isSettled(_ given: Int, _ key: FieldKey) -> Bool { settled.contains(Settled(given: given, key: key)) }

  /// A completion handler is told something else than that the animation has finished.
  mutating func told(_ block: ClosureID, _ value: Value) { endings.append((block, value)) }

  /// What remembers no changes: a mark keeps a copy of it.
  typealias Plain = (
    [Activation], [Int32], Value, Callback?, Bool, [Value], [ClosureID], [Value], [(name: String, value: Value)],
    [SwiftBlock], [Control], [Waiting], [(due: Double, block: SwiftBlock)], Double, [SwiftObserver],
    [(block: ClosureID, told: Value)], [HeldAnimation], Double, Int32, [Told], Bool, Bool, [ParkedFunction],
    [Resumed], Int32, [Settled], [[UInt64]], [(keys: [UInt64], onChange: ClosureID)], [Repeat]
  )
  var plain: Plain {
    get {
      (
        activations, free, answer, asked, hasAnswered, dropped, given, answered, made, mainQueue, controls, waiting,
        timers, clock, observers, endings, heldAnimations, began, running, told, isLooking, isBuilding,
        parked, resumed, steps, settled, tracking, trackers, repeats
      )
    }
    set {
      (
        activations, free, answer, asked, hasAnswered, dropped, given, answered, made, mainQueue, controls, waiting,
        timers, clock, observers, endings, heldAnimations, began, running, told, isLooking, isBuilding,
        parked, resumed, steps, settled, tracking, trackers, repeats
      ) = newValue
    }
  }

  /// Everything that remembers its changes.
  mutating func visit<V: RecordVisitor>(_ visitor: V) {
    visitor.visit(&fields)
    visitor.visit(&ofSuper)
    visitor.visit(&shared)
    visitor.visit(&sharedHolds)
    visitor.visit(&closures)
    visitor.visit(&views)
    visitor.visit(&objectHolds)
    visitor.visit(&windowHolds)
    visitor.visit(&unheldWindows)
    visitor.visit(&hooked)
    visitor.visit(&windowClasses)
    visitor.visit(&attachments)
    visitor.visit(&ownControllers)
    visitor.visit(&ownObjects)
    visitor.visit(&heldBack)
    visitor.visit(&wanted)
    visitor.visit(&tasks)
    visitor.visit(&firesOnce)
    visitor.visit(&repeating)
    visitor.visit(&goneAt)
    visitor.visit(&cancelled)
  }
}

extension SwiftState {
  /// A timer that fires until code stops it.
  struct Repeat: Sendable {
    let block: ClosureID
    let seconds: Double
    let isOfDisplay: Bool
    /// Where it was made.
    let line: Int32
    /// How often it has fired in this step, and the run as it was before.
    var count = 0
    var before: Box<Simulator>?
  }
}

/// What a queue or a clock runs.
enum SwiftBlock: Sendable {
  case closure(ClosureID)
  /// Functions that wait for each other, the innermost first: they go on behind an `await`.
  case frames([Int32])
}

/// Who waits for a notification.
struct SwiftObserver: Sendable {
  let name: Value
  /// The only object whose notifications it hears; nil for any.
  let object: Value
  /// Whose method it calls; nil for a block.
  let owner: Value
  let closure: ClosureID
}

/// A function that runs.
struct Activation: Sendable {
  /// Row in the functions of the program.
  let function: Int32
  /// What comes next.
  var next: Int32 = 0
  /// Parameters, locals, captures, intermediate values. Of a shared one the row in ``SwiftState/shared``.
  var slots: [Value]
  /// Its instance.
  var subject: Value
  /// In whose callback it runs, and whose body that is.
  var speaking: Speaking?
  var origin: Int32
  /// The callback that UIKit has called, of its first function.
  var callback: Callback?
  /// Where what it returns goes.
  var destination: Destination
  /// How many calls it stands in.
  var depth: Int32
  /// Row of its statement among the step's calls; -1 before its first.
  var call: Int32 = -1
  /// How it came to run: row in the step's ways; -1 for the statements of the file.
  var way: Int32 = -1
  /// In which step it came to run, or goes on.
  var step: Int32 = 0
  /// Who has called it: row in the functions that run; -1 for UIKit and for the file.
  var caller: Int32 = -1
  /// The closure that it is, of a block that a queue runs.
  var closure = ClosureID(-1)
  /// What `defer` has kept, in order.
  var defers: [ClosureID] = []
  /// Whether its caller gets the opposite: `!=` by the file's `==`.
  var negates = false
  /// The error that the function which it has called last has thrown; it holds it.
  var thrown = Value.none

  /// Where a result goes.
  enum Destination: Sendable {
    case nothing
    case slot(Slot, of: Int32)
    /// The first value of a lazy or static property.
    case field(FieldID, of: Value)
    /// UIKit has asked.
    case answer
  }
}

/// A closure, and what it keeps.
struct Closure: Sendable {
  let body: BodyID
  /// What it has captured, by the slots of its function; of a shared one the row in ``SwiftState/shared``.
  var captures: [(slot: Slot, value: Value)] = []
  /// A completion handler of the file's that was handed to an override.
  var handler: Handler?
  /// How many strong slots hold it.
  var holds: Int32 = 0
}

/// Something that UIKit keeps with a controller or an object.
struct Attachment: Sendable {
  /// The property that it is the value of, if it is that.
  var property: Property?
  let value: Value
}

/// A stored property of an instance; a static one's owner is its row.
struct FieldKey: PackedKey {
  let owner: Int32
  let kind: UInt8
  let field: FieldID

  /// Of what has no stored properties there is none.
  init?(_ field: FieldID, of owner: Value) {
    self.field = field
    switch owner {
    case .controller(let x): (self.owner, kind) = (x.index, 0)
    case .object(let object): (self.owner, kind) = (object.index, 1)
    case .window(let window): (self.owner, kind) = (window.index, 3)
    default: return nil
    }
  }

  /// A static one.
  init(_ field: FieldID) {
    self.field = field
    owner = 0
    kind = 2
  }

  // The field above, whose it is below: 30 bits for either.
  var packed: UInt64 {
    UInt64(UInt32(bitPattern: field.index)) << 34 | UInt64(kind) << 32 | UInt64(UInt32(bitPattern: owner))
  }

  init(packed: UInt64) {
    owner = Int32(truncatingIfNeeded: packed)
    kind = UInt8(truncatingIfNeeded: packed >> 32 & 3)
    field = FieldID(Int32(truncatingIfNeeded: packed >> 34))
  }
}
