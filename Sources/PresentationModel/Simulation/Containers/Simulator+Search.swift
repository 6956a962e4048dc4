/// Search controllers (SCH).
extension Simulator {
  /// A results controller is its search controller's child (SCH-01).
  mutating func setResults(_ results: Value, of search: ControllerID) {
    if let old = hierarchy.firstChild(of: search) {
      guard results != .controller(old) else { return }
      hierarchy.removeFromParent(old)
      hierarchy.setPlace(old, .none)
      releases.candidates.append(old)
    }
    guard case .controller(let x) = results, canBecomeChild(x, of: search) else { return }
    if hierarchy.parent(of: x) != nil {
      hierarchy.removeFromParent(x)
      callback(.didMove, x, [.none])
    }
    hierarchy.append(x, to: search)
    move(x, to: .inside(search))
  }

  /// `search.isActive = …`, and the user's tap (SCH-01, SCH-02): `present` with the host as source, or `dismiss`.
  mutating func setActive(_ search: ControllerID, _ isActive: Bool) {
    guard let host = ask({ Search.host(search, isActive: isActive, $0, &$1) }) else {
      guard isActive, !self.isActive(search), hierarchy.searchHost(search) == nil else { return }
      let text =
        "nobody hosts \(EventText.name(search, hierarchy)), so it is not shown: assign it to a 'navigationItem.searchController'"
      let line = program.steps.indices.contains(outcome.index) ? program.steps[outcome.index].line : 0
      outcome.notes.append(StepNote(line: line, text: text, isFailure: false))
      return
    }
    if isActive {
      // Its delegate may present it itself.
      let delegate = world.liveDelegate(hierarchy.property(search, .delegate) ?? .none)
      if askSwift("presentSearchController(_:)", of: delegate, [.controller(search)]) != nil {
        note(SearchEvents.asks(search))
        guard hierarchy.directPresenter(search) == nil, !loop.isStopped else { return }
      }
      present(search, from: host, isAnimated: true, handler: nil, line: 0, activates: true)
    } else {
      dismiss(search, isAnimated: true, handler: nil, line: 0)
    }
  }

  /// Whether a search is active: from the moment that it is presented until it is being dismissed.
  func isActive(_ search: ControllerID) -> Bool {
    hierarchy.directPresenter(search) != nil && !hierarchy.isDismissing(search)
  }

  /// The user taps a search bar, types into it, or taps its Cancel button, which an active search shows (SCH-03).
  mutating func touchSearchBar(_ call: CallContext, of search: ControllerID) {
    let name = EventText.name(search, hierarchy)
    switch call.method {
    case .tapSearchBar:
      setActive(search, true)
      updateResults(of: search)
    case .typeIntoSearchBar:
      guard isActive(search) else {
        return fail("'\(name)' is not active: tap its bar before you type into it", call.line)
      }
      guard case .string(let text)? = call.arguments.first else { return }
      write(text, of: search)
      tellBar("searchBar(_:textDidChange:)", of: search, [.string(text)])
      updateResults(of: search)
    default:
      guard isActive(search) else {
        return fail("'\(name)' is not active: its bar shows no Cancel button", call.line)
      }
      tellBar("searchBarCancelButtonClicked(_:)", of: search, [])
      guard !loop.isStopped else { return }
      write("", of: search)
      if isActive(search) { setActive(search, false) }
      updateResults(of: search)
    }
  }

  /// `search.searchBar.becomeFirstResponder()`: a bar in a window begins to edit, as it does under the user's tap.
  mutating func focusSearchBar(of search: ControllerID, line: Int) {
    guard let host = hierarchy.searchHost(search), hierarchy.isVisible(host) else {
      return tellOnce(
        "the search bar of '\(EventText.name(search, hierarchy))' is in no window yet: 'becomeFirstResponder' does nothing",
        line)
    }
    setActive(search, true)
    updateResults(of: search)
  }

  private mutating func write(_ text: String, of search: ControllerID) {
    hierarchy.assign(.facet(.searchBar, search), .text, .string(text))
  }

  /// Calls a method of the bar's delegate that the file's Swift has.
  private mutating func tellBar(_ method: String, of search: ControllerID, _ rest: [Value]) {
    let bar = PropertyKey(owner: .facet(.searchBar, search), property: .delegate)
    let delegate = world.liveDelegate(hierarchy.assigned[bar] ?? .none)
    _ = askSwift(method, of: delegate, [.facet(.searchBar, search)] + rest)
  }

  /// Whoever updates the results hears of the user's search, as it is then.
  private mutating func updateResults(of search: ControllerID) {
    guard !loop.isStopped else { return }
    let updater = world.liveDelegate(hierarchy.property(search, .searchResultsUpdater) ?? .none)
    _ = askSwift("updateSearchResults(for:)", of: updater, [.controller(search)])
  }

  /// The delegate's four methods: of a search that was activated, not presented by code (SCH-03).
  mutating func searchCallbacks(_ presentation: Presentation, will: Bool, presenting: Bool) -> [Operation] {
    guard presentation.own == .search else { return [] }
    let search = presentation.presented
    // The reason is kept once, before the will-callbacks.
    let wasActivated = searches.activated.contains(search)
    var closed = Ledger.closed
    let calls =
      will
      ? holds(SearchEvents.judge(search, presents: presenting, wasActivated: wasActivated))
      : closed.holds(SearchEvents.judge(search, presents: presenting, wasActivated: wasActivated))
    guard calls else { return [] }
    let callback: Callback
    switch (will, presenting) {
    case (true, true): callback = .willPresentSearchController
    case (false, true): callback = .didPresentSearchController
    case (true, false): callback = .willDismissSearchController
    case (false, false): callback = .didDismissSearchController
    }
    return [
      .callDelegate(callback, search, [], delegate: world.liveDelegate(hierarchy.property(search, .delegate) ?? .none))
    ]
  }
}
