/// Something that has a value when it is reached.
package indirect enum Expression: Sendable {
  /// A literal, a name of the file, an enumeration case, a class.
  case value(Value)
  /// `home.view.window`.
  case path(Path)
  /// `[a, b]`.
  case list([Expression])
  /// `Fade()`, `UINavigationController(rootViewController: b)`: a new object of the class, with its initialiser's
  /// arguments by label.
  case make(ClassID, [MakeArgument])
  /// `home.targetViewController(forAction: #selector(show), sender: nil)`: a call that only asks.
  case ask(Call)
  /// `!transitionContext.transitionWasCancelled`.
  case not(Expression)
  /// `x is Detail`: whether the object's class is that class or a subclass; nil is of none.
  case isInstance(Expression, of: ClassID)
  /// An expression of Swift, as a function without parameters that returns its value. Looked at by an expectation, it
  /// changes nothing.
  case code(BodyID)
  /// Of an expectation in a function of Swift: what the closure of a position answers, which has the names of that place.
  /// With the text that is looked at.
  case look(Int, String)
}

/// `rootViewController: b` in `UINavigationController(rootViewController: b)`.
package struct MakeArgument: Sendable {
  /// The property that the label sets: `viewControllers` for `rootViewController`, `title`, `message`,
  /// `preferredStyle`, `transitionStyle`, `searchResultsController`, `style`, …
  package var property: Property
  /// Its value.
  package var value: Expression
  /// Makes an argument.
  package init(property: Property, value: Expression) {
    self.property = property
    self.value = value
  }
}

/// A root and the steps from it.
package struct Path: Sendable {
  /// Where it begins.
  package enum Root: Sendable {
    /// A name of the file: controller, object, window.
    case value(Value)
    /// `self`, written or meant: the callback's controller or object.
    case selfObject
    /// UIKit's argument of the callback, by its position in `CallbackInfo.arguments`.
    case argument(Int)
    /// `device`.
    case device
    /// `super` in a callback: calls on it do nothing.
    case superObject
    /// A name of something that code makes; nil until it is made.
    case made(MadeID)
  }
  /// How a step wants to be followed when what is before it is nil.
  package enum Unwrap: UInt8, Sendable { case plain, optional, force }
  /// One step.
  package struct Component: Sendable {
    /// What it takes.
    package enum Kind: Sendable {
      /// A property.
      case property(Property)
      /// `[n]`.
      case index(Int)
      /// `presentation(x)`: from controller to its presentation.
      case presentation
      /// `transition(x)`: from controller to the context of its running transition.
      case transition
      /// `viewController(forKey: .to)` between two steps: what a call that only asks answers. Its receiver is what is
      /// before it, whatever the call itself says.
      indirect case answer(Call)
      /// A stored property of one of the file's classes.
      case field(FieldID)
      /// `as? Detail`, `as! Detail`: what is of another class is nil, or ends the step.
      case cast(ClassID, isForced: Bool)
    }
    /// What it takes.
    package var kind: Kind
    /// `?` or `!` written after what is BEFORE it.
    package var unwrap: Unwrap
    /// Makes a step.
    package init(kind: Kind, unwrap: Unwrap) {
      self.kind = kind
      self.unwrap = unwrap
    }
  }
  /// Where it begins.
  package var root: Root
  /// The steps.
  package var components: [Component]
  /// `?` or `!` after the last component, before a call or an assignment.
  package var finalUnwrap: Unwrap
  /// As written, for messages.
  package var text: String
  /// Makes a path.
  package init(root: Root, components: [Component], finalUnwrap: Unwrap, text: String) {
    self.root = root
    self.components = components
    self.finalUnwrap = finalUnwrap
    self.text = text
  }
}

/// `receiver.method(arguments) { completion }`.
package struct Call: Sendable {
  /// On what; for a call without receiver in a callback, the callback's controller.
  package var receiver: Path
  /// Which method.
  package var method: Method
  /// Arguments in the order of the method's parameters (`MethodInfo.parameters`), `nil` where left out; closures apart.
  package var arguments: [Expression]
  /// The completion handler.
  package var completion: BodyID?
  /// Other closures, in order (`animations:`, `alongsideTransition:`, an alert action's handler).
  package var closures: [BodyID]
  /// The call as written, less `animated` and closures, for `completion of …` (EVT-04).
  package var label: String
  /// Makes a call.
  package init(
    receiver: Path, method: Method, arguments: [Expression], completion: BodyID?, closures: [BodyID], label: String
  ) {
    self.receiver = receiver
    self.method = method
    self.arguments = arguments
    self.completion = completion
    self.closures = closures
    self.label = label
  }
}
