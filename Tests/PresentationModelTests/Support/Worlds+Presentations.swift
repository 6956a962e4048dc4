@testable import PresentationModel

/// What presentations are made of: styles, delegates, size classes.
extension WorldBuilder {
  /// Two controllers in a window: `root`, and `x` beside it.
  static func pair(
    _ profile: Profile = .newest, _ device: Device = .iPhone, _ orientation: Orientation = .portrait,
    _ kind: ControllerKind = .plain
  ) -> (builder: WorldBuilder, root: ControllerID, x: ControllerID) {
    var builder = WorldBuilder(profile)
    builder.world.environment = PresentationModel.Environment(device: device, orientation: orientation)
    let root = builder.add("root")
    builder.window(root)
    let x = builder.addUnloaded("x", kind)
    return (builder, root, x)
  }

  /// Links a presentation that has been asked for and has not begun.
  @discardableResult
  mutating func ask(
    _ presenter: ControllerID, toPresent x: ControllerID, _ style: ModalPresentationStyle,
    isContextBased: Bool = false, own: OwnPresentation? = nil, controller: ObjectID? = nil
  ) -> Presentation {
    let presentation = Presentation(
      source: presenter, presenter: presenter, presented: x, requestedStyle: style, isContextBased: isContextBased,
      own: own, controllerObject: controller, isAnimated: true)
    world.hierarchy.link(presenter: presenter, presented: x)
    world.hierarchy.presentations[x] = presentation
    return presentation
  }

  /// Adds an object of a class of its own, which answers so to methods.
  mutating func object(
    _ className: String, _ kind: ClassKind = .delegate, answers: [(Callback, Value)] = []
  ) -> ObjectID {
    var info = ClassInfo(name: className, superclass: nil, kind: kind, isDeclared: true)
    info.answers = answers.map { MethodAnswer(method: $0.0, value: .value($0.1)) }
    world.hierarchy.classTable.append(info)
    world.hierarchy.objects.append(
      ObjectState(name: "", objectClass: ClassID(Int32(world.hierarchy.classTable.count - 1)), isHeld: true))
    return ObjectID(Int32(world.hierarchy.objects.count - 1))
  }
}

extension Value {
  /// A case of `UIModalPresentationStyle`.
  static func style(_ style: ModalPresentationStyle) -> Value { .enumeration(.modalPresentationStyle, style.rawValue) }
  /// A case of `UIModalTransitionStyle`.
  static func transition(_ style: ModalTransitionStyle) -> Value {
    .enumeration(.modalTransitionStyle, style.rawValue)
  }
}
