/// Delegates, segues, alerts' actions.
extension App {
  /// Makes an object for ``Setting/delegate(_:)`` and the other delegate settings; the app's name keeps it alive.
  ///
  /// It has a method that answers if `answers` names it or `on(_:of:_:)` has a body for it, and every
  /// method of its protocols that answers nothing (EVT-03).
  ///
  /// - Parameters:
  ///   - name: what explanations call it.
  ///   - protocols: what it conforms to.
  ///   - answers: what its methods answer.
  ///
  /// Complexity: O(answers).
  public mutating func addDelegate(
    _ name: String, _ protocols: DelegateProtocol..., answering answers: DelegateAnswer...
  ) -> ObjectID {
    let answers = answers.filter { answer in
      let isOneOfIts = answer.callback.info.delegateProtocol.map { Self.conform(protocols, to: $0) } ?? false
      if !isOneOfIts { problems.append(Self.isNone(answer.callback, name)) }
      return isOneOfIts
    }
    var info = ClassInfo(name: name, superclass: nil, kind: .delegate, isDeclared: true)
    info.protocols = protocols
    info.answers = answers.map { MethodAnswer(method: $0.callback, value: .value($0.value)) }
    let id = addClass(info)
    let object: ObjectID
    if hasLaunched {
      object = simulator.addObject(id, name: name, isHeld: true)
    } else {
      program.objects.append(ObjectDeclaration(name: name, objectClass: id))
      object = ObjectID(row: program.objects.count - 1)
    }
    while journal.objects.count < Int(object.index) { journal.objects.append("") }
    journal.objects.append(name)
    journal.entries.append(.delegate(object, protocols, answers))
    return object
  }

  /// Adds a segue as a storyboard has it; ``Statement/performSegue(_:from:)`` performs it. The first time it leads to
  /// its destination, then to new ones of the same class (SEG-03).
  ///
  /// - Parameters:
  ///   - identifier: its identifier; nil for one without, as those that embed often are.
  ///   - source: where it starts.
  ///   - destination: the controller to which it leads; the root of an outline that is under no window.
  ///   - kind: what it does.
  ///   - style: the style that its destination takes, of one that presents.
  ///   - anchor: the controller to whose view its popover points.
  ///   - animated: whether it is animated.
  ///
  /// Complexity: O(1).
  public mutating func addSegue(
    _ identifier: String?, from source: Controller, to destination: Controller, _ kind: SegueKind,
    style: ModalPresentationStyle? = nil, anchor: Controller? = nil, animated: Bool = true
  ) {
    let ends = [source, destination] + (anchor.map { [$0] } ?? [])
    guard ends.allSatisfy({ isKnown(.controller($0.id)) }) else { return problems.append(Self.isOfAnotherApp) }
    var segue = Segue(
      identifier: identifier, source: .controller(source.id),
      segueClass: classID(UIKitClass.storyboardSegue.classKind, UIKitClass.storyboardSegue.name))
    segue.destination = .controller(destination.id)
    segue.kind = kind
    segue.presentationStyle = style.map { .enumeration(.modalPresentationStyle, $0.rawValue) }
    segue.anchor = anchor.map { .value(.view($0.id)) }
    segue.isAnimated = animated
    journal.entries.append(.segue(segue, kind, style))
    program.segues.append(segue)
    guard hasLaunched else { return }
    simulator.world.segues.append(segue)
    simulator.takeFromStoryboard(.controller(source.id))
    simulator.takeFromStoryboard(.controller(destination.id))
  }

  /// Adds an action to an alert: before launch without a step, as part of the outline, afterwards as a step.
  ///
  /// - Parameters:
  ///   - title: its title; ``Statement/tapAction(_:of:)`` names it.
  ///   - alert: the alert or action sheet.
  ///   - style: its style.
  ///   - statements: its handler, which runs when the alert is gone.
  @discardableResult
  public mutating func addAction(
    _ title: String, to alert: Controller, _ style: AlertActionStyle = .default, _ statements: Statement...
  ) -> Outcome {
    let action = Statement.addAction(title, to: alert, style, handler: statements)
    return hasLaunched ? perform(action) : setUp(action)
  }
}

/// `UIAlertAction.Style`.
public enum AlertActionStyle: UInt8, CaseIterable, Sendable {
  /// `.default`.
  case `default`
  /// `.cancel`: an alert has one at most.
  case cancel
  /// `.destructive`.
  case destructive
}

/// What one of a delegate's methods answers, each time it is called.
public struct DelegateAnswer: Sendable {
  let callback: Callback
  let value: Value

  private init(_ callback: Callback, _ value: Value) {
    self.callback = callback
    self.value = value
  }

  /// `adaptivePresentationStyle(for:traitCollection:)`: what a presentation becomes (ADP-02, ADP-03); `.none` keeps it.
  public static func adaptivePresentationStyle(_ style: ModalPresentationStyle) -> DelegateAnswer {
    DelegateAnswer(.adaptivePresentationStyleTraits, .enumeration(.modalPresentationStyle, style.rawValue))
  }

  /// `presentationController(_:viewControllerForAdaptivePresentationStyle:)`: the controller that is shown instead
  /// (ADP-07).
  public static func viewControllerForAdaptivePresentationStyle(_ x: Controller) -> DelegateAnswer {
    DelegateAnswer(.viewControllerForAdaptivePresentationStyle, .controller(x.id))
  }

  /// `presentationControllerShouldDismiss(_:)`: whether the user may (DIS-09).
  public static func presentationControllerShouldDismiss(_ may: Bool) -> DelegateAnswer {
    DelegateAnswer(.presentationControllerShouldDismiss, .bool(may))
  }

  /// `popoverPresentationControllerShouldDismissPopover(_:)`: whether a tap outside may (DIS-11).
  public static func popoverPresentationControllerShouldDismissPopover(_ may: Bool) -> DelegateAnswer {
    DelegateAnswer(.popoverPresentationControllerShouldDismissPopover, .bool(may))
  }

  /// `tabBarController(_:shouldSelect:)`: whether a tap selects the tab (TAB-03).
  public static func tabBarControllerShouldSelect(_ may: Bool) -> DelegateAnswer {
    DelegateAnswer(.tabBarControllerShouldSelect, .bool(may))
  }
}
