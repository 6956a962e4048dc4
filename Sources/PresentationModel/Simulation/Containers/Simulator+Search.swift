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
    guard let host = ask({ Search.host(search, isActive: isActive, $0, &$1) }) else { return }
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
