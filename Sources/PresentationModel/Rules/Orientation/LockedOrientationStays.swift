enum LockedOrientationStays: Rule {
  static let id = RuleID.bar12
  static let question = Question.orientation
  static let versions = Versions(.from(26), "iOS 26+.")

  /// Whether the lock counts: the window fills the screen of a device that rotates; nil where nothing asks for a lock.
  static func judge(_ x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile), world.hierarchy.isTrue(x, .prefersInterfaceOrientationLocked) else { return nil }
    let environment = world.environment
    let screen = Environment.sizeClasses(environment.device, environment.orientation, isOpen: environment.isOpen)
    guard !environment.isResizable, (environment.horizontal, environment.vertical) == screen else {
      return declines(
        x, leaving: false, "prefers its orientation locked: without effect, as its window does not fill the screen")
    }
    return decides(true, on: x, "prefers its orientation locked: the interface does not rotate")
  }

  /// The question ends at a controller that prefers no lock, above one that does: a container that names no child.
  ///
  /// Complexity: O(what it shows).
  static func endsAbove(_ x: ControllerID, _ world: World) -> Finding<Bool>? {
    guard holds(in: world.profile),
      let child = world.shown(x).first(where: {
        $0 != x && world.hierarchy.isTrue($0, .prefersInterfaceOrientationLocked)
      })
    else { return nil }
    return decides(
      false, on: x,
      "names no childForInterfaceOrientationLock: \(child), which prefers its orientation locked, is not asked")
  }

  static let entry = RuleEntry(
    title: "From iOS 26 a view controller may lock the orientation",
    inShort:
      "From iOS 26 a view controller can ask the system to keep the current orientation while the app fills the screen.",
    statement: """
      `prefersInterfaceOrientationLocked` (default false) of the controller at which the walk of BAR-05 ends, with
      `childForInterfaceOrientationLock` (a class body's own value; else nil: no container of UIKit's hands the question to a child by itself). True, and the window fills the screen:
      `device.rotate(to:)` does not rotate the interface, whatever BAR-06 and BAR-11 say. In a window that does not fill the screen (`sizeClass`
      in the header, `device iPhone resizable`) it is without effect. `scene.effectiveGeometry` is not simulated.
      """,
    evidence: [
      .documented(
        "Apple `prefersInterfaceOrientationLocked` (default; considered while the scene is centred, as large as the screen and not covered), `childForInterfaceOrientationLock` (nil means self)."
      ),
      .inferred("that the walk is that of the home indicator, that a sheet that is asked counts."),
    ],
    example: """
      `ios 26`, `device iPad portrait`, root V `prefersInterfaceOrientationLocked = true`: `device.rotate(to: .landscape)` changes
      nothing; `ios 18`: the property is an error of the file. With V in a navigation controller that names no child: it rotates.
      """)
}
