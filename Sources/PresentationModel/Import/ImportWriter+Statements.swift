extension ImportWriter {
  /// Assignments to controllers without a window come first: they are no steps. Then each step in the order that
  /// produces what the dump shows.
  mutating func statements() {
    gap()
    for row in rows() { preamble(row) }
    gap()
    for (row, tree) in plan.forest.trees.enumerated() where plan.isLateRoot[row] && !node(tree.root).isLeftOut {
      line("\(plan.windowName(row)).rootViewController = \(name(tree.root))")
    }
    for row in plan.loads where !node(row).isLeftOut && !plan.isMoreList(row) { line(load(row)) }
    for row in rows() where plan.isLate[Int(row)] { addChild(row) }
    var standIns = 0
    for row in rows() where isPresentedHere(row) { present(row, &standIns) }
    for row in rows() where plan.isPushed[Int(row)] && plan.transition != .pushing(row) {
      line("\(name(node(row).above)).pushViewController(\(name(row)), animated: false)")
    }
    for row in rows() where kind(row) == .tabBar && plan.isInWindowTree(row) { selectAtTheEnd(row) }
    if !plan.repairs.isEmpty { line("// What the app's own code does, so that the states are those of the dump.") }
    for repair in plan.repairs { write(repair) }
    if let row = plan.transition.row, node(row).isLeftOut { return }
    transition()
  }

  private func rows() -> [Int32] {
    plan.forest.nodes.indices.compactMap { index in
      let row = Int32(truncatingIfNeeded: index)
      return plan.forest.nodes[index].isLeftOut || plan.isMoreList(row) ? nil : row
    }
  }

  private func isPresentedHere(_ row: Int32) -> Bool {
    node(row).isPresented || node(row).above < 0 && plan.forest.trees[plan.tree(ofRoot: Int(row))].kind == .presented
  }

  private func load(_ row: Int32) -> String {
    plan.version < UIKitVersion(9) ? "_ = \(name(row)).view" : "\(name(row)).loadViewIfNeeded()"
  }

  // MARK: What is no step

  private mutating func preamble(_ row: Int32) {
    let type = plan.classes[Int(plan.classOf[Int(row)])]
    if plan.viewOf[Int(row)] >= 0, !plan.isMore(row) {
      let view = plan.wordNames[Int(plan.viewOf[Int(row)])]
      if type.loadView.map({ plan.wordNames[Int($0)] }) ?? ViewClass.name(type.kind, plan.version) != view {
        line("\(name(row)).loadView = \(view)")
      }
    }
    if type.kind == .split, columns(row) == 3 { line("\(name(row)).style = .tripleColumn") }
    if type.kind == .tabBar, !plan.isInWindowTree(row), let tab = plan.selectedTab(row) { select(tab, in: row) }
    if isPresentedHere(row) { style(row, type.kind) }
  }

  private func columns(_ row: Int32) -> Int {
    var count = 0
    var child = node(row).firstChild
    while child >= 0 {
      if !node(child).isLeftOut { count += 1 }
      child = node(child).nextSibling
    }
    return count
  }

  private mutating func style(_ row: Int32, _ kind: ControllerKind) {
    let name = self.name(row)
    if kind == .alert {
      if plan.presentationOf[Int(row)] >= 0,
        PresentedStyle.isActionSheet(plan.wordNames[Int(plan.presentationOf[Int(row)])])
      {
        line("\(name).preferredStyle = .actionSheet")
      }
      return
    }
    if kind == .activity || kind == .search { return }
    if let custom = plan.customPresentation(Int(row)) {
      line("\(name).modalPresentationStyle = .custom")
      line("\(name).transitioningDelegate = \(custom)Maker")
      return
    }
    guard let style = plan.style(of: Int(row)) else { return }
    line("\(name).modalPresentationStyle = .\(style.text)")
    if plan.version >= UIKitVersion(13), style == .pageSheet || style == .formSheet {
      line("// \(name).modalPresentationStyle = .automatic  // a dump shows what came of the style, not what was set")
    }
  }

  // MARK: Steps

  private mutating func addChild(_ row: Int32) {
    let parent = name(node(row).above)
    line("\(parent).addChild(\(name(row)))")
    if node(row).isInWindow {
      line("\(parent).view.addSubview(\(name(row)).view)")
    } else if node(row).isLoaded {
      line(load(row))
    }
    line("\(name(row)).didMove(toParent: \(parent))")
  }

  private mutating func present(_ row: Int32, _ standIns: inout Int) {
    var presenter = Self.standIn(1)
    if node(row).isPresented {
      presenter = name(node(row).above)
      show(node(row).above)
      if node(node(row).above).above >= 0, !node(node(row).above).isPresented, kind(row) != .alert {
        line("\(presenter).definesPresentationContext = true")
      }
    } else {
      standIns += 1
      presenter = Self.standIn(standIns)
    }
    if needsAnchor(row) { line("\(name(row)).popoverPresentationController?.sourceView = \(presenter).view") }
    if plan.transition == .presenting(row) { return }
    line("\(presenter).present(\(name(row)), animated: false)  // a dump does not say who called present")
  }

  private func needsAnchor(_ row: Int32) -> Bool {
    guard plan.presentationOf[Int(row)] >= 0 else { return false }
    return PresentedStyle.isPopover(plan.wordNames[Int(plan.presentationOf[Int(row)])])
  }

  /// Selects the tabs that contain a controller.
  private mutating func show(_ row: Int32) {
    var child = row
    var path: [(tabs: Int32, tab: Int32)] = []
    while node(child).above >= 0, !node(child).isPresented {
      let parent = node(child).above
      if kind(parent) == .tabBar { path.append((parent, child)) }
      child = parent
    }
    for item in path.reversed() { select(item.tab, in: item.tabs) }
  }

  private mutating func select(_ tab: Int32, in tabs: Int32) {
    guard selected[tabs] ?? node(tabs).firstChild != tab, let text = plan.selection(of: tab, in: tabs) else { return }
    selected[tabs] = tab
    line(text)
  }

  private mutating func selectAtTheEnd(_ tabs: Int32) {
    if let more = plan.mores.first(where: { $0.tabs == tabs }) {
      // What More has shown stays on its stack, and the list keeps its view.
      let isEmpty = plan.overflow(of: more).isEmpty
      if node(more.list).isLoaded, !isEmpty { line("\(name(tabs)).selectedViewController = \(name(more.nav))") }
      if node(more.nav).isLoaded, node(more.list).isLoaded || !isEmpty { select(more.nav, in: tabs) }
    }
    if case .selecting(let tab, let from) = plan.transition, node(tab).above == tabs {
      select(from, in: tabs)
    } else if let tab = plan.selectedTab(tabs) {
      select(tab, in: tabs)
    }
  }

  private mutating func write(_ repair: ImportRepair) {
    guard !node(repair.row).isLeftOut, !plan.isMoreList(repair.row) else { return }
    switch repair {
    case .hidePrimary(let row):
      line("\(name(row)).preferredDisplayMode = .\(plan.oldest < UIKitVersion(14) ? "primaryHidden" : "secondaryOnly")")
    case .removeView(let row): line("\(name(row)).view.removeFromSuperview()")
    case .disappear(let row):
      line("\(name(row)).beginAppearanceTransition(false, animated: false)")
      line("\(name(row)).endAppearanceTransition()")
    case .beginDisappearing(let row): line("\(name(row)).beginAppearanceTransition(false, animated: false)")
    case .beginAppearing(let row): line("\(name(row)).beginAppearanceTransition(true, animated: false)")
    }
  }

  private mutating func transition() {
    switch plan.transition {
    case .none: return
    case .presenting(let row):
      line("begin \(name(node(row).above)).present(\(name(row)), animated: true)")
    case .dismissing(let row): line("begin \(name(node(row).above)).dismiss(animated: true)")
    case .pushing(let row):
      line("begin \(name(node(row).above)).pushViewController(\(name(row)), animated: true)")
    case .popping(let row): line("begin \(name(node(row).above)).popViewController(animated: true)")
    case .selecting(let tab, _):
      if let text = plan.selection(of: tab, in: node(tab).above) { line("begin \(text)") }
    }
  }
}

extension ImportPlan {
  /// The style that the dump shows in effect.
  func style(of row: Int) -> ModalPresentationStyle? {
    let line = forest.nodes[row].line
    guard line.presentation == .controller || line.hasPlus else { return nil }
    return presentationOf[row] >= 0 ? PresentedStyle.style(wordNames[Int(presentationOf[row])]) : nil
  }

  /// The tab that is shown: the one that is not disappeared; of none, the first with a loaded root.
  func selectedTab(_ tabs: Int32) -> Int32? {
    var child = forest.nodes[Int(tabs)].firstChild
    var loaded: Int32?
    var leaving: Int32?
    while child >= 0 {
      let node = forest.nodes[Int(child)]
      if !node.isLeftOut {
        if node.line.state == .appeared || node.line.state == .appearing { return child }
        if node.line.state == .disappearing, leaving == nil { leaving = child }
        if loaded == nil, isShownOnce(child) { loaded = child }
      }
      child = node.nextSibling
    }
    return leaving ?? loaded
  }

  /// Whether a tab has been visited: its view, and that of what it shows, are loaded.
  private func isShownOnce(_ tab: Int32) -> Bool {
    var row = tab
    while forest.nodes[Int(row)].isLoaded {
      guard classes[Int(classOf[Int(row)])].kind.isUIKitContainer, forest.nodes[Int(row)].lastChild >= 0 else {
        return true
      }
      row = forest.nodes[Int(row)].lastChild
    }
    return false
  }

  /// The position of a child among those of its parent.
  func index(of child: Int32) -> Int? {
    let parent = forest.nodes[Int(child)].above
    guard parent >= 0 else { return nil }
    var index = 0
    var next = forest.nodes[Int(parent)].firstChild
    while next >= 0, next != child {
      if !forest.nodes[Int(next)].isLeftOut { index += 1 }
      next = forest.nodes[Int(next)].nextSibling
    }
    return next == child ? index : nil
  }

  /// Whether a row is in an outline under a window, presented ones and late ones apart.
  func isInWindowTree(_ row: Int32) -> Bool { inWindowTree[Int(row)] }
}
