/// A checked scenario: everything resolved to rows and enumerations, ready to run any number of times.
public struct Program: Sendable {
  /// The title of the header, or the file's name.
  package var title = ""
  /// Header line `ios` or `rules docs`.
  public var profile = Profile.newest
  /// Whether the profile is the newest because neither the file nor whoever runs it names one.
  package var hasDefaultVersion = false
  /// Header lines `device` and `sizeClass`.
  public var environment = Environment.standard
  /// Header line `app.supportedInterfaceOrientations`: a case or a list; nil without one.
  package var appOrientations: Value?
  /// Header line `app.requiresFullScreen`: the key `UIRequiresFullScreen` of the Info.plist.
  package var requiresFullScreen = false
  /// Header line `app.scenes`, or what the file's code says: whether the app has a scene delegate; nil where neither says.
  package var hasScenes: Bool?
  /// Where it is said.
  var scenesRange: ByteRange?
  /// Classes: UIKit's that are used, the file's, the undeclared.
  package var classes: [ClassInfo] = []
  /// All controllers of the outlines, in file order: row n is `ControllerID(n)`.
  package var outline = Outline()
  /// Windows, in file order.
  package var windows: [WindowDeclaration] = []
  /// Objects declared at column one: row n is `ObjectID(n)`.
  package var objects: [ObjectDeclaration] = []
  /// Bodies of steps, turns, closures and callbacks.
  package var bodies: [Body] = []
  /// The steps, in file order.
  package var steps: [Step] = []
  /// Expectations before the first step: they apply to launch.
  package var launchExpectations: [ExpectationID] = []
  /// All expectations, in file order, those in bodies too.
  package var expectations: [Expectation] = []
  /// `on name.callback { … }`, in file order.
  package var observers: [Observer] = []
  /// Assignments before the first step of what UIKit lets only a subclass or an initializer decide, in file order: they
  /// are part of making their receivers, before launch, and are no steps.
  package var setup: [Instruction] = []
  /// The segues of the file's storyboard.
  package var segues = SegueTable()
  /// `// presim:ignore LNT-07`, in file order.
  package var ignores: [LintIgnore] = []
  /// What class bodies say and nothing reads.
  package var unread: [UnreadUse] = []
  /// For each controller the last step whose statements mention it (REL-02): -1 for none, `Int32.max` where a body of a
  /// class or of a callback does.
  package var lastMention: [Int32] = []
  /// The file's own Swift.
  package var swift: SwiftCode {
    @inline(__always) unsafeAddress { swiftBox.address }
    @inline(__always) unsafeMutableAddress { swiftBox.changing() }
  }
  /// Beside the program, as most have none.
  private var swiftBox = SwiftCode.none

  /// A program without anything.
  package init() {}
}

/// The controllers of the outlines as columns; parents are before their children.
package struct Outline: Sendable {
  /// Name of each controller; empty for one without (made by UIKit).
  package var names: [String] = []
  /// Class of each.
  package var classes: [ClassID] = []
  /// Row of the parent; -1 for roots.
  package var parents: [Int32] = []
  /// Byte offset of each entry in the source, for messages.
  package var offsets: [Int32] = []
  /// An outline without entries.
  package init() {}
}

/// `window` or `window overlay`.
package struct WindowDeclaration: Sendable {
  /// Its name; `window` for the first one.
  package var name: String
  /// Its root view controller, if any.
  package var root: ControllerID?
  /// Makes a declaration.
  package init(name: String, root: ControllerID?) {
    self.name = name
    self.root = root
  }
}

/// `watcher: Watcher` at column one, of a class that is no controller.
package struct ObjectDeclaration: Sendable {
  /// Its name.
  package var name: String
  /// Its class.
  package var objectClass: ClassID
  /// Makes a declaration.
  package init(name: String, objectClass: ClassID) {
    self.name = name
    self.objectClass = objectClass
  }
}

/// Statements that run one after the other.
package struct Body: Sendable {
  /// The statements.
  package var instructions: [Instruction]
  /// Of Swift: the row of its function, and no statements; -1 for others.
  package var function: Int32 = -1
  /// Makes a body.
  package init(instructions: [Instruction]) { self.instructions = instructions }
  /// Makes the body of a function.
  init(function: Int32) {
    instructions = []
    self.function = function
  }
}

/// `on second.viewDidAppear { … }` at column one.
package struct Observer: Sendable {
  /// The owner of the callback: a controller, or an object of the file.
  package var subject: Value
  /// Which one.
  package var callback: Callback
  /// Of an unwind action: its name.
  package var action: String?
  /// What runs.
  package var body: BodyID
  /// The first step from which on it holds: it is written after that many steps.
  package var fromStep: Int
  /// Line in the source, from 1.
  package var line: Int
  /// From its name to the end of its block.
  package var range: ByteRange
  /// Makes an observer.
  package init(
    subject: Value, callback: Callback, action: String? = nil, body: BodyID, fromStep: Int, line: Int, range: ByteRange
  ) {
    self.line = line
    self.action = action
    self.range = range
    self.subject = subject
    self.callback = callback
    self.body = body
    self.fromStep = fromStep
  }
}

extension Program {
  /// Whether a step holds its transition open; of launch (-1) no.
  func holdsOpen(_ step: Int) -> Bool { steps.indices.contains(step) && steps[step].kind == .begin }

  /// Whether a step sets a property, or fills an alert, and calls nothing else.
  func isSetting(_ step: Step) -> Bool {
    guard step.kind == .statement, let body = step.body else { return false }
    if let function = function(body) { return function.isSetting }
    let instructions = bodies[Int(body.index)].instructions
    return !instructions.isEmpty
      && instructions.allSatisfy { instruction in
        switch instruction.kind {
        case .assign, .outside: true
        case .call(let call): call.method == .addAction || call.method == .addTextField
        case .read, .expect: false
        }
      }
  }
}

/// One step: a run loop pass of its own.
package struct Step: Sendable {
  /// What starts it.
  package enum Kind: UInt8, Sendable {
    /// An assignment, call or read at column one.
    case statement
    /// `turn { … }`.
    case turn
    /// `begin` and a statement: its transition is paused.
    case begin
    /// `finish`.
    case finish
    /// `cancel`.
    case cancel
  }
  /// What starts it.
  package var kind: Kind
  /// Its statements; nil for `finish` and `cancel`.
  package var body: BodyID?
  /// Its place in the source.
  package var range: ByteRange
  /// Line of its first byte, from 1.
  package var line: Int
  /// Expectations at column one that follow it.
  package var expectations: [ExpectationID]
  /// Makes a step.
  package init(kind: Kind, body: BodyID?, range: ByteRange, line: Int) {
    self.kind = kind
    self.body = body
    self.range = range
    self.line = line
    expectations = []
  }
}

/// One code of `// presim:ignore LNT-07 reason`: what lint is not to report of one line.
package struct LintIgnore: Sendable {
  /// Which rule.
  package var id: LintID
  /// The place of its code in the comment.
  package var range: ByteRange
  /// The line to which it applies: its own, or the next one with something on it.
  package var line: ByteRange
  /// Makes one.
  package init(_ id: LintID, at range: ByteRange, line: ByteRange) {
    self.id = id
    self.range = range
    self.line = line
  }
}

/// A property or method of a class body that is only kept.
package struct UnreadUse: Sendable {
  /// Line in the source.
  package var line: Int
  /// What of it: the words of the note.
  package var text: String
}
