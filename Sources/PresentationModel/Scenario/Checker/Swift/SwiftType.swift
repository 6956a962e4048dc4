/// What is known of a value of the file's Swift before it runs.
indirect enum SwiftType: Sendable {
  /// Nothing: it may be anything.
  case unknown
  /// Nothing, and it decides nothing here: a label, a colour, a service.
  case opaque
  /// An object of one of UIKit's classes, or of a class of the file's that inherits from it.
  case object(UIKitClass, ClassID?)
  /// A class, where it is named: `Router` in `Router.shared`.
  case type(ClassID)
  case ofProtocol(ProtocolID)
  case enumeration(EnumID)
  case enumType(EnumID)
  /// A value of Swift's or of one of UIKit's enumerations.
  case value(ValueType)
  case closure(SwiftResult)
  case list(SwiftType)
  /// `list[1...]`, `list.dropFirst()`: its places are those of the list of which it is a part, which presim does not know.
  case slice(SwiftType)
  /// Elements in an order that nobody knows: a set, the keys of a dictionary, and what is made of each of them.
  case unordered(SwiftType)
  /// `1...5`
  case closedRange
  case dictionary(SwiftType, SwiftType)
  case tuple([(label: String, type: SwiftType)])
  /// A length of time of Dispatch's or Swift's, in seconds.
  case time
  /// A type that is known when the code runs, with what it is one of: `T.Type`, `type(of: x)`.
  case meta(SwiftType)

  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// What UIKit's tables say of an object of it.
  var base: UIKitClass? { if case .object(let base, _) = self { base } else { nil } }

  init(_ type: ValueType) {
    switch type {
    case .instance(let base): self = .object(base, nil)
    case .list(let element): self = .list(SwiftType(element))
    case .anyObject, .anything, .conforming, .classReference: self = .unknown
    default: self = .value(type)
    }
  }

  /// What a value is expected to be, as UIKit's tables say it.
  var valueType: ValueType? {
    switch self {
    case .value(let type): type
    case .list(let element): element.valueType.map { .list($0) }
    case .object(let base, _): .instance(base)
    default: nil
    }
  }
}

/// What a function gives back.
indirect enum SwiftResult {
  case something, nothing
  /// What it takes and what it gives back, where the file says it.
  case of([SwiftType], SwiftType?)
  /// Of an `@autoclosure` that a function's type takes: what the argument is.
  case lazily(SwiftType?)
}

/// A function of the file's: method, initialiser, accessor.
struct SwiftMethod {
  struct Parameter {
    let label: String
    let name: Name
    let type: SyntaxNode.ID?
    let initial: SyntaxNode.ID?
    /// `inout`: what it is afterwards goes back to the caller.
    var isInout = false
    /// `T...`: the rest of the arguments as a list.
    var isVariadic = false
    /// `@escaping`, or a function that may be nil: it is kept for later.
    var isEscaping = false
    /// `@autoclosure`: the argument runs where the function calls it.
    var isAutoclosure = false
    /// The file's result builder before it.
    var builder: ResultBuilder?
    /// Of a stored property: whether it is nil without a value.
    var takesNil = false
  }

  let name: String
  var parameters: [Parameter]
  let result: SyntaxNode.ID?
  let body: BodyID
  let node: SyntaxNode.ID
  let block: SyntaxNode.ID?
  /// The row of the class, of the extended class, of the protocol's own rows nil.
  let owner: ClassID?
  let isStatic: Bool
  var selector: SelectorID
  var isConvenience = false
  /// `mutating`, of a structure or an enumeration.
  var isMutating = false
  /// Whether a call gives back what the value is afterwards.
  var changesItself = false
  /// The generic parameters that come behind the arguments, as types.
  var hidden: [Name] = []
  /// The file's result builder that makes its value.
  var builder: ResultBuilder?
  /// Further methods that a call may mean: which one, the classes of the arguments say when it runs.
  var others: [SwiftMethod] = []

  /// Whether a call means another one, by the label of its first argument; nil where that tells nothing.
  func isAnother(_ label: String?) -> Bool {
    guard let label, let wanted = wantedLabel else { return false }
    return wanted != label
  }

  /// The first label that a call has to have; nil where it may go without its value.
  var wantedLabel: String? {
    parameters.first.flatMap { $0.isVariadic || $0.initial != nil ? nil : $0.label }
  }

  var labels: [String] { parameters.map { $0.label } }
  /// Its labels as Swift writes them: `_:with:`.
  var signatureLabels: String { labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() }
  /// Its name as Swift writes it: `open(_:with:)`.
  var signature: String { "\(name)(\(signatureLabels))" }
}

/// A stored or computed property of the file's.
struct SwiftProperty {
  let name: Name
  var type: SwiftType
  var field: FieldID?
  var getter: (selector: SelectorID, body: BodyID)?
  /// `mutating get`, of a structure: the getter gives back the structure, too.
  var getterChanges = false
  var setter: (selector: SelectorID, body: BodyID)?
  var isStatic: Bool
  let binding: SyntaxNode.ID
  let initial: SyntaxNode.ID?
  let isLazy: Bool
  let takesNil: Bool
  /// The place among the parts of a structure.
  var position: Int32?
  /// `willSet`, `didSet`.
  var willSet: BodyID?
  var didSet: BodyID?
  var annotation: SyntaxNode.ID?
  var owner: ClassID?
  /// The file's own wrapper, which the stored property holds; opaque where presim does not run it.
  var wrapper: SwiftType?
  /// Of one of several names of a declaration: the tuple, and which part of it it is.
  var tuple: (whole: SyntaxNode.ID, row: Int32)?
  /// The subject of a property that is `@Published`: a field beside it.
  var subject: FieldID?
  /// Who observes a property that is `dynamic`: a field beside it.
  var observers: FieldID?
  /// The attribute that names the wrapper, with the arguments that it is made of.
  var attribute: SyntaxNode.ID?
  /// Whether a class below observes it: who assigns it then calls its setter by the class of the object.
  var isObservedBelow = false
  /// Whether it observes what a superclass stores.
  var isInherited = false
  /// Whether it observes what UIKit has, or what a superclass computes: its accessors go on to that.
  var observesAccessors = false
  /// Whether a subclass computes it: then it is read and written by the object's class.
  var isOverriddenBelow = false
  /// Whether it is a `let`.
  var isConstant = false
  /// The declaration that its binding stands in.
  var declaration: SyntaxNode.ID?
}

/// What the file declares for a class, in its body and in extensions.
struct SwiftMembers: Sendable {
  var methods: [Int32: [SwiftMethod]] = [:]
  var properties: [Int32: SwiftProperty] = [:]
  /// Stored properties in their order.
  var stored: [Int32] = []
  var initializers: [SwiftMethod] = []
  var deinitializer: SwiftMethod?
  /// Each with its getter and, if it has one, its setter.
  var subscripts: [(SwiftMethod, SwiftMethod?)] = []
  /// The first label that each of them wants; nil for one that may go without: a method is large to look at.
  var wantedLabels: [String?] = []
  /// Gives the stored properties their values.
  var fieldsInitializer: BodyID?
  /// The getter of a variable at column one, until it is entered.
  var pendingGetter: SwiftMethod?
}

/// All that the file's Swift declares.
struct SwiftDeclarations: Sendable {
  /// Where windows are made without a scene, in an app that has scenes.
  var sceneless: [ByteRange] = []
  var members: [Int32: SwiftMembers] = [:]
  /// Whether some type has a static property beside one of the instance of the same name.
  var hasStaticTwins = false
  var protocols: [Int32: ProtocolID] = [:]
  var protocolMembers: [Int32: SwiftMembers] = [:]
  /// Where a protocol stands, and the row of what its extensions give, by its name.
  var protocolNodes: [Int32: SyntaxNode.ID] = [:]
  var protocolRows: [Int32: ClassID] = [:]
  /// By the row of a protocol's extensions UIKit's class that `Self` is in all of them, where nothing that the protocol
  /// asks for or gives is called as something of UIKit's.
  var protocolSelves: [Int32: UIKitClass] = [:]
  /// The types that variables and parameters are declared as, and the names of the notifications that code posts by a case;
  /// nil until somebody asks.
  var annotated: Set<Int32>?
  var posted: Set<Int32>?
  /// The classes that are `@Observable`, by row.
  var observable: Set<Int32> = []
  /// What types of the file inherit from or conform to that the file does not declare.
  var inherited: Set<Int32> = []
  /// The classes that an extension lets conform to a protocol that the file does not declare.
  var conformingOutside: Set<Int32> = []
  /// The file's protocols to which a class conforms, by its row.
  var conformances: [Int32: [Int32]] = [:]
  var enums: [Int32: EnumID] = [:]
  var cases: [[(name: Name, payload: [SwiftMethod.Parameter])]] = []
  /// The enumerations that have a case of a name.
  var casesByName: [Int32: [(EnumID, Int)]] = [:]
  /// Structures and enumerations, by their row; the names of those that the file declares itself.
  var values: [SwiftValueType] = []
  var pastedValues: Set<Int32> = []
  /// The extensions of each type, by its name, in the order of the file.
  var extensions: [Int32: [SyntaxNode.ID]] = [:]
  /// Names that are no slips for a property of a class, each with the row of the class.
  var apart: Set<UInt64> = []
  /// The words of the file's code, and whether each stands there once; nil until somebody asks.
  var writtenWords: [String: Bool]?
  /// The words that stand more than once in the texts and the code of the file; found when somebody asks.
  var repeatedWords: Set<ArraySlice<UInt8>>?
  /// Whose members stand under the row of a class.
  var valueOfRow: [Int32: EnumID] = [:]
  /// `typealias A = B`; of `B & P` the first, the others are its siblings.
  var aliases: [Int32: SyntaxNode.ID] = [:]
  /// `Section.Type`, where several types are called `Section`: the one that is meant.
  var metatypes: [Int32: Name] = [:]
  /// Those that are being read, one in another.
  var aliasesInside: [Int32] = []
  /// How many parts the structure has so far that is being made, with all that is in them.
  var parts = 0
  var partDepth = 0
  /// Swift's `Notification`, where the file speaks of it.
  var notification: EnumID?
  /// Foundation's `IndexPath`, where the file speaks of it.
  var indexPath: EnumID?
  /// Foundation's `ComparisonResult`, where the file speaks of its cases.
  var comparison: EnumID?
  /// What asks for each part of a composition, by its row.
  var compositions: [Int32: [TypeTest]] = [:]
  /// `T` of generic functions and classes, with what they are bound to.
  var generics: [Int32: SwiftType] = [:]
  /// The names of what they are bound to: -1 for nothing, -2 for several.
  var genericBounds: [Int32: Int32] = [:]
  /// Those of classes whose head the scenario's own reader has read, by their nodes.
  var genericNames: [Int32: [Name]] = [:]
  /// What the generic parameters are of what is being made.
  var madeGenerics: [Int32: Operand] = [:]
  /// What the call that is read is expected to give.
  var resultWanted = SwiftType.unknown
  /// The type on which a static method of a protocol's extension is called, where that is known when the code runs.
  var staticSelf: Operand?
  /// The texts of expressions of the file's own, where presim adds code to it.
  var ownTexts: Set<TextID> = []
  /// The generic parameter that a value is which is read.
  var wantedGeneric: (name: Name, value: SyntaxNode.ID)?
  /// Whether a getter of the file's is `mutating`.
  var hasChangingGetters = false
  /// The generic parameters of each class that are values in its code.
  var valuedGenerics: [Int32: [Name]] = [:]
  /// The variables that hold one of the system's shared objects; nil until somebody asks.
  var sharedObjects: [Int32: [String]]?
  /// The keys whose user defaults code of the file sets, as they are written, and what lines below the first step speak of;
  /// nil until somebody asks.
  var textsOfKeys: [String]?
  var keysOfDefaults: Set<String>?
  var givenLater: Set<String>?
  /// The properties behind text fields; whether the file's alerts have fields, and whether one begins with a text.
  var fieldTexts: [String: FieldID] = [:]
  /// Whether anything reads the text of a label, once that was looked for.
  var looksAtLabels: Bool?
  var givenFields: [String: Bool] = [:]
  /// The result builder of the closure that is read next.
  var resultBuilder: ResultBuilder?
  /// What generic parameters are in the result of the call that is read.
  var bound: [Int32: SwiftType] = [:]
  /// What the call that is read next is expected to give.
  var wanted: SwiftType = .unknown
  /// The names of types that the file writes somewhere; nil until somebody asks.
  var namedTypes: Set<Int32>?
  /// Properties that are read by their name, of a value whose class is not known before it runs.
  var accessed: Set<Int32> = []
  /// How many parameters the closure has that was read last, and what it gives back.
  /// Whether the closure that is read next changes its first argument, and gives it back: `reduce(into:)`.
  var changesFirst = false
  /// Whether what is read stands in a closure that another thread than the main one calls.
  var isOffMainThread = false
  /// Whether each class is tried that a metatype may be: one that is not meant may lack the initialiser.
  var triesClasses = false
  /// Whether an expectation at column one is read.
  var readsExpectation = false
  /// The calls whose closures a 'complete' of the file calls.
  var completedCalls: Set<TextID>?
  /// What the instances of a class row are that stands for a type of Swift's: `extension Int`.
  var standardTypes: [Int32: SwiftType] = [:]
  /// The rows of those, by the type's name, with what each asks of the parts of a type: `where Element == Int`.
  var standardRows: [String: [(row: Int32, asks: [StandardConstraint])]] = [:]
  /// Whether what a member is read of may be nil, so that it is a member of `Optional`; nil where nothing says so.
  var isOfOptional: Bool?
  /// How what a closure gives back is written out, by the closure's node.
  var closureForms: [Int32: PrintedForm] = [:]
  /// The closure of which that is asked.
  var asksForForm: SyntaxNode.ID?
  /// What a method is called on, as it is written.
  var receiver = WrittenType()
  /// Whether what a member is asked of may be nil: `extension Optional` has its own members; nil where nothing says it.
  var holdsNil: Bool?
  /// The calls of which `given` lines speak; nil until somebody asks.
  var givenCalls: Set<String>?
  /// The file's structures and enumerations by what they say that they conform to; nil until somebody asks.
  var conformingValues: [Int32: [EnumID]]?
  /// What the `Result` has that is read next.
  var resultTypes: [SwiftType] = []
  /// What the closure that is read next takes, as it is written.
  var writtenParameters: [WrittenType] = []
  var lastClosure: (count: Int, result: SwiftType?) = (0, nil)
  /// Getters and setters of stored properties that are called by name.
  var accessors: [String: BodyID] = [:]
  /// The static properties that hold the delegates of the application and of its scene.
  var delegates: [Int32: FieldID] = [:]
  /// `lazy var card: UIViewController = { let vc = …; return vc }()`: what is made for `vc` is called `card`.
  var returned: (local: Name, property: Name)?
  /// The name that waits for what the path makes that is read.
  var pathHint: Name?
  /// The path whose parts are read, and where the part ends that is read: what presim says of it names the path up to there.
  var pathEnd: (path: SyntaxNode.ID, end: Int)?
  /// The cases of all enumerations that presim does not know.
  var symbols: EnumID?
  var selectors: [String: SelectorID] = [:]
  /// Names with labels that stand for several methods of one type.
  var overloaded: Set<String> = []
  /// The types of the methods whose places overrides take.
  var overridden: [Int32: String] = [:]
  /// The file's own operators, by their sign.
  var operators: [Int32: [SwiftMethod]] = [:]
  /// The same by the row of the type that they take first; nil until somebody asks.
  var operatorsByType: [Int32: OwnOperators]?
  /// Whether the file's text declares an operator, where somebody asked.
  var writtenOperators: [String: Bool] = [:]
  var texts: [String: TextID] = [:]
  /// The names of outlets.
  var outlets: Set<Int32> = []
  /// The names of other properties whose type is written `T!`.
  var implicit: Set<Int32> = []
  /// The protocols of the file that some type of it implements, once they are asked for.
  var implemented: Set<ProtocolID>?
  /// The assignments of the file by the last name of what is assigned, once they are asked for.
  var assignments: [Int32: [SyntaxNode.ID]]?
  var made: [String: MadeID] = [:]
  /// What the closure of a property makes and returns, by the name that it has there: `{ let sheet = …; return sheet }()`.
  var madeLocally: [String: MadeID] = [:]
  /// Whether the pattern that is read stands behind `var`.
  var bindsVariables = false
  /// What the file's `given` lines say of the shared user defaults, once that is asked for.
  var givenDefaults: Set<String>?
  var madeTypes: [SwiftType] = []
  /// The lazy properties of structures: the property, what keeps its value, its getter and its setter.
  var lazyParts: [(owner: ClassID, name: Name, kept: Name, getter: SwiftMethod, setter: SwiftMethod)] = []
  /// The methods that have bodies to be read, with the class in which they stand.
  var pending: [(method: SwiftMethod, kind: SwiftFunction.Kind, type: SwiftType?)] = []
  /// Where the functions at column one begin, and their names.
  var loneStarts: Set<Int32> = []
  var loneNames: Set<Int32> = []
  /// The method that is being read.
  var method: SwiftMethod?
  /// The functions that are being read, outermost first: a method and the closures in it.
  var builders = BuilderStack()
  /// The classes of the file that have something of Swift's.
  var classes: Set<Int32> = []
  var isUsed = false
  /// The texts of `given` lines; those of expressions that presim cannot know; of calls that closures are handed to, and
  /// of `complete` lines.
  var givens: [(TextID, SourceRange)] = []
  var asked: Set<TextID> = []
  var handed: Set<TextID> = []
  var completed: [(TextID, SourceRange)] = []
  /// Variables and functions at column one.
  var globals = SwiftMembers()
  /// Whether they are being declared.
  var declaresGlobals = false
  /// The class whose code stands at column one, and the controller of it that runs statements there.
  var lone: ClassID?
  var loneInstance: Operand?
  /// The classes of the storyboard's controllers, by identifier; that of its first one by an empty text.
  var storyboard: [String: ClassID] = [:]
  /// What publishers send, by the row of a class that stands for such a publisher; and what the one sends whose method is
  /// read.
  var elements: [Int32: SwiftType] = [:]
  var element: SwiftType?
  /// What the publishers send that a method of a publisher takes.
  var otherElements: [SwiftType] = []
  /// The names of what has something connected.
  var connected: Set<String> = []
  /// Where each variable is presented, pushed or added, by its name; nil until somebody asks.
  var shownNames: [Int32: [Int32]]?
  /// The methods that come to a call of the hierarchy, by name, each with that call; nil until somebody asks.
  var reaching: [Int32: String]?
  /// The functions that the file declares, by their names; nil until somebody asks.
  var functionNodes: [Int32: [SyntaxNode.ID]]?
  /// The names that the file declares, whatever for; nil until somebody asks.
  var boundNames: Set<Int32>?
  /// The file's names by what they look like: so many as there were when somebody asked.
  var shapes = NameShapes()
  /// The rows of the types that have a member of each name, and the names of what protocols ask for; nil until all are
  /// declared.
  var memberRows: (rows: [Int32: [Int32]], asked: Set<Int32>)?
  /// The protocols that ask for a method, by its name with its labels, while overloads are collected.
  var askers: [String: Set<Int32>] = [:]
  /// Whether everything above each class is in the file, or UIKit's; or below a class of the system's.
  var pastedWhole: [(alone: Bool, orBelowSystem: Bool)] = []
  /// The names of types for which others may be slips, of so many; nil until somebody asks.
  var typeNames: (count: Int, names: Set<Int32>)?
  /// The classes that inherit from each class directly, of so many; nil until somebody asks.
  var subclasses: (count: Int, rows: [Int32: [ClassID]])?
  /// Classes of which code shows one where it makes it.
  var shownClasses: Set<Int32>?
  /// The fields that stand for the texts of text fields, which are empty until something is written.
  var emptyTexts: Set<Int32> = []
  /// Whether code asks buttons for their titles.
  var readsTitles: Bool?
  /// Whether the file is in an old Swift, and has been told so.
  var isOld = false
  var hasToldOld = false
  /// Whether several classes can be meant, which has been said.
  var isAmbiguous = false
  /// Where the expectations stand that were read; and what each in a function is entered as, nil for one that is wrong.
  var heard: Set<Int32> = []
  var expectations: [Int32: ExpectationID?] = [:]
  /// Whether a branch of `if #available` is read that other versions of the file take.
  var isOfOtherVersions = false
  /// What the initialisers are given that outlines write: `app: AppCoordinator(navigationController: nav)`.
  var outlineCalls: [(subject: Value, call: SyntaxNode.ID)] = []

  /// What is known for certain where the code stands whose types are checked.
  var certain = CertainScopes()

  /// Those of a file without Swift.
  static let none = Box(SwiftDeclarations())
}
