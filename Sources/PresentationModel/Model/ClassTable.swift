/// Row of a class in the class table of a program.
package struct ClassID: Hashable, Sendable {
  /// The row, from 0.
  package let index: Int32
  /// Makes the identifier of row `index`.
  package init(_ index: Int32) { self.index = index }
}

extension ClassID: RowKey {}

/// One class: UIKit's own, declared in the file, or used and never declared.
package struct ClassInfo: Sendable {
  /// Its name, as printed.
  package var name: String
  /// The class it inherits from; nil at the roots.
  package var superclass: ClassID?
  /// What it is in the end.
  package var kind: ClassKind
  /// Whether the file declares it.
  package var isDeclared: Bool
  /// Whether it is a container because its name says so, and nothing else does (CON-13).
  package var isTakenByName = false
  /// Whether another file of the same app declares it.
  package var isOutside = false
  /// Whether that file decides how its instances are presented.
  package var setsStyle = false
  /// The protocols it conforms to, its own and inherited ones.
  package var protocols: [DelegateProtocol] = []
  /// Property defaults of its body and, before them, of its superclasses; a later row wins.
  package var defaults: [PropertyDefault] = []
  /// Values its body gives to methods, and before them its superclasses'; a later row wins.
  package var answers: [MethodAnswer] = []
  /// Bodies of its callbacks, its superclasses' first.
  package var callbacks: [CallbackBody] = []
  /// The unwind actions that it and its superclasses declare.
  package var actions: [String] = []

  /// Makes a class without body.
  package init(name: String, superclass: ClassID?, kind: ClassKind, isDeclared: Bool) {
    self.name = name
    self.superclass = superclass
    self.kind = kind
    self.isDeclared = isDeclared
  }
}

/// `modalPresentationStyle = .custom` in a class body.
package struct PropertyDefault: Sendable {
  /// The property.
  package var property: Property
  /// Its value for each instance: a class name makes an object for each.
  package var value: Expression
  /// Its place in the source; nil for what no file declares.
  package var range: ByteRange?
  /// Makes a default.
  package init(property: Property, value: Expression, range: ByteRange? = nil) {
    self.property = property
    self.value = value
    self.range = range
  }
}

/// `animationController(forDismissed:) = Grow` in a class body.
package struct MethodAnswer: Sendable {
  /// The method.
  package var method: Callback
  /// What it returns: a class name makes a new object each time.
  package var value: Expression
  /// Makes an answer.
  package init(method: Callback, value: Expression) {
    self.method = method
    self.value = value
  }
}

/// `on viewDidLoad { … }` in a class body.
package struct CallbackBody: Sendable {
  /// The callback.
  package var callback: Callback
  /// Its statements.
  package var body: BodyID
  /// The class in whose body it is declared.
  package var owner: ClassID
  /// Of an unwind action: its name.
  package var action: String?
  /// Whether it is an override of pasted code that does not call super.
  package var leavesOutSuper = false
  /// Makes a body.
  package init(callback: Callback, body: BodyID, owner: ClassID, action: String? = nil) {
    self.callback = callback
    self.body = body
    self.owner = owner
    self.action = action
  }
}
