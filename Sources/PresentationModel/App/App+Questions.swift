extension App {
  /// The controller that would present another one, were `present` called on `source` now, and why. Nothing is called,
  /// and nothing changes.
  ///
  /// - Returns: the presenter, nil where UIKit would refuse or throw; the reasons, with UIKit's own rules by ID.
  ///
  /// Complexity: O(ancestors of the source), and those of the presenters below it.
  public func presenter(of x: Controller, from source: Controller) -> (presenter: Controller?, reasons: [Reason]) {
    precondition(
      isKnown(.controller(x.id)) && isKnown(.controller(source.id)),
      "'\(x)' or '\(source)' is a view controller of another app")
    var trial = self
    if !trial.hasLaunched { trial.launch() }
    trial.keepsReasons = true
    // The trial's own transition is left where the call has put it: asked for, and not begun.
    trial.simulator.prepareStep(trial.steps)
    trial.simulator.present(x.id, from: source.id, isAnimated: true, handler: nil, line: 0)
    let outcome = trial.simulator.outcome
    let reasons = outcome.trace.map { Reason($0, trial.simulator.hierarchy) }
    let hierarchy = trial.simulator.hierarchy
    return (hierarchy.directPresenter(x.id).map { Controller($0, hierarchy) }, reasons)
  }

  /// What UIKit's properties of a controller answer at the moment. Looking changes nothing and loads nothing.
  ///
  /// Before launch: as launch is going to have them.
  ///
  /// - Precondition: it is a controller of this app, or of the one that this is a copy of.
  public subscript(x: Controller) -> ControllerState {
    precondition(isKnown(.controller(x.id)), "'\(x)' is a view controller of another app")
    return ControllerState(simulator: current, x: x.id)
  }
}

/// The present state of a controller: UIKit's properties. Reading changes nothing and loads nothing.
///
/// Complexity: O(ancestors) for what UIKit looks for upwards, O(1) for the others, O(children) for lists.
public struct ControllerState: Sendable {
  let simulator: Simulator
  let x: ControllerID

  private var hierarchy: Hierarchy { simulator.hierarchy }

  /// Its name.
  public var name: String { hierarchy.name(of: x) }
  /// Its class, as printed.
  public var className: String { hierarchy.className(of: x) }
  /// One of four, by UIKit's own names (ORD-02).
  public var state: AppearanceState { hierarchy.state(of: x) }
  /// `isViewLoaded`
  public var isViewLoaded: Bool { hierarchy.isViewLoaded(x) }
  /// `view.window != nil` (QRY-07)
  public var isInWindow: Bool { hierarchy.isInWindow(x) }
  /// Whether it has been released: nothing keeps it alive any more (REL-04).
  public var isReleased: Bool { hierarchy.has(x, .released) }

  /// `parent`
  public var parent: Controller? { hierarchy.parent(of: x).map { controller($0) } }
  /// `children`
  public var children: [Controller] { hierarchy.children(of: x).map { controller($0) } }
  /// `presentedViewController`: its own, else an ancestor's (QRY-01)
  public var presentedViewController: Controller? { controller(.presentedViewController) }
  /// `presentingViewController`: its own, else an ancestor's (QRY-02)
  public var presentingViewController: Controller? { controller(.presentingViewController) }
  /// `navigationController` (QRY-04)
  public var navigationController: Controller? { controller(.navigationController) }
  /// `tabBarController` (QRY-04)
  public var tabBarController: Controller? { controller(.tabBarController) }
  /// `splitViewController` (QRY-04)
  public var splitViewController: Controller? { controller(.splitViewController) }

  /// `viewControllers` of a container: stack, tabs, pages, columns.
  public var viewControllers: [Controller] {
    guard case .list(let values) = read(.viewControllers) else { return [] }
    return values.compactMap { if case .controller(let y) = $0 { controller(y) } else { nil } }
  }
  /// `topViewController` of a navigation controller.
  public var topViewController: Controller? { controller(.topViewController) }
  /// `visibleViewController` of a navigation controller (NAV-01).
  public var visibleViewController: Controller? { controller(.visibleViewController) }
  /// `selectedViewController` of a tab bar controller.
  public var selectedViewController: Controller? { controller(.selectedViewController) }

  /// The presentation in which it is presented; nil while it is not.
  public var presentation: PresentationState? {
    hierarchy.presentation(of: x).map { PresentationState($0, Naming(hierarchy)) }
  }

  /// `isBeingPresented` outside its callbacks: only while a transition is paused (QRY-05).
  public var isBeingPresented: Bool { read(.isBeingPresented) == .bool(true) }
  /// `isBeingDismissed`, likewise.
  public var isBeingDismissed: Bool { read(.isBeingDismissed) == .bool(true) }

  private func controller(_ property: Property) -> Controller? {
    if case .controller(let y) = read(property) { return controller(y) }
    return nil
  }

  private func controller(_ id: ControllerID) -> Controller { Controller(id, hierarchy) }

  private func read(_ property: Property) -> Value {
    var copy = simulator
    copy.outcome = StepOutcome(index: -1, isTracing: false)
    return (try? copy.read(property, of: .controller(x), isLooking: true)) ?? .none
  }
}
