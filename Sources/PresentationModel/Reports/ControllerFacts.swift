/// What a document says of a controller beside its line in the hierarchy: what a picture of it needs.
struct ControllerFacts {
  let world: World
  /// What became of the levels: the outermost containers.
  private var levels: [ControllerID: Coverage] = [:]
  /// Who presents a level at rest that lies over all of it, and whether that is known to cover it.
  private var filled: [ControllerID: Bool] = [:]

  private var hierarchy: Hierarchy { world.hierarchy }

  /// Reads the levels once for all controllers.
  init(_ world: World) {
    self.world = world
    let screen = LevelReader.screen(of: world, since: nil)
    for (row, level) in screen.levels.enumerated() {
      let infront = screen.levels[(row + 1)...].filter { $0.state.isInWindow }
      if let presenter = level.presenter, let frame = level.presenterFrame, level.state.isInWindow, level.rest == nil,
        level.frame.contains(frame)
      {
        filled[presenter] = fills(level, frame)
      }
      switch level.state {
      case .front, .flight: levels[level.controller] = .shown
      case .behind(_, let takesTouches):
        levels[level.controller] = !takesTouches && infront.contains { $0.scrim > 0 } ? .dimmed : .shown
      case .covered: if infront.contains(where: { fills($0, level.frame) }) { levels[level.controller] = .covered }
      case .out, .gone: levels[level.controller] = .removed
      }
    }
  }

  /// Whether a level is known to cover a frame: how large one of a style of its own is, nobody knows but its file.
  private func fills(_ level: PicturedScreen.Level, _ frame: PictureRect) -> Bool {
    level.rest == nil && hierarchy.presentations[level.controller]?.adaptedStyle != .custom
      && level.frame.contains(frame)
  }

  /// Whether a controller's view is seen.
  enum Coverage: String { case shown, dimmed, covered, removed }

  /// What a controller has of its container, or of its level.
  struct Standing {
    /// Nil where nobody knows: behind a `.custom` presentation, in a hidden window, or behind more levels than a picture
    /// has room for.
    var coverage: Coverage?
    /// Whether a presentation keeps touches from it.
    var isCovered: Bool
    /// The same without what it presents itself.
    var isCoveredAround = false
  }

  /// Where a controller stands whose line is below this one's: as its child, or presented by it; nil for a root.
  ///
  /// One that is presented and a child as well has two lines; its view lies in one place.
  func standing(of x: ControllerID, below above: Standing?, isPresented: Bool) -> Standing {
    var standing = Standing(coverage: levels[x], isCovered: false)
    switch (above, Sheets.presentedPlace(of: x, world)) {
    case (let container?, nil) where !isPresented:
      standing.isCoveredAround = container.isCovered
      standing.coverage = container.coverage
      if standing.coverage != nil, let isKnown = filled[x] { standing.coverage = isKnown ? .covered : nil }
    case (let presenter?, .beside?) where isPresented: standing.isCoveredAround = presenter.isCoveredAround
    default:
      standing.isCovered = Sheets.isCovered(x, world)
      return standing
    }
    standing.isCovered = standing.isCoveredAround || Sheets.isCoveredByOwn(x, world)
    return standing
  }

  /// All members but the children, the presented controller and what the line has.
  func add(_ x: ControllerID, _ standing: Standing, isInWindow: Bool, isVisible: Bool, to json: inout JSONObject) {
    let kind = hierarchy.kind(of: x)
    json["kind"] = Self.word(kind).json
    json["coverage"] = (isInWindow ? standing.coverage : .removed)?.rawValue.json
    json["takesTouches"] = (isInWindow && isVisible && !standing.isCovered).json
    json["definesPresentationContext"] = hierarchy.isTrue(x, .definesPresentationContext) ? true.json : nil
    json["hidesBottomBarWhenPushed"] = hierarchy.isTrue(x, .hidesBottomBarWhenPushed) ? true.json : nil
    switch kind {
    case .navigation, .imagePicker: json["isNavigationBarHidden"] = world.isBarHidden(.navigationBar, of: x).json
    case .tabBar:
      json["isTabBarHidden"] = world.isTabBarHidden(x).json
      json["selected"] = world.selectedTab(x).map { name($0) }
    case .split: json["split"] = split(x)
    default: break
    }
    if kind.isUIKitContainer { json["shown"] = names(world.shownChildren(x)) }
    json["presentation"] = hierarchy.presentations[x].map { presentation($0) }
  }

  /// How a controller is presented that no window's tree leads to; nil for one that is not.
  func presentation(ofUnlisted name: String) -> JSONValue? {
    for (x, found) in hierarchy.presentations where EventText.name(x, hierarchy) == name && hierarchy.isInWindow(x) {
      return presentation(found)
    }
    return nil
  }

  /// The level of a window, by its row.
  func level(ofWindow row: Int) -> String {
    let key = PropertyKey(owner: .window(WindowID(row: row)), property: .windowLevel)
    guard case .enumeration(let type, let level)? = hierarchy.assigned[key], Int(level) < type.cases.count else {
      return "normal"
    }
    return type.cases[Int(level)].name
  }

  private static func word(_ kind: ControllerKind) -> String {
    switch kind {
    case .plain: "plain"
    case .navigation: "navigation"
    case .tabBar: "tabBar"
    case .split: "split"
    case .page: "page"
    case .table: "table"
    case .collection: "collection"
    case .search: "search"
    case .alert: "alert"
    case .activity: "activity"
    case .imagePicker: "imagePicker"
    case .documentPicker: "documentPicker"
    case .hosting: "hosting"
    case .safari: "safari"
    case .arrangement: "arrangement"
    }
  }

  private func name(_ x: ControllerID) -> JSONValue { .string(ControllerText.name(x, in: hierarchy)) }
  private func names(_ all: [ControllerID]) -> JSONValue { .array(all.map { name($0) }) }
  private func text(_ value: Value) -> JSONValue { .string(ValueText.text(value, hierarchy)) }

  private func split(_ x: ControllerID) -> JSONValue {
    [
      "isCollapsed": hierarchy.has(x, .collapsed).json,
      "columns": names(hierarchy.children(of: x)),
      "displayMode": world.take(ColumnsAreTheChildren.displayMode(x, world)).map { text($0) },
    ]
  }

  private func presentation(_ presentation: Presentation) -> JSONValue {
    var json = JSONObject()
    json["presenter"] = name(hierarchy.directPresenter(presentation.presented) ?? presentation.presenter)
    json["source"] = name(presentation.source)
    json["requestedStyle"] = presentation.requestedStyle.text.json
    json["style"] = presentation.adaptedStyle.text.json
    switch presentation.own {
    case .alert: json["own"] = "alert"
    case .actionSheet: json["own"] = "actionSheet"
    case .activity: json["own"] = "activity"
    case .search: json["own"] = "search"
    case nil: break
    }
    switch (presentation.own, presentation.adaptedStyle) {
    case (.search, _), (nil, .currentContext), (nil, .overCurrentContext): json["frameOf"] = "presenter"
    default: json["frameOf"] = "window"
    }
    let modal = world.take(ModalInPresentationBlocksTheUser.judge(presentation.presented, world))
    json["isModalInPresentation"] = (modal != nil).json
    json["isDismissing"] = presentation.isDismissing ? true.json : nil
    if let size = hierarchy.property(presentation.presented, .preferredContentSize), case .size(let w, let h) = size,
      w > 0 || h > 0
    {
      json["preferredContentSize"] = text(size)
    }
    if let sheet = Sheet(presentation, world) {
      json["detent"] = SheetRestsAtADetent.detent(sheet, world).identifier.json
      json["detents"] = .array(sheet.activeDetents(world).map { .string($0.identifier) })
      json["isUndimmed"] = UndimmedSheetLeavesTheRestUsable.isUndimmed(presentation, world).json
    }
    if presentation.isRealPopover { json["anchor"] = anchor(presentation.original) }
    return .object(json)
  }

  /// Where a popover points: what was assigned.
  private func anchor(_ x: ControllerID) -> JSONValue? {
    for property in [Property.sourceItem, .barButtonItem, .sourceView] {
      for facet in [Facet.presentationController, .activePresentationController] {
        let key = PropertyKey(owner: .facet(facet, x), property: property)
        if let value = hierarchy.assigned[key], !value.isNil { return text(value) }
      }
    }
    return nil
  }
}

extension Environment: JSONConvertible {
  package var json: JSONValue {
    [
      "device": device.text.json,
      "orientation": device.rotates ? orientation.text.json : nil,
      "horizontalSizeClass": horizontal.text.json,
      "verticalSizeClass": vertical.text.json,
    ]
  }
}
