/// The scope of a statement or value, as far as names go.
struct Scope {
  /// The class whose members `self` has; nil at column one.
  var owner: ClassID?
  /// Whether members come before names of the file (class bodies) or after them (`on name.…`).
  var isClassBody = false
  /// The callback whose arguments can be named.
  var callback: Callback?
  /// What closures around the statement name themselves: `_ in`, `action in`.
  var closureParameters: [Name] = []

  /// The arguments of closures around the statement that UIKit hands something, after those of the callback; nil for one
  /// without a name.
  var blockParameters: [(name: Name?, type: ValueType)] = []
  /// What UIKit hands the closure that is read: a coordinator, an action, whether something has finished; nil for nothing.
  var blockType: ValueType?

  init(owner: ClassID? = nil, isClassBody: Bool = false, callback: Callback? = nil) {
    self.owner = owner
    self.isClassBody = isClassBody
    self.callback = callback
  }

  /// Column one, turns and completion handlers.
  static let file = Scope()

  /// Whether a name can only be one of the file: no callback and no closure around the statement has names of its own.
  var isOutsideOfCode: Bool {
    owner == nil && callback == nil && closureParameters.isEmpty && blockParameters.isEmpty
  }
}

/// What is known of a value before the scenario runs.
struct StaticType {
  /// Its type; `.anything` for `nil` and for what is not known.
  var type: ValueType
  /// Whether its class is known exactly, so that what the class does not have is a mistake.
  var exact: Bool
  /// Its class in the table, if that is known.
  var classID: ClassID?
  /// The value is the literal `nil`.
  var isNil = false
  /// The value is a class name.
  var isClassName = false
  /// The controller, if it is one by name.
  var controller: Int32?

  init(_ type: ValueType, exact: Bool = false, classID: ClassID? = nil) {
    self.type = type
    self.exact = exact
    self.classID = classID
  }

  /// UIKit's class of it, for an object.
  var base: UIKitClass? {
    switch type {
    case .instance(let base): base
    case .conforming, .anyObject: .object
    default: nil
    }
  }
}

/// A path whose steps are known.
struct ResolvedPath {
  var path: Path
  var type: StaticType
  /// The last property, for assignments.
  var info: PropertyInfo?
  /// What the last property was asked of.
  var receiver: StaticType?
  /// The place of the last part.
  var lastRange: SourceRange
}

/// What a path of the source turned out to be.
enum PathResult {
  /// A path through properties.
  case path(ResolvedPath)
  /// A value: a class, a new object, a case.
  case value(Expression, StaticType)
  /// A case whose type is to be found: `.medium()`.
  case enumCase(Name, SourceRange)
  /// A method call at the end.
  case call(ResolvedPath, Name, SourceRange, SyntaxNode.ID)
  /// A member that decides nothing here, and whatever is written after it.
  case outside(OutsidePath)
  /// Something wrong, reported already.
  case failure
}
