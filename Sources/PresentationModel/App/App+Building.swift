extension App {
  /// Adds a view controller to the outline: it exists, and is under no window until ``setRoot(_:of:)`` or a parent puts
  /// it there.
  ///
  /// - Parameters:
  ///   - name: what events and explanations call it.
  ///   - kind: UIKit's own class that it is, or inherits from.
  ///   - className: the class that is printed; UIKit's own if nil.
  ///   - parent: the controller below which an outline would indent it, in the order of adding: a stack, bottom first;
  ///     tabs; columns; pages; children of any other controller, their views in its view. After launch only one that is
  ///     on no screen takes it so; the others are changed by calls, and it stays without a parent.
  /// - Returns: the controller, by which all calls and questions name it.
  ///
  /// Complexity: O(1).
  @discardableResult
  public mutating func add(
    _ name: String, _ kind: ControllerKind = .plain, class className: String? = nil, in parent: Controller? = nil
  ) -> Controller {
    let id = classID(.controller(kind), className ?? kind.className)
    if let complaint = complaint(UIKitClass(kind).availability, about: kind.className) { problems.append(complaint) }
    var parent = parent
    if let outer = parent, !isKnown(.controller(outer.id)) {
      problems.append(Self.isOfAnotherApp)
      parent = nil
    }
    if hasLaunched {
      let x = simulator.hierarchy.add(name: name, class: id)
      hold(x)
      let place = parent.flatMap { simulator.hierarchy.isVisible($0.id) ? nil : $0.id }
      if let place { simulator.takeFromOutline(x, into: place) }
      note(x, name, kind, className, place)
      return Controller(x, named: name)
    }
    program.outline.names.append(name)
    program.outline.classes.append(id)
    program.outline.parents.append(parent?.id.index ?? -1)
    program.outline.offsets.append(0)
    let x = ControllerID(row: program.outline.names.count - 1)
    hold(x)
    note(x, name, kind, className, parent?.id)
    return Controller(x, named: name)
  }

  private mutating func note(
    _ x: ControllerID, _ name: String, _ kind: ControllerKind, _ className: String?, _ parent: ControllerID?
  ) {
    journal.controllers.append(name)
    journal.entries.append(.controller(x, kind: kind, className: className ?? kind.className, parent: parent))
  }

  /// Makes a controller the root of a window: before launch the window is declared by that, afterwards its root is
  /// replaced (WIN-02), as by ``Statement/setRoot(_:of:)``.
  ///
  /// - Parameters:
  ///   - root: the controller; it has no parent.
  ///   - window: the window's name; another one than `window` is a further one, on top.
  @discardableResult
  public mutating func setRoot(_ root: Controller, of window: String = "window") -> Outcome {
    if hasLaunched { return perform(.setRoot(root, of: window)) }
    guard isKnown(.controller(root.id)) else { return refuse(Self.isOfAnotherApp) }
    journal.entries.append(.window(window, root: root.id))
    if let row = program.windows.firstIndex(where: { $0.name == window }) {
      program.windows[row].root = root.id
    } else {
      program.windows.append(WindowDeclaration(name: window, root: root.id))
    }
    return Outcome([], simulator.hierarchy)
  }

  /// Assigns a property: before launch without a step, as part of the outline, afterwards as a step.
  @discardableResult
  public mutating func set(_ setting: Setting, of x: Controller) -> Outcome {
    if hasLaunched { return perform(.set(setting, of: x)) }
    return setUp(.set(setting, of: x))
  }

  /// A statement before launch: part of the outline, without a step.
  mutating func setUp(_ statement: Statement) -> Outcome {
    var problems: [String] = []
    for possible in possible([statement], &problems) {
      journal.entries.append(.setting(possible))
      program.setup.append(instruction(possible))
    }
    self.problems += problems
    return Outcome([], simulator.hierarchy, problems: problems)
  }

  /// What a controller does in one of its callbacks, from now on, each time (ORD-31).
  ///
  /// - Parameters:
  ///   - callback: which one.
  ///   - x: the controller.
  ///   - statements: what runs, in order, before UIKit continues.
  public mutating func on(_ callback: Callback, of x: Controller, _ statements: Statement...) {
    observe(.controller(x.id), callback, statements)
  }

  /// What runs when one of a delegate's methods is called, from now on, each time, before the method answers (EVT-03).
  ///
  /// - Parameters:
  ///   - callback: which one.
  ///   - delegate: the object; ``addDelegate(_:_:answering:)`` has made it.
  ///   - statements: what runs, in order.
  public mutating func on(_ callback: Callback, of delegate: ObjectID, _ statements: Statement...) {
    observe(.object(delegate), callback, statements)
  }

  private mutating func observe(_ subject: Value, _ callback: Callback, _ statements: [Statement]) {
    if let problem = problem(of: callback, calledOn: subject) { return problems.append(problem) }
    let statements = possible(statements, &problems)
    journal.entries.append(.observer(subject, callback, statements))
    let observer = Observer(
      subject: subject, callback: callback, body: body(statements), fromStep: steps, line: steps,
      range: ByteRange(0, 0))
    program.observers.append(observer)
    guard hasLaunched else { return }
    simulator.script.observed.add(observer)
    simulator.world.implement(observer)
  }

  /// Releases a controller as code does when its variable goes out of scope: only UIKit may keep it alive from here on
  /// (REL-02). Until then every controller that was added is kept.
  public mutating func forget(_ x: Controller) {
    let x = x.id
    guard isKnown(.controller(x)) else { return problems.append(Self.isOfAnotherApp) }
    journal.entries.append(.forget(x))
    history.willForget(x, program.lastMention[Int(x.index)])
    program.lastMention[Int(x.index)] = -1
    if hasLaunched { simulator.releases.candidates.append(x) }
  }

  /// A name holds its controller as long as the app knows it.
  private mutating func hold(_ x: ControllerID) {
    while program.lastMention.count <= Int(x.index) { program.lastMention.append(-1) }
    program.lastMention[Int(x.index)] = .max
  }

  /// The row of a class, which is added where it is new.
  mutating func classID(_ kind: ClassKind, _ name: String) -> ClassID {
    let known = hasLaunched ? simulator.hierarchy.classTable : program.classes
    if let row = known.firstIndex(where: { $0.name == name && $0.kind == kind }) {
      return ClassID(row: row)
    }
    return addClass(ClassInfo(name: name, superclass: nil, kind: kind, isDeclared: false))
  }

  /// The row of a new class.
  mutating func addClass(_ info: ClassInfo) -> ClassID {
    guard hasLaunched else {
      program.classes.append(info)
      return ClassID(row: program.classes.count - 1)
    }
    return simulator.addClass(info)
  }
}
