/// A change of the book, as it was before: what is read of a body that need not run is taken back.
enum LintChange {
  case assigned(PropertyKey, Value?)
  case actionAdded(ControllerID)
  case frozen(ControllerID, FrozenPresentation?)
  case parent(ControllerID, was: ControllerID?, before: ControllerID?, Place)
  case selected(ControllerID, ControllerID?)
  case linked(ControllerID)
  case cut(Presentation)
  case dismissing(ControllerID)
  case root(WindowID, ControllerID?)
  case flag(ControllerID, ControllerFlags)
  case field(UInt64, Value?)
}

/// What a statement changes in the book.
extension LintBook {
  mutating func note(_ change: LintChange) {
    if keepsJournal { journal.append(change) }
  }

  /// Takes back what was changed since the journal had so many entries.
  ///
  /// - Parameter keepsProperties: leaves what was assigned.
  mutating func rollBack(to count: Int, keepsProperties: Bool = false) {
    while journal.count > count, let change = journal.popLast() {
      if keepsProperties {
        switch change {
        case .assigned, .actionAdded, .field: continue
        default: break
        }
      }
      switch change {
      case .assigned(let key, let value): hierarchy.restore(key, value)
      case .actionAdded(let alert): hierarchy.removeLastAction(of: alert)
      case .frozen(let x, let value): hierarchy.frozen[x] = value
      case .parent(let x, let parent, let sibling, let place):
        hierarchy.removeFromParent(x)
        if let parent { hierarchy.insert(x, into: parent, before: sibling) }
        hierarchy.setPlace(x, place)
      case .selected(let tabs, let tab): hierarchy.selectedTabs[tabs] = tab
      case .linked(let x): hierarchy.cutPresentation(x, keepsSettings: true)
      case .cut(let presentation):
        hierarchy.link(presenter: presentation.presenter, presented: presentation.presented)
        hierarchy.presentations[presentation.presented] = presentation
      case .dismissing(let x): hierarchy.presentations[x]?.isDismissing = false
      case .root(let window, let x): hierarchy.windowRows[Int(window.index)].root = x
      case .flag(let x, let flag): hierarchy.set(x, flag, false)
      case .field(let key, let value): code.fields[key] = value
      }
    }
  }

  /// What is so when a statement has been made.
  mutating func apply(_ act: LintAct) {
    switch act {
    case .present(let planned): present(planned)
    case .dismiss(_, let plan?):
      for x in plan.gone {
        guard hierarchy.presentations[x]?.isDismissing == false else { continue }
        hierarchy.presentations[x]?.isDismissing = true
        note(.dismissing(x))
        body.going.append(x)
      }
    case .push(let x, let nav, _):
      guard hierarchy.kind(of: nav).isNavigation, hierarchy.parent(of: x) != nav, canStand(x, in: nav) else { return }
      move(x, into: nav, .none)
      hostsSearch(x)
    case .pop(let nav, let target?, _):
      while let top = hierarchy.lastChild(of: nav), top != target, hierarchy.parent(of: target) == nav {
        body.leaving[top] = nav
        move(top, into: nil, .none)
      }
    case .setStack(let container, let stack): setStack(container, stack)
    case .selectTab(let tab, let tabs): select(tab, in: tabs)
    case .setRoot(let window, let x):
      if let x, hierarchy.parent(of: x) != nil { return }
      note(.root(window, hierarchy.windows[Int(window.index)].root))
      hierarchy.windowRows[Int(window.index)].root = x
    case .addChild(let child, let parent):
      guard canStand(child, in: parent) else { return }
      move(child, into: parent, hierarchy.place(of: child))
    case .removeFromParent(let x): move(x, into: nil, .none)
    case .addSubview(let child, let owner):
      guard hierarchy.parent(of: child) == owner else { return }
      move(child, into: owner, .inside(owner))
    case .assign(let target, let property, let value): assign(target, property, value)
    case .addAction(let action, let alert):
      let key = PropertyKey(owner: .controller(alert), property: .actions)
      if case .list? = hierarchy.assigned[key] { note(.actionAdded(alert)) } else { note(.assigned(key, nil)) }
      hierarchy.addAction(action, to: alert)
    case .dismiss, .pop, .addTextField, .beginAppearance, .performsSegue, .stirs, .nothing: break
    }
  }

  /// What a body has dismissed is gone when it has ended, the topmost first.
  mutating func endDismissals() {
    for x in body.going.reversed() {
      guard var presentation = hierarchy.presentations[x] else { continue }
      presentation.isDismissing = false
      noteEnd(of: presentation)
      hierarchy.cutPresentation(x)
    }
    body.going.removeAll()
  }

  /// What goes with a presentation, and comes back when its end is taken back.
  mutating func noteEnd(of presentation: Presentation) {
    let x = presentation.presented
    let settings = hierarchy.presentationSettings(of: presentation.original)
    if let first = settings.first { file.lostSettings[presentation.original] = first.property }
    for key in settings { note(.assigned(key, hierarchy.assigned[key])) }
    note(.frozen(x, hierarchy.frozen[x]))
    note(.cut(presentation))
  }

  // MARK: Presentations

  private mutating func present(_ planned: LintPresentation) {
    let (x, presenter) = (planned.presented, planned.presenter)
    guard planned.standing == nil, hierarchy.parent(of: x) == nil, hierarchy.directPresenter(x) == nil,
      planned.style != .none, !hierarchy.stands(presenter, on: x), hierarchy.windowWithRoot(x) == nil
    else { return }
    // It begins when the body has ended (`beginPresentations`).
    var presentation = planned.presentation
    presentation.adaptedStyle = presentation.requestedStyle
    hierarchy.link(presenter: presenter, presented: x)
    hierarchy.presentations[x] = presentation
    note(.frozen(x, hierarchy.frozen[x]))
    note(.linked(x))
  }

  // MARK: Containment

  private func canStand(_ x: ControllerID, in parent: ControllerID) -> Bool {
    world.answer { Containment.refusal(of: x, in: parent, $0, &$1) } == nil
  }

  private mutating func move(_ x: ControllerID, into parent: ControllerID?, _ place: Place) {
    note(.parent(x, was: hierarchy.parent(of: x), before: hierarchy.nextSibling(of: x), hierarchy.place(of: x)))
    if let old = hierarchy.parent(of: x), hierarchy.selectedTabs[old] == x { select(nil, in: old) }
    hierarchy.removeFromParent(x)
    if let parent { hierarchy.append(x, to: parent) }
    hierarchy.setPlace(x, place)
  }

  private mutating func setStack(_ container: ControllerID, _ stack: [ControllerID]) {
    let kind = hierarchy.kind(of: container)
    // A controller is on a stack once; a tab that is named twice counts once.
    guard kind == .tabBar || kind.isNavigation && Set(stack).count == stack.count else { return }
    let selected = hierarchy.selectedTabs[container]
    for old in hierarchy.children(of: container) {
      if kind != .tabBar { body.leaving[old] = container }
      move(old, into: nil, .none)
    }
    for new in stack where hierarchy.parent(of: new) != container && canStand(new, in: container) {
      move(new, into: container, .none)
    }
    if kind == .tabBar {
      select(selected.flatMap { stack.contains($0) ? $0 : nil } ?? hierarchy.firstChild(of: container), in: container)
    } else if let top = stack.last {
      hostsSearch(top)
    }
  }

  private mutating func select(_ tab: ControllerID?, in tabs: ControllerID) {
    note(.selected(tabs, hierarchy.selectedTabs[tabs]))
    hierarchy.selectedTabs[tabs] = tab
  }

  /// A search controller makes the view controller that a navigation controller shows define the context
  /// (`SearchMakesItsHostDefineAContext`, CTX-07).
  private mutating func hostsSearch(_ x: ControllerID) {
    guard world.answer({ Search.makesDefineAContext(x, $0, &$1) }) else { return }
    note(.flag(x, .definesForSearch))
    hierarchy.set(x, .definesForSearch, true)
  }

  // MARK: Properties

  private mutating func set(_ owner: PropertyKey.Owner, _ property: Property, _ value: Value) {
    let key = PropertyKey(owner: owner, property: property)
    note(.assigned(key, hierarchy.assigned[key]))
    hierarchy.assign(owner, property, value)
  }

  private mutating func assign(_ target: Value, _ property: Property, _ value: Value) {
    var value = value
    if case .object(let object) = value {
      if reader.isWeak(property), !hierarchy.objects[Int(object.index)].isHeld { value = .none }
      if !reader.isWeak(property) { hierarchy.objects[Int(object.index)].isHeld = true }
    }
    switch target {
    case .controller(let x) where property == .searchController: setSearch(x, value)
    case .controller(let x): set(.controller(x), property, value)
    case .object(let object): set(.object(object), property, value)
    case .view(let x): set(.view(x), property, value)
    case .window(let window): set(.window(window), property, value)
    case .facet(.navigationItem, let x) where property == .searchController: setSearch(x, value)
    case .facet(.activePresentationController, let x), .facet(.presentationController, let x):
      set(.facet(.presentationController, hierarchy.presentation(of: x)?.original ?? x), property, value)
    case .facet(let facet, let x): set(.facet(facet, x), property, value)
    default: break
    }
  }

  private mutating func setSearch(_ host: ControllerID, _ search: Value) {
    set(.facet(.navigationItem, host), .searchController, search)
    hostsSearch(host)
  }
}

extension Linter {
  /// Reads something that need not run, and takes back what it has changed.
  ///
  /// - Parameter keepsProperties: leaves what was assigned.
  mutating func attempt(keepsProperties: Bool = false, _ read: (inout Linter) -> Void) {
    remembering { linter in
      let count = linter.book.journal.count
      read(&linter)
      linter.book.rollBack(to: count, keepsProperties: keepsProperties)
    }
  }

  /// Reads something of which parts will be taken back.
  mutating func remembering(_ read: (inout Linter) -> Void) {
    let (isKept, count) = (book.keepsJournal, book.journal.count)
    book.keepsJournal = true
    read(&self)
    book.keepsJournal = isKept
    if !isKept { book.journal.removeSubrange(count...) }
  }
}
