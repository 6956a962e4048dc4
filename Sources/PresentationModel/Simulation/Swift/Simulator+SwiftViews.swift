/// Views of the file's own, of which presim knows nothing but that somebody has them: an outlet, a `UIView()`.
extension Simulator {
  /// Where the view of a controller goes that code puts into a view of its own: into the view of the controller whose
  /// code it is, in a transition into its container.
  func hostOfOwnView(_ a: Int32) -> Value? {
    switch whoseCode(a) {
    case .controller(let x):
      if let id = animated(by: a) { return .facet(.containerView, self[id].speaker) }
      return .view(x)
    case .facet(.presentationController, let x): return .facet(.containerView, x)
    default: return animated(by: a).map { .facet(.containerView, self[$0].speaker) }
    }
  }

  /// The instance whose code a function is; of a closure the one that it has captured.
  private func whoseCode(_ a: Int32) -> Value {
    let activation = swift.activations[Int(a)]
    guard activation.subject.isNil else { return activation.subject }
    for (row, info) in program.swift.functions[Int(activation.function)].slots.enumerated() where info.name == "self" {
      var value = activation.slots[row]
      if info.isShared, case .int(let place) = value { value = swift.shared[Int(place)] }
      if !value.isNil { return value }
    }
    return .none
  }

  /// The transition whose `animateTransition(using:)` runs.
  private func animated(by a: Int32) -> TransitionID? {
    guard swift.activations[Int(a)].callback == .animateTransition else { return nil }
    return running.last { self[$0].isRunning && self[$0].steering.animator != nil }
  }

  /// `box.addSubview(child.view)`: answers where it goes, with a note; nil where it puts in nothing that counts.
  mutating func host(of call: UIKitCall, on receiver: Value, line: Int, _ a: Int32) -> Value? {
    guard call.method == .addSubview, isOwnView(receiver), let first = call.arguments.first,
      case .view(let child) = value(first, a), let host = hostOfOwnView(a)
    else { return nil }
    switch host {
    case .view(let x) where x != child:
      tellOnce(
        "'\(call.receiverText)' is taken to lie in the view of \(ValueText.text(.controller(x), hierarchy))", line)
      return host
    case .facet: return host
    default: return nil
    }
  }

  /// Whether a value is a view of the file's own: one that presim does not know, or an instance of a class of views.
  private func isOwnView(_ value: Value) -> Bool {
    switch value {
    case .opaque: return true
    case .object(let object):
      let type = hierarchy.objects[Int(object.index)].objectClass
      if case .view = hierarchy.classTable[Int(type.index)].kind { return true }
      return false
    default: return false
    }
  }

  // MARK: Presentation controllers, views

  /// `view = LoginView()`: the instance of the file's own class that is the view of a controller.
  func ownView(of x: ControllerID) -> ObjectID? {
    for attachment in swift.attachments[.controller(x)] ?? [] where attachment.property == .view {
      if case .object(let object) = attachment.value { return object }
    }
    return nil
  }

  /// What has the file's stored properties and methods: of a presentation controller in its own code its object, of a view
  /// the one that code has assigned.
  func instance(_ value: Value) -> Value {
    if case .view(let x) = value { return ownView(of: x).map { .object($0) } ?? value }
    guard case .facet(.presentationController, let x) = value else { return value }
    let object =
      hierarchy.presentation(of: x)?.controllerObject ?? hierarchy.frozen[x]?.controllerObject ?? swift.hooked[x]
    return object.map { .object($0) } ?? value
  }

  // MARK: Symbols

  /// A case of an enumeration that presim does not know, as the case of the same name of the other's enumeration.
  func resolved(_ value: Value, like other: Value) -> Value {
    guard case .enumCase(let type, let row, let payload) = value, program.swift.enums[Int(type.index)].name.isEmpty
    else {
      return value
    }
    let word = program.swift.enums[Int(type.index)].cases[Int(row)]
    switch other {
    case .enumeration(let kind, _):
      return kind.row(named: word).map { .enumeration(kind, $0) } ?? value
    case .enumCase(let own, _, _):
      return program.swift.enums[Int(own.index)].cases.firstIndex(of: word)
        .map { .enumCase(own, Int32(truncatingIfNeeded: $0), payload) } ?? value
    default: return value
    }
  }
}
