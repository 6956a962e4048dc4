/// Something that has a value when it is reached.
public indirect enum Expression: Sendable {
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
public struct MakeArgument: Sendable {
  /// The property that the label sets: `viewControllers` for `rootViewController`, `title`, `message`,
  /// `preferredStyle`, `transitionStyle`, `searchResultsController`, `style`, …
  public var property: Property
  /// Its value.
  public var value: Expression
  /// Makes an argument.
  public init(property: Property, value: Expression) {
    self.property = property
    self.value = value
  }
}

/// A root and the steps from it.
public struct Path: Sendable {
  /// Where it begins.
  public enum Root: Sendable {
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
  public enum Unwrap: UInt8, Sendable { case plain, optional, force }
  /// One step.
  public struct Component: Sendable {
    /// What it takes.
    public enum Kind: Sendable {
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
    }
    /// What it takes.
    public var kind: Kind
    /// `?` or `!` written after what is BEFORE it.
    public var unwrap: Unwrap
    /// Makes a step.
    public init(kind: Kind, unwrap: Unwrap) {
      self.kind = kind
      self.unwrap = unwrap
    }
  }
  /// Where it begins.
  public var root: Root
  /// The steps.
  public var components: [Component]
  /// `?` or `!` after the last component, before a call or an assignment.
  public var finalUnwrap: Unwrap
  /// As written, for messages.
  public var text: String
  /// Makes a path.
  public init(root: Root, components: [Component], finalUnwrap: Unwrap, text: String) {
    self.root = root
    self.components = components
    self.finalUnwrap = finalUnwrap
    self.text = text
  }
}

/// `receiver.method(arguments) { completion }`.
public struct Call: Sendable {
  /// On what; for a call without receiver in a callback, the callback's controller.
  public var receiver: Path
  /// Which method.
  public var method: Method
  /// Arguments in the order of the method's parameters (`MethodInfo.parameters`), `nil` where left out; closures apart.
  public var arguments: [Expression]
  /// The completion handler.
  public var completion: BodyID?
  /// Other closures, in order (`animations:`, `alongsideTransition:`, an alert action's handler).
  public var closures: [BodyID]
  /// The call as written, less `animated` and closures, for `completion of …` (EVT-04).
  public var label: String
  /// Makes a call.
  public init(
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
