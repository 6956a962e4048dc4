/// Row of a class in the class table of a program.
public struct ClassID: Hashable, Sendable {
  /// The row, from 0.
  public let index: Int32
  /// Makes the identifier of row `index`.
  public init(_ index: Int32) { self.index = index }
}

extension ClassID: RowKey {}

/// One class: UIKit's own, declared in the file, or used and never declared.
public struct ClassInfo: Sendable {
  /// Its name, as printed.
  public var name: String
  /// The class it inherits from; nil at the roots.
  public var superclass: ClassID?
  /// What it is in the end.
  public var kind: ClassKind
  /// Whether the file declares it.
  public var isDeclared: Bool
  /// Whether it is a container because its name says so, and nothing else does (CON-13).
  public var isTakenByName = false
  /// Whether another file of the same app declares it.
  package var isOutside = false
  /// Whether that file decides how its instances are presented.
  package var setsStyle = false
  /// The protocols it conforms to, its own and inherited ones.
  public var protocols: [DelegateProtocol] = []
  /// Property defaults of its body and, before them, of its superclasses; a later row wins.
  public var defaults: [PropertyDefault] = []
  /// Values its body gives to methods, and before them its superclasses'; a later row wins.
  public var answers: [MethodAnswer] = []
  /// Bodies of its callbacks, its superclasses' first.
  public var callbacks: [CallbackBody] = []
  /// The unwind actions that it and its superclasses declare.
  public var actions: [String] = []

  /// Makes a class without body.
  public init(name: String, superclass: ClassID?, kind: ClassKind, isDeclared: Bool) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    self.isDeclared = isDeclared
  }
}

/// `modalPresentationStyle = .custom` in a class body.
public struct PropertyDefault: Sendable {
  /// The property.
  public var property: Property
  /// Its value for each instance: a class name makes an object for each.
  public var value: Expression
  /// Its place in the source; nil for what no file declares.
  public var range: ByteRange?
  /// Makes a default.
  public init(property: Property, value: Expression, range: ByteRange? = nil) {
    self.property = property
    self.value = value
    self.range = range
  }
}

/// `animationController(forDismissed:) = Grow` in a class body.
public struct MethodAnswer: Sendable {
  /// The method.
  public var method: Callback
  /// What it returns: a class name makes a new object each time.
  public var value: Expression
  /// Makes an answer.
  public init(method: Callback, value: Expression) {
    self.method = method
    self.value = value
  }
}

/// `on viewDidLoad { … }` in a class body.
public struct CallbackBody: Sendable {
  /// The callback.
  public var callback: Callback
  /// Its statements.
  public var body: BodyID
  /// The class in whose body it is declared.
  public var owner: ClassID
  /// Of an unwind action: its name.
  public var action: String?
  /// Makes a body.
  public init(callback: Callback, body: BodyID, owner: ClassID, action: String? = nil) {
    self.callback = callback
    self.body = body
    self.owner = owner
    self.action = action
  }
}
