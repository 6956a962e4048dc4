/// What expressions are by the book. One that it cannot turn into a name is nil, and no rule fires on it.
extension LintBook {
  /// What a path leads to.
  mutating func value(_ path: Path, _ frame: Frame) -> Value? {
    let found = (try? reader.value(stillHeld(path), frame, isLooking: true)) ?? .none
    if found.isNil { file.isUnsure = true }
    mention(found, frame)
    return found.isNil ? nil : found
  }

  /// `x.navigationController` of one that leaves it in this run loop pass is that navigation controller.
  private func stillHeld(_ path: Path) -> Path {
    guard case .value(.controller(let x)) = path.root, let first = path.components.first,
      case .property(.navigationController) = first.kind, let nav = navigationControllerLeft(by: x)
    else { return path }
    return Path(
      root: .value(.controller(nav)), components: Array(path.components.dropFirst()), finalUnwrap: path.finalUnwrap,
      text: path.text)
  }

  /// The navigation controller that one has left in this run loop pass, and stands in until the next.
  func navigationControllerLeft(by x: ControllerID) -> ControllerID? {
    hierarchy.parent(of: x) == nil ? body.leaving[x] : nil
  }

  /// What an expression is worth; objects that it makes are made.
  mutating func value(_ expression: Expression, _ frame: Frame, for property: Property? = nil) -> Value? {
    let found: Value
    switch expression {
    case .path(let path): return value(path, frame)
    case .make: found = (try? reader.value(expression, frame, isLooking: false)) ?? .none
    default: found = (try? reader.value(expression, frame, isLooking: true)) ?? .none
    }
    mention(found, frame)
    if case .classReference(let id) = found, let property, reader.isObjectProperty(property) { return made(id) }
    return found
  }

  /// A class name in an object property makes an object that the property's owner keeps alive.
  private mutating func made(_ id: ClassID) -> Value {
    guard case .controller = hierarchy.classTable[Int(id.index)].kind else {
      return .object(reader.addObject(id, name: "", isHeld: true))
    }
    let x = hierarchy.add(name: "", class: id)
    reader.initialize(x)
    return .controller(x)
  }

  /// The controller that an argument names.
  mutating func controller(_ call: Call, _ position: Int, _ frame: Frame) -> ControllerID? {
    guard position < call.arguments.count else { return nil }
    let argument = call.arguments[position]
    // Made in place: it has no name yet.
    if case .make = argument { return nil }
    if case .controller(let x)? = value(argument, frame) { return x }
    return nil
  }

  /// The controllers of a list; nil where one of them has no name.
  mutating func controllers(_ expression: Expression?, _ frame: Frame) -> [ControllerID]? {
    let elements: [Expression]
    switch expression {
    case .list(let parts): elements = parts
    // A list of names is one value.
    case .value(.list(let values)): elements = values.map { .value($0) }
    default: return nil
    }
    var result: [ControllerID] = []
    for element in elements {
      if case .make = element { return nil }
      guard case .controller(let x)? = value(element, frame) else { return nil }
      result.append(x)
    }
    return result
  }

  /// `animated:`, which is true where it is left out.
  func isAnimated(_ call: Call, _ position: Int) -> Bool {
    guard position < call.arguments.count, case .value(.bool(let isAnimated)) = call.arguments[position] else {
      return true
    }
    return isAnimated
  }

  /// Keeps the controllers named in an argument, also in lists and in what is made in place.
  mutating func mentionAll(in expression: Expression, _ frame: Frame) {
    switch expression {
    case .make(_, let arguments): for argument in arguments { mentionAll(in: argument.value, frame) }
    case .list(let elements): for element in elements { mentionAll(in: element, frame) }
    case .path(let path):
      let found = (try? reader.value(path, frame, isLooking: true)) ?? .none
      if found.isNil { file.isUnsure = true }
      mention(found, frame)
    case .value(let value): mention(value, frame)
    case .not(let inner): mentionAll(in: inner, frame)
    case .ask, .isInstance, .code, .look: break
    }
  }

  /// Keeps a named controller; a controller's own callbacks do not count as naming it.
  private mutating func mention(_ value: Value, _ frame: Frame) {
    switch value {
    case .controller(let x), .view(let x), .facet(_, let x):
      if frame.subject != .controller(x) { file.mentioned.insert(x) }
    case .list(let values): for value in values { mention(value, frame) }
    default: break
    }
  }

  // MARK: Presentation controllers

  /// The controllers whose presentation controllers a statement reads, so that their style is fixed from here on
  /// (`ReadingFreezesTheStyle`, STY-04).
  mutating func readPresentationControllers(_ instruction: Instruction, _ frame: Frame, _ site: LintSite) {
    switch instruction.kind {
    case .assign(let path, let property, let expression):
      readPresentationControllers(path, frame, site)
      if case .path(let other) = expression { readPresentationControllers(other, frame, site) }
      noteAnchor(path, property, expression, frame)
    case .call(let call):
      readPresentationControllers(call.receiver, frame, site)
      for case .path(let path) in call.arguments { readPresentationControllers(path, frame, site) }
    case .read(.path(let path)): readPresentationControllers(path, frame, site)
    case .outside(let use): if case .path(let path) = use.receiver { readPresentationControllers(path, frame, site) }
    case .read, .expect: break
    }
  }

  private mutating func readPresentationControllers(_ path: Path, _ frame: Frame, _ site: LintSite) {
    for (row, component) in path.components.enumerated() {
      guard case .property(let property) = component.kind, isPresentationController(property),
        case .controller(let x)? = owner(path, row, frame)
      else { continue }
      let before = hierarchy.frozen[x]
      _ = reader.readPresentationController(property, x, isLooking: false)
      if before == nil, hierarchy.frozen[x] != nil {
        note(.frozen(x, before))
        file.frozenBy[x] = site
      }
    }
  }

  /// `popoverPresentationController` of an action sheet is nil on a iPhone; an anchor set through it is meant for the
  /// tablet, and is there.
  private mutating func noteAnchor(_ path: Path, _ property: Property, _ value: Expression, _ frame: Frame) {
    guard property == .sourceView || property == .barButtonItem || property == .sourceItem else { return }
    if case .value(.none) = value { return }
    guard let row = path.components.lastIndex(where: { isPresentationController($0) }),
      case .controller(let x)? = owner(path, row, frame)
    else { return }
    file.anchored.insert(x)
  }

  /// The owner of the property that a component of a path is.
  private mutating func owner(_ path: Path, _ row: Int, _ frame: Frame) -> Value? {
    var prefix = path
    prefix.components.removeSubrange(row...)
    prefix.finalUnwrap = .plain
    return try? reader.value(prefix, frame, isLooking: true)
  }

  private func isPresentationController(_ component: Path.Component) -> Bool {
    if case .property(let property) = component.kind { return isPresentationController(property) }
    return false
  }

  func isPresentationController(_ property: Property) -> Bool {
    property == .presentationController || property == .popoverPresentationController
      || property == .sheetPresentationController
  }

  // MARK: Presentations

  /// What `present` would come to, by the questions that the simulator asks.
  mutating func presentation(of x: ControllerID, from source: ControllerID, isAnimated: Bool) -> LintPresentation {
    let call = reader.presentCall(x, from: source)
    let found = world.answer { WhoPresents.answer(call, $0, &$1) }
    var presentation = call.presentation(by: found, isAnimated: isAnimated, world)
    presentation.adaptedStyle = adaptedStyle(presentation)
    return LintPresentation(
      call: call, presentation: presentation, removes: WhatLeavesTheWindow.answer(presentation, world) != nil,
      isStyleSet: RequestedStyle.assigned(x, world).map { $0 != .automatic } ?? false,
      standing: hierarchy.directlyPresented(found.presenter), isForItsDelegate: isForItsDelegate(presentation))
  }

  /// The presentations of a body begin when it has ended, as its delegates and properties stand then: those that come
  /// otherwise than they were planned where the call stands.
  mutating func beginPresentations(of statements: ArraySlice<LintStatement>) -> [LintStatement] {
    var others: [LintStatement] = []
    for statement in statements {
      guard case .present(var planned) = statement.act, var begun = hierarchy.presentations[planned.presented],
        !begun.hasBegun, begun.presenter == planned.presenter
      else { continue }
      begun.adaptedStyle = adaptedStyle(begun)
      (begun.hasBegun, begun.hasSettled) = (true, true)
      hierarchy.presentations[planned.presented] = begun
      let before = planned
      planned.presentation.adaptedStyle = begun.adaptedStyle
      planned.removes = WhatLeavesTheWindow.answer(begun, world) != nil
      planned.isForItsDelegate = isForItsDelegate(begun)
      if planned.adapted == before.adapted, planned.removes == before.removes,
        planned.isForItsDelegate == before.isForItsDelegate
      {
        continue
      }
      var other = statement
      other.act = .present(planned)
      if let row = file.presents.lastIndex(where: { $0.site == statement.site && $0.presents(planned.presented) }) {
        file.presents[row] = other
      }
      others.append(other)
    }
    return others
  }

  private mutating func adaptedStyle(_ presentation: Presentation) -> ModalPresentationStyle {
    defer { reader.outcome.events.removeAll() }
    return reader.adaptedStyle(presentation)
  }

  /// Whether code that lint does not run decides the style: a body of the delegate's.
  private func isForItsDelegate(_ presentation: Presentation) -> Bool {
    let delegate = world.presentationDelegate(presentation.presented)
    guard let info = world.delegateClass(delegate),
      case .asks(let method) = world.answer({ Adaptation.answer(presentation, delegate: delegate, $0, &$1) })
    else { return false }
    return !info.answers.contains { $0.method == method }
  }
}
