/// What a file's own Swift comes to once it is checked: tables that instructions name by row.
///
/// The functions themselves are bodies of the program (``Body/function``), so that whatever runs a body — a callback, a
/// completion handler, an action of an alert, a step — runs Swift.
package struct SwiftCode: Sendable {
  /// The files of Swift that the header names, by their first lines behind the scenario's own.
  var files: [SwiftSource.Place] = []
  /// Where the code begins that no answer names: what a framework's part is written in (``FrameworkSource``).
  var hiddenLine = Int.max
  /// The texts of expressions that stand behind that line alone.
  var hiddenTexts: Set<TextID> = []
  /// The outline that is assumed where the file has none, as it may be written.
  package var assumedOutline: String?
  /// Whether it is an app's own source, of which lint reads every function: nothing is on screen, and what a receiver
  /// contains or presents is not known.
  var isApp = false
  /// How values are written out that are described.
  var printedForms: [PrintedForm] = []
  /// Whether the file hands what may be nil to a place of type `Any` or `T`, which then holds an Optional.
  var hidesOptionals = false
  /// What the functions say in words that no instruction has, each with the function's place.
  var hints: [(range: ByteRange, hints: SwiftHints)] = []
  /// Its functions: methods, initialisers, accessors, closures, statements at column one. Row n is what
  /// ``Body/function`` names. ``Program/add(_:)`` enters them.
  package var functions: [SwiftFunction] = []
  /// What the file's classes have beside what ``ClassInfo`` says, by the row of the class; empty rows for UIKit's.
  package var classes: [SwiftClass] = []
  /// Stored properties: of instances, and static ones.
  package var fields: [SwiftField] = []
  /// Stands for the text of a text field that shows when the code runs.
  var textOfAny: FieldID?
  /// Methods that are called by the object's class, by name and labels: `open(_:animated:)`. A computed property is
  /// two: `get title`, `set title`.
  package var selectors: [String] = []
  /// Operators of the file's types.
  package var operators: [SwiftOperator] = []
  /// The file's own protocols, by name.
  package var protocols: [String] = []
  /// The file's own enumerations.
  package var enums: [SwiftEnum] = []
  /// The rows of extensions of Swift's own types, by what a value of the type is.
  var extended: [(test: TypeTest, type: ClassID)] = []
  /// The protocols to which some values of a type of Swift's conform, by a condition of an extension.
  var conditional: [(protocol: ProtocolID, isOfOptionals: Bool)] = []
  /// Where opaque values come from, as written, without white space: `UserDefaults.standard.bool(forKey:"seen")`.
  package var texts: [String] = []
  /// What `given` says, in file order.
  package private(set) var givens: [SwiftGiven] = []
  /// Which of them speak of a text.
  private var givenRows: [TextID: [Int]] = [:]
  /// The calls whose closures a `complete` of the file calls.
  package var completions: [TextID] = []
  /// What may be made while the file runs, in file order: names in an `expect` that no outline has.
  package var made: [MadeName] = []
  /// What a pasted class does before launch with each controller and object that an outline or a declaration names: its
  /// property defaults and `init(coder:)`, or the initialiser that the outline writes; in file order. Each function
  /// takes the instance.
  package var outlineInitializers: [(subject: Value, function: BodyID, isWritten: Bool)] = []
  /// `scene(_:willConnectTo:options:)` or `application(_:didFinishLaunchingWithOptions:)`, where that is the launch: a
  /// function without parameters that makes the delegate, keeps it in a static field and calls it.
  package var launch: BodyID?
  /// The app delegate's `application(_:supportedInterfaceOrientationsFor:)`, where the file has it.
  var appMask: SwiftAppMask?
  /// What the delegates and observers of pasted code hear when the user leaves the app, and when the user comes back.
  var leaving: BodyID?
  var returning: BodyID?
  /// Whether a delegate's method or a notification is among that.
  var hearsOfApp = false
  /// Foundation's addresses.
  var addresses: SwiftAddresses?
  /// Swift's `String.Index`: an offset, and the text whose it is.
  var textPlace: EnumID?
  /// Windows that the file's code makes without a scene, where it gives none of its windows a scene later.
  var sceneless: [ByteRange] = []
  /// Objects that nothing holds when their function ends, though something that stays counts on them.
  var letGo: [LetGo] = []
  /// Pushes on a navigation controller that is not there.
  var stackless: [Stackless] = []
  /// Calls of `super.loadView()` that come to UIKit's own.
  var superLoads: [(range: ByteRange, isWasted: Bool)] = []
  /// Statements that are not run, and why.
  package var skipped: [SkippedStatement] = []
  /// Of those what may be written by them, row by row: what ``SwiftInstruction/Kind/leftOut(_:)`` names.
  var leftOut: [LeftOutStatement] = []
  /// Whether any function gives a block to the main queue or to a clock.
  package var queuesBlocks = false

  /// Code without anything.
  package init() {}

  /// Of all files without Swift.
  static let none = Box(SwiftCode())

  /// Whether the file has none: everything is as in a file of steps alone.
  package var isEmpty: Bool { functions.isEmpty }

  /// Adds what a further line says.
  mutating func add(_ given: SwiftGiven) {
    givenRows[given.text, default: []].append(givens.count)
    givens.append(given)
  }

  /// What was said last of a text, up to a step.
  func given(_ text: TextID, at step: Int) -> SwiftGiven? {
    givenRows[text]?.last { givens[$0].fromStep <= step }.map { givens[$0] }
  }
}

/// The app delegate's answer about orientations.
struct SwiftAppMask: Sendable {
  /// A function without parameters that calls the method.
  var body: BodyID
  /// The delegate's class.
  var owner: String
  /// The method's name in the file.
  var range: ByteRange
  /// What it always answers, where that is a constant.
  var constant: Value?
}

/// What a class of the file's has beside its ``ClassInfo``: its own members and its superclasses', nearest first.
package struct SwiftClass: Sendable {
  /// Which function a selector is: its own, an inherited one, one of an extension, a protocol's default.
  package var methods: [(selector: SelectorID, function: BodyID)] = []
  /// Overrides of UIKit's methods that take their place: `present`, `pushViewController`, `dismiss`, …; the nearest of
  /// each. `show` and `showDetailViewController` are callbacks instead (``ClassInfo/callbacks``), as they are today.
  package var overrides: [(method: Method, function: BodyID)] = []
  /// Properties of UIKit's that are computed here: `override var prefersStatusBarHidden: Bool { … }`.
  package var getters: [(property: Property, function: BodyID)] = []
  /// Those that are set here, or observed: whoever assigns them calls this, and `super` in it reaches UIKit's own.
  var setters: [(property: Property, function: BodyID)] = []
  /// The stored properties of an instance, its superclasses' first.
  package var fields: [FieldID] = []
  /// The file's protocols that it conforms to.
  package var protocols: [ProtocolID] = []
  /// `deinit`, its own and then its superclasses'.
  package var deinitializers: [BodyID] = []

  /// A class without members of its own.
  package init() {}
}

/// An operator that a type of the file's declares: `static func < (a: Version, b: Version)`.
package struct SwiftOperator: Sendable {
  /// Its sign.
  package var sign: BinaryOperator
  /// What stands on its sides.
  package var left: TypeTest, right: TypeTest
  /// A function of two parameters.
  package var body: BodyID
}

/// An object that goes with the function that makes it, and what does not hold it: a property, `[weak self]`.
struct LetGo: Sendable {
  let range: ByteRange
  let object: String
  let keeper: String
}

/// A push of a view controller's that is in no navigation controller; the line that shows it so, nil for one that has just
/// been made.
struct Stackless: Sendable {
  let range: ByteRange
  let object: String
  let line: Int?
}

/// A stored property.
package struct SwiftField: Sendable {
  /// Its name.
  package var name: String
  /// Whose it is; nil for a global.
  package var owner: ClassID?
  /// Whether it keeps what it holds.
  package var hold: Hold
  /// Whether there is one for all instances: a static property, a global.
  package var isStatic: Bool
  /// Makes its value at the first use, for `lazy`, static and global ones; the others are set by initialisers. It takes
  /// the instance, or nothing if it is static.
  package var initial: BodyID?

  /// Whether `withObservationTracking` notices who reads and assigns it: stored in a class that is `@Observable`.
  var isTracked = false
  /// Whether it is an outlet: nil until the view of its view controller is loaded.
  var isOutlet = false
  /// Whether it may be nil, as far as its declaration says, and which of UIKit's classes it is declared with.
  var isOptional = false
  /// Of one that may be nil: whether code uses it as if it were not, `var home: HomeViewController!`.
  var isForced = false
  var base: UIKitClass?
  /// Whether other code of the app may set it, and none of the file does.
  var isSetNowhere = false
  /// Of a text field: the property behind it that has its text.
  var text: FieldID?
  /// Whether it stands for a property of UIKit's that views of the code's own have, whichever view it is.
  var isOfViews = false
  /// What that is of a view that code has just made; nil where nobody knows.
  var standard: Value?

  /// Makes a property.
  package init(name: String, owner: ClassID?, hold: Hold = .strong, isStatic: Bool = false, initial: BodyID? = nil) {
    self.name = name
    self.owner = owner
    self.hold = hold
    self.isStatic = isStatic
    self.initial = initial
  }
}

/// An enumeration of the file's, or a structure, which is a value like one.
package struct SwiftEnum: Sendable {
  /// Its name.
  package var name: String
  /// The names of its cases, in order.
  package var cases: [String]
  /// Their raw values, where it has them.
  package var rawValues: [Value]
  /// Whether it is a structure: one case of its name, whose payload are its stored properties.
  package var isStructure = false
  /// How Swift writes out what each case carries, or a structure's properties; nil where nobody knows.
  package var printed: [[PrintedForm.Part]?] = []
  /// The parts of a structure that do not keep what they hold: `weak var delegate`.
  package var weakParts: [Int32] = []
  /// Which function a selector is, for who calls it by a protocol of the file's.
  package var methods: [(selector: SelectorID, function: BodyID)] = []
  /// The file's protocols that it conforms to.
  package var protocols: [ProtocolID] = []

  /// Makes an enumeration.
  package init(name: String, cases: [String], rawValues: [Value] = []) {
    self.name = name
    self.cases = cases
    self.rawValues = rawValues
  }
}

/// `given UserDefaults.standard.bool(forKey: "seen") = true`: from here to the next one of the same text.
package struct SwiftGiven: Sendable {
  /// The text that it speaks of.
  package var text: TextID
  /// What it is worth.
  package var value: Value
  /// Whether it throws instead.
  package var isThrow: Bool
  /// It is written after that many steps; -1 where it holds at launch already.
  package var fromStep: Int
  /// Line in the source, from 1.
  package var line: Int

  /// Makes one.
  package init(text: TextID, value: Value, isThrow: Bool = false, fromStep: Int, line: Int) {
    self.isThrow = isThrow
    self.text = text
    self.value = value
    self.fromStep = fromStep
    self.line = line
  }

  /// What is asked of a list that follows from whether it is empty.
  static let asksWhetherEmpty = ["count", "isEmpty", "first", "last", "min()", "max()", "randomElement()"]
}

/// A name of something that code makes: the variable that it is first assigned to, or its class's.
package struct MadeName: Sendable {
  /// The name: `login`. A second one at run time is `login2`, and so on.
  package var name: String
  /// The first line that makes one.
  package var line: Int
  /// Whether it is a variable's or a property's: what only its class names gives way to it.
  package var isVariable = false

  /// Makes a name.
  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// A statement of Swift that is not run.
package struct SkippedStatement: Sendable {
  /// Its first and its last line.
  package var lines: ClosedRange<Int>
  /// Why: `'UILabel' is not about the hierarchy`.
  package var reason: String

  /// Makes one.
  package init(lines: ClosedRange<Int>, reason: String) {
    self.lines = lines
    self.reason = reason
  }
}

/// A statement that is left out where a function comes to it.
struct LeftOutStatement: Sendable {
  let line: Int
  /// Its first line, as written.
  let text: String
  /// What it assigns, and what it calls something on or is given.
  let writes: [String]
  let uses: [String]
}

extension Program {
  /// Enters a function, which its body runs from now on; a body can be reserved first, by `add` of an empty function,
  /// and filled by ``define(_:as:)``, so that functions can name each other.
  package mutating func add(_ function: SwiftFunction) -> BodyID {
    let id = BodyID(row: bodies.count)
    bodies.append(Body(function: Int32(truncatingIfNeeded: swift.functions.count)))
    swift.functions.append(function)
    return id
  }

  /// Fills a function that was entered before.
  package mutating func define(_ id: BodyID, as function: SwiftFunction) {
    swift.functions[Int(bodies[Int(id.index)].function)] = function
  }

  /// The function of a body; nil for a body of statements.
  package func function(_ id: BodyID) -> SwiftFunction? {
    let row = bodies[Int(id.index)].function
    return row < 0 ? nil : swift.functions[Int(row)]
  }
}

/// Foundation's structures of addresses, where the file speaks of them.
struct SwiftAddresses: Sendable {
  let url: EnumID
  let components: EnumID
  let item: EnumID
}
